import { languageOf, tokensOf } from '@insights/language';
import type { Language } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { participantsOf } from '../corpus/said.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import { paragraph } from '../wording/sentence.ts';
import type { ClaimKind, Quoted, Share, Wording } from '../wording/words.ts';
import { agreementOn } from './agreement.ts';
import { mentionOf } from './asked-about.ts';
import { mentionOfNoun } from './involved.ts';
import type { Nouns } from './involved.ts';
import type { Agreement } from './agreement.ts';
import type { Clause } from './clause.ts';
import type { Stances } from './dissent.ts';
import type { Group } from './groups.ts';
import { GRAMMARS } from './grammar.ts';
import { quoteOf } from './quoted.ts';
import { readability } from './quotes.ts';
import { reasonOf } from './reason.ts';
import { isSound } from './sound.ts';
import { nounPhrase } from './subject.ts';

/** A sentence of the report, with all statements behind it. */
export interface Claim {
  kind: ClaimKind;
  /** Key of the subject; null if it has none. */
  key: string | null;
  language: string;
  /** The subject as written inside a sentence. */
  subject: string | null;
  text: string;
  /** The same for a summary: without a quote, or with a short one if it is one participant's; '' if nothing is left. */
  brief: string;
  /** Whether the statements judge the subject, or merely involve it. */
  about: Group['about'];
  /** Praise and criticism of one subject. */
  isDivided: boolean;
  /** What the participants agree on, if it can be said in a sentence. */
  clause: Clause | null;
  said: Said[];
  /** The statements that the sentence itself was made of; they are shown first. */
  lead: Said[];
  supporters: ReadonlySet<number>;
  dissent: Said[];
  /** Those who say the opposite and do not support the claim as well. */
  dissenters: ReadonlySet<number>;
  /** How strongly the supporters put it, 0..1. */
  strength: number;
  confidence: number;
}

/** What claims are made with. */
export interface Claiming {
  corpus: Corpus;
  /** The report's language. */
  language: Language;
  wording: Wording;
  stances: Stances;
  nouns: Nouns;
}

/** The part of a group that has to agree on a clause for it to be the claim. */
const MOSTLY = 2 / 3;

/** The claim that a group of statements supports. */
export function claimOf(group: Group, claiming: Claiming): Claim {
  const people = participantsOf(group.said).size;
  const agreement = group.language === claiming.language ? agreementOn(group.said, claiming.language) : null;
  const agreed = agreement === null ? 0 : participantsOf(agreement.said).size;
  if (agreement !== null && (people === 1 || (agreed >= 2 && agreed >= MOSTLY * people)))
    return agreedClaim(group, agreement, claiming);
  return commonClaim(group, claiming);
}

/** "The weekly export loses columns, according to 3 of 14 participants. The reason that P3 gives: “…”" */
function agreedClaim(group: Group, { clause, said }: Agreement, claiming: Claiming): Claim {
  const { corpus, wording } = claiming;
  const reason = reasonIn(said, corpus);
  const text = paragraph(
    clauseText(clause, said, claiming),
    reason === null || clause.text.includes(reason.quoted.quote) ? null : wording.claim.reason(reason.quoted),
  );
  const lead = reason === null ? said.slice(0, 1) : [reason.said];
  const brief = paragraph(clauseText(clause, said, claiming));
  return finished(group, { said, clause, lead, text, brief }, claiming);
}

function clauseText(clause: Clause, said: readonly Said[], { wording, corpus }: Claiming): string | null {
  const share = shareOf(said, corpus);
  return clause.form === 'stated'
    ? wording.claim.stated(clause.text, share)
    : wording.claim.reported(clause.text, share);
}

/** "5 of 14 participants complain about the weekly export: “…” (P3)" */
function commonClaim(group: Group, claiming: Claiming): Claim {
  const { corpus, wording } = claiming;
  const { said } = group;
  const subject = subjectText(group, claiming);
  const share = shareOf(said, corpus);
  const about =
    subject === null
      ? wording.claim.alone(group.kind, share)
      : group.about === 'involved'
        ? wording.claim.involving(group.kind, subject, share)
        : wording.claim.about(group.kind, subject, share);
  const telling = mostTelling(said);
  if (telling === undefined) return finished(group, { said, clause: null, lead: [], text: paragraph(about) }, claiming);
  const quoted = { who: whoSays(telling, corpus), quote: quoteOf(telling) };
  const text = paragraph(share.part === 1 ? wording.claim.says(quoted) : wording.claim.forExample(about, quoted));
  const isShort = share.part === 1 && quoted.quote.length <= SHORT_QUOTE;
  const brief = isShort ? text : share.part === 1 && subject === null ? '' : paragraph(about);
  return finished(group, { said, clause: null, lead: [telling], text, brief }, claiming);
}

/** What one participant says, in their words. */
export function saidClaim(said: Said, claiming: Claiming): Claim {
  const group: Group = {
    kind: said.statement.kind as ClaimKind,
    key: null,
    language: null,
    said: [said],
    about: 'target',
  };
  const text = paragraph(claiming.wording.claim.says({ who: whoSays(said, claiming.corpus), quote: quoteOf(said) }));
  return finished(group, { said: [said], clause: null, lead: [said], text }, claiming);
}

