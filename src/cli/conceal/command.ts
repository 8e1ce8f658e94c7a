import { integerArgument, pairArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addPartOptions, addReadOptions, keepMetaOption, partitionOption } from '../options.ts';

export const defineConceal = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        new Command('conceal')
          .summary('de-identify a corpus: replace or mask its sensitive entities')
          .description(
            'Writes the corpus with its sensitive entities, gold or predicted, replaced by surrogates (pseudo), by their class ' +
              '(class: <First_Name>) or by XXXX (mask), or without the sentences that contain them (remove). Replacements keep their ' +
              'label. Changes to other entities, such as clinical ones, are counted by label.',
          )
          .argument('<in>', 'corpus: a file, a folder, or - for standard input')
          .argument('<out>', 'output, in the format of the input; - writes JSONL to standard output')
          .addOption(
            new Option('--strategy <strategy>', 'strategy for every label without one of its own').choices([
              'pseudo',
              'class',
              'mask',
              'remove',
            ]),
          )
          .option('--strategies <file>', 'strategies by label: training, release (the default), or a YAML file')
          .option(
            '--policy <LABEL=strategy>',
            'strategy, or keep, for one label; repeatable',
            pairArgument('Use LABEL=pseudo, class, mask, remove or keep.'),
          )
          .option('--layer <layer>', 'annotation layer with the sensitive entities', 'phi')
          .option('--predicted <corpus>', 'conceal the entities of this corpus, the same documents as tagged by tag')
          .option('--predicted-from <format>', 'format of the predictions (default: detected)')
          .addOption(
            new Option(
              '--mode <mode>',
              'surrogates: consistent within a document (as in training), or a new one for each entity (unlinkable, as in release)',
            ).choices(['consistent', 'unlinkable']),
          )
          .option(
            '--redraw <share>',
            'consistent: probability that a repeated name, place or profession gets a new surrogate (Markov)',
            shareArgument,
          )
          .option('--protect-eponyms', 'keep names in terms such as "Parkinson\'s disease"')
          .option('--drop-labels', 'write replacements without their labels')
          .addOption(keepMetaOption('keep this metadata field; all others are dropped'))
          .option('--keep-ids', 'keep document ids and file names (otherwise replaced when unlinkable)')
          .addOption(
            new Option(
              '--renumber',
              'new ids, file names and document order, drawn with the seed, in every mode',
            ).conflicts('keepIds'),
          )
          .option(
            '--also-leftovers',
            'also conceal unlabelled occurrences of entities labelled elsewhere in the document, as audit finds them',
          )
          .option(
            '--until-released',
            'implies --also-leftovers --renumber; repeats the release audit until all checks pass, otherwise writes nothing',
          ) // prettier-ignore
          .option('--card <file>', '--until-released: write a data card (Markdown), as audit does')
          .option('--licence <licence>', 'licence for the card: an SPDX identifier such as CC-BY-4.0, or free text')
          .option('--source-licence <licence>', 'licence of the source')
          .option('--edits <file>', 'write the replacements as JSONL, without source text')
          .option(
            '--vault <file>',
            'encrypted store of surrogates: the same person, place and number get the same surrogate in every run',
          ) // prettier-ignore
          .option(
            '--vault-key <file>',
            'key of the vault, in a file only you can read (default: the environment variable PALIMPSEST_VAULT_KEY)',
          )
          .addOption(
            new Option('--vault-wait <seconds>', 'seconds to wait for another run that holds the vault').argParser(integerArgument(0)).default(60), // prettier-ignore
          )
          .option('--patient-field <key>', 'vault: metadata field with the patient id', 'patient')
          .option('--labels <file>', 'label map (YAML; default: the shipped one that fits)')
          .option(
            '--locale <locale>',
            'language of the surrogates, see palimpsest gazetteers list (default: detected from the text)',
          )
          .addOption(partitionOption())
          .option('--gazetteers <folder...>', 'folders with your own gazetteers; see palimpsest gazetteers import')
          .addOption(
            new Option(
              '--seed <n>',
              'the same seed reproduces the surrogates and helps to undo them, so keep it secret (default: random, not written ' +
                'anywhere)',
            ).argParser(integerArgument(0)),
          )
          .option('--to <format>', 'output format (default: that of the input)')
          .option('--overwrite', 'replace existing output'),
      ),
    ),
    'conceal notes/ notes-pseudo/ --strategy pseudo',
    'conceal notes/ shared/ --until-released --card shared.md',
    'conceal corpus.jsonl masked.jsonl --strategy mask --policy AGE=keep --policy PATIENT=remove',
    'conceal corpus.jsonl out.jsonl --predicted tagged.jsonl --protect-eponyms',
  );
export type ConcealCommandOptions = OptionsOf<typeof defineConceal>;
