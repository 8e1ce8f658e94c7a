import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import type { Document } from '../../src/core/types.ts';
import { createDocument } from '../../src/core/document.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { augment, type AugmentOptions } from '../../src/pipeline/augmentation/augment.ts';

/** A document written as `[value](LABEL)`. */
function inline(id: string, marked: string): Document {
  const entities: Document['entities'][number][] = [];
  let text = '';
  let position = 0;
  for (const match of marked.matchAll(/\[(.*?)\]\((.*?)\)/g)) {
    text += marked.slice(position, match.index);
    const [all, value = '', label = ''] = match;
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    position = match.index + all.length;
  }
  return createDocument({ id, text: text + marked.slice(position), entities });
}

const types = { NAME: { type: 'person' }, DATE: { type: 'date' }, CITY: { type: 'city' }, HOSPITAL: { type: 'hospital' }, ID: { type: 'id' }, PHONE: { type: 'phone' }, AGE: { type: 'age' } };

const OTHERS: readonly (readonly [locale: string, text: string])[] = [
  ['es', '[Elena Rubio Vela](NAME), [43 años](AGE), de [Lugo](CITY). DNI [12345678Z](ID). Ingresa el [3 de mayo de 2019](DATE) en el [Hospital San Telmo](HOSPITAL). Tel. [981 555 012](PHONE). Firma: [Rubio](NAME).'],
  ['fr', 'Mme [Odile Garnier](NAME), [67 ans](AGE), vue à [Angers](CITY) le [12/04/2018](DATE) au [CHU de Tours](HOSPITAL). Dossier [A-4471](ID), tél. [02 41 55 01 22](PHONE).'],
  ['de', 'Frau [Heike Brandt](NAME), [58 Jahre](AGE), aus [Celle](CITY), am [3. März 2017](DATE) ins [Klinikum Hameln](HOSPITAL). Fall [K 12/345](ID), Tel. [05141 55512](PHONE).'],
  ['sv', '[Astrid Lindh](NAME), [34 år](AGE), från [Kalmar](CITY), kom den [4 maj 2020](DATE) till [Centralsjukhuset Karlstad](HOSPITAL). Tel. [0480-55 51 23](PHONE).'],
  ['ca', '[Mercè Puigdollers](NAME), [51 anys](AGE), de [Reus](CITY). Visita el [7 de juny de 2018](DATE) a l’[Hospital de Sant Pau](HOSPITAL).'],
  ['zh-TW', '病人[林美玲](NAME)，[45歲](AGE)，住[台南市](CITY)，於[2019年3月5日](DATE)至[成功醫院](HOSPITAL)就診，電話[06-555-0123](PHONE)。'],
];

async function lines(docs: AsyncIterable<Document>): Promise<string> {
  let text = '';
  for await (const doc of docs) {
    const entities = doc.entities.map((e) => `${e.label}=${doc.text.slice(e.start, e.end)}`).join(' | ');
    text += `${doc.id}\n${doc.text}\n${entities}\n\n`;
  }
  return text;
}

// What a seed writes is a promise. These files change only on purpose: `npx vitest run test/golden -u`, with a line in the
// changelog that says that seeds write something else now.
describe('the golden corpora', () => {
  const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

  it.each(['palimpsest', 'phicon'])('are what recipe %s writes over the sample with seed 13', async (recipe) => {
    const augmented = await augment(await readCorpus(sample), { recipe, alpha: 1, augmentedOnly: true });
    await expect(await lines(augmented)).toMatchFileSnapshot(`notes.${recipe}.txt`);
  });

  it.each(OTHERS)('are what surrogates for %s look like with seed 13', async (locale, marked) => {
    const options: AugmentOptions = { locale, alpha: 2, augmentedOnly: true, policies: types };
    await expect(await lines(await augment([inline(locale, marked)], options))).toMatchFileSnapshot(`surrogates.${locale}.txt`);
  });
});
