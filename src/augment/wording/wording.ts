import { z } from 'zod';
import { isDigit } from '../../core/units.ts';
import { lowerBound } from '../../core/collections.ts';
import type { Augmenter } from '../../core/augmenter.ts';
import { rememberLast } from '../../core/caches.ts';
import { createReach } from '../../core/document.ts';
import type { Document, Edit } from '../../core/types.ts';
import { agreeBefore, soundsOf, soundTest } from '../../languages/sounds.ts';
import { type ContextWords, contextWords } from '../context.ts';
import { type AugmenterDefinition, probability } from '../definition.ts';
import { AHEAD, elide, elisionsIn, matchesItem, unelide, WITHIN, type Wording, type WordingCondition, wordingOf, type WordingRule } from './wording-rules.ts'; // prettier-ignore

export interface WordingOptions {
  /** BCP 47 code of the corpus's language. */
  readonly language: string;
  /** The probability with which each phrase that another may stand for is exchanged. */
  readonly rate?: number;
}

/** The edits of which one is made, one for each phrase that may be written: `undefined` for the phrase that stands there. */
type Edits = readonly (Edit | undefined)[];

/**
 * Exchanges phrases for others that say the same, by a table compiled for the language (`data/wording`): outside entities, quotations
 * and what looks like a title, with the articles and prepositions beside them put right. Every option is as likely as another.
 *
 * Where the language has no table ({@link supportsWording}) it proposes nothing.
 *
 * @throws TypeError when an option has no legal value.
 */
export function createWording({ language, rate = 0.95 }: WordingOptions): Augmenter {
  if (!(rate >= 0 && rate <= 1)) throw new TypeError(`rate is a probability from 0 to 1, not ${rate}`);
  const wording = wordingOf(language);
  const choicesOf = rememberLast((words: ContextWords, doc: Document) =>
    wording === undefined ? [] : findChoices(words, doc, wording, language),
  );
  return {
    name: 'wording',
    propose(doc, analysis, streams) {
      const edits: Edit[] = [];
      const rng = streams.document;
      for (const choice of choicesOf(contextWords(analysis, doc), doc)) {
        const edit = rng.chance(rate) ? rng.pick(choice) : undefined;
        if (edit !== undefined) edits.push(edit);
      }
      return { edits: soundTogether(edits, doc.text, language) };
    },
  };
}

/** Whether there is a table of phrases for the language. */
export function supportsWording(language: string): boolean {
  return wordingOf(language) !== undefined;
}

/** "merci de" before "faxer" that becomes "envoyer par fax": of phrases beside each other, the first elides before what the second became. */
function soundTogether(edits: readonly Edit[], text: string, language: string): Edit[] {
  const elisions = elisionsIn(language);
  const [first = ''] = elisions.keys();
  const sounds = soundTest([first, ''], language);
  if (sounds === undefined) return [...edits];
  return edits.map((edit, i) => {
    const next = edits[i + 1];
    if (next === undefined || !/^ ?$/.test(text.slice(edit.end, next.start)) || !/^\p{L}/u.test(next.replacement)) return edit; // prettier-ignore
    const whole = unelide(edit.replacement.trimEnd(), elisions);
    const elided = elide(whole, elisions);
    if (elided === whole) return edit;
    const isElided = sounds(soundsOf(next.replacement.slice(0, 24), language));
    return { ...edit, end: next.start, replacement: isElided ? elided : `${whole} ` };
  });
}

function findChoices(words: ContextWords, doc: Document, wording: Wording, language: string): readonly Edits[] {
  const choices: Edits[] = [];
  const { byFirst, mayBegin } = wording;
  const finder = new Finder(words, doc, wording, language);
  let reach = 0; // where the last edit ends
  for (let i = 0; i < words.count; i++) {
    const isYear = words.end(i) - words.start(i) === 4 && isDigit(doc.text.charCodeAt(words.start(i)));
    if (!isYear && !words.passes(i, mayBegin)) continue;
    const rules = byFirst.get(isYear ? YEAR : words.lower(i));
    if (rules === undefined) continue;
    const next = words.word(i + 1).replace('’', "'");
    for (const rule of rules) {
      const second = rule.words[1];
      if (second !== undefined && second !== next && !second.startsWith('#')) continue;
      const edits = finder.choiceAt(i, rule).filter((edit) => edit === undefined || edit.start >= reach);
      if (edits.every((edit) => edit === undefined)) continue;
      choices.push(edits);
      reach = Math.max(...edits.map((edit) => edit?.end ?? 0));
      i += rule.words.length - 1;
      break;
    }
  }
  return choices;
}

