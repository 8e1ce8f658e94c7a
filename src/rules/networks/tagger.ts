import { replaceDefaultLayer } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { RuleSet } from './compile.ts';
import { createMatcher, type MatchCosts } from './match.ts';
import { resolveOverlaps } from './resolve.ts';

export interface RuleTaggerOptions {
  /** Most steps of one network at one token (default 2,000). */
  readonly stepLimit?: number;
  /** Receives `rule-limit`, a warning for each document in which a network was given up at some token. */
  readonly report?: Report;
}

/** A tagger that finds what the networks of a rule set match. */
export interface RuleTagger extends Tagger {
  /** Of all documents so far: arcs tried and tokens of entries looked at. */
  readonly steps: number;
}

/**
 * Makes a rule set a tagger. The entities it finds name their network in the attribute `rule`; they take the place of those of
 * the default layer, as a tagger's do.
 */
export function createRuleTagger(rules: RuleSet, options: RuleTaggerOptions = {}): RuleTagger {
  const { report, stepLimit } = options;
  const match = createMatcher(rules, stepLimit === undefined ? {} : { stepLimit });
  let steps = 0;
  const tagOne = (doc: Document): Document => {
    const costs: MatchCosts = { steps: 0, exceeded: 0, firstExceeded: -1 };
    const found = resolveOverlaps(match({ text: doc.text, tokens: rules.analyser.analyse(doc) }, costs));
    steps += costs.steps;
    if (costs.exceeded > 0) {
      report?.({
        severity: 'warning',
        code: 'rule-limit',
        message: `rules were given up at ${costs.exceeded} starts, here first: too many ways to match, or pushed too deep`,
        place: { documentId: doc.id, start: costs.firstExceeded, end: costs.firstExceeded },
      });
    }
    return replaceDefaultLayer(
      doc,
      found.map(({ start, end, label, network }) => ({
        start,
        end,
        label: label as string,
        attributes: { rule: network.name },
      })),
    );
  };
  return {
    labels: rules.labels,
    get steps() {
      return steps;
    },
    async *tag(docs: Corpus) {
      for await (const doc of docs) yield tagOne(doc);
    },
  };
}
