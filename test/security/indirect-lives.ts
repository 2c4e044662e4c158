import { randomUUID } from 'node:crypto';
import { bookingPageInput } from '../contract/audit-acts-booking.ts';
import { Api } from '../support/api.ts';
import { openCampaign } from '../support/participant.ts';
import { uploadFile, wavFile } from '../support/recorded.ts';
import type { System } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

/** States of a contact. `booked` came by the booking page and has consented; `silent` and `broken` were reactivated, without and with an answer; the address of `moved` was changed after consent. */
export const STAGES = [
  'invited',
  'opened',
  'consented',
  'talking',
  'finished',
  'silent',
  'broken',
  'moved',
  'booked',
] as const;
export type Stage = (typeof STAGES)[number];
/** Without consent, or when consent is requested again, the team may have a link. */
export const BEFORE_CONSENT: ReadonlySet<Stage> = new Set(['invited', 'opened', 'silent']);

export interface Person {
  /** Empty until somebody who books has booked. */
  id: string;
  readonly stage: Stage;
  readonly name: string;
  readonly email: string;
  /** A word that no other person says. */
  readonly word: string;
  /** A word that is only in the recording of their voice. */
  readonly voice: string;
  /** The participant's own token, once they have opened their link. */
  token: string;
  return_url: string;
}

export interface Lives {
  readonly interview_id: string;
  readonly people: readonly Person[];
  /** Brings every contact to its stage. */
  goOn(): Promise<void>;
}

const RECORDING_BYTES = 20_000;

const letters = () => randomUUID().replace(/[^a-f]/g, '') + randomUUID().replace(/[^a-f]/g, '');

/** A campaign that hides names and records voices, with one invited contact for each stage. */
export async function startLives({ base_url, demo, dir }: System): Promise<Lives> {
  const team = new Api(base_url, { key: demo.api_keys.full });
  const settings = { hide_participant_names: true, record_audio: true };
  const { id: interview_id } = await openCampaign(team, { settings });
  const people: Person[] = [];
  const contacts = `/v1/interviews/${interview_id}/contacts`;
  const invited = async (name: string, email: string) =>
    (await team.ok<{ id: string }>(team.post(contacts, { name, email }))).id;

  /** Books a time and returns the path of the reservation. */
  async function book(person: Person): Promise<string> {
    const { name, email } = person;
    const page = await team.ok(team.ask('PUT', `/v1/interviews/${interview_id}/booking`, { body: bookingPageInput }));
    const visitor = new Api(base_url);
    const path = `/v1/booking/${String(page['token'])}`;
    const { slots } = await visitor.ok<{ slots: { start: string }[] }>(visitor.get(`${path}/slots`));
    const wish = { start: slots[0]?.start, timezone: 'UTC', name, email };
    const made = await visitor.ok(visitor.post(`${path}/reservations`, wish));
    const rows = (await team.ok(team.get(contacts))) as unknown as { id: string; email: string }[];
    person.id = rows.find((row) => row.email === email)?.id ?? '';
    return `/v1/booking/reservations/${String(made['token'])}`;
  }

  for (const stage of STAGES) {
    const name = `Quen${letters()}`;
    const email = `${name.toLowerCase()}@example.org`;
    const id = stage === 'booked' ? '' : await invited(name, email);
    const said = { word: `word${letters()}`, voice: `voice${letters()}` };
    people.push({ id, stage, name, email, ...said, token: '', return_url: '' });
  }
  const contact = (person: Person) => `/v1/interviews/${interview_id}/contacts/${person.id}`;

  async function open(person: Person): Promise<Api> {
    if (person.stage === 'booked') return useToken(person, `${await book(person)}/session`);
    const { participant_url } = await team.ok<{ participant_url: string }>(team.get(contact(person)));
    return useToken(person, `/v1${new URL(participant_url).pathname}`);
  }

  async function useToken(person: Person, link: string): Promise<Api> {
    const joined = await team.ok(new Api(base_url).post(link));
    person.token = String(joined['participant_token']);
    return new Api(base_url, { token: person.token });
  }

  async function consent(person: Person, api: Api): Promise<void> {
    const { campaign } = await api.ok<{ campaign: { consent_version: string } }>(api.get('/v1/join/session'));
    const body = { version: campaign.consent_version, given: true };
    person.return_url = String((await api.ok(api.post('/v1/join/session/consent', body)))['return_url']);
  }

  async function say(person: Person, api: Api): Promise<void> {
    const text = `My name is ${person.name}, and I say ${person.word}.`;
    await api.ok(api.post('/v1/join/session/turns', { client_turn_id: 'one', text }));
    await uploadFile(base_url, person.token, wavFile(RECORDING_BYTES, `${person.voice} `));
  }

  async function reactivate(person: Person): Promise<void> {
    await queryAsAdmin(dir, `update campaigns.sessions set status = 'expired' where id = $1`, [person.id]);
    await team.ok(team.post(`${contact(person)}/reactivate`, { grace_period_minutes: 60 }));
  }

  async function live(person: Person): Promise<void> {
    const { stage } = person;
    if (stage === 'invited') return;
    // Who walked before may have cancelled it.
    if (stage !== 'booked') await team.ok(team.post(`${contact(person)}/reactivate`, { grace_period_minutes: 60 }));
    const api = await open(person);
    if (stage === 'opened') return;
    await consent(person, api);
    if (stage === 'consented' || stage === 'booked') return;
    await api.ok(api.post('/v1/join/session/start'));
    if (stage === 'silent') return reactivate(person);
    await say(person, api);
    if (stage === 'talking') return;
    if (stage === 'broken') return reactivate(person);
    await api.ok(api.post('/v1/join/session/finish'));
    if (stage === 'moved') await team.ok(team.patch(contact(person), { email: `new.${person.email}` }));
  }

  return { interview_id, people, goOn: async () => void (await Promise.all(people.map(live))) };
}
