import { compile } from './lexicon.ts';
import type { Patterns, Phrases } from './lexicon.ts';
import { STOCK } from './stock.ts';

const phrases: Phrases = {
  ...STOCK.es,
  greet: [
    'Hola, y gracias por dedicarme este rato. Soy un entrevistador automático y me gustaría hablar con usted sobre «{name}». Dura {minutes} minutos como máximo. Puede saltarse cualquier pregunta, hacer una pausa o parar cuando quiera. ¿Empezamos?',
    'Hola, me alegra que esté aquí. Las preguntas las hace un entrevistador automático. Vamos a hablar de «{name}», {minutes} minutos como mucho. No hay respuestas correctas ni incorrectas, y puede saltarse preguntas o parar en cualquier momento. ¿Le parece bien empezar?',
  ],
  ready: ['¿Empezamos?', '¿Quiere empezar?', 'Si le parece bien, ¿empezamos?'],
  start: ['Bien, empecemos.', 'Bien, esta es mi primera pregunta.', 'Gracias, empiezo.'],
  turn_to: [
    'Pasemos a otro tema: {topic}.',
    'Tengo también una pregunta sobre este tema: {topic}.',
    'Ahora otro punto: {topic}.',
  ],
  return_to: [
    'Antes de terminar, queda una pregunta abierta: {question} Si prefiere dejarla, dígalo sin más.',
    'Hay una pregunta que aún no hemos tratado: {question} También puede dejarla.',
    'Me gustaría volver a esto: {question} Si prefiere no contestar, también está bien.',
  ],
  leave_out: [
    'A esta aún no tengo respuesta: {question} ¿La dejo fuera?',
    'Un último intento: {question} ¿O la dejamos fuera?',
  ],
  late: [
    'Gracias, lo he anotado en la pregunta anterior.',
    'Gracias, eso responde a lo que pregunté antes, y allí lo he puesto.',
    'Anotado con la pregunta de antes.',
  ],
  already: ['Es verdad, ya me lo había dicho; disculpe.', 'Disculpe, ya lo había dicho. Sigo adelante.'],
  last: ['Me queda una última pregunta.', 'Esta es la última pregunta que traía preparada.'],
  touched: [
    'Ya ha mencionado el tema «{topic}». Le iba a preguntar: {question} ¿Quiere añadir algo?',
    'El tema «{topic}» ya ha salido en lo que me contaba. Yo tenía apuntado: {question} ¿Añadiría algo más?',
  ],
  options: ['¿Qué se acerca más: {options}?', '¿Qué encaja mejor: {options}?', '¿Diría usted: {options}?'],
  options_several: ['Nombre, por favor, todo lo que corresponda: {options}.', 'Pueden ser varias: {options}.'],
  ease: [
    'Basta con una impresión general. ¿Se le ocurre algo?',
    'No hace falta que sea exacto. ¿Qué le dice su intuición?',
    'Incluso un detalle pequeño ayuda. ¿Qué es lo primero que le viene a la mente?',
  ],
  wish_why: [
    '¿Qué cambiaría eso para usted?',
    '¿Qué sería diferente entonces?',
    '¿Qué ganaría con eso en el día a día?',
  ],
  scale_why: ['¿Por qué un {value}?', '¿Cómo llega a ese {value}?', '¿Qué hay detrás de ese {value}?'],
  choice_why: ['¿A qué se debe?', '¿Por qué esa opción?'],
  ack: {
    burden: ['Es mucho lo que lleva encima.', 'No debe de ser fácil.'],
    loss: ['Lo siento mucho.', 'Siento mucho que pasara eso.', 'Lo siento, es mucho lo que lleva encima.'],
    neutral: ['Gracias por contarme eso.', 'Ya veo.', 'Gracias.', 'Entendido.', 'De acuerdo.'],
    gently: [
      'Podemos seguir, hacer una pausa o parar, como prefiera.',
      'Dígame si prefiere hacer una pausa.',
      'Si le parece bien, sigo adelante.',
    ],
    skipped: [
      'No hay problema, dejamos esa pregunta.',
      'Claro, nos la saltamos.',
      'Está bien, vamos con otra cosa.',
      'Por supuesto, seguimos.',
    ],
    unknown: ['No pasa nada.', 'No se preocupe.', 'Es perfectamente normal.', 'Entonces lo dejamos abierto.'],
    nothing: ['De acuerdo.', 'Es bueno saberlo.', 'Muy bien.', 'Bien.'],
    leave_it: ['Dejemos esto y sigamos.', 'Dejo esta pregunta a un lado.', 'Probemos con otra pregunta.'],
  },
  repeat: ['Claro. {question}', 'Con gusto se la repito: {question}', 'Por supuesto, mi pregunta era: {question}'],
  reword: {
    open: [
      'Dicho de otra manera: cuando piensa en el tema «{topic}», ¿qué ha vivido usted?',
      'En otras palabras, ¿qué le contaría a un amigo sobre el tema «{topic}»?',
      'Quizá más sencillo: ¿qué es lo primero que se le ocurre sobre el tema «{topic}»?',
      'Lo que me interesa es su propia experiencia. {question}',
      'Empiece por donde quiera. {question}',
    ],
    scale: [
      'Basta con un solo número; {min} es el más bajo y {max} el más alto. {question}',
      'Solo su sensación, entre {min} y {max}. {question}',
    ],
    choice: ['Elija simplemente lo que más se acerque: {options}.', 'Con una de estas basta: {options}.'],
    yes_no: ['Basta con un sí o un no. {question}', 'Aquí es suficiente sí o no. {question}'],
    number: ['Basta con un solo número. {question}', 'Un número aproximado está bien. {question}'],
    multi_choice: ['Nombre todo lo que corresponda: {options}.', 'Puede nombrar varias de estas: {options}.'],
    date: [
      'Basta con una fecha, o con el mes y el año. {question}',
      'El día, el mes y el año, si los sabe. {question}',
    ],
  },
  clarify: {
    open: [
      'Lo digo de otra forma: se trata del tema «{topic}», y de lo que usted ha visto o sentido. Basta un momento o un detalle. ¿Qué se le ocurre?',
      'Me refiero a su día a día, nada oficial. {question}',
      'Cualquier momento, costumbre u opinión cuenta aquí, lo que le parezca importante. {question}',
    ],
    scale: [
      'Me refiero a su impresión: {min} es lo más bajo, {max} lo más alto. ¿Dónde lo pondría?',
      'No hay un número correcto. {min} está abajo del todo, {max} arriba del todo. ¿Cuál le parece adecuado?',
    ],
    choice: [
      'No tiene que encajar del todo, basta lo más cercano: {options}. ¿Cuál es?',
      'Quisiera saber qué se parece más a su situación: {options}.',
    ],
    yes_no: [
      'Se trata de su propia situación; basta con sí o no. {question}',
      'Lo que más se acerque, sí o no. {question}',
    ],
    number: [
      'Una estimación está bien si no tiene el número exacto. {question}',
      'Más o menos es suficiente. {question}',
    ],
    multi_choice: [
      'Nombre todo lo que corresponda en su caso, una opción o varias: {options}.',
      'Varias pueden ser correctas: {options}. ¿Cuáles lo son para usted?',
    ],
    date: [
      'Si no sabe el día, bastan el mes y el año. {question}',
      'La fecha, hasta donde la sepa, es suficiente. {question}',
    ],
  },
  scale_retry: {
    several: ['Si tuviera que quedarse con un número, ¿cuál sería: {values}?', '{values}: ¿cuál se acerca más?'],
    range: [
      'Mi escala solo va de {min} a {max}. ¿Dónde estaría usted?',
      '¿Qué número del {min} al {max} se acercaría más?',
    ],
    none: ['Y como número, de {min} a {max}, ¿cuál sería?', '¿Qué número le daría, entre {min} y {max}?'],
  },
  choice_retry: {
    several: ['Si tuviera que elegir una: ¿{options}?', '¿Cuál de ellas se ajusta más: {options}?'],
    none: ['¿Cuál de estas se acerca más: {options}?', 'Si tuviera que elegir entre estas, ¿cuál: {options}?'],
  },
  yes_no_retry: ['¿Sería más bien un sí o un no?', 'Si tuviera que elegir: ¿sí o no?'],
  number_retry: {
    several: ['Si tuviera que quedarse con un número, ¿cuál sería: {values}?', '{values}: ¿cuál es?'],
    range: [
      'Puedo anotar un número de {min} a {max}. ¿Cuál sería?',
      'Debería ser {min} como mínimo. ¿Cuál sería?',
      'Debería ser {max} como máximo. ¿Cuál sería?',
    ],
    none: [
      '¿Y como número, en {unit}? Una estimación está bien.',
      '¿Podría decirlo como número? Una estimación está bien.',
    ],
  },
  multi_choice_retry: {
    several: ['¿Cuál o cuáles son: {options}?', 'Para estar seguro, ¿cuáles corresponden: {options}?'],
    few: [
      'Nombre, por favor, al menos {min} de estas: {options}.',
      'Necesitaría al menos {min}: {options}. ¿Cuáles nombraría?',
    ],
    many: [
      'Nombre, por favor, como máximo {max} de estas: {options}.',
      'Puedo anotar hasta {max}: {options}. ¿Cuáles nombraría?',
    ],
    none: [
      '¿Cuáles de estas corresponden: {options}?',
      '¿Cuáles de estas nombraría: {options}? Pueden ser varias, o ninguna.',
    ],
    none_required: [
      '¿Cuáles de estas corresponden: {options}?',
      '¿Cuáles de estas nombraría: {options}? Pueden ser varias.',
    ],
  },
  date_retry: {
    several: ['¿A qué fecha se refiere: {values}?', 'Para estar seguro: ¿{values}?'],
    none: ['¿En qué fecha fue, con el año? Bastan el mes y el año.', '¿Podría darme una fecha, o el mes y el año?'],
  },
  aside: {
    human: [
      'No, soy un entrevistador automático, no una persona.',
      'Soy un programa que hace entrevistas, no un ser humano.',
    ],
    anonymous: [
      'Eso no puedo prometerlo yo; cómo se trata su nombre está en la información que aceptó al principio.',
      'Lo decide el equipo que está detrás de esta entrevista y lo explica la información del principio; yo no puedo prometer más.',
    ],
    recorded: [
      'Lo que hablamos se guarda por escrito; la información del principio dice si también se graba el audio.',
      'Se guarda una transcripción; sobre el audio, consulte la información del principio.',
    ],
    withdraw: [
      'Puede parar en cualquier momento, y la información del principio dice cómo retirar sus respuestas.',
      'Para retirar respuestas más adelante, siga la información del principio o pregunte a quien le invitó.',
    ],
    who_reads: [
      'Las respuestas las lee el equipo que organiza esta entrevista; no conozco todos los nombres.',
      'Sus respuestas van al equipo que le invitó; no sé exactamente quién las lee.',
    ],
    how_long: [
      'Como mucho {left} preguntas más, y una breve para cerrar.',
      'No mucho: {left} preguntas como máximo, y después una breve para cerrar.',
    ],
    purpose: [
      'El equipo quiere saber más sobre «{name}» a través de personas que lo viven de cerca.',
      'Se trata de entender «{name}» desde su experiencia; lo que se haga después depende del equipo.',
    ],
    unknown: [
      'Lo siento, eso no lo sé. El equipo se lo puede decir: {email}.',
      'Eso no se lo puedo decir. Pregunte al equipo: {email}.',
      'Lo siento, eso no lo sé. Quien le invitó se lo puede decir.',
      'Eso no se lo puedo decir. Pregunte al equipo que le invitó.',
    ],
    opinion: [
      'Prefiero no influir en su respuesta con una opinión mía.',
      'Lo siento, en eso no puedo ayudarle; solo estoy aquí para escuchar y preguntar.',
    ],
  },
  nearly_done: ['Ya casi hemos terminado.', 'Queda muy poco, estamos casi al final.'],
  back_to: [
    'Vuelvo a mi pregunta: {question}',
    'Retomando donde estábamos: {question}',
    'Entonces, si le parece: {question}',
  ],
  moment: ['Tómese su tiempo.', 'Sin prisa, espero.', 'Claro, cuando quiera.'],
  go_ahead: ['Adelante, por favor.', 'Le escucho.', 'Sí, cuénteme.'],
  sorry: [
    'Perdone, no quiero cansarle. Seré breve, y paramos en cuanto usted lo diga.',
    'Lo lamento. Me limitaré a lo esencial, y puede parar cuando quiera.',
  ],
  offer_stop: [
    '¿Prefiere dejarlo aquí? Si no, me quedan {left} preguntas cortas.',
    '¿Lo dejamos aquí? Diga simplemente «parar» o «seguir».',
    'Podemos dejarlo así. ¿Parar o seguir?',
  ],
  pause: [
    'Por supuesto. Lo que me ha contado queda guardado; puede volver por el mismo enlace mientras siga abierto.',
    'Claro, hagamos una pausa. Sus respuestas quedan guardadas y el mismo enlace le trae de vuelta mientras sea válido.',
    'No hay problema. Podremos seguir aquí mientras su enlace esté abierto.',
  ],
  until_then: ['¡Hasta luego!', 'Entendido, hasta pronto.', 'Muy bien, aquí estaré.'],
  resume: [
    'Me alegra que haya vuelto. Hablábamos del tema «{topic}».',
    'Gracias por volver. El último tema era «{topic}».',
    'Me alegra retomar la conversación. Acababa de hacerle una pregunta.',
    'Gracias por volver, sigamos donde lo dejamos.',
  ],
  closing: [
    'Esas eran mis preguntas. ¿Hay algo que debería haberle preguntado?',
    'He llegado al final de mi lista. ¿De qué no hemos hablado que le importe a usted?',
    'He terminado con mis preguntas. ¿Le gustaría decir algo más?',
  ],
  closing_time: [
    'Se nos acaba el tiempo, así que dejo el resto. ¿Hay algo importante de lo que no hayamos hablado?',
    'Me gustaría respetar el tiempo acordado. ¿Qué debería saber que no le haya preguntado?',
  ],
  anything_else: ['¿Hay algo más que quiera decir?', '¿Desea añadir algo?', '¿Algo más por su parte?'],
  goodbye: [
    'Gracias por la conversación. Sus respuestas están guardadas. ¡Hasta luego!',
    'Gracias por su tiempo. Sus respuestas están guardadas. ¡Que le vaya bien!',
    'Eso es todo por mi parte. Gracias y cuídese.',
  ],
  goodbye_stop: [
    'Por supuesto, lo dejamos aquí. Gracias por el tiempo que me ha dedicado. ¡Adiós!',
    'De acuerdo, lo dejamos así. Gracias y que le vaya bien.',
  ],
  goodbye_again: [
    'La entrevista ha terminado. ¡Adiós!',
    'Ya hemos acabado. ¡Que le vaya bien!',
    'Eso es todo. ¡Que tenga un buen día!',
  ],
  or: 'o',
  quoted: '«{text}»',
};

