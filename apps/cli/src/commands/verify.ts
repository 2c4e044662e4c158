import { type Manifest, type Problem, type PublicJwk, publicKeysFrom, verifySeal } from '@insights/report-seal';
import { type AddCommand, EXIT, type ExitCode, type Terminal, UsageError } from '../command.ts';
import { download, readWhole } from '../read.ts';
import { checkQuotes, linesOfQuotes } from './quotes.ts';

const KEYS_FILE = 'report-keys.json';
const KEYS_PATH = '/v1/.well-known/report-keys';
const MAX_KEYS_BYTES = 1024 ** 2;

interface Options {
  readonly keys: string;
  readonly transcripts?: string;
}

/** `insights verify FILE [SEAL]`: whether an exported report is exactly what the service made. */
export const addVerify: AddCommand = (program, terminal, done) => {
  program
    .command('verify')
    .description(
      'Checks that an exported report is exactly what the service made. Works offline with saved keys. Exit code: 0 genuine, 1 not genuine, 2 not checked.',
    )
    .argument('<file>', 'a report in any format of GET /v1/interviews/{id}/export/report')
    .argument(
      '[seal]',
      'its seal, for Markdown and CSV (insights reports export --seal); other formats carry it inside',
    )
    .option(
      '--keys <file or address>',
      `the service’s public keys: a saved copy, or the address that ends in ${KEYS_PATH}`,
      KEYS_FILE,
    )
    .option('--transcripts <file>', 'also compare every quote with its turn in an export of the transcripts (jsonl)')
    .action(async (file: string, seal: string | undefined, options: Options) =>
      done(await verify(terminal, file, seal, options)),
    );
};

async function verify(
  terminal: Terminal,
  file: string,
  seal: string | undefined,
  { keys, transcripts }: Options,
): Promise<ExitCode> {
  const content = await readWhole(terminal.folder, file);
  const beside = seal === undefined ? undefined : (await readWhole(terminal.folder, seal)).toString();
  const verdict = await verifySeal(content, await readKeys(terminal.folder, keys), beside);
  if (!verdict.is_genuine) {
    terminal.out(`NOT GENUINE: ${file}\n${PROBLEMS[verdict.problem]}\n`);
    if (verdict.kid !== undefined) terminal.out(`The seal names the key ${verdict.kid}.\n`);
    return EXIT.no;
  }
  terminal.out(`GENUINE: ${file}\n${linesOf(verdict.manifest, verdict.kid).join('\n')}\n`);
  if (transcripts === undefined) return EXIT.ok;
  const checked = await checkQuotes(verdict.manifest.quotes, terminal.folder, transcripts);
  terminal.out(`${linesOfQuotes(checked, transcripts).join('\n')}\n`);
  return checked.different.length === 0 && checked.missing.length === 0 ? EXIT.ok : EXIT.no;
}

async function readKeys(folder: string, source: string): Promise<PublicJwk[]> {
  const bytes = /^https?:/i.test(source) ? await download(source) : await readKeysFile(folder, source);
  try {
    return publicKeysFrom(JSON.parse(bytes.toString()));
  } catch {
    throw new UsageError(`${source} is not a JWKS of Ed25519 keys. Save the answer of ${KEYS_PATH}.`);
  }
}

function readKeysFile(folder: string, path: string): Promise<Buffer> {
  return readWhole(folder, path, MAX_KEYS_BYTES).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(
      `${error.message} Save the service’s public keys from https://<your service>${KEYS_PATH} and name that file with --keys.`,
    );
  });
}

const PROBLEMS: Readonly<Record<Problem, string>> = {
  no_seal:
    'It has no intact seal. It was changed at its end, or saved again by another program, or never sealed. The seal of a Markdown or CSV file is a file of its own: name it after the file.',
  bad_seal: 'Its seal is not one that this service makes.',
  unknown_key:
    'Its seal was made with a key that is not among the given ones. Check that the keys are those of the right service, and current.',
  bad_signature: 'Its seal was changed: the signature does not fit.',
  other_content: 'Its content was changed after it was sealed: at least one character differs.',
};

function linesOf(manifest: Manifest, kid: string): string[] {
  const redacted = manifest.redacted_at === null ? [] : [`Redacted    ${manifest.redacted_at}`];
  return [
    `Campaign    ${manifest.interview_id}`,
    `Version     ${manifest.version_number} (${manifest.version_id})`,
    `Made        ${manifest.made_at}`,
    ...redacted,
    `Format      ${manifest.file_format}`,
    `Key         ${kid}`,
    `Checked     the signature, every byte of the content, and the list of quotes (${manifest.quotes.length})`,
  ];
}
