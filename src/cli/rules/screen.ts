import type { CharSpan } from '../../core/types.ts';
import type { RuleSet } from '../../rules/networks/compile.ts';
import { describeLabel } from '../../rules/networks/describe-arc.ts';
import type { ExplainedStep, Explanation } from '../../rules/networks/explain.ts';
import { formatTable } from '../screen.ts';

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
  return `${table}\n${rules.name}: ${rules.networks.length} networks, ${rules.gazetteers.size} gazetteers with ${entries.toLocaleString('en-GB')} entries, nothing wrong.\n`;
}

/** Which arcs consumed what, for a terminal. It shows the text, which its user gave. */
export function formatExplanation({ matches, failures, tokens }: Explanation, text: string): string {
  const parts: string[] = [];
  for (const { label, excludes, network, priority, kept, steps, start, end } of matches) {
    const what = describeLabel(label, excludes);
    const fate = kept ? '' : label === false ? '; keeps its place from others' : '; given up for one that overlaps it';
    parts.push(`${what} ${quote(text, { start, end })} [${start}, ${end}) by ${network}, priority ${priority}${fate}\n${formatSteps(steps, text)}`); // prettier-ignore
  }
  if (matches.length === 0) parts.push('No match.\n');
  for (const { network, state, steps, expected, next, start, end } of failures) {
    const at = next === undefined ? 'the text ends' : `there is ${quote(text, next)}`;
    parts.push(
      `failed: ${network} after ${quote(text, { start, end })}, in state ${state}, where ${at}\n${formatSteps(steps, text)}` +
        expected.map((arc) => `  expected ${arc}\n`).join(''),
    );
  }
  const found = matches.filter(({ kept }) => kept).length;
  parts.push(`${tokens.length} tokens, ${found} found.\n`);
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
