import type { LabelPlans } from '../augment/label-plan.ts';
import type { Recipe } from '../augment/recipe.ts';
import type { Partition } from '../resources/gazetteer.ts';

/** All that decides what an augmentation writes, as structured-cloneable data: the same job gives the same bytes anywhere. */
export interface AugmentJob {
  readonly recipe: Recipe;
  readonly plans: LabelPlans;
  /** Labels that are left as they are by choice: to `only-with-entities`, text with no others is text without entities. */
  readonly keptLabels: readonly string[];
  /** `en`, `es`, `fr`, `de`, `zh-TW`, `sv`, `ca`. */
  readonly locale: string;
  readonly partition: Partition;
  /** Folders of the user's own gazetteers. */
  readonly gazetteerFolders: readonly string[];
  readonly seed: number;
  /** How many augmented copies of the corpus are made: PHICON's factor alpha. */
  readonly alpha: number;
  /** Key of `meta` that tells whose document it is. */
  readonly patientField: string;
  /** What the augmenters learned from the corpus, by step and alternative; see `listAugmenters`. */
  readonly learned: readonly unknown[];
}
