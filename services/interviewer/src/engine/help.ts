import { has, plain, plainWordsOf } from '@insights/answers';
import { countryName, emergencyNumber, helpLine, namesHelp, unheardIn, violenceLine } from './emergency-numbers.ts';
import { type Scene, placeOf, protocolsOf, saidBefore } from './scene.ts';
import { shows, signOf } from './signs.ts';
import { joined, paragraphs } from './wording.ts';

/** Where help is: what the campaign names, what the participant's country has, and what is said while neither is known. */

/** A longer message tells more than where somebody is. */
const PLACE_WORDS = 8;
const NAME_WORDS = 2;

export const numberOf = (scene: Scene): string => emergencyNumber(placeOf(scene), scene.lexicon.language);

/** The crisis line of the participant's country, else its emergency number. */
export const lineOf = (scene: Scene): string =>
  helpLine(placeOf(scene), scene.lexicon.language)?.line ?? numberOf(scene);

const ownText = ({ input, lexicon }: Scene): string => input.campaign.support_text[lexicon.language] ?? '';

/** The campaign's support text in the language of the conversation, word for word, then the numbers of the participant's country if it has none. */
export function supportText(scene: Scene): string {
  const text = ownText(scene);
  const help = helpLine(placeOf(scene), scene.lexicon.language);
  if (help !== null) return text.includes(help.line) ? text : paragraphs(text, countryLine(scene));
  return namesHelp(text) ? text : paragraphs(text, askCountry(scene));
}

/** "United Kingdom: 999 in an emergency; 116 123 to talk to somebody", and where it can be written to; empty where no line is known. */
function countryLine(scene: Scene, [lines, lineFor] = [protocolsOf(scene).lines, helpLine]): string {
  const help = lineFor(placeOf(scene), scene.lexicon.language);
  if (help === null) return '';
  const { text, ...line } = help;
  const written = text === undefined ? '' : scene.voice.choose([protocolsOf(scene).write_to], { text });
  return joined(scene.voice.choose([lines], { ...line, number: numberOf(scene) }), written);
}

/** Once, while the country is not known. */
function askCountry(scene: Scene): string {
  const { ask_country } = protocolsOf(scene);
  const isKnown = countryName(placeOf(scene), scene.lexicon.language) !== null;
  return isKnown || scene.state.spoken.some((text) => text.includes(ask_country)) ? '' : ask_country;
}

/** Who hurts or threatens somebody is no reason to speak of ending one's life, and may look on. */
export const isViolence = ({ state: { by_other } }: Scene): boolean => by_other;

/** Short, since somebody may read it. */
export function violenceText(scene: Scene): string {
  const { violence, unseen, leave_short } = protocolsOf(scene);
  const own = ownText(scene);
  return paragraphs(joined(violence, violenceHelp(scene)), namesHelp(own) ? own : '', joined(unseen, leave_short));
}

/** A line for it, else the crisis line of the country, else the emergency number. */
function violenceHelp(scene: Scene): string {
  const { violence_line, violence_number } = protocolsOf(scene);
  const known = countryLine(scene, [violence_line, violenceLine]) || countryLine(scene);
  if (known !== '') return known;
  return joined(scene.voice.choose([violence_number], { number: numberOf(scene) }), askCountry(scene));
}

/** What the country that somebody has told now has, as far as nothing said it yet; empty before any help was named. */
export function newHelp(scene: Scene): string {
  const { state, lexicon, voice } = scene;
  const isSaid = (number: string): boolean => state.spoken.some((text) => text.includes(number));
  const isUrgent = (['emergency', 'threat'] as const).some((mark) => saidBefore(scene, mark) > 0);
  const isDistress = saidBefore(scene, 'support') > 0;
  if (state.country === null || !(isDistress || isUrgent)) return '';
  const own = isViolence(scene) ? violenceLine(placeOf(scene), lexicon.language) : null;
  const help = own ?? helpLine(placeOf(scene), lexicon.language);
  if (isDistress && help !== null)
    return isSaid(help.line) ? '' : isViolence(scene) ? violenceHelp(scene) : countryLine(scene);
  const number = numberOf(scene);
  const { no_line, stay_emergency } = protocolsOf(scene);
  return isSaid(number) ? '' : voice.choose([isUrgent ? stay_emergency : no_line], { number });
}

