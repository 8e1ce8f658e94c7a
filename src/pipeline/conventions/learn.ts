import { ownValue } from '../../core/collections.ts';
import { DEFAULT_LAYER, requireRereadable } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import { localeKey } from '../../languages/index.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { chooseLabelMap, type LabelMap } from '../../resources/label-map.ts';
import type { SurrogateType } from '../../surrogates/types.ts';
import { createLanguageCensus } from '../../text/detect-language.ts';
import { chooseLocale } from '../corpus-census.ts';
import { typesIn } from '../mixture/mixture.ts';
import { areNeighbours } from './apply.ts';
import { coverage, isMarkedWithin, markedBeside, tokensOf } from './borders.ts';
import type { BorderConvention, Conventions, SpacingConvention } from './conventions.ts';
import { createMarkReader, MARKS, type Mark } from './marks.ts';
import { signsOf } from './spacing.ts';

/** How often something is so, of how often it could be. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** What was seen of one convention in both corpora. */
export interface Finding {
  readonly what: string;
  readonly label?: string;
  readonly sample: Share;
  readonly source: Share;
  /** Words that mark mentions, no names: those that were seen most. */
  readonly examples: readonly string[];
  /** What the corpus is brought to; `undefined` where the sample shows too little, or no clear use. */
  readonly rule?: string;
  /** Whether it changes the source. */
  readonly differs: boolean;
}

export interface LearnedConventions {
  readonly conventions: Conventions;
  readonly findings: readonly Finding[];
}

export interface LearnConventionsOptions {
  /** Of the words that mark mentions; that of the sample's text, or of the source's label map, when absent. */
  readonly locale?: string;
  /** What the labels mean; the shipped maps that fit when absent. Labels of one meaning are taken for one. */
  readonly sourceLabels?: LabelMap;
  readonly sampleLabels?: LabelMap;
  readonly onNote?: (note: string) => void;
}

/** Fewer observations in the sample tell nothing, nor does use that is more mixed. */
const LEAST = 3;
const CLEAR = 0.8;
/** Signs are many. */
const LEAST_SIGNS = 5;
/** Where neighbours are this common in one corpus, and a fifth as common in the other, they are one mention there. */
const NEIGHBOURS = 0.1;

/**
 * Learns from some labelled documents how their corpus draws the borders of mentions and spaces its signs, where that is clear from
 * them, and how the source does.
 *
 * @throws PalimpsestError `empty-corpus`, and `no-mentions` for a sample without any.
 * @throws TypeError where a corpus can be read only once.
 */
