import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { createClaims } from './claims.ts';
import { describeFileError } from './file-error.ts';
import { clearLeftovers } from './leftovers.ts';
import { followLink } from './place.ts';
import { writeFileWhole } from './write-file.ts';

/** A file that nobody reads without its key, held by this process alone until it is closed. */
export interface SecretFile {
  /** What it holds; `undefined` where it is not there yet. */
  readonly content: string | undefined;
  /** Keys a hash: the same as long as the key and the file are. */
  readonly hashKey: Buffer;
  /** Replaces what it holds, whole or not at all. */
  write(content: string): void;
  close(): Promise<void>;
}

export interface SecretFileOptions {
  /** What the file calls itself. */
  readonly format: string;
  /** For how long to wait for another process that holds it, in seconds. Default 60. */
  readonly wait?: number;
}

const VERSION = 1;
/** Memory of 32 MiB and some 0.1 s for a guess (RFC 7914, section 2). */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const MEMORY = 64 * 2 ** 20;
/** What is encrypted is filled up to whole blocks of so many bytes, so that its size tells little. */
const BLOCK = 64 * 1024;
const TAG = 16;
const LEAST_KEY = 16;
const NAP_MS = 200;

const headerShape = z.strictObject({
  format: z.string(),
  version: z.literal(VERSION),
  kdf: z.strictObject({ name: z.literal('scrypt'), N: z.literal(COST.N), r: z.literal(COST.r), p: z.literal(COST.p), salt: z.base64() }),
  check: z.base64(),
  nonce: z.base64(),
}); // prettier-ignore

/**
 * The key in a file (all its bytes but line breaks at the end), else the value of the environment.
 *
 * @throws PalimpsestError `no-key`, `key-too-short`, `readable-by-others`.
 */
export function readKey(file: string | undefined, value: string | undefined, hint: string): Buffer {
  if (file === undefined && (value === undefined || value === '')) throw new PalimpsestError('no-key', 'no key was given', { hint }); // prettier-ignore
  let bytes: Buffer;
  if (file === undefined) bytes = Buffer.from(value as string);
  else {
    requirePrivate(file);
    try {
      bytes = readFileSync(file);
    } catch (error) {
      throw describeFileError(error, file);
    }
    while (bytes.at(-1) === 10 || bytes.at(-1) === 13) bytes = bytes.subarray(0, -1);
  }
  return requireLength(bytes);
}

/** @throws PalimpsestError `key-too-short` */
export function requireLength(bytes: Buffer): Buffer {
  if (bytes.length >= LEAST_KEY) return bytes;
  throw new PalimpsestError(
    'key-too-short',
    `the key has ${bytes.length} bytes, and at least ${LEAST_KEY} are needed`,
    {
      hint: 'Make one with: head -c 32 /dev/urandom | base64 > key && chmod 600 key',
    },
  );
}

/**
 * Opens a file that is encrypted with AES-256-GCM under a key derived by scrypt (RFC 7914) and HKDF (RFC 5869), or prepares a new
 * one, and locks it. Whoever has the file without the key learns its size in blocks of 64 KiB and when it was written.
 *
 * @throws PalimpsestError `readable-by-others`, `wrong-key`, `damaged-secret`, `secret-locked` where another process holds it for
 *   longer than `wait`.
 */
export async function openSecretFile(
  file: string,
  key: Buffer,
  { format, wait = 60 }: SecretFileOptions,
): Promise<SecretFile> {
  const target = followLink(file);
  const release = await lock(target, wait);
  try {
    clearLeftovers(target);
    const isThere = existsSync(target);
    if (isThere) requirePrivate(file);
    const known = isThere ? readHeader(readFileSync(target), file, format) : undefined;
    const salt = known ? Buffer.from(known.header.kdf.salt, 'base64') : randomBytes(16);
    const keys = deriveKeys(key, salt, format);
    if (known && !timingSafeEqual(keys.check, Buffer.from(known.header.check, 'base64'))) {
      throw new PalimpsestError('wrong-key', 'the key is not that of this file', { place: { file }, hint: 'Give the key that it was made with; nothing was changed.' }); // prettier-ignore
    }
    return {
      content: known && decrypt(known, keys.cipher, file),
      hashKey: keys.hash,
      write: (content) =>
        writeFileWhole(target, encrypt(content, format, salt, keys), { overwrite: true, mode: 0o600 }),
      close: release,
    };
  } catch (error) {
    await release();
    throw describeFileError(error, file);
  }
}

