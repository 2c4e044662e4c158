import { has, plain } from '@insights/answers';
import { again, goOn, goodbye } from './asking.ts';
import { isAnswered } from './booking.ts';
import {
  CLAUSE_END,
  UNCERTAIN,
  adultAgeIn,
  asksOn,
  denies,
  isCalling,
  isFalseAlarm,
  isNod,
  isNotMeant,
  isWithThem,
  isYes,
  isYoung,
  lifts,
  replyIn,
  soothes,
  takesHelp,
} from './care-replies.ts';
import { MAX_SAID, acknowledgeSign, isEnough, isOnly, leaveOpen, stay } from './care-turns.ts';
import {
  countryAgain,
  deleteNow,
  helpAbove,
  isHelpNamed,
  isInWriting,
  isUnheard,
  isViolence,
  lineOf,
  nearNamed,
  newHelp,
  numberOf,
  supportText,
  unheard,
  violenceText,
  wordsFor,
  writtenHelp,
} from './help.ts';
import { AFTER_GRAVE, type Checked, type Mark, checkedBy } from './notes.ts';
import { noticesOfWishes } from './notices.ts';
import { occursPlain } from './reading.ts';
import { saysPartly, pause, replyTo, wait } from './requests.ts';
import { move, protocolsOf, saidBefore, type Scene } from './scene.ts';
import { shows, signOf } from './signs.ts';
import type { Move } from './types.ts';
import { joined, paragraphs } from './wording.ts';

/** Marks of the other turns that ask whether to go on. */
const AFTER_WISH: readonly Mark[] = ['condolence', 'withdrawal', 'person'];

/**
 * The move after a grave sign or grief, and after the reply to the question that follows it; null if there is none. Grave signs come
 * before everything else, in every pending message; an uncertain one is asked about once in an interview.
 */
export function careMove(scene: Scene): Move | null {
  const { pending, last, told } = scene.state;
  // "I'd rather stop. I'll call that number."
  if (last !== null && AFTER_GRAVE.includes(last.mark) && shows(pending, 'stop')) return endWithHelp(scene);
  if (isWithThem(scene)) return stay(scene, protocolsOf(scene).with_them);
  if (isCalling(scene)) return stay(scene, protocolsOf(scene).calling);
  if (last !== null && AFTER_GRAVE.includes(last.mark) && saidBefore(scene, 'emergency') > 0 && isUnheard(scene))
    return protocol(scene, 'emergency');
  for (const kind of ['emergency', 'distress', 'threat'] as const)
    if (shows(pending, kind) && !isOfTelephone(scene, kind))
      return (kind === 'distress' ? readAlone(scene) : null) ?? protocol(scene, kind);
  const mark = last?.mark;
  const checked = checkedBy(mark);
  if (checked !== null) return goesOnAfter(scene, checked) ? null : afterCheck(scene, checked);
  if (shows(pending, 'minor') && saidBefore(scene, 'check_minor') === 0) return check(scene, 'minor');
  if (mark !== undefined && AFTER_GRAVE.includes(mark)) return afterGrave(scene, mark);
  if (pending.length === 0) return null;
  if (mark === 'withdrawal' && !shows(pending, 'withdrawal_asked') && isNotMeant(scene))
    return onward(scene, 'care_lifted');
  if (mark === 'withdrawal' && /[?？]/u.test(scene.message)) return withdrawalAgain(scene);
  const reply = mark !== undefined && AFTER_WISH.includes(mark) ? replyIn(scene) : null;
  if (reply === 'go_on' && saysPartly(scene, 'moment')) return wait(scene, 'moment');
  if (mark === 'withdrawal' && isYes(scene) && saidBefore(scene, mark) < MAX_SAID) return withdrawalAgain(scene);
  if (reply === 'go_on') return mark === 'condolence' ? next(scene) : back(scene, 'care_go_on');
  if (reply === 'stop') return goodbye(scene, '', 'stop_requested', scene.lexicon.phrases.goodbye_stop);
  const doubtful = UNCERTAIN.find((kind) => isDoubtful(scene, kind));
  if (doubtful !== undefined) return check(scene, doubtful);
  // "She died" is a loss of the speaker's own where they answer for her; elsewhere it may be anybody.
  const isOwn = told.includes('carer') && pending.some((message) => signOf(message, 'grief') !== undefined);
  if (saidBefore(scene, 'condolence') > 0 || !(isOwn || shows(pending, 'grief'))) return null;
  const { condolence, ask_go_on } = protocolsOf(scene);
  return acknowledgeSign(scene, { mark: 'condolence', rule: 'grief', text: joined(condolence, ask_go_on) });
}

