import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { toCorpus } from '../../../src/core/document.ts';
import { groupSentences } from '../../../src/evaluate/code-mixing.ts';
import { totalCounts } from '../../../src/evaluate/counts.ts';
import { evaluateCorpora } from '../../../src/evaluate/evaluate.ts';
import { findScorer } from '../../../src/evaluate/scorers.ts';
import { generate } from '../../../src/pipeline/templates/generate.ts';
import { countGroups } from '../../../src/studies/common/measures.ts';
import { planStudy } from '../../../src/studies/kinds.ts';
import type { Study } from '../../../src/studies/augmentation/study.ts';
import { openMixed } from '../../../src/text/code-mixing.ts';
import { foundIn, markdownOf, newFolder, runHere, csvOf } from '../helpers.ts';

const documents: Document[] = [];
beforeAll(async () => {
  for await (const doc of generate('zh-en-deid', { count: 16, seed: 5 })) documents.push(doc);
});

/** The same without every third mention, and with one mention of another label. */
function damaged(doc: Document): Document {
  const entities = doc.entities.flatMap((entity, i) =>
    i % 3 === 0 ? [] : [i % 7 === 1 ? { ...entity, label: 'Country' } : entity],
  );
  return { ...doc, entities };
}

describe('sentences of an experiment, by group', () => {
  it.each(['group', 'cmi'] as const)('are counted as evaluate counts them: %s', async (sentences) => {
    const pairs = documents.map((doc) => [doc, damaged(doc)] as const);
    const mixed = ['en', 'zh'] as const;
    const found = countGroups(pairs, { sentences, mixed }, 'strict', 'zh');
    const { measurements } = await evaluateCorpora(
      toCorpus(documents),
      toCorpus(documents.map(damaged)),
      [findScorer('strict')],
      { groupBy: { sentences: groupSentences(openMixed(mixed), sentences) }, language: 'zh' },
    );
    const groups = measurements[0]?.groups ?? [];
    expect(groups.length).toBeGreaterThan(3);
    expect(Object.keys(found).toSorted()).toEqual(groups.map(({ name }) => name).toSorted());
    for (const { name, counts, sentences: own } of groups) {
      expect(found[name]?.counts).toEqual(totalCounts(counts));
      expect(found[name]?.sentences).toBe(own?.count);
      expect((found[name]?.wrong ?? 0) / (found[name]?.sentences ?? 1)).toBe(own?.errorRate);
    }
  });
});

describe('a study with groups of sentences', () => {
  const yaml = (grouping: string) => `name: Mixed
corpora:
  notes: { path: notes.jsonl, language: zh }
  more: { path: more.jsonl, language: zh }
directions: [{ train: notes, test: more }]
shared-sentences: allow
models: [dictionary]
arms: [none]
fractions: [1]
seeds: [1, 2]
labels: [Date, Hospital, Doctor]
drop-rarer-than: 0
metric: strict
tests: [cross]
${grouping}`;
  const write = (folder: string) => {
    const jsonl = (docs: readonly Document[]) =>
      docs
        .map(({ id, text, entities }) => {
          // Offsets of JSONL count code points.
          const at = (offset: number) => Array.from(text.slice(0, offset)).length;
          const mentions = entities.map(({ start, end, label }) => ({ start: at(start), end: at(end), label }));
          return `${JSON.stringify({ id, text, entities: mentions })}\n`;
        })
        .join('');
    writeFileSync(path.join(folder, 'notes.jsonl'), jsonl(documents.slice(0, 8)));
    writeFileSync(path.join(folder, 'more.jsonl'), jsonl(documents.slice(8)));
    return path.join(folder, 'spec.yaml');
  };

  it('has scores of each group, in results, page and CSV, and no path', async () => {
    const folder = newFolder();
    const file = write(folder);
    const grouping = 'group-by: { mixed: [en, zh] }\n';
    const plan = await planStudy(yaml(grouping), file, {});
    const out = path.join(folder, 'out');
    await runHere(plan, out);
    const study = await foundIn<Study>(out);
    const [cell] = study.cells;
    const test = cell?.tests?.['cross'];
    const groups = Object.values(test?.groups ?? {});
    expect(Object.keys(test?.groups ?? {})).toEqual(['en', 'mixed', 'neutral', 'zh']);
    const counted = test?.counts['strict'];
    if (!counted) throw new Error('the cell has no counts');
    const total = totalCounts(counted);
    for (const name of ['correct', 'incorrect', 'missed', 'spurious'] as const) {
      expect(groups.reduce((sum, { counts }) => sum + counts[name], 0)).toBe(total[name]);
    }
    expect(readFileSync(path.join(out, 'manifest.json'), 'utf8')).not.toContain(folder);
    const markdown = markdownOf(study);
    expect(markdown).toContain('## Sentences by language');
    expect(markdown).toMatch(/dictionary \| zh only \| [\d,]+ \| [\d.]+/u);
    const csv = csvOf(study).get('f1-by-sentence-group.csv') ?? '';
    expect(csv.trim().split('\n')).toHaveLength(1 + 2 * 4);
  });

  it('has other cells than one without, and others where a list of words changes', async () => {
    const folder = newFolder();
    const file = write(folder);
    const keysOf = async (grouping: string) => (await planStudy(yaml(grouping), file, {})).cells.map(({ key }) => key);
    const without = await keysOf('');
    const words = path.join(folder, 'words.txt');
    const lists = 'group-by: { sentences: cmi, mixed: [a=words.txt, en] }\n';
    const spanish =
      'el la los las un una de del que con por para sin sobre entre hasta desde como cuando donde porque paciente hospital';
    writeFileSync(words, `${spanish} ingresado\n`);
    const before = await keysOf(lists);
    writeFileSync(words, `${spanish} ingreso\n`);
    const after = await keysOf(lists);
    expect(new Set([...without, ...before, ...after]).size).toBe(6);
    writeFileSync(words, 'demasiado pocas\n');
    await expect(keysOf(lists)).rejects.toMatchObject({
      code: 'bad-experiment',
      message: expect.stringContaining('20 different words of each or more, not by 2') as string,
    });
  });

  it('says where two languages cannot be told apart', async () => {
    const folder = newFolder();
    const file = write(folder);
    await expect(planStudy(yaml('group-by: { mixed: [en, sv] }\n'), file, {})).rejects.toMatchObject({
      code: 'bad-experiment',
      place: { line: 15 },
      message: expect.stringContaining('--mixed') as string,
    });
  });
});
