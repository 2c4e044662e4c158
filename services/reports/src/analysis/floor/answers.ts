import { isLanguage } from '@insights/language';
import { contentOf, readability, standsAlone } from '@insights/thoughts';
import type { Asked, Guide, Said, Turn } from '@insights/thoughts';
import type { AnalysisInput, Answer, Corpus, Passage, QuestionAnswers, ShownAnswer } from '../types.ts';

/** A participant's turn with the question that it answers. */
export interface Reply {
  readonly turn: Turn;
  readonly thoughts: readonly Said[];
  readonly question_id: string | null;
  readonly asked: Asked | null;
}

/** Passages of one answer. */
const MAX_PASSAGES = 6;
/** Shorter turns may be a whole answer though they are no thought: "Twice a week", in UTF-16 units. */
const MAX_SHORT = 120;
/** Asides that are no answer, whatever is asked. */
const NO_ANSWER: ReadonlySet<string> = new Set(['courtesy', 'administrative', 'question', 'order']);

/** What each participant says to each question of the guide. */
export function answersIn(
  replies: readonly Reply[],
  participants: readonly string[],
  { guide, heard, isLive }: { guide: Guide; heard: ReadonlySet<string>; isLive: boolean },
): Answer[] {
  return guide.questions.flatMap(({ id }) => {
    const own = replies.filter(({ question_id }) => question_id === id);
    if (own.length === 0 && !heard.has(id) && !isLive) return [];
    return participants.flatMap((participant): Answer[] => {
      const said = own.filter(({ turn }) => (turn.speaker_label ?? '') === participant);
      const base = { question_id: id, participant, gist: null, author: 'floor' as const };
      if (said.length === 0) {
        if (heard.has(id)) return participants.length > 1 ? [] : [{ ...base, status: 'unclear', passages: [] }];
        return [{ ...base, status: 'not_asked', passages: [] }];
      }
      const passages = said.flatMap(passagesOf).slice(0, MAX_PASSAGES);
      const isDeclined = said.some(
        ({ turn, thoughts }) => turn.outcome === 'declined' || thoughts.some(({ aside }) => aside === 'refusal'),
      );
      const status = passages.length > 0 ? 'answered' : isDeclined ? 'declined' : 'unclear';
      return [{ ...base, status, passages }];
    });
  });
}

/** The thoughts of a reply, or the whole of a short one: a figure, a name, yes or no where that answers. */
function passagesOf({ turn, thoughts, asked }: Reply): Passage[] {
  if (turn.outcome === 'declined') return [];
  const told = thoughts.filter(({ aside }) => aside === null);
  if (told.length > 0) return told.map(({ start, end }) => ({ turn_id: turn.id, start, end }));
  const text = turn.text.trim();
  const isShort = text !== '' && text.length <= MAX_SHORT;
  const isOther = thoughts.some(({ aside }) => aside === 'refusal' || NO_ANSWER.has(aside ?? ''));
  const tells = asked?.isClosed === true || /\p{N}/u.test(text);
  if (!isShort || isOther || !tells) return [];
  const start = turn.text.indexOf(text);
  return [{ turn_id: turn.id, start, end: start + text.length }];
}

/** Answers of further people are in the list of responses. */
const MAX_SHOWN = 24;
/** The first thoughts after a question answer it most directly; later ones are worth less. */
const FIRST = 3;
const LATER = 0.7;
/** What each word of the question adds to the worth of a passage, and what a question back leaves of it. */
const SHARED = 0.3;
const ASKS = 0.3;
/** What is left of one that can't be understood alone. */
const PART = 0.4;
/** Fewer content words beside those of the question, without a number, answer nothing that can be read alone; and what is worth less reads badly. */
const MIN_TERMS = 3;
const MIN_WORTH = 0.3;

const termsOf = (text: string, language: string): string[] => (isLanguage(language) ? contentOf(text, language) : []);

/** The answers to each question of the guide that somebody was asked, with who gives them. */
export function answersByRules(corpus: Corpus, { questions }: Pick<AnalysisInput, 'questions'>): QuestionAnswers[] {
  return questions.flatMap(({ id, text, kind }) => {
    const statuses = new Map<number, Answer['status']>();
    const best = new Map<number, ShownAnswer & { worth: number }>();
    for (const { conversation_id, answers, turns, language } of corpus.readings) {
      const texts = new Map(turns.map((turn) => [turn.id, turn.text]));
      const asked = termsOf(text, language);
      for (const { question_id, participant, status, passages } of answers) {
        const person = corpus.personOf(conversation_id, participant);
        if (question_id !== id || person === undefined || status === 'not_asked') continue;
        if (statuses.get(person) !== 'answered') statuses.set(person, status);
        for (const [place, passage] of passages.entries()) {
          const said = texts.get(passage.turn_id)?.slice(passage.start, passage.end) ?? '';
          const terms = termsOf(said, language);
          const shared = terms.filter((term) => asked.includes(term)).length;
          // "Data, model and system" repeats "What goes wrong with data, model or system?" and answers nothing.
          const tells = kind !== 'open' || terms.length - shared >= MIN_TERMS || /\p{N}/u.test(said);
          const near = place < FIRST ? 1 : LATER;
          const whole = standsAlone(said, language) ? 1 : PART;
          const fit = (1 + SHARED * Math.min(3, shared)) * (said.includes('?') ? ASKS : 1);
          const worth = readability(said, language) * near * whole * fit;
          if (tells && worth > (best.get(person)?.worth ?? MIN_WORTH))
            best.set(person, { person, conversation_id, passage, worth });
        }
      }
    }
    const shown = [...best.values()].toSorted((a, b) => b.worth - a.worth || a.person - b.person).slice(0, MAX_SHOWN);
    const having = (wanted: Answer['status']): number[] =>
      [...statuses]
        .filter(([, status]) => status === wanted)
        .map(([person]) => person)
        .toSorted((a, b) => a - b);
    return statuses.size === 0
      ? []
      : [
          {
            question_id: id,
            answered: having('answered'),
            declined: having('declined'),
            unclear: having('unclear'),
            shown: shown.map(({ person, conversation_id, passage }) => ({ person, conversation_id, passage })),
          },
        ];
  });
}
