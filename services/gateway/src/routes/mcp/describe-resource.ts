import { z } from 'zod';
import { route } from '../../core/route.ts';
import { MCP_PATH } from '../../mcp/endpoint.ts';

const ProtectedResource = z
  .object({
    resource: z.string().describe('Address of the MCP server; tokens may be issued for it.'),
    authorization_servers: z.string().array().describe('Issuers whose tokens are accepted.'),
    bearer_methods_supported: z.string().array().describe('How a token is sent.'),
    resource_name: z.string().describe('Name to show to people.'),
  })
  .meta({ id: 'ProtectedResource' });

export const describeMcpResource = route({
  name: 'describeResource',
  method: 'get',
  path: `/.well-known/oauth-protected-resource${MCP_PATH}`,
  tag: 'mcp',
  doc: 'Names the issuer whose tokens open the MCP server (RFC 9728), so that an OAuth client can connect by the address alone.',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: ProtectedResource },
  handle: ({ gateway }) => ({
    resource: `${gateway.public_url}${MCP_PATH}`,
    authorization_servers: [gateway.issuer],
    bearer_methods_supported: ['header'],
    resource_name: 'Interview Insights',
  }),
});
