/** Random text as participants say it and transcribers write it down, the same for the same seed. */
import type { Language } from '../languages.ts';
import { MASK } from '../marks.ts';

/** Numbers from 0 to 1 of a linear congruential generator. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SENTENCES: Record<Language, readonly string[]> = {
  en: [
    'The invoice export is terribly slow and I lose an hour every month.',
    'My accountant waits for the invoice export, because the columns are missing.',
    'I love the mobile app because the scanner saves me time on every receipt.',
    'The receipt scanner is terrible in bad light, so I type the receipt again.',
    "I'm worried that the accountant gets wrong numbers from the invoice export.",
    'I want a faster export of all invoices in one file.',
    'The tool is reliable and the mobile app is really easy to use.',
    'We phone around for an hour before the late shift',
  ],
  de: [
    'Der Rechnungsexport ist furchtbar langsam und ich verliere jeden Monat eine Stunde.',
    'Meine Buchhalterin wartet auf den Rechnungsexport, weil die Spalten fehlen.',
    'Die App gefällt mir, weil der Scanner bei jedem Beleg Zeit spart.',
    'Der Belegscanner ist bei schlechtem Licht unbrauchbar, also tippe ich den Beleg ab.',
    'Ich wünsche mir einen schnelleren Export aller Rechnungen.',
    'Das Werkzeug ist zuverlässig und die App ist wirklich einfach.',
  ],
  fr: [
    "L'export des factures est terriblement lent et je perds une heure par mois.",
    "La comptable attend l'export des factures, parce que des colonnes manquent.",
    "J'adore l'application parce que le scanner me fait gagner du temps.",
    'Je voudrais un export plus rapide de toutes les factures.',
    "L'outil est fiable et l'application est vraiment simple.",
  ],
  es: [
    'La exportación de facturas es terriblemente lenta y pierdo una hora al mes.',
    'La contable espera la exportación de facturas, porque faltan columnas.',
    'Me encanta la aplicación porque el escáner me ahorra tiempo.',
    'Quiero una exportación más rápida de todas las facturas.',
    'La herramienta es fiable y la aplicación es muy fácil.',
  ],
};

/** What stands between words: insertions, masks, transcription marks, hesitation, white space and characters that nobody sees. */
const BETWEEN = [
  ' [not] ',
  ' [sic] ',
  ' [the one upstairs] ',
  ' […] ',
  ' [citation 3] ',
  ' [3] ',
  ` ${MASK} `,
  ` ${MASK}’s `,
  ' [laughs] ',
  ' <UNIN/> ',
  ' {disfmarker} ',
  ' [inaudible 00:01] ',
  ' (lacht) ',
  ' uh, ',
  ' , um , ',
  ' the the ',
  '  ',
  '\t',
  '\u00a0',
  '\u2009',
  '\u200b ',
  ' \u00ad',
  '\u00ad',
  ' 🙂 ',
  ' 👩‍👩‍👧 ',
  ' … ',
  ' – ',
  ' “no way” ',
  ' „ach so“ ',
  ' "well, well" ',
  ' «eh bien» ',
  ' 12" ',
  ' *very* _much_ ',
  ' &amp; <b>so</b> ',
  ' | ',
  '\n',
  '\r\n',
  ', ',
];

/** A turn of a few sentences. */
export function randomTurn(next: () => number, language: Language): string {
  const sentences = SENTENCES[language];
  const count = 1 + Math.floor(next() * 3);
  return Array.from({ length: count }, () => sentenceOf(pick(sentences, next), next)).join(
    pick([' ', '  ', '\n', ' \n\n'], next),
  );
}

function sentenceOf(plain: string, next: () => number): string {
  const words = plain.split(' ');
  return words.reduce((said, word) => said + (next() < 0.08 ? pick(BETWEEN, next) : ' ') + word);
}

export const pick = <T>(from: readonly T[], next: () => number): T => {
  const chosen = from[Math.floor(next() * from.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
};
