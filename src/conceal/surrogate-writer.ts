import { fold } from '../surrogates/case.ts';
import { familyOf } from '../surrogates/index.ts';
import type { Draw, Mention, Setting, SurrogateFamily } from '../surrogates/types.ts';
import { tokenise } from '../text/tokenise.ts';

const TRIES = 24;

/** Families whose draws are wholes and may have another number of words; the others write part by part. */
const BY_WHOLES: ReadonlySet<string> = new Set(
  ['hospital', 'city', 'profession'].flatMap((type) => familyOf(type as Mention['type']).types),
);

/**
 * Writes the surrogate of a mention with the refinements of §3.1.3: the families write uncommon names for uncommon ones, keep
 * the format of a date and replace the named part of a health-care unit alone; here the number of tokens is kept, as far as
 * the lists allow it, and at least one token changes.
 *
 * @param states what each family learned from the document's mentions.
 * @returns `undefined` where no surrogate can be written.
 */
export function writeSurrogate(
  mention: Mention,
  states: ReadonlyMap<SurrogateFamily, unknown>,
  draw: Draw,
  setting: Setting,
): string | undefined {
  const family = familyOf(mention.type);
  const state = states.get(family);
  const wanted = tokenise(mention.text).length;
  const mayDiffer = !BY_WHOLES.has(mention.type);
  let best: { readonly text: string; readonly distance: number } | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = family.write(mention, state, attempt === 0 ? draw : again(draw, attempt), setting);
    if (text === undefined || text === '') break;
    if (draw.document !== undefined && family.mayStay === true) return text;
    if (fold(text) === fold(mention.text)) continue;
    const distance = Math.abs(tokenise(text).length - wanted);
    if (distance === 0 || mayDiffer) return text;
    if (best === undefined || distance < best.distance) best = { text, distance };
  }
  return best?.text;
}

function again({ scope, document }: Draw, attempt: number): Draw {
  const other = { scope: scope.fork('attempt', attempt) };
  return document === undefined ? other : { ...other, document: document.fork('attempt', attempt) };
}
