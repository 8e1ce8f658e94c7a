import { PalimpsestError } from '../../core/errors.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { induceClusters } from '../../text/induce-clusters.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { ClustersOptions } from './command.ts';

export function runClusters(input: string, output: string, options: ClustersOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ openText, reportUnlabelled, write, tell }) => {
    const analyse = createAnalyser(options.language);
    const sentences: string[][] = [];
    for await (const doc of await openText(input, reportUnlabelled)) {
      const { tokens, sentences: spans } = analyse(doc);
      let next = 0;
      for (const { end } of spans) {
        const words: string[] = [];
        for (; next < tokens.length && (tokens[next]?.end as number) <= end; next++)
          words.push(tokens[next]?.text as string);
        sentences.push(words);
      }
    }
    const { clusters, minCount, passes } = options;
    const words = induceClusters(sentences, { clusters, minCount, passes });
    if (words.length === 0) {
      throw new PalimpsestError('empty-training', `no word occurs at least ${minCount} times`, {
        hint: 'Provide more text or lower --min-count.',
      });
    }
    write(output, words.map(({ path, word, count }) => `${path}\t${word}\t${count}\n`).join(''));
    const found = new Set(words.map(({ path }) => path)).size;
    tell(
      { output, words: words.length, clusters: found },
      () => `${words.length} words in ${found} clusters → ${output}\n`,
    );
  });
}
