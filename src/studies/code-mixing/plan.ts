import path from 'node:path';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { openMixed } from '../../text/code-mixing.ts';
import type { EncoderJob } from '../common/train.ts';
import { fingerprintMixed } from '../common/measures.ts';
import { charactersOf, hashDocuments, readSource } from '../common/sources.ts';
import { fingerprint, keyOf } from '../engine/key.ts';
import type { PlannedStudy, Task } from '../engine/task.ts';
import { nameOfMixedCell, type PlannedEncoder, type PlannedMixedCell } from './study.ts';
import { type MixedCorpusData, readMixedCorpus } from './corpus.ts';
import { describeCodeMixing } from './describe.ts';
import type { HardSubsetJob, MixedModelJob, MixedModelResult } from './job.ts';
import { keepGroups, plainDocument, cutSentence, sentencesOf } from './sentences.ts';
import type { CodeMixingSpec, MixedModelSpec } from './spec.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { unpackPredictions } from '../common/count-pairs.ts';

/**
 * The sentences with a mention that none of the models found (Lee et al. 2024, "Performance Comparison With ChatGPT"), each as a
 * document, and what the models that read the same text found in them.
 */
export function gatherHardSubset(
  test: readonly Document[],
  results: ReadonlyMap<string, Pick<MixedModelResult, 'missed' | 'predicted'>>,
  language: string,
): { readonly sentences: readonly Document[]; readonly others: Readonly<Record<string, readonly Document[]>> } {
  const tagged = [...results].flatMap(([name, { predicted }]) => {
    if (!predicted) return [];
    const { labels, mentions } = predicted;
    return [{ name, documents: unpackPredictions(test, { labels, models: { [name]: mentions } }, name) }];
  });
  const sentences: Document[] = [];
  const others: Record<string, Document[]> = Object.fromEntries(tagged.map(({ name }) => [name, []]));
  test.forEach((doc, d) => {
    const lists = [...results.values()].map(({ missed }) => new Set(missed[d] ?? []));
    const hard = mentionsOf(doc).filter((_, i) => lists.every((missed) => missed.has(i)));
    sentencesOf(doc, language).forEach((sentence, s) => {
      if (!hard.some(({ start }) => start >= sentence.start && start < sentence.end)) return;
      sentences.push(cutSentence(doc, sentence, s));
      for (const { name, documents } of tagged) others[name]?.push(cutSentence(documents[d] as Document, sentence, s));
    });
  });
  return { sentences, others };
}

/** What all tasks of a study are planned from. */
interface Context {
  readonly spec: CodeMixingSpec;
  readonly corpus: MixedCorpusData;
  /** The languages, as inputs have them. */
  readonly mixed: readonly unknown[];
  /** The sentences of some groups. */
  readonly select: (documents: readonly Document[], groups: readonly string[]) => readonly Document[];
}

/**
 * Reads the corpora of a study and lists its cells: encoders that are pretrained, a training for each model and seed, and for each
 * group of sentences of the model that is trained on one at a time; last, the language model.
 *
 * @throws PalimpsestError of the readers; `empty-corpus`, `no-entities`, `too-few-units`, `empty-training`,
 *   `documents-in-common` where encoders would be pretrained on documents of the corpus.
 */
export async function plan(spec: CodeMixingSpec, report?: Report): Promise<PlannedStudy<PlannedMixedCell>> {
  const languageOf = openMixed(spec.mixed);
  const context: Context = {
    spec,
    corpus: await readMixedCorpus(spec, report),
    mixed: await fingerprintMixed(spec.mixed),
    select: (documents, groups) => documents.flatMap((doc) => keepGroups(doc, groups, languageOf, spec.language) ?? []),
  };
  const encoders = await planEncoders(context, report);
  const cells: PlannedMixedCell[] = [];
  const models: Task<MixedModelJob>[] = [];
  // Seed by seed: a study that is stopped has whole tables of some seeds.
  for (const seed of spec.seeds) {
    for (const model of spec.models) {
      const groups = spec.trainingGroups?.model === model.name ? spec.trainingGroups.groups : [];
      for (const group of [undefined, ...groups]) {
        const task = await planModel(context, encoders, model, group, seed);
        models.push(task);
        cells.push({ key: task.key, model: model.name, ...(group !== undefined && { group }), seed });
      }
    }
  }
  const hard = spec.llm && (await planHard(context, spec.llm, cells));
  return {
    tasks: [...encoders, ...models, ...(hard ? [hard] : [])],
    cells,
    manifest: () => describeCodeMixing(spec, context.corpus, encoders, hard?.key),
  };
}

type EncoderTask = Task<EncoderJob> & PlannedEncoder;

