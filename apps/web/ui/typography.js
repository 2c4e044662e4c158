// @ts-check
/** A narrow no-break space before ; ! ? and a no-break space before : and around quotation marks, as French has them. */
const FRENCH = /** @type {const} */ ([
  [/ ([;!?])/g, '\u202f$1'],
  [/ ([:»])/g, '\u00a0$1'],
  [/« /g, '«\u00a0'],
]);

/** A text with the typographic characters of its language. @param {string} language @param {string} text */
export function typographic(language, text) {
  const curly = text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  return language === 'fr' ? FRENCH.reduce((all, [plain, proper]) => all.replace(plain, proper), curly) : curly;
}
