import type { Rng } from '../core/rng.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../surrogates/types.ts';
import type { Shape } from './plan.ts';

/** The types whose slots may state a shape: numbers, and names made like them. */
export const SHAPED: ReadonlySet<SurrogateType> = new Set(
  SURROGATE_TYPES.filter(
    (type) =>
    ['phone', 'fax', 'zip', 'room', 'username', 'id', 'medical-record', 'social-security', 'health-plan', 'account', 'license', 'vehicle', 'device'].includes(type), // prettier-ignore
  ),
);

const CAPITALS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/**
 * Reads a shape: `#` is a digit, `A` a capital, `a` a small letter, what stands between single quotes is itself, and so is
 * everything else.
 *
 * @returns `undefined` where a quote is not closed or nothing is to be drawn.
 */
export function parseNumberShape(text: string): Shape | undefined {
  const shape: (string | { draw: '#' | 'A' | 'a' })[] = [];
  for (const [piece, quoted] of text.matchAll(/'([^']*)'|[^#Aa']+|[#Aa']/g)) {
    if (piece === "'") return undefined;
    if (piece === '#' || piece === 'A' || piece === 'a') shape.push({ draw: piece });
    else shape.push(quoted ?? piece);
  }
  return shape.some((part) => typeof part !== 'string') ? shape : undefined;
}

/** The shape of a number: its digits and, where `letters` says so, its letters to be drawn; other letters are kept. */
export function shapeOf(text: string, letters: boolean): string {
  return text.replace(/\d|\p{L}+|'+/gu, (run) => {
    if (/\d/.test(run)) return '#';
    if (run.startsWith("'")) return '';
    if (!letters || !/^[A-Za-z]+$/.test(run)) return `'${run}'`;
    return run.replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');
  });
}

/** A number of a shape; it starts with 0 no more often than its shape says. */
export function drawShape(shape: Shape, rng: Rng): string {
  let text = '';
  for (const [i, part] of shape.entries()) {
    if (typeof part === 'string') text += part;
    else if (part.draw === '#') text += i === 0 ? 1 + rng.int(9) : rng.int(10);
    else {
      const letter = CAPITALS.charAt(rng.int(CAPITALS.length));
      text += part.draw === 'A' ? letter : letter.toLowerCase();
    }
  }
  return text;
}
