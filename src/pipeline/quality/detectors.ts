import { mentionsOf } from '../../core/document.ts';
import { firstEndingAfter } from '../../core/spans.ts';
import { rememberLast } from '../../core/caches.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { coveredSpans, textOf } from '../../evaluate/audit/cover.ts';
import { findAgreement, knowsAgreement } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import type { Gender } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { NameLexicon } from '../../surrogates/persons/name-lexicon.ts';
import { announcedRole } from '../../surrogates/persons/name-words.ts';
import { regionNamed, regionOfZip } from '../../surrogates/places/world.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import type { Setting, SurrogateType } from '../../surrogates/types.ts';
import { fold } from '../../text/fold.ts';
import { splitSentences } from '../../text/sentences.ts';
import { isNameType, type LabelMeaning } from '../audit/meaning.ts';

/** What can be told of one text by itself. */
export const TEXT_CHECKS = ['agreement', 'sex', 'place'] as const;
export type TextCheck = (typeof TEXT_CHECKS)[number];

/** A place of a text at which a check can tell right from wrong. It holds no text. */
export interface Site extends CharSpan {
  readonly check: TextCheck;
  /** What exactly was looked at: "a/an", "title", "region". */
  readonly what: string;
  readonly isFault: boolean;
  /** Whether a mention stands there, so that a surrogate decides; else words around it do. */
  readonly atMention: boolean;
}

type Detect = (doc: Document) => readonly Site[];

const ORGANISATIONS: ReadonlySet<SurrogateType | undefined> = new Set<SurrogateType>(['organisation', 'hospital', 'department']); // prettier-ignore

/**
 * Looks for what a reader would stumble over: articles that do not fit, names of the other sex than the text says, towns in another region than
 * the one named beside them. What each language knows of it is in its pack.
 */
export function createDetectors(meaning: Pick<LabelMeaning, 'typeOf'>, locale: string): Detect {
  const setting: Setting = { locale, gazetteers: loadGazetteers(), partition: 'all', keepTokens: false };
  const detectors = [detectAgreement(meaning, locale), createSexDetector(meaning, setting), createPlaceDetector(meaning, setting)]; // prettier-ignore
  return (doc) => detectors.flatMap((detect) => detect(doc));
}

function detectAgreement(meaning: Pick<LabelMeaning, 'typeOf'>, locale: string): Detect {
  if (!knowsAgreement(locale)) return () => [];
  return (doc) => {
    const mentions = mentionsOf(doc);
    const starts = new Set(mentions.map(({ start }) => start));
    const organisations = mentions.filter(({ label }) => ORGANISATIONS.has(meaning.typeOf(label)));
    const covered = coveredSpans(doc);
    return findAgreement(doc.text, locale, organisations)
      .filter(({ start }) => !isInside(covered, start))
      .map(({ name, start, end, next, isWrong }) => ({
        check: 'agreement' as const,
        what: name,
        start,
        end,
        isFault: isWrong,
        atMention: starts.has(next),
      }));
  };
}

/** Whether a place is in a span and not at its beginning: there names are in any language. */
function isInside(spans: readonly CharSpan[], at: number): boolean {
  const span = spans[firstEndingAfter(spans, at)];
  return span !== undefined && span.start < at;
}

type Sex = Exclude<Gender, 'u'>;

/** The sex that words tell, by word. */
function sexTable(
  words: Readonly<Partial<Record<'f' | 'm' | 'u', string>>> | undefined,
  by = /\s+/u,
): ReadonlyMap<string, Sex> {
  return new Map(
    (['f', 'm'] as const).flatMap((sex) => (words?.[sex] ?? '').split(by).flatMap((word) => (word === '' ? [] : [[fold(word), sex] as const]))), // prettier-ignore
  );
}

const WORD_BEFORE = /(?<![\p{L}\p{M}])([\p{L}\p{M}-]+)[.,]?[ \u00a0]$/u;
const BEFORE = 24;

/**
 * The sex that a person's name tells against what the text says of it: a title or word of kinship before the name, the pronoun that the next
 * sentence begins with, the field of a patient's sex. Names of either sex tell nothing.
 */
