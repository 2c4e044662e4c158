// @ts-check
import { translator } from '../ui/words.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import { fr } from './words/fr.js';

export const translate = translator({ de, en, es, fr });
