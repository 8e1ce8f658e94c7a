import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus } from '../../core/types.ts';
import { chooseLocale, type CorpusCensus, createCorpusCensus } from '../augmentation/corpus-census.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import {
  applyLabelMap,
  checkLabelMap,
  type LabelMap,
  loadLabelMap,
  shippedLabelMaps,
} from '../../resources/label-map.ts';
import type { LanguageCensus } from '../../text/detect-language.ts';

export interface LabelOptions {
  /** A label map: one of your own, the path of a YAML file, or the name of a shipped one. */
  readonly labels?: LabelMap | string | undefined;
  /** The map's coarse types in place of its labels; of the shipped map that fits where none is named. */
  readonly coarse?: boolean | undefined;
  /** Language of the text; what the labels and the text tell where it is absent. */
  readonly locale?: string | undefined;
}

/** What a label map, or its coarse types, make of the labels of a corpus. */
export interface LabelMapping {
  /** For `--json`: which map, and whether for its coarse types. */
  readonly description: { readonly map: string; readonly coarse: boolean } | null;
  /** The language of the text, as `chooseLocale` has it; tells a person where it is not that of the label map. */
  locale(): string;
  /** What is applied; absent where labels stay as they are. */
  readonly map: LabelMap | undefined;
  apply(corpus: Corpus): Corpus;
  /** The coarse type of a label by the map asked for, else by the shipped one that fits; itself where none is stated. */
  coarseOf(label: string): string;
}

/**
 * Reads the corpus once for its labels, where a shipped map is to fit them or one of the user's own is to be compared with them.
 *
 * @param note told what a person should know of the map.
 * @throws PalimpsestError `unknown-label`, `no-label-map`, and those of {@link loadLabelMap}.
 */
export async function openLabelMapping(
  corpus: Corpus,
  options: LabelOptions,
  note: (note: string) => void,
): Promise<LabelMapping> {
  const told = createCorpusCensus();
  return mapLabels({ labels: await labelsOf(corpus, told), told }, options, note, []);
}

/** As {@link openLabelMapping}, for a corpus that was read already. @param others corpora that the map is applied to as well: it may name their labels. */
export async function mapLabels(
  { labels, told }: { readonly labels: ReadonlySet<string>; readonly told: CorpusCensus },
  options: LabelOptions,
  note: (note: string) => void,
  others: readonly Corpus[],
): Promise<LabelMapping> {
  const chosen = typeof options.labels === 'string' ? loadLabelMap(options.labels) : options.labels;
  if (chosen && !shippedLabelMaps().includes(chosen)) {
    const all = new Set(labels);
    for (const other of others) for (const label of await labelsOf(other)) all.add(label);
    for (const one of checkLabelMap(chosen, all)) note(one);
  }
  const own = told.chooseMap(labels, chosen);
  const fitting = options.coarse === true && !chosen && own ? await withOthers(own, others) : own;
  const map = options.coarse === true ? coarsen(fitting) : chosen;
  return {
    description: map ? { map: map.name, coarse: options.coarse === true } : null,
    map,
    locale() {
      const { locale, notes } = chooseLocale(options.locale, fitting, told, loadGazetteers().locales);
      notes.forEach(note);
      return locale;
    },
    apply: (docs) => (map ? mapCorpus(docs, map) : docs),
    coarseOf(label) {
      const rules = fitting?.labels ?? {};
      // After mapping, a label may be one that the map writes.
      const rule = Object.hasOwn(rules, label) ? rules[label] : Object.values(rules).find(({ to }) => to === label);
      return rule?.coarse ?? label;
    },
  };
}

/** With what shipped maps know of the labels of the others: what they annotate with may be another scheme. */
async function withOthers(own: LabelMap, others: readonly Corpus[]): Promise<LabelMap> {
  const maps = [own];
  for (const other of others) {
    const told = createCorpusCensus();
    const map = told.chooseMap(await labelsOf(other, told));
    if (map) maps.push(map);
  }
  const labels = Object.assign({}, ...maps.map((map) => map.labels).toReversed()) as LabelMap['labels'];
  return { ...own, name: [...new Set(maps.map(({ name }) => name))].join(' and '), labels };
}

/** The labels of all mentions. */
export async function labelsOf(corpus: Corpus, language?: Pick<LanguageCensus, 'add'>): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  for await (const doc of corpus) {
    language?.add(doc);
    for (const { label } of doc.entities) labels.add(label);
  }
  return labels;
}

/** The coarse type of each label, where the map states one; dropped labels stay dropped. */
function coarsen(map: LabelMap | undefined): LabelMap {
  if (!map) {
    throw new PalimpsestError('no-label-map', 'no shipped label map knows the labels, so they have no coarse types', {
      hint: `Name a map with --labels: a YAML file, or one of ${shippedLabelMaps()
        .map(({ name }) => name)
        .join(', ')}.`,
    });
  }
  const labels = Object.entries(map.labels).map(([label, rule]) => [label, { ...rule, to: rule.coarse ?? rule.to }]);
  return { ...map, labels: Object.fromEntries(labels) as LabelMap['labels'] };
}

async function* mapCorpus(docs: Corpus, map: LabelMap): Corpus {
  for await (const doc of docs) yield applyLabelMap(doc, map);
}
