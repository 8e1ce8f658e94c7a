import type { PretrainingFigures } from '../../taggers/transformer/pretrain/folder.ts';
import { formatDuration } from '../screen.ts';

/** What a finished pretraining says of itself, for a terminal. */
export function formatPretraining(figures: PretrainingFigures, folder: string, seconds: number): string {
  const { documents, pieces, steps, heldOutLoss, unigramLoss } = figures;
  const count = (number: number) => number.toLocaleString('en-GB');
  const perplexity = (loss: number) => Math.exp(loss).toFixed(1);
  const lines = [
    `encoder pretrained in ${formatDuration(seconds)} on ${count(documents)} documents, ${count(pieces)} pieces, in ${count(steps)} steps → ${folder}`,
  ];
  if (heldOutLoss !== undefined && unigramLoss !== undefined) {
    const learned = heldOutLoss < unigramLoss;
    lines.push(
      `held-out perplexity ${perplexity(heldOutLoss)}; from the pieces' frequencies alone ${perplexity(unigramLoss)}${
        learned ? '' : ': it has learned nothing yet. Give it more text or more epochs.'
      }`,
    );
  }
  lines.push(
    'The folder lists words of the text and may remember more of it: handle it as confidentially.',
    `Fine-tune it: palimpsest train <corpus> <model-dir> --model bert --set encoder=${folder}`,
  );
  return `${lines.join('\n')}\n`;
}
