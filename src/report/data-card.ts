import { PalimpsestError } from '../core/errors.ts';
import { escapeMarkdown } from './html.ts';

export interface Licence {
  /** The SPDX identifier, spelt as SPDX does, or the text given. */
  readonly name: string;
  /** Its identifier in the header of dataset cards; `undefined` where they have none. */
  readonly header?: string;
}

/** SPDX identifiers that dataset cards know too; they write them in lower case but for those told here. */
const KNOWN = [
  'CC0-1.0', 'CC-BY-2.0', 'CC-BY-2.5', 'CC-BY-3.0', 'CC-BY-4.0', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0',
  'CC-BY-NC-2.0', 'CC-BY-NC-3.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-ND-3.0', 'CC-BY-NC-ND-4.0',
  'CC-BY-NC-SA-2.0', 'CC-BY-NC-SA-3.0', 'CC-BY-NC-SA-4.0', 'C-UDA-1.0=c-uda',
  'CDLA-Sharing-1.0', 'CDLA-Permissive-1.0', 'CDLA-Permissive-2.0', 'ODbL-1.0=odbl', 'ODC-By-1.0=odc-by', 'PDDL-1.0=pddl',
  'etalab-2.0', 'Apache-2.0', 'MIT', 'ISC', 'Zlib', 'BSD-2-Clause', 'BSD-3-Clause', 'BSL-1.0', 'Unlicense', 'WTFPL',
  'AGPL-3.0-only=agpl-3.0', 'AGPL-3.0-or-later=agpl-3.0', 'GPL-2.0-only=gpl-2.0', 'GPL-2.0-or-later=gpl-2.0',
  'GPL-3.0-only=gpl-3.0', 'GPL-3.0-or-later=gpl-3.0', 'LGPL-2.1-only=lgpl-2.1', 'LGPL-2.1-or-later=lgpl-2.1',
  'LGPL-3.0-only=lgpl-3.0', 'LGPL-3.0-or-later=lgpl-3.0', 'MPL-2.0', 'EPL-2.0', 'EUPL-1.1', 'EUPL-1.2', 'OFL-1.1',
] as const; // prettier-ignore

/** SPDX identifiers that dataset cards have no name for. */
const WITHOUT_HEADER = ['DL-DE-BY-2.0', 'DL-DE-ZERO-2.0', 'NLOD-2.0', 'OGL-UK-3.0', 'OGL-Canada-2.0'];

const byId = new Map<string, Licence>([
  ...KNOWN.map((entry): [string, Licence] => {
    const [name = '', header = name.toLowerCase()] = entry.split('=');
    return [name.toLowerCase(), { name, header }];
  }),
  ...WITHOUT_HEADER.map((name): [string, Licence] => [name.toLowerCase(), { name }]),
]);

/**
 * Reads a licence: an SPDX identifier, in any case; `LicenseRef-…` for a licence of one's own; or words, such as "by agreement
 * with the hospital".
 *
 * @throws PalimpsestError `unknown-licence` where a single word is no identifier known here: it may be misspelt.
 */
export function parseLicence(text: string): Licence {
  const name = text.replace(/\s+/g, ' ').trim();
  const known = byId.get(name.toLowerCase());
  if (known) return known;
  if (name.includes(' ') || /^LicenseRef-[A-Za-z0-9.-]+$/.test(name)) return { name };
  throw new PalimpsestError('unknown-licence', `no licence ${JSON.stringify(name)} is known`, {
    hint:
      `Known SPDX identifiers: ${[...byId.values()].map(({ name: id }) => id).join(', ')}. ` +
      'Another licence can be told in words, or as LicenseRef-Name.',
  });
}

/** A figure or a text that a data card states; what is `undefined` is said to be not stated. */
type Fact = string | undefined;

