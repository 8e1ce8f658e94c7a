import { PalimpsestError } from '../../core/errors.ts';
import type { CodeMixingStudy, MixedCell, MixedEncoder } from '../../report/code-mixing-data.ts';
import { createExperimentStore } from '../engine/store.ts';
import type { CodeMixingResult, EncoderResult, HardSubsetResult, MixedModelResult, StoredExplanation } from './job.ts';
import { type CodeMixingManifest, nameOfEncoder } from './manifest.ts';

/**
 * Gathers what the folder of a study of code-mixed text has: cells done, failed and missing. The corpora are not needed.
 *
 * @throws PalimpsestError `no-such-experiment` where the folder holds no such study.
 */
export async function codeMixingFromFolder(folder: string): Promise<CodeMixingStudy> {
  const manifest = await parseManifest(folder);
  if (!manifest) {
    throw new PalimpsestError('no-such-experiment', 'the folder holds no study of code-mixed text', {
      place: { file: folder },
    });
  }
  const store = createExperimentStore<CodeMixingResult>(folder);
  const notices = new Set(manifest.study.notices);
  const stateOf = async (key: string) => {
    const result = await store.result(key);
    const error = result ? undefined : await store.failure(key);
    const state = result ? 'done' : error ? 'failed' : 'missing';
    return { result, state, ...(error && { error: { code: error.code, message: error.message } }) } as const;
  };
  const encoders: MixedEncoder[] = manifest.folders.map((name) => ({ name, origin: { folder: name }, state: 'done' }));
  for (const { key, groups, text } of manifest.encoders) {
    const { result, state } = await stateOf(key);
    const figures = (result as EncoderResult | undefined)?.figures;
    encoders.push({ name: nameOfEncoder(groups), origin: { groups, text }, state, ...(figures && { figures }) });
  }
  const cells: MixedCell[] = [];
  for (const planned of manifest.cells) {
    const { result, ...rest } = await stateOf(planned.key);
    const found = result as MixedModelResult | undefined;
    for (const notice of found?.notices ?? []) notices.add(`${planned.model}: ${notice}`);
    cells.push({
      ...planned,
      ...rest,
      ...(found && {
        training: found.training,
        ...(found.end && { end: found.end }),
        explanation: found.explanation,
        ...(found.translation && { translation: found.translation }),
        explained: found.explained.map(fromJson),
      }),
    });
  }
  const { llm } = manifest;
  if (!llm) return { ...manifest.study, notices: [...notices], encoders, cells };
  const { key, ...asked } = llm;
  const { result, ...rest } = await stateOf(key);
  const hard = (result as HardSubsetResult | undefined)?.hard;
  return {
    ...manifest.study,
    notices: [...notices],
    encoders,
    cells,
    llm: { ...asked, ...rest, ...(hard && { hard }) },
  };
}

/** Whether the folder holds a study of code-mixed text. */
export async function isCodeMixingFolder(folder: string): Promise<boolean> {
  return (await parseManifest(folder)) !== undefined;
}

async function parseManifest(folder: string): Promise<CodeMixingManifest | undefined> {
  const text = await createExperimentStore(folder).readText('manifest.json');
  try {
    const manifest = JSON.parse(text ?? '') as Partial<CodeMixingManifest>;
    if (manifest.kind === 'code-mixing' && manifest.study && Array.isArray(manifest.cells))
      return manifest as CodeMixingManifest;
  } catch {
    // not JSON: not ours
  }
  return undefined;
}

function fromJson({ text, sentences }: StoredExplanation): NonNullable<MixedCell['explained']>[number] {
  return {
    text,
    sentences: sentences.map(({ attention, ...rest }) => ({
      ...rest,
      ...(attention && {
        attention: {
          heads: attention.heads,
          layers: attention.layers.map(({ layer, weights }) => ({ layer, weights: Float32Array.from(weights) })),
        },
      }),
    })),
  };
}
