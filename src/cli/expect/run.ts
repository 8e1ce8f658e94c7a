import { expectRecall } from '../../pipeline/advice/expect.ts';
import type { Expected } from '../../pipeline/advice/regression.ts';
import { openTagger } from '../../pipeline/tagging/tag.ts';
import { formatCount, plural } from '../../report/pages/format.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTable } from '../screen.ts';
import { inSession } from '../session.ts';
import type { ExpectCommandOptions } from './command.ts';

export function runExpect(folder: string, input: string, options: ExpectCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ atEnd, count, openText, print, progress, reportUnlabelled }) => {
    const tagger = await openTagger(folder, { ...(options.backend !== undefined && { backend: options.backend }) });
    atEnd(tagger);
    const expected = await expectRecall(tagger.model, await openText(input, reportUnlabelled), {
      onProgress: (documents) => count('Tagging', documents),
    });
    progress.clear();
    print(expected, () => {
      const { own, error } = expected;
      const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
      const row = (name: 'recall' | 'precision') => {
        const { value, low, high }: Expected = expected[name];
        return [name, percent(value), `${percent(low)} to ${percent(high)}`, percent(own[name]), `${(100 * error[name]).toFixed(0)} points`]; // prettier-ignore
      };
      return (
        formatTable(['of tokens', 'expected', '80 % interval', 'uncorrected', 'mean error'], [row('recall'), row('precision')]) + // prettier-ignore
        `${plural(own.found, 'token')} found of ${formatCount(own.tokens)} in ${plural(own.documents, 'document')}; ` +
        `error cross-validated over ${error.corpora} corpora\n`
      );
    });
  });
}
