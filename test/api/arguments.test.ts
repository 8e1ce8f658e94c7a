import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/index.ts';
import { api, entryPoints } from '../helpers/public-api.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-arguments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Nothing is there. */
const missing = path.join(folder, 'missing');

const document = api.createDocument({
  id: 'a',
  text: 'Eva Lind came from Rome.',
  entities: [{ id: '1', start: 0, end: 8, label: 'PATIENT' }],
});
const conventions = { language: 'en', labels: {}, borders: [], join: [], spacing: [] };
const documents = [document, { ...document, id: 'b' }];
const noted = () => undefined;

const blobs = new Map<string, Uint8Array>();
const store = {
  read: async (name: string) => blobs.get(name),
  write: async (name: string, bytes: Uint8Array) => void blobs.set(name, bytes),
  remove: async (name: string) => void blobs.delete(name),
};
const shipped = api.shippedRuleSets()[0] as string;
const rules = api.loadRules(shipped);
const lists = api.loadGazetteers();
const ruleFiles = api.readSourceFiles(api.readRuleSource(shipped));
const settings = { name: 'p', sources: [], rules: ruleFiles, seed: 1 };
const project = await api.startProject(store, settings);
const tagged = await api.tagGold(rules, documents);
const { tagger, info } = await api.train(documents, { model: 'dictionary' });
const counts = api.findScorer('strict').count(document, document, 'en');
const units = [api.totalCounts(counts), api.totalCounts(counts)];
const rng = api.createRng(1);
const lexicon = api.loadBilingualLexicon('zh-en-clinical');
const check = await api.checkRelease(documents, documents, { statistics: true });
const cardSource = { format: 'jsonl', path: missing, manifest: undefined };
const learned = await api.learn(documents);
const bias = { thresholds: { main: 0.5, alternative: 0.5 }, beta: 2 };
const labels = new Set(['PATIENT']);
const figures = { gold: 1, f1: 1 };
const entry = { iteration: 0, update: 0, rules: 'history/0', training: figures, validation: figures };
const parts = { model: {}, settings: {}, language: 'de', budget: 1, threshold: 0, heldOut: [] };
const roles = { specification: noted, plan: noted, gather: noted, report: noted };
const kind = { names: ['x'], module: '', runners: {}, columns: [], ...roles };
const plan = { kind, text: '', manifest: noted, tasks: [], cells: [] };

