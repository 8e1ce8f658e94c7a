import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { loadRecipe } from '../../src/pipeline/load-named.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { parseStrategies } from '../../src/conceal/strategies.ts';
import { kind } from '../../src/studies/impact/kind.ts';
import { specOf } from './helpers.ts';
import { searchSettings, SEARCH_SPACES } from '../../src/pipeline/training/search-settings.ts';
import { startProject } from '../../src/rules/project/start.ts';
import { schema as rulesSchema } from '../../src/studies/rules/spec.ts';
import { schema as augmentationSchema } from '../../src/studies/augmentation/spec.ts';
import { schema as impactSchema } from '../../src/studies/impact/spec.ts';
import { deepaffixArchitecture, neuronerArchitecture } from '../../src/taggers/neural/architecture.ts';
import { deepaffixSettings, neuronerSettings } from '../../src/taggers/neural/settings.ts';
import { HIDDEN } from '../../src/taggers/neural/train.ts';
import { llmSettings } from '../../src/taggers/llm/settings.ts';
import { architectures, createArchitecture } from '../../src/taggers/sensitivity/architectures.ts';
import { maskingSchemes } from '../../src/taggers/sensitivity/elements.ts';
import { RANDOM_CANDIDATES } from '../../src/taggers/sensitivity/evaluation.ts';
import { sensitivitySettings } from '../../src/taggers/sensitivity/settings.ts';
import { regimeOf, scheduleOf, THESIS } from '../../src/taggers/sensitivity/train.ts';
import { codeMixingIndex, MIXING_RANGES } from '../../src/text/code-mixing.ts';
import { labelled } from '../taggers/neural/fixture.ts';
import { network, ruleFiles, testStore } from '../rules/project/helpers.ts';

// Every value of the method that is a paper's, written down here a second time with its place: who changes one changes what is
// compared with the paper. paper-constants.test.ts has the papers' results; numbers that follow from data are tested where they are used.

const readText = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const readData = (file: string): any => parseYaml(readText(file)); // oxlint-disable-line typescript/no-explicit-any

/** The value in a row, and what the paper has. */
type Pin = readonly [what: string, ours: () => unknown, paper: unknown];
const pinned = (place: string, pins: readonly Pin[]) =>
  it.each(pins)(`${place}: %s`, async (_, ours, paper) => expect(await ours()).toEqual(paper));

/** The defaults of a specification of which only what must be said is said. */
const augmentationDefaults = () => {
  const corpora = { a: { path: 'a', language: 'en' }, b: { path: 'b', language: 'en' } };
  return augmentationSchema.parse({ name: 'x', corpora, directions: [{ train: 'a', test: 'b' }], models: ['crf'], arms: ['none'] }); // prettier-ignore
};
const impactDefaults = () => impactSchema.parse({ kind: 'impact', name: 'x', corpora: { a: { path: 'a' } } });

// "The method": §2. The paper gives no rates; those are of its published program.
pinned('Yue and Zhou 2020', [
  [
    'recipe, §2 and its program',
    async () => (await loadRecipe('phicon')).augmenters,
    [
      { 'phi-replacement': { style: 'independent', consistency: 'mention', 'keep-tokens': false } },
      {
        'one-of': [
          { 'synonym-replacement': expect.objectContaining({ policy: 'any', rate: 0.9 }) },
          { 'random-insertion': expect.objectContaining({ source: 'lexicon', places: 'all', rate: 1 }) },
        ],
      },
    ],
  ],
  [
    'only sentences with PHI, §2',
    async () => [(await loadRecipe('phicon')).unit, (await loadRecipe('phicon'))['only-with-entities']],
    ['sentence', true],
  ],
  ['alpha, §4.1', () => augmentationDefaults().alphas, [2]],
  ['fractions, §4.1', () => augmentationDefaults().fractions, [0.2, 0.4, 0.6, 0.8, 1]],
  ['five runs, §3.2', () => augmentationDefaults().seeds, [1, 2, 3, 4, 5]],
  ['split 7:1:2, §3.1', () => augmentationDefaults().split.ratio, [7, 1, 2]],
  ['labels of fewer than 20 mentions, §3.1', () => augmentationDefaults()['drop-rarer-than'], 20],
  ['binary tokens, §3.2', () => augmentationDefaults().metric, 'binary-token'],
  [
    'shipped study: five categories, §3.1',
    () => readData('data/experiments/phicon.yaml').labels,
    ['NAME', 'LOCATION', 'DATE', 'ID', 'CONTACT'],
  ],
  [
    'shipped study: sizes and runs, §4.1',
    () => {
      const { fractions, alphas, seeds, split } = readData('data/experiments/phicon.yaml');
      return [fractions, alphas, seeds.length, split.ratio];
    },
    [[0.2, 0.4, 0.6, 0.8, 1], [2], 5, [7, 1, 2]],
  ],
  [
    'shipped study: alpha 1 to 4, Figure 4',
    () => readData('data/experiments/phicon.yaml').also.at(-1).alphas,
    [1, 2, 3, 4],
  ],
  [
    'shipped study: labels of fewer than 20, §3.1',
    () => readData('data/experiments/phicon.yaml')['drop-rarer-than'],
    20,
  ],
  [
    'shipped study: ClinicalBERT reads 150 pieces (its run_i2b2.sh)',
    () =>
      readData('data/experiments/phicon.yaml').models.find(({ name }: { name: string }) => name === 'clinicalbert')
        .settings.window,
    150,
  ],
]);

