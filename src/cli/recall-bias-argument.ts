import { InvalidArgumentError } from 'commander';
import type { BiasRequest } from '../taggers/recall-bias/model.ts';

/** `10`, `NAME=20,DATE=4` or `10,NAME=20`: a beta for all labels, and for some their own. */
export function recallBiasArgument(value: string): BiasRequest {
  let beta: number | undefined;
  const byLabel = Object.create(null) as Record<string, number>; // labels may be called `__proto__`
  for (const part of value.split(',')) {
    const at = part.lastIndexOf('=');
    const number = Number(part.slice(at + 1));
    const isNumber = part.slice(at + 1).trim() !== '' && number > 0 && Number.isFinite(number);
    if (!isNumber || at === 0 || (at < 0 && beta !== undefined))
      throw new InvalidArgumentError('It takes a beta above 0, such as 10, or betas of labels: NAME=20,DATE=4.');
    if (at < 0) beta = number;
    else byLabel[part.slice(0, at).trim()] = number;
  }
  return { ...(beta !== undefined && { beta }), byLabel };
}
