import { setImmediate } from 'node:timers/promises';
import { addAccounts, ownValue } from '../../core/collections.ts';
import { type LabelPlans, type LabelSetting, planLabels } from '../../augment/label-plan.ts';
import {
  alternativesOf,
  choiceOf,
  type DefinedStep,
  definedSteps,
  defineStep,
  nameSteps,
  type OwnStep,
  type Recipe,
  type RecipeStep,
} from '../../augment/recipe.ts';
import type { AugmenterDefinition } from '../../augment/definition.ts';
import type { Learner } from '../../core/augmenter.ts';
import { inDocument, PalimpsestError } from '../../core/errors.ts';
import { describeAbsent, listLabels, requireSpelling } from '../../core/label-names.ts';
import type { Corpus, Document, Taken } from '../../core/types.ts';
import { createIdClaims } from '../../formats/io/unique-ids.ts';
import { createReadContext, type OpenCorpus } from '../../formats/read-corpus.ts';
import { checkLabelMap, describeByName, isOfBirths, type LabelMap, readLabelRules } from '../../resources/label-map.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { lackedBy } from '../../languages/capabilities.ts';
import { isUndetermined, languageOf } from '../../languages/locale.ts';
import { type AugmentCensus, createAugmentCensus } from '../parts/augment-census.ts';
import { copyDocuments } from '../parts/copy-documents.ts';
import { chooseLocale, typesIn } from './corpus-census.ts';
import { MOST_COPIES, usualCopies } from './usual-copies.ts';
import { formatEdits } from '../edit-log.ts';
import { type AugmentedCopy, createEngine, type AugmentJob } from './engine.ts';
import { describeLearned, type Learned, statesFor, targetIn } from './learned.ts';
import { mapFor, mixingFor, namedApart, policiesFor, type Target, timesOf } from '../target/apply.ts';
import { describeTarget } from '../target/describe.ts';
import { type LearnedTarget, learnTarget } from '../target/learn.ts';
import { loadRecipe } from '../load-named.ts';
import { needsLists } from '../../surrogates/types.ts';
import { nameSource, type AccountedCorpus } from '../manifest.ts';
import { createSummary, type AugmentSummary } from '../summary.ts';
import { type PartedCorpus, writeAll } from '../write-corpus.ts';
import { collectDocuments, requireRereadable, toCorpus } from '../../core/document.ts';
import { describeMixture } from '../mixture/describe.ts';
import { shippedSetsIn } from '../templates/load-template-set.ts';
import { type MixtureContext, planMixture, renderMixture } from '../mixture/mixture.ts';
import { openPartPool, type PartPool, type PartRun, type PassOptions, writeInParts } from '../parts/pool.ts';
import type { PartAnswer } from '../parts/task.ts';
import type { ResultOf } from '../parts/tasks.ts';
import type { PendingCorpus } from '../../formats/write-corpus.ts';

