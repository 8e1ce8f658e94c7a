import { integerArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption, mixedOption } from '../options.ts';

export const defineExplain = () =>
  addExamples(
    addReadOptions(
      new Command('explain')
        .summary('explain predictions: token attribution, attention, error analysis')
        .description(
          'Explains how a model tags a sentence: which words each entity depends on, which of them suffice, what is predicted ' +
            'when the entity is hidden, and the attention heads of an encoder. With --corpus, also where it fails: by code-mixing, ' +
            'by novelty of the words, by confused labels, and how an encoder represents entities.',
        )
        .argument('<model-dir>', 'folder written by palimpsest train')
        .argument('[sentence]', 'the text, or - for standard input')
        .option('--corpus <gold>', 'labelled corpus for error analysis')
        .option('--training <corpus>', 'training corpus of the model, to separate seen from unseen words')
        .option('--before <encoder-dir>', 'the encoder before fine-tuning, to compare how it represents entities')
        .option('--out <page.html>', 'write everything as one self-contained page')
        .option('--open', 'open the page in the browser')
        .option('--overwrite', 'replace an existing page')
        .addOption(
          new Option('--layers <which>', 'layers whose attention is shown').choices(['last', 'all']).default('last'),
        )
        .option('--beam <n>', 'beam width of the input reduction; 1 is fastest', integerArgument(1), 5)
        .option('--points <n>', 'tokens shown per label', integerArgument(2), 60)
        .option('--with-text', 'show the tokens of --corpus on the page')
        .addOption(mixedOption())
        .option('--labels <map>', 'label map for --corpus: a YAML file or the name of a shipped one')
        .option('--coarse', 'compare coarse types only')
        .option('--locale <locale>', 'language of --corpus, for sentence splitting (default: from the labels)')
        .addOption(backendOption())
        .option('--seed <n>', 'seed of the scatter-plot layout', integerArgument(0), 13),
    ),
    'explain model/ "Seen by Dr. Holm in Reading." --out sentence.html --open',
    'explain model/ --corpus test.conll --training train.conll --before encoder/ --out page.html',
  );
export type ExplainCommandOptions = OptionsOf<typeof defineExplain>;
