import type { Faults, Agreement, Eponyms, LanguagePack, Marks, Text } from '../pack.ts';
import { readDeterminers } from '../classes.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { classOfCountry } from './places.ts';
import { placeholders } from './placeholders.ts';
import { INFLECTIONS } from './professions.ts';

export const text: Text = {
  functionWords:
    'der du die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis durch wurde gegen keine sein vom',
  fixed:
    'kein keinen keinem keiner keines nie niemals niemand nichts weder noch ohne kaum außer verneint ausgeschlossen fehlend fehlende fehlt negativ negative negativer negatives positiv positive positiver positives möglich mögliche wahrscheinlich verdacht verdächtig links rechts linke linken linker linkes rechte rechten rechter rechtes beidseits erste ersten zweite zweiten halb halbe doppelt',
  neverLast:
    'abs art az bd ca dgl dr ebd einschl entspr fr frl gem hr hrsg inkl insb iv lit mio mrd rd rn rdnr sog std tgl tel vorm zit ziff zzgl hl dipl ing',
  wording: true,
  ordinalStop: true,
};

export const eponyms: Eponyms = {
  abbreviations: { morbus: 'm\\.|mb\\.?', syndrom: 'synd\\.?|syndroms', krankheit: 'kht\\.?' },
  possessive: /(?:['’]?s(?:che[nrsm]?)?|['’])?/u,
};

/** What clubs of sport begin with: "der FC", "die SpVgg". */
const CLUBS = {
  m: /^(?:FC|SV|TSV|VfL|VfB|SC|FSV|TuS|SSV|BSC|ESV|MSV|ASV|DSC|MTV)$/u,
  f: /^(?:SpVgg|SG|TSG|DJK|HSG|AV|KDStV|KStV)$/u,
} as const;

/** Heads of names by gender: the first word of most, the legal form at the end of companies, the last part of compounds. */
const HEADS = {
  f: /(?:gruppe|schule|universität|sparkasse|bank|kirche|gemeinde|erei|stiftung|wacht|feuerwehr|apotheke|partei|union|liga|agentur|zeitung|gesellschaft|behörde|kammer|kasse|klinik|armee|marine|regierung|organisation|firma|stelle|stadt|genossenschaft|fraktion|versicherung|hilfe|akademie|bibliothek|oper|börse|polizei|werft|morgenpost|abendpost|presse|rundschau|kapelle|volkspartei|arena|(?<=\p{L})halle|(?:(?<!stad)ion|ung|schaft|heit|keit|tät|ik|enz|anz|ei|fahrt|initiative|jugend|staatsanwaltschaft|ambulanz|mühle|hütte|boeing|cessna|zentrale|schar|linke|post|sparte))$/iu,
  m: /(?:verein|verband|bund|hof|dienst|club|klub|verlag|rat|senat|konzern|betrieb|kreis|markt|sender|hersteller|kurier|anzeiger|bote|ausschuss|park|gerichtshof|rundfunk|chor|handel|bau|rat|tag|ring|kreis|dachverband|zirkel|stab|fonds|trupp|zug|kindergarten|laden|gasthof|airbus|learjet)(?:e?s)?$/iu,
  n: /(?:gericht|amt|gymnasium|institut|ministerium|museum|werk|haus|büro|unternehmen|studio|theater|orchester|zentrum|präsidium|parlament|kolleg|bad|center|team|stadion|blatt|kreuz|hilfswerk|magazin|heim|labor|internat|seminar|kartell|komitee|archiv|regiment|bataillon|kloster|stift|hospital|spital|krankenhaus|klinikum|autohaus|restaurant|café|hotel|gasthaus|radhaus|dezernat|referat|kommissariat|konsulat)(?:e?s)?$/iu,
} as const;
const COMPANY = /(?:^|\s)(?:GmbH(?: & Co\. KG)?|AG|UG(?: \(haftungsbeschränkt\))?|SE|KG|OHG|eG|GbR)$/u;
/** Genders that an article or a preposition with one may stand before. */
const DETERMINERS =
  'der:mf die:f das:n dem:mn den:m des:mn im:mn am:mn ins:n beim:mn vom:mn zum:mn zur:f ein:mn eine:f einer:f einem:mn einen:m eines:mn diese:f dieses:mn ihre:f seine:f';

/** "Medizinischen Hochschule" */
const ADJECTIVE = /^(\p{Lu}\p{Ll}+e[nrsm]?) /u;