/** Whether something said so far names help beside emergency numbers. */
export const isHelpNamed = ({ state }: Scene): boolean => state.spoken.some((text) => namesHelp(text));

/** "I'm in Leeds", "Leeds", after the country was asked for: rules know countries alone. */
export function countryAgain(scene: Scene): string {
  const { state, message } = scene;
  const { ask_country, country_again, lives } = protocolsOf(scene);
  const isAsked = state.spoken.some((text) => text.includes(ask_country));
  const isSaid = state.spoken.some((text) => text.includes(country_again));
  const { length } = plainWordsOf(message);
  const isName = length > 0 && length <= NAME_WORDS && /^\p{Lu}\P{Lu}/u.test(message.trim());
  const isPlace = isName || (length <= PLACE_WORDS && has(lives, plain(message)));
  return isAsked && !isSaid && state.country === null && isPlace ? country_again : '';
}

/** "What would I say to them?", once help was named. */
export function wordsFor(scene: Scene): string {
  const { asks_words, no_right_words } = protocolsOf(scene);
  const isAsked = saidBefore(scene, 'support') > 0 && has(asks_words, plain(scene.message));
  return isAsked && scene.state.spoken.at(-1)?.includes(no_right_words) !== true ? no_right_words : '';
}

/** "Can I write to them?", "I can't phone". */
export const isInWriting = (scene: Scene): boolean =>
  scene.state.pending.some(({ text }) => has(protocolsOf(scene).writes, plain(text)));

/** Where help can be written to, for who asks for it or cannot speak; empty for others, and before any help was named. */
export function writtenHelp(scene: Scene): string {
  const { state, lexicon, voice } = scene;
  if (!isInWriting(scene) || saidBefore(scene, 'support') === 0) return '';
  const place = placeOf(scene);
  const lines = isViolence(scene) ? [violenceLine, helpLine] : [helpLine];
  const text = lines.map((lineFor) => lineFor(place, lexicon.language)?.text).find((each) => each !== undefined);
  const { write_to, write_anywhere } = protocolsOf(scene);
  if (text !== undefined) return voice.choose([write_to], { text });
  return state.spoken.at(-1)?.includes(write_anywhere) === true ? '' : joined(write_anywhere, askCountry(scene));
}

/** Where help stands, in one sentence; what can be named where none does. */
export function helpAbove(scene: Scene): string {
  const { above, no_line } = protocolsOf(scene);
  if (isHelpNamed(scene)) return above;
  return askCountry(scene) || scene.voice.choose([no_line], { number: numberOf(scene) });
}

/** "I can't talk, he hears me". */
export const isUnheard = (scene: Scene): boolean =>
  scene.state.pending.some(({ text }) => has(protocolsOf(scene).whispers, plain(text)));

/** How somebody calls who must not be heard. */
export function unheard(scene: Scene): string {
  const { unheard: said, unheard_text, unheard_keys } = protocolsOf(scene);
  if (!isUnheard(scene)) return '';
  const { text, keys } = unheardIn(placeOf(scene));
  const how = text === undefined ? '' : scene.voice.choose([unheard_text], { text });
  return joined(how, said, keys === undefined ? '' : scene.voice.choose([unheard_keys], { keys }));
}

/** "My sister Jess would pick up": whom they named is pointed to once, in their own words; empty if nobody was heard, or nobody is in danger by themselves. */
export function nearNamed(scene: Scene): string {
  const { start, end } = scene.input.heard?.near ?? { start: 0, end: 0 };
  const { pending } = scene.state;
  const isInNeed = saidBefore(scene, 'support') > 0 || pending.some((one) => signOf(one, 'distress') !== undefined);
  const words = pending
    .map(({ text }) => text)
    .join('\n')
    .slice(start, end)
    .trim();
  const { near } = protocolsOf(scene);
  const [beginning = ''] = near.split('{words}');
  const isSaid = scene.state.spoken.some((text) => text.includes(beginning));
  return words === '' || !isInNeed || isSaid ? '' : scene.voice.choose([near], { words });
}

/** "Delete it now, yes or no?", beside help. */
export const deleteNow = (scene: Scene): string =>
  shows(scene.state.pending, 'withdrawal_asked') ? protocolsOf(scene).delete_now : '';
