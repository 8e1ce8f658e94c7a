/** Writes a text so that a template that holds it renders it as it is. */
export function escapeText(text: string): string {
  return text.replace(/\\|\{\{|\}\}|\[\[|\]\]/g, '\\$&').replace(/\{$/, '{{"{"}}');
}

/** A quoted value of an option, or a quoted text. */
export function quote(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `"${escaped}"`;
}
