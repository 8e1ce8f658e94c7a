import { integerArgument, policyArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions, addReadOptions } from '../options.ts';

export const defineTemplatesCheck = () =>
  addExamples(
    addCommonOptions(
      new Command('check')
        .description(
          'Lists all errors in a set, with file, line and column; if there are none, also implausible content of generated ' +
            'documents: numbers and units that do not agree, dates out of order, ages against roles, impossible doses and ' +
            'measures. Exits with 1 if there are errors.',
        )
        .argument('<set>', 'a folder with a set.yaml, or a shipped set')
        .option('--documents <n>', 'number of generated documents to check', integerArgument(0), 300),
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
          'Turns every document of a corpus into a template: each entity becomes a slot, later mentions of the same text a ' +
            "reference. The surrounding text is the source's own, so treat the set as confidential.",
        )
        .argument('<corpus>', 'a labelled corpus: a file, a folder, or - for standard input')
        .argument('<folder>', 'output folder')
        .option(
          '--labels <map>',
          'label map: a YAML file or the name of a shipped one (default: the shipped one that fits)',
        )
        .option(
          '--policy <LABEL=what>',
          "a surrogate type, keep (the text as it is) or from-corpus (a list of the corpus's entities); repeatable",
          policyArgument,
        )
        .option('--name <name>', 'name of the set', 'derived')
        .option('--locale <locale>', 'locale of the set (default: that of the label map, else en)')
        .option('--overwrite', 'replace an existing folder'),
    ),
    'templates derive notes/ my-templates/',
    'templates derive train.conll my-templates/ --policy MISC=keep && palimpsest generate my-templates/ more.jsonl',
  );
export type DeriveCommandOptions = OptionsOf<typeof defineTemplatesDerive>;
