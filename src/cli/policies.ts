import type { LabelSetting } from '../augment/label-plan.ts';

/** What `--policy` says: `replace` (with the label's own type), `keep` and `from-corpus` are policies; anything else names the surrogate type to replace with. */
export function parsePolicies(given: Readonly<Record<string, string>>): Record<string, LabelSetting> {
  return Object.fromEntries(
    Object.entries(given).map(([label, what]) => {
      if (what === 'replace' || what === 'keep' || what === 'from-corpus') return [label, { policy: what }];
      return [label, { policy: 'replace', type: what }];
    }),
  );
}
