import type { LeftoversCommandOptions } from './command.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { findOverlooked, OVERLOOKED_LAYER } from '../../pipeline/placeholders/overlooked.ts';
import { openTagger } from '../../pipeline/tagging/tag.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { plural } from '../../report/pages/format.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTable } from '../screen.ts';
import { inSession } from '../session.ts';
import { showPlace } from './run.ts';

interface Place extends CharSpan {
  readonly document: string;
  readonly score: number;
  /** The place with what is around it, where that is asked for. */
  readonly context?: string;
}

export function runLeftovers(
  folder: string,
  input: string,
  output: string | undefined,
  options: LeftoversCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const { backend, least, seed, gazetteers, explain, count } = options;
    const tagger = await openTagger(folder, { ...(backend !== undefined && { backend }) });
    session.atEnd(tagger);
    const corpus = await session.openText(input, session.reportUnlabelled);
    const searched = await findOverlooked(tagger.model, corpus, {
      least,
      seed,
      gazetteers: loadGazetteers({ folders: gazetteers ?? [] }),
      report: session.report,
      onProgress: (documents) => session.count('Searching', documents),
    });
    const places: Place[] = [];
    let documents = 0;
    const onDocument = (doc: Document) => {
      documents++;
      for (const { layer, start, end, attributes } of doc.entities) {
        if (layer !== OVERLOOKED_LAYER) continue;
        const context = explain === true && { context: showPlace(doc, { start, end }) };
        places.push({ document: doc.id, start, end, score: attributes?.['score'] as number, ...context });
      }
    };
    if (output === undefined) for await (const doc of searched) onDocument(doc);
    else await writeCorpus(searched, await session.output(output, corpus), { onDocument });
    places.sort((a, b) => b.score - a.score);
    const told = `${plural(places.length, 'place')} in ${plural(documents, 'document')}${output === undefined ? '' : ` → ${output}`}\n`;
    session.progress.clear();
    const show = output === '-' ? io.stderr : io.stdout;
    if (options.json === true) show.write(`${JSON.stringify({ documents, places, output })}\n`);
    else {
      if (places.length > 0) show.write(formatPlaces(places.slice(0, count)));
      if (!session.quiet) io.stderr.write(told);
    }
  });
}

function formatPlaces(places: readonly Place[]): string {
  const rows = places.map(({ document, start, end, score, context }) => [score.toFixed(2), document, `${start}–${end}`, context ?? '']); // prettier-ignore
  return formatTable(['score', 'document', 'characters', ''], rows, ['right', 'left', 'right', 'left']);
}
