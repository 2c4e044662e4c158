import { v5 } from 'uuid';
import type { reports } from '@insights/contracts';
import { fileWords } from '../document/file-words.ts';
import { languageOf, wordsIn } from '../html/words/words.ts';
import type { ReportSource } from '../render-report.ts';
import { type CodeGroup, codeGroups } from './codes.ts';
import { type CodedPassage, codedPassages } from './codings.ts';
import { type Talk, sourceText, talksOf } from './source-text.ts';
import { element, group } from '../xml.ts';

const NAMESPACE = 'urn:QDA-XML:project:1.0';
const PROGRAM = 'Interview Insights';
/** The name space of the GUIDs: each is made from the version and the name of what it identifies. */
const GUIDS = '6f1d3f0e-1c55-5b0e-9d83-7f3f0a4a52c1';

interface Scene {
  readonly source: ReportSource;
  /** The same name gives the same GUID in every export of the version. */
  guid(name: string): string;
}

export interface Project {
  readonly xml: string;
  /** Name in the folder of sources → text. */
  readonly files: readonly (readonly [name: string, text: string])[];
}

/** The project file and the texts that it refers to. */
export function projectOf(source: ReportSource): Project {
  const { campaign, version } = source;
  const scene: Scene = { source, guid: (name) => v5(`${version.id} ${name}`, GUIDS) };
  const talks = talksOf(source.talks?.transcripts ?? []).filter(({ conversation_id }) =>
    isHeard(version, conversation_id),
  );
  const passages = codedPassages(source);
  const byTalk = Map.groupBy(passages, ({ conversation_id }) => conversation_id);
  const sources = talks.map((talk) => textSource(scene, talk, byTalk.get(talk.conversation_id) ?? []));
  const codes = codeGroups(source, new Set(passages.flatMap((passage) => [...passage.codes])));
  const attributes = {
    xmlns: NAMESPACE,
    name: campaign.name,
    origin: PROGRAM,
    creatingUserGUID: scene.guid('user'),
    creationDateTime: madeAt(version),
  };
  const content = [
    ...group('Users', [element('User', { guid: scene.guid('user'), name: PROGRAM })]),
    ...codeBook(scene, codes),
    ...group('Cases', casesOf(scene, talks)),
    ...group(
      'Sources',
      sources.map(({ xml }) => xml),
    ),
    ...group(
      'Sets',
      codes.map((each) => setOf(scene, each)),
    ),
    element('Description', {}, descriptionOf(source)),
  ];
  return {
    xml: `<?xml version="1.0" encoding="utf-8"?>\n${element('Project', attributes, content)}\n`,
    files: sources.map(({ file }) => file),
  };
}

const madeAt = ({ completed_at, created_at }: reports.ReportVersion): string => completed_at ?? created_at;

/** Conversations that were completed after the version are no part of it. */
function isHeard({ participants, sample }: reports.ReportVersion, conversation_id: string): boolean {
  const known = [...participants, ...(sample?.excluded ?? [])];
  return known.length === 0 || known.some((each) => each.conversation_id === conversation_id);
}

function codeBook({ guid }: Scene, groups: readonly CodeGroup[]): string[] {
  const codes = groups.map(({ key, name, codes: own }) =>
    element(
      'Code',
      { guid: guid(key), name, isCodable: false },
      own.map(({ key: each, name: label, description }) =>
        element(
          'Code',
          { guid: guid(each), name: label, isCodable: true },
          description === '' ? [] : [element('Description', {}, description)],
        ),
      ),
    ),
  );
  return group('CodeBook', group('Codes', codes));
}

const setOf = ({ guid }: Scene, { key, name, codes }: CodeGroup): string =>
  element(
    'Set',
    { guid: guid(`set/${key}`), name },
    codes.map((code) => element('MemberCode', { targetGUID: guid(code.key) })),
  );

/** Every participant is a case with the conversation in which they speak. */
function casesOf({ source, guid }: Scene, talks: readonly Talk[]): string[] {
  const here = new Set(talks.map(({ conversation_id }) => conversation_id));
  return source.version.participants
    .filter(({ conversation_id }) => here.has(conversation_id))
    .map(({ id, conversation_id }) =>
      element('Case', { guid: guid(`case/${id}`), name: id }, [
        element('SourceRef', { targetGUID: guid(`source/${conversation_id}`) }),
      ]),
    );
}

function textSource({ source, guid }: Scene, talk: Talk, passages: readonly CodedPassage[]) {
  const words = fileWords(languageOf(source.campaign.language));
  const speakers = source.version.participants.filter(
    ({ conversation_id }) => conversation_id === talk.conversation_id,
  );
  const { text, place } = sourceText(talk, ({ speaker, speaker_label }) => {
    if (speaker === 'interviewer') return words.interviewer;
    const known =
      speakers.find((each) => each.speaker_label === speaker_label) ??
      (speakers.length === 1 ? speakers[0] : undefined);
    return known?.id ?? words.participant;
  });
  const id = guid(`source/${talk.conversation_id}`);
  const author = { creatingUser: guid('user'), creationDateTime: madeAt(source.version) };
  const selections = passages.flatMap((passage) => {
    const at = place(passage.turn_id, passage.start, passage.end);
    if (at?.text !== passage.text) return [];
    const name = `${passage.turn_id} ${passage.start} ${passage.end}`;
    const codings = [...passage.codes]
      .toSorted()
      .map((code) =>
        element('Coding', { guid: guid(`coding/${name} ${code}`), ...author }, [
          element('CodeRef', { targetGUID: guid(code) }),
        ]),
      );
    const where = { startPosition: at.start, endPosition: at.end };
    return [
      {
        start: at.start,
        xml: element('PlainTextSelection', { guid: guid(`selection/${name}`), ...where, ...author }, codings),
      },
    ];
  });
  const names = speakers.map((each) => each.id).join(', ') || `${words.conversation} ${talk.conversation_id.slice(-8)}`;
  const xml = element(
    'TextSource',
    { guid: id, name: names, plainTextPath: `internal://${id}.txt`, ...author },
    selections.toSorted((a, b) => a.start - b.start).map((selection) => selection.xml),
  );
  return { xml, file: [`${id}.txt`, text] as const };
}

const dayOf = (time: string): string => time.slice(0, 10);

function descriptionOf({ campaign, version }: ReportSource): string {
  const words = wordsIn(languageOf(campaign.language));
  return [
    words.version(version.version_number, dayOf(madeAt(version))),
    ...(version.redacted_at === null ? [] : [words.redacted(dayOf(version.redacted_at))]),
    campaign.goal,
    version.summary ?? '',
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}
