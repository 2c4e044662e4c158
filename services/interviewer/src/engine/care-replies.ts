import { has, plain, plainWordsOf, spelledNumber, wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';
import { emergencyNumber } from './emergency-numbers.ts';
import { type Lexicon, lexiconOf } from './lexicon/index.ts';
import { PROTOCOLS } from './lexicon/protocols/index.ts';
import { AFTER_GRAVE, type Checked } from './notes.ts';
import { meaningOf, occursPlain } from './reading.ts';
import { saysPartly } from './requests.ts';
import { type Scene, placeOf } from './scene.ts';
import { shows, signOf } from './signs.ts';
import type { Message } from './state.ts';

/** A longer reply is no mere yes or no. */
const REPLY_CHARACTERS = 120;
/** "No" at the beginning of a longer reply may belong to anything: "No, the ward was fine". */
const NO_WORDS = 5;
const POLITE = /(?:please|bitte|s'il vous plait|svp|por favor)/gu;
/** "I think I would like to go on": who says what they want needs more words. */
const WISH_WORDS = 10;
/** Whoever denies something does so at once. */
const DENIED_WITHIN = 4;
export const CLAUSE_END = /[.,;:!?？…\n]+/u;
/** A longer message tells of other calls. */
const CALLING_WORDS = 10;
/** "Yes, please." */
const MOST_YES_WORDS = 2;
/** The order in which uncertain signs are asked about. */
export const UNCERTAIN: readonly Checked[] = ['emergency', 'distress', 'threat', 'minor'];

/** What the participant replied to a yes-or-no question; null if that is unclear. Only an explicit no, or a wish to stop, is one. */
export function replyIn({ message, lexicon, state }: Scene): 'go_on' | 'stop' | null {
  if (shows(state.pending, 'stop')) return isOnlyRead(state.pending) && saysGoOn(message, lexicon) ? 'go_on' : 'stop';
  if (shows(state.pending, 'skip')) return 'go_on';
  if (message.trim() === '') return null;
  if (message.length > REPLY_CHARACTERS) return saysGoOn(message, lexicon) ? 'go_on' : null;
  const said = plain(message);
  const isShort = plainWordsOf(message).length <= NO_WORDS;
  for (const own of languagesOf(lexicon, state.heard)) {
    const { yes, goes_on, stops } = PROTOCOLS[own.language];
    const meaning = meaningOf(message, own);
    if (meaning.kind === 'intent' && (meaning.intent === 'affirm' || meaning.intent === 'back')) return 'go_on';
    // "Go on or stop, whichever is easier for you": neither.
    if (has(stops, said) && has(goes_on, said)) return null;
    if (isShort && (isMereNo(message, own) || has(stops, said))) return 'stop';
    if (said.search(yes) === 0 || has(goes_on, said)) return 'go_on';
  }
  return null;
}

/** "No, thanks", but not "No tengo a nadie", "No one would miss me". */
function isMereNo(message: string, { language }: Lexicon): boolean {
  const { no, nods } = PROTOCOLS[language];
  const clause = message.split(CLAUSE_END).map(plain).find(Boolean) ?? '';
  const rest = [no, nods, POLITE].reduce((left, pattern) => left.replaceAll(pattern, ' '), clause);
  return clause.search(no) === 0 && rest.trim() === '';
}

/** What may follow "no" without a comma; in Spanish it would be the verb that is denied: "No respira". */
const AFTER_NO: Partial<Record<Language, RegExp>> = {
  en: /^(?:no|nope|nah) (?:i|i'm|im|it|it's|its|that|that's|thats|we|he|she|just|not|really|nothing|everything)(?: |$)/u,
  de: /^(?:nein|nee) (?:ich|es|das|mir|alles|nur|wirklich|nichts|gar|er|sie|so)(?: |$)/u,
  fr: /^non (?:je|j'|c'est|ca|cela|tout|rien|pas|vraiment|il|elle|on)/u,
};

/** "That'll do me. Go on so": a model alone reads a wish to stop in it. */
const isOnlyRead = (pending: readonly Message[]): boolean =>
  pending.flatMap((message) => signOf(message, 'stop') ?? []).every(({ rule }) => rule === 'model');

/** A clause of a longer reply that says nothing else: "There is no emergency, it was years ago. Yes, go on." */
function saysGoOn(message: string, { language, match }: Lexicon): boolean {
  const { goes_on, wants_on } = PROTOCOLS[language];
  return message.split(CLAUSE_END).some((clause) => {
    const { length } = plainWordsOf(clause);
    const says = (pattern: RegExp): boolean => occursPlain(plain(clause), pattern, match.negators);
    return (length <= NO_WORDS && says(goes_on)) || (length <= WISH_WORDS && says(wants_on));
  });
}

/** Whether a reply to "Would you like to stop?" only echoes the word: "Stop? No, please ask on." */
export function wantsToGoOn({ state, message, lexicon }: Scene): boolean {
  const { no, goes_on } = PROTOCOLS[lexicon.language];
  const stop = state.pending.map((one) => signOf(one, 'stop')).find((sign) => sign !== undefined);
  const echo = stop === undefined ? '' : plain(message.slice(0, stop.end));
  const [first = ''] = plain(message).slice(echo.length).trim().split(' ');
  const isNo = stop !== undefined && first !== '' && first.search(no) === 0;
  return isNo || occursPlain(plain(message), goes_on, lexicon.match.negators);
}

/** "Support? Now? No, I only told you about my training": a no at the head of a clause, and no doubt beside it. */
export function denies(scene: Scene): boolean {
  const { message, lexicon, state } = scene;
  const clauses = message.split(CLAUSE_END).map(plain).slice(0, DENIED_WITHIN);
  // "Haha, no", "haha nein".
  const heads = clauses.flatMap((clause) =>
    [clause, clause.slice(clause.indexOf(' ') + 1)].slice(0, clause.split(' ').length === 2 ? 2 : 1),
  );
  const isDenial = (own: Lexicon): boolean =>
    heads.some((head) => isMereNo(head, own) || AFTER_NO[own.language]?.test(head) === true);
  return languagesOf(lexicon, state.heard).some(isDenial) && !saysPartly(scene, 'dont_know') && !insists(scene);
}

/** A no to an alarm. "No, I don't want to make a fuss" is none: it is help that is refused. */
export const isFalseAlarm = (scene: Scene): boolean =>
  denies(scene) &&
  replyIn(scene) !== 'stop' &&
  !languagesOf(scene.lexicon, scene.state.heard).some(({ language }) =>
    has(PROTOCOLS[language].refuses, plain(scene.message)),
  );

/** "Go on", "next question": not a mere yes. */
export const asksOn = ({ message, lexicon, state }: Scene): boolean =>
  shows(state.pending, 'skip') ||
  languagesOf(lexicon, state.heard).some(({ language }) => has(PROTOCOLS[language].goes_on, plain(message)));

/** "It wasn't a way of speaking, no." */
const insists = ({ message, lexicon, state }: Scene): boolean =>
  languagesOf(lexicon, state.heard).some(({ language, match }) => {
    const { lifts: pattern } = PROTOCOLS[language];
    const clauses = message.split(CLAUSE_END).map(plain);
    return clauses.some((said) => said.search(pattern) !== -1 && !isMeant(said, pattern, match.negators));
  });

/** Whether a clause says it: not "it was no joke", nor "nur so gesagt war es nicht". */
const isMeant = (clause: string, pattern: RegExp, negators: RegExp): boolean =>
  occursPlain(clause, pattern, negators) && !has(negators, clause.slice(clause.lastIndexOf(' ') + 1));

/** The participant takes a sign back: "just a figure of speech". "I am not joking" and a question take nothing back, nor does a new sign. */
export const lifts = (scene: Scene): boolean => takesBack(scene, ['lifts', 'soothes']) || isOver(scene);

/** "Really, that is long over": what was, also after a yes. */
const isOver = ({ message, lexicon, state }: Scene): boolean =>
  message.length <= REPLY_CHARACTERS * 2 &&
  !UNCERTAIN.some((kind) => shows(state.pending, kind)) &&
  languagesOf(lexicon, state.heard).some(({ language, match }) =>
    message.split(CLAUSE_END).some((clause) => isMeant(plain(clause), PROTOCOLS[language].over, match.negators)),
  );

/** "Don't worry about me, I'm fine" says nothing of what was meant. */
export const soothes = (scene: Scene): boolean => takesBack(scene, ['soothes']) && !takesBack(scene, ['lifts']);

const takesBack = ({ message, lexicon, state }: Scene, by: readonly ('lifts' | 'soothes')[]): boolean =>
  message.length <= REPLY_CHARACTERS * 2 &&
  !/[?？]/u.test(message) &&
  !UNCERTAIN.some((kind) => state.pending.some((one) => signOf(one, kind) !== undefined)) &&
  languagesOf(lexicon, state.heard).some(({ language, match }) => {
    const { yes, ...patterns } = PROTOCOLS[language];
    const clauses = message.split(CLAUSE_END).map(plain);
    const isYes = clauses[0]?.search(yes) === 0;
    return !isYes && by.some((name) => clauses.some((said) => isMeant(said, patterns[name], match.negators)));
  });

/** The conversation's language, and the participant's own. */
const languagesOf = (lexicon: Lexicon, heard: string | null): Lexicon[] =>
  heard === null ? [lexicon] : [lexicon, lexiconOf(heard)];

/** "Yes", and nothing else. */
export const isYes = ({ message, lexicon }: Scene): boolean =>
  plain(message).search(PROTOCOLS[lexicon.language].yes) === 0 && plainWordsOf(message).length <= MOST_YES_WORDS;

/** "OK, I'll write that down" takes the help and asks for no question. */
export function takesHelp({ message, lexicon, state }: Scene): boolean {
  if (plainWordsOf(message).length <= MOST_YES_WORDS || shows(state.pending, 'skip')) return false;
  return !languagesOf(lexicon, state.heard).some(
    (own) => meaningOf(message, own).kind === 'intent' || has(PROTOCOLS[own.language].goes_on, plain(message)),
  );
}

/** "Right. OK." has read it and wants nothing. */
export const isNod = ({ message, lexicon }: Scene): boolean =>
  plain(message).replaceAll(PROTOCOLS[lexicon.language].nods, '').trim() === '';

/** "What do I call", also without a question mark. */
const asks = (message: string, { language }: Lexicon): boolean =>
  /[?？]/u.test(message) ||
  message.split(CLAUSE_END).some((clause) => plain(clause).search(PROTOCOLS[language].asks_how) === 0);

/** "OK, calling 112 now", "112, ok": after the number was named, whoever calls it is told nothing else. */
export function isCalling(scene: Scene): boolean {
  const { said, last, pending } = scene.state;
  const { lexicon } = scene;
  const message = pending.at(-1)?.text ?? '';
  const isAfter = last?.mark === 'check_emergency' || (last !== null && AFTER_GRAVE.includes(last.mark));
  const isKnown = (said.emergency ?? 0) > 0;
  const isNamed = isAfter && (isKnown || ((said.check_emergency ?? 0) > 0 && !shows(pending, 'distress')));
  const isShort = plainWordsOf(message).length <= CALLING_WORDS && !asks(message, lexicon);
  const numbers = emergencyNumber(placeOf(scene), lexicon.language).match(/\d+/g) ?? [];
  const calls = [PROTOCOLS[lexicon.language].calls, wordPattern(numbers.join('|'))];
  const isSaid = calls.some((pattern) => occursPlain(plain(message), pattern, lexicon.match.negators));
  return isNamed && pending.length > 0 && isShort && isSaid;
}

/** Whether help is on the telephone: what follows asks for nothing. */
export function isWithThem({ state: { last, pending }, input: { turns }, lexicon, message }: Scene): boolean {
  const { calling, with_them } = PROTOCOLS[lexicon.language];
  const said = turns.findLast(({ speaker }) => speaker === 'interviewer')?.text ?? '';
  const isOn = last?.mark === 'stay' && [calling, with_them].some((text) => said.endsWith(text));
  const wants = asks(message, lexicon) || shows(pending, 'skip') || shows(pending, 'distress');
  const isComing = has(PROTOCOLS[lexicon.language].calls, plain(message));
  return isOn && pending.length > 0 && !wants && (shows(pending, 'emergency') || isComing);
}

/** "Delete? I don't want anything deleted!", but not "I don't see the menu". */
export const isNotMeant = ({ message, lexicon, state }: Scene): boolean =>
  languagesOf(lexicon, state.heard).some(({ language, match }) =>
    message
      .split(CLAUSE_END)
      .map(plain)
      .some((clause) => has(PROTOCOLS[language].deletes, clause) && has(match.negators, clause)),
  );

/** "12 lol": a child's age in a short reply to the question how old somebody is. */
export const isYoung = ({ message }: Scene): boolean => {
  const words = plainWordsOf(message);
  return words.length <= NO_WORDS && words.some((word) => /^(?:[5-9]|1[0-7])$/.test(word));
};

/** A clause that is somebody's age. In "my mum is 45" it is somebody else's. */
const AGE =
  /^(?:yes |ja |oui |si )?(i'm |i am |ich bin |bin |j'ai |tengo )?(.{1,40}?)(?: (?:years?(?: old)?|jahre?(?: alt)?|ans|anos))?$/u;
const OLDER_THAN = 18;

/** An adult's age that stands by itself between commas: "A consultant, 45, with a son of 13". `own`: said with "I am". */
export function adultAgeIn(clause: string, { language }: Lexicon): 'own' | 'alone' | null {
  const [, own, age = ''] = AGE.exec(plain(clause)) ?? [];
  const years = /^\d\d$/.test(age) ? Number(age) : spelledNumber(age, language);
  if (years === undefined || years <= OLDER_THAN) return null;
  return own === undefined ? 'alone' : 'own';
}