/** Arguments that each function takes. */
const taken: Readonly<Record<string, readonly unknown[]>> = {
  addModelFiles: [missing, new Map()],
  applyEdits: [document, [{ start: 0, end: 3, replacement: 'Ida' }], {}],
  applyLabelMap: [document, api.shippedLabelMaps()[0]],
  approximatePrecision: [1, 1, 1, 1],
  augment: [documents, {}],
  averagePrecision: [new Float32Array(1), new Uint8Array(1)],
  batchToReview: [project, 'initial'],
  bestSettings: [{ trials: [{ settings: {} }], best: 1, fixed: {} }],
  bootstrapDifference: [units, units, { rng }],
  bootstrapInterval: [units, { rng }],
  checkRelease: [documents, documents, {}],
  chooseBias: [[bias], {}, ['PATIENT']],
  cohenKappa: [new Map()],
  collectBatch: [project, 'initial', {}],
  collectReviewed: [project, 'initial', documents, {}],
  compareElements: [documents, documents],
  conceal: [documents, { strategy: 'mask' }],
  concealUntilReleased: [documents, { strategy: 'mask' }],
  createAgreement: [],
  createAmbiguityAnalysis: [noted],
  createAnalyser: ['en'],
  createAudit: [noted],
  createBiasedTagger: [tagger, bias, {}],
  createCardInput: [check, cardSource],
  createDataCard: [api.createCardInput(check, cardSource)],
  createDocument: [document, {}],
  createEponymCorpus: ['en', {}],
  createEponymGuard: ['en'],
  createExplanationPage: [{ title: 't', description: 'd', sentences: [], sections: [] }],
  createFolderStore: [missing],
  createHistoryPage: [project.state, []],
  createLexiconTranslator: [lexicon],
  createLinker: [documents, 0],
  createManifest: [await api.conceal(documents, { strategy: 'mask' })],
  createOffsetMap: [[]],
  createPlaceholderFiller: [{ gazetteers: api.loadGazetteers() }],
  createPlaceholderTagger: [{}],
  createRng: [1],
  createRuleTagger: [rules, {}],
  createStatistics: [],
  createConventionsWriter: [conventions],
  createTrainingVocabulary: [],
  createTranslationCounts: [],
  createViewPage: [[{ source: document, copies: documents }], { title: 't', total: 1, tokenise: () => [] }],
  createVocabularyAnalysis: [api.createTrainingVocabulary()],
  decisionsFor: [check],
  deriveTemplates: [documents, {}],
  describeSurrogates: [lists, 'all'],
  drawFirst: [project, documents, {}],
  drawRules: [rules, []],
  drawSurrogates: [lists, 'city', { count: 1 }],
  embedInPlane: [[[0, 1]], { rng, iterations: 1 }],
  evaluateCorpora: [documents, documents, [api.findScorer('strict')], {}],
  evaluatePredictions: [documents, documents, {}],
  explainRules: [rules, 'text', {}],
  explainerOf: [tagger],
  exportModel: [missing, missing, { producer: { name: 'n', version: '1' } }],
  extractParagraphs: ['text', {}],
  fBeta: [{ precision: 1, recall: 1 }, 1],
  findEponyms: ['text', 'en'],
  findFamily: ['crf'],
  findFaults: ['text', []],
  fillPlaceholders: [documents, {}],
  findOutcomes: [tagged, ['PATIENT']],
  findOverlooked: [tagger, documents, {}],
  findScorer: ['strict'],
  findMarks: ['text', 'en'],
  refillMarks: [documents, {}],
  findSuspects: [document, labels],
  gatherStudy: [missing, []],
  generate: ['en-clinical', { count: 1 }],
  groupErrors: [api.findOutcomes(tagged, ['PATIENT']), rules.analyser],
  importGazetteer: [missing, folder, { list: 'cities', locale: 'en' }],
  importTagged: [missing, { labels, syntax: 'xml' }],
  initProject: [path.join(folder, 'project'), [missing], { rules: shipped }],
  isAtTarget: [entry, 0.8],
  joinStudies: [[missing], []],
  judgeInWords: [check],
  labelMapOf: [api.loadTemplateSet('en-clinical')],
  languageByLists: [
    ['en', 'de'],
    [['the'], ['die']],
  ],
  languageByScript: [{ latin: 'en', han: 'zh' }],
  languageByWords: [],
  joinLearned: [[learned], {}],
  learn: [documents, {}],
  learningCorpus: [project, 1],
  loadBilingualLexicon: ['zh-en-clinical'],
  loadGazetteers: [{}],
  formatConventions: [conventions],
  learnConventions: [documents, documents, {}],
  loadConventions: [missing],
  loadLabelMap: ['meddocan'],
  loadModel: [missing, {}],
  loadPlugins: [[missing]],
  loadRules: [shipped, {}],
  loadTemplateSet: ['en-clinical'],
  readLearned: [missing],
  writeLearned: [learned, path.join(folder, 'learned'), {}],
  measureAgreement: [documents, documents, {}],
  measureQuality: [documents, documents, {}],
  mergeCounts: [[counts]],
  mergeEdits: [[{ augmenter: 'a', edits: [] }]],
  microRatios: [counts],
  openProject: [store, {}],
  openProjectFolder: [missing],
  openRules: [shipped, {}],
  openSavedModel: [missing],
  openTagger: [missing, {}],
  openVault: [path.join(import.meta.filename, 'vault'), 'a key of sixteen bytes', { wait: 0 }],
  packPieces: [[1, 2], 3],
  parseBilingualLexicon: ['en\tzh\n', 'file'],
  parseConventions: ['language: en', 'file'],
  parseLabelMap: ['name: x', 'file'],
  parseRecipe: ['name: x', 'file'],
  parseStrategies: ['name: x', 'file'],
  parseTaggedText: ['<PATIENT>x</PATIENT>', { labels, syntax: 'xml' }],
  parseTemplateSet: [new Map(), ''],
  planFile: [missing, {}, noted],
  planStudy: ['name: x', 'file', {}, noted, []],
  planLabels: [['PATIENT'], { PATIENT: { type: 'name' } }, {}],
  projectErrors: [project, {}],
  rankProject: [project, ['score']],
  ratiosOf: [units[0]],
  readCorpus: [missing, {}],
  readHistory: [project],
  readManifest: [missing],
  readRecallBias: [store],
  readRuleSource: [shipped],
  readSourceFiles: [api.readRuleSource(shipped)],
  readTemplateSet: ['en-clinical'],
  reportStudy: [missing, []],
  keyOf: [{}],
  removeText: [document, [{ start: 9, end: 13 }], {}],
  requireSound: [api.readTemplateSet('en-clinical')],
  runProject: [project, documents, {}],
  saveModel: [path.join(folder, 'model'), tagger, info, {}],
  scoreRules: [tagged, ['PATIENT']],
  searchSettings: [documents, { model: 'dictionary', trials: 1 }],
  shippedLabelMaps: [],
  shippedRuleSets: [],
  shippedTemplateSets: [],
  sourceMap: [document.text, api.extractParagraphs(document.text)[0]],
  splitCorpus: [documents, {}],
  splitParagraph: ['text', { budget: 10 }],
  startProject: [{ ...store, read: async () => undefined }, settings, {}],
  suggestForProject: [project, {}],
  tagCorpus: [documents, tagger, {}],
  tagGold: [rules, documents, noted],
  testRandomisation: [units, units, { rng, trials: 2 }],
  toRunningText: [document, {}],
  tokeniseNotes: ['text'],
  totalCounts: [counts],
  train: [documents, { model: 'dictionary' }],
  translateCorpus: [documents, api.createLexiconTranslator(lexicon), {}],
  translateDocument: [document, api.createLexiconTranslator(lexicon), noted, 'en', api.createTranslationCounts()],
  tryProposal: [project, { file: 'f', files: ruleFiles }, {}],
  tryRules: [rules, rules, { labels: ['PATIENT'], training: documents, validation: documents }],
  adapt: [tagger, documents, { training: documents, dev: documents }],
  advise: [documents, {}],
  expectRecall: [tagger, documents, {}],
  pickSentences: [tagger, documents, {}],
  previewAugmentation: [documents, {}],
  tuneRecallBias: [tagger, documents, {}],
  withProjectLock: [path.join(folder, 'locked'), noted],
  writeCorpus: [documents, path.join(folder, 'out.jsonl'), {}],
  writeRecallBias: [{ tuned: [bias], tuning: {} }],
  writeTemplateSet: [new Map([['set.yaml', 'name: x']]), path.join(folder, 'set'), {}],
};

