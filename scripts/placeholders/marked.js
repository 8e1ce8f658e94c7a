/**
 * Text and placeholders of lines that mark them as ⟦LABEL|text⟧.
 *
 * @param kindOf what a label is taken for.
 */
export function readMarked(marked, kindOf) {
  const gold = [];
  let signs = 0;
  const text = marked.replaceAll(/⟦(\w+)\|([^⟧]*)⟧/gu, (mark, label, inner, at) => {
    gold.push({ start: at - signs, end: at - signs + inner.length, label: kindOf(label) });
    signs += mark.length - inner.length;
    return inner;
  });
  return { text, gold };
}
