/** The chapters of the site. Every file of `docs/` stands here; pages that are linked only (decisions, READMEs) do not. */
export const navigation: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  { title: 'Start', pages: ['docs/index.md', 'docs/first-campaign.md', 'docs/containers.md', 'docs/glossary.md'] },
  {
    title: 'Interviews and reports',
    pages: ['docs/interview-guide.md', 'docs/live-interviews.md', 'docs/reading-a-report.md'],
  },
  {
    title: 'Connect your systems',
    pages: [
      'docs/webhooks.md',
      'docs/events.md',
      'docs/errors.md',
      'docs/retrieval.md',
      'docs/mcp.md',
      'docs/clients.md',
      'apps/cli/README.md',
    ],
  },
  {
    title: 'Security and privacy',
    pages: ['docs/security-model.md', 'docs/privacy.md', 'docs/access.md', 'docs/secret-scanning.md', 'SECURITY.md'],
  },
  {
    title: 'Operate',
    pages: [
      'docs/operations.md',
      'docs/configuration.md',
      'docs/scaling.md',
      'docs/upgrades.md',
      'docs/backup-and-restore.md',
      'docs/failure-modes.md',
      'docs/cluster-tests.md',
    ],
  },
  { title: 'Build', pages: ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'] },
];
