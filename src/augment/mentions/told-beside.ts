import { memoiseWithin } from '../../core/caches.ts';
import { cut } from '../../core/narrow.ts';
import type { Document } from '../../core/types.ts';
import { familyOf } from '../../surrogates/index.ts';
import { otherClassWords, otherStances, stanceKey } from '../../surrogates/institutions/class-words.ts';
import { isRivalled, stancesIn } from '../../surrogates/institutions/coined-party.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../../surrogates/case.ts';
import type { Setting } from '../../surrogates/types.ts';
import type { LabelPlan, LabelPlans } from '../label-plan.ts';
import { isOfStanceAlone } from '../mention-variants.ts';
import { wordsOfWorlds } from '../mention-learner.ts';
import type { Segment } from '../segments.ts';
import {
  countriesOfTowns,
  countryOfPlace,
  isCountry,
  worldOf,
  worldsIn,
  worldsOfDivisions,
  worldsOfMention,
} from './worlds.ts';
import { hasYears, YEARS } from './years.ts';

export const NOTHING_TOLD: ReadonlySet<string> = new Set();

/** A stretch of a document: a mention, or what stands between two. */
interface Stretch {
  readonly text: string;
  /** That of a mention. */
  readonly plan: LabelPlan | undefined;
  /** The countries of which it tells, once they were asked for. */
  worlds: readonly string[] | undefined;
}

/** What a document tells outside the mentions that are written over: years, and countries by their names and peoples; looked for where it is asked. */
export class ToldBeside {
  private readonly doc: Document;
  private readonly plans: LabelPlans;
  private readonly segments: readonly Segment[];
  private readonly setting: Setting;
  private isHeld: boolean | undefined;
  private read: readonly Stretch[] | undefined;
  private ofHistory: ReadonlySet<string> | undefined;
  private ofMentions: ReadonlySet<string> | undefined;
  private foundYears: ReadonlySet<string> | undefined;
  private foundStances: ReadonlySet<string> | undefined;
  private foundWrittenStances: ReadonlySet<string> | undefined;
  private foundClasses: ReadonlySet<string> | undefined;
  private foundWorlds: ReadonlySet<string> | undefined;
  private foundPlaces: ReadonlySet<string> | undefined;

  constructor(doc: Document, plans: LabelPlans, segments: readonly Segment[], setting: Setting) {
    this.doc = doc;
    this.plans = plans;
    this.segments = segments;
    this.setting = setting;
  }

  years(): ReadonlySet<string> {
    return (this.foundYears ??= this.tell(({ text, plan }, found) => {
      for (const year of (plan === undefined && text.match(YEARS)) || []) found.add(year);
    }));
  }

  stances(): ReadonlySet<string> {
    return (this.foundStances ??= this.tell(({ text, plan }, found) => {
      const { locale } = this.setting;
      const isNamed =
        plan?.policy === 'from-corpus' &&
        text.includes(' ') &&
        !isRivalled(text, locale) &&
        !isOfStanceAlone(text, locale);
      const isTold = plan === undefined || isNamed || this.isParty(text, plan);
      for (const word of (isTold && text.match(NAME)) || [])
        if (otherStances(word, locale) !== undefined) found.add(stanceKey(word));
    }, true));
  }

  /** Those that stand outside mentions. */
  writtenStances(): ReadonlySet<string> {
    return (this.foundWrittenStances ??= this.tell(({ text, plan }, found) => {
      if (plan === undefined) for (const key of stancesIn(text, this.setting.locale)) found.add(key);
    }, true));
  }

  /** Words of a class that is none of peoples, such as faiths, outside the mentions and in the names of parties, folded. */
  writtenClasses(): ReadonlySet<string> {
    const { locale } = this.setting;
    return (this.foundClasses ??= this.tell(({ text, plan }, found) => {
      const isTold = plan === undefined || this.isParty(text, plan);
      for (const word of (isTold && text.match(NAME)) || [])
        if (otherClassWords(word, locale) !== undefined && worldOfWord(word, locale) === undefined) found.add(fold(word)); // prettier-ignore
    }, true));
  }

  worlds(): ReadonlySet<string> {
    return (this.foundWorlds ??= new Set([
      ...this.divided(),
      ...this.withHistory((stretch, found) => {
        const { text, plan } = stretch;
        if (plan === undefined || (plan.policy === 'from-corpus' && !this.follows(text) && !this.moves(text)) || this.isParty(text, plan)) this.tellWorlds(stretch, found); // prettier-ignore
        // What keeps its name, but for its year, stays in its country: "1961 Vienna Summit".
        if (plan?.policy === 'from-corpus' && hasYears(text))
          for (const country of countriesOfTowns(text, this.setting))
            addAll(found, worldsOfMention(country, this.setting.locale));
      }),
    ]));
  }

  /** Those whose word for a division or letters the text has, in mentions too, be nothing drawn from the corpus: another country has no "départements". */
  private divided(): ReadonlySet<string> {
    return this.tell(({ text, plan }, found) => {
      if (plan?.policy !== 'replace' || (isPlace(plan) && DIVISION_LAST.test(text))) addAll(found, worldsOfDivisions(text, this.setting.locale)); // prettier-ignore
    }, true);
  }

  /** Of which the text outside the mentions tells, whatever they are. */
  written(): ReadonlySet<string> {
    return this.tell((stretch, found) => {
      if (stretch.plan === undefined) this.tellWorlds(stretch, found);
    }, true);
  }

