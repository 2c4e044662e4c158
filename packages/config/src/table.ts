import type { ConfigShape } from './load.ts';

/** The settings as a Markdown table for a service's README; defaults of secrets are not shown. */
export function settingsTable(shape: ConfigShape): string {
  const rows = Object.values(shape).map((definition) => {
    const value = definition.default;
    const shown = value === undefined ? '*required*' : definition.secret ? '*set*' : `\`${JSON.stringify(value)}\``;
    return `| \`${definition.env}\` | ${definition.allowed.replaceAll('|', '\\|')} | ${shown} | ${definition.doc} |`;
  });
  return ['| setting | allowed | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
