import { integerArgument, pairArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addPartOptions, addReadOptions, keepMetaOption, partitionOption } from '../options.ts';

export const defineConceal = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        new Command('conceal')
          .summary('conceal the sensitive mentions of a corpus')
          .description(
            'Writes the corpus with its sensitive mentions, gold or predicted, replaced by surrogates (pseudo), by their class ' +
              '(class: <First_Name>) or by XXXX (mask), or without the sentences that hold them (remove). What replaces a mention ' +
              'keeps its label; what happens to other mentions, such as clinical ones, is counted by label.',
          )
          .argument('<in>', 'corpus: a file, a folder, or - for standard input')
          .argument('<out>', 'where to write it: like the input, in its format; - for JSONL on standard output')
          .addOption(
            new Option('--strategy <strategy>', 'for every label of which nothing else is said').choices([
              'pseudo',
              'class',
              'mask',
              'remove',
            ]),
          )
          .option('--strategies <file>', 'strategies by label: training, release, or a YAML file')
          .option(
            '--policy <LABEL=strategy>',
            'strategy, or keep, for one label; repeatable',
            pairArgument('It takes LABEL=pseudo, class, mask, remove or keep.'),
          )
          .option('--layer <layer>', 'layer whose mentions are concealed', 'phi')
          .option('--predicted <corpus>', 'conceal the mentions of this corpus of the same documents, as tag writes it')
          .option('--predicted-from <format>', 'format of the predictions (default: found from their content)')
          .addOption(
            new Option(
              '--mode <mode>',
              'surrogates: consistent within a document (training), or each mention drawn anew (release)',
            ).choices(['consistent', 'unlinkable']),
          )
          .option(
            '--redraw <share>',
            'consistent: how often a name, place or profession that repeats goes on to another surrogate (Markov)',
            shareArgument,
          )
          .option('--protect-eponyms', 'leave names in terms such as "Parkinson\'s disease" alone')
          .option('--drop-labels', 'write what replaces a mention without its label')
          .addOption(keepMetaOption('write this key of the meta data, which are dropped else'))
          .option('--keep-ids', 'unlinkable: leave documents their ids and files their names, which are new else')
          .addOption(
            new Option(
              '--renumber',
              'new ids and names of files, and an order drawn with the seed, in every mode',
            ).conflicts('keepIds'),
          )
          .option(
            '--also-leftovers',
            'conceal also other occurrences of what a document labels elsewhere, as audit finds them',
          )
          .option(
            '--until-released',
            'also leftovers, renumbered; checked as audit --release does, and mended and checked again until all checks pass: nothing is written else',
          ) // prettier-ignore
          .option('--edits <file>', 'write what was written over what, as JSONL without text of the source')
          .option(
            '--vault <file>',
            'remember surrogates here, encrypted: the same person, place and number get the same ones in every run',
          ) // prettier-ignore
          .option(
            '--vault-key <file>',
            'its key, in a file that is yours alone (default: the variable PALIMPSEST_VAULT_KEY)',
          )
          .addOption(
            new Option('--vault-wait <seconds>', 'for how long to wait for another run that holds the vault').argParser(integerArgument(0)).default(60), // prettier-ignore
          )
          .option('--patient-field <key>', 'vault: key of the metadata that tells whose document it is', 'patient')
          .option('--labels <file>', 'label map (YAML); the shipped one that fits when absent')
          .option('--locale <locale>', "one of those of gazetteers list (default: the label map's, else en)")
          .addOption(partitionOption())
          .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
          .addOption(
            new Option(
              '--seed <n>',
              'the same seed writes the same bytes, and undoes them: keep it (default: drawn at random, written nowhere)',
            ).argParser(integerArgument(0)),
          )
          .option('--to <format>', "format of the output (default: the input's)")
          .option('--overwrite', 'replace the output if it is there'),
      ),
    ),
    'conceal notes/ notes-pseudo/ --strategy pseudo',
    'conceal notes/ shared/ --until-released',
    'conceal corpus.jsonl masked.jsonl --strategy mask --policy AGE=keep --policy PATIENT=remove',
    'conceal corpus.jsonl out.jsonl --predicted tagged.jsonl --protect-eponyms',
  );
export type ConcealCommandOptions = OptionsOf<typeof defineConceal>;
