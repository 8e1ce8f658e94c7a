import { type Context, isQuote } from './context.ts';
import type { LetterCase } from './letter-case.ts';
import { known } from './language.ts';
import { cueOf, isOfDrawing, labelOfNoun, roleOf } from './letters.ts';
import { isSymbol } from './symbols.ts';

/** "die Buchstaben R und P", "Merkzeichen G", „ o “ among sounds: the letter is meant as a letter. */
export function isSign({
  context,
  letter,
  isCapital,
  announced,
  chained,
  before,
  dotted,
  byCue,
  isGivenName,
}: LetterCase): boolean {
  // "die Marke „K.“": a full stop within hides a name.
  if (announced || (dotted && byCue !== undefined && isQuote(context.before(1)))) return false;
  if (chained === 'sign') return true;
  if (byCue === undefined && (isDrawn(context, dotted) || (isCapital && isSymbol(context, letter, dotted))))
    return true;
  if (!dotted && (MATHEMATICAL.test(context.before(1).word) || MATHEMATICAL.test(context.after(1).word))) return true;
  // "mit einem Wirkstoff A und einem Hilfsstoff B."
  const isStopped = dotted && !(context.after(1).word === '' && (before === 'sign' || before === 'page'));
  if (byCue === undefined && isOfThing(context, isStopped) && isGivenName?.(context.before(1).word) !== true)
    return true;
  if (
    (!dotted || context.after(1).word === '') &&
    known.sounds.test(context.text.slice(Math.max(0, context.start - AROUND), context.end + AROUND))
  )
    return true;
  if (!dotted && context.before(1).word === '(' && context.after(1).word === ')')
    return !followsName(context) && !known.placePrepositions.has(context.before(2).word);
  // "4,2 mmol/l K"
  if (!dotted && /^\p{Ll}{1,4}\/\p{Ll}{1,2}$/u.test(context.before(1).word)) return true;
  // "mit C bezeichnete Kontaktfedern"
  if (!dotted && known.signed.test(context.after(1).word)) return true;
  const quoted = isQuote(context.before(1)) && isQuote(context.after(1));
  if (quoted && known.marks.test(context.text.slice(Math.max(0, context.start - NEAR), context.end + NEAR)))
    return true;
  // „W; R“, „P / A“
  if (!quoted && isQuote(context.before(1)) && /^[/;+&]$/u.test(context.after(1).word)) return true;
  if (!quoted && isQuote(context.after(1)) && /^[/;+&]$/u.test(context.before(1).word)) return true;
  if (quoted && !isCapital) return true;
  for (let i = 1; i <= (quoted ? 14 : isQuote(context.before(1)) ? 2 : 1); i++) {
    const { word } = context.before(i);
    if (word === '') break;
    if (known.signs.has(word)) return true;
  }
  return false;
}

/** "mit dem Antrieb A": a bare letter after a noun with its article that names nobody, no place and no firm. */
function isOfThing(context: Context, dotted: boolean): boolean {
  const { word } = context.before(1);
  if (
    dotted ||
    /^[-–]$/u.test(context.after(1).word) ||
    !/^\p{Lu}\p{Ll}{2,}$/u.test(word) ||
    labelOfNoun(word) !== undefined ||
    cueOf(word) !== undefined ||
    known.personEnds.test(word)
  )
    return false;
  return known.determiners.has(context.before(2).word);
}

/** "der Hebel H", where a drawing or a claim is spoken of: the letter of a thing, after a noun. */
function isDrawn(context: Context, dotted: boolean): boolean {
  if (dotted && context.after(1).word !== '' && !/^\p{Lu}/u.test(context.after(1).word)) return false;
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(context.before(1).word)) return false;
  return isOfDrawing(context);
}

/** Beside a symbol of a formula, and of a sign such as „ P‘TIT “. */
const MATHEMATICAL = /^(?:[=<>+*°!‘’'−×·÷±≤≥]|<=|>=)$/u;
/** How far around a letter such words are looked for: a paragraph, but not a file in one line. */
const AROUND = 1000;
/** How near to a letter in quotation marks words are that tell it for a part of a trade mark. */
const NEAR = 200;

/** "Sachverständige (S)", "J (J)": the letter in brackets stands for who is named before. */
function followsName(context: Context): boolean {
  const { word } = context.before(2);
  return /^\p{Lu}$/u.test(word) || (cueOf(word) ?? roleOf(word)) !== undefined;
}
