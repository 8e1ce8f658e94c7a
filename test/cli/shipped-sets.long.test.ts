import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/languages/locale.ts';
import { loadTemplateSet, shippedTemplateSets } from '../../src/pipeline/templates/load-template-set.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

/** What a command tells, which must succeed. */
async function succeed(...argv: readonly string[]) {
  const { code, stdout, stderr } = await runCli([...argv, '--json']);
  expect([argv[0], code, stderr]).toEqual([argv[0], 0, stderr]);
  return JSON.parse(stdout) as {
    job: { locale: string };
    labelMap: string;
    notes: readonly string[];
    language: string;
  };
}

describe.each(shippedTemplateSets())('a corpus from the set %s', (name) => {
  it('goes through augment, conceal and train without an option, in its own language', async () => {
    const { locale } = loadTemplateSet(name);
    const folder = temporaryFolder();
    const within = (file: string) => path.join(folder, file);
    const corpus = within('corpus.jsonl');
    await succeed('generate', name, corpus, '--count', '4');
    const augmented = await succeed('augment', corpus, within('augmented.jsonl'));
    const concealed = await succeed('conceal', corpus, within('concealed.jsonl'), '--strategy', 'pseudo');
    for (const { job, labelMap, notes } of [augmented, concealed]) {
      expect([job.locale, labelMap]).toEqual([locale, name]);
      expect(notes.filter((note) => note.includes('though'))).toEqual([]);
    }
    // How long one learns decides nothing of that: one set stands for all.
    const few = name === 'en-clinical' ? [] : ['--set', 'maxIterations=2'];
    const trained = await succeed('train', corpus, within('model'), '--model', 'crf', ...few);
    expect(trained.language).toBe(languageOf(locale));
  });
});

it.each(['it-clinical', 'en-clinical'])(
  'files that say nothing of the set %s and of layers are augmented all the same',
  async (name) => {
    const folder = temporaryFolder();
    const within = (file: string) => path.join(folder, file);
    await succeed('generate', name, within('corpus'), '--count', '12', '--to', 'brat');
    const { job, labelMap } = await succeed('augment', within('corpus'), within('augmented'), '--no-generated');
    expect([job.locale, labelMap]).toEqual([loadTemplateSet(name).locale, name]);
  },
);
