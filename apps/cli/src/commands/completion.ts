import tab from '@bomb.sh/tab/commander';
import type { AddCommand } from '../command.ts';

/** `insights completion`, and the hidden `complete` that the shells call. It reads the commands that were added before. */
export const addCompletion: AddCommand = (program) => {
  tab(program, { completionCommandName: 'completion' });
};
