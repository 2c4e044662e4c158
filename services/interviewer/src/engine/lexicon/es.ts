import type { Pack } from './index.ts';

export const es: Pack = {
  phrases: {
    greet:
      'Hola, y gracias por dedicarme este rato. Soy un entrevistador automático y me gustaría hablar con usted sobre «{name}». Dura {minutes} minutos como máximo. Puede saltarse cualquier pregunta, hacer una pausa o parar cuando quiera. ¿Empezamos?',
    ready: ['¿Empezamos?', '¿Quiere empezar?'],
    options: '¿Qué se acerca más: {options}?',
    options_several: 'Nombre, por favor, todo lo que corresponda: {options}.',
    return_to: [
      'Antes de terminar, esta pregunta sigue abierta: {question} Si prefiere dejarla, dígalo sin más.',
      'Aún no hemos tratado esta pregunta: {question} También puede dejarla.',
    ],
    late: ['Gracias, lo he anotado en la pregunta anterior.', 'Anotado con la pregunta de antes.'],
    already: 'Es verdad, ya me lo había dicho; disculpe.',
    scale_why: ['¿Por qué un {value}?', '¿Cómo llega a ese {value}?', '¿Qué hay detrás de ese {value}?'],
    choice_why: ['¿A qué se debe?', '¿Por qué esa opción?'],
    probes: [
      '¿Podría contarme un poco más?',
      '¿Podría describirlo con un poco más de detalle?',
      '¿Podría entrar un poco más en eso?',
      '¿Podría decirme algo más sobre cómo lo entiende usted?',
      '¿Qué más se le ocurre sobre eso?',
    ],
    quoting: 'Ha dicho: «{quote}».',
    offer: {
      amount: 'Ha dicho «{quote}»: ¿anoto {value}?',
      other: 'Sobre «{question}», ha dicho «{quote}». ¿Anoto {value}?',
    },
    skipped: ['No hay problema, dejamos esa pregunta.', 'Por supuesto, seguimos.'],
    unknown: ['No pasa nada.', 'Entonces lo dejamos abierto.'],
    leave_it: 'Dejemos esto y sigamos.',
    repeat: ['Claro. {question}', 'Con gusto se la repito: {question}'],
    clarify: [
      'Me refiero a su día a día, nada oficial. {question}',
      'Cualquier momento, costumbre u opinión cuenta aquí, lo que le parezca importante. {question}',
    ],
    clarify_closed: 'No hay una respuesta correcta, basta lo más cercano. {question}',
    retry: {
      several: 'Si tuviera que quedarse con una sola respuesta, ¿cuál sería: {values}?',
      which: '¿A cuál se refiere: {values}?',
      range: [
        'Puedo anotar un número de {min} a {max}. ¿Cuál sería?',
        'Debería ser {min} como mínimo. ¿Cuál sería?',
        'Debería ser {max} como máximo. ¿Cuál sería?',
      ],
      few: 'Nombre, por favor, al menos {min} de estas: {options}.',
      many: 'Nombre, por favor, como máximo {max} de estas: {options}.',
      scale: '¿Qué número le daría, entre {min} y {max}?',
      number: [
        '¿Y como número, en {unit}? Una estimación está bien.',
        '¿Podría decirlo como número? Una estimación está bien.',
      ],
      choice: '¿Cuál de estas se acerca más: {options}?',
      yes_no: '¿Sería más bien un sí o un no?',
      multi_choice: '¿Cuáles de estas corresponden: {options}?',
      date: '¿En qué fecha fue, con el año? Bastan el mes y el año.',
    },
    aside: {
      human: 'No, soy un entrevistador automático, no una persona.',
      who_reads:
        'Las respuestas las lee el equipo que organiza esta entrevista; cómo se trata su nombre está en la información que aceptó al principio. Yo no puedo prometer más.',
      kept: 'Lo que hablamos se guarda por escrito; la información del principio dice si también se graba el audio y cómo retirar sus respuestas.',
      how_long: 'Como mucho {left} preguntas más, y una breve para cerrar.',
      purpose: 'El equipo quiere saber más sobre «{name}» a través de personas que lo viven de cerca.',
      unknown: [
        'Lo siento, eso no lo sé. El equipo se lo puede decir: {email}.',
        'Lo siento, eso no lo sé. Quien le invitó se lo puede decir.',
      ],
    },
    nearly_done: 'Ya casi hemos terminado.',
    back_to: ['Vuelvo a mi pregunta: {question}', 'Retomando donde estábamos: {question}'],
    moment: ['Tómese su tiempo.', 'Sin prisa, espero.'],
    go_ahead: ['Adelante, por favor.', 'Le escucho.'],
    sorry: 'Perdone, no quiero cansarle. Seré breve, y paramos en cuanto usted lo diga.',
    offer_stop: '¿Lo dejamos aquí? Diga simplemente «parar» o «seguir».',
    pause: 'Por supuesto. Lo que me ha contado queda guardado; puede volver por el mismo enlace mientras siga abierto.',
    until_then: 'Entendido, hasta pronto.',
    resume: [
      'Me alegra que haya vuelto. Hablábamos del tema «{topic}».',
      'Gracias por volver, sigamos donde lo dejamos.',
    ],
    closing: 'Esas eran mis preguntas. ¿Hay algo que debería haberle preguntado?',
    time_up: 'Se ha acabado el tiempo, así que termino aquí.',
    closing_time: 'Se nos acaba el tiempo, así que dejo el resto. ¿Hay algo importante de lo que no hayamos hablado?',
    anything_else: ['¿Hay algo más que quiera decir?', '¿Desea añadir algo?'],
    goodbye: 'Gracias por la conversación. Sus respuestas están guardadas. ¡Hasta luego!',
    goodbye_stop: 'Por supuesto, lo dejamos aquí. Gracias por el tiempo que me ha dedicado. ¡Adiós!',
    goodbye_again: 'La entrevista ha terminado. ¡Adiós!',
    or: 'o',
    quoted: '«{text}»',
  },
  patterns: {
    whole: {
      pause:
        'mas tarde|luego|una pausa|ahora no|manana|en otro momento|otro dia|(?:seguir|continuar) mas tarde|despues|un descanso',
      skip: 'saltarla|la siguiente|pasar|sin respuesta|pasemos a otra|pase|saltesela|saltarme esta(?: pregunta)?|mejor no|muy personal',
      already:
        'ya lo (?:he dicho|dije|conte)|ya (?:he )?(?:respondido|contestado)|ya (?:respondi|conteste)|como (?:he dicho|dije|decia)|lo mismo de antes|misma respuesta|vease arriba',
      annoyed:
        'esto (?:es )?(?:molesto|ridiculo|pesado|una tonteria|absurdo|estupido|aburrido|inutil|me cansa|me molesta|cansa)|que pesado|que pesada|que pesadez|dejeme en paz|me esta cansando|me estoy cansando|estoy harto|estoy harta|que fastidio|es ridiculo|es absurdo|en serio|(?:cuantas|demasiadas|tantas) preguntas|(?:que |una )?perdida de tiempo|siempre la misma pregunta|preguntas? (?:tonta|estupida|absurda|inutil)(?:s|es)?',
      refuse:
        'no (?:muchas |muchísimas )?gracias(?: por su amabilidad)?|gracias (?:pero )?no|mejor no|déje(?:me|nme) en paz|déjame en paz|déje(?:me)? tranquil[oa]|no me interesa|no quiero|prefiero no|prefiero que no',
      repeat:
        'repetir|repita|repite|otra vez|como|perdon|que|puede repetir|cual era la pregunta|la pregunta otra vez|repita la pregunta|puede repetirlo|una vez mas|de nuevo|disculpe|como dice|que decia|eh',
      clarify:
        'no esta claro|en que sentido|como que|a que se refiere|por ejemplo que|que exactamente|no entiendo|no lo entiendo|no comprendo|no entendi|no la entiendo|no queda claro',
      moment:
        'un momento|un segundo|espere|espera|un minuto|un instante|momento|dejeme pensar|estoy pensando|a ver|dejeme ver|un momentito|deme un momento|deme un segundo|pensando',
      dont_know:
        'no se|no lo se|ni idea|no tengo ni idea|no tengo idea|no sabria decir|no sabria decirle|no estoy segur[oa]|dificil de decir|no recuerdo|no me acuerdo|no se me ocurre nada|nada me viene|sin opinion|no tengo opinion|no sabria|quien sabe|ns',
      back: 'hola|buenas|buenos dias|buenas tardes|he vuelto|ya estoy|ya he vuelto|estoy de vuelta|de vuelta|aqui estoy|ya estoy aqui|continuar|seguir|sigamos|continuemos|seguimos|podemos seguir|podemos continuar|listo|lista|estoy listo|estoy lista|volvi',
      nothing:
        'no|nada|no nada|nada mas|no gracias|ninguno|ninguna|la verdad no|la verdad que no|en realidad no|no mucho|nada que anadir|eso es todo|es todo|no eso es todo|no nada mas|que yo sepa no|nunca|no nunca|todo bien|ya esta|nada de nada|creo que no|creo que eso es todo|creo que es todo|no creo',
      affirm:
        'si|ok|okay|vale|de acuerdo|claro|por supuesto|bueno|perfecto|adelante|vamos|empecemos|empezamos|empezar|vamos alla|listo|lista|estoy listo|estoy lista|si claro|si por favor|si adelante|si vamos|exacto|exactamente|correcto|asi es|desde luego|muy bien|bien|dale|si empecemos|si empezamos|cuando quiera|si vale|me parece bien|si me parece bien|venga',
    },
    within: {
      already:
        'ya (?:se )?lo (?:he dicho|dije|he contado|conte|he explicado|explique|mencione)|ya (?:he )?(?:respondido|contestado|respondi|conteste)(?: a)?(?: eso| esto)?$|(?:eso )?ya me lo (?:ha )?(?:preguntado|pregunto)|acabo de (?:decirlo|decirselo|contestar|responder)',
      annoyed:
        '(?:sus|estas|esta|que|son)(?: \\w+){0,2} preguntas? (?:\\w+ )?(?:tonta|estupida|absurda|inutil|ridicula|idiota|repetitiva)(?:s|es)?|usted (?:pregunta|repite) (?:\\w+ ){0,3}(?:mismo|misma|preguntas)|me hace perder (?:el|mi) tiempo|ya terminamos|dejeme en paz|hart[oa] de (?:estas|tantas|sus|esta entrevista)|deje de (?:preguntar|molestar)',
      repeat:
        'repet(?:ir|irme|a|irla|irlo) (?:la|su|eso|esta)(?: pregunta)?|(?:cual|que) era (?:la|su) pregunta|(?:olvide|perdi|no oi) (?:la|su) pregunta|repetir la|puede repetir',
      clarify:
        '(?:que|a que) (?:quiere decir|se refiere|significa|quieres decir|te refieres)|no (?:entiendo|comprendo|entendi|he entendido) (?:bien )?(?:la|su|esta|que|lo)? ?(?:pregunta)?|(?:puede|podria) (?:explicar\\w*|aclarar\\w*|reformular\\w*)|en que sentido|que quiere decir',
      dont_know:
        'no (?:lo )?se(?: muy bien| bien| la verdad| realmente| si)?$|(?:la verdad )?no (?:lo )?se$|ni idea|no (?:estoy|estaba) segur[oa]|no (?:me acuerdo|lo recuerdo|recuerdo)|no se me ocurre|no sabria (?:decir|que)',
    },
    asides: {
      human:
        '(?:es|eres) (?:usted )?(?:un |una )?(?:humano|humana|persona|persona real|robot|bot|maquina|ia|ordenador|programa|ser humano|inteligencia)|quien es usted|quien eres|que es usted|hablo con (?:un|una|quien)|estoy hablando con|esto es (?:un robot|un bot|una ia|automatico)',
      who_reads:
        '(?:es|esto|seran|sera|son|queda|todo).{0,40}(?:anonim[oa]s?|confidencial\\w*|privad[oa]s?)|anonimo$|(?:mi) (?:jefe|jefa|empresa|encargad[oa]).{0,20}(?:ver|vera|leer|leera|saber|sabra|entera\\w*)|mi nombre (?:aparece|sale|sera)|(?:vera|leera|sabra) (?:esto )?mi (?:jefe|jefa|empresa)',
      kept: '(?:esta|se|estan|estamos|me|esto|queda).{0,20}(?:grabando|graba|grabado|grabada|grabar|guarda|guardado|almacena\\w*)|donde (?:se|estan|quedan).{0,30}(?:guarda\\w*|almacena\\w*|datos)|(?:puedo|podria|podre|como).{0,30}(?:borr\\w+|elimin\\w+|retir\\w+|modific\\w+|cambiar mis)|(?:borrar|eliminar|retirar) mis (?:respuestas|datos)',
      how_long:
        'cuanto (?:dura|tiempo|falta|queda|tarda|va a durar|nos queda).{0,30}|cuantas preguntas.{0,30}|cuando (?:terminamos|acabamos|se acaba)|queda mucho',
      purpose:
        '(?:para que|por que) (?:es|sirve|pregunta|quiere|necesita|son|me pregunta|hace|hacen|todo esto|esto).{0,30}|cual es (?:el|la) (?:objetivo|proposito|finalidad|fin).{0,30}|con que fin.{0,20}|de que se trata.{0,20}',
      unknown:
        '(?:copia|transcripcion|pdf) de (?:mis|mi|todo|esta|la|lo)|que datos (?:tienen|guardan|tiene|conservan).{0,20}(?:sobre|de) mi|(?:envienme|mandenme|mandeme|envieme|denme) .{0,20}(?:respuestas|datos|copia|transcripcion)|(?:descargar|ver|consultar|recuperar) mis (?:respuestas|datos)',
    },
    softeners:
      'por favor|gracias|muchas gracias|pues|eh+|mm+|ah|oh|bueno|entonces|ok|vale|perdon|perdone|podemos|podriamos|puedo|podria|puede|quiero|quisiera|me gustaria|prefiero|creo|pienso|solo|quizas?|tal vez|en realidad|sinceramente|la verdad|ahora|por ahora|y|pero|mejor|oiga|ya|ahora mismo',
    cause:
      'porque|ya que|debido|por culpa|por eso|la razon|el motivo|gracias a|a causa|puesto que|asi que|como (?:no|el|la|los)|viene de|se debe|si no|de lo contrario|provoca|por lo que',
    insult:
      'idiota\\w*|estupid\\w*|tont[oa]s?|imbecil\\w*|mierda\\w*|joder|jodid\\w*|puta\\w*|puto\\w*|cabron\\w*|gilipollas|coño|cono|capull\\w*|maldit\\w*|pendej\\w*|culero\\w*|hijo de|subnormal\\w*|asqueros\\w*',
    closed:
      '(?:tiene|tienen|usa|utiliza|puede|podría|ha|han|es|está|hay|hace|conoce|cree|le gusta|le parece|recibe|trabaja|va|sabe|necesita|suele|son|fue|había|estaba|se siente|quiere|compra)',
    asks_amount:
      'cuánt[oa]s?|cuándo|desde cuándo|con qué frecuencia|qué (?:edad|número|precio|porcentaje|año|parte)|número de',
    unfinished:
      'y|o|pero|porque|que|cuando|si|luego|y luego|y después|de|a|para|con|el|la|los|las|un|una|también|por ejemplo|como|eh+|pues|entonces|además',
    strong: [
      '(?:estoy|estaba|estamos|estábamos|me siento|me sentí|me sentía|me puse|quedé|me quedé) (?:\\w+ )?(?:enfadad\\w*|enojad\\w*|furios\\w*|triste\\w*|decepcionad\\w*|frustrad\\w*|orgullos\\w*|aliviad\\w*|preocupad\\w*|nervios\\w*|agobiad\\w*|sol[oa]|perdid[oa]|agotad\\w*|estresad\\w*|hart\\w*|avergonzad\\w*|content\\w*|humillad\\w*|mal)|(?:tengo|tenía|tuve|me da|me dio|nos da) (?:\\w+ )?(?:miedo|vergüenza|rabia|pena)|(?:me|nos) (?:molesta|preocupa|frustra|agobia|duele|asusta|irrita|fastidia|enfada|encanta|alegra)\\w*|al borde de las lágrimas|desesperad\\w*|ofend\\w*|odio|temo|me arrepiento|humillante',
      '(?:me|nos) (?:cuesta|costó) (?:el|la|un|una|mi|medi[oa]|dos|\\d+)|(?:cuesta\\w*|costó|perd\\w*|pierd\\w*|gast\\w*|tard\\w*|lleva|llevó) (?:\\w+ ){0,4}(?:horas?|minutos?|días?|mañana|tarde|semanas?|meses|dinero|tiempo|clientes?)|\\d+ (?:euros?|pesos|dólares)|horas extra\\w*|media (?:hora|mañana|tarde)|medio día|(?:una|dos|tres|varias) horas|el doble|multa',
      'tuv(?:e|imos|o|ieron) que|tengo que|tenemos que|así que|al final|como resultado|por eso|lo que significa|eso significa|acab(?:é|amos|ó|aron)|(?:fue|fueron|quedó) (?:\\w+ )?(?:cancelad\\w*|rechazad\\w*|devuelt\\w*|borrad\\w*|cerrad\\w*|tirad\\w*)|(?:cambió|borró|perdió) (?:el|la|los|las|mi|mis|tod\\w+)|nadie se dio cuenta|me rendí|lo dejé',
      'sorprend\\w*|sorpresa|de repente|de pronto|inesperad\\w*|resultó que|no (?:esperaba|sabía|sabíamos|me lo esperaba)|nunca (?:pensé|imaginé)|extrañ[oa]\\w*|rar[oa]|curios[oa]',
      'antes (?:\\w+ )?(?:era|íbamos|iba|hacía\\w*|tenía\\w*|lo)|ya no|desde (?:que|el|la|hace|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|cambi(?:ó|aron|ado|amos|é)(?! (?:el|la|los|las|mi|mis|tod))|ahora (?:\\w+ )?(?:es|hay|tenemos|lo|vamos|voy|se)|dejó de|empez(?:ó|aron|amos)|nuev[oa] (?:sistema|norma|regla|jef[ae]|director\\w*|programa|médic[oa]|profesor\\w*|máquina)|sustituy\\w*',
      'problemas?|difícil\\w*|dificultad\\w*|pesad[oa]s?|molest\\w*|perd(?:ido|ida|idos|idas|ió)|falta|faltan|faltaba|lent[oa]s?|tarde|retras\\w*|rot[oa]s?|averi\\w*|no (?:funciona|funcionan|va|sirve)|frustr\\w*|estres\\w*|fall(?:a|an|o|os)|errores|error|confus\\w*|complicad\\w*|agot\\w*|demasiad\\w*|no hay suficiente\\w*|nadie (?:sabe|me|nos|dice|avisa|avisó)|se cae|bloquead\\w*|olvid\\w*|quej\\w*|caos|desastre\\w*|lío|imposible|equivoc\\w*|llen[oa]s?',
    ],
  },
};
