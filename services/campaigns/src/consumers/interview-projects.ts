import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';
import { storeProjects } from '../features/interview-projects.ts';

/** Copies which projects campaigns belong to, as campaigns are shown with it. */
export const interviewProjectsChanged = consume(eventTypes.interviewProjectsChanged, {
  consumer: 'interview-projects',
  handle: (tx, { message }) => storeProjects(tx, message.items),
});