/** Arguments that only look like what these take, which is long in the making: what is not refused would fail later. */
const standIns: Readonly<Record<string, readonly unknown[]>> = {
  createSensitivityTagger: [parts],
  evaluateHeldOut: [parts, 1],
  evaluateNamedCandidates: [parts, documents, documents],
  evaluateRandomCandidates: [parts, documents, 1],
  evaluateWithoutCandidates: [parts, documents],
  planPrompts: [documents, { prompts: () => [], settings: { url: '', queries: 1 } }],
  pretrainEncoder: [documents, { vocabularySize: 100 }, { seed: 1 }],
  revertRules: [project, entry],
  runStudy: [plan, path.join(folder, 'study'), {}],
  saveEncoder: [path.join(folder, 'encoder'), { config: {}, vocabulary: [], tokenizerFiles: {}, weights: {} }, {}],
  trainSensitivity: [documents, { architecture: 'x' }, { seed: 1, language: 'de' }],
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value instanceof Map || value instanceof Set ? 'collection' : value === null ? 'null' : typeof value;
}

const outside = { id: 'a', text: 'b', entities: [{ id: '1', label: 'X', start: 5, end: 9 }] };
// No empty string: as a path it is the working folder, and a fault here must not write there.
const values = [null, 7n, Symbol('x'), 7, -1, Number.NaN, true, missing, {}, { id: 'a' }, outside, new Map(), noted];
const arrays = [[], [null], [{}], [{ id: 'a', text: 'b' }], [outside]];
const hostile: readonly unknown[] = [...values, ...arrays];

type AnyFunction = (...args: unknown[]) => unknown;
const functions = (Object.entries(api) as [string, unknown][]).filter(
  (found): found is [string, AnyFunction] => typeof found[1] === 'function' && found[0] !== 'PalimpsestError',
);

