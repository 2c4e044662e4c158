/** Words by which people name the same thing, one class a line. The longest of several is read. */
export const es = `
coche|carro|auto|conduzco|conducir|manejo|conduciendo
bicicleta|bici|pedaleo
a pie|andando|caminando|camino|pie|ando|paseando
autobus|bus|guagua|autocar|colectivo|camion
tren|cercanias|renfe
metro|subte
avion|vuelo|volando
moto|ciclomotor|scooter
transporte publico|transportes publicos
telefono|llamada|llamar|llamando|llamen|llamenme|llamada telefonica
correo electronico|email|e mail|mail|correo
carta|por carta|correo postal
sms|mensaje de texto
whatsapp|wasap|guasap|mensaje
en persona|cara a cara|presencial|presencialmente
efectivo|en efectivo|metalico|billetes|monedas|cash|en metalico
tarjeta|con tarjeta|tarjeta de credito|visa|plastico|debito
movil|con el movil|bizum|celular|smartphone|iphone
transferencia|transferencias
perro|perros|perrito|cachorro|perra
gato|gatos|gatito|gata
pajaro|pajaros|canario|periquito|loro
pez|peces|acuario|pececito
conejo|conejos|conejito
casado|casada|casados|casadas|mi marido|mi mujer|mi esposa|mi esposo|matrimonio
divorciado|divorciada|separado|mi ex marido|mi ex mujer|divorcie
viudo|viuda|enviude|fallecio
soltero|soltera|solteron
alquiler|alquilado|alquilo|de alquiler|inquilino|alquilada|alquilamos|casero
propiedad|propia|propietario|propietaria|en propiedad|hipoteca|casa propia|piso propio|es mia|es nuestra
con mis padres|con mi madre|con la familia|con mi familia
piso compartido|comparto piso|compartido|companeros de piso
piso|apartamento|departamento|estudio
casa|chalet|adosado|unifamiliar
empleado|empleada|asalariado|por cuenta ajena|contratado
autonomo|autonoma|por cuenta propia|freelance|mi propio negocio|negocio propio|propia empresa
en paro|desempleado|desempleada|paro|sin trabajo|buscando trabajo
jubilado|jubilada|jubilacion|pensionista|retirado
estudiante|estudio|universidad|estudiando
a diario|diario|todos los dias|cada dia|diariamente|cada manana|todas las mananas|todas las noches
semanal|cada semana|una vez a la semana|una vez por semana|todas las semanas|semanalmente|cada domingo|todos los domingos|todos los sabados|los domingos
varias veces a la semana|dos veces por semana|tres veces por semana|dos veces a la semana|tres veces a la semana
mensual|cada mes|una vez al mes|mensualmente|todos los meses
rara vez|raramente|casi nunca|muy poco|de uvas a peras
a veces|de vez en cuando|ocasionalmente|alguna vez
a menudo|frecuentemente|muchas veces|con frecuencia|seguido
pequena|pequeno|mas pequena|mas pequeno|chica|chico
mediana|mediano
grande|mas grande|mayor
facil|sencillo|sencilla|chupado|pan comido
dificil|complicado|complicada|duro|un lio
precio|caro|cara|coste|dinero|precios|barato
calidad|bien hecho|durabilidad|duradero
ruido|ruidoso|ruidosa
por la manana|manana|mananas|temprano
por la tarde|tarde|tardes|despues de comer
por la noche|noche|noches|despues de cenar
fin de semana|fines de semana|finde
amigos|amigo|amiga|amigas|colega|boca a boca
familia|madre|padre|hermana|hermano|padres|prima|primo
redes sociales|facebook|instagram|insta|tiktok
periodico|prensa|diario
television|tele|tv
internet|online|google|web|en linea
ordenador|pc|computadora|compu
portatil|laptop
tableta|tablet|ipad
cafe|cafelito|cortado|expreso|cafe con leche
te|infusion|manzanilla
zumo|jugo|zumo de naranja
vegetariano|vegetariana|sin carne|no como carne
neutral|indiferente|ni una cosa ni otra
satisfecho|contento|satisfecha|contenta
insatisfecho|descontento|decepcionado|descontenta
mejor|mejorado
peor|empeorado
igual|lo mismo|sin cambios
oficina|en la oficina
en casa|casa|teletrabajo|desde casa
ciudad|en la ciudad|urbano
pueblo|campo|rural
supermercado|mercadona
medico|doctor|doctora|medico de cabecera
hospital|urgencias
`;
