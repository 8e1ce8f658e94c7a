import { isDeepStrictEqual } from 'node:util';
import { PalimpsestError } from '../../core/errors.ts';
import type { Impact } from './study.ts';

/** What studies must have in common for their figures to be averaged. */
const COMMON = ['metric', 'models', 'strategies', 'protectEponyms', 'folds', 'tagger'] as const;

/**
 * Several impact studies as one of all their corpora, whose report averages over them (§3.3). Each study has PHI models of its own, so how
 * those do on held-out text and on eponyms stays in its own report.
 *
 * @throws PalimpsestError `studies-differ` where they were not made alike, or two have a corpus of one name.
 */
export function joinImpacts(impacts: readonly Impact[]): Impact {
  const [first, ...others] = impacts as readonly [Impact, ...Impact[]];
  for (const other of others) {
    const differing = COMMON.find((key) => !isDeepStrictEqual(other[key], first[key]));
    if (differing !== undefined)
      throw differ(`${JSON.stringify(other.name)} has other ${differing} than ${JSON.stringify(first.name)}`);
  }
  const corpora = impacts.flatMap((one) => one.corpora);
  const twice = corpora.find(({ name }, i) => corpora.findIndex((other) => other.name === name) < i);
  if (twice) throw differ(`two studies have a corpus called ${JSON.stringify(twice.name)}`);
  const { phi: _phi, levels: _levels, groupBy: _groups, description: _description, ...rest } = first;
  return {
    ...rest,
    name: impacts.map(({ name }) => name).join('; '),
    corpora,
    classes: [...new Set(impacts.flatMap(({ classes }) => classes))].toSorted(),
    seeds: [...new Set(impacts.flatMap(({ seeds }) => seeds))],
    levels: {
      table: {},
      thresholds: {},
      overlap: Object.assign({}, ...impacts.map(({ levels }) => levels?.overlap)) as NonNullable<
        Impact['levels']
      >['overlap'],
      notices: [],
    },
    cells: impacts.flatMap(({ cells }) => cells),
    notices: impacts.flatMap(({ name, phi, notices }) => [
      ...(phi ? [`${name}: PHI models from ${phi.source}; how they do is in the report of that study.`] : []),
      ...notices,
    ]),
  };
}

const differ = (what: string) =>
  new PalimpsestError('studies-differ', what, {
    hint: 'Only studies that were made alike, of other corpora, have a mean.',
  });
