import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { findContextChanges } from '../../src/report/changes.ts';
import { createViewPage } from '../../src/report/view-page.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const hostile = createDocument({
  id: '"><img src=x onerror=alert(1)>',
  text: '<script>alert("x")</script> & <b>Eva</b> went',
  entities: [
    { id: '1', start: 0, end: 8, label: '"><script>' },
    { id: '2', start: 33, end: 36, label: 'NAME' },
    { id: '3', start: 30, end: 40, label: 'OUTER', layer: 'x' },
  ],
});
const copy = createDocument({ ...hostile, id: 'c', text: hostile.text.replace('went', 'gladly left') });

describe('createViewPage', () => {
  const page = createViewPage([{ source: hostile, copies: [copy] }], { title: '<t>', total: 3, tokenise });

  it('shows text that contains markup as text', () => {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<b>Eva');
    expect(page).toContain('&lt;script&gt;');
    expect(page.match(/<script>/g)).toHaveLength(1); // its own
    expect(page).toContain('<title>&lt;t&gt;</title>');
  });

  it('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/<(?:link|img|iframe|object)\b|<script\s|@import|url\(/);
    expect(page).toContain("default-src 'none'");
  });

  it('colours the entities, nested ones too, and underlines the changed words', () => {
    expect(page).toMatch(/<mark [^>]*data-l="NAME"[^>]*>Eva<i>OUTER \+ NAME<\/i><\/mark>/);
    expect(page).toContain('<u>gladly</u> <u>left</u>');
    expect(page).toContain('<u>went</u>');
    expect(page).toContain('first 1 of 3 documents');
  });
});

describe('findContextChanges', () => {
  it('does not take a longer surrogate for a change of the context', () => {
    const a = createDocument({
      id: 'a',
      text: 'Dr. Bo saw Tom',
      entities: [{ id: '1', start: 4, end: 6, label: 'N' }],
    });
    const b = createDocument({
      id: 'b',
      text: 'Dr. Anna Lind Berg saw Tom',
      entities: [{ id: '1', start: 4, end: 18, label: 'N' }],
    });
    expect(findContextChanges(a, b, tokenise)).toEqual({ source: [], derived: [] });
  });
});
