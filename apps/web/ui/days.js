// @ts-check
/** A day in words, for example "May 1, 2024". @param {string} language BCP 47 @param {string} day `YYYY-MM-DD` */
export const dayIn = (language, day) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
