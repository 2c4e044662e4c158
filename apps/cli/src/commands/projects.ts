import type { Project } from '@insights/api-client';
import { type AddCommand, UsageError } from '../command.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import type { Printer } from '../print.ts';
import { type Session, calling, collected } from '../session.ts';

interface SyncOptions {
  readonly node: readonly string[];
  readonly edge: readonly string[];
  readonly dryRun?: true;
}

/** `insights projects`. */
export const addProjects: AddCommand = (program, terminal, done) => {
  const group = program.command('projects').description('Campaigns and vaults that belong together, and their graph.');
  withPaging(group.command('list'))
    .description('Lists projects.')
    .action(
      calling(terminal, done, (session, options: ListOptions) => {
        const { workspace_id } = session;
        return printList(session, options, (page) => session.client.projects.list({ workspace_id, ...page }), {
          ID: (row) => row.id,
          CAMPAIGNS: (row) => row.interview_ids.length,
          VAULTS: (row) => row.vault_ids.length,
          NAME: (row) => row.name,
        });
      }),
    );
  group
    .command('show')
    .description('Shows a project.')
    .argument('<project>', 'id of the project')
    .action(
      calling(terminal, done, async ({ client, print }, project_id: string) => {
        show(print, await client.projects.get({ project_id }));
      }),
    );
  group
    .command('create')
    .description('Creates a project.')
    .argument('<name>')
    .option('--description <text>')
    .action(
      calling(
        terminal,
        done,
        async ({ client, print, workspace_id }, name: string, options: { description?: string }) => {
          show(print, await client.projects.create({ workspace_id, name, ...options }));
        },
      ),
    );
  addGraph(group, terminal, done);
};

/** The graph of a project, and what goes into the shared layer. */
const addGraph: AddCommand = (group, terminal, done) => {
  withPaging(group.command('graph'))
    .description('Lists the nodes of the project graph; with --json, also their evidence.')
    .argument('<project>', 'id of the project')
    .action(
      calling(terminal, done, (session, project_id: string, options: ListOptions) =>
        printList(session, options, (page) => nodesOf(session, project_id, page), {
          KEY: (row) => row.prj_key,
          TYPE: (row) => row.type,
          SOURCE: (row) => row.source,
          LABEL: (row) => row.label,
        }),
      ),
    );
  group
    .command('sync')
    .description(
      'Adds nodes and edges of the project graph to the shared layer: by default all. Preview it with --dry-run.',
    )
    .argument('<project>', 'id of the project')
    .option('--node <key>', 'only this node; may be repeated', collected, [])
    .option('--edge <key>', 'only this edge; may be repeated', collected, [])
    .option('--dry-run', 'only show what would be done')
    .action(calling(terminal, done, sync));
  withPaging(group.command('sync-log'))
    .description('Lists what was added to the shared layer, newest first.')
    .argument('<project>', 'id of the project')
    .action(
      calling(terminal, done, (session, project_id: string, options: ListOptions) =>
        printList(session, options, (page) => session.client.projects.listSyncLog({ project_id, ...page }), {
          ID: (row) => row.id,
          NODES: (row) => row.node_results.length,
          EDGES: (row) => row.edge_results.length,
          CREATED: (row) => row.created_at,
        }),
      ),
    );
};

async function nodesOf({ client }: Session, project_id: string, page: { limit: number; cursor: string | undefined }) {
  const { nodes, next_cursor } = await client.projects.getGraph({ project_id, ...page });
  return { items: nodes, next_cursor };
}

/** Most keys of one request. */
const KEYS_OF_REQUEST = 1000;

async function sync(
  { client, print }: Session,
  project_id: string,
  { node, edge, dryRun }: SyncOptions,
): Promise<void> {
  const isAll = node.length === 0 && edge.length === 0;
  const keys = isAll ? await allKeys(client, project_id) : { node_keys: [...node], edge_keys: [...edge] };
  if (keys.node_keys.length > KEYS_OF_REQUEST || keys.edge_keys.length > KEYS_OF_REQUEST) {
    throw new UsageError(
      `The graph has more than ${KEYS_OF_REQUEST} nodes or edges. Name some with --node and --edge.`,
    );
  }
  const result = await client.projects.sync({ project_id, ...keys, dry_run: dryRun ?? false });
  const rows = [
    ...result.node_results.map(({ action, prj_key, ukl_key }) => ({ kind: 'node', action, key: prj_key, ukl_key })),
    ...result.edge_results.map(({ action, edge_key, ukl_key }) => ({ kind: 'edge', action, key: edge_key, ukl_key })),
  ];
  if (print.isJson) print.result(result, String);
  else
    print.table(rows, {
      ACTION: (row) => row.action,
      KIND: (row) => row.kind,
      KEY: (row) => row.key,
      SHARED: (row) => row.ukl_key,
    });
  print.note(`${countsOf(rows)}${result.dry_run ? '. Nothing was changed.' : '.'}`);
}

function countsOf(rows: readonly { action: string }[]): string {
  const groups = Map.groupBy(rows, ({ action }) => action);
  return [...groups].map(([action, of]) => `${of.length} ${action}`).join(', ') || 'Nothing to do';
}

async function allKeys(client: Session['client'], project_id: string) {
  const keys = { node_keys: [] as string[], edge_keys: [] as string[] };
  let cursor: string | undefined;
  do {
    const page = await client.projects.getGraph({ project_id, limit: 500, cursor });
    keys.node_keys.push(...page.nodes.map(({ prj_key }) => prj_key));
    keys.edge_keys.push(...page.edges.map(({ edge_key }) => edge_key));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return keys;
}

const show = (print: Printer, project: Project): void =>
  print.fields(project, {
    Id: project.id,
    Name: project.name,
    Description: project.description,
    Campaigns: project.interview_ids.join('\n'),
    Vaults: project.vault_ids.join('\n'),
    Created: project.created_at,
  });
