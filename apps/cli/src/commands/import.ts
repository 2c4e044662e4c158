import { Option } from 'commander';
import type { AddCommand } from '../command.ts';
import { importFolder } from '../import-folder.ts';
import { calling, collected, wholeNumber } from '../session.ts';

/** `insights import`: past interviews. */
export const addImport: AddCommand = (program, terminal, done) => {
  program
    .command('import')
    .description(
      'Imports every interview of a folder (.json, .vtt, .srt, .txt, .md, .docx, .csv with columns for speaker and text, and captions with another ending), and lists what was skipped and how doubtful lines were read. May be interrupted and repeated: what is imported already is not imported again.',
    )
    .argument('<campaign>', 'id of the campaign')
    .argument('<folder>', 'a folder, or one file')
    .option('--interviewer <label>', 'who asks, as the files name them; may be repeated', collected, [])
    .option('--participant <label>', 'who answers, as the files name them; may be repeated', collected, [])
    .option('--people <file>', 'CSV with the columns file, email and name, for transcripts that do not say who answers')
    .option('--strict-speakers', 'rejects a file in which a line might be a speaker’s whom nothing names')
    .option('--test', 'imports as tests, which count nowhere')
    .option('--dry-run', 'only show what would be imported')
    .addOption(new Option('--parallel <files>', 'files at the same time').argParser(wholeNumber(1, 8)).default(2))
    .action(calling(terminal, done, importFolder));
};
