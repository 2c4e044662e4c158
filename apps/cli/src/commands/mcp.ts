import { Option } from 'commander';
import { type AddCommand, EXIT, type Terminal } from '../command.ts';
import { addressOf, credentialOf, headersOf } from '../session.ts';

const MCP_PATH = '/v1/mcp';

interface Options {
  readonly url?: string;
  readonly key?: string;
  readonly profile?: string;
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
    .addOption(new Option('--url <address>', 'address of the service; by default INSIGHTS_URL or that of the profile'))
    .addOption(
      new Option('--key <key>', 'key with the scope mcp; others see arguments, so rather set INSIGHTS_KEY or log in'),
    )
    .option('--toolsets <names>', 'only these sets, separated by commas: campaigns, reports, knowledge')
    .option('--read-only', 'only tools that change nothing')
    .action(async (_options, command) => {
      // Half of the program's code, which only this command needs.
      const { bridge } = await import('../bridge.ts');
      await bridge(await remoteOf(terminal, command.optsWithGlobals()), (text) => terminal.error(`${text}\n`));
      done(EXIT.ok);
    });
};

async function remoteOf(terminal: Terminal, { url, key, profile, toolsets, readOnly }: Options) {
  const env = {
    ...terminal.env,
    ...(url !== undefined && { INSIGHTS_URL: url }),
    ...(key !== undefined && { INSIGHTS_KEY: key }),
  };
  const credential = await credentialOf({ ...terminal, env }, profile);
  const headers = {
    ...headersOf(credential.key),
    ...(toolsets !== undefined && { 'X-MCP-Toolsets': toolsets }),
    ...(readOnly && { 'X-MCP-Readonly': 'true' }),
  };
  return { url: new URL(`${addressOf(credential.url)}${MCP_PATH}`), headers };
}
