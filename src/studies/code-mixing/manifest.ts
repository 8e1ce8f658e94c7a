import type { CodeMixingStudy, MixedModel } from '../../report/code-mixing-data.ts';
import { installedDependencies, packageName, packageVersion } from '../../pipeline/package-version.ts';
import { describeSource, nameOfPath } from './corpus.ts';
import type { CodeMixingPlan, PlannedEncoder, PlannedMixedCell } from './plan.ts';
import type { MixedModelSpec } from './spec.ts';
import { namesOfMixed } from '../common/mixed-languages.ts';

/** What the folder of a study says of it: all but the results. */
export interface CodeMixingManifest {
  readonly tool: { readonly name: string; readonly version: string };
  readonly kind: 'code-mixing';
  readonly study: Omit<CodeMixingStudy, 'cells' | 'encoders' | 'llm'>;
  readonly encoders: readonly (PlannedEncoder & { readonly text: string })[];
  /** Encoders that were given. */
  readonly folders: readonly string[];
  readonly cells: readonly PlannedMixedCell[];
  readonly llm?: {
    readonly key: string;
    readonly remark?: string;
    readonly model: string;
    readonly queries: number;
    readonly votes: number;
    readonly missed: readonly string[];
  };
}

/** The manifest as JSON. It holds no paths, no times and no text, and is the same for every shard. */
export function createCodeMixingManifest(plan: CodeMixingPlan): string {
  const { spec, corpus, encoders, cells, hardKey } = plan;
  const text = spec.pretraining ? describeSource(spec.pretraining.corpus) : '';
  const manifest: CodeMixingManifest = {
    tool: { name: packageName, version: packageVersion },
    kind: 'code-mixing',
    study: {
      name: spec.name,
      ...(spec.description !== undefined && { description: spec.description }),
      ...('generated' in spec.corpus && { synthetic: describeSource(spec.corpus) }),
      mixed: namesOfMixed(spec.mixed),
      corpus: corpus.figures,
      models: spec.models.map(describeModel),
      ...(spec.trainingGroups && { trainingGroups: spec.trainingGroups }),
      seeds: spec.seeds,
      leastTranslated: spec.leastTranslated,
      versions: { [packageName]: packageVersion, node: process.versions.node, ...installedDependencies() },
      notices: spec.notices,
    },
    encoders: encoders.map((one) => ({ ...one, text })),
    folders: [...new Set(spec.models.flatMap(({ encoder }) => (encoder && 'folder' in encoder ? [nameOfPath(encoder.folder)] : [])))], // prettier-ignore
    cells,
    ...(spec.llm &&
      hardKey !== undefined && {
        llm: {
          key: hardKey,
          ...(spec.llm.remark !== undefined && { remark: spec.llm.remark }),
          model: spec.llm.settings.model,
          queries: spec.llm.settings.queries,
          votes: spec.llm.settings.votes,
          missed: spec.llm.missed,
        },
      }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
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

/** What an encoder that was pretrained in the study is called. */
export const nameOfEncoder = (groups: readonly string[]): string => `pretrained on ${groups.join(', ')}`;

function withoutPaths(value: unknown): unknown {
  if (typeof value === 'string') return /[/\\]/.test(value) ? nameOfPath(value) : value;
  if (Array.isArray(value)) return value.map(withoutPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPaths(inner)]));
}
