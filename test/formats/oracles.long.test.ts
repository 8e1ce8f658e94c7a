import path from 'node:path';
import { expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { createCorpusWriter } from '../../src/formats/write-corpus.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { askPython, describeWithPython } from '../helpers/python.ts';
import { ORACLE_DOCUMENTS, variedDocuments } from '../helpers/varied.ts';

const docs = variedDocuments(ORACLE_DOCUMENTS, 23);

/** Writes a corpus, and says where. */
async function write(to: string, corpus: readonly Document[], options: Parameters<typeof createCorpusWriter>[1] = {}) {
  // What spacy train reads must be called so.
  const target = path.join(temporaryFolder(), to === 'docbin' ? 'out.spacy' : 'out');
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

describeWithPython(['spacy'], 'a DocBin', () => {
  const LOAD = `
import json, spacy, sys
from spacy.tokens import DocBin
nlp = spacy.blank("xx")
for doc in DocBin().from_disk(sys.argv[1]).get_docs(nlp.vocab):
    told = [[s.label_, s.text] for s in doc.ents]
    groups = [[s.label_, s.text] for key in doc.spans for s in doc.spans[key]]
    print(json.dumps({"id": doc.user_data["id"], "text": doc.text, "told": sorted(told + groups)}))
`;
  /** What spaCy can hold: no fragments. */
  const whole = (corpus: readonly Document[]) =>
    corpus.map((doc) => ({ ...doc, entities: doc.entities.filter(({ fragments }) => !fragments) }));

  it('has in spaCy every character, and every mention in doc.ents or a group of spans', async () => {
    const corpus = whole(docs);
    const expected = corpus.map(({ id, text, entities }) => ({
      id,
      text,
      told: entities.map(({ label, start, end }) => [label, text.slice(start, end)]),
    }));
    const sorted = (list: readonly { told: unknown[] }[]) => list.map((item) => ({ ...item, told: item.told.map((pair) => JSON.stringify(pair)).toSorted() })); // prettier-ignore
    const found = askPython(LOAD, [await write('docbin', corpus)]) as { told: unknown[] }[];
    expect(sorted(found)).toEqual(sorted(expected));
  });

  it('that spaCy wrote is read with its mentions and groups, and written back for spaCy to find all it had', async () => {
    const folder = temporaryFolder();
    const [source, copy] = [path.join(folder, 'in.spacy'), path.join(folder, 'out.spacy')];
    const MAKE = `
import spacy, sys
from spacy.tokens import Doc, DocBin, Span
nlp = spacy.blank("en")
doc = Doc(nlp.vocab, words=["Eva", "Lind", "sees", "\\U0001f600", "DATE"], spaces=[True, True, False, True, False],
          tags=["NNP", "NNP", "VBZ", "SYM", "NN"], pos=["PROPN", "PROPN", "VERB", "SYM", "NOUN"], lemmas=["Eva", "Lind", "see", "s", "date"],
          heads=[1, 2, 2, 2, 2], deps=["compound", "nsubj", "ROOT", "dobj", "dep"], ents=["B-PERSON", "I-PERSON", "O", "O", "B-DATE"])
doc.spans["sc"] = [Span(doc, 0, 1, "GIVEN"), Span(doc, 0, 5, "ALL")]
doc.cats = {"A": 1.0}
doc.user_data["note"] = [1, "x"]
other = nlp("One more .")
DocBin(docs=[doc, other], store_user_data=True).to_disk(sys.argv[1])`;
    askPython(MAKE, [source]);
    const corpus = await readCorpus(source, { overlaps: 'keep' });
    expect(corpus.format.name).toBe('docbin');
    const read: Document[] = [];
    for await (const doc of corpus) read.push(doc);
    expect(read.map(told)).toEqual([
      { text: 'Eva Lind sees😀 DATE', mentions: expect.arrayContaining([['PERSON', 'Eva Lind'], ['DATE', 'DATE'], ['GIVEN', 'Eva'], ['ALL', 'Eva Lind sees😀 DATE']]) as unknown }, // prettier-ignore
      { text: 'One more .', mentions: [] },
    ]);
    const writer = await createCorpusWriter(copy, { to: 'docbin' });
    for (const doc of read) await writer.write(doc);
    await writer.commit();
    const TELL = `
import json, spacy, sys
from spacy.tokens import DocBin
nlp = spacy.blank("en")
for doc in DocBin().from_disk(sys.argv[1]).get_docs(nlp.vocab):
    print(json.dumps([doc.to_json(), doc.cats, {k: [(s.start, s.end, s.label_) for s in v] for k, v in doc.spans.items()}, str(doc.user_data)]))`;
    expect(askPython(TELL, [copy])).toEqual(askPython(TELL, [source]));
  });

  it('is what spacy train trains on', async () => {
    const folder = temporaryFolder();
    const sentences = ['Eva Lind saw Bonn.', 'In Bonn Eva Lind slept.', 'Bonn is Eva Lind’s.'];
    const corpus = Array.from({ length: 30 }, (_, i) => {
      const text = sentences[i % 3] as string;
      const at = (what: string, label: string) => ({ id: what, start: text.indexOf(what), end: text.indexOf(what) + what.length, label }); // prettier-ignore
      return createDocument({ id: `d${i}`, text, entities: [at('Eva Lind', 'PERSON'), at('Bonn', 'GPE')].toSorted((a, b) => a.start - b.start) }); // prettier-ignore
    });
    const file = await write('docbin', corpus);
    const TRAIN = `
import json, sys
from spacy.cli.init_config import init_config
from spacy.cli.train import train
import spacy
init_config(lang="en", pipeline=["ner"]).to_disk(sys.argv[2] + "/config.cfg")
train(sys.argv[2] + "/config.cfg", sys.argv[2] + "/model", overrides={"paths.train": sys.argv[1], "paths.dev": sys.argv[1],
      "training.max_steps": 40, "training.eval_frequency": 20})
nlp = spacy.load(sys.argv[2] + "/model/model-best")
sys.stdout.write("\\n" + json.dumps([[e.text, e.label_] for e in nlp("Eva Lind saw Bonn.").ents]) + "\\n")`;
    const quiet = `import sys, io\nout = sys.stdout\nsys.stdout = io.StringIO()\n${TRAIN.replace('sys.stdout.write', 'out.write')}`;
    expect(askPython(quiet, [file, folder])).toEqual([[['Eva Lind', 'PERSON'], ['Bonn', 'GPE']]]); // prettier-ignore
  });
});

describeWithPython([], "Kaggle's JSON", () => {
  it('has in Python tokens that make the text, and labels that make the mentions', async () => {
    const plain = variedDocuments(ORACLE_DOCUMENTS, 25, { plain: true });
    const READ = `
import json, sys
for r in json.load(open(sys.argv[1], encoding="utf-8")):
    text, mentions = "", []
    for token, space, label in zip(r["tokens"], r["trailing_whitespace"], r["labels"], strict=True):
        if label[0] == "B":
            mentions.append([label[2:], len(text), 0])
        text += token
        if label != "O":
            mentions[-1][2] = len(text)
        text += " " * space
    assert text == r["full_text"]
    print(json.dumps({"text": text, "mentions": [[label, text[start:end]] for label, start, end in mentions]}))
`;
    expect(askPython(READ, [await write('kaggle-pii', plain)])).toEqual(plain.map(told));
  });
});
