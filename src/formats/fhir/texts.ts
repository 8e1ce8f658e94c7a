import { createHash } from 'node:crypto';
import { decodeUtf8 } from '../io/files.ts';
import { type JsonNode, member, type Patch } from '../io/json-source.ts';
import { findNarratives } from './narratives.ts';

/** A text of a resource, and where it stands. */
interface FhirText {
  readonly text: string;
  /** The string that holds it. */
  readonly node: JsonNode;
  /** The attachment that has it as base64. */
  readonly attachment?: JsonNode;
  /** The names of the fields that lead to it from its resource, with the places in lists. */
  readonly path: readonly (string | number)[];
  /** The resource, and its place in a Bundle. */
  readonly resource: JsonNode;
}

export interface FhirTexts {
  readonly texts: readonly FhirText[];
  /** Narratives, and attachments that are no plain text: nobody reads them. */
  readonly unread: number;
}

/** Between the texts of a record. */
export const GAP = '\n\n';

/**
 * The texts of a resource, or of all resources of a Bundle: attachments of plain text of DocumentReference and DiagnosticReport, the
 * conclusion of a report, and the notes of any resource. What is not read are narratives (`text.div`, which repeat what other fields
 * say), and attachments of other kinds.
 */
export function findTexts(root: JsonNode): FhirTexts {
  const texts: FhirText[] = [];
  let unread = 0;
  const visit = (resource: JsonNode): void => {
    const type = member(resource, 'resourceType')?.value;
    if (type === 'Bundle') {
      for (const entry of member(resource, 'entry')?.items ?? []) {
        const inner = member(entry, 'resource');
        if (inner) visit(inner);
      }
      return;
    }
    const attach = (attachment: JsonNode | undefined, path: readonly (string | number)[]) => {
      const data = member(attachment, 'data');
      if (typeof data?.value !== 'string') return;
      const kind = member(attachment, 'contentType')?.value;
      const isPlain = kind === undefined || (typeof kind === 'string' && /^text\/plain\b/i.test(kind) && !/charset=(?!"?(?:utf-?8|us-ascii))/i.test(kind)); // prettier-ignore
      const text = isPlain ? decodeUtf8(Buffer.from(data.value, 'base64')) : undefined;
      if (text === undefined) unread++;
      else texts.push({ text, node: data, attachment: attachment as JsonNode, path, resource });
    };
    const state = (node: JsonNode | undefined, path: readonly (string | number)[]) => {
      if (typeof node?.value === 'string') texts.push({ text: node.value, node, path, resource });
    };
    const each = (field: string) => member(resource, field)?.items?.entries() ?? [];
    for (const [i, item] of type === 'DocumentReference' ? each('content') : []) attach(member(item, 'attachment'), ['content', i, 'attachment', 'data']); // prettier-ignore
    for (const [i, item] of type === 'DiagnosticReport' ? each('presentedForm') : []) attach(item, ['presentedForm', i, 'data']); // prettier-ignore
    if (type === 'DiagnosticReport') state(member(resource, 'conclusion'), ['conclusion']);
    for (const [i, item] of each('note')) state(member(item, 'text'), ['note', i, 'text']);
  };
  visit(root);
  unread += findNarratives(root).length;
  return { texts, unread };
}

/** What puts another text in the place of one; size and hash of an attachment follow. */
export function replaceText({ node, attachment, text: before }: FhirText, text: string): readonly Patch[] {
  if (text === before) return [];
  if (!attachment) return [{ start: node.start, end: node.end, text: JSON.stringify(text) }];
  const bytes = Buffer.from(text);
  const [size, hash] = [member(attachment, 'size'), member(attachment, 'hash')];
  const sha1 = createHash('sha1').update(bytes).digest('base64'); // as FHIR has it, of what is encoded
  return [
    { start: node.start, end: node.end, text: JSON.stringify(bytes.toString('base64')) },
    ...(size ? [{ start: size.start, end: size.end, text: String(bytes.length) }] : []),
    ...(hash ? [{ start: hash.start, end: hash.end, text: JSON.stringify(sha1) }] : []),
  ];
}

/** A resource with its texts and nothing else but what it must have. */
export function bareResource(type: string, texts: readonly (FhirText & { readonly written: string })[]): object {
  const resource: Record<string, unknown> = { resourceType: type, status: type === 'DiagnosticReport' ? 'final' : 'current' }; // prettier-ignore
  const attach = (text: string) => ({ contentType: 'text/plain; charset=utf-8', data: Buffer.from(text).toString('base64') }); // prettier-ignore
  const add = (field: string, item: unknown) => (resource[field] = [...((resource[field] as unknown[] | undefined) ?? []), item]); // prettier-ignore
  for (const { path, written } of texts) {
    if (path[0] === 'content') add('content', { attachment: attach(written) });
    else if (path[0] === 'presentedForm') add('presentedForm', attach(written));
    else if (path[0] === 'conclusion') resource['conclusion'] = written;
    else add('note', { text: written });
  }
  return resource;
}
