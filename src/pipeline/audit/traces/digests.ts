import { createHash, createHmac } from 'node:crypto';
import { once } from '../../../core/caches.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import type { DateReading } from './dates.ts';
import type { Place, Reading } from './reading.ts';

/** What keys are made with by hand, so that whoever guesses the value knows that it is it, and of how many figures they are; they are cut at either end. */
const WAYS = Object.entries({ md5: 32, sha1: 40, sha224: 56, sha256: 64, sha384: 96, sha512: 128 });
/** So many figures of a key are nobody else's. */
const RUN = /(?<![\p{L}\d])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{2}(?::[\da-f]{2}){7,63}|[\da-f]{8,128}|[\da-zA-Z+/_-]{22,86}={0,2})(?![\p{L}\d])/giu; // prettier-ignore
const BETWEEN = ['', ' ', ',', ', ', '_', '-', '.', '|'];
/** So many words on either side of a key may be what it was salted with. */
const NEAR = 6;

export interface Digests {
  readonly all: readonly string[];
  /** What whole texts are with what they were salted with: longer keys of a value than of its parts. */
  readonly wholes: readonly string[];
}

/** The digests of a value: of its text, in one case or without signs, of its figures, of its parts and two of them, of its day. Made when they are asked for. */
export function createDigests(text: string, parts: readonly string[], dates: readonly DateReading[]): () => Digests {
  return once(() => {
    const wholes = inCases([text, text.split(',').toReversed().join(' '), plainForm(text), text.replaceAll(/\D/g, '')]);
    const pairs = parts.flatMap((one) => parts.flatMap((other) => (one === other ? [] : BETWEEN.map((sign) => one + sign + other)))); // prettier-ignore
    const forms = [...wholes, ...inCases([text.replaceAll(/[^\p{L}\p{M}\d]/gu, ''), ...parts, ...pairs]), ...dates.flatMap(daysWritten)]; // prettier-ignore
    return { wholes, all: WAYS.flatMap(([way]) => forms.flatMap((form) => [digest(way, form), digest(way, `${form}\n`)])) }; // prettier-ignore
  });
}

const digest = (way: string, text: string) => createHash(way).update(text).digest('hex');

function daysWritten({ year, month, day }: DateReading): readonly string[] {
  if (year === undefined || month === undefined || day === undefined) return [];
  const [y, m, d] = [year, month, day].map((part) => String(part).padStart(2, '0')) as [string, string, string];
  return ['', '-', '/', '.'].flatMap((sign) => [[y, m, d], [d, m, y], [m, d, y]].map((parts) => parts.join(sign))); // prettier-ignore
}

function inCases(forms: readonly string[]): readonly string[] {
  const known = forms.map((form) => form.replaceAll(/\s+/g, ' ').trim()).filter((form) => form.length > 2);
  return [...new Set(known.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), capitalised(form)]))];
}

const capitalised = (form: string) =>
  form.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** A run that may be a digest, in hexadecimal, and the words near it. */
interface DigestRun extends Place {
  readonly salts: readonly string[];
}

/** @param isSalted whether salts are looked for as well. */
export function digestRuns({ view: { plain, written } }: Reading, isSalted: boolean): readonly DigestRun[] {
  return Array.from(written.text.matchAll(RUN)).flatMap(({ 0: run, index: from }) => {
    const figures = run.replaceAll(/[:-]/g, '').toLowerCase();
    const isHexadecimal = /^[\da-f]+$/.test(figures);
    const how = isHexadecimal ? figures : Buffer.from(run, 'base64').toString('hex');
    const isWhole = WAYS.some(([, length]) => length === how.length);
    if (isHexadecimal ? !(/\d/.test(how) && /[a-f]/.test(how)) : !isWhole) return [];
    const wordsOf = (text: string) => text.match(/[^\s:;,=()"']{3,}/g) ?? [];
    const after = from + run.length;
    const salts = isSalted && isWhole ? [...wordsOf(written.text.slice(0, from)).slice(-NEAR), ...wordsOf(written.text.slice(after)).slice(0, NEAR)] : []; // prettier-ignore
    return [{ from, to: Math.min(after, plain.text.length), how, salts }];
  });
}

/** Where one of the runs is a digest of a value, or the beginning or the end of one. */
export function findDigest(runs: readonly DigestRun[], digests: () => Digests): Place | undefined {
  const found = runs.find(({ how, salts }) => {
    const { all, wholes } = digests();
    if (all.some((each) => each.startsWith(how) || each.endsWith(how))) return true;
    const [way = ''] = WAYS.find(([, length]) => length === how.length) ?? [];
    return salts.some((salt) =>
      wholes.some((text) =>
        [salt + text, text + salt, `${salt}:${text}`, `${text}:${salt}`].some((salted) => digest(way, salted) === how) || createHmac(way, salt).update(text).digest('hex') === how)); // prettier-ignore
  });
  return found && { ...found, how: 'digest' };
}
