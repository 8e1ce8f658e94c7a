import type { Faults, Agreement, AgreementCheck, LanguagePack, Marks, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { determiners, genderOfName } from './organisations.ts';
import { dates, numbers } from './dates.ts';
import { withTokens } from '../classes.ts';

export const text: Text = {
  bareCapitals: /[\u0300-\u0302\u0308\u0327]/gu,
  functionWords:
    'de à la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux ou été mais elle cette ont ses comme leur nous était être sans même après',
  fixed:
    'jamais rien personne aucun aucune aucuns aucunes point guère sauf excepté nie absence absent absente négatif négative négatifs négatives positif positive positifs positives exclut exclu possible possibles probable probables suspicion suspect gauche gauches droit droite droits droites premier première second seconde moitié double',
  neverLast: 'm mm mr dr pr me art arts al av bd env ex chap cf éd adm tél',
  wording: true,
};

const VOWEL = /^(?:h?[aeiouœæ]|hy|y(?![aeiou]))/;
/** Words whose h lets nothing elide, and the few others that behave so: by their beginnings. */
const ASPIRATE =
  /^(?:ha(?:ch|g(?!uen)|i[en]|l(?:l[eo]|te)|m(?:ac|bour|eau|ster)|n(?:ch|d|gar|n[eo]v|t)|rcel|ric|rnai|sard|t[ei]?\b|ut|vr|y)|he(?:rni|ron|ros\b|urt|tre)|hi(?:ppie|ss|t)|ho(?:chet|ll|ng|nt|quet|rs|uss|ckey|bby)|hu(?:it|rl|tte|guenot)|onz|oui|uhlan)/;

/** "en France", "au Portugal", "en Iran", "aux Pays-Bas". */
const EUROPE =
  /^(?:albanie|allemagne|andorre|angleterre|autriche|belarus|belgique|bielorussie|bosnie-herzegovine|bulgarie|chypre|croatie|danemark|ecosse|espagne|estonie|finlande|france|grande-bretagne|grece|hongrie|irlande|islande|italie|kosovo|lettonie|liechtenstein|lituanie|luxembourg|macedoine|malte|moldavie|monaco|montenegro|norvege|pays-bas|pologne|portugal|republique tcheque|roumanie|royaume-uni|russie|serbie|slovaquie|slovenie|suede|suisse|ukraine|canada|etats-unis)/u;

/** What decides the article of a country's name, and whether it is near: Brussels does not become Tabriz. */
function classOfCountry(folded: string): string {
  return articleClass(folded) + (EUROPE.test(folded) ? ' near' : '');
}

function articleClass(folded: string): string {
  if (/^(?:etats|pays|iles|emirats)|(?:philippines|seychelles|maldives|comores|bahamas|fidji)$/u.test(folded)) return 'p'; // prettier-ignore
  if (/^(?:chypre|cuba|malte|israel|haiti|madagascar|monaco|andorre|singapour|taiwan|djibouti|oman|bahrein|saint|sao|maurice|hong|macao|porto|trinite|kiribati|nauru|tonga|tuvalu|vanuatu|samoa|guam)/u.test(folded)) return ''; // prettier-ignore
  if (/^(?:macedoine|coree|papouasie|republique)/u.test(folded)) return 'f';
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

/** A noun and the adjectives behind it, without what a preposition leads. */
const HEAD = /^.*?(?= (?:de|des|du|en|à|au|aux) | d'|$)/u;

function plural(noun: string): string {
  return noun.replace(HEAD, (head) =>
    head.replace(/[\p{L}\p{M}]+/gu, (word) =>
      /[sxz]$/u.test(word)
        ? word
        : /(?:eau|eu)$/u.test(word)
          ? `${word}x`
          : word.endsWith('al')
            ? word.replace(/al$/u, 'aux')
            : `${word}s`,
    ),
  );
}

export const agreement: Agreement = {
  checks,
  ownArticles: "le la les l'",
  determiners,
  genderOfName,
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
  uncontracted: { des: 'de', du: 'de' },
  contracting: 'le les',
  melted: { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux', 'a le': 'au', 'a les': 'aux' },
  leads: 'de d',
  beforeNouns: 'des du pour',
  beforePlaces: 'd',
  beforeProfessions: 'un une la le les des',
  besideProfessions:
    'ex ancien ancienne anciens anciennes futur future jeune jeunes retraité retraitée retraités retraitées stagiaire stagiaires remplaçant remplaçante intérimaire indépendant indépendante libéral libérale à_la_retraite en_retraite au_chômage en_activité en_formation en_invalidité de_nuit de_jour de_métier de_profession à_mi-temps',
  inflections: [{ form: plural }],
  sounds: () => isElided,
  soundPairs: [
    ['de', "d'"],
    ['que', "qu'"],
  ],
  articleForms: [
    ['le', 'le', "l'", 'la'],
    ['du', 'du', "de l'", 'de la'],
    ['au', 'au', "à l'", 'à la'],
  ],
  beforeTowns: {
    le: '', la: '', les: '', "l'": '', du: 'de', des: 'de', 'de la': 'de', "de l'": 'de', au: 'à', aux: 'à', 'à la': 'à', "à l'": 'à', 'dans le': 'à', 'dans la': 'à', 'dans les': 'à', "dans l'": 'à',
  }, // prettier-ignore
};

const marks: Marks = {
  names: {
    person:
      'membre pseudo resident residente partie partie_civile parties mis_en_cause mise_en_cause personne personnes noms nom_complet nom_et_prenom nom_prenom prenom_nom prenom_et_nom demandeur demanderesse defendeur defenderesse temoin prevenu prevenue victime juge magistrat president presidente avocat avocate greffier conjoint epoux epouse enfant proche client cliente participant participante enquete mere pere frere soeur tuteur expert plaignant plaignante requerant requerante interlocuteur appelant appelante intime intimee salarie salariee ami amie voisin voisine oncle tante grand_mere grand_pere mari femme compagnon compagne fils fille parent parents cousin cousine neveu niece professeur collegue employe employee eleve etudiant etudiante temoin_nom jure juree procureur notaire huissier initiales agent famille surnom alias conseiller conseillere technicien technicienne chauffeur conducteur conductrice proprietaire locataire bailleur bailleresse patron patronne chef beau_pere belle_mere beau_frere belle_soeur gendre bru copain copine fiance fiancee defunt defunte assure assuree titulaire acheteur acheteuse vendeur vendeuse aide_soignante assistante_sociale expediteur destinataire gendarme policier commissaire interprete entraineur cure pasteur animal colocataire ex_mari ex_femme petit_fils petite_fille representant gerant gerante mineur mineure mis_en_examen contact directeur directrice maitre magistrate',
    patient: 'patient patiente nom_patient nom_du_patient',
    doctor:
      'medecin docteur medecin_traitant praticien infirmier infirmiere chirurgien nom_medecin interne sage_femme psychiatre therapeute pharmacien pharmacienne dentiste neurologue radiologue psychologue kine kinesitherapeute externe cadre_de_sante cardiologue',
    'given-name': 'prenom prenoms',
    'family-name': 'nom nom_de_famille nom_de_naissance nom_usuel',
    age: 'age',
    date: 'date date_de_naissance date_naissance annee mois jour periode naissance date_naissance_complete date_entree date_sortie jour_de_la_semaine date_de_deces deces date_debut date_fin',
    time: 'heure',
    phone: 'telephone tel numero_de_telephone portable mobile numero_telephone',
    fax: 'fax telecopie',
    email: 'email mail courriel adresse_mail adresse_e_mail adresse_electronique e_mail',
    url: 'url site site_web',
    street: 'adresse rue domicile avenue boulevard voie batiment numero_de_rue',
    city: 'ville commune localite lieu_de_naissance village hameau quartier',
    region: 'region departement province canton',
    country: 'pays nationalite',
    zip: 'code_postal cp',
    hospital: 'hopital clinique chu cabinet centre etablissement maison_de_sante ehpad',
    department: 'service unite chambre',
    organisation:
      'organisation entreprise societe employeur banque ecole universite tribunal association institution compagnie assurance assureur organisme lycee college eglise mairie administration enseigne hotel restaurant pharmacie supermarche prison magasin journal parti cabinet_avocats commissariat ministere club agence foyer bar',
    profession: 'profession metier emploi fonction poste',
    id: 'id numero compte iban numero_de_compte dossier numero_de_dossier matricule immatriculation identifiant passeport plaque rpps siret siren numero_identifiant carte carte_bancaire carte_de_credit numero_de_carte compte_bancaire permis permis_de_conduire plaque_immatriculation reference facture contrat police adresse_ip ip num rib cle_numero licence commande reservation contrat_numero sinistre immatriculation_vehicule numero_de_contrat numero_client code_client numero_de_commande',
    'medical-record': 'ipp nda numero_patient numero_de_sejour',
    'social-security': 'nir secu numero_de_securite_sociale securite_sociale nss',
    location: 'lieu gare aeroport zone secteur site lieu_dit riviere arrondissement',
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
  others:
    'mot_de_passe motdepasse cle code pin jeton appareil vehicule ethnie religion sexe genre langue salaire montant somme prix taille poids marque modele produit titre donnees donnee details informations information identite personnelles identifiantes personnel autre autres',
  withheld:
    'anonyme anonymise anonymisee anonymises anonymisees supprime supprimee supprimes supprimees masque masquee masques occulte occultee occultes caviarde caviardee efface effacee retire retiree retires cache cachee enleve enlevee censure censuree omis omise dissimule floute',
  linking:
    'et ou en par pour a au aux s no numero n son sa ses raison raisons confidentialite complet complete type premier deuxieme',
  determiners: 'de du des le la les l d un une son sa ses mon ma mes votre notre leur ce cette',
  lettered: 'epouse veuve nee societe association banque sci sarl sas sa syndicat compagnie',
  notes:
    'sic inconnu* signature rire* rit tous* pleur* sanglot* soupir* paus* silence inaudible incomprehensible inintelligible brouhaha applaudissement* bruit* musique* chuchot* cri* hoche montre entre sort soulign* note notes citation* cit original originale texte trad traduction red redaction ndlr nda ed editeur brouillon urgent todo voir cf fig figure* tableau* page pages p paragraphe chapitre annexe annexes art article piece pieces ligne lignes vol tome image images photo* medias media video audio fichier* piece_jointe commentaire* contenu fin debut suite enregistrement fond interruption* chevauchement* signe sceau cachet copie vide illisible manuscrit oui non ok avertissement erreur attention important avis change inserer cliquer votre version publique question reponse protestation hesit* tousse gras italique enregistrer valider annuler entree echap suppr maj retour',
  slots:
    'certain certaine le la les l un une du de des d en a au aux par avec pour chez depuis dans vers sous contre sur selon entre jusqu est etait mon ma mes son sa ses notre votre nomme nommee bonjour cher chere ne nee epouse veuve',
  answers: ['oui', 'non'],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /\bnée? le|naissance/,
    admission: /admise? le|hospitalisée? (?:du|depuis le)/,
    discharge: /sortie? le/,
    death: /décédée? le/,
    wedding: /mariage (?:célébré )?le|mariés? le/,
    divorce: /divorce (?:prononcé )?le/,
  },
  retired: /retraité|pensionné|veuve?\b/,
  parent: /(?:mère|père) de/,
  child: /\b(?:fillette|garçonnet)\b/,
  beside: /avec/,
  pressure: /TA|PA/,
  saturation: /saturations?/,
};

export const fr: LanguagePack = {
  code: 'fr',
  name: 'French',
  lacks: ['tagger', 'synonyms', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  faults,
  institutions: withTokens(institutions),
  names: withTokens(names),
  numbers,
  places: withTokens(places),
  text,
  marks,
};