/** A task for each encoder that a model reads and that is not on disk. */
async function planEncoders(
  { spec, corpus, mixed, select }: Context,
  report?: Report,
): Promise<readonly EncoderTask[]> {
  const { pretraining, language } = spec;
  const wanted = spec.models.flatMap(({ encoder }) => (encoder && 'groups' in encoder ? [encoder.groups] : []));
  if (!pretraining || wanted.length === 0) return [];
  const documents = (await readSource(pretraining.corpus, report)).map(plainDocument);
  const tested = new Set([...corpus.train, ...corpus.test].map(({ text }) => text));
  const common = documents.filter(({ text }) => tested.has(text)).length;
  if (common > 0) {
    throw new PalimpsestError('documents-in-common', `${common} documents of the pretraining text are in the corpus`, {
      hint: 'An encoder would know what is tested. Give other documents, or another seed where they are generated.',
    });
  }
  const text = hashDocuments(documents);
  const { settings, seed } = pretraining;
  const tasks = new Map<string, EncoderTask>();
  for (const groups of wanted) {
    const inputs = {
      kind: 'code-mixing-encoder',
      text,
      groups: [...groups].toSorted(),
      settings,
      seed,
      mixed,
      language,
    };
    const key = keyOf(inputs);
    if (tasks.has(key)) continue;
    const chosen = select(documents, groups);
    tasks.set(key, {
      key,
      inputs,
      groups,
      needs: [],
      work: charactersOf(chosen) * settings.epochs,
      name: `encoder on ${groups.join(', ')}`,
      run: 'encoder',
      leaves: encoderFolder('', key),
      job: ({ folder }) => ({ seed, documents: chosen, settings, folder: encoderFolder(folder, key) }),
    });
  }
  return [...tasks.values()];
}

const encoderFolder = (folder: string, key: string) => path.join(folder, 'encoders', key);

async function planModel(
  { spec, corpus, mixed, select }: Context,
  encoders: readonly EncoderTask[],
  model: MixedModelSpec,
  group: string | undefined,
  seed: number,
): Promise<Task<MixedModelJob>> {
  const { encoder } = model;
  const given = encoder && 'folder' in encoder ? encoder.folder : undefined;
  const sameGroups = (groups: readonly string[]) => JSON.stringify([...groups].toSorted());
  const own = encoder && 'groups' in encoder ? sameGroups(encoder.groups) : undefined;
  const encoderKey = encoders.find(({ groups }) => sameGroups(groups) === own)?.key;
  const looksInside = seed === spec.seeds[0] && group === undefined;
  const { language, split } = spec;
  const { coarse } = corpus.figures;
  const inputs = {
    kind: 'code-mixing-model',
    corpus: corpus.hash,
    split: { ...split, group: split.group ?? null },
    mixed,
    language,
    coarse,
    family: model.family,
    settings: await fingerprint(model.settings),
    encoder: encoderKey ?? (given === undefined ? null : await fingerprint(given)),
    translate: (await fingerprint(withoutUrl(model.translate))) ?? null,
    group: group ?? null,
    seed,
    ...(looksInside && encoder && { explain: spec.explain }),
  };
  const train = () => (group === undefined ? corpus.train : select(corpus.train, [group]));
  return {
    key: keyOf(inputs),
    inputs,
    needs: encoderKey === undefined ? [] : [encoderKey],
    work: charactersOf(train()) * epochsOf(model),
    name: nameOfMixedCell({ model: model.name, ...(group !== undefined && { group }), seed }),
    run: 'model',
    job({ folder }) {
      const before = encoderKey === undefined ? given : encoderFolder(folder, encoderKey);
      return {
        seed,
        train: train(),
        test: corpus.test,
        family: model.family,
        settings: before === undefined ? model.settings : { ...(model.settings as object), encoder: before },
        mixed: spec.mixed,
        language,
        coarse,
        ...(model.translate && { translate: model.translate }),
        ...(before !== undefined && looksInside && { before }),
        sentences: spec.explain.sentences,
        points: spec.explain.points,
      };
    },
  };
}

/** The task of the language model, which reads what the models of the first seed missed. */
async function planHard(
  { spec, corpus }: Context,
  { settings, missed }: NonNullable<CodeMixingSpec['llm']>,
  cells: readonly PlannedMixedCell[],
): Promise<Task<HardSubsetJob>> {
  const seed = spec.seeds[0] as number;
  const keyOfModel = (name: string) =>
    cells.find((cell) => cell.model === name && cell.group === undefined && cell.seed === seed)?.key ?? '';
  const of = missed.map(keyOfModel);
  const { url: _, cache: __, ...asked } = settings;
  const inputs = { kind: 'code-mixing-hard', of, missed, settings: await fingerprint(asked), seed };
  return {
    key: keyOf(inputs),
    inputs,
    needs: of,
    work: charactersOf(corpus.test),
    name: 'language model',
    run: 'hard',
    job({ folder, resultOf }) {
      const results = new Map(missed.map((name, i) => [name, resultOf(of[i] as string) as MixedModelResult]));
      return {
        seed,
        train: corpus.train,
        ...gatherHardSubset(corpus.test, results, spec.language),
        settings: { ...settings, cache: settings.cache ?? path.join(folder, 'answers') },
        language: spec.language,
      };
    },
  };
}

/** A server may move; what it answers is kept under its model's name. */
function withoutUrl(translate: MixedModelSpec['translate']): unknown {
  if (!translate || 'lexicon' in translate) return translate;
  const { url: _, cache: __, ...settings } = translate.llm;
  return { llm: settings };
}

function epochsOf({ settings }: MixedModelSpec): number {
  const epochs = (settings as { epochs?: unknown }).epochs;
  return typeof epochs === 'number' ? epochs : 1;
}
