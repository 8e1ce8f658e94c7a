import { z } from 'zod';
import type { Report } from '../core/errors.ts';
import { parseYaml } from '../resources/yaml.ts';
import { type CodeMixingPlan, planCodeMixing } from './code-mixing/plan.ts';
import { parseCodeMixingSpec } from './code-mixing/spec.ts';
import { planDirect } from './rules/direct.ts';
import type { EvaluationPlan } from './rules/plan.ts';
import { planIndirect } from './rules/indirect.ts';
import { type ImpactPlan, planImpact } from './impact/plan.ts';
import { parseImpactSpec } from './impact/spec.ts';
import { type Plan, planExperiment } from './augmentation/plan.ts';
import { parseSpec, readSpecText } from './augmentation/spec.ts';
import type { Variables } from './common/variables.ts';

/** A plan of one of the kinds of experiment. */
export type AnyPlan = Plan | ImpactPlan | EvaluationPlan | CodeMixingPlan;

/**
 * Reads a specification of whatever kind (`kind: impact`, `direct`, `indirect`, `code-mixing`; `study` where it names none) and plans its cells.
 *
 * @param variables what `${NAME}` stands for.
 * @param report receives what the readers of the corpora refuse.
 * @throws PalimpsestError `no-such-file`, and what parsing and planning that kind throw.
 */
export async function planFile(file: string, variables: Variables, report?: Report): Promise<AnyPlan> {
  const text = await readSpecText(file);
  const kind = kindOf(text, file);
  if (kind === 'impact') return planImpact(await parseImpactSpec(text, file, variables), report);
  if (kind === 'code-mixing') return planCodeMixing(await parseCodeMixingSpec(text, file, variables), report);
  if (kind === 'direct') return planDirect(text, file, variables, report);
  if (kind === 'indirect') return planIndirect(text, file, variables, report);
  return planExperiment(await parseSpec(text, file, variables), report);
}

const kindSchema = z.looseObject({ kind: z.string().optional() });

/** Whatever else is wrong with the text, its own parser tells with the line. */
function kindOf(text: string, file: string): string | undefined {
  try {
    return parseYaml(text, file, kindSchema, 'bad-experiment').kind;
  } catch {
    return undefined;
  }
}
