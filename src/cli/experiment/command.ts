import { amountsArgument, integerArgument, listArgument, shardArgument, variableArgument } from '../arguments.ts';
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
        .option(
          '--workers <n>',
          'cells computed at a time; results do not depend on it (default: as many as there are processors and memory for)',
          integerArgument(1),
        )
        .option(
          '--set <name=value>',
          'what ${NAME} in the specification stands for, over the environment; a path from here, or else from the specification; repeatable',
          variableArgument,
        )
        .option('--dry-run', 'list the cells and compute nothing'),
    ),
    'experiment run study.yaml results/',
    'experiment run study.yaml results/ --set I2B2_2006=corpora/i2b2-2006 --dry-run',
    'experiment run study.yaml results/ --shard $SLURM_ARRAY_TASK_ID/40',
  );
export type RunExperimentCommandOptions = OptionsOf<typeof defineExperimentRun>;

export const defineExperimentReport = () =>
  addExamples(
    addCommonOptions(
      new Command('report')
        .description(
          'Writes report.html, report.md and the tables as LaTeX (tables.tex, with booktabs) and CSV into the folder. The corpora are not needed.',
        )
        .argument('<outdir>', 'folder that "experiment run" wrote'),
    ),
    'experiment report results/',
  );
export type ReportExperimentOptions = OptionsOf<typeof defineExperimentReport>;

export const defineExperimentJoin = () =>
  addExamples(
    addCommonOptions(
      new Command('join')
        .description(
          'Writes one report of several studies of what concealment costs, as "experiment report" does, with the means over their corpora. ' +
            'The studies have the same levels, strategies, folds, measure and tagger.',
        )
        .argument('<outdir>', 'folder of the joint report; made when it is not there')
        .argument('<studies...>', 'folders that "experiment run" wrote'),
    ),
    'experiment join joint/ results-ncbi/ results-meddocan/ results-bc5cdr/',
  );
export type JoinExperimentOptions = OptionsOf<typeof defineExperimentJoin>;

export const defineExperimentInit = () =>
  addExamples(
    addCommonOptions(
      new Command('init')
        .description(
          'Writes the specification of a study: does augmentation help a tagger to read another corpus? What is not given is asked for on a ' +
            'terminal. The corpora are read and the study planned before anything is written; a file that is there stays.',
        )
        .argument('<spec>', 'the specification to write: a YAML file')
        .option('--corpus <name=path>', 'a corpus and what it is called; two or more', variableArgument)
        .option('--language <code>', 'language of the corpora, such as en')
        .option('--train <names>', 'corpora to train on (default: the first)', listArgument)
        .option('--test <names>', 'corpora to test on (default: the others)', listArgument)
        .option('--coarse', 'compare the coarse types of the label maps: where the corpora have different labels')
        .option('--model <families>', 'taggers (default: crf)', listArgument)
        .option(
          '--arms <arms>',
          'what is done to the training text: none, and recipes (default: none,palimpsest)',
          listArgument,
        )
        .option('--fractions <shares>', 'how much of it: shares, or numbers of units (default: 0.2,1)', amountsArgument)
        .option('--alphas <numbers>', 'copies of each unit (default: 2)', amountsArgument)
        .option('--seeds <n>', 'how many runs of each cell', integerArgument(1), 5)
        .option('--rarest <n>', 'leave out labels with fewer mentions (default: 20)', integerArgument(0))
        .option('--name <name>', 'what the study is called (default: as the file)'),
    ),
    'experiment init study.yaml --corpus ours=notes/ --corpus theirs=other.conll --language en --coarse',
    'experiment init study.yaml --corpus a=a.jsonl --corpus b=b.jsonl --language de --model crf,dictionary --arms none,phi,phicon --seeds 3',
  );
export type InitExperimentOptions = OptionsOf<typeof defineExperimentInit>;
