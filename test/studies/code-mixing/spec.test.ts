import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kind } from '../../../src/studies/code-mixing/kind.ts';
import { specOf } from '../helpers.ts';

const file = fileURLToPath(new URL('../../../data/experiments/code-mixing.yaml', import.meta.url));
const shipped = readFileSync(file, 'utf8');
const parse = (text: string, variables: Record<string, string> = {}) =>
  specOf(kind, text, 'code-mixing.yaml', variables);

describe('the shipped study of code-mixed text', () => {
  it('has the paper’s models, pretrains their encoders and asks no language model, where nothing is named', async () => {
    const spec = await parse(shipped);
    expect(spec.models.map(({ name, encoder }) => [name, encoder])).toEqual([
      ['dictionary', undefined],
      ['EN-BERT', { groups: ['en', 'neutral'] }],
      ['CH-BERT', { groups: ['zh', 'neutral'] }],
      ['M-BERT', { groups: ['en', 'zh', 'mixed', 'neutral'] }],
      ['TM-BERT', { groups: ['en', 'zh', 'mixed', 'neutral'] }],
    ]);
    expect(spec.models.at(-1)?.translate).toEqual({ lexicon: 'zh-en-clinical' });
    expect(spec.llm).toBeUndefined();
    expect(spec.notices).toEqual([expect.stringContaining('LLM_URL')]);
    expect(spec.seeds.length).toBeGreaterThan(1);
  });

  it('takes encoders and a server that variables name', async () => {
    const spec = await parse(shipped, { M_BERT: '/encoders/mbert', LLM_URL: 'http://127.0.0.1:9/v1' });
    expect(spec.models.map(({ encoder }) => encoder).slice(3)).toEqual([
      { folder: '/encoders/mbert' },
      { folder: '/encoders/mbert' },
    ]);
    expect(spec.llm?.settings).toMatchObject({ url: 'http://127.0.0.1:9/v1', queries: 3, votes: 2, temperature: 0.5 });
    expect(spec.llm?.missed).toEqual(['dictionary', 'EN-BERT', 'CH-BERT', 'M-BERT', 'TM-BERT']);
    expect(spec.notices).toEqual([]);
  });
});

describe('a mistake', () => {
  it.each([
    [
      'groups: [en, zh, mixed] }',
      'groups: [en, fr] }',
      'fr is no group of sentences; they are: en, zh, mixed, neutral',
    ],
    ['{ model: M-BERT, groups', '{ model: X-BERT, groups', 'there is no model X-BERT'],
    ['pretrain: [zh, neutral]', 'pretrain: [chinese]', 'chinese is no group'],
    ['{ lexicon: zh-en-clinical }', '{ lexicon: none }', 'none'],
    ['mixed: [en, zh]', 'mixed: [fr, en]', 'fr'],
    ['{ variable: CH_BERT, pretrain: [zh, neutral] }', '{ variable: CH_BERT }', 'CH_BERT is not set'],
    ['{ name: dictionary, family: dictionary }', '{ name: M-BERT, family: dictionary }', 'two models are called'],
    ['vocabularySize: 3000', 'vocabularySize: 3', '64'],
    ['explain:', 'explian:', 'has no key "explian"'],
  ])('is told with its line: %s → %s', async (right, wrong, message) => {
    const text = shipped.replace(right, wrong);
    expect(text).not.toBe(shipped);
    await expect(parse(text)).rejects.toMatchObject({
      code: 'bad-experiment',
      message: expect.stringMatching(
        new RegExp(`code-mixing.yaml:\\d+:\\d+: .*${message.replaceAll(/[[\]]/g, '\\$&')}`),
      ) as string,
    });
  });
});
