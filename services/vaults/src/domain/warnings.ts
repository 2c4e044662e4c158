import type { WordOf, vaults } from '@insights/contracts';

export type WarningCode = Exclude<WordOf<typeof vaults.DocumentWarningCode>, 'unspecified'>;

/** What of a file is not in the text of its document. */
export interface Warning {
  readonly code: WarningCode;
  /** Passages, pictures, pages or parts. */
  readonly count: number;
  /** The first page concerned; null for formats without pages. */
  readonly page: number | null;
}

type Told = vaults.DocumentWarning;

const MESSAGES: Readonly<Record<WarningCode, string>> = {
  struck_text_left_out: 'Passages that are struck through or deleted are left out.',
  hidden_text_left_out: 'Passages that the file hides, or comments in its source, are left out.',
  comments_left_out: 'Comments of reviewers are left out.',
  images_without_text: 'Pictures without a description are left out. Describe them, or add what they say as text.',
  page_without_text:
    'Pages without text are left out; they may be pictures. Run text recognition on the file and upload it again.',
  embedded_object: 'Charts, videos or embedded files are left out. Add what they say as text.',
  unknown_part: 'Parts of the file in another format are left out. Save the file again, or add what they say as text.',
  possibly_hidden_text:
    'Text in the colour of its page, or under a box, is in the text, although readers may not see it. Check it in the file.',
  unknown_letters:
    'Text in a font that does not say which letters it shows is left out. Save the file with searchable fonts, or add the text.',
  recognized_text: 'Pages are pictures whose text was recognized by a program. It may have errors.',
};

/** Warnings as they are given to callers. */
export const toldWarnings = (warnings: readonly Warning[]): Told[] =>
  warnings.map((warning) => ({ ...warning, message: MESSAGES[warning.code] }));

/** Counts what a reader leaves out. */
export class Warnings {
  readonly #counts = new Map<WarningCode, Warning>();

  add(code: WarningCode, { count = 1, page = null }: { count?: number; page?: number | null } = {}): void {
    const known = this.#counts.get(code);
    if (count > 0) this.#counts.set(code, { code, count: (known?.count ?? 0) + count, page: known?.page ?? page });
  }

  get all(): Warning[] {
    return [...this.#counts.values()];
  }
}
