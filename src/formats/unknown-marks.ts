/** Tags around mentions, which the import of tagged text reads. */
const TAGS = /<([A-Z][A-Z0-9_-]*|[a-z]\w{2,})>[^<>\n]+<\/\1>/g;
/** Other marks around mentions; Python has the same patterns. Of all of them the label is found first, then the mention. */
const MARKS = [
  /<\w+ [^<>]*?\b(?:[Tt][Yy][Pp][Ee]|label|entity|data-\w+)="([\w-]+)"[^<>]*>([^<>\n]+)<\/\w+>/g,
  /<([A-Z][A-Z0-9_-]{2,}) ([^<>="]+)>/g,
  /<START:([\w-]+)> ([^<>\n]+?) <END>/g,
  /\[\[([A-Z][\w-]*)[:|] ?([^[\]\n]+)\]\]/g,
  /\{\{([A-Z][\w-]*)[:|] ?([^{}\n]+)\}\}/g,
];
/** Tags that stand within a line of text. */
const INLINE = /[^\s<>] ?<([A-Za-z]\w*)(?: [^<>]*)?>[^<>\n]{1,100}<\/\1>|<([A-Za-z]\w*)(?: [^<>]*)?>[^<>\n]{1,100}<\/\2>[ ,.;:)]*[^\s<>]/g; // prettier-ignore
const MARKUP = /^\s*<[!?a-z]|<\/(?:html|div|span|body|table|text|doc)>/i;

/** Of text with marks around its mentions, what makes tags of them that can be imported. @param heads how its files begin. */
export function markedText(
  heads: readonly string[],
  corpus: string,
): readonly [message: string, hint: string] | undefined {
  // prettier-ignore
  const has = (pattern: RegExp, isIn: (head: string) => boolean = () => true) => [
    ...new Set(heads.filter(isIn).flatMap((head) => Array.from(head.matchAll(pattern), ([, one, other]) => (one ?? other) as string))), // prettier-ignore
  ].toSorted();
  const isMarkup = heads.some((head) => MARKUP.test(head));
  const marks = MARKS.find((pattern) => has(pattern).length > 0);
  const tags = has(marks ?? (isMarkup ? INLINE : TAGS));
  if (tags.length === 0) return undefined;
  const steps = [
    ...(marks ? [`text = re.sub(r'${marks.source}', r'<\\1>\\2</\\1>', text)`] : []),
    ...(isMarkup && !marks ? [`text = re.sub(r'<(/?\\w+)[^<>]*>', r'<\\1>', text)`] : []),
    ...(isMarkup ? [`text = html.unescape(re.sub(r'<(?!/?(?:${tags.join('|')})>)[^<>]*>', '', text))`] : []),
  ];
  const others = ' (and what other tags it has)';
  const json = heads.some((head) => /^\s*(?:\[\s*)?\{\s*"/.test(head))
    ? ', where each record has its text under "text"'
    : '';
  return steps.length === 0
    ? ['this is text with tags around its mentions, which import-tagged reads', `palimpsest import-tagged ${corpus} corpus.jsonl --tags ${tags.join(',')}${others}${json}`] // prettier-ignore
    : ['this is text with marks around its mentions, which import-tagged reads where they are tags', `Make them tags, in Python: ${steps.join('; ')}; then: palimpsest import-tagged tagged/ corpus.jsonl --tags ${tags.join(',')}${others}${json}`]; // prettier-ignore
}
