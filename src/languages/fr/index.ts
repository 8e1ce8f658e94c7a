import type { Agreement, AgreementCheck, LanguagePack, Marks, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'de à la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux ou été mais elle cette ont ses comme leur nous était être sans même après',
  neverLast: 'm mm mr dr pr me art arts al av bd env ex chap cf éd adm tél',
  wording: true,
};

const VOWEL = /^(?:h?[aeiouœæ]|hy|y(?![aeiou]))/;
/** Words whose h lets nothing elide, and the few others that behave so: by their beginnings. */
const ASPIRATE =
  /^(?:ha(?:ch|g(?!uen)|i[en]|l(?:l[eo]|te)|m(?:ac|bour|eau|ster)|n(?:ch|d|gar|n[eo]v|t)|rcel|ric|rnai|sard|t[ei]?\b|ut|vr|y)|he(?:rni|ron|ros\b|urt|tre)|hi(?:ppie|ss|t)|ho(?:chet|ll|ng|nt|quet|rs|uss|ckey|bby)|hu(?:it|rl|tte|guenot)|onz|oui|uhlan)/;

/** "en France", "au Portugal", "en Iran", "aux Pays-Bas". */
function classOfCountry(folded: string): string {
  if (/^(?:etats|pays|iles|emirats)|(?:philippines|seychelles|maldives|comores|bahamas|fidji)$/u.test(folded)) return 'p'; // prettier-ignore
  if (/^[aeiou]/u.test(folded)) return 'v';
  return folded.endsWith('e') && !/^(?:mexique|cambodge|mozambique|zimbabwe|suriname|belize)$/u.test(folded)
    ? 'f'
    : 'm';
}

const isElided = (following: string): boolean => VOWEL.test(following) && !ASPIRATE.test(following);
const plainStart = (text: string): string =>
  text
    .slice(0, 24)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Before names with h both are right; letters, abbreviations and numbers are read in many ways. */
const isOpen = (next: string): boolean =>
  /^(?:[Hh]|\p{Lu}[\p{Lu}.]|\p{L}(?!\p{L}|['’])|\p{N}|une?(?!\p{L})|[Yy])/u.test(next);

const checks: readonly AgreementCheck[] = [
  {
    name: "le/l'",
    site: "(?:l[ea] |l['’] ?)(?=\\p{L})",
    isWrong: (word, next) => !isOpen(next) && isElided(plainStart(next)) !== /['’]/.test(word),
  },
  {
    name: 'du',
    site: '(?:(?:de|à) les? |du |des |aux? )(?=\\p{L})',
    // "de le faire", "à les voir": a pronoun before a verb.
    isWrong: (word, next) => / les?$/u.test(word) && !/^(?:en|y|lui|leur|\p{L}+(?:er|ir|re))(?!\p{L})/u.test(next),
  },
];

export const agreement: Agreement = {
  checks,
  articlesOf: { f: 'la une', m: 'le un du au' },
  nouns: {
    f: 'clinique polyclinique fondation mairie commune société maternité pharmacie rue résidence région université faculté maison association ville banque mutuelle gendarmerie',
    m: 'centre service laboratoire cabinet département dispensaire ministère tribunal parquet quartier groupe pavillon boulevard lycée collège musée village canton',
  },
  classOfCountry,
  genders: { f: /(?:euse|trice|ière|ienne|ante|ée)$/u, m: /(?:eur|ier|ien|ant|é)$/u },
  elision: { d: 'de' },
  articles: 'la le les l',
  contractions: 'des du',
  contracting: 'le les',
  leads: 'de d',
  beforeNouns: 'des du pour',
  beforePlaces: 'd',
  beforeProfessions: 'un une la le',
  sounds: () => isElided,
  soundPairs: [
    ['de', "d'"],
    ['que', "qu'"],
  ],
  elisions: [
    ['au', "à l'"],
    ['du', "de l'"],
    ['le', "l'"],
    ['la', "l'"],
  ],
};

const marks: Marks = {
  names: {
    person:
      'personne nom_complet nom_et_prenom nom_prenom prenom_nom prenom_et_nom demandeur demanderesse defendeur defenderesse temoin prevenu prevenue victime juge magistrat president presidente avocat avocate greffier conjoint epoux epouse enfant proche client cliente participant participante enquete mere pere frere soeur tuteur expert plaignant plaignante requerant requerante interlocuteur',
    patient: 'patient patiente nom_patient nom_du_patient',
    doctor: 'medecin docteur medecin_traitant praticien infirmier infirmiere chirurgien nom_medecin interne',
    'given-name': 'prenom prenoms',
    'family-name': 'nom nom_de_famille nom_de_naissance nom_usuel',
    age: 'age',
    date: 'date date_de_naissance date_naissance annee mois jour date_entree date_sortie',
    time: 'heure',
    phone: 'telephone tel numero_de_telephone portable mobile numero_telephone',
    fax: 'fax telecopie',
    email: 'email mail courriel adresse_mail adresse_e_mail adresse_electronique e_mail',
    url: 'url site lien site_web',
    street: 'adresse rue domicile',
    city: 'ville commune localite lieu_de_naissance',
    region: 'region departement province canton',
    country: 'pays nationalite',
    zip: 'code_postal cp',
    hospital: 'hopital clinique chu cabinet centre etablissement maison_de_sante ehpad',
    department: 'service unite',
    organisation: 'organisation entreprise societe employeur banque ecole universite tribunal association',
    profession: 'profession metier emploi',
    id: 'id numero compte iban numero_de_compte dossier numero_de_dossier matricule immatriculation identifiant passeport plaque rpps siret numero_identifiant',
    'medical-record': 'ipp nda numero_patient numero_de_sejour',
    'social-security': 'nir secu numero_de_securite_sociale securite_sociale nss',
    location: 'lieu',
    username: 'utilisateur pseudo',
  },
  before: {
    patient: 'patient patiente nom',
    doctor: 'dr docteur pr professeur medecin',
    'medical-record': 'ipp nda',
    phone: 'tel telephone',
    fax: 'fax',
    date: 'le date depuis_le ne_le nee_le',
    hospital: 'hopital',
    city: 'habite_a domicilie_a',
    age: 'age_de',
  },
  after: { age: 'ans' },
  withheld: 'anonymise anonymisee supprime supprimee masque occulte occultee caviarde efface retire confidentiel',
  answers: ['oui', 'non'],
};

export const fr: LanguagePack = {
  code: 'fr',
  name: 'French',
  lacks: ['tagger', 'synonyms', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  institutions,
  names,
  numbers,
  places,
  text,
  marks,
};
