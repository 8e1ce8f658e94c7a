import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { figures, between } from '../draw.ts';
import { ENGLISH_INSTITUTION, FOREIGN_JOINTS, foreignKinds } from '../foreign-names.ts';
import { FAMILY_ENDINGS, GERMAN_SPELLING } from '../other-scripts.ts';
import { homes } from './homes.ts';
import { bodies } from './organisations.ts';
import { adjectives, demonym, ofTown, peoples } from './peoples.ts';
import { articled, inflect, regionsAbroad, statesOf } from './places.ts';
import { rivers } from './rivers.ts';
import { bodySeats } from './seats.ts';
import { whereabouts } from './whereabouts.ts';

export const names: Names = {
  honours: 'kaiser konig prinz professor prof pfarrer burgermeister bischof geschwister gebruder',
  saints: 'sankt st',
  households: 'familie fam',
  titles: { u: 'mag med pfr cand', f: 'frau', m: 'herr herrn hr pater' },
  // None that is a family name as well, which it would be taken for no more.
  ownTitles: {
    u: 'dipl ing ra oa pd hd apl ddr mmag univ phd doz priv ao mult dres rer nat dent phil habil oec jur vet theol',
    f: 'fr sr professorin doktorin oberarztin chefarztin stationsarztin assistenzarztin arztin hausarztin zahnarztin richterin anwaltin oma tante mama mutter schwester studienratin oberstudienratin studiendirektorin kommissarin hauptkommissarin oberkommissarin pfarrerin rechtsanwaltin staatsanwaltin notarin nationalratin ministerin bundeskanzlerin rektorin kanzlerin senatorin klagerin beklagte angeklagte zeugin patientin witwe grafin furstin herzogin baronin freifrau prinzessin hofratin ministerprasidentin bundesprasidentin bundesministerin staatssekretarin ortsvorsteherin polizeimeisterin polizeiobermeisterin polizeihauptmeisterin polizeikommissarin polizeioberkommissarin polizeihauptkommissarin kriminalkommissarin kriminaloberkommissarin kriminalhauptkommissarin burgermeisterin oberburgermeisterin landratin',
    m: 'papst papstes oberarzt chefarzt stationsarzt assistenzarzt hausarzt zahnarzt opa onkel papa studienrat oberstudienrat studiendirektor hauptkommissar oberkommissar rechtsanwalt staatsanwalt nationalrat hofrat hofrath hofrats geheimrat geheimrath justizrat kommerzienrat regierungsrat freiherr kanzler kanzlers senator senators klager klagers beklagter beklagten angeklagter angeklagten zeuge zeugen patienten primarius prim bundeskanzler ministerprasident bundesprasident bundesminister aussenminister innenminister finanzminister staatssekretar oberburgermeister erzbischof pfarrer pfarrers ortsvorsteher wehrfuhrer stadtbrandmeister kreisbrandmeister polizeimeister polizeiobermeister polizeihauptmeister polizeikommissar polizeioberkommissar polizeihauptkommissar kriminalkommissar kriminaloberkommissar kriminalhauptkommissar kriminalhauptmeister oberleutnant oberstleutnant generalmajor generalleutnant feldmarschall generalfeldmarschall oberfeldwebel',
  },
  rulers:
    'papst papstes konig konigs konigin kaiser kaisers kaiserin zar zaren zarin sultan sultans kalif kalifen khan emir prinz prinzen prinzessin oma tante mama mutter schwester opa onkel papa',
  particles: 'von vom der den zu zur zum',
  ranks:
    'graf grafin freiherr freifrau freiin baron baronin furst furstin prinz prinzessin ritter edler herzog herzogin markgraf landgraf',
  genitive: {
    ending: 's',
    afterSibilant: '’',
    never:
      /(?<!\p{L})(?:durch|für|gegen|ohne|um|mit|von|bei|zu|nach|aus|seit|an|auf|über|unter|vor|hinter|neben|zwischen) $/iu,
    beforeEpithet: /^ des \p{Lu}\p{Ll}+(?:en|s)(?!\p{L})/u,
    owned: /^ (?:[„"“»‚] ?)?(?:(?!\p{Ll}?eine|ihre|diese|jede|solche|unsere)\p{Ll}{4,}(?:e|e[mnrs]) )?\p{Lu}\p{Ll}{2}/u,
    ownedBy:
      /(?<!\p{L})(?:\p{Lu}\p{Ll}+(?:ung|heit|keit|schaft|tion|tritts?|plan|erfolg|sieg|ik|statt|tum|tät|nis|kunst|arbeit|schrift|bau|lauf|partei|stimme|leitung|führung|herrschaft|karriere|biogra(?:f|ph)ie|theorie|methode|klasse)|Klasse|Rolle|Lehre|Ära|Ägide|Regie|Thesen?|Gedichte?n?|Romane?n?|Opern?|Dramen|Gemälden?|Briefen?|Texten?|Worten?|Vorschlag|Antrag|Auftrag|Wunsch|Einfluss|Erbe|Vorbild|Rat|Todestag|Geburtstag|Porträt|Nachlass|Siege?s?|Niederlage|Triumph|Wechsel|Amt|Idee|Buch|Rede|Lied|Stück|Roman|Haus|Büro|Ende|Geburt|Besuch|Nachfolger?|Vorgänger|Anhänger|Schüler|Namen?|Ziel|Abschied|Tode?|\p{L}*(?:sprüche|stücke|schriften|arbeiten|reden|bücher|bilder|lieder|filme|studien|aufsätze|vorträge|gedanken|ideen|pläne|taten|erfolge|zeiten|truppen|verse|novellen|erzählungen|kompositionen|sinfonien|sonaten|lehren|briefe|werke)n?|Sohn|Tochter|Bruder|(?:die|der|den|dem|seine[rnms]?|ihre[rnms]?|eine[rnms]?|des) (?:Schwester|Vater|Mutter|Frau)|Gattin|Witwe|Seite|Nähe|Spitze|Macht|Sturz|Ermordung|Herkunft|Werke?n?|Leben|Grabe?|Hilfe|mithilfe|anhand|seitens|während|infolge|zugunsten|zulasten) $/iu,
  },
  told: {
    f: {
      before:
        /(?:(?:er|ist|ent|ant|or|eur|log|at|ekt|ärzt|wält|rät|öch|ös|und|ef|önig|ürst|äf|ld|tt|äss|is|äng|od|iz)in|frau|schwester|mutter|dame|(?:die|eine|ihre|seine|unsere|als) (?:\p{Ll}+e )?\p{Lu}\p{Ll}+(?:nde|(?<!leu)te)) $/iu,
      after:
        /^(?: ?, (?:eine |(?:die|deren) (?!.*\p{Ll}{2}en(?: ,| \.|$)))| (?:\p{Ll}+ )?(?:gebar|(?:war|wurde|ist) (?:\p{Ll}+ )?schwanger)(?!\p{L})| und ihr(?:em|en)? (?:Ehe)?(?:[mM]ann|Gatten?)(?!\p{L}))/u,
      ahead:
        /(?<!\p{L})(?:Kind(?:er)?|Söhne?|Sohn|T[oö]chter|Mädchen|Jungen|Zwillinge|Drillinge) (?:[^.;]+ )?zur Welt|(?<!\p{L})(?:schwanger|Schwangerschaft|Ehemann|Hebamme)(?!\p{L})|(?<!\p{L})ihr(?:e[nms])? (?:ersten |zweiten |späteren )?(?:Mann|Gatten?)(?!\p{L})/u,
    },
    m: {
      before:
        /(?:präsident|\p{L}{3}rat|minister|kanzler|meister|trainer|coach|leiter|direktor|sprecher|chef|manager|kollege|general|könig|kaiser|papst|bischof|graf|herzog|fürst|mann|sohn|bruder|vater|onkel|spieler|stürmer|torwart|sieger|fahrer|politiker|(?:der (?:\p{Ll}+e )?|(?:dem|den|ein) (?:\p{Ll}+[en] )?)\p{Lu}\p{Ll}+(?:nden?|ten?|er|ist|ent|or|eur|log|graph)|\p{L}{3,}(?:nde|te|ene|ige|sche|liche) (?!Mutter|Schwester|Tochter|Opfer|Schüler)\p{L}+(?:er|ist|ent|ant|or|eur|log|graph)) $/iu,
      after:
        /^(?: ?, (?:(?:der|dem|den|dessen|einem|einen) |ein (?:\p{Ll}+er )?(?!Mädchen|Kind|Mitglied|Opfer|Model|Idol|Talent)\p{Lu})| und seiner? (?:Ehe)?(?:[fF]rau|Gattin)(?!\p{L}))/u,
      ahead: /(?<!\p{L})(?:seine[nr]? (?:ersten? |zweiten? |späteren? )?(?:Ehe)?(?:[fF]rau|Gattin)|Ehefrau)(?!\p{L})/u,
    },
  },
  said: /(?<!\p{L})(?:sagte|erklärte|betonte|meinte|berichtete|ergänzte|erläuterte|so|kritisierte|mahnte|forderte|lobte|bilanzierte|versicherte) $/u,
  givenBefore: /^ ?,? (?:geb\.|geborenen?r?|verwitwete) ?(?=\p{Lu})/u,
  // Most people of German news and encyclopaedias whose names no list has are men.
  givenEndings: { f: /(?:a|ie|ine|ette|elle|lyn)$/u, m: /[^a]$/u },
  overruled: true,
  knowsForeign: true,
  homes,
  homeEndings: 's',
  spelling: GERMAN_SPELLING,
  familyEndings: FAMILY_ENDINGS,
  particlesOf: { arabic: 'al bin ibn abu' },
  givenAfter:
    /(?:(?:[sS]eine[rn]?|[iI]hre[mnrs]?|[mM]eine[mnr]?|[dD]essen|[dD]eren) (?:Ehe)?(?:[fF]rau|[mM]ann)|(?<!\p{L})(?:[sS]eine[rm]|[mM]eine[rm]|[dD]eine[rm])|Heilige[nr]?|Hl ?\.?|Sankt|St ?\.|Erzengels?|Apostels?|Papst(?:es)?|Ordensnamen|König(?:s|in)?|Kaiser(?:s|in)?|Zar(?:en|in)?|Prinz(?:en|essin)?|Sultans?|(?:Erz|Groß)?[hH]erzog(?:e?s|in)?|(?<!\p{L})(?:Mark|Land|Pfalz|Burg)?[gG]r(?:af(?:en)?|äfin)|(?:Kur|Groß)?[fF]ürst(?:en|in)?|Abte?s?|Äbtissin|Liebe[r]?|Hallo|Hi|Servus|Moin) $/u,
  spelledOut: { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' },
  ownedEnding: /['’]sche[mnrs]?$/u,
  academic: /(?:h\. ?c|e\. ?h)\./uy,
  usualGiven: true,
  saintAfter: /(?<!\p{L})(?:[hH]eilige[nrs]?|[hH]l ?\.|Sankt|St ?\.) $/u,
  reigning: {
    line: /(?<!\p{L})(?:(?:[iI]m Jahre?|[uU]m|[sS]eit|[bB]is|[vV]on|[aA]b|[nN]ach|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) |[†*] ?)(?:[89]\d\d|1[0-4]\d\d)(?! ?[\d.:%€]| \p{Lu}\p{Ll})|(?<!\d)(?:[6-9]|1[0-4])\. Jahrhundert/u,
    after:
      /(?:(?<!\p{L})(?:König|Kaiser)(?:s|in)?|Zar(?:en|in)?|(?:Kron|Erb)?[pP]rinz(?:en|essin)?|(?:Erz|Groß)?[hH]erzog(?:e?s|in)?|(?:Kur|Groß)?[fF]ürst(?:en|in)?) $/u,
    m: 'Karl Friedrich Wilhelm Leopold Joseph Ferdinand Franz Rudolf Maximilian Otto Heinrich Ludwig Albrecht Konrad Philipp Georg August Christian Ernst Johann',
    f: 'Maria Theresia Elisabeth Katharina Anna Augusta Charlotte Luise Sophie Christina Margarethe Isabella Eleonore Amalie',
  },
  families: {
    before: /(?<!\p{L})(?:[dD]ie|[dD]en|[dD]er|von den|mit den|bei den) $/u,
    text: /^\p{Lu}\p{Ll}{3,}(?<![ßxzs])s$/u,
    ending: 's',
    afterSibilant: '',
    isUnlisted: true,
  },
  epithets: {
    articles: { der: 'e', die: 'e', des: 'en', dem: 'en', den: 'en' },
    female: 'die',
    nouns: /^\p{Lu}\p{L}+ de[rsmn] \p{Lu}\p{Ll}+(?:er[sn]?|ist(?:en)?|phet(?:en)?|akons?|and(?:e?s)?)$/u,
    stems: 'Kühn Fromm Kahl Gütig Weis Stark Schön Streitbar Mild Reich Lang Tapfer Einäugig Gelehrt Bärtig',
  },
  // Gods, heroes and people of antiquity that nobody is called after today, and the "Chr." of years.
  figures:
    'papst mama papa oma opa jesus christus gott jesu christi chr petrus mose abraham isaak salomo allah buddha krishna shiva vishnu satan luzifer zeus hera poseidon hades athene artemis ares hephaistos dionysos apollon apollo prometheus odysseus agamemnon menelaos herakles herkules ödipus orpheus eurydike perseus theseus ikarus daidalos sisyphos tantalos minotaurus medusa kronos uranos venus minerva neptun jupiter bacchus odin wotan osiris anubis horus ramses tutanchamun homer platon plato sokrates aristoteles cicero caesar seneca vergil ovid horaz tacitus plutarch herodot thukydides euklid pythagoras archimedes epikur diogenes heraklit nero augustus tiberius caligula vespasian trajan hadrian diokletian theodosius justinian',
  alsoNames: 'den',
  joins: 'und oder',
  fields: { given: 'vorname', family: 'nachname|familienname' },
  honorifics: 'Dr Prof|Frau Dr Prof|Herr Dr Prof|Herrn Dr Prof',
  writtenOut: 'Frau Fräulein Herr Herrn',
  shares: { hyphenated: 0.08, secondGiven: 0.06 },
  usual: { f: ['Frau'], m: ['Herr'], 'doctor-f': ['Dr.'], 'doctor-m': ['Dr.'] },
  kin: {
    f: 'ehefrau mutter tochter schwester grossmutter tante nichte enkelin',
    m: 'ehemann vater sohn bruder grossvater onkel neffe enkel',
  },
  pronouns: { f: '', m: 'er' },
  sexFields: 'geschlecht',
  sexes: { f: 'frau|weiblich|mädchen|w|f|patientin', m: 'mann|männlich|junge knabe|m|patient' },
};

const CLUB =
  '(?:FC|SV|TSV|VfL|VfB|VfR|SC|FSV|TuS|SSV|BSC|ESV|MSV|ASV|SpVgg|SG|TSG|DJK|DSC|MTV|TSC|AV|KDStV|KStV|THW|TBV|TV|HSG|TTC|ERC|EHC|Eintracht|Fortuna|Viktoria|Germania|Wacker|Arminia|Concordia|Borussia|Alemannia|Dynamo|Lokomotive|Lok|Rot-Wei(?:ß|ss)|Blau-Wei(?:ß|ss)|Schwarz-Wei(?:ß|ss)|Teutonia)';

const INNS = 'Zum Goldenen Löwen|Zum Weißen Schwan|Zur Alten Post|Zur Linde|Zum Adler|Zur Krone|Zum Roten Ochsen|Zur Sonne|Zum Schwarzen Bären|Zum Grünen Baum|Zur Traube'; // prettier-ignore
const AT_HOUSE =
  '^(?:\\p{Lu}\\p{L}+ )?[\\p{L}-]*(?:MVZ|[Oo]rthopädie|[Kk]ardiologie|[Rr]adiologie|[Kk]lini(?:k|kum|kums|ken)|[Pp]raxis|[Ss]chule|[Aa]potheke|[Kk]rankenhaus|[Zz]entrum|[Hh]eim|[Hh]aus|[Kk]ita|[Kk]indergarten|[Hh]otel|[Rr]esidenz|[Gg]ymnasium|[Cc]afé|[Tt]heater)';
const ONE_WORD = '(?=\\p{Lu}[\\p{L}-]+$)';

/** What houses are called by, behind the words that tell what they are. */
const HOUSES: Institutions['aims'] = [
  [new RegExp(`${AT_HOUSE} [Aa]m ${ONE_WORD}`, 'u'), 'Stadtpark|Markt|Ring|Bahnhof|Kurpark|Mühlbach|Schlosspark|Rosengarten|Stadttor|Marktplatz|Waldrand|Weinberg|Hafen|Wall|Anger'], // prettier-ignore
  [new RegExp(`${AT_HOUSE} [Aa]n der ${ONE_WORD}`, 'u'), 'Stadtmauer|Linde|Brücke|Mühle|Allee|Promenade|Schleuse|Burg|Kirche|Bleiche|Wiese'], // prettier-ignore
  [new RegExp(`${AT_HOUSE} [Aa]uf der ${ONE_WORD}`, 'u'), 'Höhe|Heide|Bleiche|Schanze|Wiese|Breite|Halde'], // prettier-ignore
  [new RegExp(`${AT_HOUSE} [Ii]m ${ONE_WORD}`, 'u'), 'Park|Grünen|Tal|Zentrum|Schlosspark|Winkel|Grund|Wiesental|Rosengarten'], // prettier-ignore
  [/^\p{L}*[sS]tation (?=(?:Ahorn|Birke|Buche|Eiche|Erle|Esche|Kastanie|Kiefer|Linde|Ulme|Tanne|Weide)$)/u, 'Ahorn|Birke|Buche|Eiche|Erle|Esche|Kastanie|Kiefer|Linde|Ulme|Tanne'], // prettier-ignore
  [/^[\p{L}-]*(?:[kK]linik(?:um)?|[pP]raxis|[zZ]entrum|[hH]ospiz|[sS]pital) (?=(?!Weingarten)\p{Lu}\p{L}{2,}(?:blick|höhe|frieden|winkel|schein|garten|quelle|hof|stern)$)/u, 'Seeblick|Talblick|Bergfrieden|Waldfrieden|Sonnenhöhe|Marienhöhe|Parkhöhe|Quellenhof|Rosengarten|Buchenhain|Wiesengrund'], // prettier-ignore
  [
    /^Klinikum (?=(?:rechts|links) der \p{Lu}\p{L}+$)/u,
    'am Stadtpark|am Rosengarten|am Schlossberg|am Weinberg|am Stadtwald',
  ],
  [/^(?:Pflege(?:team|dienst)|Ambulante Pflege) (?=(?:\p{Lu}\p{L}+ )?(?:\p{L}*(?:schein|blick|zeiten|sonne|herz)|Hansa|Ahorn|Linde)$)/u, 'Sonnenschein|Regenbogen|Lichtblick|Lebensfreude|Abendsonne|Vier Jahreszeiten|Herzenswärme|Vergissmeinnicht'], // prettier-ignore
  [/^(?:Gast(?:haus|hof|stätte)|Landgasthof|Wirtshaus|Wirtschaft|Restaurant|Hotel|Brauhaus|Pension|Apotheke|Café) (?=[zZ]u[mr] \p{Lu})|^(?=Zu[mr] \p{Lu})/u, INNS], // prettier-ignore
  [new RegExp(`^(?:Kita|Kindergarten|Kindertagesstätte|Kinderkrippe|Krippe|Kinderhaus|Kinderladen) ${ONE_WORD}`, 'u'), 'Sonnenblume|Regenbogen|Pusteblume|Zwergenland|Wirbelwind|Spatzennest|Löwenzahn|Rappelkiste|Schatzkiste|Schmetterling|Arche Noah|Sternschnuppe|Purzelbaum'], // prettier-ignore
  [/^(?:Senioren|Pflege|Alten)(?:heim|zentrum|residenz|wohnheim|stift)s? (?:Haus )?(?=\p{Lu}[\p{L}-]+$)/u, 'Abendsonne|Lindenhof|Waldfrieden|Rosenpark|Sonnenhof|Birkenhain|Eichengrund|Abendruh|Talblick'], // prettier-ignore
  [/^(?:The )?(?=(?:\p{Lu}[\p{L}.'’]+ ){1,3}Band$)/u, 'Steve Walker Band|Johnny Reed Band|Ray Collins Band|Tommy Lane Band|Eddie Marsh Band|Roy Hill Band|Billy Shaw Band|Frank Moss Band|Sam Porter Band'], // prettier-ignore
  // Abroad, in English: no name of somebody here is in them.
  [/^(?=(?!\p{L}+er Hotel$)(?:\p{Lu}[\p{L}.'’]+ ){1,3}Hotel$)/u, 'Park Plaza Hotel|Royal Garden Hotel|Grand Central Hotel|Imperial Court Hotel|Regency Hotel|Metropole Hotel|Westbridge Hotel|Riverside Hotel|Carlton Hotel'], // prettier-ignore
  [/^(?:The )?(?=(?:\p{Lu}[\p{L}.'’]+ ){1,3}High School$)/u, 'Lincoln High School|Oakfield High School|Riverside High School|Westwood High School|Kingsway High School|Highfield High School'], // prettier-ignore
  [/^(?:The )?(?=(?:\p{Lu}[\p{L}.'’]+ ){1,3}Grammar School$)/u, 'Oakfield Grammar School|Kingsway Grammar School|Highfield Grammar School|Westwood Grammar School|Queensbridge Grammar School'], // prettier-ignore
  [/^(?:The )?(?=(?!.*(?:Business|Law|Medical|Graduate|Summer|Music) School$)(?:\p{Lu}[\p{L}.'’]+ ){1,3}School$)/u, 'Oakfield School|Kingsway School|Henry Marsh School|Highfield School|Edward Collins School|Westwood School|Queensbridge School|Thomas Whitby School'], // prettier-ignore
  [/^(?:The )?(?=(?:\p{Lu}[\p{L}.'’]+ ){1,3}(?:School )?(?:& |and )(?:\p{Lu}[\p{L}.'’]+ ){1,3}College$)/u, 'Oakfield School & Technology College|Kingsway School & Sports College|Highfield School & Language College|Westwood School & Community College'], // prettier-ignore
  [/^(?:The )?(?=(?:\p{Lu}[\p{L}.'’]+ ){1,3}Railway$)/u, 'Midland Railway|Northern Railway|Great Eastern Railway|North Western Railway|South Coast Railway'], // prettier-ignore
  [/^(?:(?:Land)?[gG]asthof|Gasthaus|Wirtshaus|Landhotel) (?=\p{Lu}\p{L}+$)/u, 'Hirschen|Adler|Löwen|Krone|Post|Lamm|Ochsen|Schwanen|Linde|Traube'], // prettier-ignore
  [/^(?:Zeche|Grube) (?=\p{Lu}[\p{L} ]+$)/u, 'Glückauf|Königsgrube|Friedrich Heinrich|Concordia|Hugo|Consolidation|Prosper'], // prettier-ignore
  [/^(?:Gesellschaft|Verein|Institut|Akademie|Zentrum|Stiftung|Bund) für (?=\p{Ll}{4,}e [\p{L}]+$)/u, 'alte Musik|freie Kunst|ländliche Entwicklung|soziale Fragen|europäische Geschichte|angewandte Forschung|neue Medien'], // prettier-ignore
  [/^(?:AV|KDStV|KStV|Corps|Burschenschaft|Landsmannschaft) (?=\p{Lu}\p{Ll}+$)/u, 'Rhenania|Saxonia|Suevia|Turicia|Rugia|Vandalia|Guestphalia|Markomannia|Normannia'], // prettier-ignore
  [/^(?=\p{Lu}\p{Ll}+-Apotheke$)/u, 'Löwen-Apotheke|Adler-Apotheke|Hirsch-Apotheke|Rosen-Apotheke|Stern-Apotheke|Engel-Apotheke|Linden-Apotheke|Schwanen-Apotheke|Marien-Apotheke|Bären-Apotheke|Park-Apotheke'], // prettier-ignore
];

export const institutions: Institutions = {
  parties: [
    [/^(?=.*(?<!\p{L})Partei(?!\p{L}))/u, 'Bürgerpartei Heimatpartei Reformpartei Landpartei Mittelstandspartei'],
  ],
  // But "Junge Union", "Historisches Museum".
  foreign: new RegExp(`^(?!.*(?:isch|lich|al|ig|[Dd]eutsch|Jung|Neu|Alt|Groß|Frei|Grün)e[mnrs]? \\p{L}+$)${ENGLISH_INSTITUTION.source.slice(1)}`, 'u'), // prettier-ignore
  // What is not one of a state's own.
  state: /[Bb]otschaft|[Kk]onsulat|[Bb]undes|[Nn]ational|[Rr]eich|[Rr]egierung|[Ss]taats|[Rr]epublik/u,
  reaches: [
    ['Deutsch Norddeutsch Süddeutsch Westdeutsch Mitteldeutsch', 'en er em es e'],
    ['Bundesamt Landesamt', '- s es'],
    ['Bundesinstitut Landesinstitut', '- s es'],
    ['Bundesministerium Landesministerium', '- s'],
    ['Bundesverband Landesverband', '- s es'],
    ['Bundesanstalt Landesanstalt', '-'],
    ['Bundesbehörde Landesbehörde', '-'],
    ['Bundesstiftung Landesstiftung', '-'],
    ['Bundesagentur Landesagentur', '-'],
    ['Bundesakademie Landesakademie', '-'],
    ['Bundesinitiative Landesinitiative', '-'],
    ['Bundesfachstelle Landesfachstelle', '-'],
    ['Bundeszentrale Landeszentrale', '-'],
    ['Bundesvereinigung Landesvereinigung', '-'],
    ['Bundesarbeitsgemeinschaft Landesarbeitsgemeinschaft', '-'],
  ],
  quarters: 'Nord Süd Ost West Mitte Nordost Nordwest Südost Südwest Küste',
  aims: HOUSES,
  seated:
    /(?:sparkasse|volksbank|raiffeisenbank|gemeinde|stadtverwaltung|pfarrei|polizei|jobcenter(?:s)?|kirchenchor|musikkapelle|blaskapelle|musikverein|schutzenverein|gesangverein|turnverein|volkshochschule|musikschule|stahlwerken?|gemeindewerken?|gericht(?:e?s)?|amt(?:e?s)?|prasidium(?:s)?|stadtwerken?|feuerwehr|direktion|gesamtschule|realschule|grundschule|hauptschule|bezirkshauptmannschaft|(?:bei|schafts|gemeinde|magist)rat(?:e?s)?|landkreis(?:es)?|stadt|klinik(?:um|ums|en)?|krankenhaus(?:es)?|schule|gymnasium(?:s)?|polizeirevier(?:s)?|polizei(?:wache|station|posten)|universitat|hochschule)$/u,
  unique: /^(?:Grundgesetz(?:e?s)?|GG)$/u,
  battles:
    /^(?:(?:Ober)?[lL]andesgericht(?:e?s)?|(?:Land|Amts|Arbeits|Landesarbeits|Sozial|Landessozial|Verwaltungs|Oberverwaltungs|Finanz)gericht(?:e?s)?|O?LG|AG|L?SG|O?VG|FG|ArbG|LAG|(?:Schlacht|Belagerung|Vertrag|Friede) (?:bei|von|um)) (?=\p{Lu}[\p{L} -]+$)/u,
  ofGreatTowns: /^(?:universitat(?:sklinikum|smedizin)?|oberlandesgerichts?|olg|uni)$/u,
  clubs: new RegExp(`^(?:1\\. )?${CLUB}(?: ${CLUB})*(?: \\d\\d)? (?=\\p{Lu})`, 'u'),
  named: {
    stadium: /[sS]tadion|(?<=.)Arena$/u,
    media: /(?:Kurier|Anzeiger|Umschau|Magazin|Rundschau|Tageblatt|Wochenblatt|Nachrichten)$/u,
    team: /^Mainz 05$/u,
  },
  functionWords: 'der die das dem den des und fur im in am an auf zu zur zum beim von vom mit bei hinter',
  legalForms:
    'gmbh ag kg ohg gbr kgaa ug mbh ev e.v eg se aktiengesellschaft gesellschaft genossenschaft partnerschaft gruppe',
  careWords: { children: 'kinder saugling fruhgeb', women: 'frauen geburt wochen kreiss', surgery: 'unfall', mind: 'nerven sucht', acute: 'notfall notauf wach', head: 'augen hals-nasen hno mund zahn', skin: 'haut', tests: 'rontgen human', late: 'alters schmerz physikal reha', inner: 'herz innere lungen nieren strahlen' }, // prettier-ignore
  kinds: `
    garten gartens botanischer botanischen botanische zoologischer zoologischen zoologische tierpark tierparks wildpark planetarium sternwarte kunsthalle kunsthaus nationalgalerie staatsgalerie ordinariat ordinariats bischofliches bischoflichen erzbischofliches erzbischoflichen zunft jugendherberge hallenbad freibad generaldirektion kulturelles kulturellen erbe erbes kantons kanton lions rotary kiwanis club polizeirevier polizeireviers polizeiwache polizeistation polizeiposten magistrat magistrats magistrates gemeindevorstand kreisausschuss buchhandlung buchladen bergrettung wasserrettung rettungsdienst rettungsleitstelle leitstelle reederei borse universitatsmedizin erdbebenwarte schullandheim kesb
    kirchenchor kirchenchors mannerchor frauenchor kinderchor knabenchor posaunenchor gospelchor shantychor volkschor jugendchor stahlwerk stahlwerke stahlwerken kraftwerke kraftwerken huttenwerke huttenwerken gaswerke gaswerken gemeindewerke gemeindewerken jugendfeuerwehr pfadfinder karnevalsgesellschaft narrenzunft volkshochschule musikschule
    htl hak hbla fh th vhs bbs igs kgs fos msg musikanten blaskapelle musikkapelle stadtkapelle trachtenkapelle bergkapelle harmonie liedertafel sangerbund saengerbund bergmannskapelle
    fc sv tsv vfl vfb vfr tus spvgg sc fsv bsc ssv esv msv asv tsg djk dsc mtv tsc hsg ehc erc av kdstv kstv kfc rfc lok eintracht fortuna concordia viktoria germania wacker borussia arminia hertha dynamo lokomotive turnverein
    fabrik fabriken big band tagblatt tagblatts presse neue neuen neues neuer stadtwerke stadtwerken bistum bistums erzbistum erzbistums diakonie caritas innung firma notaufnahme palliativstation intensivstation diakoniestation hausarztpraxis gemeinschaftspraxis
    klinik kliniken klinikum klinikums universitat universitatsklinikum institut akademie abteilung station
    verein verband verbandes bund union gesellschaft bundesverband kommission agentur amt behorde ministerium partei apotheke labor
    residenz haus heim stiftung gesundheit gesundheitszentrum praxis nationaler konigliche sud nord
    kreiskrankenhaus krankenhaus krankenhauses landgericht landgerichts amtsgericht amtsgerichts sozialgericht sozialgerichts oberlandesgericht oberlandesgerichts verwaltungsgericht
    verwaltungsgerichts lg ag olg sg vg bundesamt landesamt finanzamt finanzamts jobcenter jobcenters landkreis stadt gemeinde kreis markenstelle klasse senat
    staatsanwaltschaft senats gericht schule schulzentrum fachschule berufsschule gymnasium zentrum verkehrsbetriebe
    ambulanz pflegeheim altenheim seniorenheim altersheim kinderheim tierheim wohnheim studentenwohnheim prasidium polizeiprasidium
    chirurgie urologie kardiologie neurologie onkologie kinderklinik radiologie pathologie psychiatrie dialyse
    spital spitals kantonsspital kantonsspitals universitatsspital regionalspital hospital hospitals poliklinik tagesklinik fachklinik hospiz sozialstation pflegedienst
    kinderhaus geburtshaus hebammenhaus hebammenpraxis dienste psychiatrische psychiatrischen drv bg kinderkrippe kinderkrippen kindergarten
    polizei kriminalpolizei polizeidirektion feuerwehr freiwillige freiwilligen ihk hwk aok ikk bkk dlrg drk awo asb
    volksblatt wochenblatt kreisblatt morgenpost abendpost abendzeitung kurier bote werft mediengruppe wohnbau wetterdienst kreissportbund sportbund
    symphoniker symphonikern philharmoniker philharmonikern staatskapelle kammerorchester kammerchor mitte ost west
    hansestadt freistaat freistaats lander landes dienst dienstes zeitung tageszeitung rundschau tageblatt anzeiger medizinische medizinischer beruflichen medizinischen diakonissenhaus mvz lkh akh ukh arztehaus uniklinik pflegeteam kfa dachdeckerei schreinerei tischlerei schlosserei metzgerei fleischerei druckerei gartnerei zimmerei klempnerei sattlerei schneiderei ingenieurburo architekturburo planungsburo sanitatshaus notariat spitex logopadie ambulatorium malerbetrieb jva kripo polizeiinspektion frauenhaus betreuungsburo kirchengemeinde taxi elektro sektion bezirkshauptmannschaft brauerei rechtsanwalte kanzlei verlag werke werk spedition rechtsschutz versicherungs allgemeine autohaus backerei apotheken`,
  heads:
    /krankenhaus(?:es)?|prax(?:is|en)|hospital(?:s)?|spital(?:s)?|klinik(?:um|ums|en)?|gericht(?:s|es|e)?|(?:gerichts|finanz)hof(?:s|es|e)?|ministerium(?:s)?|anstalt|behorde|verwaltung|agentur|kammer|kasse|versicherung|gesellschaft|stiftung|schule|universitat|institut(?:s)?|zentrum(?:s)?|verband(?:s|es)?|vereine?n?s?|verbande|banken|vereinigung(?:en)?|gewerkschaft|regierung|(?:bei)?rat(?:s|es)?|bund(?:s|es)?|dienst(?:es|s)?|amt(?:s|es)?|kanzlei(?:en)?|akademie|gymnasium(?:s)?|bibliothek|kirche|kommission|partei|straftkammer|bank|werk(?:e)?|verlag|museum(?:s)?|genossenschaft|theater(?:s)?|orchester(?:s)?|prasidium(?:s)?|forum(?:s)?|kongress(?:es)?|festspiele|seminar(?:s)?|galerie|archiv(?:s)?/u,
  commonHeads:
    /(?:polizei|feuerwehr|musikkapelle|blaskapelle|genossenschaft|gewerkschaft|krankenkasse|verband(?:e?s)?|verein(?:e?s|igung)?|gericht(?:e?s)?|(?<!ges)amt(?:e?s)?|ministerium(?:s)?|kammer|behorde|versicherung|gesellschaft|dienst(?:e?s)?|direktion|kommissariat(?:s)?|(?:schafts|ungs|heits|keits|ions|tats|lings)(?:schule|bank|werke?|verlag|museum|klinik|institut|zentrum|verwaltung|stiftung|anstalt|bund|rat|hilfe|stelle))/u,
  plainWords:
    /^\p{Lu}?\p{Ll}{2,}(?:(?:isch|lich|ig|ell|gemein|tral)e[nmrs]?|ungs?|heit|keit|sachen|wesen|rechts?|schutz(?:es)?|fragen|angelegenheiten|kunde|dienste?|physik|optik|chemie|biologie|medizin|mathematik|informatik|forschung|genetik|dynamik|künsten?|technik|wirtschaft|wissenschaft(?:en)?)$/u,
  beginnings: `
    bundes landes land reichs staats stadt kreis bezirks gemeinde regional ober unter haupt zentral gesamt grund general volks welt national international euro
    kinder jugend frauen manner senioren alten familien eltern schuler studenten lehrer mutter
    dorf markt schloss kloster wallfahrts
    fach hoch real mittel musik sport sonder forder abend fahr tages ganztags sprach tanz
    rontgen dialyse hebammen kantons regional universitats palliativ therapie tagespflege kranken pflege augen haut zahn herz nerven lungen rheuma kur reha rehabilitations poli privat akut geburts schmerz sucht unfall rettungs notfall
    arbeits sozial finanz patent amts verwaltungs verfassungs schieds straf familien berufungs rechts rechnungs anwalts notar justiz innen aussen auswartiges verteidigungs
    gesundheits umwelt wirtschafts kultur bildungs wissenschafts forschungs verkehrs bau bauern wohnungs wohn energie strom gas wasser abfall bahn post telekommunikations
    spar giro kredit hypotheken handels handwerks industrie gewerbe landwirtschafts renten lebens haftpflicht ersatz betriebs innungs pensions sterbe
    aktien kapital beteiligungs grundstucks vermogens treuhand immobilien vertriebs produktions dienstleistungs entwicklungs management beratungs wirtschaftsprufungs
    presse nachrichten rundfunk fernseh zeitungs buch film kunst kirchen pfarr tier natur heimat denkmal verbraucher mieter steuer
    arzte zahnarzte apotheker arbeitgeber arbeitnehmer beamten soldaten reservisten wehr feuerwehr polizei kriminal grenz zoll schutz hilfs sanitats wach sicherheits
    einwohnermelde melde ordnungs standes grundbuch versorgungs integrations veterinar eich kataster vermessungs wetter flug luft raumfahrt see schifffahrts hafen
    dach fan turn fussball ski ruder schutzen gesang karnevals orts orden ordens hof kraft elektrizitats gas kern verfassungs nachrichten auslands sende stimm ethik
    zivil bundesarzte kassenarztliche ministerial straßenverkehrs strassenverkehrs gut gutachter vormundschafts nachlass register insolvenz vollstreckungs truppendienst disziplinar
    arzt arzte physio psycho ergo heilpraktiker gemeinschafts tumor brust darm schlaf wund diagnostik gefass rucken gelenk diabetes park wald insel ordens rotkreuz adipositas
    marken fluchtlings vollzugs asyl auslander einwanderungs migrations friedens umwelt klima links rechts burger wahler genossenschafts raiffeisen zentral noten geschafts investment direkt kinderkranken allgemein bewahrungs ortschafts personal dom stifts aufbau real knappschafts textil priester lehrer`,
  legalEnding: /e\.?\s?V\.?|e\.?\s?K\.|e\.?\s?G\./u,
  association: /e\.?\s?V/u,
  purpose: 'für',
  aim: 'zur zum',
  fieldEnding: /logie/u,
  nationalities: [
    ...adjectives.map((group) => [group, 'ischen ischer ischem isches ische isch'] as const),
    ['Bayer Hess Niedersächs', 'ischen ischer ischem isches ische isch'],
    // Countries of today, of which there was none for forty years.
    ['Sächs Thüring Brandenburg', 'ischen ischer ischem isches ische isch'],
    ['Bad Westfäl Rhein Holstein Mecklenburg Württemberg', 'ischen ischer ischem isches ische isch'],
    ['Asklepios Helios Sana Vivantes Ameos Agaplesion Median', '-'],
    ['St._Gallen St._Moritz St._Margrethen', '-'],
    ['St._Pölten St._Veit St._Johann', '-'],
    ['Sankt_Leonhard Sankt_Johann Sankt_Veit Sankt_Georgen', '-'],
    ['St._Petersburger St_._Petersburger Moskauer Prager Warschauer', '-'],
    ['Metall Chemie Textil Papier Keramik Elektro', '-'],
    ['Wiener Grazer Linzer Salzburger Innsbrucker', 'n s -'],
    ['Herz-Jesu Heilig-Geist Maria-Hilf', '-'],
    ['Barmherzigen_Brüder Barmherzigen_Schwestern', '-'],
    ['Barmherzige_Brüder Barmherzige_Schwestern', '-'],
    ['Elisabethinen Ursulinen Franziskanerinnen Vinzentinerinnen Kreuzschwestern', '-'],
    ['Lions_Club Rotary_Club Kiwanis_Club', 's -'],
    ['Ostsee Nordsee', '-'],
    ['Tiroler Kärntner Vorarlberger Burgenländer', 'n s -'],
    ['Max-Planck-Institut Leibniz-Institut Fraunhofer-Institut', 's -'],
    [
      'Marienhospital Josefshospital Elisabethhospital Katharinenhospital Franziskushospital Vinzenzhospital Annahospital',
      's -',
    ],
    [
      'Marienkrankenhaus Josefskrankenhaus Elisabethkrankenhaus Katharinenkrankenhaus Franziskuskrankenhaus Vinzenzkrankenhaus Bonifatiuskrankenhaus',
      '-',
    ],
    ['Marienstift Josefstift Elisabethstift Katharinenstift Annastift', 's -'],
    ['Zürcher Berner Basler Luzerner Genfer Winterthurer Schaffhauser Solothurner St._Galler', 'n s -'],
    // Of cantons that have no town of their name.
    ['Aargauer Thurgauer Walliser Bündner Tessiner', 'n s -'],
    ['St_._Galler Zürcher Luzerner', '-'],
    // Styles of building and languages of the book: one of the others would not fit where one of these does.
    ['Weser Elbe Ems Havel Spree Saale Mosel Donau Isar Ruhr Werra', '-'],
    ['Rhein Neckar', '-'],
    ['Rems Murr Enz Nagold Jagst', '-'],
    ['roman got', 'ischen ischer ischem isches ische isch'],
    ['latein altgriech', 'ischen ischer ischem isches ische isch'],
    ['röm etrusk', 'ischen ischer ischem isches ische isch'],
    ['kelt german', 'ischen ischer ischem isches ische isch'],
    ['bayr fränk schwäb', 'ischen ischer ischem isches ische isch'],
    ['zypriot türk', 'ischen ischer ischem isches ische isch'],
    ['deutschsprachig französischsprachig englischsprachig', 'en er em es e'],
    ['Schwäb Fränk Pfälz Westfäl Hess Thüring', 'ischen ischer ischem isches ische isch'],
    ['Oberbayer Niederbayer Mittelfränk Oberfränk', 'ischen ischer ischem isches ische isch'],
    ['Südbad Nordbad Südhess Nordhess Rheinhess', 'ischen ischer ischem isches ische isch'],
    ['Saarland Burgenland', 'es s -'],
    ['Europaminister Innenminister Justizminister Umweltminister', 'innen in n s -'],
    ['Olympiasieger Weltcupsieger Europapokalsieger', 'innen in n s -'],
    ['Olympiadritt Olympiazweit Olympiaviert', 'en er e'],
    ['Ostfries Nordfries', 'ischen ischer ischem isches ische isch'],
    ['Norddeutsch Mitteldeutsch', 'en er em es e'],
    ['aargau thurgau luzern bern zürcher', 'ischen ischer ischem isches ische isch'],
    ['preuß württemberg holstein mecklenburg', 'ischen ischer ischem isches ische isch'],
    ['südamerikan nordamerikan lateinamerikan', 'ischen ischer ischem isches ische isch'],
    ['Süddeutsch Norddeutsch Westdeutsch Ostdeutsch', 'en er em es e'],
    [
      'Berliner Hamburger Münchner Kölner Frankfurter Stuttgarter Leipziger Dresdner Nürnberger Mannheimer Augsburger Duisburger Bochumer Dortmunder Essener Wuppertaler Bielefelder Bonner Düsseldorfer Karlsruher Wiesbadener Kieler Lübecker Rostocker Erfurter Mainzer Kasseler Potsdamer Freiburger Heidelberger Regensburger Würzburger Ulmer Wolfsburger Göttinger Heilbronner Ingolstädter Fürther Erlanger Koblenzer Trierer Cottbuser Zwickauer Chemnitzer Magdeburger Flensburger Oldenburger Osnabrücker Bremer Gütersloher Paderborner Siegener Dürener Darmstädter Offenbacher Ravensburger Konstanzer Passauer Bamberger Bayreuther Weimarer Jenaer Geraer Wittenberger',
      'n s -',
    ],
    // As their countries stand for each other: Switzerland has no "Bundesländer".
    ['Deutsch Österreichisch', 'en er em es e'],
    ['Schweizerisch Luxemburgisch', 'en er em es e'],
    ['Europäisch Asiatisch Afrikanisch', 'en er em es e'],
    ['Engländer Italiener Spanier Niederländer Belgier Norweger Österreicher Holländer', 'n -'],
    ['Amerikaner Kanadier Australier Japaner Neuseeländer', 'n -'],
    ['Iraker Syrer Ägypter Iraner', 'n -'],
    ['Argentinier Brasilianer Mexikaner Kolumbianer', 'n -'],
    ['Ukrainer Albaner Georgier Bosnier', 'n -'],
    ['Schweizer Luxemburger Liechtensteiner', '-'],
    ['Israel Syrer Ägypter Iraner', 'innen in'],
    ['US-Amerikaner Kanadier Australier', 'innen in n -'],
    ['kaliforn texan alaskan', 'ischen ischer ischem isches ische isch'],
    [
      'Amerikaner Italiener Spanier Österreicher Kanadier Australier Japaner Norweger Belgier Niederländer Bosnier',
      'innen in',
    ],
    ['Franzos Brit Portugies Schott Ir', 'en e'],
    ['Dän Schwed Finn', 'en e'],
    ['Tschech Slowak Pol Lett Est', 'en e'],
    ['Serb Kroat Bulgar Rumän Griech Türk Zypriot', 'en e'],
    ['Russ Chines Vietnames Afghan', 'en e'],
    ['Europa Asien Afrika', 's -'],
    ['Südamerika Nordamerika Mittelamerika', 's -'],
    ['Nahen_Osten Mittleren_Osten Fernen_Osten', 's -'],
    ['Westeuropa Osteuropa Mitteleuropa Nordeuropa Südeuropa', 's -'],
  ],
  declinedNouns: /^Deutsche[nr]?$/u,
  // "Olympiasieger" and "Außenminister" are who somebody is, and of no town.
  ofTowns: {
    pattern:
      /^(?!\p{L}+(?:sieg|meist|minist|spiel|train|führ|sprech|träg|leit|vertret|händl|kämpf|fahr|läuf|spring|schwimm|werf|kanzl|richt|lehr|schül|gegn|anhäng|politik|kritik|wähl|gründ|künstl|säng|teilnehm|inhab|arbeit|geb|herstell|betreib)er$)(?:(?:New|San|Los|Bad|Den|St ?\.) )?\p{Lu}\p{Ll}{3,}er$/u,
    example: 'Berliner',
  },
  bodies,
  likeBodies: [
    [
      /^\p{Lu}\p{L}+er (?:Buam|Haie|Löwen|Adler|Panther|Tiger|Füchse|Wölfe|Bären|Eisbären|Pinguine|Falken|Dragons|Kickers|Eagles|Tigers|Jets|Ice Tigers)$/u,
      'Kölner Haie',
    ],
    [/^\p{Lu}\p{Ll}+kolleg$/u, 'Johanneskolleg'],
    [/^\p{Lu}\p{Ll}+palais$/u, 'Prinzenpalais'],
    [/^\p{Lu}\p{Ll}+stift$/u, 'Marienstift'],
    [/^\p{Lu}\p{Ll}+stifts$/u, 'Marienstifts'],
    [/^\p{Lu}\p{Ll}+stiftes$/u, 'Marienstiftes'],
    [/^\p{Lu}\p{Ll}+ (?:Town|City|United|Rovers|Wanderers|County|Albion|Athletic)$/u, 'Stoke City'],
  ],
  acronyms: [],
  ofLanguages: {
    after:
      /^ (?:(?:Mutter|Amts|Landes|Fremd)?[sS]prache|\p{L}*[sS]prech|[üÜ]bersetz|(?:Erst|Original|Synchron|Kurz|Buch)?(?:[aA]usgabe|[fF]assung)|(?:Original|Film|Roman|Buch)?[tT]itel|Text|Wort|Begriff|Bezeichnung|Name|Urkunde|Dialekt|Literatur)/u,
    example: 'französisch',
    families: /^ (?:Sprachen|Sprach(?:familien?|gruppen?|zweige?)|Dialekte|Mundarten|Alphabets?|Schrift)(?!\p{L})/u,
  },
  works: {
    article: /^(?:Der|Die|Das|Ein|Eine|The|An?) /u,
    before:
      /(?<!\p{L})(?:\p{L}*-)?(?:\p{L}*[sS]ongs?|\p{L}*(?<!g)[lL]ied(?:e?s|er|ern)?|\p{L}*[sS]ingles?|\p{L}*[hH]its?|Tracks?|Balladen?|Schlagers?|\p{L}*[aA]lb(?:ums?|en)|CDs?|LPs?|EPs?|\p{L}*[fF]ilm(?:e?s|e|en)?|\p{L}*[kK]omödien?|Dokumentation(?:en)?|Thrillers?|\p{L}*[sS]erien?|Sitcoms?|\p{L}*[sS]endung(?:en)?|\p{L}*[rR]oman(?:e?s|e|en)?|\p{L}*[bB]uch(?:e?s)?|\p{L}*[bB]üchern?|Bestsellers?|Erzählung(?:en)?|Novellen?|Trilogie|Autobiogra(?:f|ph)ie|Gedicht(?:e?s|e|en)?|Dramas?|Theaterstücks?|Musicals?|Opern?|Ouvertüre|Kantate|Erstlingswerks?|Revuen?|Hymnen?|Gemäldes?|Bilds?|Bildes|Skulptur|\p{L}*[vV]ideo(?:clip)?s?|Aufsatz|Essay|Kurzgeschichte|Computerspiels?|Videospiels?|Hörspiels?|Titel|Titels|\p{L}*[sS]hows?)(?: (?:mit dem Titel|unter dem Titel|namens|wie|zu))? ?[,:]?(?: ?["„»“‚'])? ?$|(?<!\p{L})(?:betitelt|mit dem (?:englischen |deutschen )?Titel|unter dem Titel|erschien) ?:?(?: ?["„»“‚'])? ?$/u,
    after:
      /^ ?["”“«] ?,? ?\( ?(?:19|20)\d\d ?[),;]|^ ?["”“«] ?,? (?:(?:der|die|das|ein|eine) )?(?:\p{Ll}+ )?(?:Thriller|Komödie|Roman|Drama|Spielfilm|Film|Song|Krimi|Serie|Dokumentation)(?!\p{L})|^-(?:Album|Song|Tour|Film|Serie|Roman)/u,
    // But "die Gruppe „Wilde Kerle“", "die „Roten Teufel“".
    quoted:
      /(?<!(?:(?<!\p{L})(?:die|der|das|dem|den|des|als|namens|im|am)|gruppe|band|team|verein|club|klub|salon|motto\p{Ll}{0,2}|mannschaft|aktion|projekt|initiative|firma|schiff|wurde|genannt|schule|partei|zeitung|magazin) ?)["„»] ?$/iu,
    behindAuthor: /^ ?(?:\( ?(?:Hg|Hrsg|Hgg) ?\. ?\) ?)?: ["„»]?$/u,
    foreign: 'en',
  },
  money: {
    names: ['Euro', 'Dollar', 'Pfund', 'Franken'],
    trade:
      /(?<!\p{L})(?:\p{L}*[uU]msatz(?:es)?|\p{L}*[gG]ewinn(?:e?s)?|\p{L}*[vV]erluste?s?|\p{L}*[aA]ktien?|Ergebnis(?:ses)? (?:vor|nach)|\p{L}*[eE]rlöse?s?|\p{L}*[qQ]uartal(?:e?s)?|\p{L}*[dD]ividende|[üÜ]bernahme|Kaufpreis|Verkaufpreis|Verkaufspreis|\p{L}*[kK]urs(?:e?s)?|Aufträge?n?|Bestellung|EBITDA?|Einnahmen|Kosten)(?!\p{L})/u,
    home: /(?<!\p{L})(?:\p{L}*[dD]eutsch\p{L}*|[öÖ]sterreich\p{L}*|[sS]chweiz\p{L}*|Bund(?:es)?\p{Ll}*|\p{L}*[lL]änder\p{Ll}*|Land(?:es)?(?:\p{Ll}{3,})?|\p{Lu}[\p{L}-]*(?:stadt|hausen|burg|dorf|bach|feld|heim|kirchen|hafen|furt)|Städte\p{L}*|Stadt\p{L}*|Kommune\p{Ll}*|Gemeinde\p{Ll}*|Kreis\p{Ll}*|Steuerzahler\p{Ll}*|EU|EG|EZB|BA|\p{L}*D[Aa][Xx]|Bahn|Post|Telekom|Kassen?|Krankenkassen?|Cents?|Euro(?:land|zone|kurs|raum)\p{Ll}*|\p{L}*Euro-\p{L}+|europäisch\p{Ll}*|Europas?|GmbH|AG|eG)(?!\p{L})/u,
  },
  counted:
    /(?<!\p{L})(?:sechs|neun|elf|sechzehn|sechsundzwanzig|fünfzig|[1-9]\d?) (?:\p{L}+isch|deutsch|US-\p{L}+)en (?:Bundesländern?|Länder|Kantonen?|Bundesstaaten|Provinzen)(?!\p{L})/u,
  only: /^römisch\p{L}* (?:Antike|Reich|Kaiser|Recht|Zahl|Ziffer|Republik)|^(?:europä|israel|palästinens|arab|jüd|hebrä)isch|^(?:Israel|Palästinens)|^\p{Ll}+isch(?:e[mnrs]?)?(?: (?:Wort|Namens?|Bezeichnung))? ?["„«“]|^\p{Ll}+isch\p{L}* (?:Kolonie|Kolonial|Krone|Königshaus|Empire|Commonwealth)|\p{Lu}\p{L}+er (?:Republik|Verfassung|Kongress|Konvention|Frieden|Vertrag|Verträge|Protokoll|Konkordat|Edikt|Abkommen|Bekenntnis|Schule|Klassik|Sezession|Mauer|Blockade)/u,
  keptModifiers:
    /^(?:Lotto|Toto|Mars|Mond|Venus|Merkur|Jupiter|Saturn|\p{Lu}|Ex|Anti|Pro|Nicht|Vize|DDR|BRD|UdSSR|Euro|Olympia|EU|UN|WM|EM|NASCAR)$|(?:[Cc]up|[Pp]okal|[Ll]iga|League|-WM|-EM|Open|Tour|Slam|Prix|olympia)$/u,
  stances: [
    ['CDU SPD FDP', '-'],
    ['Grünen SPD FDP CDU', '-'],
    ['Olympia WM EM', '-'],
    ['EU EG', '-'],
    ['Hindi Urdu Tamil Bengali', '-'],
    ['F1 DTM', '-'],
    ['Formel-1 DTM', '-'],
  ],
  fields: [
    [
      'Justiz Gesundheit Bildung Forschung Kultur Landwirtschaft Wirtschaft Verteidigung Wissenschaft Energie Statistik Arbeit Umwelt Finanzen Familie Jugend',
      '-',
    ],
    [
      'Chirurgie Urologie Kardiologie Neurologie Onkologie Radiologie Psychiatrie Dermatologie Gynäkologie Pädiatrie Orthopädie Nephrologie Pneumologie Infektiologie Augenheilkunde Frauenheilkunde Kinderheilkunde Anästhesiologie Unfallchirurgie Geriatrie',
      '-',
    ],
    ['Krankenversicherung Rentenversicherung Pflegeversicherung Unfallversicherung Arbeitslosenversicherung', '-'],
    ['Musikschulen Volkshochschulen Bibliotheken Gymnasien Realschulen Hochschulen Grundschulen', '-'],
    ['Innern Gesundheitswesens Bildungswesens Verkehrswesens', '-'],
    ['Bundestag Landtag Kreistag', 'es s -'],
    ['Bundesregierung Landesregierung Staatsregierung', '-'],
    [
      'Bundesinnenministerium Bundesjustizministerium Bundesfinanzministerium Bundesverteidigungsministerium Bundesumweltministerium',
      's -',
    ],
    ['evangelisch katholisch lutherisch', 'en er em es e'],
    [
      'kardiologisch neurologisch urologisch gynäkologisch chirurgisch orthopädisch internistisch onkologisch dermatologisch gefäßchirurgisch unfallchirurgisch neurochirurgisch nephrologisch pneumologisch rheumatologisch gastroenterologisch endokrinologisch geriatrisch radiologisch',
      'en er em es e',
    ],
  ],
  commonEnding:
    /(?:ung(?:en|s)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|tion(?:en)?|ismus|wesens?|tät|rechts?|schutz(?:es)?|hilfe|arbeit|politik|lich(?:e[nrms]?)|isch(?:e[nrms]?)|ige[nrms]?|rat(?:es|s)?|ämter|verbände|verband(?:e?s)?|vereine?s?|parlaments?|rundfunks?|fahrt(?:en)?|präsidiums?|handels?|betrieb(?:e?s)?|bahn(?:en)?|wehr(?:en)?|wacht|ambulanz(?:en)?|unterrichts?|kultus|logie|pädie|iatrie|verlegern?|herstellern?|händlern?|lehrern?|forschern?|züchtern?|betreibern?|künstlern?|freunden?|beratern?|zahlern?|architekten|juristen|journalisten|ingenieuren?|unternehmern?)$/iu,
  common:
    'fussball fußball handball basketball volleyball eishockey tennis tischtennis turner leichtathletik rad ruder schwimm schach box reit schutzen segel ski wander alpen rundfunk banken kassen krankenkassen sparkassen arzte apotheker journalisten schriftsteller unternehmen bauern winzer handwerker gewerkschaften vereine handwerks arbeit arbeitgeber kinder frauen jugend familie sport wohnen innern auswärtigen inneren handel industrie verkehr energie wasser blut umwelt natur kirche diakonie caritas fernsehen rundfunk patent marken städte länder technik verbraucher beamte beamten bildende bildenden darstellende darstellenden angewandte angewandten künste kunste ersten zweiten freien umschau kurier magazin airways airlines air race open international council world development foundation group holding holdings investment media records music company corporation university college school business law institute center centre systems energy force response theater',
  // Cups of a part of the world, whose countries play there, and the study, not the town: "Gold-Cup-Partie", "nach Pisa".
  unlike:
    /Patent- und Markenamt|^Österreichischen? Nationalbank$|^(?:ORF|SUVA|Suva|ÖFB-Cup|Deutschen? Marine|Bekennenden? Kirche)$|^Europäische[nrs]? Gerichtshof(?:e?s)? für Menschenrechte$|^Generalbundesanwalt(?:e?s)?$|^(?:Gold|Asien|Afrika)[ -]Cup(?!\p{L})|^(?:Pisa|PISA)$|^(?:Europäischen? (?:Union|Kommission|Zentralbank|Gemeinschaft(?:en)?)|Europäische[nrs]? (?:Rat|Parlament(?:s|es)?|Rates))$|\p{Ll}{3}-(?:AG|GmbH|KG|SE)$/u,
  cues: {
    shipping:
      /(?<!\p{L})(?:\p{L}*[rR]eederei(?:en)?|(?:\p{L}*r|R)eedern?|\p{L}*[sS]chifffahrtslinien?|Schifffahrtsgesellschaft(?:en)?)(?!\p{L})/u,
    airline:
      /(?<!\p{L})(?:\p{L}*(?:[fF]luggesellschaft|[fF]luglinie|[aA]irline|[bB]illigflieger)(?:en|s|n)?)(?!\p{L})/u,
    label:
      /(?<!\p{L})(?:(?:\p{L}+-)?Labels?|Musiklabels?|Plattenlabels?|Plattenfirm(?:a|en)|Plattenvertrag(?:e?s)?|unter Vertrag stehende[nr]? (?:Rapper|Sänger|Musiker|Band|DJ)\p{Ll}*)(?!\p{L})/u,
    band: /(?<!\p{L})(?:\p{L}+[bB]and|(?:Musik|Rock|Pop)gruppe|Bandmitglied(?:er|s|ern)?|Gitarrist(?:en)?|Schlagzeugers?|Bassist(?:en)?|Leadsängers?)(?!\p{L})/u,
    broadcaster:
      /(?<!\p{L})(?:(?:Landesr|R)undfunkanstalt(?:en)?|(?:\p{L}*s|Fernsehs|S)ender[ns]?|Fernsehserien?|Fernsehsendung(?:en)?|Fernsehfilme?|ausgestrahlt(?:e[nrs]?)?|Hörfunk\p{Ll}*|Talkshow)(?!\p{L})/u,
    team: /(?<!\p{L})(?:\p{L}*ligist(?:en)?|Aufsteiger|Absteiger|Tabellenführer|Spiel(?:e|er|ern|s|zeit)?|Playoffs?|Heimpartie|Partie|Stadion|Fußball|Trainer|Saison|Liga|Bundesliga|Tore?|Torwart|Pokal|Sieg|Niederlage|Meister(?:schaft)?|\p{L}*[fF]inale|Mannschaft|Stürmer|Verein|wechselte|Punkte|Zuspiel|\d ?: ?\d)(?!\p{L})/iu,
    publisher: /(?<!\p{L})(?:erschien(?:en)?|Verlag(?:es|s)?|ISBN|Auflage|Taschenbuch|Hrsg)(?!\p{L})/iu,
    press:
      /(?<!\p{L})(?:\p{L}*(?:[zZ]eitung|[zZ]eitschrift|[mM]agazin|[jJ]ournal)(?:e?s|en)?|(?:Heft|Ausgabe) (?:des|der)|Titelseite|Leitartikel)(?!\p{L})/iu,
    media:
      /(?<!\p{L})(?:Zeitung|Magazin|Nachrichten|berichtete?|Redaktion|Chefredakteur|Journalist(?:en|in)?)(?!\p{L})/iu,
    company:
      /(?<!\p{L})(?:verkauf(?:t|te|en)|vertreibt|produzier(?:t|te)|beliefer(?:t|te)|Umsatz(?:es)?|Aktien?|Konzerns?|Filialen?|Kunden|Geschäftsführer(?:in)?|Vorstandschef(?:in)?)(?!\p{L})/iu,
    school:
      /(?<!\p{L})(?:studierte|Studium|Professor(?:in)?|Student(?:en|in)?|promovierte|Lehrstuhl|Abitur|Schüler)(?!\p{L})/iu,
  },
};

/** What there is in one country alone, by which it is told. */
const OF_SWITZERLAND =
  /(?<!\p{L})(?:[eE]idgenöss\p{Ll}+|Eidgenossenschaft|Kantons(?:rat|parlament|regierung|polizei|spital|schule|gericht|rats|rätin)\p{Ll}*|Kantone?n?s?|Ständer(?:at|äte|ätin)\p{Ll}*|Landammanns?|Regierungsr(?:at|äte|ätin)\p{Ll}*|[kK]antonal\p{L}*|SVP|CVP|BDP|GLP|EVP|Stimmbürger\p{Ll}*|Rappen|Volksinitiative)(?!\p{L})/u;
const OF_AUSTRIA =
  /(?<!\p{L})(?:ÖVP|SPÖ|FPÖ|NEOS|BZÖ|ORF|ÖBB|ASVG|ABGB|Landeshauptm(?:ann|annes|anns|änner)|Landeshauptfrau|Bundesheer(?:e?s)?|Magistratsabteilung|Verfassungsgerichtshof(?:e?s)?|Verwaltungsgerichtshof(?:e?s)?|Bezirkshauptmannschaft)(?!\p{L})/u;
const OF_BRITAIN =
  /(?<!\p{L})(?:(?:Chief|Secretary|Chancellor|First Lord|Lord|Minister|Leader) of the|Lord \p{Lu}\p{L}+|House of (?:Commons|Lords)|Unterhaus(?:es)?|Oberhaus(?:es)?|Downing Street|Tories|Labour-\p{L}+|Royal \p{Lu}\p{L}+)(?!\p{L})/u;
const OF_THE_STATES =
  /(?<!\p{L})(?:Weiße[nsrm]? Haus(?:es)?|Repräsentantenhaus(?:es)?|Kongressabgeordnete[nr]?|Supreme Court|Secretary of (?:State|Defense)|Bürgerrechtsbewegung)(?!\p{L})/u;

/** First two digits in use; 00, 05, 11, 43 and 62 are not. */
const REGIONS: readonly string[] = Array.from({ length: 99 }, (_, i) => String(i + 1).padStart(2, '0')).filter((region) => !['05', '11', '43', '62'].includes(region)); // prettier-ignore

/** What streets are called by that no word for a way is in, behind what they begin with. */
// prettier-ignore
const WAYS: Places['ways'] = [
  [/^[aA]m (?=\p{Lu})/u, 'Anger|Bahnhof|Hang|Markt|Mühlbach|Sportplatz|Stadtgraben|Weinberg|Waldrand|Brunnen|Kirchberg|Wehr|Steinbruch'],
  [/^[aA]n der (?=\p{Lu})/u, 'Mühle|Kirche|Brücke|Bleiche|Stadtmauer|Linde|Lehmgrube|Ziegelei|Schanze'],
  [/^[aA]n den (?=\p{Lu})/u, 'Weiden|Eichen|Teichen|Birken|Linden|Wiesen'],
  [/^[iI]m (?=\p{Lu})/u, 'Winkel|Grund|Wiesental|Brühl|Tal|Rosengarten|Hag|Weingarten|Steinacker'],
  [/^[iI]n der (?=\p{Lu})/u, 'Au|Heide|Lache|Hohl|Gasse|Dell'],
  [/^[aA]uf der (?=\p{Lu})/u, 'Heide|Höhe|Schanze|Wiese|Bleiche|Breite|Halde'],
  [/^[aA]uf dem (?=\p{Lu})/u, 'Anger|Berg|Kamp|Sand|Hügel|Brink|Rain'],
  [/^[zZ]um (?=\p{Lu})/u, 'Sportplatz|Bahnhof|Wald|Weiher|Steinbruch|Schloss|Brunnen|Wiesengrund'],
  [/^[zZ]ur (?=\p{Lu})/u, 'Mühle|Linde|Eiche|Kapelle|Heide|Quelle|Schmiede'],
  [/^[bB]eim (?=\p{Lu})/u, 'Brunnen|Rathaus|Kloster|Schlössl|Turm|Wirt'],
  [/^[hH]inter der (?=\p{Lu})/u, 'Kirche|Mühle|Mauer|Schule|Bahn'],
  [/^[uU]nter den (?=\p{Lu})/u, 'Linden|Eichen|Weiden|Birken|Buchen|Kastanien'],
  [/^(?:Platz|Straße|Allee) der (?=\p{Lu})/u, 'Einheit|Freiheit|Republik|Jugend|Demokratie|Freundschaft'],
  [/^(?=\p{Lu}\p{L}+dorf(?!\p{L}))/u, 'Oberdorf|Unterdorf|Mitteldorf|Niederdorf|Hinterdorf'],
  [/^(?=\p{Lu}\p{L}+kamp(?!\p{L}))/u, 'Eichenkamp|Buchenkamp|Birkenkamp|Erlenkamp|Rosenkamp|Kirchkamp'],
  [/^(?=\p{Lu}\p{L}+ring(?!\p{L}))/u, 'Nordring|Südring|Ostring|Westring|Stadtring|Gartenring|Schillerring|Birkenring|Lindenring'],
  [/^(?=\p{Lu}\p{L}+markt(?!\p{L}))/u, 'Neumarkt|Altmarkt|Kornmarkt|Holzmarkt|Fischmarkt|Heumarkt|Viehmarkt|Salzmarkt|Kohlmarkt'],
  [/^(?=\p{Lu}\p{L}+tor(?!\p{L}))/u, 'Obertor|Untertor|Mühltor|Stadttor|Brückentor|Nordtor|Kirchtor'],
  [/^(?=\p{Lu}\p{L}+hof(?!\p{L}))/u, 'Lindenhof|Birkenhof|Wiesenhof|Erlenhof|Sonnenhof|Eichenhof|Rosenhof'],
  [/^(?=\p{Lu}\p{L}+wall(?!\p{L}))/u, 'Nordwall|Südwall|Ostwall|Westwall|Königswall|Herzogswall|Burgwall'],
  [/^(?=\p{Lu}\p{L}+graben(?!\p{L}))/u, 'Stadtgraben|Mühlgraben|Schlossgraben|Burggraben|Wiesengraben|Hirschgraben'],
];

export const places: Places = {
  seatsOfPower: 'Norden',
  regionsAbroad,
  foreignKinds: `${foreignKinds('Großbritannien', 'Spanien', 'Italien', 'Frankreich')}|Italien: lido|USA: railroad railway`,
  foreignJoints: FOREIGN_JOINTS,
  articled,
  bodySeats,
  rivers,
  whereabouts,
  statesOf,
  inflect,
  peoples,
  demonym,
  ofTown,
  smallPeoples: true,
  distances:
    /(?<![\p{L}\d])(?:km|Kilometern?|Meilen) (?:\p{Ll}+ ){0,2}(?:von|vor|bis|nach|entfernt|(?:nord|süd)?(?:nörd|süd|öst|west)lich)(?!\p{L})|(?<!\p{L})im (?:Nord|Süd)?(?:[nN]orden|[sS]üden|[oO]sten|[wW]esten) von \p{Lu}/u,
  besides:
    /(?<!\p{L})(?:bei|nahe|unweit(?: von)?|in der Nähe von|(?:nörd|süd|öst|west|nordöst|nordwest|südöst|südwest)lich(?: von)?|vor den Toren (?:von|der Stadt)|Kilometer von) $/iu,
  sea: /(?<!\p{L})(?:(?:Ost|West|Nord|Süd)?(?:[kK]üsten?|[kK]üstenwache|[kK]üstengewässern?)|Reedern?|Reederei(?:en)?|Seemacht|Seestreitkräften?|\p{L}+reederei(?:en)?|(?:Handels|Kriegs|Bundes)?[mM]arine|(?:Handels|Kriegs|Fischerei)?[fF]lotten?|Marine(?:stützpunkt|hafen|soldat|schule)\p{Ll}*|(?:Kriegs|See|Fähr|Fischerei|Ostsee|Nordsee)[hH]äfen|(?:Kriegs|See|Fähr|Fischerei|Ostsee|Nordsee)hafens?|Ostsee\p{Ll}*|Nordsee\p{Ll}*|Piraten|Fregatten?|\p{L}*[sS]chnellboote?n?|U-Boote?[ns]?|Kriegsschiffe?[ns]?|Flugzeugträgern?s?|Zerstörers?|Werft(?:en)?|Fähren?|Fährverbindung(?:en)?|Fährhafens?|Kreuzfahrt\p{Ll}*|Hafenstadt|(?:Übersee|Container)hafens?|Nord-Ostsee-Kanal(?:s)?|Schlepper|Matrosen?|(?:lief|liefen|läuft) (?:[\p{L}.]+ ){1,6}ein)(?!\p{L})/u,
  ports:
    'Hamburg Bremen Kiel Wilhelmshaven Emden Cuxhaven Bremerhaven Rostock Stralsund Wismar Flensburg Lübeck Brake Nordenham Husum Travemünde Warnemünde Eckernförde Brunsbüttel Norddeich',
  eras: [
    [
      /^(?:(?:früh|spät|hoch)?(?:roman|got)|röm|etrusk|kelt|german)isch/u,
      /(?<!\p{L})(?:\d\d?\. Jahrhundert(?:e?s)?|v\. ?Chr|Kastells?|Limes|Thermen?|Legion(?:en|är\p{L}*)?|Kohorten?|Ausgrabung(?:en)?|[aA]ntike\p{L}?)(?!\p{L})/u,
    ],
    // Austria has no power stations of the kind.
    [
      /^(?:deutsch|österreichisch)e?[mnrs]?$/u,
      /(?<!\p{L})(?:Atom(?:konsens|ausstieg|kraft|meiler|reaktor|strom|gesetz)\p{Ll}*|Kern(?:kraft|energie)\p{Ll}*|AKWs?|Energiewende)(?!\p{L})/u,
    ],
    // A word that its line explains is no other.
    [
      /^\p{Lu}/u,
      /(?<!\p{L})(?:(?:Ab|Um)?[wW]andlung von|Wortbedeutung(?:en)?|Volksetymologie|volksetymologisch|Etymologie|etymologisch|Lautverschiebung|Wortstamm(?:e?s)?|Wortherkunft|Namensherkunft|Ortsnamenforsch\p{Ll}+)(?!\p{L})/u,
    ],
    // Who occupied what is history.
    [
      /^(?:brit|amerikan|US-amerikan|französ|sowjet|russ|alliiert)(?:isch)?\p{Ll}*$/u,
      /(?<!\p{L})(?:Besatzungs(?:macht|mächten?|zonen?|truppen|behörden?)|Militärregierung)(?!\p{L})/u,
    ],
    // Who borders on whom.
    [
      /^(?:Tschechien|Polen|Dänemark|Frankreich|Luxemburg|Belgien|Niederlanden?|Holland|Österreich|Schweiz|Liechtenstein|Italien|Slowenien|Ungarn|Slowakei|Deutschland)$/u,
      /(?<!\p{L})(?:\p{L}+-)?(?:Staats|Landes)?[gG]renz(?:e|en|gebiet|region|übergang|ort|stadt|fluss)(?:e?s)?(?!\p{L})|(?<!\p{L})(?:grenzt|grenzen|angrenzend\p{Ll}*|Nachbarl(?:and|änder)\p{Ll}*)(?!\p{L})/u,
    ],
    // Roads and where they meet: another road has other junctions.
    [
      /^(?:A|BAB) ?\d{1,3}$/u,
      /(?<=er )(?:Kreuz|Dreieck)(?!\p{L})|(?<!\p{L})(?:Autobahn)?(?:[kK]reuz|[dD]reieck) \p{Lu}/u,
    ],
    [/^(?:Autobahn)?(?:[kK]reuz|[dD]reieck) \p{Lu}|er (?:Kreuz|Dreieck)$/u, /(?<!\p{L})(?:A|BAB) ?\d{1,3}(?!\d)/u],
    // Bodies and offices of one country.
    [/^(?:[sS]chweizer(?:isch\p{Ll}*)?|[sS]chweizerinnen|helvetisch\p{Ll}*)$/u, OF_SWITZERLAND],
    [/^[öÖ]sterreich(?:isch\p{Ll}*|er(?:n|in|innen)?)$/u, OF_AUSTRIA],
    [/^[bB]rit(?:isch\p{Ll}*|en?)$/u, OF_BRITAIN],
    [/^(?:US-)?[aA]merikan(?:isch\p{Ll}*|er(?:n|in|innen)?)$/u, OF_THE_STATES],
    [/^[fF]ranz(?:ösisch\p{Ll}*|osen?)$/u, /(?<!\p{L})(?:Élysée\p{L}*|Elysée\p{L}*|Assemblée nationale)(?!\p{L})/u],
    [/^[rR]uss(?:isch\p{Ll}*|en?)$/u, /(?<!\p{L})(?:Staatsduma|Duma|Kremls?)(?!\p{L})/u],
    [/^[pP]ol(?:nisch\p{Ll}*|en?)$/u, /(?<!\p{L})(?:Sejms?|Złoty|Zloty)(?!\p{L})/u],
    [/^[bB]ay(?:er|r)isch\p{Ll}*$/u, /(?<!\p{L})(?:CSU|Oktoberfest(?:e?s)?|Maximilianeum)(?!\p{L})/u],
    // The colours of a flag.
    [/(?:isch|deutsch)e[nrms]?$/u, /(?<!\p{L})(?:Landes|National)farben(?!\p{L})/u],
  ],
  inBrackets:
    /^(?:inklusive|inkl\.|einschließlich|nahe|bei|heute|jetzt|früher|damals|ohne|außer|mit|samt|in) (?=\p{Lu})/u,
  ofRegions:
    'Bayern bayerisch bayrisch oberbayerisch niederbayerisch fränkisch oberfränkisch mittelfränkisch unterfränkisch oberpfälzisch|Hessen hessisch nordhessisch südhessisch mittelhessisch osthessisch|Niedersachsen niedersächsisch ostfriesisch emsländisch oldenburgisch|Nordrhein-Westfalen westfälisch ostwestfälisch lippisch sauerländisch rheinisch niederrheinisch|Rheinland-Pfalz pfälzisch südpfälzisch westpfälzisch rheinhessisch|Baden-Württemberg württembergisch badisch südbadisch nordbadisch schwäbisch hohenlohisch|Sachsen sächsisch ostsächsisch westsächsisch vogtländisch erzgebirgisch|Thüringen thüringisch ostthüringisch südthüringisch|Brandenburg brandenburgisch südbrandenburgisch|Mecklenburg-Vorpommern mecklenburgisch vorpommersch|Schleswig-Holstein holsteinisch dithmarsisch nordfriesisch|Saarland saarländisch|Steiermark steirisch oststeirisch weststeirisch obersteirisch|Niederösterreich niederösterreichisch|Oberösterreich oberösterreichisch|Kärnten kärntnerisch|Vorarlberg vorarlbergisch|Burgenland burgenländisch|Schweiz aargauisch thurgauisch luzernisch bernisch zürcherisch solothurnisch freiburgisch schwyzerisch glarnerisch bündnerisch baselländisch',
  together: [
    [
      /(?<!\p{L})(?:Skandinavien|[sS]kandinavisch|[nN]ordische[nrm]? (?:Länder|Staaten))/u,
      'Schweden Norwegen Dänemark',
    ],
    [/(?<!\p{L})(?:Baltikum|[bB]altische[nrm]? (?:Länder|Staaten|Republiken))/u, 'Estland Lettland Litauen'],
    [/(?<!\p{L})Benelux/u, 'Belgien Luxemburg'],
    // What is beside Europe does not lie in it.
    [/(?<!\p{L})Europas?(?!\p{L})/u, 'USA|Japan Kanada Australien China Indien Brasilien Südkorea Mexiko'],
    [
      /(?<!\p{L})(?:EU|EG|EWG)(?!\p{L})/u,
      'Frankreich Italien Spanien Portugal Belgien Irland Dänemark Schweden Finnland Griechenland|Polen Tschechien Ungarn Rumänien Bulgarien Kroatien Slowenien Litauen Lettland Estland',
    ],
  ],
  alike: ['Bundesrepublik_Deutschland Republik_Österreich'],
  history: /(?<!\p{L})(?:Weltkrieg(?:e?s)?|Alliierten|Besatzungsm[aä]cht(?:en?)?|Gasstreit(?:e?s)?)(?!\p{L})/u,
  paired:
    /(?<!\p{L})(?=\p{Ll}+(?:isch|deutsch)e[nrm]? \p{Lu})(?<=(?:(?<!\p{L})(?<first>\p{Ll}+ische[rnm]?) (?:und|sowie|oder) (?:d\p{Ll}{2} )?)?)(?<people>\p{Ll}+) (?<all>\p{Lu}\p{Ll}{3,}(?:en?|ern?))(?!\p{L})/gu,
  partsOfWorld:
    /^(?!Südafrika)(?:(?:Nord|Süd|Ost|West|Mittel|Zentral|Südost|Vorder|Latein|Mittelost)?(?:[aA]frika|[aA]merika|[aA]sien|[eE]uropa)|(?:Nahe|Mittlere|Ferne)r?n? Osten|Skandinavien|Balkan|Baltikum|Karibik|Ozeanien)s?$/u,
  governs:
    /(?<!\p{L})(?:Regierung\p{Ll}*|Kabinetts?|Führung|Machthabern?|\p{Lu}\p{Ll}+ministeriums?|Botschaft(?:er)?|Präsidentenpalast|Parlaments?) in $|(?<!\p{L})(?:Beziehungen|Verhandlungen|Gespräche|Konflikt|Streit|Spannungen) (?:zwischen \p{Lu}\p{L}+ und|zwischen|mit|zu) $/u,
  governsAfter: {
    before:
      /(?:^|[.:;,!?–„"“»] ?|(?<!\p{L})(?:und|aber|dass|ob|weil|da|wenn|während|denn|hatt?e?|habe|will|wolle|wollte|kann|könnte?|muss|müsse|werde|wird|würde) )$/u,
    after:
      /^ (?:hatt?e?|habe|will|wolle|wollte|muss|müsse|werde|wird|würde|kann|könnte?) (?!zwei|drei|vier|fünf|\d)(?:\p{Ll}+ ){0,6}?(?:angekündigt|gefordert|abgelehnt|zugesagt|zugestimmt|verhandel\p{Ll}+|beschlossen|gedroht|protestiert|erklärt|Schritt\p{Ll}*|Druck|Sanktionen|Hilfe|Botschafter|Truppen|Abkommen|Vertrag|Anleihen?)|^ (?:fordert|droht|warnt|protestiert|lehnt|kündigt|reagiert|dementiert|verurteilt|verhandelt|beharrt|drängt)e?t?(?:e)?(?!\p{L})|^ (?:dazu|darauf|deshalb|daher|jetzt|nun|damit) /u,
  },
  capitals:
    'Frankreich Paris|Großbritannien London|Italien Rom|Spanien Madrid|Portugal Lissabon|Belgien Brüssel|Niederlande Amsterdam|Holland Amsterdam|England London|Schottland Edinburgh|Dänemark Kopenhagen|Schweden Stockholm|Norwegen Oslo|Finnland Helsinki|Irland Dublin|Polen Warschau|Tschechien Prag|Slowakei Bratislava|Ungarn Budapest|Rumänien Bukarest|Bulgarien Sofia|Griechenland Athen|Türkei Ankara|Serbien Belgrad|Kroatien Zagreb|Slowenien Ljubljana|Albanien Tirana|Ukraine Kiew|Russland Moskau|Belarus Minsk|Litauen Vilnius|Lettland Riga|Estland Tallinn|Luxemburg Luxemburg|Ägypten Kairo|Syrien Damaskus|Libanon Beirut|Jordanien Amman|Irak Bagdad|Iran Teheran|Marokko Rabat|Tunesien Tunis|Algerien Algier|Libyen Tripolis|Kenia Nairobi|Äthiopien Addis_Abeba|Uganda Kampala|Ruanda Kigali|Indien Neu-Delhi|Pakistan Islamabad|Afghanistan Kabul|China Peking|Japan Tokio|Südkorea Seoul|Vietnam Hanoi|Thailand Bangkok|Indonesien Jakarta|Australien Canberra|Kanada Ottawa|Mexiko Mexiko-Stadt|Kuba Havanna|Brasilien Brasília|Argentinien Buenos_Aires|Chile Santiago|Peru Lima|Kolumbien Bogotá|Venezuela Caracas|Ecuador Quito|Uruguay Montevideo|Paraguay Asunción|Bolivien Sucre|Haiti Port-au-Prince|Nicaragua Managua|Honduras Tegucigalpa|Somalia Mogadischu|Sudan Khartum|Nigeria Abuja|Ghana Accra|Senegal Dakar|Mali Bamako|Tansania Dodoma|Sambia Lusaka|Simbabwe Harare|Namibia Windhuk|Angola Luanda|Mosambik Maputo|Südafrika Pretoria|Saudi-Arabien Riad|Katar Doha|Jemen Sanaa|Kasachstan Astana|Usbekistan Taschkent|Georgien Tiflis|Armenien Eriwan|Aserbaidschan Baku|Bangladesch Dhaka|Nepal Kathmandu|Malaysia Kuala_Lumpur|Philippinen Manila|Kambodscha Phnom_Penh|Laos Vientiane|Neuseeland Wellington|Nordmazedonien Skopje|Kosovo Pristina|USA Washington',
  seats: [
    [
      /(?<!\p{L})(?:CDU|CSU|SPD|Bundestag(?:e?s)?|Bundeswehr|GG|BGB|StGB|StPO|ZPO|HGB|SGB|EStG|Grundgesetz(?:e?s)?|BGH|BAG|BSG|BFH|BVerfG|BVerwG|Bundesverfassungsgericht(?:e?s)?|Bundesgerichtshof(?:e?s)?)(?!\p{L})/u,
      'Deutschland',
    ],
    [/(?<!\p{L})Auswärtige[nsr]* Amt(?:e?s)?(?!\p{L})/u, 'Berlin|Bonn'],
    [
      /(?<!\p{L})(?:Bundestag(?:e?s)?|Kanzleramt(?:e?s)?|Reichstag(?:e?s)?|Abgeordnetenhaus(?:es)?)(?!\p{L})/u,
      'Berlin',
    ],
    [/(?<!\p{L})(?:Bundesrat(?:e?s)?|Bundeshaus(?:es)?|Nationalrat(?:e?s)?|Ständerat(?:e?s)?)(?!\p{L})/u, 'Bern'],
    [/(?<!\p{L})(?:Papst(?:es)?|Päpsten?|Papsttum(?:s)?|Vatikans?)(?!\p{L})/u, 'Rom'],
    [/(?<!\p{L})(?:(?:EU|EG|Nato|NATO)-\p{Lu}\p{Ll}+|Europäische[nr]? Kommission)/u, 'Brüssel'],
    [
      /(?<!\p{L})(?:Europarat(?:e?s)?|EGMR|Europäische[nrs]? (?:Parlament(?:e?s)?|Gerichtshof(?:e?s)? für Menschenrechte))(?!\p{L})/u,
      'Straßburg|Strassburg',
    ],
    [/(?<!\p{L})(?:Kraftfahrt-Bundesamt(?:e?s)?|KBA)(?!\p{L})/u, 'Flensburg'],
    [/(?<!\p{L})(?:EZB|Europäische[nr]? Zentralbank)(?!\p{L})/u, 'Frankfurt|Frankfurt am Main'],
    [/(?<!\p{L})(?:Bundesagentur für Arbeit|BAMF|Bundesamt(?:e?s)? für Migration)(?!\p{L})/u, 'Nürnberg'],
    [/(?<!\p{L})Statistische[ns]* Bundesamt(?:e?s)?(?!\p{L})/u, 'Wiesbaden'],
    [/(?<!\p{L})Umweltbundesamt(?:e?s)?(?!\p{L})/u, 'Dessau|Dessau-Roßlau'],
    [/(?<!\p{L})(?:Bundesanwaltschaft|Generalbundesanw\p{Ll}+)(?!\p{L})/u, 'Karlsruhe'],
    [
      /(?<!\p{L})(?:Internationale[nrs]? (?:Strafg|G)erichtshof(?:e?s)?|UN-(?:Kriegsverbrechert|T)ribunal(?:s)?)(?!\p{L})/u,
      'Den Haag',
    ],
    [/(?<!\p{L})(?:CSU|Maximilianeum)(?!\p{L})/u, 'Bayern|Bayerns'],
    [OF_SWITZERLAND, 'Schweiz'],
    [OF_AUSTRIA, 'Österreich'],
    [OF_BRITAIN, 'Großbritannien|England'],
    [OF_THE_STATES, 'USA|Vereinigte Staaten|Vereinigten Staaten'],
    [/(?<!\p{L})(?:Staatsduma|Duma)(?!\p{L})/u, 'Russland'],
    [/(?<!\p{L})Sejms?(?!\p{L})/u, 'Polen'],
    // Parties of whose members the text tells.
    [/(?<!\p{L})(?:Sozialdemokrat(?:en|innen|in)?|Genossen)(?!\p{L})/u, 'SPD'],
    [/(?<!\p{L})SPD(?!\p{L})/u, 'Sozialdemokraten'],
    [/(?<!\p{L})Christdemokrat(?:en|innen|in)?(?!\p{L})/u, 'CDU'],
    [/(?<!\p{L})CDU(?!\p{L})/u, 'Christdemokraten'],
    [/(?<!\p{L})(?:Liberalen|Freidemokrat(?:en|innen|in)?)(?!\p{L})/u, 'FDP'],
    [/(?<!\p{L})FDP(?!\p{L})/u, 'Liberalen'],
    [/(?<!\p{L})Völkerbund(?:e?s)?(?!\p{L})/u, 'Genf'],
    [/(?<!\p{L})Knesset(?!\p{L})/u, 'Israel'],
    [/(?<!\p{L})Kolosseums?(?!\p{L})/u, 'Rom'],
    [/(?<!\p{L})Akropolis(?!\p{L})/u, 'Athen'],
    [/(?<!\p{L})Hagia Sophia(?!\p{L})/u, 'Istanbul|Konstantinopel|Byzanz'],
    [/(?<!\p{L})Sagrada Fam[ií]lia(?!\p{L})/u, 'Barcelona'],
    [/(?<!\p{L})Alhambra(?!\p{L})/u, 'Granada'],
    [/(?<!\p{L})(?:British Museum|Tower Bridge|Westminster Abbey|Buckingham Palace)(?!\p{L})/u, 'London'],
    [/(?<!\p{L})(?:Carnegie Hall|Empire State Building|Metropolitan Opera)(?!\p{L})/u, 'New York'],
    [/(?<!\p{L})Semperoper(?!\p{L})/u, 'Dresden'],
    [/(?<!\p{L})(?:Burgtheaters?|Stephansdoms?|Hofburg|Musikvereins?)(?!\p{L})/u, 'Wien'],
    [/(?<!\p{L})Uffizien(?!\p{L})/u, 'Florenz'],
    [/(?<!\p{L})(?:Louvres?|Eiffelturm(?:e?s)?)(?!\p{L})/u, 'Paris'],
  ],
  antiquity:
    /(?<!\p{L})(?:Babyloni\p{L}+|Sumer\p{L}*|Assyr\p{L}+|Phöniz\p{L}+|Etrusker\p{L}*|Pharao\p{L}*|(?:alt)?römische[nrms]? (?=(?!Katholisch)\p{Lu})\p{L}+|(?<=(?:[dD]ie|[dD]en|[dD]er|von|als|alten) )Römern?|Römerzeit|altgriechisch\p{L}*|[sS]toi(?:sch\p{L}*|ker\p{L}*)|(?:der|in der|aus der) Antike|(?:[sS]pät)?antike[nrms]?|v ?\. ?Chr|n ?\. ?Chr|Mythologie|mythologisch\p{L}*|Sternbild\p{L}*|Archäolog\p{L}+|Parther|Skythen|Tempels?|Nymphen?|Göttin|Evangelist(?:en)?|Khagan\p{L}*|Großkhans?|Chasaren|Awaren|Hunnen|Ostgoten|Westgoten|Vandalen|Langobarden|Merowinger\p{L}*|Karolinger\p{L}*|Völkerwanderung|Evangelium|Evangelien|Propheten?|Apostel[ns]?|[tT]estaments?)(?!\p{L})/u,
  keptBehind:
    /\p{Ll}ische[nr]? Hauptstadt $|hauptstadt (?:von|der Provinz) (?:\p{Lu}\p{L}+ ?, )?$|(?<!\p{L})(?:\p{L}*(?:-?[wW]elt|-?[eE]uropa)meisterschaft(?:en|s(?:end)?runden?|sturniers?)?|(?:\p{L}+-)?(?:WM|EM)|(?:Olymp|Paralymp)ischen (?:Sommer|Winter)?[sS]pielen?|Olympia) (?:\d{4} )?in (?:de[rnm] )?$|(?<!\p{L})(?:Provinz|Distrikt|Gouvernement|Präfektur) $|(?:[sS]treit|[kK]rieg|[kK]onflikt|[gG]efecht|[fF]eindschaft|[fF]riedensvertrag|[wW]affenstillstand)(?:e?s)? (?:zwischen|von) (?:de[rnm] )?(?:\p{Lu}[\p{L}-]+ und (?:de[rnm] )?)?$|(?<!\p{L})(?:Umbildung|Ableitung|Verschleifung|Verballhornung|Kurzform|Schreibweise|Namensform|Bezeichnung) (?:von |zu )?(?:\p{Lu}[\p{L} -]+ (?:über|zu|und|oder|aus|in) ){0,2}$/u,
  keptBefore:
    /^ (?:Regierende[nr]? Bürgermeister|Abgeordnetenhaus)|^ ?, (?:der|die) (?:\p{Lu}\p{Ll}+)?[hH]auptstadt (?:von|der Provinz) \p{Lu}/u,
  countryAliases: 'GB Großbritannien England Schottland|NL Holland|BY Weißrussland|MK Mazedonien|CD Kongo|US USA',
  townBeginnings: 'bad',
  regionKinds: 'land bundesland freistaat',
  kinds: `
    bundesrepublik freistaat freistaats republik konigreich land stadt hansestadt freien gemeinde landkreis kreis bezirk insel see fluss berg bad ober unter schlosspark stadtpark dreieck autobahndreieck autobahnkreuz stadtkreis flughafen hauptbahnhof stadtteil ortsteil stadtviertel altkreis rathaus gaststatte gasthaus gasthof wirtshaus burgerhaus gemeindehaus pfarrheim kulturhaus vereinsheim turnhalle kino kloster schloss gemarkung
    vereinigten staaten staat`,
  streets:
    'autobahn strasse weg platz gasse ring ufer damm steig markt chaussee bundesstrasse landstrasse graben gurtel promenade pfad zeile',
  units: 'nr stock hinterhaus vorderhaus eg og ug stg postfach',
  rooms:
    'zimmer zi raum saal sitzungssaal verhandlungssaal behandlungsraum ebene bettenhaus gebaude stat trakt pavillon bett intensivstation kreissaal fenster tur flur plz postleitzahl buro',
  streetHeads:
    /stra(?:ß|ss)e|str|weg|platz|gasse|allee|ufer|damm|chaussee|steig|stieg|markt|promenade|gürtel|zeile|pfad/u,
  streetAdjectives:
    'Lang Kurz Breit Schmal Hoh Neu Alt Ober Unter Mittler Hinter Vorder Groß Klein|Südlich Nördlich Westlich Östlich',
  ways: WAYS,
  ambiguous: 'markt ring',
  endings: 's n es',
  zip: { example: '12345', draw: (length, rng) => (length === 5 ? rng.pick(REGIONS) + figures(3, rng) : undefined) },
  tellsForeign: true,
  lakes: {
    named: /(?:\p{Ll}s|er S)ee(?:e?s)?$/u,
    behindWay: /(?<!\p{L})(?:zum|zu den|bis (?:an|in|auf) den|nach|Richtung|über den|um den) $/u,
  },
  countries: 'DE AT CH',
  zipsOfTowns:
    'Berlin 101 104 105 107 109 120 121 122 130 131 133 135 140|Hamburg 200 201 203 204 210 220 221 222 223 224 225 227|München 803 805 806 807 808 812 813 815 816 818|Köln 506 507 508 509 510 511|Frankfurt 603 604 605 659|Stuttgart 701 703 704 705 706|Düsseldorf 402 404 405 406|Dortmund 441 442 443|Essen 451 452 453|Leipzig 041 042 043|Bremen 281 282 283 287|Dresden 010 011 012 013|Hannover 301 304 305 306|Nürnberg 902 903 904|Duisburg 470 471 472|Bochum 447 448|Wuppertal 421 422 423|Bielefeld 336 337|Bonn 531 532|Münster 481|Karlsruhe 761 762|Mannheim 681 682 683|Augsburg 861|Wiesbaden 651 652|Gelsenkirchen 458|Mönchengladbach 410 411 412|Braunschweig 381|Chemnitz 091|Kiel 241|Aachen 520|Halle 061|Magdeburg 391|Freiburg 790 791|Krefeld 477 478|Lübeck 235|Mainz 551|Erfurt 990|Rostock 180 181|Kassel 341|Hagen 580 581|Saarbrücken 661|Hamm 590|Potsdam 144|Ludwigshafen 670|Oldenburg 261|Leverkusen 513|Osnabrück 490|Solingen 426 427|Heidelberg 691|Herne 446|Neuss 414|Darmstadt 642|Paderborn 330 331|Regensburg 930|Ingolstadt 850|Würzburg 970|Fürth 907|Wolfsburg 384|Offenbach 630|Ulm 890|Heilbronn 740|Pforzheim 751|Göttingen 370|Bottrop 462|Trier 542|Recklinghausen 456|Reutlingen 727|Bremerhaven 275|Koblenz 560|Jena 077|Remscheid 428|Erlangen 910|Moers 474|Siegen 570|Hildesheim 311|Salzgitter 382|Cottbus 030|Gera 075|Kaiserslautern 676|Witten 584|Gütersloh 333|Schwerin 190|Zwickau 080|Ludwigsburg 716|Esslingen 737|Flensburg 249|Konstanz 784|Worms 675|Marburg 350|Gießen 353|Bamberg 960|Bayreuth 954|Tübingen 720|Passau 940|Greifswald 174|Stralsund 184|Celle 292|Lüneburg 213|Fulda 360|Weimar 994|Neubrandenburg 170|Landshut 840|Rosenheim 830|Plauen 085|Görlitz 028|Minden 324|Wilhelmshaven 263|Emden 267|Mülheim 454|Oberhausen 460 461|Düren 523|Baden-Baden 765|Lörrach 795|Offenburg 776|Ansbach 915|Schweinfurt 974|Hanau 634|Wetzlar 355|Delmenhorst 277|Nordhorn 485|Gladbeck 459|Bocholt 463|Eisenach 998|Suhl 985|Stendal 395|Frankfurt_(Oder) 152|Wien 1010 1020 1030 1040 1060 1080 1090 1100 1120 1150 1160 1180 1190 1210 1220|Graz 8010 8020 8041 8051|Linz 4020 4030 4040|Salzburg 5020|Innsbruck 6020|Klagenfurt 9020|Villach 9500|Wels 4600|Sankt_Pölten 3100|Dornbirn 6850|Wiener_Neustadt 2700|Steyr 4400|Feldkirch 6800|Bregenz 6900|Leonding 4060|Klosterneuburg 3400|Wolfsberg 9400|Leoben 8700|Krems 3500|Traun 4050|Amstetten 3300|Lustenau 6890|Kapfenberg 8605|Mödling 2340|Hallein 5400|Kufstein 6330|Bludenz 6700|Ansfelden 4052|Eisenstadt 7000|Zürich 800 803 804 805|Genf 1201 1202 1203 1205 1206|Basel 405|Lausanne 1003 1004 1005 1007|Bern 3004 3007 3008 3011 3012 3013|Winterthur 840|Luzern 6003 6004 6005 6006|St._Gallen 9000 9008 9010|Sankt_Gallen 9000 9008 9010|Lugano 6900|Biel 250|Thun 3600|Köniz 3098|Chur 7000|Schaffhausen 8200|Zug 6300|Aarau 5000|Olten 4600|Solothurn 4500|Frauenfeld 8500|Uster 8610|Bellinzona 6500|Sitten 1950|Neuenburg 2000|Davos 7270|Kreuzlingen 8280|Lyss 3250|Riehen 4125|Muttenz 4132|Dübendorf 8600|Dietikon 8953|Wädenswil 8820|Herisau 9100|Horgen 8810',
  zipAreas:
    'Baden-Württemberg 68 69 70-79 88 89|Bayern 80-87 90-97|Berlin 10 12 13|Brandenburg 03 14-16|Bremen 28|Hamburg 20-22|Hessen 34-36 60 61 63-65|Mecklenburg-Vorpommern 17-19|Niedersachsen 26 27 29-31 37 38 49|Nordrhein-Westfalen 32 33 40-42 44-48 50-53 57-59|Rheinland-Pfalz 54-56 67|Saarland 66|Sachsen 01 02 04 08 09|Sachsen-Anhalt 06 39|Schleswig-Holstein 23-25|Thüringen 07 98 99',
};

const AREAS = ['30', '40', '69', '89', '201', '211', '221', '228', '231', '234', '251', '341', '351', '361', '381', '391', '421', '431', '451', '471', '511', '521', '531', '551', '561', '611', '621', '631', '651', '681', '711', '721', '731', '761', '821', '841', '911', '921', '931', '941', '951', '3641', '4131', '5251', '6221', '7531', '8031', '9131']; // prettier-ignore
const MOBILE = ['151', '152', '157', '159', '160', '162', '163', '170', '171', '172', '173', '174', '175', '176', '177', '178', '179']; // prettier-ignore

/** Germany: another area code as long as the source's, or another mobile prefix. */
const GERMANY: NumberingPlan = {
  country: '49',
  draw(national, rng, town) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 6 || rest.length > 11) return undefined;
    if (/^1[567]/.test(rest)) return trunk + rng.pick(MOBILE) + figures(rest.length - 3, rng);
    const own = AREAS.find((area) => rest.startsWith(area));
    if (trunk === '' && own === undefined) return undefined;
    const width = own?.length ?? Math.min(4, rest.length - 3);
    const areas = AREAS.filter((candidate) => candidate.length === width);
    const area = (town?.fork('area', rest.slice(0, width)) ?? rng).pick(areas);
    return trunk + area + between(1, 9, rng) + figures(rest.length - width - 1, rng);
  },
};

export const contact: Contact = {
  plans: [GERMANY],
  phones: '030 1234567|0221/123456|0171 1234567|+49 89 123456|(0711) 12 34 56',
  extension: /durchwahl|dw\.?/u,
  // The kind of case at a court, and the branch of courts before its chamber: "1 BvR 357/05", "L 4 KR 12/11", "B 7 AS 3/10 R".
  fixed:
    /(?<=(?:^|[\dIVX] ?[a-z]? ))\p{Lu}\p{L}{0,4}(?: \([A-Za-z]{1,5}\))?(?= \d{1,6}\/\d\d(?!\d))|(?<=^|^Az\.:? )[BLS](?= \d{1,3} \p{Lu})|(?<=\/\d\d )\p{Lu}(?!\p{L})/gu,
  ids: {
    'social-security': ['12 150765 B 024'],
    'health-plan': ['A123456780'],
    account: ['DE89 3704 0044 0532 0130 00'],
    vehicle: ['HH AB 1234'],
  },
  words: 'telefon nummer nr durchwahl dw und oder',
  numberWords: `
    nummer akte aktenzeichen az patient patienten fall fallnummer versicherung versicherten versichertennummer sozialversicherung rentenversicherung krankenkasse ausweis personalausweis pass reisepass fuhrerschein
    kennzeichen konto kontonummer steuer kunden kundennummer auftrag befund probe register geschaftszeichen`,
};
