import {
  type CodeMixingStudy,
  type MixedLlm,
  type MixedModel,
  nameOfEncoder,
  type PlannedEncoder,
  type PlannedMixedCell,
  type MixedCell,
  type MixedEncoder,
} from './study.ts';
import { describeHead, namesOfMixed } from '../common/measures.ts';
import { describeSource, nameOfPath, withoutPaths } from '../common/sources.ts';
import type { Manifest, ExperimentStore } from '../engine/store.ts';
import type { MixedCorpusData } from './corpus.ts';
import type { CodeMixingSpec, MixedModelSpec } from './spec.ts';
import { gatherCells } from '../common/count-pairs.ts';
import type { EncoderResult } from '../common/train.ts';
import type { Gathered } from '../kind.ts';
import type { HardSubsetResult, MixedModelResult, StoredExplanation } from './job.ts';

/** What the folder says of a study: all but the results. */
interface CodeMixingManifest extends Manifest {
  readonly study: Omit<CodeMixingStudy, 'cells' | 'encoders' | 'llm'>;
  readonly encoders: readonly (PlannedEncoder & { readonly text: string })[];
  /** Encoders that were given. */
  readonly folders: readonly string[];
  readonly cells: readonly PlannedMixedCell[];
  readonly llm?: Pick<MixedLlm, 'remark' | 'model' | 'queries' | 'votes' | 'missed'> & { readonly key: string };
}

export function describeCodeMixing(
  spec: CodeMixingSpec,
  corpus: MixedCorpusData,
  encoders: readonly PlannedEncoder[],
  hardKey: string | undefined,
): Omit<CodeMixingManifest, 'cells'> {
  const { mixed, models, trainingGroups, seeds, leastTranslated, notices, llm } = spec;
  const text = spec.pretraining ? describeSource(spec.pretraining.corpus) : '';
  return {
    kind: 'code-mixing',
    study: {
      ...describeHead(spec),
      ...('generated' in spec.corpus && { synthetic: describeSource(spec.corpus) }),
      mixed: namesOfMixed(mixed),
      corpus: corpus.figures,
      models: models.map(describeModel),
      ...(trainingGroups && { trainingGroups }),
      seeds,
      leastTranslated,
      notices,
    },
    encoders: encoders.map(({ key, groups }) => ({ key, groups, text })),
    folders: [...new Set(models.flatMap(({ encoder }) => (encoder && 'folder' in encoder ? [nameOfPath(encoder.folder)] : [])))], // prettier-ignore
    ...(llm &&
      hardKey !== undefined && {
        llm: {
          key: hardKey,
          ...(llm.remark !== undefined && { remark: llm.remark }),
          model: llm.settings.model,
          queries: llm.settings.queries,
          votes: llm.settings.votes,
          missed: llm.missed,
        },
      }),
  };
}

function describeModel({ name, family, settings, encoder, translate }: MixedModelSpec): MixedModel {
  const told = translate && ('lexicon' in translate ? `word by word, by the lexicon ${nameOfPath(translate.lexicon)}: a stand-in, no translation` : `by the language model ${translate.llm.model}`); // prettier-ignore
  return {
    name,
    family,
    settings: withoutPaths(encoder ? { ...(settings as object), encoder: undefined } : settings),
    ...(encoder && { encoder: 'folder' in encoder ? nameOfPath(encoder.folder) : nameOfEncoder(encoder.groups) }),
    ...(told !== undefined && { translated: told }),
  };
}

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
