import { tenantTable } from '@insights/db';

/**
 * Processes the asks in the order of their budgets' locks, so that replicas which ask for several budgets cannot deadlock. Takes are
 * counted by second, not by window, so no period of 60 s exceeds the limit: the present second and the 60 before it count. A grant
 * covers the waiting requests, or else one percent of the limit, and less as the budget runs out, because the others lose what a
 * replica took and does not use.
 */
const takeBudgets = [
  `create function identity.take_budgets(asks jsonb)
     returns table (budget text, per_minute int, granted int, remaining int, frees_in_ms int)
     language plpgsql volatile security definer set search_path = '' as $$
   declare
     ask record;
     now_ms bigint;
     this_second bigint;
     used int;
     oldest bigint;
   begin
     for ask in
       select a.* from jsonb_to_recordset(asks)
           as a (budget text, rate_class text, default_per_minute int, workspace_ids uuid[], waiting int)
        order by hashtext(a.budget)
     loop
       perform pg_advisory_xact_lock(hashtext('rate budgets'), hashtext(ask.budget));
       now_ms := floor(extract(epoch from clock_timestamp()) * 1000);
       this_second := now_ms / 1000;
       budget := ask.budget;
       select coalesce(max(coalesce((l.rates ->> ask.rate_class)::int, ask.default_per_minute)), ask.default_per_minute)
         into per_minute
         from unnest(ask.workspace_ids) as w (id) left join identity.workspace_limits l on l.workspace_id = w.id;
       delete from identity.rate_takes t where t.budget = ask.budget and t.second < this_second - 60;
       select coalesce(sum(t.taken), 0) into used from identity.rate_takes t where t.budget = ask.budget;
       remaining := greatest(per_minute - used, 0);
       granted := least(remaining, greatest(ask.waiting, least(per_minute / 100, remaining / 4)));
       if granted > 0 then
         insert into identity.rate_takes as t (budget, second, taken) values (ask.budget, this_second, granted)
           on conflict on constraint rate_takes_pkey do update set taken = t.taken + excluded.taken;
         remaining := remaining - granted;
         used := used + granted;
       end if;
       select min(s.second) into oldest
         from (select t.second, used - sum(t.taken) over (order by t.second) as left_then
                 from identity.rate_takes t where t.budget = ask.budget) s
        where s.left_then < per_minute;
       frees_in_ms := coalesce((oldest + 61) * 1000 - now_ms, 0);
       return next;
     end loop;
   end $$`,
  `revoke all on function identity.take_budgets(jsonb) from public`,
  `grant execute on function identity.take_budgets(jsonb) to identity_app`,
];

/** Deletes takes of principals that have stopped calling. */
const sweepTakes = [
  `create function identity.sweep_rate_takes() returns void language sql volatile security definer set search_path = ''
     as $$ delete from identity.rate_takes where second < extract(epoch from clock_timestamp()) - 61 $$`,
  `revoke all on function identity.sweep_rate_takes() from public`,
  `grant execute on function identity.sweep_rate_takes() to identity_worker`,
];

export const rateLimits = [
  // Unlogged: a crash of the database loses one minute of counting, and a take needs no write to the WAL.
  // No role has rights on it; only the functions below reach it.
  `create unlogged table identity.rate_takes (
     budget text not null,
     second bigint not null,
     taken int not null,
     constraint rate_takes_pkey primary key (budget, second)) with (fillfactor = 50)`,
  `create index rate_takes_second on identity.rate_takes (second)`,
  // Only limits that differ from the settings: class or quota → number.
  `create table identity.workspace_limits (
     workspace_id uuid primary key references identity.workspaces on delete cascade,
     rates jsonb not null default '{}',
     quotas jsonb not null default '{}',
     version int not null default 1,
     updated_at timestamptz(3) not null default now())`,
  ...tenantTable('identity', 'workspace_limits'),
  ...takeBudgets,
  ...sweepTakes,
];
