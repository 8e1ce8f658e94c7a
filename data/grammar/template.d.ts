// What the parser in template.js gives, which scripts/build-grammar.js makes.
export class SyntaxError extends globalThis.SyntaxError {}
export function parse(text: string, options: object): unknown;
