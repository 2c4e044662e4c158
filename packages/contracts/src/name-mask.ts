/** The placeholder that texts show in place of a hidden name. */
export const NAME_MASK = '[name]';
