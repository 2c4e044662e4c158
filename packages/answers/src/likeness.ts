import type { Language } from '@insights/language';
import { fold, plain, wordPattern } from './text.ts';

/**
 * Words by which people name the same thing, one class a line: verbs for what they do with it, kinds of it, and other words for it. Only words
 * that name nothing else in an answer to a question that offers one of them.
 */
const ALIKE: Record<Language, string> = {
  en: `
    car|drive|drives|driving|drove|auto|automobile|motor
    bicycle|bicycles|bike|bikes|biking|cycle|cycles|cycling|cycled|push bike|pushbike|ebike|e bike
    on foot|foot|walk|walks|walking|walked|by foot
    bus|buses|coach
    train|trains|rail|railway|by rail
    tram|trams|streetcar|trolley
    underground|subway|metro|tube
    public transport|public transit|transit
    plane|aeroplane|airplane|flight|fly|flying|flew|by air
    boat|ship|ferry
    taxi|cab|uber
    motorbike|motorcycle|moped|scooter
    phone|telephone|call|calls|ring|ringing|phoning|phoned|landline
    email|e mail|emails|inbox
    post|letter|letters|by mail|snail mail
    text message|sms|text|texts|texting
    chat|messenger|messaging|whatsapp
    in person|face to face|in the flesh|in the shop|at the counter
    video call|zoom|teams|skype|facetime
    cash|notes|coins|bills|notes and coins|bills and coins
    card|credit card|debit card|debit|plastic|contactless
    bank transfer|wire|transfer
    dog|dogs|puppy|puppies|doggo|pup|hound|labrador|lab|terrier|poodle|spaniel|beagle|collie|alsatian|dachshund
    cat|cats|kitten|kittens|kitty|tomcat|moggy
    bird|birds|parrot|budgie|budgies|canary|budgerigar|cockatiel|chickens|hens
    fish|goldfish|koi|aquarium|fishes
    rabbit|rabbits|bunny|bunnies
    married|husband|wife|spouse|wed|hitched
    divorced|ex husband|ex wife|divorcee
    widowed|widow|widower|widowhood
    single|unmarried|bachelor|on my own
    renting|rent|tenant|rented|renter|rental|landlord|landlady|lease
    own home|homeowner|owner|own my home|own our home|own my house|own our house|own the house|own our place|own it|mortgage|bought it|bought our house|own my flat|own my own place
    living with family|living with parents|with my parents|with my mum|with my mom|at my parents|with family|at home with my parents|with relatives
    shared flat|flatshare|house share|flatmates|roommates|housemates
    flat|apartment|studio|condo
    house|detached|semi detached|bungalow|cottage|terraced house
    self employed|freelance|freelancer|freelancing|own business|own boss|my own company|own company|entrepreneur|sole trader|business owner|run my own|run a business|contractor
    employed|employee|full time job|salaried|on the payroll|employed full time
    unemployed|out of work|jobless|between jobs|looking for work|laid off|on the dole|job hunting
    retired|pensioner|retirement|retiree|on a pension
    student|studying|university|uni|college|at school|in education
    daily|every day|everyday|each day|every single day|every morning|every evening|every night|seven days a week|once a day
    weekly|every week|each week|once a week|every monday|every tuesday|every wednesday|every thursday|every friday|every saturday|every sunday|on sundays|on saturdays|on fridays|on mondays
    monthly|every month|each month|once a month
    yearly|annually|every year|once a year|each year
    rarely|seldom|hardly ever|almost never|once in a blue moon|very occasionally|scarcely ever
    sometimes|occasionally|now and then|every now and then|from time to time|once in a while|now and again|on occasion
    often|frequently|a lot|regularly|all the time
    small|smallest|tiny
    medium|middle|medium sized|mid sized|midsize
    large|largest|big|biggest
    extra large|xl|huge
    easy|simple|straightforward|piece of cake|doddle|a breeze|effortless|child's play|no trouble|painless|walk in the park
    difficult|hard|tough|tricky|a struggle|nightmare|complicated|challenging|a pain
    expensive|overpriced|costly|dear|pricey|rip off
    cheap|inexpensive|low cost|bargain|affordable
    price|prices|cost|costs|cheap|cheapness|money|expensive|afford|affordable|too dear|pricey
    quality|well made|well built|craftsmanship|durable|durability|lasts|sturdy
    distance|far away|too far|far|how far
    waiting time|waiting|wait|queue|queues|queueing|long wait|waits
    speed|fast|quick|quickly|how fast
    slow|slowly|sluggish|takes ages|laggy|slowness
    confusing|confused|confuses|complicated|couldnt find anything|couldn't find anything|hard to find|unclear
    fear|scared|afraid|frightened|fears|anxious|anxiety
    location|where it is|area|neighbourhood|neighborhood
    service|staff|customer service
    morning|mornings|before noon|first thing|before work|at breakfast
    afternoon|afternoons|after lunch
    evening|evenings|after work|after dinner|tonight
    night|nights|late at night|nighttime|after midnight
    weekend|weekends|saturday and sunday
    monday|mon|mondays
    tuesday|tue|tues|tuesdays
    wednesday|wed|weds|wednesdays
    thursday|thu|thur|thurs|thursdays
    friday|fri|fridays
    saturday|sat|saturdays
    sunday|sun|sundays
    spring|springtime
    summer|summertime
    autumn|fall
    winter|wintertime
    friends|friend|my mate|a mate|mates|buddy|pal|pals|word of mouth|acquaintance
    family|relatives|relative|mum|dad|sister|brother|mother|father|parents|cousin|aunt|uncle
    colleagues|colleague|coworker|coworkers|workmates|workmate
    social media|facebook|instagram|insta|tiktok|twitter|linkedin|reddit|youtube
    newspaper|paper|papers|newspapers|the times|the guardian|press|magazine
    radio|on air
    television|tv|telly
    internet|online|google|googled|website|web|search engine
    advert|ad|advertisement|ads|adverts|commercial|poster|billboard|flyer|leaflet
    computer|pc|desktop
    laptop|notebook|macbook|chromebook
    tablet|ipad|kindle
    smartphone|phone|iphone|android|mobile phone|cell phone|mobile|cell|cellphone
    windows|microsoft|win
    macos|mac|apple|macbook|imac
    linux|ubuntu|debian|fedora
    films|film|movies|movie|netflix|streaming|cinema
    gaming|games|game|gamer|playing games
    music|songs|spotify|listening to music
    reading|books|novels|read
    running|run|jogging|jog|runs|marathon
    swimming|swim|swims|pool
    football|soccer|footie
    gym|weights|fitness|working out|workout
    potatoes|potato|spuds|spud|tatties
    tomatoes|tomato|toms
    courgettes|courgette|zucchini
    milk|dairy|cheese|yoghurt|lactose
    nuts|nut|peanuts|peanut|almonds|hazelnuts|walnuts
    gluten|wheat|coeliac
    coffee|espresso|latte|cappuccino|americano|flat white
    tea|cuppa|earl grey|brew
    water|tap water|sparkling
    juice|oj|orange juice
    soft drink|soda|coke|cola|pop
    beer|lager|pint|ale
    wine|red wine|white wine|prosecco
    beef|steak
    vegetarian|veggie|no meat|don't eat meat|dont eat meat|meat free
    vegan|plant based|no animal products
    wood stove|log burner|wood burner|fireplace|wood fire|stove|logs
    gas boiler|gas|boiler
    heat pump|air source|ground source
    electric heaters|electric heating|storage heaters|electricity
    solar panels|solar|photovoltaics
    noise|noisy|loud|racket
    neither agree nor disagree|neutral|no opinion|in the middle|on the fence|indifferent|undecided|neither one nor the other
    agree|agreed
    disagree
    satisfied|happy|pleased|content
    dissatisfied|unhappy|displeased|disappointed
    excellent|brilliant|fantastic|superb|outstanding|amazing|awesome
    good|great|fine
    average|so so|mediocre|meh
    poor|bad|rubbish|terrible|awful|dreadful|crap
    better|improved|improvement
    worse|deteriorated|gone downhill
    about the same|the same|unchanged|no change|no difference
    male|man|guy|bloke|gentleman
    female|woman|lady
    alone|by myself|on my own|solo
    partner|boyfriend|girlfriend|husband|wife|fiance|fiancee
    children|kids|son|daughter|sons|daughters
    at home|home|from home|work from home|wfh|home office|remote|remotely
    office|in the office|on site|onsite
    city|town|urban|downtown
    countryside|country|village|rural|farm
    supermarket|tesco|aldi|lidl|sainsburys|walmart
    market|farmers market|market stall
    pharmacy|chemist|drugstore
    doctor|gp|physician|surgery
    hospital|a and e|emergency room
    book|hardback|paperback|hard copy|printed|paper`,
  de: `
    auto|wagen|pkw|fahre selbst|karre|mitm auto
    fahrrad|rad|radl|velo|drahtesel|radel|radeln|e bike|ebike|pedelec|radle
    zu fuss|fuss|laufe|laufen|gehe|spazieren|spaziere|per pedes
    bus|busse|linienbus
    bahn|zug|zuge|ice|regio|regionalbahn|eisenbahn|s bahn|sbahn
    strassenbahn|tram|bim
    u bahn|ubahn|metro
    offentliche verkehrsmittel|offis|opnv|offentliche|offentlichen
    flugzeug|fliege|fliegen|flieger|flug|geflogen
    motorrad|roller|moped|mopped
    telefon|telefonisch|anruf|anrufen|telefonieren|anrufe|rufen sie an|ruf an
    e mail|email|mail|mails|per mail
    post|brief|briefpost|postweg|per post
    sms|textnachricht
    chat|whatsapp|messenger
    personlich|vor ort|von angesicht zu angesicht|im laden|am schalter|face to face
    bar|bargeld|cash|scheine|munzen
    karte|ec karte|girocard|kreditkarte|ec|bankkarte|kartenzahlung
    uberweisung|uberweisen|uberweise
    lastschrift|bankeinzug|einzug|abbuchung
    hund|hunde|welpe|wauwau|dackel|labrador|pudel|schaferhund|terrier
    katze|katzen|kater|mieze|katzchen|kitten|stubentiger
    vogel|vogeln|wellensittich|wellensittiche|papagei|kanarienvogel|huhner
    fisch|fische|aquarium|goldfisch|goldfische
    kaninchen|hase|hasen|karnickel
    verheiratet|ehemann|ehefrau|mein mann|meine frau|ehe|geheiratet|unter der haube
    geschieden|scheidung|exmann|exfrau
    verwitwet|witwe|witwer|verstorben
    ledig|single|unverheiratet|alleinstehend
    zur miete|miete|mieter|mieterin|mietwohnung|gemietet|vermieter|mieten
    im eigentum|eigentum|eigentumer|eigentumerin|eigenheim|eigentumswohnung|eigenes haus|gehort uns|gehort mir|eigene wohnung|eigenen haus|abbezahlt|gekauft|eigenen vier wanden
    in einer wg|wg|wohngemeinschaft|mitbewohner|mitbewohnern|mitbewohnerin
    bei den eltern|meinen eltern|hotel mama|elternhaus|bei mama
    angestellt|angestellter|angestellte|angestelltenverhaltnis|fest angestellt|festanstellung
    selbststandig|selbstandig|freiberuflich|freiberufler|freiberuflerin|eigene firma|eigener chef|unternehmer|unternehmerin|freelancer|eigenen laden|eigenes geschaft
    arbeitslos|ohne arbeit|arbeitssuchend|auf jobsuche|ohne job
    in rente|rente|rentner|rentnerin|pensioniert|pension|ruhestand|pensionar
    student|studentin|studium|studiere|studieren|uni
    in ausbildung|ausbildung|azubi|lehrling|lehre
    taglich|jeden tag|jeden morgen|jeden abend|tagtaglich|einmal am tag|alle tage
    wochentlich|jede woche|einmal in der woche|einmal die woche|einmal pro woche|jeden montag|jeden dienstag|jeden mittwoch|jeden donnerstag|jeden freitag|jeden samstag|jeden sonntag|sonntags|samstags
    mehrmals pro woche|mehrmals die woche|mehrmals in der woche|zwei mal die woche|drei mal die woche|vier mal die woche|zweimal die woche|dreimal die woche|viermal die woche|alle zwei tage|jeden zweiten tag|paar mal die woche|mehrmals wochentlich
    monatlich|jeden monat|einmal im monat|einmal pro monat
    jahrlich|jedes jahr|einmal im jahr
    selten|seltener|kaum|alle jubeljahre|so gut wie nie|fast nie
    manchmal|ab und zu|gelegentlich|hin und wieder|von zeit zu zeit|ab und an
    oft|haufig|regelmassig|standig|andauernd
    klein|kleine|kleinste|kleinen
    mittel|mittlere|mittelgross|mittelgrosse
    gross|grosse|grosste|grossen
    leicht|einfach|kinderleicht|easy|babyleicht|ein klacks|problemlos|kein problem
    schwer|schwierig|kompliziert|schwere|hart|muhsam
    preis|teuer|kosten|geld|gunstig|billig|preise|zu teuer|preiswert
    qualitat|gut verarbeitet|verarbeitung|haltbar|haltbarkeit|langlebig
    larm|laut|lautstarke|krach|gerausche
    grosse|zu klein|zu eng|platz|eng|zu gross
    entfernung|zu weit|weit weg|weit entfernt
    wartezeit|warten|lange warten|wartezeiten|schlange
    angst|furcht|angstlich
    vormittags|vormittag|morgens|fruh|in der fruh|am morgen|morgen
    mittags|mittag|mittagspause
    nachmittags|nachmittag
    abends|abend|feierabend|nach der arbeit|abendessen
    nachts|nacht
    am wochenende|wochenende|wochenenden|samstag und sonntag
    montag|mo|montags
    dienstag|dienstags
    mittwoch|mi|mittwochs
    donnerstag|donnerstags
    freitag|fr|freitags
    samstag|sa|samstags|sonnabend
    sonntag|sonntags
    freunde|freund|freundin|freunden|bekannte|bekannter|kumpel|kumpels|freundinnen
    familie|verwandte|mutter|vater|schwester|bruder|eltern|cousine|tante|onkel
    kollegen|kollege|kollegin|arbeitskollegen
    soziale medien|social media|facebook|instagram|insta|tiktok|youtube
    zeitung|tageszeitung|presse|anzeige|wochenblatt
    fernsehen|fernseher|tv|glotze
    internet|online|google|gegoogelt|webseite|website|netz
    computer|pc|rechner|desktop
    laptop|notebook|macbook
    tablet|ipad
    smartphone|handy|iphone|mobiltelefon|android
    filme|film|kino|netflix|serien
    lesen|bucher|lese|buch
    schwimmen|schwimmbad|schwimme|freibad|hallenbad|bad|becken
    laufen|joggen|jogge|laufe
    fussball|kicken|kicke
    kaffee|espresso|cappuccino|milchkaffee|latte
    tee|kamillentee|schwarztee|grunen tee
    wasser|mineralwasser|leitungswasser|sprudel
    saft|orangensaft|apfelsaft|osaft
    kartoffeln|kartoffel|erdapfel|pommes
    brotchen|semmel|semmeln|schrippe|weckle
    vegetarisch|vegetarier|vegetarierin|kein fleisch|fleischlos|ohne fleisch
    vegan|veganer|veganerin|rein pflanzlich
    spulmaschine|geschirrspuler|geschirrspulmaschine
    neutral|weder noch|unentschieden|teils teils|mittendrin
    zufrieden|glucklich
    unzufrieden|enttauscht|unglucklich
    besser|verbessert
    schlechter|verschlechtert
    gleich|unverandert|wie immer|gleich geblieben
    mannlich|mann
    weiblich|frau
    allein|alleine|fur mich allein
    partner|partnerin|freund|freundin|mann|frau
    kinder|kind|tochter|sohn|kids
    zuhause|zu hause|daheim|homeoffice|home office|von daheim
    buro|im buro
    stadt|innenstadt|grossstadt
    land|dorf|auf dem land|landlich
    jahreskarte|jahresabo|jahresticket
    monatskarte|monatsabo|monatsticket|monatlich
    arzt|hausarzt|doktor|arztin
    krankenhaus|klinik|spital`,
  fr: `
    voiture|auto|bagnole|conduis|caisse|vehicule
    velo|bicyclette|vtt|pedale|bici
    a pied|pied|marche|marcher|pieds
    bus|autobus
    train|tgv|ter|rer|chemin de fer|sncf
    tramway|tram
    metro|souterrain
    avion|vole|vol|voler
    moto|scooter
    transports en commun|transports|transports publics
    telephone|appel|appeler|tel|coup de fil|appelez|par tel
    e mail|mail|email|courriel|mel|courrier electronique
    courrier|lettre|poste|par la poste
    sms|texto|textos
    en personne|sur place|face a face|de vive voix|en face
    especes|liquide|cash|billets|pieces|en liquide
    carte|carte bleue|cb|carte bancaire|carte de credit
    virement|virements
    cheque|cheques
    chien|chiens|chiot|toutou|labrador|caniche
    chat|chats|chaton|minou|chatte
    oiseau|oiseaux|perruche|canari|perroquet
    poisson|poissons|poisson rouge|aquarium
    lapin|lapins
    marie|mariee|mon mari|ma femme|epouse|epoux|maries
    divorce|divorcee|divorces
    veuf|veuve
    celibataire|celib|pas marie
    locataire|location|loue|louons|loyer|proprio
    proprietaire|achete|ma maison|notre maison|mon appartement
    colocation|coloc|colocs|colocataires
    appartement|appart|studio|f2|f3|f4|t2|t3|t4|deux pieces|trois pieces
    maison|pavillon|villa
    salarie|salariee|employe|employee|cdi|cdd
    independant|independante|a mon compte|freelance|auto entrepreneur|mon entreprise|ma boite|patron
    chomage|au chomage|sans emploi|demandeur d'emploi|cherche du travail
    retraite|retraitee|a la retraite|pension
    etudiant|etudiante|etudes|fac|universite
    tous les jours|quotidiennement|chaque jour|chaque matin|tous les matins|tous les soirs|chaque soir|une fois par jour|journellement
    une fois par semaine|chaque semaine|toutes les semaines|hebdomadaire|tous les dimanches|tous les samedis|chaque dimanche|chaque samedi
    plusieurs fois par semaine|deux fois par semaine|trois fois par semaine|quatre fois par semaine
    une fois par mois|chaque mois|tous les mois|mensuellement
    rarement|presque jamais|tres peu
    parfois|de temps en temps|quelquefois|occasionnellement|a l'occasion
    souvent|frequemment|regulierement
    petit|petite|plus petit|plus petite
    moyen|moyenne
    grand|grande|plus grand|plus grande
    facile|simple|fastoche|un jeu d'enfant|tranquille
    difficile|complique|dur|galere|compliquee|penible
    prix|cher|chere|cout|argent|trop cher
    qualite|bien fait|solide|durable|bien fini
    bruit|bruyant|bruyante
    le matin|matin|matinee|matins
    l'apres midi|apres midi
    le soir|soir|soiree|apres le travail|soirs
    la nuit|nuit
    le week end|week end|weekend|samedi et dimanche
    amis|ami|amie|copain|copine|pote|potes|copains|bouche a oreille
    famille|mere|pere|soeur|frere|parents|cousin|cousine
    collegues|collegue
    reseaux sociaux|facebook|instagram|insta|tiktok
    journal|presse|journaux
    television|tele|tv
    internet|en ligne|google|site|web
    ordinateur|pc|ordi
    telephone portable|smartphone|portable|iphone|mobile
    tablette|ipad
    cafe|expresso|espresso|creme|noisette
    the|infusion|tisane
    jus|jus d'orange
    vegetarien|vegetarienne|pas de viande|sans viande
    neutre|ni l'un ni l'autre|sans opinion|sans avis
    satisfait|content|contente|satisfaite
    insatisfait|mecontent|decu|decue|mecontente
    mieux|ameliore
    pire|empire|moins bien
    pareil|identique|comme avant|inchange
    seul|seule|tout seul|toute seule
    bureau|au bureau
    a la maison|maison|chez moi|teletravail|a domicile
    ville|en ville|urbain
    campagne|village|rural
    supermarche|carrefour|leclerc|auchan|grande surface
    marche|marches
    medecin|docteur|generaliste
    hopital|urgences`,
  es: `
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
    hospital|urgencias`,
};

