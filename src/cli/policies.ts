import type { LabelSetting } from '../augment/label-plan.ts';
import { requireLabels } from '../core/label-names.ts';
import type { LabelMap } from '../resources/label-map.ts';

/** What `--policy` says: `replace` (with the label's own type), `keep` and `from-corpus` are policies; anything else names the surrogate type to replace with. */
export function parsePolicies(given: Readonly<Record<string, string>>): Record<string, LabelSetting> {
  return Object.fromEntries(
    Object.entries(given).map(([label, what]) => {
      if (what === 'replace' || what === 'keep' || what === 'from-corpus') return [label, { policy: what }];
      return [label, { policy: 'replace', type: what }];
    }),
  );
}

/**
 * A policy on the command line is for this corpus: it must be for a label of it, or of its scheme.
 *
 * @throws PalimpsestError `unknown-label`
 */
export function requirePolicies(
  given: Readonly<Record<string, string>> | undefined,
  known: Iterable<string>,
  map: LabelMap | undefined,
): void {
  requireLabels({ by: '--policy', named: Object.keys(given ?? {}), known, allowed: Object.keys(map?.labels ?? {}) });
}
