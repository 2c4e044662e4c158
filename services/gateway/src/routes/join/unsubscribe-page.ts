import type { contactMails } from '@insights/contracts';
import { RawAnswer } from '../../core/raw-answer.ts';

interface Words {
  title: string;
  question: string;
  button: string;
  done: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    title: 'E-mails about interviews',
    question: 'You get interview invitations and reminders by e-mail. You can unsubscribe here.',
    button: 'Unsubscribe',
    done: 'You have been unsubscribed and will not get any more of these e-mails.',
  },
  de: {
    title: 'E-Mails zu Interviews',
    question: 'Sie bekommen Einladungen zu Interviews und Erinnerungen per E-Mail. Hier können Sie sich abmelden.',
    button: 'Abmelden',
    done: 'Sie sind abgemeldet und bekommen keine dieser E-Mails mehr.',
  },
  fr: {
    title: 'E-mails au sujet d’entretiens',
    question:
      'Vous recevez par e-mail des invitations à des entretiens et des rappels. Vous pouvez vous désabonner ici.',
    button: 'Me désabonner',
    done: 'Votre désabonnement est enregistré : vous ne recevrez plus ces e-mails.',
  },
  es: {
    title: 'Correos sobre entrevistas',
    question: 'Recibe invitaciones a entrevistas y recordatorios por correo. Aquí puede darse de baja.',
    button: 'Darme de baja',
    done: 'Se ha dado de baja y ya no recibirá estos correos.',
  },
};

/** JSON for programs; for people, a page with one button that posts to the same address. */
export function unsubscribeAnswer(
  consent: contactMails.MailConsent,
  accept: string,
  languages: string | undefined,
): contactMails.MailConsent | RawAnswer {
  if (accept !== 'text/html') return consent;
  const [language, words] = wordsIn(languages ?? '');
  const content = consent.status === 'unsubscribed' ? `<p>${words.done}</p>` : formOf(words);
  return new RawAnswer({
    content_type: 'text/html; charset=utf-8',
    content: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><h1>${words.title}</h1>${content}</html>`,
  });
}

const formOf = ({ question, button }: Words) =>
  `<p>${question}</p><form method="post"><button name="List-Unsubscribe" value="One-Click">${button}</button></form>`;

/** The first language of the header that the page is translated into. */
function wordsIn(languages: string): [string, Words] {
  const wanted = languages.split(',').map((item) => item.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((each) => Object.hasOwn(WORDS, each)) ?? 'en';
  const words = WORDS[language];
  if (!words) throw new Error(`no words in ${language}`);
  return [language, words];
}
