import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openVault, type PersonLink, type Vault } from '../../src/conceal/vault.ts';
import type { Document } from '../../src/core/types.ts';
import { conceal, type ConcealOptions } from '../../src/pipeline/concealment/conceal.ts';
import { readKey } from '../../src/resources/files/secret-file.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { labelled } from '../helpers/marked.ts';

const KEY = Buffer.from('correct horse battery staple');
const inFolder = () => path.join(temporaryFolder(), 'vault');

/** Conceals with a vault, as a run of its own does. */
async function run(file: string, docs: readonly Document[], key: Uint8Array = KEY) {
  const vault = await openVault(file, key);
  const links: Record<string, readonly PersonLink[]> = {};
  const onEdits = (line: string) => {
    const { source, links: own } = JSON.parse(line) as { source: string; links: readonly PersonLink[] };
    expect(line).not.toMatch(/Brandvold|Quist|4417093/);
    links[source] = own;
  };
  const written: Document[] = [];
  for await (const doc of await conceal(docs, { strategy: 'pseudo', locale: 'en', seed: 13, vault, onEdits }))
    written.push(doc);
  await vault.finish();
  await vault.commit();
  const mentions = written.map(({ text, entities }) => entities.map(({ start, end }) => text.slice(start, end)));
  return { mentions, links, size: vault.size };
}

const note = (id: string, name: string, more = '', date = '2031-03-01') =>
  labelled(id, `Patient: [${name}|PATIENT]${more}, seen on [${date}|DATE] in [Larkhaven|CITY].`);
const NUMBER = ', MRN [4417093|MEDICALRECORD]';

