export { CRISES } from './crises.ts';
export { MORE_CRISES } from './more-crises.ts';
export { NO_CRISES } from './no-crises.ts';
export { ORDINARY } from './ordinary.ts';
export { ORDINARY_UNSEEN, UNSEEN_FIRST, UNSEEN_SECOND, UNSEEN_THIRD } from './unseen.ts';
export { ORDERS, PERSONS, WITHDRAWALS } from './wishes.ts';
