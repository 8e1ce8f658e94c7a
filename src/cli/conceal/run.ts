import { checkStrategy } from '../../conceal/label-plan.ts';
import { conceal } from '../../pipeline/conceal.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import { requirePolicies } from '../settings.ts';
import type { ConcealCommandOptions } from './command.ts';
import { formatConcealment } from './screen.ts';

const PHASES = { reading: 'Reading   ', concealing: 'Concealing' };

export function runConceal(
  input: string,
  output: string,
  options: ConcealCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await session.open(input);
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
      ...(options.predicted !== undefined && { predicted: await session.open(options.predicted) }),
      ...(mode && { mode }),
      ...(locale !== undefined && { locale }),
      ...(seed !== undefined && { seed }),
      ...(options.labels !== undefined && { labelMap: loadLabelMap(options.labels) }),
      report: session.report,
      onProgress: ({ phase, documents, totalDocuments }) => session.count(PHASES[phase], documents, totalDocuments),
    });
    requirePolicies(options.policy, Object.keys(concealed.job.plan), concealed.labelMap);
    concealed.notes.forEach(session.note);
    await writeCorpus(concealed, await session.output(output, corpus));
    const summary = concealed.summary();
    const { job, labelMap, notes } = concealed;
    session.tell(
      { output, labelMap: labelMap?.name ?? null, job, summary, notes },
      () => formatConcealment(summary, concealed, output, session.seconds()),
      output,
    );
  });
}
