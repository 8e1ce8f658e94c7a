import { PalimpsestError } from '../core/errors.ts';
import { InvalidArgumentError } from 'commander';
import type { BiasRequest } from '../taggers/recall-bias/model.ts';

// Readers of what is given as the value of an option. What a value may not be is told in one sentence.

function demand<T>(value: T, isLegal: boolean, legal: string): T {
  if (!isLegal) throw new InvalidArgumentError(legal);
  return value;
}

/** A number; none is none, unlike what `Number` says. */
const toNumber = (value: string): number => (value.trim() === '' ? Number.NaN : Number(value));

export function numberArgument(value: string): number {
  const number = toNumber(value);
  return demand(number, Number.isFinite(number), 'Expected a number.');
}

export function integerArgument(minimum: number, maximum = Infinity): (value: string) => number {
  return (value) => {
    const number = toNumber(value);
    const legal = `Expected a whole number from ${minimum}${maximum === Infinity ? '' : ` to ${maximum}`}.`;
    return demand(number, Number.isInteger(number) && number >= minimum && number <= maximum, legal);
  };
}

/** From 0 to 1. */
export function shareArgument(value: string): number {
  const share = toNumber(value);
  return demand(share, share >= 0 && share <= 1, 'Expected a number from 0 to 1.');
}

/** Above 0: a share of nothing would leave nothing to do. */
export function fractionArgument(value: string): number {
  const share = toNumber(value);
  return demand(share, share > 0 && share <= 1, 'Expected a number above 0 and at most 1.');
}

/** `7:1:2` */
export function ratioArgument(value: string): [number, number, number] {
  const shares = value.split(':').map(toNumber);
  const isLegal = shares.length === 3 && shares.every((share) => share >= 0) && shares.some((share) => share > 0);
  return demand(shares as [number, number, number], isLegal, 'Expected three numbers from 0, such as 7:1:2.');
}

/** `1,4,10`: sorted, each once. */
export function betasArgument(value: string): readonly number[] {
  const betas = value.split(',').map(toNumber);
  const isLegal = betas.every((beta) => beta > 0 && Number.isFinite(beta));
  return demand(
    [...new Set(betas)].toSorted((a, b) => a - b),
    isLegal,
    'Expected positive numbers with commas, such as 1,4,10.',
  );
}

/** `10`, `NAME=20,DATE=4` or `10,NAME=20`: a beta for all labels, and for some their own. */
export function recallBiasArgument(value: string): BiasRequest {
  const legal = 'Expected a beta above 0, such as 10, or betas of labels: NAME=20,DATE=4.';
  let beta: number | undefined;
  const byLabel = Object.create(null) as Record<string, number>; // labels may be called `__proto__`
  for (const part of value.split(',')) {
    const at = part.lastIndexOf('=');
    const number = toNumber(part.slice(at + 1));
    demand(part, number > 0 && Number.isFinite(number) && at !== 0 && (at > 0 || beta === undefined), legal);
    if (at < 0) beta = number;
    else byLabel[part.slice(0, at).trim()] = number;
  }
  return { ...(beta !== undefined && { beta }), byLabel };
}

/** Prices of a million tokens of prompts and of answers. */
export function pricesArgument(value: string): { readonly prompt: number; readonly answer: number } {
  const [prompt = NaN, answer = NaN, ...rest] = value.split(',').map(toNumber);
  const isLegal = rest.length === 0 && prompt >= 0 && answer >= 0;
  return demand({ prompt, answer }, isLegal, 'Expected two prices, such as 0.5,1.5.');
}

const MILLISECONDS = { s: 1e3, m: 60e3, h: 3600e3 } as const;

/** `90s`, `30m`, `2h`: in milliseconds. */
export function durationArgument(value: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([smh])$/.exec(value.trim()) ?? [];
  demand(value, number !== undefined, 'Expected a time such as 90s, 30m or 2h.');
  return Number(number) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
}

/** `3/8` */
export function shardArgument(value: string): readonly [number, number] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  const shard = [Number(part), Number(parts)] as const;
  return demand(shard, shard[0] >= 1 && shard[0] <= shard[1], 'Expected I/N with I from 1 to N, such as 3/8.');
}

/** The environment's share, of so many where it does not say. */
type ShardArgument = readonly [index: number, count: number] | { readonly count: number | undefined };

/** `3/8`, `auto` or `auto/8` */
export function corpusShardArgument(value: string): ShardArgument {
  const [isAuto, count] = /^auto(?:\/([1-9]\d*))?$/.exec(value) ?? [];
  return isAuto === undefined ? shardArgument(value) : { count: count === undefined ? undefined : Number(count) };
}

/**
 * The share of the corpus that an option names, or that the environment gives a task of a Slurm array, numbered from whatever, or a pod of an
 * indexed Kubernetes job, numbered from 0.
 *
 * @throws PalimpsestError `no-shard` where the environment does not say.
 */
