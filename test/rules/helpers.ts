import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import type { RuleSet } from '../../src/rules/networks/compile.ts';
import { type ReadRules, readRules, type RuleSources } from '../../src/rules/networks/load.ts';
import { createMatcher, type MatchCosts } from '../../src/rules/networks/match.ts';
import { resolveOverlaps } from '../../src/rules/networks/tagger.ts';

export const SOURCES: RuleSources = {
  readBeside: () => {
    throw new Error('there is no file');
  },
  gazetteers: loadGazetteers(),
};

/** Reads rules of which the networks, and perhaps gazetteers, are given. */
export function rulesOf(yaml: string, language = 'es'): ReadRules {
  return readRules(`name: test\nlanguages: [${language}]\n${yaml}`, 'rules.yaml', SOURCES);
}

export function goodRules(yaml: string): RuleSet {
  const { rules, problems } = rulesOf(yaml);
  if (rules === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return rules;
}

/** What rules find in a text, as `LABEL text`. */
export function findIn(rules: RuleSet, text: string): string[] {
  return resolveOverlaps(matchIn(rules, text).matches).map(
    ({ label, start, end }) => `${label} ${text.slice(start, end)}`,
  );
}

export function matchIn(rules: RuleSet, text: string, stepLimit?: number) {
  const costs: MatchCosts = { steps: 0, exceeded: 0, firstExceeded: -1 };
  const tokens = rules.analyser.analyse({ id: 'd', text, entities: [] });
  const matches = createMatcher(rules, stepLimit === undefined ? {} : { stepLimit })({ text, tokens }, costs);
  return { matches, costs, tokens };
}
