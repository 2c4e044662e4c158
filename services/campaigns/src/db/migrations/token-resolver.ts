/** A function that returns the workspace of a token's hash, and nothing else: the token is all that its bearer shows. */
export function tokenResolver(kind: string, table: string, column: string): string[] {
  const name = `campaigns.workspace_of_${kind}`;
  return [
    `create function ${name}(wanted bytea) returns uuid language sql stable security definer set search_path = campaigns
       as $$ select workspace_id from campaigns.${table} where ${column} = wanted $$`,
    `revoke all on function ${name}(bytea) from public`,
    `grant execute on function ${name}(bytea) to campaigns_app`,
  ];
}