export interface AugmentOptions extends PartRun {
  /** How many augmented copies of the corpus are added; PHICON recommends a small value (§4.2). Default 2, and up to 5 of a corpus of less than 75,000 characters by a recipe that mixes generated text in. */
  readonly alpha?: number;
  /** Default 13. The same seed gives the same copies. */
  readonly seed?: number;
  /**
   * A shipped recipe's name (`palimpsest`, `phicon`, `phicon-cautious`), a path to a YAML file, or a recipe, whose steps may be
   * augmenters of your own: `{ augmenter, settings }`. Default `palimpsest`.
   */
  readonly recipe?: string | Recipe<RecipeStep | OwnStep>;
  /** Change the entities. Default true. */
  readonly phi?: boolean;
  /** Change the words around them. Default true. */
  readonly context?: boolean;
  /** Mix in the generated text that the recipe asks for, where the source documents are yielded too. Default true. */
  readonly generated?: boolean;
  /** Yield the copies only: neither the source documents nor generated ones. */
  readonly augmentedOnly?: boolean;
  /** With `augmentedOnly`: keys of meta data to write; all others are dropped, and so is a value that holds a mention. */
  readonly keepMeta?: readonly string[];
  /** What a copy is a copy of; the recipe's own when absent. */
  readonly unit?: 'document' | 'sentence';
  /** What the labels mean; the shipped map that fits the corpus when absent. */
  readonly labelMap?: LabelMap;
  /** Decisions for single labels, over the map's. */
  readonly policies?: Readonly<Record<string, LabelSetting>>;
  /** The language and country of the text; when absent the label map's, unless the text is plainly in another language; else `en`. */
  readonly locale?: string;
  /** Draw only from this share of every gazetteer, so that an evaluation can hold the others back. Default `all`. */
  readonly partition?: Partition;
  readonly gazetteerFolders?: readonly string[];
  /** Whether an augmenter may send text to a server on another machine. Default false. */
  readonly allowRemote?: boolean;
  /** Key of `meta` whose value tells the patient. Default `patient`. */
  readonly patientField?: string;
  /** Called with each copy that was taken, unless the format of the output refused it; then everything is done in this thread. */
  readonly onCopy?: (source: Document, copy: AugmentedCopy) => void | Promise<void>;
  /** Given the lines of a log of what was done to each copy that was taken, as `augment --edits` writes it. */
  readonly onEdits?: (lines: string) => void | Promise<void>;
  /** What `learn` learned of the corpus that this one is part of, or is: then it is read once, and may be a stream. */
  readonly learned?: Learned;
  /**
   * Some labelled documents of the corpus to tag, such as twenty sentences; held in memory. The source is brought to their conventions
   * (labels, borders, blanks), generated text too, and they are written themselves after the source, with surrogates of their own, so often that they
   * weigh something beside it.
   */
  readonly targetSample?: Corpus | readonly Document[];
  /** Yield the documents of the target sample, and their copies. They belong to the whole corpus: false for all but one of its cuts. Default true. */
  readonly writeSample?: boolean;
  readonly onProgress?: (progress: AugmentProgress) => void;
}

const PATIENT = 'patient';

export interface AugmentProgress {
  readonly phase: 'reading' | 'learning' | 'augmenting';
  readonly documents: number;
  /** Known once the corpus has been read. */
  readonly totalDocuments?: number;
  readonly characters: number;
  readonly totalCharacters?: number;
}

/** An augmented corpus: iterate it once for the documents, each source followed by its copies; then ask for the summary. */
export interface AugmentedCorpus extends Corpus, AccountedCorpus, PartedCorpus {
  /** All that decides what is written, for the manifest. */
  readonly job: AugmentJob;
  /** What the recipe asks for and the language has no resources for. */
  readonly notes: readonly string[];
  /** What the labels of a target sample are planned as, where there is one. */
  readonly targetPlans?: LabelPlans | undefined;
  summary(): AugmentSummary;
}

/**
 * Enlarges a labelled corpus: D ∪ α·D_aug (PHICON §2). Reads it once to learn (labels, word pairs, mentions) and once to
 * augment, document by document; a corpus in memory may be an array.
 *
 * Mentions of other layers than `phi`, such as clinical ones, are kept where nothing is said of their labels.
 *
 * @throws PalimpsestError `no-policy` when the layer `phi` has labels that nothing is known about, `empty-corpus`,
 *   `bad-recipe`, `unknown-recipe`, `unknown-type`, `unknown-locale`, `unknown-label` where a policy, the recipe or a label map
 *   of one's own misspells a label; of a target sample `no-mentions`, `shared-text` where the source has its sentences.
 * @throws TypeError for a corpus that can be read only once, such as a generator, where nothing was learned before.
 */
export async function augment(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: AugmentOptions = {},
): Promise<AugmentedCorpus> {
  if (!options.learned) requireRereadable(corpus, 'augment');
  const pool = openPartPool(corpus, options);
  try {
    return await planAugmentation(corpus, options, pool);
  } catch (error) {
    await pool?.close();
    throw error;
  }
}

/** One line on labels that are no known scheme's and whose names tell nothing. */
function describeUntold(labels: readonly string[]): string {
  return (
    `Unknown ${labels.length === 1 ? 'label' : 'labels'} ${listLabels(labels.toSorted())}: entities of a recognisable type (persons, towns, dates, numbers) get a surrogate of that type, ` +
    'others are swapped with entities of the same label. Set the type with --policy LABEL=<type> or --labels.'
  );
}

