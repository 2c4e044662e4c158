/** The questions of a guide while somebody edits them. */
import type { Question } from '@insights/api-client/rest';

type Kind = Question['kind'];

export const KINDS: readonly Kind[] = ['open', 'scale', 'choice', 'multi_choice', 'yes_no', 'number', 'date'];

export interface QuestionDraft {
  /** Stays the same while the question moves. */
  readonly key: string;
  readonly text: string;
  readonly kind: Kind;
  /** Of a choice, or of several: one a line. */
  readonly options: string;
  /** How many options may be chosen, or how small and large a number may be. */
  readonly min: string;
  readonly max: string;
  readonly required: boolean;
  readonly learn: string;
  /** The question as the campaign has it: what this form does not show stays. */
  readonly stored?: Question;
}

export function newDraft(fields: Partial<QuestionDraft> = {}): QuestionDraft {
  const empty = { text: '', kind: 'open', options: '', min: '', max: '', required: true, learn: '' } as const;
  return { key: crypto.randomUUID(), ...empty, ...fields };
}

export function draftOf(stored: Question): QuestionDraft {
  const { id, text, kind, required, learn, ...rest } = stored;
  const [min, max] = [rest.min, rest.max].map((limit) => (limit === null ? '' : String(limit))) as [string, string];
  return { key: id, text, kind, options: rest.options.join('\n'), min, max, required, learn: learn ?? '', stored };
}

export const hasOptions = ({ kind }: Pick<QuestionDraft, 'kind'>): boolean =>
  kind === 'choice' || kind === 'multi_choice';

const optionsOf = ({ kind, options, stored }: QuestionDraft): string[] => {
  if (!hasOptions({ kind })) return kind === stored?.kind ? stored.options : [];
  return options.split('\n').flatMap((option) => option.trim() || []);
};

/** Whether the translations of a stored question still fit: they have as many options. */
export const keepsTranslations = (draft: QuestionDraft): boolean =>
  draft.stored?.options.length === optionsOf(draft).length;

const numberOr = (text: string): number | null => (text === '' ? null : Number(text));

/** The ids of the options that stay, by their words, so that stored values keep their meaning. */
function optionIdsOf(draft: QuestionDraft): string[] | undefined {
  const { options: words = [], option_ids: ids = [] } = draft.stored ?? {};
  const options = optionsOf(draft);
  const isReworded = options.length === words.length;
  const kept = options.map((option, at) => ids[words.indexOf(option)] ?? (isReworded ? ids[at] : undefined));
  return kept.every((id) => id !== undefined) && new Set(kept).size === kept.length ? kept : undefined;
}

/** As the API takes them; empty ones are left out. */
export function questionsOf(drafts: readonly QuestionDraft[]) {
  return drafts
    .filter(({ text }) => text.trim() !== '')
    .map((draft) => {
      const { text, kind, required, learn, stored } = draft;
      const { min: _min, max: _max, unit, translations, option_ids: _ids, ...rest } = stored ?? {};
      const option_ids = optionIdsOf(draft);
      return {
        ...rest,
        ...(kind === 'number' && { unit }),
        ...((kind === 'multi_choice' || kind === 'number') && { min: numberOr(draft.min), max: numberOr(draft.max) }),
        ...(hasOptions(draft) && option_ids && { option_ids }),
        ...(keepsTranslations(draft) && { translations }),
        text,
        kind,
        required,
        options: optionsOf(draft),
        learn: learn.trim() || null,
      };
    });
}
