import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { reviewedProject } from '../helpers/rules-project.ts';

const NOTE = `${JSON.stringify({ id: 'a', text: 'Eva Lind came.', entities: [{ id: 'T1', start: 0, end: 8, label: 'PATIENT' }] })}\n`;
const DEEP = 100_000;
const BROKEN: Readonly<Record<string, string>> = {
  'JSON that ends too soon': '{"id": "a", "name": ["Quibbleton',
  'a list nested deep': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'objects nested deep': `${'{"id":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'another kind of value': 'true',
  'nothing at all': 'null',
};

/** Files that commands read as JSON, each with the command that reads it; `@` stands for the folder. */
const ENTRANCES: readonly (readonly [file: string, args: readonly string[]])[] = [
  ['model/config.json', ['tag', '@model', '@notes.jsonl', '@out.jsonl']],
  ['model/config.json', ['tune', '@model', '@notes.jsonl']],
  ['model/config.json', ['export', '@model', '@exported']],
  ['project/project.json', ['rules', 'errors', '@project']],
  ['encoder/config.json', ['train', '@notes.jsonl', '@new', '--model', 'bert', '--set', 'encoder=@encoder']],
  ['encoder/tokenizer.json', ['stats', '@notes.jsonl', '--encoder', '@encoder']],
  ['towns.json', ['gazetteers', 'import', '@towns.json', '--label', 'cities', '--into', '@lists']],
  ['edits.jsonl', ['view', '@notes.jsonl', '@notes.jsonl', '--edits', '@edits.jsonl', '--out', '@view.html']],
  ['out.jsonl.manifest.json', ['audit', '@notes.jsonl', '@out.jsonl', '--release']],
  ['study/manifest.json', ['experiment', 'report', '@study']],
];

describe('a file of JSON that is broken', () => {
  it.each(ENTRANCES)('at %s is told as such by %j, with the file and without its text', async (file, args) => {
    const folder = temporaryFolder();
    const { project } = await reviewedProject();
    cpSync(project, path.join(folder, 'project'), { recursive: true });
    for (const name of ['notes.jsonl', 'out.jsonl']) writeFileSync(path.join(folder, name), NOTE);
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    if (file.startsWith('encoder/tok'))
      writeFileSync(path.join(folder, 'encoder/config.json'), '{"model_type":"bert"}');
    const found: string[] = [];
    for (const [what, text] of Object.entries(BROKEN)) {
      writeFileSync(place, file.endsWith('.jsonl') ? `${text}\n` : text);
      const { code, stdout, stderr } = await runCli(args.map((arg) => arg.replace('@', `${folder}/`)));
      const told = `${stdout}${stderr}`;
      if (/internal error|^ +at |TypeError|RangeError|PALIMPSEST_DEBUG|Quibbleton/mu.test(told) || code === 0) {
        found.push(`${what}: ${code} ${told.slice(0, 300)}`);
      }
    }
    expect(found).toEqual([]);
  });
});