it('makes two copies where no alpha is given (Yue and Zhou 2020, §4.2)', async () => {
  const augmented = await augment([labelled('a', '[Ann Smith|NAME] is well.')], {
    recipe: 'phicon',
    phi: false,
    augmentedOnly: true,
  });
  let copies = 0;
  for await (const _ of augmented) copies++;
  expect(copies).toBe(2);
});

// Dernoncourt et al. 2017 and Yadav et al. 2018, whose values PHICON keeps (§3.2), as their programs have them.
pinned('NeuroNER (Dernoncourt et al. 2017; its parameters.ini)', [
  [
    'architecture and training',
    () => neuronerArchitecture,
    {
      name: 'neuroner',
      words: { spellings: expect.any(Function), affixLength: 0 },
      cell: 'coupled',
      learnedInitialState: true,
      characterDimension: 25,
      characterHidden: 25,
      affixDimension: 0,
      tokenHidden: 100,
      denseHidden: 100,
      dropsStates: false,
      original: {
        learningRate: 0.005,
        decay: 1,
        batchSize: 1,
        shuffles: true,
        clipping: { by: 'value', limit: 5 },
        hidesForGood: true,
      },
    },
  ],
  [
    'settings',
    () => neuronerSettings.parse({ mode: 'faithful' }),
    expect.objectContaining({
      scheme: 'BIOES',
      epochs: 100,
      patience: 10,
      wordDimension: 100,
      dropout: 0.5,
      trainVectors: true,
    }),
  ],
]);
pinned('DeepAffix (Yadav et al. 2018; its config.py)', [
  [
    'architecture and training',
    () => deepaffixArchitecture,
    {
      name: 'deepaffix',
      words: { spellings: expect.any(Function), affixLength: 3 },
      cell: 'lstm',
      learnedInitialState: false,
      characterDimension: 50,
      characterHidden: 25,
      affixDimension: 30,
      tokenHidden: 50,
      denseHidden: 0,
      dropsStates: true,
      original: {
        learningRate: 0.1,
        decay: 0.99,
        batchSize: 100,
        shuffles: false,
        clipping: { by: 'norm', limit: 5 },
        hidesForGood: false,
      },
    },
  ],
  [
    'settings',
    () => deepaffixSettings.parse({ mode: 'faithful' }),
    expect.objectContaining({
      scheme: 'IOB2',
      epochs: 150,
      patience: 30,
      wordDimension: 300,
      dropout: 0.5,
      trainVectors: true,
    }),
  ],
  ['words of training hidden, in both', () => HIDDEN, { occurrences: 1, share: 0.5 }],
]);

const SEARCH = {
  linesearch: ['MoreThuente', 'StrongBacktracking', 'Backtracking'],
  maxIterations: [50, 100, 150, 200, 250],
  minFrequency: [0, 3, 5],
  period: [5, 10, 15],
  numMemories: [3, 6, 9, 12],
  // The table prints 0.05 twice, where 0.005 must be meant.
  c1: [0.1, 0.05, 0.01, 0.005, 0.001, 0.0005],
  c2: [0.1, 0.05, 0.01, 0.005, 0.001, 0.0005],
  epsilon: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6],
  delta: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6],
  possibleTransitions: [true, false],
  possibleStates: [true, false],
};
const trials = async () => {
  const docs = Array.from({ length: 10 }, (_, i) => labelled(`d${i}`, 'Seen by [Ann Smith|NAME] today.'));
  return (await searchSettings(docs, { model: 'crf', fraction: 1, fixed: { maxIterations: 1, gazetteers: false }, budget: 0 })).asked; // prettier-ignore
};
pinned('Berg, Henriksson and Dalianis 2020', [
  ['six levels, §3.1.3 and Table 1', () => impactDefaults().models, ['base', 1, 4, 10, 20, 40]],
  ['four strategies, §3.1.3', () => impactDefaults().strategies, ['pseudo', 'class', 'mask', 'remove']],
  ['24 variants, §3.1.3', () => impactDefaults().models.length * impactDefaults().strategies.length, 24],
  [
    'what masks, §3.1.3',
    () => parseStrategies('name: x\nmask: { each: token }\n', 'x.yaml').mask,
    { text: 'XXXX', each: 'token' },
  ],
  [
    'the downstream tagger, §3.3',
    async () =>
      (
        await specOf(
          kind,
          readText('data/experiments/impact-demo.yaml').replace(/tagger:.*\n/, 'tagger: { family: crf }\n'),
          'x.yaml',
          {},
        )
      ).tagger.settings,
    expect.objectContaining({ c1: 0.1, c2: 0.2 }),
  ],
  ['folds, §3.3', () => impactDefaults().folds, 5],
  ['sentences of an eponym, §3.2', () => impactDefaults().eponyms, { sentences: 100 }],
  ...Object.entries(SEARCH).map(([option, values]): Pin => [`random search over ${option}, Table 2`, () => SEARCH_SPACES['crf']?.[option], values]), // prettier-ignore
  ['no other options of it, Table 2', () => Object.keys(SEARCH_SPACES['crf'] ?? {}).toSorted(), Object.keys(SEARCH).toSorted()], // prettier-ignore
  ['draws of it, Table 2', trials, 100],
]);

