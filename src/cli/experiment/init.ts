import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { stringify } from 'yaml';
import { PalimpsestError } from '../../core/errors.ts';
import { planStudy } from '../../studies/kinds.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { InitExperimentOptions } from './command.ts';

/** What a specification cannot do without: asked for on a terminal where no option tells it. */
const QUESTIONS = {
  corpora: ['--corpus NAME=PATH', 'Corpora, as name=path, two or more with commas between'],
  language: ['--language CODE', 'Their language, such as en'],
} as const;

/** Asks on the terminal for what is missing. */
function createAsker(io: CliIo) {
  let terminal: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    /** @throws PalimpsestError `missing-answer` where there is no terminal, or it was closed. */
    async ask(question: keyof typeof QUESTIONS): Promise<string> {
      const [flag, words] = QUESTIONS[question];
      if (io.stdin.isTTY === true && io.stderr.isTTY === true) {
        terminal ??= createInterface({ input: io.stdin, terminal: false });
        lines ??= terminal[Symbol.asyncIterator]();
        for (;;) {
          io.stderr.write(`${words}: `);
          const { value, done } = await lines.next();
          if (done === true) break;
          if (value.trim() !== '') return value.trim();
        }
      }
      throw new PalimpsestError('missing-answer', `the ${question} of the study is missing`, {
        hint: `Give ${flag}, or run the command on a terminal to be asked.`,
      });
    },
    close: () => terminal?.close(),
  };
}

/** Writes the specification of a study of augmentation, once it was read, planned and found whole. */
export function initExperiment(file: string, options: InitExperimentOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ write, tell, report }) => {
    if (existsSync(file)) {
      throw new PalimpsestError('output-exists', 'the specification already exists', { place: { file }, hint: 'Choose another name; a specification is never overwritten.' }); // prettier-ignore
    }
    const asker = createAsker(io);
    const corpora = options.corpus ?? parseCorpora(await asker.ask('corpora'));
    const language = options.language ?? (await asker.ask('language'));
    asker.close();
    const names = Object.keys(corpora);
    if (names.length < 2) {
      throw new PalimpsestError('too-few-corpora', 'a study trains on one corpus and tests on another', {
        hint: 'Give --corpus NAME=PATH twice.',
      });
    }
    const [first = '', ...others] = names;
    const train = options.train ?? [first];
    const test = options.test ?? (options.train === undefined ? others : names);
    const text = stringify(
      {
        kind: 'study',
        name: options.name ?? path.basename(file).replace(/\.ya?ml$/, ''),
        corpora: Object.fromEntries(
          Object.entries(corpora).map(([name, place]) => [
            name,
            { path: fromFolder(file, place), language, ...(options.coarse === true && { labels: 'coarse' }) },
          ]),
        ),
        directions: train.flatMap((from) => test.flatMap((to) => (from === to ? [] : [{ train: from, test: to }]))),
        models: options.model ?? ['crf'],
        arms: options.arms ?? ['none', 'palimpsest'],
        fractions: options.fractions ?? [0.2, 1],
        alphas: options.alphas ?? [2],
        seeds: Array.from({ length: options.seeds }, (_, i) => i + 1),
        ...(options.rarest !== undefined && { 'drop-rarer-than': options.rarest }),
      },
      { lineWidth: 120, flowCollectionPadding: true },
    );
    const plan = await planStudy(text, file, io.env, report);
    write(file, text);
    tell({ file, cells: plan.cells.length }, () => `${plan.cells.length} cells → ${file}\nNow: palimpsest experiment run ${file} results/\n`); // prettier-ignore
    return 0;
  });
}

/** Paths in a specification are relative to its folder. */
function fromFolder(file: string, place: string): string {
  const relative = path.relative(path.dirname(path.resolve(file)), path.resolve(place));
  return relative.split(path.sep).join('/');
}

function parseCorpora(answer: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    answer.split(',').map((one) => {
      const at = one.indexOf('=');
      if (at < 1) {
        throw new PalimpsestError('bad-answer', 'a corpus is given as name=path', { hint: 'For example: ours=notes/,theirs=other.conll' }); // prettier-ignore
      }
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    }),
  );
}
