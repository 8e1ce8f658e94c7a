import { ownString } from '../../core/caches.ts';
import { addCount, ownValue } from '../../core/collections.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE, isUndetermined, languageOf, undeterminedOf } from '../../languages/locale.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import {
  chooseLabelMap,
  fitLabelMap,
  knowsLabels,
  shippedLabelMaps,
  type LabelMap,
  type LabelRule,
} from '../../resources/label-map.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { createLabelLooks, type LabelLook, type Lists } from './label-looks.ts';
import { createLanguageCensus, type LanguageCensus } from '../../text/detect-language.ts';
import { loadShipped, shippedSetsNaming, shippedTemplateSets, wordsOfSets } from '../templates/load-template-set.ts';

/** What a corpus tells of itself: its language, the meaning of its labels. */
export interface CorpusCensus extends Omit<LanguageCensus, 'state' | 'merge'> {
  /**
   * What labels of the corpus mean, as the corpus writes them: what the given map says, or by default what the shipped template set says that all of its documents were generated from; else
   * the shipped map that knows most of them and what their names, or else the looks of their mentions, tell, or where none knows all, a shipped set in the language of the text that does.
   */
  chooseMap(labels: ReadonlySet<string>, given?: LabelMap): LabelMap | undefined;
  /** The one people of the lists of names by people that most names of the mentions are of; `undefined` where none is plain. */
  people(): string | undefined;
  state(): CorpusCounts;
  merge(state: CorpusCounts): void;
}

export interface CorpusCounts {
  readonly language: ReturnType<LanguageCensus['state']>;
  readonly sets: readonly unknown[];
  readonly looks: readonly LabelLook[];
  readonly names: readonly string[];
}

export function createCorpusCensus(): CorpusCensus {
  const language = createLanguageCensus(wordsOfSets);
  const looks = createLabelLooks();
  const names = createNameCount();
  const sets = new Set<unknown>(); // whether there are several is all that is asked of them
  const addSet = (set: unknown) => sets.size < 2 && sets.add(set);
  return {
    add(doc: Document) {
      language.add(doc);
      looks.add(doc);
      names.add(doc);
      addSet(doc.meta?.['set'] ?? null);
    },
    state: () => ({ language: language.state(), sets: [...sets], looks: looks.state(), names: names.state() }),
    merge(state) {
      language.merge(state.language);
      state.sets.forEach(addSet);
      looks.merge(state.looks);
      names.merge(state.names);
    },
    plainLanguage: () => language.plainLanguage(),
    mayBeIn: (one) => language.mayBeIn(one),
    isStrange: () => language.isStrange(),
    isSimplified: () => language.isSimplified(),
    people: () => names.people(),
    nearest: (languages) => language.nearest(languages),
    chooseMap(labels, given) {
      if (given) return fitLabelMap(given, labels);
      const stated = sets.size === 1 ? shippedTemplateSets().find((name) => sets.has(name)) : undefined;
      const own = stated === undefined ? [] : [labelMapOf(loadShipped(stated))];
      const lists: Lists = (name) => loadGazetteers().list(language.plainLanguage() ?? DEFAULT_LOCALE, name);
      const { map, missing } = chooseLabelMap(labels, (label) => looks.ruleOf(label, lists));
      const spoken = missing.length === 0 || own.length > 0 ? undefined : language.plainLanguage();
      const others = spoken === undefined ? [] : shippedSetsNaming(spoken, labels).map(labelMapOf);
      const ofSet = [...own, ...others].find((one) => knowsLabels(one, labels));
      return ofSet ? fitLabelMap(ofSet, labels) : map;
    },
  };
}

/** So many different words of mentions at most are looked up, the first in the order of units. */
const NAMES = 400;
/** So many of them that a people has, and so many times those of any other. */
const FEWEST_NAMES = 6;
const TIMES_NAMES = 2;
const NAME = /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;

function createNameCount() {
  let seen = new Set<string>();
  let last: string | undefined; // what comes behind it is not among the first
  const keepFirst = () => {
    const first = [...seen].sort().slice(0, NAMES);
    if (first.length === NAMES) last = first.at(-1);
    return (seen = new Set(first));
  };
  return {
    add({ text, entities }: Document): void {
      for (const { start, end } of entities)
        for (const [word] of text.slice(start, end).matchAll(NAME))
          if (last === undefined || word < last) seen.add(ownString(word));
      if (seen.size > 4 * NAMES) keepFirst();
    },
    state: () => [...keepFirst()],
    merge: (words: readonly string[]) => words.forEach((word) => seen.add(word)),
    people(): string | undefined {
      const lists = ['given', 'family'].map((role) => loadGazetteers().list(DEFAULT_LOCALE, `people-${role}-names`));
      const counts = new Map<string, number>();
      for (const word of keepFirst())
        for (const people of new Set(lists.map((list) => list?.find(word)?.region)))
          if (people !== undefined) addCount(counts, people);
      const [[people, count] = ['', 0], [, second] = ['', 0]] = [...counts].toSorted(([x, a], [y, b]) => b - a || (x < y ? -1 : 1)); // prettier-ignore
      return count >= Math.max(FEWEST_NAMES, TIMES_NAMES * second) ? people : undefined;
    },
  };
}

