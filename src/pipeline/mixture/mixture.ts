import { addCount, obtain } from '../../core/collections.ts';
import type { MixtureSettings } from '../../augment/recipe.ts';
import { createConventionsWriter } from '../conventions/apply.ts';
import { createConventionCensus } from '../conventions/census.ts';
import { compareConventions } from '../conventions/compare.ts';
import { applyEdits, removeText } from '../../core/apply-edits.ts';
import { createDocument, DEFAULT_LAYER, layerOf, overlap } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { createRng } from '../../core/rng.ts';
import type { Gazetteers, Partition } from '../../resources/gazetteer.ts';
import { NUMBER_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { languageOf } from '../../languages/locale.ts';
import { createGenerator } from '../../templates/generator.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { markTypes, readMeaning } from '../../templates/type-marks.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { labelMapOf, typesIn } from '../augmentation/corpus-census.ts';
import { shippedSetsIn } from '../templates/load-template-set.ts';
import { createEvidence, toldShare } from './evidence.ts';
import { EMPTY_LINE, GENERATED, type LabelCensus } from './label-census.ts';
import { followNames, studyNames } from './name-habits.ts';
import { createLookalikes, type Lookalikes } from './lookalikes.ts';
import { sharesOf } from './nearness.ts';

/** All that decides which generated text is mixed into a corpus, as plain data. */
export interface Mixture {
  readonly parts: readonly MixturePart[];
  /** Labels of the corpus that no set can carry: sentences with words of theirs are left out, or marked. */
  readonly silent: readonly string[];
}

interface MixturePart {
  readonly set: string;
  readonly fingerprint: string;
  /** UTF-16 units, about. */
  readonly characters: number;
  /** The labels of the corpus that the set can carry. */
  readonly carries: readonly string[];
}

export interface MixtureContext {
  readonly locale: string;
  readonly gazetteers: Gazetteers;
  readonly partition: Partition;
  readonly seed: number;
  /** What the labels of the corpus mean. */
  readonly types: ReadonlyMap<string, SurrogateType>;
  /** Those of dates of birth. */
  readonly births: ReadonlySet<string>;
  readonly census: LabelCensus;
  /** Of the corpus, in UTF-16 units. */
  readonly characters: number;
}

/** Generated documents that tell what a set's own conventions are. */
const COMPARED = 100;
/** A corpus of a few documents does not drown. */
const MOST_TIMES = 30;

/** So great a part at least of what is asked comes from the nearest set: further ones add text, and take little from it. */
const NEAREST = 0.5;

/**
 * Chooses the template sets whose text carries the labels of a corpus: those in its language that have more of its mentions to teach than they would teach to be none, and of
 * each the more, the nearer its words are to the corpus's.
 *
 * @returns `undefined` where there is none.
 */
export function planMixture(settings: MixtureSettings, context: MixtureContext): Mixture | undefined {
  const { census, locale, characters: source } = context;
  const meanings = meaningsOf(context);
  const total = sum(census.mentions.values());
  if (total === 0) return undefined;
  const chosen = shippedSetsIn(languageOf(locale)).flatMap((set) => {
    const carries = carriedBy(set, meanings);
    const share = sum(carries.map((label) => census.mentions.get(label) ?? 0)) / total;
    return share === 0 || share < missedBy(carries, share, census) ? [] : [{ set, carries }];
  });
  if (chosen.length === 0) return undefined;
  const least = Math.min(settings['at-least'], MOST_TIMES * source);
  const shares = sharesOf(
    chosen.map(({ set }) => documentsOf(set, context)),
    census.sample,
  );
  const asked = Math.max(least, settings.ratio * source);
  const characters = Math.min(settings['at-most'], asked * Math.max(1, NEAREST / Math.max(...shares)));
  const carried = new Set(chosen.flatMap(({ carries }) => carries));
  return {
    parts: chosen.map(({ set, carries }, i) => ({
      set: set.name,
      fingerprint: set.fingerprint,
      characters: Math.round(characters * (shares[i] ?? 0)),
      carries,
    })),
    silent: [...census.mentions.keys()].filter((label) => !carried.has(label)).toSorted(),
  };
}

/**
 * The share of the corpus's mentions that generated text would have unmarked and nobody would know it: of the labels that a set cannot carry, what the
 * corpus's own words do not tell.
 */
function missedBy(carries: readonly string[], share: number, census: LabelCensus): number {
  if (share >= 0.5) return 1 - share; // it is no more than that
  const silent = [...census.mentions.keys()].filter((label) => !carries.includes(label));
  return (1 - share) * (1 - toldShare(census, silent));
}

/** Draws other documents than `generate` does with the same seed: the corpus may be of these, and its test part too. */
const generatorOf = (set: TemplateSet, { gazetteers, partition, seed }: MixtureContext) =>
  createGenerator(set, { gazetteers, partition, seed: createRng(seed).fork('mixture').int(SEEDS), layers: [DEFAULT_LAYER] }); // prettier-ignore
const SEEDS = 2 ** 32;

function* documentsOf(set: TemplateSet, context: MixtureContext): Generator<Document> {
  const generator = generatorOf(set, context);
  for (let i = 0; ; i++) yield generator.document(i);
}

/**
 * The generated documents, labelled as the corpus is. What the corpus has no label for is plain text in them; a sentence in which there may be
 * a mention that nobody marks is left out.
 */
export function* renderMixture({ parts }: Mixture, context: MixtureContext): Generator<Document> {
  const { census, seed, locale } = context;
  const meanings = meaningsOf(context);
  const analyse = createAnalyser(languageOf(locale));
  const setting = { language: languageOf(locale), types: context.types };
  const there = createConventionCensus(setting);
  for (const doc of census.sample) there.add(doc);
  const habits = studyNames(census.sample, context.types);
  const names = createRng(seed).fork('names');
  const write = (doc: Document) => followNames(doc, habits, context.types, names.fork(doc.id));
  const alike = createLookalikes(census);
  for (const set of shippedSetsIn(languageOf(locale))) {
    const part = parts.find(({ set: name }) => name === set.name);
    if (part === undefined) continue;
    const { characters, carries } = part;
    const fate = createFates(set, meanings, carries);
    const silent = [...census.mentions.keys()].filter((label) => !carries.includes(label));
    // Side by side they would be one mention to a corpus whose scheme has no borders, and teach another so.
    const isApart = census.sample.every(({ text, entities }) => touching(text, entities).length === 0);
    const evidence = createEvidence(census, silent);
    const generator = generatorOf(markTypes(set, hasNameParts(meanings)), context);
    const limit = createLimit(characters, meanings, context.characters);
    const draw = (i: number) => relabel(generator.document(i), fate, alike, write);
    // Borders as the corpus draws them (titles inside a name), and its blanks (those of tokenised text).
    const here = createConventionCensus(setting);
    const first = Array.from({ length: COMPARED }, (_, i) => draw(i));
    for (const { document } of first) here.add(document);
    const { borders, spacing } = compareConventions(there.seen, here.seen);
    const follow = createConventionsWriter({ language: setting.language, labels: {}, borders, join: [], spacing });
    for (let i = 0, written = 0, tries = 0; written < characters && tries < MOST_TRIES; i++) {
      const doc = first[i] ?? draw(i);
      const { text: draft, entities: marked } = doc.document;
      const { certain, doubtful } = evidence(draft, marked);
      const whole =
        certain.length === 0 ? doc.document : createDocument({ ...doc.document, entities: [...marked, ...certain] });
      const spans = [
        ...doc.uncertain,
        ...doubtful,
        ...(isApart ? touching(draft, whole.entities) : []),
        ...limit.beyond(whole.entities),
      ];
      const { sentences } = analyse(doc.document);
      const cut = follow(withoutSentences(whole, sentences, spans));
      const { text, entities, id, meta } = census.hasEmptyLines ? cut : withoutEmptyLines(cut);
      tries = entities.length === 0 ? tries + 1 : 0;
      if (entities.length === 0) continue;
      written += text.length;
      limit.add(entities);
      // A corpus that was generated from the same set has documents with the set's own ids.
      yield createDocument({ id: GENERATED + id, text, entities, ...(meta && { meta }) });
    }
  }
}

/**
 * So many times as dense as in the corpus mentions of the label for organisations may be where hospitals have one of their own: what is left to it there is seldom what the press calls an organisation, and
 * a tagger that has read it everywhere finds it everywhere (10 notes of MEDDOCAN: 2.6 points of F1).
 */
const DENSEST = 5;

/** Of the mentions of a part, those of organisations that it has enough of. */
function createLimit(written: number, meanings: LabelMeanings, characters: number) {
  const limited = isDivided('organisation', meanings) ? labelsOf('organisation', meanings) : [];
  const counts = new Map(limited.map((label) => [label, 0]));
  const most = (label: string) => (DENSEST * countOf(label, meanings) * written) / characters;
  return {
    beyond: (entities: readonly Entity[]) =>
      entities.filter(({ label }) => counts.has(label) && (counts.get(label) ?? 0) >= most(label)),
    add: (entities: readonly Entity[]) => {
      for (const { label } of entities) if (counts.has(label)) addCount(counts, label);
    },
  };
}

const BARE = new RegExp(`^\\s+|${EMPTY_LINE.source}|\\s+$`, 'gu');

/** As a corpus without empty lines is laid out. White space at both ends would make some too. */
function withoutEmptyLines(doc: Document): Document {
  const edits = [...doc.text.matchAll(BARE)]
    .map(({ index: start, 0: { length } }) => {
      const end = start + length;
      return { start, end, replacement: start === 0 || end === doc.text.length ? '' : '\n' };
    })
    .filter(({ start, end }) => doc.entities.every((entity) => entity.end <= start || end <= entity.start));
  return applyEdits(doc, edits);
}

const BLANKS = /^[^\S\n]*$/u;

/** Mentions that follow one of their label in its line with nothing but blanks between. */
function touching(text: string, entities: readonly Entity[]): readonly Entity[] {
  return entities.filter(({ label, start, layer = DEFAULT_LAYER }, i) => {
    const last = entities[i - 1];
    return last?.label === label && layerOf(last) === layer && BLANKS.test(text.slice(last.end, start));
  });
}

/** Documents in a row of which nothing is left. */
const MOST_TRIES = 200;

function relabel(doc: Document, fate: (label: string) => Fate, alike: Lookalikes, write: (doc: Document) => Document) {
  const uncertain = new Set<string>();
  const marked = doc.entities.flatMap((entity) => {
    const decided = fate(entity.label);
    const found = typeof decided === 'string' || !('kin' in decided) ? decided : (alike(doc.text.slice(entity.start, entity.end), decided.kin) ?? 'uncertain'); // prettier-ignore
    const isInParts = () => doc.entities.some((other) => other !== entity && overlap(other, entity));
    if (found === 'uncertain' || (found === 'parts' && !isInParts())) uncertain.add(entity.id);
    return typeof found === 'string' ? (uncertain.has(entity.id) ? [entity] : []) : [{ ...entity, label: found.label }];
  });
  // What is uncertain goes along, so that its place is known after names were written anew.
  const { entities, ...rest } = write(createDocument({ ...doc, entities: wholeOf(marked, uncertain) }));
  const isUncertain = ({ id }: Entity) => uncertain.has(id);
  return {
    document: createDocument({ ...rest, entities: entities.filter((entity) => !isUncertain(entity)) }),
    uncertain: entities.filter(isUncertain),
  };
}

/**
 * Where a corpus labels whole names and parts of names too, each by themselves: of a name that is both the whole, and of a single one the part that it is.
 *
 * @param uncertain what is within one of these is so too.
 */
function wholeOf(marked: readonly Entity[], uncertain: Set<string>): readonly Entity[] {
  const kept: Entity[] = [];
  for (const entity of marked.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || !overlap(last, entity)) kept.push(entity);
    else if (uncertain.has(entity.id) || uncertain.has(last.id)) uncertain.add(last.id);
    else if (last.start === entity.start && last.end === entity.end) kept[kept.length - 1] = entity;
  }
  return kept;
}

