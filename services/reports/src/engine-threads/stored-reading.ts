import type { Observation, Reading } from '../analysis/types.ts';

/** A reading by rules as it is stored. What the floor notes is said word for word, so that its text is not stored twice. */
type Stored = Omit<Reading, 'observations'> & {
  readonly observations: readonly (Omit<Observation, 'gist'> & { readonly gist?: string })[];
};

export function packReading(reading: Reading): string {
  const textAt = textsOf(reading);
  const observations = reading.observations.map(({ gist, ...rest }) =>
    gist === textAt(rest.passage) ? rest : { ...rest, gist },
  );
  return JSON.stringify({ ...reading, observations } satisfies Stored);
}

export function unpackReading(json: string): Reading {
  const stored = JSON.parse(json) as Stored;
  const textAt = textsOf(stored);
  const observations = stored.observations.map((each) => ({ ...each, gist: each.gist ?? textAt(each.passage) }));
  return { ...stored, observations };
}

function textsOf({ turns }: Pick<Reading, 'turns'>): (passage: Observation['passage']) => string {
  const texts = new Map(turns.map(({ id, text }) => [id, text]));
  return ({ turn_id, start, end }) => texts.get(turn_id)?.slice(start, end) ?? '';
}
