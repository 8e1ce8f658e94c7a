import type { DataCardInput, Licence } from '../../report/data-card.ts';
import { nameOfCheck } from './gates.ts';
import { KNOWLEDGE, verdictLines } from './judgement.ts';
import type { ReleaseCheck } from './release-check.ts';
import type { CorpusManifest } from './source-manifest.ts';

export interface CardSource {
  readonly manifest: CorpusManifest | undefined;
  readonly format: string;
  /** Of the derived corpus: its last part is its name. */
  readonly path: string;
  /** What it is given away under, and what its source was: see `parseLicence`. */
  readonly licence?: Licence | undefined;
  readonly sourceLicence?: Licence | undefined;
}

/** Settings that have a place of their own in the card, or say nothing to its reader. */
const ELSEWHERE = new Set(['seed', 'plans', 'gazetteerFolders', 'fingerprint', 'plan', 'strategies', 'count']);

/** What the manifest and the audit say, as the data card tells it. Make the check with `statistics`. */
export function createCardInput(
  check: ReleaseCheck,
  { manifest, format, path, licence, sourceLicence }: CardSource,
): DataCardInput {
  const { statistics } = check;
  if (statistics === undefined) throw new TypeError('a data card needs the statistics of the derived corpus');
  const settings = manifest?.settings ?? {};
  const language = typeof settings['locale'] === 'string' ? settings['locale'] : undefined;
  const { sentences, tokens, characters, documents, entities, labels } = statistics;
  return {
    name: path.replace(/[/\\]+$/, '').split(/[/\\]/).at(-1) ?? path, // prettier-ignore
    format,
    language,
    licence,
    sourceLicence,
    counts: { documents, sentences, tokens, characters, mentions: entities },
    labels: Object.entries(labels).map(([label, row]) => ({ label, ...row })),
    ...sourceOf(manifest),
    ...(manifest?.tool && { tool: `${manifest.tool.name} ${manifest.tool.version}` }),
    // That of surrogates undoes them.
    ...(typeof settings['seed'] === 'number' && settings['recipe'] === undefined && { seed: String(settings['seed']) }),
    recipe: Object.entries(settings)
      .filter(([name, value]) => !ELSEWHERE.has(name) && value !== null)
      .map(([name, value]) => [name, describe(value)] as const),
    notes: manifest?.notes ?? [],
    leaks: leaksOf(check),
    chance: check.chance.flatMap(({ rows }) =>
      rows.map(({ label, what, texts, observed, expected, bound }) => ({
        label: what === 'whole' ? label : `${label}, name parts`,
        mentions: texts,
        observed,
        expected: expected.toFixed(1),
        bound,
      })),
    ),
    judgement: verdictLines(check),
    considerations: considerationsOf(check),
  };
}

function sourceOf(manifest: CorpusManifest | undefined): { readonly source?: string } {
  if (manifest?.source) return { source: `Made from the corpus ${manifest.source.name} (${manifest.source.format}).` };
  const set = manifest?.settings?.['set'];
  return typeof set === 'string'
    ? { source: `Generated from the template set ${set}; no document of another corpus.` }
    : {};
}

/** A recipe by its name and the names of its steps; other objects as JSON. */
function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('name' in value && 'augmenters' in value && Array.isArray(value.augmenters)) {
    const steps = value.augmenters.map((step: unknown) => Object.keys(step as object).join(', '));
    return `${String(value.name)}: ${steps.join(', ')}`;
  }
  return JSON.stringify(value);
}

