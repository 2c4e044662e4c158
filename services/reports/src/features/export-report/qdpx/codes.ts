import type { reports } from '@insights/contracts';
import { fileWords } from '../document/file-words.ts';
import { languageOf, wordsIn } from '../html/words/words.ts';
import type { ReportSource } from '../render-report.ts';
import { dissentCode, kindCode, polarityCode, themeCode } from './codings.ts';

export interface Code {
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

export interface CodeGroup {
  readonly key: string;
  readonly name: string;
  readonly codes: readonly Code[];
}

type Known<W extends string> = Exclude<W, 'unspecified'>;

/** Themes, their dissent, and the kinds and polarities that occur; groups without codes are left out. */
export function codeGroups({ campaign, version }: ReportSource, used: ReadonlySet<string>): CodeGroup[] {
  const words = wordsIn(languageOf(campaign.language));
  const own = fileWords(languageOf(campaign.language));
  const occurring = (codes: readonly Code[]) => codes.filter(({ key }) => used.has(key));
  const kinds = Object.entries(words.kinds) as [Known<reports.StatementKind>, string][];
  const groups: CodeGroup[] = [
    {
      key: 'themes',
      name: words.nodes.theme,
      codes: version.key_themes.map(({ id, label, description }) => code(themeCode(id), label, description)),
    },
    {
      key: 'dissent',
      name: own.codes.dissent,
      codes: occurring(version.key_themes.map(({ id, label }) => code(dissentCode(id), own.codes.against(label)))),
    },
    { key: 'kinds', name: own.codes.kinds, codes: occurring(kinds.map(([kind, name]) => code(kindCode(kind), name))) },
    {
      key: 'polarities',
      name: own.codes.stance,
      codes: occurring(
        (['positive', 'negative', 'neutral'] as const).map((each) => code(polarityCode(each), words.sentiments[each])),
      ),
    },
  ];
  return groups.filter(({ codes }) => codes.length > 0);
}

function code(key: string, name: string, description = ''): Code {
  return { key, name, description };
}
