/**
 * The built-in interviewer with simulated participants: prints the dialogues as they would be read.
 * Run with `node test/eval/interview.ts`; with a name (`talkative`, `terse`, `annoyed`, `de`, `fr`, `es`) it runs only that one.
 */
import { PERSONAS } from '../../services/interviewer/src/engine/testing/personas.ts';
import type { Persona } from '../../services/interviewer/src/engine/testing/personas.ts';
import { participantOf, play } from '../../services/interviewer/src/engine/testing/play.ts';

function print(name: string, persona: Persona): void {
  const { turns, moves } = play(persona.campaign, participantOf(persona));
  const kinds = Object.entries(Object.groupBy(moves, ({ kind }) => kind)).map(([kind, of]) => `${kind} ${of.length}`);
  console.log(`\n# ${name}: ${kinds.join(', ')}\n`);
  for (const { speaker, text, note } of turns)
    console.log(speaker === 'interviewer' ? `   ${text}   [${note}]` : `>  ${text}`);
}

const wanted = process.argv[2];
for (const [name, persona] of Object.entries(PERSONAS))
  if (wanted === undefined || wanted === name) print(name, persona);