/** "I can't talk on the phone" is no symptom. */
const isOfTelephone = (scene: Scene, kind: Grave): boolean =>
  kind === 'emergency' &&
  isInWriting(scene) &&
  scene.state.pending.every((message) => (signOf(message, kind)?.rule ?? 'emergency_part') === 'emergency_part');

/** Where a model alone reads distress, in what somebody does or hints at, they are asked before help is named; a no is taken as one. */
function readAlone(scene: Scene): Move | null {
  const { pending, last } = scene.state;
  const signs = pending.flatMap((message) => signOf(message, 'distress') ?? []);
  if (signs.some(({ rule }) => rule !== 'model') || saidBefore(scene, 'support') > 0) return null;
  if (saidBefore(scene, 'check_distress') === 0) return askPlainly(scene);
  const { care_check: text } = protocolsOf(scene);
  // "Not that. It is him": who is hurt by somebody has said no to half of the question.
  const isNo = last?.mark === 'check_distress' && denies(scene) && !isViolence(scene);
  return isNo ? acknowledgeSign(scene, { mark: 'care_check', rule: 'care_check', kind: 'distress', text }) : null;
}

/** "Do it then", "When is it deleted, and who has read it?" */
export function withdrawalAgain(scene: Scene): Move {
  const { withdrawal_when, leave_open } = protocolsOf(scene);
  const text = joined(withdrawal_when, leave_open);
  return acknowledgeSign(scene, { mark: 'withdrawal', rule: 'withdrawal_asked', text });
}

/** An uncertain sign that has not been asked about. Whoever says beside it that they want to stop may stop. */
function isDoubtful(scene: Scene, kind: Checked): boolean {
  if (saidBefore(scene, `check_${kind}`) > 0) return false;
  return scene.state.pending.some(
    (message) => signOf(message, kind) !== undefined && signOf(message, 'stop')?.certainty !== 'certain',
  );
}

type Grave = 'distress' | 'emergency' | 'threat';
const MARK_OF = { distress: 'support', emergency: 'emergency', threat: 'threat' } as const;

/** The protocol of a grave sign. Where it stands above already (the help text once, others twice), the sign is flagged and answered, and nothing is asked. */
function protocol(scene: Scene, kind: Grave): Move {
  const { voice } = scene;
  const said = protocolsOf(scene);
  const mark = MARK_OF[kind];
  const before = saidBefore(scene, mark);
  if (before >= (kind === 'distress' ? 1 : MAX_SAID)) {
    const number = numberOf(scene);
    const isFirst = kind === 'distress' && saidBefore(scene, 'stay') === 0 && !isViolence(scene);
    const text =
      kind === 'emergency'
        ? joined(deleteNow(scene), voice.choose([said.stay_emergency], { number }), unheard(scene))
        : stayText(scene, isFirst ? [said.stay_near] : stays(scene));
    return acknowledgeSign(scene, { mark: 'stay', rule: 'care_stay', kind, text });
  }
  if (kind === 'emergency') return acknowledgeSign(scene, { mark, rule: kind, text: emergencyText(scene) });
  const text =
    kind === 'distress'
      ? isViolence(scene)
        ? violenceText(scene)
        : paragraphs(said.heard, supportText(scene), said.offer)
      : paragraphs(
          voice.choose(said.threat, { number: numberOf(scene) }),
          before === 0 ? said.offer : leaveOpen(scene),
        );
  return acknowledgeSign(scene, { mark, rule: kind, text });
}

/** Whoever is watched can call nobody. */
const stays = (scene: Scene): readonly string[] => {
  const { stay_call, stay: near } = protocolsOf(scene);
  return isViolence(scene) ? near : [stay_call, ...near];
};

