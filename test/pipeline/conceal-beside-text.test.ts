import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const PLANTED = '47118823';
const NAME = 'Zorvath';
const TEXT = `Seen by Dr. ${NAME} today.`;
const SPAN = [12, 19] as const;

/** For every format a file with an identifier in every place beside the text that it has. */
const ATTACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jsonl: {
    'a.jsonl': JSON.stringify({
      id: 'd1',
      text: TEXT,
      entities: [{ id: 'T1', start: SPAN[0], end: SPAN[1], label: 'DOCTOR', attributes: { mrn: PLANTED }, note: PLANTED }],
      meta: { mrn: Number(PLANTED), deep: { of: [PLANTED] } },
      mrn: PLANTED,
      [PLANTED]: true,
    }),
  },
  spacy: {
    'a.jsonl': JSON.stringify({ text: TEXT, spans: [{ start: SPAN[0], end: SPAN[1], label: 'DOCTOR', note: PLANTED }], meta: { mrn: Number(PLANTED) }, session: PLANTED }),
  },
  doccano: {
    'a.jsonl': JSON.stringify({ id: 1, text: TEXT, label: [[SPAN[0], SPAN[1], 'DOCTOR']], Comments: [PLANTED], mrn: Number(PLANTED) }),
  },
  presidio: {
    'a.json': JSON.stringify([{ full_text: TEXT, masked: PLANTED, spans: [{ entity_type: 'DOCTOR', entity_value: NAME, start_position: SPAN[0], end_position: SPAN[1], note: PLANTED }], template_id: Number(PLANTED), metadata: { mrn: PLANTED }, mrn: Number(PLANTED) }]),
  },
  'label-studio': {
    'a.json': JSON.stringify([{ id: 1, data: { text: TEXT, mrn: Number(PLANTED) }, annotations: [{ id: 5, completed_by: PLANTED, result: [{ id: 'r1', from_name: 'label', to_name: 'text', type: 'labels', value: { start: SPAN[0], end: SPAN[1], labels: ['DOCTOR'], note: PLANTED }, meta: { text: [PLANTED] } }] }], predictions: [], meta: { mrn: PLANTED } }]),
  },
  'i2b2-2014': {
    'd1.xml': `<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE deIdi2b2 [<!ENTITY mrn "${PLANTED}">]>\n<!-- ${PLANTED} -->\n<deIdi2b2 mrn="${PLANTED}">\n<TEXT note="${PLANTED}"><![CDATA[${TEXT}]]></TEXT>\n<TAGS>\n<NAME id="P0" start="${SPAN[0]}" end="${SPAN[1]}" text="${NAME}" TYPE="DOCTOR" comment="${PLANTED}" />\n</TAGS>\n</deIdi2b2>\n`,
  },
  brat: {
    'd1.txt': TEXT,
    'd1.ann': `T1\tDOCTOR ${SPAN[0]} ${SPAN[1]}\t${NAME}\nA1\tMrn T1 ${PLANTED}\nN1\tReference T1 MRN:${PLANTED}\tx\n#1\tAnnotatorNotes T1\t${PLANTED}\n`,
  },
  conll: {
    'a.conll': `# mrn = ${PLANTED}\n# sent_id = ${PLANTED}\n${TEXT.replace('.', '').replace('.', ' .').split(' ').map((word) => `${word}\t${word === NAME ? 'B-DOCTOR' : 'O'}`).join('\n')}\n\n`,
  },
  conllu: {
    'a.conllu': `# newdoc id = d1\n# mrn = ${PLANTED}\n# sent_id = s1-${PLANTED}\n1\tDr\t_\t_\t_\t_\t_\t_\t_\tEntity=O\n2\t${NAME}\t_\t_\t_\t_\t_\t_\t_\tEntity=B-DOCTOR\n\n`,
  },
  csv: {
    'a.csv': `doc_id,sentence_id,token,tag,lemma,pos,${PLANTED}\nd1,s-${PLANTED},Dr,O,${NAME},${PLANTED},x\nd1,s-${PLANTED},${NAME},B-DOCTOR,${NAME},NNP,x\nd1,s-${PLANTED},today,O,today,NN,${PLANTED}\nd2,s2,Dr,O,Dr,${PLANTED},${PLANTED}\n`,
  },
  hf: {
    'a.jsonl': `${JSON.stringify({ id: 'd1', tokens: ['Dr', NAME, 'today'], ner_tags: [0, 1, 0], lemmas: ['dr', NAME, PLANTED], pos_tags: [1, 2, Number(PLANTED)], mrn: PLANTED, [PLANTED]: 1 })}\n${JSON.stringify({ id: 'd2', tokens: ['Dr', 'today'], ner_tags: [0, 0], lemmas: [PLANTED, 'x'], mrn: PLANTED })}\n`,
    'dataset_info.json': JSON.stringify({ description: PLANTED, features: { ner_tags: { feature: { names: ['O', 'B-DOCTOR', 'I-DOCTOR'] } } }, citation: PLANTED }),
  },
  'conll with columns': {
    'a.conll': `-DOCSTART- -X- ${PLANTED} O\n\nDr\t${PLANTED}\t${NAME}\tO\n${NAME}\tNNP\t${NAME}\tB-DOCTOR\n\n-DOCSTART- -X- ${PLANTED} O\n\nDr\t${PLANTED}\t${NAME}\tO\n\n`.replaceAll(/^-DOCSTART- (.*) (.*) (.*)$/gmu, '-DOCSTART-\t$1\t$2\t$3'),
  },
  'conllu with columns': {
    'a.conllu': `# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC\n# newdoc id = d1\n# text = Dr ${NAME}\n0.1\tx\t${PLANTED}\t_\t_\t_\t_\t_\t_\t_\n1\tDr\t${NAME}\t${PLANTED}\t${PLANTED}\tMrn=${PLANTED}\t0\troot:${PLANTED}\t0:${PLANTED}\tMrn=${PLANTED}\n2-3\t${NAME}\t_\t_\t_\t_\t_\t_\t_\tEntity=B-DOCTOR\n2\t${PLANTED}\t${NAME}\t_\t_\t_\t1\tx\t_\t_\n3\tx\t_\t_\t_\t_\t1\tx\t_\t_\n4-5\tdel\t_\t_\t_\t_\t_\t_\t_\tMrn=${PLANTED}\n4\t${NAME}\t${PLANTED}\t_\t_\t_\t_\t_\t_\t_\n5\tel\t_\t_\t_\t_\t_\t_\t_\t_\n5.1\t${PLANTED}\t_\t_\t_\t_\t_\t_\t_\t_\n\n# newdoc id = d2\n# text = Dr\n1\tDr\t${PLANTED}\t_\t_\t_\t_\t_\t_\tEntity=O|Mrn=${PLANTED}\n\n`,
  },
  'i2b2-2006': {
    'a.xml': `<?xml version="1.0" encoding="UTF-8" ?>\n<!-- ${PLANTED} -->\n<ROOT mrn="${PLANTED}">\n<RECORD ID="1" mrn="${PLANTED}">\n<NOTE>${PLANTED}</NOTE>\n<TEXT note="${PLANTED}">Seen by Dr. <PHI TYPE="DOCTOR" note="${PLANTED}">${NAME}</PHI> today.<!-- ${PLANTED} --></TEXT>\n</RECORD>\n<!-- ${PLANTED} -->\n<RECORD ID="2" mrn="${PLANTED}">\n<TEXT>Dr nobody.</TEXT>\n</RECORD>\n<!-- ${PLANTED} -->\n</ROOT>\n<!-- ${PLANTED} -->\n`,
  },
  inline: { [`${PLANTED}.txt`]: `Seen by Dr. [${NAME}](DOCTOR) today.\n\nDr nobody.\n` },
  'doccano with entities': {
    'a.jsonl': JSON.stringify({ id: Number(PLANTED), text: TEXT, entities: [{ id: Number(PLANTED), label: 'DOCTOR', start_offset: SPAN[0], end_offset: SPAN[1], note: PLANTED }], relations: [{ id: Number(PLANTED), from_id: Number(PLANTED), to_id: Number(PLANTED), type: PLANTED }], Comments: [] }),
  },
  'label-studio with ids': {
    'a.json': JSON.stringify([{ id: Number(PLANTED), data: { text: TEXT, deep: { mrn: PLANTED } }, file_upload: `${PLANTED}.txt`, annotations: [{ id: Number(PLANTED), unique_id: PLANTED, result: [{ id: `r-${PLANTED}`, from_name: 'label', to_name: 'text', type: 'labels', origin: PLANTED, value: { start: SPAN[0], end: SPAN[1], text: NAME, labels: ['DOCTOR'] } }, { id: `c-${PLANTED}`, from_name: 'mrn', to_name: 'text', type: 'textarea', value: { text: [PLANTED] } }, { id: 'c2', from_name: 'kind', to_name: 'text', type: 'choices', value: { choices: [PLANTED] } }] }], predictions: [{ model_version: PLANTED, result: [] }] }]),
  },
  'jsonl with ids': {
    [`${PLANTED}.jsonl`]: JSON.stringify({ id: PLANTED, text: TEXT, entities: [{ id: `T-${PLANTED}`, start: SPAN[0], end: SPAN[1], label: 'DOCTOR', attributes: { mrn: PLANTED } }] }),
  },
  'jsonl with __proto__': {
    'a.jsonl': `{"id":"d1","text":${JSON.stringify(TEXT)},"entities":[{"id":"T1","start":${SPAN[0]},"end":${SPAN[1]},"label":"DOCTOR","__proto__":"${PLANTED}"}],"meta":{"__proto__":"${PLANTED}","constructor":"${PLANTED}"},"__proto__":{"mrn":"${PLANTED}"},"toString":"${PLANTED}","hasOwnProperty":${PLANTED}}`,
  },
  'doccano with __proto__': {
    'a.jsonl': `{"id":1,"text":${JSON.stringify(TEXT)},"label":[[${SPAN[0]},${SPAN[1]},"DOCTOR"]],"__proto__":"${PLANTED}"}`,
  },
  'label-studio with __proto__': {
    'a.json': `[{"id":1,"data":{"text":${JSON.stringify(TEXT)},"__proto__":"${PLANTED}"},"__proto__":"${PLANTED}","annotations":[{"__proto__":"${PLANTED}","result":[{"id":"r1","from_name":"label","to_name":"text","type":"labels","__proto__":"${PLANTED}","value":{"start":${SPAN[0]},"end":${SPAN[1]},"labels":["DOCTOR"],"__proto__":"${PLANTED}"}}]}]}]`,
  },
  'presidio with ids': {
    'a.json': JSON.stringify([{ full_text: TEXT, masked: PLANTED, spans: [{ entity_type: 'DOCTOR', entity_value: NAME, start_position: SPAN[0], end_position: SPAN[1] }], tokens: [PLANTED], tags: [PLANTED], create_tags_from_span: PLANTED, metadata: { id: PLANTED } }]),
  },
  'brat with words where names of its scheme and numbers stand': {
    'd1.txt': TEXT,
    'd1.ann': `T1\tDOCTOR ${SPAN[0]} ${SPAN[1]}\t${NAME}\nT2\tDRUG 0 4\tSeen\nR1\tOf Arg1:T1 Arg2:T2 ${PLANTED}\nR2\tOf Arg1:T1 Arg2:T2 Of:${PLANTED}\nR3\tMrn${PLANTED} Arg1:T1 Arg2:T2\nR${PLANTED}\tOf Arg1:T1 Arg2:T2\nR5\t${NAME} Arg1:T1 Arg2:T2\nR6\tOf ${NAME}:T1 Arg2:T2\nE1\tDRUG:T2 Of:${PLANTED}\nE${PLANTED}\tDRUG:T2\n*\tEquiv T1 T2 ${PLANTED}\nA1\tOf-${PLANTED} T2\nA2\tOf${NAME} T2\nA${PLANTED}\tOf T2\nM3\t${NAME}\nA remark: ${PLANTED}\nReviewed: ${PLANTED}\nEntered ${NAME}\n`,
  },
  'brat with ids': {
    [`p-${PLANTED}/${PLANTED}.txt`]: TEXT,
    [`p-${PLANTED}/${PLANTED}.ann`]: `T1\tDOCTOR ${SPAN[0]} ${SPAN[1]}\t${NAME}\n`,
  },
}; // prettier-ignore

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

