import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createAudit } from '../../src/evaluate/audit.ts';

// 80,000 mentions in five megabytes: to look for each in the whole text takes many minutes.
const MENTIONS = 80_000;
const FILLING = 'was seen again and went home in good health.';

function long(name: (i: number) => string) {
  const pieces: string[] = [];
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  let length = 0;
  for (let i = 0; i < MENTIONS; i++) {
    const mention = name(i);
    entities.push({ id: `T${i}`, start: length, end: length + mention.length, label: 'NAME' });
    const piece = `${mention} ${FILLING} `;
    pieces.push(piece);
    length += piece.length;
  }
  return createDocument({ id: 'long', text: pieces.join(''), entities });
}

describe('a document of five megabytes', () => {
  it('is compared with its copy, mention by mention', { timeout: 60_000 }, () => {
    const audit = createAudit();
    const kept = (i: number) => i % 10 === 0;
    audit.addCopy(
      long((i) => `Dr. Lind${i.toString(36)} of Rome`),
      long((i) => (kept(i) ? `DR. LIND${i.toString(36).toUpperCase()} OF ROME` : `Dr. Berg${i.toString(36)} of Rome`)),
    );
    expect(audit.result().total).toEqual({
      mentions: MENTIONS,
      labelled: 0,
      exact: 0,
      folded: MENTIONS / 10,
      unlabelled: 0,
    });
  });
});
