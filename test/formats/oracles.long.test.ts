import path from 'node:path';
import { expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createCorpusWriter } from '../../src/formats/write-corpus.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { askPython, describeWithPython } from '../helpers/python.ts';
import { ORACLE_DOCUMENTS, variedDocuments } from '../helpers/varied.ts';

const docs = variedDocuments(ORACLE_DOCUMENTS, 23);

/** Writes a corpus, and says where. */
async function write(to: string, corpus: readonly Document[], options: Parameters<typeof createCorpusWriter>[1] = {}) {
  const target = path.join(temporaryFolder(), `out${options.kind === 'folder' ? '' : `.${to}`}`);
  const writer = await createCorpusWriter(target, { to, kind: 'file', ...options });
  for (const doc of corpus) expect(await writer.write(doc)).toBe(true);
  await writer.commit();
  return target;
}

/** The text, and of each mention its label and the texts of its parts. */
const told = ({ text, entities }: Document) => ({
  text,
  mentions: entities.map(({ label, start, end, fragments = [{ start, end }] }) => [label, ...fragments.map((part) => text.slice(part.start, part.end))]), // prettier-ignore
});

const SPLITS = ['train', 'dev', 'test'];
const inSplits = (corpus: readonly Document[]) =>
  corpus
    .map((doc, i) => ({ ...doc, envelope: { format: 'jsonl', file: `${SPLITS[i % 3]}.jsonl`, data: null } }))
    .toSorted((a, b) => (a.envelope.file < b.envelope.file ? -1 : 1));

describeWithPython(['datasets'], 'what datasets loads of a folder of Parquet', () => {
  const LOAD = `
import datasets, json, sys
datasets.disable_progress_bars()
found = datasets.load_dataset(sys.argv[1], cache_dir=sys.argv[2])
for split in found:
    print(json.dumps({"split": split, "rows": len(found[split]), "features": str(found[split].features)}))
    for row in found[split]:
        if "tokens" in row:
            names = found[split].features["ner_tags"].feature.names
            print(json.dumps([[t, names[n]] for t, n in zip(row["tokens"], row["ner_tags"])]))
        else:
            text = row["text"]
            parts = lambda e: [text[p["start"]:p["end"]] for p in (e["fragments"] or [e])]
            print(json.dumps({"text": text, "mentions": [[e["label"], *parts(e)] for e in row["entities"]]}))
`;
  const load = (folder: string) => askPython(LOAD, [folder, temporaryFolder()], { HF_HUB_OFFLINE: '1' });

  it('is every text and every mention to the character, in splits', async () => {
    const corpus = inSplits(docs);
    const lines = load(await write('parquet', corpus, { kind: 'folder' }));
    const splits = lines.flatMap((line) => (line instanceof Object && 'split' in line ? [String(line.split)] : []));
    expect(splits.toSorted()).toEqual(['test', 'train', 'validation']);
    const byText = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
    expect(byText(lines.filter((line) => !(line instanceof Object && 'split' in line)))).toEqual(
      byText(docs.map(told)),
    );
  });

  it('is tokens with the same classes in all splits', async () => {
    const corpus = inSplits(variedDocuments(30, 24, { plain: true }));
    const lines = load(await write('parquet', corpus, { kind: 'folder', options: { records: 'tokens' } }));
    const features = lines.flatMap((line) => (line instanceof Object && 'features' in line ? [String(line.features)] : [])); // prettier-ignore
    expect(features).toHaveLength(3);
    expect(new Set(features).size).toBe(1);
    expect(features[0]).toMatch(/ClassLabel\(names=\['O', 'B-/u);
    const tags = lines.filter(Array.isArray).flat() as readonly (readonly [string, string])[];
    const begun = tags.filter(([, tag]) => tag.startsWith('B-')).length;
    expect(begun).toBe(corpus.flatMap(({ entities }) => entities).length);
  });
});

describeWithPython(['mlcroissant'], 'the Croissant file of a folder of Parquet', () => {
  it('is accepted by mlcroissant, which reads the records by it', async () => {
    const corpus = [createDocument({ id: 'a', text: 'Eva came 😀', entities: [{ id: '1', start: 0, end: 3, label: 'PER' }] })]; // prettier-ignore
    const folder = await write('parquet', corpus, { kind: 'folder' });
    const program = `
import json, logging, sys
import mlcroissant as mlc
found = mlc.Dataset(sys.argv[1])
print(json.dumps(sorted(found.metadata.ctx.issues.errors)))
print(json.dumps([r["train/text"].decode() for r in found.records("train")]))
print(json.dumps([r["train/entities"][0]["train/entities/end"] for r in found.records("train")]))
print(json.dumps(found.metadata.to_json().get("rai:personalSensitiveInformation", "") != ""))`;
    expect(askPython(program, [path.join(folder, 'croissant.json')])).toEqual([[], ['Eva came 😀'], [3], true]);
    const validate = `
import sys
from mlcroissant.scripts.cli import main
sys.argv = ["mlcroissant", "validate", "--jsonld", sys.argv[1]]
main()`;
    askPython(validate, [path.join(folder, 'croissant.json')]); // throws where it is not valid
  });
});