/** Nearness to whoever has got the help text. What they ask beside it is answered; how to go on or stop is not said twice in a row. */
function stayText(scene: Scene, wordings: readonly string[]): string {
  const { read_later } = protocolsOf(scene);
  const { pending, spoken } = scene.state;
  const help = joined(newHelp(scene), countryAgain(scene), writtenHelp(scene), wordsFor(scene), nearNamed(scene));
  const near = (): string => joined(scene.voice.choose(wordings, { number: lineOf(scene) }), helpAbove(scene));
  const leave = leaveOpen(scene, 1);
  return joined(
    noticesOfWishes(scene),
    deleteNow(scene),
    shows(pending, 'who_sees') ? read_later : '',
    help === '' ? near() : help,
    spoken.at(-1)?.endsWith(leave) === true ? '' : leave,
  );
}

/** Whoever is in danger reads little, and is not asked about the interview. */
function emergencyText(scene: Scene): string {
  const { emergency, emergency_again, outside, fumes } = protocolsOf(scene);
  const isFirst = saidBefore(scene, 'emergency') === 0;
  const isAir = isFirst && scene.state.pending.some(({ text }) => has(fumes, plain(text)));
  const call = scene.voice.choose([isFirst ? emergency : emergency_again], { number: numberOf(scene) });
  return joined(isAir ? outside : '', unheard(scene), call);
}

function check(scene: Scene, kind: Checked): Move {
  const text = scene.voice.choose(protocolsOf(scene).check[kind], { number: numberOf(scene) });
  return acknowledgeSign(scene, { mark: `check_${kind}`, rule: 'soft_check', kind, text });
}

/** What the reply to a check says of the sign; `unclear`: nothing, where nobody is in danger by it. */
type Verdict = 'confirmed' | 'lifted' | 'unclear';

/** A yes confirms the sign, and so does a reply that is none where somebody may be in danger, unless it denies it. */
function verdictOn(scene: Scene, kind: Exclude<Checked, 'minor'>): Verdict {
  const reply = replyIn(scene);
  // "Yes, go on" asks for the next question and confirms nothing.
  const isGoingOn = shows(scene.state.pending, 'skip') || has(protocolsOf(scene).goes_on, plain(scene.message));
  const isLifted = lifts(scene);
  const isUnclear = reply === null && !isLifted && !denies(scene);
  // A model that has read the reply, and names no sign, has understood it.
  const isRead = scene.input.heard !== undefined && kind !== 'threat';
  if ((reply === 'go_on' && !isGoingOn && !isLifted) || (isUnclear && kind !== 'threat' && !isRead)) return 'confirmed';
  return isUnclear ? 'unclear' : 'lifted';
}

/** Whoever denies the sign goes on. */
function afterCheck(scene: Scene, kind: Checked): Move {
  if (shows(scene.state.pending, 'stop')) return endWithHelp(scene);
  if (kind === 'minor') return afterAge(scene, replyIn(scene));
  const verdict = verdictOn(scene, kind);
  if (verdict === 'confirmed') return flagged(protocol(scene, kind), scene, kind);
  return back(scene, 'care_lifted', verdict === 'unclear' ? protocolsOf(scene).unclear : undefined);
}

/** Whether a check was a false alarm about an answer: what follows is what would have followed that answer. */
function goesOnAfter(scene: Scene, kind: Checked): boolean {
  const { open, sheltered, pending } = scene.state;
  const isTold = open !== null && isAnswered(open) && !sheltered;
  const isDenied = isTold && kind !== 'minor' && !shows(pending, 'stop') && (lifts(scene) || denies(scene));
  return isDenied && verdictOn(scene, kind) === 'lifted';
}

/** What is said before the interview goes on after a false alarm. */
export function clearedBefore(scene: Scene): string {
  const checked = checkedBy(scene.state.last?.mark);
  return checked !== null && goesOnAfter(scene, checked) ? protocolsOf(scene).cleared : '';
}

/** The move with the sign flagged where it was said. */
function flagged(drafted: Move, { state }: Scene, kind: Checked): Move {
  const seq = state.checked_seq ?? state.pending.at(-1)?.seq;
  const isKnown = drafted.flags.some((flag) => flag.kind === kind && flag.seq === seq);
  return seq === undefined || isKnown ? drafted : { ...drafted, flags: [...drafted.flags, { seq, kind }] };
}

