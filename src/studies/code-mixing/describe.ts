import type { CodeMixingStudy, MixedLlm, MixedModel } from './study.ts';
import { describeHead } from '../common/measures.ts';
import { namesOfMixed } from '../common/mixed-languages.ts';
import { describeSource, nameOfPath, withoutPaths } from '../common/sources.ts';
import type { Manifest } from '../engine/store.ts';
import { nameOfEncoder, type PlannedEncoder, type PlannedMixedCell } from './cells.ts';
import type { MixedCorpusData } from './corpus.ts';
import type { CodeMixingSpec, MixedModelSpec } from './spec.ts';

/** What the folder says of a study: all but the results. */
export interface CodeMixingManifest extends Manifest {
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
