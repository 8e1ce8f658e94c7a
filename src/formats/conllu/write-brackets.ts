import type { CharSpan, Document } from '../../core/types.ts';
import type { BracketFields } from './entities.ts';

/**
 * The brackets of CorefUD at each token: what ends here, then what is one token, then what begins, the longest first. Ids are
 * numbered anew through the document.
 *
 * @param sentences tokens in text order, cut at every entity border.
 */
export function bracketValues(
  doc: Document,
  sentences: readonly { readonly tokens: readonly CharSpan[] }[],
  fields: BracketFields,
): readonly (readonly (string | undefined)[])[] {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const opens = tokens.map((): string[] => []);
  const closes = tokens.map((): string[] => []);
  const firstAt = new Map(tokens.map(({ start }, i) => [start, i]));
  doc.entities.forEach((entity, e) => {
    const parts = entity.fragments ?? [entity];
    parts.forEach((part, p) => {
      const first = firstAt.get(part.start) ?? tokens.findIndex(({ end }) => end > part.start);
      let last = first;
      while (last + 1 < tokens.length && (tokens[last + 1] as CharSpan).end <= part.end) last++;
      if (first < 0 || (tokens[first] as CharSpan).start >= part.end) return; // nothing but white space
      const id = `e${e + 1}${parts.length > 1 ? `[${p + 1}/${parts.length}]` : ''}`;
      const values = Array.from({ length: Math.max(fields.id, fields.type) + 1 }, () => '');
      values[fields.id] = id;
      values[fields.type] = entity.label.replaceAll('-', '_');
      const opening = `(${values.join('-')}`;
      if (first === last) opens[first]?.push(`${opening})`);
      else {
        opens[first]?.push(opening);
        closes[last]?.unshift(`${id})`);
      }
    });
  });
  let next = 0;
  return sentences.map(({ tokens: own }) =>
    own.map(() => {
      const value = [...(closes[next] as string[]), ...(opens[next] as string[])].join('');
      next++;
      return value === '' ? undefined : value;
    }),
  );
}
