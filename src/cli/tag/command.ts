import { integerArgument, numberArgument, recallBiasArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addLlmOptions, addPartOptions, addReadOptions, backendOption } from '../options.ts';

export const defineTag = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        addLlmOptions(
          new Command('tag')
            .summary('find entities with a trained tagger')
            .description(
              'Writes the corpus with the entities that the tagger finds, replacing existing annotations. Plain text works too: .txt ' +
                'files are written with .ann files (BRAT). With --serve, other programs on this machine can POST JSON lines (id, ' +
                'text), a JSON document or plain text to <address>tag.',
            )
            .argument('<model-dir>', 'folder written by palimpsest train')
            .argument('[in]', 'corpus: a file, a folder, or - for standard input (default: what is piped in)')
            .argument(
              '[out]',
              'output, in the format of the input; - writes JSONL to standard output (default for what is piped in)',
            )
            .option('--to <format>', 'output format (default: that of the input)')
            .option(
              '--recall-bias <beta>',
              'trade precision for recall, using the thresholds tune found for this beta: 10, NAME=20,DATE=4 or 10,NAME=20',
              recallBiasArgument,
            )
            .option(
              '--outside-bias <score>',
              'subtracted from the O score of every token; positive values raise recall',
              numberArgument,
              0,
            )
            .addOption(backendOption())
            .option('--labels <map>', 'label map applied to the predictions: a YAML file or the name of a shipped one')
            .option('--dry-run', 'llm: print the first prompt and the number of requests, send nothing')
            .option('--overwrite', 'replace existing output')
            .option('--serve', 'answer HTTP requests on 127.0.0.1 until Ctrl-C')
            .option('--port <n>', 'port of --serve (default: a free one)', integerArgument(1))
            .option('--max-megabytes <n>', 'largest request that --serve accepts', integerArgument(1), 256),
        ),
      ),
    ),
    'tag model/ notes/ notes-tagged/',
    'tag model/ test.conll predicted.conll --recall-bias 10',
    'tag model/ corpus.jsonl tagged.jsonl --workers 4',
    'tag model/ letters/ - --quiet > letters.jsonl',
    'tag model/ < letter.txt',
    'tag model/ --serve --port 8080',
    'tag llm-model/ notes/ notes-tagged/ --max-requests 1000',
  );
export type TagCommandOptions = OptionsOf<typeof defineTag>;
