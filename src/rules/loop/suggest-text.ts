import type { RuleSuggestion } from './suggest-rules.ts';
import { writeNetworks } from './suggest-network.ts';

/** Suggestions as a piece of a rule file, the best first: networks, and the gazetteers that they need besides those there are. */
export function writeSuggestions(suggestions: readonly RuleSuggestion[]): string {
  return writeNetworks(
    Object.fromEntries(suggestions.map(({ name, network }) => [name, network])),
    Object.assign({}, ...suggestions.map(({ gazetteers }) => gazetteers)) as RuleSuggestion['gazetteers'],
  );
}