const NO_MENTIONS =
  'No document has entities, so copies can differ only in wording and a tagger learns nothing from them. Check that the annotations were found (palimpsest stats); to annotate text, use tag, rules or label.';

/** What an augmentation is, but for what its augmenters learn. */
async function prepare(
  corpus: Corpus | readonly Document[],
  options: AugmentOptions,
  pool: PartPool | undefined,
  learned: readonly Learned[],
  learning?: { readonly share: number | undefined },
  seen?: SeenTarget,
) {
  const { alpha: asked } = options;
  if (asked !== undefined && (!Number.isInteger(asked) || asked < 0))
    throw new TypeError(`alpha is a whole number from 0, not ${asked}`);
  if (asked !== undefined && asked > MOST_COPIES)
    throw new PalimpsestError('bad-option', `alpha: ${asked} copies of each document are more than ${MOST_COPIES}`, {
      hint: 'Copies beyond some ten teach a tagger little; for more text, write generated documents with generate, or run again with other --seed values.',
    });
  const given = options.recipe ?? 'palimpsest';
  const { recipe: whole, own } = nameSteps(typeof given === 'string' ? await loadRecipe(given) : given);
  if (own.length > 0 && (options.workers ?? 1) > 1)
    throw new TypeError(
      'augmenters that are given as objects work in this thread: load them with loadPlugins for workers',
    );
  const recipe = narrow(whole, own, options);
  const steps = definedSteps(recipe, own);
  const isMixed =
    learning !== undefined ||
    (recipe.generated !== undefined && options.generated !== false && options.augmentedOnly !== true && asked !== 0);
  const census = createAugmentCensus(isMixed);
  for (const { counts } of learned) census.merge(counts);
  const { gazetteerFolders = [], partition = 'all', seed = 13 } = options;
  const gazetteers = loadGazetteers({ folders: gazetteerFolders });
  const planBy = ({ told, labels }: AugmentCensus) => {
    const labelMap = told.chooseMap(labels, options.labelMap);
    return { labelMap, ...chooseLocale(options.locale, labelMap, told, gazetteers.locales, WITHIN_CORPUS) };
  };
  const foresee = (first: AugmentCensus) => {
    const { locale } = planBy(first);
    if (isMixed && recipe.generated) shippedSetsIn(languageOf(locale));
  };
  if (learned.length === 0) await countCorpus(corpus, census, pool, { ...options, isMixed, foresee, share: learning?.share }); // prettier-ignore
  // The default need not be there: most corpora tell no patients.
  const { patientField = PATIENT } = options;
  if (patientField !== PATIENT) census.fields.require(patientField);
  const { labelMap, locale, notes, isForeign } = planBy(census);
  const absent = [
    ...checkLabelMap(options.labelMap, census.labels),
    ...checkRecipe(recipe, steps, census.labels),
    ...describeByName(labelMap, options.policies),
  ];
  const settings = { ...keepAll(census.besides), ...(isUndetermined(locale) ? withinCorpus(labelMap?.labels) : labelMap?.labels) }; // prettier-ignore
  // Somebody who wrote what labels mean forgot those; where nobody did, other mentions of the corpus stand in for them.
  const unknown = options.labelMap === undefined ? 'from-corpus' : undefined;
  const plans = steps.some(({ augmenter }) => augmenter.needsPlans)
    ? planLabels(census.labels, settings, options.policies, unknown)
    : keepAll(census.labels);
  const untold = [...census.labels].filter((label) => !Object.hasOwn({ ...settings, ...options.policies }, label));
  if (untold.length > 0 && plans[untold[0] as string]?.policy === 'from-corpus') absent.push(describeUntold(untold));
  const alpha = asked ?? usualCopies(census.characters, recipe.generated !== undefined);
  const target: Target | undefined = seen && { ...seen.learned, times: timesOf(seen.learned, alpha) };
  const ofSource: MixtureContext | undefined = census.mentions && {
    locale,
    gazetteers,
    partition,
    seed,
    types: typesOf(plans, labelMap),
    births: new Set([...census.labels].filter((label) => isOfBirths(labelMap, label))),
    census: census.mentions,
    characters: census.characters,
  };
  const mixing = ofSource && seen && target ? mixingFor(ofSource, target, alpha, seen.sample) : ofSource;
  const mixture = isForeign ? undefined : recipe.generated && mixing && planMixture(recipe.generated, mixing);
  const base: AugmentJob = {
    recipe,
    plans,
    // Also where nothing is written over any mention: which sentences are copied depends on what labels mean, not on the steps.
    keptLabels: [...census.labels]
      .filter((label) => (ownValue(options.policies ?? {}, label) ?? ownValue(settings, label))?.policy === 'keep')
      .toSorted(),
    locale,
    partition,
    gazetteerFolders,
    seed,
    alpha,
    ...(options.shard && { shard: options.shard }),
    patientField,
    ...(options.allowRemote === true && { allowRemote: true }),
    ...(mixture && { mixture }),
    ...(target && { target }),
    learned: [],
  };
  const engine = createEngine(base, own);
  const describe = () => [
    ...notes,
    ...(target ? [...(seen?.notes ?? []), describeTarget(target, alpha)] : []),
    ...(census.labels.size === 0
      ? [NO_MENTIONS]
      : isMixed && !isForeign
        ? describeMixture(mixture, languageOf(locale))
        : []),
    ...(isUndetermined(locale) ? [] : lackingSteps(steps, languageOf(locale))), // the note on the language says it
    ...(options.allowRemote === true ? steps.flatMap(({ augmenter, settings }) => augmenter.sendsTo?.(settings) ?? []) : []).map((host) => `The text is sent to ${host}.`), // prettier-ignore
    ...(isUndetermined(locale) ? [] : lackedBy(locale, new Set(Object.values(plans).flatMap((plan) => (plan.policy === 'replace' ? [plan.type] : []))))), // prettier-ignore
    ...absent,
  ];
  return { base, engine, census, steps, labelMap, mixture, mixing, describe };
}