/** By the label of a span: each asked for once. */
function createFates(set: TemplateSet, meanings: LabelMeanings, carries: readonly string[]): (label: string) => Fate {
  const types = typesIn(set.labels.keys(), labelMapOf(set));
  const isSilent = [...meanings.mentions.keys()].some((label) => !carries.includes(label));
  const known = new Map<string, Fate>();
  const decide = (label: string): Fate => {
    const meaning = readMeaning(label);
    if (meaning.kind === 'list') return isSilent && isOfNames(set, meaning.list) ? 'uncertain' : 'plain';
    if (meaning.kind === 'birth') return fateOfBirths(meanings);
    const type = meaning.kind === 'type' ? meaning.type : types.get(meaning.label);
    if (type === undefined) return isSilent ? 'uncertain' : 'plain';
    return fateOf(type, meanings);
  };
  return (label) => obtain(known, label, () => decide(label));
}

/** Whether most entries of a list begin with a capital: names of things, perhaps. */
function isOfNames(set: TemplateSet, list: string): boolean {
  const entries = set.lists.get(list)?.entries ?? [];
  return entries.filter((entry) => /^\p{Lu}/u.test(entry)).length * 2 > entries.length;
}

function carriedBy(set: TemplateSet, meanings: LabelMeanings): readonly string[] {
  const drawn = new Set<SurrogateType>(typesIn(set.labels.keys(), labelMapOf(set)).values());
  for (const { types } of set.templates) for (const { type } of types) drawn.add(type);
  const labels = new Set<string>();
  for (const type of drawn) {
    const fate = fateOf(type, meanings);
    const fates = fate === 'parts' ? NAME_PARTS.map((one) => fateOf(one, meanings)) : [fate];
    if (type === 'date') fates.push(fateOfBirths(meanings));
    for (const fate of fates) if (typeof fate !== 'string' && 'label' in fate) labels.add(fate.label);
  }
  return [...labels].toSorted();
}

