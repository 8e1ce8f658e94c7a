import { integerArgument, policyArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions, addReadOptions } from '../options.ts';

export const defineTemplatesCheck = () =>
  addExamples(
    addCommonOptions(
      new Command('check')
        .description(
          'Lists everything that is wrong with a set, with file, line and column; where nothing is, also what generated documents say that no text should: ' +
            'numbers and units that do not agree, dates out of order, ages against roles, impossible doses and measures. Exits with 1 where anything is.',
        )
        .argument('<set>', 'a folder with a set.yaml, or a shipped set')
        .option('--documents <n>', 'generated documents that are looked at', integerArgument(0), 300),
    ),
    'templates check my-templates/',
    'templates check my-templates/ --documents 10000',
    'templates check en-clinical --json',
  );

export type CheckCommandOptions = OptionsOf<typeof defineTemplatesCheck>;

export const defineTemplatesDerive = () =>
  addExamples(
    addReadOptions(
      new Command('derive')
        .description(
          'Makes a template of every document of a corpus: each labelled mention becomes a slot, a later mention of the same ' +
            "text a reference. The text around them stays the source's own, so the set is as confidential as the corpus.",
        )
        .argument('<corpus>', 'a labelled corpus: a file, a folder, or - for standard input')
        .argument('<folder>', 'where to write the set')
        .option(
          '--labels <map>',
          'label map: a YAML file or a shipped one by name (default: the shipped one that fits)',
        )
        .option(
          '--policy <LABEL=what>',
          "a surrogate type, keep (the text as it is) or from-corpus (a list of the corpus's mentions); repeatable",
          policyArgument,
        )
        .option('--name <name>', "the set's name", 'derived')
        .option('--locale <locale>', "locale of the set (default: the label map's, else en)")
        .option('--overwrite', 'replace the folder if it is there'),
    ),
    'templates derive notes/ my-templates/',
    'templates derive train.conll my-templates/ --policy MISC=keep && palimpsest generate my-templates/ more.jsonl',
  );
export type DeriveCommandOptions = OptionsOf<typeof defineTemplatesDerive>;
