import type { Tagger } from '../../core/tagger.ts';
import { toCorpus } from '../../core/to-corpus.ts';
import type { Document } from '../../core/types.ts';
import type { RuleProject } from './project.ts';
import { type ClassWeight, weighClasses } from './rank.ts';
import { scoreRules, tagGold, type TaggedGold } from './scores.ts';

/** What a mention of each class is worth to the ranking: by the working rules, the validation and the training set (§2.2). */
export async function weighProject(project: RuleProject): Promise<readonly ClassWeight[]> {
  return weigh(project, await tagGold(await project.rules(), await project.corpus('validation')));
}

/** As {@link weighProject}, by a tagger in the place of the rules. */
export async function weighTagger(project: RuleProject, tagger: Tagger): Promise<readonly ClassWeight[]> {
  const gold = await project.corpus('validation');
  const predicted: Document[] = [];
  for await (const doc of tagger.tag(toCorpus(gold))) predicted.push(doc);
  return weigh(project, { gold, predicted });
}

async function weigh(project: RuleProject, tagged: TaggedGold): Promise<readonly ClassWeight[]> {
  const { labels } = project.state;
  return weighClasses(labels, scoreRules(tagged, labels), await project.corpus('training'));
}
