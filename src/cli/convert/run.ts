import { convertCorpus } from '../../pipeline/convert.ts';
import { loadConventions } from '../../pipeline/conventions/conventions.ts';
import { labelsOf } from '../../pipeline/evaluation/label-mapping.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { checkLabelMap, loadLabelMap, shippedLabelMaps } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import { WORTH_A_THREAD, worthOf } from '../threads.ts';
import type { ConvertOptions } from './command.ts';
import { plural } from '../../report/pages/format.ts';

export async function runConvert(input: string, output: string, options: ConvertOptions, io: CliIo): Promise<ExitCode> {
  const map = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  return inSession(options, io, async (session) => {
    const corpus = await session.open(input);
    if (map && !shippedLabelMaps().includes(map)) checkLabelMap(map, await labelsOf(corpus)).forEach(session.note);
    const writer = await session.output(output, corpus);
    const parts = await session.parts(options, await worthOf(corpus, WORTH_A_THREAD.copied));
    let read = 0;
    const converted = convertCorpus(corpus, {
      labelMap: map,
      conventions: options.conventions === undefined ? undefined : loadConventions(options.conventions),
      ...parts.run,
      onProgress: (more) => session.count('Converting', (read += more)),
    });
    await writeCorpus(converted, writer, { with: parts.with });
    const { entities, dropped, conventions: changes } = converted.summary();
    const [from, to] = [corpus.format.name, writer.format.name];
    const documents = writer.count;
    const lost = dropped > 0 ? ` (${dropped} dropped by the label map)` : '';
    const changed = changes ? `; ${changes.moved} boundaries moved, ${changes.joined} entities joined, ${changes.renamed} renamed, ${changes.blanks} spaces changed` : ''; // prettier-ignore
    session.tell(
      {
        from,
        to,
        documents,
        entities,
        dropped,
        ...(changes && { conventions: changes }),
        refused: session.log.errors(),
      },
      () =>
        `${plural(documents, 'document')}, ${plural(entities, 'entity', 'entities')}${lost}: ${from} → ${to}${changed}\n`,
      output,
    );
  });
}
