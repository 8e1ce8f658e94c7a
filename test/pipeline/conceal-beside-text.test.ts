import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augment.ts';
import { conceal } from '../../src/pipeline/conceal.ts';
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
}; // prettier-ignore

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

function plant(format: string): string {
  const folder = path.join(temporaryFolder(), 'in');
  mkdirSync(folder);
  for (const [file, text] of Object.entries(ATTACKS[format] ?? {})) writeFileSync(path.join(folder, file), text);
  return folder;
}

describe('what stands beside the text of a concealed corpus', () => {
  it.each(
    Object.keys(ATTACKS).flatMap(
      (from) =>
        [
          [from, from],
          [from, 'jsonl'],
          [from, 'spacy'],
        ] as const,
    ),
  )('is not written: from %s to %s', async (from, to) => {
    const input = plant(from);
    const out = path.join(path.dirname(input), 'out');
    const args = [
      'conceal',
      input,
      out,
      '--strategies',
      'release',
      '--policy',
      'DOCTOR=pseudo',
      '--from',
      from,
      '--to',
      to,
      '--seed',
      '7',
    ];
    const { code, stderr } = await runCli(args); // prettier-ignore
    expect(stderr).not.toContain('error');
    expect(code).toBe(0);
    const written = filesOf(out).filter((file) => !file.endsWith('manifest.json')).map((file) => readFileSync(file, 'utf8')).join('\n'); // prettier-ignore
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
