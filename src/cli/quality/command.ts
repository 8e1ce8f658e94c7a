import { limitArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineQuality = () =>
  addExamples(
    addReadOptions(
      new Command('quality')
        .summary('check the fluency and plausibility of augmented text')
        .description(
          'Searches the copies for errors that a reader would notice: articles that do not agree, names whose gender contradicts ' +
            'the text, towns in another region than their context, invalid addresses and numbers, surrogates almost identical to ' +
            'the original; and measures how varied the copies are. Error rates are compared with those of the source itself. A ' +
            'check with too few applicable positions is "not judged" and counts as failed.',
        )
        .argument('<source>', 'the source corpus')
        .argument('<derived>', 'the augmented corpus')
        .option(
          '--fail-on <check=limit>',
          'exit with 1 when the error rate exceeds that of the source by more than this; repeatable. Checks: agreement ' +
            '(articles, inflection), wording, sex (gender of names), place, email, format (numbers, dates), near (near-identical ' +
            'surrogates)',
          limitArgument,
        )
        .option('--gate', 'apply the usual limit, 0.01, to each check that can be judged')
        .option('--with-text', 'also list the errors, with context')
        .option('--page <file>', 'write the figures as HTML, or as Markdown if the name ends in .md')
        .option('--overwrite', 'replace an existing page')
        .option('--labels <map>', 'label map: a YAML file or the name of a shipped one')
        .option('--locale <locale>', 'language of the text (default: from the manifest, the labels or the text)'),
    ),
    'quality notes/ notes-augmented/',
    'quality notes/ notes-augmented/ --gate --page quality.html',
    'quality notes/ notes-augmented/ --fail-on agreement=0.005 --json',
  );
export type QualityCommandOptions = OptionsOf<typeof defineQuality>;
