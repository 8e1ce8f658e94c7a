import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineConventions = () =>
  addExamples(
    addReadOptions(
      new Command('conventions')
        .summary('learn how another corpus draws the borders of mentions')
        .description(
          'Learns from ten to fifty labelled sentences of another corpus how it labels: titles and articles inside or outside a mention, ' +
            'neighbouring names as one, names of labels, blanks around signs. Shows what was seen in both and writes it as YAML, which a ' +
            'person may edit and convert --conventions brings the source to, after augment and before train.',
        )
        .argument('<source>', 'the labelled corpus to train on')
        .argument('<sample>', 'some labelled sentences of the corpus to tag')
        .argument('[out]', 'where to write the conventions (YAML)')
        .option('--labels <map>', "what the source's labels mean: a YAML file or a shipped map by name")
        .option('--sample-labels <map>', "the same of the sample's")
        .option('--locale <locale>', 'language of the words beside mentions (default: that of the text)')
        .option('--sample-from <format>', 'format of the sample (default: found from its content)')
        .option('--all', 'show what does not differ, too')
        .option('--overwrite', 'replace the output if it is there'),
    ),
    'conventions wikigold.conll sample.conll conventions.yaml',
    'convert augmented.conll ready.conll --conventions conventions.yaml',
  );
export type ConventionsOptions = OptionsOf<typeof defineConventions>;
