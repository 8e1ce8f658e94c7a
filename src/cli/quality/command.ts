import { limitArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineQuality = () =>
  addExamples(
    addReadOptions(
      new Command('quality')
        .summary('how well a corpus made from another reads, measured against that')
        .description(
          'Looks in the copies for what a reader would stumble over: articles that do not fit, names of the other sex than the text says, towns in ' +
            'another region than the one beside them, addresses and numbers that are none any more, surrogates that are nearly the original; and how ' +
            'varied the copies are. Each is told against the share of the source itself. A check with too few places to judge is not judged and does not pass.',
        )
        .argument('<source>', 'the corpus before')
        .argument('<derived>', 'the corpus that was made from it')
        .option(
          '--fail-on <check=limit>',
          'exit with 1 when the share of faults exceeds the source’s by more than this share: agreement, wording, sex, place, email, format, near; repeatable',
          limitArgument,
        )
        .option('--gate', 'set the usual limit, 0.01, for each check that can be judged')
        .option('--with-text', 'also list the faults found, with the text around them')
        .option('--page <file>', 'write the figures as a page (HTML), or as Markdown where its name ends in .md')
        .option('--overwrite', 'replace the page if it is there')
        .option('--labels <map>', 'what the labels mean: a YAML file or a shipped map by name')
        .option('--locale <locale>', 'language of the text (default: as manifest, labels or the text tell)'),
    ),
    'quality notes/ notes-augmented/',
    'quality notes/ notes-augmented/ --gate --page quality.html',
    'quality notes/ notes-augmented/ --fail-on agreement=0.005 --json',
  );
export type QualityCommandOptions = OptionsOf<typeof defineQuality>;
