import type { Sound } from '../../spelling.ts';

/** Family and friends: whom a speaker means by "mi …". */
const KIN = `marido mujer esposo esposa pareja novio novia ex exmarido exmujer companero companera prometido
  hijo hija hijos hijas nino nina ninos bebe chaval crio cria hijastro hijastra nene nena peque
  madre padre mama papa padres mami papi viejo vieja padrastro madrastra suegro suegra yerno nuera cunado cunada
  hermano hermana hermanos gemelo gemela tio tia primo prima sobrino sobrina
  abuelo abuela abuelos abuelita abuelito yayo yaya nieto nieta amigo amiga colega`;

/** Word classes of Spanish; see `ROLES` for those that the decisions ask about. */
export const classes = {
  subject: 'yo',
  tail: 'ya mas nada de verdad serio en hoy ahora asi tampoco nunca mucho veces a tanto aqui esto',
  me: 'quiero quisiera tengo estoy soy he estaba voy yo me mi mis mia conmigo',
  other: `el ella ellos ellas usted ustedes tu nosotros gente pacientes paciente clientes cliente companeros jefe jefa alguien todos todas quien personaje
      uno <kin>`,
  kin: KIN,
  my: 'mi mis nuestro nuestra nuestros',
  says: `dice dijo decia dicen dijeron contaba conto cuenta pregunta pregunto preguntaba grito gritaba grita escribio escribe canta cantaba repite repetia afirma bromeo bromea
      titulada titulado`,
  negator: 'no nunca jamas ni sin tampoco nadie nada ningun ninguna ninguno apenas',
  postnegator: 'nunca jamas',
  barrier: 'porque como que cuando si pero y o sino aunque mientras donde desde hasta pues xq pq porq quien',
  unnegated: 'paro dejo solo se sabia olvido recuerdo para dejado niego',
  joiner: 'y e pero porque o si cuando aunque sino mientras pues entonces ni',
  quiero: `quiero queria quisiera querria kiero qiero prefiero preferiria gustaria deseo desearia ganas espero ojala pienso pensando pensado pienso voy iba intento intente intentado quise
      necesito decidido planeo ruego sueno apetece idea anhelo considerado quiera querido`,
  matar: `matarme suicidarme ahorcarme colgarme envenenarme ahogarme dispararme tirarme lanzarme quitarme desangrarme asfixiarme inmolarme eliminarme acuchillarme apunalarme pegarme
      arrojarme aventarme liquidarme`,
  mato: 'mato mate mataria suicido suicidaria suicide ahorco cuelgo matare suicidare ahorcaria',
  morir:
    'morir morirme muera muriera muriese morirse palmarla desaparecer esfumarme fallecer perecer desaparezca desapareciera morirm muero moriria petatear petatearme',
  muerto: 'muerto muerta muertos muertas muertito',
  vivir: 'vivir existir viviendo continuar viva vivo existiendo respirar vivi',
  neg: 'no nunca jamas sin ni ningun ninguna nadie nada tampoco',
  life: 'vida vivir existencia existir',
  person: `el ella ellos ellas jefe jefa encargado companero companera entrenador profesor profesora maestro cura medico vecino vecina casero paciente cliente residente alumno
      hombre mujer tipo tio alguien policia chicos desconocido usuario senor muchacho <kin>`,
  pega: `pega pegaba pego pegan pegaron golpea golpeaba golpeo golpean golpearon maltrata maltrataba maltrato viola violo violaba abusa abuso abusaba agrede agredio agredia amenaza amenazo amenazaba
      ahorca ahorcaba estrangula estrangulo azota abofetea abofeteo patea pateo insulta humilla acosa acoso acosaba manosea manoseo toquetea tortura apunalo quema quemo zarandea empujo empuja escupio escupe cachetea`,
  sufrido: `violada violado agredida agredido golpeada golpeado maltratada maltratado abusada abusado acosada acosado amenazada amenazado apunalada estrangulada manoseada
      secuestrada humillada torturada pegada violentada`,
  us: 'me nos',
  anyone: 'alguien gente todos otros alguno personas nadie ellos ella el los le lo la les <kin>',
  body: 'brazo brazos mano manos nariz costilla costillas mandibula dedo dedos diente dientes cabeza cara ojo pierna cuello pelo muneca',
  milestone:
    'navidad navidades nochebuena cumpleanos verano invierno primavera otono mes semana ano lunes manana finde enero veinte treinta cuarenta 18 20 30 noche',
  means: 'soga cuerda pistola escopeta navaja cuchilla cuchillas veneno revolver rifle arma pastillas',
  missile: `cuchillo cuchillos plato platos vaso vasos botella botellas silla sillas telefono movil florero zapato zapatos piedra piedras cenicero martillo tijeras lampara sarten olla cafe
      cosas taza tenedor plancha`,
  tool: `programa software herramienta aplicacion app impresora sistema ordenador computadora portatil pagina web formulario formularios hoja hojas excel reunion reuniones atasco trafico cola colas
      correo correos papeleo actualizacion codigo bug bugs jira sap outlook teams zoom ticket interfaz teclado telefono movil musica cancion pelicula deberes matematicas mates examen calor tiempo ruido
      encuesta cuestionario contrasena pantalla servidor burocracia tramites aeropuerto transporte metro`,
  laugh: 'lol jaja* jajaj* jeje* jiji* xd jaj haha* 😂 🤣 😆 😅 😹 💀 🙃',
  thing: '<tool> <treat> planta plantas juguete juguetes factura facturas recibo',
  treat:
    'cafe te chocolate queso tarta pizza hamburguesa cerveza vino helado azucar dulces patatas netflix tele entrada entradas concierto vacaciones cama',
  repeated: 'otra otro mas vez cada proxima proximo',
  pills:
    'pastillas pastilla medicamentos tranquilizantes somniferos insulina paracetamol medicinas lejia veneno comprimidos ibuprofeno trankimazin orfidal',
  high: 'puente tejado azotea edificio acantilado balcon ventana tren trenes metro via vias autobus bus camion coche terraza precipicio carro piso',
};

/** One written word that stands for several, or for another. */
export const expansions: Record<string, string> = {
  xq: 'porque',
  kiero: 'quiero',
  qiero: 'quiero',
  kero: 'quiero',
  pa: 'para',
  toy: 'estoy',
  tar: 'estar',
  na: 'nada',
  nadien: 'nadie',
  cansao: 'cansado',
  jarto: 'harto',
  jarta: 'harta',
  d: 'de',
  q: 'que',
  k: 'que',
  sta: 'esta',
  sto: 'esto',
  tb: 'tambien',
  xfa: 'por favor',
  porfa: 'por favor',
  porfavor: 'por favor',
  nomas: 'no mas',
  mimir: 'dormir',
  sinsentido: 'sin sentido',
};

export const sound: Sound = [
  [/v/g, 'b'],
  [/h/g, ''],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 's'],
  [/qu|q|c/g, 'k'],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/w/g, 'u'],
  [/m(?=[bp])/g, 'n'],
];
