import { Crowd } from '../chaos/crowd.ts';
import type { Fault } from '../chaos/alerts/trials.ts';
import type { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { RELEASE, kubectlIn } from './application.ts';
import { wantedInterviewers } from './demand.ts';
import { fillDisk } from './disks.ts';
import { longTalk } from './under-load.ts';

/** The labels of an alert of the release in a namespace. */
export const alertOf = (space: string, alertname: string, more: Record<string, string> = {}) => ({
  alertname,
  namespace: space,
  release: RELEASE,
  ...more,
});

/** A workload without pods. */
export function without(space: string, workload: string, alerts: Fault['alerts']): Fault {
  const kubectl = kubectlIn(space);
  let replicas = '1';
  return {
    what: `${workload} of ${space} has no pods`,
    alerts,
    async make() {
      replicas = await kubectl('get', workload, '--output=jsonpath={.spec.replicas}');
      await kubectl('scale', workload, '--replicas=0');
    },
    async fix() {
      await kubectl('scale', workload, `--replicas=${replicas}`);
    },
  };
}

/** Joined sessions that nobody conducts, because the scaler is paused at 0. */
export function withoutInterviewers(space: string, api: Api, base_url: string): Fault {
  const pause = (word: string) =>
    kubectlIn(space)('annotate', `scaledobject/${RELEASE}-interviewer`, `autoscaling.keda.sh/paused-replicas${word}`);
  return {
    what: 'people wait for interviewers',
    alerts: [
      alertOf(space, 'PeopleWaitForAnInterviewer', { severity: 'page' }),
      alertOf(space, 'ServiceIsGone', { service: 'interviewer' }),
    ],
    async make() {
      await pause('=0');
      const { link } = await openCampaign(api, longTalk);
      await Promise.all([1, 2, 3].map(() => Participant.join(base_url, link)));
    },
    async fix() {
      await pause('-');
    },
  };
}

/** More people than one interviewer less than the maximum can interview. */
export function manyPeople(space: string, api: Api, base_url: string, people: number, maximum: number): Fault {
  const scaler = { horizontalpodautoscaler: `keda-hpa-${RELEASE}-interviewer` };
  let crowd: Crowd | undefined;
  return {
    what: `${people} people need all interviewers`,
    alerts: [alertOf(space, 'ScalerIsAtMaximum', scaler)],
    async make() {
      const { link } = await openCampaign(api, longTalk);
      crowd = await Crowd.gather(base_url, link, people, 10_000);
      await eventually(async () => ((await wantedInterviewers(space)) === maximum ? true : null), {
        timeout_ms: 120_000,
        every_ms: 1_000,
      });
    },
    async fix() {
      await crowd?.finish();
    },
  };
}

/** An upgrade to a setting with which a service does not start. */
export function wrongSetting(space: string, service: string): Fault {
  const kubectl = kubectlIn(space);
  const deployment = `deployment/${RELEASE}-${service}`;
  return {
    what: `${service} gets a wrong setting`,
    alerts: [
      alertOf(space, 'PodsRestart', { container: service }),
      alertOf(space, 'ReplicasAreUnavailable', { deployment: `${RELEASE}-${service}` }),
    ],
    async make() {
      await kubectl('set', 'env', deployment, 'CONSUMER_MAX_DELIVER=none');
    },
    async fix() {
      await kubectl('rollout', 'undo', deployment);
    },
  };
}

/** No room on the disk of a store. */
export function fullDisk(space: string, store: 'postgresql' | 'nats'): Fault {
  const volume = { persistentvolumeclaim: `data-${RELEASE}-${store}-0` };
  let makeRoom: (() => Promise<void>) | undefined;
  return {
    what: `the disk of ${store} of ${space} is full`,
    alerts: [alertOf(space, 'DiskFillsUp', volume), alertOf(space, 'DiskIsFull', volume)],
    async make() {
      makeRoom = await fillDisk(space, store);
    },
    async fix() {
      await makeRoom?.();
    },
  };
}

/** Makes a dump as the runbook of its alert says. */
export async function dumpNow(space: string, name: string): Promise<void> {
  const kubectl = kubectlIn(space);
  await kubectl('create', 'job', name, `--from=cronjob/${RELEASE}-backup`);
  await kubectl('wait', `job/${name}`, '--for=condition=Complete', '--timeout=2m');
}

/** No dump is made when it is due. */
export function withoutDumps(space: string): Fault {
  const suspend = (suspended: boolean) =>
    kubectlIn(space)('patch', `cronjob/${RELEASE}-backup`, '--patch', JSON.stringify({ spec: { suspend: suspended } }));
  return {
    what: `no dumps are made of ${space}`,
    alerts: [alertOf(space, 'BackupIsOld')],
    async make() {
      await suspend(true);
    },
    async fix() {
      await suspend(false);
      await dumpNow(space, 'after');
    },
  };
}
