import path from 'node:path';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import type { MixedCell } from '../../report/code-mixing-data.ts';
import { openMixed } from '../../text/mixed-languages.ts';
import { hashDocuments, readSource } from '../impact/corpora.ts';
import { fingerprint, keyOf } from '../engine/key.ts';
import { fingerprintMixed } from '../common/mixed-languages.ts';
import type { RunnablePlan } from '../engine/task.ts';
import { createExperimentStore } from '../engine/store.ts';
import { type MixedCorpusData, readMixedCorpus } from './corpus.ts';
import { gatherHardSubset } from './hard-subset.ts';
import type { CodeMixingJob, EncoderJob, MixedModelJob, MixedModelResult } from './job.ts';
import { createCodeMixingManifest } from './manifest.ts';
import { keepGroups, plainDocument } from './sentences.ts';
import type { CodeMixingSpec, MixedModelSpec } from './spec.ts';

/** One training as it is planned. */
export type PlannedMixedCell = Pick<MixedCell, 'key' | 'model' | 'group' | 'seed'>;

/** An encoder that is pretrained in the study. */
export interface PlannedEncoder {
  readonly key: string;
  readonly groups: readonly string[];
}

export interface CodeMixingPlan extends RunnablePlan {
  readonly kind: 'code-mixing';
  readonly spec: CodeMixingSpec;
  readonly corpus: MixedCorpusData;
  readonly encoders: readonly PlannedEncoder[];
  readonly cells: readonly PlannedMixedCell[];
  /** Key of the cell of the language model. */
  readonly hardKey?: string;
  job(key: string, folder: string): Promise<CodeMixingJob>;
}

interface Origin {
  readonly model: MixedModelSpec;
  readonly group?: string;
  readonly seed: number;
  readonly encoderKey?: string;
  readonly inputs: object;
}

/**
 * Reads the corpora of a study and lists its cells: encoders that are pretrained, a training for each model and seed, and for each
 * group of sentences of the model that is trained on one at a time; last, the language model.
 *
 * @param report receives what the readers of the corpora refuse.
 * @throws PalimpsestError of the readers; `empty-corpus`, `no-entities`, `too-few-units`, `empty-training`,
 *   `documents-in-common` where encoders would be pretrained on documents of the corpus.
 */
