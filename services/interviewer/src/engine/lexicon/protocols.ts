import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';
import type { Wordings } from './lexicon.ts';

/** What the interviewer says, word for word, after signs other than distress and grief (for those: `care.ts`). */
export interface Protocols {
  /** After an uncertain sign: one question that tells a way of speaking from what is meant. */
  check: Record<'distress' | 'emergency' | 'threat' | 'minor', Wordings>;
  /** A way of speaking, or nothing wrong: before the open question. */
  cleared: Wordings;
  /** The reply to a check was neither yes nor no: before the open question. */
  unclear: Wordings;
  /** `{number}` is the emergency number. */
  emergency: Wordings;
  threat: Wordings;
  /** After an emergency or a threat: a question that yes and no answer. */
  offer: Wordings;
  /** The participant is under age; the interview ends. */
  minor: Wordings;
  /** After the protocol has been said twice, nothing is repeated. */
  stay: Wordings;
  /** Said before what follows, once. */
  carer: Wordings;
  off_record: Wordings;
  omit: Wordings;
  /** A wish to stop that may have been part of a story. */
  stop: Wordings;
  /** Before a turn that would otherwise be said a third time. */
  varied: Wordings;
  /** Replies that take the sign back, anywhere in them. */
  lifts: RegExp;
}

