const RATES = [
  'READS',
  'WRITES',
  'RETRIEVAL',
  'SESSION',
  'PUBLIC_READS',
  'EXCHANGE',
  'REGISTRATION',
  'FAILED_CREDENTIALS',
];

/** Settings of a stack whose callers do in seconds what people and programs do in hours: limits high enough not to be reached. */
export const PLENTY = {
  ...Object.fromEntries(RATES.map((name) => [`RATE_${name}_PER_MINUTE`, '10000000'])),
  QUOTA_WORKSPACES_PER_USER: '0',
  INVITATIONS_PER_HOUR: '0',
  INVITATIONS_PER_DAY: '0',
};
