import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'da do dos das de e em no na nos nas ao a com para por pelo pela',
  legalForms: 'lda sa s.a unipessoal sgps cooperativa irmaos filhos herdeiros',
  kinds: `
    hospital hospitalar hospitalares clinica centro saude unidade unidades local familiar cuidados posto lar misericordia maternidade instituto universidade universitario universitaria
    faculdade escola secundaria basica superior agrupamento colegio creche jardim servico departamento ministerio camara municipal junta freguesia tribunal conservatoria banco caixa seguros
    fundacao associacao sociedade grupo farmacia laboratorio bombeiros voluntarios igreja biblioteca museu teatro estacao aeroporto hotel restaurante padaria pastelaria construcoes transportes
    comercio nacional regional distrital geral central militar clube desportivo equipa companhia`,
  legalEnding: /Lda\.?|S\.\s?A\./u,
  purpose: 'de para',
  nationalities: [
    ['italian american african mexican cuban roman colombian peruan', 'os as o a'],
    ['franc ingl holand japon chin dinamarqu irland escoc', 'eses esas ês esa'],
    ['Europa Ásia África Oceânia', '-'],
    ['América_do_Sul América_do_Norte América_Latina América_Central', '-'],
  ],
  fields: [
    [
      'Medicina Farmácia Biologia Química Física Filosofia Psicologia Sociologia Direito Engenharia Enfermagem Arquitetura Economia',
      '-',
    ],
    [
      'Cardiologia Neurologia Urologia Oncologia Radiologia Psiquiatria Pediatria Dermatologia Ginecologia Hematologia Nefrologia Pneumologia Cirurgia Ortopedia',
      '-',
    ],
    ['Justiça Cultura Defesa Saúde Agricultura Educação', '-'],
    ['Letras Ciências Artes Humanidades', '-'],
  ],
  fieldEnding: /logia|iatria/u,
  commonEnding:
    /(?:ç(?:ão|ões)|são|dade|mento|ismo|ência|ância|logia|grafia|ári[oa]s?|iona(?:l|is)|ístic[oa]s?|ológic[oa]s?|tiv[oa]s?)$/iu,
  common:
    'trabalho saúde justiça dor água energia indústria comércio desporto família famílias crianças mulheres idosos jovens sangue coração investigação social sociais público pública médico médica amigos apoio',
};
