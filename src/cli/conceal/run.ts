import { checkStrategy } from '../../conceal/label-plan.ts';
import { type ConcealedCorpus, conceal, type ConcealOptions } from '../../pipeline/concealment/conceal.ts';
import {
  concealUntilReleased,
  decisionsFor,
  describeByClass,
  describeFailing,
} from '../../pipeline/concealment/release.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { readManifest } from '../../pipeline/audit/source-manifest.ts';
import { judgeInWords } from '../../pipeline/audit/judgement.ts';
import type { ExitCode } from '../command.ts';
import { openVault, type Vault } from '../../conceal/vault.ts';
import { readKey } from '../../resources/files/secret-file.ts';
import type { CliIo } from '../io.ts';
import { readLicences, writeCard } from '../card.ts';
import { inSession } from '../session.ts';
import { WORTH_A_THREAD, worthOf } from '../threads.ts';
import { requirePolicies } from '../settings.ts';
import type { ConcealCommandOptions } from './command.ts';
import type { ConcealSummary } from '../../conceal/account.ts';
import { OTHER_OUTCOMES, type OtherOutcome } from '../../conceal/pieces.ts';
import { formatTable } from '../screen.ts';
import type { SealSummary } from '../../conceal/seal-document.ts';

const PHASES = { reading: 'Reading   ', concealing: 'Concealing', checking: 'Checking  ' };

/** So few seeds can all be tried. */
const FEW_SEEDS = 1e11;
const SMALL_SEED =
  'A seed this small can be guessed, and anyone who has it can undo the date shift and verify guessed names: omit --seed, or use a number of at least 12 digits and keep it as confidential as the source.';

export function runConceal(
  input: string,
  output: string,
  options: ConcealCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const licences = readLicences(options);
  if (options.card !== undefined && options.untilReleased !== true)
    throw new PalimpsestError('unchecked-card', 'a data card tells what a release check found, and none is made', {
      hint: 'Add --until-released, or write the card with palimpsest audit --release --card FILE.',
    });
  return inSession(options, io, async (session) => {
    // What is labelled elsewhere may be plain text.
    const corpus = await (options.predicted === undefined ? session.open(input) : session.openText(input, session.reportUnlabelled)); // prettier-ignore
    const policies = Object.entries(options.policy ?? {}).map(([label, name]) => [label, checkStrategy(name)] as const);
    const { strategy, strategies, mode, locale, seed } = options;
    // which take one document after the other
    const isWhole = options.vault !== undefined || options.renumber === true || options.untilReleased === true;
    const parts = await session.parts(options, isWhole ? 1 : await worthOf(corpus, WORTH_A_THREAD.worked));
    const writer = await session.output(output, corpus);
    const edits = options.edits === undefined ? undefined : await session.lines(options.edits);
    const vault = await openVaultOf(options, io);
    if (vault) session.atEnd({ dispose: () => vault.abort() });
    const settings: ConcealOptions = {
      ...parts.run,
      policies: Object.fromEntries(policies),
      layer: options.layer,
      protectEponyms: options.protectEponyms === true,
      dropLabels: options.dropLabels === true,
      partition: options.partition,
      gazetteerFolders: options.gazetteers ?? [],
      keepMeta: options.keepMeta ?? [],
      keepIds: options.keepIds === true,
      renumber: options.renumber === true,
      ...(vault && { vault }),
      patientField: options.patientField,
      alsoLeftovers: options.alsoLeftovers === true,
      ...(edits && { onEdits: edits.write }),
      ...(strategy && { strategy }),
      ...(strategies !== undefined && { strategies }),
      ...(options.predicted !== undefined && {
        predicted: await session.openLike(options.predicted, corpus, options.predictedFrom),
      }),
      ...(mode && { mode }),
      ...(options.redraw !== undefined && { redraw: options.redraw }),
      ...(locale !== undefined && { locale }),
      ...(seed !== undefined && { seed }),
      ...(options.labels !== undefined && { labelMap: loadLabelMap(options.labels) }),
      report: session.report,
      onProgress: ({ phase, documents, totalDocuments }) => session.count(PHASES[phase], documents, totalDocuments),
    };
    const released = options.untilReleased
      ? await concealUntilReleased(corpus, { ...settings, statistics: options.card !== undefined })
      : undefined;
    const concealed = released?.corpus ?? (await conceal(corpus, settings));
    requirePolicies(options.policy, Object.keys(concealed.job.plan), concealed.labelMap);
    [...concealed.notes, ...describeByClass(released?.byClass ?? [])].forEach(session.note);
    if (seed !== undefined && seed < FEW_SEEDS) session.note(SMALL_SEED);
    if (released && !released.passed) {
      session.progress.clear();
      io.stderr.write(
        `${[judgeInWords(released.check), ...decisionsFor(released.check), ...describeFailing(released.failing)].join('\n')}\nNothing was written.\n`,
      );
      if (options.json === true)
        session.print(
          {
            output: null,
            released: false,
            gates: released.check.gates,
            verdicts: released.check.verdicts,
            failing: released.failing,
          },
          () => '',
        );
      return 1;
    }
    await writeCorpus(concealed, writer, {
      with: [...(vault ? [vault] : []), ...(edits ? [edits] : []), ...parts.with],
    });
    // What was written is looked through as whoever is given it sees it.
    const check = output === '-' ? released?.check : await released?.checkFiles(output);
    const isReleased = check?.gates.every(({ passed }) => passed) !== false;
    if (check) {
      const manifest = { settings: { ...concealed.job }, ...(output !== '-' && (await readManifest(output))) };
      writeCard(options, check, { manifest, format: writer.format.name, path: output, ...licences }, session.write);
    }
    const summary = concealed.summary();
    const { job, labelMap, notes } = concealed;
    session.tell(
      {
        output,
        labelMap: labelMap?.name ?? null,
        job,
        summary,
        notes,
        ...(check && {
          released: isReleased,
          gates: check.gates,
          verdicts: check.verdicts,
          byClass: released?.byClass,
        }),
      },
      () =>
        formatConcealment(summary, concealed, output, session.seconds()) + (check ? `${judgeInWords(check)}\n` : ''),
      output,
    );
    // Whoever looks at nothing but the exit code must not give away what nothing was concealed in.
    return !isReleased || (Object.keys(job.plan).length === 0 && !job.predicted) ? 1 : undefined;
  });
}

