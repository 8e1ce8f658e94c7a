import { integerArgument, listArgument, repeatedArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, addWorkerOptions, mixedOption } from '../options.ts';

export const defineEvaluate = () =>
  addExamples(
    addWorkerOptions(
      addReadOptions(
        new Command('evaluate')
          .summary('score predicted entities against gold ones')
          .description(
            'Compares two corpora of the same text: precision, recall and F1, by label and over all, and what leaked. Documents are ' +
              'paired by id; where no id agrees, by their order.',
          )
          .argument('[gold]', 'the corpus with the right entities')
          .argument('[predicted]', 'the corpus with those of a tagger')
          .option(
            '--match <measures>',
            'strict, exact, partial, type, relaxed, overlap, token, binary-token, …; several with commas, or repeated (default: strict)',
            listArgument,
          )
          .option('--list-measures', 'say what each measure counts, and stop')
          .addOption(
            new Option(
              '--group-by <what>',
              'what else to tell apart; sentences by their languages (group) or by how much these are mixed (cmi), with --mixed',
            )
              .choices(['label', 'document', 'group', 'cmi'])
              .default('label'),
          )
          .addOption(mixedOption())
          .option('--labels <map>', 'label map applied to both sides: a YAML file or a shipped one by name')
          .option(
            '--coarse',
            "compare the map's coarse types (NAME, LOCATION, DATE, …); of the shipped maps that fit by default",
          )
          .option('--only <labels>', 'count these labels only (after mapping), such as NAME,DATE', listArgument)
          .option('--training <corpus>', 'also tell mentions whose words this corpus has from those with other words')
          .option(
            '--apart-from <text>',
            'warn where a scored document has a sentence of this text: a sample that conventions were learned from, text that the tagger was adapted to; as --training does; repeatable',
            repeatedArgument,
          )
          .option('--confusions', 'also tell which labels are taken for each other, within and across coarse types')
          .option(
            '--strata',
            'also tell where F1 is lost (borders, labels, the rest) and which kinds of mentions were found: by length, place, lists and, with --training, what that had of them',
          )
          .option('--intervals', 'add 95 % bootstrap intervals of micro F1, over documents')
          .option(
            '--compare <predicted>',
            'another prediction: test whether the two differ (approximate randomisation)',
          )
          .option(
            '--locale <locale>',
            'language of the text, for the sentences of the leak score (default: as the labels tell)',
          )
          .option('--seed <n>', 'for intervals and tests', integerArgument(0), 13),
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