const project = async () => {
  const rules = ruleFiles({ talk: network(['con']) });
  return (await startProject(testStore(), { name: 'x', sources: ['/notes'], rules, seed: 1 })).state;
};
const corpus = { path: 'a' };
pinned('An iterative method for a sparse corpus', [
  ['F1 at which the loop may end, §2.4', async () => (await project()).target, 0.8],
  ['first corpus, §2.1', async () => (await project()).initial, 100],
  [
    'eight folds, §4.3',
    () =>
      rulesSchema.parse({
        kind: 'indirect',
        name: 'x',
        labels: ['PERSON'],
        training: { a: corpus },
        sample: corpus,
        tagger: { family: 'crf' },
      }),
    expect.objectContaining({ folds: 8 }),
  ],
  [
    'overlap counts as found, §4.2',
    () => rulesSchema.parse({ kind: 'direct', name: 'x', labels: ['PERSON'], corpus, 'rule-sets': { a: 'r' } }),
    expect.objectContaining({ metric: 'overlap' }),
  ],
  [
    'shipped evaluations: persons and places, §4',
    () => ['direct', 'indirect'].map((one) => readData(`data/experiments/rules-${one}.yaml`).labels),
    [
      ['PERSON', 'LOCATION'],
      ['PERSON', 'LOCATION'],
    ],
  ],
  ['shipped evaluation: eight folds, §4.3', () => readData('data/experiments/rules-indirect.yaml').folds, 8],
]);

