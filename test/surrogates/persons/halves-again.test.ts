import { expect, it } from 'vitest';
import { conceal } from '../../../src/index.ts';
import { labelled } from '../../helpers/marked.ts';

it('draws the halves of a given name alike, whatever was drawn before', async () => {
  const docs = ['Schütz-Frank Ilse', 'Ilse Karl-Frank', 'Hans-Jörg Lind', 'Eva-Maria Lind und Karl-Heinz Lind'].map(
    (name, i) => labelled(`d${i}`, `[${name}|PER] kam mit [Frau Claudia Krug|PER], denn er war krank.`),
  );
  const options = { strategy: 'pseudo', mode: 'consistent', seed: 5, locale: 'de' } as const;
  const concealed = async () => {
    const texts: string[] = [];
    for (const doc of docs) for await (const { text } of await conceal([doc], options)) texts.push(text);
    return texts;
  };
  const first = await concealed();
  expect(await concealed()).toEqual(first);
  expect(await concealed()).toEqual(first);
});
