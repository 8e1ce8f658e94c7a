import { integerArgument, shardArgument, variableArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineExperimentRun = () =>
  addExamples(
    addCommonOptions(
      new Command('run')
        .description('Computes the cells that the folder does not have yet. Failed ones are tried again.')
        .argument('<spec>', 'the specification: a YAML file')
        .argument('<outdir>', 'folder of the results; made when it is not there')
        .option(
          '--shard <i/n>',
          'compute the i-th of n parts only; copy the folders together afterwards',
          shardArgument,
        )
        .option('--workers <n>', 'cells computed at a time; results do not depend on it', integerArgument(1), 1)
        .option(
          '--set <name=value>',
          'what ${NAME} in the specification stands for, over the environment; a path from here, or else from the specification; repeatable',
          variableArgument,
        )
        .option('--dry-run', 'list the cells and compute nothing'),
    ),
    'experiment run study.yaml results/ --workers 4',
    'experiment run study.yaml results/ --set I2B2_2006=corpora/i2b2-2006 --dry-run',
    'experiment run study.yaml results/ --shard $SLURM_ARRAY_TASK_ID/40',
  );
export type RunExperimentCommandOptions = OptionsOf<typeof defineExperimentRun>;

export const defineExperimentReport = () =>
  addExamples(
    addCommonOptions(
      new Command('report')
        .description('Writes report.html, report.md and the tables as CSV into the folder. The corpora are not needed.')
        .argument('<outdir>', 'folder that "experiment run" wrote'),
    ),
    'experiment report results/',
  );
export type ReportExperimentOptions = OptionsOf<typeof defineExperimentReport>;
