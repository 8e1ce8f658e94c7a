import { Context } from './context.ts';
import { known } from './language.ts';
import { cueOf, legalFormEnd, roleOf } from './letters.ts';
import type { Verdict } from './verdict.ts';

/** Whether a town follows who is named with it, in an enumeration of none: "der B.____ AG, C.____.", "Rechtsanwalt D., E., begehrt". */
export function isTownAfter(context: Context, last: Verdict): boolean {
  const gap = context.text.slice(last.end, context.start);
  if (!/,\s$/u.test(gap) || !/^[.,)–-]?$/u.test(context.after(1).word)) return false;
  if (known.joints.has(context.after(2).word)) return false;
  const partners = /^\.? & (\p{L}+),\s$/u.exec(gap)?.[1];
  if (last.label === 'COMPANY' && known.firmPartners.has(partners ?? '')) return true;
  if (last.label === 'COMPANY')
    return (
      legalFormEnd(new Context(context.text, last.start, last.end)) === context.start - 2 ||
      known.legalForms.has(/([^\s,]+),\s$/u.exec(gap)?.[1] ?? '')
    );
  if (last.label !== 'PERSON' || !/^\.?,\s$/u.test(gap)) return false;
  // "B.B., C., Privatklägerin"
  if (
    context.after(1).word === ',' &&
    /^\p{Lu}\p{L}+in$/u.test(context.after(2).word) &&
    isPerson(context.after(2).word)
  )
    return true;
  return known.lawyers.test(context.text.slice(Math.max(0, last.start - NEAR_LAWYER), last.start));
}
export const NEAR_LAWYER = 40;

function isPerson(word: string): boolean {
  return cueOf(word) === 'PERSON' || roleOf(word) !== undefined;
}
