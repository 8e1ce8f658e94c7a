// A small BERT for the models on contextual states, pretrained on the decisions that are not tested on, blanks and all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { saveEncoder } from '../../dist/taggers/transformer/pretrain/folder.js';
import { pretrainEncoder } from '../../dist/taggers/transformer/pretrain/pretrain.js';
import { pretrainSettings } from '../../dist/taggers/transformer/pretrain/settings.js';

/**
 * Pretrains an encoder where the folder has none.
 *
 * @param elements most elements of text.
 * @returns how much text it read and how well it predicts; it lies beside the encoder too.
 */
export async function ensureEncoder(folder, corpus, { elements, epochs, backend, layers, hiddenSize }) {
  const file = path.join(folder, 'pretraining.json');
  if (existsSync(folder)) return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const settings = pretrainSettings.parse({
    vocabularySize: 4000,
    layers,
    hiddenSize,
    heads: 2,
    // Small batches: on little text, an encoder that is to predict more than frequencies needs many steps.
    batchSize: 8,
    learningRate: 1e-3,
    epochs,
    backend,
  });
  const documents = [];
  let count = 0;
  for (const { id, text } of [...corpus.train, ...corpus.rest]) {
    if (count >= elements) break;
    documents.push({ id, text, entities: [] });
    count += text.split(/\s+/).length;
  }
  const pretrained = await pretrainEncoder(documents, settings, {
    seed: 13,
    onNotice: (code, message) => console.error(`encoder, ${code}: ${message}`),
    onStep: ({ step, loss, figures }) =>
      console.error(
        `encoder, report ${step}: loss ${loss.toFixed(3)}, perplexity ${figures.perplexity?.toFixed(1)}, ${figures.processorSeconds?.toFixed(0)} s`,
      ),
  });
  await saveEncoder(folder, pretrained);
  const figures = { elements: count, ...pretrained.figures };
  writeFileSync(file, `${JSON.stringify(figures)}\n`);
  return figures;
}
