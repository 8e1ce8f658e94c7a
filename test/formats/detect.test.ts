import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { formats } from '../../src/formats/index.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { createCorpusWriter } from '../../src/formats/write-corpus.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'palimpsest-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detected(files: Record<string, string>): Promise<string> {
  const at = await mkdtemp(path.join(folder, 'c-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(at, name)), { recursive: true });
    await writeFile(path.join(at, name), content);
  }
  return (await readCorpus(at)).format.name;
}

it.each([
  ['a.jsonl', [{ id: 1, document: { text: 'Eva.', entities: [[0, 3, 'PER']] } }]],
  ['a.json', [{ doc: { text: 'Eva.', spans: [{ start: 0, end: 3, label: 'PER' }] }, id: 1 }]],
])('reads documents that are within a field of their record: %s', async (name, records) => {
  const at = await mkdtemp(path.join(folder, 'c-'));
  await writeFile(path.join(at, name), name.endsWith('l') ? records.map((one) => `${JSON.stringify(one)}\n`).join('') : JSON.stringify(records)); // prettier-ignore
  const told: string[] = [];
  const docs = [];
  for await (const doc of await readCorpus(at, { report: ({ code }) => told.push(code) })) docs.push(doc);
  expect(docs).toMatchObject([{ id: '1', text: 'Eva.', entities: [{ start: 0, end: 3, label: 'PER' }] }]);
  expect(told).toEqual(['other-layout']);
});

it('tells a list whose first record is longer than what is looked at', async () => {
  const task = { id: 1, data: { text: 'Eva. '.repeat(20_000) }, annotations: [{ result: [] }] };
  expect(await detected({ 'a.json': `[\n${JSON.stringify(task)}\n]\n` })).toBe('label-studio');
});