function leaksOf(check: ReleaseCheck): readonly (readonly [string, string])[] {
  const {
    originals,
    copies,
    unlinked,
    direct,
    context,
    similarity,
    untouched,
    kAnonymity,
    membership,
    linkable,
    linkage,
    traces,
    earlier,
  } = check;
  const { linked, anywhere } = direct;
  const share = (part: number, of: number) => `${part} of ${of} (${of === 0 ? '0' : ((100 * part) / of).toFixed(1)} %)`;
  return [
    ["documents that are the source's own", String(originals)],
    ['documents that are copies of a source document', String(copies)],
    ['documents of no known source document', String(unlinked)],
    ...(copies === 0
      ? []
      : ([
          ['mentions of a source document that still stand in its own copies', share(linked.total.standing, linked.total.mentions)],
          ['of these, where no label covers them', `${linked.total.unlabelled}, of which ${linked.total.telling} are more than ordinary words and short numbers`],
          ['mentions never touched', share(untouched.total.untouched, untouched.total.mentions)],
        ] as const)), // prettier-ignore
    ...(linkable.isUnlinkable ? ([['made to state no source, and yet of a source document that can be told', `${share(linkable.found, linkable.documents)}: by id ${linkable.byId}, by wording ${linkable.byText}`]] as const) : []),
    ...linkage.rows.flatMap(({ by, documents, told, bound }) => (documents === 0 ? [] : [[`documents that can be told by whoever knows ${KNOWLEDGE[by]}`, `${share(told, documents)}; at most ${(100 * bound).toFixed(1)} % of such documents, at the 95 % level`] as const])),
    ...(traces.documents === 0 ? [] : ([['source texts, however disguised, that neither chance nor the source’s context explains', `${traces.unlabelled} where no label covers them, ${traces.labelled} in the ${traces.mentions} labelled mentions compared`]] as const)),
    ...check.gates.flatMap(({ check: name, value }) => (value === null ? [[`check ${nameOfCheck(name)}`, 'not judged: nothing could be compared'] as const] : [])),
    ['different source texts that stand somewhere', share(anywhere.total.found, anywhere.total.texts)],
    ['of these, where no label covers them', `${anywhere.total.unlabelled}, of which ${anywhere.total.telling} are more than ordinary words and short numbers`],
    [`${context.n}-grams of one source document only, copied`, share(context.copied, context.rare)],
    ['similarity to the nearest source: median, 95th percentile, maximum', [similarity.median, similarity.p95, similarity.maximum].map((value) => value.toFixed(2)).join(', ')],
    ...(earlier === undefined ? [] : ([['documents of an earlier release that are in this one', `${earlier.again}: ${earlier.same} as they were, ${earlier.drawnAnew} with other surrogates; of ${earlier.told} both tell more together`]] as const)),
    ...(kAnonymity === undefined ? [] : ([[`k-anonymity of ${kAnonymity.labels.join(', ')}`, `smallest group ${kAnonymity.smallest}; ${share(kAnonymity.below, kAnonymity.units)} in groups below ${kAnonymity.k}`]] as const)),
    ['membership test', membership === undefined ? 'not made' : `${membership.canTell ? 'can tell' : 'cannot tell'} (${membership.model}, AUC ${membership.auc.estimate.toFixed(3)}, 95 % interval ${membership.auc.low.toFixed(3)} to ${membership.auc.high.toFixed(3)})`],
  ]; // prettier-ignore
}

function considerationsOf({ copies, chance, membership, kAnonymity, earlier }: ReleaseCheck): readonly string[] {
  const notJudged = [...new Set(chance.flatMap(({ notJudged }) => notJudged.map(({ label }) => label)))];
  return [
    ...(copies > 0 ? ['Copies keep the wording of their source outside the labelled mentions: what nobody labelled is still there.'] : []),
    'Mentions are surrogates or texts of the source, as the recipe above says; they are not evidence about real people or places.',
    ...(notJudged.length > 0 ? [`Whether texts of the source were left by chance was not judged for ${notJudged.join(', ')}.`] : []),
    ...(membership === undefined ? ['No membership test was made.'] : []),
    ...(earlier === undefined ? ['What earlier releases of the source tell together with this one was not looked at.'] : []),
    ...(kAnonymity === undefined ? ['Combinations of quasi-identifiers were not looked at.'] : []),
    'Intended uses, social impact and known biases: not stated.',
  ]; // prettier-ignore
}