export async function planCodeMixing(spec: CodeMixingSpec, report?: Report): Promise<CodeMixingPlan> {
  const corpus = await readMixedCorpus(spec, report);
  const languageOf = openMixed(spec.mixed);
  const select = (documents: readonly Document[], groups: readonly string[]) =>
    documents.flatMap((doc) => keepGroups(doc, groups, languageOf, spec.language) ?? []);
  const mixed = await fingerprintMixed(spec.mixed);
  const work = new Map<string, number>();
  const sizeOf = (documents: readonly Document[]) => documents.reduce((sum, { text }) => sum + text.length, 0);

  const encoderJobs = new Map<string, Omit<EncoderJob, 'folder' | 'checkpoints'> & PlannedEncoder>();
  const encoderKeyOf = await openPretraining();
  const shared = {
    corpus: corpus.hash,
    split: { ...spec.split, group: spec.split.group ?? null },
    mixed,
    language: spec.language,
    coarse: corpus.figures.coarse,
  };
  const origins = new Map<string, Origin>();
  const cells: PlannedMixedCell[] = [];
  const [firstSeed] = spec.seeds;
  // Seed by seed: a study that is stopped has whole tables of some seeds.
  for (const seed of spec.seeds) {
    for (const model of spec.models) {
      const groups = spec.trainingGroups?.model === model.name ? spec.trainingGroups.groups : [];
      for (const group of [undefined, ...groups]) cells.push(await planCell(model, group, seed));
    }
  }
  const hard = spec.llm && (await planHard(spec.llm));

  async function openPretraining() {
    const { pretraining } = spec;
    if (!pretraining || !spec.models.some(({ encoder }) => encoder && 'groups' in encoder)) return undefined;
    const documents = (await readSource(pretraining.corpus, report)).map(plainDocument);
    const tested = new Set([...corpus.train, ...corpus.test].map(({ text }) => text));
    const common = documents.filter(({ text }) => tested.has(text)).length;
    if (common > 0) {
      throw new PalimpsestError(
        'documents-in-common',
        `${common} documents of the pretraining text are in the corpus`,
        {
          hint: 'An encoder would know what is tested. Give other documents, or another seed where they are generated.',
        },
      );
    }
    const hash = hashDocuments(documents);
    return (groups: readonly string[]): string => {
      const { settings, seed } = pretraining;
      const inputs = { kind: 'code-mixing-encoder', text: hash, groups: [...groups].toSorted(), settings, seed, mixed, language: spec.language }; // prettier-ignore
      const key = keyOf(inputs);
      if (!encoderJobs.has(key)) {
        const chosen = select(documents, groups);
        encoderJobs.set(key, { kind: 'code-mixing-encoder', key, inputs, seed, documents: chosen, settings, groups });
        work.set(key, sizeOf(chosen) * settings.epochs);
      }
      return key;
    };
  }

  async function planCell(model: MixedModelSpec, group: string | undefined, seed: number): Promise<PlannedMixedCell> {
    const { encoder } = model;
    const encoderKey = encoder && 'groups' in encoder ? encoderKeyOf?.(encoder.groups) : undefined;
    const looksInside = seed === firstSeed && group === undefined;
    const inputs = {
      kind: 'code-mixing-model',
      ...shared,
      family: model.family,
      settings: await fingerprint(model.settings),
      encoder: encoderKey ?? (encoder && 'folder' in encoder ? await fingerprint(encoder.folder) : null),
      translate: (await fingerprint(withoutUrl(model.translate))) ?? null,
      group: group ?? null,
      seed,
      ...(looksInside && encoder && { explain: spec.explain }),
    };
    const key = keyOf(inputs);
    origins.set(key, { model, ...(group !== undefined && { group }), seed, ...(encoderKey !== undefined && { encoderKey }), inputs }); // prettier-ignore
    work.set(key, sizeOf(group === undefined ? corpus.train : select(corpus.train, [group])) * epochsOf(model));
    return { key, model: model.name, ...(group !== undefined && { group }), seed };
  }

  async function planHard({ settings, missed }: NonNullable<CodeMixingSpec['llm']>) {
    const { url: _, cache: __, ...asked } = settings;
    const of = missed.map((name) => cells.find(({ model, group, seed }) => model === name && group === undefined && seed === firstSeed)?.key ?? ''); // prettier-ignore
    const inputs = { kind: 'code-mixing-hard', of, missed, settings: await fingerprint(asked), seed: firstSeed };
    const key = keyOf(inputs);
    work.set(key, sizeOf(corpus.test));
    return { key, inputs, of };
  }

  const encoderFolder = (folder: string, key: string) => path.join(folder, 'encoders', key);
  const encoders = [...encoderJobs.values()].map(({ key, groups }) => ({ key, groups }));
  const encoderKeys = encoders.map(({ key }) => key);
  const plan: CodeMixingPlan = {
    kind: 'code-mixing',
    text: spec.text,
    manifest: () => createCodeMixingManifest(plan),
    needed: [...encoderKeys, ...(hard?.of ?? [])],
    stages: [encoderKeys, hard?.of ?? []],
    work,
    spec,
    corpus,
    encoders,
    cells,
    ...(hard && { hardKey: hard.key }),
    async job(key, folder) {
      const checkpoints = path.join(folder, 'checkpoints', key);
      const encoder = encoderJobs.get(key);
      if (encoder) {
        const { groups: _, ...job } = encoder;
        return { ...job, folder: encoderFolder(folder, key), checkpoints };
      }
      if (hard && key === hard.key) return hardJob(folder, hard);
      const origin = origins.get(key);
      if (!origin) throw new TypeError(`the plan has no cell ${key}`);
      return modelJob(key, origin, folder, checkpoints);
    },
  };
  return plan;

  async function modelJob(key: string, origin: Origin, folder: string, checkpoints: string): Promise<MixedModelJob> {
    const { model, group, seed, encoderKey, inputs } = origin;
    const given = model.encoder && 'folder' in model.encoder ? model.encoder.folder : undefined;
    const before = encoderKey === undefined ? given : encoderFolder(folder, encoderKey);
    if (encoderKey !== undefined && !(await createExperimentStore(folder).result(encoderKey))) {
      throw new PalimpsestError('no-encoder', 'the cell of the encoder is not done, on which this model depends', {
        hint: 'Its failure says why.',
      });
    }
    const settings = before === undefined ? model.settings : { ...(model.settings as object), encoder: before };
    const looksInside = seed === firstSeed && group === undefined;
    return {
      kind: 'code-mixing-model',
      key,
      inputs,
      seed,
      train: group === undefined ? corpus.train : select(corpus.train, [group]),
      test: corpus.test,
      family: model.family,
      settings,
      mixed: spec.mixed,
      language: spec.language,
      coarse: corpus.figures.coarse,
      ...(model.translate && { translate: model.translate }),
      ...(before !== undefined && looksInside && { before }),
      sentences: spec.explain.sentences,
      points: spec.explain.points,
      checkpoints,
    };
  }

  async function hardJob(folder: string, { key, inputs, of }: { key: string; inputs: object; of: readonly string[] }) {
    const store = createExperimentStore<MixedModelResult>(folder);
    const results = new Map<string, MixedModelResult>();
    for (const [i, cell] of of.entries()) {
      const result = await store.result(cell);
      const name = spec.llm?.missed[i] as string;
      if (!result) {
        throw new PalimpsestError('no-predictions', `the cell of ${name} is not done: what it missed is not known`, {
          hint: 'Its failure says why.',
        });
      }
      results.set(name, result);
    }
    const { sentences, others } = gatherHardSubset(corpus.test, results, spec.language);
    const settings = spec.llm?.settings as NonNullable<CodeMixingSpec['llm']>['settings'];
    return {
      kind: 'code-mixing-hard' as const,
      key,
      inputs,
      seed: firstSeed as number,
      train: corpus.train,
      sentences,
      others,
      settings: { ...settings, cache: settings.cache ?? path.join(folder, 'answers') },
      language: spec.language,
    };
  }
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
