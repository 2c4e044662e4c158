/** Characters that XML 1.0 does not allow, lone surrogates included. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] ?? '');

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** An element with child elements or a text; attributes in the given order. */
export function element(name: string, attributes: Attributes, content: readonly string[] | string = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  const start = `<${name}${written.join('')}`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`;
}

/** An element that must have children: nothing if there are none. */
export const group = (name: string, content: readonly string[]): string[] =>
  content.length === 0 ? [] : [element(name, {}, content)];
