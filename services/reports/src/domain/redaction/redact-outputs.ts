import type { reports } from '@insights/contracts';
import type { ErasedWords } from './erased-words.ts';
import type { Survivors } from './survivors.ts';

interface Context {
  readonly survivors: Survivors;
  readonly words: ErasedWords;
  /** The ids of the themes that remain. */
  readonly themes: ReadonlySet<string>;
  /** The ids of those that do not. */
  readonly goneThemes: readonly string[];
}

/** Map, roadmap and personas without erased people. */
export function redactOutputs(outputs: reports.Outputs, context: Context): reports.Outputs {
  const personas = redactPersonas(outputs.personas, context);
  const left = new Set(personas.map(({ id }) => id));
  const gone = outputs.personas.map(({ id }) => id).filter((id) => !left.has(id));
  return {
    cartography:
      outputs.cartography && redactMap(outputs.cartography, new Set([...context.goneThemes, ...gone]), context),
    roadmap: redactRoadmap(outputs.roadmap, context),
    personas,
  };
}

/** Themes and personas that were removed from the report are removed from the map. */
function redactMap(
  { nodes, edges }: reports.Cartography,
  gone: ReadonlySet<string>,
  { survivors, words }: Context,
): reports.Cartography {
  const isKept = ({ id, label }: reports.GraphNode) => !gone.has(id) && !words.isIn(label);
  const kept = survivors
    .supported(nodes.map((node) => ({ ...node, weight: reweighed(node, survivors) })))
    .filter(isKept);
  const ids = new Set(kept.map(({ id }) => id));
  const left = survivors.supported(edges.map((edge) => ({ ...edge, weight: reweighed(edge, survivors) })));
  return { nodes: kept, edges: left.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

/** A whole weight counts people or conversations; a fraction is a share. */
function reweighed({ weight, evidence }: { weight: number; evidence: string[] }, survivors: Survivors): number {
  if (!Number.isInteger(weight) || weight <= 1) return weight;
  return Math.max(1, weight - survivors.erasedIn({ quotes: evidence }).size);
}

function redactRoadmap(items: readonly reports.RoadmapItem[], context: Context): reports.RoadmapItem[] {
  const { survivors, words, themes } = context;
  const total = survivors.participants.length;
  const kept = survivors.claims(items).filter(({ title }) => !words.isIn(title));
  const ids = new Set(kept.map(({ id }) => id));
  const unless = (text: string | null) => (text !== null && words.isIn(text) ? null : text);
  return kept.map((item, index) => {
    const reach = total > 0 ? round(item.support_count / total) : item.reach;
    return {
      ...item,
      reach,
      score: reach,
      priority: index + 1,
      description: words.prune(item.description),
      theme_id: item.theme_id !== null && themes.has(item.theme_id) ? item.theme_id : null,
      depends_on: item.depends_on.filter((id) => ids.has(id)),
      problem: unless(item.problem),
      consequence: unless(item.consequence),
      remedy: unless(item.remedy),
      expected_effect: unless(item.expected_effect),
    };
  });
}

function redactPersonas(personas: readonly reports.Persona[], context: Context): reports.Persona[] {
  const { survivors, words } = context;
  return survivors.supported(personas).flatMap((persona) => {
    const members = survivors.people(persona.members);
    const dissenters = survivors.people(persona.dissenters);
    const isOrphan = persona.members.length > 0 && members.length === 0;
    if (isOrphan || words.isIn(persona.name)) return [];
    const supporters = members.filter((id) => !dissenters.includes(id));
    const [need_sentences, frustration_sentences] = [persona.need_sentences, persona.frustration_sentences].map(
      (each) => redactSentences(each, context),
    );
    return {
      ...persona,
      members,
      dissenters,
      size: members.length,
      ...survivors.counts({ supporters, dissenters }),
      dissent_evidence: survivors.quotes(persona.dissent_evidence),
      description: words.prune(persona.description),
      traits: persona.traits.map((trait) => words.prune(trait)).filter((trait) => trait !== ''),
      sentences: redactSentences(persona.sentences, context),
      need_sentences: need_sentences ?? [],
      needs: textsOf(need_sentences),
      frustration_sentences: frustration_sentences ?? [],
      frustrations: textsOf(frustration_sentences),
    };
  });
}

const textsOf = (sentences: readonly reports.Sentence[] | undefined): string[] =>
  (sentences ?? []).map(({ text }) => text);

/** The sentences that rest on nobody who was erased, and have none of their words and no count. */
export function redactSentences(
  sentences: readonly reports.Sentence[],
  { survivors, words }: Pick<Context, 'survivors' | 'words'>,
): reports.Sentence[] {
  return sentences.flatMap((sentence) => {
    if (survivors.quotes(sentence.evidence).length < sentence.evidence.length) return [];
    const text = words.prune(sentence.text);
    return text === sentence.text ? [sentence] : [];
  });
}

/** Three decimals, as the engine's. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
