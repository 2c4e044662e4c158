/** A trigger function that sees every row: it runs with the rights of the schema's owner. */
export const trigger = (name: string, body: string): string[] => [
  `create function campaigns.${name}() returns trigger language plpgsql security definer set search_path = campaigns, pg_temp as $$
   begin
     ${body}
     return null;
   end $$`,
  `revoke all on function campaigns.${name}() from public`,
];
