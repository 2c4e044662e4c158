/** Guides to begin with. Their words are `template_…` in `words/`. */
import type { Question } from '@insights/api-client/rest';

export const TEMPLATES = ['process', 'onboarding', 'leaving', 'blank'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Of the questions of every template but the blank one. */
export const KINDS: readonly Question['kind'][] = ['open', 'open', 'scale', 'open'];
