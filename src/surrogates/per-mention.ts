import type { Mention, Setting } from './types.ts';

/**
 * Finds out once for all copies of a mention what does not depend on what is drawn; it is remembered with the mention, and so for as long as its
 * document. What is made of a mention, `{ ...mention, text }`, is found out about anew.
 *
 * @param compute its second argument is what else the facts depend on, one object for all copies: what a family learned of the document.
 */
export function perMention<Of extends object, Facts>(
  field: 'facts' | 'frame' | 'residue' | 'parts',
  compute: (mention: Mention, of: Of, setting: Setting, mayStay: boolean) => Facts,
): (mention: Mention, of: Of, setting: Setting, mayStay?: boolean) => Facts {
  return (mention, of, setting, mayStay = false) => {
    const found = mention[field];
    if (found?.mention === mention && found.of === of && found.mayStay === mayStay) return found.facts as Facts;
    const facts = compute(mention, of, setting, mayStay);
    mention[field] = { mention, of, mayStay, facts };
    return facts;
  };
}

/** A mention that is another with something to it: "USA:s", "nasa". */
export interface Frame {
  /** What becomes another. */
  readonly inner: Mention;
  /** What that became, as the mention has it; `undefined` where it has no such form. */
  readonly asHere: (other: string) => string | undefined;
}
