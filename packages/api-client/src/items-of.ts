import type { Page } from './transport.ts';

/** Every item of a list, page by page: `for await (const job of itemsOf((cursor) => client.jobs.listActive({ cursor })))`. */
export async function* itemsOf<T>(pageFrom: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined;
  do {
    const page = await pageFrom(cursor);
    yield* page.items;
    cursor = page.next_cursor;
  } while (cursor !== undefined);
}
