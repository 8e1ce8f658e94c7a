import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { fold } from '../../src/surrogates/case.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const entryOf = (list: string, name = '') => loadGazetteers().list('pt', list)?.find(name);

const POLICIES = { PER: { type: 'person' }, LOC: { type: 'location' }, MISC: { policy: 'from-corpus' } } as const;

/** Mentions of copies of a text whose words for peoples are drawn as those of a corpus. */
async function drawnIn(text: string) {
  const copies: string[][] = [];
  const settings = { alpha: 12, augmentedOnly: true, generated: false, locale: 'pt', policies: POLICIES };
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

describe('what readers of Portuguese copies found wrong', () => {
  it.each([
    '[Gorete Pires|PER], [Paris|LOC]',
    '– O Sr. [Azevedo|PER] foi a [Lyon|LOC].',
    'Em [Genebra|LOC], [Suíça|LOC], vive [Maria Albertina|PER].',
    'Eu, [Luís Cordeiro Afonso|PER], assino; o presidente estava em [Zamora|LOC].',
    'A vereadora [Teresa Falcão Preto|PER] está em [Paris|LOC].',
  ])('leaves who has a usual name of here at home, whatever is told beside it: %s', async (text) => {
    for (const { mentions } of await copiesIn('pt', text))
      for (const name of mentions.filter((_, i) => /PER/u.test(text.split('[')[i + 1] ?? '')))
        for (const word of name.split(' ')) expect(entryOf('given-names', word) ?? entryOf('family-names', word), name).toBeDefined(); // prettier-ignore
  });

  it('leaves a village that is called as many at home are there', async () => {
    for (const { mentions } of await copiesIn('pt', 'De [Vilar Zwexal|LOC] foi para [Genebra|LOC], na [Suíça|LOC].'))
      expect(entryOf('world-cities', mentions[0])).toBeUndefined();
  });

  it.each([
    ['um tal de [Zwexel Qux|PER], [francês|MISC] de [Lyon|LOC]', 'francês'],
    ['liderados por [Zwexel Qux|PER], imigrante [italiano|MISC], em', 'italiano'],
    ['O [belga|MISC] [Zwexel Qux|PER] falou.', 'belga'],
    ['intérprete de [ucraniano|MISC], [Zwexel Qux|PER]', 'ucraniano'],
  ])('keeps a people beside whom it is said of: %s', async (text, people) => {
    for (const mentions of await drawnIn(text)) expect(mentions).toContain(people);
  });

  it('makes a country that goes without an article no other that has one', async () => {
    for (const { mentions } of await copiesIn('pt', 'Foi operado em [França|LOC] e em [Itália|LOC].'))
      for (const country of mentions) expect(['França', 'Itália', 'Espanha', 'Inglaterra']).toContain(country);
  });

  it.each(['Instituto de Criminalística', 'Ordem Hospitaleira', 'SUS', 'AUTORIDADE TRIBUTÁRIA E ADUANEIRA'])(
    'keeps a body of which there is one: %s',
    async (body) => {
      for (const { mentions } of await copiesIn('pt', `– [${body}|ORG] –`, 8)) expect(mentions).toEqual([body]);
    },
  );

  it.each([
    ['Viação Serra do Zwexal Ltda.', /^Viação \p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}+ Ltda\.$/u],
    ['Filarmónica Voz do Zwexal', /^Filarmónica \p{Lu}\p{Ll}+ d[aeo]s? \p{Lu}\p{Ll}+$/u],
    ['Escola Municipal Zwexal Quval', /^Escola Municipal (?!.*Zwexal|.*Quval)/u],
    ['Federação de Futebol do Espírito Santo', /^Federação de Futebol d[aeo] (?!Nossa|São|Santa)/u],
    ['Hospital do Espírito Santo', /^Hospital /u],
    ['Farmácia Grão Zwexel', /^Farmácia (?!Grão)/u],
    ['União Democrática Nacional', /^União \p{Lu}\p{Ll}+(?: Renovadora| Nacional)?$/u],
    ['A Voz do Zwexal', /^A (?:Voz|Folha|Tribuna) d/u],
    ['Unidade de Cuidados 6º Norte', /^(?!.*\d\p{Lu}\p{Ll})/u],
    ['CENTRO HOSPITALAR TONDELA-VISEU, E.P.E.', /, E\.P\.E\.$/u],
  ])('has another name of its kind: %s', async (body, expected) => {
    for (const { mentions } of await copiesIn('pt', `– [${body}|ORG] –`, 8)) expect(mentions[0]).toMatch(expected);
  });

  it('tells by the article whose profession may stand for one of both', async () => {
    for (const { text } of await copiesIn('pt', 'Veio a [assistente social|PROF] e saiu o [gerente|PROF].')) {
      expect(text).toMatch(/^Veio a (?:assistente|técnica de serviço|educadora) social e saiu o /u);
      expect(fold(text)).not.toMatch(/ o (?:socia|administradora|presidente executiva)/u);
    }
  });

  it('fits the article within a name to the district that stands in it', async () => {
    for (const { mentions } of await copiesIn(
      'pt',
      '[Unidade Local de Saúde da Guarda|ORG] e [Câmara Municipal de Beja|ORG]',
      24,
    ))
      for (const body of mentions) expect(body).toMatch(/ da Guarda$| de (?!Guarda)\p{L}+(?: (?:Branco|Real))?$/u);
  });

  it('keeps peoples and what adjoins what in lines of old times, and all of a battle that everybody knows', async () => {
    const text =
      'Em [1385|DATE] vieram [arqueiros|PROF] [ingleses|MISC]. O rei, que temia a fronteira com [Espanha|LOC], esperou.';
    for (const mentions of await drawnIn(text))
      expect(mentions).toEqual(expect.arrayContaining(['ingleses', 'Espanha']));
    const battle = 'A [Batalha de Zwexal|MISC] foi em [Elvas|LOC] contra [Duarte Ponte|PER].';
    for (const mentions of await drawnIn(battle))
      expect(mentions).toEqual(['Batalha de Zwexal', 'Elvas', 'Duarte Ponte']);
  });

  it.each([['Construções Vale do Zwexal, Lda.', /^Construções .*, Lda\.$/u]])(
    'makes a firm one of its form: %s',
    async (body, expected) => {
      for (const { mentions } of await copiesIn('pt', `– [${body}|ORG] –`, 8)) expect(mentions[0]).toMatch(expected);
    },
  );

  it('reads a town of several words that no list has as one, in capitals too, and takes the article before the name of a base away', async () => {
    for (const { mentions } of await copiesIn(
      'pt',
      '[Vila Vista Alegre|LOC], [SÃO MIGUEL DAS MISSÕES|LOC], [Base das Lajes|LOC]',
    )) {
      const [part = '', town = '', base = ''] = mentions;
      expect(entryOf('cities', part.replace('Vila ', '')), part).toBeDefined();
      expect(town).not.toMatch(/ DAS |MISSÕES/u);
      expect(base).toMatch(/^Base d(?:e \p{Lu}|[ao]s? )/u);
      expect(base).not.toMatch(/ das \p{L}+$/u);
    }
  });

  it.each([
    'Serviço Social',
    'serviço social',
    'Corpo de Bombeiros Militar',
    // What they are for the text tells.
    'Departamento Financeiro',
    'Associação de Pais',
    'Conselho Indigenista Missionário',
    'Instituto da Coluna do Planalto',
    'Serviço de Atendimento Urgente',
    'Unidade de Saúde da Ilha Graciosa',
    'Direcção',
    'Guardia Civil',
  ])('keeps what every hospital and state has: %s', async (body) => {
    for (const { mentions } of await copiesIn('pt', `– [${body}|ORG] –`, 8)) expect(mentions).toEqual([body]);
  });
});
