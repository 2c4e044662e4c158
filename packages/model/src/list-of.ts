import { z } from 'zod';

/** A list in a model's answer: an item out of form must not cost the rest of the answer. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.array(item).catch((context: { input: unknown } | undefined) => {
    // Called without a context when the JSON schema is made.
    const input = Array.isArray(context?.input) ? (context.input as unknown[]) : [];
    return input.flatMap((each) => {
      const { success, data } = item.safeParse(each);
      return success ? [data] : [];
    });
  });
