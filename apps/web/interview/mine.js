// @ts-check
import { askFor } from '../ui/api.js';
import { part } from '../ui/elements.js';
import { goTo, turnItem } from './view.js';

/** Shows what was said and offers it for download. @param {string} token @param {string} language Of the interview. */
export async function showMine(token, language) {
  const answer = await askFor('session/export', { token, accept: 'application/json' });
  /** @type {{ conversations: { turns: { speaker: string, text: string }[] }[] }} */
  const { conversations } = await answer.json();
  const turns = conversations.flatMap((conversation) => conversation.turns);
  const items = turns.map(({ speaker, text }) => turnItem({ isOwn: speaker === 'participant', text, language }));
  part('said').replaceChildren(...items);
  goTo('mine');
}

/** Saves the interview as a file. @param {string} token @param {'text/plain' | 'application/json'} type */
export async function download(token, type) {
  const answer = await askFor('session/export', { token, accept: type });
  const file = document.createElement('a');
  file.href = URL.createObjectURL(await answer.blob());
  file.download = type === 'text/plain' ? 'interview.txt' : 'interview.json';
  file.click();
  URL.revokeObjectURL(file.href);
}
