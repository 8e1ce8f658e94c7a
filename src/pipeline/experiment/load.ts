import { z } from 'zod';
import type { Report } from '../../core/errors.ts';
import { parseYaml } from '../../resources/yaml.ts';
import { type ImpactPlan, planImpact } from './impact/plan.ts';
import { parseImpactSpec } from './impact/spec.ts';
import { type Plan, planExperiment } from './plan.ts';
import { parseSpec, readSpecText } from './spec.ts';
import type { Variables } from './variables.ts';

/** A plan of one of the kinds of experiment. */
export type AnyPlan = Plan | ImpactPlan;

/**
 * Reads a specification of whatever kind (`kind: impact`; `study` where it names none) and plans its cells.
 *
 * @param variables what `${NAME}` stands for.
 * @param report receives what the readers of the corpora refuse.
 * @throws PalimpsestError `no-such-file`, and what parsing and planning that kind throw.
 */
export async function planFile(file: string, variables: Variables, report?: Report): Promise<AnyPlan> {
  const text = await readSpecText(file);
  if (isImpact(text, file)) return planImpact(await parseImpactSpec(text, file, variables), report);
  return planExperiment(await parseSpec(text, file, variables), report);
}

const kindSchema = z.looseObject({ kind: z.string().optional() });

/** Whatever else is wrong with the text, its own parser tells with the line. */
function isImpact(text: string, file: string): boolean {
  try {
    return parseYaml(text, file, kindSchema, 'bad-experiment').kind === 'impact';
  } catch {
    return false;
  }
}
