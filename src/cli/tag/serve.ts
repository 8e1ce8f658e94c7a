import type { Corpus, Document } from '../../core/types.ts';
import { applyLabelMap, checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { packageVersion } from '../../pipeline/package-version.ts';
import { startLoopbackServer } from '../../web/loopback-server.ts';
import { createTagHandler } from '../../web/tag-server.ts';
import type { ExitCode } from '../command.ts';
import { createNotes } from '../session.ts';
import type { CliIo } from '../io.ts';
import { untilInterrupted } from '../browser.ts';
import type { TagCommandOptions } from './command.ts';
import { openTaggerArgument } from './run.ts';

/**
 * Tags for other programs on this machine until Ctrl-C. One request is worked on at a time: a tagger keeps what it computes
 * with in one place.
 */
export async function serveTagging(folder: string, options: TagCommandOptions, io: CliIo): Promise<ExitCode> {
  const map = options.labels === undefined ? undefined : loadLabelMap(options.labels);
  const tagger = await openTaggerArgument(folder, options, io);
  checkLabelMap(map, tagger.labels).forEach(createNotes(io, options.quiet === true));
  async function* mapped(docs: Corpus): AsyncGenerator<Document> {
    for await (const doc of tagger.tag(docs)) yield map ? applyLabelMap(doc, map) : doc;
  }
  const about = { palimpsest: packageVersion, model: tagger.model.family, labels: tagger.labels };
  try {
    const server = await startLoopbackServer({
      handle: createTagHandler({ about, tag: mapped }),
      maxBody: options.maxMegabytes * 2 ** 20,
      maxConcurrent: 1,
      // A large corpus comes as fast as it is tagged.
      requestTimeout: 0,
      ...(options.port !== undefined && { port: options.port }),
    });
    const { url } = server;
    if (options.json === true) io.stdout.write(`${JSON.stringify({ url, ...about })}\n`);
    else {
      io.stderr.write(`${tagger.model.family} at ${url}tag\n`);
      if (options.quiet !== true) {
        io.stderr.write(
          `On this machine only, for whoever has the address. Ctrl-C ends it. Try:\n  echo '{"text": "…"}' | curl --data-binary @- ${url}tag\n`,
        );
      }
    }
    await untilInterrupted();
    await server.close();
  } finally {
    await tagger.dispose();
  }
  return 0;
}
