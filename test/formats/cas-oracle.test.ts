import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { CorpusFormat } from '../../src/core/corpus-format.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { casJson, casXmi } from '../../src/formats/cas/index.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { drawOddDocuments } from '../helpers/odd-documents.ts';
import { askPython, describeWithPython } from '../helpers/python.ts';
import { type CorpusFiles, readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

/** More for a run by hand. */
const DOCUMENTS = Number(process.env['PALIMPSEST_CAS_DOCUMENTS'] ?? 60);
const LAYER = 'de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity';

const PROLOGUE = `
import json, os, sys, warnings
import cassis
warnings.simplefilter('error')
def load(folder, name):
    if name.endswith('.xmi'):
        with open(os.path.join(folder, 'TypeSystem.xml'), 'rb') as types: known = cassis.load_typesystem(types)
        with open(os.path.join(folder, name), 'rb') as source: return cassis.load_cas_from_xmi(source, typesystem=known)
    with open(os.path.join(folder, name), 'rb') as source: return cassis.load_cas_from_json(source)
`;
/** What cassis finds in each file of a folder. */
const READ = `${PROLOGUE}
for name in sorted(os.listdir(sys.argv[1])):
    if name == 'TypeSystem.xml': continue
    cas = load(sys.argv[1], name)
    spans = lambda kind: sorted([a.begin, a.end, a.get_covered_text()] for a in cas.select(kind))
    base = 'de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.'
    print(json.dumps({
        'id': name.rsplit('.', 1)[0], 'text': cas.sofa_string,
        'mentions': sorted([a.begin, a.end, a.value or '', a.get_covered_text()] for a in cas.select('${LAYER}')),
        'tokens': spans(base + 'Token'), 'sentences': spans(base + 'Sentence')}))
`;
/** Files as INCEpTION has them: layers of its own beside the mentions, tokens with a part of speech, relations, lists of strings. */
const WRITE = `${PROLOGUE}
known = cassis.TypeSystem()
base = 'de.tudarmstadt.ukp.dkpro.core.api.'
token = known.create_type(base + 'segmentation.type.Token', 'uima.tcas.Annotation')
sentence = known.create_type(base + 'segmentation.type.Sentence', 'uima.tcas.Annotation')
pos = known.create_type(base + 'lexmorph.type.pos.POS', 'uima.tcas.Annotation')
known.create_feature(pos, 'PosValue', 'uima.cas.String')
known.create_feature(token, 'pos', pos)
name = known.create_type('${LAYER}', 'uima.tcas.Annotation')
for feature in ('value', 'identifier'): known.create_feature(name, feature, 'uima.cas.String')
known.create_feature(name, 'notes', 'uima.cas.StringArray')
relation = known.create_type('webanno.custom.Rel', 'uima.tcas.Annotation')
for feature in ('Governor', 'Dependent'): known.create_feature(relation, feature, name)
strings = known.get_type('uima.cas.StringArray')
source, folder, form = sys.argv[1:4]
with open(source, encoding='utf-8') as lines:
    for line in lines:
        doc = json.loads(line)
        cas = cassis.Cas(typesystem=known)
        cas.sofa_string, cas.sofa_mime = doc['text'], 'text'
        if doc['text']: cas.add(sentence(begin=0, end=len(doc['text'])))
        at = 0
        for word in doc['text'].split():
            at = doc['text'].index(word, at)
            part = pos(begin=at, end=at + len(word), PosValue='X')
            cas.add_all([part, token(begin=at, end=at + len(word), pos=part)])
            at += len(word)
        last = None
        for start, end, label in doc['mentions']:
            found = name(begin=start, end=end, value=label, identifier='about ' + doc['text'][start:end], notes=strings(elements=[label, 'two words']))
            cas.add(found)
            if last is not None: cas.add(relation(begin=start, end=end, Governor=last, Dependent=found))
            last = found
        target = os.path.join(folder, doc['id'] + '.' + form)
        if form == 'xmi': cas.to_xmi(target, pretty_print=True)
        else: cas.to_json(target)
if form == 'xmi':
    known.to_xml(os.path.join(folder, 'TypeSystem.xml'))
`;

const points = (text: string, offset: number) => Array.from(text.slice(0, offset)).length;
const order = (a: readonly unknown[], b: readonly unknown[]) =>
  (a[0] as number) - (b[0] as number) || (a[1] as number) - (b[1] as number) || (String(a[2]) < String(b[2]) ? -1 : 1);

/** What stands in a document, counted as Python does; a mention of several parts is several. */
function mentionsOf({ text, entities }: Document) {
  return entities
    .flatMap(
      ({ label, fragments, ...entity }) =>
      (fragments ?? [entity]).map(({ start, end }) => [points(text, start), points(text, end), label, text.slice(start, end)] as const), // prettier-ignore
    )
    .toSorted(order);
}

/** What tokens hold. */
const bare = (text: string) => text.replaceAll(/[\s\u200f]/gu, '');

interface Found {
  readonly id: string;
  readonly text: string;
  readonly mentions: readonly (readonly [number, number, string, string])[];
  readonly tokens: readonly (readonly [number, number, string])[];
  readonly sentences: readonly (readonly [number, number, string])[];
}

function ask(files: CorpusFiles): readonly Found[] {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  return (askPython(READ, [folder]) as Found[]).map((one) => ({ ...one, mentions: one.mentions.toSorted(order) }));
}

/** The documents as cassis writes them. */
function write(docs: readonly Document[], form: string): CorpusFiles {
  const folder = temporaryFolder();
  const source = path.join(folder, 'source.jsonl');
  const target = path.join(folder, 'out');
  mkdirSync(target);
  writeFileSync(source, docs.map((doc) => JSON.stringify({ id: doc.id, text: doc.text, mentions: mentionsOf(doc) .map(([start, end, label]) => [start, end, label]) })).join('\n')); // prettier-ignore
  askPython(WRITE, [source, target, form]);
  return Object.fromEntries(readdirSync(target).map((name) => [name, readFileSync(path.join(target, name))]));
}

/** Edits that replace most of the mentions that overlap no other, and put words between. */
function editsOf(doc: Document): Edit[] {
  const edits: Edit[] = [];
  let reach = 0;
  for (const [i, { start, end }] of doc.entities.entries()) {
    const isAlone = start >= reach && (doc.entities[i + 1]?.start ?? Infinity) >= end;
    reach = Math.max(reach, end);
    if (isAlone && i % 3 < 2) edits.push({ start, end, replacement: i % 3 === 0 ? 'Neue Åsa 😀' : 'שם' });
  }
  if (reach < doc.text.length) edits.push({ start: doc.text.length, end: doc.text.length, replacement: ' once' });
  return edits;
}

describeWithPython(['cassis'], 'UIMA CAS and dkpro-cassis', () => {
  const forms: readonly (readonly [string, CorpusFormat])[] = [['xmi', casXmi], ['json', casJson]]; // prettier-ignore

  it.each(forms)('cassis finds every mention where we write it: %s', { timeout: 3_000_000 }, async (_, format) => {
    const docs = drawOddDocuments(DOCUMENTS, 1);
    const found = ask(await writeDocs(format, docs, 'folder'));
    expect(found.map(({ id, text, mentions }) => ({ id, text, mentions }))).toEqual(
      docs.map((doc) => ({ id: doc.id, text: doc.text, mentions: mentionsOf(doc) })),
    );
    for (const { tokens, sentences, text } of found) {
      expect(bare(tokens.map(([, , token]) => token).join(''))).toBe(bare(text));
      for (const [start, end] of tokens) expect(sentences.some(([from, to]) => from <= start && end <= to)).toBe(true);
    }
  });

  it.each(forms)(
    'we find every mention where cassis writes it, and write it back: %s',
    { timeout: 3_000_000 },
    async (form, format) => {
      const docs = drawOddDocuments(DOCUMENTS, 2);
      const files = write(docs, form);
      const { docs: read, written, diagnostics } = await roundTrip(format, files, { overlaps: 'keep' });
      expect(diagnostics).toEqual([]);
      expect(read.map((doc) => ({ id: doc.id, text: doc.text, mentions: mentionsOf(doc) }))).toEqual(
        docs.map((doc) => ({ id: doc.id, text: doc.text, mentions: mentionsOf(doc) })),
      );
      expect(written).toEqual(files);
    },
  );

  it.each(forms)(
    'cassis finds every mention, token and sentence of what was edited: %s',
    { timeout: 3_000_000 },
    async (form, format) => {
      // Where a source has no tokens, none are made.
      const docs = drawOddDocuments(DOCUMENTS, 3).filter(({ text }) => bare(text) !== '');
      const { docs: read } = await readDocs(format, write(docs, form), { overlaps: 'keep' });
      const derived = read.map((doc) => applyEdits(doc, editsOf(doc)));
      const found = ask(await writeDocs(format, derived, 'folder'));
      expect(found.map(({ id, text, mentions }) => ({ id, text, mentions }))).toEqual(
        derived.map((doc) => ({ id: doc.id, text: doc.text, mentions: mentionsOf(doc) })),
      );
      for (const { tokens, sentences, text } of found) {
        expect(bare(tokens.map(([, , token]) => token).join(''))).toBe(bare(text));
        expect(tokens.every(([, end], i) => end <= (tokens[i + 1]?.[0] ?? Infinity))).toBe(true);
        for (const [start, end] of tokens) expect(sentences.some(([from, to]) => from <= start && end <= to + ' once'.length)).toBe(true); // prettier-ignore
      }
    },
  );
});
