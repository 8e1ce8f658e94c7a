import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { augment } from '../../src/index.ts';
import { mentionAt } from '../../src/surrogates/mentions.ts';

/** The type of the mention in brackets. */
function typeOf(marked: string, type: 'person' | 'organisation' | 'city' = 'person') {
  const start = marked.indexOf('[');
  const text = marked.replace(/[[\]]/gu, '');
  const entity = { id: 'T1', start, end: marked.indexOf(']') - 1, label: 'X' };
  return mentionAt(createDocument({ id: 'd', text, entities: [entity] }), entity, entity, type).type;
}

describe('handles of people and firms', () => {
  it.each([
    ['RT @ [gnash] : no', 'person', 'username'],
    ['RT @[Harry_Styles] no', 'person', 'username'],
    ['via [@NBCNews] now', 'organisation', 'username'],
    ['([@ tay2]) left', 'person', 'username'],
    ['RT : [Harry Styles] sings', 'person', 'person'],
    ['@ [Harry Styles] sings', 'person', 'person'],
    ['eva@ [Lind] wrote', 'person', 'person'],
    ['met @ [Oslo] today', 'city', 'city'],
  ] as const)('%s as %s is a %s', (marked, type, expected) => {
    expect(typeOf(marked, type)).toBe(expected);
  });

  it('become other handles, and their signs stay', async () => {
    const text = 'RT @ gnash04 : thanks @ Anna_Lind';
    const at = (surface: string, id: string) => ({ id, start: text.indexOf(surface), end: text.indexOf(surface) + surface.length, label: 'PER' }); // prettier-ignore
    const document = createDocument({
      id: 'd',
      text,
      entities: [at('@', 'T1'), at('gnash04', 'T2'), at('Anna_Lind', 'T3')],
    });
    const options = { alpha: 10, augmentedOnly: true, generated: false, context: false, locale: 'en' } as const;
    for await (const copy of await augment([document], { ...options, policies: { PER: { type: 'person' } } })) {
      expect(copy.text).toMatch(/^RT @ [\w.]+ : thanks @ [\w.]+$/u);
      expect(copy.text).not.toMatch(/gnash04|Anna_Lind/u);
      expect(copy.entities.map(({ start, end }) => copy.text.slice(start, end))[0]).toBe('@');
    }
  });
});
