import { type AugmentedCorpus, augment } from '../../pipeline/augment.ts';
import { createEditLog } from '../../pipeline/edit-log.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import { openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import { createHeapGuard } from '../../pipeline/heap-guard.ts';
import type { CliIo } from '../io.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { parsePolicies, requirePolicies } from '../policies.ts';
import { createProgressLine } from '../progress.ts';
import type { ExitCode } from '../command.ts';
import { noteOfNothing } from '../../pipeline/summary.ts';
import { formatAugmentSummary } from './screen.ts';

export interface AugmentCommandOptions extends OutputOptions {
  readonly alpha: number;
  readonly seed: number;
  readonly recipe: string;
  readonly phi: boolean;
  readonly context: boolean;
  readonly augmentedOnly?: boolean;
  readonly keepMeta?: string[];
  readonly unit?: 'document' | 'sentence';
  readonly labels?: string;
  readonly policy?: Record<string, string>;
  readonly locale?: string;
  readonly partition: 'train' | 'dev' | 'test' | 'all';
  readonly gazetteers?: string[];
  readonly patientField: string;
  readonly workers: number;
  readonly edits?: string;
}

const PHASES = { reading: 'Reading   ', learning: 'Learning  ', augmenting: 'Augmenting' };

export async function runAugment(
  input: string,
  output: string,
  options: AugmentCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const guard = createHeapGuard();
  const started = performance.now();
  const corpus = await openCorpusArgument(input, options, io, log.report);
  const overwrite = options.overwrite === true;
  const edits = options.edits === undefined ? undefined : await createEditLog(options.edits, overwrite);
  try {
    const augmented = await augment(corpus, {
      alpha: options.alpha,
      seed: options.seed,
      recipe: options.recipe,
      phi: options.phi,
      context: options.context,
      augmentedOnly: options.augmentedOnly === true,
      keepMeta: options.keepMeta ?? [],
      partition: options.partition,
      gazetteerFolders: options.gazetteers ?? [],
      patientField: options.patientField,
      workers: options.workers,
      policies: parsePolicies(options.policy ?? {}),
      ...(options.unit && { unit: options.unit }),
      ...(options.locale !== undefined && { locale: options.locale }),
      ...(options.labels !== undefined && { labelMap: loadLabelMap(options.labels) }),
      ...(edits && { onCopy: edits.write }),
      onProgress: ({ phase, documents, totalDocuments }) => {
        guard();
        progress.update(PHASES[phase], documents, totalDocuments, 'documents');
      },
    });
    requirePolicies(options.policy, Object.keys(augmented.job.plans), augmented.labelMap);
    if (!quiet) for (const note of augmented.notes) io.stderr.write(`note: ${note}\n`);
    const writer = await openOutputArgument(output, options, io, log.report, corpus);
    await writeCorpus(augmented, writer, { with: edits ? [edits] : [] });
    progress.clear();
    report(augmented, output, (performance.now() - started) / 1000, options, io);
  } catch (error) {
    progress.clear();
    await edits?.abort();
    throw error;
  } finally {
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

function report(
  augmented: AugmentedCorpus,
  output: string,
  seconds: number,
  options: AugmentCommandOptions,
  io: CliIo,
): void {
  const summary = augmented.summary();
  const nothing = options.alpha > 0 ? noteOfNothing(summary) : undefined;
  const notes = nothing === undefined ? augmented.notes : [...augmented.notes, nothing];
  if (options.json === true) {
    const { learned: _, ...job } = augmented.job;
    const stream = output === '-' ? io.stderr : io.stdout; // stdout holds the corpus
    stream.write(`${JSON.stringify({ output, labelMap: augmented.labelMap?.name ?? null, job, summary, notes })}\n`);
  } else if (options.quiet !== true) {
    io.stderr.write(formatAugmentSummary(summary, augmented, output, seconds));
    if (nothing !== undefined) io.stderr.write(`note: ${nothing}\n`);
  }
}
