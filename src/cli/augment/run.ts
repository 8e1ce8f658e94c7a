import { augment } from '../../pipeline/augment.ts';
import { createEditLog } from '../../pipeline/edit-log.ts';
import { noteOfNothing } from '../../pipeline/summary.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import { parsePolicies, requirePolicies } from '../settings.ts';
import type { AugmentCommandOptions } from './command.ts';
import { formatAugmentSummary } from './screen.ts';

const PHASES = { reading: 'Reading   ', learning: 'Learning  ', augmenting: 'Augmenting' };

export function runAugment(
  input: string,
  output: string,
  options: AugmentCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const { alpha, seed, recipe, phi, context, generated, partition, patientField, workers, unit, locale, labels } =
      options;
    const corpus = await session.open(input);
    const edits =
      options.edits === undefined ? undefined : await createEditLog(options.edits, options.overwrite === true);
    try {
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
        workers,
        policies: parsePolicies(options.policy ?? {}),
        ...(unit && { unit }),
        ...(locale !== undefined && { locale }),
        ...(labels !== undefined && { labelMap: loadLabelMap(labels) }),
        ...(edits && { onCopy: edits.write }),
        onProgress: ({ phase, documents, totalDocuments }) => session.count(PHASES[phase], documents, totalDocuments),
      });
      requirePolicies(options.policy, Object.keys(augmented.job.plans), augmented.labelMap);
      augmented.notes.forEach(session.note);
      await writeCorpus(augmented, await session.output(output, corpus), { with: edits ? [edits] : [] });
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
    } catch (error) {
      await edits?.abort();
      throw error;
    }
  });
}
