import type { DrawOptions, ExplainOptions, RunOptions } from './command.ts';
import { text as readText } from 'node:stream/consumers';
import type { PalimpsestError } from '../../core/errors.ts';
import { drawRules } from '../../rules/networks/draw.ts';
import { type ExplainedStep, type Explanation, explainRules } from '../../rules/networks/explain.ts';
import { loadRules, openRules } from '../../rules/networks/load.ts';
import { createRuleTagger } from '../../rules/networks/tagger.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { tellProblem, writeWhole } from '../session.ts';
import type { CommonOptions } from '../options.ts';
import type { CharSpan } from '../../core/types.ts';
import type { RuleSet } from '../../rules/networks/compile.ts';
import { describeLabel } from '../../rules/networks/schema.ts';
import { formatTable } from '../screen.ts';
import { plural } from '../../report/pages/format.ts';

export function runRulesCheck(name: string, options: CommonOptions, io: CliIo): ExitCode {
  const { rules, problems, warnings } = openRules(name);
  const code = problems.length > 0 ? 1 : 0;
  if (options.json === true) {
    const row = ({ code: kind, message, place, hint }: PalimpsestError) => ({
      code: kind,
      message,
      place,
      hint: hint ?? null,
    });
    const gazetteers = rules && Object.fromEntries([...rules.gazetteers].map(([key, { size }]) => [key, size]));
    const result = {
      rules: rules?.name ?? null,
      networks: rules?.networks.length ?? 0,
      labels: rules?.labels ?? [],
      gazetteers: gazetteers ?? {},
      problems: problems.map(row),
      warnings: warnings.map(row),
    };
    io.stdout.write(`${JSON.stringify(result)}\n`);
    return code;
  }
  for (const problem of problems) tellProblem('error', problem, io, ` [${problem.code}]`);
  if (options.quiet !== true) for (const warning of warnings) tellProblem('warning', warning, io, ` [${warning.code}]`);
  if (code > 0) io.stderr.write(`${plural(problems.length, 'problem')}.\n`);
  else if (rules && options.quiet !== true) io.stderr.write(formatRuleSet(rules));
  return code;
}

export async function runRules(
  name: string,
  input: string,
  output: string,
  options: RunOptions,
  io: CliIo,
): Promise<ExitCode> {
  const rules = loadRules(name);
  const { tagArgument } = await import('../tag/run.ts'); // the formats, which the other commands do without
  return tagArgument(input, output, options, io, {
    tag: (docs, report) => createRuleTagger(rules, { report }).tag(docs),
    labels: rules.labels,
    describe: (result) => ({ rules: rules.name, ...result }),
  });
}

export async function runExplain(
  name: string,
  text: string | undefined,
  options: ExplainOptions,
  io: CliIo,
): Promise<ExitCode> {
  const rules = loadRules(name);
  const given = text === undefined || text === '-' ? (await readText(io.stdin)).replace(/\n$/u, '') : text;
  const explanation = explainRules(rules, given, { failures: options.failures });
  if (options.json === true) io.stdout.write(`${JSON.stringify(explanation)}\n`);
  else io.stdout.write(formatExplanation(explanation, given));
  return 0;
}

export async function runDraw(name: string, options: DrawOptions, io: CliIo): Promise<ExitCode> {
  const svg = drawRules(loadRules(name), options.network);
  if (options.out === '-') {
    io.stdout.write(svg);
    return 0;
  }
  writeWhole(options.out, svg, options.overwrite === true);
  if (options.json === true) io.stdout.write(`${JSON.stringify({ out: options.out })}\n`);
  else if (options.quiet !== true) io.stderr.write(`drawn → ${options.out}\n`);
  return 0;
}

/** What a rule set without mistakes holds. */
export function formatRuleSet(rules: RuleSet): string {
  const rows = rules.networks.map(({ name, priority, isRule, states, excludes }) => {
    const labels = [...new Set(states.flatMap(({ final, label }) => (final && isRule && label !== undefined ? [describeLabel(label, excludes)] : [])))]; // prettier-ignore
    const arcs = states.reduce((sum, state) => sum + state.arcs.length, 0);
    return [
      name,
      isRule ? labels.join(', ') : '(pushed)',
      isRule ? String(priority) : '',
      String(states.length),
      String(arcs),
    ];
  });
  const table = formatTable(['network', 'label', 'priority', 'states', 'arcs'], rows, ['left', 'left']);
  const entries = [...rules.gazetteers.values()].reduce((sum, { size }) => sum + size, 0);
  return `${table}\n${rules.name}: ${plural(rules.networks.length, 'network')}, ${plural(rules.gazetteers.size, 'gazetteer')} with ${plural(entries, 'entry', 'entries')}, no errors.\n`;
}

/** Which arcs consumed what, for a terminal. It shows the text, which its user gave. */
export function formatExplanation({ matches, failures, tokens }: Explanation, text: string): string {
  const parts: string[] = [];
  for (const { label, excludes, network, priority, kept, steps, start, end } of matches) {
    const what = describeLabel(label, excludes);
    const fate = kept ? '' : label === false ? '; blocks others' : '; suppressed by an overlapping match';
    parts.push(`${what} ${quote(text, { start, end })} [${start}, ${end}) by ${network}, priority ${priority}${fate}\n${formatSteps(steps, text)}`); // prettier-ignore
  }
  if (matches.length === 0) parts.push('No match.\n');
  for (const { network, state, steps, expected, next, start, end } of failures) {
    const at = next === undefined ? 'the text ends' : `the next token is ${quote(text, next)}`;
    parts.push(
      `failed: ${network} after ${quote(text, { start, end })}, in state ${state}, where ${at}\n${formatSteps(steps, text)}` +
        expected.map((arc) => `  expected ${arc}\n`).join(''),
    );
  }
  const found = matches.filter(({ kept }) => kept).length;
  parts.push(`${plural(tokens.length, 'token')}, ${found} found.\n`);
  return parts.join('\n');
}

function formatSteps(steps: readonly ExplainedStep[], text: string): string {
  const rows = steps.map(({ network, from, to, arc, span, mention }) => [
    `${network}.${from}`,
    arc,
    span.start < span.end ? quote(text, span) : '',
    mention && span.start < span.end ? '*' : '',
    to,
  ]);
  const table = formatTable(
    ['state', 'arc', 'consumed', 'mention', 'to'],
    rows,
    Array.from({ length: 5 }, () => 'left'),
  );
  return table.replace(/^(?=.)/gmu, '  ');
}

function quote(text: string, { start, end }: CharSpan): string {
  // Control characters would act on the terminal.
  return `"${text.slice(start, end).replace(/\p{Cc}+/gu, ' ')}"`;
}
