import { nameSteps } from '../../augment/recipe.ts';
import type { LabelPlans } from '../../augment/label-plan.ts';
import { applyEdits } from '../../core/apply-edits.ts';
import { joinAcrossEntities, requireRereadable, toCorpus } from '../../core/document.ts';
import { createRng } from '../../core/rng.ts';
import type { CharSpan, Corpus, Document, Edit } from '../../core/types.ts';
import { languageOf } from '../../languages/locale.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { splitSentences } from '../../text/sentences.ts';
import { augment, type AugmentOptions } from './augment.ts';
import { type AugmentedCopy, type AugmentJob, createEngine } from './engine.ts';
import { loadRecipe } from '../load-named.ts';
import { type AugmentSummary, createSummary } from '../summary.ts';

export interface PreviewOptions extends Omit<
  AugmentOptions,
  'augmentedOnly' | 'keepMeta' | 'onCopy' | 'onEdits' | 'onAside' | 'shard' | 'workers' | 'writeSample'
> {
  /** How many documents that change are shown; fewer where the corpus has fewer. Default 20. */
  readonly count?: number;
}

/** A document with the copies that an augmentation would write of it. */
export interface PreviewedDocument {
  readonly source: Document;
  readonly copies: readonly AugmentedCopy[];
}

/** What an augmentation would do to some documents of a corpus. */
export interface Preview {
  readonly job: AugmentJob;
  readonly labelMap: LabelMap | undefined;
  /** What the labels of a target sample are planned as, where there is one. */
  readonly targetPlans?: LabelPlans | undefined;
  readonly notes: readonly string[];
  /** Those that change, in the order of the corpus. */
  readonly documents: readonly PreviewedDocument[];
  /** Documents of the corpus. */
  readonly total: number;
  /** Documents that were drawn and of which every copy would be its source again. */
  readonly unchanged: number;
  /** The account of the documents shown. */
  readonly summary: AugmentSummary;
}

/** Conventions are no edits of a copy: they are brought to what is written last of all. */
const AS_IN_SOURCE =
  'Labels, entity boundaries and spacing are shown as in the source; augment changes them in what it writes.';

/** Of so many times as many documents as are to be shown those are taken that change. */
const SPARE = 4;

/**
 * Shows what `augment` with the same options would write: the corpus is read as for that, then documents drawn by the seed are augmented, and
 * nothing is written. The copies are the same.
 *
 * @throws what {@link augment} throws.
 */
export async function previewAugmentation(
  corpus: Corpus | readonly Document[],
  options: PreviewOptions = {},
): Promise<Preview> {
  const { count = 20, ...settings } = options;
  if (!Number.isInteger(count) || count < 1) throw new TypeError(`count is a whole number from 1, not ${count}`);
  requireRereadable(corpus, 'previewAugmentation');
  const picker = createPicker(SPARE * count, settings.seed ?? 13);
  const recipe = settings.recipe ?? 'palimpsest';
  const { own } = nameSteps(typeof recipe === 'string' ? await loadRecipe(recipe) : recipe);
  const { job, labelMap, targetPlans, notes } = await augment(picker.watch(toCorpus(corpus)), settings);
  if (picker.total === 0) for await (const _ of picker.watch(toCorpus(corpus))); // what was learned before told the rest
  const engine = createEngine(job, own);
  const summary = createSummary(job.plans);
  const shown: (PreviewedDocument & { readonly place: number })[] = [];
  let unchanged = 0;
  for (const { doc, place } of picker.picked()) {
    if (shown.length === count) break;
    const copies = (await engine.augment(doc)).filter(isChanged);
    if (copies.length === 0) {
      unchanged++;
      continue;
    }
    shown.push({ source: doc, copies, place });
    summary.addSource(doc);
    for (const copy of copies) summary.addCopy(copy);
  }
  await engine.dispose();
  return {
    job,
    labelMap,
    targetPlans,
    notes: job.target ? [...notes, AS_IN_SOURCE] : notes,
    documents: shown.toSorted((a, b) => a.place - b.place).map(({ source, copies }) => ({ source, copies })),
    total: picker.total,
    unchanged,
    summary: summary.result(),
  };
}

const isChanged = ({ counts }: AugmentedCopy) => Object.values(counts.edits).some((edits) => edits > 0);

interface Picked {
  readonly doc: Document;
  readonly place: number;
  readonly draw: number;
}

/** Keeps the documents with the smallest draws of those that pass by, the first time that all do. */
function createPicker(most: number, seed: number) {
  const rng = createRng(seed).fork('preview');
  let picked: Picked[] = [];
  let total = 0;
  const trim = () => {
    picked = picked.toSorted((a, b) => a.draw - b.draw || a.place - b.place).slice(0, most);
  };
  return {
    get total() {
      return total;
    },
    picked: (): readonly Picked[] => (trim(), picked),
    watch(corpus: Corpus): Corpus {
      return {
        ...corpus,
        async *[Symbol.asyncIterator]() {
          const isFirst = total === 0;
          for await (const doc of corpus) {
            if (isFirst) picked.push({ doc, place: total++, draw: rng.fork(doc.id).int(2 ** 32) });
            if (picked.length >= 2 * most) trim();
            yield doc;
          }
        },
      };
    },
  };
}

/** A stretch of a text that an augmentation changes, whole sentences. */
export interface ChangedSentence {
  readonly source: CharSpan;
  readonly edits: readonly Edit[];
}

/** The text that the last edits of a copy apply to: the document, or what was cut out of it to be augmented by itself. */
export function unitOf(source: Document, { edits }: AugmentedCopy): Document {
  return edits.slice(0, -1).reduce<Document>((unit, list) => applyEdits(unit, list), {
    id: source.id,
    text: source.text,
    entities: [],
  });
}

/** The sentences of a text that edits change, each with its edits; sentences that an edit or a mention joins are one. */
export function changedSentences(
  { text }: Document,
  edits: readonly Edit[],
  mentions: readonly CharSpan[],
  locale: string,
): readonly ChangedSentence[] {
  const spans = joinAcrossEntities(splitSentences(text, languageOf(locale)), [...edits, ...mentions]);
  const changed: ChangedSentence[] = [];
  let next = 0;
  for (const source of spans) {
    const own: Edit[] = [];
    for (let edit = edits[next]; edit !== undefined && edit.start <= source.end; edit = edits[++next]) own.push(edit);
    if (own.length > 0) changed.push({ source, edits: own });
  }
  return changed;
}
