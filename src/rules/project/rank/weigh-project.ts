import type { RuleProject } from '../project.ts';
import { type ClassWeight, weighClasses } from './rank.ts';
import { scoreRules, tagGold } from '../scores.ts';

/** What a mention of each class is worth to the ranking: by the working rules, the validation and the training set (§2.2). */
export async function weighProject(project: RuleProject): Promise<readonly ClassWeight[]> {
  const { labels } = project.state;
  const validation = scoreRules(await tagGold(await project.rules(), await project.corpus('validation')), labels);
  return weighClasses(labels, validation, await project.corpus('training'));
}
