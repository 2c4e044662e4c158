// Imports go one way: services → packages. Services reach each other by gRPC and events only.
const generated = '^packages/contracts/src/gen/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-service-to-service',
      comment: 'A service calls another by gRPC and never imports its code.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'no-package-to-service',
      comment: 'A package is a mechanism and does not depend on a service.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^services/' },
    },
    {
      name: 'no-app-to-service',
      comment: 'The pages run in browsers and reach services by the REST API only.',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/(cli|console)/' },
      to: { path: '^(services|packages)/' },
    },
    {
      name: 'no-console-to-service',
      comment:
        'The console reaches services by the REST API only, through the generated client. Its CSV files are written and read as theirs.',
      severity: 'error',
      from: { path: '^apps/console/' },
      to: { path: '^(services/|packages/(?!api-client/|csv/src/(?:harmless|reading|transcript)\\.ts)|apps/cli/)' },
    },
    {
      name: 'no-cli-to-service',
      comment: 'The command line tool reaches services by the REST API only.',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^(services|apps/web|apps/console)/' },
    },
    {
      name: 'only-gateway-serves-apps',
      comment: 'The gateway serves the pages; nothing else knows them.',
      severity: 'error',
      from: { path: '^(packages|services)/', pathNot: '^services/gateway/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-tools-in-programs',
      comment: 'Code that runs in a cluster does not depend on the tools that start or test it.',
      severity: 'error',
      from: { path: '^(apps|packages|services)/', pathNot: '[.](test|fixture)[.]ts$|^packages/[^/]+/test/' },
      to: { path: '^(deploy|test)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Merge two files that import each other, or extract a third. Type-only imports may be circular: they do not exist at run time.',
      severity: 'error',
      from: { pathNot: generated },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-lost-imports',
      comment: 'An import that cannot be resolved escapes the rules above.',
      severity: 'error',
      from: { pathNot: generated },
      to: { path: '^([.]{1,2}/|@insights/)', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
