import type { Document } from '../../core/types.ts';
import { mergeCounts, type ScoreCounts } from '../../evaluate/counts.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import type { LlmAccount } from '../../taggers/llm/answer.ts';
import { llm } from '../../taggers/llm/family.ts';
import { isLlmTagger } from '../../taggers/llm/tagger.ts';
import type { LlmSettings } from '../../taggers/llm/settings.ts';
import { tagBlank } from '../common/train.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import type { HardSubsetJob, HardSubsetResult } from './job.ts';

/** What the language model's rows are called. */
const VOTED = 'llm';
const FIRST_ANSWER = 'llm, first answer';

/**
 * Asks a language model about the sentences in which the other models missed a mention, with votes, and scores it beside them;
 * and its first answers alone, which are in the cache by then: the difference is what voting gains.
 *
 * @throws PalimpsestError what the language model's tagger throws; `remote-llm` where the server is another machine.
 */
export const run: Runner<HardSubsetJob, HardSubsetResult> = async (job) => {
  const started = performance.now();
  const { sentences, others, settings } = job;
  const voted = await ask(job, settings);
  const first = await ask(job, { ...settings, queries: 1, votes: 1 });
  const { promptTokens: _, answerTokens: __, cost: ___, ...account } = voted.account;
  const scores = Object.fromEntries(
    [...Object.entries(others), [VOTED, voted.found] as const, [FIRST_ANSWER, first.found] as const].map(
      ([name, found]) => [name, scoreAll(sentences, found)],
    ),
  );
  return {
    result: {
      kind: 'code-mixing-hard',
      key: job.key,
      inputs: job.inputs,
      hard: {
        sentences: sentences.length,
        mentions: sentences.reduce((sum, doc) => sum + mentionsOf(doc).length, 0),
        scores,
        account,
      },
      notices: [],
    },
    costs: costsSince(started, started),
  };
};

async function ask({ train, sentences, seed, language }: HardSubsetJob, settings: LlmSettings) {
  const tagger = await llm.train(train, settings, { seed, language });
  const found = await tagBlank(tagger, sentences);
  if (!isLlmTagger(tagger)) throw new TypeError('the family llm makes taggers of language models');
  return { found, account: tagger.account() satisfies LlmAccount };
}

function scoreAll(gold: readonly Document[], found: readonly Document[]) {
  const countBy = (name: string): ScoreCounts => {
    const scorer = findScorer(name);
    return mergeCounts(gold.map((doc, d) => scorer.count(doc, found[d] as Document)));
  };
  return { strict: countBy('strict'), approximate: countBy('overlap') };
}