function genderOfName(name: string): 'f' | 'm' | 'n' | undefined {
  if (COMPANY.test(name)) return 'f';
  const [club = ''] = name.split(' ', 1);
  for (const gender of ['f', 'm'] as const) if (CLUBS[gender].test(club)) return gender;
  if (/^\p{Lu}{2,4}$/u.test(name)) return undefined; // the letters RAT are no Rat
  // "Dienst der Krankenversicherung", "Council on Marine Matters"
  let [own = ''] = name.split(/ ?, | (?:der|des|für|von|vom|zu[rm]?|in|im|am|an|auf|of|on|for|and) /u, 1);
  const isHead = (word: string) => Object.values(HEADS).some((ends) => ends.test(word));
  for (let word = ADJECTIVE.exec(own)?.[1]; word !== undefined && !isHead(word); word = ADJECTIVE.exec(own)?.[1]) own = own.slice(word.length + 1); // prettier-ignore
  const last = own.slice(Math.max(own.lastIndexOf(' '), own.lastIndexOf('-')) + 1);
  const [first = '', ...middle] = own.split(' ').slice(0, -1);
  // "Sana Klinik Quallhof": a whole word that tells one, before where it is; "Jet Propulsion Laboratory" ends alike only.
  const told = middle.filter((word) => Object.values(HEADS).some((ends) => ends.exec(word)?.index === 0));
  for (const head of [first, ...told, last])
    for (const gender of ['f', 'm', 'n'] as const) if (HEADS[gender].test(head)) return gender;
  return undefined;
}