/** "Are you 18 or older?" Only a yes, or an age, is one; what is unclear is asked once more. */
function afterAge(scene: Scene, reply: 'go_on' | 'stop' | null): Move {
  const { state, message } = scene;
  const { no, adult, minor } = protocolsOf(scene);
  const said = plain(message);
  const isMinor = shows(state.pending, 'minor');
  const ages = message.split(CLAUSE_END).map((clause) => adultAgeIn(clause, scene.lexicon));
  // "I'm sixty-six, I passed my test at seventeen"; in "I'm 15, my teacher, 45, knows" the other age is no answer.
  const isAged = isMinor ? ages.includes('own') : ages.some((age) => age !== null);
  const isDenied = reply === 'stop' || (isMinor && !isAged) || said.search(no) === 0;
  const isAdult = occursPlain(said, adult, scene.lexicon.match.negators) || (!isDenied && isAged);
  const isUnder = !isAdult && (isDenied || isYoung(scene));
  if (!isUnder && (reply === 'go_on' || isAdult)) return back(scene, 'care_lifted');
  if (!isUnder && saidBefore(scene, 'check_minor') < MAX_SAID) return check(scene, 'minor');
  const drafted = goodbye(scene, '', 'minor', minor);
  return drafted.flags.some(({ kind }) => kind === 'minor') ? drafted : flagged(drafted, scene, 'minor');
}

/** Back to the open question; where a sign is lifted, as if nothing had been said. What has an answer is not asked again. */
function back(scene: Scene, rule: 'care_lifted' | 'care_go_on', before = protocolsOf(scene).cleared): Move {
  const isLifted = rule === 'care_lifted';
  const { open } = scene.state;
  const isTold = isLifted && open?.question.kind === 'open' && isAnswered(open);
  const asked = isTold ? protocolsOf(scene).more : again(scene, scene.lexicon.phrases.back_to);
  const text = joined(isLifted ? before : '', asked);
  return move(scene, { kind: 'repeat', mark: isLifted ? 'lifted' : 'repeat', text, rule });
}

function askPlainly(scene: Scene): Move {
  const { plain_question: text } = protocolsOf(scene);
  return acknowledgeSign(scene, { mark: 'check_distress', rule: 'soft_check', kind: 'distress', text });
}

/** Continues if the participant agrees or takes the sign back; asks twice, then leaves it open. */
function afterGrave(scene: Scene, mark: Mark): Move {
  const { pending } = scene.state;
  const isAlarm = saidBefore(scene, 'support') === 0 && mark !== 'stay';
  if (isAlarm && isFalseAlarm(scene)) return onward(scene, 'care_lifted');
  if (mark === 'support' && saidBefore(scene, 'check_distress') === 0 && soothes(scene)) return askPlainly(scene);
  if (lifts(scene)) return back(scene, 'care_lifted');
  if (shows(pending, 'break')) return pauseNear(scene);
  const given = replyIn(scene);
  // "OK" to a question whether to go on is a yes; to help it is none.
  const isHelp = mark !== 'care_check' && ((mark === 'support' && takesHelp(scene)) || isNod(scene));
  const reply = given === 'go_on' && isHelp ? null : given;
  // "Yes, he is breathing" asks for no question.
  if (isOnly('emergency', scene) && (reply === null || (reply === 'go_on' && !asksOn(scene))))
    return inEmergency(scene);
  const isWaiting = saidBefore(scene, 'care_open') >= MAX_SAID;
  // Who has said yes to the plain question is asked once who could be with them.
  const isAnsweredPlainly = mark === 'support' && saidBefore(scene, 'check_distress') > 0;
  if (reply === 'go_on' && isAnsweredPlainly && saidBefore(scene, 'stay') === 0)
    return stay(scene, stayText(scene, [protocolsOf(scene).stay_call]));
  if (reply === 'go_on') return saidBefore(scene, 'support') > 0 ? next(scene) : onward(scene, 'care_go_on');
  if (reply === null && isWaiting) return stay(scene, stayText(scene, protocolsOf(scene).stay));
  if (reply === 'stop') return endWithHelp(scene);
  // Whoever is calling for help is left in peace.
  const isFirst = ['support', 'threat'].includes(mark) && saidBefore(scene, 'care_check') < MAX_SAID;
  const { care_check, read_later, offer } = protocolsOf(scene);
  const rule = isFirst ? 'care_check' : 'care_open';
  const before = joined(
    noticesOfWishes(scene),
    deleteNow(scene),
    shows(pending, 'who_sees') ? read_later : '',
    newHelp(scene),
    countryAgain(scene),
    writtenHelp(scene),
    wordsFor(scene),
    nearNamed(scene),
  );
  const open = isFirst && !isViolence(scene) ? (before === '' ? care_check : offer) : leaveOpen(scene);
  const text = joined(before, open);
  return move(scene, { kind: 'acknowledge', mark: rule, text, rule });
}

