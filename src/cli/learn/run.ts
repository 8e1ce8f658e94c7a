import { PalimpsestError } from '../../core/errors.ts';
import { joinLearned, learn } from '../../pipeline/augmentation/augment.ts';
import { readLearned, writeLearned } from '../../pipeline/augmentation/learned.ts';
import { plural } from '../../report/pages/format.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import { resolveShard } from '../arguments.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import { threadsWorth, WORTH_A_THREAD, worthOf } from '../threads.ts';
import { parsePolicies } from '../settings.ts';
import type { LearnCommandOptions } from './command.ts';

export function runLearn(paths: readonly string[], options: LearnCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const [output = '', ...inputs] = paths.toReversed();
    const [input, ...others] = inputs.toReversed();
    if (input === undefined) {
      throw new PalimpsestError('no-output', 'at least two paths are needed: the corpus and the output folder', {
        hint: 'palimpsest learn <corpus> <folder>',
      });
    }
    const { recipe, workers, locale, labels } = options;
    const settings = {
      recipe,
      policies: parsePolicies(options.policy ?? {}),
      ...(locale !== undefined && { locale }),
      ...(labels !== undefined && { labelMap: loadLabelMap(labels) }),
      ...(options.shard && { shard: resolveShard(options.shard, io.env) }),
      ...(options.targetSample !== undefined && { targetSample: await session.open(options.targetSample, { from: options.targetFrom }) }), // prettier-ignore
    };
    const parts = others.length > 0 || options.shard === undefined ? await readAll([input, ...others]) : undefined;
    const corpus = parts ? undefined : await session.open(input);
    const learned = await (corpus === undefined
      ? joinLearned(parts ?? [], settings)
      : learn(corpus, {
          ...settings,
          workers: workers ?? (options.shard ? 1 : threadsWorth(await worthOf(corpus, WORTH_A_THREAD.worked))),
          onProgress: ({ phase, documents, totalDocuments }) =>
            session.count(phase === 'reading' ? 'Reading ' : 'Learning', documents, totalDocuments),
        }));
    await writeLearned(learned, output, { overwrite: options.overwrite === true });
    const { documents, labels: found } = learned.counts;
    session.tell(
      { output, documents, labels: found, language: learned.language },
      () =>
        `${plural(documents, 'document')} with ${plural(found.length, 'label')} read → ${output}\nIt contains words and entities of the corpus: treat it as confidential.\n`,
    );
  });

  /** What was learned before; `undefined` of a corpus. */
  async function readAll(folders: readonly string[]) {
    try {
      return await Promise.all(folders.map(readLearned));
    } catch (error) {
      if (folders.length === 1 && error instanceof PalimpsestError && ['no-such-corpus', 'not-a-folder'].includes(error.code)) return undefined; // prettier-ignore
      throw error;
    }
  }
}
