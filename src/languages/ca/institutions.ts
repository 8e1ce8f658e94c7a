import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'dels als amb per del de la i a el en',
  kinds: `
    universitari universitaire universitat universitats institut servei associacio societat comissio conselleria
    fundacio hospitalari hospitalet salut ambulatori cap teatro facultat col·legi escola escoles`,
  patrons: 'verge mare deu',
  advocation: /Verge (?:del?|dels) (?:la )?\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)*/u,
  fieldEnding: /logia/u,
  nationalities: [
    ['franc angl irland portugu holand japon dan finland aragon escoc', 'esos eses ès esa'],
    ['itali mexic americ cub peru colombi veneçol alemany', 'ans anes à ana'],
  ],
  fields: [
    [
      'Medicina Odontologia Farmàcia Psicologia Infermeria Filologia Filosofia Biologia Geologia Química Física Arquitectura Informàtica Fisioteràpia Dret Història',
      '-',
    ],
    [
      'Microbiologia Farmacologia Fisiologia Bioquímica Genètica Cirurgia Pediatria Cardiologia Neurologia Radiologia Psiquiatria Dermatologia',
      '-',
    ],
    ['Justícia Cultura Defensa', '-'],
    ['Ciències Lletres Arts Humanitats', '-'],
  ],
  commonEnding:
    /(?:ci[oó](?:ns)?|si[oó](?:ns)?|tats?|ment|isme|ència|ància|logia|grafia|[íi]fics?|[íi]fic[ae]s?|[óò]gic(?:s|a)?|ogiques|[àa]ri(?:s|a)?|[àa]ries|ionals?|istes?)$/iu,
  common:
    'justícia dolor mediterrània aplicada dona dones nen nens infància joventut treball esport habitatge interior comerç indústria energia aigua sang família famílies',
};
