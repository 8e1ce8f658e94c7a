import type { CodeMixingStudy, MixedCell, MixedEncoder } from './study.ts';
import { gatherCells } from '../common/gather.ts';
import type { EncoderResult } from '../common/pretrain.ts';
import type { ExperimentStore, Manifest } from '../engine/store.ts';
import type { Gathered } from '../kind.ts';
import { nameOfEncoder } from './cells.ts';
import type { CodeMixingManifest } from './describe.ts';
import type { HardSubsetResult, MixedModelResult, StoredExplanation } from './job.ts';

/** What the folder of a study of code-mixed text has. */
export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<CodeMixingStudy>> {
  const { study, folders, encoders: planned, cells: plannedCells, llm: asked } = manifest as CodeMixingManifest;
  const notices = new Set(study.notices);
  const pretrained = await gatherCells(store, planned, ({ figures }: EncoderResult) => ({ figures }));
  const encoders: readonly MixedEncoder[] = [
    ...folders.map((name) => ({ name, origin: { folder: name }, state: 'done' as const })),
    ...pretrained.cells.map(({ groups, text, state, figures }) => ({
      name: nameOfEncoder(groups),
      origin: { groups, text },
      state,
      ...(figures && { figures }),
    })),
  ];
  const { cells, timings } = await gatherCells(store, plannedCells, (result: MixedModelResult, { model }) => {
    const { training, explanation, translation, explained } = result;
    for (const notice of result.notices) notices.add(`${model}: ${notice}`);
    return { training, explanation, ...(translation && { translation }), explained: explained.map(fromJson) };
  });
  const [llm] = (await gatherCells(store, asked ? [asked] : [], ({ hard }: HardSubsetResult) => ({ hard }))).cells;
  return {
    found: { ...study, notices: [...notices], encoders, cells, ...(llm && { llm }) },
    timings,
    states: [...encoders, ...cells, ...(llm ? [llm] : [])].map(({ state }) => state),
  };
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