function plant(format: string): string {
  const folder = path.join(temporaryFolder(), 'in');
  mkdirSync(folder);
  for (const [file, text] of Object.entries(ATTACKS[format] ?? {})) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

describe('what stands beside the text of a concealed corpus', () => {
  it.each(
    Object.keys(ATTACKS).flatMap((from) =>
      [from.split(' ')[0] ?? '', 'jsonl', 'spacy', 'brat'].map((to) => [from, to] as const),
    ),
  )('is not written: from %s to %s', async (from, to) => {
    const input = plant(from);
    const out = path.join(path.dirname(input), 'out');
    const args = ['--policy', 'DOCTOR=pseudo', '--from', from.split(' ')[0] ?? '', '--to', to, '--seed', '7'];
    const { code, stderr } = await runCli(['conceal', input, out, '--strategies', 'release', ...args]);
    expect(stderr).not.toContain('error');
    expect(code).toBe(0);
    const files = filesOf(out);
    const written = files.map((file) => `${path.relative(out, file)}\n${readFileSync(file, 'utf8')}`).join('\n');
    expect(written).toMatch(/Dr/u);
    expect(written).not.toContain(PLANTED);
    expect(written).not.toContain(NAME);
  });

  const meta = { mrn: 4711, ward: 'B2', patient: `p-${NAME.toLowerCase()}`, of: `${NAME}'s file` };
  const doc = createDocument({ id: `note-${NAME}`, text: TEXT, entities: [{ id: 'T1', start: SPAN[0], end: SPAN[1], label: 'DOCTOR' }], meta }); // prettier-ignore

  async function run(keepMeta?: readonly string[]) {
    const concealed = await conceal([doc], { strategy: 'mask', ...(keepMeta && { keepMeta }) });
    const docs: Document[] = [];
    for await (const each of concealed) docs.push(each);
    return { doc: docs[0], summary: concealed.summary() };
  }

  it('drops meta data and counts it, but for keys to keep whose values hold no mention', async () => {
    const { doc: bare, summary } = await run();
    expect(bare?.meta).toBeUndefined();
    expect(summary.metaDropped).toEqual({ mrn: 1, of: 1, patient: 1, ward: 1 });
    const kept = await run(['ward', 'patient', 'of']);
    expect(kept.doc?.meta).toEqual({ ward: 'B2' });
    expect(kept.summary.metaRefused).toEqual({ of: 1, patient: 1 });
  });

  async function written(name: string, content: string): Promise<string> {
    const input = path.join(temporaryFolder(), name);
    writeFileSync(input, content);
    const out = path.join(path.dirname(input), `out-${name}`);
    const args = ['--strategies', 'training', '--policy', 'DOCTOR=mask', '--keep-meta', 'ward', '--seed', '7'];
    const { code, stderr } = await runCli(['conceal', input, out, ...args]);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    return readFileSync(out, 'utf8');
  }

  it('keeps a column of a CSV file that is named, for the words that stay', async () => {
    const rows = [
      'doc_id,sentence_id,token,tag,ward,mrn', `d1,s1,Dr,O,B2,${PLANTED}`, `d1,s1,${NAME},B-DOCTOR,B2,${PLANTED}`,
      'd2,s1,Dr,O,C4,1', `d2,s1,${NAME},B-DOCTOR,of ${NAME},1`, 'd2,s1,today,O,C4,1',
    ]; // prettier-ignore
    const lines = (await written('a.csv', `${rows.join('\n')}\n`)).trim().split('\n');
    expect(lines[0]).toMatch(/^doc_id,sentence_id,token,tag,ward(?:,column\d+)*$/u);
    expect(lines.join()).not.toContain(PLANTED);
    expect(lines.slice(1).map((line) => line.split(',')).map((cells) => `${cells[2]} ${cells[4]}`)).toEqual(
      ['Dr B2', 'XXXX _', 'Dr C4', 'XXXX _', 'today C4'],
    ); // prettier-ignore
  });

  it('keeps a key of the meta data and a field of a JSONL record that are named', async () => {
    const record = { id: 'd1', text: TEXT, entities: [{ id: 'T1', start: SPAN[0], end: SPAN[1], label: 'DOCTOR' }] };
    const out = await written(
      'a.jsonl',
      `${JSON.stringify({ ...record, meta: { ward: 'B2', mrn: PLANTED }, mrn: PLANTED })}\n${JSON.stringify({ ...record, id: 'd2', ward: 'C4', mrn: PLANTED })}\n`,
    );
    const [first, second] = out.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
    expect(first?.['meta']).toEqual({ ward: 'B2' });
    expect(second?.['ward']).toBe('C4');
    expect(out).not.toContain(PLANTED);
    expect(out).not.toContain(NAME);
  });

  it('is not in the account either: neither a key that holds a mention, nor the name of a file whose documents get new ones', async () => {
    const told = createDocument({ ...doc, meta: { ...meta, [`seen-by-${NAME}`]: 1, [`note-${PLANTED}`]: 1, part_10: 1 } }); // prettier-ignore
    const concealed = await conceal([told], { strategy: 'mask' });
    for await (const _ of concealed);
    expect(concealed.summary().metaDropped).toEqual({ '(a key with a mention or a long number in it)': 1, mrn: 1, of: 1, part_10: 1, patient: 1, ward: 1 }); // prettier-ignore
    const file = path.join(temporaryFolder(), `letter-${NAME}.jsonl`);
    writeFileSync(file, `${JSON.stringify({ id: 'd1', text: TEXT, entities: doc.entities })}\n`);
    const manifestOf = async (...more: string[]) => {
      const out = path.join(path.dirname(file), `out-${more.length}`);
      await runCli(['conceal', file, out, '--strategies', 'release', '--seed', '7', '--to', 'jsonl', ...more]);
      return readFileSync(`${out}.manifest.json`, 'utf8');
    };
    expect(await manifestOf()).not.toContain(NAME);
    expect(await manifestOf('--keep-ids')).toContain(NAME);
  });

  it('is not in what is told of fields that go, whose names may hold one', async () => {
    const file = path.join(temporaryFolder(), 'tasks.jsonl');
    writeFileSync(
      file,
      `${JSON.stringify({ id: 1, text: TEXT, label: [[...SPAN, 'DOCTOR']], [`seen-by-${NAME}`]: { a: 1 } })}\n`,
    );
    const { code, stderr } = await runCli(['conceal', file, `${file}.out`, '--from', 'doccano', '--strategy', 'mask']);
    expect([code, stderr.includes('field-dropped'), stderr.includes(NAME)]).toEqual([0, true, false]);
  });

  it('is not what it was made from before, nor the seed of that', async () => {
    const copy = createDocument({ ...doc, id: 'c1', derivedFrom: { id: `note-${PLANTED}`, copy: 1, seed: 13, recipe: 'r', steps: [] } }); // prettier-ignore
    for (const options of [{ strategies: 'release' }, { strategy: 'mask' }, { strategy: 'keep' }] as const) {
      const derivedFrom = [];
      for await (const each of await conceal([copy], options)) derivedFrom.push(each.derivedFrom);
      expect(JSON.stringify(derivedFrom)).not.toMatch(new RegExp(`seed|${PLANTED}`));
    }
  });

  it('counts ids, which files are named by, that hold a mention', async () => {
    expect((await run()).summary.tellingIds).toBe(1);
  });

  it('is not in the copies of augmentation without their sources', async () => {
    const copies = [];
    for await (const copy of await augment([doc], { augmentedOnly: true, keepMeta: ['ward', 'patient'] }))
      copies.push(copy);
    expect(copies.map((copy) => copy.meta)).toEqual(copies.map(() => ({ ward: 'B2' })));
    expect(copies.length).toBeGreaterThan(0);
  });

  it.each(['__proto__', 'constructor', 'toString'])('conceals mentions of a label called %s', async (label) => {
    const odd = createDocument({ ...doc, entities: [{ ...doc.entities[0], id: 'T1', start: SPAN[0], end: SPAN[1], label }] }); // prettier-ignore
    const concealed = await conceal([odd], { strategy: 'mask' });
    const texts: string[] = [];
    for await (const each of concealed) texts.push(each.text);
    expect(texts).toEqual([TEXT.replace(NAME, 'XXXX')]);
    expect(Object.keys(concealed.summary().concealed)).toEqual([label]);
  });
});
