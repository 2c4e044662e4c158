import { Option } from 'commander';
import { bridge } from '../bridge.ts';
import { type AddCommand, EXIT, UsageError } from '../command.ts';
import { safeUrl } from '../read.ts';

const MCP_PATH = '/v1/mcp';

interface Options {
  readonly url?: string;
  readonly key?: string;
  readonly toolsets?: string;
  readonly readOnly?: true;
}

/** `insights mcp`: for MCP clients that start a program and speak to it on stdin and stdout. */
export const addMcp: AddCommand = (program, terminal, done) => {
  program
    .command('mcp')
    .description(
      'Connects an MCP client that starts a program (stdio) to the service. Ends when the client closes stdin.',
    )
    .addOption(new Option('--url <address>', 'address of the service').env('INSIGHTS_URL'))
    .addOption(
      new Option('--key <key>', 'API key with the scope mcp; other users of this machine see arguments').env(
        'INSIGHTS_API_KEY',
      ),
    )
    .option('--toolsets <names>', 'only these sets, separated by commas: campaigns, reports, knowledge')
    .option('--read-only', 'only tools that change nothing')
    .action(async (options: Options) => {
      await bridge(remoteOf(options), (text) => terminal.error(`${text}\n`));
      done(EXIT.ok);
    });
};

function remoteOf({ url, key, toolsets, readOnly }: Options) {
  if (url === undefined) throw new UsageError('Name the service with --url or INSIGHTS_URL.');
  if (key === undefined) throw new UsageError('Set INSIGHTS_API_KEY to an API key with the scope mcp.');
  const headers = {
    'X-API-Key': key,
    ...(toolsets !== undefined && { 'X-MCP-Toolsets': toolsets }),
    ...(readOnly && { 'X-MCP-Readonly': 'true' }),
  };
  return { url: new URL(`${safeUrl(url).href.replace(/\/$/, '')}${MCP_PATH}`), headers };
}