/** A summary repeats quotes up to this length. */
const SHORT_QUOTE = 100;
/** Longer quotes are not repeated in a claim. */
const LONGEST_QUOTE = 160;

/** The statement that says most and reads best. */
function mostTelling(said: readonly Said[]): Said | undefined {
  return said
    .filter((each) => quoteOf(each).length <= LONGEST_QUOTE && isSound(each))
    .map((each) => ({ each, score: tellingScore(each) }))
    .toSorted((a, b) => b.score - a.score || compare(a.each.statement.text, b.each.statement.text))[0]?.each;
}

/** Grows with the content words up to eight. */
const tellingScore = (said: Said): number =>
  readability(quoteOf(said), said.language) ** 2 *
  said.statement.confidence *
  (1 + Math.min(8, said.statement.terms.filter(({ key }) => !key.includes(' ')).length) / 4) *
  (said.statement.because === null ? 1 : 1.3);

function finished(
  group: Group,
  made: Pick<Claim, 'said' | 'clause' | 'lead' | 'text'> & { brief?: string },
  claiming: Claiming,
): Claim {
  const { kind, key } = group;
  const language = group.said[0]?.language ?? '';
  const supporters = participantsOf(made.said);
  const dissent = (
    key === null || group.about === 'involved' ? [] : claiming.stances.against(kind, key, made.clause, language)
  ).filter((said) => !supporters.has(said.participant));
  return {
    ...made,
    brief: made.brief ?? made.text,
    isDivided: false,
    about: group.about,
    kind,
    key,
    language,
    subject: subjectText(group, claiming),
    supporters,
    dissent,
    dissenters: participantsOf(dissent),
    strength: meanOver(made.said, ({ statement }) => statement.strength),
    confidence: meanOver(made.said, ({ statement }) => statement.confidence),
  };
}

/** Praise and criticism of one subject as one claim: "Participants disagree about the canteen: …". */
export function dividedClaim(negative: Claim, positive: Claim, claiming: Claiming): Claim {
  const [more, fewer] =
    negative.supporters.size >= positive.supporters.size ? [negative, positive] : [positive, negative];
  const supporters = new Set(
    [...more.supporters].filter((person) => more === negative || !fewer.supporters.has(person)),
  );
  const dissent = fewer.said.filter(({ participant }) => !supporters.has(participant));
  const dissenters = participantsOf(dissent);
  const [against, pro] = more === negative ? [supporters, dissenters] : [dissenters, supporters];
  const text = claiming.wording.claim.divided({
    subject: more.subject ?? '',
    positive: pro.size,
    negative: against.size,
  });
  const sentences = paragraph(text);
  return { ...more, text: sentences, brief: sentences, isDivided: true, clause: null, supporters, dissent, dissenters };
}

/** Each participant weighs the same, with the best of what they say. */
function meanOver(said: readonly Said[], value: (said: Said) => number): number {
  const best = new Map<number, number>();
  for (const each of said) best.set(each.participant, Math.max(best.get(each.participant) ?? 0, value(each)));
  return best.size === 0 ? 0 : [...best.values()].reduce((sum, each) => sum + each, 0) / best.size;
}

export const whoSays = ({ participant }: Said, { participants }: Corpus): string => participants[participant]?.id ?? '';

export function shareOf(said: readonly Said[], corpus: Corpus): Share {
  const people = participantsOf(said);
  const [only] = said;
  return {
    part: people.size,
    whole: corpus.participants.length,
    who: people.size === 1 && only !== undefined ? whoSays(only, corpus) : null,
  };
}

/** The subject's noun phrase, or the words of a participant in quotation marks where it cannot be put into the report's language. */
export function subjectText(
  { key, said, language, about }: Pick<Group, 'key' | 'said' | 'language' | 'about'>,
  { language: own, wording }: Claiming,
): string | null {
  if (key === null) return null;
  const mentions = said.flatMap(
    (each) =>
      (about === 'involved' ? mentionOfNoun(each, key, language ?? own) : mentionOf(each, language ?? own)) ?? [],
  );
  const phrase = language === own ? nounPhrase(key, mentions, own) : null;
  const [shortest] = mentions.toSorted((a, b) => a.target.length - b.target.length);
  return phrase ?? (shortest === undefined ? null : wording.quoted(shortest.target));
}

/** The clearest cause that a participant gives. */
function reasonIn(said: readonly Said[], corpus: Corpus): { said: Said; quoted: Quoted } | null {
  const [best] = said
    .flatMap((each) => {
      const reason = isAboutSpeaker(each) ? null : reasonOf(each);
      return reason === null ? [] : [{ each, ...reason }];
    })
    .toSorted((a, b) => b.score - a.score);
  return best === undefined
    ? null
    : { said: best.each, quoted: { who: whoSays(best.each, corpus), quote: best.quote } };
}

/** "I take it because …" gives the speaker's reason, not the subject's. */
function isAboutSpeaker({ statement: { text, start, target, because }, language: code }: Said): boolean {
  const language = languageOf(code);
  if (language === null || target === null || because === null || because.start < target.start) return true;
  const before = tokensOf(text.slice(0, target.start - start)).slice(-REACH);
  return before.some(({ word }) => GRAMMARS[language].speaker.has(word));
}

const REACH = 4;
