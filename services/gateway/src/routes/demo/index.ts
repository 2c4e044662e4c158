import { createDemo } from './create.ts';
import { deleteDemo } from './delete.ts';
import { listDemos } from './list.ts';
import { updateDemo } from './update.ts';
import { viewDemo } from './view.ts';

export const demoRoutes = [createDemo, listDemos, viewDemo, updateDemo, deleteDemo];
