import type { Grammar } from './grammar.ts';
import { formsOf, numbersOf, pairsOf, setOf } from './words.ts';

export const spanish: Grammar = {
  verbs:
    formsOf(`es son está están>ser; era eran estaba estaban>era; tiene tienen>tener; tenía tenían>tenía; cuesta cuestan>costar; usa usan utiliza utilizan>usar; necesita necesitan requiere requieren>necesitar;
    tarda tardan dura duran>durar; contiene contienen>contener; incluye incluyen>incluir; pertenece pertenecen>pertenecer; posee poseen>poseer; significa significan>significar;
    pesa pesan>pesar; mide miden>medir; empieza empiezan comienza comienzan>empezar; termina terminan>terminar; abre abren>abrir; cierra cierran>cerrar; ofrece ofrecen>ofrecer;
    trabaja trabajan>trabajar; vive viven>vivir; paga pagan>pagar; reemplaza reemplazan>reemplazar; dirige dirigen>dirigir; emplea emplean>emplear; recibe reciben>recibir; vende venden>vender;
    funciona funcionan>funcionar; depende dependen>depender; causa causan>causar; usamos utilizamos uso utilizo>usar; tenemos tengo>tener; necesitamos necesito>necesitar; pagamos pago>pagar; trabajamos trabajo>trabajar; vendemos vendo>vender`),
  single: setOf('ser era costar durar pertenecer pesar medir empezar terminar abrir cerrar vivir'),
  being: setOf('es son está están era eran estaba estaban'),
  participles: setOf(
    'situado situada ubicado ubicada basado basada llamado llamada dirigido dirigida fundado fundada construido construida alojado alojada compuesto compuesta limitado limitada previsto prevista',
  ),
  particles: setOf('a al de del en por para con sobre'),
  determiners: setOf('el la los las un una unos unas este esta estos estas ese esa esos esas cada todos todas lo'),
  ownDeterminers: setOf('mi mis nuestro nuestra nuestros nuestras'),
  speakers: setOf('yo nosotros nosotras'),
  ownForms: setOf('usamos utilizamos pagamos trabajamos vendemos'),
  speakerVerbs: setOf('usar tener necesitar pagar trabajar vender vivir emplear poseer'),
  numberedVerbs: setOf('tener necesitar'),
  notInSubject:
    setOf(`yo tú él ella usted nosotros ustedes ellos ellas me te se le les nos eso esto aquello que qué quien quién cual cuál cuyo donde dónde cuando cuándo cómo por si porque aunque
    mientras pero o puede pueden podría debe deben debería será serán no nunca nada nadie algo alguien todo más menos también mismo otro otra otros otras hay cosa cosas con sin como hacia muy`),
  vague: setOf(
    'punto pregunta idea razón hecho caso resto respuesta problema gente fin parte lado momento diferencia vez tiempo día primero primera segundo último última próximo',
  ),
  pointing: setOf('este esta estos estas ese esa esos esas'),
  relatives: setOf('que quien cuyo donde'),
  notFacts: setOf('tener_que ser_a ser_por'),
  inSubject: setOf('de del en para y a al'),
  negators: setOf('no nunca tampoco'),
  adverbs: setOf(
    'también actualmente ahora siempre normalmente generalmente todavía aún ya solo sólo casi exactamente aproximadamente unos unas',
  ),
  openers: setOf('y pero bueno entonces pues sí vale también eh además'),
  opinions: ['creo que', 'pienso que', 'me parece que', 'en mi opinión', 'para mí', 'la verdad'],
  clauseEnds: setOf('pero porque aunque que quien cuando mientras si donde desde hasta'),
  notInObject: setOf(
    'y o que lo qué cómo dónde cuándo aquí ahí allí yo tú él ella eso esto muy así como verdad cierto todo nada',
  ),
  uncertain: setOf(
    'quizá quizás tal-vez probablemente posiblemente sería serían podría podrían debería deberían parece ojalá ejemplo',
  ),
  attributes: setOf(
    'nombre estado plazo fecha precio coste costo presupuesto color tamaño longitud peso altura anchura propietario propietaria responsable director directora capital dirección versión edad salario tarifa número total importe teléfono título duración objetivo sede idioma moneda formato tipo',
  ),
  opposites: pairsOf(
    'lento/rápido lenta/rápida fácil/difícil bueno/malo buena/mala barato/caro barata/cara seguro/peligroso seguro/inseguro abierto/cerrado abierta/cerrada posible/imposible viejo/nuevo vieja/nueva antiguo/nuevo fiable/inestable obligatorio/opcional gratis/caro público/privado pública/privada verdadero/falso disponible/indisponible grande/pequeño grande/pequeña largo/corto larga/corta alto/bajo alta/baja fuerte/débil limpio/sucio lleno/vacío útil/inútil claro/confuso necesario/innecesario estable/inestable completo/incompleto simple/complicado simple/complicada',
  ),
  numbers: numbersOf(
    'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 cien=100 mil=1000',
  ),
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  since: setOf('desde'),
  until: setOf('hasta'),
};
