import { amountsArgument, integerArgument, listArgument, shardArgument, variableArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineExperimentRun = () =>
  addExamples(
    addCommonOptions(
      new Command('run')
        .description('Computes the cells missing from the folder. Failed ones are retried.')
        .argument('<spec>', 'the specification: a YAML file')
        .argument('<outdir>', 'folder of the results; created if it does not exist')
        .option('--shard <i/n>', 'compute only part i of n; merge the folders afterwards', shardArgument)
        .option(
          '--workers <n>',
          'cells computed in parallel; does not affect results (default: limited by processors and memory)',
          integerArgument(1),
        )
        .option(
          '--set <name=value>',
          'value of ${NAME} in the specification, overrides the environment; paths are relative to here, else to the ' +
            'specification; repeatable',
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
          'Writes report.html, report.md and the tables as LaTeX (tables.tex, booktabs) and CSV into the folder. The corpora are ' +
            'not needed.',
        )
        .argument('<outdir>', 'folder written by "experiment run"'),
    ),
    'experiment report results/',
  );
export type ReportExperimentOptions = OptionsOf<typeof defineExperimentReport>;

export const defineExperimentJoin = () =>
  addExamples(
    addCommonOptions(
      new Command('join')
        .description(
          'Writes one report for several concealment-impact studies, with means over their corpora. The studies must share ' +
            'levels, strategies, folds, measure and tagger.',
        )
        .argument('<outdir>', 'folder of the joint report; created if it does not exist')
        .argument('<studies...>', 'folders written by "experiment run"'),
    ),
    'experiment join joint/ results-ncbi/ results-meddocan/ results-bc5cdr/',
  );
export type JoinExperimentOptions = OptionsOf<typeof defineExperimentJoin>;

export const defineExperimentInit = () =>
  addExamples(
    addCommonOptions(
      new Command('init')
        .description(
          'Writes the specification of a study: does augmentation help a tagger on another corpus? Prompts on a terminal for ' +
            'what is not given. Reads the corpora and plans the study before writing anything; an existing file is kept.',
        )
        .argument('<spec>', 'specification to write: a YAML file')
        .option('--corpus <name=path>', 'a corpus and its name; two or more', variableArgument)
        .option('--language <code>', 'language of the corpora, such as en')
        .option('--train <names>', 'corpora to train on (default: the first)', listArgument)
        .option('--test <names>', 'corpora to test on (default: the others)', listArgument)
        .option('--coarse', 'compare the coarse types of the label maps, for corpora with different labels')
        .option('--model <families>', 'taggers (default: crf)', listArgument)
        .option(
          '--arms <arms>',
          'treatments of the training text: none, and recipes (default: none,palimpsest)',
          listArgument,
        )
        .option('--fractions <shares>', 'training sizes: shares, or numbers of units (default: 0.2,1)', amountsArgument)
        .option('--alphas <numbers>', 'copies of each unit (default: 2)', amountsArgument)
        .option('--seeds <n>', 'runs per cell', integerArgument(1), 5)
        .option('--rarest <n>', 'drop labels with fewer entities (default: 20)', integerArgument(0))
        .option('--name <name>', 'name of the study (default: that of the file)'),
    ),
    'experiment init study.yaml --corpus ours=notes/ --corpus theirs=other.conll --language en --coarse',
    'experiment init study.yaml --corpus a=a.jsonl --corpus b=b.jsonl --language de --model crf,dictionary --arms none,phi,phicon --seeds 3',
  );
export type InitExperimentOptions = OptionsOf<typeof defineExperimentInit>;
