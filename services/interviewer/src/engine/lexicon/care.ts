import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';
import type { Wordings } from './lexicon.ts';

/** What the interviewer says where it does not ask: distress, grief, and wishes about the interview itself. */
export interface Care {
  /** Before the support text. */
  heard: Wordings;
  /** The same when it was said before in this interview. */
  heard_again: Wordings;
  /** After the support text: a question that yes and no answer. */
  offer: Wordings;
  /** The reply was unclear. */
  check: Wordings;
  /** It is still unclear. */
  leave_open: Wordings;
  /** The participant goes on. */
  go_on: Wordings;
  /** The participant stops; before the support text. */
  end: Wordings;
  condolence: Wordings;
  condolence_offer: Wordings;
  withdrawal: Wordings;
  person: Wordings;
  ask_go_on: Wordings;
  order: Wordings;
  /** `{language}` is the name of the interview's language in this one. */
  held_in: Wordings;
  names: Record<Language, string>;
  /** Replies to the offer, over plain text: at the start of the reply, and anywhere in it. */
  yes: RegExp;
  goes_on: RegExp;
  no: RegExp;
  stops: RegExp;
}

export const CARE: Record<Language, Care> = {
  en: {
    heard: [
      'Thank you for telling me this. I take it seriously, and it matters more than any question of mine.',
      'What you have just written matters, and I take it seriously. You do not have to be alone with it.',
    ],
    heard_again: [
      'I am taking this seriously, and I will not pass over it. Please talk to somebody who can be there for you.',
      'This still matters more than the interview. Please reach out to somebody who can help you right now.',
    ],
    offer: [
      'We can stop here, and that is completely fine. Would you like to go on with the interview?',
      'You can stop now, and nothing is expected of you. Would you like to go on with the interview?',
    ],
    check: [
      'I want to be sure that I understand you, and either choice is fine. Would you like to go on with the interview?',
    ],
    leave_open: [
      'There is no hurry, and I will not ask anything now. Write “go on” if you want another question, or “stop” if you want to end here.',
      'I leave it open. Whenever you want another question, write “go on”; to end the interview, write “stop”.',
    ],
    go_on: [
      'All right, at your pace. You can stop at any time.',
      'Thank you. We go slowly, and you can stop at any time.',
    ],
    end: [
      'We stop here. Thank you for your trust. This is where you find help, now and later:',
      'Then we end the interview here. Please take care of yourself, and remember where help is:',
    ],
    condolence: [
      'I am very sorry for your loss. You do not have to say more about it.',
      'I am so sorry. Please accept my condolences; we do not need to go into it.',
    ],
    condolence_offer: [
      'Would you like to go on with the interview?',
      'We can also stop here. Would you like to go on?',
    ],
    withdrawal: [
      'You can do that yourself: open the menu of this page and choose “Withdraw and delete”. Everything that you said here is then deleted, and nobody uses it. You can also write to {email}, or simply stop now. I have told the team that you asked.',
      'You can do that yourself: open the menu of this page and choose “Withdraw and delete”. Everything that you said here is then deleted, and nobody uses it. You can also simply stop now. I have told the team that you asked.',
    ],
    person: [
      'I am an automated interviewer, and no person answers here. You can reach the team at {email}. I have told them that you would like to speak to somebody.',
      'I am an automated interviewer, and no person answers here. I have told the team that you would like to speak to somebody.',
    ],
    ask_go_on: ['Would you like to go on with the interview meanwhile?'],
    order: [
      'I can only conduct this interview.',
      'That is not something I can do here; I only conduct this interview.',
    ],
    held_in: [
      'This interview is held in {language}. You may still answer in English; your answers are kept as you write them.',
    ],
    names: { en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
    yes: wordPattern('yes|yeah|yep|sure|ok|okay|fine|please do|alright|all right'),
    goes_on: wordPattern("go on|carry on|continue|keep going|next question|let's go|i'm ready|next one"),
    no: wordPattern('no|nope|nah|not now|rather not|later|enough'),
    stops: wordPattern("stop|end|quit|rather not|don't want to|do not want to|leave it|finish here|i'm done"),
  },
  de: {
    heard: [
      'Danke, dass Sie mir das sagen. Ich nehme das ernst; es ist wichtiger als jede meiner Fragen.',
      'Was Sie gerade geschrieben haben, ist wichtig, und ich nehme es ernst. Sie müssen damit nicht allein bleiben.',
    ],
    heard_again: [
      'Ich nehme das ernst und gehe nicht darüber hinweg. Bitte sprechen Sie mit jemandem, der für Sie da sein kann.',
      'Das ist weiterhin wichtiger als das Interview. Bitte wenden Sie sich an jemanden, der Ihnen jetzt helfen kann.',
    ],
    offer: [
      'Wir können hier aufhören, das ist völlig in Ordnung. Möchten Sie das Interview fortsetzen?',
      'Sie können jetzt aufhören, niemand erwartet etwas von Ihnen. Möchten Sie das Interview fortsetzen?',
    ],
    check: ['Ich möchte Sie richtig verstehen, und beides ist in Ordnung. Möchten Sie das Interview fortsetzen?'],
    leave_open: [
      'Es eilt nicht, und ich frage jetzt nichts. Schreiben Sie „weiter“, wenn Sie eine weitere Frage möchten, oder „stopp“, wenn Sie hier aufhören möchten.',
      'Ich lasse es offen. Wenn Sie eine weitere Frage möchten, schreiben Sie „weiter“; um das Interview zu beenden, „stopp“.',
    ],
    go_on: [
      'Gut, in Ihrem Tempo. Sie können jederzeit aufhören.',
      'Danke. Wir lassen uns Zeit, und Sie können jederzeit aufhören.',
    ],
    end: [
      'Wir hören hier auf. Danke für Ihr Vertrauen. Hier finden Sie Hilfe, jetzt und später:',
      'Dann beenden wir das Interview hier. Bitte passen Sie auf sich auf; Hilfe finden Sie hier:',
    ],
    condolence: [
      'Es tut mir sehr leid, dass Sie diesen Menschen verloren haben. Sie müssen nicht mehr dazu sagen.',
      'Mein herzliches Beileid. Wir müssen nicht weiter darauf eingehen.',
    ],
    condolence_offer: [
      'Möchten Sie das Interview fortsetzen?',
      'Wir können auch hier aufhören. Möchten Sie weitermachen?',
    ],
    withdrawal: [
      'Das können Sie selbst tun: Öffnen Sie das Menü dieser Seite und wählen Sie „Widerrufen und löschen“. Dann wird alles gelöscht, was Sie hier gesagt haben, und niemand verwendet es. Sie können auch an {email} schreiben oder jetzt einfach aufhören. Ich habe dem Team mitgeteilt, dass Sie danach gefragt haben.',
      'Das können Sie selbst tun: Öffnen Sie das Menü dieser Seite und wählen Sie „Widerrufen und löschen“. Dann wird alles gelöscht, was Sie hier gesagt haben, und niemand verwendet es. Sie können auch jetzt einfach aufhören. Ich habe dem Team mitgeteilt, dass Sie danach gefragt haben.',
    ],
    person: [
      'Ich bin ein automatischer Interviewer, hier antwortet kein Mensch. Das Team erreichen Sie unter {email}. Ich habe ihm mitgeteilt, dass Sie mit jemandem sprechen möchten.',
      'Ich bin ein automatischer Interviewer, hier antwortet kein Mensch. Ich habe dem Team mitgeteilt, dass Sie mit jemandem sprechen möchten.',
    ],
    ask_go_on: ['Möchten Sie das Interview inzwischen fortsetzen?'],
    order: ['Ich kann nur dieses Interview führen.', 'Das kann ich hier nicht tun; ich führe nur dieses Interview.'],
    held_in: [
      'Dieses Interview wird auf {language} geführt. Sie dürfen trotzdem auf Deutsch antworten; Ihre Antworten bleiben so, wie Sie sie schreiben.',
    ],
    names: { en: 'Englisch', de: 'Deutsch', fr: 'Französisch', es: 'Spanisch' },
    yes: wordPattern('ja|gern|gerne|ok|okay|klar|sicher|passt|los|gut'),
    goes_on: wordPattern('weiter|weitermachen|fortsetzen|fortfahren|nächste frage|machen wir|von mir aus'),
    no: wordPattern('nein|nee|nö|nicht|lieber nicht|später|genug|ende|schluss'),
    stops: wordPattern('stop|stopp|aufhören|beenden|lieber nicht|nicht mehr|nicht weiter|lassen wir|abbrechen'),
  },
  fr: {
    heard: [
      'Merci de me le dire. Je prends cela au sérieux ; cela compte plus que toutes mes questions.',
      'Ce que vous venez d’écrire est important, et je le prends au sérieux. Vous n’avez pas à rester seul avec cela.',
    ],
    heard_again: [
      'Je prends cela au sérieux et je ne passerai pas outre. Parlez-en, s’il vous plaît, à quelqu’un qui peut être là pour vous.',
      'Cela compte toujours plus que l’entretien. Tournez-vous, s’il vous plaît, vers quelqu’un qui peut vous aider maintenant.',
    ],
    offer: [
      'Nous pouvons nous arrêter ici, et c’est très bien ainsi. Voulez-vous continuer l’entretien ?',
      'Vous pouvez vous arrêter maintenant, personne n’attend rien de vous. Voulez-vous continuer l’entretien ?',
    ],
    check: ['Je voudrais bien vous comprendre, et les deux choix me conviennent. Voulez-vous continuer l’entretien ?'],
    leave_open: [
      'Rien ne presse, et je ne pose aucune question maintenant. Écrivez « continuer » si vous voulez une autre question, ou « arrêter » si vous voulez en rester là.',
      'Je laisse cela ouvert. Quand vous voudrez une autre question, écrivez « continuer » ; pour terminer l’entretien, « arrêter ».',
    ],
    go_on: [
      'Bien, à votre rythme. Vous pouvez vous arrêter à tout moment.',
      'Merci. Prenons notre temps, et arrêtez-vous quand vous voulez.',
    ],
    end: [
      'Nous nous arrêtons ici. Merci de votre confiance. Voici où trouver de l’aide, maintenant et plus tard :',
      'L’entretien se termine donc ici. Prenez soin de vous ; voici où trouver de l’aide :',
    ],
    condolence: [
      'Je suis vraiment désolé pour votre perte. Vous n’avez pas besoin d’en dire davantage.',
      'Toutes mes condoléances. Nous n’avons pas besoin d’en parler.',
    ],
    condolence_offer: [
      'Voulez-vous continuer l’entretien ?',
      'Nous pouvons aussi nous arrêter ici. Voulez-vous continuer ?',
    ],
    withdrawal: [
      'Vous pouvez le faire vous-même : ouvrez le menu de cette page et choisissez « Me retirer et supprimer ». Tout ce que vous avez dit ici est alors effacé, et personne ne l’utilise. Vous pouvez aussi écrire à {email}, ou simplement vous arrêter maintenant. J’ai signalé votre demande à l’équipe.',
      'Vous pouvez le faire vous-même : ouvrez le menu de cette page et choisissez « Me retirer et supprimer ». Tout ce que vous avez dit ici est alors effacé, et personne ne l’utilise. Vous pouvez aussi simplement vous arrêter maintenant. J’ai signalé votre demande à l’équipe.',
    ],
    person: [
      'Je suis un intervieweur automatique, et aucune personne ne répond ici. Vous pouvez joindre l’équipe à {email}. Je lui ai signalé que vous souhaitez parler à quelqu’un.',
      'Je suis un intervieweur automatique, et aucune personne ne répond ici. J’ai signalé à l’équipe que vous souhaitez parler à quelqu’un.',
    ],
    ask_go_on: ['Voulez-vous continuer l’entretien en attendant ?'],
    order: ['Je ne peux que mener cet entretien.', 'Je ne peux pas faire cela ici ; je mène seulement cet entretien.'],
    held_in: [
      'Cet entretien se déroule en {language}. Vous pouvez tout de même répondre en français ; vos réponses sont gardées telles quelles.',
    ],
    names: { en: 'anglais', de: 'allemand', fr: 'français', es: 'espagnol' },
    yes: wordPattern("oui|ouais|d'accord|ok|okay|bien sûr|volontiers|ça va|je veux bien"),
    goes_on: wordPattern(
      'continuer|continuons|continuez|on continue|je continue|allons-y|allez-y|vas-y|question suivante|suivante',
    ),
    no: wordPattern('non|pas maintenant|plutôt pas|plus tard|assez|fin'),
    stops: wordPattern(
      "stop|arrêter|arrêtons|arrêtez|on arrête|j'arrête|terminer|pas envie|je ne veux pas|je veux pas|ne pas continuer",
    ),
  },
  es: {
    heard: [
      'Gracias por contármelo. Me lo tomo en serio; importa más que cualquiera de mis preguntas.',
      'Lo que acaba de escribir importa, y me lo tomo en serio. No tiene por qué quedarse a solas con ello.',
    ],
    heard_again: [
      'Me lo tomo en serio y no voy a pasarlo por alto. Por favor, hable con alguien que pueda estar a su lado.',
      'Esto sigue importando más que la entrevista. Por favor, acuda a alguien que pueda ayudarle ahora.',
    ],
    offer: [
      'Podemos parar aquí, y está muy bien. ¿Quiere continuar con la entrevista?',
      'Puede parar ahora, nadie espera nada de usted. ¿Quiere continuar con la entrevista?',
    ],
    check: ['Quiero entenderle bien, y cualquiera de las dos cosas está bien. ¿Quiere continuar con la entrevista?'],
    leave_open: [
      'No hay prisa, y ahora no pregunto nada. Escriba «seguir» si quiere otra pregunta, o «parar» si quiere terminar aquí.',
      'Lo dejo abierto. Cuando quiera otra pregunta, escriba «seguir»; para terminar la entrevista, «parar».',
    ],
    go_on: [
      'De acuerdo, a su ritmo. Puede parar en cualquier momento.',
      'Gracias. Vamos despacio, y puede parar en cualquier momento.',
    ],
    end: [
      'Paramos aquí. Gracias por su confianza. Aquí puede encontrar ayuda, ahora y más adelante:',
      'Entonces terminamos aquí la entrevista. Cuídese, por favor; aquí puede encontrar ayuda:',
    ],
    condolence: [
      'Siento mucho su pérdida. No hace falta que diga nada más sobre ello.',
      'Le acompaño en el sentimiento. No necesitamos entrar en ello.',
    ],
    condolence_offer: ['¿Quiere continuar con la entrevista?', 'También podemos parar aquí. ¿Quiere continuar?'],
    withdrawal: [
      'Puede hacerlo usted: abra el menú de esta página y elija «Retirarme y borrar». Entonces se borra todo lo que ha dicho aquí y nadie lo utiliza. También puede escribir a {email}, o simplemente parar ahora. He avisado al equipo de su petición.',
      'Puede hacerlo usted: abra el menú de esta página y elija «Retirarme y borrar». Entonces se borra todo lo que ha dicho aquí y nadie lo utiliza. También puede simplemente parar ahora. He avisado al equipo de su petición.',
    ],
    person: [
      'Soy un entrevistador automático y aquí no responde ninguna persona. Puede escribir al equipo a {email}. Le he avisado de que quiere hablar con alguien.',
      'Soy un entrevistador automático y aquí no responde ninguna persona. He avisado al equipo de que quiere hablar con alguien.',
    ],
    ask_go_on: ['¿Quiere continuar mientras tanto con la entrevista?'],
    order: ['Solo puedo llevar esta entrevista.', 'Eso no puedo hacerlo aquí; solo llevo esta entrevista.'],
    held_in: [
      'Esta entrevista se hace en {language}. Aun así puede responder en español; sus respuestas se guardan tal como las escribe.',
    ],
    names: { en: 'inglés', de: 'alemán', fr: 'francés', es: 'español' },
    yes: wordPattern('sí|si|vale|ok|okay|claro|de acuerdo|bueno|está bien|por supuesto|venga'),
    goes_on: wordPattern('seguir|sigamos|seguimos|siga|sigue|continuar|continuemos|adelante|siguiente'),
    no: wordPattern('no|ahora no|mejor no|más tarde|basta'),
    stops: wordPattern('parar|paremos|pare|stop|terminar|terminemos|dejarlo|mejor no|no quiero|acabar'),
  },
};
