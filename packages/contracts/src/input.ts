/**
 * A message as its sender writes it: what may be absent may be left out, at any depth. Encoding treats it like `null`, so a new optional
 * field changes no sender. Whoever decodes a message gets every field, `null` for an absent one.
 */
export type Input<T> = T extends Uint8Array
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Input<Item>[]
    : T extends object
      ? Present<T> & Optional<T>
      : T;

type Present<T> = { readonly [Name in keyof T as null extends T[Name] ? never : Name]: Input<T[Name]> };
type Optional<T> = { readonly [Name in keyof T as null extends T[Name] ? Name : never]?: Input<T[Name]> | undefined };
