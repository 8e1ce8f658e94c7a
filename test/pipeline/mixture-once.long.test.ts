import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { writeCorpus } from '../../src/pipeline/write-corpus.ts';
import type * as Mixtures from '../../src/pipeline/mixture/mixture.ts';

const rendered = vi.hoisted(() => ({ times: 0 }));

vi.mock('../../src/pipeline/mixture/mixture.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Mixtures>();
  const renderMixture: typeof original.renderMixture = function* (mixture, context) {
    rendered.times++;
    yield* original.renderMixture(mixture, context);
  };
  return { ...original, renderMixture };
});

it('renders generated text once where no threads are at work', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'palimpsest-'));
  const text = 'Ann Miller came to Leeds and said that she would stay until the winter.';
  const entities = [
    { id: 'T1', label: 'PER', start: 0, end: 10 },
    { id: 'T2', label: 'LOC', start: 19, end: 24 },
  ];
  try {
    const augmented = await augment([createDocument({ id: 'a', text, entities })], { alpha: 1, locale: 'en' });
    await writeCorpus(augmented, path.join(folder, 'out.jsonl'));
    expect(augmented.summary().generated?.documents).toBeGreaterThan(0);
    expect(rendered.times).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
