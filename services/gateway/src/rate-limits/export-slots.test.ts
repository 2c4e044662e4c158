import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { Registry } from 'prom-client';
import type { Caller } from '../core/caller.ts';
import { ExportSlots } from './export-slots.ts';

const participant = (session_id: string): Caller => ({
  kind: 'participant',
  session_id,
  workspace_id: 'w',
  token_hash: Buffer.alloc(32),
});
const team: Caller = { kind: 'anyone' };
const given = () => new ExportSlots({ perWorkspace: 2, perParticipant: 1, perGateway: 4 }, new Registry());
const rejected = (code: string) => (error: unknown) =>
  error instanceof AppError && error.code === code && error.retry_after_seconds === 10;

test('a workspace has a limited number of downloads at once, whoever starts them', () => {
  const slots = given();
  const release = slots.take(team, 'a');
  slots.take(team, 'a');
  assert.throws(() => slots.take(team, 'a'), rejected('rate_limited'));
  slots.take(team, 'b');
  release();
  slots.take(team, 'a');
});

test('participants do not use the slots of their team', () => {
  const slots = given();
  slots.take(participant('one'), 'a');
  assert.throws(() => slots.take(participant('one'), 'a'), rejected('rate_limited'));
  slots.take(participant('two'), 'a');
  slots.take(team, 'a');
  slots.take(team, 'a');
  assert.throws(() => slots.take(participant('three'), 'a'), rejected('unavailable'), 'the gateway is full');
});