/** What is known about a corpus that was made here, for its data card. Nothing in it is invented: leave out what is unknown. */
export interface DataCardInput {
  readonly name: string;
  readonly format: string;
  readonly language?: Fact;
  readonly licence?: Licence | undefined;
  /** Of the corpus that it was made from. */
  readonly sourceLicence?: Licence | undefined;
  readonly counts: Readonly<Record<'documents' | 'sentences' | 'tokens' | 'characters' | 'mentions', number>>;
  readonly labels: readonly { readonly label: string; readonly mentions: number; readonly distinct: number; readonly documents: number }[]; // prettier-ignore
  readonly source?: Fact;
  readonly tool?: Fact;
  /** How it was made: settings by name, in the order to be shown. */
  readonly recipe: readonly (readonly [name: string, value: string])[];
  readonly seed?: Fact;
  readonly notes: readonly string[];
  /** What the audit found: rows of figures with what they mean. */
  readonly leaks: readonly (readonly [what: string, value: string])[];
  readonly chance: readonly { readonly label: string; readonly mentions: number; readonly observed: number; readonly expected: string; readonly bound: number }[]; // prettier-ignore
  readonly judgement: readonly string[];
  readonly considerations: readonly string[];
}

const NOT_STATED = 'not stated';

/** The data card of a corpus: Markdown under the headings that dataset cards have (McMillan-Major et al. 2021). */
export function createDataCard(input: DataCardInput): string {
  const { counts, language, licence, sourceLicence } = input;
  const front = ['---', ...(language === undefined ? [] : ['language:', `- ${/^[\w-]+$/.test(language) ? language : JSON.stringify(language)}`]), ...licenceHeader(licence), 'task_categories:', '- token-classification', '---']; // prettier-ignore
  return [
    ...front,
    '',
    `# Data card: ${escapeMarkdown(input.name)}`,
    '',
    '## Dataset summary',
    '',
    `${number(counts.documents)} documents with ${number(counts.mentions)} labelled mentions of ${number(input.labels.length)} labels.`,
    '',
    '## Languages',
    '',
    escapeMarkdown(language ?? NOT_STATED),
    '',
    '## Dataset structure',
    '',
    `Format: ${escapeMarkdown(input.format)}.`,
    '',
    table(
      ['', 'count'],
      Object.entries(counts).map(([name, count]) => [name, number(count)]),
    ),
    '',
    '## Dataset creation',
    '',
    '### Source data',
    '',
    escapeMarkdown(input.source ?? NOT_STATED),
    '',
    '### Recipe and seeds',
    '',
    table(
      ['setting', 'value'],
      [['tool', input.tool ?? NOT_STATED], ['seed', input.seed ?? NOT_STATED], ...input.recipe],
    ),
    ...(input.notes.length > 0 ? ['', ...input.notes.map((note) => `- ${escapeMarkdown(note)}`)] : []),
    '',
    '### Annotations',
    '',
    table(
      ['label', 'mentions', 'distinct', 'documents'],
      input.labels.map((row) => [row.label, number(row.mentions), number(row.distinct), number(row.documents)]),
    ),
    '',
    'Annotators and guidelines of the source: not stated.',
    '',
    '## Personal and sensitive information',
    '',
    input.judgement.map(escapeMarkdown).join('\n\n'),
    '',
    table(['check against the source', 'result'], input.leaks),
    ...(input.chance.length === 0
      ? []
      : [
          '',
          'Labelled texts that the source has too, against what independent surrogates give by chance:',
          '',
          table(
            ['label', 'mentions', 'observed', 'by chance', 'at most by chance'],
            input.chance.map((row) => [row.label, number(row.mentions), number(row.observed), row.expected, number(row.bound)]), // prettier-ignore
          ),
        ]),
    '',
    '## Considerations for using the data',
    '',
    ...input.considerations.map((line) => `- ${escapeMarkdown(line)}`),
    '',
    '## Licensing information',
    '',
    `Licence: ${escapeMarkdown(licence?.name ?? NOT_STATED)}.`,
    '',
    `Licence of the source: ${escapeMarkdown(sourceLicence?.name ?? NOT_STATED)}.`,
    '',
  ].join('\n');
}

/** What has no name there is `other`, and told in words. */
function licenceHeader(licence: Licence | undefined): readonly string[] {
  if (licence === undefined) return [];
  if (licence.header !== undefined) return [`license: ${licence.header}`];
  return ['license: other', `license_name: ${JSON.stringify(licence.name)}`];
}

/** Numbers are aligned to the right, words to the left. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  const align = header.map((_, i) => (i > 0 && rows.every((row) => /^[\d.,]*$/.test(row[i] ?? '')) ? '---:' : '---'));
  return [line(header), line(align), ...rows.map(line)].join('\n');
}

function number(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
