/** Writes a text so that a template that holds it renders it as it is. */
export function escapeText(text: string): string {
  // A brace at the end would join those of a slot after it, so it is a quoted text.
  return text.replace(/\\|\{\{|\}\}|\[\[|\]\]|\{$/g, (mark) => (mark === '{' ? '{{"{"}}' : `\\${mark}`));
}

/** A quoted value of an option, or a quoted text. */
export function quote(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `"${escaped}"`;
}
