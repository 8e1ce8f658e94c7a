import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CorpusFormat, TextSink } from '../../src/core/corpus-format.ts';
import { addRow } from '../../src/core/open-tables.ts';
import { formats } from '../../src/formats/index.ts';
import { toJsonLine } from '../../src/formats/jsonl/index.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { reviewedProject } from '../helpers/rules-project.ts';

/** A format that refuses some documents, as others do those that they cannot hold; of the rest it writes a line each. */
function refusing(name: string, refuses: (number: number) => boolean): CorpusFormat {
  return {
    name,
    description: 'refuses documents',
    perFile: 'many',
    extension: `.${name}`,
    detect: () => 0,
    async *read() {},
    createWriter(output, { report }) {
      let sink: TextSink | undefined;
      let number = 0;
      return {
        async write({ id, entities }) {
          if (refuses(++number)) {
            report({ severity: 'error', code: name, message: 'not this one', place: { documentId: id } });
            return 'refused';
          }
          sink ??= await output.open(`corpus.${name}`);
          await sink.write(`${id} ${entities.length}\n`);
        },
        close: async () => sink?.close(),
      };
    },
  };
}

addRow(
  formats,
  refusing('picky', (number) => number % 2 === 0),
);
addRow(
  formats,
  refusing('none', () => true),
);

/** Five documents of two texts in turn: every other is taken, so only the first text is written. */
function corpus(folder: string, texts: readonly [string, string]): string {
  const file = path.join(folder, 'in.jsonl');
  const line = (_: unknown, i: number) => {
    const text = texts[i % 2] as string;
    const mentions = [...text.matchAll(/Eva|Karl|\d{3}/gu)].map((match, j) => ({
      id: `T${j}`,
      start: match.index,
      end: match.index + match[0].length,
      label: /\d/u.test(match[0]) ? 'PHONE' : 'PATIENT',
    }));
    return toJsonLine({ id: `d${i}`, text, entities: mentions });
  };
  writeFileSync(file, Array.from({ length: 5 }, line).join(''));
  return file;
}

const TEXTS = ['Eva and Karl called 555 and 556.', 'Nobody but Eva came.'] as const;

/** Runs a command that writes the picky format: the corpus written, and what the command says of it. */
async function write(args: readonly string[], folder = temporaryFolder()) {
  const out = path.join(folder, 'out.picky');
  const given = args.map((arg) => (arg === 'OUT' ? out : arg));
  const { code, stdout, stderr } = await runCli([...given, '--to', 'picky', '--json']);
  expect(stderr).toContain('not this one');
  expect(code).toBe(1);
  const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
  const entities = lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  return { told: JSON.parse(stdout) as Record<string, unknown>, documents: lines.length, entities, out };
}

describe('a document that the format of the output refuses is not counted as written', () => {
  it('by conceal, nor are its mentions, in the summary or in the manifest', async () => {
    const folder = temporaryFolder();
    const { told, documents, out } = await write(['conceal', corpus(folder, TEXTS), 'OUT', '--strategy', 'mask'], folder); // prettier-ignore
    const { summary } = told as { summary: Record<string, unknown> };
    expect(documents).toBe(3);
    expect(summary).toMatchObject({
      documents: 5,
      written: 3,
      refused: 2,
      concealed: { PATIENT: { mentions: 6, outcomes: { mask: 6 } }, PHONE: { mentions: 6 } },
    });
    const manifest = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8')) as { summary: unknown };
    expect(manifest.summary).toEqual(summary);
  });

  it('by conceal, which does not say then that nothing is left', async () => {
    const folder = temporaryFolder();
    const [file, out] = [corpus(folder, TEXTS), path.join(folder, 'out.none')];
    const { code, stdout, stderr } = await runCli(['conceal', file, out, '--strategy', 'mask', '--json']);
    expect(stderr).not.toContain('nothing-left');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { documents: 5, written: 0, refused: 5, concealed: {} } });
  });

  it('by augment, nor logged with its edits', async () => {
    const folder = temporaryFolder();
    const edits = path.join(folder, 'edits.jsonl');
    // Each source is taken and its copy refused.
    const alternate = await write(
      ['augment', corpus(folder, TEXTS), 'OUT', '--alpha', '1', '--edits', edits, '--no-generated'],
      folder,
    );
    expect(alternate.documents).toBe(5);
    expect(alternate.told['summary']).toMatchObject({ sourceDocuments: 5, copies: 0, changedCopies: 0, edits: {} });
    expect(readFileSync(edits, 'utf8')).toBe('');
  });

  it('by augment where the source is refused, or only copies are written', async () => {
    const folder = temporaryFolder();
    const both = await write(['augment', corpus(folder, TEXTS), 'OUT', '--alpha', '2', '--no-generated'], folder);
    const { summary } = both.told as { summary: { sourceDocuments: number; copies: number } };
    expect(summary).toMatchObject({ sourceDocuments: 3, copies: 5, labels: { PHONE: { source: 6, copies: 6 } } });
    expect(summary.sourceDocuments + summary.copies).toBe(both.documents);
    const alone = await write(['augment', path.join(folder, 'in.jsonl'), 'OUT', '--augmented-only', '--alpha', '1', '--overwrite'], folder); // prettier-ignore
    expect(alone.told['summary']).toMatchObject({ sourceDocuments: 5, copies: 3, labels: { PATIENT: { copies: 6 } } });
  });

  it('by generate', async () => {
    const { told, documents, entities } = await write(['generate', 'en-clinical', 'OUT', '--count', '9']);
    expect(told['summary']).toMatchObject({ documents: 5, entities });
    expect(documents).toBe(5);
  });

  it('by eponyms', async () => {
    const { told, documents } = await write(['eponyms', 'OUT', '--sentences', '2']);
    expect(told['documents']).toBe(documents);
  });

  it('by placeholders paragraphs, nor logged with its edits', async () => {
    const folder = temporaryFolder();
    const edits = path.join(folder, 'edits.jsonl');
    const file = corpus(folder, ['Eins\nist\nhier.\n\nZwei.', 'Nur\neins.']);
    const { told } = await write(['placeholders', 'paragraphs', file, 'OUT', '--edits', edits], folder);
    expect(told).toMatchObject({ documents: 3, paragraphs: 6 });
    expect(readFileSync(edits, 'utf8').trimEnd().split('\n')).toHaveLength(3);
  });

  it('by placeholders fill', async () => {
    const folder = temporaryFolder();
    const file = corpus(folder, ['Frau K. kennt Herrn B. gut.', 'Herr A. ging.']);
    const { told } = await write(['placeholders', 'fill', file, 'OUT'], folder);
    expect(told).toMatchObject({ documents: 3, filled: 6 });
  });

  it('by rules export', async () => {
    const { folder, project } = await reviewedProject();
    mkdirSync(path.join(folder, 'out'));
    const { told, documents } = await write(['rules', 'export', project, 'OUT'], path.join(folder, 'out'));
    expect(told).toMatchObject({ reviewed: 14, silent: 0 });
    expect(documents).toBe(14);
  });
});
