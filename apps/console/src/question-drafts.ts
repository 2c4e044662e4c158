/** The questions of a guide while somebody edits them. */
import type { Question } from '@insights/api-client/rest';

type Kind = Question['kind'];

export const KINDS: readonly Kind[] = ['open', 'choice', 'yes_no', 'scale', 'number'];

export interface QuestionDraft {
  /** Stays the same while the question moves. */
  readonly key: string;
  readonly text: string;
  readonly kind: Kind;
  /** Of a choice: one a line. */
  readonly options: string;
  readonly required: boolean;
  readonly learn: string;
  /** The question as the campaign has it: what this form does not show stays. */
  readonly stored?: Question;
}

export function newDraft(fields: Partial<QuestionDraft> = {}): QuestionDraft {
  return { key: crypto.randomUUID(), text: '', kind: 'open', options: '', required: true, learn: '', ...fields };
}

export function draftOf(stored: Question): QuestionDraft {
  const { id, text, kind, options, required, learn } = stored;
  return { key: id, text, kind, options: options.join('\n'), required, learn: learn ?? '', stored };
}

const optionsOf = ({ kind, options, stored }: QuestionDraft): string[] => {
  if (kind !== 'choice') return kind === stored?.kind ? stored.options : [];
  return options.split('\n').flatMap((option) => option.trim() || []);
};

/** Whether the translations of a stored question still fit: they have as many options. */
export const keepsTranslations = (draft: QuestionDraft): boolean =>
  draft.stored?.options.length === optionsOf(draft).length;

/** As the API takes them; empty ones are left out. */
export function questionsOf(drafts: readonly QuestionDraft[]) {
  return drafts
    .filter(({ text }) => text.trim() !== '')
    .map((draft) => {
      const { text, kind, required, learn, stored } = draft;
      const { min, max, unit, translations, ...rest } = stored ?? {};
      return {
        ...rest,
        ...(kind === 'number' && { min, max, unit }),
        ...(keepsTranslations(draft) && { translations }),
        text,
        kind,
        required,
        options: optionsOf(draft),
        learn: learn.trim() || null,
      };
    });
}
