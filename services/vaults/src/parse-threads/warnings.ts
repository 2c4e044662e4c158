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