/**
 * What the labels of a template set mean: those of the layer `phi` what the shipped label map says that knows most of them; mentions of
 * other layers are nobody's, and are kept.
 */
export function labelMapOf({ name, locale, description, labels }: TemplateSet): LabelMap {
  const own = [...labels.keys()].filter((label) => labels.get(label) === DEFAULT_LAYER);
  const rules: Record<string, LabelRule> = { ...chooseLabelMap(new Set(own)).map?.labels };
  for (const [label, layer] of labels) if (layer !== DEFAULT_LAYER) rules[label] = { policy: 'keep', coarse: 'OTHER' };
  return { name, locale, description, labels: rules };
}

interface ChosenLocale {
  readonly locale: string;
  /** One line where the text is plainly in another language than was asked for, said or assumed. */
  readonly notes: readonly string[];
  /** Whether the text is in a language that there are no lists for, and those of another, or the corpus itself, stand in. */
  readonly isForeign: boolean;
}

const STRANGE = 'no list is used';

/**
 * The language and country of a corpus: what was asked for; else the label map's, unless the text is plainly in another language,
 * because a label map tells who annotates so, not in which language others write.
 *
 * @param locales those that there are lists for; text in a language that is akin to none of them is undetermined.
 * @param strange what is done with such text, for the note.
 */
export function chooseLocale(
  asked: string | undefined,
  map: LabelMap | undefined,
  census: Pick<CorpusCensus, 'plainLanguage' | 'mayBeIn' | 'nearest' | 'isStrange' | 'isSimplified' | 'people'>,
  locales: readonly string[],
  strange = STRANGE,
): ChosenLocale {
  const stated = asked ?? map?.locale ?? DEFAULT_LOCALE;
  if (isUndetermined(stated)) return { locale: stated, notes: [], isForeign: true };
  const language = census.plainLanguage();
  if (asked === undefined && census.isStrange())
    return { locale: undeterminedOf(census.people()), notes: [`The text is in no language that there are lists for: ${strange}. --locale names a language.`], isForeign: true }; // prettier-ignore
  const isKnown = language !== undefined || census.mayBeIn(languageOf(stated));
  if (isKnown && (language === undefined || language === languageOf(stated)))
    return { locale: asked ?? inScript(stated, census), notes: [], isForeign: false };
  const spoken = language === undefined ? 'What language the text is in is not plain' : `The text is in "${language}"`;
  if (asked !== undefined) return { locale: asked, notes: [`${spoken}, though ${asked} was asked for, and is taken.`], isForeign: false }; // prettier-ignore
  // A shipped map was taken for its labels, and nobody said what its language is.
  const isSaid = map?.locale !== undefined && !shippedLabelMaps().some(({ name }) => name === map.name);
  const though = isSaid ? `, though the label map ${map.name} says ${stated}` : '';
  const inLanguage = (one: string | undefined) => locales.find((locale) => languageOf(locale) === one);
  const known = inLanguage(language);
  const own = known && inScript(known, census);
  const nearest = inLanguage(census.nearest(locales.map(languageOf)));
  const locale = own ?? nearest ?? stated;
  const why = language === undefined ? (nearest === undefined ? '' : ', the closest by vocabulary') : ', having no gazetteers of its own'; // prettier-ignore
  return {
    locale,
    notes: [`${spoken}${though}: using ${locale}${own === undefined ? why : ''}. Use --locale to override.`],
    isForeign: own === undefined,
  };
}

/** The locale, or that of the same language in simplified characters, where the text is. */
const inScript = (locale: string, census: Pick<CorpusCensus, 'isSimplified'>): string => (census.isSimplified() ? packOf(locale)?.simplified : undefined) ?? locale; // prettier-ignore

/** @throws PalimpsestError `unknown-locale` where there is no gazetteer for a locale, naming those there are. */
export function requireLocale(gazetteers: Gazetteers, locale: string): void {
  if (gazetteers.names(locale).length > 0) return;
  throw new PalimpsestError('unknown-locale', `there are no gazetteers for the locale ${JSON.stringify(locale)}`, {
    hint: `The locales are: ${gazetteers.locales.join(', ')}. --gazetteers adds folders of your own.`,
  });
}

/** @param map what it does not know, or knows no surrogate type of, has none. */
export function typesIn(labels: Iterable<string>, map: LabelMap | undefined): ReadonlyMap<string, SurrogateType> {
  const types = new Map<string, SurrogateType>();
  for (const label of labels) {
    const type = ownValue(map?.labels, label)?.type;
    if (type !== undefined && (SURROGATE_TYPES as readonly string[]).includes(type))
      types.set(label, type as SurrogateType);
  }
  return types;
}