async function planAugmentation(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: AugmentOptions,
  pool: PartPool | undefined,
): Promise<AugmentedCorpus> {
  const known = options.learned ? [options.learned] : [];
  const seen = await seeTarget(corpus, options);
  const prepared = await prepare(corpus, options, pool, known, undefined, seen);
  const { base, engine, census, steps, labelMap, mixture, mixing } = prepared;
  const { augmentedOnly = false, keepMeta = [], onCopy, onEdits, onProgress, shard } = options;
  const isLast = !shard || shard[0] === shard[1];
  const ofSample = seen && base.target && (await augmentSample(seen.sample, base.target, options, prepared));
  const beside = isLast && options.writeSample !== false ? ofSample : undefined;
  // Generated text comes last.
  const render = () => (mixture && mixing && isLast ? renameTaken(renderMixture(mixture, mixing), census.taken) : []);
  let aside: Promise<readonly Document[]> | undefined;
  /** Beside the threads that are at work. */
  const meanwhile = () => {
    aside ??= renderAside(render());
    aside.catch(() => undefined); // told when it is waited for
  };
  const learners = await observe(corpus, prepared, pool, known, { onProgress, meanwhile });
  const finished = learners.map((learner) => learner?.finish());
  for (const [i, result] of finished.entries()) if (result !== undefined) engine.augmenters[i]?.adopt?.(result);
  const job = { ...base, learned: finished.some((result) => result !== undefined) ? finished : [] };
  const { plans } = job;
  const summary = createSummary(plans);
  let inParts: AugmentSummary | undefined; // what was done in worker threads
  const totals = { totalDocuments: census.documents, totalCharacters: census.characters };

  async function* documents(): AsyncGenerator<Document, void, Taken> {
    await pool?.close();
    let [count, characters] = [0, 0];
    try {
      yield* copyDocuments(toCorpus(corpus), {
        job,
        engine,
        summary,
        augmentedOnly,
        keepMeta,
        onCopy:
          onCopy || onEdits
            ? async (source, copy) => {
                await onCopy?.(source, copy);
                await onEdits?.(formatEdits(source, copy));
              }
            : undefined,
        onDocument: ({ text }) =>
          onProgress?.({ phase: 'augmenting', documents: ++count, characters: (characters += text.length), ...totals }),
      });
    } finally {
      await engine.dispose();
    }
    if (beside) yield* beside[Symbol.asyncIterator]() as AsyncGenerator<Document, void, Taken>;
    for (const doc of (await aside) ?? render()) {
      if ((yield doc) !== false) summary.addGenerated(doc);
    }
  }

  async function writeParts(writer: PendingCorpus): Promise<boolean> {
    if (onCopy || steps.some(({ augmenter }) => augmenter.needsOneThread)) return false;
    const setup = { job, augmentedOnly, keepMeta, logsEdits: onEdits !== undefined };
    let [count, characters] = [0, 0];
    const take = async (part: PartAnswer<ResultOf<'augment'>>) => {
      inParts = inParts ? addAccounts(inParts, part.result.summary) : part.result.summary;
      if (part.result.edits !== '') await onEdits?.(part.result.edits);
      count += part.documents;
      characters += part.characters;
      onProgress?.({ phase: 'augmenting', documents: count, characters, ...totals });
    };
    const isWritten = await writeInParts(pool, 'augment', setup, writer, options, take, meanwhile);
    if (!isWritten) return false;
    if (beside) await writeAll(beside, (doc) => writer.write(doc));
    for (const doc of (await aside) ?? []) if (await writer.write(doc)) summary.addGenerated(doc);
    return true;
  }

  return {
    source: 'path' in corpus ? nameSource(corpus) : undefined,
    job,
    labelMap,
    notes: [...new Set([...prepared.describe(), ...(ofSample?.notes ?? [])])],
    targetPlans: ofSample?.job.plans,
    files: [
      ...filesOf(options.targetSample),
      ...job.gazetteerFolders,
      ...steps.flatMap(({ augmenter, settings }) => augmenter.files?.(settings) ?? []),
    ],
    summary: () => ({
      ...(inParts ? addAccounts(inParts, summary.result()) : summary.result()),
      ...(beside && { target: beside.summary() }),
    }),
    writeParts,
    [Symbol.asyncIterator]: documents,
  };
}

