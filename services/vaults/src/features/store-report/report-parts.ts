import { setImmediate } from 'node:timers/promises';
import type { reports } from '@insights/contracts';
import type { Language } from '@insights/language';
import { Chunker, type Unit } from '../../domain/chunking/chunker.ts';
import { divide } from '../../domain/chunking/divide.ts';
import { textUnits } from '../../domain/chunking/text-units.ts';
import { connectionFact } from '../../domain/facts/connection-fact.ts';
import { type Connection, connectionsOf } from '../../domain/facts/connections.ts';
import type { StatedFact } from '../../domain/facts/fact.ts';
import type { TextPart } from '../store-document/store-document.ts';
import { quoterOf } from './report-text.ts';

/** Connections of one part: about 5 ms, after which other work of the process gets its turn. */
const AT_ONCE = 100;
const GAP = '\n\n';
const HEADING = '## Connections';
const PROSE = { speaker: null, turn_id: null, is_heading: false };

/**
 * The text of a report, and after it the connections of its map: a sentence with its quotes for each, which is never divided between two chunks as
 * long as it fits into one. `scope`: as of `factsIn`.
 */
export async function* reportParts(
  report: reports.ReportVersion,
  { text, language, scope }: { text: string; language: Language; scope: string },
): AsyncGenerator<TextPart> {
  const map = report.outputs?.cartography;
  const connections = map ? connectionsOf(map, { language, evidence: report.evidence }) : [];
  const quotesOf = quoterOf(report);
  const chunker = new Chunker();
  const opening = connections.length === 0 ? text : [text, HEADING].join(GAP);
  yield { text: opening, chunks: chunker.add(textUnits(opening, language)) };
  let { length } = opening;
  for (let from = 0; from < connections.length; from += AT_ONCE) {
    await setImmediate();
    const { units, ...part } = partOf(connections.slice(from, from + AT_ONCE), length);
    yield { ...part, chunks: chunker.add(units) };
    length += part.text.length;
  }
  yield { text: '', chunks: chunker.finish() };

  /** `start`: where the part begins in the text. */
  function partOf(stated: readonly Connection[], start: number): { text: string; units: Unit[]; facts: StatedFact[] } {
    const part = { text: '', units: [] as Unit[], facts: [] as StatedFact[] };
    for (const connection of stated) {
      part.facts.push(connectionFact(connection, start + part.text.length + GAP.length, { language, scope }));
      for (const paragraph of [connection.sentence, ...quotesOf(connection.evidence)]) {
        part.units.push(...divide({ gap: GAP, text: paragraph, ...PROSE }, language));
        part.text += GAP + paragraph;
      }
    }
    return part;
  }
}
