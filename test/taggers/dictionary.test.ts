import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document, Entity } from '../../src/core/types.ts';
import { dictionary } from '../../src/taggers/dictionary/family.ts';
import { parseSettings } from '../../src/taggers/settings.ts';
import type { TagOptions } from '../../src/taggers/types.ts';

/** `[Rome](LOC)`: the text with the mentions that the brackets say. */
function parse(marked: string, id = 'd'): Document {
  const entities: Entity[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(/\[([^\]]+)\]\((\w+)\)/g)) {
    text += marked.slice(at, match.index);
    const [all, value = '', label = ''] = match;
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    at = match.index + all.length;
  }
  return createDocument({ id, text: text + marked.slice(at), entities });
}

const trainOn = (training: readonly string[], settings: Record<string, unknown> = {}) =>
  dictionary.train(
    training.map((marked, i) => parse(marked, String(i))),
    parseSettings(dictionary, settings),
    { seed: 13, language: 'en' },
  );

async function find(training: readonly string[], text: string, settings = {}, options?: TagOptions): Promise<string[]> {
  const tagger = await trainOn(training, settings);
  const corpus: Corpus = (async function* () {
    yield createDocument({ id: 'x', text, entities: [] });
  })();
  const found: string[] = [];
  for await (const doc of tagger.tag(corpus, options)) {
    for (const { start, end, label } of doc.entities) found.push(`${doc.text.slice(start, end)}/${label}`);
  }
  return found;
}

describe('the dictionary', () => {
  it('gives each token the tag it had most often', async () => {
    const training = ['[Paris](LOC) fell', '[Paris](LOC) stood', '[Paris](PER) left', 'they left'];
    expect(await find(training, 'Paris left')).toEqual(['Paris/LOC']);
  });

  it('joins the tokens of a mention of several', async () => {
    expect(await find(['in [New York City](LOC) today'], 'New York City, York')).toEqual([
      'New York City/LOC',
      'York/LOC',
    ]);
  });

  it('finds nothing in tokens that it never saw', async () => {
    expect(await find(['[Rome](LOC)'], 'Oslo and rome')).toEqual([]);
  });

  it('breaks a tie for the mention, then for the tag that sorts first, whatever the order of training', async () => {
    const training = ['[May](PER) came', '[May](DATE) came', 'May came', '[Will](PER) came', 'Will came'];
    expect(await find(training, 'May Will')).toEqual(['May/DATE', 'Will/PER']);
    expect(await find(training.toReversed(), 'May Will')).toEqual(['May/DATE', 'Will/PER']);
  });

  it('looks tokens that it never saw up in lower case, when asked', async () => {
    const training = ['[ROME](LOC) fell', 'Rose fell', '[ROSE](PER) fell', '[ROSE](PER) fell'];
    expect(await find(training, 'Rome Rose', { foldCase: true })).toEqual(['Rome/LOC']);
    expect(await find(training, 'Rome Rose')).toEqual([]);
  });

  it('finds more with a bias for recall, and less with one against it', async () => {
    const training = ['[May](PER) came', 'May came', 'May came', '[Eva](PER) came', '[Eva](PER) came', 'Eva came'];
    expect(await find(training, 'May, Eva')).toEqual(['Eva/PER']);
    expect(await find(training, 'May, Eva', {}, { recallBias: 1 })).toEqual(['May/PER', 'Eva/PER']);
    expect(await find(training, 'May, Eva', {}, { recallBias: -1 })).toEqual([]);
  });

  it('tells its labels, sorted', async () => {
    expect((await trainOn(['[Rome](LOC) [Eva](PER) [May](DATE)'])).labels).toEqual(['DATE', 'LOC', 'PER']);
  });
});
