import type { TrainingFigures } from '../../taggers/model-folder.ts';
import type { Tagger } from '../../core/tagger.ts';
import { formatDuration } from '../progress.ts';

/** What a finished training says of itself, for a terminal. */
export function formatTraining(
  tagger: Tagger & { readonly family: string },
  { documents, sentences, tokens, entities, dev }: TrainingFigures,
  folder: string,
  seconds: number,
): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const mentions = Object.values(entities).reduce((sum, number) => sum + number, 0);
  const size = `${count(documents)} documents, ${count(sentences)} sentences, ${count(tokens)} tokens, ${count(mentions)} entities`;
  const lines = [
    `${tagger.family} trained in ${formatDuration(seconds)} on ${size} with ${tagger.labels.length} labels → ${folder}`,
    ...(dev ? [`dev: ${dev.match} micro F1 ${(100 * dev.f1).toFixed(2)} % on ${count(dev.documents)} documents`] : []),
    'The folder holds words of the training text: handle it as confidentially.',
  ];
  return `${lines.join('\n')}\n`;
}
