export { CRISES } from './crises.ts';
export { MORE_CRISES } from './more-crises.ts';
export { NO_CRISES } from './no-crises.ts';
export { ORDINARY } from './ordinary.ts';
export { ORDERS, PERSONS, WITHDRAWALS } from './wishes.ts';
