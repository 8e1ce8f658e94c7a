import { PalimpsestError } from '../core/errors.ts';

/** A licence as a data card names it. */
export interface Licence {
  /** The SPDX identifier, spelt as SPDX does, or the text given. */
  readonly name: string;
  /** Its identifier in the header of dataset cards; `undefined` where they have none. */
  readonly header?: string;
}

/** SPDX identifiers that dataset cards know too; they write them in lower case but for those told here. */
const KNOWN = [
  'CC0-1.0', 'CC-BY-2.0', 'CC-BY-2.5', 'CC-BY-3.0', 'CC-BY-4.0', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0',
  'CC-BY-NC-2.0', 'CC-BY-NC-3.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-ND-3.0', 'CC-BY-NC-ND-4.0',
  'CC-BY-NC-SA-2.0', 'CC-BY-NC-SA-3.0', 'CC-BY-NC-SA-4.0', 'C-UDA-1.0=c-uda',
  'CDLA-Sharing-1.0', 'CDLA-Permissive-1.0', 'CDLA-Permissive-2.0', 'ODbL-1.0=odbl', 'ODC-By-1.0=odc-by', 'PDDL-1.0=pddl',
  'etalab-2.0', 'Apache-2.0', 'MIT', 'ISC', 'Zlib', 'BSD-2-Clause', 'BSD-3-Clause', 'BSL-1.0', 'Unlicense', 'WTFPL',
  'AGPL-3.0-only=agpl-3.0', 'AGPL-3.0-or-later=agpl-3.0', 'GPL-2.0-only=gpl-2.0', 'GPL-2.0-or-later=gpl-2.0',
  'GPL-3.0-only=gpl-3.0', 'GPL-3.0-or-later=gpl-3.0', 'LGPL-2.1-only=lgpl-2.1', 'LGPL-2.1-or-later=lgpl-2.1',
  'LGPL-3.0-only=lgpl-3.0', 'LGPL-3.0-or-later=lgpl-3.0', 'MPL-2.0', 'EPL-2.0', 'EUPL-1.1', 'EUPL-1.2', 'OFL-1.1',
] as const; // prettier-ignore

/** SPDX identifiers that dataset cards have no name for. */
const WITHOUT_HEADER = ['DL-DE-BY-2.0', 'DL-DE-ZERO-2.0', 'NLOD-2.0', 'OGL-UK-3.0', 'OGL-Canada-2.0'];

const byId = new Map<string, Licence>([
  ...KNOWN.map((entry): [string, Licence] => {
    const [name = '', header = name.toLowerCase()] = entry.split('=');
    return [name.toLowerCase(), { name, header }];
  }),
  ...WITHOUT_HEADER.map((name): [string, Licence] => [name.toLowerCase(), { name }]),
]);

/**
 * Reads a licence: an SPDX identifier, in any case; `LicenseRef-…` for a licence of one's own; or words, such as "by agreement
 * with the hospital".
 *
 * @throws PalimpsestError `unknown-licence` where a single word is no identifier known here: it may be misspelt.
 */
export function parseLicence(text: string): Licence {
  const name = text.replace(/\s+/g, ' ').trim();
  const known = byId.get(name.toLowerCase());
  if (known) return known;
  if (name.includes(' ') || /^LicenseRef-[A-Za-z0-9.-]+$/.test(name)) return { name };
  throw new PalimpsestError('unknown-licence', `no licence ${JSON.stringify(name)} is known`, {
    hint:
      `Known SPDX identifiers: ${[...byId.values()].map(({ name: id }) => id).join(', ')}. ` +
      'Another licence can be told in words, or as LicenseRef-Name.',
  });
}
