import { obtain } from '../../core/collections.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import type { Overlap } from './study.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenise } from '../../text/tokenise.ts';

/** Layer of the clinical mentions of a study's documents; gold PHI is in the default layer. */
export const CLINICAL_LAYER = 'clinical';

/**
 * Counts how predicted PHI and clinical mentions lie to each other (Berg et al. 2020, §4.2 and §4.3): tokens in both, since one
 * PHI mention may span several clinical ones, and sentences that have both. A token is in a mention that it shares a character
 * with; of several of one layer it belongs to the first.
 */
export function createOverlapCount(language: string, phiClassOf: (label: string) => string) {
  const clinicalTokens = createTally();
  const phiTokens = createTally();
  const sharedTokens = createTable();
  const clinicalMentions = createTally();
  const touchedMentions = createTally();
  const mentionsBesidePhi = createTally();
  const sentences = { all: 0, phi: 0, clinical: 0, both: 0 };
  const sharedSentences = createTable();
  const phiSentences = createTally();
  return {
    /** @param phi mentions of PHI in the text of the document, sorted. */
    add(doc: Document, phi: readonly Entity[]): void {
      const clinical = doc.entities.filter(({ layer }) => layer === CLINICAL_LAYER);
      const touched = new Set<Entity>();
      const clinicalAt = createCursor(clinical);
      const phiAt = createCursor(phi);
      for (const token of tokenise(doc.text)) {
        const own = clinicalAt(token);
        const other = phiAt(token);
        const [first] = own;
        const [firstPhi] = other;
        if (first) clinicalTokens.add(first.label);
        if (firstPhi) phiTokens.add(phiClassOf(firstPhi.label));
        if (!first || !firstPhi) continue;
        sharedTokens.add(first.label, phiClassOf(firstPhi.label));
        for (const mention of own) touched.add(mention);
      }
      for (const { label } of clinical) clinicalMentions.add(label);
      for (const { label } of touched) touchedMentions.add(label);
      const clinicalIn = createCursor(clinical);
      const phiIn = createCursor(phi);
      const beside = new Set<Entity>();
      for (const sentence of splitSentences(doc.text, language)) {
        const mentions = clinicalIn(sentence);
        const classes = new Set(phiIn(sentence).map(({ label }) => phiClassOf(label)));
        sentences.all++;
        if (classes.size > 0) sentences.phi++;
        if (mentions.length > 0) sentences.clinical++;
        for (const name of classes) phiSentences.add(name);
        if (classes.size === 0 || mentions.length === 0) continue;
        sentences.both++;
        for (const mention of mentions) beside.add(mention);
        for (const label of new Set(mentions.map((mention) => mention.label)))
          for (const name of classes) sharedSentences.add(label, name);
      }
      for (const { label } of beside) mentionsBesidePhi.add(label);
    },
    result: (): Overlap => ({
      clinicalTokens: clinicalTokens.result(),
      phiTokens: phiTokens.result(),
      sharedTokens: sharedTokens.result(),
      clinicalMentions: clinicalMentions.result(),
      touchedMentions: touchedMentions.result(),
      mentionsBesidePhi: mentionsBesidePhi.result(),
      sentences: { ...sentences },
      sharedSentences: sharedSentences.result(),
      phiSentences: phiSentences.result(),
    }),
  };
}

export function goldPhi({ entities }: Document): readonly Entity[] {
  return entities.filter(({ layer }) => (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER);
}

/** Gives the mentions that share a character with a span; spans are asked for in text order. */
function createCursor(mentions: readonly Entity[]): (span: CharSpan) => readonly Entity[] {
  let open: Entity[] = [];
  let next = 0;
  return ({ start, end }) => {
    open = open.filter((mention) => mention.end > start);
    for (; next < mentions.length && (mentions[next] as Entity).start < end; next++)
      open.push(mentions[next] as Entity);
    return open.filter((mention) => mention.end > start && mention.start < end);
  };
}

function createTally() {
  const counts = new Map<string, number>();
  return {
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    result: () => Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function createTable() {
  const rows = new Map<string, ReturnType<typeof createTally>>();
  return {
    add(row: string, column: string): void {
      const tally = obtain(rows, row, createTally);
      tally.add(column);
    },
    result: () =>
      Object.fromEntries(
        [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([row, tally]) => [row, tally.result()]),
      ),
  };
}