const compiled = new Map<Language, readonly RegExp[]>();

function classesOf(language: Language): readonly RegExp[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const lines = ALIKE[language].trim().split('\n');
  // The longest of several words that begin alike.
  const classes = lines.map((line) => {
    const names = line.trim().split('|').toSorted((a, b) => b.length - a.length);
    return new RegExp(wordPattern(names.map((name) => name.replaceAll(' ', '[ -]')).join('|')).source, 'giu');
  });
  compiled.set(language, classes);
  return classes;
}

/** The answer with the words of exactly one option for others of the same class: "I bicycle" for "I bike", where "Bicycle" is an option. */
export function inWordsOf(text: string, options: readonly string[], language: Language): string {
  const names = options.map((option) => plain(option));
  const spoken = plain(text);
  return classesOf(language).reduce((read, names_of_class) => {
    if (spoken.search(names_of_class) < 0) return read;
    const [owner, ...others] = names.filter((name) => name.search(names_of_class) >= 0);
    if (owner === undefined || others.length > 0) return read;
    const own = owner.match(names_of_class)?.[0] ?? '';
    return read.replaceAll(names_of_class, (said) => {
      const isOption = names.some((name) => ` ${name} `.includes(` ${plain(said)} `));
      return isOption ? said : own;
    });
  }, fold(text));
}