/** "He is sliding off the chair", "what do I do": who is in an emergency is sent to the telephone, and asked nothing. */
function inEmergency(scene: Scene): Move {
  const { emergency_again, stay_emergency } = protocolsOf(scene);
  const call = newHelp(scene) || scene.voice.choose([emergency_again, stay_emergency], { number: numberOf(scene) });
  const leave = saidBefore(scene, 'stay') > 0 ? leaveOpen(scene) : '';
  return stay(scene, joined(noticesOfWishes(scene), deleteNow(scene), call, leave));
}

/** "I could ring her. The rest can wait": who breaks off after a grave sign is not only told how to come back. */
function pauseNear(scene: Scene): Move {
  const { pause_near } = protocolsOf(scene);
  const text = scene.voice.choose([pause_near], { number: lineOf(scene) });
  return pause(scene, joined(nearNamed(scene), text));
}

/** After an alarm: a question that was answered before it is not asked again. */
function onward(scene: Scene, rule: 'care_lifted' | 'care_go_on'): Move {
  const { open } = scene.state;
  const { misread, go_on } = protocolsOf(scene);
  if (open === null || !isAnswered(open)) return back(scene, rule, misread);
  return goOn(scene, rule === 'care_lifted' ? misread : go_on, { rule });
}

/** Whoever has shown it again and again is asked no more of the guide, and still has the word. */
function next(scene: Scene): Move {
  const { go_on, enough } = protocolsOf(scene);
  const before = joined(nearNamed(scene), go_on);
  if (isEnough(scene))
    return move(scene, {
      kind: 'closing_question',
      mark: 'closing',
      text: joined(nearNamed(scene), enough),
      rule: 'care_go_on',
      question_id: null,
    });
  return scene.state.phase === 'closing'
    ? move(scene, { kind: 'repeat', mark: 'repeat', text: joined(before, again(scene)), rule: 'care_go_on' })
    : goOn(scene, before, { rule: 'care_go_on' });
}

/** "They are coming, bye". Who was told to call just now, and has not said so, is told once more. */
function endOfEmergency(scene: Scene): Move {
  const { stay_emergency } = protocolsOf(scene);
  const isTold = scene.state.last?.mark === 'emergency' && !isCalling(scene);
  const before = isTold ? scene.voice.choose([stay_emergency], { number: numberOf(scene) }) : '';
  const bye = isTold ? protocolsOf(scene).end_named : scene.lexicon.phrases.goodbye_stop;
  const said = joined(noticesOfWishes(scene), before, bye);
  return goodbye(scene, '', 'stop_requested', said, isTold ? '+help' : '');
}

/** Who asks beside it who reads this is answered first. The help text stands above, if it was sent. */
function endWithHelp(scene: Scene): Move {
  const { state, voice } = scene;
  const { end, end_near, end_named, stays_here } = protocolsOf(scene);
  const reply = shows(state.pending, 'who_sees') ? replyTo(scene, 'who_reads') : '';
  if (isOnly('emergency', scene)) return endOfEmergency(scene);
  if (isOnly('threat', scene))
    return goodbye(
      scene,
      '',
      'stop_requested',
      joined(noticesOfWishes(scene), reply, end_named, helpAbove(scene)),
      '+help',
    );
  const named = joined(newHelp(scene), nearNamed(scene));
  const near =
    named === '' && !isViolence(scene) ? voice.choose([end_near], { number: lineOf(scene) }) : joined(named, end_named);
  const help =
    saidBefore(scene, 'support') > 0
      ? joined(near, isHelpNamed(scene) ? stays_here : '')
      : paragraphs(end, supportText(scene));
  return goodbye(scene, '', 'stop_requested', paragraphs(joined(noticesOfWishes(scene), reply), help), '+help');
}
