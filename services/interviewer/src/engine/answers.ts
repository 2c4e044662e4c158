import { boundsOf, matchChoice, parseScale } from '@insights/answers';
import { acknowledge, goOn, slotsOf } from './asking.ts';
import type { Strategy, Wordings } from './lexicon/lexicon.ts';
import { listed } from './options.ts';
import { aboutWish, chooseProbe, probesLeft } from './probe.ts';
import { move } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import type { Move } from './types.ts';
import { substanceOf } from './understand.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** An answer of this many words contains a reason of its own. */
const REASON_WORDS = 10;

/** The move after an answer: a probe, a second request for a number or an option, or the next question. */
export function afterAnswer(scene: Scene, open: Progress): Move {
  // After the follow-up to a number or an option, answers are treated like those to an open question.
  if (open.question.kind === 'open' || open.strategies.length > 0) return followUp(scene, open);
  return open.question.kind === 'scale' ? afterNumber(scene, open) : afterOption(scene, open);
}

function followUp(scene: Scene, open: Progress): Move {
  const { message, lexicon, probing } = scene;
  const probe = scene.hurried || open.touched ? null : chooseProbe(open, message, probing, lexicon);
  if (probe === null) return goOn(scene, acknowledge(scene));
  const { why_gently, wish_why, probe: byStrategy } = lexicon.phrases;
  const why = aboutWish(open.question, lexicon)
    ? wish_why
    : substanceOf(message, lexicon).grave
      ? why_gently
      : byStrategy.why;
  const wordings = probe.strategy === 'why' ? why : byStrategy[probe.strategy];
  return ask(scene, probe.strategy, wordings, probe.quote === null ? {} : { quote: probe.quote });
}

function ask(scene: Scene, strategy: Strategy, wordings: Wordings, slots: Slots): Move {
  const text = joined(acknowledge(scene), scene.voice.choose(wordings, slots));
  return move(scene, { kind: 'probe', mark: 'probe', detail: `:${strategy}`, text });
}

function retry(scene: Scene, open: Progress, wordings: Wordings, slots: Slots): Move {
  const text = scene.voice.choose(wordings, { ...slotsOf(open.question, scene.lexicon), ...slots });
  return move(scene, { kind: 'clarify', mark: 'retry', text });
}

function afterNumber(scene: Scene, open: Progress): Move {
  const { message, lexicon } = scene;
  const read = parseScale(message, boundsOf(open.question), lexicon.language);
  if (read.kind === 'value') return askWhy(scene, open, lexicon.phrases.scale_why, { value: String(read.value) });
  if (open.retries > 0) return goOn(scene, acknowledge(scene));
  const { several, range, none } = lexicon.phrases.scale_retry;
  if (read.kind === 'several') return retry(scene, open, several, { values: listed(read.values.map(String), lexicon) });
  return retry(scene, open, read.kind === 'none' ? none : range, {});
}

function afterOption(scene: Scene, open: Progress): Move {
  const { message, lexicon } = scene;
  const read = matchChoice(message, open.question.options, lexicon.language);
  if (read.kind === 'one' && scene.probing !== 'light') return askWhy(scene, open, lexicon.phrases.choice_why, {});
  if (read.kind === 'one' || open.retries > 0) return goOn(scene, acknowledge(scene));
  const { several, none } = lexicon.phrases.choice_retry;
  return read.kind === 'several'
    ? retry(scene, open, several, { options: listed(read.options, lexicon) })
    : retry(scene, open, none, {});
}

function askWhy(scene: Scene, open: Progress, wordings: Wordings, slots: Slots): Move {
  const { words, cause } = substanceOf(open.answers.join(' '), scene.lexicon);
  const known = cause || words >= REASON_WORDS;
  if (known || scene.hurried || probesLeft(open, scene.probing) <= 0) return goOn(scene, acknowledge(scene));
  return ask(scene, 'why', wordings, slots);
}

/** "I don't know": one gentle second attempt if the answer is required. */
export function afterNotKnowing(scene: Scene, open: Progress): Move {
  const eased = open.strategies.length > 0 || !open.question.required || scene.hurried;
  if (eased || scene.probing === 'light' || open.question.kind !== 'open' || probesLeft(open, scene.probing) <= 0)
    return goOn(scene, acknowledge(scene, 'unknown'));
  return move(scene, {
    kind: 'probe',
    mark: 'probe',
    detail: ':ease',
    text: scene.voice.choose(scene.lexicon.phrases.probe.ease),
  });
}

/** A bare "yes" to an open question invites a follow-up. */
export function afterYes(scene: Scene, open: Progress): Move {
  const done = open.strategies.length > 0 || scene.hurried || probesLeft(open, scene.probing) <= 0;
  return done ? goOn(scene, '') : ask(scene, 'elaborate', scene.lexicon.phrases.probe.elaborate, {});
}
