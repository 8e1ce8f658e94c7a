import { expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

it.each([
  ['it', '[Qvorano|LOC] è un comune italiano della provincia di [Campobasso|LOC], in [Molise|LOC].'],
  ['it', '[Qvorano|LOC] era un borgo della provincia di [Lecce|LOC], in [Puglia|LOC].'],
  ['es', '[Qvarilla|LOC] es un municipio español de la provincia de [Soria|LOC], [Castilla y León|LOC].'],
])('lets a town lie in the province that its sentence tells, and that in its region: %s, %s', async (locale, text) => {
  const towns = loadGazetteers().list(locale, 'cities');
  for (const { mentions } of await copiesIn(locale, text, 12)) {
    const [town = '', province = '', region = ''] = mentions;
    expect(towns?.find(town)?.region, mentions.join()).toBe(region);
    // The Aosta Valley has no province that is called after a town.
    if (region !== "Valle d'Aosta")
      expect([region, undefined], mentions.join()).toContain(towns?.find(province)?.region);
  }
});
