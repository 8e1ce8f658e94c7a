import { createEponymCorpus } from '../../conceal/eponym-corpus.ts';
import { toCorpus } from '../../core/document.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { ExitCode } from '../command.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';

export interface EponymsCommandOptions extends OutputOptions {
  readonly language: string;
  readonly sentences: number;
  readonly eponyms?: readonly string[];
  readonly seed: number;
}

export async function runEponyms(output: string, options: EponymsCommandOptions, io: CliIo): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const { language, sentences, eponyms, seed } = options;
  const corpus = createEponymCorpus(language, { sentences, seed, ...(eponyms && { eponyms }) });
  const log = createDiagnosticLog(io, quiet);
  let documents = 0;
  try {
    documents = await writeCorpus(toCorpus(corpus), await openOutputArgument(output, options, io, log.report));
  } finally {
    log.close();
  }
  const result = { output, language, seed, documents, eponyms: corpus.length / sentences };
  if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
  else if (!quiet) {
    io.stderr.write(
      `${result.documents} sentences with ${result.eponyms} eponyms → ${output === '-' ? 'standard output' : output}\n`,
    );
  }
  return log.errors() > 0 ? 1 : 0;
}
