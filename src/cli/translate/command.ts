import { settingArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addLlmOptions, addReadOptions, mixedOption } from '../options.ts';

export const defineTranslate = () =>
  addExamples(
    addReadOptions(
      addLlmOptions(
        new Command('translate')
          .summary('translate code-mixed sentences to their dominant language, with labels')
          .description(
            'Translates each sentence of two languages to the one that most of its words belong to (TM-BERT, Lee et al. 2024) and ' +
              'projects its labels through inline markers. A sentence whose markers do not all come back, once and complete, is left ' +
              'untranslated and counted.',
          )
          .argument('<in>', 'labelled corpus')
          .argument('<out>', 'output, or - for JSONL on standard output')
          .addOption(
            new Option(
              '--translator <which>',
              'llm: a language model on an OpenAI-compatible server; lexicon: word by word, a stand-in for tests',
            )
              .choices(['llm', 'lexicon'])
              .makeOptionMandatory(),
          )
          .option('--lexicon <name>', 'lexicon: a file of word pairs, or the name of a shipped one', 'zh-en-clinical')
          .addOption(mixedOption())
          .option('--locale <locale>', 'language of the text, for sentence splitting', 'zh-TW')
          .option('--settings <file>', 'llm: settings (YAML)')
          .option('--set <key=value>', 'llm: one setting, such as url=… or model=…; repeatable', settingArgument)
          .option('--to <format>', 'output format')
          .option('--overwrite', 'replace existing output'),
      ),
    ),
    'translate train.jsonl train-translated.jsonl --translator llm --set url=http://127.0.0.1:8080/v1',
    'translate train.jsonl - --translator lexicon --quiet > train-word-by-word.jsonl',
    'train train-translated.jsonl tm-bert/ --model mbert',
  );
export type TranslateCommandOptions = OptionsOf<typeof defineTranslate>;
