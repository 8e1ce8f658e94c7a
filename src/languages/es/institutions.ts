import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'de del la las los el y e i o en al a para por con sin sobre',
  legalForms: 'sa s.a sl s.l slu s.l.u sau srl sccl scoop hijos hermanos grupo cb',
  kinds: `
    clinica centro hospital universitario universitaria universidad instituto academia servicio servicios unidad departamento seccion
    asociacion sociedad federacion liga comision comite agencia oficina ministerio consejeria banco partido policia farmacia laboratorio
    residencia hogar asilo fundacion general provincial comarcal clinico complejo hospitalario policlinica policlinico sanatorio complexo
    salud ambulatorio consultorio nacional real internacional norte sur este oeste
    medicina cirugia pediatria urologia cardiologia neurologia oncologia radiologia psiquiatria dermatologia oftalmologia ginecologia traumatologia
    tribunal juzgado juzgados audiencia scouting gobierno junta ayuntamiento facultad opera barrio ciudad militar univ infantil materno escuela escuelas colegio colegios centros edificio`,
  legalEnding: /S\.\s?A\.(?:\s?U\.)?|S\.\s?L\.(?:\s?[UL]\.)?|S\.\s?Coop\./u,
  purpose: 'de',
  fieldEnding: /log[ií]a?/u,
  patrons: 'virgen nuestra ntra senora sra cristo nino',
  advocation:
    /(?:Virgen|(?:Nuestra|Ntra\.?) (?:Señora|Sra\.?)|Mare de Déu) (?:(?:del?|dels) (?:l[ao]s? |els? )?|d['’])?\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)*|(?:Niño Jesús|Sagrado Corazón|Sagrada Familia|Espíritu Santo|Santísima Trinidad|Buen Pastor|Cristo Rey|La Inmaculada|La Milagrosa)(?!\p{L})/u,
  nationalities: [
    [
      'italian mexican argentin chilen cuban peruan colombian venezolan ruman polac suiz rus grieg bolivian uruguay paraguay brasileñ ecuatorian filipin asturian castellan valencian cantabr',
      'os as o a',
    ],
    ['franc ingl irland portugu holand japon dan finland aragon escoc leon', 'eses esas és es esa'],
    ['Europa Asia África Oceanía', '-'],
    ['América_del_Sur América_del_Norte América_Latina América_Central', '-'],
  ],
  fields: [
    [
      'Medicina Odontología Farmacia Psicología Enfermería Veterinaria Filología Filosofía Economía Geología Biología Química Física Arquitectura Informática Fisioterapia Sociología Derecho Historia Periodismo',
      '-',
    ],
    [
      'Microbiología Inmunología Farmacología Fisiología Bioquímica Genética Hematología Epidemiología Cirugía Pediatría Urología Cardiología Neurología Oncología Radiología Psiquiatría Dermatología Oftalmología Ginecología Traumatología',
      '-',
    ],
    ['Justicia Cultura Agricultura Educación Vivienda Defensa Pesca Sanidad Hacienda', '-'],
    ['Pilar Carmen Rocío Rosario Castillo Prado Camino Valle Consuelo Mar', '-'],
    ['Dolor Cáncer Corazón Cerebro Sueño', '-'],
    ['oftalmológic cardiológic neurológic oncológic urológic dermatológic pediátric psiquiátric', 'os as o a'],
    ['Ingenier Abogad Médic Farmacéutic Arquitect Odontólog Enfermer Veterinari', 'os'],
    ['Fútbol Baloncesto Balonmano Tenis Voleibol Ciclismo Atletismo', '-'],
    ['Ciencias Letras Artes Humanidades', '-'],
  ],
  commonEnding:
    /(?:ci[oó]n(?:es)?|si[oó]n(?:es)?|dad(?:es)?|miento|ismo|encia|ancia|logía|grafía|[aá]ticas?|ísticas?|[ií]fic[oa]s?|[óo]nic[oa]s?|[óo]gic[oa]s?|[éeáaóoíi]dic[oa]s?|[éeáaóoíi]utic[oa]s?|[éá]tric[oa]s?|[íi]nic[oa]s?|ari[oa]s?|iales|ional(?:es)?|tiv[oa]s?|tor(?:a|es)?|istas?|ad[oa]s)$/iu,
  common:
    'administrativo administrativa apelación seguridad magistrados penitenciaria comandante comunista liberación justicia dolor mediterráneo aplicada aplicadas mujer mujeres niño niños infancia juventud trabajo empleo deporte vivienda hacienda interior turismo transporte comercio industria energía agua mar sangre mayores menores familia familias forense forenses médico médica legal transfusión sanguínea sangre hemodiálisis pericias asistencial ancianos sureste suroeste noreste noroeste edificio juzgados española español españoles europeo europea',
};