export const PROTOCOLS: Record<Language, Protocols> = {
  en: {
    check: {
      distress: [
        'I want to be sure that I understand you. Is this so hard that you need support now? If it was a way of speaking, just say so and we go on.',
      ],
      emergency: [
        'Do you, or does somebody with you, need medical or other help right now? If so, please call {number} first; the interview can wait. If not, just say so and we go on.',
      ],
      threat: [
        'I want to be sure that I understand you. Do you mean that somebody may get hurt? If it was a way of speaking, just say so and we go on.',
      ],
      minor: ['This interview is for people who are 18 or older. Are you 18 or older?'],
    },
    cleared: ['Thank you, now I understand.', 'Good to know, thank you.'],
    unclear: ['All right. If you need support, say so at any time; the interview can wait.'],
    emergency: [
      'This may be an emergency. Please call {number} now, or ask somebody near you to call. I am an automated interviewer and cannot call for help myself. The interview can wait.',
      'Your safety comes first. Please get help at {number} now. I cannot call for you, and nothing here is urgent.',
    ],
    threat: [
      'I take what you have just written seriously. If somebody could get hurt, please step back and call {number}; they can also help you. The team will read this.',
      'I still take this seriously. Nobody should get hurt, and that includes you. Please talk to somebody now; the emergency number is {number}.',
    ],
    offer: ['Would you like to go on with the interview? You can also stop or take a break.'],
    minor: [
      'Thank you for telling me. This interview is only for adults, so I end it here. Nobody uses what you said unless a person has looked at it first. If something is weighing on you, please talk to an adult whom you trust.',
    ],
    stay: [
      'I have read this, and I am not passing over it. Where to find help stands above.',
      'What you write matters. Please show the lines above to somebody who can be with you.',
      'I am still here, and I ask nothing. Please reach somebody at the numbers above.',
      'Thank you for going on to tell me. A person can do more than I can; the numbers above reach one.',
    ],
    carer: [
      'Thank you for answering for somebody else. Please say what you saw or know yourself, and what they told you.',
    ],
    off_record: [
      'I cannot switch the record off, but I have marked this: nobody uses it before a person of the team has looked. You can delete everything at any time.',
    ],
    omit: [
      'I cannot take out a single part, but I have told the team that it should be left out. You can delete everything at any time.',
    ],
    stop: ['Would you like to stop the interview here?'],
    varied: ['All right.', 'I see.', 'Understood.', 'Thank you.', 'Of course.', 'Good.', 'Noted.', 'Very well.'],
    lifts: wordPattern(
      "figure of speech|way of speaking|way of saying|manner of speaking|just an expression|only an expression|just a saying|kidding|joking|a joke|not literally|wasn't serious|not serious|exaggerating|exaggerated|didn't mean it|did not mean it|don't mean it|i'm fine|i am fine|i'm ok|i'm okay|i am okay|i'm safe|i'm alright|all good|no danger|misunderstood|misunderstanding",
    ),
  },
  de: {
    check: {
      distress: [
        'Ich möchte Sie richtig verstehen. Ist es so schwer, dass Sie jetzt Unterstützung brauchen? War es nur so gesagt, schreiben Sie das einfach, dann machen wir weiter.',
      ],
      emergency: [
        'Brauchen Sie oder jemand bei Ihnen jetzt medizinische oder andere Hilfe? Dann rufen Sie bitte zuerst {number} an; das Interview kann warten. Wenn nicht, sagen Sie es einfach, dann machen wir weiter.',
      ],
      threat: [
        'Ich möchte Sie richtig verstehen. Meinen Sie, dass jemand verletzt werden könnte? War es nur so gesagt, schreiben Sie das einfach, dann machen wir weiter.',
      ],
      minor: ['Dieses Interview ist für Menschen ab 18 Jahren. Sind Sie 18 oder älter?'],
    },
    cleared: ['Danke, jetzt verstehe ich.', 'Gut zu wissen, danke.'],
    unclear: ['In Ordnung. Wenn Sie Unterstützung brauchen, sagen Sie es jederzeit; das Interview kann warten.'],
    emergency: [
      'Das kann ein Notfall sein. Bitte rufen Sie jetzt {number} an oder bitten Sie jemanden in Ihrer Nähe darum. Ich bin ein automatischer Interviewer und kann selbst keine Hilfe rufen. Das Interview kann warten.',
      'Ihre Sicherheit geht vor. Bitte holen Sie jetzt Hilfe unter {number}. Ich kann nicht für Sie anrufen, und hier eilt nichts.',
    ],
    threat: [
      'Ich nehme ernst, was Sie gerade geschrieben haben. Wenn jemand verletzt werden könnte, gehen Sie bitte auf Abstand und rufen Sie {number} an; dort hilft man auch Ihnen. Das Team wird das lesen.',
      'Ich nehme das weiterhin ernst. Niemand soll verletzt werden, auch Sie nicht. Bitte sprechen Sie jetzt mit jemandem; der Notruf ist {number}.',
    ],
    offer: ['Möchten Sie das Interview fortsetzen? Sie können auch aufhören oder eine Pause machen.'],
    minor: [
      'Danke, dass Sie mir das sagen. Dieses Interview ist nur für Erwachsene, deshalb beende ich es hier. Niemand verwendet, was Sie gesagt haben, bevor ein Mensch es angesehen hat. Wenn Sie etwas belastet, sprechen Sie bitte mit einem Erwachsenen, dem Sie vertrauen.',
    ],
    stay: [
      'Ich habe das gelesen und gehe nicht darüber hinweg. Oben steht, wo Sie Hilfe finden.',
      'Was Sie schreiben, ist wichtig. Bitte zeigen Sie die Zeilen oben jemandem, der bei Ihnen sein kann.',
      'Ich bin noch da und frage nichts. Bitte erreichen Sie jemanden unter den Nummern oben.',
      'Danke, dass Sie weiter erzählen. Ein Mensch kann mehr tun als ich; unter den Nummern oben erreichen Sie einen.',
    ],
    carer: [
      'Danke, dass Sie für jemand anderen antworten. Sagen Sie bitte, was Sie selbst gesehen haben oder wissen, und was Ihnen erzählt wurde.',
    ],
    off_record: [
      'Ich kann die Aufzeichnung nicht abschalten, habe das aber vermerkt: Niemand verwendet es, bevor ein Mensch aus dem Team es angesehen hat. Sie können jederzeit alles löschen.',
    ],
    omit: [
      'Ich kann keinen einzelnen Teil herausnehmen, habe dem Team aber mitgeteilt, dass er weggelassen werden soll. Sie können jederzeit alles löschen.',
    ],
    stop: ['Möchten Sie das Interview hier beenden?'],
    varied: ['In Ordnung.', 'Verstehe.', 'Verstanden.', 'Danke.', 'Natürlich.', 'Gut.', 'Ist notiert.', 'Alles klar.'],
    lifts: wordPattern(
      'redensart|redewendung|nur so gesagt|so gesagt|bildlich|im übertragenen sinn|nicht wörtlich|scherz|spaß|spass|witz|nicht ernst|nicht so gemeint|übertrieben|übertreibung|mir geht es gut|mir gehts gut|alles gut|alles in ordnung|keine gefahr|missverstanden|missverständnis',
    ),
  },
  fr: {
    check: {
      distress: [
        'Je voudrais bien vous comprendre. Est-ce si dur que vous avez besoin de soutien maintenant ? Si c’était une façon de parler, dites-le simplement et nous continuons.',
      ],
      emergency: [
        'Avez-vous, vous ou quelqu’un près de vous, besoin d’une aide médicale ou autre maintenant ? Si oui, appelez d’abord le {number} ; l’entretien peut attendre. Sinon, dites-le simplement et nous continuons.',
      ],
      threat: [
        'Je voudrais bien vous comprendre. Voulez-vous dire que quelqu’un pourrait être blessé ? Si c’était une façon de parler, dites-le simplement et nous continuons.',
      ],
      minor: ['Cet entretien s’adresse aux personnes de 18 ans ou plus. Avez-vous 18 ans ou plus ?'],
    },
    cleared: ['Merci, je comprends maintenant.', 'C’est bon à savoir, merci.'],
    unclear: ['D’accord. Si vous avez besoin de soutien, dites-le à tout moment ; l’entretien peut attendre.'],
    emergency: [
      'C’est peut-être une urgence. Appelez le {number} maintenant, ou demandez à quelqu’un près de vous de le faire. Je suis un intervieweur automatique et ne peux pas appeler les secours moi-même. L’entretien peut attendre.',
      'Votre sécurité passe avant tout. Demandez de l’aide au {number} maintenant. Je ne peux pas appeler à votre place, et rien ne presse ici.',
    ],
    threat: [
      'Je prends au sérieux ce que vous venez d’écrire. Si quelqu’un risque d’être blessé, éloignez-vous et appelez le {number} ; on peut aussi vous y aider. L’équipe lira ceci.',
      'Je prends toujours cela au sérieux. Personne ne doit être blessé, vous non plus. Parlez-en à quelqu’un maintenant ; le numéro d’urgence est le {number}.',
    ],
    offer: ['Voulez-vous continuer l’entretien ? Vous pouvez aussi arrêter ou faire une pause.'],
    minor: [
      'Merci de me l’avoir dit. Cet entretien est réservé aux adultes, je le termine donc ici. Personne n’utilise ce que vous avez dit avant qu’une personne l’ait regardé. Si quelque chose vous pèse, parlez-en à un adulte de confiance.',
    ],
    stay: [
      'J’ai lu cela et je ne passe pas outre. Vous trouverez de l’aide aux adresses ci-dessus.',
      'Ce que vous écrivez compte. Montrez les lignes ci-dessus à quelqu’un qui peut être avec vous.',
      'Je suis toujours là, et je ne demande rien. Joignez quelqu’un aux numéros ci-dessus.',
      'Merci de continuer à me parler. Une personne peut faire plus que moi ; les numéros ci-dessus en joignent une.',
    ],
    carer: [
      'Merci de répondre pour quelqu’un d’autre. Dites ce que vous avez vu ou savez vous-même, et ce qu’on vous a raconté.',
    ],
    off_record: [
      'Je ne peux pas couper l’enregistrement, mais je l’ai signalé : personne ne l’utilise avant qu’une personne de l’équipe l’ait regardé. Vous pouvez tout effacer à tout moment.',
    ],
    omit: [
      'Je ne peux pas retirer une partie, mais j’ai indiqué à l’équipe qu’elle doit être laissée de côté. Vous pouvez tout effacer à tout moment.',
    ],
    stop: ['Voulez-vous arrêter l’entretien ici ?'],
    varied: ['Très bien.', 'Je vois.', 'Compris.', 'Merci.', 'Bien sûr.', 'Bien.', 'C’est noté.', 'D’accord.'],
    lifts: wordPattern(
      "façon de parler|manière de parler|une expression|c'est une image|au figuré|pas au sens propre|pas littéralement|je plaisante|je rigole|une blague|pour rire|pas sérieux|pas sérieusement|j'exagère|exagéré|ça va bien|je vais bien|tout va bien|aucun danger|mal compris|malentendu",
    ),
  },
  es: {
    check: {
      distress: [
        'Quiero entenderle bien. ¿Es tan duro que necesita apoyo ahora? Si era una forma de hablar, dígalo sin más y seguimos.',
      ],
      emergency: [
        '¿Necesita usted, o alguien que está con usted, ayuda médica o de otro tipo ahora mismo? Si es así, llame primero al {number}; la entrevista puede esperar. Si no, dígalo sin más y seguimos.',
      ],
      threat: [
        'Quiero entenderle bien. ¿Quiere decir que alguien podría resultar herido? Si era una forma de hablar, dígalo sin más y seguimos.',
      ],
      minor: ['Esta entrevista es para personas de 18 años o más. ¿Tiene usted 18 años o más?'],
    },
    cleared: ['Gracias, ahora le entiendo.', 'Es bueno saberlo, gracias.'],
    unclear: ['De acuerdo. Si necesita apoyo, dígalo en cualquier momento; la entrevista puede esperar.'],
    emergency: [
      'Puede ser una emergencia. Llame ahora al {number}, o pida a alguien cercano que llame. Soy un entrevistador automático y no puedo pedir ayuda por usted. La entrevista puede esperar.',
      'Su seguridad es lo primero. Pida ayuda ahora en el {number}. No puedo llamar por usted, y aquí nada corre prisa.',
    ],
    threat: [
      'Me tomo en serio lo que acaba de escribir. Si alguien puede resultar herido, aléjese y llame al {number}; allí también pueden ayudarle a usted. El equipo leerá esto.',
      'Sigo tomándomelo en serio. Nadie debe resultar herido, tampoco usted. Hable ahora con alguien; el número de emergencias es el {number}.',
    ],
    offer: ['¿Quiere continuar con la entrevista? También puede parar o hacer una pausa.'],
    minor: [
      'Gracias por decírmelo. Esta entrevista es solo para adultos, así que la termino aquí. Nadie utiliza lo que ha dicho antes de que una persona lo haya mirado. Si algo le pesa, hable con un adulto de confianza.',
    ],
    stay: [
      'Lo he leído y no lo paso por alto. Arriba está dónde encontrar ayuda.',
      'Lo que escribe importa. Enseñe las líneas de arriba a alguien que pueda estar con usted.',
      'Sigo aquí y no pregunto nada. Hable con alguien en los números de arriba.',
      'Gracias por seguir contándome. Una persona puede hacer más que yo; los números de arriba llevan a una.',
    ],
    carer: ['Gracias por responder por otra persona. Diga lo que ha visto o sabe usted, y lo que le han contado.'],
    off_record: [
      'No puedo apagar el registro, pero lo he marcado: nadie lo utiliza antes de que lo mire una persona del equipo. Puede borrarlo todo en cualquier momento.',
    ],
    omit: [
      'No puedo quitar una sola parte, pero he avisado al equipo de que debe dejarse fuera. Puede borrarlo todo en cualquier momento.',
    ],
    stop: ['¿Quiere terminar la entrevista aquí?'],
    varied: ['Muy bien.', 'Ya veo.', 'Entendido.', 'Gracias.', 'Claro.', 'Bien.', 'Anotado.', 'De acuerdo.'],
    lifts: wordPattern(
      'forma de hablar|manera de hablar|es un decir|era un decir|una expresión|una frase hecha|no literalmente|en sentido figurado|es broma|era broma|una broma|bromeo|bromeaba|no en serio|no iba en serio|exagero|exageraba|estoy bien|todo bien|ningún peligro|sin peligro|me ha entendido mal|malentendido',
    ),
  },
};
