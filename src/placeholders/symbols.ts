import type { Context } from './context.ts';
import { known } from './language.ts';

/** Whether a letter is that of a formula, of a Latin name, of a cross in a form or of a diagnosis: it stands for no name, whatever is near. */
export function isSymbol(context: Context, letter: string, dotted: boolean): boolean {
  if (dotted) return context.after(1).word === '' && isOfFormula(context);
  return isCross(context, letter) || isOfDiagnosis(context, letter) || isOfFormula(context);
}

/** "N. ulnaris", "E. coli": the letter of a nerve, a vessel, a genus, which a word with a Latin ending follows. */
export function isOfLatinName(context: Context): boolean {
  const { word } = context.after(1);
  return known.latin.test(word) && !known.notLatin.test(word);
}

/** "mit einem X", "(X X X)": a name has no indefinite article, and nobody's is said thrice. */
function isCross(context: Context, letter: string): boolean {
  const before = context.before(1).word;
  // "ein großes A"; "ein gewisser A" is somebody.
  if (/^\p{Ll}{3,}es$/u.test(before) && known.indefinite.has(context.before(2).word)) return true;
  return known.indefinite.has(before) || (before === letter && context.before(2).word === letter);
}

/** "F70.1 G": how sure a diagnosis is, after its code. */
function isOfDiagnosis(context: Context, letter: string): boolean {
  return known.sureness.test(letter) && DIAGNOSIS.test(context.before(1).word);
}
const DIAGNOSIS = /^\p{Lu}\d{2}(?:\.\d{1,2})?$/u;

/** How far around a letter a formula or what explains its letters may be. */
const AROUND = 160;

/**
 * "W = (J x 3,5) + R, wobei J …", "worin X für Wasserstoff steht", "bezeichnen P den Druck": a letter that is calculated with, or whose meaning is
 * told beside it. What explains one letter explains its neighbours.
 */
function isOfFormula({ text, start, end }: Context): boolean {
  const near = text.slice(Math.max(0, start - AROUND), end + AROUND);
  return (
    known.letterMeant.test(near) ||
    (known.formula.test(near) && OPERATION.test(near)) ||
    (known.variables.test(near) && LEGEND.test(near))
  );
}
/** "A (Anschaffungspreis), R (Restwert)" */
const LEGEND = /(?<!\p{L})\p{Lu} \(\p{Lu}\p{Ll}{3,}\)/u;
/** Letters and numbers with a sign of calculation between them. */
const OPERATION =
  /(?<!\p{L})\p{Lu}\d?\)? ?(?:[=×·+*/−] ?\(?(?:\p{Lu}|\d)|= \p{Ll} ?\()|(?<![\p{L}\d])(?:\p{Lu}|\d+(?:,\d+)?)\)? x \(?(?:\p{Lu}\d?|\d+)(?!\p{L})/u;