async function lock(target: string, wait: number): Promise<() => Promise<void>> {
  const folder = path.dirname(target);
  const claims = createClaims(folder);
  const name = path.basename(target);
  for (const until = Date.now() + wait * 1000; ; await setTimeout(NAP_MS)) {
    const claim = await claims.take(name);
    if (claim) {
      let isHeld = true;
      return async () => {
        if (isHeld) await claim.release();
        isHeld = false; // another process may have it by now
      };
    }
    if (Date.now() < until) continue;
    throw new PalimpsestError('secret-locked', `another process holds the file${holderOf(path.join(folder, 'claims', `${name}.json`))}`, {
      place: { file: target },
      hint: 'Wait until it is done. A process that is gone holds nothing.',
    }); // prettier-ignore
  }
}

function holderOf(file: string): string {
  try {
    const { host, pids } = parseJson(readFileSync(file, 'utf8')) as { host: string; pids: readonly number[] };
    return `: process ${pids.join(', ')} on ${host}`;
  } catch {
    return '';
  }
}

/** @throws PalimpsestError `readable-by-others` */
function requirePrivate(file: string): void {
  if (process.platform === 'win32') return;
  let mode: number;
  try {
    ({ mode } = statSync(file));
  } catch (error) {
    throw describeFileError(error, file);
  }
  if ((mode & 0o077) === 0) return;
  throw new PalimpsestError('readable-by-others', 'other users may read or write the file', {
    place: { file },
    hint: `Make it yours alone: chmod 600 ${path.basename(file)}. If others may have read a key, make a new one.`,
  });
}

interface Keys {
  readonly cipher: Buffer;
  readonly hash: Buffer;
  /** Tells whether the key is right, and nothing else of it. */
  readonly check: Buffer;
}

function deriveKeys(key: Buffer, salt: Buffer, format: string): Keys {
  const master = scryptSync(key, salt, 32, { ...COST, maxmem: MEMORY });
  const derive = (what: string, length = 32) =>
    Buffer.from(hkdfSync('sha256', master, salt, `${format} ${what}`, length));
  return { cipher: derive('cipher'), hash: derive('hash'), check: derive('check', 16) };
}

function encrypt(content: string, format: string, salt: Buffer, keys: Keys): Buffer {
  const nonce = randomBytes(12);
  const kdf = { name: 'scrypt' as const, ...COST, salt: salt.toString('base64') };
  const header = {
    format,
    version: VERSION,
    kdf,
    check: keys.check.toString('base64'),
    nonce: nonce.toString('base64'),
  };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const plain = Buffer.from(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(plain.length));
  const filled = Buffer.alloc(Math.ceil((plain.length + length.length) / BLOCK) * BLOCK);
  length.copy(filled);
  plain.copy(filled, length.length);
  const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce).setAAD(head);
  return Buffer.concat([head, cipher.update(filled), cipher.final(), cipher.getAuthTag()]);
}

interface Read {
  readonly header: z.output<typeof headerShape>;
  readonly head: Buffer;
  readonly body: Buffer;
}

const damaged = (file: string) =>
  new PalimpsestError('damaged-secret', 'the file is cut off or was changed', {
    place: { file },
    hint: 'Nothing of it can be trusted. Put back a copy of it; nothing was changed.',
  });

function readHeader(bytes: Buffer, file: string, format: string): Read {
  const end = bytes.indexOf(10) + 1;
  const head = bytes.subarray(0, end);
  let header: ReturnType<typeof headerShape.safeParse>;
  try {
    header = headerShape.safeParse(JSON.parse(head.toString()));
  } catch {
    throw damaged(file);
  }
  if (!header.success || header.data.format !== format) throw damaged(file);
  return { header: header.data, head, body: bytes.subarray(end) };
}

function decrypt({ header, head, body }: Read, key: Buffer, file: string): string {
  if (body.length < BLOCK + TAG || (body.length - TAG) % BLOCK !== 0) throw damaged(file);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(header.nonce, 'base64')).setAAD(head);
    decipher.setAuthTag(body.subarray(-TAG));
    const filled = Buffer.concat([decipher.update(body.subarray(0, -TAG)), decipher.final()]);
    return filled.subarray(8, 8 + Number(filled.readBigUInt64BE())).toString();
  } catch {
    throw damaged(file);
  }
}
