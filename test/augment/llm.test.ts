import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Recipe } from '../../src/augment/recipe.ts';
import { hasTags, readParaphrase, tagSentence } from '../../src/augment/models/llm.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { writeFileSync } from 'node:fs';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { labelled } from '../taggers/neural/fixture.ts';
import { answer, type Asked, type Behaviour, startServer } from '../taggers/llm/server.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const DOCS = [
  labelled('a', 'The singer [Eva Lind|NAME] came to [Ulm|PLACE] early. Nothing else was said.'),
  labelled('b', '[Tom Reed|NAME] has moved to [York|PLACE] with his family.\nShort.'),
];

const sentenceOf = ({ prompt }: Asked) => /<SENTENCE>\n(.*)\n<\/SENTENCE>/u.exec(prompt)?.[1] ?? '';
/** Other words for some words. */
const right = (asked: Asked) =>
  sentenceOf(asked).replace(' came to ', ' travelled to ').replace('Nothing else was', 'No more has been').replace(' has moved ', ' went to live '); // prettier-ignore

async function serve(behave: Behaviour) {
  const server = await startServer(behave);
  stop = server.stop;
  return server;
}

const recipeOf = (settings: object): Recipe => ({
  name: 'told',
  unit: 'document',
  'only-with-entities': false,
  augmenters: [{ llm: { rate: 1, ...settings } }],
});

async function run(settings: object, { alpha = 1, allowRemote = false, docs = DOCS } = {}) {
  const augmented = await augment(docs, {
    recipe: recipeOf(settings),
    alpha,
    augmentedOnly: true,
    allowRemote,
    locale: 'en',
  });
  return copiesOf(augmented);
}