const YEAR = '#y1';

class Finder {
  private readonly words: ContextWords;
  private readonly doc: Document;
  private readonly wording: Wording;
  private readonly language: string;
  private readonly elisions: ReadonlyMap<string, string>;
  private readonly reachOf: (place: number) => number;
  private quotations: Uint32Array | undefined;

  constructor(words: ContextWords, doc: Document, wording: Wording, language: string) {
    this.words = words;
    this.doc = doc;
    this.wording = wording;
    this.language = language;
    this.elisions = elisionsIn(language);
    this.reachOf = createReach(doc.entities);
  }

  /** The edits that a rule makes at a token; none where it does not fit. */
  choiceAt(index: number, rule: WordingRule): Edits {
    const { words } = this;
    const after = index + rule.words.length;
    if (after > words.count || !this.isWritten(index, rule)) return [];
    const start = words.start(index);
    const end = words.end(after - 1);
    if (!words.isClear(start, end)) return [];
    if (!rule.conditions.every((each) => this.holds(each, index, after))) return [];
    if (this.isInTitle(index, after) || this.isQuoted(start)) return [];
    const own = this.doc.text.slice(start, end);
    const isCapital =
      words.word(index) !== rule.words[0] && (!isDigit(own.charCodeAt(0)) || words.startsSentence(index));
    const choice: (Edit | undefined)[] = [];
    for (const option of rule.options) {
      const filled = this.fill(option, index, rule);
      const written = isCapital ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
      if (written === own) choice.push(undefined);
      else {
        const edit = this.joined(index, after, rule, written);
        if (edit !== undefined) choice.push(edit);
      }
    }
    return choice;
  }

  /** Whether the words of a rule stand at a token, on one line, the first with a capital where it begins a sentence. */
  private isWritten(index: number, { words: wanted }: WordingRule): boolean {
    const { words } = this;
    for (let k = 0; k < wanted.length; k++) {
      const expected = wanted[k] as string;
      // Most of what begins as a rule does goes on otherwise.
      if (k > 1 && !expected.startsWith('#') && words.end(index + k) - words.start(index + k) !== expected.length) return false; // prettier-ignore
      const word = words.word(index + k).replace('’', "'");
      const number = NUMBERS[expected.slice(0, 2)];
      if (number !== undefined) {
        if (!number.test(word)) return false;
      } else if (word !== expected) {
        const isCapital = k === 0 && word === expected.charAt(0).toUpperCase() + expected.slice(1);
        if (!isCapital || !words.startsSentence(index)) return false;
      }
      if (k > 0 && !this.isBeside(words.end(index + k - 1), words.start(index + k))) return false;
    }
    return wanted[0] === ',' || words.standsFree(index, index + wanted.length - 1);
  }

  /** Whether nothing stands between two words, or one blank. */
  private isBeside(end: number, start: number): boolean {
    return start === end || (start === end + 1 && this.doc.text.charCodeAt(end) === 0x20);
  }

