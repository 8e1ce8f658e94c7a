import { mentionsOf, replaceDefaultLayer, requireRereadable, toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { type Agreement, createAgreement } from '../../evaluate/agreement.ts';
import { pairByOrder, pairDocuments } from '../../evaluate/pair-documents.ts';
import { findDifference } from '../../evaluate/scorer.ts';
import { createCorpusLabels } from '../parts/evaluate-tasks.ts';
import { type LabelMapping, type LabelOptions, mapLabels } from './label-mapping.ts';

export interface AgreementOptions extends LabelOptions {
  /** Told what a person should know of the label map and of the pairing. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** How two annotations agree, by their labels and, where these have any, by coarse types. */
export interface AgreementResult {
  readonly labels: Agreement;
  readonly coarse?: Agreement;
  /** Documents that only one of the two has: left out. */
  readonly unpaired: number;
  readonly labelMap: LabelMapping['description'];
}

/**
 * How far two annotators agree, neither of whom is right (Cohen's kappa). Documents are paired by id or, where no id agrees and
 * both have as many, by their order.
 *
 * @throws PalimpsestError `different-text`, `nothing-to-compare`, `duplicate-document-id`, `unknown-label`, `no-label-map`.
 * @throws TypeError where a corpus can be read only once.
 */
export async function measureAgreement(
  first: Corpus | readonly Document[],
  second: Corpus | readonly Document[],
  options: AgreementOptions = {},
): Promise<AgreementResult> {
  for (const corpus of [first, second]) requireRereadable(corpus, 'measureAgreement');
  const [ours, theirs] = [toCorpus(first), toCorpus(second)];
  const note = options.onNote ?? (() => undefined);
  const read = createCorpusLabels();
  for await (const doc of ours) read.add(doc);
  const mapping = await mapLabels(read, options, note, [theirs]);
  const { corpus, isByOrder } = await pairByOrder(read.ids, theirs);
  if (isByOrder) note('no id agrees, as where files number their documents: they are paired by their order');
  const labels = createAgreement();
  const coarse = createAgreement();
  let [unpaired, documents, coarser] = [0, 0, 0];
  const coarsen = (doc: Document): Document => {
    const mentions = mentionsOf(doc).map(({ start, end, label }) => ({ start, end, label: mapping.coarseOf(label) }));
    if (mentionsOf(doc).some(({ label }) => mapping.coarseOf(label) !== label)) coarser++;
    return replaceDefaultLayer(doc, mentions);
  };
  for await (const pair of pairDocuments(mapping.apply(ours), mapping.apply(corpus), () => unpaired++)) {
    const { gold: own, predicted: other } = pair;
    if (!other) {
      unpaired++;
      continue;
    }
    const at = findDifference(own.text, other.text);
    if (at !== undefined) {
      throw new PalimpsestError('different-text', `the two annotations are of texts that differ from offset ${at}`, {
        place: { documentId: own.id },
        hint: 'Annotators must have had the same text.',
      });
    }
    labels.add(own, other);
    coarse.add(coarsen(own), coarsen(other));
    documents++;
  }
  if (documents === 0) throw new PalimpsestError('nothing-to-compare', 'the two corpora have no document in common');
  return {
    labels: labels.result(),
    ...(coarser > 0 && { coarse: coarse.result() }),
    unpaired,
    labelMap: mapping.description,
  };
}
