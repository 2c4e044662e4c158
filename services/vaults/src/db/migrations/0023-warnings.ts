import type { ServiceMigration } from '@insights/db';

const CODES = [
  'struck_text_left_out',
  'hidden_text_left_out',
  'comments_left_out',
  'images_without_text',
  'page_without_text',
  'embedded_object',
  'unknown_part',
  'recognized_text',
];
/** Holds if every warning has one of the codes. */
const known = `not jsonb_path_exists(warnings, '$[*] ? (!(${CODES.map((code) => `@.code == "${code}"`).join(' || ')}))')`;

export const warnings: ServiceMigration = {
  version: 23,
  name: 'warnings',
  oldest_compatible_code: 1,
  statements: [
    // What of a file is not in the text of its document.
    `alter table vaults.documents add column warnings jsonb not null default '[]' check (${known})`,
    `alter table vaults.document_versions add column warnings jsonb not null default '[]' check (${known})`,
    `alter table vaults.document_uploads drop constraint document_uploads_format_check,
       add constraint document_uploads_format_check check (format in ('text', 'markdown', 'html', 'pdf', 'docx', 'csv'))`,
  ],
};
