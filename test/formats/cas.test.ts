import { describe, expect, it } from 'vitest';
import { applyEdits, removeText } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { casJson, casXmi } from '../../src/formats/cas/index.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const TEXT = 'Eva Lind 😀 met Dr. Ask.\nShe went to Umeå.';
const type = (name: string, features: readonly (readonly [string, string])[] = [], parent = 'uima.tcas.Annotation') =>
  `<typeDescription><name>${name}</name><supertypeName>${parent}</supertypeName><features>${features.map(([feature, range]) => `<featureDescription><name>${feature}</name><rangeTypeName>${range}</rangeTypeName></featureDescription>`).join('')}</features></typeDescription>`;
const SEGMENTATION = 'de.tudarmstadt.ukp.dkpro.core.api.segmentation.type';
const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<typeSystemDescription xmlns="http://uima.apache.org/resourceSpecifier">
    <types>
        ${type(`${SEGMENTATION}.Token`, [['lemma', `${SEGMENTATION}.Lemma`]])}
        ${type(`${SEGMENTATION}.Lemma`, [['value', 'uima.cas.String']])}
        ${type(`${SEGMENTATION}.Sentence`)}
        ${type('webanno.custom.PHI', [
          ['kind', 'uima.cas.String'],
          ['note', 'uima.cas.String'],
          ['sure', 'uima.cas.Integer'],
        ])}
        ${type('webanno.custom.Diagnosis', [['code', 'uima.cas.String']])}
        ${type('webanno.custom.Knows', [
          ['Governor', 'webanno.custom.PHI'],
          ['Dependent', 'webanno.custom.PHI'],
          ['label', 'uima.cas.String'],
        ])}
    </types>
</typeSystemDescription>
`;
const XMI = `<?xml version="1.0" encoding="UTF-8"?>
<xmi:XMI xmlns:type4="http:///de/tudarmstadt/ukp/dkpro/core/api/segmentation/type.ecore" xmlns:tcas="http:///uima/tcas.ecore" xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:custom="http:///webanno/custom.ecore" xmi:version="2.0">
    <cas:NULL xmi:id="0"/>
    <tcas:DocumentAnnotation xmi:id="2" sofa="1" begin="0" end="42" language="sv"/>
    <type4:Sentence xmi:id="3" sofa="1" begin="0" end="24"/>
    <type4:Sentence xmi:id="4" sofa="1" begin="25" end="42"/>
    <type4:Token xmi:id="10" sofa="1" begin="0" end="3" lemma="30"/>
    <type4:Token xmi:id="11" sofa="1" begin="4" end="8"/>
    <type4:Token xmi:id="12" sofa="1" begin="9" end="11"/>
    <type4:Token xmi:id="13" sofa="1" begin="12" end="15" lemma="31"/>
    <type4:Token xmi:id="14" sofa="1" begin="16" end="19"/>
    <type4:Token xmi:id="15" sofa="1" begin="20" end="23"/>
    <type4:Token xmi:id="16" sofa="1" begin="23" end="24"/>
    <type4:Token xmi:id="17" sofa="1" begin="25" end="28"/>
    <type4:Lemma xmi:id="30" sofa="1" begin="0" end="3" value="Eva"/>
    <type4:Lemma xmi:id="31" sofa="1" begin="12" end="15" value="meet"/>
    <custom:PHI xmi:id="20" sofa="1" begin="0" end="8" kind="PATIENT" note="is Eva Lind the &quot;wife&quot;?" sure="7"/>
    <custom:PHI xmi:id="21" sofa="1" begin="20" end="23" kind="DOCTOR" sure="3"/>
    <custom:PHI xmi:id="22" sofa="1" begin="37" end="41" kind="CITY"/>
    <custom:Diagnosis xmi:id="23" sofa="1" begin="12" end="24" code="Ask, see notes"/>
    <custom:Knows xmi:id="24" sofa="1" begin="20" end="23" Governor="20" Dependent="21" label="treats"/>
    <cas:Sofa xmi:id="1" sofaNum="1" sofaID="_InitialView" mimeType="text" sofaString="${TEXT.replace('\n', '&#10;')}"/>
    <cas:View sofa="1" members="2 3 4 10 11 12 13 14 15 16 17 20 21 22 23 24"/>
