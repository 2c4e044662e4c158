import { has, plain } from '@insights/answers';
import { goOn } from './asking.ts';
import { AFTER_DISTRESS, AFTER_WISH } from './care-marks.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Lexicon, Wordings } from './lexicon/lexicon.ts';
import { CARE } from './lexicon/care.ts';
import type { Care } from './lexicon/care.ts';
import type { Mark } from './notes.ts';
import { again } from './requests.ts';
import type { Rule } from './rules.ts';
import { move } from './scene.ts';
import type { Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Move } from './types.ts';
import { meaningOf } from './understand.ts';
import { joined } from './wording.ts';

/** A longer reply is no mere yes or no. */
const REPLY_CHARACTERS = 120;

export const careOf = ({ lexicon }: Scene): Care => CARE[lexicon.language];

/** The campaign's support text in the language of the conversation, word for word. */
const supportText = ({ input: { campaign }, lexicon }: Scene): string => campaign.support_text[lexicon.language] ?? '';

/**
 * The move after a sign of distress or grief, and after the reply to the offer that follows it; null if there is none.
 * Distress comes before everything else, in every pending message.
 */
export function careMove(scene: Scene): Move | null {
  const { state } = scene;
  if (state.pending.some((message) => signOf(message, 'distress') !== undefined)) return support(scene);
  const mark = state.last?.mark;
  if (mark !== undefined && AFTER_DISTRESS.includes(mark)) return afterSupport(scene, mark);
  if (state.pending.length === 0) return null;
  if (mark !== undefined && AFTER_WISH.includes(mark)) {
    const reply = replyIn(scene);
    if (reply === 'go_on') return mark === 'condolence' ? next(scene) : backToQuestion(scene);
    if (reply === 'stop') return end(scene, scene.lexicon.phrases.goodbye_stop, '');
  }
  const isGrieving = state.pending.some((message) => signOf(message, 'grief') !== undefined);
  return isGrieving && !state.condoled ? condole(scene) : null;
}

interface Said {
  mark: Mark;
  rule: Rule;
  text: string;
}

/** A turn that acknowledges what was said and asks nothing about it. */
export function acknowledgeSign(scene: Scene, { mark, rule, text }: Said): Move {
  const kind = SIGN_OF[rule];
  const message = scene.state.pending.findLast((one) => kind !== undefined && signOf(one, kind) !== undefined);
  const words = (message && kind && signOf(message, kind)?.words) ?? [];
  const drafted = move(scene, { kind: 'acknowledge', mark, text, rule, words: [words.join(' ')] });
  return message === undefined ? drafted : { ...drafted, why: { ...drafted.why, trigger_seq: message.seq } };
}

const SIGN_OF: Partial<Record<Rule, 'distress' | 'grief' | 'withdrawal_asked' | 'person_asked' | 'order'>> = {
  distress: 'distress',
  grief: 'grief',
  withdrawal_asked: 'withdrawal_asked',
  person_asked: 'person_asked',
  order: 'order',
};

function support(scene: Scene): Move {
  const { voice, state } = scene;
  const { heard, heard_again, offer } = careOf(scene);
  const first = voice.choose(state.sheltered ? heard_again : heard);
  const text = paragraphs(first, supportText(scene), voice.choose(offer));
  return acknowledgeSign(scene, { mark: 'support', rule: 'distress', text });
}

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

/** Continues only if the participant agrees; asks once, then leaves it open. */
function afterSupport(scene: Scene, mark: Mark): Move {
  const { voice } = scene;
  const reply = replyIn(scene);
  if (reply === 'go_on') return next(scene);
  const care = careOf(scene);
  if (reply === 'stop') return end(scene, care.end, supportText(scene));
  const text = voice.choose(mark === 'support' ? care.check : care.leave_open);
  const rule = mark === 'support' ? 'care_check' : 'care_open';
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

/** What the participant replied to "Would you like to go on?"; null if that is unclear. */
function replyIn({ message, lexicon, state }: Scene): 'go_on' | 'stop' | null {
  const own = state.heard === null ? null : lexiconOf(state.heard);
  return replyWith(message, lexicon) ?? (own && replyWith(message, own));
}

function replyWith(message: string, lexicon: Lexicon): 'go_on' | 'stop' | null {
  if (message.trim() === '' || message.length > REPLY_CHARACTERS) return null;
  const meaning = meaningOf(message, lexicon);
  const said = plain(message);
  const { yes, goes_on, no, stops } = CARE[lexicon.language];
  if (meaning.kind === 'intent') {
    if (['stop', 'pause', 'nothing', 'annoyed'].includes(meaning.intent)) return 'stop';
    if (['affirm', 'back', 'skip'].includes(meaning.intent)) return 'go_on';
  }
  if (said.search(no) === 0 || has(stops, said)) return 'stop';
  return said.search(yes) === 0 || has(goes_on, said) ? 'go_on' : null;
}
