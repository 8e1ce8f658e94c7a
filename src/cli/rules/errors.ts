import type { ErrorsOptions } from './project-commands.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { requireLabels } from '../../core/label-names.ts';
import { type ErrorGroup, groupErrors, excerptOf } from '../../rules/project/error-groups.ts';
import { findOutcomes, type RuleError } from '../../rules/project/errors.ts';
import { scoreRules, summarise, tagGold } from '../../rules/project/scores.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatErrors } from './errors-screen.ts';
import { openProjectFolder } from './project.ts';

/** Shows what the working rules miss and invent: the text of documents on stdout, and nowhere else. */
export async function runErrors(folder: string, options: ErrorsOptions, io: CliIo): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const labels = chooseLabels(project.state.labels, options.label);
  const corpus = options.validation === true ? 'validation' : 'training';
  const gold = await project.corpus(corpus);
  if (gold.length === 0) {
    throw new PalimpsestError('no-training', `the ${corpus} corpus has no documents yet`, {
      hint: 'Review a batch, then take it in: palimpsest rules collect.',
    });
  }
  const rules = await project.rules();
  const tagged = await tagGold(rules, gold);
  const scores = summarise(scoreRules(tagged, labels), labels);
  const outcomes = findOutcomes(tagged, labels);
  const groups = groupErrors(outcomes, rules.analyser);
  if (options.json === true) {
    io.stdout.write(`${JSON.stringify({ corpus, scores, groups: groups.map(toRow) })}\n`);
    return 0;
  }
  if (options.quiet !== true) io.stdout.write(formatErrors(corpus, scores, groups, options));
  return 0;
}

function chooseLabels(known: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  requireLabels({ by: '--label', named: wanted ?? [], known });
  return wanted ?? known;
}

function toRow({ errors, ...group }: ErrorGroup) {
  return { ...group, count: errors.length, errors: errors.map(errorRow) };
}

function errorRow({ document, entity }: RuleError) {
  const { start, end } = entity;
  return { document: document.id, start, end, ...excerptOf(document.text, entity) };
}
