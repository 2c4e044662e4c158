/** Settings of a stack whose callers do in seconds what people and programs do in hours: nobody is held up for asking too often. */
export const PLENTY = Object.fromEntries(
  ['READS', 'WRITES', 'RETRIEVAL', 'SESSION', 'PUBLIC_READS', 'EXCHANGE', 'REGISTRATION', 'FAILED_CREDENTIALS'].map(
    (name) => [`RATE_${name}_PER_MINUTE`, '10000000'],
  ),
);
