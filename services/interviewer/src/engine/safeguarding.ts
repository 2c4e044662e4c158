import { has, plain, plainWordsOf } from '@insights/answers';
import { goOn } from './asking.ts';
import { AFTER_GRAVE, AFTER_WISH, checkedBy } from './care-marks.ts';
import type { Checked } from './care-marks.ts';
import { emergencyNumber } from './emergency-numbers.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Lexicon, Wordings } from './lexicon/lexicon.ts';
import { CARE } from './lexicon/care.ts';
import type { Care } from './lexicon/care.ts';
import { PROTOCOLS } from './lexicon/protocols.ts';
import type { Protocols } from './lexicon/protocols.ts';
import type { Mark } from './notes.ts';
import { again, pause } from './requests.ts';
import type { Rule } from './rules.ts';
import { move } from './scene.ts';
import type { Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Message } from './state.ts';
import type { Move } from './types.ts';
import { meaningOf, occursPlain } from './understand.ts';
import { joined } from './wording.ts';

/** A longer reply is no mere yes or no. */
const REPLY_CHARACTERS = 120;
/** "No" at the beginning of a longer reply may belong to anything: "No, the ward was fine". */
const NO_WORDS = 5;
/** How often a protocol, or the question whether to go on, is said in one interview. */
const MAX_SAID = 2;

export const careOf = ({ lexicon }: Scene): Care => CARE[lexicon.language];
export const protocolsOf = ({ lexicon }: Scene): Protocols => PROTOCOLS[lexicon.language];

/** The campaign's support text in the language of the conversation, word for word. */
const supportText = ({ input: { campaign }, lexicon }: Scene): string => campaign.support_text[lexicon.language] ?? '';

const saidBefore = ({ state }: Scene, mark: Mark): number => state.said[mark] ?? 0;

/** Whether one of the messages shows a sign for certain. */
const shows = (pending: readonly Message[], kind: Checked): boolean =>
  pending.some((message) => signOf(message, kind)?.certainty === 'certain');

/**
 * The move after a grave sign or grief, and after the reply to the question that follows it; null if there is none. Grave signs come
 * before everything else, in every pending message; an uncertain one is asked about once in an interview.
 */
export function careMove(scene: Scene): Move | null {
  const { pending, last } = scene.state;
  if (shows(pending, 'emergency')) return emergency(scene);
  if (shows(pending, 'distress')) return support(scene);
  if (shows(pending, 'threat')) return threat(scene);
  const mark = last?.mark;
  const checked = checkedBy(mark);
  if (checked !== null) return afterCheck(scene, checked);
  if (shows(pending, 'minor') && saidBefore(scene, 'check_minor') === 0) return check(scene, 'minor');
  if (mark !== undefined && AFTER_GRAVE.includes(mark)) return afterGrave(scene, mark);
  if (pending.length === 0) return null;
  const reply = mark !== undefined && AFTER_WISH.includes(mark) ? replyIn(scene) : null;
  if (reply === 'go_on') return mark === 'condolence' ? next(scene) : backToQuestion(scene);
  if (reply === 'stop') return end(scene, scene.lexicon.phrases.goodbye_stop, '');
  const doubtful = UNCERTAIN.find((kind) => isDoubtful(scene, kind));
  if (doubtful !== undefined) return check(scene, doubtful);
  // "She died" is a loss of the speaker's own where they answer for her; elsewhere it may be anybody.
  const isOwn = scene.state.told.includes('carer');
  const isGrieving = pending.some((message) => {
    const grief = signOf(message, 'grief');
    return grief?.certainty === 'certain' || (grief !== undefined && isOwn);
  });
  return isGrieving && !scene.state.condoled ? condole(scene) : null;
}

/** The order in which uncertain signs are asked about. */
const UNCERTAIN: readonly Checked[] = ['emergency', 'distress', 'threat', 'minor'];

/** An uncertain sign that has not been asked about. Whoever says beside it that they want to stop may stop. */
function isDoubtful({ state }: Scene, kind: Checked): boolean {
  if ((state.said[`check_${kind}`] ?? 0) > 0) return false;
  return state.pending.some(
    (message) => signOf(message, kind) !== undefined && signOf(message, 'stop')?.certainty !== 'certain',
  );
}

interface Said {
  mark: Mark;
  rule: Rule;
  text: string;
  kind?: Parameters<typeof signOf>[1];
}

/** A turn that acknowledges what was said and asks nothing about it. */
export function acknowledgeSign(scene: Scene, { mark, rule, text, kind = SIGN_OF[rule] }: Said): Move {
  const message = scene.state.pending.findLast((one) => kind !== undefined && signOf(one, kind) !== undefined);
  const words = (message && kind && signOf(message, kind)?.words) ?? [];
  const drafted = move(scene, { kind: 'acknowledge', mark, text, rule, words: [words.join(' ')] });
  return message === undefined ? drafted : { ...drafted, why: { ...drafted.why, trigger_seq: message.seq } };
}

