import type { EntrySuggestion } from './entries.ts';
import type { RuleSuggestion } from './rules.ts';
import { writeNetworks } from './network.ts';

/**
 * Suggestions as a piece of a rule file, the best first: networks, the gazetteers that they need besides those there are, and
 * entries for those.
 */
export function writeSuggestions(
  suggestions: readonly RuleSuggestion[],
  additions: readonly EntrySuggestion[] = [],
): string {
  const more = Object.fromEntries(additions.map(({ gazetteer, entries }) => [gazetteer, [...entries]]));
  return writeNetworks(
    Object.fromEntries(suggestions.map(({ name, network }) => [name, network])),
    Object.assign({}, ...suggestions.map(({ gazetteers }) => gazetteers), more) as RuleSuggestion['gazetteers'],
  );
}
