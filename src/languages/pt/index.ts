import type { Faults, LanguagePack, Agreement, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { determiners, genderOfName } from './organisations.ts';
import { classOfCountry } from './places.ts';
import { behind } from '../classes.ts';
import { plural } from './professions.ts';

export const text: Text = {
  functionWords:
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está também só pelo pela até isso ela entre durante era depois sem mesmo aos',
  fixed:
    'nunca jamais nada ninguém nenhum nenhuma nenhuns nenhumas nem exceto salvo nega ausência ausente negativo negativa negativos negativas positivo positiva positivos positivas exclui excluído possível possíveis provável prováveis suspeita esquerdo esquerda direito direita ambos ambas primeiro primeira segundo segunda metade dobro',
  neverLast: 'dr dra sr sra prof eng arq enf av r nº pág págs tel telm ex cf art lda ca aprox',
};

export const agreement: Agreement = {
  classOfCountry,
  ownArticles: 'o a os as do da dos das no na nos nas ao à aos às pelo pela pelos pelas',
  determiners,
  genderOfName,
  articlesOf: { f: 'a uma da na pela', m: 'o um do no pelo' },
  nouns: {
    f: 'clínica fundação universidade escola empresa farmácia cidade rua praça igreja maternidade associação província',
    m: 'hospital centro instituto laboratório ministério serviço departamento município tribunal bairro banco museu colégio',
  },
  genders: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or|eiro)$/u },
  workplaces:
    /^ de (?:futebol|andebol|basquete|basquetebol|vôlei|voleibol|hóquei|ténis|tênis)(?!\p{L})|^(?: (?:\p{Lu}[\p{L}-]+|d[aeo]s?|e))*,? que (?:\p{Ll}+ )?(?:trabalha(?:va|m)?|trabalhou) (?:n[ao]s?|numa?|em|para|d[aeo]) /u,
  contractions: 'do da dos das',
  articleForms: [
    ['do', 'do', '-', 'da'],
    ['no', 'no', '-', 'na'],
    ['num', 'num', '-', 'numa'],
    ['dum', 'dum', '-', 'duma'],
    ['cada segundo', 'cada segundo', '-', 'cada segunda'],
    ['ao', 'ao', '-', 'à'],
    ['pelo', 'pelo', '-', 'pela'],
    ['deste', 'deste', '-', 'desta'],
    ['neste', 'neste', '-', 'nesta'],
    ['este', 'este', '-', 'esta'],
    ['naquele', 'naquele', '-', 'naquela'],
    ['o próximo', 'o próximo', '-', 'a próxima'],
    ['o último', 'o último', '-', 'a última'],
    ['o passado', 'o passado', '-', 'a passada'],
    ['do próximo', 'do próximo', '-', 'da próxima'],
    ['do último', 'do último', '-', 'da última'],
    ['do passado', 'do passado', '-', 'da passada'],
    ['no próximo', 'no próximo', '-', 'na próxima'],
    ['no último', 'no último', '-', 'na última'],
    ['no passado', 'no passado', '-', 'na passada'],
    ['ao próximo', 'ao próximo', '-', 'à próxima'],
    ['ao último', 'ao último', '-', 'à última'],
    ['ao passado', 'ao passado', '-', 'à passada'],
  ],
  beforeTowns: {
    o: '', os: '', as: '', do: 'de', da: 'de', dos: 'de', das: 'de', no: 'em', na: 'em', nos: 'em', nas: 'em', ao: 'a', à: 'a', aos: 'a', às: 'a', pelo: 'por', pela: 'por', pelos: 'por', pelas: 'por',
  }, // prettier-ignore
  uncontracted: {
    do: 'de',
    da: 'de',
    dos: 'de',
    das: 'de',
    no: 'em',
    na: 'em',
    nos: 'em',
    nas: 'em',
    ao: 'a',
    à: 'a',
    aos: 'a',
    às: 'a',
    pelo: 'por',
    pela: 'por',
    pelos: 'por',
    pelas: 'por',
  },
  apart: {
    do: 'de o', da: 'de a', dos: 'de os', das: 'de as', no: 'em o', na: 'em a', nos: 'em os', nas: 'em as', ao: 'a o', à: 'a a', aos: 'a os', às: 'a as', pelo: 'por o', pela: 'por a', pelos: 'por os', pelas: 'por as',
  }, // prettier-ignore
  leads: 'da do de',
  beforeNouns: 'dos das para por',
  beforePlaces: 'de em',
  beforeProfessions: 'um uma o a',
  inflections: [
    {
      form: plural,
      after: behind('os as dos das aos às nos nas pelos pelas uns umas dois duas três quatro cinco alguns algumas'),
    },
  ],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /nascid[oa] (?:a|em)|nascimento/,
    admission: /internad[oa] em|data de (?:internamento|admissão)/,
    discharge: /data de alta/,
    death: /falecid[oa] (?:a|em)/,
  },
  retired: /reformad[oa]|viúv[oa]/,
  parent: /mãe de/,
  child: /\bmenin[oa]\b/,
  beside: /com/,
  pressure: /TA|PA/,
};

export const pt: LanguagePack = {
  code: 'pt',
  name: 'Portuguese',
  lacks: ['tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  faults,
  institutions,
  names,
  numbers,
  places,
  text,
};
