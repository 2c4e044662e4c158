import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lexiconOf } from './lexicon/index.ts';
import { readInAnyLanguage } from './reading.ts';
import { readBesideWishes, signsOf } from './signs.ts';
import { said } from './testing/turns.ts';

/** What participants say, by language, and what it means: an intent, `aside:…` or `answer`. */
const SAID: Record<string, Record<string, string[]>> = {
  en: {
    stop: [
      'Stop',
      'I have to go now',
      'I want to stop here',
      'Please end the interview',
      'That’s enough',
      'I don’t want to continue',
    ],
    pause: ['Can we continue later?', 'I need a break', 'pause please'],
    already: ['You already asked that', 'I already told you', 'I’ve already answered that'],
    annoyed: ['This is annoying', 'too many questions!', 'What a waste of time'],
    skip: ['skip', 'Next question please', 'I’d rather not say', 'pass'],
    repeat: ['Could you repeat the question?', 'pardon?', 'What was the question again?', 'say that again please'],
    clarify: ['What do you mean?', 'I don’t understand the question', 'What do you mean by that?', 'in what sense?'],
    moment: ['one moment please', 'hang on', 'Let me think'],
    dont_know: ['I don’t know', 'no idea', 'Hmm, not sure', 'idk'],
    back: ['I’m back', 'Hello'],
    nothing: ['No', 'nothing else', 'No, that’s all'],
    affirm: ['Yes', 'ok', 'Sure, go ahead'],
    'aside:who_reads': [
      'Who reads this?',
      'who is going to see my answers?',
      'What happens with my data?',
      'Is this anonymous?',
      'Will my boss see this? Can my boss see it?',
    ],
    'aside:human': ['Are you a bot?', 'Am I talking to a person?'],
    'aside:unknown': ['Send me a copy of my data'],
    'aside:kept': ['Are we being recorded?'],
    'aside:how_long': ['How long will this take?', 'How many more questions?'],
    'aside:purpose': ['Why do you ask?', 'What is this for?'],
    answer: [
      'They stop the line every night and nobody tells us',
      'We skip the hand-over when it is late',
      'I don’t want to stop, it is going well',
      'I don’t know, maybe because the sheet is printed too early in the afternoon',
      'The stupid sheet is always wrong.',
      'The weekly meeting is a waste of time',
      'Customers ask too many questions',
      'They keep asking the same questions',
      'We finish it later in the shift',
      'After six hours you really need a break',
      'We have to stop this somehow',
      'Nobody says who gets to see the list',
    ],
  },
  de: {
    stop: ['Stopp', 'Ich möchte aufhören', 'Bitte das Interview beenden', 'Es reicht', 'Ich muss jetzt los'],
    pause: ['Können wir später weitermachen?', 'Ich brauche eine Pause', 'später'],
    already: ['Das habe ich doch schon gesagt', 'Wie gesagt', 'Das haben Sie schon gefragt'],
    annoyed: ['Das nervt', 'Zu viele Fragen!', 'Zeitverschwendung'],
    skip: ['weiter', 'Nächste Frage bitte', 'Dazu möchte ich nichts sagen', 'überspringen'],
    repeat: ['Können Sie die Frage wiederholen?', 'Wie bitte?', 'Wie war die Frage?', 'nochmal bitte'],
    clarify: ['Wie meinen Sie das?', 'Was meinen Sie damit?', 'Ich verstehe die Frage nicht', 'inwiefern?'],
    moment: ['Einen Moment bitte', 'Moment mal', 'Ich muss kurz überlegen'],
    dont_know: ['Weiß ich nicht', 'keine Ahnung', 'Das weiß ich leider nicht', 'Ich bin mir nicht sicher'],
    back: ['Bin wieder da', 'Hallo'],
    nothing: ['Nein', 'nichts mehr', 'Nein, das war’s'],
    affirm: ['Ja', 'ok', 'Ja, gern'],
    'aside:who_reads': [
      'Wer liest das?',
      'Was passiert mit meinen Antworten?',
      'Ist das anonym?',
      'Sieht mein Chef das?',
    ],
    'aside:human': ['Sind Sie ein Mensch?', 'Sind Sie ein Roboter?'],
    'aside:unknown': ['Welche Daten speichern Sie über mich'],
    'aside:kept': ['Wird das aufgezeichnet?'],
    'aside:how_long': ['Wie lange dauert das noch?', 'Wie viele Fragen kommen noch?'],
    'aside:purpose': ['Wozu fragen Sie das?'],
    answer: [
      'Wir hören jeden Abend um acht auf und gehen dann nach Hause',
      'Die Maschine macht ständig Pause',
      'Ich will nicht aufhören',
      'Um zehn machen wir eine Pause',
      'Die Besprechung ist reine Zeitverschwendung',
      'Keiner weiß, wer macht was',
      'Ich weiß nicht, vielleicht weil der Zettel immer zu früh gedruckt wird',
    ],
  },
  fr: {
    stop: ['Stop', 'Je voudrais arrêter', 'Arrêter l’entretien', 'Ça suffit', 'Je ne veux plus continuer'],
    pause: ['On peut continuer plus tard ?', 'J’ai besoin d’une pause', 'plus tard'],
    already: ['Je l’ai déjà dit', 'J’ai déjà répondu à ça'],
    annoyed: ['C’est pénible', 'Trop de questions !', 'Quelle perte de temps'],
    skip: ['Je passe', 'Question suivante', 'Je préfère ne pas répondre', 'passer'],
    repeat: ['Pouvez-vous répéter la question ?', 'Pardon ?', 'Quelle était la question ?', 'encore une fois'],
    clarify: [
      'Que voulez-vous dire ?',
      'Je ne comprends pas la question',
      'Qu’est-ce que vous entendez par là ?',
      'Dans quel sens ?',
    ],
    moment: ['Un moment s’il vous plaît', 'Attendez', 'Laissez-moi réfléchir'],
    dont_know: ['Je ne sais pas', 'aucune idée', 'Je ne sais plus', 'Je ne suis pas sûr'],
    back: ['Me revoilà', 'Bonjour'],
    nothing: ['Non', 'rien d’autre', 'Non, c’est tout'],
    affirm: ['Oui', 'd’accord', 'Oui, bien sûr'],
    'aside:who_reads': [
      'Qui lit cela ?',
      'Que deviennent mes réponses ?',
      'Est-ce anonyme ?',
      'Est-ce que mon chef va voir ça ?',
    ],
    'aside:human': ['Êtes-vous un robot ?', 'Vous êtes humain ?'],
    'aside:unknown': ['Envoyez-moi toutes les données'],
    'aside:kept': ['Est-ce que c’est enregistré ?'],
    'aside:how_long': ['Combien de temps cela dure ?', 'Il reste combien de questions ?'],
    'aside:purpose': ['Pourquoi ces questions ?'],
    answer: [
      'Le camion arrête de passer le lundi et tout déborde',
      'Les voisins passent toujours avant nous',
      'On peut faire une pause à dix heures le matin',
      'La réunion est une perte de temps',
      'C’est long',
      'Je ne sais pas, peut-être parce que le local est beaucoup trop petit',
    ],
  },
  es: {
    stop: ['Stop', 'Quiero parar', 'No, quiero parar', 'Terminar la entrevista', 'Ya basta', 'No quiero seguir'],
    pause: ['¿Podemos seguir más tarde?', 'Necesito una pausa', 'más tarde'],
    already: ['Ya lo he dicho', 'Ya he contestado a eso'],
    annoyed: ['Esto es ridículo', '¡Demasiadas preguntas!', 'Qué pérdida de tiempo'],
    skip: ['Paso', 'Siguiente pregunta, por favor', 'Prefiero no contestar', 'saltar'],
    repeat: ['¿Puede repetir la pregunta?', '¿Perdón?', '¿Cuál era la pregunta?', 'otra vez'],
    clarify: ['¿Qué quiere decir?', 'No entiendo la pregunta', '¿A qué se refiere?', '¿En qué sentido?'],
    moment: ['Un momento, por favor', 'Espere', 'Déjeme pensar'],
    dont_know: ['No lo sé', 'ni idea', 'No sé', 'No estoy seguro'],
    back: ['Ya estoy aquí', 'Hola'],
    nothing: ['No', 'nada más', 'No, eso es todo'],
    affirm: ['Sí', 'vale', 'Sí, claro'],
    'aside:who_reads': ['¿Quién lee esto?', '¿Qué pasa con mis respuestas?', '¿Es anónimo?', '¿Mi jefe va a ver esto?'],
    'aside:human': ['¿Es usted un robot?', '¿Es usted una persona?'],
    'aside:unknown': ['Mándenme una copia de mis datos'],
    'aside:kept': ['¿Se está grabando?'],
    'aside:how_long': ['¿Cuánto dura esto?', '¿Cuántas preguntas quedan?'],
    'aside:purpose': ['¿Para qué es esto?'],
    answer: [
      'El autobús para en cada esquina y llega tarde',
      'No quiero parar',
      'La reunión es una pérdida de tiempo',
      'El camino es muy largo',
      'A las diez hacemos una pausa',
      'No sé, quizá porque hay un solo conductor para las dos líneas',
    ],
  },
};

for (const [language, meanings] of Object.entries(SAID))
  for (const [expected, texts] of Object.entries(meanings))
    test(`${language}: "${texts[0]}" and similar messages mean ${expected}`, () => {
      const lexicon = lexiconOf(language);
      for (const text of texts) {
        const signals = signsOf(said(1, text), undefined, lexicon.language);
        const { meaning } = readBesideWishes(text, signals, lexicon) ?? readInAnyLanguage(text, lexicon, null);
        const named = { ...meaning } as { intent?: string; aside?: string };
        const name = named.intent ?? (named.aside === undefined ? meaning.kind : `aside:${named.aside}`);
        assert.equal(name, expected, text);
      }
    });
