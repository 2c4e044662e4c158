/** Fills a queue of documents when chunks are stored, and notifies of it. `todo`: the values of a document that has to be done again. */
export function requestedByChunks(table: string, name: string, todo: string): string[] {
  return [
    `create function vaults.request_${name}() returns trigger language plpgsql as $$
     begin
       insert into vaults.${table} (document_id, workspace_id)
         select distinct document_id, workspace_id from stored order by document_id
         on conflict (document_id) do update
           set ${todo}, revision = ${table}.revision + 1, failures = 0, due_at = now();
       perform pg_notify('vaults_${name}', '');
       return null;
     end $$`,
    `create trigger request_${name} after insert on vaults.chunks
       referencing new table as stored for each statement execute function vaults.request_${name}()`,
  ];
}
