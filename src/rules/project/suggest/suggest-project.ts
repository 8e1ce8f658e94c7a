import { PalimpsestError } from '../../../core/errors.ts';
import type { RuleProject } from '../project.ts';
import { unreviewedSample } from '../unlabelled.ts';
import { type EntrySuggestion, suggestEntries, writeSuggestions } from './entries.ts';
import { type RuleSuggestion, suggestRules } from './rules.ts';
import { prepareTrial } from './trial.ts';

export interface SuggestForProjectOptions {
  /** Most suggestions of a kind. Default 20. */
  readonly most?: number;
  /** These alone, by name, whatever the tests say. */
  readonly only?: readonly string[];
  /** Also those that the tests of `tryProposal` would not accept. */
  readonly all?: boolean;
}

/** Rules, and entries of lists, that the errors of a project speak for. */
export interface ProjectSuggestions {
  readonly suggestions: readonly RuleSuggestion[];
  readonly entries: readonly EntrySuggestion[];
  /** Candidates that were measured. */
  readonly measured: number;
  /** Suggestions that were made and are not among these. */
  readonly left: number;
  /** As YAML, which `tryProposal` takes. */
  write(): string;
}

/**
 * Proposes rules from what the working rules of a project miss and invent on its training corpus, each with what it changes. They hold
 * words of the notes.
 *
 * @throws PalimpsestError `no-training` before the first corpus is collected, `unknown-suggestion`.
 */
export async function suggestForProject(
  project: RuleProject,
  { most = 20, only, all = false }: SuggestForProjectOptions = {},
): Promise<ProjectSuggestions> {
  const training = await project.corpus('training');
  if (training.length === 0) {
    throw new PalimpsestError('no-training', 'the project has no reviewed documents yet to learn rules from', {
      hint: 'Review the first corpus, then take it in: palimpsest rules collect.',
    });
  }
  const { labels } = project.state;
  const validation = await project.corpus('validation');
  const rules = await project.rules();
  const settings = { labels, training, validation, unlabelled: await unreviewedSample(project), most };
  const trial = prepareTrial(rules, settings);
  const found = suggestRules(rules, settings, trial);
  const additions = suggestEntries(rules, settings, trial);
  const names = [...found.suggestions, ...additions].map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new PalimpsestError('unknown-suggestion', `there is no suggestion ${JSON.stringify(unknown)}`, {
      hint: `There are: ${names.join(', ') || 'none'}.`,
    });
  }
  const isChosen = ({ name, failed }: RuleSuggestion | EntrySuggestion) =>
    only === undefined ? all || failed === undefined : only.includes(name);
  const suggestions = found.suggestions.filter(isChosen);
  const entries = additions.filter(isChosen);
  return {
    suggestions,
    entries,
    measured: found.measured,
    left: names.length - suggestions.length - entries.length,
    write: () => writeSuggestions(suggestions, entries),
  };
}