/** A target sample with what it tells beside a source. */
interface SeenTarget {
  readonly sample: readonly Document[];
  readonly learned: LearnedTarget;
  readonly notes: readonly string[];
}

/** Reads the target sample, where there is one, and learns what it tells, unless that was learned before. */
async function seeTarget(
  corpus: Corpus | readonly Document[],
  { targetSample, learned, locale, labelMap }: AugmentOptions,
): Promise<SeenTarget | undefined> {
  const sample = targetSample && (await collectDocuments(targetSample));
  const notes: string[] = [];
  const known = learned && targetIn(learned, sample);
  if (sample === undefined) return undefined;
  const onNote = (note: string) => void notes.push(note);
  return { sample, learned: known ?? (await learnTarget(corpus, sample, { locale, labelMap, onNote })), notes };
}

/** The sample with its copies: a corpus of its own, whose labels mean what they mean in it. */
function augmentSample(
  sample: readonly Document[],
  target: Target,
  options: AugmentOptions,
  { base, census }: Prepared,
): Promise<AugmentedCorpus> {
  // The parts of the run are of the source, as is what it learned; all else holds for the sample too.
  const { targetSample: _sample, writeSample: _write, learned: _learned, onProgress: _progress, shard: _shard, workers: _workers, onAside: _aside, labelMap, ...own } = options; // prettier-ignore
  const map = mapFor(sample, labelMap);
  return augment(namedApart(sample, census.taken), {
    ...own,
    alpha: target.times - 1,
    generated: false,
    ...(map && { labelMap: map }),
    policies: policiesFor(sample, target, options.policies),
    locale: base.locale,
  });
}

const filesOf = (sample: AugmentOptions['targetSample']) => (sample && 'path' in sample ? [(sample as OpenCorpus).path] : []); // prettier-ignore

/** Documents that stand beside others of the ids that are taken, wherever those are written. */
function* renameTaken(docs: Iterable<Document>, taken: Iterable<string>): Generator<Document> {
  const claims = createIdClaims();
  for (const id of taken) claims.claim(id);
  for (const doc of docs) {
    const id = claims.claim(doc.id);
    yield id === doc.id ? doc : Object.freeze({ ...doc, id });
  }
}

