import { type Advice, advise, type AdviseResult, type Way } from '../../pipeline/advice/advise.ts';
import type { Drift } from '../../pipeline/advice/drift.ts';
import { plural } from '../../report/pages/format.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTable } from '../screen.ts';
import { inSession } from '../session.ts';
import type { AdviseCommandOptions } from './command.ts';

export function runAdvise(input: string, options: AdviseCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async ({ note, open, openText, print, reportUnlabelled }) => {
    const { locale, target } = options;
    const result = await advise(await open(input), {
      ...(target !== undefined && { target: await openText(target, reportUnlabelled) }),
      ...(locale !== undefined && { locale }),
      onNote: note,
    });
    print(result, () => formatAdvice(result, input, target));
  });
}

const DESCRIPTIONS: Readonly<Record<keyof Drift, string>> = {
  unseenWords: 'words not in the corpus',
  unseenNames: 'capitalised words not in the corpus',
  knownNames: 'capitalised words that occur in its entities',
  shapes: 'divergence of token shapes, in bits (0 identical, 1 disjoint)',
  sentenceLength: 'sentence length (ratio)',
  casing: 'capitalised words within sentences (difference)',
  listed: 'gazetteer coverage (ratio)',
  spacing: 'space before punctuation (difference)',
};
/** Told as a factor; the others are shares, but for one in bits. */
const FACTORS: readonly string[] = ['sentenceLength', 'listed'];

const WAYS: Readonly<Record<Way, readonly [what: string, option: string]>> = {
  copies: ['two copies', ' --alpha 2 --no-generated'],
  default: ['two copies and generated text', ' --alpha 2'],
  'default, alpha 5': ['five copies and generated text', ' --alpha 5'],
};

/** Points of F1 that nobody wants to miss. */
const MUCH = 5;

function formatAdvice({ home, target }: AdviseResult, input: string, path: string | undefined): string {
  const rows = (Object.keys(DESCRIPTIONS) as (keyof Drift)[]).map((name) => {
    const figure = ({ drift }: Advice) =>
      name === 'shapes' ? drift[name].toFixed(2) : FACTORS.includes(name) ? (2 ** drift[name]).toFixed(1) : `${(100 * drift[name]).toFixed(1)} %`; // prettier-ignore
    return [DESCRIPTIONS[name], figure(home), ...(target ? [figure(target)] : [])];
  });
  const sections = [
    formatTable(['', 'in-domain', ...(target ? ['target'] : [])], rows),
    formatGains('in-domain', home),
  ];
  if (target) sections.push(formatGains('there', target));
  const { way, gains } = target ?? home;
  const isOpen = gains.some(({ low, high }) => low < 0 && high > MUCH);
  const { tokens, mentions } = (target ?? home).source;
  const size = `${plural(mentions, 'entity', 'entities')} in ${plural(tokens, 'token')}`;
  const command = (option: string) => `  palimpsest augment ${input} augmented.jsonl${option}\n  palimpsest train augmented.jsonl model/ --model crf\n`; // prettier-ignore
  sections.push(
    way === undefined
      ? isOpen
        ? `The recorded experiments do not tell whether augmentation helps (${size}): train both ways and compare them on text of your own.\n  palimpsest train ${input} model/ --model crf\n${command(WAYS.default[1])}`
        : `No gain is expected from augmentation (${size}). To train without it:\n  palimpsest train ${input} model/ --model crf\n`
      : `Make ${WAYS[way][0]} (${size}):\n${command(WAYS[way][1])}`,
  );
  if (path !== undefined)
    sections.push(
      `Differences in annotation conventions cannot be measured without labels. To adapt to them:\n  palimpsest label model/ ${path} twenty.jsonl --open\n  palimpsest augment ${input} ready.jsonl --target-sample twenty.jsonl\n`,
    );
  return sections.join('\n');
}

function formatGains(where: string, { gains }: Advice): string {
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
  const rows = gains.map(({ way, value, low, high, error, corpora, usesDrift }) => [
    WAYS[way][0], signed(value), `${signed(low)} to ${signed(high)}`, error.toFixed(1), usesDrift ? 'drift regression' : 'mean', String(corpora),
  ]); // prettier-ignore
  return formatTable(
    [`expected gain ${where} (strict F1)`, '', '80 % interval', 'mean error', 'method', 'corpora'],
    rows,
  );
}
