import { type Role, hasRole } from '@insights/auth-context';
import type { Access, Route } from '../core/route.ts';

/** The kinds of caller in the matrix. */
export const COLUMNS = [
  'no credential',
  'key: interviews',
  'key: exports',
  'key: webhooks',
  'key: mcp',
  'key: interviews + exports',
  'key: *',
  'member',
  'admin',
  'owner',
  'participant',
  'retrieval key',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The verdict on a caller before the workspace and the resource are checked: `yes`, or the error's code. */
export function verdictOf(access: Access, column: Column): string {
  if ('public' in access) return 'yes';
  if (column === 'no credential') return 'ops' in access ? 'yes' : 'unauthenticated';
  if ('participant' in access !== (column === 'participant')) return 'insufficient_scope';
  if ('retrieval_key' in access !== (column === 'retrieval key')) return 'insufficient_scope';
  if ('ops' in access) return 'yes';
  if ('platform' in access) return platformVerdict(column);
  if (column.startsWith('key: ')) return keyVerdict(access, column.slice('key: '.length).split(' + '));
  const wanted = 'role' in access ? access.role : undefined;
  return wanted && !hasRole(column as Role, wanted) ? 'insufficient_role' : 'yes';
}

/** For callers that are not platform admins. */
function platformVerdict(column: Column): string {
  return column.startsWith('key: ') && column !== 'key: *' ? 'insufficient_scope' : 'insufficient_role';
}

function keyVerdict(access: Access, scopes: readonly string[]): string {
  if ('user_only' in access) return 'user_required';
  const wanted = 'scopes' in access ? access.scopes : [];
  return scopes.includes('*') || wanted.every((scope) => scopes.includes(scope)) ? 'yes' : 'insufficient_scope';
}

/** `docs/access.md`: who may call which route. */
export function accessDocument(routes: readonly Route[]): string {
  const rows = routes.map((route) => {
    const cells = COLUMNS.map((column) => {
      const verdict = verdictOf(route.access, column);
      return verdict === 'yes' ? '✓' : `\`${verdict}\``;
    });
    const audit = [route.audit ?? []].flat().map((action) => `\`${action}\``);
    return `| ${route.method.toUpperCase()} ${route.path} | ${cells.join(' | ')} | ${audit.join(' or ')} |`;
  });
  return `# Who may call what

Generated from the gateway's table of routes by \`npm run gen\`. The contract tests check every cell against a running system.

A tick means that the credential is accepted; the workspace and the resource are checked afterwards. For a user, the role in the
workspace of the call counts. Verified support may enter every workspace as a member. Health and metrics reject an invalid
credential, and require one with \`OPS_ENDPOINTS=authenticated\`. A participant token is valid only for its own session, a retrieval
key only for its own vault, with \`POST /v1/retrieval\` and \`POST /v1/retrieval/answer\`.
The routes under \`/v1/demo\` are for the platform role \`admin\`, by token or by a key with the scope \`*\` that a platform admin created;
no column shows them.

The last column is the entry that a call leaves in the audit log of the workspace, or of the operator for \`demo.…\`.

| route | ${COLUMNS.join(' | ')} | audit log |
| --- |${COLUMNS.map(() => ' --- |').join('')} --- |
${rows.join('\n')}
`;
}
