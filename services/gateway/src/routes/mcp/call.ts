import { AppError } from '@insights/errors';
import type { GatewayParts } from '../../core/parts.ts';
import { route } from '../../core/route.ts';
import { MCP_PATH, mcpExchange } from '../../mcp/endpoint.ts';
import { auditActions } from '../../mcp/tools.ts';

export const callMcp = route({
  name: 'call',
  method: 'post',
  path: MCP_PATH,
  tag: 'mcp',
  doc:
    'Answers one request of the Model Context Protocol: revision 2026-07-28, and clients of 2025-11-25 without a session. Each tool calls one ' +
    'route of this API, with its scopes, its limits and its entry in the audit log. ' +
    'The body is one message. A message that the protocol rejects gets a JSON-RPC error, sometimes with status 400 or 404.',
  access: { scopes: ['mcp'], role: 'member' },
  workspace: 'none',
  audit: auditActions,
  oauth_resource: true,
  raw_body: { media_types: ['application/json'] },
  headers: {
    'X-MCP-Toolsets':
      'Only tools of these sets, separated by commas: `campaigns`, `reports`, `knowledge`. All when absent.',
    'X-MCP-Readonly': '`true`: only tools that change nothing. `false` or absent: all.',
    'MCP-Protocol-Version': 'The revision that the client speaks.',
    'Mcp-Method': 'The method in the body, for clients of 2026-07-28.',
    Origin: 'Sent by browsers: the origin of this API or one of the setting `CORS_ORIGINS`.',
    'Mcp-Name': 'The tool, prompt or resource in the body, for clients of 2026-07-28.',
  },
  success: { status: 200, forms: ['application/json', 'text/event-stream'] },
  errors: ['origin_not_allowed'],
  handle: ({ raw, gateway, header }) => {
    if (!raw) throw new Error('the route reads a body');
    checkOrigin(header('origin'), gateway);
    return mcpExchange(raw, gateway.public_url);
  },
});

/** The protocol demands it of every server: a page whose name resolves to this address must not call it. Errors: `origin_not_allowed`. */
function checkOrigin(origin: string | undefined, { public_url, cors_origins }: GatewayParts): void {
  if (origin === undefined || origin === new URL(public_url).origin) return;
  if (cors_origins.some((allowed) => allowed === '*' || allowed === origin)) return;
  throw new AppError('origin_not_allowed', {
    publicMessage:
      'Pages of this origin may not call the MCP server. Add the origin to CORS_ORIGINS, or connect from a program.',
  });
}
