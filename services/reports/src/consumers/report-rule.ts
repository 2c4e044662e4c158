import { type EventType, eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { evaluateRule, fetchInputs } from '../features/evaluate-rule.ts';

/** Evaluates the trigger rule after every event that may make a run due. */
export function reportRuleConsumers(deps: Deps): Subscription[] {
  const evaluateAfter = (type: EventType<{ interview_id: string }>): Subscription =>
    consume(type, {
      consumer: `report-rule:${type.name}`,
      prepare: ({ workspace_id, message }) => fetchInputs(deps, ownPrincipal(workspace_id), message.interview_id),
      handle: (tx, { message }, inputs) => evaluateRule(deps, tx, message.interview_id, inputs),
    });
  return [
    evaluateAfter(eventTypes.conversationCompleted),
    evaluateAfter(eventTypes.campaignCompleted),
    evaluateAfter(eventTypes.reportInputsChanged),
    // This service's own event: another run may be queued behind the one that ended.
    evaluateAfter(eventTypes.reportReady),
  ];
}