async function openVaultOf(
  { vault, vaultKey, vaultWait }: ConcealCommandOptions,
  io: CliIo,
): Promise<Vault | undefined> {
  if (vault === undefined) return undefined;
  const key = readKey(
    vaultKey,
    io.env['PALIMPSEST_VAULT_KEY'],
    'Name a file with --vault-key, or set PALIMPSEST_VAULT_KEY.',
  );
  return openVault(vault, key, { wait: vaultWait });
}

const SEVERAL_NAMES =
  'Each mention has its own surrogate, so one person has several names within a document: a name that the labels missed stands ' +
  'out less. --mode consistent writes one name for each person instead.\n';

/** The account of a concealment for a terminal: what happened to every label. */
export function formatConcealment(
  summary: ConcealSummary,
  { job, labelMap }: ConcealedCorpus,
  output: string,
  seconds: number,
): string {
  const lines = [concealedTable(summary)];
  if (Object.keys(summary.others).length > 0) lines.push('\n', othersTable(summary));
  if (summary.gold) lines.push('\n', goldTable(summary.gold));
  lines.push(...sealNotes(summary));
  const emptied = summary.emptied > 0 ? `, ${summary.emptied} left out because nothing remained of them` : '';
  const leftovers = summary.leftovers > 0 ? `, with ${summary.leftovers} unlabelled places` : '';
  const refused = summary.refused > 0 ? `, ${summary.refused} that the format cannot represent` : '';
  const sentences =
    summary.sentencesRemoved > 0 ? `, ${summary.sentencesRemoved} of ${summary.sentences} sentences removed` : '';
  const names = job.keepIds ? '' : ', under new ids';
  lines.push(
    `\n${summary.written} of ${summary.documents} documents written${leftovers}${emptied}${refused}${sentences}${names} in ${seconds.toFixed(1)} s ` +
      `(strategies ${job.strategies.name}, ${job.mode}${job.redraw === undefined ? '' : `, redrawn at ${job.redraw}`}, locale ${job.locale}, labels ${labelMap?.name ?? 'unknown'}) ` +
      `→ ${output === '-' ? 'standard output' : output}\n`,
  );
  if (job.mode === 'unlinkable' && Object.values(summary.concealed).some(({ strategy }) => strategy === 'pseudo'))
    lines.push(SEVERAL_NAMES);
  return lines.join('');
}

