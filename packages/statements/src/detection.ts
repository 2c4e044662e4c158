export { languageIn } from '@insights/language';
