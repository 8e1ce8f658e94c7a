import { integerArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption, mixedOption } from '../options.ts';

export const defineExplain = () =>
  addExamples(
    addReadOptions(
      new Command('explain')
        .summary('look inside a tagger: what its predictions rest on')
        .description(
          'Explains how a model tags a sentence: which words each mention rests on, which of them suffice, what is left when the mention ' +
            'cannot be read, and of encoders the attention of each head. With --corpus, where it fails: by code-mixing, by what ' +
            'training had of the words, by labels taken for each other, and how an encoder represents mentions.',
        )
        .argument('<model-dir>', 'folder of palimpsest train')
        .argument('[sentence]', 'the text, or - for standard input')
        .option('--corpus <gold>', 'labelled corpus to look for errors in')
        .option('--training <corpus>', 'what the model was trained on: tells known words from unknown ones')
        .option('--before <encoder-dir>', 'the encoder before fine-tuning, to compare how it represents mentions')
        .option('--out <page.html>', 'write all of it as one self-contained page')
        .option('--open', 'open the page in the browser')
        .option('--overwrite', 'replace the page if it is there')
        .addOption(new Option('--layers <which>', 'attention of which layers').choices(['last', 'all']).default('last'))
        .option('--beam <n>', 'reductions followed side by side; 1 is fastest', integerArgument(1), 5)
        .option('--points <n>', 'tokens shown of each label', integerArgument(2), 60)
        .option('--with-text', 'name the tokens of --corpus in the page')
        .addOption(mixedOption())
        .option('--labels <map>', 'label map for --corpus: a YAML file or a shipped one by name')
        .option('--coarse', 'compare coarse types only')
        .option(
          '--locale <locale>',
          'language of the text of --corpus, for its sentences (default: as the labels tell)',
        )
        .addOption(backendOption())
        .option('--seed <n>', 'for the layout of points', integerArgument(0), 13),
    ),
    'explain model/ "Seen by Dr. Holm in Reading." --out sentence.html --open',
    'explain model/ --corpus test.conll --training train.conll --before encoder/ --out page.html',
  );
export type ExplainCommandOptions = OptionsOf<typeof defineExplain>;