function createSexDetector(meaning: Pick<LabelMeaning, 'typeOf'>, setting: Setting): Detect {
  const { locale } = setting;
  const names = packOf(locale)?.names;
  const lexicon = sharedLexicon(setting).names;
  const titles = new Map([...sexTable(names?.titles), ...sexTable(names?.ownTitles)]);
  const kin = sexTable(names?.kin);
  const pronouns = sexTable(names?.pronouns);
  const sexes = sexTable(names?.sexes, /[\s|]+/u);
  const fields = names?.sexFields?.split(' ').join('|');
  const field =
    fields === undefined ? undefined : new RegExp(`(?<![\\p{L}])(?:${fields})\\s?[:=]\\s?([\\p{L}\\p{M}]+)`, 'giu');
  const sentencesOf = rememberLast((doc: Document) => splitSentences(doc.text, languageOf(locale)));

  /** What the text says of the sex of the patient, where it says one thing only. */
  function statedSex(doc: Document): Sex | undefined {
    const said = new Set<Sex>();
    for (const mention of mentionsOf(doc)) {
      const text = textOf(doc, mention);
      const sex = meaning.typeOf(mention.label) === undefined && text.length < 16 ? sexes.get(fold(text)) : undefined;
      if (sex !== undefined) said.add(sex);
    }
    const plain = field === undefined ? [] : doc.text.matchAll(field);
    for (const [, word = ''] of plain) {
      const sex = sexes.get(fold(word));
      if (sex !== undefined) said.add(sex);
    }
    return said.size === 1 ? [...said][0] : undefined;
  }

  return (doc) => {
    const people = mentionsOf(doc).filter(({ label }) => isNameType(meaning.typeOf(label)) && meaning.typeOf(label) !== 'family-name'); // prettier-ignore
    const sites: Site[] = [];
    const push = (what: string, { start, end }: CharSpan, own: Sex, stated: Sex | undefined) => {
      if (stated !== undefined) sites.push({ check: 'sex', what, start, end, isFault: own !== stated, atMention: true }); // prettier-ignore
    };
    const patients: { readonly mention: Entity; readonly sex: Sex }[] = [];
    const sentences = pronouns.size === 0 ? [] : sentencesOf(doc);
    for (const mention of people) {
      const type = meaning.typeOf(mention.label);
      const text = textOf(doc, mention);
      // "Lind, Eva"
      const words = text.slice(text.indexOf(',') + 1).match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
      const first = words.findIndex((word) => !titles.has(fold(word)));
      const own = sexOfName(words.slice(first), lexicon, type === 'given-name');
      if (own === undefined || first < 0) continue;
      const before = fold(
        WORD_BEFORE.exec(doc.text.slice(Math.max(0, mention.start - BEFORE), mention.start))?.[1] ?? '',
      );
      // After a title, one word is a family name.
      const isWhole = words.length - first > 1 || type === 'given-name' || text.includes(',');
      const title = first > 0 ? titles.get(fold(words[first - 1] ?? '')) : titles.get(before);
      if (isWhole) push('title', mention, own, title);
      push('kinship', mention, own, kin.get(before));
      const isFamily =
        announcedRole(doc.text.slice(Math.max(0, mention.start - BEFORE), mention.start)) === 'family-name';
      if (type === 'patient' && isWhole && !isFamily) patients.push({ mention, sex: own });
      const at = sentences.findIndex(({ start, end }) => start <= mention.start && mention.end <= end);
      const [sentence, next] = [sentences[at], sentences[at + 1]];
      if (sentence?.start !== mention.start || next === undefined || !isWhole) continue;
      if (people.some((other) => other !== mention && other.start < next.end && other.end > sentence.start)) continue;
      const pronoun = /^[\p{L}\p{M}]+(?=\s)/u.exec(doc.text.slice(next.start, next.end))?.[0] ?? '';
      push('pronoun', mention, own, pronouns.get(fold(pronoun)));
    }
    // Others labelled as patients may be of the family: the first is the patient.
    const [patient] = patients;
    if (patient !== undefined && patient.mention === people.find(({ label }) => meaning.typeOf(label) === 'patient'))
      push('field', patient.mention, patient.sex, statedSex(doc));
    return sites;
  };
}

