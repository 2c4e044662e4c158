import type { Statement } from './types.ts';

/** Ways to reach or identify somebody, as they are called. */
const CALLED = [
  String.raw`(?:(?:e-?mail|postal|home|street|billing) ?)*address|(?:(?:tele)?phone|mobile|cell|contact|home|work) ?number|post ?code|zip ?code|date of birth`,
  String.raw`(?:e-?mail-?|post|wohn)?adresse|anschrift|(?:telefon|handy|mobil)nummer|postleitzahl|geburtsdatum`,
  String.raw`adresse(?: (?:e-?mail|postale|électronique))?|numéro de (?:téléphone|portable)|code postal|date de naissance`,
  String.raw`dirección(?: (?:postal|de correo))?|número de (?:teléfono|móvil)|correo electrónico|código postal|fecha de nacimiento`,
].join('|');
const DIGIT = String.raw`zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve`;
const TEEN = String.raw`ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|zehn|\w*zig|dix|vingt|trente|quarante|diez|veint\w+|treinta|cuarenta`;

const E_MAIL = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}|\bat [\p{L}\p{N}-]+ dot \p{L}{2,}\b/u;
/** At least seven digits, also with spaces, hyphens and brackets between them, or said one by one. */
const NUMBER = /(?:\+?\d[ ()./-]{0,2}){7,}/u;
const SPOKEN = new RegExp(String.raw`(?:(?<!\p{L})(?:${DIGIT})[ ,.-]+){5,}(?:${DIGIT})(?!\p{L})`, 'iu');
/** "My address is 14 Mill Lane", but not "my address is wrong": a number or a name follows. */
const TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:${CALLED})(?:'s|’s| is| was|:| ist| lautet| est| c'est| es)(?=[ ,])`,
  'iu',
);
const NAMED = new RegExp(String.raw`\d|(?<!\p{L})(?:${DIGIT}|${TEEN})(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}`, 'u');
const NEAR = 60;
/** "What is your address?" */
const ASKED = new RegExp(
  String.raw`(?<!\p{L})(?:your|ihre|deine|ihr|dein|votre|ton|su|tu) (?:\p{L}+ )?(?:${CALLED})[ ,]*(?:(?:please|bitte|s'il vous plaît|por favor|and|und|et|y)[\p{L}' ]{0,40})?\?`,
  'iu',
);
/** Longer answers say something else too. */
const SHORT = 12;
/** The end of a question is looked at, and the beginning of a statement. */
const LOOKED_AT = 400;

/** Whether a statement only tells where its speaker lives or can be reached; no summary shows that. */
export function isContactDetail({ text, asked }: Pick<Statement, 'text' | 'asked'>): boolean {
  const said = text.slice(0, LOOKED_AT);
  if (E_MAIL.test(said) || NUMBER.test(said) || SPOKEN.test(said)) return true;
  const told = TOLD.exec(said);
  if (told !== null && NAMED.test(said.slice(told.index + told[0].length).slice(0, NEAR))) return true;
  return asked !== null && said.split(/\s+/u).length <= SHORT && ASKED.test(asked.slice(-LOOKED_AT));
}
