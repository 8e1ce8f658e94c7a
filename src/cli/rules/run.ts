import type { DrawOptions, ExplainOptions, RunOptions } from './command.ts';
import { text as readText } from 'node:stream/consumers';
import { formatPlace, type PalimpsestError } from '../../core/errors.ts';
import { drawRules } from '../../rules/networks/draw.ts';
import { explainRules } from '../../rules/networks/explain.ts';
import { loadRules, openRules } from '../../rules/networks/load.ts';
import { createRuleTagger } from '../../rules/networks/tagger.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { writeWhole } from '../session.ts';
import type { CommonOptions } from '../options.ts';
import { formatExplanation, formatRuleSet } from './screen.ts';

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
  for (const problem of problems) tell('error', problem, io);
  if (options.quiet !== true) for (const warning of warnings) tell('warning', warning, io);
  if (code > 0) io.stderr.write(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.\n`);
  else if (rules && options.quiet !== true) io.stderr.write(formatRuleSet(rules));
  return code;
}

function tell(severity: string, { code, message, place, hint }: PalimpsestError, io: CliIo): void {
  const where = formatPlace(place);
  io.stderr.write(`${severity}: ${message.startsWith(where) ? message : `${where}: ${message}`} [${code}]\n`);
  if (hint !== undefined) io.stderr.write(`${' '.repeat(severity.length + 2)}${hint}\n`);
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
