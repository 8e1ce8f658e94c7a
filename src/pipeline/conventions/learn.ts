import { requireRereadable } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { localeKey } from '../../languages/index.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { SurrogateType } from '../../surrogates/types.ts';
import { chooseLocale, createCorpusCensus, typesIn } from '../corpus-census.ts';
import {
  clear,
  type ConventionCensus,
  createConventionCensus,
  LEAST,
  LEAST_SIGNS,
  type Share,
  shareOf,
} from './census.ts';
import type { BorderConvention, Conventions, SpacingConvention } from './conventions.ts';

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
  const sourceLabels = options.sourceLabels ?? own.meaning.chooseMap(own.labels);
  const sampleLabels = options.sampleLabels ?? other.meaning.chooseMap(other.labels);
  const { locale, notes } = chooseLocale(
    options.locale,
    sampleLabels ?? sourceLabels,
    other.meaning,
    loadGazetteers().locales,
  );
  for (const note of notes) options.onNote?.(note);
  const language = localeKey(locale);
  const there = await count(sample, language);
  const labels = renamed(
    own.labels,
    there.labels,
    typesIn(own.labels, sourceLabels),
    typesIn(other.labels, sampleLabels),
  );
  const here = await count(source, language, labels);
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

async function count(
  corpus: Corpus | readonly Document[],
  language: string,
  names: Readonly<Record<string, string>> = {},
): Promise<ConventionCensus> {
  const census = createConventionCensus(language, names);
  for await (const doc of corpus) census.add(doc);
  return census.seen;
}

async function survey(corpus: Corpus | readonly Document[], name: string) {
  const labels = new Set<string>();
  const meaning = createCorpusCensus();
  let documents = 0;
  for await (const doc of corpus) {
    documents++;
    meaning.add(doc);
    for (const { label } of doc.entities) labels.add(label);
  }
  if (documents === 0) throw new PalimpsestError('empty-corpus', `the ${name} has no readable document`);
  return { labels, meaning };
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
