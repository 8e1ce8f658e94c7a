import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineConventions = () =>
  addExamples(
    addReadOptions(
      new Command('conventions')
        .summary('learn the annotation conventions of another corpus')
        .description(
          'Learns from ten to fifty labelled sentences of another corpus how it annotates: titles and articles inside or outside ' +
            'an entity, adjacent names as one entity, label names, spaces around punctuation. Prints the counts for both corpora ' +
            'and writes the conventions as YAML, which you can edit. Apply them to the source with convert --conventions, after ' +
            'augment and before train.',
        )
        .argument('<source>', 'labelled training corpus')
        .argument('<sample>', 'labelled sentences of the target corpus')
        .argument('[out]', 'output file (YAML)')
        .option('--labels <map>', 'label map of the source: a YAML file or the name of a shipped one')
        .option('--sample-labels <map>', 'label map of the sample')
        .option('--locale <locale>', 'language of the text (default: detected)')
        .option('--sample-from <format>', 'format of the sample (default: detected)')
        .option('--all', 'also show conventions that do not differ')
        .option('--overwrite', 'replace existing output'),
    ),
    'conventions wikigold.conll sample.conll conventions.yaml',
    'convert augmented.conll ready.conll --conventions conventions.yaml',
  );
export type ConventionsOptions = OptionsOf<typeof defineConventions>;
