import { type Command, InvalidArgumentError } from 'commander';
import type { ReportExperimentOptions, RunExperimentCommandOptions } from './run.ts';
import type { CommandContext } from '../command.ts';
import { addCommonOptions, addExamples, integerArgument } from '../options.ts';

export function registerExperiment(program: Command, context: CommandContext): void {
  const group = program
    .command('experiment')
    .summary('train, test and compare: with and without augmentation, or on concealed text')
    .description(
      'Runs a study that a YAML file describes: corpora, models, training fractions, augmentation arms, seeds; or, with kind: ' +
        'impact, what concealing PHI costs a tagger of clinical entities: PHI models, strategies, folds. Every cell of it is ' +
        'kept when it is done, so a run can be stopped at any moment and started again.',
    );

  const run = group
    .command('run')
    .description('Computes the cells that the folder does not have yet. Failed ones are tried again.')
    .argument('<spec>', 'the specification: a YAML file')
    .argument('<outdir>', 'folder of the results; made when it is not there')
    .option('--shard <i/n>', 'compute the i-th of n parts only; copy the folders together afterwards', shardArgument)
    .option('--workers <n>', 'cells computed at a time; results do not depend on it', integerArgument(1), 1)
    .option(
      '--set <name=value>',
      'what ${NAME} in the specification stands for, over the environment; a path from here, or else from the specification; repeatable',
      setArgument,
    )
    .option('--dry-run', 'list the cells and compute nothing');
  addCommonOptions(run);
  addExamples(
    run,
    'experiment run study.yaml results/ --workers 4',
    'experiment run study.yaml results/ --set I2B2_2006=corpora/i2b2-2006 --dry-run',
    'experiment run study.yaml results/ --shard $SLURM_ARRAY_TASK_ID/40',
  );
  run.action(async (spec: string, folder: string, options: RunExperimentCommandOptions) => {
    const { runExperimentCommand } = await import('./run.ts');
    context.finish(await runExperimentCommand(spec, folder, options, context.io));
  });

  const report = group
    .command('report')
    .description('Writes report.html, report.md and the tables as CSV into the folder. The corpora are not needed.')
    .argument('<outdir>', 'folder that "experiment run" wrote');
  addCommonOptions(report);
  addExamples(report, 'experiment report results/');
  report.action(async (folder: string, options: ReportExperimentOptions) => {
    const { reportExperiment } = await import('./run.ts');
    context.finish(await reportExperiment(folder, options, context.io));
  });
}

function shardArgument(value: string): readonly [number, number] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  const shard = [Number(part), Number(parts)] as const;
  if (!(shard[0] >= 1 && shard[0] <= shard[1])) {
    throw new InvalidArgumentError('It takes I/N with I from 1 to N, such as 3/8.');
  }
  return shard;
}

function setArgument(value: string, previous: Readonly<Record<string, string>> = {}): Record<string, string> {
  const at = value.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It takes NAME=VALUE.');
  return { ...previous, [value.slice(0, at)]: value.slice(at + 1) };
}
