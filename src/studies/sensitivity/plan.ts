import path from 'node:path';
import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { architectureOf } from '../../taggers/sensitivity/train.ts';
import type { EncoderJob } from '../common/train.ts';
import { charactersOf, hashDocuments, readSource } from '../common/sources.ts';
import { unpackPredictions } from '../common/count-pairs.ts';
import { fingerprint, keyOf, modelInputs } from '../engine/key.ts';
import type { PlannedStudy, Task } from '../engine/task.ts';
import {
  BASELINE,
  type PlannedSensitivity,
  type ModelJob,
  type NamesJob,
  type NamesResult,
  type VectorsJob,
} from './study.ts';
import { readSensitivityData, type SensitivityData } from './corpus.ts';
import { describeSensitivity } from './describe.ts';
import { NAMES } from './run-names.ts';
import type { SensitivityModelSpec, SensitivitySpec } from './spec.ts';

/** Passes over text for a pass of its learning: about. */
const WORK = { glove: 0.2, network: 4 };

/**
 * Reads the text of a study of contextual sensitivity and lists its tasks: what models share (vectors of words, an encoder, a tagger of
 * names), then a training for each seed and model.
 *
 * @throws PalimpsestError of the readers; `no-entities`.
 */
export async function plan(spec: SensitivitySpec, report?: Report): Promise<PlannedStudy<PlannedSensitivity>> {
  const data = await readSensitivityData(spec, report);
  const vectors = spec.vectors && planVectors(spec.vectors, spec, data);
  const encoder = spec.encoder && 'settings' in spec.encoder ? planEncoder(spec.encoder, spec, data) : undefined;
  const names = spec.names && (await planNames(spec.names, spec, data, report));
  const prepared = [vectors, encoder, names].filter((task) => task !== undefined);
  const parts = { train: data.train, dev: data.dev, test: data.test };
  const text = {
    language: spec.language,
    train: hashDocuments(data.train),
    dev: hashDocuments(data.dev),
    test: hashDocuments(data.test),
  };
  const tasks: Task<ModelJob>[] = [];
  const cells: PlannedSensitivity[] = [];
  const add = (model: string, seed: number, task: Omit<Task<ModelJob>, 'name' | 'key'>) => {
    const key = keyOf(task.inputs);
    cells.push({ key, model, seed });
    if (tasks.every((other) => other.key !== key)) tasks.push({ key, name: `${model}, seed ${seed}`, ...task });
  };
  const [firstSeed = 1] = spec.seeds;
  if (spec.baseline) {
    add(BASELINE, firstSeed, {
      inputs: { kind: 'sensitivity-baseline', ...text },
      needs: [],
      work: charactersOf(data.train),
      run: 'baseline',
      job: () => ({ ...parts, language: spec.language, seed: firstSeed }),
    });
  }
  // Seed by seed: a study that is stopped has whole tables of some seeds.
  for (const seed of spec.seeds) for (const model of spec.models) add(model.name, seed, await planModel(model, seed));

  async function planModel(
    { settings }: SensitivityModelSpec,
    seed: number,
  ): Promise<Omit<Task<ModelJob>, 'name' | 'key'>> {
    const readsEncoder = architectureOf(settings).input === 'encoder';
    const given = spec.encoder && 'folder' in spec.encoder ? spec.encoder.folder : undefined;
    const learned = readsEncoder ? encoder : vectors;
    return {
      inputs: {
        kind: 'sensitivity-model',
        ...text,
        ...modelInputs('sensitivity', await fingerprint(settings)),
        learned: learned?.key ?? (readsEncoder && given !== undefined ? await fingerprint(given) : null),
        names: names?.key ?? null,
        seed,
      },
      needs: [learned, names].flatMap((task) => (task ? [task.key] : [])),
      work: WORK.network * settings.epochs * charactersOf(data.train),
      run: 'model',
      job({ folder, resultOf }) {
        const made = learned && placeOf(folder, learned.key);
        const own = readsEncoder ? { encoder: made ?? given } : { vectors: made };
        const found = names && (resultOf(names.key) as NamesResult).mentions;
        return {
          ...parts,
          ...(found && { named: unpackPredictions(data.test, found, NAMES) }),
          settings: { ...settings, ...own },
          language: spec.language,
          seed,
        };
      },
    };
  }

  return { tasks: [...prepared, ...tasks], cells, manifest: () => describeSensitivity(spec, data, prepared) };
}

/** Where what a task learned is put. */
const placeOf = (folder: string, key: string) => path.join(folder, 'learned', key);

function planVectors(
  settings: NonNullable<SensitivitySpec['vectors']>,
  { seed }: SensitivitySpec,
  { train, rest }: SensitivityData,
): Task<VectorsJob> {
  const documents = [...train, ...rest];
  const inputs = { kind: 'sensitivity-vectors', text: hashDocuments(documents), ...settings, seed };
  const key = keyOf(inputs);
  return {
    key,
    inputs,
    needs: [],
    work: WORK.glove * settings.iterations * charactersOf(documents),
    name: 'vectors of words',
    run: 'vectors',
    job: ({ folder }) => ({ documents, ...settings, seed, file: placeOf(folder, key) }),
  };
}

function planEncoder(
  { settings, elements }: Extract<NonNullable<SensitivitySpec['encoder']>, { readonly elements: number }>,
  { seed }: SensitivitySpec,
  { train, rest }: SensitivityData,
): Task<EncoderJob> {
  const documents: Document[] = [];
  let count = 0;
  for (const doc of [...train, ...rest]) {
    if (count >= elements) break;
    documents.push({ ...doc, entities: [] });
    count += doc.text.split(/\s+/).length;
  }
  const inputs = { kind: 'sensitivity-encoder', text: hashDocuments(documents), settings, seed };
  const key = keyOf(inputs);
  return {
    key,
    inputs,
    needs: [],
    work: WORK.network * settings.epochs * charactersOf(documents),
    name: 'encoder',
    run: 'encoder',
    job: ({ folder }) => ({ documents, settings, seed, folder: placeOf(folder, key) }),
  };
}

async function planNames(
  { source, tagger }: NonNullable<SensitivitySpec['names']>,
  { language }: SensitivitySpec,
  { test }: SensitivityData,
  report?: Report,
): Promise<Task<NamesJob>> {
  const train = await readSource(source, report);
  const { family, settings } = tagger;
  const seed = 1;
  const inputs = {
    kind: 'sensitivity-names',
    train: hashDocuments(train),
    test: hashDocuments(test),
    language,
    tagger: modelInputs(family, await fingerprint(settings)),
    seed,
  };
  return {
    key: keyOf(inputs),
    inputs,
    needs: [],
    work: charactersOf(train),
    name: 'tagger of names',
    run: 'names',
    job: () => ({ train, test, family, settings, language, seed }),
  };
}
