/** What participants read where a campaign has no text of its own. */
export interface ParticipantTexts {
  readonly consent: string;
  /** Says that no person asks the questions. */
  readonly notice: string;
  /** For a participant in distress. Names no number that is not valid wherever it says. */
  readonly support: string;
  intro(name: string, minutes: number): string;
}

const en: ParticipantTexts = {
  consent:
    'I agree that my answers are stored and analysed as described above. Taking part is voluntary. I may skip any ' +
    'question, stop at any time, and have my answers deleted.',
  notice: 'An automated interviewer asks the questions. It is a computer program, not a person.',
  support:
    'Thank you for telling me. Please do not stay alone with this: call somebody now who can come to you, or a doctor or a crisis line. ' +
    'I am a program and cannot be with you. Where there is danger, the emergency number is the one of the place where you are; in the ' +
    'European Union it is 112.',
  intro: (name, minutes) => `You are invited to the interview “${name}”. It takes at most ${minutes} minutes.`,
};

const de: ParticipantTexts = {
  consent:
    'Ich bin einverstanden, dass meine Antworten wie oben beschrieben gespeichert und ausgewertet werden. Die Teilnahme ist ' +
    'freiwillig. Ich kann jede Frage überspringen, jederzeit aufhören und meine Antworten löschen lassen.',
  notice: 'Ein automatischer Interviewer stellt die Fragen. Er ist ein Computerprogramm, kein Mensch.',
  support:
    'Danke, dass Sie mir das sagen. Bitte bleiben Sie damit nicht allein: Rufen Sie jetzt jemanden an, der zu Ihnen kommen kann, oder ' +
    'eine Ärztin, einen Arzt oder eine Krisenhilfe. Ich bin ein Programm und kann nicht bei Ihnen sein. In Gefahr hilft der Notruf an ' +
    'Ihrem Ort; in der Europäischen Union ist das die 112.',
  intro: (name, minutes) => `Sie sind zum Interview „${name}“ eingeladen. Es dauert höchstens ${minutes} Minuten.`,
};

const fr: ParticipantTexts = {
  consent:
    'J’accepte que mes réponses soient enregistrées et analysées comme décrit ci-dessus. La participation est volontaire. Je ' +
    'peux passer une question, arrêter à tout moment et faire supprimer mes réponses.',
  notice: 'Un intervieweur automatique pose les questions. C’est un programme informatique, pas une personne.',
  support:
    'Merci de me le dire. Ne restez pas seul ou seule avec cela : appelez maintenant quelqu’un qui peut venir, un médecin ou une ligne ' +
    'd’écoute. Je suis un programme et ne peux pas être avec vous. En cas de danger, appelez le numéro d’urgence de l’endroit où vous ' +
    'êtes ; dans l’Union européenne, c’est le 112.',
  intro: (name, minutes) => `Nous vous invitons à l’entretien « ${name} ». Il dure au plus ${minutes} minutes.`,
};

const es: ParticipantTexts = {
  consent:
    'Acepto que mis respuestas se guarden y se analicen como se describe arriba. La participación es voluntaria. Puedo saltarme ' +
    'cualquier pregunta, parar en cualquier momento y pedir que se borren mis respuestas.',
  notice: 'Un entrevistador automático hace las preguntas. Es un programa informático, no una persona.',
  support:
    'Gracias por decírmelo. No se quede a solas con esto: llame ahora a alguien que pueda ir a verle, a un médico o a una línea de ' +
    'ayuda. Soy un programa y no puedo estar con usted. Si hay peligro, llame al número de emergencias del lugar donde está; en la ' +
    'Unión Europea es el 112.',
  intro: (name, minutes) => `Le invitamos a la entrevista «${name}». Dura como máximo ${minutes} minutos.`,
};

const TEXTS = { en, de, fr, es };

/** The languages that participants are addressed in. */
export const TEXT_LANGUAGES = Object.keys(TEXTS);

/** Whether a campaign's consent text is the default one of any language. */
export function isDefaultConsent(text: string): boolean {
  return Object.values(TEXTS).some(({ consent }) => consent === text);
}

/** The texts in a language, by the first part of its tag; English ones for a language that has none. */
export function participantTexts(language: string): ParticipantTexts {
  return TEXTS[textLanguage(language)];
}

/** The language of `participantTexts`. */
export function textLanguage(language: string): keyof typeof TEXTS {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(TEXTS, primary) ? (primary as keyof typeof TEXTS) : 'en';
}
