import { describe, expect, it } from 'vitest';
import { parseLicence } from '../../src/report/data-card.ts';

describe('parseLicence', () => {
  it.each([
    ['cc-by-4.0', { name: 'CC-BY-4.0', header: 'cc-by-4.0' }],
    [' ODbL-1.0 ', { name: 'ODbL-1.0', header: 'odbl' }],
    ['gpl-3.0-OR-later', { name: 'GPL-3.0-or-later', header: 'gpl-3.0' }],
    ['dl-de-by-2.0', { name: 'DL-DE-BY-2.0' }],
    ['LicenseRef-Ward.7', { name: 'LicenseRef-Ward.7' }],
    ['by agreement\nwith the hospital', { name: 'by agreement with the hospital' }],
  ])('reads %j', (text, licence) => {
    expect(parseLicence(text)).toEqual(licence);
  });

  it.each(['CC-BY-9.0', 'GPL', ''])('refuses %j, which may be misspelt', (text) => {
    expect(() => parseLicence(text)).toThrow(
      expect.objectContaining({ code: 'unknown-licence', hint: expect.stringContaining('CC-BY-4.0, ') as string }),
    );
  });
});
