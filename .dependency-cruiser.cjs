// Imports go one way: services → packages. Services know each other only over gRPC, apps know them only over HTTP.
const generated = '^packages/contracts/src/gen/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-service-to-service',
      comment: 'A service calls another over gRPC and never imports its code.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'no-package-to-service',
      comment: 'A package is mechanism and knows no service.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^services/' },
    },
    {
      name: 'no-way-up',
      comment: 'What runs in a cluster does not lean on what starts, tests or uses it.',
      severity: 'error',
      from: { path: '^(packages|services)/', pathNot: '[.](test|fixture)[.]ts$|^packages/[^/]+/test/' },
      to: { path: '^(deploy|test|apps)/' },
    },
    {
      name: 'no-app-to-service',
      comment: 'Apps speak HTTP with the gateway.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^(services|deploy|test)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or three. Types alone may: they are gone when the code runs.',
      severity: 'error',
      from: { pathNot: generated },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-lost-imports',
      comment: 'A relative or workspace import that leads nowhere hides from all the rules above.',
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
      extensions: ['.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
