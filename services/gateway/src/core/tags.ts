/** Tags of routes: title and description in the reference, in the order of its menu. Administration and operation come last. */
export const TAG_GROUPS = [
  {
    name: 'Interviews',
    tags: {
      interviews: ['Campaigns', 'Campaigns with their questions, contacts and conversations.'],
      'agent-templates': ['Agent templates', 'How the interviewer comes across: persona, tone and probing.'],
      booking: ['Booking', 'Pages on which participants choose the time of their interview.'],
      join: ['Joining', 'How participants join a campaign, give consent and are interviewed.'],
    },
  },
  {
    name: 'Results',
    tags: {
      'campaign-insights': ['Insights', 'Themes, answers, map, roadmap and personas of a campaign.'],
      'campaign-reports': ['Reports', 'Versions of the report of a campaign, and what starts a new one.'],
      codebook: ['Codebook', 'The codes of a campaign, edited by people, and what people coded.'],
      'interview-query': ['Query of a campaign', 'Walks over the graph of a report, and questions to it.'],
      query: ['Query of several campaigns', 'The same over the reports of several campaigns.'],
      'interview-export': ['Export', 'Reports, transcripts and responses as files.'],
    },
  },
  {
    name: 'Knowledge',
    tags: {
      vaults: ['Vaults', 'Collections of documents, and the keys that retrieve from them.'],
      documents: ['Documents', 'The documents of vaults.'],
      projects: [
        'Projects',
        'Campaigns and vaults that belong together, their graph, and the shared layer of the workspace.',
      ],
      chat: ['Project chat', 'Questions to the vaults and campaigns of a project, with cited answers.'],
      'insights-chat': [
        'Insights chat',
        'Questions to all vaults of a workspace, with cited answers and saved artifacts.',
      ],
    },
  },
  {
    name: 'Integration',
    tags: {
      'webhook-endpoints': ['Webhook endpoints', 'Your receivers of events, and the deliveries to them.'],
      'webhook-events': ['Webhook events', 'The requests that your receivers get. See the chapter on webhooks.'],
      mcp: ['MCP', 'The service as a tool for assistants (Model Context Protocol).'],
      jobs: ['Jobs', 'Background work.'],
    },
  },
  {
    name: 'Administration',
    tags: {
      workspaces: ['Workspaces', 'Workspaces, members, invitations, e-mail domains, limits and the audit log.'],
      'sign-in': ['Sign-in', 'How people sign in, and who is signed in.'],
      'api-keys': ['API keys', 'Keys for programs.'],
      preferences: ['Preferences', 'How far each user has come with the guides of the user interface.'],
      demo: ['Demos', 'Demos for prospective customers. For platform admins.'],
    },
  },
  {
    name: 'Operation',
    tags: {
      health: ['Health', 'Health of services and workers.'],
      metrics: ['Metrics', 'Metrics of the gateway.'],
      reference: ['Reference', 'The OpenAPI document.'],
    },
  },
] as const;

type TagsOf<Group> = Group extends { readonly tags: infer Tags } ? keyof Tags : never;
export type Tag = TagsOf<(typeof TAG_GROUPS)[number]>;

const TAGS = TAG_GROUPS.flatMap(({ tags }) => Object.keys(tags));

/** The place of a tag in the menu. */
export const tagOrder = (tag: Tag): number => TAGS.indexOf(tag);
