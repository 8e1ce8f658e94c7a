import type { LabelSetting } from '../augment/label-plan.ts';

/** What `--policy` says: `replace`, `keep` and `from-corpus` are policies; anything else names the surrogate type to replace with. */
export function parsePolicies(given: Readonly<Record<string, string>>): Record<string, LabelSetting> {
  return Object.fromEntries(
    Object.entries(given).map(([label, what]) => {
      if (what === 'keep' || what === 'from-corpus') return [label, { policy: what }];
      return [label, { policy: 'replace', type: what }];
    }),
  );
}
