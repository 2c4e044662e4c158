/**
 * What transcribers and recognition programs write into a transcript besides speech: `[laughs]`, `<UNIN/>`, `[inaudible 00:01]`.
 *
 * Only the marks listed here are no speech, and only for analysis: `withoutMarks` keeps all offsets, and a quote is always a slice of
 * the stored text with its marks. Every other bracket is the author's text: `[not]`, `[sic]`, `[the printer]`, `[…]`, `[name]`.
 */

/** The placeholder of a hidden name. It stands for a noun and is one token, whose `word` is the placeholder itself. */
export const MASK = '[name]';

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** What a speaker does instead of speaking, and what could not be heard. Marks in any brackets, round ones included. */
const ACTS = wordsIn(`
  laugh laughs laughing laughed laughter chuckle chuckles chuckling giggle giggles giggling sigh sighs sighing
  sniffs sniffles sobs sobbing weeps yawns groans gasps inhales exhales coughs coughing sneezes whispers whispering
  inaudible unintelligible indecipherable crosstalk overtalk
  lacht lachen lachend kichert kichern schmunzelt grinst seufzt seufzen hustet räuspert niest gähnt weint schluchzt flüstert
  unverständlich unverständliches unv unverst gelächter
  rit rient riant rire rires ricane soupire soupirs tousse pleure chuchote inaudibles inintelligible
  ríe rie ríen rien risa risas suspira suspiros tose llora susurra ininteligible
  disfmarker vocalsound unin`);

/** Of the words of marks, those that stand for words which nobody could write down. */
const UNHEARD = wordsIn(`
  inaudible inaudibles unintelligible indecipherable indistinct unclear crosstalk overtalk overlapping gap unin unk
  unverständlich unverständliches unv unverst durcheinander überlappend inintelligible incompréhensible
  ininteligible incomprensible`);

/** Sounds and gaps. People also talk about them, so they are marks in square, curly and angle brackets only. */
const SOUNDS = wordsIn(`
  pause pauses silence music applause cough sneeze noise noises beep ringing rings breath breaths breathing static
  indistinct unclear overlapping nonvocal vocalized nonspeech gap sil spn nsn unk noi
  stille schweigen schweigt musik applaus beifall husten räuspern niesen geräusch geräusche rauschen störung atmet klingelt
  durcheinander überlappend
  silences musique applaudissements toux bruit bruits respiration sonnerie incompréhensible
  pausa silencio pausas música aplausos tos ruido ruidos respiración suspiro incomprensible`);

/** Words that describe a mark and make none alone, as numbers do: `[long pause]`, `[alle lachen]`, `[inaudible 00:01]`. */
const QUALIFIERS = wordsIn(`
  all everyone everybody both group long short brief loud loudly soft softly quietly light background phone telephone
  speech speaker speakers interviewer participant interviewee start starts end ends sec secs second seconds s min minutes
  kurz kurze lange langes lang laut laute lautes leise alle beide hintergrund telefon sprecher befragte sich sek sekunden
  longue court courte tous fond de téléphone secondes larga largo corta corto todos todas teléfono seg segundos`);

/** Tags of formats and corpora: captions, HTML in captions, acoustic models, the AMI and BNC conventions. */
const TAGS =
  wordsIn(`b i u s em strong br p c v lang ruby rt font span unin unk unclear sil spn noise laugh laughter cough breath
  sigh pause vocal vocalsound event gap foreign shift overlap click music`);

/** The longest mark, with its brackets: a bracket that closes later encloses text. */
const MAX_MARK = 48;
const CLOSING: Readonly<Record<string, string>> = { '<': '>', '{': '}', '[': ']', '(': ')' };
const OPENS = /[<{[(]/g;
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?$/;
/** A tag, alone or with attributes. Other words after the name are text: "a <b and c> d". */
const TAG = /^(?:\/\s?)?([a-z][a-z-]*)(?:\.[\w.-]+)?(?:\s+[\w:-]+\s?=\s?(?:"[^"]*"|'[^']*'|[^\s"']+))*\s?\/?$/i;
/** A voice has a name: `<v Ana>`. */
const VOICE = /^[vV](?:\.[\w.-]+)?\s+[^\s\p{Ll}]/u;

/** The text with transcription marks replaced by spaces, for analysis only: all offsets are those of the text. */
export function withoutMarks(text: string): string {
  let clean = '';
  let from = 0;
  for (const { start, end } of marksIn(text)) {
    clean += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return from === 0 ? text : clean + text.slice(from);
}

/** A transcription mark in a text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** It stands for words that nobody could write down. */
  readonly isUnheard: boolean;
}

/** Where a text has transcription marks, in order. */
export function marksIn(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: opening, index: start } of text.matchAll(OPENS)) {
    const length = text.slice(start, start + MAX_MARK).indexOf(CLOSING[opening] ?? '');
    if (length < 1 || start < (marks.at(-1)?.end ?? 0)) continue;
    const inside = text.slice(start + 1, start + length);
    if (isMark(opening, inside))
      marks.push({ start, end: start + length + 1, isUnheard: namesIn(inside).some((word) => UNHEARD.has(word)) });
  }
  return marks;
}

function isMark(opening: string, inside: string): boolean {
  const content = inside.trim();
  const isRound = opening === '(';
  if (!isRound && opening !== '{' && CLOCK.test(content)) return true;
  if (opening === '<' && (VOICE.test(inside) || TAGS.has(TAG.exec(inside)?.[1]?.toLowerCase() ?? ''))) return true;
  const words = namesIn(content);
  const names = (word: string): boolean => ACTS.has(word) || (!isRound && SOUNDS.has(word));
  return words.some(names) && words.every((word) => names(word) || QUALIFIERS.has(word) || /^\d/.test(word));
}

/** The words and numbers inside brackets. */
const namesIn = (inside: string): string[] =>
  inside
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