export function resolveShard(
  shard: ShardArgument,
  env: Readonly<Record<string, string | undefined>>,
): readonly [index: number, count: number] {
  if (!('count' in shard)) return shard;
  const numberOf = (name: string) => (/^\d+$/.test(env[name] ?? '') ? Number(env[name]) : undefined);
  const pod = numberOf('JOB_COMPLETION_INDEX');
  const task = numberOf('SLURM_ARRAY_TASK_ID');
  const fromFirst = task === undefined ? pod : task - (numberOf('SLURM_ARRAY_TASK_MIN') ?? 0);
  const index = fromFirst === undefined ? undefined : fromFirst / (numberOf('SLURM_ARRAY_TASK_STEP') ?? 1); // --array=1-15:2
  const count = shard.count ?? numberOf('SLURM_ARRAY_TASK_COUNT');
  const isOne = index !== undefined && Number.isInteger(index) && index >= 0;
  if (isOne && count !== undefined && index < count) return [index + 1, count];
  const [found, hint] =
    index === undefined
      ? ['neither SLURM_ARRAY_TASK_ID nor JOB_COMPLETION_INDEX is set', 'Give the shard explicitly: --shard 3/8.']
      : count === undefined
        ? ['the environment does not give the number of shards', 'Give it: --shard auto/8.']
        : [`the task is number ${index + 1} of ${count}`, 'Start as many tasks as there are shards.'];
  throw new PalimpsestError('no-shard', `the environment does not define a shard of the corpus: ${found}`, { hint });
}

/** The number of a column, or its name. */
export function columnArgument(value: string): number | string {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

export function namesArgument(value: string): readonly string[] {
  return value.split(',').map((name) => name.trim());
}

/** Gathers values given with commas, in one option or in several. */
export function listArgument(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, ...namesArgument(value)];
}

/** Numbers above 0, with commas between. */
export function amountsArgument(value: string, previous: readonly number[] = []): readonly number[] {
  const amounts = namesArgument(value).map(toNumber);
  return [...previous, ...demand(amounts, amounts.every((amount) => amount > 0), 'Expected numbers above 0, comma-separated.')]; // prettier-ignore
}

/** Gathers the values of an option that may be given several times. */
export function repeatedArgument(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

/** Two languages, as text/mixed-languages.ts reads them. */
export function languagesArgument(value: string): readonly [string, string] {
  const names = namesArgument(value);
  return demand(names as [string, string], names.length === 2, 'Expected two languages, such as en,zh.');
}

/** Gathers options of the kind `LABEL=what`, given once or many times, into one record. @param legal one sentence */
export function pairArgument(
  legal: string,
): (value: string, previous?: Record<string, string>) => Record<string, string> {
  return (value, previous = {}) => {
    const at = value.lastIndexOf('=');
    demand(value, at >= 1, legal);
    return { ...previous, [value.slice(0, at)]: value.slice(at + 1) };
  };
}

/** `--policy LABEL=replace` */
export const policyArgument = pairArgument(
  'Expected LABEL=replace, LABEL=keep, LABEL=from-corpus or LABEL=<surrogate type>.',
);

/** Gathers `NAME=VALUE`; what follows the first sign is the value. */
export function variableArgument(value: string, previous: Record<string, string> = {}): Record<string, string> {
  const at = value.indexOf('=');
  demand(value, at >= 1, 'Expected NAME=VALUE.');
  return { ...previous, [value.slice(0, at)]: value.slice(at + 1) };
}

/** Gathers `--set key=value` options. */
export function settingArgument(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, demand(value, value.indexOf('=') >= 1, 'Expected key=value, such as c2=0.1.')];
}

/** Gathers `--fail-on direct=0` options into one record. */
export function limitArgument(value: string, previous: Record<string, number> = {}): Record<string, number> {
  const [, check = '', limit = ''] = /^([a-z-]+)=(.+)$/.exec(value) ?? [];
  const number = toNumber(limit);
  demand(value, check !== '' && number >= 0, 'Expected a check and a number from 0, such as direct=0.');
  return { ...previous, [check]: number };
}

/** Gathers `--noise typo=0.02` options into one record. */
export function noiseArgument(value: string, previous: Record<string, number> = {}): Record<string, number> {
  const [kind = '', probability = '', ...rest] = value.split('=');
  const number = toNumber(probability);
  const isKind = ['typo', 'run-on', 'upper', 'lower', 'accent'].includes(kind);
  const isLegal = isKind && number >= 0 && number <= 1 && rest.length === 0;
  demand(value, isLegal, 'Expected typo, run-on, upper, lower or accent, = and a probability: typo=0.02.');
  return { ...previous, [kind]: number };
}
