import { createInterview } from './create.ts';
import { listInterviews } from './list.ts';
import { pauseInterview } from './pause.ts';
import { startInterview } from './start.ts';

export const interviewRoutes = [createInterview, listInterviews, startInterview, pauseInterview];