/** The sex of a name's first given name, where the lists know it; of a word by itself, where they know it for nothing but that. */
function sexOfName(words: readonly string[], lexicon: NameLexicon, isGiven: boolean): Sex | undefined {
  const [first = '', ...rest] = words;
  const { given, family, gender } = lexicon.word(first);
  if (given === undefined || given > 1 || gender === 'u' || first.length < 3) return undefined;
  if (!isGiven && rest.length === 0 && family !== undefined && family <= given) return undefined;
  // "Jean Marie", "Maria José": the second name may be of the other sex, and then the first decides nothing either.
  const second = rest[0] === undefined ? undefined : lexicon.word(rest[0]);
  const isMixed = second?.given !== undefined && (second.family ?? 3) > second.given && second.gender !== 'u' && second.gender !== gender; // prettier-ignore
  return isMixed ? undefined : gender;
}

const PLACES: ReadonlySet<SurrogateType | undefined> = new Set<SurrogateType>(['city', 'location', 'region', 'country', 'zip', 'address']); // prettier-ignore
const BETWEEN = /^[\s,()-]{1,3}$/u;

/** A town against the region, country or postcode that stands right beside it, where the lists know in which it lies. */
function createPlaceDetector(meaning: Pick<LabelMeaning, 'typeOf'>, setting: Setting): Detect {
  const { places, world } = sharedLexicon(setting);
  const namesakes = new Set((packOf(setting.locale)?.places?.namesakes ?? '').split('|'));
  const known = (text: string, type: SurrogateType) => places.find(fold(text), type);

  /** Where a place beside a town says that the town lies: a region of the home countries, or a country. */
  function stated(text: string, type: SurrogateType): { readonly region?: string; readonly country?: string } {
    if (type === 'zip') {
      const region = /^\d{5}$/u.test(text) ? regionOfZip(text, world) : undefined;
      return region === undefined ? {} : { region };
    }
    const found = known(text, type === 'city' ? 'location' : type);
    if (found?.kind === 'country') return { country: fold(text) };
    const region = type === 'city' ? undefined : regionNamed(text, world);
    return region === undefined ? {} : { region };
  }

  return (doc) => {
    const mentions = mentionsOf(doc).filter(({ label }) => PLACES.has(meaning.typeOf(label)));
    const sites: Site[] = [];
    for (const [i, mention] of mentions.entries()) {
      const type = meaning.typeOf(mention.label) as SurrogateType;
      const text = textOf(doc, mention);
      const town = type === 'city' || type === 'location' ? known(text, 'city') : undefined;
      // Towns of one name lie in many regions, and regions and countries have names of towns.
      if (namesakes.has(fold(text)) || regionNamed(text, world) !== undefined || known(text, 'country')?.kind === 'country' || known(text, 'region')?.kind === 'region') continue; // prettier-ignore
      if (town === undefined || town.region === '' || (town.kind !== 'city' && town.kind !== 'world-city')) continue;
      for (const other of [mentions[i - 1], mentions[i + 1]]) {
        if (other === undefined) continue;
        const between = doc.text.slice(Math.min(mention.end, other.end), Math.max(mention.start, other.start));
        const otherType = meaning.typeOf(other.label) as SurrogateType;
        // What follows a town says where it lies; before it only a postcode does.
        if (!BETWEEN.test(between) || (other.start < mention.start && otherType !== 'zip')) continue;
        const { region, country } = stated(textOf(doc, other), otherType);
        const isHome = world.regions.has(town.region);
        const what = otherType === 'zip' ? 'postcode' : region === undefined ? 'country' : 'region';
        const push = (isFault: boolean) => sites.push({ check: 'place', what, start: Math.min(mention.start, other.start), end: Math.max(mention.end, other.end), isFault, atMention: true }); // prettier-ignore
        if (region !== undefined && isHome && town.kind === 'city') push(region !== town.region);
        else if (country !== undefined && isHome && !world.isTownAbroad(fold(text))) push(!world.homes.has(country));
        else if (country !== undefined && town.kind === 'world-city' && world.abroad.has(fold(town.region))) push(country !== fold(town.region)); // prettier-ignore
      }
    }
    return sites;
  };
}
