import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createAudit, type Finding } from '../../src/evaluate/audit.ts';
import { createLinker } from '../../src/evaluate/pair-documents.ts';

function doc(id: string, inline: string): Document {
  let text = '';
  const entities: Document['entities'][number][] = [];
  let position = 0;
  for (const match of inline.matchAll(/\[(.*?)\]\((.*?)\)/g)) {
    text += inline.slice(position, match.index);
    const value = match[1] as string;
    entities.push({
      id: `T${entities.length}`,
      start: text.length,
      end: text.length + value.length,
      label: match[2] as string,
    });
    text += value;
    position = match.index + match[0].length;
  }
  return createDocument({ id, text: text + inline.slice(position), entities });
}

describe('createAudit', () => {
  const source = doc('a', '[Eva Lind](NAME) of [Rome](CITY), seen by [Ann](NAME).');

  it('finds what still stands: exactly, ignoring case, and where no label covers it', () => {
    const findings: Finding[] = [];
    const audit = createAudit((finding) => findings.push(finding));
    audit.addCopy(source, doc('a-aug1', '[EVA LIND](NAME) of [Rome](CITY), seen by [Bo](NAME). rome was fine.'));
    expect(audit.result()).toEqual({
      copies: 1,
      originals: 0,
      unlinked: 0,
      labels: {
        CITY: { mentions: 1, labelled: 1, exact: 1, folded: 1, unlabelled: 1 },
        NAME: { mentions: 2, labelled: 0, exact: 0, folded: 1, unlabelled: 0 },
      },
      total: { mentions: 3, labelled: 1, exact: 1, folded: 2, unlabelled: 1 },
    });
    expect(findings.map((f) => [f.entity.id, f.labelled, f.exact])).toEqual([
      ['T0', true, false],
      ['T1', false, true],
    ]);
  });

  it('counts whole words only', () => {
    const audit = createAudit();
    audit.addCopy(source, doc('a-aug1', '[Bo](NAME) of [Romeville](CITY), seen by [Joanna](NAME).'));
    expect(audit.result().total.folded).toBe(0);
  });

  it('keeps offsets true in texts whose lower case is longer', () => {
    const audit = createAudit();
    audit.addCopy(doc('i', '[Ada](NAME) x'), doc('i-aug1', 'İİİ [ada](NAME) x'));
    expect(audit.result().total).toMatchObject({ exact: 0, folded: 1, unlabelled: 0 });
  });
});

describe('createLinker', () => {
  const sources = [doc('f#1', '[A](X) came'), doc('f#2', '[B](Y) came'), doc('f#3', 'nobody')];

  it('tells originals by their text and copies by provenance, id or order', () => {
    const link = createLinker(sources);
    const kinds = [
      doc('f#1', '[A](X) came'),
      doc('f#2', '[Q](X) arrived'), // CoNLL: the id tells nothing, the order does
      doc('f#2-aug1', '[Q](Y) came'),
      doc('f#3#s1-aug2', 'no one'),
      { ...doc('z', '[Q](Y) went'), derivedFrom: { id: 'f#2', copy: 1, seed: 1, recipe: 'r', steps: [] } },
      doc('other', '[Q](Z) went'),
    ].map((d) => {
      const found = link(d);
      return found.kind === 'unlinked' ? 'unlinked' : `${found.kind} ${found.source.id}`;
    });
    expect(kinds).toEqual(['original f#1', 'copy f#1', 'copy f#2', 'copy f#3', 'copy f#2', 'unlinked']);
  });

  it('tells copies without their originals by order where it is said how many there are of each', () => {
    const copies = [doc('1', '[P](X) came'), doc('2', '[Q](X) left'), doc('3', '[R](Y) came'), doc('4', '[S](Z) came')];
    const link = createLinker(sources, 2);
    const kinds = copies.map((d) => {
      const found = link(d);
      return found.kind === 'copy' ? found.source.id : found.kind;
    });
    expect(kinds).toEqual(['f#1', 'f#1', 'f#2', 'unlinked']);
    expect(copies.map((d) => createLinker(sources)(d).kind)).toEqual(Array.from(copies, () => 'unlinked'));
  });
});
