import { createDocument } from '../../../src/core/document.ts';
import { createRng } from '../../../src/core/rng.ts';
import type { Document, Entity } from '../../../src/core/types.ts';
import type { SensitivitySettings } from '../../../src/taggers/sensitivity/settings.ts';

const CONTEXTS = [
  ['Der Zeuge', 'hat dies glaubhaft bekundet .'],
  ['Die Klägerin', 'beantragt , das Urteil aufzuheben .'],
  ['Nach Auskunft von Herrn', 'war der Vertrag gekündigt .'],
] as const;

const PLAIN = [
  'Das Gericht hat die Klage abgewiesen .',
  'Die Berufung war deshalb ohne Erfolg .',
  'Der Vertrag ist nach § 812 BGB nichtig .',
  'Die Kosten trägt das Land Berlin .',
] as const;

const NAMES = ['Müller', 'Schäfer', 'Fausner', 'Griesmann', 'Öztürk', 'Lehnert', 'Thadden', 'Wittgenstein'] as const;

/**
 * Small decisions in which a blank or a name stands in three contexts, and nowhere else.
 *
 * @param filled whether the blanks are names.
 * @param every of how many sentences one has a blank.
 */
export function decisions(count: number, filled: boolean, seed = 5, every = 2): Document[] {
  return Array.from({ length: count }, (_, i) => {
    const rng = createRng(seed).fork(i);
    let text = '';
    const entities: Entity[] = [];
    for (let s = 0; s < 8; s++) {
      if (s > 0) text += ' ';
      if (s % every !== 0) {
        text += rng.pick(PLAIN);
        continue;
      }
      const [before, after] = rng.pick(CONTEXTS);
      const name = filled ? rng.pick(NAMES) : `${String.fromCharCode(65 + rng.int(26))}.`;
      text += `${before} `;
      entities.push({ id: `e${s}`, start: text.length, end: text.length + name.length, label: 'PERSON' });
      text += `${name} ${after}`;
    }
    return createDocument({ id: `d${i}`, text, entities });
  });
}

/** Small enough to learn in seconds. */
export const smallSettings: Partial<SensitivitySettings> = {
  backend: 'wasm',
  pieces: 200,
  pieceDimension: 24,
  gloveIterations: 10,
  epochs: 6,
  batchSize: 2,
  budget: 48,
  learningRate: 0.003,
};
