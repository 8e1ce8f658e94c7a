import type { LanguagePack, Agreement, Eponyms, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { placeholders } from './placeholders.ts';

export const text: Text = {
  functionWords:
    'der du die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis durch wurde gegen keine sein vom',
  neverLast:
    'abs art az bd ca dgl dr ebd einschl entspr fr frl gem hr hrsg inkl insb iv lit mio mrd rd rn rdnr sog std tgl tel vorm zit ziff zzgl hl dipl ing',
  ordinalStop: true,
};

export const eponyms: Eponyms = {
  abbreviations: { morbus: 'm\\.|mb\\.?', syndrom: 'synd\\.?|syndroms', krankheit: 'kht\\.?' },
  possessive: /(?:['’]?s(?:che[nrsm]?)?|['’])?/u,
};

export const agreement: Agreement = {
  genders: { f: /(?:in|frau|schwester)$/u, m: /(?:er|mann|pfleger)$/u },
  leads: 'der den dem',
  beforeNouns: 'der die das des dem den fur',
  beforePlaces: 'in von vom zu zum zur',
  beforeProfessions: 'ein eine einen',
};

export const de: LanguagePack = {
  code: 'de',
  name: 'German',
  lacks: ['tagger', 'synonyms', 'morphology'],
  agreement,
  contact,
  dates,
  eponyms,
  institutions,
  names,
  numbers,
  placeholders,
  places,
  text,
};