const SIGN_OF: Partial<Record<Rule, Parameters<typeof signOf>[1]>> = {
  distress: 'distress',
  emergency: 'emergency',
  threat: 'threat',
  minor: 'minor',
  grief: 'grief',
  withdrawal_asked: 'withdrawal_asked',
  person_asked: 'person_asked',
  order: 'order',
};

function support(scene: Scene): Move {
  if (saidBefore(scene, 'support') >= MAX_SAID) return stay(scene, 'distress');
  const { voice, state } = scene;
  const { heard, heard_again, offer } = careOf(scene);
  const first = voice.choose(state.sheltered ? heard_again : heard);
  const text = paragraphs(first, supportText(scene), voice.choose(offer));
  return acknowledgeSign(scene, { mark: 'support', rule: 'distress', text });
}

function emergency(scene: Scene): Move {
  if (saidBefore(scene, 'emergency') >= MAX_SAID) return stay(scene, 'emergency');
  return withNumber(scene, 'emergency');
}

function threat(scene: Scene): Move {
  if (saidBefore(scene, 'threat') >= MAX_SAID) return stay(scene, 'threat');
  return withNumber(scene, 'threat');
}

function withNumber(scene: Scene, kind: 'emergency' | 'threat'): Move {
  const { voice } = scene;
  const protocols = protocolsOf(scene);
  const text = paragraphs(voice.choose(protocols[kind], { number: numberOf(scene) }), voice.choose(protocols.offer));
  return acknowledgeSign(scene, { mark: kind, rule: kind, text });
}

const numberOf = ({ input: { campaign }, lexicon }: Scene): string =>
  emergencyNumber(campaign.locale, lexicon.language);

/** The protocol stands above twice already; the sign is flagged and answered, and nothing is asked. */
const stay = (scene: Scene, kind: Checked): Move =>
  acknowledgeSign(scene, {
    mark: 'stay',
    rule: 'care_stay',
    kind,
    text: joined(scene.voice.choose(protocolsOf(scene).stay), scene.voice.choose(careOf(scene).leave_open)),
  });

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

function check(scene: Scene, kind: Checked): Move {
  const text = scene.voice.choose(protocolsOf(scene).check[kind], { number: numberOf(scene) });
  return acknowledgeSign(scene, { mark: `check_${kind}`, rule: 'soft_check', kind, text });
}

/** A yes confirms the sign. Everything else returns to the interview: nothing is asked about it a second time. */
function afterCheck(scene: Scene, kind: Checked): Move {
  const reply = replyIn(scene);
  if (wants(scene, 'stop')) return end(scene, careOf(scene).end, supportText(scene));
  if (kind === 'minor') return afterAge(scene, reply);
  if (reply === 'go_on' && !isGoingOn(scene) && !lifts(scene)) return confirmed(scene, kind);
  const { cleared, unclear } = protocolsOf(scene);
  return lifted(scene, reply === null && !lifts(scene) ? unclear : cleared);
}

/** "Yes, go on" after a check asks for the next question and confirms nothing. */
const isGoingOn = (scene: Scene): boolean => wants(scene, 'skip') || has(careOf(scene).goes_on, plain(scene.message));

function confirmed(scene: Scene, kind: 'distress' | 'emergency' | 'threat'): Move {
  const said = { distress: support, emergency, threat }[kind](scene);
  const seq = scene.state.checked_seq ?? scene.state.pending.at(-1)?.seq;
  return seq === undefined ? said : { ...said, flags: [...said.flags, { seq, kind }] };
}

/** "Are you 18 or older?" Only a yes is one; what is unclear is asked once more. */
function afterAge(scene: Scene, reply: 'go_on' | 'stop' | null): Move {
  const { state, message, lexicon } = scene;
  const isUnder =
    reply === 'stop' || shows(state.pending, 'minor') || plain(message).search(CARE[lexicon.language].no) === 0;
  if (!isUnder && reply === 'go_on') return lifted(scene, protocolsOf(scene).cleared);
  if (!isUnder && saidBefore(scene, 'check_minor') < MAX_SAID) return check(scene, 'minor');
  const text = scene.voice.choose(protocolsOf(scene).minor);
  const drafted = move(scene, { kind: 'goodbye', mark: 'goodbye', text, rule: 'minor', question_id: null });
  const seq = state.checked_seq ?? state.pending.at(-1)?.seq;
  const isFlagged = drafted.flags.some(({ kind }) => kind === 'minor');
  return seq === undefined || isFlagged ? drafted : { ...drafted, flags: [...drafted.flags, { seq, kind: 'minor' }] };
}

/** Back to the open question, as if nothing had been said. */
function lifted(scene: Scene, before: Wordings): Move {
  const text = joined(scene.voice.choose(before), again(scene, scene.lexicon.phrases.back_to));
  return move(scene, { kind: 'repeat', mark: 'lifted', text, rule: 'care_lifted' });
}

