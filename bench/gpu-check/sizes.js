// What is trained, and on what: text drawn from a seed, so that no corpus is needed.
import { writeFileSync } from 'node:fs';

const BERT = {
  family: 'bert', modelType: 'bert', vocabularySize: 30522, embeddingSize: 768, hiddenSize: 768, layers: 12, heads: 12,
  intermediateSize: 3072, activation: 'gelu', normEpsilon: 1e-12, positions: 512, firstPosition: 0, types: 2,
  hiddenDropout: 0.1, attentionDropout: 0.1,
}; // prettier-ignore
const recurrent = { job: 'trainRecurrent', peer: 'recurrent', length: 40, input: 125, hidden: 100, labels: 21 };
const family = (name, scheme) => ({ job: 'trainFamily', family: name, scheme, epochs: 4, batchTokens: 4096 });

export const full = {
  corpus: { documents: 200, sentences: 10 },
  jobs: {
    'BiLSTM, batch 32': { ...recurrent, batch: 32, steps: 60, warmUp: 10 },
    'BiLSTM, batch 128': { ...recurrent, batch: 128, steps: 60, warmUp: 10 },
    NeuroNER: family('neuroner', 'BIOES'),
    DeepAffix: family('deepaffix', 'IOB2'),
    'BERT-base, 16 × 128': { job: 'trainEncoder', peer: 'encoder', config: BERT, batch: 16, length: 128, labels: 21, steps: 10, warmUp: 3 }, // prettier-ignore
  },
};

const TINY = { ...BERT, vocabularySize: 60, embeddingSize: 24, hiddenSize: 24, layers: 2, heads: 2, intermediateSize: 32, positions: 32 }; // prettier-ignore
const few = { steps: 2, warmUp: 1 };

export const small = {
  corpus: { documents: 2, sentences: 1 },
  jobs: {
    'BiLSTM, batch 4': { ...recurrent, length: 5, input: 8, hidden: 12, batch: 4, ...few },
    NeuroNER: { ...family('neuroner', 'BIOES'), epochs: 2 },
    DeepAffix: { ...family('deepaffix', 'IOB2'), epochs: 2 },
    'BERT of two layers, 2 × 8': { job: 'trainEncoder', peer: 'encoder', config: TINY, batch: 2, length: 8, labels: 5, ...few }, // prettier-ignore
  },
};

/** Documents of made-up words, some of which are names: sentences of 5 to 40 tokens. */
export async function writeDocuments({ documents, sentences }) {
  const { createRng } = await import('../../dist/core/rng.js');
  return Array.from({ length: documents }, (_, d) => {
    const rng = createRng(11).fork(d);
    let text = '';
    const entities = [];
    for (let s = 0; s < sentences; s++) {
      const length = 5 + rng.int(36);
      for (let t = 0; t < length; t++) {
        const word = Array.from({ length: 2 + rng.int(8) }, () => 'abcdefghijklmnopqrstuvwxyz'[rng.int(26)]).join('');
        const isName = rng.chance(0.1);
        const start = text.length;
        text += isName || t === 0 ? word[0].toUpperCase() + word.slice(1) : word;
        if (isName) {
          entities.push({ id: `T${entities.length + 1}`, start, end: text.length, label: rng.chance(0.5) ? 'NAME' : 'PLACE' }); // prettier-ignore
        }
        text += t === length - 1 ? '. ' : ' ';
      }
    }
    return { id: `d${d}`, text, entities };
  });
}

/** Writes a token and a tag a line, a blank line after each sentence. @returns the file. */
export async function tagLines(documents, scheme, file) {
  const { labelSequences } = await import('../../dist/taggers/sequences.js');
  const lines = documents.flatMap((doc) =>
    labelSequences(doc, 'en', scheme).flatMap((s) => [...s.tokens.map(({ text }, i) => `${text}\t${s.tags[i]}`), '']),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
