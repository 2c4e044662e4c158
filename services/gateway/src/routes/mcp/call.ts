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
    'What is wrong with a message of the protocol is said in a JSON-RPC error, some with status 400 or 404.',
  access: { scopes: ['mcp'], role: 'member' },
  workspace: 'none',
  audit: auditActions,
  oauth_resource: true,
  raw_body: { media_types: ['application/json'] },
  headers: {
    'X-MCP-Toolsets':
      'Only tools of these sets, separated by commas: `campaigns`, `reports`, `knowledge`. All when absent.',
    'X-MCP-Readonly': '`true`: only tools that change nothing.',
    'MCP-Protocol-Version': 'The revision that the client speaks.',
    'Mcp-Method': 'The method in the body, for clients of 2026-07-28.',
    'Mcp-Name': 'The tool, prompt or resource in the body, for clients of 2026-07-28.',
  },
  success: { status: 200, forms: ['application/json', 'text/event-stream'] },
  handle: ({ raw, gateway }) => {
    if (!raw) throw new Error('the route reads a body');
    return mcpExchange(raw, gateway.public_url);
  },
});
