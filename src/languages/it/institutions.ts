import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'di del della dello dei degli delle dell e ed al alla da dal in nel nella per con su sul',
  legalForms: 'spa s.p.a srl s.r.l srls snc sas scarl onlus cooperativa fratelli figli f.lli',
  kinds: `
    ospedale ospedali ospedaliero ospedaliera policlinico poliambulatorio ambulatorio presidio casa cura reparto unita operativa complessa semplice servizio servizi dipartimento distretto
    asl ausl asst irccs rsa sanitario sanitaria azienda istituto universita universitario universitaria facolta scuola scuole liceo comune provincia regione ministero tribunale procura questura
    prefettura banca cassa assicurazioni fondazione associazione societa gruppo farmacia laboratorio centro consultorio parrocchia chiesa biblioteca museo teatro stazione aeroporto albergo
    ristorante caseificio officina officine studio impresa ditta nazionale regionale provinciale comunale civile generale militare maggiore infantile materna elementare media statale
    riabilitazione residenza comunita`,
  legalEnding: /S\.\s?p\.\s?A\.|S\.\s?r\.\s?l\.|S\.\s?n\.\s?c\.|S\.\s?a\.\s?s\./u,
  purpose: 'di per',
  nationalities: [
    ['italian american african messican cuban indian egizian australian colombian peruvian', 'i e o a'],
    ['frances ingles portoghes olandes giappones cines danes irlandes svedes norveges', 'i e'],
    ['milan roman napoletan sicilian toscan venezian', 'i e o a'],
    ['Europa Asia Africa Oceania', '-'],
    ['America_del_Sud America_del_Nord America_Latina America_Centrale', '-'],
  ],
  fields: [
    [
      'Medicina Farmacia Odontoiatria Biologia Chimica Fisica Filosofia Psicologia Sociologia Giurisprudenza Veterinaria',
      '-',
    ],
    [
      'Cardiologia Neurologia Urologia Oncologia Radiologia Psichiatria Pediatria Dermatologia Ginecologia Ematologia Nefrologia Pneumologia Geriatria',
      '-',
    ],
    ['Giustizia Cultura Difesa Salute', '-'],
    ['Lettere Scienze Lingue', '-'],
  ],
  fieldEnding: /logi[ae]|iatria/u,
  commonEnding:
    /(?:zion[ei]|tà|mento|ismo|enza|anza|logi[ae]|grafia|iatria|[aà]ri[ao]|ional[ei]|istic[aohe]+|ologic[aohei]+|istica|ativ[aoei])$/iu,
  common:
    'lavoro salute giustizia dolore acqua energia industria commercio sport famiglia famiglie bambini donne anziani giovani sangue ricerca territorio assistenza pubblica pubblico privata sociale sociali medica medico amici volontari',
};
