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
              'Writes the corpus with the entities that the tagger finds, in place of those it had. Plain text is read too: a .txt ' +
                'file or a folder of them is written with .ann files beside them (BRAT). With --serve, other programs on this ' +
                'machine can have their text tagged: POST to <address>tag JSON lines (id, text), a JSON document or plain text.',
            )
            .argument('<model-dir>', 'folder that palimpsest train wrote')
            .argument('[in]', 'corpus: a file, a folder, or - for standard input')
            .argument('[out]', 'where to write it: like the input, in its format; - for JSONL on standard output')
            .option('--to <format>', "format of the output (default: the input's)")
            .option(
              '--recall-bias <beta>',
              'find more, and more of it wrong: with the thresholds that tune found for this beta; 10, NAME=20,DATE=4 or 10,NAME=20',
              recallBiasArgument,
            )
            .option(
              '--outside-bias <score>',
              'taken off the score of "no entity" at every token, without tuning: above 0 finds more, below 0 less',
              numberArgument,
              0,
            )
            .addOption(backendOption())
            .option('--labels <map>', 'label map applied to what was found: a YAML file or a shipped one by name')
            .option('--dry-run', 'llm: print the first prompt and how many there would be, and send nothing')
            .option('--overwrite', 'replace the output if it is there')
            .option('--serve', 'answer other programs on 127.0.0.1 until Ctrl-C instead of reading a corpus')
            .option('--port <n>', 'port of --serve (default: one that is free)', integerArgument(1))
            .option('--max-megabytes <n>', 'largest request that --serve takes', integerArgument(1), 256),
        ),
      ),
    ),
    'tag model/ notes/ notes-tagged/',
    'tag model/ test.conll predicted.conll --recall-bias 10',
    'tag model/ corpus.jsonl tagged.jsonl --workers 4',
    'tag model/ letters/ - --quiet > letters.jsonl',
    'tag model/ --serve --port 8080',
    'tag llm-model/ notes/ notes-tagged/ --max-requests 1000',
  );
export type TagCommandOptions = OptionsOf<typeof defineTag>;
