import { createHash } from 'node:crypto';
import { plainForm } from '../../../text/unmask/characters.ts';
import type { Place, Reading } from './reading.ts';

/** What a key is made with by hand: no salt, so that whoever guesses the value knows that it is it. */
const WAYS = ['md5', 'sha1', 'sha256', 'sha512'];
/** Keys are cut: so many figures of one are nobody else's. */
const RUN = /(?<![\p{L}\d])(?:[\da-f]{8,128}|[\da-zA-Z+/_-]{22,88}={0,2})(?![\p{L}\d])/giu;

/**
 * The digests of a value under which it may stand: of its text, in one case or without signs, of its figures, and of its parts.
 * They are made when a text has something that looks like one.
 */
export function createDigests(text: string, parts: readonly string[]): () => readonly (readonly [string, string])[] {
  let known: readonly (readonly [string, string])[] | undefined;
  return () => (known ??= [...formsOf(text, parts)].flatMap((form) => WAYS.map((way) => digestOf(way, form))));
}

function digestOf(way: string, form: string): readonly [hexadecimal: string, base64: string] {
  const bytes = createHash(way).update(form).digest();
  return [bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')];
}

function formsOf(text: string, parts: readonly string[]): ReadonlySet<string> {
  const turned = text.split(',').toReversed().join(' ');
  const wholes = [text, turned, text.replaceAll(/[^\p{L}\p{M}\d]/gu, ''), plainForm(text), text.replaceAll(/\D/g, '')];
  const forms = [...wholes, ...parts]
    .map((form) => form.replaceAll(/\s+/g, ' ').trim())
    .filter((form) => form.length > 2);
  return new Set(forms.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), capitalised(form)]));
}

const capitalised = (form: string) =>
  form.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** The runs of a reading that may be digests. */
export function digestRuns({ view: { plain, written } }: Reading): readonly Place[] {
  return Array.from(written.text.matchAll(RUN), ({ 0: run, index: from }) => ({ run, from })).flatMap(
    ({ run, from }) =>
    /\d/.test(run) && /[a-f]/i.test(run) ? [{ from, to: Math.min(from + run.length, plain.text.length), how: run.replace(/=+$/, '') }] : [], // prettier-ignore
  );
}

/** Where one of the runs is a digest of a value, or the beginning of one. */
export function findDigest(
  runs: readonly Place[],
  digests: () => readonly (readonly [string, string])[],
): Place | undefined {
  // prettier-ignore
  const found = runs.find(({ how }) => {
    const [hexadecimal, base64] = [how.toLowerCase(), how.replaceAll('-', '+').replaceAll('_', '/')];
    return digests().some((digest) => digest[0].startsWith(hexadecimal) || digest[1] === base64);
  });
  return found && { ...found, how: 'digest' };
}
