import { type EventType, eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { evaluateRule, fetchInputs } from '../features/evaluate-rule/evaluate-rule.ts';

/** Whatever may make a run due leads to the same question, asked of present state. */
export function reportRuleConsumers(deps: Deps): Subscription[] {
  const lookAgain = (type: EventType<{ interview_id: string }>): Subscription =>
    consume(type, {
      consumer: `report-rule:${type.name}`,
      prepare: ({ workspace_id, message }) => fetchInputs(deps, ownPrincipal(workspace_id), message.interview_id),
      handle: (tx, { message }, inputs) => evaluateRule(deps, tx, message.interview_id, inputs),
    });
  return [
    lookAgain(eventTypes.conversationCompleted),
    lookAgain(eventTypes.campaignCompleted),
    lookAgain(eventTypes.reportInputsChanged),
    // Our own: a run that has ended may have another waiting behind it.
    lookAgain(eventTypes.reportReady),
  ];
}
