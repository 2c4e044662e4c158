import assert from 'node:assert/strict';
import { MCP_PATH } from '../../services/gateway/src/mcp/endpoint.ts';
import type { Tool } from '../../services/gateway/src/mcp/tool.ts';
import { auditActions, entriesOf, tools } from '../../services/gateway/src/mcp/tools.ts';
import type { Act, AuditScene, Go } from './audit-scene.ts';

/** The act of each tool's route, made through the tool instead. */
export function ofTools(acts: Readonly<Record<string, Act>>, { callers }: AuditScene): Record<string, Act> {
  return Object.fromEntries(
    auditActions.map((action) => {
      const tool = tools.find((each) => entriesOf(each).includes(action)) ?? assert.fail(action);
      const name = `${tool.route.method.toUpperCase()} ${tool.route.path}`;
      const act = acts[`${name} ${action}`] ?? acts[name] ?? assert.fail(`${name} has no act`);
      return [`POST ${MCP_PATH} ${action}`, (go: Go) => act(throughTool(go, tool, callers.assistant))] as const;
    }),
  );
}

/** Makes the audited call through the tool. */
const throughTool =
  (go: Go, tool: Tool, by: AuditScene['callers']['assistant']): Go =>
  async (_method, path, body) => {
    const answer = await go('POST', MCP_PATH, requestFor(tool, argumentsOf(tool, path, body)), by, {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': REVISION,
      'mcp-method': 'tools/call',
      'mcp-name': tool.name,
    });
    const { structuredContent, isError } = answer['result'] as {
      structuredContent?: Record<string, unknown>;
      isError?: boolean;
    };
    assert.ok(structuredContent && !isError, JSON.stringify(answer));
    return structuredContent;
  };

const REVISION = '2026-07-28';

const requestFor = ({ name }: Tool, given: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name,
    arguments: given,
    inputResponses: { agreement: { action: 'accept', content: { agreed: true } } },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': REVISION,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
    },
  },
});

/** Arguments that the tool takes in place of those of the act. */
const INSTEAD: Readonly<Record<string, object>> = { ask_report: { question: 'What is difficult?', start: undefined } };

function argumentsOf({ name, route }: Tool, path: string, body: object | string | undefined): object {
  const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/?]+)')}`);
  return { ...pattern.exec(path)?.groups, ...(typeof body === 'object' && body), ...INSTEAD[name] };
}
