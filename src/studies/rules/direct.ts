import type { PalimpsestError, Report } from '../../core/errors.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { RuleSet } from '../../rules/compile.ts';
import { readRules, readRuleSource, shippedRuleSets } from '../../rules/load.ts';
import { readEvaluationCorpus, resolveEvaluationCorpus } from './corpora.ts';
import { type EvaluationPlan, planEvaluation } from './plan.ts';
import { directSchema } from './schema.ts';
import { ANALYSIS_VERSION, keyOf } from '../engine/key.ts';
import { resolveMetrics } from '../common/models.ts';
import { parseResolved } from '../common/resolver.ts';
import { resolveGrouping } from '../common/sentence-groups.ts';
import { expandVariables, type Variables } from '../common/variables.ts';

/**
 * Reads the specification of a direct evaluation and plans a cell for each rule set: what the rules find in a labelled corpus,
 * where a mention found in part counts as found (the paper's section 4.2 and Table 3).
 *
 * @throws PalimpsestError `bad-experiment` with line and column; of the readers; `empty-corpus`; `no-entities`.
 */
export async function planDirect(
  text: string,
  file: string,
  variables: Variables,
  report?: Report,
): Promise<EvaluationPlan> {
  const spec = await parseResolved(text, file, directSchema, variables, async (raw, resolver, problems) => {
    const corpus = await resolveEvaluationCorpus('test', raw.corpus, ['corpus'], resolver);
    const metrics = await resolveMetrics(raw, resolver);
    const groupBy = await resolveGrouping(raw, resolver);
    const ruleSets: { name: string; rules: string; hash: string; baseline: boolean; description: string }[] = [];
    for (const [name, { rules, baseline }] of Object.entries(raw['rule-sets'])) {
      const place = ['rule-sets', name];
      const found = await resolver.attempt(place, () => {
        const expanded = expandVariables(rules, variables);
        const resolved = shippedRuleSets().includes(expanded) ? expanded : resolver.resolvePath(rules);
        const { rules: ruleSet, hash } = readAndHash(resolved);
        const { labels, name: own } = ruleSet;
        const lacking = raw.labels.filter((label) => !labels.includes(label));
        if (lacking.length === raw.labels.length) {
          resolver.problem(
            place,
            `the rules find none of ${lacking.join(', ')}; their labels are ${labels.join(', ')}`,
          );
        }
        return { name, rules: resolved, hash, baseline, description: own };
      });
      if (found) ruleSets.push(found);
    }
    if (problems.length > 0 || !corpus) return undefined;
    return { raw, corpus, metrics, groupBy, ruleSets };
  });
  const { raw, metrics, groupBy, ruleSets } = spec;
  const data = await readEvaluationCorpus(spec.corpus, raw.labels, report);
  const seed = 0; // nothing is drawn
  const cells = ruleSets.map(({ name, rules, hash }) => ({
    system: name,
    seed,
    by: { rules },
    inputs: { rules: hash, analysisVersion: ANALYSIS_VERSION },
    tests: [{ fold: 0, documents: data.documents }],
    testInputs: { corpus: data.hash },
    language: data.spec.language,
  }));
  return planEvaluation(
    {
      kind: 'direct',
      name: raw.name,
      ...(raw.description !== undefined && { description: raw.description }),
      text,
      labels: raw.labels,
      metrics,
      ...(groupBy && { groupBy }),
      systems: ruleSets.map(({ name, baseline, description }) => ({
        name,
        isBaseline: baseline,
        remark: baseline ? `baseline, not made for the corpus: ${description}` : `rule set ${description}`,
      })),
      folds: 1,
      seeds: [seed],
    },
    [data],
    cells,
  );
}

/** Compiled rules, and what their result is known by: the file and those that it reads. Lists that ship have the package's version. */
function readAndHash(place: string): { readonly rules: RuleSet; readonly hash: string } {
  const { text, file, readBeside } = readRuleSource(place);
  const beside: Record<string, string> = {};
  const { rules, problems } = readRules(text, file, {
    readBeside: (relative) => (beside[relative] = readBeside(relative)),
    gazetteers: loadGazetteers(),
  });
  if (rules === undefined) throw problems[0] as PalimpsestError;
  return { rules, hash: keyOf({ rules: text, beside }) };
}
