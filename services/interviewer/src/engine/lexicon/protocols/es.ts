import type { en } from './en.ts';

/** What is said after signs and wishes, and how people reply to it, in Spanish. `{…}` is filled in. */
export const es: typeof en = {
  check: {
    distress:
      'Quiero entenderle bien. ¿Es tan duro que necesita apoyo ahora? Si era una forma de hablar, dígalo sin más y seguimos.',
    emergency:
      '¿Necesita usted, o alguien que está con usted, ayuda médica o de otro tipo ahora mismo? Si es así, llame primero al {number}; la entrevista puede esperar. Si no, dígalo sin más y seguimos.',
    threat:
      'Quiero entenderle bien. ¿Quiere decir que alguien podría resultar herido? Si era una forma de hablar, dígalo sin más y seguimos.',
    minor: 'Esta entrevista es para personas de 18 años o más. ¿Tiene usted 18 años o más?',
  },
  cleared: 'Gracias, ahora le entiendo.',
  more: '¿Quiere añadir algo sobre eso?',
  misread: 'Gracias, entonces le he entendido mal. Disculpe si le he alarmado.',
  unclear: 'De acuerdo. Si necesita apoyo, dígalo en cualquier momento; la entrevista puede esperar.',
  emergency:
    'Llame ahora al {number}, o pida a alguien cercano que llame; no hace falta estar seguro de que sea grave. Diga dónde está y qué ha pasado. Soy un programa y no puedo llamar por usted.',
  emergency_again:
    'Llame ahora al {number}: siguen al teléfono y le dicen qué hacer hasta que llegue la ayuda. Esta página sigue abierta, pero soy un programa y no puedo llamar.',
  outside: 'Si puede haber gas, humo o fuego: salga antes a la calle, con todos.',
  unheard: 'Si no deben oírle: llame igualmente y no cuelgue; tosa o dé golpecitos cuando le pregunten.',
  unheard_text: 'También puede enviar un mensaje de texto al {text}.',
  unheard_keys: 'Desde un móvil, pulse {keys} cuando se lo digan.',
  threat: [
    'Me tomo en serio lo que acaba de escribir. Si alguien puede resultar herido, aléjese y llame al {number}; allí también pueden ayudarle a usted. El equipo leerá esto.',
    'Sigo tomándomelo en serio. Nadie debe resultar herido, tampoco usted. Hable ahora con alguien; el número de emergencias es el {number}.',
  ],
  heard: 'Me tomo en serio lo que escribe; importa más que cualquiera de mis preguntas.',
  offer: 'Podemos parar aquí, y está muy bien. ¿Quiere continuar con la entrevista?',
  minor:
    'Gracias por decírmelo. Esta entrevista es solo para adultos, así que la termino aquí. Nadie utiliza lo que ha dicho antes de que una persona lo haya mirado. Si algo le pesa, hable con un adulto de confianza.',
  stay_near:
    'Soy un programa y no puedo estar con usted, y no quiero cambiar de tema. Si piensa en quitarse la vida, dígaselo ahora a alguien; bastan unas palabras.',
  stay_emergency: 'Llame ahora al {number}. No tiene que escribir nada aquí; no se pierde nada.',
  stay_call:
    'Gracias por decirlo. ¿Quién podría estar ahora con usted, o contestaría si le llamara? Cuéntele lo que me ha contado, o llame al {number}; yo no puedo llamar por usted.',
  pause_near:
    'Claro, esto puede esperar. Llame de verdad a alguien que pueda estar con usted, o al {number}. Lo que me ha contado está guardado; el mismo enlace le trae de vuelta mientras siga abierto.',
  with_them: 'Le dejo hablar con ellos. Lo que ha dicho está guardado.',
  calling: 'Bien. No cuelgue y haga lo que le digan. Todo lo demás puede esperar.',
  stay: [
    'Lo he leído y no lo paso por alto.',
    'Lo que escribe importa.',
    'Sigo aquí y lo he leído. Nadie debería llevar esto a solas.',
  ],
  read_later:
    'Soy un programa, y ninguna persona lee mientras usted escribe; el equipo lo leerá más tarde. En una línea de ayuda no tiene que decir su nombre.',
  care_check:
    'Lo he leído, y ha hecho bien en decirlo. Dígaselo también a alguien que pueda estar con usted. ¿Quiere seguir con la entrevista, o lo dejamos aquí?',
  leave_open: 'Ahora no pregunto nada. Escriba «seguir» si quiere otra pregunta, o «parar» si quiere terminar aquí.',
  leave_here: 'No hago más preguntas de la guía. Puede escribir aquí, o escribir «parar» para terminar.',
  leave_short: 'Escriba «seguir» o «parar».',
  above: 'La ayuda indicada arriba está para esto, a cualquier hora.',
  no_line: 'El {number} responde a cualquier hora, también para esto.',
  ask_country: 'Si escribe en qué país está, puedo indicarle un número de allí.',
  stays_here: 'La ayuda que está más arriba sigue en esta página.',
  violence: 'Lo he leído. Nadie puede hacerle daño ni amenazarle.',
  violence_line: '{country}: el {line} ayuda a quien alguien maltrata o amenaza; {number} en una emergencia.',
  write_to: 'También puede escribirles: {text}.',
  country_again: 'Con eso no reconozco el país. Si escribe su nombre, puedo indicarle un número de allí.',
  no_right_words:
    'No hacen falta las palabras justas: «No estoy bien, necesito a alguien» basta, dicho o escrito. Allí escuchan, y no tiene que dar su nombre.',
  write_anywhere: 'En muchos países hay líneas que responden por escrito: findahelpline.com las indica.',
  violence_number: 'En una emergencia: {number}.',
  unseen: 'Si alguien puede ver esto, cierre la página; «Retirarme y borrar», en su menú, lo borra todo al momento.',
  delete_now:
    'Sí: elija «Retirarme y borrar» en el menú de arriba de esta página y todo desaparece al momento; la página se lo dice.',
  enough: 'Dejo a un lado las demás preguntas; lo que me ha contado importa más. ¿Quiere decir algo más aquí?',
  go_on: 'De acuerdo, a su ritmo. Puede parar en cualquier momento.',
  end: 'Paramos aquí. Gracias por su confianza. Aquí puede encontrar ayuda, ahora y más adelante:',
  end_open:
    'Antes de terminar: lo que ha escrito sobre usted importa. Cuénteselo a alguien que pueda estar con usted, o llame al {number}.',
  near: 'Ha nombrado a alguien: «{words}». Llame o vaya a ver a esa persona ahora, y cuéntele lo que me ha contado; no hace falta encontrar palabras.',
  end_named: 'Paramos aquí.',
  end_near:
    'Paramos aquí. Ha hecho bien en decirlo. No se quede a solas con esto: llame a alguien que pueda ir a verle, o al {number}. No hace falta encontrar palabras; basta con lo que me ha contado.',
  plain_question:
    'Antes que nada, y con claridad: ¿está en peligro, o está pensando en quitarse la vida? Basta una palabra, y puede decirla aquí.',
  lines: '{country}: {number} en una emergencia; {line} para hablar con alguien, a cualquier hora.',
  condolence: 'Siento mucho su pérdida. No hace falta que diga nada más sobre ello.',
  ask_go_on: '¿Quiere continuar con la entrevista?',
  carer: 'Gracias por responder por otra persona. Diga lo que ha visto o sabe usted, y lo que le han contado.',
  off_record:
    'No puedo apagar el registro, pero lo he marcado: nadie lo utiliza antes de que lo mire una persona del equipo.',
  omit: 'No puedo quitar una sola parte, pero he avisado al equipo de que debe dejarse fuera.',
  delete_any_time: 'Puede borrarlo todo en cualquier momento.',
  still_kept:
    'Sigue guardado, y el equipo lo ve junto con su deseo. Si tiene que desaparecer con seguridad, elija «Retirarme y borrar» en el menú de esta página; así se borra todo al momento.',
  stop: '¿Quiere terminar la entrevista aquí?',
  withdrawal: [
    'Puede hacerlo usted: abra el menú de esta página y elija «Retirarme y borrar». Entonces se borra todo lo que ha dicho aquí y nadie lo utiliza. También puede escribir a {email}, o simplemente parar ahora. El equipo ve su petición.',
    'Puede hacerlo usted: abra el menú de esta página y elija «Retirarme y borrar». Entonces se borra todo lo que ha dicho aquí y nadie lo utiliza. También puede simplemente parar ahora. El equipo ve su petición.',
  ],
  withdrawal_when:
    'Solo usted puede borrarlo: en cuanto elija «Retirarme y borrar» en el menú de arriba de esta página, todo lo que ha escrito aquí desaparece para siempre. El equipo puede leer las respuestas mientras dura una entrevista; si alguien lo ha hecho, no lo veo.',
  person: [
    'Soy un entrevistador automático y aquí no responde ninguna persona. Puede escribir al equipo a {email}. Le he avisado de que quiere hablar con alguien.',
    'Soy un entrevistador automático y aquí no responde ninguna persona. He avisado al equipo de que quiere hablar con alguien.',
  ],
  person_again:
    'Usted prefiere hablar con una persona, y yo no puedo ponerle con nadie: no conozco ningún nombre ni número. El equipo conoce su deseo, y puede parar cuando quiera.',
  order: 'Solo puedo llevar esta entrevista.',
  held_in:
    'Esta entrevista se hace en {language}. Aun así puede responder en español; sus respuestas se guardan tal como las escribe.',
  names: { en: 'inglés', de: 'alemán', fr: 'francés', es: 'español' },
  varied: ['Muy bien.', 'Ya veo.', 'Entendido.', 'Gracias.', 'Claro.', 'Bien.', 'Anotado.', 'De acuerdo.'],
  yes: 'si(?! (?:no|me|te|se|le|les|lo|la|el|ella|ellos|alguien|nadie|llamo|escribo|contestan|pasa|fuera|tuviera|hay|pudiera))|vale|ok|okay|claro|de acuerdo|bueno|esta bien|por supuesto|venga',
  adult:
    'tengo (?:ya |mas de )?(?:1[89]|[2-9]\\d)(?: anos)?(?! (?:minutos|horas|dias|semanas|meses))|mas de 18|mayor de edad|adult[oa]',
  goes_on: 'una mas|otra mas|una ultima|seguir|sigamos|seguimos|siga|sigue|continuar|continuemos|adelante|siguiente',
  wants_on: '(?:quiero|querria|quisiera|prefiero|gustaria) (?:seguir|continuar)',
  nods: 'ok|okay|vale|bueno|esta bien|de acuerdo|gracias',
  fumes: 'gas|humo|fuego|incendio|quema|quemando|monoxido',
  asks_how: '(?:y |pero |ok |vale )?(?:que|quien|cual|como|donde|debo|tengo que)',
  whispers: 'no (?:puedo|debo|me atrevo a) (?:hablar|hacer ruido)|(?:me|nos) (?:oyen?|escuchan?)',
  calls:
    'enviado|mandado|llamo|llamando|llamar|he llamado|ya llame|marco|marcando|ya vienen|vienen|en camino|esta sonando|al telefono|viene la ambulancia|lo hago|ya voy',
  deletes: 'borr\\w*|elimin\\w*',
  no: 'no|ahora no|mejor no|mas tarde|basta',
  stops: 'parar|paremos|pare|stop|terminar|terminemos|dejarlo|mejor no|no quiero|acabar',
  lifts:
    'forma de hablar|manera de hablar|es un decir|era un decir|una expresion|una frase hecha|no literalmente|en sentido figurado|es broma|era broma|una broma|bromeo|bromeaba|no en serio|no iba en serio|exagero|exageraba|ningun peligro|sin peligro|me ha entendido mal|malentendido',
  soothes: 'estoy bien|todo bien|no se preocupe|no te preocupes|no hay de que preocuparse',
  over: 'ya está superado|quedó atrás|hace mucho tiempo|ahora estoy bien|hoy estoy bien',
  writes:
    '(?:puedo|puede|podría|se puede|dónde|donde|poder) (?:yo )?(?:escribir|escribirles|escribirle|mandar un mensaje|chatear)|escribir a (?:alguien|ellos|quién)|por (?:escrito|mensaje|mensajes|chat|correo|whatsapp)|no (?:puedo|quiero|me atrevo a|soy capaz de) (?:llamar|hablar por teléfono|telefonear)|prefiero escribir',
  lives: '(?:vivo|vivimos|estoy|estamos|soy|resido) (?:en|de|cerca)|^(?:en|de)',
  asks_words:
    'qué (?:les |le )?(?:digo|cuento|escribo|tengo que decir|debo decir)|qué (?:decir|decirles|escribir|escribirles)|qué pasa (?:si|cuando) (?:llamo|escribo)',
  refuses: 'molestar|molestia|ambulancia|hospital|médico|llamar|se me pasa|se pasará|tumbarme|esperar',
};
