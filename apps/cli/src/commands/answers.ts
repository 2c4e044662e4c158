import type { QuestionResponses } from '@insights/api-client';
import { type AddCommand, UsageError } from '../command.ts';
import { type Session, calling } from '../session.ts';

type Question = QuestionResponses['question'];
type Given = QuestionResponses['responses'][number];
type Place = readonly [campaign: string, conversation: string];

/** `insights answers`. */
export const addAnswers: AddCommand = (program, terminal, done) => {
  const group = program
    .command('answers')
    .description('Answers to closed questions, and what the team corrects of them.');
  const command = (name: string, description: string) =>
    group
      .command(name)
      .description(description)
      .argument('<campaign>', 'id of the campaign')
      .argument('<conversation>', 'id of the conversation');
  command('list', 'Lists the closed questions of a conversation with the values that count.').action(
    calling(terminal, done, async (session, ...place: Place) => show(session, await read(session, place))),
  );
  command('set', 'Sets a value by hand. What was heard is kept, and counts no more.')
    .argument('<question>', 'id of the question')
    .argument('<value...>', 'a number, a day (YYYY-MM-DD), yes or no, or options, by their ids or words')
    .action(
      calling(terminal, done, async (session, campaign: string, conversation: string, id: string, words: string[]) => {
        const answer = await find(session, [campaign, conversation], id);
        await change(session, answer, valueOf(answer.question, words));
      }),
    );
  command('remove', 'Removes a value that was heard wrongly.')
    .argument('<question>', 'id of the question')
    .action(
      calling(terminal, done, async (session, campaign: string, conversation: string, id: string) =>
        change(session, await find(session, [campaign, conversation], id), null),
      ),
    );
  command('restore', 'Takes back what the team has changed: what was heard counts again.')
    .argument('<question>', 'id of the question')
    .action(
      calling(terminal, done, async (session, campaign: string, conversation: string, id: string) => {
        const { place, seen } = await find(session, [campaign, conversation], id);
        await session.client.campaignInsights.restoreAnswer(place, seen);
      }),
    );
};

interface Answer {
  readonly question: Question;
  readonly current: Given | undefined;
}

async function read({ client }: Session, [interview_id, conversation_id]: Place): Promise<Answer[]> {
  const { items } = await client.campaignInsights.listResponses({ interview_id, conversation_id });
  return items
    .filter(({ question }) => question.kind !== 'open')
    .map(({ question, responses }) => ({ question, current: responses.find(({ answer_id }) => answer_id !== null) }));
}

/** An answer, where it is changed, and the value that must still count then. */
async function find(session: Session, place: Place, question_id: string) {
  const answer = (await read(session, place)).find(({ question }) => question.id === question_id);
  if (!answer) throw new UsageError('The campaign has no closed question with this id.');
  const [interview_id, conversation_id] = place;
  const seen = { ifMatch: `"${answer.current?.answer_id ?? 'none'}"` };
  return { ...answer, place: { interview_id, conversation_id, question_id }, seen };
}

async function change(
  session: Session,
  { question, place, seen }: Awaited<ReturnType<typeof find>>,
  value: number | string | string[] | null,
): Promise<void> {
  show(session, [{ question, current: await session.client.campaignInsights.setAnswer({ ...place, value }, seen) }]);
}

/** Words as the API takes the value of such a question. */
function valueOf({ kind, options, option_ids }: Question, words: readonly string[]): number | string | string[] {
  const idOf = (option: string) => option_ids[options.indexOf(option)] ?? option;
  if (kind === 'multi_choice') return words.map(idOf);
  const text = words.join(' ');
  if (kind === 'choice') return idOf(text);
  return (kind === 'scale' || kind === 'number') && text.trim() !== '' && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}

function show({ print }: Session, answers: readonly Answer[]): void {
  if (print.isJson) return print.result(answers, String);
  print.table(answers, {
    QUESTION: ({ question }) => question.id,
    VALUE: shownValue,
    BY: ({ current }) => current?.author,
    TEXT: ({ question }) => question.text,
  });
}

function shownValue({ question: { options, option_ids }, current }: Answer): string | undefined {
  if (!current) return undefined;
  const { value, low, high, date_low, date_high, author } = current;
  if (value !== null)
    return [value]
      .flat()
      .map((one) => options[option_ids.indexOf(String(one))] ?? one)
      .join(', ');
  return author === 'team' ? 'removed' : [low ?? date_low, high ?? date_high].map((end) => end ?? '…').join(' – ');
}
