import type { TemplateList } from './plan.ts';
import type { Problems } from './source.ts';

/**
 * Reads a list file: one entry a line, perhaps with a weight after a tab; empty lines and lines that start with `# ` (or are
 * `#` alone) say nothing. An entry that comes twice is reported: draws could not be told apart.
 */
export function parseList(
  name: string,
  text: string,
  file: string,
  isLabelled: boolean,
  problems: Problems,
): TemplateList {
  const entries: string[] = [];
  const weights: number[] = [];
  const seen = new Map<string, number>();
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  for (const [i, raw] of lines.entries()) {
    if (raw.trim() === '' || raw === '#' || raw.startsWith('# ')) continue;
    const place = { file, line: i + 1, column: 1 };
    const [value = '', weight, ...rest] = raw.split('\t');
    const entry = value.trim();
    const number = weight === undefined ? 1 : Number(weight);
    const earlier = seen.get(entry);
    if (entry === '' || rest.length > 0 || (weight !== undefined && weight.trim() === '') || !(number > 0)) {
      problems.add(place, 'a line of a list is an entry, or an entry, a tab and a weight above 0');
    } else if (earlier !== undefined) problems.add(place, `the entry stands in line ${earlier} already`);
    else {
      seen.set(entry, i + 1);
      entries.push(entry);
      weights.push(number);
    }
  }
  if (entries.length === 0) problems.add({ file, line: 1, column: 1 }, `the list ${name} has no entries`);
  return createList(name, entries, weights, isLabelled);
}

/** A list of entries that stand in `set.yaml` itself; all weigh the same. */
export function createList(
  name: string,
  entries: readonly string[],
  weights: readonly number[] | undefined,
  isLabelled: boolean,
): TemplateList {
  const isFlat = weights === undefined || weights.every((weight) => weight === weights[0]);
  return { name, entries, weights: isFlat ? undefined : weights, isLabelled };
}
