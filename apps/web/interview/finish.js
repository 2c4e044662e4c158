// @ts-check
import { Problem, ask } from '../ui/api.js';
import { confirmed } from '../ui/dialog.js';
import { part, showText } from '../ui/elements.js';
import { hideAnswers, showAnswers } from './answers.js';
import { translate } from './words.js';

let isAsking = false;

/**
 * Ends the interview, after the participant has seen their answers to closed questions and agreed.
 * @param {import('./answers.js').Owner} owner @param {{ conversation: import('./talk.js').Conversation, opener: HTMLElement }} asked
 */
export async function finish(owner, { conversation, opener }) {
  if (isAsking) return;
  isAsking = true;
  const wasShown = !part('answers').hidden;
  try {
    await showAnswers(part('question-more'), owner);
    const isSure = {
      heading: translate('finish_sure'),
      text: translate(conversation.hasUnsent() ? 'finish_unsent' : 'finish_text'),
      yes: translate('finish_yes'),
      opener,
    };
    const isConfirmed = await confirmed(isSure);
    hideAnswers();
    if (isConfirmed) await end(owner.token, conversation);
    else if (wasShown) await showAnswers(part('talk-answers'), owner);
  } finally {
    isAsking = false;
  }
}

/** @param {string} token @param {import('./talk.js').Conversation} conversation */
async function end(token, conversation) {
  conversation.showFinishing(true);
  try {
    await ask('POST', 'session/finish', { token });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A conflict means that the interview is over, which the stream reports.
    if (error.status === 409) return;
    conversation.showFinishing(false);
    showText('notice', translate(error.isTransient ? 'trouble' : 'unexpected'));
  }
}