  /** An option with the numbers of the text. */
  private fill(option: string, index: number, { words: wanted }: WordingRule): string {
    if (!option.includes('#')) return option;
    return option.replaceAll(/#[dny]\d/g, (place) => this.words.word(index + wanted.indexOf(place)));
  }

  private holds(each: WordingCondition, index: number, after: number): boolean {
    if (each.at === WITHIN) return this.isWithin(each, index) === each.isWanted;
    if (each.at === AHEAD) return this.isAhead(each, after) === each.isWanted;
    const at = each.at < 0 ? index + each.at : after + each.at;
    return this.matches(each, at) === each.isWanted;
  }

  private isWithin(each: WordingCondition, index: number): boolean {
    for (let at = index; at > 0 && !this.words.startsSentence(at);) if (this.matches(each, --at)) return true;
    return false;
  }

  private isAhead(each: WordingCondition, after: number): boolean {
    const { words } = this;
    for (let at = after; at < words.count && !words.startsSentence(at); at++) if (this.matches(each, at)) return true;
    return false;
  }

  private matches(each: WordingCondition, at: number): boolean {
    const { words } = this;
    const { items } = each;
    const word = words.word(at);
    if (matchesItem(each, word.toLowerCase())) return true;
    if (!/[\p{L}\p{N}]/u.test(word)) return items.has('.');
    if (items.has('#') && /^\d/.test(word)) return true;
    if (items.has('#y') && NUMBERS['#y']?.test(word) === true) return true;
    if (items.has('Aa') && /^\p{Lu}/u.test(word)) return true;
    if (items.has('aa') && /^\p{Ll}/u.test(word)) return true;
    return items.has('_') && !words.isClear(words.start(at), words.end(at));
  }

  /** Between two capitalised words of which one is in no entity, a phrase may be part of a title. */
  private isInTitle(index: number, after: number): boolean {
    const { words } = this;
    if (this.wording.hasCapitalNouns || words.startsSentence(index)) return false;
    const isCapital = (at: number) => /^\p{Lu}/u.test(words.word(at));
    if (!isCapital(index - 1) || !isCapital(after)) return false;
    const isName = (at: number) => !words.isClear(words.start(at), words.end(at));
    return !(isName(index - 1) && isName(after));
  }

  private isQuoted(at: number): boolean {
    this.quotations ??= findQuotations(this.doc.text);
    return lowerBound(this.quotations, (mark) => mark <= at) % 2 === 1;
  }

  /** The edit that writes a phrase for the tokens from one to another, and what stands beside them in the form that it asks for. */
  private joined(index: number, after: number, rule: WordingRule, option: string): Edit | undefined {
    const { words, language, doc } = this;
    const { text } = doc;
    let start = words.start(index);
    const reach = this.reachOf(start);
    let end = words.end(after - 1);
    let replacement = option;
    // A comma stands at the word before it, unless the text has blanks around its marks.
    if (rule.words[0] === ',' && text.charAt(start - 1) !== ' ' && !option.startsWith(',')) replacement = ` ${option}`;
    if (option.startsWith(',') && rule.words[0] !== ',' && text.charAt(start - 1) === ' ' && !text.includes(' , ')) {
      start--;
      if (!words.isClear(start, end)) return undefined;
    }
    // The stop of an abbreviation ends its sentence too.
    const isLast = after >= words.count || (words.startsSentence(after) && !/^\p{Ll}/u.test(words.word(after)));
    if (isLast && text.charAt(end - 1) === '.' && !option.endsWith('.')) replacement += '.';
    else if (option.endsWith('.') && text.charAt(end) === '.') replacement = replacement.slice(0, -1);
    if (rule.isElidable) {
      const last = words.word(after - 1);
      const isElided = /['’]$/.test(last);
      const next = after < words.count ? words.start(after) : end;
      const sounds = soundTest([[...this.elisions.keys()][0] as string, ''], language);
      if (isElided || (next > end && sounds?.(soundsOf(text.slice(next, next + 24), language)) === true)) {
        if (/\n/.test(text.slice(end, next)) || !words.isClear(start, next)) return undefined;
        const elided = elide(option, this.elisions);
        replacement = elided === option ? `${option} ` : elided;
        end = next;
      }
    }
    const beside = agreeBefore(text, start, replacement, language, reach);
    if (beside !== undefined) return { start: beside.start, end, replacement: beside.replacement + replacement };
    const before = words
      .word(index - 1)
      .toLowerCase()
      .replace('’', "'");
    if ((before.endsWith("'") || this.wording.bound.has(before)) && !this.soundsLike(text.slice(start), replacement))
      return undefined;
    return { start, end, replacement };
  }

  private soundsLike(one: string, other: string): boolean {
    const [first = ''] = this.elisions.keys();
    const test = soundTest([first, ''], this.language);
    if (test === undefined) return true;
    return test(soundsOf(one.slice(0, 24), this.language)) === test(soundsOf(other, this.language));
  }
}

const NUMBERS: Readonly<Partial<Record<string, RegExp>>> = {
  '#d': /^(?:[12]?\d|3[01])$/,
  '#y': /^(?:1[5-9]|20)\d\d$/,
  '#n': /^\d+$/,
};
const QUOTATION =
  /“[^”\n]{1,600}”|«[^»\n]{1,600}»|„[^“”\n]{1,600}[“”]|"[^"\n]{1,600}"|``[^\n]{1,600}?''|”[^”\n]{1,600}”/gu;

/** Where quotations begin and end, in turn. */
function findQuotations(text: string): Uint32Array {
  return Uint32Array.from([...text.matchAll(QUOTATION)].flatMap(({ 0: all, index }) => [index, index + all.length]));
}

const settings = z.strictObject({ rate: probability.default(0.95) });

export const wording: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'wording',
  description: 'phrases around the mentions exchanged for others that say the same',
  phase: 'context',
  settings,
  lacks: (language) =>
    supportsWording(language)
      ? undefined
      : `No table of phrases for language "${language}": wording stays as it is; everything else is done.`,
  create: (chosen, { language }) => createWording({ language, ...chosen }),
};