function meaningsOf({ census, types, births }: MixtureContext): LabelMeanings {
  return { mentions: census.mentions, types, births };
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The document without the sentences that touch a span, and without what is empty then. */
function withoutSentences(doc: Document, sentences: readonly CharSpan[], spans: readonly CharSpan[]): Document {
  const touched = sentences.filter((sentence) => spans.some((span) => overlap(span, sentence)));
  if (touched.length === 0) return doc;
  // A mention that runs over the border of a sentence takes the next one with it.
  const cut: { start: number; end: number }[] = [];
  for (const sentence of touched) {
    const inside = doc.entities.filter((entity) => overlap(entity, sentence));
    const start = Math.min(sentence.start, ...inside.map((entity) => entity.start));
    let end = Math.max(sentence.end, ...inside.map((entity) => entity.end));
    while (end < doc.text.length && /\s/u.test(doc.text[end] as string)) end++;
    const last = cut.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else cut.push({ start, end });
  }
  return removeText(doc, cut).document;
}

/** The labels of a corpus, as far as it is known what they mean. */
interface LabelMeanings {
  /** Every label with how many mentions it has. */
  readonly mentions: ReadonlyMap<string, number>;
  /** The surrogate types of those that a label map knows. */
  readonly types: ReadonlyMap<string, SurrogateType>;
  readonly births: ReadonlySet<string>;
}

/**
 * What a span of generated text is in a corpus: a mention of a label, one for each of its parts, plain text, a mention of one of some labels
 * or none, or there is no telling.
 */
type Fate = { readonly label: string } | { readonly kin: readonly string[] } | 'parts' | 'plain' | 'uncertain';

const NAME_PARTS = ['given-name', 'family-name'] as const;
const WHOLE_NAMES: readonly SurrogateType[] = ['patient', 'doctor', 'person'];

/** Whether the corpus labels given and family names, each by themselves. */
function hasNameParts(meanings: LabelMeanings): boolean {
  return NAME_PARTS.every((type) => labelsOf(type, meanings).length > 0);
}

/** As what else a corpus may annotate a type, nearest first. */
const WIDER: Partial<Readonly<Record<SurrogateType, readonly SurrogateType[]>>> = {
  patient: ['person'],
  doctor: ['person'],
  'given-name': ['person'],
  'family-name': ['person'],
  hospital: ['organisation'],
  city: ['location'],
  region: ['location'],
  country: ['location'],
  street: ['address'],
  address: ['street'],
  phone: ['contact'],
  fax: ['phone', 'contact'],
  email: ['contact'],
  url: ['contact'],
  ip: ['contact'],
  'medical-record': ['id'],
  'social-security': ['id'],
  'health-plan': ['id'],
  account: ['id'],
  license: ['id'],
  vehicle: ['id'],
  device: ['id'],
};

/** Types between which schemes draw the border each in their own way: where a corpus has one, the others are not plain text. */
const KIN: readonly (readonly SurrogateType[])[] = [
  ['patient', 'doctor', 'person', 'given-name', 'family-name', 'username'],
  ['organisation', 'hospital', 'department'],
  ['location', 'city', 'region', 'country', 'street', 'address', 'room', 'zip'],
  ['date', 'time'],
  ['phone', 'fax', 'contact'],
  ['email', 'url', 'ip', 'contact'],
  NUMBER_TYPES,
];

/** What a value of a surrogate type is called in a corpus: by what its labels mean, never by what they are called. */
function fateOf(type: SurrogateType, meanings: LabelMeanings): Fate {
  const known = new Set(meanings.types.values());
  // A place that may be a country is no mention of the label for other places; but no organisation is drawn that is a hospital.
  for (const wanted of type !== 'organisation' && isDivided(type, meanings) ? [] : [type, ...(WIDER[type] ?? [])]) {
    const labels = labelsOf(wanted, meanings).filter((one) => !meanings.births.has(one));
    const [label] = labels;
    if (label === undefined) continue;
    return countOf(label, meanings) >= DOMINANT * sum(labels.map((one) => countOf(one, meanings))) ? { label } : 'uncertain'; // prettier-ignore
  }
  if (WHOLE_NAMES.includes(type) && hasNameParts(meanings)) return 'parts';
  const kin = KIN.find((types) => types.includes(type)) ?? [];
  const labels = kin.flatMap((one) => labelsOf(one, meanings));
  return labels.length > 0 ? { kin: labels } : kin.some((one) => known.has(one)) ? 'uncertain' : 'plain';
}

/** Whether the corpus has a label for some of what a type is of: a patient is a person, where a family name is no more than a part of one's. */
function isDivided(type: SurrogateType, { types }: LabelMeanings): boolean {
  const isSome = (other: SurrogateType) => WIDER[other]?.[0] === type && !NAME_PARTS.some((part) => part === other);
  return WIDER[type] === undefined && [...types.values()].some(isSome);
}

/** What a date of birth is called. */
function fateOfBirths(meanings: LabelMeanings): Fate {
  const labels = labelsOf('date', meanings);
  const label = labels.find((one) => meanings.births.has(one)) ?? (labels.length < 2 ? labels[0] : undefined);
  // One of several labels for dates may be that of births, where nothing says so.
  return label !== undefined ? { label } : labels.length > 1 ? 'uncertain' : fateOf('date', meanings);
}

/**
 * Of several labels of one type (judges and lawyers, companies and courts), the most frequent is what a value of that type is called from this share of
 * their mentions on: else nothing in generated text tells which of them it is.
 */
const DOMINANT = 0.8;

/** A label of less than this share of the mentions is an exception of the corpus's: nothing is called so that may be something else. */
const RARE = 0.001;

/** The labels of a type, the most frequent first. */
function labelsOf(type: SurrogateType, meanings: LabelMeanings): readonly string[] {
  const { mentions, types } = meanings;
  const total = sum(mentions.values());
  const labels = [...types].flatMap(([label, known]) =>
    known === type && countOf(label, meanings) >= RARE * total ? [label] : [],
  );
  return labels.toSorted((a, b) => countOf(b, meanings) - countOf(a, meanings) || (a < b ? -1 : 1));
}

function countOf(label: string, { mentions }: LabelMeanings): number {
  return mentions.get(label) ?? 0;
}
