import { type AugmentedCorpus, augment } from '../../pipeline/augmentation/augment.ts';
import { readLearned } from '../../pipeline/augmentation/learned.ts';
import { type AugmentSummary, noteOfNothing, noteOfUnchanged } from '../../pipeline/summary.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { noteOfSplits, scoreApart } from '../notes.ts';
import { inSession } from '../session.ts';
import { WORTH_A_THREAD, worthOf } from '../threads.ts';
import { parsePolicies, requirePolicies } from '../settings.ts';
import type { AugmentationOptions } from '../options.ts';
import type { AugmentCommandOptions } from './command.ts';
import { sealNotes } from '../conceal/run.ts';
import { formatTable } from '../screen.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

export const PHASES = { reading: 'Reading   ', learning: 'Learning  ', augmenting: 'Augmenting' };

export function runAugment(
  input: string,
  output: string,
  options: AugmentCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const isFed = isStream(input, options);
    const corpus = await (isFed ? session.stream(output) : session.open(input));
    const splits = noteOfSplits(corpus);
    if (splits !== undefined) session.note(splits);
    const writer = await session.output(output, corpus);
    const edits = options.edits === undefined ? undefined : await session.lines(options.edits);
    const parts = await session.parts(options, isFed ? 1 : await worthOf(corpus, WORTH_A_THREAD.worked));
    const { targetSample, targetFrom } = options;
    const augmented = await augment(corpus, {
      ...(await augmentSettings(options)),
      augmentedOnly: options.augmentedOnly === true,
      keepMeta: options.keepMeta ?? [],
      ...(targetSample !== undefined && { targetSample: await session.open(targetSample, { from: targetFrom }) }),
      writeSample: !isFed || options.generated,
      ...(edits && { onEdits: edits.write }),
      ...parts.run,
      onProgress: ({ phase, documents, totalDocuments }) => session.count(PHASES[phase], documents, totalDocuments),
    });
    const labels = Object.keys({ ...augmented.job.plans, ...augmented.targetPlans });
    requirePolicies(options.policy, labels, augmented.labelMap);
    if (targetSample !== undefined) session.note(scoreApart(targetSample));
    augmented.notes.forEach(session.note);
    await writeCorpus(augmented, writer, {
      with: [...(edits ? [edits] : []), ...parts.with],
    });
    const summary = augmented.summary();
    const nothing = augmented.job.alpha > 0 ? (noteOfNothing(summary) ?? noteOfUnchanged(summary)) : undefined;
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

/** What the options say of the copies. */
export async function augmentSettings(options: AugmentationOptions) {
  const { alpha, seed, recipe, phi, context, generated, partition, patientField, unit, locale, labels } = options;
  return {
    ...(alpha !== undefined && { alpha }),
    seed,
    recipe,
    phi,
    context,
    generated,
    partition,
    patientField,
    allowRemote: options.allowRemote === true,
    gazetteerFolders: options.gazetteers ?? [],
    policies: parsePolicies(options.policy ?? {}),
    ...(unit && { unit }),
    ...(locale !== undefined && { locale }),
    ...(labels !== undefined && { labelMap: loadLabelMap(labels) }),
    ...(options.learned !== undefined && { learned: await readLearned(options.learned) }),
  };
}

/** Whether standard input need not be kept: all that must be known of the whole corpus is known. */
function isStream(input: string, { learned, from, workers, shard, deadLetters }: AugmentCommandOptions): boolean {
  const isWhole = (workers ?? 1) === 1 && shard === undefined && deadLetters === undefined;
  return input === '-' && learned !== undefined && isWhole && (from ?? 'jsonl') === 'jsonl';
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
  const edits = Object.entries(summary.edits).flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []));
  const gaveWay = Object.values(summary.dropped).reduce((sum, count) => sum + count, 0);
  const lines = [
    formatTable(['label', 'replaced by', 'source', 'in copies', 'unchanged'], rows, ['left', 'left']),
    `Edits: ${edits.join(', ') || 'none'}${gaveWay > 0 ? ` (${gaveWay} dropped in favour of an earlier augmenter)` : ''}\n`,
    ...Object.entries(summary.withheld ?? {}).map(([name, reasons]) => `Withheld by ${name}: ${Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`).join(', ')} (sentences left unchanged)\n`), // prettier-ignore
    ...(summary.generated
      ? [
          `Generated: ${plural(summary.generated.documents, 'document')} with ${plural(summary.generated.entities, 'entity', 'entities')}\n`,
        ]
      : []),
    ...(summary.target
      ? [
          `Target sample: ${plural(summary.target.sourceDocuments, 'document')} and ${plural(summary.target.copies, 'augmented copy', 'augmented copies')}\n`,
        ]
      : []),
    ...(summary.sealed ? [...sealNotes(summary.sealed), '\n'] : []),
    `${plural(summary.sourceDocuments, 'document')} and ${plural(summary.copies, 'augmented copy', 'augmented copies')} (${formatCount(summary.changedCopies)} changed) in ${seconds.toFixed(1)} s ` +
      `(recipe ${job.recipe.name}, alpha ${job.alpha}, seed ${job.seed}, locale ${job.locale}, ` +
      `labels ${labelMap?.name ?? 'of an unknown scheme'}) → ${output === '-' ? 'standard output' : output}\n`,
  ];
  return lines.join('');
}