  places(): ReadonlySet<string> {
    return (this.foundPlaces ??= new Set([
      ...this.divided(),
      ...this.withHistory((stretch, found) => {
        if (stretch.plan !== undefined && !isPlace(stretch.plan)) return;
        this.tellWorlds(stretch, found);
        if (stretch.plan === undefined) return;
        const country = countryOfPlace(stretch.text, this.setting);
        if (country !== undefined) addAll(found, worldsOfMention(country, this.setting.locale));
      }),
    ]));
  }

  /** Only what is drawn from the corpus holds a document where it is. */
  private holds(): boolean {
    const { doc, plans, segments, setting } = this;
    return (this.isHeld ??=
      wordsOfWorlds(setting.locale).size > 0 &&
      segments.some(
        ({ start, end, entity }) =>
          plans[entity.label]?.policy === 'from-corpus' &&
          (packOf(setting.locale)?.places?.smallPeoples === true || /^\p{Lu}|\p{N}/u.test(doc.text.slice(start, end))),
      ));
  }

  /** Each is read once, whatever is asked of it. */
  private stretches(): readonly Stretch[] {
    if (this.read !== undefined) return this.read;
    const { text } = this.doc;
    const found: Stretch[] = [];
    let at = 0;
    for (const { start, end, entity } of this.segments) {
      if (at < start) found.push({ text: cut(text, at, start), plan: undefined, worlds: undefined });
      found.push({ text: cut(text, start, end), plan: this.plans[entity.label], worlds: undefined });
      at = end;
    }
    if (at < text.length) found.push({ text: text.slice(at), plan: undefined, worlds: undefined });
    this.read = found;
    return found;
  }

  private tell(visit: (stretch: Stretch, found: Set<string>) => void, always = false): ReadonlySet<string> {
    if (!always && !this.holds()) return NOTHING_TOLD;
    const found = new Set<string>();
    for (const stretch of this.stretches()) visit(stretch, found);
    return found;
  }

  private withHistory(visit: (stretch: Stretch, found: Set<string>) => void): ReadonlySet<string> {
    const told = this.tell(visit);
    const history = (this.ofHistory ??= this.history());
    return history.size === 0 ? told : new Set([...told, ...history]);
  }

  private tellWorlds(stretch: Stretch, found: Set<string>): void {
    const { locale } = this.setting;
    addAll(found, (stretch.worlds ??= stretch.plan === undefined ? worldsIn(stretch.text, locale) : worldsOfMention(stretch.text, locale))); // prettier-ignore
  }

  /** Countries of which one line of history tells together, and those of a people and another of which it is a part, "türkische Zyprioten": another in the place of one would make it untrue. */
  private history(): ReadonlySet<string> {
    const { doc, setting } = this;
    const { history, paired } = packOf(setting.locale)?.places ?? {};
    const found = new Set<string>();
    for (const line of history === undefined ? [] : doc.text.split(LINES)) {
      if (!history?.test(line)) continue;
      const here = new Set(worldsIn(line, setting.locale));
      if (here.size > 2) addAll(found, here);
    }
    const words = wordsOfWorlds(setting.locale);
    for (const { groups } of paired === undefined ? [] : doc.text.matchAll(paired)) {
      const [people, all] = [groups?.['people'] ?? '', groups?.['all'] ?? ''];
      if (![people, all].every((word) => otherClassWords(word, setting.locale) !== undefined)) continue;
      for (const word of [people, groups?.['first'] ?? '', all]) {
        const world = words.get(word.toLowerCase());
        if (world !== undefined) found.add(world);
      }
    }
    return found;
  }

  /** Countries that are mentions. */
  private named(): ReadonlySet<string> {
    return (this.ofMentions ??= this.tell((stretch, found) => {
      if (isPlace(stretch.plan) && isCountry(stretch.text, this.setting)) this.tellWorlds(stretch, found);
    }));
  }

  /** "French" beside a mention of France becomes what that becomes. */
  private follows(text: string): boolean {
    const { locale } = this.setting;
    const world = packOf(locale)?.places?.demonym === undefined ? undefined : worldOfWord(text, locale);
    return world !== undefined && this.named().has(world);
  }

  /** One word for a people that nothing holds becomes another, and so does that people in the names of organisations, in a language that has the ones as the others. */
  private moves(text: string): boolean {
    const { locale } = this.setting;
    const { demonym, smallPeoples } = packOf(locale)?.places ?? {};
    const world = demonym === undefined || smallPeoples === true ? undefined : worldOfWord(text, locale);
    return world !== undefined && !this.places().has(world);
  }

  /** The name of a party keeps its country: "Communist Party of China". */
  private isParty(text: string, plan: LabelPlan): boolean {
    const { party } = packOf(this.setting.locale)?.institutions ?? {};
    return party !== undefined && plan.policy === 'replace' && plan.type === 'organisation' && text.includes(party) && text.split(' ').includes(party); // prettier-ignore
  }
}

/** The first country of which one word for a people tells. */
const worldOfWord = memoiseWithin((word, locale: string) =>
  otherClassWords(word, locale) === undefined ? undefined : worldOf(word, locale),
);

const addAll = (found: Set<string>, more: Iterable<string>): void => {
  for (const one of more) found.add(one);
};

export const isPlace = (plan: LabelPlan | undefined): boolean =>
  plan?.policy === 'replace' && familyOf(plan.type) === familyOf('location');

/** "Palmaner Taluk" */
const DIVISION_LAST = /^\p{Lu}\S* \p{Lu}\p{Ll}+$/u;

const LINES = /\n|(?<=[.!?]) /u;

const NAME = /(?<!\p{L})\p{Lu}\p{L}{2,}/gu;
