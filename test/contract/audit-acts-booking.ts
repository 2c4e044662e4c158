import assert from 'node:assert/strict';
import type { Acts } from './audit-acts.ts';
import type { Act, AuditScene } from './audit-scene.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A page that takes bookings around the clock, many at a time. */
export const bookingPageInput = {
  timezone: 'UTC',
  weekly_hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  capacity: 1000,
};

export function ofBooking({ callers, at, program, campaign }: AuditScene): Acts {
  const nobody = callers.nobody.api;
  const page = async () => {
    const { token } = await program.ok(program.ask('PUT', `${at}/booking`, { body: bookingPageInput }));
    return `/v1/booking/${String(token)}`;
  };
  const freeTime = async (path: string, index = 0) => {
    const { slots } = await nobody.ok<{ slots: { start: string }[] }>(nobody.get(`${path}/slots`));
    return { start: slots[index]?.start ?? assert.fail('no free time'), timezone: 'UTC' };
  };
  const booked = async () => {
    const path = await page();
    const made = await nobody.ok(nobody.post(`${path}/reservations`, await freeTime(path)));
    return { path, reservation: `/v1/booking/reservations/${String(made['token'])}` };
  };
  const changed =
    (method: string, index = 0): Act =>
    async (go) => {
      const { path, reservation } = await booked();
      const body = method === 'PATCH' ? await freeTime(path, index) : undefined;
      await go(method, reservation, body, callers.nobody);
      return campaign;
    };
  return {
    'PUT /v1/interviews/:interview_id/booking': async (go) => {
      await go('PUT', `${at}/booking`, bookingPageInput);
      return campaign;
    },
    'POST /v1/booking/:token/reservations': async (go) => {
      const path = await page();
      await go('POST', `${path}/reservations`, { ...(await freeTime(path)), name: 'Ada' }, callers.nobody);
      return campaign;
    },
    'PATCH /v1/booking/reservations/:rtoken': changed('PATCH', 3),
    'DELETE /v1/booking/reservations/:rtoken': changed('DELETE'),
    'POST /v1/booking/reservations/:rtoken/session': async (go) => {
      const { reservation } = await booked();
      const joined = await go('POST', `${reservation}/session`, undefined, callers.nobody);
      return String((joined['session'] as Record<string, unknown>)['id']);
    },
  };
}
