import { integerArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

const INPUT = 'decisions: a corpus, or plain .txt files; - for standard input';
const OUTPUT = 'where to write it: like the input, in its format; - for JSONL on standard output';

export const definePlaceholdersDetect = () =>
  addExamples(
    addReadOptions(
      new Command('detect')
        .description(
          'Writes the decisions with an entity for each placeholder: its label (PERSON, COMPANY, PLACE, STREET, NUMBER, …) by the ' +
            'words around it, with the attributes rule, certainty (obvious or potential) and confidence. Entities the input had give way.',
        )
        .argument('<in>', INPUT)
        .argument('<out>', OUTPUT)
        .option(
          '--explain',
          'show each element that looks like a placeholder, with the rule or the exclusion that spoke',
        )
        .option('--to <format>', "format of the output (default: the input's)")
        .option('--overwrite', 'replace the output if it is there'),
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
          'Writes the decisions one paragraph a line: words parted at line ends are joined, lines that go on made one, bullets and ' +
            'numbers taken out, so that a model learns from words and not from line ends. Entities move with their text; what would ' +
            'cut or lose one is left as it is, and counted.',
        )
        .argument('<in>', INPUT)
        .argument('<out>', OUTPUT)
        .addOption(
          new Option('--lines <how>', 'whether lines go on: auto asks whether nine in ten end as sentences do')
            .choices(['auto', 'join', 'keep'])
            .default('auto'),
        )
        .option(
          '--budget <tokens>',
          'split paragraphs of more tokens (1.8 for each text element): 512 for encoders, 2048 for word vectors',
          integerArgument(1),
        )
        .option('--edits <file>', 'also write what was changed where, as JSONL: the way back to the source')
        .option('--to <format>', "format of the output (default: the input's)")
        .option('--overwrite', 'replace the output if it is there'),
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
          'Writes the decisions with their blanks filled and labelled: within a decision the same letter becomes the same name, with ' +
            'the same initial. Fills the placeholders that the input has as entities (as detect wrote them, and a person corrected ' +
            'them), or those that are found where it has none. What nothing tells (label OTHER) is left as it is, and counted.',
        )
        .argument('<in>', INPUT)
        .argument('<out>', OUTPUT)
        .option(
          '--decisions <file>',
          'also write, as JSONL, the unfilled decisions with their placeholders (by hand: <out>.decisions.jsonl by itself)',
        )
        .option(
          '--ask',
          'decide about each placeholder in the terminal: accept what is proposed, type another, or none',
        )
        .option('--serve', 'decide on a page in the browser, as palimpsest rules review has it; Ctrl-C ends it')
        .option(
          '--journal <file>',
          'where decisions are kept (default: beside the input, as <name>.filling.jsonl); alone: fill as decided so far',
        )
        .option('--reviewer <name>', 'who decides (default: the name of the user)')
        .option('--open', 'open the page in the browser')
        .option('--port <n>', 'port of the page (default: one that is free)', integerArgument(1))
        .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
        .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
        .option('--to <format>', "format of the output (default: the input's)")
        .option('--overwrite', 'replace the output if it is there'),
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
          'Writes surrogates over the marks that stand where names, dates and numbers were taken out, and labels them: [** … **] of ' +
            'MIMIC II and III, ___ of MIMIC-IV, XXXX, <NAME>, [NAME]. Marks that say they are one thing get one surrogate, dates keep ' +
            'their intervals. What nothing tells is left as it is, with the label UNKNOWN.',
        )
        .argument('<in>', 'a corpus, or plain .txt files; - for standard input')
        .argument('<out>', OUTPUT)
        .option(
          '--locale <locale>',
          'language and country of the text: en, de, es or fr know what the marks mean',
          'en',
        )
        .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
        .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
        .option('--to <format>', "format of the output (default: the input's)")
        .option('--overwrite', 'replace the output if it is there'),
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
          'Points at what a person should correct in filled decisions: words parted by a blank, brackets and quotation marks without ' +
            'a partner, names written out that a placeholder hides. Prints document, place and kind; exits with 1 where there is any.',
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
          'Looks in decisions that were anonymised by hand for what is still written out: blanks are found and filled, so that the text ' +
            'is whole, and a tagger that learned where blanks stand rates the rest. Prints the places, the most probable first; with ' +
            '<out>, writes the decisions with them as entities of the layer overlooked, beside their placeholders.',
        )
        .argument(
          '<model-dir>',
          'folder of a tagger that learned blanks: train --model sensitivity, or --model crf on filled decisions',
        )
        .argument('<in>', INPUT)
        .argument('[out]', OUTPUT)
        .option('--least <probability>', 'leave out what is less probable', shareArgument, 0.1)
        .option('-n, --count <n>', 'how many places to print; JSON and <out> have all', integerArgument(1), 50)
        .option('--explain', 'show the text around each place')
        .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
        .option('--seed <n>', 'of the names that blanks are filled with', integerArgument(0), 13)
        .addOption(backendOption())
        .option('--to <format>', "format of the output (default: the input's)")
        .option('--overwrite', 'replace the output if it is there'),
    ),
    'placeholders leftovers model/ decisions/',
    'placeholders leftovers model/ decisions.jsonl marked.jsonl --explain -n 200',
  );
export type LeftoversCommandOptions = OptionsOf<typeof definePlaceholdersLeftovers>;