/** Renders documents while others wait for workers: what they bring is taken between any two. */
async function renderAside(docs: Iterable<Document>): Promise<readonly Document[]> {
  const rendered: Document[] = [];
  for (const doc of docs) {
    rendered.push(doc);
    await setImmediate();
  }
  return rendered;
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Visits the documents in order; those in memory without waiting for each. */
async function forEachDocument(corpus: Corpus | readonly Document[], visit: (doc: Document) => void): Promise<void> {
  if (Symbol.asyncIterator in corpus) for await (const doc of corpus) visit(doc);
  else for (const doc of corpus) visit(doc);
}

/** Leaves out the steps that the options switch off. */
function narrow(recipe: Recipe, own: readonly AugmenterDefinition[], options: AugmentOptions): Recipe {
  const isWanted = { mentions: options.phi !== false, context: options.context !== false };
  const augmenters = recipe.augmenters
    .map((step) => alternativesOf(step).filter((one) => isWanted[defineStep(one, own).augmenter.phase]))
    .flatMap((steps) => (steps.length === 0 ? [] : [choiceOf(steps)]));
  return { ...recipe, augmenters, unit: options.unit ?? recipe.unit };
}

/** @returns a note on labels of the recipe that no mention has. @throws PalimpsestError `unknown-label` */
function checkRecipe(recipe: Recipe, steps: readonly DefinedStep[], labels: ReadonlySet<string>): readonly string[] {
  const by = `the recipe ${recipe.name}`;
  const named = steps.flatMap(({ augmenter, settings }) => augmenter.labels?.(settings) ?? []);
  return describeAbsent(by, requireSpelling({ by, named, known: labels }));
}

/** Says, in sentences for the user, which steps do nothing because the language has no resources for them. */
function lackingSteps(steps: readonly DefinedStep[], language: string): readonly string[] {
  return [...new Set(steps.flatMap(({ augmenter }) => augmenter.lacks?.(language) ?? []))];
}

/** A policy may say of a label what it means; what is not replaced means what the map says. */
function typesOf(plans: LabelPlans, map: LabelMap | undefined): MixtureContext['types'] {
  const types = new Map(typesIn(Object.keys(plans), map));
  for (const [label, plan] of Object.entries(plans)) if (plan.policy === 'replace') types.set(label, plan.type);
  return types;
}

const WITHIN_CORPUS =
  'other mentions of the corpus take the places of places and organisations, persons get names of the people that most of theirs are of, wording stays, and no generated text is mixed in';

/** What needs lists of the language, where there are none: another mention of the corpus is of it. Persons are never called as others of the corpus. */
const withinCorpus = (settings: LabelMap['labels'] = {}): Readonly<Record<string, LabelSetting>> =>
  Object.fromEntries(
    Object.entries(settings).map(([label, setting]) => {
      const isListed = setting.policy === undefined && needsLists(setting.type);
      return [label, isListed ? { policy: 'from-corpus', isLoose: true } : setting];
    }),
  );

function keepAll(labels: Iterable<string>): LabelPlans {
  return Object.fromEntries([...labels].toSorted().map((label) => [label, { policy: 'keep' as const }]));
}

/** So many characters at least are the first documents, where there are so many. */
const FIRST = 20_000;

/** Counts the first documents of a corpus. */
async function lookAhead(corpus: Corpus | readonly Document[], foresee: Counting['foresee']): Promise<void> {
  readLabelRules();
  if (!('format' in corpus)) return;
  const { format, files, options } = corpus as OpenCorpus;
  const first = createAugmentCensus(false);
  for await (const doc of format.read(files, createReadContext({ ...options, report: () => undefined }))) {
    first.add(doc);
    if (first.characters >= FIRST) break;
  }
  foresee(first);
}

interface Counting extends Pick<AugmentOptions, 'onProgress'>, Pick<PassOptions, 'share'> {
  readonly isMixed: boolean;
  /** Reads what will be asked of the shipped files if all documents are like the first ones. */
  readonly foresee: (first: AugmentCensus) => void;
}

async function countCorpus(
  corpus: Corpus | readonly Document[],
  census: AugmentCensus,
  pool: PartPool | undefined,
  { onProgress, isMixed, foresee, share }: Counting,
): Promise<void> {
  const tell = () => onProgress?.({ phase: 'reading', documents: census.documents, characters: census.characters });
  if (pool) {
    const hint = () => census.mentions?.isSampled;
    // While the threads are started and count: afterwards they would wait for it. What is wrong with the documents they tell.
    const meanwhile = () => void lookAhead(corpus, foresee).catch(() => undefined);
    for await (const { result } of pool.each('census', { isMixed }, { hint, share, meanwhile })) {
      census.merge(result);
      tell();
    }
  } else {
    await forEachDocument(corpus, (doc) => {
      census.add(doc);
      tell();
    });
  }
  if (census.documents > 0) return;
  throw new PalimpsestError('empty-corpus', 'the corpus has no readable document', {
    hint: 'Check the diagnostics above; name the format with --from if it was not told right.',
  });
}

interface Observing extends Pick<PassOptions, 'share' | 'meanwhile'> {
  readonly onProgress: AugmentOptions['onProgress'];
}

/** Shows the corpus to the augmenters that must see it first, or tells them what was learned before. */
async function observe(
  corpus: Corpus | readonly Document[],
  { base, engine, steps, census }: Prepared,
  pool: PartPool | undefined,
  learned: readonly Learned[],
  { onProgress, share, meanwhile }: Observing,
): Promise<readonly (Learner | undefined)[]> {
  const size = { documents: census.documents, characters: census.characters };
  const learners = engine.augmenters.map((augmenter) => augmenter.createLearner?.(size));
  if (learners.every((learner) => learner === undefined)) return [];
  if (learned.length > 0) {
    for (const part of learned)
      for (const [i, state] of statesFor(part, base, steps, learners).entries()) learners[i]?.merge?.(state);
    return learners;
  }
  let [documents, characters] = [0, 0];
  const tell = (more: number, text: number) =>
    onProgress?.({
      phase: 'learning',
      documents: (documents += more),
      totalDocuments: size.documents,
      characters: (characters += text),
      totalCharacters: size.characters,
    });
  if (pool && learners.every((learner) => learner === undefined || learner.merge !== undefined)) {
    for await (const part of pool.each('learn', { job: base, size }, { share, meanwhile })) {
      for (const [i, state] of part.result.entries()) learners[i]?.merge?.(state);
      tell(part.documents, part.characters);
    }
  } else {
    await forEachDocument(corpus, (doc) => {
      inDocument(doc, () => {
        const analysis = engine.analyse(doc);
        for (const learner of learners) learner?.observe(doc, analysis);
      });
      tell(1, doc.text.length);
    });
  }
  return learners;
}

/**
 * Learns from a corpus, or from a share of it, what an augmentation must know of the whole: so that parts of it may be augmented apart.
 *
 * @param options those of the augmentations to come; what decides on the copies alone may differ then.
 * @throws PalimpsestError as {@link augment}; `not-mergeable` where an augmenter keeps what it learns to itself.
 */
export async function learn(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: AugmentOptions = {},
): Promise<Learned> {
  requireRereadable(corpus, 'learn');
  const pool = openPartPool(corpus, options);
  try {
    return await learnFrom(corpus, options, pool, []);
  } finally {
    await pool?.close();
  }
}

/**
 * Puts together what was learned of the shares of a corpus, or of corpora that belong together, in their order.
 *
 * @throws PalimpsestError as {@link augment}; `learned-otherwise` where parts were learned with other settings.
 */
export function joinLearned(parts: readonly Learned[], options: AugmentOptions = {}): Promise<Learned> {
  return learnFrom([], options, undefined, parts);
}

async function learnFrom(
  corpus: Corpus | readonly Document[],
  options: AugmentOptions,
  pool: PartPool | undefined,
  parts: readonly Learned[],
): Promise<Learned> {
  const share = options.shard?.[0];
  const isShared = share !== undefined || parts.length > 0;
  if (isShared && (options.targetSample || parts.some(({ target }) => target)))
    throw new PalimpsestError('not-mergeable', 'what a target sample tells is told beside the whole corpus, not beside shares of it', {
      hint: 'Learn from the whole corpus in one run; --workers makes it fast.',
    }); // prettier-ignore
  const seen = await seeTarget(corpus, options);
  const prepared = await prepare(corpus, options, pool, parts, { share });
  const learners = await observe(corpus, prepared, pool, parts, { onProgress: options.onProgress, share });
  return describeLearned(prepared.base, prepared.steps, prepared.census.state(), learners, seen?.learned);
}