const patterns: Patterns = {
  intents: {
    stop: {
      whole:
        'stop|parar|para|pare|paremos|paramos|terminar|terminemos|termina|basta|ya basta|fin|salir|suficiente|dejalo|dejelo|lo dejo|dejarlo|lo dejamos|lo dejamos aqui|cancelar|he terminado|ya termine|adios|no mas preguntas|ya esta bien|quiero parar|acabar|dejarlo aqui|parar aqui|parar la entrevista',
      within:
        '(?:quiero|quisiera|prefiero|deseo|gustaria|voy a) (?:parar|terminar|dejarlo|salir|acabar)(?: (?:aqui|ya|ahora|la entrevista|esta entrevista|la conversacion))?$|(?:parar|terminar|acabar|finalizar) (?:la|esta) (?:entrevista|conversacion|encuesta)|no quiero (?:seguir|continuar)',
    },
    pause: {
      whole:
        'mas tarde|luego|pausa|una pausa|ahora no|manana|en otro momento|otro dia|tengo que irme|me tengo que ir|hacer una pausa|seguir mas tarde|seguimos luego|seguimos mas tarde|hagamos una pausa|despues|continuar mas tarde|un descanso',
      within:
        '(?:podemos|puedo|podriamos|prefiero|quiero|quisiera|me gustaria) (?:seguir|continuar|terminar|hacerlo|volver) (?:esto )?(?:mas tarde|luego|manana|otro dia|en otro momento|despues)|(?:seguimos|continuamos) (?:luego|mas tarde|manana|otro dia)|(?:necesito|podemos hacer|puedo hacer|quiero hacer|quisiera hacer) una (?:pequena |breve )?pausa$|(?:no tengo tiempo) (?:ahora|ya)|(?:me tengo que ir|tengo que (?:irme|marcharme))(?: ya| ahora)?$|vuelvo (?:enseguida|en un)',
    },
    annoyed: {
      whole:
        'esto (?:es )?(?:molesto|ridiculo|pesado|una tonteria|absurdo|estupido|aburrido|inutil|me cansa|me molesta|cansa)|que pesado|que pesada|que pesadez|dejeme en paz|me esta cansando|me estoy cansando|estoy harto|estoy harta|que fastidio|es ridiculo|es absurdo|en serio|(?:cuantas|demasiadas|tantas) preguntas|(?:que |una )?perdida de tiempo|siempre la misma pregunta|preguntas? (?:tonta|estupida|absurda|inutil)(?:s|es)?',
      within:
        '(?:sus|estas|esta|que|son)(?: \\w+){0,2} preguntas? (?:\\w+ )?(?:tonta|estupida|absurda|inutil|ridicula|idiota|repetitiva)(?:s|es)?|usted (?:pregunta|repite) (?:\\w+ ){0,3}(?:mismo|misma|preguntas)|me hace perder (?:el|mi) tiempo|ya terminamos|dejeme en paz|hart[oa] de (?:estas|tantas|sus|esta entrevista)|deje de (?:preguntar|molestar)',
    },
    skip: {
      whole:
        'saltar|saltarla|siguiente|siguiente pregunta|la siguiente|paso|pasar|sin comentarios|no es asunto suyo|sin respuesta|otra pregunta|saltar esta|saltar esta pregunta|saltemos esta|saltamos esta|la siguiente pregunta|pasemos a otra|pase|pasemos a la siguiente|saltesela|saltarme esta|saltarme esta pregunta|mejor no|es (?:privado|personal|muy personal|demasiado personal)|muy personal',
      within:
        '(?:saltar|saltarme|pasar|saltemos|omitir) (?:esta|la|a la)(?: pregunta| siguiente)?|siguiente pregunta|(?:prefiero|preferiria|quisiera|gustaria) no (?:contestar|responder|decir\\w*|hablar|entrar|comentar\\w*|opinar)|no quiero (?:contestar|responder|hablar|decir\\w*)|paso de esta',
    },
    repeat: {
      whole:
        'repetir|repita|repite|otra vez|como|perdon|que|puede repetir|cual era la pregunta|la pregunta otra vez|repita la pregunta|puede repetirlo|una vez mas|de nuevo|disculpe|como dice|que decia|eh',
      within:
        'repet(?:ir|irme|a|irla|irlo) (?:la|su|eso|esta)(?: pregunta)?|(?:cual|que) era (?:la|su) pregunta|(?:olvide|perdi|no oi) (?:la|su) pregunta|repetir la|puede repetir',
    },
    clarify: {
      whole:
        'no esta claro|en que sentido|como que|a que se refiere|por ejemplo que|que exactamente|no entiendo|no lo entiendo|no comprendo|no entendi|no la entiendo|no queda claro',
      within:
        '(?:que|a que) (?:quiere decir|se refiere|significa|quieres decir|te refieres)|no (?:entiendo|comprendo|entendi|he entendido) (?:bien )?(?:la|su|esta|que|lo)? ?(?:pregunta)?|(?:puede|podria) (?:explicar\\w*|aclarar\\w*|reformular\\w*)|en que sentido|que quiere decir',
    },
    already: {
      whole:
        'ya lo (?:he dicho|dije|conte)|ya (?:he )?(?:respondido|contestado)|ya (?:respondi|conteste)|como (?:he dicho|dije|decia)|lo mismo de antes|misma respuesta|vease arriba',
      within:
        'ya (?:se )?lo (?:he dicho|dije|he contado|conte|he explicado|explique|mencione)|ya (?:he )?(?:respondido|contestado|respondi|conteste)(?: a)?(?: eso| esto)?$|(?:eso )?ya me lo (?:ha )?(?:preguntado|pregunto)|acabo de (?:decirlo|decirselo|contestar|responder)',
    },
    moment: {
      whole:
        'un momento|un segundo|espere|espera|un minuto|un instante|momento|dejeme pensar|estoy pensando|a ver|dejeme ver|un momentito|deme un momento|deme un segundo|pensando',
    },
    dont_know: {
      whole:
        'no se|no lo se|ni idea|no tengo ni idea|no tengo idea|no sabria decir|no sabria decirle|no estoy segur[oa]|dificil de decir|no recuerdo|no me acuerdo|no se me ocurre nada|nada me viene|sin opinion|no tengo opinion|no sabria|quien sabe|ns',
      within:
        'no (?:lo )?se(?: muy bien| bien| la verdad| realmente| si)?$|(?:la verdad )?no (?:lo )?se$|ni idea|no (?:estoy|estaba) segur[oa]|no (?:me acuerdo|lo recuerdo|recuerdo)|no se me ocurre|no sabria (?:decir|que)',
    },
    back: {
      whole:
        'hola|buenas|buenos dias|buenas tardes|he vuelto|ya estoy|ya he vuelto|estoy de vuelta|de vuelta|aqui estoy|ya estoy aqui|continuar|seguir|sigamos|continuemos|seguimos|podemos seguir|podemos continuar|listo|lista|estoy listo|estoy lista|volvi',
    },
    nothing: {
      whole:
        'no|nada|no nada|nada mas|no gracias|ninguno|ninguna|la verdad no|la verdad que no|en realidad no|no mucho|nada que anadir|eso es todo|es todo|no eso es todo|no nada mas|que yo sepa no|nunca|no nunca|todo bien|ya esta|nada de nada|creo que no|creo que eso es todo|creo que es todo|no creo',
    },
    affirm: {
      whole:
        'si|ok|okay|vale|de acuerdo|claro|por supuesto|bueno|perfecto|adelante|vamos|empecemos|empezamos|empezar|vamos alla|listo|lista|estoy listo|estoy lista|si claro|si por favor|si adelante|si vamos|exacto|exactamente|correcto|asi es|desde luego|muy bien|bien|dale|si empecemos|si empezamos|cuando quiera|si vale|me parece bien|si me parece bien|venga',
    },
  },
  asides: {
    human:
      '(?:es|eres) (?:usted )?(?:un |una )?(?:humano|humana|persona|persona real|robot|bot|maquina|ia|ordenador|programa|ser humano|inteligencia)|quien es usted|quien eres|que es usted|hablo con (?:un|una|quien)|estoy hablando con|esto es (?:un robot|un bot|una ia|automatico)',
    anonymous:
      '(?:es|esto|seran|sera|son|queda|todo).{0,40}(?:anonim[oa]s?|confidencial\\w*|privad[oa]s?)|anonimo$|(?:mi) (?:jefe|jefa|empresa|encargad[oa]).{0,20}(?:ver|vera|leer|leera|saber|sabra|entera\\w*)|mi nombre (?:aparece|sale|sera)|(?:vera|leera|sabra) (?:esto )?mi (?:jefe|jefa|empresa)',
    recorded:
      '(?:esta|se|estan|estamos|me|esto|queda).{0,20}(?:grabando|graba|grabado|grabada|grabar|guarda|guardado|almacena\\w*)|donde (?:se|estan|quedan).{0,30}(?:guarda\\w*|almacena\\w*|datos)',
    withdraw:
      '(?:puedo|podria|podre|como).{0,30}(?:borr\\w+|elimin\\w+|retir\\w+|modific\\w+|cambiar mis)|(?:borrar|eliminar|retirar) mis (?:respuestas|datos)',
    who_reads:
      'quien(?:es)? (?:va a |van a |puede |pueden )?(?:lee|leer|leen|leera|leeran|ve|ven|ver|vera|recibe|usa|analiza|escucha|esta detras|organiza|tiene acceso|hace|tendra|accede).{0,40}|que (?:pasa|hacen|hara|haran|pasara|sucede|ocurre) con (?:mis|esto|esta|las|lo|todo).{0,30}|(?:a|ad)?donde van (?:mis|las|estos|todo).{0,20}|a quien (?:le )?(?:llega|va|van|llegan).{0,30}',
    how_long:
      'cuanto (?:dura|tiempo|falta|queda|tarda|va a durar|nos queda).{0,30}|cuantas preguntas.{0,30}|cuando (?:terminamos|acabamos|se acaba)|queda mucho',
    purpose:
      '(?:para que|por que) (?:es|sirve|pregunta|quiere|necesita|son|me pregunta|hace|hacen|todo esto|esto).{0,30}|cual es (?:el|la) (?:objetivo|proposito|finalidad|fin).{0,30}|con que fin.{0,20}|de que se trata.{0,20}',
    opinion:
      '(?:que|usted que) (?:piensa|opina|cree|haria|diria)(?: usted)?.{0,30}|y usted$|cual es su opinion.{0,20}|(?:puede|podria) (?:ayudarme|decirme|recomendarme|darme).{0,30}|que (?:tiempo|hora).{0,20}|(?:le gusta|conoce|tiene usted) .{1,30}',
  },
  softeners:
    'por favor|gracias|muchas gracias|pues|eh+|mm+|ah|oh|bueno|entonces|ok|vale|perdon|perdone|podemos|podriamos|puedo|podria|puede|quiero|quisiera|me gustaria|prefiero|creo|pienso|solo|quizas?|tal vez|en realidad|sinceramente|la verdad|ahora|por ahora|y|pero|mejor|oiga|ya|ahora mismo',
  fillers:
    'pues|digamos|eh+|mm+|ah|oh|bueno|entonces|y|pero|o|porque|que|si|no|ok|vale|digamos|o sea|es que|creo|pienso|quiero decir|en realidad|la verdad|tambien|luego|como|quizas?|sinceramente',
  hedge:
    'depende|mas o menos|regular|asi asi|normal|como siempre|cosas?|algo|no esta mal|a veces|un poco|ni bien ni mal|variable|de alguna manera|lo de siempre|ahi vamos|tirando|bien sin mas|segun',
  cause:
    'porque|ya que|debido|por culpa|por eso|la razon|el motivo|gracias a|a causa|puesto que|asi que|como (?:no|el|la|los)|viene de|se debe|si no|de lo contrario|provoca|por lo que',
  frequency:
    '\\d+ (?:veces|horas?|dias?|noches?|semanas?|minutos?)|una vez (?:al|a la|por)|dos veces|tres veces|todos los (?:dias|meses|anos)|todas las (?:semanas|noches|mananas)|cada (?:dia|semana|mes|noche|manana|turno|ano|vez)|diari\\w*|semanal\\w*|mensual\\w*|rara vez|raramente|(?:al|por) (?:dia|mes|semana)|a la semana|a menudo|muchas veces|casi siempre',
  absolute: 'siempre|todo el tiempo|constantemente|nunca|jamas|una y otra vez|cada vez|continuamente',
  insult:
    'idiota\\w*|estupid\\w*|tont[oa]s?|imbecil\\w*|mierda\\w*|joder|jodid\\w*|puta\\w*|puto\\w*|cabron\\w*|gilipollas|coño|cono|capull\\w*|maldit\\w*|pendej\\w*|culero\\w*|hijo de|subnormal\\w*|asqueros\\w*',
  wish: '(?!deber)\\w{3,}(?:ar|er|ir)ia|ideal\\w*|desea\\w*',
  connectives: 'que|porque|cuando|y|pero|si|aunque|donde|para|antes|despues|asi|pues',
};

export const spanish = compile({ language: 'es', phrases, patterns });
