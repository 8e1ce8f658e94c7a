import { createEponymCorpus } from '../../conceal/eponym-corpus.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { EponymsCommandOptions } from './command.ts';

export function runEponyms(output: string, options: EponymsCommandOptions, io: CliIo): Promise<ExitCode> {
  const { language, sentences, eponyms, seed } = options;
  return inSession(options, io, async (session) => {
    const corpus = createEponymCorpus(language, { sentences, seed, ...(eponyms && { eponyms }) });
    const documents = await writeCorpus(corpus, await session.output(output));
    const result = { output, language, seed, documents, eponyms: corpus.length / sentences };
    const place = output === '-' ? 'standard output' : output;
    session.tell(result, () => `${result.documents} sentences with ${result.eponyms} eponyms → ${place}\n`, output);
  });
}
