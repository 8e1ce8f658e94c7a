import type { TrainingFigures } from '../../taggers/model-folder.ts';
import { type Tagger, type TrainingStep, describeTrainingEnd } from '../../core/tagger.ts';
import { formatCount, formatDuration } from '../screen.ts';

/**
 * What a finished training says of itself, for a terminal.
 *
 * @param steps with their figures.
 */
export function formatTraining(
  tagger: Tagger & { readonly family: string },
  { documents, sentences, tokens, entities, end, dev }: TrainingFigures,
  folder: string,
  seconds: number,
  steps: readonly TrainingStep[],
): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const mentions = Object.values(entities).reduce((sum, number) => sum + number, 0);
  const size = `${count(documents)} documents, ${count(sentences)} sentences, ${count(tokens)} tokens, ${count(mentions)} entities`;
  const lines = [
    `${tagger.family} trained in ${formatDuration(seconds)} on ${size} with ${tagger.labels.length} labels → ${folder}`,
    ...(end ? [`training ${describeTrainingEnd(end)}`] : []),
    ...(dev
      ? [
          `dev: ${dev.match} micro F1 ${Number.isNaN(dev.f1) ? '–' : `${(100 * dev.f1).toFixed(2)} %`} on ${count(dev.documents)} documents`,
        ]
      : []),
    ...formatCosts(steps),
    'The folder holds words of the training text: handle it as confidentially.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Speed and memory of the epochs, of trainers that tell them; for all epochs see training.jsonl in the folder. */
function formatCosts(steps: readonly TrainingStep[]): string[] {
  const all = (name: string) => steps.flatMap(({ figures }) => figures?.[name] ?? []);
  const speeds = all('tokensPerSecond').toSorted((a, b) => a - b);
  const speed = speeds[Math.floor(speeds.length / 2)];
  if (speed === undefined) return [];
  const most = (name: string) => all(name).reduce((a, b) => Math.max(a, b), 0);
  const memory = most('peakMegabytes') > 0 ? `, at most ${most('peakMegabytes')} MB of memory` : '';
  const gpu = most('gpuMegabytes') > 0 ? ` and ${most('gpuMegabytes')} MB of the graphics processor` : '';
  return [`${formatCount(speed)} tokens/s (median of the epochs)${memory}${gpu}`];
}