describe('the augmenter llm', () => {
  it('writes what a model answers around mentions that stay, and asks nothing a second time', async () => {
    const server = await serve((asked, response) => answer(response, right(asked)));
    const settings = { url: server.url, cache: temporaryFolder() };
    const first = await run(settings, { alpha: 2 });
    expect(first.copies.map(({ text }) => text)).toEqual([
      'The singer Eva Lind travelled to Ulm early. No more has been said.',
      'The singer Eva Lind travelled to Ulm early. No more has been said.',
      'Tom Reed went to live to York with his family.\nShort.',
      'Tom Reed went to live to York with his family.\nShort.',
    ]);
    for (const copy of first.copies) expect(mentionsOf(copy)).toEqual(mentionsOf(DOCS[copy.id.startsWith('a') ? 0 : 1] as Document)); // prettier-ignore
    expect(first.summary.edits).toEqual({ llm: 6 });
    expect(first.summary.withheld).toBeUndefined();
    // "Short." has nothing to paraphrase; each copy has answers of its own.
    expect(server.asked).toHaveLength(6);
    expect(new Set(server.asked.map(({ seed }) => seed)).size).toBe(6);
    expect((await run(settings, { alpha: 2 })).copies).toEqual(first.copies);
    expect(server.asked).toHaveLength(6);
  });

  it.each<[string, string, (sentence: string) => string]>([
    ['a tag that is dropped', 'tags', (s) => s.replace('</1>', '')],
    ['a mention that is dropped', 'tags', (s) => s.replace(/<1>.*<\/1>/u, 'somebody')],
    ['a tag that is doubled', 'tags', (s) => `${s} <1>Eva Lind</1>`],
    ['tags in another order', 'tags', (s) => s.replace(/(<1>.*<\/1>)(.*)(<2>.*<\/2>)/u, '$3$2$1')],
    ['a word that runs into a mention', 'tags', (s) => s.replace('</1> ', '</1>s ')],
    ['another text between tags', 'content', (s) => s.replace(/<1>(.*)<\/1>/u, '<1>Eve Lind</1>')],
    ['a blank more between tags', 'content', (s) => s.replace('</1>', ' </1>')],
    ['a mention that stands outside tags too', 'repeated', (s) => s.replace('.', ', said Eva Lind and Tom Reed.')],
    ['a name that is invented', 'invented', (s) => s.replace('.', ' with Bob.')],
    ['a number that is invented', 'invented', (s) => s.replace('.', ' in 1998.')],
    ['two lines', 'malformed', (s) => `Here it is:\n${s}`],
    ['nothing', 'malformed', () => ''],
    ['a refusal', 'refusal', () => 'I’m sorry, I cannot assist with that.'],
  ])('refuses %s: the sentence stays as it was, and is counted', async (_, reason, spoil) => {
    const server = await serve((asked, response) => answer(response, spoil(sentenceOf(asked))));
    const docs = [labelled('a', 'The singer [Eva Lind|NAME] and [Tom Reed|NAME] came here early.')];
    const { copies, summary } = await run({ url: server.url, cache: temporaryFolder(), answerRetries: 2 }, { docs });
    expect(copies.map(({ text }) => text)).toEqual(docs.map(({ text }) => text));
    expect(summary.withheld).toEqual({ llm: { [reason]: 1 } });
    expect(server.asked).toHaveLength(3);
  });

  it('takes the first answer that fits', async () => {
    const server = await serve((asked, response, number) =>
      answer(response, number === 1 ? 'No.' : `"${right(asked)}"`),
    );
    const { copies, summary } = await run({ url: server.url, cache: temporaryFolder() }, { docs: DOCS.slice(1) });
    expect(copies[0]?.text).toContain('went to live');
    expect(summary.withheld).toBeUndefined();
  });

  it('stops where the budget is reached, keeps what was answered, and goes on with a higher one', async () => {
    const server = await serve((asked, response) => answer(response, right(asked)));
    const settings = { url: server.url, cache: temporaryFolder() };
    await expect(run({ ...settings, budget: 2 })).rejects.toMatchObject({ code: 'llm-budget' });
    expect(server.asked).toHaveLength(2);
    const { copies } = await run({ ...settings, budget: 1 });
    expect(copies.every(({ text }) => /travelled|went/.test(text))).toBe(true);
    expect(server.asked).toHaveLength(3);
  });

  it('gives a server up that never answers, without a word of the text', async () => {
    const server = await serve(() => undefined);
    const settings = { url: server.url, cache: temporaryFolder(), timeoutSeconds: 0.05, retries: 0 };
    const error: unknown = await run(settings).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'llm-unavailable' });
    expect(JSON.stringify([error, (error as Error).message])).not.toMatch(/Eva|York|singer/);
  });

  it('sends nothing to another machine unless that is allowed', async () => {
    const settings = { url: 'http://192.0.2.1/v1', cache: temporaryFolder(), timeoutSeconds: 0.05, retries: 0 };
    await expect(run(settings)).rejects.toMatchObject({ code: 'remote-llm', hint: expect.stringContaining('--allow-remote') as string }); // prettier-ignore
    await expect(run(settings, { allowRemote: true })).rejects.toMatchObject({ code: 'llm-unavailable' });
    const { notes } = await augment(DOCS, { recipe: recipeOf(settings), alpha: 1, allowRemote: true });
    expect(notes).toContain('The text is sent to 192.0.2.1.');
  });

  it('is named in a recipe for the command line, which tells what was withheld', async () => {
    const server = await serve((asked, response) => answer(response, sentenceOf(asked).includes('Eva') ? 'No.' : right(asked))); // prettier-ignore
    const folder = temporaryFolder();
    const recipe = path.join(folder, 'told.yaml');
    writeFileSync(recipe, `name: told\naugmenters:\n  - llm: { url: "${server.url}", cache: kept, rate: 1 }\n`);
    const corpus = path.join(folder, 'notes.jsonl');
    writeFileSync(corpus, DOCS.map(({ id, text, entities }) => `${JSON.stringify({ id, text, entities: entities.map(({ start, end, label }) => ({ start, end, label })) })}\n`).join('')); // prettier-ignore
    const args = [
      'augment',
      corpus,
      path.join(folder, 'out.jsonl'),
      '--recipe',
      recipe,
      '--alpha',
      '1',
      '--locale',
      'en',
    ];
    const { code, stdout, stderr } = await runCli(args);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain('Withheld by llm: malformed 1');
    const asked = server.asked.length;
    expect((await runCli([...args, '--overwrite'])).code).toBe(0);
    expect(server.asked).toHaveLength(asked);
  });
});

describe('a paraphrase with tags', () => {
  const sentence = 'Eva came from Ulm, late.';
  const mentions = [{ start: 0, end: 3 }, { start: 14, end: 17 }]; // prettier-ignore

  it('becomes the smallest edits between the mentions', () => {
    expect(tagSentence(sentence, mentions)).toBe('<1>Eva</1> came from <2>Ulm</2>, late.');
    expect(readParaphrase(sentence, mentions, '<1>Eva</1> arrived from <2>Ulm</2>, late.', false)).toEqual([
      { start: 4, end: 8, replacement: 'arrived' },
    ]);
    expect(readParaphrase(sentence, mentions, 'It was <1>Eva</1> who came late from < 2 >Ulm</2>.', false)).toEqual([
      { start: 0, end: 0, replacement: 'It was ' },
      { start: 4, end: 8, replacement: 'who came late' },
      { start: 17, end: 24, replacement: '.' },
    ]);
    expect(readParaphrase(sentence, mentions, '<1>Eva</1> came from <2>Ulm</2>, late.', false)).toEqual([]);
  });

  it('may have new capitals where every noun has one, but no new numbers', () => {
    const read = (answered: string) => readParaphrase('Sie kam spät an.', [], answered, true);
    expect(read('Ihre Ankunft war spät.')).toHaveLength(1);
    expect(read('Sie kam um 9 Uhr spät an.')).toBe('invented');
  });

  it('is not asked of a sentence that has tags of its own', () => {
    expect(hasTags('a <1>b</1>')).toBe(true);
    expect(hasTags('a < b and 1 > 0')).toBe(false);
  });
});
