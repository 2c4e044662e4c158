/**
 * A function that looks across workspaces: it runs as the schema's owner and answers one question. PL/pgSQL, because PostgreSQL before 18
 * plans the body of an SQL function again in every call. Names are qualified and the search path is empty, so a caller's temporary table
 * cannot replace a table of the schema.
 */
export function lookup(
  role: 'app' | 'worker',
  signature: string,
  returns: string,
  volatility: string,
  body: string,
): string[] {
  return [
    `create function identity.${signature} returns ${returns} language plpgsql ${volatility}
       security definer set search_path = '' as $$ ${body} $$`,
    `revoke all on function identity.${signature} from public`,
    `grant execute on function identity.${signature} to identity_${role}`,
  ];
}