export async function learnConventions(
  source: Corpus | readonly Document[],
  sample: Corpus | readonly Document[],
  options: LearnConventionsOptions = {},
): Promise<LearnedConventions> {
  for (const corpus of [source, sample]) requireRereadable(corpus, 'learnConventions');
  const [own, other] = [await survey(source, 'source'), await survey(sample, 'sample')];
  if (other.labels.size === 0) {
    throw new PalimpsestError('no-mentions', 'the sample has no labelled mention', {
      hint: 'Label ten to fifty of its sentences; those with names, dates and titles tell most.',
    });
  }
  const sourceLabels = options.sourceLabels ?? chooseLabelMap(own.labels).map;
  const sampleLabels = options.sampleLabels ?? chooseLabelMap(other.labels).map;
  const { locale, notes } = chooseLocale(
    options.locale,
    sampleLabels ?? sourceLabels,
    other.language,
    loadGazetteers().locales,
  );
  for (const note of notes) options.onNote?.(note);
  const language = localeKey(locale);
  const there = await census(sample, language, {});
  const labels = renamed(
    own.labels,
    there.labels,
    typesIn(own.labels, sourceLabels),
    typesIn(other.labels, sampleLabels),
  );
  const here = await census(source, language, labels);
  const borders: BorderConvention[] = [];
  const findings: Finding[] = Object.entries(labels).map(([from, to]) => ({
    what: `label ${from}`,
    sample: { count: there.labels.get(to) ?? 0, of: there.mentions },
    source: { count: here.labels.get(to) ?? 0, of: here.mentions },
    examples: [],
    rule: to,
    differs: true,
  }));
  for (const [key, seen] of [...there.borders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { label, mark, side } = seen;
    const [sampleShare, sourceShare] = [shareOf(seen), shareOf(here.borders.get(key))];
    const inside = clear(sampleShare, LEAST);
    if (inside !== undefined) borders.push({ label, mark, side, inside });
    findings.push({
      what: `${mark} ${side}`,
      label,
      sample: sampleShare,
      source: sourceShare,
      examples: [...seen.words].toSorted(([, a], [, b]) => b - a).slice(0, 3).map(([word]) => word), // prettier-ignore
      ...(inside !== undefined && { rule: inside ? 'inside' : 'outside' }),
      differs:
        inside !== undefined &&
        sourceShare.of > 0 &&
        (inside ? sourceShare.count < sourceShare.of : sourceShare.count > 0),
    });
  }
  const join: string[] = [];
  for (const [label, mentions] of there.labels) {
    const [count, of] = [here.neighbours.get(label) ?? 0, here.labels.get(label) ?? 0];
    const sampleShare = { count: there.neighbours.get(label) ?? 0, of: mentions };
    const isJoined = count > NEIGHBOURS * of && mentions >= LEAST && sampleShare.count * 5 * of < count * mentions;
    if (isJoined) join.push(label);
    if (count + sampleShare.count > 0) {
      const rule = isJoined ? { rule: 'one mention' } : {};
      findings.push({
        what: 'neighbours',
        label,
        sample: sampleShare,
        source: { count, of },
        examples: [],
        ...rule,
        differs: isJoined,
      });
    }
  }
  const spacing: SpacingConvention[] = [];
  for (const [sign, seen] of [...there.signs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const convention: { sign: string; before?: boolean; after?: boolean } = { sign };
    for (const side of ['before', 'after'] as const) {
      const [sampleShare, sourceShare] = [seen[side], here.signs.get(sign)?.[side] ?? { count: 0, of: 0 }];
      const blank = clear(sampleShare, LEAST_SIGNS);
      // What the source does already needs no rule: single exceptions have their reasons.
      if (blank === undefined || sourceShare.of === 0 || clear(sourceShare, 1) === blank) continue;
      convention[side] = blank;
      const rule = blank ? 'blank' : 'no blank';
      findings.push({
        what: `blank ${side} ${sign}`,
        sample: sampleShare,
        source: sourceShare,
        examples: [],
        rule,
        differs: true,
      });
    }
    if (convention.before !== undefined || convention.after !== undefined) spacing.push(convention);
  }
  return { conventions: { language, labels, borders, join, spacing }, findings };
}

function clear({ count, of }: Share, least: number): boolean | undefined {
  if (of < least) return undefined;
  if (count >= CLEAR * of) return true;
  return count <= (1 - CLEAR) * of ? false : undefined;
}

interface BorderCount {
  readonly label: string;
  readonly mark: Mark;
  readonly side: BorderConvention['side'];
  inside: number;
  outside: number;
  readonly words: Map<string, number>;
}

const shareOf = (seen: BorderCount | undefined): Share => ({
  count: seen?.inside ?? 0,
  of: (seen?.inside ?? 0) + (seen?.outside ?? 0),
});

interface Census {
  mentions: number;
  readonly labels: Map<string, number>;
  readonly borders: Map<string, BorderCount>;
  readonly neighbours: Map<string, number>;
  readonly signs: Map<string, { before: { count: number; of: number }; after: { count: number; of: number } }>;
}

async function census(
  corpus: Corpus | readonly Document[],
  language: string,
  names: Readonly<Record<string, string>>,
): Promise<Census> {
  const read = createMarkReader(language);
  const seen: Census = { mentions: 0, labels: new Map(), borders: new Map(), neighbours: new Map(), signs: new Map() };
  for await (const doc of corpus) {
    const tokens = read(doc.text);
    const own = doc.entities.filter(({ layer = DEFAULT_LAYER }) => layer === DEFAULT_LAYER);
    const entities = own.map((entity): Entity => ({ ...entity, label: ownValue(names, entity.label) ?? entity.label }));
    const covered = coverage(doc, tokens, DEFAULT_LAYER);
    for (const [i, entity] of entities.entries()) {
      seen.mentions++;
      add(seen.labels, entity.label);
      const next = entities[i + 1];
      if (next !== undefined && areNeighbours(doc.text, entity, next)) add(seen.neighbours, entity.label);
      const mention = entity.fragments ? undefined : tokensOf(tokens, entity);
      if (mention === undefined) continue;
      for (const side of ['before', 'after'] as const) {
        for (const mark of MARKS) {
          const inside = isMarkedWithin(tokens, mention, side, mark);
          const beside = inside ? undefined : markedBeside(doc.text, tokens, mention, side, mark);
          if (!inside && (beside === undefined || covered[beside] === 1)) continue;
          const key = `${entity.label}\t${mark}\t${side}`;
          let count = seen.borders.get(key);
          if (count === undefined)
            seen.borders.set(
              key,
              (count = { label: entity.label, mark, side, inside: 0, outside: 0, words: new Map() }),
            );
          if (inside) count.inside++;
          else count.outside++;
          const at = tokens[beside ?? (side === 'before' ? mention.first : mention.last)];
          if (at !== undefined) add(count.words, doc.text.slice(at.start, at.end));
        }
      }
    }
    for (const { sign, blankBefore, blankAfter } of signsOf(doc.text)) {
      let count = seen.signs.get(sign);
      if (count === undefined)
        seen.signs.set(sign, (count = { before: { count: 0, of: 0 }, after: { count: 0, of: 0 } }));
      for (const [side, blank] of [
        ['before', blankBefore],
        ['after', blankAfter],
      ] as const) {
        if (blank === undefined) continue;
        count[side].of++;
        if (blank) count[side].count++;
      }
    }
  }
  return seen;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

async function survey(corpus: Corpus | readonly Document[], name: string) {
  const labels = new Set<string>();
  const language = createLanguageCensus();
  let documents = 0;
  for await (const doc of corpus) {
    documents++;
    language.add(doc);
    for (const { label } of doc.entities) labels.add(label);
  }
  if (documents === 0) throw new PalimpsestError('empty-corpus', `the ${name} has no readable document`);
  return { labels, language };
}

const GROUPS: readonly (readonly SurrogateType[])[] = [
  ['patient', 'doctor', 'person', 'given-name', 'family-name'],
  ['organisation', 'hospital', 'department'],
  ['city', 'region', 'country', 'location', 'street', 'address', 'zip'],
  ['date', 'time'],
  ['id', 'medical-record', 'social-security', 'health-plan', 'account', 'license', 'vehicle', 'device'],
];

/** New names for labels that the sample calls otherwise: that of its most frequent label of the same meaning. */
function renamed(
  labels: ReadonlySet<string>,
  there: ReadonlyMap<string, number>,
  ownTypes: ReadonlyMap<string, SurrogateType>,
  otherTypes: ReadonlyMap<string, SurrogateType>,
): Record<string, string> {
  const names: Record<string, string> = {};
  for (const label of [...labels].toSorted()) {
    const type = ownTypes.get(label);
    if (there.has(label) || type === undefined) continue;
    const group = GROUPS.find((types) => types.includes(type)) ?? [type];
    const [best] = [...there]
      .filter(([other]) => group.includes(otherTypes.get(other) as SurrogateType))
      .toSorted(([a, m], [b, n]) => Number(otherTypes.get(b) === type) - Number(otherTypes.get(a) === type) || n - m);
    if (best !== undefined) names[label] = best[0];
  }
  return names;
}
