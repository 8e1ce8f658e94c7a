import { type AugmentedCorpus, augment } from '../../pipeline/augment.ts';
import { readLearned } from '../../pipeline/learned.ts';
import { type AugmentSummary, noteOfNothing } from '../../pipeline/summary.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import { parsePolicies, requirePolicies } from '../settings.ts';
import type { AugmentCommandOptions } from './command.ts';
import { sealNotes } from '../conceal/run.ts';
import { formatTable } from '../screen.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

const PHASES = { reading: 'Reading   ', learning: 'Learning  ', augmenting: 'Augmenting' };

export function runAugment(
  input: string,
  output: string,
  options: AugmentCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const { alpha, seed, recipe, phi, context, generated, partition, patientField, unit, locale, labels } = options;
    const corpus = await session.open(input);
    const edits = options.edits === undefined ? undefined : await session.lines(options.edits);
    const parts = await session.parts(options);
    const augmented = await augment(corpus, {
      alpha,
      seed,
      recipe,
      phi,
      context,
      generated,
      augmentedOnly: options.augmentedOnly === true,
      keepMeta: options.keepMeta ?? [],
      partition,
      gazetteerFolders: options.gazetteers ?? [],
      patientField,
      policies: parsePolicies(options.policy ?? {}),
      ...(unit && { unit }),
      ...(locale !== undefined && { locale }),
      ...(labels !== undefined && { labelMap: loadLabelMap(labels) }),
      ...(edits && { onEdits: edits.write }),
      ...(options.learned !== undefined && { learned: readLearned(options.learned) }),
      ...parts.run,
      onProgress: ({ phase, documents, totalDocuments }) => session.count(PHASES[phase], documents, totalDocuments),
    });
    requirePolicies(options.policy, Object.keys(augmented.job.plans), augmented.labelMap);
    augmented.notes.forEach(session.note);
    await writeCorpus(augmented, await session.output(output, corpus), {
      with: [...(edits ? [edits] : []), ...parts.with],
    });
    const summary = augmented.summary();
    const nothing = alpha > 0 ? noteOfNothing(summary) : undefined;
    const notes = nothing === undefined ? augmented.notes : [...augmented.notes, nothing];
    const { learned: _, ...job } = augmented.job;
    session.tell(
      { output, labelMap: augmented.labelMap?.name ?? null, job, summary, notes },
      () => formatAugmentSummary(summary, augmented, output, session.seconds()),
      output,
    );
    if (nothing !== undefined && options.json !== true) session.note(nothing);
  });
}

/** The account of an augmentation for a terminal. */
export function formatAugmentSummary(
  summary: AugmentSummary,
  augmented: AugmentedCorpus,
  output: string,
  seconds: number,
): string {
  const { job, labelMap } = augmented;
  const rows = Object.entries(summary.labels).map(([label, row]) => [
    label,
    row.type ?? row.policy,
    String(row.source),
    String(row.copies),
    String(Object.values(row.kept).reduce((sum, count) => sum + count, 0)),
  ]);
  const edits = Object.entries(summary.edits).map(([name, count]) => `${name} ${count}`);
  const gaveWay = Object.values(summary.dropped).reduce((sum, count) => sum + count, 0);
  const lines = [
    formatTable(['label', 'written as', 'source', 'in copies', 'unchanged'], rows, ['left', 'left']),
    `Edits: ${edits.join(', ') || 'none'}${gaveWay > 0 ? ` (${gaveWay} gave way to an earlier augmenter)` : ''}\n`,
    ...(summary.generated
      ? [
          `Generated: ${plural(summary.generated.documents, 'document')} with ${plural(summary.generated.entities, 'mention')}\n`,
        ]
      : []),
    ...(summary.sealed ? [...sealNotes(summary.sealed), '\n'] : []),
    `${plural(summary.sourceDocuments, 'document')} and ${plural(summary.copies, 'augmented copy', 'augmented copies')} (${formatCount(summary.changedCopies)} changed) in ${seconds.toFixed(1)} s ` +
      `(recipe ${job.recipe.name}, alpha ${job.alpha}, seed ${job.seed}, locale ${job.locale}, ` +
      `labels ${labelMap?.name ?? 'by --policy'}) → ${output === '-' ? 'standard output' : output}\n`,
  ];
  return lines.join('');
}
