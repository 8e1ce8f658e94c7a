import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createViewPage, type ViewRow } from '../../src/report/view-page.ts';
import type { ViewDocument, ViewMeta, ViewRowData } from '../../src/report/view-data.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const hostile = createDocument({
  id: '"><img src=x onerror=alert(1)>',
  text: '<script>alert("x")</script> & <b>Eva</b> went',
  entities: [
    { id: '1', start: 0, end: 8, label: '"></script><script>' },
    { id: '2', start: 33, end: 36, label: 'NAME' },
    { id: '3', start: 30, end: 40, label: 'OUTER', layer: 'x' },
  ],
});
const copy = createDocument({ ...hostile, id: 'c', text: hostile.text.replace('went', 'gladly left') });

const blockOf = (page: string, id: string): unknown => {
  const content = new RegExp(`<script type="[^"]+" id="${id}">([^<]*)</script>`).exec(page)?.[1] ?? '';
  return JSON.parse(id === 'meta' ? content : inflateSync(Buffer.from(content, 'base64')).toString());
};

describe('createViewPage', () => {
  const page = createViewPage([{ source: hostile, copies: [copy] }], { title: '<t>', total: 3, tokenise });

  it('holds no text that a browser could take for markup', () => {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<b>Eva');
    expect(page.match(/<script\b/g)).toHaveLength(5); // theme, part, rows, meta, its own
    expect(page).toContain('<title>&lt;t&gt;</title>');
  });

  it('needs nothing from elsewhere, and its policy lets no script run but its own', () => {
    expect(page).not.toMatch(/<(?:link|img|iframe|object)\b|<script [^>]*src|@import|url\(|https?:/);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('connect-src');
  });

  it('tells what it leaves out', () => {
    expect(page).toContain('1 of 3 documents, with 1 copy made from them.');
  });

  it('holds the documents, their entities and what changed, compressed', () => {
    const [doc] = blockOf(page, 'part-0') as ViewDocument[];
    expect(doc).toMatchObject({ id: hostile.id, text: hostile.text });
    expect(doc?.entities).toEqual([
      [0, 0, 8],
      [1, 30, 40],
      [2, 33, 36],
    ]);
    const went = hostile.text.indexOf('went');
    expect(doc?.copies[0]?.changes).toEqual([[went, went + 4, went, went + 11, 0]]);
    expect(blockOf(page, 'rows')).toMatchObject([{ entities: 3, copies: 1, changes: 1, kept: 3, labels: [0, 1, 2] }]);
    const meta = blockOf(page, 'meta') as ViewMeta;
    expect(meta.steps).toEqual([{ name: 'words replaced', logged: false, count: 1 }]);
    expect(meta.labels.map(({ name, count }) => [name, count])).toEqual([
      ['"></script><script>', 1],
      ['OUTER', 1],
      ['NAME', 1],
    ]);
  });

  it('names augmenters where a log tells them, and else what the texts show, even of a copy that names its augmenters', () => {
    const source = createDocument({
      id: 'a',
      text: 'Eva was here',
      entities: [{ id: '1', start: 0, end: 3, label: 'N' }],
    });
    const derivedFrom = { id: 'a', copy: 2, seed: 1, recipe: 'r', steps: ['phi-replacement', 'synonym-replacement'] };
    const derived = createDocument({
      id: 'a-aug2',
      text: 'Ana is here',
      entities: [{ id: '1', start: 0, end: 3, label: 'N' }],
      derivedFrom,
    });
    const edits = [
      [
        { start: 0, end: 3, replacement: 'Ana', step: 'phi-replacement' },
        { start: 4, end: 7, replacement: 'is', step: 'mine' },
      ],
    ];
    const stepsOf = (row: Omit<ViewRow, 'source' | 'copies'>) =>
      (
        blockOf(
          createViewPage([{ source, copies: [derived], ...row }], { title: 't', total: 1, tokenise }),
          'meta',
        ) as ViewMeta
      ).steps.map(({ name, logged }) => [name, logged]);
    expect(stepsOf({})).toEqual([
      ['mentions changed', false],
      ['words replaced', false],
    ]);
    expect(stepsOf({ edits: [edits] })).toEqual([
      ['phi-replacement', true],
      ['mine', true],
    ]);
    const wrong = createViewPage([{ source, copies: [derived], edits: [[[]]] }], { title: 't', total: 1, tokenise });
    expect((blockOf(wrong, 'meta') as ViewMeta).notes[0]).toContain('does not lead to the text of 1 copies');
  });

  it('divides many documents into parts', () => {
    const text = 'word '.repeat(2000);
    const rows = Array.from({ length: 100 }, (_, i) => ({
      source: createDocument({ id: String(i), text: `${i} ${text}`, entities: [] }),
      copies: [],
    }));
    const many = createViewPage(rows, { title: 't', total: 100, tokenise });
    const { parts } = blockOf(many, 'meta') as ViewMeta & { parts: number[] };
    expect(parts).toHaveLength(4);
    const ids = parts.flatMap((_, i) => (blockOf(many, `part-${i}`) as ViewDocument[]).map(({ id }) => id));
    expect(ids).toEqual(rows.map(({ source }) => source.id));
    expect(blockOf(many, 'rows') as ViewRowData[]).toHaveLength(100);
    expect(many.length).toBeLessThan(100_000);
  });
});
