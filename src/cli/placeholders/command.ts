import { integerArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

const INPUT = 'decisions: a corpus, or plain .txt files; - for standard input';
const OUTPUT = 'output, in the format of the input; - writes JSONL to standard output';

export const definePlaceholdersDetect = () =>
  addExamples(
    addReadOptions(
      new Command('detect')
        .description(
          'Labels each placeholder: its type (PERSON, COMPANY, PLACE, STREET, NUMBER, …) from context, with the attributes rule, ' +
            'certainty (obvious or potential) and confidence. Existing entities are replaced.',
        )
        .argument('<in>', INPUT)
        .argument('<out>', OUTPUT)
        .option('--explain', 'show each placeholder candidate, with the rule that accepted or excluded it')
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--overwrite', 'replace existing output'),
    ),
    'placeholders detect decisions/ decisions-labelled/',
    'placeholders detect decisions.jsonl found.jsonl --explain',
  );
export type DetectCommandOptions = OptionsOf<typeof definePlaceholdersDetect>;

export const definePlaceholdersParagraphs = () =>
  addExamples(
    addReadOptions(
      new Command('paragraphs')
        .description(
          'Writes one paragraph per line: dehyphenated, wrapped lines joined, bullets and numbering removed, so that a model ' +
            'learns from words, not line ends. Entities move with their text; changes that would cut or lose one are skipped and ' +
            'counted.',
        )
        .argument('<in>', INPUT)
        .argument('<out>', OUTPUT)
        .addOption(
          new Option('--lines <how>', 'whether to join wrapped lines; auto: unless nine in ten end like a sentence')
            .choices(['auto', 'join', 'keep'])
            .default('auto'),
        )
        .option(
          '--budget <tokens>',
          'split paragraphs longer than this (1.8 tokens per text element): 512 for encoders, 2048 for word vectors',
          integerArgument(1),
        )
        .option('--edits <file>', 'also write the changes as JSONL, to map positions back to the source')
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--overwrite', 'replace existing output'),
    ),
    'placeholders paragraphs decisions/ paragraphs.jsonl --edits edits.jsonl',
    'placeholders paragraphs found.jsonl lines.jsonl --lines join --budget 512',
  );
export type ParagraphsCommandOptions = OptionsOf<typeof definePlaceholdersParagraphs>;

export const definePlaceholdersFill = () =>
  addExamples(
    addReadOptions(
      new Command('fill')
        .description(
          'Fills the placeholders with surrogates and labels them: within a decision the same letter becomes the same name, with ' +
            'the same initial. Uses the placeholders labelled in the input (by detect, and corrected by you), or detects them. ' +
            'Placeholders of unknown type (label OTHER) are left and counted.',
        )
        .argument('<in>', INPUT)
        .argument('<out>', OUTPUT)
        .option(
          '--decisions <file>',
          'also write the unfilled decisions with their placeholders as JSONL (default with --ask and --serve: ' +
            '<out>.decisions.jsonl)',
        )
        .option('--ask', 'decide on each placeholder in the terminal: accept the proposal, type another, or none')
        .option('--serve', 'decide on a page in the browser, as in palimpsest rules review; Ctrl-C ends it')
        .option(
          '--journal <file>',
          'where decisions are saved (default: <name>.filling.jsonl next to the input); without --ask or --serve: fill as ' +
            'decided so far',
        )
        .option('--reviewer <name>', 'name of the annotator (default: your user name)')
        .option('--open', 'open the page in the browser')
        .option('--port <n>', 'port of the page (default: a free one)', integerArgument(1))
        .option('--gazetteers <folder...>', 'folders with your own gazetteers; see palimpsest gazetteers import')
        .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--overwrite', 'replace existing output'),
    ),
    'placeholders fill decisions/ decisions-filled/',
    'placeholders fill found.jsonl filled.jsonl --decisions decisions.jsonl --seed 7',
    'placeholders fill decisions.jsonl filled.jsonl --ask',
    'placeholders fill decisions.jsonl filled.jsonl --serve --open',
  );
export type FillCommandOptions = OptionsOf<typeof definePlaceholdersFill>;

export const definePlaceholdersRefill = () =>
  addExamples(
    addReadOptions(
      new Command('refill')
        .description(
          'Replaces de-identification marks with surrogates and labels them: [** … **] of MIMIC II and III, ___ of MIMIC-IV, ' +
            'XXXX, <NAME>, [NAME]. Marks that refer to the same entity get the same surrogate; intervals between dates are kept. ' +
            'Marks of unknown type are left, with the label UNKNOWN.',
        )
        .argument('<in>', 'a corpus, or plain .txt files; - for standard input')
        .argument('<out>', OUTPUT)
        .option(
          '--locale <locale>',
          'language and country of the text; marks are interpreted in en, de, es and fr',
          'en',
        )
        .option('--gazetteers <folder...>', 'folders with your own gazetteers; see palimpsest gazetteers import')
        .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--overwrite', 'replace existing output'),
    ),
    'placeholders refill notes/ notes-refilled.jsonl',
    'placeholders refill befunde.jsonl filled.jsonl --locale de --seed 7',
  );
export type RefillCommandOptions = OptionsOf<typeof definePlaceholdersRefill>;

export const definePlaceholdersCheck = () =>
  addExamples(
    addReadOptions(
      new Command('check')
        .description(
          'Lists what a person should correct in filled decisions: split words, unbalanced brackets and quotation marks, names ' +
            'written out that a placeholder hides elsewhere. Prints document, position and kind; exits with 1 if there is any.',
        )
        .argument('<in>', 'filled decisions'),
    ),
    'placeholders check filled.jsonl',
    'placeholders check decisions-filled/ --json',
  );

export const definePlaceholdersLeftovers = () =>
  addExamples(
    addReadOptions(
      new Command('leftovers')
        .description(
          'Searches manually anonymised decisions for identifiers that were overlooked: placeholders are found and filled, and a ' +
            'tagger trained on such text scores the rest. Prints the candidates, most probable first; with <out>, writes them as ' +
            'entities of the layer overlooked, in addition to the placeholders.',
        )
        .argument(
          '<model-dir>',
          'folder of a tagger trained on such text: train --model sensitivity, or --model crf on filled decisions',
        )
        .argument('<in>', INPUT)
        .argument('[out]', OUTPUT)
        .option('--least <probability>', 'omit candidates less probable than this', shareArgument, 0.1)
        .option('-n, --count <n>', 'number of candidates to print; JSON and <out> have all', integerArgument(1), 50)
        .option('--explain', 'show the context of each candidate')
        .option('--gazetteers <folder...>', 'folders with your own gazetteers; see palimpsest gazetteers import')
        .option('--seed <n>', 'seed of the surrogates', integerArgument(0), 13)
        .addOption(backendOption())
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--overwrite', 'replace existing output'),
    ),
    'placeholders leftovers model/ decisions/',
    'placeholders leftovers model/ decisions.jsonl marked.jsonl --explain -n 200',
  );
export type LeftoversCommandOptions = OptionsOf<typeof definePlaceholdersLeftovers>;
