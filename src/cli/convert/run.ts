import { commitTogether } from '../../formats/io/output.ts';
import { createConventionsWriter } from '../../pipeline/conventions/apply.ts';
import { loadConventions } from '../../pipeline/conventions/conventions.ts';
import { labelsOf } from '../../pipeline/evaluation/label-mapping.ts';
import { applyLabelMap, checkLabelMap, loadLabelMap, shippedLabelMaps } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { ConvertOptions } from './command.ts';
import { plural } from '../../report/pages/format.ts';

export async function runConvert(input: string, output: string, options: ConvertOptions, io: CliIo): Promise<ExitCode> {
  const map = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  const conventions =
    options.conventions === undefined ? undefined : createConventionsWriter(loadConventions(options.conventions));
  return inSession(options, io, async (session) => {
    const corpus = await session.open(input);
    if (map && !shippedLabelMaps().includes(map)) checkLabelMap(map, await labelsOf(corpus)).forEach(session.note);
    const writer = await session.output(output, corpus);
    let [read, entities, dropped] = [0, 0, 0];
    try {
      for await (const doc of corpus) {
        const mapped = map ? applyLabelMap(doc, map) : doc;
        if (await writer.write(conventions ? conventions(mapped) : mapped)) {
          entities += mapped.entities.length;
          dropped += doc.entities.length - mapped.entities.length;
        }
        session.count('Converting', ++read);
      }
      await commitTogether([writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    }
    const [from, to] = [corpus.format.name, writer.format.name];
    const documents = writer.count;
    const lost = dropped > 0 ? ` (${dropped} dropped by the label map)` : '';
    const changes = conventions && { ...conventions.changes };
    const changed = changes ? `; ${changes.moved} borders moved, ${changes.joined} mentions joined, ${changes.renamed} renamed, ${changes.blanks} blanks changed` : ''; // prettier-ignore
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