describe('a vault', () => {
  it('gives a patient the same surrogates and shift next month, and another one others', async () => {
    const file = inFolder();
    const march = await run(file, [note('a', 'Eva Brandvold', NUMBER), note('b', 'Ida Quist')]);
    const april = await run(file, [
      note('x', 'Ida Quist', '', '2031-04-11'),
      note('y', 'Eva Brandvold', NUMBER, '2031-04-11'),
    ]);
    const [eva, , evaDate, town] = march.mentions[0] as string[];
    expect(april.mentions[1]?.slice(0, 2)).toEqual(march.mentions[0]?.slice(0, 2));
    expect(april.mentions[0]?.[0]).toBe(march.mentions[1]?.[0]);
    expect(april.mentions[0]?.[0]).not.toBe(eva);
    expect(april.mentions[1]?.[3]).toBe(town);
    const days = (from: string, to = '') => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
    expect(days('2031-04-11', april.mentions[1]?.[2])).toBe(days('2031-03-01', evaDate));
    expect(april.links['y']?.[0]).toEqual({ entity: 'T1', person: 1, by: 'id' });
    expect(april.links['x']?.[0]).toEqual({ entity: 'T1', person: 2, by: 'name' });
    expect(april.size.persons).toBe(2);
    const other = await run(
      inFolder(),
      [note('a', 'Eva Brandvold', NUMBER)],
      Buffer.from('another key, of another house'),
    );
    expect(other.mentions[0]?.[0]).not.toBe(eva);
  });

  it('draws heights, ages and dates for each patient, so that they tell nothing of who has the same', async () => {
    const tall = (id: string, name: string) =>
      labelled(id, `Patient: [${name}|PATIENT], [1.87 m|HEIGHT] tall, [1.87 m|HEIGHT] before.`);
    const names = ['Eva Brandvold', 'Ida Quist', 'Karl Falk', 'Ada Berg', 'Rosa Dahl', 'Nils Holm'];
    const first = await run(inFolder(), names.map((name, i) => tall(String(i), name))); // prettier-ignore
    const heights = first.mentions.map(([, height, again]) => {
      expect(again).toBe(height);
      return height;
    });
    expect(new Set(heights).size).toBeGreaterThan(1);
  });

  it('knows names that are reordered, shouted, initialled, partial and misspelt', async () => {
    const file = inFolder();
    const { mentions } = await run(file, [note('a', 'Eva Brandvold', NUMBER)]);
    const [given = '', family = ''] = (mentions[0]?.[0] ?? '').split(' ');
    const forms: readonly (readonly [string, string, string])[] = [
      ['Brandvold, Eva', `${family}, ${given}`, 'name'],
      ['BRANDVOLD, EVA', `${family}, ${given}`.toUpperCase(), 'name'],
      ['E. Brandvold', `${given[0]}. ${family}`, 'initials'],
      ['Eva Brandvlod', `${given} ${family}`, 'misspelt'],
      ['Eva Brandold', `${given} ${family}`, 'misspelt'],
      ['Eva M. Brandvold', '', 'name'],
    ];
    for (const [name, surrogate, by] of forms) {
      const again = await run(file, [note('z', name)]);
      if (surrogate !== '') expect(again.mentions[0]?.[0]).toBe(surrogate);
      expect(again.links['z']?.[0]).toEqual({ entity: 'T1', person: 1, by });
    }
    const doc = labelled(
      'd',
      '[Eva Brandvold|PATIENT] came. [Brandvlod|PATIENT] slept. [Eva|PATIENT] woke. Dr. [Brandvold|DOCTOR] left.',
    );
    const within = await run(file, [doc]);
    expect(within.mentions[0]?.slice(0, 3)).toEqual([`${given} ${family}`, family, given]);
    expect(within.mentions[0]?.[3]).not.toBe(family);
  });

  it('links no name that two have, whoever else has a name like it', async () => {
    const file = inFolder();
    const number = (digits: string) => `, MRN [${digits}|MEDICALRECORD]`;
    await run(file, [
      note('a', 'Eva Brandvold', number('4417093')),
      note('b', 'Eva Brandvold', number('7654329')),
      note('c', 'E. Brandvold', number('9991239')),
    ]);
    const { links } = await run(file, [note('z', 'Eva Brandvold')]);
    expect(links['z']?.[0]).toEqual({ entity: 'T1', person: 4, by: 'new' });
  });

  it('knows a town and a ward that are shouted, and shouts them too, whichever comes first', async () => {
    const file = inFolder();
    const of = (id: string, ...places: readonly string[]) => labelled(id, places.map((place) => `From ${place}.`).join(' ')); // prettier-ignore
    const small = ['[Larkhaven|CITY]', '[Mercy Hospital|HOSPITAL]'];
    const great = ['[LARKHAVEN|CITY]', '[MERCY HOSPITAL|HOSPITAL]'];
    const { mentions } = await run(file, [of('a', ...small, ...great), of('b', ...great)]);
    const [town = '', ward = ''] = mentions[0] as string[];
    expect(mentions).toEqual([[town, ward, town.toUpperCase(), ward.toUpperCase()], [town, ward].map((each) => each.toUpperCase())]); // prettier-ignore
    expect((await run(file, [of('c', ...great, ...small)])).mentions[0]).toEqual([
      ...(mentions[1] as string[]),
      town,
      ward,
    ]);
    const first = await run(inFolder(), [of('d', ...great, ...small)]);
    const [loud = '', , quiet = ''] = first.mentions[0] as string[];
    expect([loud, quiet.toUpperCase()]).toEqual([quiet.toUpperCase(), loud]);
    expect(quiet).not.toBe(loud);
  });

  it('does not take two for one: other names of the lists, other numbers, a lone family name, two who fit', async () => {
    const file = inFolder();
    const { links } = await run(file, [
      note('a', 'Anna Hansen', ', MRN [1234567|MEDICALRECORD]'),
      note('b', 'Anna Jansen', ', MRN [7654321|MEDICALRECORD]'),
      note('c', 'Anna Hansen', ', MRN [9988776|MEDICALRECORD]'),
      note('d', 'Hansen'),
      note('e', 'A. Hansen'),
      note('f', 'Anna Hansen', ', MRN [1234576|MEDICALRECORD]'),
    ]);
    const personOf = (id: string) => links[id]?.[0]?.person;
    expect(new Set(['a', 'b', 'c'].map(personOf)).size).toBe(3);
    expect(links['d']?.[0]).toEqual({ entity: 'T1', by: 'unlinked' });
    expect([personOf('a'), personOf('b'), personOf('c')]).not.toContain(personOf('e'));
    expect(personOf('f')).toBe(personOf('a')); // figures swapped
  });

  it('follows a field of the metadata before all else', async () => {
    const file = inFolder();
    const of = (id: string, name: string, patient: string): Document => ({ ...note(id, name), meta: { patient } });
    const { links } = await run(file, [
      of('a', 'Eva Brandvold', 'p1'),
      of('b', 'Eva Brandvold', 'p2'),
      of('c', 'Mia Quist', 'p1'),
    ]);
    expect([links['a'], links['b'], links['c']].map((own) => own?.[0]?.person)).toEqual([1, 2, 1]);
  });

  it('holds nothing that can be read, is its owner’s alone, and tells no more than its size', async () => {
    const file = inFolder();
    await run(file, [note('a', 'Eva Brandvold', NUMBER)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const first = readFileSync(file);
    expect(first.toString('latin1')).not.toMatch(/Brandvold|Larkhaven|4417093|patient|surrogate/i);
    await run(file, [note('b', 'Ida Quist')]);
    const second = readFileSync(file);
    expect(second.length).toBe(first.length);
    // Nothing of the encrypted part is as it was: it was encrypted under a nonce of its own.
    const same = [...second.subarray(-1000)].filter((byte, i) => byte === first.subarray(-1000)[i]).length;
    expect(same).toBeLessThan(50);
    expect((await run(file, [note('c', 'Ida Quist')])).size).toEqual({ persons: 2, things: 2 });
  });

  it('refuses another key, a file cut off or changed, one that others may read; and loses nothing', async () => {
    const file = inFolder();
    await run(file, [note('a', 'Eva Brandvold')]);
    const bytes = readFileSync(file);
    const fails = async (code: string, key: Uint8Array = KEY) =>
      expect(
        await openVault(file, key).then(
          () => 'opened',
          (error: unknown) => (error as { code: string }).code,
        ),
      ).toBe(code);
    await fails('wrong-key', Buffer.from('another key, of another house'));
    chmodSync(file, 0o640);
    await fails('readable-by-others');
    chmodSync(file, 0o600);
    for (const end of [0, 10, 300, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, end));
      await fails('damaged-secret');
    }
    for (const at of [20, 200, 1000, bytes.length - 3]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      writeFileSync(file, changed);
      const error = await openVault(file, KEY).then(
        () => 'opened',
        (one: unknown) => (one as { code: string }).code,
      );
      expect(['damaged-secret', 'wrong-key']).toContain(error);
    }
    writeFileSync(file, bytes);
    expect((await run(file, [note('x', 'Eva Brandvold')])).links['x']?.[0]?.by).toBe('name');
  });

  it('is one process’s: another waits, or is told whose it is', async () => {
    const file = inFolder();
    const first = await openVault(file, KEY);
    await expect(openVault(file, KEY, { wait: 0 })).rejects.toThrow(
      new RegExp(`another process holds the file: process ${process.pid} on `),
    );
    let isOpen = false;
    const second = openVault(file, KEY, { wait: 30 }).then((vault): Vault => ((isOpen = true), vault));
    await first.finish();
    expect(isOpen).toBe(false);
    await first.commit();
    await (await second).abort();
    // Closed twice, it does not open what is another's by then.
    const third = await openVault(file, KEY);
    await first.abort();
    await expect(openVault(file, KEY, { wait: 0 })).rejects.toThrow(/holds the file/);
    await third.abort();
  });

  it('is whole, and free, when a process that wrote it was killed', async () => {
    const file = inFolder();
    await run(file, [note('a', 'Eva Brandvold')]);
    const dist = (name: string) => JSON.stringify(pathToFileURL(path.resolve('dist', name)).href);
    const script = `
      import { openSecretFile } from ${dist('resources/files/secret-file.js')};
      const secret = await openSecretFile(process.argv[1], Buffer.from(${JSON.stringify(KEY.toString())}), { format: 'palimpsest-vault' });
      process.stdout.write('open');
      for (;;) secret.write(secret.content);`;
    for (let times = 0; times < 3; times++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      while (!readdirSync(path.dirname(file)).some((name) => name !== 'vault' && name !== 'claims'))
        await new Promise(setImmediate);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect((await run(file, [note('x', 'Eva Brandvold')])).links['x']?.[0]).toEqual({
        entity: 'T1',
        person: 1,
        by: 'name',
      });
      expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['claims', 'vault']);
    }
  });

  it('leaves the file as it was where the corpus is not written', async () => {
    const file = inFolder();
    await run(file, [note('a', 'Eva Brandvold')]);
    const before = readFileSync(file);
    const vault = await openVault(file, KEY);
    for await (const _ of await conceal([note('b', 'Ida Quist')], { strategy: 'pseudo', vault })) void _;
    await vault.abort();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it.each<readonly [ConcealOptions, RegExp]>([
    [{ workers: 2 }, /held by one process/],
    [{ shard: [1, 2] }, /held by one process/],
    [{ mode: 'unlinkable' }, /the mode is unlinkable/],
  ])('refuses %j', async (options, message) => {
    const vault = await openVault(inFolder(), KEY);
    await expect(conceal([note('a', 'Eva Brandvold')], { strategy: 'pseudo', vault, ...options })).rejects.toThrow(
      message,
    );
    await vault.abort();
  });
});

describe('conceal --vault', () => {
  it('takes its key from a file of one’s own or from the environment, and writes corpus and vault together', async () => {
    const folder = temporaryFolder();
    const at = (name: string) => path.join(folder, name);
    const { id, text, entities } = note('a', 'Eva Brandvold', NUMBER);
    writeFileSync(at('in.jsonl'), `${JSON.stringify({ id, text, entities })}\n`);
    writeFileSync(at('key'), `${KEY.toString()}\n`, { mode: 0o644 });
    chmodSync(at('key'), 0o644);
    const args = (out: string) => ['conceal', at('in.jsonl'), at(out), '--strategy', 'pseudo', '--vault', at('vault')];
    expect((await runCli(args('none.jsonl'))).stderr).toMatch(/no key was given/);
    expect((await runCli([...args('out.jsonl'), '--vault-key', at('key')])).stderr).toMatch(/chmod 600 key/);
    expect(existsSync(at('vault'))).toBe(false);
    chmodSync(at('key'), 0o600);
    expect((await runCli([...args('out.jsonl'), '--vault-key', at('key')])).code).toBe(0);
    expect((await runCli([...args('again.jsonl'), '--vault-key', at('key'), '--seed', '99'])).code).toBe(0);
    const textOf = (name: string) => (JSON.parse(readFileSync(at(name), 'utf8')) as { text: string }).text;
    expect(textOf('again.jsonl')).toBe(textOf('out.jsonl'));
    expect(readKey(undefined, KEY.toString(), '')).toEqual(readKey(at('key'), undefined, ''));
    expect(() => readKey(undefined, 'short', '')).toThrow(/at least 16 are needed/);
  });
});
