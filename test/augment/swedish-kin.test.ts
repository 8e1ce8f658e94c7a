import { expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

it.each(['Hustrun [Qvella-Rista|PER] kom.', 'Dottern [Qvorra|PER] kom.', 'Maken [Qvorre|PER] kom.'])(
  'behind a word of kinship with its article stands a given name: %s',
  async (text) => {
    const given = loadGazetteers().list('sv', 'given-names');
    for (const { mentions } of await copiesIn('sv', text, 8))
      for (const name of (mentions[0] ?? '').split('-')) expect(given?.find(name), mentions[0]).toBeDefined();
  },
);
