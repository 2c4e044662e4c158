import { termOf } from '@insights/language';
import type { Language, Span } from '@insights/language';

import { blankStatement, participantOf } from './blank.ts';
import { classify } from './classify.ts';
import type { Setting } from './classify.ts';
import { isReport } from './facts.ts';
import { isBrokenOff, isNamedOnly } from './fragments.ts';
import { grammarOf, nounPhrases } from './grammar.ts';
import type { Grammar, Word } from './grammar.ts';
import { reasonOf, signsOf } from './junk.ts';
import type { TurnSigns } from './junk.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { Line } from './line.ts';
import { Questions } from './questions.ts';
import type { Asked } from './questions.ts';
import { statementsIn } from './sentences.ts';
import { targetOf } from './target.ts';
import { Terms } from './terms.ts';
import { CONFIDENT } from './types.ts';
import type { Guide, Statement, Turn, UnusedReason } from './types.ts';

/** What the question asked for holds for this many statements of the answer. */
const ANSWERING = 2;
/** What is said within so many statements after a problem may be what is done about it. */
const AFTER_PROBLEM = 2;
/** An answer of this many words at most can be a mere noun phrase. */
const FRAGMENT_WORDS = 8;
/** Statements of a turn that are read. No speech of the maximum length has more: they would have less than 50 characters on average. */
const MAX_STATEMENTS = 400;
/** How sure it is that junk is junk. */
const JUNK = 0.9;

/** A participant's turn while it is read. */
interface Answer {
  turn: Turn;
  asked: Asked | null;
  question_id: string | null;
  signs: TurnSigns;
}

/** Reads the turns of a conversation in order; they may come in parts. It keeps only the words under discussion. */
export class StatementReader {
  readonly #lexicon: Lexicon;
  readonly #terms: Terms;
  readonly #questions: Questions;
  /** Statements so far that support nothing, by reason. */
  readonly unused: Partial<Record<UnusedReason, number>> = {};
  /** How many statements have answered the last question. */
  #answers = 0;
  /** The last problem that was named, and how many statements ago. */
  #problem: { participant: string; ago: number } | null = null;

  /** `sample` is the part of what participants say by which the words of the conversation are known. */
  constructor(language: Language, sample: string, guide: Guide) {
    this.#lexicon = lexiconOf(language);
    this.#terms = new Terms(sample, this.#lexicon);
    this.#questions = new Questions(guide, this.#lexicon);
  }

