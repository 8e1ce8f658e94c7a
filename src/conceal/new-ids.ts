import type { Rng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';

/** Without vowels, so that no id is a word, and without digits, so that none is a number of anybody's. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 14;

/** What a document is called that must not tell which document it was. */
export interface NewName {
  readonly id: string;
  /** The file that it is written to where its format has many documents in one: that of all documents of its source's file. */
  readonly file: string;
}

/**
 * Gives documents new ids, which can be names of files. They depend on the seed and the old id alone, never on the order, so
 * that shards agree; who does not have the seed learns nothing from them, nor from how they sort. No two are the same.
 */
export function createNewIds(rng: Rng): (source: Document) => NewName {
  const given = new Set<string>();
  return ({ id, envelope }) => {
    let name = '';
    for (let round = 0; name === '' || given.has(name); round++) name = draw(rng.fork('id', id, round));
    given.add(name);
    const extension = /\.[A-Za-z0-9]+$/.exec(envelope?.file ?? '')?.[0] ?? '';
    return { id: name, file: draw(rng.fork('file', envelope?.file ?? '')) + extension };
  };
}

function draw(rng: Rng): string {
  return Array.from({ length: LENGTH }, () => rng.pick(LETTERS)).join('');
}