const TABLES = {
  // Table 5.2
  Dense: 'd256 d256', Conv1: 'c15x64 c5x128', Conv2: 'c7x128 c15x64 c15x64', Conv3: 'c5x128 c3x64', Conv4: 'c15x16 c5x32',
  RNN1: 'r128 r128', RNN2: 'r256 r256 d128 d64', RNN3: 'r128 r128 r128 d128 d64', RNN4: 'r512 r512 d256 d128 d64',
  LOConv1: 'lc32x256 d256 d128 d64',
  // Table 5.3
  LOConv2: 'd64 lc32x256 d128 d64', LOConv3: 'd128 lc32x512 d256 d128 d64', LOConv4: 'd64 lc64x256 d128 d64',
  LORNN1: 'lr256 d256 d128', LORNN2: 'lr512 lr512 d512 d256', LORNN3: 'lr512 lr512 lr512 d512 d256',
}; // prettier-ignore
/** Table 5.4: shares of the placeholder alone, of random words and of masks. */
const MASKING = {
  M1: [1, 0, 0], M2: [0.1, 0.9, 0], M3: [0, 1, 0], M4: [0.25, 0.25, 0.5], M5: [0.25, 0.15, 0.6], M6: [0, 0.2, 0.8], M7: [0, 0, 1],
}; // prettier-ignore
const ON_VECTORS = ['LOConv2', 'LOConv3', 'LOConv4', 'LORNN1', 'LORNN2', 'LORNN3'];
const chosen = (settings: object) => sensitivitySettings.parse(settings);
const rates = () => {
  const schedule = scheduleOf(chosen({ schedule: 'thesis' }), { fineTuned: false } as never, 1000);
  const rateOf = ('rateOf' in schedule && schedule.rateOf) as (step: number) => number;
  return [0, 49, 50, 525, 1000].map(rateOf);
};
pinned('Schamberger 2019', [
  ...Object.entries(TABLES).map(([name, layers]): Pin => {
    const input = ON_VECTORS.includes(name) ? 'vectors' : 'encoder';
    return [`${name}, Tables 5.2 and 5.3`, () => architectures.get(name), createArchitecture(name, input, layers)];
  }),
  [
    'no other architectures but FT',
    () => [...architectures.keys()].toSorted(),
    ['FT', ...Object.keys(TABLES)].toSorted(),
  ],
  ...Object.entries(MASKING).map(([name, shares]): Pin => [`masking ${name}, Table 5.4`, () => Object.values(maskingSchemes[name as keyof typeof maskingSchemes]), shares]), // prettier-ignore
  ['their names', () => Object.keys(maskingSchemes), ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7']],
  [
    'what the thesis sets, §5.3.3, §5.4.1.2 to §5.4.4.3, Tables 5.1 and 5.5',
    () => THESIS,
    {
      heldOut: 0.1,
      budget: { vectors: 2048, encoder: 512 },
      piecesOfElement: 1.4,
      batchSize: 16,
      fineTunedBatchSize: 6,
      candidates: 0.02,
      dropout: { few: 0.1, many: 0.3 },
      warmupRate: 1e-2,
      initialRate: 1e-5,
      epsilon: 1e-6,
    },
  ],
  ['rates by step, §5.4.3', rates, [1e-2, 1e-2, 1e-5, expect.closeTo(5e-6, 12), 0]],
  ['warm-up, §5.4.3', () => chosen({}).warmup, 0.05],
  ['numbers in a vector of a piece, §5.4.1.3', () => chosen({}).pieceDimension, 200],
  [
    'the smallest loss decides, at one half, §5.4.4',
    () => [chosen({}).best, chosen({}).threshold, chosen({}).positiveWeight],
    ['loss', 'half', 1],
  ],
  [
    'candidates of an encoder, §5.4.2.1',
    () => regimeOf(chosen({ architecture: 'RNN1' })),
    { share: 0.02, scheme: { placeholderOnly: 0, random: 1, mask: 0 } },
  ],
  [
    'none where the element is not seen, §5.4.2.1',
    () => regimeOf(chosen({ architecture: 'LOConv2' })),
    { share: undefined, scheme: { placeholderOnly: 1, random: 0, mask: 0 } },
  ],
  ['random candidates, §5.5.3.1', () => RANDOM_CANDIDATES, 0.025],
  [
    'recipe context-only: candidates, §5.4.2.1',
    async () => (await loadRecipe('context-only')).augmenters,
    [{ 'entity-masking': expect.objectContaining({ scheme: 'M4', candidates: 0.02 }) }],
  ],
]);

pinned('Lee et al. 2024', [
  [
    'questions, votes, temperature and top_p, "ChatGPT-Based Deidentification Framework"',
    () => llmSettings.parse({}),
    expect.objectContaining({ queries: 3, votes: 2, temperature: 0.5, topP: 0.5 }),
  ],
  [
    'code-mixing index, equation 1',
    () => [[], [5], [3, 1], [1, 4], [2, 2]].map(codeMixingIndex),
    [0, 0, 0.25, expect.closeTo(0.2, 12), 0.5],
  ],
  ['six ranges of it, Figure 3', () => MIXING_RANGES, ['0', '0–10', '10–20', '20–30', '30–40', '40–50']],
  [
    'six coarse types and twenty fine ones, Table 1',
    () => {
      const labels = Object.entries(
        readData('data/labels/zh-en-deid.yaml').labels as Record<string, { coarse: string }>,
      );
      return Object.fromEntries(
        [...new Set(labels.map(([, { coarse }]) => coarse))].map((type) => [
          type,
          labels.flatMap(([label, { coarse }]) => (coarse === type ? [label] : [])),
        ]),
      );
    },
    {
      DATE: ['Date'],
      AGE: ['Age'],
      NAME: ['Patient', 'Person', 'Doctor'],
      LOCATION: [
        'NamedLocation',
        'Nationality',
        'Region',
        'Country',
        'City',
        'Hospital',
        'Department',
        'Room',
        'Number',
        'School',
        'GenericLocation',
        'Market',
      ],
      PROFESSION: ['Profession'],
      ID: ['IdNumber', 'MedicalRecord'],
    },
  ],
  [
    'shipped study: tags, "Implementation of Deidentification Methods"',
    () =>
      readData('data/experiments/code-mixing.yaml').models.flatMap(
        ({ family, settings }: { family: string; settings: { scheme: string } }) =>
          family === 'dictionary' ? [] : [settings.scheme],
      ),
    ['BILOU', 'BILOU', 'BILOU', 'BILOU'],
  ],
  [
    'shipped study: training and test set, "Corpus Construction"',
    () => readData('data/experiments/code-mixing.yaml').split.ratio,
    [1500, 200],
  ],
  ['shipped study: votes', () => readData('data/experiments/code-mixing.yaml').llm.settings, { queries: 3, votes: 2 }],
]);