  read(turns: readonly Turn[]): Statement[] {
    const statements: Statement[] = [];
    for (const turn of turns) {
      if (turn.speaker === 'interviewer') {
        this.#questions.ask(turn);
        this.#answers = 0;
        continue;
      }
      const asked = this.#questions.asked;
      const answer: Answer = {
        turn,
        asked,
        question_id: this.#questions.answered(turn),
        signs: signsOf(turn, this.#lexicon, asked?.text ?? null),
      };
      const { language, clauseOpeners: openers, subjects, habits } = this.#lexicon;
      const spans = statementsIn(turn.text, language, { openers, subjects, fillers: habits.fillers });
      for (const span of spans.slice(0, MAX_STATEMENTS)) statements.push(this.#statement(answer, span));
      if (spans.length > MAX_STATEMENTS) this.#leaveOut('too_short', spans.length - MAX_STATEMENTS);
    }
    return statements;
  }

  #leaveOut(reason: UnusedReason, count = 1): void {
    this.unused[reason] = (this.unused[reason] ?? 0) + count;
  }

  #statement(answer: Answer, span: Span): Statement {
    const { turn, asked, question_id, signs } = answer;
    const text = turn.text.slice(span.start, span.end);
    const line = Line.of(text, this.#lexicon.habits);
    const base = { ...blankStatement(turn, span, text), question_id, asked: asked?.text ?? null };
    const grammar = grammarOf(text, this.#lexicon);
    const { words } = grammar;
    const reason = reasonOf(base, line, signs, this.#lexicon) ?? this.#fragment(answer, line, span, words);
    if (reason !== null) {
      this.#leaveOut(reason);
      return { ...base, confidence: JUNK };
    }
    const reading = classify(line, this.#settingOf(answer, line, grammar), this.#lexicon);
    this.#answers += 1;
    if (reading.kind === 'problem' && reading.confidence >= CONFIDENT)
      this.#problem = { participant: base.participant, ago: 0 };
    else if (this.#problem !== null) this.#problem.ago += 1;
    const terms = this.#terms.of(reading.kind === 'fact' ? this.#present(line, words) : words);
    const isOwn = this.#isOwn(line, asked);
    const { kind, polarity, strength, because } = reading;
    return {
      ...base,
      kind,
      polarity,
      strength,
      confidence: kind === 'fact' && !isOwn ? Math.min(reading.confidence, 0.5) : reading.confidence,
      target: targetOf({ reading, line, text, shift: span.start }, nounPhrases(words), this.#lexicon),
      because: because === null ? null : { start: because.start + span.start, end: because.end + span.start },
      is_own: isOwn,
      terms,
    };
  }

  /** Without the words for what the sentence says there is none of: "no fever". */
  #present(line: Line, words: readonly Word[]): Word[] {
    const absent = [...line.text.matchAll(this.#lexicon.absent)].map(({ index, 0: match }) =>
      line.sourceOf(index, index + match.length),
    );
    const isAbsent = ({ start }: Word): boolean =>
      absent.some((span) => span !== null && start >= span.start && start < span.end);
    return words.map((word) => (isAbsent(word) ? { ...word, word: '', role: 'other' } : word));
  }

  /** A sentence that was broken off, or names something and answers no question. A cut inside a long sentence is neither. */
  #fragment({ turn, asked }: Answer, line: Line, { end }: Span, words: readonly Word[]): UnusedReason | null {
    const rest = turn.text.slice(end).trimStart();
    const isCut = rest !== '' && !/[.!?…,—-]/u.test(turn.text.charAt(end - 1)) && turn.text[end] !== '\n';
    if (!isCut && isBrokenOff(line, this.#lexicon)) return 'too_short';
    return asked === null && isNamedOnly(line, words, this.#lexicon) ? 'too_short' : null;
  }

  #settingOf({ turn, asked }: Answer, line: Line, { words, sentiment }: Grammar): Setting {
    const isNear = this.#answers < ANSWERING;
    return {
      asked: isNear ? (asked?.kind ?? null) : null,
      isClosed: isNear && asked?.isClosed === true,
      isDiscussion: participantOf(turn) !== '' && asked === null,
      isAfterProblem:
        this.#problem !== null &&
        this.#problem.participant === participantOf(turn) &&
        this.#problem.ago < AFTER_PROBLEM,
      isFragment: this.#isFragment(words),
      isReport: isReport(line, words, this.#lexicon),
      sentiment,
      isVerbAt: (position) => {
        const source = line.sourceOf(position, position + 1);
        const word = source === null ? undefined : words.find(({ start }) => start === source.start);
        return this.#lexicon.language !== 'en' || word?.role === 'verb';
      },
    };
  }

  /** A noun phrase with little else: no subject, no verb. */
  #isFragment(words: readonly Word[]): boolean {
    const said = words.filter(({ word }) => word !== '' && !this.#lexicon.yesNo.has(word));
    const first = said[0];
    return (
      first !== undefined &&
      said.length <= FRAGMENT_WORDS &&
      said.some((word) => this.#terms.tells(word)) &&
      ['noun', 'adjective', 'determiner'].includes(first.role) &&
      said.every(({ word, role }) => role !== 'verb' && !this.#lexicon.speakers.has(word))
    );
  }

  /** Whether at least one content word does not come from the question. */
  #isOwn(line: Line, asked: Asked | null): boolean {
    const { stop, general, yesNo, language } = this.#lexicon;
    return line
      .words()
      .some(
        (word) =>
          !stop.has(word) &&
          !yesNo.has(word) &&
          !general.has(word) &&
          !(asked?.words.has(termOf(word, language)) ?? false),
      );
  }
}