/** What is said of a mention besides its strategy, where it happened to any. */
const REMARKS = {
  'no-surrogate': 'class instead',
  'with-sentence': 'with sentence',
  merged: 'merged',
  protected: 'eponyms kept',
} as const;

function concealedTable({ concealed }: ConcealSummary): string {
  const rows = Object.entries(concealed);
  const remarks = (Object.keys(REMARKS) as (keyof typeof REMARKS)[]).filter((outcome) =>
    rows.some(([, { outcomes }]) => outcomes[outcome] !== undefined),
  );
  return formatTable(
    ['concealed', 'strategy', 'replaced by', 'entities', ...remarks.map((outcome) => REMARKS[outcome])],
    rows.map(([label, row]) => [
      label,
      row.strategy,
      writtenAs(row),
      String(row.mentions),
      ...remarks.map((outcome) => String(row.outcomes[outcome] ?? 0)),
    ]),
    ['left', 'left', 'left'],
  );
}

function writtenAs({ strategy, type, class: name }: ConcealSummary['concealed'][string]): string {
  if (strategy === 'pseudo') return type ?? '';
  return strategy === 'class' ? `<${name}>` : '';
}

const TITLES: Readonly<Record<OtherOutcome, string>> = {
  kept: 'kept',
  moved: 'moved',
  altered: 'altered',
  trimmed: 'trimmed',
  inside: 'dropped: inside',
  'given-up': 'dropped: altered',
  removed: 'removed',
};

function othersTable({ others }: ConcealSummary): string {
  const rows = Object.entries(others);
  const always: readonly OtherOutcome[] = ['kept', 'moved', 'altered'];
  const shown = OTHER_OUTCOMES.filter(
    (outcome) => always.includes(outcome) || rows.some(([, { outcomes }]) => outcomes[outcome] !== undefined),
  );
  return formatTable(
    ['other entities', 'entities', ...shown.map((outcome) => TITLES[outcome])],
    rows.map(([label, row]) => [
      label,
      String(row.mentions),
      ...shown.map((outcome) => String(row.outcomes[outcome] ?? 0)),
    ]),
  );
}

function goldTable(gold: NonNullable<ConcealSummary['gold']>): string {
  return formatTable(
    ['gold, not written', 'entities', 'exposed'],
    Object.entries(gold).map(([label, { mentions, exposed }]) => [label, String(mentions), String(exposed)]),
  );
}

/** What documents that leave the house go without, a line for each kind of thing. */
export function sealNotes({ metaDropped, metaRefused, tellingIds }: SealSummary): readonly string[] {
  const list = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts).map(([key, count]) => `${printable(key)} (${count})`).join(', '); // prettier-ignore
  const notes: string[] = [];
  if (Object.keys(metaDropped).length > 0)
    notes.push(`\nmetadata dropped (documents): ${list(metaDropped)}; use --keep-meta KEY to keep a field\n`);
  if (Object.keys(metaRefused).length > 0)
    notes.push(`\nmetadata not kept because it contains an entity of its document: ${list(metaRefused)}\n`);
  if (tellingIds > 0)
    notes.push(
      `\nnote: the ids (and file names) of ${tellingIds} documents contain an entity: rename them before you release this\n`,
    );
  return notes;
}

/** A key as a terminal may show it. */
function printable(key: string): string {
  return JSON.stringify(key).slice(1, -1);
}
