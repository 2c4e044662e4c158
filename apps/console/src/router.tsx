/** Every address of the console. A screen is one file, loaded when it is opened. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { CampaignFrame } from './ui/campaign-frame.tsx';
import { Frame } from './ui/frame.tsx';
import { NotFound } from './ui/states.tsx';
import { WorkspaceFrame } from './ui/workspace-frame.tsx';
import { appPath } from './session.ts';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/workspaces.tsx'), 'Workspaces'),
});
const workspace = createRoute({ getParentRoute: () => root, path: '/w/$workspace', component: WorkspaceFrame });
const home = createRoute({
  getParentRoute: () => workspace,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home.tsx'), 'Home'),
});
const create = createRoute({
  getParentRoute: () => workspace,
  path: '/new',
  component: lazyRouteComponent(() => import('./screens/create.tsx'), 'Create'),
});
const campaign = createRoute({
  getParentRoute: () => workspace,
  path: '/campaigns/$campaign',
  component: CampaignFrame,
});
const progress = createRoute({
  getParentRoute: () => campaign,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/progress.tsx'), 'Progress'),
});
const guide = createRoute({
  getParentRoute: () => campaign,
  path: '/guide',
  component: lazyRouteComponent(() => import('./screens/guide.tsx'), 'Guide'),
});
const people = createRoute({
  getParentRoute: () => campaign,
  path: '/people',
  component: lazyRouteComponent(() => import('./screens/people.tsx'), 'People'),
});
const interviews = createRoute({
  getParentRoute: () => campaign,
  path: '/interviews',
  component: lazyRouteComponent(() => import('./screens/interviews.tsx'), 'Interviews'),
});
const importing = createRoute({
  getParentRoute: () => campaign,
  path: '/interviews/import',
  component: lazyRouteComponent(() => import('./screens/import.tsx'), 'Import'),
});
const interview = createRoute({
  getParentRoute: () => campaign,
  path: '/interviews/$conversation',
  component: lazyRouteComponent(() => import('./screens/interview.tsx'), 'OneInterview'),
});
const report = createRoute({
  getParentRoute: () => campaign,
  path: '/report',
  component: lazyRouteComponent(() => import('./screens/report.tsx'), 'Report'),
});
const corrections = createRoute({
  getParentRoute: () => campaign,
  path: '/report/corrections',
  component: lazyRouteComponent(() => import('./screens/corrections.tsx'), 'Corrections'),
});
const ask = createRoute({
  getParentRoute: () => campaign,
  path: '/ask',
  component: lazyRouteComponent(() => import('./screens/ask.tsx'), 'Ask'),
});
const share = createRoute({
  getParentRoute: () => campaign,
  path: '/share',
  component: lazyRouteComponent(() => import('./screens/share.tsx'), 'Share'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    workspace.addChildren([
      home,
      create,
      campaign.addChildren([
        progress,
        guide,
        people,
        interviews,
        interview,
        importing,
        report,
        corrections,
        ask,
        share,
      ]),
    ]),
  ]),
  basepath: appPath,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