</xmi:XMI>
`;
const FILES = { 'ann/TypeSystem.xml': TYPES, 'ann/a.xmi': XMI };

const mentions = ({ text, entities }: Document) => entities.map((e) => `${e.id} ${e.label} ${text.slice(e.start, e.end)}`); // prettier-ignore
const swap = (doc: Document, from: string, replacement: string): Edit => {
  const start = doc.text.indexOf(from);
  return { start, end: start + from.length, replacement };
};
const only = <T>(items: readonly T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};

/** The annotations of a written XMI file, by type, with the text they cover. */
function annotationsOf(xmi: string): Record<string, string[]> {
  const value = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const text = value(/<cas:Sofa[^>]*>/.exec(xmi)?.[0] ?? '', 'sofaString').replaceAll('&#10;', '\n');
  const found: Record<string, string[]> = {};
  for (const [tag, name = ''] of xmi.matchAll(/<\w+:(\w+)[^>]* begin=[^>]*>/g)) {
    (found[name] ??= []).push(text.slice(Number(value(tag, 'begin')), Number(value(tag, 'end'))));
  }
  return found;
}

describe('reading UIMA CAS', () => {
  it('finds the layer of mentions among other annotations, and says that there are others', async () => {
    const { docs, diagnostics, written } = await roundTrip(casXmi, FILES);
    expect(mentions(only(docs))).toEqual(['20 PATIENT Eva Lind', '21 DOCTOR Ask', '22 CITY Umeå']);
    expect(only(docs)).toMatchObject({ id: 'ann/a', text: TEXT });
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'layer-chosen' }]);
    expect(Object.fromEntries(Object.entries(written).map(([name, bytes]) => [name, String(bytes)]))).toEqual(FILES);
  });

  it('gives a mention the features that tell nothing of anybody as attributes', async () => {
    const { docs } = await readDocs(casXmi, FILES);
    expect(only(docs).entities.map(({ attributes }) => attributes)).toEqual([{ sure: '7' }, { sure: '3' }, undefined]);
  });

  it.each([
    ['Diagnosis', ['23 Ask, see notes met Dr. Ask.']],
    ['webanno.custom.Diagnosis:code', ['23 Ask, see notes met Dr. Ask.']],
    ['PHI:kind', ['20 PATIENT Eva Lind', '21 DOCTOR Ask', '22 CITY Umeå']],
  ])('reads the layer that is named: %s', async (named, expected) => {
    const { docs, diagnostics } = await readDocs(casXmi, FILES, { type: named });
    expect(diagnostics).toEqual([]);
    expect(mentions(only(docs))).toEqual(expected);
  });

  it('says what there is where it cannot tell, or what was named is not there', async () => {
    const files = { ...FILES, 'ann/a.xmi': XMI.replaceAll('custom:PHI', 'custom:Finding') };
    const hint = expect.stringContaining('webanno.custom.Finding:kind, webanno.custom.Finding:note, webanno.custom.Diagnosis:code') as string; // prettier-ignore
    await expect(readDocs(casXmi, files)).rejects.toMatchObject({ code: 'ambiguous-layer', hint });
    await expect(readDocs(casXmi, FILES, { type: 'Drug' })).rejects.toMatchObject({ code: 'bad-option', hint: expect.stringContaining('webanno.custom.PHI:kind') as string }); // prettier-ignore
  });

  it('takes the name of the type for a label that is not there, and passes over annotations of no text', async () => {
    const xmi = XMI.replace(' kind="DOCTOR"', '').replace('begin="37" end="41"', 'begin="41" end="41"');
    const { docs, diagnostics } = await readDocs(casXmi, { ...FILES, 'ann/a.xmi': xmi }, { type: 'PHI:kind' });
    expect(mentions(only(docs))).toEqual(['20 PATIENT Eva Lind', '21 PHI Ask']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['empty-annotation', 'no-label']);
  });

  it.each([
    ['cut short', XMI.slice(0, 900), 'truncated-xml'],
    ['without a text', XMI.replace(/ sofaString="[^"]*"/, ''), 'missing-text'],
    ['with offsets beyond the text', XMI.replace('end="41" kind', 'end="99" kind'), 'offset-out-of-range'],
    ['with offsets within a character', XMI.replace('begin="0" end="8"', 'begin="0" end="10"'), 'offset-cuts-character'], // prettier-ignore
    ['of something else', '<a/>', 'bad-record'],
  ])('refuses a file %s', async (_, xmi, code) => {
    const { docs, diagnostics } = await readDocs(
      casXmi,
      { 'TypeSystem.xml': TYPES, 'a.xmi': xmi },
      { type: 'PHI:kind' },
    );
    expect(docs).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([{ code, place: { documentId: 'a' } }]); // prettier-ignore
    for (const { message } of diagnostics) expect(message).not.toMatch(/Eva|Lind|Ask|Umeå/);
  });

  it('refuses a header that says that offsets count something else', async () => {
    const json = Object.values(await writeDocs(casJson, [createDocument({ id: 'a', text: 'x', entities: [] })], 'folder'))[0] as string; // prettier-ignore
    const { diagnostics } = await readDocs(casJson, { 'a.json': json.replace('{', '{"%HEADER": {"%OFFSETS": "utf-8"},') }); // prettier-ignore
    expect(diagnostics).toMatchObject([{ code: 'unsupported-encoding' }]);
  });
});

describe('writing UIMA CAS', () => {
  const derive = (change: (doc: Document) => Document) =>
    roundTrip(casXmi, FILES, { type: 'PHI:kind' }, (docs) => docs.map(change));

  it('reads the labels of the layer that everybody has, however many they are and however long', async () => {
    const labels = ['x'.repeat(300), ...Array.from({ length: 30 }, (_, i) => `L${i}`)];
    const docs = labels.map((label, i) =>
      createDocument({ id: `${i}`, text: 'Eva came.', entities: [{ id: '1', start: 0, end: 3, label }] }),
    );
    const read = await readDocs(casXmi, await writeDocs(casXmi, docs, 'folder'));
    expect(read.docs.flatMap(({ entities }) => entities.map(({ label }) => label)).toSorted()).toEqual(labels.toSorted()); // prettier-ignore
  });

  it('moves what stands around an edit, makes tokens anew, and keeps nothing of what was replaced', async () => {
    const { written, diagnostics } = await derive((doc) =>
      applyEdits(doc, [swap(doc, 'Eva Lind', 'Ida von Berg'), swap(doc, 'Ask', 'Ek'), swap(doc, 'She', 'Later she')]),
    );
    const xmi = String(written['ann/a.xmi']);
    expect(annotationsOf(xmi)).toEqual({
      DocumentAnnotation: ['Ida von Berg 😀 met Dr. Ek.\nLater she went to Umeå.'],
      Sentence: ['Ida von Berg 😀 met Dr. Ek.', 'Later she went to Umeå.'],
      Token: ['😀', 'met', 'Dr.', '.', 'Ida', 'von', 'Berg', 'Ek', 'Later', 'she'],
      Lemma: ['met'],
      PHI: ['Ida von Berg', 'Ek', 'Umeå'],
      Diagnosis: ['met Dr. Ek.'],
      Knows: ['Ek'],
    });
    expect(xmi).toContain('note="is Ida von Berg the &quot;wife&quot;?"');
    expect(xmi).toContain('code="Ek, see notes"');
    expect(xmi).not.toMatch(/Eva|Lind|\bAsk\b/);
    const members = /members="([^"]*)"/.exec(xmi)?.[1]?.split(' ') ?? [];
    expect(members.every((id) => xmi.includes(` xmi:id="${id}"`))).toBe(true);
    expect(String(written['ann/TypeSystem.xml'])).toBe(TYPES);
    expect(diagnostics).toMatchObject([
      { code: 'annotation-dropped', message: expect.stringMatching(/^1 /) as string },
    ]);
  });

  it('leaves out what is gone with all that refers to it', async () => {
    const { written } = await derive((doc) => removeText(doc, [{ start: 0, end: 12 }]).document);
    const xmi = String(written['ann/a.xmi']);
    expect(annotationsOf(xmi)).toMatchObject({ PHI: ['Ask', 'Umeå'], Sentence: ['met Dr. Ask.', 'She went to Umeå.'] });
    expect(xmi).not.toMatch(/Knows|"20"|Eva/);
  });

  it('writes changed labels and mentions that are new, in the layer that was read', async () => {
    const { written } = await derive((doc) =>
      createDocument({
        ...doc,
        entities: [...doc.entities.slice(0, 2).map((entity) => ({ ...entity, label: 'NAME "x"' })), { id: 'new', start: 12, end: 15, label: 'VERB' }], // prettier-ignore
      }),
    );
    const xmi = String(written['ann/a.xmi']);
    expect(xmi).toContain('kind="NAME &quot;x&quot;" note=');
    expect(xmi).toContain('<custom:PHI xmi:id="32" sofa="1" begin="12" end="15" kind="VERB"/>');
    expect(xmi).toContain('members="2 3 4 10 11 12 13 14 15 16 17 20 21 23 24 32"');
  });

  it('writes nothing of the source but text, mentions and their layer where a document leaves the house', async () => {
    const { written } = await derive((doc) => ({
      ...applyEdits(doc, [swap(doc, 'Eva Lind', 'Ida Berg'), swap(doc, 'Ask', 'Ek')]),
      envelope: { ...(doc.envelope as NonNullable<Document['envelope']>), edits: [], sealed: [] },
    }));
    const xmi = String(written['ann/a.xmi']);
    expect(xmi).not.toMatch(/note=|Diagnosis|Lemma|Eva|language="sv"/);
    expect(annotationsOf(xmi)['PHI']).toEqual(['Ida Berg', 'Ek', 'Umeå']);
    expect(String(written['TypeSystem.xml'])).toContain('<name>webanno.custom.PHI</name>');
  });

  it('changes nothing but what changes in JSON, and reads what it wrote', async () => {
    const source = `{
  "%TYPES" : { },
  "%FEATURE_STRUCTURES" : [ {
    "%ID" : 1, "%TYPE" : "uima.cas.Sofa", "sofaNum" : 1, "sofaID" : "_InitialView", "mimeType" : "text", "sofaString" : "Eva \\ud83d\\ude00 came."
  }, {
    "%ID" : 2, "%TYPE" : "webanno.custom.PHI", "@sofa" : 1, "begin" : 0, "end" : 3, "kind" : "PATIENT", "#score" : "NaN", "rate" : 1.0
  }, {
    "%ID" : 3, "%TYPE" : "uima.tcas.DocumentAnnotation", "@sofa" : 1, "begin" : 0, "end" : 12, "language" : "x-unspecified"
  } ],
  "%VIEWS" : { "_InitialView" : { "%SOFA" : 1, "%MEMBERS" : [ 2, 3 ] } }
}`;
    const { docs, written } = await roundTrip(casJson, { 'a.json': source }, {}, (read) =>
      read.map((doc) => applyEdits(doc, [swap(doc, 'Eva', 'Ida 😀')])),
    );
    expect(mentions(only(docs))).toEqual(['2 PATIENT Eva']);
    expect(String(written['a.json'])).toBe(
      source.replace('"Eva \\ud83d\\ude00 came."', '"Ida 😀 😀 came."').replace('"end" : 3', '"end" : 6').replace('"end" : 12', '"end" : 15'), // prettier-ignore
    );
    const again = await readDocs(casJson, { 'a.json': written['a.json'] as Buffer });
    expect(mentions(only(again.docs))).toEqual(['2 PATIENT Ida 😀']);
  });

  it('writes documents of other formats in the layer of those that it read', async () => {
    const entities = [{ id: 'T1', start: 0, end: 3, label: 'CITY' }];
    const other = createDocument({ id: 'generated', text: 'Ulm lies on a river.', entities });
    const { written } = await roundTrip(casXmi, FILES, {}, (docs) => [...docs, other]);
    expect(annotationsOf(String(written['generated.xmi']))['PHI']).toEqual(['Ulm']);
    const again = await readDocs(casXmi, Object.fromEntries(Object.entries(written).map(([name, bytes]) => [name, String(bytes)]))); // prettier-ignore
    expect(again.docs.map((doc) => doc.entities.length)).toEqual([3, 1]);
  });

  it('writes the parts of a mention of several parts as mentions of their own, and says so', async () => {
    const entity = {
      id: 'T1',
      start: 0,
      end: 5,
      label: 'A',
      fragments: [
        { start: 0, end: 1 },
        { start: 4, end: 5 },
      ],
    };
    const doc = createDocument({ id: 'a', text: 'a b c', entities: [entity] });
    const { docs } = await readDocs(casJson, await writeDocs(casJson, [doc], 'folder'));
    expect(only(docs).entities.map(({ start, end }) => [start, end])).toEqual([[0, 1], [4, 5]]); // prettier-ignore
  });
});