/** The participant takes a sign back: "just a figure of speech". "I am not joking" and a question take nothing back, nor does a new sign. */
const lifts = ({ message, lexicon, state }: Scene): boolean =>
  message.length <= REPLY_CHARACTERS * 2 &&
  !/[?？]/u.test(message) &&
  !UNCERTAIN.some((kind) => state.pending.some((one) => signOf(one, kind) !== undefined)) &&
  [lexicon.language, ...(state.heard === null ? [] : [state.heard])].some((language) => {
    const said = plain(message);
    const { yes } = CARE[language];
    return said.search(yes) !== 0 && occursPlain(said, PROTOCOLS[language].lifts, lexiconOf(language).match.negators);
  });

/** Continues if the participant agrees or takes the sign back; asks twice, then leaves it open. */
function afterGrave(scene: Scene, mark: Mark): Move {
  const { voice } = scene;
  if (lifts(scene)) return lifted(scene, protocolsOf(scene).cleared);
  if (wants(scene, 'break')) return pause(scene, false);
  const reply = replyIn(scene);
  const isWaiting = saidBefore(scene, 'care_open') >= MAX_SAID;
  if (reply === 'go_on' || (reply === null && isWaiting && scene.state.pending.length > 0))
    return saidBefore(scene, 'support') > 0 ? next(scene) : backToQuestion(scene);
  const care = careOf(scene);
  if (reply === 'stop') return end(scene, care.end, supportText(scene));
  const isFirst = ['support', 'emergency', 'threat'].includes(mark) && saidBefore(scene, 'care_check') < MAX_SAID;
  const rule = isFirst ? 'care_check' : 'care_open';
  const text = voice.choose(isFirst ? care.check : care.leave_open);
  return move(scene, { kind: 'acknowledge', mark: rule, text, rule });
}

function next(scene: Scene): Move {
  const { voice, state } = scene;
  const before = voice.choose(careOf(scene).go_on);
  return state.phase === 'closing'
    ? move(scene, { kind: 'repeat', mark: 'repeat', text: joined(before, again(scene)), rule: 'care_go_on' })
    : goOn(scene, before, { rule: 'care_go_on' });
}

/** After a wish, the open question is asked again. */
function backToQuestion(scene: Scene): Move {
  const text = again(scene, scene.lexicon.phrases.back_to);
  return move(scene, { kind: 'repeat', mark: 'repeat', text, rule: 'care_go_on' });
}

function end(scene: Scene, wordings: Wordings, after: string): Move {
  const text = paragraphs(scene.voice.choose(wordings), after);
  return move(scene, { kind: 'goodbye', mark: 'goodbye', text, rule: 'stop_requested', question_id: null });
}

function condole(scene: Scene): Move {
  const { condolence, condolence_offer } = careOf(scene);
  const text = joined(scene.voice.choose(condolence), scene.voice.choose(condolence_offer));
  return acknowledgeSign(scene, { mark: 'condolence', rule: 'grief', text });
}

const wants = ({ state }: Scene, kind: 'stop' | 'break' | 'skip'): boolean =>
  state.pending.some((message) => signOf(message, kind)?.certainty === 'certain');

/** Whether a reply to "Would you like to stop?" only echoes the word: "Stop? No, please ask on." */
export function wantsToGoOn({ state, message, lexicon }: Scene): boolean {
  const { no, goes_on } = CARE[lexicon.language];
  const stop = state.pending.map((one) => signOf(one, 'stop')).find((sign) => sign !== undefined);
  const echo = stop === undefined ? '' : plain(message.slice(0, stop.end));
  const [first = ''] = plain(message).slice(echo.length).trim().split(' ');
  return (
    (stop !== undefined && first !== '' && first.search(no) === 0) ||
    occursPlain(plain(message), goes_on, lexicon.match.negators)
  );
}

/** What the participant replied to a yes-or-no question; null if that is unclear. */
function replyIn(scene: Scene): 'go_on' | 'stop' | null {
  const { message, lexicon, state } = scene;
  if (wants(scene, 'stop')) return 'stop';
  if (wants(scene, 'skip')) return 'go_on';
  const own = state.heard === null ? null : lexiconOf(state.heard);
  return replyWith(message, lexicon) ?? (own && replyWith(message, own));
}

/** Only an explicit no, or a wish to stop, is one; annoyance and "nothing" are not. */
function replyWith(message: string, lexicon: Lexicon): 'go_on' | 'stop' | null {
  if (message.trim() === '' || message.length > REPLY_CHARACTERS) return null;
  const meaning = meaningOf(message, lexicon);
  const said = plain(message);
  const { yes, goes_on, no, stops } = CARE[lexicon.language];
  if (meaning.kind === 'intent') {
    if (meaning.intent === 'stop') return 'stop';
    if (['affirm', 'back', 'skip'].includes(meaning.intent)) return 'go_on';
  }
  const isShort = plainWordsOf(message).length <= NO_WORDS;
  if (isShort && (said.search(no) === 0 || has(stops, said))) return 'stop';
  return said.search(yes) === 0 || has(goes_on, said) ? 'go_on' : null;
}
