export type Operator = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** Reads `< 5`; a number alone means `=`. The schema has seen to it that it is one. */
export function parseRegisterTest(source: string): { readonly operator: Operator; readonly value: number } {
  const [, operator, value] = /^\s*(<=|>=|!=|<|>|=)?\s*(-?\d+)\s*$/.exec(source) ?? [];
  return { operator: (operator as Operator | undefined) ?? '=', value: Number(value) };
}

/** The comparison as a function of the register's value. */
export function compileRegisterTest(source: string): (value: number) => boolean {
  const { operator, value } = parseRegisterTest(source);
  switch (operator) {
    case '<':
      return (register) => register < value;
    case '<=':
      return (register) => register <= value;
    case '>':
      return (register) => register > value;
    case '>=':
      return (register) => register >= value;
    case '=':
      return (register) => register === value;
    case '!=':
      return (register) => register !== value;
  }
}
