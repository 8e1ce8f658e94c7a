import { integerArgument, limitArgument, listArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, addWorkerOptions } from '../options.ts';

export const defineAudit = () =>
  addExamples(
    addWorkerOptions(
      addReadOptions(
        new Command('audit')
          .summary('check a release: which source identifiers remain')
          .description(
            'Searches the derived corpus for every labelled entity of the source: verbatim, in other case or accents, as a date in ' +
              'another format, by the digits of numbers, by parts of names; and searches new text, class placeholders, masks and ' +
              'surrogates for disguised variants of the same document’s source entities: encoded, joined, broken, misspelt, in other ' +
              'scripts. Reports whether more source identifiers remain than expected by chance, which wording was copied, how close ' +
              'each document is to its nearest source, and which entities were left unchanged. A check without data is "not judged" ' +
              'and counts as failed.',
          )
          .argument('<source>', 'the source corpus')
          .argument('<derived>', 'the corpus that was made from it, or is to be released instead of it')
          .option('--quasi <labels>', 'k-anonymity of the combinations of these labels, such as AGE,ZIP', listArgument)
          .option('--k <n>', 'group size required with --quasi', integerArgument(1), 5)
          .option(
            '--held-out <corpus>',
            'documents like the source that were not used: can a tagger tell the two apart (membership inference)?',
          )
          .option('--earlier <corpus>', 'an earlier release of the same source: what do both releases reveal together?')
          .addOption(
            new Option('--membership-model <model>', 'the tagger of that test')
              .choices(['dictionary', 'crf'])
              .default('dictionary'),
          )
          .option(
            '--fail-on <check=limit>',
            'exit with 1 when a check exceeds its limit; repeatable. Checks: originals (copies of the source), direct (identifiers ' +
              'of the source left), unlabelled (outside any entity), beside (in ids, file names and metadata), labelled (inside ' +
              'entities), chance (more than expected by chance), untouched (unchanged entities), near (near-identical surrogates), ' +
              'ngrams, similarity (copied wording), linkable (documents that can be matched to their source), linked-words, ' +
              'linked-rare, linked-dates, linked-mentions (matched by common words, rare words, date intervals, entities), ' +
              'membership, earlier, earlier-anew (matched through an earlier release); k when it falls below',
            limitArgument,
          )
          .option('--release', 'apply the usual limits for a release')
          .option(
            '--fail-over <share>',
            'exit with 1 when more than this share of the source entities remains',
            shareArgument,
          )
          .option('--card <file>', 'write a data card (Markdown)')
          .option('--page <file>', 'write the full report as HTML, or as Markdown if the name ends in .md')
          .option('--licence <licence>', 'licence for the card: an SPDX identifier such as CC-BY-4.0, or free text')
          .option('--source-licence <licence>', 'licence of the source')
          .option('--overwrite', 'replace an existing card or page')
          .option('--with-text', 'also list what remains, with its text')
          .option('--labels <map>', 'label map: a YAML file or the name of a shipped one')
          .option(
            '--locale <locale>',
            'language of the text, for the order of dates (default: from the manifest or labels)',
          )
          .addOption(
            new Option('--partition <part>', 'share of the gazetteers that the surrogates were drawn from (default: from the manifest)').choices(['train', 'dev', 'test', 'all']), // prettier-ignore
          )
          .option('--protect-eponyms', 'eponyms were kept on purpose (default: from the manifest)')
          .option('--patient-field <key>', 'metadata field with the patient id', 'patient')
          .option('--seed <n>', 'seed of the random draws', integerArgument(0), 13),
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
