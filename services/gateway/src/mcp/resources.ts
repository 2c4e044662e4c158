import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceTemplate } from '@modelcontextprotocol/server';
import { callRoute } from '../core/call-route.ts';
import { type Session, errorOf, isOffered, textOf } from './session.ts';
import { inputOf } from './tool.ts';
import { tools } from './tools.ts';

/** Resources that read the same as a tool, at an address that a person can keep. */
const RESOURCES = [
  { tool: 'get_report', uri: 'insights://interviews/{interview_id}/report', listed: true },
  {
    tool: 'read_transcript',
    uri: 'insights://interviews/{interview_id}/conversations/{conversation_id}/transcript/{from_seq}',
    listed: false,
  },
  { tool: 'read_document', uri: 'insights://documents/{document_id}/{start}', listed: false },
] as const;

const REPORTS_LISTED = 50;

export function registerResources(server: McpServer, session: Session): void {
  for (const { tool: name, uri, listed } of RESOURCES) {
    const tool = tools.find((each) => each.name === name);
    if (!tool || !isOffered(tool, session)) continue;
    const template = new ResourceTemplate(uri, { list: listed ? () => listReports(session) : undefined });
    const about = { title: tool.title, description: tool.doc, mimeType: 'application/json' };
    server.registerResource(name, template, about, async (address, variables) => {
      const answer = await read(session, tool, variables);
      return { contents: [{ uri: address.href, mimeType: 'application/json', text: JSON.stringify(answer) }] };
    });
  }
}

async function read(session: Session, tool: (typeof tools)[number], variables: Record<string, unknown>) {
  try {
    const given = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
    const answer = await callRoute(session.pipeline, tool.route, inputOf(tool, given), session);
    return tool.output.parse(tool.shape(answer, given));
  } catch (thrown) {
    const error = errorOf(thrown, session);
    const code = error.httpStatus < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
    throw new ProtocolError(code, textOf(error));
  }
}

/** The reports of the newest campaigns. Which of them exist is found out by reading. */
async function listReports(session: Session) {
  const campaigns = tools.find(({ name }) => name === 'list_campaigns');
  if (!campaigns) return { resources: [] };
  const { items } = (await read(session, campaigns, { limit: REPORTS_LISTED })) as {
    items: { id: string; name: string; counts: { completed: number } }[];
  };
  return {
    resources: items
      .filter(({ counts }) => counts.completed > 0)
      .map(({ id, name }) => ({ uri: `insights://interviews/${id}/report`, name, mimeType: 'application/json' })),
  };
}
