import { integerArgument, limitArgument, listArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, addWorkerOptions } from '../options.ts';

export const defineAudit = () =>
  addExamples(
    addWorkerOptions(
      addReadOptions(
        new Command('audit')
          .summary('release check: what of the source is left in a corpus made from it')
          .description(
            'Looks for every labelled text of the source in the derived corpus: as it is, in other case or accents, as a date in ' +
              'another format, by the digits of numbers, by parts of names; and in what is new in a document, in its classes, masks ' +
              'and surrogates, for the texts of its own source in all disguises: encoded, joined, broken, misspelt, in other ' +
              'scripts. Says whether there is more than chance gives, which wording was copied, how near each document is to its ' +
              'nearest source, and which mentions were never touched. A check that compared nothing is not judged and does not pass.',
          )
          .argument('<source>', 'the corpus before')
          .argument('<derived>', 'the corpus that was made from it, or is to stand in for it')
          .option('--quasi <labels>', 'k-anonymity of the combinations of these labels, such as AGE,ZIP', listArgument)
          .option('--k <n>', 'the size of group to reach with --quasi', integerArgument(1), 5)
          .option(
            '--held-out <corpus>',
            'documents like the source that were not used: can a tagger tell the two apart?',
          )
          .option('--earlier <corpus>', 'what was given away before of the same source: what do both tell together?')
          .addOption(
            new Option('--membership-model <model>', 'the tagger of that test')
              .choices(['dictionary', 'crf'])
              .default('dictionary'),
          )
          .option(
            '--fail-on <check=limit>',
            'exit with 1 when a check exceeds its limit: originals, direct, unlabelled, beside, labelled, chance, untouched, near, ngrams, similarity, ' +
              'linkable, linked-words, linked-rare, linked-dates, linked-mentions, membership, earlier, earlier-anew; k when it falls below; repeatable',
            limitArgument,
          )
          .option('--release', 'set the usual limits for giving a corpus away')
          .option(
            '--fail-over <share>',
            'exit with 1 when more than this share of the mentions still stands',
            shareArgument,
          )
          .option('--card <file>', 'write a data card (Markdown) with these figures')
          .option('--page <file>', 'write all of it as a page (HTML), or as Markdown where its name ends in .md')
          .option('--licence <licence>', 'for the card: an SPDX identifier such as CC-BY-4.0, or words')
          .option('--source-licence <licence>', 'the same, of the source')
          .option('--overwrite', 'replace a card or page that is already there')
          .option('--with-text', 'also list what is left, with its text')
          .option('--labels <map>', 'what the labels mean: a YAML file or a shipped map by name')
          .option(
            '--locale <locale>',
            'language of the text, for the order of dates (default: as manifest or labels tell)',
          )
          .addOption(
            new Option('--partition <part>', 'share of the gazetteers that the surrogates come from (default: as the manifest tells)').choices(['train', 'dev', 'test', 'all']), // prettier-ignore
          )
          .option('--protect-eponyms', 'eponyms were left alone on purpose (default: as the manifest tells)')
          .option('--patient-field <key>', 'key of the metadata that tells whose document it is', 'patient')
          .option('--seed <n>', 'for what is drawn by chance', integerArgument(0), 13),
      ),
    ),
    'audit notes/ notes-augmented/',
    'audit notes/ shared/ --release --card shared-card.md --licence CC-BY-NC-4.0',
    'audit notes/ shared/ --release --card shared-card.md --page audit.html',
    'audit notes.jsonl shared.jsonl --release --workers 4',
    'audit notes/ shared-may/ --release --earlier shared-march/',
    'audit notes/ shared/ --quasi AGE,ZIP --fail-on k=5 --fail-on similarity=0.8 --json',
  );
export type AuditOptions = OptionsOf<typeof defineAudit>;
