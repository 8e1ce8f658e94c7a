import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { pretrainEncoder } from '../../src/taggers/transformer/pretrain/pretrain.ts';
import { saveEncoder } from '../../src/taggers/transformer/pretrain/folder.ts';
import { pretrainSettings } from '../../src/taggers/transformer/pretrain/settings.ts';

const SUBJECTS = ['The clerk', 'A farmer', 'The singer', 'An old farmer'];
const VERBS = ['saw', 'met', 'helped', 'called'];
const THINGS = ['a new house', 'an open window', 'a small garden', 'an early train', 'a green wall', 'an old bridge'];

/** Sentences of a small language, in which every slot may hold several words. */
export const sentences: readonly string[] = SUBJECTS.flatMap((who, a) =>
  VERBS.flatMap((verb, b) =>
    THINGS.map((thing, c) =>
      (a + b + c) % 2 === 0
        ? `${who} ${verb} Ann but did not paint ${thing} there.`
        : `${who} did not paint ${thing} but ${verb} Ann there.`,
    ),
  ),
);

/** Some of them, with the name as a mention. */
export const clockNotes: readonly Document[] = sentences.slice(0, 12).map((text, i) => {
  const start = text.indexOf('Ann');
  return createDocument({ id: `c${i}`, text, entities: [{ id: 'T1', start, end: start + 3, label: 'NAME' }] });
});

/** Pretrains an encoder on the sentences, in a second or two, and gives back its folder. */
export async function encoderOf(folder: string): Promise<string> {
  const documents = sentences.map((text, i) => createDocument({ id: `s${i}`, text, entities: [] }));
  const settings = pretrainSettings.parse({
    vocabularySize: 300, layers: 1, hiddenSize: 32, heads: 2, window: 32, batchSize: 16, dropout: 0, learningRate: 5e-3, epochs: 10, backend: 'wasm',
  }); // prettier-ignore
  await saveEncoder(folder, await pretrainEncoder(documents, settings, { seed: 13 }));
  return folder;
}
