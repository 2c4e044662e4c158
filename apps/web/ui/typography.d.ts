/** A text with the typographic characters of its language. */
export function typographic(language: string, text: string): string;
