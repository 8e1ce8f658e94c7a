import { describe, expect, it } from 'vitest';
import { schemesOf } from '../../src/surrogates/numbers/check-digits.ts';
import { copiesIn } from '../helpers/copies-in.ts';

/** Forms of corpora of notes, decisions and news, with what each mention of their copies looks like. */
const FORMS: readonly (readonly [locale: string, text: string, like: RegExp, second?: RegExp])[] = [
  ['sv', '[Doktor Qvarnström|PER] sköt om det.', /^Doktor (?!Qvarnström)\p{Lu}\p{L}+$/u],
  ['sv', 'Inkom via [akuten|HOSPITAL] till [hjärtkliniken|HOSPITAL] .', /^\p{Ll}+(?:akuten|mottagningen)$/u, /^(?!hjärt)\p{Ll}+kliniken$/u], // prettier-ignore
  ['sv', 'Åter till [SÖS|HOSPITAL] .', /^(?:KS|DS|NUS|SUS|USÖ)$/u],
  ['sv', '12.30 us av [AL|PER] .', /^\p{Lu}{2}$/u],
  ['sv', 'Den [45-åriga|AGE] kvinnan greps.', /^\d\d-åriga$/u],
  ['sv', 'Han greps på [lördagskvällen|DATE] .', /^\p{Ll}+dagskvällen$/u],
  ['sv', 'Trafiken i [Stockholms|LOC]-området stod still.', /^(?:Malmö|Göteborgs|Lunds|Uppsala|\p{Lu}\p{Ll}+)$/u],
  ['sv', 'Mål nr [B 1234-19|ID] .', /^B (?!1234)\d{4}-\d\d$/u],
  ['pt-BR', 'Relator : [MINISTRO CARLOS MENEZES|PER] .', /^MINISTRO (?!CARLOS)\p{Lu}+ \p{Lu}[\p{Lu} ]+$/u],
  ['pt-BR', 'O [TRIBUNAL REGIONAL FEDERAL DA 1ª REGIÃO|ORG] decidiu.', /^TRIBUNAL REGIONAL FEDERAL DA [2-6]ª REGIÃO$/u],
  ['pt-BR', 'A [Segunda Turma|ORG] decidiu.', /^(?!Segunda)\p{Lu}\p{Ll}+ Turma$/u],
  ['pt-BR', 'A [2ª Vara do Trabalho de Uberlândia|ORG] decidiu.', /^\dª Vara do Trabalho de (?!Uberlândia)\p{Lu}/u],
  ['pt-BR', 'A [Construtora Lindes & Filhos Ltda.|ORG] recorreu.', /^Construtora (?!Lindes)\p{L}+ & Filhos Ltda\.$/u],
  ['pt-BR', 'Advogado ([OAB/SP 123.456|ID])', /^OAB\/SP (?!123\.456)\d{3}\.\d{3}$/u],
  ['pt-BR', 'Sede em [Belo Horizonte/MG|LOC] .', /^(?!Belo)\p{Lu}[\p{L} ]+\/(?!MG)\p{Lu}{2}$/u],
  ['pt', 'Mora em [Vila Nova de Gaia|LOC] .', /^(?!Vila Nova de Gaia)\p{Lu}(?:(?! de \p{L}+ de ).)+$/u],
  ['it', 'Vive [nell’Appennino|LOC] .', /^nell’(?:Appennino|Aspromonte)$/u],
  ['it', 'L’occupazione [dell’Umbria|LOC] cresce.', /^(?:dell’[AEIOU]|del (?![AEIOU])\p{Lu}|della (?![AEIOU])\p{Lu})/u],
  ['it', 'La [Corte d’Appello di Torino|ORG] decide.', /^Corte d’Appello di (?!Torino)\p{Lu}/u],
  ['it', 'Il Comune di Lindes ([CA|LOC]) decide.', /^(?!CA)(?:[A-Z]{2})$/u],
  ['it', 'Sentenza n. [26972/2008|ID] .', /^(?!26972)\d{5}\/20[01]\d$/u],
  ['sv', 'Flyttas till [R73|HOSPITAL] .', /^(?!R73)\p{Lu}\d\d$/u],
  ['sv', '[USA:s|LOC] president talade.', /^(?:[\p{L} ]+s|\p{Lu}+:s|[\p{L} ]+[xz])$/u],
  ['pt-BR', 'No [Estado do Rio Grande do Sul|LOC] chove.', /^Estado d[eo] (?!Rio Grande do Sul)\p{Lu}/u],
  ['pt-PT', 'O [Tribunal da Relação de Guimarães|ORG] confirmou.', /^Tribunal da Relação (?:de (?:Lisboa|Coimbra|Évora)|do Porto)$/u], // prettier-ignore
  ['it', 'Lo dice [Il Sole 24 Ore|ORG] .', /^Il \p{Lu}/u],
];

