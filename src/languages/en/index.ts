import type { Faults, Agreement, Eponyms, LanguagePack, Marks, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'the of and to in is was for that with on as by at from his he it be are this which had not were her they has she an have or been their but who all one will would there more when after what into than then them can could no',
  neverLast: 'al cf ca est viz messrs mme mlle',
  wording: true,
  tagger: 'wink',
  synonyms: 'wordnet',
};

export const eponyms: Eponyms = {
  abbreviations: { disease: 'dis\\.?|dz\\.?', syndrome: 'synd?\\.?', sign: 'signs' },
  possessive: /(?:['’´`]s|s?['’´`]|s)?/u,
};

/** Words that begin with a vowel letter but a consonant sound, and the other way round. */
const CONSONANT_SOUND = /^(?:eu|ew|on(?:e|ce)(?![a-z])|ou[ij]|u(?:ni(?!n|m|d|r|ll)|s[aeu]|t[aeio]|bi|k|r[aeiou]|v|fo))/;
const VOWEL_SOUND = /^(?:hour|hones|honou?r|heir)/;

/** The indefinite article before an English word, by its sound. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (VOWEL_SOUND.test(lower)) return 'an';
  return /^[aeiou]/.test(lower) && !CONSONANT_SOUND.test(lower) ? 'an' : 'a';
}

function startsWithVowel(following: string): boolean {
  if (/^18\d\d(?![\d,])/.test(following)) return true; // a year
  const number = /^\d[\d,]*/.exec(following)?.[0].replaceAll(',', '');
  // Eight, eleven, eighteen, eighty, eight hundred, eleven thousand …
  if (number !== undefined) return number.startsWith('8') || (/^1[18]/.test(number) && number.length % 3 === 2);
  const word = /^\p{L}+/u.exec(following)?.[0] ?? '';
  if (isReadByLetter(word)) return /^[AEFHILMNORSX]/.test(word);
  return word !== '' && indefiniteArticle(word) === 'an';
}

/** "MRI", "ECG", "X" of X-ray; but "AIDS" and words of a heading are read as words. */
function isReadByLetter(word: string): boolean {
  if (word === '' || word !== word.toUpperCase()) return false;
  // "NSTEMI" cannot be said as a word.
  return word.length <= 3 || !/[AEIOUY]/.test(word) || /^(?:[LMNX][^AEIOUY]|[HR][^AEIOUYH]|F[^AEIOUYLR])/.test(word);
}

/** What a plural may be the plural of; most are no words. */
function singulars(noun: string): readonly string[] {
  return [noun.replace(/s$/u, ''), noun.replace(/es$/u, ''), noun.replace(/ies$/u, 'y'), noun.replace(/men$/u, 'man')];
}

function plural(noun: string): string {
  if (noun.endsWith('man')) return noun.replace(/man$/u, 'men');
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, 'ies');
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

/** "in India", "in the Netherlands"; a name that has its article in it takes none. */
function classOfCountry(folded: string): string {
  const takes =
    /(?:islands|republic|states|states of america|kingdom|emirates|territories|congo|union|bloc|empire|federation|confederation)$|^(?:bahamas|comoros|gambia|maldives|netherlands|philippines|seychelles|usa?|uk|uae|u\.s(?:\.a)?\.?|u\.k\.?)$/u;
  return takes.test(folded) && !folded.startsWith('the ') ? 'the' : '';
}

export const agreement: Agreement = {
  classOfCountry,
  ownArticles: 'the',
  ownPossessive: / ?['’]s$|(?<=s)(?: ?['’])$/u,
  droppedArticle: 'the',
  owner: { sibilant: /[sxz]$/iu, ending: 's' },
  determiners: { the: 'n' },
  beforePlaces: 'of in',
  beforeProfessions: 'a an the',
  besideProfessions:
    'semi-retired retired former ex late full-time part-time self-employed freelance unemployed senior junior lead aspiring trainee apprentice local',
  sounds: () => startsWithVowel,
  soundPairs: [['a', 'an']],
  readsCapitals: true,
  inflections: [{ form: plural }],
  singulars,
  // "novels" stand where novels do, "a genius" where one does.
  inflected: /(?<![siu'’])s$/u,
};

const marks: Marks = {
  names: {
    person:
      'party parties petitioner respondent_name appellee name names person full_name person_name name_surname first_and_last_name witness defendant plaintiff claimant applicant victim accused relative spouse child participant interviewee respondent speaker caller sender recipient guardian parent sibling mother father brother sister son daughter husband wife partner friend neighbour neighbor aunt uncle cousin grandmother grandfather boy girl teacher manager employee customer user_name student colleague author editor_name host guest suspect claimant_name minor juror expert prosecutor reporter signatory individual judge lawyer attorney officer agent contact initials personal_name driver landlord landlady tenant technician adviser advisor representative rep boss supervisor carer caregiver social_worker case_worker nickname alias pet stepfather stepmother stepson grandson granddaughter niece nephew ex fiance fiancee boyfriend girlfriend roommate flatmate resident inmate deceased complainant policyholder insured holder buyer seller passenger operator investigator detective constable sergeant clerk barrister solicitor counsel coach pastor priest principal headteacher secretary receptionist handler adjuster father_in_law mother_in_law',
    patient: 'patient patient_name client_name',
    doctor:
      'doctor physician doctor_name clinician attending nurse surgeon consultant provider therapist gp psychiatrist radiologist pathologist midwife pharmacist dentist paramedic registrar oncologist cardiologist physiotherapist matron counsellor psychologist neurologist resident_physician',
    'given-name': 'first_name given_name firstname forename',
    'family-name': 'last_name surname family_name lastname',
    age: 'age ages',
    date: 'date date_of_birth dob birthdate date_time datetime birthday birth year month day date_time date_range period admission_date discharge_date birth_date weekday day_of_week season start_date end_date visit_date death_date dod expiry_date',
    time: 'time hour',
    phone: 'phone telephone phone_number tel mobile telephone_number mobile_number phone_no cell',
    fax: 'fax fax_number',
    email: 'email e_mail mail email_address',
    url: 'url website',
    street: 'address street street_address home_address house_number address_line road avenue apartment house building',
    city: 'city town town_name hometown village suburb borough municipality',
    region: 'state region county province',
    country: 'country nationality',
    zip: 'zip zipcode zip_code postcode postal_code',
    location:
      'location place loc gpe birthplace neighbourhood neighborhood landmark station airport river estate area site venue_name country_of_origin region_name junction road_name park route neighbourhood_name address_area',
    hospital: 'hosp hospital clinic health_care_unit facility hospital_name care_home',
    department: 'department ward unit clinic_ward room',
    organisation:
      'organisation organization org company employer school university bank institution agency business firm store shop team church court insurer authority charity college union hotel restaurant supermarket pharmacy prison library club hostel newspaper airline restaurant_name ministry council police_station venue branch shelter parish brand_name department_store',
    profession: 'profession occupation job job_title role rank',
    id: 'id id_number number identifier account account_number credit_card iban iban_code bank_account ip_address ip mac_address passport passport_number us_passport us_driver_license driver_license driving_licence license_number case_number file_number docket_number policy_number insurance_number member_id patient_id member membership reference reference_number claim_number order_number tracking_number invoice_number serial_number device_id numeric_identifier alphanumeric_id vin badge_number ticket_number sample_number accession_number routing_number swift_code bic pin_code national_id tax_id card_number card credit_card_number debit_card licence license permit num plate licence_plate crypto uk_nhs nhs_number tax_number us_itin us_bank_number policy contract ticket booking booking_reference transaction meter customer_number order registration registration_number confirmation_number case claim policy_no account_no ref_number imei social_security_no voucher barcode prescription_number',
    'medical-record': 'mrn medical_record medical_record_number record_number hospital_number',
    'social-security': 'ssn us_ssn social_security_number',
    username: 'username user',
  },
  before: {
    patient: 'name patient patient_name pt',
    doctor: 'dr doctor attending physician attending_physician provider surgeon pcp dictated_by signed_by',
    'medical-record': 'unit_no unit_number mrn medical_record_number record_number',
    phone: 'phone telephone tel cell pager phone_number',
    fax: 'fax',
    email: 'email e-mail',
    date: 'on date admitted discharged since until dated date_of_birth born_on dob admission_date discharge_date date_of_service',
    hospital: 'at hospital transferred_to transferred_from',
    city: 'lives_in resides_in',
    street: 'address lives_at',
    age: 'age aged',
    'social-security': 'ssn',
  },
  after: { age: 'year years yo y/o yrs yr' },
  others:
    'password passcode pin key secret token credential credentials device vehicle ethnicity race religion gender sex language height weight amount sum salary price currency balance political_affiliation sexual_orientation marital_status event product brand model title details detail information data identity identifier_details personal_information personal_data personal_details identifying identifying_information misc other entity norp quantity coordinates',
  withheld:
    'anonymous ppp ttt redacted removed withheld anonymized anonymised deidentified de_identified deleted erased obscured concealed hidden blacked_out expunged phi pii suppressed masked scrubbed protected undisclosed censored pseudonymized pseudonymised omitted',
  linking:
    'and or for from by to in on at s full first last middle maiden home work personal private current former given mailing business primary secondary second third other known no nr not disclosed privacy reasons confidentiality line type us uk',
  determiners: 'the a an of my his her their your our its this that these those some',
  notes:
    'sic unknown signature laugh* chuckl* giggl* cough* cry* cries sob* sigh* sniff* paus* silen* inaudibl* unintelligib* unclear indistinct crosstalk overlap* applau* nois* music* whisper* shout* yell* nod* gestur* point* clear* throat beep* bleep* ring* knock* enters exits leaves emphas* italics footnote* citation* cit quot* internal original alteration* bracket* translat* transcri* ed eds note notes draft stat urgent todo tbd edit edited update* insert* see cf fig figure figures table tab ref refs reference references page pages para paragraph section chapter appendix exhibit line lines vol volume image images picture photo* media video audio gif sticker attachment* comment* text content spoiler* end start begin* continu* cont recording interrupt* background signed seal stamp copy blank illegible illeg handwritten empty check* yes true false null none na ok warning error info debug trace fatal important notice attention confidential copyright spam external caution reserved pending click your optional required example placeholder lorem version public redline sustained overruled objection indicat* exhibits question answer q indistinguishable stutter* smil* thinking hesitat* save cancel submit next previous',
  slots:
    'certain a an the by with from in at to for on near until since before after between via through under against is was are were my his her their our your this that named called dear hi hello hey told saw met',
  answers: ['yes', 'no'],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /\bborn|\bdob|d\.o\.b\.|birthdate|date of birth/,
    admission: /\badmitted(?: on)?|admission date|admit date|\badm|date of admission/,
    discharge: /\bdischarged(?: on)?|discharge date|\bdisch|date of discharge/,
    death: /\bdied on/,
    wedding: /married on/,
    divorce: /divorced on/,
  },
  retired: /retired|retiree|pensioner|widow/,
  parent: /\b(?:mother|father) of\b/,
  child: /\b(?:boy|girl|toddler|schoolchild)\b/,
  beside: /by|with|his|her|mother|father|grand\p{L}+/u,
  pressure: /BP|blood pressure/,
  saturation: /sats?|SpO2|saturation/,
  never: /\b(?:[Nn]o|[Aa]n?|[Tt]he) (?:an?|the)\b|\bmg inhaled\b/,
};

export const en: LanguagePack = {
  code: 'en',
  name: 'English',
  lacks: ['morphology'],
  agreement,
  contact,
  dates,
  eponyms,
  faults,
  institutions,
  names,
  numbers,
  places,
  text,
  marks,
};
