import { PalimpsestError } from '../../core/errors.ts';
import { replaceDefaultLayer } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { createAgreement } from '../../evaluate/agreement.ts';
import { pairDocuments } from '../../evaluate/pair-documents.ts';
import { findDifference, mentionsOf } from '../../evaluate/scorer.ts';
import type { ExitCode } from '../command.ts';
import { createCorpusOpener } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { type LabelOptions, openLabelMapping } from '../label-argument.ts';
import type { ReadOptions } from '../options.ts';
import { pairByOrder } from '../pair-by-order.ts';
import { formatAgreement, type AgreementResult } from '../screens/agreement.ts';

export interface AgreementCommandOptions extends ReadOptions, LabelOptions {
  readonly differences: number;
}

export async function runAgreement(
  firstPath: string,
  secondPath: string,
  options: AgreementCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const opener = createCorpusOpener(options, io, log.report);
  try {
    const first = await opener.open(firstPath);
    const second = await opener.open(secondPath);
    const note = createNotes(io, quiet);
    const mapping = await openLabelMapping(first, options, note, [second]);
    const { corpus, isByOrder } = await pairByOrder(first, second);
    if (isByOrder) note('no id agrees, so documents are paired by their order');
    const labels = createAgreement();
    const coarse = createAgreement();
    let [unpaired, documents] = [0, 0];
    let coarser = 0;
    const coarsen = (doc: Document): Document => {
      const mentions = mentionsOf(doc).map(({ start, end, label }) => ({ start, end, label: mapping.coarseOf(label) }));
      if (mentionsOf(doc).some(({ label }) => mapping.coarseOf(label) !== label)) coarser++;
      return replaceDefaultLayer(doc, mentions);
    };
    const pairs = pairDocuments(mapping.apply(first), mapping.apply(corpus), () => unpaired++);
    for await (const { gold: own, predicted: other } of pairs) {
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
    if (documents === 0) {
      throw new PalimpsestError('nothing-to-compare', 'the two corpora have no document in common');
    }
    const result: AgreementResult = {
      labels: labels.result(),
      ...(coarser > 0 && { coarse: coarse.result() }),
      unpaired,
    };
    if (options.json === true) io.stdout.write(`${JSON.stringify({ ...result, labelMap: mapping.description })}\n`);
    else io.stdout.write(formatAgreement(result, options.differences));
    if (unpaired > 0 && !quiet) {
      io.stderr.write(`warning: ${unpaired} documents are in one of the two corpora only and were left out\n`);
    }
    return log.errors() > 0 || unpaired > 0 ? 1 : 0;
  } finally {
    await opener.dispose();
    log.close();
  }
}