describe('forms of other corpora', () => {
  for (const [locale, text, like, second] of FORMS)
    it(`keeps the form in ${locale}: ${text}`, async () => {
      for (const { mentions } of await copiesIn(locale, text)) {
        expect(mentions[0]).toMatch(like);
        if (second !== undefined) expect(mentions[1]).toMatch(second);
      }
    });

  it('has a personal number say what the dates say, be its check digit wrong', async () => {
    const text = 'Pat [Sven Qvarnberg|PER] [19450312-2356|ID] , född [1945-03-12|DATE], inskriven [2009-06-02|DATE].';
    for (const { mentions } of await copiesIn('sv', text)) {
      expect(mentions[1]?.slice(0, 8)).toBe(mentions[2]?.replaceAll('-', ''));
      expect(Number(mentions[1]?.at(-2)) % 2).toBe(1);
    }
  });

  it('has a codice fiscale follow the name, the birth and the sex', async () => {
    const text = '[Greco Bruna|PER], nata il [14/08/1946|DATE], c.f. [GRCBRN46M54C351X|ID]';
    const copies = await copiesIn('it', text);
    const consonants = (name = '') => name.toUpperCase().replaceAll(/[^B-DF-HJ-NP-TV-Z]/gu, '');
    for (const { mentions } of copies) {
      const [name = '', birth = '', code = ''] = mentions;
      expect(code).toMatch(/^[A-Z]{6}\d\d[A-EHLMPRST][4-7]\d[A-Z]\d{3}[A-Z]$/u);
      expect(code.slice(6, 8)).toBe(birth.slice(-2));
      expect(Number(code.slice(9, 11)) - 40).toBe(Number(birth.slice(0, 2)));
      const family = consonants(name.split(' ', 1)[0]);
      if (family.length >= 3) expect(code.slice(0, 3)).toBe(family.slice(0, 3));
    }
  });

  it('keeps who reigned under a title and a number', async () => {
    for (const { mentions, text } of await copiesIn('pt-BR', 'Já [D. Pedro II|PER] viajou com [Ana Lindes|PER].')) {
      expect(text).toContain('D. Pedro II');
      expect(mentions).not.toContain('Ana Lindes');
    }
  });

  it('has words where all towns of a country are taken', async () => {
    for (const { mentions } of await copiesIn('sv', 'I [Helsingfors|LOC], [Vasa|LOC] och [Borgå|LOC] talas svenska.'))
      for (const town of mentions) expect(town).toMatch(/^\p{Lu}\p{Ll}*[aeiouyåäö]/u);
  });

  it('takes the words of an address for given and family name', async () => {
    for (const { mentions } of await copiesIn('it', 'Scrivimi a [giuseppe.colombo@libero.it|EMAIL]'))
      expect(mentions[0]).toMatch(/^[a-z]+\.[a-z]+@(?:virgilio|alice|tiscali|hotmail|yahoo)\.it$/u);
  });

  it('has a postcode of where the town behind it came to lie', async () => {
    const first: Readonly<Record<string, string>> = { Malmö: '2', Lund: '2', Helsingborg: '2', Karlstad: '6', Luleå: '9', Sundsvall: '8', Västerås: '7', Halmstad: '3', Växjö: '3' }; // prettier-ignore
    for (const { mentions } of await copiesIn('sv', 'Storgatan, [903 25|ZIP] [Umeå|CITY] .'))
      expect(mentions[0]?.charAt(0)).toBe(first[mentions[1] ?? ''] ?? mentions[0]?.charAt(0));
  });
});

describe('a French number of social security', () => {
  it('follows the date of birth of its text, and the sex', async () => {
    const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
    for (const text of [
      'Née le [4 septembre 1952|DATE], no [2 52 09 25 311 114 26|ID].',
      'Née le [4 septembre 1952|DATE], no [2520925311114|ID].',
    ])
      for (const { mentions } of await copiesIn('fr', text)) {
        const [, month = '', year = ''] = mentions[0]?.split(' ') ?? [];
        const digits = mentions[1]?.replaceAll(' ', '') ?? '';
        expect(digits.slice(0, 5)).toBe(`2${year.slice(2)}${String(months.indexOf(month) + 1).padStart(2, '0')}`);
        expect(schemesOf(digits.padEnd(15, '0')).length > 0 || digits.length === 13).toBe(true);
      }
  });
});
