import { tenantTable } from '@insights/db';
import { tokenResolver } from './token-resolver.ts';

const pages = [
  // The token is stored in clear, because the team sees the link again; it opens nothing but the form to book.
  `create table campaigns.booking_pages (
     id uuid primary key references campaigns.interviews on delete cascade,
     workspace_id uuid not null,
     enabled boolean not null,
     rules jsonb not null,
     token text not null,
     token_hash bytea not null unique,
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null)`,
  ...tenantTable('campaigns', 'booking_pages'),
  ...tokenResolver('booking_page', 'booking_pages', 'token_hash'),
];

const reservations = [
  // Deleting a contact releases the time that was booked for them, whoever booked it.
  `create table campaigns.reservations (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     contact_id uuid references campaigns.contacts on delete cascade,
     known_as uuid references campaigns.contacts on delete cascade,
     status text not null check (status in ('booked', 'cancelled')),
     starts_at timestamptz(3) not null,
     ends_at timestamptz(3) not null,
     busy_from timestamptz(3) not null,
     busy_until timestamptz(3) not null,
     sequence int not null,
     timezone text not null,
     locale text,
     hide_name boolean not null,
     request_hash bytea,
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null,
     check (contact_id is not null or known_as is not null),
     unique (interview_id, request_hash))`,
  // What capacity is counted from.
  `create index reservations_busy on campaigns.reservations (interview_id, busy_from, busy_until) where status = 'booked'`,
  `create index reservations_contact on campaigns.reservations (contact_id) where contact_id is not null`,
  `create index reservations_known_as on campaigns.reservations (known_as) where known_as is not null`,
  ...tenantTable('campaigns', 'reservations'),
];

const tokens = [
  `create table campaigns.reservation_tokens (
     token_hash bytea primary key,
     workspace_id uuid not null,
     reservation_id uuid not null references campaigns.reservations on delete cascade,
     purpose text not null check (purpose in ('shown', 'mailed')),
     key_id text not null,
     unique (reservation_id, purpose))`,
  ...tenantTable('campaigns', 'reservation_tokens'),
  ...tokenResolver('reservation', 'reservation_tokens', 'token_hash'),
];

export const booking = [...pages, ...reservations, ...tokens];