/** What the engine says of values that nobody looked at. */
const OF_THE_ENGINE =
  /Cannot (?:read|set|destructure|convert|mix|use|assign|access)|is(?: not|n't) (?:a function|iterable|a constructor|async iterable|defined|an object|extensible)|must be of type|argument must be|undefined \(|null \(|Invalid (?:array|time|code)|BigInt|Symbol value|called on incompatible/u;

async function complaintOf(run: AnyFunction, args: readonly unknown[] = []): Promise<unknown> {
  try {
    await run(...args);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('the public functions', () => {
  it('have one entry point each, and package.json names all of these', () => {
    const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      readonly exports: object;
    };
    expect(Object.keys(entryPoints)).toEqual(Object.keys(exports).filter((name) => name !== './package.json'));
    const names = Object.values(entryPoints).flatMap((entry) => Object.keys(entry));
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });

  it('are all known to this test', () => {
    const known = [...Object.keys(taken), ...Object.keys(standIns)].toSorted();
    expect(known).toEqual(functions.map(([name]) => name).toSorted());
  });

  it.each(functions)('refuse misuse in words of their own: %s', async (name, run) => {
    const args = taken[name] ?? standIns[name] ?? [];
    const faults: string[] = [];
    for (const [i, own] of args.entries()) {
      const kind = kindOf(own);
      const isOptions = kind === 'object' && Object.keys(own as object).length === 0;
      const absent = isOptions || kind === 'function' ? [] : [undefined];
      for (const value of [...absent, ...hostile]) {
        // What is of the kind that is wanted is tried only where the others are real; a function nowhere, since it may answer anything.
        const isWanted = kindOf(value) === kind && (kind !== 'object' || isOptions);
        if (isWanted && (!(name in taken) || kind === 'function')) continue;
        const error = await complaintOf(run, args.with(i, value));
        if (error === undefined || error instanceof api.PalimpsestError) continue;
        if (error instanceof TypeError && !OF_THE_ENGINE.test(error.message)) continue;
        faults.push(`argument ${i} as ${kindOf(value)}: ${error instanceof Error ? error.message : 'no error'}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Which arguments are objects and no options: these may have more than is looked at. */
const data: Readonly<Record<string, readonly number[]>> = {
  applyEdits: [0],
  applyLabelMap: [0, 1],
  averagePrecision: [0, 1],
  batchToReview: [0],
  bestSettings: [0],
  collectBatch: [0],
  collectReviewed: [0],
  createBiasedTagger: [0, 1],
  createConventionsWriter: [0],
  formatConventions: [0],
  createCardInput: [0],
  createDataCard: [0],
  createDocument: [0],
  createExplanationPage: [0],
  createHistoryPage: [0],
  createLexiconTranslator: [0],
  createManifest: [0],
  createRuleTagger: [0],
  createSensitivityTagger: [0],
  createVocabularyAnalysis: [0],
  describeSurrogates: [0],
  drawFirst: [0],
  drawRules: [0],
  drawSurrogates: [0],
  evaluateHeldOut: [0],
  evaluateNamedCandidates: [0],
  evaluateRandomCandidates: [0],
  evaluateWithoutCandidates: [0],
  explainRules: [0],
  explainerOf: [0],
  fBeta: [0],
  findOutcomes: [0],
  findOverlooked: [0],
  findSuspects: [0],
  groupErrors: [0, 1],
  isAtTarget: [0],
  decisionsFor: [0],
  judgeInWords: [0],
  keyOf: [0],
  labelMapOf: [0],
  learningCorpus: [0],
  writeLearned: [0],
  microRatios: [0],
  openProject: [0],
  planFile: [1],
  planPrompts: [1],
  planStudy: [2],
  planLabels: [1, 2],
  pretrainEncoder: [1],
  projectErrors: [0],
  rankProject: [0],
  ratiosOf: [0],
  readHistory: [0],
  readRecallBias: [0],
  readSourceFiles: [0],
  removeText: [0],
  requireSound: [0],
  revertRules: [0, 1],
  runStudy: [0],
  runProject: [0],
  saveEncoder: [1],
  saveModel: [1, 2],
  scoreRules: [0],
  sourceMap: [1],
  startProject: [0],
  suggestForProject: [0],
  tagCorpus: [1],
  tagGold: [0],
  toRunningText: [0],
  totalCounts: [0],
  trainSensitivity: [1],
  translateCorpus: [1],
  translateDocument: [0, 1, 4],
  tryProposal: [0, 1],
  tryRules: [0, 1, 2],
  adapt: [0],
  expectRecall: [0],
  pickSentences: [0],
  tuneRecallBias: [0],
  writeRecallBias: [0],
};

describe('options of the public functions', () => {
  const given = functions.flatMap(([name, run]) => {
    const args = taken[name] ?? standIns[name] ?? [];
    return args.flatMap((own, i) =>
      kindOf(own) === 'object' && !data[name]?.includes(i) ? [[`${name} ${i}`, run, args, i] as const] : [],
    );
  });

  it.each(given)('are refused where there is none of that name: %s', async (_, run, args, i) => {
    const error = await complaintOf(run, args.with(i, { ...(args[i] as object), noSuch: undefined }));
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toMatch(/\.noSuch is no option; did you mean \w+\? There (?:is|are): \w+/u);
  });

  it.each<readonly [() => unknown, string]>([
    [() => api.augment(documents, { aplha: 3 } as never), 'augment: options.aplha is no option; did you mean alpha?'],
    [
      () => api.createRuleTagger(rules, { steplimit: 3 } as never),
      'did you mean stepLimit? There are: report, stepLimit',
    ],
    [
      () => api.evaluateCorpora(documents, documents, [], { intervals: { seed: 1, trails: 9 } } as never),
      'evaluateCorpora: options.intervals.trails is no option; did you mean trials?',
    ],
    [
      () => api.writeCorpus(documents, missing, { options: { seperator: 'tab' } } as never),
      'writeCorpus: options.options.seperator is no option; did you mean separator?',
    ],
  ])('that are misspelt are told with the nearest: %#', async (misuse, message) => {
    const error = await complaintOf(misuse);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toContain(message);
  });
});

describe('what was learned of a corpus', () => {
  it('is taken by what augments, as learn gives it', async () => {
    const written: Document[] = [];
    for await (const doc of await api.augment(documents, { learned, generated: false })) written.push(doc);
    const own: Document[] = [];
    for await (const doc of await api.augment(documents, { generated: false })) own.push(doc);
    expect(written).toEqual(own);
  });

  it('is refused by what augments where it is something else', async () => {
    const error = await complaintOf(() => api.augment(documents, { learned: { language: 'en' } as never }));
    expect((error as Error).message).toContain('augment: options.learned.collected is an array of strings');
  });
});

describe('misuse of the public functions', () => {
  it.each<readonly [() => unknown, string]>([
    [() => api.createRng('13' as never), 'createRng: seed is a whole number, not a string'],
    [() => api.applyEdits(document, {} as never), 'applyEdits: edits is an array of edits, not an object'],
    [
      () => api.augment('notes' as never),
      'augment: corpus is a corpus: what readCorpus returns, an array of documents',
    ],
    [() => api.augment([document, {}] as never), 'augment: corpus[1].id is a string, not undefined'],
    [() => api.augment(documents, { policies: { A: 'keep' } } as never), 'augment: options.policies["A"] is an object'],
    [() => api.augment(documents, 'phicon' as never), 'augment: options is an object of options, not a string'],
    [() => api.readCorpus(3 as never), 'readCorpus: path is the path of a file or folder, not 3'],
    [() => api.readCorpus(''), 'readCorpus: path is the path of a file or folder, not a string'],
    [
      () => api.conceal([outside], { strategy: 'mask' }),
      'conceal: corpus[0].entities[0].start is an offset within the text of 1 UTF-16 units and inside no surrogate pair, the start not after the end, not 5',
    ],
    [
      () => api.splitCorpus(documents, { unit: 'word' } as never),
      'options.unit is one of document, paragraph, sentence',
    ],
  ])('is told by function, argument and what that may be: %#', async (misuse, message) => {
    const error = await complaintOf(misuse);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toContain(message);
  });

  it('is thrown by what answers at once and rejected by what answers later', async () => {
    expect(() => api.createRng(null as never)).toThrow(TypeError);
    await expect(api.readCorpus(null as never)).rejects.toThrow(TypeError);
  });

  it('in a stream is told when it comes', async () => {
    const stream = {
      async *[Symbol.asyncIterator]() {
        yield document;
        yield { id: 'b', text: 'b' } as unknown as Document;
      },
    };
    const message = 'augment: corpus[1].entities is an array of entities, not undefined';
    await expect(api.augment(stream)).rejects.toThrow(message);
  });

  it('never has a string quoted, which may be text of a document', async () => {
    const error = await complaintOf(() => api.createDocument(document.text as never));
    expect((error as Error).message).not.toContain('Eva');
  });
});
