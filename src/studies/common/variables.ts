import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';

/** What `${NAME}` stands for in a specification: the environment, under what the command line sets. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Puts the values of variables in. @throws PalimpsestError `unset-variable` naming the one that has no value. */
export function expandVariables(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{([A-Za-z_]\w*)\}/g, (_, name: string) => {
    const value = ownValue(variables, name);
    if (value !== undefined && value !== '') return value;
    throw new PalimpsestError('unset-variable', `the variable ${name} is not set`, {
      hint: `Set it in the environment, or with --set ${name}=PATH.`,
    });
  });
}
