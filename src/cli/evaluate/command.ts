import { integerArgument, listArgument, repeatedArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, addWorkerOptions, mixedOption } from '../options.ts';

export const defineEvaluate = () =>
  addExamples(
    addWorkerOptions(
      addReadOptions(
        new Command('evaluate')
          .summary('score predicted entities against reference annotations')
          .description(
            'Compares two annotations of the same text: precision, recall and F1, by label and overall, and missed identifiers. ' +
              'Documents are paired by id, or by order if no id matches.',
          )
          .argument('[gold]', 'reference annotations')
          .argument('[predicted]', 'system output')
          .option(
            '--match <measures>',
            'strict, exact, partial, type, relaxed, overlap, token, binary-token, …; comma-separated or repeated (default: strict)',
            listArgument,
          )
          .option('--list-measures', 'explain the measures and exit')
          .addOption(
            new Option(
              '--group-by <what>',
              'additional breakdown; sentences by language (group) or by degree of code-mixing (cmi), with --mixed',
            )
              .choices(['label', 'document', 'group', 'cmi'])
              .default('label'),
          )
          .addOption(mixedOption())
          .option('--labels <map>', 'label map applied to both sides: a YAML file or the name of a shipped one')
          .option(
            '--coarse',
            "compare the map's coarse types (NAME, LOCATION, DATE, …); default: the shipped maps that fit",
          )
          .option('--only <labels>', 'score only these labels (after mapping), such as NAME,DATE', listArgument)
          .option('--training <corpus>', 'also score entities separately by whether their words occur in this corpus')
          .option(
            '--apart-from <text>',
            'warn if a scored document shares a sentence with this text, such as a target sample or text used for adaptation; ' +
              '--training warns too; repeatable',
            repeatedArgument,
          )
          .option('--confusions', 'also report which labels are confused, within and across coarse types')
          .option(
            '--strata',
            'also report sources of F1 loss (boundaries, labels, others) and recall by entity length, position, gazetteer coverage ' +
              'and, with --training, novelty',
          )
          .option(
            '--intervals',
            'add 95 % bootstrap confidence intervals of micro F1, over documents (default up to 500 documents)',
          )
          .option('--compare <predicted>', 'second prediction: test whether the two differ (approximate randomisation)')
          .option('--locale <locale>', 'language of the text, for sentence splitting (default: from the labels)')
          .option('--seed <n>', 'seed of intervals and tests', integerArgument(0), 13),
      ),
    ),
    'evaluate test/ test-tagged/',
    'evaluate test.conll predicted.conll --match strict,relaxed,binary-token --intervals',
    'evaluate test.jsonl test-tagged.jsonl --workers 4',
    'evaluate test/ with-augmentation/ --compare without/ --json',
    'evaluate test/ test-tagged/ --group-by cmi --mixed en,zh',
    'evaluate test/ test-tagged/ --training train/ --confusions',
    'evaluate test/ test-tagged/ --apart-from twenty-sentences.conll --apart-from new-texts/',
    'evaluate test/ test-tagged/ --group-by group --mixed es,ca',
  );
export type EvaluateCommandOptions = OptionsOf<typeof defineEvaluate>;
