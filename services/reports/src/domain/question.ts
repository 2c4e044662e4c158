import type { campaigns } from '@insights/contracts';

/** A question of the guide. */
export interface Question {
  id: string;
  text: string;
  kind: Exclude<campaigns.QuestionKind, 'unspecified'>;
  /** Empty unless the question is a choice. */
  options: string[];
  /** One for each option, in the same order. Values name options by them. */
  option_ids: readonly string[];
  topic: string | null;
  /** The options in other languages, by language tag. */
  translations?: Readonly<Record<string, { readonly options: readonly string[] }>>;
}
