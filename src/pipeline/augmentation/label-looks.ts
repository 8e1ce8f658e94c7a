import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import type { LabelRule } from '../../resources/label-map.ts';

/** Of the mentions of one label: how many there are, how many are e-mail addresses, codes, and days in figures. */
export type LabelLook = readonly [label: string, mentions: number, emails: number, codes: number, days: number];

/** What the mentions of labels look like. */
export interface LabelLooks {
  add(doc: Document): void;
  /** What all but one in ten mentions of a label look like tells what it means: an e-mail address, a code, a day. */
  ruleOf(label: string): LabelRule | undefined;
  state(): readonly LabelLook[];
  merge(looks: readonly LabelLook[]): void;
}

const SHARE = 0.9;
const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;
/** Capitals and figures with signs between them: "RSSGNN54C12A794K", "DE89 3704 0044", "2019-04/77-A". */
const CODE = /^[\p{Lu}\d](?:[ ./_-]?[\p{Lu}\d]){4,}$/u;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
/** Fewer alone may be a year, an amount or a measure. */
const FIGURES = 7;

function isCode(text: string): boolean {
  if (!CODE.test(text) || DATE.test(text)) return false;
  const figures = text.replaceAll(/\D/g, '').length;
  return figures >= FIGURES || (figures > 2 && /\p{Lu}/u.test(text));
}

export function createLabelLooks(): LabelLooks {
  const looks = new Map<string, [mentions: number, emails: number, codes: number, days: number]>();
  const count = (...[label, mentions, emails, codes, days]: LabelLook) => {
    const look = looks.get(label);
    if (look === undefined) looks.set(label, [mentions, emails, codes, days]);
    else looks.set(label, [look[0] + mentions, look[1] + emails, look[2] + codes, look[3] + days]);
  };
  return {
    add({ text, entities }) {
      for (const { start, end, label, layer = DEFAULT_LAYER } of entities) {
        if (layer !== DEFAULT_LAYER) continue;
        const mention = text.slice(start, end);
        count(
          label,
          1,
          EMAIL.test(mention) ? 1 : 0,
          isCode(mention) ? 1 : 0,
          DATE.test(mention) && mention.length > FIGURES ? 1 : 0,
        );
      }
    },
    ruleOf(label) {
      const [mentions, emails, codes, days] = looks.get(label) ?? [0, 0, 0, 0];
      if (mentions === 0) return undefined;
      if (emails >= SHARE * mentions) return { type: 'email', coarse: 'CONTACT' };
      if (days >= SHARE * mentions) return { type: 'date', coarse: 'DATE' };
      return codes >= SHARE * mentions ? { type: 'id', coarse: 'ID' } : undefined;
    },
    state: () => [...looks].map(([label, look]) => [label, ...look] as const),
    merge(others) {
      for (const look of others) count(...look);
    },
  };
}
