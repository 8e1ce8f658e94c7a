import { checkStrategy } from '../../conceal/label-plan.ts';
import type { PseudoMode, Strategy } from '../../conceal/strategies.ts';
import { type ConcealedCorpus, conceal } from '../../pipeline/conceal.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import { createCorpusOpener } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import { createHeapGuard } from '../../pipeline/heap-guard.ts';
import type { CliIo } from '../io.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { requirePolicies } from '../policies.ts';
import { createProgressLine } from '../progress.ts';
import { formatConcealment } from './screen.ts';

export interface ConcealCommandOptions extends OutputOptions {
  readonly strategy?: Strategy;
  readonly strategies?: string;
  readonly policy?: Record<string, string>;
  readonly layer: string;
  readonly predicted?: string;
  readonly mode?: PseudoMode;
  readonly protectEponyms?: boolean;
  readonly dropLabels?: boolean;
  readonly keepMeta?: string[];
  readonly keepIds?: boolean;
  readonly labels?: string;
  readonly locale?: string;
  readonly partition: 'train' | 'dev' | 'test' | 'all';
  readonly gazetteers?: string[];
  readonly seed?: number;
}

const PHASES = { reading: 'Reading   ', concealing: 'Concealing' };

export async function runConceal(
  input: string,
  output: string,
  options: ConcealCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const guard = createHeapGuard();
  const started = performance.now();
  const corpora = createCorpusOpener(options, io, log.report);
  try {
    const corpus = await corpora.open(input);
    const policies = Object.entries(options.policy ?? {}).map(([label, name]) => [label, checkStrategy(name)] as const);
    const { strategy, strategies, mode, locale, seed } = options;
    const concealed = await conceal(corpus, {
      policies: Object.fromEntries(policies),
      layer: options.layer,
      protectEponyms: options.protectEponyms === true,
      dropLabels: options.dropLabels === true,
      partition: options.partition,
      gazetteerFolders: options.gazetteers ?? [],
      keepMeta: options.keepMeta ?? [],
      keepIds: options.keepIds === true,
      ...(strategy && { strategy }),
      ...(strategies !== undefined && { strategies }),
      ...(options.predicted !== undefined && { predicted: await corpora.open(options.predicted) }),
      ...(mode && { mode }),
      ...(locale !== undefined && { locale }),
      ...(seed !== undefined && { seed }),
      ...(options.labels !== undefined && { labelMap: loadLabelMap(options.labels) }),
      report: log.report,
      onProgress: ({ phase, documents, totalDocuments }) => {
        guard();
        progress.update(PHASES[phase], documents, totalDocuments, 'documents');
      },
    });
    requirePolicies(options.policy, Object.keys(concealed.job.plan), concealed.labelMap);
    if (!quiet) for (const note of concealed.notes) io.stderr.write(`note: ${note}\n`);
    const writer = await openOutputArgument(output, options, io, log.report, corpus);
    await writeCorpus(concealed, writer);
    progress.clear();
    tell(concealed, output, (performance.now() - started) / 1000, options, io);
  } finally {
    progress.clear();
    await corpora.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

function tell(
  concealed: ConcealedCorpus,
  output: string,
  seconds: number,
  options: ConcealCommandOptions,
  io: CliIo,
): void {
  const summary = concealed.summary();
  if (options.json === true) {
    const stream = output === '-' ? io.stderr : io.stdout; // stdout holds the corpus
    const { job, labelMap, notes } = concealed;
    stream.write(`${JSON.stringify({ output, labelMap: labelMap?.name ?? null, job, summary, notes })}\n`);
  } else if (options.quiet !== true) {
    io.stderr.write(formatConcealment(summary, concealed, output, seconds));
  }
}
