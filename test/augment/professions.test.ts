import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const fieldOf = (locale: string, name: string) =>
  loadGazetteers().list(locale, 'professions')?.find(name)?.region ?? '';

describe('a profession', () => {
  it.each([
    ['en', 'His [skipper|PROF] gave oxygen on deck.', 'transport/sea/master'],
    ['en', 'Seen by the [respirologist|PROF].', 'medicine/internal/organs'],
    ['en', 'She works as a [maid|PROF] in town.', 'service/home/maid'],
    ['en', 'Referred to the [social welfare officer|PROF].', 'care/social'],
    ['en', 'The [registrar|PROF] was called.', 'medicine/junior'],
    ['en', 'It was read by the [consultant cardiologist|PROF].', 'medicine/internal/organs'],
    ['de', 'Der [Rechtspfleger|PROF] schrieb.', 'justice/clerk'],
    ['de', 'Der [Schiffsführer|PROF] rief an.', 'transport/sea'],
    ['es', 'Lo dijo la [fisioterapeuta|PROF].', 'care/therapy'],
    ['es', 'Es [camarero|PROF] en el puerto.', 'food/serve'],
    ['fr', 'Elle est [vendeuse|PROF].', 'trade/'],
    ['sv', 'Han är [brandman|PROF].', 'security/fire'],
  ])('becomes one that does what the text tells: %s, %s', async (locale, text, field) => {
    for (const { mentions } of await copiesIn(locale, text, 12))
      for (const name of mentions) expect(fieldOf(locale, name), name).toMatch(new RegExp(`^${field}`, 'u'));
  });

  it.each([
    ['en', 'The [rabbi|PROF] and the [Attorney General|PROF] met a [salmon farm diver|PROF].'],
    ['de', 'Die [Hebamme|PROF], der [Rabbiner|PROF] und ein [Lachsfarmtaucher|PROF].'],
    ['es', 'El [rabino|PROF] y un [buzo de salmones|PROF].'],
    ['fr', 'Le [rabbin|PROF] et la [sage-femme|PROF].'],
    ['sv', 'En [barnmorska|PROF] och en [laxdykare|PROF].'],
  ])('stays where it has no like, or no list has it: %s, %s', async (locale, text) => {
    for (const { text: copy } of await copiesIn(locale, text, 4)) expect(copy).toBe(text.replaceAll(/\[([^|]+)\|PROF\]/gu, '$1')); // prettier-ignore
  });
});
