import type { Report } from '../../core/errors.ts';
import { decodeUtf8 } from './files.ts';

/** Decodes a whole file; reports one that is not UTF-8, with the first line that is not, and returns `undefined`. */
export function decodeOrReport(
  bytes: Uint8Array,
  place: { readonly file: string; readonly documentId: string },
  report: Report,
): string | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    report({
      severity: 'error',
      code: 'invalid-utf8',
      message: 'the file is not valid UTF-8; convert it first, for instance with iconv',
      place: { ...place, line: firstInvalidLine(bytes) },
    });
  }
  return text;
}

function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (decodeUtf8(bytes.subarray(start, end)) === undefined) break;
    line++;
    start = end + 1;
  }
  return line;
}
