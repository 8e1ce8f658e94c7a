import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({ J: { type: 'profession' } });

const fieldOf = (name: string) => loadGazetteers().list('en', 'professions')?.find(name.toLowerCase())?.region ?? '';

describe('an English profession', () => {
  it.each([
    ['His [skipper|J] gave oxygen on deck.', 'transport/sea/master'],
    ['Seen by the [respirologist|J].', 'medicine/internal/organs'],
    ['She works as a [maid|J] in town.', 'service/home/maid'],
    ['Referred to the [social welfare officer|J].', 'care/social'],
    ['The [registrar|J] was called.', 'medicine/junior'],
    ['It was read by the [consultant cardiologist|J].', 'medicine/internal/organs'],
  ])('becomes one that does what the text tells: %s', async (text, field) => {
    for (const [name = ''] of await copiesOf(text)) expect(fieldOf(name), name).toBe(field);
  });

  it.each(['rabbi', 'Attorney General', 'salmon farm diver'])(
    'stays where it has no like, or no list has it: %s',
    async (name) => {
      for (const mentions of await copiesOf(`The [${name}|J] spoke.`)) expect(mentions).toEqual([name]);
    },
  );
});