describe('a corpus of which no format can be told', () => {
  const table = 'Satz;Wort;Tag\r\n1;Herr;O\r\n1;Müller;B-PER\r\n';
  it.each<[string, string | Uint8Array, RegExp]>([
    ['in Windows-1252', Buffer.from(table, 'latin1'), /--encoding latin-1/],
    ['in UTF-16', Buffer.from(table, 'utf16le'), /--encoding utf-16le/],
    ['as a file with nothing in it', ' \n', /^Check what wrote it; --from/],
    ['as a table with all tags of a text a row', `Nr,Sentence,POS,Tag\n1,Eva came,"['N', 'V']","['B-PER', 'O']"\n`, /sep=",".*"tokens": row\["Sentence"\]\.split\(\), "ner_tags": ast\.literal_eval\(row\["Tag"\]\)/], // prettier-ignore
    ['as a table of mentions', 'text,start,end,label\n"Eva, here.",0,3,PER\n', /pandas\.read_csv.*"entities"/],
    [
      'as a table of mentions of files',
      'filename\tmark\tlabel\toff0\toff1\tspan\na\tT1\tPER\t0\t3\tEva\n',
      /sep="\\t".*groupby\("filename"\).*\.ann.*\{row\['label'\]\} \{row\['off0'\]\} \{row\['off1'\]\}\\t\{row\['span'\]\}/,
    ],
    [
      'as a document of GATE',
      '<?xml version="1.0"?>\n<GateDocument version="3">\n</GateDocument>\n',
      /gatenlp.*annset/,
    ],
    [
      'as text with tags',
      'Dr. <NAME>Eva Lind</NAME> came on <DATE>1 May</DATE>.\n',
      /^palimpsest import-tagged .*a\.csv corpus\.jsonl --tags DATE,NAME /,
    ],
    [
      'as text with tags in small letters',
      'Dr. <name>Eva</name> at 9 < 10.\n',
      /^palimpsest import-tagged .*--tags name /,
    ],
    ['as text with tags that are not closed', 'Dr. <NAME Eva Lind> came.\n', /^Make them tags.*--tags NAME /],
    ['as text with tags that have the label in them', '<DOC>\n<ID> 1 </ID>\nDr. <ENAMEX TYPE="PERSON">Eva Lind</ENAMEX> came.\n</DOC>\n', /^Make them tags, .*--tags PERSON /], // prettier-ignore
    ['as text with marks of OpenNLP', 'Dr. <START:person> Eva Lind <END> came, said he.\n', /^Make them tags, .*<START:.*--tags person /], // prettier-ignore
    ['as text with brackets around mentions', 'Dr. [[NAME: Eva Lind]] came.\n', /^Make them tags, .*--tags NAME /],
    ['as XML with tags around its mentions', '<?xml version="1.0"?>\n<TEI xmlns="x"><title>T</title>\n<p>Dr. <persName ref="1">Eva Lind</persName> came.</p></TEI>\n', /^Make them tags, .*--tags persName /], // prettier-ignore
    [
      'as text whose words have tags behind them',
      'Dr/O Eva/B-PER Lind/I-PER 1/2/O\n',
      /"\\t"\.join\(word\.rsplit\("\/", 1\)\)/,
    ],
    ['as a table with a text and its tags between commas', 'n,sentence,labels\n1,Eva Lind came,"B-PER,I-PER,O"\n', /row\["sentence"\]\.split\(\), "ner_tags": row\["labels"\]\.split\(","\)/], // prettier-ignore
    [
      'as text with marks for what was taken out',
      'Dr. [**Name1**] saw [**Name2**] on [**2001-1-1**].\n',
      /placeholders refill/,
    ],
    ['as JSON whose ends are those of the last character', JSON.stringify({ content: 'Eva Lind came.', annotation: [{ label: ['A'], points: [{ start: 0, end: 7, text: 'Eva Lind' }] }] }), /"text": record\["content"\], "entities": \[\[m\["points"\]\[0\]\["start"\], m\["points"\]\[0\]\["end"\] \+ 1, m\["label"\]\[0\]\] for m in record\["annotation"\]/], // prettier-ignore
    ['as JSON whose ends are told by the words alone', JSON.stringify({ intents: [{ name: 'x' }], examples: [{ text: 'Eva Lind came.', entities: [{ entity: 'A', startPos: 0, endPos: 7 }] }] }), /\["examples"\]: .*m\["endPos"\] \+ 1, m\["entity"\]/], // prettier-ignore
    ['as JSON with lists by label', JSON.stringify({ note: 'Eva came.', phi: { NAME: [{ begin: 0, end: 3 }], DATE: [] } }), /for label, mentions in record\["phi"\]\.items\(\) for m in mentions/], // prettier-ignore
    ['as JSON with tokens that have their tags', JSON.stringify([{ words: [{ w: 'Eva', t: 'B-PER' }, { w: 'came', t: 'O' }] }]), /"tokens": \[token\["w"\] for token in record\["words"\]\], "ner_tags"/], // prettier-ignore
    ['as long JSON that is cut somewhere', JSON.stringify({ data: { items: Array.from({ length: 2000 }, () => ({ snippet: { content: 'Eva Lind came.' }, found: [{ at: { start: '0', end: '8' }, name: 'A' }] })) } }), /\["data"\]\["items"\]: .*\[int\(m\["at"\]\["start"\]\), int\(m\["at"\]\["end"\]\), m\["name"\]\]/], // prettier-ignore
    ['as columns of JSON', JSON.stringify({ tokens: [['Eva']], ner_tags: [['B-A']] }), /pandas\.read_json.*lines=True/],
    ['as a list of records that has start and end', JSON.stringify([{ content: 'Eva', a: { start: 0, end: 3, label: 'A' } }]), /^Name it with --from/], // prettier-ignore
    ['as columns of pandas', JSON.stringify({ text: { 0: 'Eva' }, label: { 0: [[0, 3, 'A']] } }), /pandas\.read_json/],
    [
      'as several lists in one object',
      JSON.stringify({ train: [{ text: 'Eva', label: [] }], dev: [{ text: 'Ida', label: [] }] }, undefined, 1),
      /^Make each list a file/,
    ],
    [
      'with columns of other names',
      'Satz;Wort;Tag\r\n1;Herr;-\r\n1;Müller;PER\r\n',
      /--from: .*--token-column and --tag-column/,
    ],
  ])('is refused with what to do: %s', async (_, content, hint) => {
    const at = path.join(await mkdtemp(path.join(folder, 'u-')), 'a.csv');
    await writeFile(at, content);
    await expect(readCorpus(at)).rejects.toMatchObject({ code: 'unknown-format', hint: expect.stringMatching(hint) as string }); // prettier-ignore
  });

  it('is refused with what to do: as a data set in Arrow, whose other files are no corpus', async () => {
    const at = await mkdtemp(path.join(folder, 'u-'));
    await writeFile(path.join(at, 'data-00000-of-00001.arrow'), Buffer.from([255, 255, 255, 255, 8, 1]));
    await writeFile(path.join(at, 'dataset_info.json'), '{\n  "features": {"text": {}, "label": {}}\n}');
    await expect(readCorpus(at)).rejects.toMatchObject({ code: 'unknown-format', hint: expect.stringContaining('to_parquet') as string }); // prettier-ignore
  });

  it('is refused with what to do: as a program in Python', async () => {
    const at = path.join(await mkdtemp(path.join(folder, 'u-')), 'data.py');
    await writeFile(at, '# data\nTRAIN = [("Eva came.", {"entities": [(0, 3, "A")]})]\n');
    await expect(readCorpus(at)).rejects.toMatchObject({ code: 'unknown-format', hint: expect.stringContaining('runpy.run_path("data.py")["TRAIN"]') as string }); // prettier-ignore
  });

  it('is refused with what to do: as text beside XML that counts in it', async () => {
    const at = await mkdtemp(path.join(folder, 'u-'));
    await writeFile(path.join(at, 'a'), 'Eva came.');
    await writeFile(
      path.join(at, 'a.gold.xml'),
      '<?xml version="1.0"?>\n<data><entity><span>0,3</span><type>A</type></entity></data>\n',
    );
    await expect(readCorpus(at)).rejects.toMatchObject({ code: 'unknown-format', hint: expect.stringContaining('.ann') as string }); // prettier-ignore
  });

  it('is no format to be named where there is no file', async () => {
    const at = await mkdtemp(path.join(folder, 'u-'));
    await expect(readCorpus(at)).rejects.toMatchObject({ code: 'unknown-format', hint: expect.stringContaining('Check the path') as string }); // prettier-ignore
  });
});

describe('detection by content', () => {
  it.each(formats.map((format) => [format.name]))('recognises what %s writes', async (name) => {
    const at = path.join(folder, `own-${name}`);
    const writer = await createCorpusWriter(at, { to: name, kind: 'folder' });
    for (const id of ['a', 'b', 'c']) {
      const text = 'Eva Lind saw Dr. Oda on 3 May in Oslo .';
      const entities = [
        { id: 'T1', start: 0, end: 8, label: 'PATIENT' },
        { id: 'T2', start: 17, end: 20, label: 'DOCTOR' },
        { id: 'T3', start: 24, end: 29, label: 'DATE' },
      ];
      await writer.write(createDocument({ id, text, entities }));
    }
    await writer.commit();
    expect((await readCorpus(at)).format.name).toBe(name);
  });

  const T = 'Eva saw Oda';
  it.each([
    ['jsonl', { 'a.txt': `{"text":"${T}","entities":[{"start":0,"end":3,"label":"A"}]}\n` }],
    ['jsonl', { 'a.jsonl': `{"id":"1","text":"${T}","entities":[]}\n` }],
    ['jsonl', { 'a.jsonl': `{"text":"${T}","phi":[{"start":0,"end":3,"label":"A"}],"drug":[]}\n` }],
    ['jsonl', { 'a.jsonl': '' }],
    ['jsonl', { 'a.jsonl': `{"id":"1","text":"${'Eva '.repeat(30_000)}","entities":[]}\n` }],
    [
      'jsonl',
      {
        'a.jsonl': `{"id":"1","te\n{"id":"1","text":"x","entities":[{"start":0,"end":1,"label":"A"}]}\n{"id":"2"}\n{"text":"x","entities":[]}`,
      },
    ],
    ['spacy', { 'a.jsonl': `{"text":"${T}","entities":[]}\n{"text":"${T}","entities":[[0,3,"A"]]}\n` }],
    ['spacy', { 'a.jsonl': `\ufeff["${T}",{"entities":[[0,3,"A"]]}]\r\n["${T}",{"entities":[]}]\r\n` }],
    ['spacy-list', { 'a.json': `[["${T}",{"entities":[[0,3,"A"]]}],["${T}",{"entities":[]}]]` }],
    ['spacy-list', { 'a.json': `[\n  [\n    "${T}",\n    {"entities": [[0, 3, "A"]]}\n  ]\n]\n` }],
    ['spacy-list', { 'a.json': `[{"text":"${T}","entities":[[0,3,"A"]]}]` }],
    ['spacy-list', { 'a.json': `[{"id":1,"text":"${T}","entities":[{"start":0,"end":3,"label":"A"}]}]` }],
    ['spacy-list', { 'a.json': `[{"id":1,"paragraphs":[{"sentences":[{"tokens":[{"orth":"Eva","ner":"U-A"}]}]}]}]` }],
    ['spacy', { 'a.jsonl': `{"id":"1","text":"${T}","label":"[[0, 3, \\"A\\"]]"}\n` }],
    ['spacy', { 'a.jsonl': `{"passages":[{"text":["${T}"],"offsets":[[0,11]]}],"entities":[]}\n` }],
    ['hf', { 'a.json': `[{"tokenized_text":["Eva"],"ner":[[0,0,"A"]]}]` }],
    ['csv', { 'a.csv': `text,label\n${T},"[{'start': 0, 'end': 3, 'label': 'A'}]"\n` }],
    ['spacy-list', { 'a.json': `[{"text":"${T}","label":[[0,3,"A"]]}]` }],
    [
      'spacy',
      {
        'a.jsonl': `{"text":"${T}","spans":[{"start":0,"end":3,"label":"A"}],"tokens":[{"text":"Eva","start":0,"end":3,"id":0}]}\n`,
      },
    ],
    ['doccano', { 'a.jsonl': `{"id":1,"text":"${T}","label":[[0,3,"A"]]}\n` }],
    ['doccano', { 'a.jsonl': `{"id":1,"text":"${T}","labels":[]}\n` }],
    ['doccano', { 'a.jsonl': `{"id":1,"text":"${T}","entities":[],"relations":[],"Comments":[]}\n` }],
    [
      'doccano',
      {
        'a.jsonl': `{"id":1,"text":"${T}","entities":[{"id":1,"label":"A","start_offset":0,"end_offset":3}],"relations":[]}\n`,
      },
    ],
    ['presidio', { 'a.json': `[{"full_text":"${T}","masked":"${T}","spans":[],"template_id":null,"metadata":null}]` }],
    ['presidio', { 'a.json': `[{"full_text":"${'Eva '.repeat(30_000)}","spans":[]}]` }],
    ['label-studio', { 'a.json': `[{"id":1,"data":{"text":"${T}"},"annotations":[]}]` }],
    ['label-studio', { 'a.json': `[\n  {\n    "id": 1,\n    "data": {"text":"${T}"},\n    "annotations": []\n  }\n]` }],
    ['hf', { 'a.jsonl': '{"tokens":["Eva","saw"],"ner_tags":["B-PER","O"]}\n' }],
    ['inline', { 'a.txt': '[Eva](PRENOM) saw [Oda](NOM).\n\nSee [x](http://x.org).\n' }],
    ['inline', { 'a.txt': '["Eva"](PRENOM) saw Oda.\n' }],
    ['brat', { 'a.txt': '[Eva](PRENOM) saw Oda\n', 'a.ann': 'T1\tA 0 3\t[Ev\n' }],
    ['conll', { 'a.txt': 'Eva B-PER\nsaw O\n\nOda B-PER\n' }],
  ])('tells %s from the others: %j', async (name, files) => {
    expect(await detected(files)).toBe(name);
  });

  it.each([
    [{}],
    [{ 'a.txt': '' }],
    [{ 'a.txt': 'Running text, and no labels in it.\nSee [x](y).\n' }],
    [{ 'a.json': '{"a": 1}' }],
    [{ 'a.json': '[1, 2, 3]' }],
    [{ 'a.json': '[]' }],
    [{ 'a.bin': '\0\x01\x02\ufffd' }],
  ])('says so when it cannot tell: %j', async (files) => {
    await expect(detected(files)).rejects.toMatchObject({ code: 'unknown-format' });
  });
});

for (const [corpus, name, documents, entities] of [
  ['presidio_synth', 'presidio', 1599, 3034],
  ['eds_pseudo_fr', 'inline', 232, 1925],
  ['meddocan/dev', 'brat', 250, 5801],
] as const) {
  describeWithCorpus(corpus, (at) => {
    it(`is detected as ${name} and read whole`, async () => {
      const faults: string[] = [];
      const read = await readCorpus(at, { report: ({ code, place }) => faults.push(`${place.line} ${code}`) });
      expect(read.format.name).toBe(name);
      let [docs, mentions] = [0, 0];
      for await (const doc of read) [docs, mentions] = [docs + 1, mentions + doc.entities.length];
      expect([docs, mentions]).toEqual([documents, entities]);
      // The one span of presidio_synth that is off by a character.
      expect(faults).toEqual(name === 'presidio' ? ['1043 surface-mismatch'] : []);
    });
  });
}