export const agreement: Agreement = {
  classOfCountry,
  owner: { sibilant: /[sxzß]$/iu, ending: 's', isJoined: true },
  ownArticles: 'der die das den dem des',
  determiners: readDeterminers(DETERMINERS),
  genderOfName,
  // "Der Verband" is masculine; "mit der", "der Vorstand der" feminine.
  narrowed: [
    // "der Große Lind", but "in der Großen Lind".
    [/(?<!\p{L})[dD]er \p{Lu}\p{L}+e \p{Lu}[\p{L}-]+$/u, 'm'],
    [/(?<!\p{L})[dD]er \p{Lu}\p{L}+en \p{Lu}[\p{L}-]+$/u, 'f'],
    [/(?:^|[.:!?–„"“»]) ?Der $/u, 'm'],
    [
      /(?<!\p{L})(?:[mM]it|[vV]on|[aA]us|[bB]ei|[nN]ach|[sS]eit|[zZ]u|[iI]n|[aA]n|[aA]uf|[vV]or|[hH]inter|[üÜ]ber|[uU]nter|[nN]eben|[zZ]wischen|[gG]egenüber|[wW]egen|[wW]ährend|[iI]nnerhalb|[aA]ußerhalb|[sS]eitens|\p{Lu}\p{L}{2,}) der $/u,
      'f',
    ],
  ],
  attribute: / \p{Ll}{3,}e[mnrs]? $/u,
  genitive: { after: /(?<!\p{L})[dD]es $/u, ending: 's', afterSibilant: 'es' },
  inflected: /(?:e[mnrs]?|\.)?$/u,
  genders: { f: /(?:in|frau|schwester)$/u, m: /(?:er|mann|pfleger|e|ist|ent|ant|or|eur|wirt|koch|arzt)$/u },
  leads: 'der den dem',
  beforeNouns: 'der die das des dem den fur',
  beforePlaces: 'in von vom zu zum zur',
  beforeProfessions: 'ein eine einen einem einer eines der die den dem des',
  besideProfessions:
    'ex ehemalige ehemaliger ehemaligen pensionierte pensionierter pensionierten frühere früherer früheren gelernte gelernter gelernten selbständige selbständiger selbständigen selbstständige selbstständiger selbstständigen angehende angehender angehenden leitende leitender leitenden freie freier freien junge junger jungen berentete berenteter im_Ruhestand im_Vorruhestand im_Außendienst in_Rente in_Pension in_Ausbildung in_Teilzeit i._R. i.R. a._D. a.D.',
  inflections: INFLECTIONS,
};

const marks: Marks = {
  names: {
    person:
      'partei nebenklager nebenklagerin beteiligter beteiligte name person vorname_nachname vor_und_nachname nachname_vorname vorname_und_nachname person_name klager klagerin beklagter beklagte zeuge zeugin richter richterin rechtsanwalt rechtsanwaltin angeklagter angeklagte ehemann ehefrau angehorige angehoriger antragsteller antragstellerin mandant kunde sachbearbeiter sachbearbeiterin teilnehmer teilnehmerin befragte befragter kind mutter vater eltern bruder schwester sohn tochter geschadigter geschadigte verteidiger freund freundin nachbar nachbarin onkel tante oma opa grossmutter grossvater ehefrau_name lebensgefahrte lebensgefahrtin partner partnerin enkel enkelin lehrer lehrerin kollege kollegin mitarbeiter mitarbeiterin vorgesetzter klagerseite bewohner bewohnerin nutzer patientenangehorige schoffe schoffin mandantin kundin initialen verteidiger gutachter gutachterin betreuer betreuerin ansprechpartner absender empfanger opfer spitzname alias chef chefin vermieter vermieterin mieter mieterin techniker technikerin berater beraterin fahrer fahrerin neffe nichte cousin cousine stiefvater stiefmutter verlobter verlobte verstorbener verstorbene versicherter versicherte halter halterin verkaufer verkauferin kaufer kauferin sozialarbeiter sozialarbeiterin polizist polizistin kommissar beamter beamtin notar notarin dolmetscher dolmetscherin trainer trainerin pfarrer schuler schulerin student studentin exmann exfrau schwager schwagerin schwiegermutter schwiegervater haustier mitbewohner mitbewohnerin anrufer anruferin agent kundenberater kundenberaterin vertreter vertreterin zeugen geschaftsfuhrer geschaftsfuhrerin inhaber inhaberin beschwerdefuhrer beschwerdefuhrerin angerufene erblasser erblasserin enkelsohn arbeitskollege',
    patient: 'patient patientin patientenname patientname',
    doctor:
      'arzt arztin hausarzt hausarztin doktor oberarzt oberarztin chefarzt chefarztin arztname facharzt facharztin behandler behandlerin pflegekraft pfleger schwester_name hebamme therapeut therapeutin psychiater apotheker apothekerin zahnarzt zahnarztin neurologe radiologe psychologe psychologin assistenzarzt schwester_vorname sanitater',
    'given-name': 'vorname',
    'family-name': 'nachname familienname',
    age: 'alter lebensalter',
    date: 'datum geburtsdatum geburtstag geb_datum aufnahmedatum entlassdatum entlassungsdatum jahr monat tag zeitraum eingangsdatum datumsangabe wochentag todesdatum todestag sterbedatum beginn entlasstag uhrzeit_datum',
    time: 'uhrzeit zeit zeitangabe',
    phone: 'telefon tel telefonnummer telefon_nr handy handynummer mobil mobilnummer rufnummer',
    fax: 'fax faxnummer',
    email: 'email e_mail mail e_mail_adresse emailadresse mailadresse',
    url: 'url webseite internetadresse',
    street:
      'strasse adresse anschrift hausnummer hausnr hausanschrift wohnanschrift strasse_hausnummer strasse_und_hausnummer',
    city: 'ort stadt wohnort gemeinde geburtsort stadtteil dorf kleinstadt grossstadt kreisstadt ortsteil ortschaft ortsname',
    region: 'bundesland land',
    country: 'staat nationalitat',
    zip: 'plz postleitzahl',
    hospital: 'krankenhaus klinik klinikum praxis arztpraxis pflegeheim rehaklinik',
    department: 'abteilung station bereich zimmer',
    organisation:
      'organisation firma arbeitgeber unternehmen behorde gericht schule bank krankenkasse verein amt dienststelle versicherung universitat hochschule kirche institution einrichtung kita kindergarten jugendamt betrieb hersteller hotel restaurant apotheke supermarkt heim gefangnis jva laden geschaft hausverwaltung kanzlei filiale zeitung polizei kirche_name ministerium partei_name lokal gaststatte',
    profession: 'beruf tatigkeit berufsbezeichnung funktion',
    id: 'id nummer aktenzeichen az kundennummer kontonummer konto iban versichertennummer versicherungsnummer personalausweisnummer ausweisnummer vertragsnummer steuernummer steuer_id kennzeichen kfz_kennzeichen rechnungsnummer kreditkartennummer kreditkarte passnummer reisepassnummer fuhrerschein fuhrerscheinnummer bankverbindung karte kartennummer ip_adresse ausweis num geraetenummer vertragsnr kundennr rechnungsnr vorgangsnummer vertrag bestellnummer versichertennr mitgliedsnummer matrikelnummer geschaftszeichen geschaftsnummer amtliches_kennzeichen registernummer',
    'medical-record': 'fallnummer patientennummer patienten_id fall_nr aktennummer',
    location:
      'lokation ortsangabe platz bahnhof flughafen gegend region_name tatort bezirk kreis landkreis ortsbezeichnung',
    username: 'benutzername nutzername',
    'social-security': 'sozialversicherungsnummer',
  },
  before: {
    patient: 'patient patientin name patientenname',
    doctor: 'dr arzt arztin oberarzt oberarztin chefarzt',
    'medical-record': 'fallnummer patientennummer fall-nr',
    phone: 'tel telefon telefonnummer',
    fax: 'fax',
    date: 'am vom seit bis datum geboren_am geb_am',
    hospital: 'krankenhaus klinik klinikum',
    city: 'wohnhaft_in',
    age: 'alter_von',
  },
  after: { age: 'jahre jahren jahrige jahriger jahrigen' },
  others:
    'passwort kennwort pin schlussel gerat fahrzeug ethnie religion konfession geschlecht sprache gehalt betrag summe grosse gewicht marke modell produkt titel daten angaben personenbezogene personliche identifizierende angabe einzelheiten identitat sonstiges',
  withheld:
    'anonym geschwarzt geschwarzte anonymisiert anonymisierte entfernt entfernte geloscht geloschte unkenntlich unkenntlich_gemacht ausgelassen gestrichen pseudonymisiert zensiert verdeckt verborgen maskiert ausgeblendet unterdruckt',
  linking:
    'und oder fur von vom am im in zu aus grunden datenschutz datenschutzgrunden gemacht wurde vollstandiger voller ganzer nr kfz e',
  determiners:
    'der die das dem den des ein eine einen einem einer sein seine seinem seinen seiner ihr ihre ihrem ihren ihrer mein meine dieser diese dieses',
  notes:
    'sic unbekannt unterschrift lach* gelachter hust* weint weinen schluchz* seufz* paus* schweig* stille unverstand* undeutlich unhorbar zwischenruf* applaus beifall gerausch* larm musik* fluster* schrei* nickt nicken zeigt betritt verlasst rauspert* klingelt hervorhebung* fussnote* zitat* auslassung* original anm anmerkung* ubersetz* red redaktion bekannt geandert entwurf eilt dringend todo siehe vgl abb abbildung* tab tabelle* seite seiten rn rdnr randnummer kap kapitel anlage anlagen anhang fn absatz abs satz zeile zeilen band bild bilder foto* medien video audio sticker datei* kommentar* text inhalt ende anfang beginn aufnahme unterbrech* hintergrund* gez siegel stempel kopie leer unleserlich handschriftlich ja nein ok warnung fehler achtung hinweis wichtig vertraulich kopf* uberlappung* ergang* einfug* ihre ihr hier klicken beispiel muster fassung offentlich frage antwort strg entf eingabe leertaste speichern abbrechen weiter umschalt rucktaste pos1 entfernen',
  compounds: true,
  slots:
    'gewisser gewisse gewissen der die das dem den des ein eine einen einem einer in im aus von vom zum zur am an bei beim mit fur nach durch seit bis um gegen uber namens ist war mein meine meinen meiner sein seine seiner seinem ihr ihre ihrer ihrem unser unsere hallo lieber liebe geehrter geehrte',
  answers: ['ja', 'nein'],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /geboren(?: am)?|\bgeb(?:\.? am)?/,
    death: /verstorben(?: am)?|starb am/,
    wedding: /heirateten am|Eheschließung am/,
    divorce: /geschieden(?: am)?/,
  },
  retired: /rentner|pension[aä]r|ruheständler/,
  parent: /(?:Mutter|Vater) (?:von|zweier|dreier)/,
  child: /\b(?:Junge|Mädchen)\b/,
  pressure: /RR/,
};

export const de: LanguagePack = {
  code: 'de',
  name: 'German',
  lacks: ['tagger', 'synonyms', 'morphology'],
  agreement,
  contact,
  dates,
  eponyms,
  faults,
  institutions,
  names,
  numbers,
  placeholders,
  places,
  text,
  marks,
};
