/** Letters and digits, unit by unit: those above U+FFFF are two halves, neither of which is one. */
const WORD = /[\p{L}\p{N}]/u;
const RUN = /(?:(?![\u{10000}-\u{10ffff}])[\p{L}\p{N}])+/gu;

/**
 * Finds where texts stand in a text as whole words, in time that grows with the text and with what is found, not with their
 * product: each is looked for only where the rarest of its words stands.
 *
 * @param wanted all texts that will be asked for.
 * @returns a function that gives the places of one of them, in order.
 */
export function createOccurrences(text: string, wanted: Iterable<string>): (mention: string) => readonly number[] {
  const places = new Map<string, number[]>();
  for (const mention of wanted) for (const [run] of mention.matchAll(RUN)) if (!places.has(run)) places.set(run, []);
  for (const { 0: run, index } of text.matchAll(RUN)) places.get(run)?.push(index);
  const found = new Map<string, readonly number[]>();

  function find(mention: string): readonly number[] {
    let rarest: readonly number[] | undefined;
    let offset = 0;
    for (const { 0: run, index } of mention.matchAll(RUN)) {
      const own = places.get(run) as readonly number[];
      if (rarest === undefined || own.length < rarest.length) [rarest, offset] = [own, index];
    }
    if (rarest === undefined) return allOf(text, mention);
    const startsWord = WORD.test(mention[0] as string);
    const endsWord = WORD.test(mention.at(-1) as string);
    return rarest.flatMap((place) => {
      const at = place - offset;
      if (at < 0 || !text.startsWith(mention, at)) return [];
      const isCut = (startsWord && WORD.test(text[at - 1] ?? '')) || (endsWord && WORD.test(text[at + mention.length] ?? '')); // prettier-ignore
      return isCut ? [] : [at];
    });
  }

  return (mention) => {
    let known = found.get(mention);
    if (known === undefined) found.set(mention, (known = find(mention)));
    return known;
  };
}

/** The places of a text without words. */
function allOf(text: string, mention: string): readonly number[] {
  const found: number[] = [];
  if (mention === '') return found;
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1)) found.push(at);
  return found;
}
