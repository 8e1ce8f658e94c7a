import type { Report } from '../../core/errors.ts';
import { ANALYSIS_VERSION } from '../engine/key.ts';
import { readEvaluationCorpus } from './corpora.ts';
import type { Evaluated } from './cells.ts';
import type { EvaluationSpec } from './spec.ts';

/**
 * A cell for each rule set: what the rules find in a labelled corpus, where a mention found in part counts as found (the paper's
 * section 4.2 and Table 3).
 */
export async function planDirect(
  { corpus, labels, ruleSets }: EvaluationSpec & { readonly kind: 'direct' },
  report?: Report,
): Promise<Evaluated> {
  const data = await readEvaluationCorpus(corpus, labels, report);
  return {
    corpora: [data],
    systems: ruleSets.map(({ name, baseline, description }) => ({
      name,
      isBaseline: baseline,
      remark: baseline ? `baseline, not made for the corpus: ${description}` : `rule set ${description}`,
    })),
    cells: ruleSets.map(({ name, rules, hash }) => ({
      system: name,
      seed: 0, // nothing is drawn
      by: { rules },
      inputs: { rules: hash, analysisVersion: ANALYSIS_VERSION },
      tests: [{ fold: 0, documents: data.documents }],
      testInputs: { corpus: data.hash },
      language: corpus.language,
    })),
  };
}
