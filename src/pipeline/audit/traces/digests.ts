import { createHash, createHmac } from 'node:crypto';
import { once } from '../../../core/caches.ts';
import { obtain } from '../../../core/collections.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import type { DateReading } from './dates.ts';
import type { Place, Reading } from './reading.ts';

/** What keys are made with by hand, so that whoever guesses the value knows that it is it; keys are cut at either end. */
const WAYS = ['md5', 'sha1', 'sha256', 'sha512'];
/** Those of so many bytes. */
const OTHERS: Readonly<Record<number, readonly string[]>> = {
  20: ['ripemd160'], 28: ['sha224'], 32: ['sha3-256', 'blake2s256'], 48: ['sha384'], 64: ['sha3-512', 'blake2b512'],
}; // prettier-ignore
const LENGTHS = [16, 20, 28, 32, 48, 64];
/** So many figures of a key are nobody else's. */
const RUN = /(?<![\p{L}\d])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{2}(?::[\da-f]{2}){7,63}|[\da-f]{8,128}|[\da-zA-Z+/_-]{22,86}={0,2})(?![\p{L}\d])/giu; // prettier-ignore
const BETWEEN = ['', ' ', ',', ', ', '_', '-', '.', '|'];
/** So many words on either side of a key may be what it was salted with. */
const NEAR = 6;

export interface Digests {
  /** Made with one of the ways, when a text has something that looks like it. */
  readonly by: (way: string) => readonly string[];
  /** What whole texts are with what they were salted with: longer keys of a value than of its parts. */
  readonly wholes: readonly string[];
}

/** The digests of a value: of its text, in one case or without signs, of its figures, of its parts and two of them, of its day. */
export function createDigests(text: string, parts: readonly string[], dates: readonly DateReading[]): () => Digests {
  return once(() => {
    const wholes = inCases([text, text.split(',').toReversed().join(' '), plainForm(text), text.replaceAll(/\D/g, '')]);
    const pairs = parts.flatMap((one) => parts.flatMap((other) => (one === other ? [] : BETWEEN.map((sign) => one + sign + other)))); // prettier-ignore
    const forms = [...wholes, ...inCases([text.replaceAll(/[^\p{L}\p{M}\d]/gu, ''), ...parts, ...pairs]), ...dates.flatMap(daysWritten)]; // prettier-ignore
    const made = new Map<string, readonly string[]>();
    const by = (way: string) => obtain(made, way, () => forms.flatMap((form) => [form, `${form}\n`].map((each) => digest(way, each)))); // prettier-ignore
    return { by, wholes };
  });
}

const digest = (way: string, text: string) => createHash(way).update(text).digest('hex');

function daysWritten({ year, month, day }: DateReading): readonly string[] {
  if (year === undefined || month === undefined || day === undefined) return [];
  const [y, m, d] = [year, month, day].map((part) => String(part).padStart(2, '0')) as [string, string, string];
  return [
    `${y}-${m}-${d}`,
    y + m + d,
    ...['/', '.', '-'].flatMap((sign) => [[d, m, y].join(sign), [m, d, y].join(sign)]),
  ];
}

function inCases(forms: readonly string[]): readonly string[] {
  const known = forms.map((form) => form.replaceAll(/\s+/g, ' ').trim()).filter((form) => form.length > 2);
  return [...new Set(known.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), capitalised(form)]))];
}

const capitalised = (form: string) =>
  form.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** A run that may be a digest, in hexadecimal, and the words near it. */
interface DigestRun extends Place {
  readonly ways: readonly string[];
  readonly salts: readonly string[];
}

/** @param isSalted whether salts are looked for as well. */
export function digestRuns({ view: { plain, written } }: Reading, isSalted: boolean): readonly DigestRun[] {
  return Array.from(written.text.matchAll(RUN)).flatMap(({ 0: run, index: from }) => {
    const plainRun = run.replaceAll(/[:-]/g, '').toLowerCase();
    const isHexadecimal = /^[\da-f]+$/.test(plainRun);
    if (isHexadecimal && !(/\d/.test(run) && /[a-f]/i.test(run))) return [];
    const how = isHexadecimal ? plainRun : Buffer.from(run.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('hex'); // prettier-ignore
    const isWhole = LENGTHS.includes(how.length / 2);
    if (!isHexadecimal && !isWhole) return [];
    const wordsOf = (text: string) => text.match(/[^\s:;,=()"']{3,}/g) ?? [];
    const after = from + run.length;
    const near = isSalted && isWhole ? [...wordsOf(written.text.slice(0, from)).slice(-NEAR), ...wordsOf(written.text.slice(after)).slice(0, NEAR)] : []; // prettier-ignore
    return [{ from, to: Math.min(after, plain.text.length), how, ways: [...WAYS, ...(OTHERS[how.length / 2] ?? [])], salts: near }]; // prettier-ignore
  });
}

/** Where one of the runs is a digest of a value, or the beginning or the end of one. */
export function findDigest(runs: readonly DigestRun[], digests: () => Digests): Place | undefined {
  const found = runs.find(({ how, ways, salts }) => {
    const { by, wholes } = digests();
    if (ways.some((way) => by(way).some((each) => each.startsWith(how) || each.endsWith(how)))) return true;
    const fitting = ways.filter((way) => digest(way, '').length === how.length);
    const isIt = (way: string, text: string) => digest(way, text) === how;
    return salts.some((salt) =>
      wholes.some((text) =>
        fitting.some(
          (way) =>
            ['', ':'].some((sign) => isIt(way, salt + sign + text) || isIt(way, text + sign + salt)) ||
            createHmac(way, salt).update(text).digest('hex') === how,
        ),
      ),
    );
  });
  return found && { ...found, how: 'digest' };
}
