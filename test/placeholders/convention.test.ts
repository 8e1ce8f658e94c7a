import { describe, expect, it } from 'vitest';
import { toCorpus } from '../../src/core/document.ts';
import type { Verdict } from '../../src/placeholders/detect.ts';
import { createPlaceholderTagger, type PlaceholderTaggerOptions } from '../../src/placeholders/tagger.ts';

const FILLER = 'Der Senat hat über die Beschwerde nach mündlicher Verhandlung entschieden. '.repeat(40);

async function find(text: string, options: PlaceholderTaggerOptions = {}): Promise<readonly string[]> {
  const docs = toCorpus([{ id: 'd', text, entities: [] }]);
  for await (const { entities } of createPlaceholderTagger(options).tag(docs))
    return entities.map(({ start, end }) => text.slice(start, end));
  return [];
}

describe('the convention of a decision', () => {
  const claim = `Herr K … widersprach. ${FILLER}Danach weist N auf anderes hin.`;

  it('tells against a bare letter where the decision writes others and nothing speaks for it', async () => {
    expect(await find(claim)).toEqual(['K …']);
    expect(await find(claim, { without: new Set(['convention']) })).toEqual(['K …', 'N']);
  });

  it('is witnessed by a bare letter that a title or a legal form speaks for', async () => {
    expect(await find(`Herr K widersprach. ${FILLER}Danach weist N auf anderes hin.`)).toEqual(['K', 'N']);
    expect(await find(`Die A-GmbH widersprach. ${FILLER}Danach weist N auf anderes hin.`)).toContain('N');
  });

  it('is not asked of a short text', async () => {
    expect(await find('Danach weist N auf anderes hin.')).toEqual(['N']);
  });

  it('is named as what told against the element', async () => {
    const told: Verdict[] = [];
    await find(claim, { onVerdict: (_, verdict) => told.push(verdict) });
    expect(told.map(({ exclusion, label }) => exclusion ?? label)).toEqual(['PERSON', 'PERSON', 'convention']);
  });
});
