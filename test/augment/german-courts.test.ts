import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { labelled } from '../helpers/marked.ts';

const POLICIES = { RS: { policy: 'from-corpus' }, GRT: { policy: 'from-corpus' } } as const;

/** Mentions of copies of decisions whose courts and citations are drawn from the corpus. */
async function drawnIn(...texts: readonly string[]) {
  const copies: string[][] = [];
  const settings = { alpha: 12, augmentedOnly: true, generated: false, locale: 'de', policies: POLICIES };
  const docs = texts.map((text, i) => labelled(`c${i}`, text));
  for await (const { text: copy, entities } of await augment(docs, settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

describe('courts of German copies', () => {
  it('takes no page for a year, and no series', async () => {
    for (const [journal = '', series = ''] of await drawnIn(
      'Vgl. [QvFG 2015, 1014|RS] und [Urteil von 2016 (QozR 1500 § 160a)|RS].',
    )) {
      expect(journal).toMatch(/^QvFG (?!2015)\d{4}, 1014$/u);
      expect(series).toMatch(/^Urteil von (?!2016)\d{4} \(QozR 1500 § 160a\)$/u);
    }
  });

  it('lets the year of a case go with that of its decision, and takes no number of a case for a year', async () => {
    for (const [decision = '', other = '', season = ''] of await drawnIn(
      'Vgl. [QAG 25. Mai 2017 - 4 QZR 521/15 - Rn. 29|RS], [Urteil vom 9.11.2016 - 3 Q 45.15|RS] und [QvGH 2011 - 4 Ca 1615/10|RS].',
    )) {
      const [, year = '', short = ''] = /^QAG 25\. Mai (\d{4}) - 4 QZR 521\/(\d\d) - Rn\. 29$/u.exec(decision) ?? [];
      expect(Number(year)).toBeLessThan(2017);
      expect((Number(year) - Number(short)) % 100, decision).toBe(2);
      const [, later = '', own = ''] = /^Urteil vom 9\.11\.(\d{4}) - 3 Q 45\.(\d\d)$/u.exec(other) ?? [];
      expect((Number(later) - Number(own)) % 100, other).toBe(1);
      expect(season).toMatch(/^QvGH (?!2011)\d{4} - 4 Ca 1615\/(?!10)\d\d$/u);
    }
  });

  it('takes a court of the same kind elsewhere', async () => {
    const others = ['Das [Finanzgericht Qvarl|GRT] ruht.', 'Das [FG Qvarl-Zwexel|GRT] ruht.'];
    for (const found of await drawnIn('Das Urteil des [Landgerichts Siegen|GRT] und des [LG Gera|GRT].', ...others))
      if (found.length === 2) {
        expect(found[0]).toMatch(/^Landgerichts (?!Siegen)\p{Lu}[\p{L} -]+$/u);
        expect(found[1]).toMatch(/^LG (?!Gera)\p{Lu}[\p{L} -]+$/u);
      }
  });
});
