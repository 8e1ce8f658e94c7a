import type { PlaceGroup, Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';
import { alone, capitals, countryAliases, cutAdjectives, demonym, nationals, peoples, seats } from './peoples.ts';
import { divisions } from './divisions.ts';
import { quarters } from './quarters.ts';
import { elections } from './elections.ts';
import { waters } from './waters.ts';
import type { Rng } from '../../core/rng.ts';

export const names: Names = {
  honours: 'doctor dr general president king queen prince princess sir lord lady cardinal',
  saints: 'saint st',
  titles: {
    u: 'dr prof professor rev hon judge justice capt captain col colonel gen general maj major lt sgt sen senator rep gov governor president doctor saint st',
    f: 'mrs ms miss lady dame madam queen princess sister duchess countess baroness empress',
    m: 'mr sir lord king prince father brother emperor',
  },
  ownTitles: {
    u: 'mx pt ofc det insp supt cpl pvt pfc cmdr cllr pc pcso dci dsi late baby infant newborn inspector detective constable superintendent officer deputy sheriff agent coach nurse pastor chancellor premier mayor councillor ambassador bishop archbishop rabbi imam sheikh ayatollah sergeant corporal lieutenant commander dj admiral brigadier secretary minister chairman congressman archdeacon cousin big wee prime vice chief attorney foreign crown staff master petty warrant flight squadron leader gunnery rear garda private first class',
    f: 'wpc smt kumari girl aunt auntie grandma granny congresswoman councilwoman chairwoman',
    m: 'shri boy uncle grandpa pope fr',
  },
  abbreviated: 'mrs prof med ofc det insp supt cpl pvt pfc cmdr cllr pcso wpc dci dsi smt',
  suffixes: 'family brothers sisters jr sr ii iii iv md phd esq rn mba dds facs jun junior senior',
  degrees: 'md phd rn do pa np dds ms ma ba mph',
  particles: 'mc bin ibn ben bint abu al of the dla af o ni ui',
  alsoNames: 'ben al bin o ni ui',
  particlesOf: { arabic: 'al bin ibn bint abu' },
  afterParticles: {
    mc: 'Carthy Donald Kenzie Cann Gregor Leod Intyre Bride Guire Kay Coy Kinney Laughlin Mahon Namara Neil Pherson Queen Dermott Cormack',
    'o ni ui':
      'Briain Ceallaigh Dálaigh Murchú Néill Conchúir Dónaill Gallchóir Baoill Cinnéide Floinn Laoire Máille Mathúna Muirí Nualláin Raghallaigh Riain Sé Tuathail',
    // Whose fathers came from France, Italy, Spain or the Netherlands.
    la: 'Salle Follette Porte Rue Fontaine Guardia Farge Motta Rocca Russa Barbera Plante Pierre Rosa Cava Croix Valle',
    le: 'Blanc Roy Clerc Fevre Gault Gros Roux May Corre Gall Duc Page Doux Moine',
    du: 'Pont Bois Plessis Pree Val Mont Buisson Bellay Toit Preez Cane Maurier',
    de: 'Leon Luca Marco Angelis Rosa Santis Witt Silva Vito Palma Mello Soto Haven Pasquale',
    de_la: 'Cruz Torre Fuente Rosa Vega Garza Hoya Huerta Rocha Peña Paz Parra Mora Mata',
    di: 'Stefano Pietro Marco Giovanni Lorenzo Napoli Franco Carlo Martino Benedetto',
    van: 'Dyke Buren Horn Allen Cleave Zandt Ness Winkle Nostrand Patten Dusen Wyck',
    'al bin ibn bint abu':
      'Hakim Rahman Masri Khatib Najjar Haddad Qasim Saleh Farouk Jaber Karimi Nasser Sabah Shami Tamimi Zahrani Otaibi Harbi Qahtani Dosari Shehri Ghamdi Mutairi Balushi Hashimi Baghdadi Bakri Sharif Ansari Fahd Amin Kuwari Thani Mansoori Suwaidi Ali Hassan Hussein Khalid Walid Zayd',
  },
  joins: 'and or',
  fields: { given: 'first name|given name|forename', family: 'last name|surname|family name' },
  honorifics:
    'Dr Prof Rev|Mrs Ms Miss Dr Prof|Mr Dr Prof Rev|Sir Lord|Lady Dame|Doctor Professor Reverend|Mister Doctor Professor|Madam Doctor Professor',
  writtenOut: 'Miss Sir Lord Lady Dame',
  shares: { middle: 0.12, hyphenated: 0.02 },
  usual: { f: ['Ms.', 'Mrs.'], m: ['Mr.'], 'doctor-f': ['Dr.'], 'doctor-m': ['Dr.'] },
  kin: {
    f: 'wife mother daughter sister grandmother aunt niece granddaughter',
    m: 'husband father son brother grandfather uncle nephew grandson',
    u: 'partner cousin coworker co-worker sibling twin friend mate neighbour neighbor flatmate roommate housemate',
  },
  homesOfRegions: 'IN :indian|LK :indian|NP :indian|PK :arabic|BD :arabic|NG :yoruba|GH :ghanaian|IL :hebrew|ZW :zulu',
  owners: 'my his her their our your',
  portfolios:
    /(?<!\p{L})(?:Minist(?:er|ry)s?|Secretar(?:y|ies)|Commissioners?|[Ss]pokes(?:man|woman|person)) (?:for|of) (?:the )?/gu,
  knowsForeign: true,
  homes: {
    es: 'Spain Mexico Argentina Chile Peru Colombia Venezuela Cuba Bolivia Ecuador Paraguay Uruguay Guatemala Honduras El_Salvador Nicaragua Costa_Rica Panama Dominican Dominicans Philippines',
    fr: 'France Belgium Haiti Quebec Québec Québécois',
    de: 'Germany Austria Switzerland',
    it: 'Italy',
    nl: 'Netherlands Flemish',
    pt: 'Portugal Brazil Angola Mozambique Mozambican Goa Goan',
    sv: 'Sweden',
    ca: 'Catalan Catalans Catalonia',
    ':polish': 'Poland',
    ':czech': 'Czech Czechoslovakia',
    ':slovak': 'Slovakia',
    ':hungarian': 'Hungary',
    ':romanian': 'Romania Moldova',
    ':bulgarian': 'Bulgaria',
    ':greek': 'Greece Cyprus',
    ':turkish': 'Turkey Azerbaijan',
    ':westafrican':
      'Senegal Senegalese Mali Malian Malians Guinea Guinean Gambia Gambian Gambians Burkina_Faso Ivory_Coast Ivorian Ivorians Niger Wolof Fula Fulani Mandinka',
    ':ethiopian': 'Ethiopia Eritrea Eritrean Eritreans Amhara Tigray Tigrayan Oromo',
    ':burmese': 'Burma Myanmar',
    ':khmer': 'Cambodia Khmer',
    ':russian': 'Russia Belarus Soviet Soviets USSR',
    ':ukrainian': 'Ukraine',
    ':croatian': 'Croatia Serbia Bosnia Yugoslavia Montenegro Montenegrin Montenegrins',
    ':slovene': 'Slovenia',
    ':macedonian': 'Macedonia',
    ':albanian': 'Albania Kosovo Kosovan Kosovar',
    ':estonian': 'Estonia',
    ':latvian': 'Latvia',
    ':lithuanian': 'Lithuania',
    ':finnish': 'Finland',
    ':danish': 'Denmark',
    ':norwegian': 'Norway',
    ':armenian': 'Armenia',
    ':georgian': 'Georgian Mingrelia Abkhazia Abkhaz Imereti Kartli Kakheti Svaneti',
    ':hebrew': 'Israel',
    ':persian': 'Iran Afghanistan Tajikistan Tajik Tajiks',
    ':arabic':
      'Egypt Syria Iraq Jordan Lebanon Saudi_Arabia Yemen Kuwait Oman Qatar Libya Algeria Morocco Tunisia Sudan Palestine Bahrain Pakistan Bangladesh Omani Omanis Qatari Qataris Bahraini Bahrainis Somalia Somali Somalis Mauritania Mauritanian Chad Chadian Kurd Kurds Kurdish Berber Berbers Fatimid Abbasid Umayyad Ayyubid Mamluk',
    ':indian': 'India Nepal Sri_Lanka Bhutan Bhutanese Ceylon Ceylonese Tamil Tamils Hindu Sikh',
    ':indonesian': 'Indonesia Malaysia',
    ':thai': 'Thailand',
    ':vietnamese': 'Vietnam',
    ':korean': 'Korea South_Korea North_Korea',
    ':japanese': 'Japan',
    ':chinese': 'China Taiwan',
    ':yoruba': 'Nigeria Yoruba',
    ':kenyan': 'Kenya Uganda Tanzania Kikuyu Luo Luhya Kamba Kalenjin Maasai Meru',
    ':ghanaian': 'Ghana',
    ':zulu': 'Zimbabwe Zambia Botswana Malawi Namibia Zulu',
    // Peoples behind those in whose country they live.
    ':uyghur': 'Uyghur Uyghurs Uighur Uighurs Uygur Uygurs Xinjiang',
    ':turkic':
      'Kazakhstan Uzbekistan Uzbek Uzbeks Kyrgyzstan Kyrgyz Turkmenistan Turkmen Tatar Tatars Tatarstan Bashkir Bashkirs Bashkortostan Kazakh Kazakhs Dagestan Dagestani Chechnya Chechen Chechens Ingush Karakalpak',
    ':mongolian': 'Mongolia Mongolian Mongolians Mongol Mongols Buryat Buryats Buryatia Tuva Kalmyk Kalmyks',
    ':igbo': 'Igbo Biafra Biafran',
    ':ancient':
      'Assyria Assyrian Assyrians Neo-Assyrian Babylon Babylonia Babylonian Babylonians Chaldean Israelite Israelites Judah Judea Judean Judahite Philistine Philistines Phoenicia Phoenician Phoenicians Urartu Urartian Hittite Hittites Elam Elamite Elamites Sumer Sumerian Akkad Akkadian Aramean Arameans Moab Moabite Ammonite Ammonites Canaan Canaanite Canaanites Mitanni Nineveh Pharaoh',
  },
  givenBefore: /^ ?& \p{Lu}\p{Ll}+ \p{Lu}/u,
  called:
    /(?<!\p{L})(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya|[Oo]i|[Dd]ear|[Tt]hanks|[Cc]heers|[Ll]ove|[Rr]egards)[,!]?\s+|(?:goes by|real name(?: is)?|nicknamed|calls (?:him|her)(?:self)?) ['"“‘]?)$/u,
  pronouns: { f: 'she', m: 'he' },
  told: {
    f: {
      before:
        /\b(?:actress|heiress|waitress|hostess|authoress|poetess|sculptress|seamstress|stewardess|goddess|priestess|duchess|countess|baroness|princess|queen|empress|abbess|nun|widow|bride|(?:spokes|business|congress|chair|sports|noble)?woman|girl|girlfriend|fianc[ée]e|heroine|soprano|ballerina|wife|daughter|mother|sister|aunt|niece|grandmother|granddaughter|stepmother|midwife|née|husband of|marry(?:ing)? his sister) ?[,:]? ?$/iu,
      after:
        /^ ?\)? ?,? ?(?:\(?[A-Z]\/F\b|(?:had |has )?g[ai]ven? birth\b|(?:was|is|became|got) (?:\p{L}+ )?pregnant\b|(?:is )?(?:an? )?\p{Nd}{1,3}[ -]?(?:y(?:ear)?s?[ -]?o(?:ld)?|y\/o)? ?(?:F|female|woman|girl|lady)\b|\(? ?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? ?['’]s (?:daughter|sister|mother|wife|widow|niece|aunt|granddaughter) ?[),;]|\(? ?née\b|(?:(?:the|his|a) )?(?:great-)*(?:granddaughter|grandmother)\b|(?:(?:the|an?|his|eldest|youngest|elder|younger|only|second|third) )*(?:daughter|wife|widow|sister|mother|niece|consort) of\b|(?:the|his) (?:wife|daughter|mother|sister|widow|aunt|niece)\b|a (?:woman|girl|nun|widow)\b|(?:and|with|by) her (?:husband|father|son|mother|sister|brother|daughter|children)\b|herself\b|, whose husband\b|(?:and|in|with|at|of|for|after|before|during) her (?!\p{L}+ed\b|(?:\p{L}+ )?(?:husband|boyfriend|fianc[ée])\b)\p{Ll})/iu,
      ahead: /\b(?:she|her|hers|herself)\b/iu,
    },
    m: {
      before:
        /\b(?:actor|king|prince|duke|earl|baron|emperor|tsar|czar|sultan|pope|monk|friar|abbot|bishop|widower|(?:spokes|business|congress|chair|sports|noble)man|boy|boyfriend|fianc[ée]|puncher|boxer|pugilist|(?:heavy|cruiser|middle|welter|light|feather|bantam|fly)weight|husband|son|father|brother|uncle|nephew|grandfather|grandson|stepfather|tenor|baritone|wife of) ?[,:]? ?$/iu,
      after:
        /^ ?\)? ?,? ?(?:\(?[A-Z]\/M\b|(?:is )?(?:an? )?\p{Nd}{1,3}[ -]?(?:y(?:ear)?s?[ -]?o(?:ld)?|y\/o)? ?(?:M|male|man|boy|gentleman)\b|\(? ?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? ?['’]s (?:son|brother|father|husband|nephew|uncle|grandson) ?[),;]|(?:(?:the|her|a) )?(?:great-)*(?:grandson|grandfather)\b|(?:(?:the|an?|her|eldest|youngest|elder|younger|only|second|third) )*(?:son|husband|brother|father|nephew|widower) of\b|(?:the|her) (?:husband|son|father|brother|widower|uncle|nephew)\b|a (?:man|boy|monk|friar)\b|(?:and|with|by) his (?:wife|father|son|mother|sister|brother|daughter|children)\b|himself\b|, whose wife\b|(?:and|in|with|at|of|for|after|before|during) his (?!(?:\p{L}+ )?(?:wife|girlfriend|fianc[ée]e)\b)\p{Ll})/iu,
      ahead: /\b(?:he|his|himself)\b/iu,
    },
  },
  givenEndings: { f: /(?:a|ine|ette|elle|lyn|bel|ie)$/u, m: /[^aei]$/u },
  overruled: true,
  honoursBehind: /^(?:L?C?JJ?|[QK]C|M[ES]?P|[OMCK]BE|FRS|DS[OC]|VC|KC[BMG]{1,2}|G?CB)(?<=..)$/u,
  fiefs:
    /^(?:[Tt]he )?(?:\p{N}+\p{L}+ )?(?:(?:Grand )?Du(?:ke|chess)|Earl|Count(?:ess)?|Marquess|Marquis|Marchioness|Viscount(?:ess)?|Baron(?:ess)?|Landgrave|Margrave|(?:Arch)?[Bb]ishop) of (?=\p{Lu})/u,
  givenAfter: /\b(?:King|Queen|Pope|Emperor|Empress|Tsar|Tsarina|Saint|St\.?|Prince|Princess|Sultan) $/u,
  families: {
    before: /\b[Tt]he $/u,
    text: /^\p{Lu}\p{Ll}{3,}s$/u,
    ending: 's',
    afterSibilant: 'es',
    one: /^ (?:famil(?:y|ies)|dynasty|brothers?|sisters?|clan|house(?:hold)?|estate|couple|twins|murders?|case|trial|administration|era|years)\b/u,
  },
  peoples: {
    familyFirst: 'chinese hungarian japanese korean vietnamese',
    byFathers: 'arabic',
    akin:
      'russian ukrainian bulgarian croatian macedonian slovene czech slovak polish romanian greek georgian armenian latvian|' +
      'arabic persian turkic turkish uyghur indonesian westafrican|finnish estonian danish norwegian icelandic|yoruba igbo',
  },
  crown: { text: /^(?:R|Rex|Regina|The (?:King|Queen)|The Crown)\.?$/u, after: /^ ?(?:v|vs|against)\b/u },
  reigning: {
    after: /\b(?:King|Queen|Emperor|Empress|Tsar|Tsarina|Prince|Princess|Archduke|Archduchess) $/u,
    m: 'Henry Charles George Edward William James Richard Louis Philip Frederick Ferdinand Leopold Albert Christian Nicholas Alexander',
    f: 'Mary Anne Charlotte Elizabeth Caroline Catherine Matilda Margaret Isabella Eleanor Adelaide Sophia Louise Alexandra Victoria',
    isWithin: true,
  },
  former: {
    line: /(?<![\d.,/-])1(?:[0-8]\d|9[0-2])\d(?!\d|,\d|\.\d|\/)|(?:1[0-9]|[5-9])th[- ]century/u,
    m: 'John William James George Charles Robert Joseph Edward Henry Thomas Walter Samuel Frederick Albert Arthur Alfred Ernest Herbert Francis Richard Benjamin David Daniel Isaac Jacob Abraham Nathaniel Josiah Ezra Elijah Silas Edmund Edwin Philip Stephen Andrew Alexander Hugh Peter Matthew Patrick Martin Lawrence Leonard Louis Theodore Oliver Oscar Horace Harold Percy Cecil Reginald Hubert Gilbert Archibald Augustus Ambrose Cornelius Matthias Roger Ralph Simon Luke Mark Timothy Jonathan Adam Bernard Christopher Clement Humphrey Lewis Miles Nicholas Obadiah Rufus Solomon Tobias Vincent Zachariah',
    f: 'Mary Anne Elizabeth Margaret Sarah Jane Emma Alice Florence Annie Ellen Catherine Martha Susan Hannah Rebecca Rachel Harriet Charlotte Caroline Emily Louisa Eliza Frances Isabella Lucy Clara Edith Ethel Ada Agnes Bertha Dorothy Eleanor Esther Eva Fanny Grace Helen Henrietta Ida Julia Laura Lavinia Lydia Mabel Maria Matilda Maud Mildred Minnie Nora Olive Phoebe Priscilla Rose Ruth Sophia Susanna Victoria Winifred Abigail Adelaide Amelia Anna Arabella Beatrice Cecilia Constance Deborah Gertrude Georgiana Jemima Judith Letitia Marian Mercy Millicent Prudence Rosamund Selina Theresa Ursula',
  },
  ancients: [
    'Augustus Tiberius Caligula Nero Vespasian Domitian Trajan Hadrian Caesar Pompey Sulla Octavian Diocletian Caracalla Commodus Galba Crassus',
    'Plato Aristotle Socrates Herodotus Thucydides Xenophon Plutarch Pythagoras Archimedes Euclid Epicurus Heraclitus Polybius Strabo',
    'Cicero Virgil Ovid Livy Tacitus Suetonius Seneca Juvenal Catullus Lucretius Sallust Pliny',
    'Sophocles Euripides Aeschylus Aristophanes Sappho Pindar Hesiod Menander',
    'Xerxes Darius Cyrus Cambyses Artaxerxes',
    'Pericles Themistocles Alcibiades Leonidas Lysander Demosthenes',
    'Hannibal Hasdrubal Hamilcar',
    'Ptolemy Seleucus Antigonus Cassander Lysimachus',
    'Nebuchadnezzar Hammurabi Ashurbanipal Sennacherib Sargon',
    'Ramesses Thutmose Amenhotep Akhenaten Tutankhamun',
    'Ashoka Chandragupta Bindusara Samudragupta',
    'Zeus Poseidon Apollo Hephaestus Dionysus',
    'Athena Hera Artemis Aphrodite Demeter',
    'Odin Thor Loki Baldur',
    'Shiva Vishnu Brahma',
    'Achilles Hector Odysseus Agamemnon Menelaus Heracles Theseus',
    'Cleopatra Nefertiti Hatshepsut Zenobia Boudica Agrippina Messalina Dido Semiramis',
  ],
  epithets: {
    articles: { the: '' },
    stems: 'Great Bold Elder Younger Wise Good Pious Fair Brave Just Strong Bald',
    // Who is called after a place has no like, "Geoffrey of Monmouth"; but another "Philip of Spain" may have lived.
    nouns:
      /^\p{Lu}[\p{L}'-]+ of (?!(?:the|Spain|France|England|Scotland|Portugal|Hungary|Poland|Denmark|Sweden|Norway|Bohemia|Castile|Aragon)(?!\p{L}))\p{Lu}[\p{L}' -]+$/u,
  },
  rulers:
    'king queen prince princess emperor empress tsar tsarina sultan pope saint st sister brother uncle aunt auntie grandma granny grandpa cousin big wee',
  figures:
    'mum mummy mom mommy dad daddy gran nan nana grandad granddad napoleon jesus christ god allah buddha satan moses dalai lama',
  sexFields: 'sex gender',
  sexes: { f: 'female woman|girl|f|females women|girls', m: 'male man|boy|m|males men|boys' },
};

/** What everybody knows, those of one trade and country together. */
const KNOWN =
  "British_Museum Natural_History_Museum Science_Museum Victoria_and_Albert_Museum|SIPTU Fórsa Mandate|Office_Depot Staples|OfficeMax Staples|Zurich_Insurance AXA_Insurance Allianz_Insurance Aviva_Insurance|Accounts Payroll Finance Procurement Purchasing|Blue_Cross_Blue_Shield UnitedHealthcare Kaiser_Permanente|Hy-Vee Meijer Kroger|Pizza_Express Nando's Wagamama Prezzo|Mercy_Hospital Grace_Hospital Providence_Hospital Good_Samaritan_Hospital|" +
  'Tesco Asda Morrisons Waitrose Aldi Lidl|Walmart Target Kroger Costco Safeway Publix Albertsons Meijer|Woolworths Coles|Boots Superdrug|Halfords B&Q Wickes Screwfix Argos Currys|Walgreens CVS|Bupa Aviva AXA Vitality|Aetna Cigna Humana Anthem|Barclays Lloyds NatWest Santander TSB|Infosys Wipro TCS|Unison Unite Usdaw|UNISON GMB NASUWT|Mind Shelter Scope Mencap Samaritans|Macmillan Marie_Curie|DVLA HMRC DWP|Vodafone O2 TalkTalk|Ryanair easyJet Jet2 Aer_Lingus|Facebook Instagram WhatsApp Snapchat TikTok|Google Microsoft Amazon Apple|Uber Lyft Bolt' +
  '|Reuters Bloomberg|Sunday_Times Sunday_Telegraph|The_Sunday_Times The_Sunday_Telegraph|Associated_Press United_Press_International|Wall_Street_Journal Financial_Times|Goldman_Sachs Morgan_Stanley Merrill_Lynch Lehman_Brothers|General_Motors Ford_Motor Chrysler|Ford GM Chrysler|Ford_Motor_Co. General_Motors_Corp. Chrysler_Corp.|Ford_Motor_Company General_Motors_Corporation Chrysler_Corporation|Toyota Honda Nissan Mazda|Coca-Cola PepsiCo|Exxon Chevron Texaco|ExxonMobil ConocoPhillips Chevron|Exxon_Mobil Conoco_Phillips|Intel Motorola|Securities_and_Exchange_Commission Federal_Trade_Commission Federal_Communications_Commission' +
  // Who rates, audits, trades and flies.
  "|Moody's Fitch Standard_&_Poor's|Moody_'s Fitch Standard_&_Poor_'s|Standard_&_Poors Fitch|Moody's_Investors_Service Fitch_Investors_Service|Moody_'s_Investors_Service Fitch_Investors_Service" +
  '|Nasdaq Amex|NASDAQ AMEX NYSE|New_York_Stock_Exchange American_Stock_Exchange|London_Stock_Exchange Frankfurt_Stock_Exchange|Chicago_Board_of_Trade Chicago_Mercantile_Exchange' +
  '|Price_Waterhouse Coopers_&_Lybrand Ernst_&_Young KPMG_Peat_Marwick Deloitte_&_Touche|PricewaterhouseCoopers KPMG Deloitte' +
  '|AT&T MCI Sprint|Coca-Cola_Co. PepsiCo_Inc.|Sony Hitachi Toshiba Matsushita|Toyota_Motor Honda_Motor Nissan_Motor|Pfizer Merck Schering-Plough|Eli_Lilly Bristol-Myers_Squibb|Boeing McDonnell_Douglas Lockheed|Walt_Disney Time_Warner Viacom|Apple_Computer Compaq_Computer|General_Electric Westinghouse_Electric|Nabisco Kellogg' +
  '|Environmental_Protection_Agency Occupational_Safety_and_Health_Administration Federal_Emergency_Management_Agency|Food_and_Drug_Administration Federal_Aviation_Administration Federal_Highway_Administration|United_Auto_Workers United_Mine_Workers United_Steelworkers|Teamsters Steelworkers|Dow_Jones_Industrial_Average Nasdaq_Composite_Index' +
  '|American_Airlines United_Airlines Northwest_Airlines Continental_Airlines|Delta_Air_Lines Northwest_Airlines Continental_Airlines|British_Airways Virgin_Atlantic|Lufthansa Alitalia Swissair|Air_France Iberia KLM' +
  '|Reuter UPI' +
  '|Xinhua China_News_Service|Xinhua_News_Agency China_News_Service|Itar-Tass Interfax|Tass Interfax|Kyodo Jiji_Press|Agence_France-Presse United_Press_International' +
  // Where one sleeps, eats, buys and keeps money.
  '|Hilton Marriott Sheraton Hyatt Radisson|Holiday_Inn Best_Western Ramada Comfort_Inn Days_Inn|Ritz-Carlton Four_Seasons|Expedia Orbitz Travelocity|Airbnb Vrbo|JetBlue Southwest|Southwest_Airlines JetBlue_Airways Frontier_Airlines|Singapore_Airlines Thai_Airways Malaysia_Airlines|Cathay_Pacific Qantas Garuda_Indonesia|Hertz Avis' +
  "|McDonald's Wendy's Arby's Hardee's Denny's|McDonald_'s Wendy_'s Arby_'s Hardee_'s Denny_'s|Burger_King Dairy_Queen Taco_Bell Pizza_Hut|Olive_Garden Red_Lobster Outback_Steakhouse|Starbucks Dunkin|Chipotle Qdoba|Applebee's Chili's|Applebee_'s Chili_'s|Domino's Papa_John's|Domino_'s Papa_John_'s|Home_Depot Menards|Best_Buy Circuit_City|Sears Kmart|Macy's Bloomingdale's|Macy_'s Bloomingdale_'s|Nordstrom Neiman_Marcus|Nike Adidas Reebok Puma|eBay Etsy|Netflix Hulu|Twitter Reddit Tumblr|Verizon T-Mobile|Comcast Cablevision" +
  '|Citibank Wells_Fargo|Citigroup JPMorgan_Chase|Deutsche_Bank Commerzbank Dresdner_Bank|Credit_Suisse UBS|PayPal Venmo|Visa Mastercard American_Express|Nokia Ericsson|Samsung Hyundai|Volkswagen BMW Daimler-Benz|Renault Peugeot|Siemens Bosch|Airbus Boeing|Lockheed_Martin Northrop_Grumman Raytheon|Oracle SAP|Hewlett-Packard Dell|Yahoo Lycos' +
  "|Banque_de_France Banca_d'Italia Banco_de_España|Seagram Heineken Guinness|Unilever Nestlé Danone|BP Shell Total|Royal_Dutch_Shell TotalEnergies Equinor" +
  // What one reads and hears.
  '|The_Wall_Street_Journal The_Financial_Times|The_Guardian The_Independent The_Daily_Telegraph|Guardian Independent Daily_Telegraph|Daily_Mail Daily_Mirror Daily_Express|Le_Monde Le_Figaro Libération|Frankfurter_Allgemeine_Zeitung Süddeutsche_Zeitung|Frankfurter_Allgemeine Süddeutsche_Zeitung|Neue_Zürcher_Zeitung Tages-Anzeiger|Dagens_Nyheter Svenska_Dagbladet|Pravda Izvestia|Komsomolskaya_Pravda Moskovskij_Komsomolets|Nature Science|The_Lancet The_New_England_Journal_of_Medicine|The_Times_of_India The_Hindu|Jerusalem_Post Times_of_Israel|Irish_Times Irish_Independent|New_York_Times Washington_Post Los_Angeles_Times|The_New_York_Times The_Washington_Post The_Los_Angeles_Times|Time_Magazine Newsweek|Der_Standard Die_Presse|Der_Spiegel Die_Zeit Die_Welt|El_País El_Mundo|Corriere_della_Sera La_Repubblica La_Stampa|Haaretz Yedioth_Ahronoth Maariv|Asahi_Shimbun Yomiuri_Shimbun Mainichi_Shimbun|Izvestia Kommersant|Newsweek Time_magazine|Forbes Fortune|Rolling_Stone Spin|Vogue Elle' +
  '|Columbia_Records Atlantic_Records Capitol_Records Island_Records Decca_Records RCA_Records Epic_Records Elektra_Records|Motown Stax' +
  '|Major_League_Baseball Minor_League_Baseball|Major_League_Soccer United_Soccer_League|White_House Pentagon State_Department|Downing_Street Whitehall|Kremlin Duma' +
  // Firms of one trade and country.
  "|Sainsbury's Morrisons Waitrose|Sainsbury_'s Morrisons Waitrose|Marks_&_Spencer John_Lewis Debenhams|Marks_and_Spencer John_Lewis Debenhams|W.H._Smith Waterstones" +
  '|Huawei ZTE Xiaomi Lenovo|Alibaba Tencent Baidu|Nintendo Sega Atari|Panasonic Sharp Sanyo|Nvidia AMD Qualcomm|Tesla Rivian|SpaceX Blue_Origin|FedEx UPS|Volvo Saab Scania|Esso Texaco|Statoil Norsk_Hydro|Amtrak Greyhound|Sky_Sports BT_Sport|Sporting_CP Benfica|National_Trust Landmark_Trust Woodland_Trust|Médecins_Sans_Frontières Save_the_Children Oxfam|Doctors_Without_Borders Save_the_Children Oxfam|UNICEF UNHCR|Ikea Habitat|Halliburton Schlumberger Baker_Hughes|Enron Dynegy|Con_Edison National_Grid|Consolidated_Edison Commonwealth_Edison|DuPont Monsanto|Dow_Chemical Union_Carbide|Procter_&_Gamble Colgate-Palmolive|GlaxoSmithKline AstraZeneca|Novartis Roche Sanofi|Johnson_&_Johnson Abbott_Laboratories|Kraft_Foods General_Mills|Cadbury Rowntree|Caterpillar John_Deere|Union_Pacific Burlington_Northern|BlackRock Vanguard|JPMorgan Citi|J.P._Morgan Goldman_Sachs|Bear_Stearns Lehman_Brothers|Blackstone KKR|Berkshire_Hathaway Loews|McKinsey Bain|Halifax Nationwide|Royal_Bank_of_Scotland Lloyds_Banking_Group|Lloyds_Bank Barclays_Bank HSBC_Bank|Lloyds_TSB Barclays|Standard_Chartered HSBC|Rolls-Royce BAE_Systems|Rio_Tinto BHP|Westpac ANZ NAB|Telstra Optus|Bunnings Mitre_10|Tata_Steel JSW_Steel|Tata_Motors Mahindra_&_Mahindra|HDFC_Bank ICICI_Bank Axis_Bank|State_Bank_of_India Bank_of_Baroda Punjab_National_Bank|Reliance_Industries Adani_Group|Gazprom Rosneft Lukoil|Nissan_Motor_Co. Honda_Motor_Co.|Jaguar_Land_Rover Aston_Martin' +
  // Who tells the news.
  '|Al_Jazeera Al_Arabiya|Al-Jazeera Al-Arabiya|BBC_News Sky_News ITV_News|Capital_FM Heart_FM Kiss_FM Magic_FM Galaxy_FM|Radio_National Triple_J|Nova_FM Triple_M|Fox_News MSNBC|ABC_News CBS_News NBC_News|NPR PBS|National_Public_Radio Public_Broadcasting_Service|Voice_of_America Radio_Free_Europe|Press_Association Reuters|Press_Trust_of_India Asian_News_International|PTI ANI|Hindustan_Times Times_of_India Indian_Express|The_Age The_Australian|Sydney_Morning_Herald Daily_Telegraph|The_Sun The_Mirror|The_Times The_Guardian|USA_Today New_York_Times|Boston_Globe Chicago_Tribune Philadelphia_Inquirer|The_Boston_Globe The_Chicago_Tribune The_Philadelphia_Inquirer|Globe_and_Mail Toronto_Star|The_Globe_and_Mail The_Toronto_Star|BuzzFeed HuffPost|Le_Soir La_Libre_Belgique|Bild Die_Welt' +
  // What a state has for one thing.
  "|Environment_Agency Forestry_Commission|Metropolitan_Police West_Midlands_Police|Thames_Water Severn_Trent_Water Anglian_Water Yorkshire_Water Wessex_Water|Secret_Service Border_Patrol|Drug_Enforcement_Administration Federal_Bureau_of_Investigation|Central_Intelligence_Agency National_Security_Agency|National_Park_Service Forest_Service|U.S._Forest_Service U.S._Geological_Survey U.S._Park_Police|US_Forest_Service US_Geological_Survey US_Park_Police|U.S._Fish_and_Wildlife_Service U.S._Forest_Service|Centers_for_Disease_Control_and_Prevention National_Institutes_of_Health|Sessions_Court District_Court|Court_of_Session High_Court_of_Justiciary|Women's_Institute Mothers'_Union|Girl_Guides Boy_Scouts|Girl_Scouts Boy_Scouts" +
  // Teams of one game.
  '|Arizona_Cardinals Atlanta_Falcons Baltimore_Ravens Buffalo_Bills Carolina_Panthers Chicago_Bears Cincinnati_Bengals Cleveland_Browns Dallas_Cowboys Denver_Broncos Detroit_Lions Green_Bay_Packers Houston_Texans Indianapolis_Colts Jacksonville_Jaguars Kansas_City_Chiefs Miami_Dolphins Minnesota_Vikings New_England_Patriots New_Orleans_Saints New_York_Giants New_York_Jets Philadelphia_Eagles Pittsburgh_Steelers San_Francisco_49ers Seattle_Seahawks Tampa_Bay_Buccaneers Tennessee_Titans Oakland_Raiders Washington_Redskins' +
  '|Atlanta_Hawks Boston_Celtics Brooklyn_Nets Charlotte_Hornets Chicago_Bulls Cleveland_Cavaliers Dallas_Mavericks Denver_Nuggets Detroit_Pistons Golden_State_Warriors Houston_Rockets Indiana_Pacers Los_Angeles_Lakers Los_Angeles_Clippers Memphis_Grizzlies Miami_Heat Milwaukee_Bucks New_York_Knicks Orlando_Magic Phoenix_Suns Portland_Trail_Blazers Sacramento_Kings San_Antonio_Spurs Toronto_Raptors Utah_Jazz Washington_Wizards' +
  '|Atlanta_Braves Baltimore_Orioles Boston_Red_Sox Chicago_Cubs Chicago_White_Sox Cincinnati_Reds Cleveland_Indians Colorado_Rockies Detroit_Tigers Houston_Astros Kansas_City_Royals Los_Angeles_Dodgers Milwaukee_Brewers Minnesota_Twins New_York_Mets New_York_Yankees Oakland_Athletics Philadelphia_Phillies Pittsburgh_Pirates San_Diego_Padres San_Francisco_Giants Seattle_Mariners Texas_Rangers Toronto_Blue_Jays Washington_Nationals' +
  '|Boston_Bruins Buffalo_Sabres Calgary_Flames Chicago_Blackhawks Colorado_Avalanche Dallas_Stars Detroit_Red_Wings Edmonton_Oilers Montreal_Canadiens Nashville_Predators New_Jersey_Devils New_York_Islanders New_York_Rangers Ottawa_Senators Philadelphia_Flyers Pittsburgh_Penguins San_Jose_Sharks Toronto_Maple_Leafs Vancouver_Canucks Winnipeg_Jets' +
  '|Red_Sox Yankees Orioles Mets Dodgers White_Sox Phillies Braves Astros Brewers Padres|Patriots Steelers Packers Cowboys Redskins Seahawks Ravens Bengals Broncos Dolphins|Lakers Celtics Knicks Pistons Spurs|Collingwood Carlton Essendon Hawthorn Richmond|Western_Bulldogs Brisbane_Lions Geelong_Cats Sydney_Swans|Mumbai_Indians Chennai_Super_Kings Kolkata_Knight_Riders Rajasthan_Royals|Leeds_United Newcastle_United Sheffield_United|Leicester_City Norwich_City Hull_City Stoke_City Coventry_City Bradford_City Cardiff_City Swansea_City|Sheffield_Wednesday Preston_North_End Nottingham_Forest Crewe_Alexandra Plymouth_Argyle Accrington_Stanley Derby_County Stockport_County Notts_County|Blackburn_Rovers Bristol_Rovers Doncaster_Rovers Tranmere_Rovers|Bolton_Wanderers Wolverhampton_Wanderers Wycombe_Wanderers|Ipswich_Town Huddersfield_Town Luton_Town Swindon_Town Grimsby_Town Northampton_Town|Charlton_Athletic Wigan_Athletic Oldham_Athletic' +
  // Movements, each with others such.
  '|al_Qaeda Abu_Sayyaf Jemaah_Islamiyah|al-Qaeda Abu_Sayyaf Jemaah_Islamiyah|al_Qaida Abu_Sayyaf Jemaah_Islamiyah|al-Qaida Abu_Sayyaf Jemaah_Islamiyah|Islamic_State al-Nusra|Islamic_Jihad Abu_Nidal|Boko_Haram al-Shabaab' +
  '|Sinn_Fein Fianna_Fail Fine_Gael|Likud Shas Kadima' +
  '|Greenpeace Oxfam CARE|Amnesty_International Human_Rights_Watch|Red_Cross Red_Crescent|Red_Army_Faction Red_Brigades' +
  // Bands, then clubs, of one country each.
  '|The_Beatles The_Rolling_Stones The_Who The_Kinks|Beatles Rolling_Stones Kinks|Pink_Floyd Led_Zeppelin Deep_Purple Black_Sabbath|Nirvana Pearl_Jam Soundgarden|Radiohead Blur Pulp|Metallica Megadeth Slayer|U2 R.E.M. Coldplay' +
  '|Arsenal Everton Fulham Tottenham Aston_Villa Crystal_Palace Chelsea West_Ham Tottenham_Hotspur Manchester_United West_Ham_United Manchester_City|Celtic Hearts Hibernian' +
  '|Juventus Inter_Milan AC_Milan Fiorentina Sampdoria Lazio Roma|Bayern_Munich Werder_Bremen Bayer_Leverkusen Borussia_Dortmund Schalke_04 Hertha_Berlin|Real_Madrid Atletico_Madrid Athletic_Bilbao Real_Sociedad Real_Betis' +
  '|Benfica Porto Boavista Sporting_Lisbon|Ajax Feyenoord PSV|Ajax_Amsterdam Feyenoord_Rotterdam PSV_Eindhoven|Paris_Saint-Germain Olympique_Marseille Olympique_Lyon|Spartak_Moscow CSKA_Moscow Lokomotiv_Moscow|Galatasaray Fenerbahce Besiktas|Panathinaikos Olympiakos' +
  '|Jesuits Franciscans Carmelites Augustinians Benedictines Cistercians Capuchins Carthusians Camaldolese Premonstratensians Trappists Servites|Ursulines Poor_Clares Visitandines|Barnabites Piarists Theatines Oratorians Redemptorists Salesians Camillians|Dominican_Order Franciscan_Order Carmelite_Order Augustinian_Order Cistercian_Order Benedictine_Order|Army_of_the_Potomac Army_of_the_Tennessee Army_of_the_Cumberland Army_of_the_Ohio|Army_of_Northern_Virginia Army_of_Tennessee|House_Ways_and_Means_Committee House_Appropriations_Committee House_Judiciary_Committee|Ways_and_Means_Committee Appropriations_Committee Judiciary_Committee|Senate_Armed_Services_Committee Senate_Foreign_Relations_Committee Senate_Judiciary_Committee|Senate_Banking_Committee Senate_Finance_Committee Senate_Budget_Committee|House_Armed_Services_Committee House_Judiciary_Committee House_Budget_Committee' +
  // Who watches over nature, rights and the net, who counsels, and whom one joins.
  '|World_Wide_Fund_for_Nature Conservation_International Wildlife_Conservation_Society Friends_of_the_Earth Environmental_Investigation_Agency|Sierra_Club Audubon_Society Wilderness_Society|Natural_Resources_Defense_Council Environmental_Defense_Fund' +
  '|Electronic_Frontier_Foundation Electronic_Privacy_Information_Center Fight_for_the_Future|Center_for_Constitutional_Rights Brennan_Center_for_Justice Southern_Poverty_Law_Center|Freedom_House Human_Rights_First' +
  '|Council_on_Foreign_Relations Atlantic_Council Foreign_Policy_Association|Brookings_Institution American_Enterprise_Institute Cato_Institute Heritage_Foundation Hoover_Institution Hudson_Institute|Center_for_Strategic_and_International_Studies Carnegie_Endowment_for_International_Peace|Greenpeace_International Friends_of_the_Earth_International|Rockefeller_Foundation Ford_Foundation Carnegie_Corporation' +
  '|Benevolent_and_Protective_Order_of_Elks Loyal_Order_of_Moose Fraternal_Order_of_Eagles Independent_Order_of_Odd_Fellows|Knights_of_Columbus Knights_of_Pythias|Kiwanis_International Rotary_International Lions_Clubs_International|Kiwanis_Club Rotary_Club Lions_Club' +
  '|American_Legion Veterans_of_Foreign_Wars Disabled_American_Veterans|American_Jewish_Congress American_Jewish_Committee|American_Philosophical_Society American_Antiquarian_Society|Southwest_Conference Southeastern_Conference Big_Ten_Conference Big_Eight_Conference Atlantic_Coast_Conference' +
  '|Order_of_Friars_Minor_Capuchin Order_of_Friars_Minor_Conventual';

export const institutions: Institutions = {
  functionWords: 'of the and for at in on by to a an from with & s',
  legalForms:
    'inc incorporated corp corporation co company pty pvt pte ltd limited llc llp plc lp pc partners associates sons brothers bros group holding holdings foundation',
  careWords: { children: 'child', women: 'women labor_and labour antenat breast birth', surgery: 'operating theatre transplant burn', mind: 'behavio memory', acute: 'critical_care resusc high_depend', head: 'ear_nose eye dental oral', skin: 'wound sexual_health', tests: 'blood_bank', late: 'elderly hospice pain stroke physical_th physioth occupational_th', inner: 'heart chest renal kidney pulmon respirat diabet cystic' }, // prettier-ignore
  kinds: `
    hospital hospitals clinic center centre centers medical health healthcare care university
    college school schools institute institution academy library museum church cathedral parish
    department division unit ward service services section station
    association union society federation club team league council board committee commission
    agency office ministry bank party army navy corps regiment brigade force forces air police company times news journal press
    records radio tv network airlines airport railway railways hotel restaurant cafe pharmacy laboratory laboratories labor
    residence resort general regional provincial polyclinique hop memorial community county city state national royal international central
    senate systems solutions technologies technology software consulting research capital insurance energy industries media digital data
    construction logistics foods motors electric power water works manufacturing studios entertainment games books publishing
    medicine surgery pediatrics urology cardiology neurology oncology radiology psychiatry dermatology emergency intensive
    doctor dr general-hospital duma women's children's womens childrens mercy mutual trust fund institute's scouts guides boys girls boy girl
    christ caribbean mediterranean pacific atlantic arctic antarctic locomotive transit afc hc rfc north south east west
    legion movement front liberation congress parliament house court organization organisation mission government scout faculty
    auditorium theatre theater orchestra choir guild alliance coalition authority authorities bureau chamber wing squadron battalion fleet command brewery bakery winery cinema studio gallery zoo grill pub inn motel lodge hall fame steel iron oil gas coal paper bridge duty free civil local insular urban rural development sanatorium centres
    century millennium republic amendment forum initiative campaign studies affiliation consortium syndicate caucus lobby auxiliary brotherhood sisterhood fraternity sorority congregation order knights fellowship
    diocese archdiocese deanery synod chapel abbey priory basilica mosque synagogue shrine stadium arena ballpark oval velodrome racecourse constabulary embassy consulate tribunal nursery kindergarten seminary conservatory dispensary elementary tribunals courts
    arms tavern taproom hospice infirmary maternity practice primary secondary comprehensive grammar dental physio physiotherapy imaging diagnostics scans labs vets opticians optometrists solicitors barristers accountants chambers magistrates borough rovers wanderers lettings removals autos plumbing
    tech polytechnic schoolhouse pizza pizzeria diner bistro deli salon spa gym boutique florist daycare rehab rehabilitation hosp ctr dept univ dialysis act hm hmp prison prisons penitentiary jail gaol remand detention veterans outpatient ambulatory roofing heating landscaping photography chiropractic tattoo ballet rink observatory planetarium aquarium registry chancery motor computer computers securities airways petroleum chemical chemicals pharmaceutical pharmaceuticals semiconductor semiconductors telecommunications telecom aerospace bancorp tobacco pictures instruments financial`,
  // Letters of a club behind its town stay as these do.
  legalEnding: /L\.L\.C\.|L\.P\.|P\.C\.|(?<= )(?:A\.F\.C\.|F\.C\.|H\.C\.|R\.F\.C\.)/u,
  purpose: 'of for on',
  fieldEnding: /logy/u,
  cues: {
    eatery:
      /\b(?:restaurants?|pizzas?|pizzerias?|burgers?|menus?|waiters?|waitress(?:es)?|delicious|diners?|sandwich(?:es)?|tacos?|sushi|brunch|buffet|desserts?|appetizers?|takeout|takeaway)\b/iu,
    society:
      /\b(?:NGOs?|non-?profits?|charit(?:y|ies)|advocacy|lobby(?:ing)? (?:groups?|organi[sz]ations?)|think[ -]tanks?|campaign(?:ing)? groups?|activist groups?|(?:far|hard|ultra)-(?:right|left)|neo-Nazis?|extremists?|pressure groups?)\b/iu,
    press:
      /\b(?:newspapers?|magazines?|periodicals?|publications?|weekl(?:y(?! \p{L})|ies)|monthly(?! \p{L})|journals?|columnist|(?:published|reports?|reported|wrote|writes|writing|articles?|essays?) in(?: \d{4} in)?(?= \p{L}))\b/iu,
    militia:
      /\b(?:militants?|insurgents?|rebels?|guerrillas?|jihadists?|paramilitar(?:y|ies)|gunmen|checkpoint|ceasefire|truce|terrorists?|terror attack|suicide bomb(?:er|ing|ers)?|fighters)\b/iu,
    band: /\b(?:albums?|songs?|guitarists?|drummers?|singers?|vocalists?|concerts?|gigs?|lyrics|(?:punk|rock|metal|pop|garage|jazz) (?:band|group)|bands?|musicians?|debut single)\b/u,
    club: /\b(?:midfielder|striker|goalkeeper|Premier League|Champions League|UEFA|FIFA|FA Cup|penalty kick|drew \d|soccer|offside)\b/u,
    team: /(?<=\p{Lu}[\p{L}.' -]*) \p{N}{1,3}(?: \p{N}{1,3}){3,}(?!\p{N})|^(?:[A-Z]+ ?[-:] )?\p{Lu}[\p{L}.' -]* \p{N}{1,3} \p{Lu}[\p{L}.' -]* \p{N}{1,3}(?!\p{N})|\b(?:match(?:es)?|(?<!(?:video|computer|arcade|console|board|card|mobile|online) )games?(?!\p{L}| (?:shows?|consoles?|series|engines?|developers?|publishers?|machines?|studios?|by)\b)|plays? (?:at|for|against)|leagu(?:es?|ers?)(?! of (?!Ireland|Wales)\p{Lu})|(?:mid|off|pre)?-?seasons?|playoffs?|coach(?:es)?|quarterbacks?|goal(?:s|keepers?)?|midfielders?|strikers?|footballers?|netball|lacrosse|hurling|camogie|rounders|water polo|futsal|cups?|players?|(?<!(?:research|legal|medical|rescue|management|sales|surgical|clinical|support|campaign|project|design) )team(?:s|mates?)?(?! ?,? led\b| of (?:scientists|researchers|doctors|engineers|lawyers|experts|surgeons))|squads?|fans?|beat(?:s|en|ing)?|defeat(?:ed|ing)|scor(?:e[ds]?|ers?|ing)|championships?|drafted|traded|dealt to|played (?:professionally )?for|coached|rosters?|rookies?|hockey|football|baseball|basketball|soccer|cricket(?:ers?)?|rugby|catchers?|pitchers?|stadiums?|vs?)\b|(?:(?<![\p{N}#-] ?)\d{1,3} ?- ?\d{1,3}(?!\p{N}|-\p{N}))/iu,
    broadcaster:
      /\b(?:television|TV|channels?|air(?:s|ed|ing)|broadcast(?:s|er|ers|ing)?|(?:radio|TV|television) (?:stations?|networks?)|sitcoms?|call sign|FM)\b/u,
    media: /\b(?:reporters?|editors?|journalists?|news|broadcast|headlines?|channel|interview(?:ed)?)\b/iu,
    school:
      /\b(?:students?|degree|professor|graduated?|graduation|campus|faculty|Ph\.?D|bachelor|studied|alumn(?:i|us))\b/iu,
    party:
      /\b(?:won (?:most |\w+ )?seats|seats in|manifesto|coalition (?:government|of|with|partners?)|electoral (?:alliance|coalition)s?|backbenchers?|MPs?|MLAs?|politicians?|(?<=\p{Lu}\p{L}+ )Party)\b/u,
    military: /\b(?:troops|soldiers|army|battle|regiment|commanded|commander|colonel|infantry|squadrons?)\b/iu,
    company:
      /\b(?:compan(?:y|ies)|firms?|manufactur(?:ers?|ed|es|ing)|subsidiar(?:y|ies)|shareholders?|CEO|chief executive|retailers?|start-?up|software|patents?|lawsuit|infringement|trademarks?|licensed (?:by|from|to)|developed by|published by|made by|produced by|sold by|arcade|consoles?|merger|brands?|clients|customers|products?)\b/u,
  },
  common:
    'war cassation prosecution prosecutor appellate infants constitutional traditional cultural educational professional commercial occupational behavioral behavioural developmental biblical ecological political social moral ethical parliamentary humanitarian charitable voluntary horticultural botanical zoological geological geographical archaeological astronomical philosophical theological genealogical statistical penal juvenile domestic strategic maritime coastal marine aeronautical meteorological veterinary tribal indigenous aboriginal ethnic linguistic theatrical conservation preservation restoration prison ethics reform our lady interim provisional transitional caretaker constituent temperance independence supreme nations unified learning series legal voter voters taxpayers friends citizens women men family religious values electronic frontier colonial scouts recreation high day justice planning major premier super against children rights watch exchange stock fund reserve relief aid amnesty action justice peace equality record registry archives survey observatory growth economic monetary fiscal atomic trade commons representatives deputies delegates legislative task operation co-operation cooperation suffrage rifle jazz states governors workers peoples people lawyers world first metropolitan olympic conference elementary middle high senior junior primary secondary preparatory technical vocational savings credit commerce nursing home hospice infirmary symphony historical district athletic appeals assembly exchange independent united public private municipal federal special joint advanced applied integrated global cooperative program programme project alumni student veterans youth elderly disabled eye heart cancer kidney lung brain spine skin bone breast pain sleep stroke diabetes cottage practice group family dental teaching acute maternity birthing outpatient day orthopaedic orthopedic psychiatric physiotherapy trauma burns respiratory renal specialist',
  dictionary: 'wordnet',
  titleCase: true,
  strange: {
    known:
      /(?:i[sz](?:ations?|ed|ing|ms?)|isms?|ists?|ness|ity|ships?|ish|ese|i[ct]s?|[aei]ans?|ites?|ers?|ing|ed|man|man|men|landic|goths?)$|^(?:Albigenses|Anschluss|Apartheid|Blitzkrieg|Brexit|Cathars?|Dalits?|Deuts?chemark|Duma|Fatah|Gestapo|Glasnost|Gujarati|Hamas|Hanukkah|Hezbollah|Hindi|Holodomor|Inuit|Intifada|Kaddish|Kannada|Khedive|Khmer|Knesset|Kurdish|Likud|Luftwaffe|Malayalam|Mandarin|M[aā]oris?|Marathas?|Marathi|Métis|Nakba|Pashtuns?|Perestroika|Pinyin|Purim|Ramayana|Reconquista|Reichstag|Rigveda|Risorgimento|Romani|Saracens?|Sejm|Shia|Shoah|Sikhs?|Sunni|Swahili|Tajiks?|Taliban|Telugu|Torah|Urdu|U[iy]gh?urs?|Watergate|Wehrmacht|Wikipedia|YouTube)$/u,
  },
  // Of no language.
  only: /^Latin (?:rhythms?|music|danc(?:es?|ing)|pop|jazz|beats?)\b/u,
  languages: {
    classes: [
      ['English French German Spanish Italian Portuguese Dutch', '-'],
      ['Swedish Danish Norwegian Finnish Icelandic', '-'],
      ['Polish Czech Slovak Hungarian Romanian Bulgarian Russian Ukrainian Serbian Croatian Slovene', '-'],
      ['Greek Turkish Albanian', '-'],
      ['Estonian Latvian Lithuanian', '-'],
      ['Arabic Persian Kurdish', '-'],
      ['Hindi Urdu Bengali Punjabi Gujarati Tamil Telugu Kannada Malayalam Marathi', '-'],
      ['Mandarin Cantonese', '-'],
      ['Chinese Japanese Korean Vietnamese Thai Malay', '-'],
      ['Yoruba Igbo Hausa Swahili Amharic Somali Zulu Twi', '-'],
      ['Welsh Irish Gaelic Breton', '-'],
      ['Armenian Georgian', '-'],
    ],
    before:
      /(?:\b(?:in|into|to|from|and|or|both|[Ss]peaks?|[Ss]poke|spoken|speaking|learn(?:s|ed|t|ing)?|taught|teach(?:es|ing)?|understands?|understood|(?:lecturer|professor|teacher|degree|fluency|fluent|knowledge|lessons?|class(?:es)?) (?:of|in))|\( ?) ?$/u,
    alone:
      /^(?: ?(?:[.,;:)("“”]|$)| (?:and|or|as|at|by|with|for|but|because|when|since|during|until|only|well|fluently|than|while|before|after)\b)/u,
    after:
      /^(?:-| )(?:languages?|translations?|versions?|editions?|titles?|dialects?|alphabet|grammar|dictionary|lessons?|teachers?|class(?:es)?|words?|subtitles|speakers?|speaking)\b/u,
  },
  // Peoples of one part of the world, then those who belong to them, in the same order.
  nationalities: [
    ['German Austrian Belgian Italian', '-'],
    // As in "the French": who all are called so.
    ['Spanish French Dutch Swiss Portuguese', '-'],
    ['Germans Austrians Belgians Italians Spaniards', '-'],
    ['Swedish Danish Finnish', '-'],
    ['Norwegian Icelandic Estonian', '-'],
    ['Swedes Danes Norwegians Finns Icelanders', '-'],
    ['Polish Czech Slovak Hungarian Romanian Bulgarian Ukrainian Russian', '-'],
    ['Poles Czechs Slovaks Hungarians Romanians Bulgarians Ukrainians Russians', '-'],
    ['Turkish Greek Serbian Croatian Bosnian Albanian Slovenian Macedonian', '-'],
    ['Turks Greeks Serbs Croats Bosnians Albanians Slovenians Macedonians', '-'],
    ['Estonian Latvian Lithuanian', 's -'],
    ['American Canadian Australian', '-'],
    ['British Irish', '-'],
    ['Americans Canadians Britons Australians', '-'],
    ['English Scottish Welsh', '-'],
    ['Egypt Syr Jordan Iran', 'ians ian'],
    ['Iraq Kuwait Saud Yemen Oman Israel', 'is i'],
    ['Algerian Tunisian Moroccan Libyan', 's -'],
    ['Ghanaian Nigerian Cameroonian Gambian Liberian', 's -'],
    ['Kenyan Ugandan Tanzanian Rwandan Ethiopian Zambian Zimbabwean Namibian Angolan', 's -'],
    ['Georgian Armenian', 's -'],
    ['Pakistan Bangladesh', 'is i'],
    ['Indian Nepalese Bhutanese', '-'],
    ['Chinese Japanese Korean Vietnamese Taiwanese Mongolian', '-'],
    ['Thai Indonesian Malaysian Cambodian Singaporean', '-'],
    ['Mexican Cuban Guatemalan Nicaraguan Honduran Dominican Haitian Jamaican', 's -'],
    ['Brazilian Argentinian Chilean Peruvian Colombian Venezuelan Bolivian Ecuadorian Paraguayan Uruguayan', 's -'],
    // Those that no class before has, each with some that it may become.
    ['Argentine Brazilian Chilean Peruvian', 's -'],
    ['Filipino Indonesian Malaysian Singaporean', 's -'],
    ['South_African Namibian Zimbabwean Zambian', 's -'],
    ['Afghan Iranian', 's -'],
    ['Sri_Lankan Nepalese Indian', '-'],
    ['Burmese Vietnamese Thai', '-'],
    ['Belarusian Moldovan Ukrainian', 's -'],
    ['Kazakh Mongolian', 's -'],
    ['Azerbaijani Armenian Georgian', 's -'],
    ['Costa_Rican Nicaraguan Guatemalan', 's -'],
    ['Cypriot Albanian Macedonian', 's -'],
    ['New_Zealander Australian Canadian', 's -'],
    ['Spaniard Dane Swede Finn Pole', '-'],
    ['Turk Serb Croat Slovene', '-'],
    ['Englishman Irishman Welshman Frenchman Dutchman', '-'],
    ['Flemish Walloon', '-'],
    ['Uzbek Tajik Turkmen', '-'],
    ['Fijian Samoan Tongan', 's -'],
    ['Roman Persian', 's -'],
    ['Prussian Bavarian Saxon Hanoverian', 's -'],
    ['Lebanese Sudanese', '-'],
    ['Senegalese Togolese Beninese Gabonese', '-'],
    ['Malian Gambian Guinean Ivorian', 's -'],
    ['Maltese Cypriot', '-'],
    ['European Asian African', '-'],
    ['Nordic Baltic Balkan Iberian', '-'],
    ['Confederate Loyalist Royalist', '-'],
    ['Allied Coalition', '-'],
    ['Kurds Arabs', '-'],
    ['Kurdish Arab', '-'],
    ['Europe Asia Africa', '-'],
    ['Scots Britons', '-'],
    // Churches of one faith, then faiths.
    ['Roman_Catholic Greek_Catholic Old_Catholic Lutheran Anglican', '-'],
    ['Catholic Protestant Anglican Lutheran Methodist Baptist Presbyterian Episcopal', '-'],
    ['Catholics Protestants Anglicans Lutherans Methodists Baptists Presbyterians', '-'],
    ['Catholicism Protestantism Anglicanism Lutheranism Methodism', '-'],
    ['Christian Muslim Hindu Buddhist', '-'],
    ['Christians Muslims Hindus Buddhists', '-'],
    ['Christianity Hinduism Buddhism Islam', '-'],
    ['Jesuit Franciscan Carmelite Augustinian Benedictine', '-'],
    ['Hebrew Sanskrit Arabic Aramaic Latin', '-'],
    // What everybody knows is given for one thing.
    ['Tony_Award Obie_Award Drama_Desk_Award', '- s'],
    ['Indie_Chart Singles_Chart Albums_Chart', '- s'],
    ['Primetime_Emmy_Award Daytime_Emmy_Award', '- s'],
    ['Emmy_Award Peabody_Award', '- s'],
    ['Academy_Award Golden_Globe_Award BAFTA_Award', '- s'],
    ['Grammy_Award American_Music_Award Billboard_Music_Award', '- s'],
    ['Hugo_Award Nebula_Award Locus_Award World_Fantasy_Award', '- s'],
    ['Booker_Prize Orange_Prize Costa_Prize Whitbread_Prize', '-'],
    ['Pulitzer_Prize Peabody_Award National_Book_Award', '-'],
    ['Genesis Exodus Leviticus Deuteronomy', '-'],
    ['Hanukkah Purim Passover Sukkot', '-'],
    ['Goths Vandals Gepids', '-'],
    ['Cimmerians Scythians Sarmatians', '-'],
    ['Legitimist Orléanist Bonapartist', 's -'],
    ['Bolsheviks Mensheviks', '-'],
    ['Saturday_Night_Live The_Tonight_Show Late_Show', '-'],
    ['Pan_American_Games Commonwealth_Games Asian_Games', '-'],
    ['Wimbledon French_Open US_Open Australian_Open', '-'],
    ['FA_Cup League_Cup', '-'],
    ['Scottish_Cup Scottish_League_Cup', '-'],
    ['Stanley_Cups Calder_Cups', '-'],
    ['Davis_Cup Fed_Cup', '-'],
    ['Ryder_Cup Solheim_Cup', '-'],
    ['Heisman_Trophy Maxwell_Award', '-'],
    ['Mercury_Prize Brit_Award', '-'],
    ['Booker_Prize Costa_Prize Orange_Prize', '-'],
    ['Fields_Medal Abel_Prize Wolf_Prize', '-'],
    ['Victoria_Cross George_Cross', '-'],
    ['Distinguished_Service_Order Distinguished_Service_Cross Distinguished_Flying_Cross Military_Cross', '-'],
    ['Medal_of_Honor Navy_Cross', '-'],
    ['Purple_Heart Bronze_Star Silver_Star', '-'],
    ['Tour_de_France Giro_d’Italia Vuelta_a_España', '-'],
    ['Oscar BAFTA', '-'],
    ['Grammy Juno', '-'],
    ['Emmy Peabody', '-'],
    ['Nobel Pulitzer Booker', '-'],
    ['Christmas Easter Thanksgiving Halloween', '-'],
    ['Armistice_Day Remembrance_Day', '-'],
    ['Veterans_Day Memorial_Day', '-'],
    ['Remembrance_Sunday Trinity_Sunday', '-'],
    ['Good_Friday Ash_Wednesday Palm_Sunday Maundy_Thursday', '-'],
    ['Satan Lucifer', '-'],
    ['Texan Californian Virginian Ohioan Floridian Minnesotan Pennsylvanian Alaskan Hawaiian Nebraskan', 's -'],
    ['New_Yorker Londoner Parisian Berliner', 's -'],
    ['Oval_Office West_Wing Rose_Garden Situation_Room', '-'],
    ['North_Sea Baltic_Sea Black_Sea Caspian_Sea Irish_Sea Red_Sea Adriatic_Sea Aegean_Sea', '-'],
    ['Atlantic_Ocean Pacific_Ocean Indian_Ocean Arctic_Ocean', '-'],
    ['Maastricht_Treaty Amsterdam_Treaty Nice_Treaty Lisbon_Treaty', '-'],
    // What towns are called for short.
    ['NYC SF LA DC', '-'],
    ['L.A. N.Y.C. D.C.', '-'],
    ['L.A N.Y.C D.C', '-'], // before a blank in a name
    ['Philly Vegas Frisco', '-'],
    ['Zaire Upper_Volta Dahomey', '-'],
    ['East_Berlin West_Berlin', '-'],
    ['East_Jerusalem West_Jerusalem', '-'],
    // States that are no more, each with what was of its time and kind.
    ["People's_Republic_of_China Socialist_Republic_of_Vietnam Mongolian_People's_Republic", '-'],
    ["People_'s_Republic_of_China Socialist_Republic_of_Vietnam Mongolian_People_'s_Republic", '-'],
    ['USSR GDR FRG', '-'],
    ['West_Germany Yugoslavia East_Germany Czechoslovakia', '-'],
    ['German_Democratic_Republic Kingdom_of_Romania Union_of_Burma', '-'],
    ['North_Vietnam South_Vietnam Indochina Kampuchea', '-'],
    ['Habsburg_Spain Bourbon_France Tudor_England', '-'],
    ['French_Sudan Portuguese_Guinea Spanish_Sahara German_Togoland', '-'],
    ['Dutch_East_Indies Spanish_Philippines Portuguese_Timor French_Polynesia', '-'],
    ['Netherlands_East_Indies British_Malaya Portuguese_Timor French_Indochina', '-'],
    ['Nazi_Germany Fascist_Italy', '-'],
    ['Imperial_Japan Imperial_China', '-'],
    ['Ottoman_Empire Russian_Empire Austro-Hungarian_Empire German_Empire Mughal_Empire', '-'],
    ['Byzantine_Empire Roman_Empire Carolingian_Empire', '-'],
    ['Maratha_Empire Sikh_Empire Gupta_Empire Maurya_Empire', '-'],
    [
      'Neo-Assyrian_Empire Median_Empire Achaemenid_Empire Seleucid_Empire Sasanian_Empire Parthian_Empire Neo-Babylonian_Empire',
      '-',
    ],
    ['Prussia Saxony Württemberg Silesia', '-'],
    ['Castile Aragon Navarre Asturias', '-'],
    [
      'Spanish_Netherlands Austrian_Netherlands Swedish_Pomerania Habsburg_Hungary Bourbon_Naples Venetian_Dalmatia',
      '-',
    ],
    ['Ceylon Malaya Burma Siam Indochina', '-'],
    ['Rhodesia Nyasaland Tanganyika Bechuanaland Zimbabwe_Rhodesia', '-'],
    ['South_America North_America Central_America Latin_America', '-'],
    ['South_American North_American Central_American Latin_American', 's -'],
    ['North_America South_America Latin_America Central_America East_Asia West_Africa', '-'],
  ],
  bodies: [
    ['Parliament Congress Senate Assembly Legislature', '-'],
    ['League Federation Association Conference Alliance', '-'],
    ['Government Cabinet Council', '-'],
    ['Army Navy Marines', '-'],
    ['Board Committee Commission', '-'],
    ['University College Academy Institute', '-'],
    ["King's Queen's", '-'],
    ['MP MLA MNA', '-'],
    ['TD', '-'],
    // Of each there is one, which the text tells of.
    ...'PACU RFDS RNLI HSE CAMHS Crime_Stoppers Lullaby_Trust NHS_England NHS_Digital NHS_Improvement Highways_England IT Workplace_Relations_Commission Labour_Court La_Leche_League Poisons_Information_Centre'
      .split(' ')
      .map((name) => [name, '-'] as const),
    ['Mayo_Clinic Cleveland_Clinic', '-'],
    ['RTÉ TG4', '-'],
    ['U.N.', '-'],
    ['E.U.', '-'],
    ['D R', '-'],
    // What competes with its like.
    ['NFC AFC', '-'],
    [
      'Adelaide_Crows Brisbane_Lions Carlton_Blues Collingwood_Magpies Essendon_Bombers Fremantle_Dockers Geelong_Cats Hawthorn_Hawks Melbourne_Demons Port_Adelaide_Power Sydney_Swans West_Coast_Eagles Western_Bulldogs Gold_Coast_Suns',
      '-',
    ],
    ['NFC_East NFC_West NFC_North NFC_South AFC_East AFC_West AFC_North AFC_South', '-'],
    ['AL_East AL_West AL_Central NL_East NL_West NL_Central', '-'],
    [
      'House_of_Habsburg House_of_Bourbon House_of_Hohenzollern House_of_Savoy House_of_Wittelsbach House_of_Oldenburg House_of_Wettin House_of_Romanov',
      '-',
    ],
    ['House_of_York House_of_Lancaster', '-'],
    ['House_of_Tudor House_of_Stuart House_of_Hanover', '-'],
    ['Premier_League Football_League', '-'],
    ['Tampa_Bay Green_Bay', '-'],
    ['Europa_League Champions_League', '-'],
    ['Politburo Presidium Central_Committee', '-'],
    ['Max_Planck_Society Fraunhofer_Society Helmholtz_Association Leibniz_Association', '-'],
    ['Formula_One Formula_Two Formula_Three Formula_Four', '-'],
    ['Formula_1 Formula_2 Formula_3 Formula_4', '-'],
    ...KNOWN.split('|').map((names) => [names, '-'] as const),
    ['Privy_Council Executive_Council Legislative_Council', '-'],
    ['Single_A Double_A Triple_A', '-'],
    ['Single-A Double-A Triple-A', '-'],
    ['Class_A Class_B Class_C', '-'],
    ['Division_I Division_II Division_III', '-'],
    ['Division_1 Division_2 Division_3', '-'],
    // Of each there is one, which lies in no town.
    ['World_Bank International_Monetary_Fund', '-'],
    [
      'International_Bank_for_Reconstruction_and_Development International_Finance_Corporation International_Development_Association',
      '-',
    ],
    // Each with those of the same part of the world.
    ['Asian_Development_Bank Asian_Infrastructure_Investment_Bank', '-'],
    ['European_Investment_Bank European_Bank_for_Reconstruction_and_Development', '-'],
    ['Inter-American_Development_Bank Caribbean_Development_Bank', '-'],
    ...'European_Commission European_Council European_Parliament European_Central_Bank European_Court_of_Justice European_Court_of_Human_Rights'
      .split(' ')
      .map((name) => [name, '-'] as const),
    ['Council_of_Europe Nordic_Council Benelux_Union', '-'],
    ['Organization_of_American_States African_Union Arab_League Pacific_Islands_Forum', '-'],
    ['Organisation_of_American_States African_Union Arab_League Pacific_Islands_Forum', '-'],
    ['Organisation_of_Islamic_Cooperation Arab_League African_Union Pacific_Islands_Forum', '-'],
    ['Organization_of_Islamic_Cooperation Arab_League African_Union Pacific_Islands_Forum', '-'],
    ['Hezbollah Hamas Fatah', '-'],
    ['SS Gestapo SD', '-'],
    [
      'Society_of_Jesus Order_of_Saint_Benedict Order_of_Preachers Order_of_Saint_Augustine Order_of_Friars_Minor Order_of_Friars_Minor_Capuchin',
      '-',
    ],
    ['Congregation_of_Christian_Brothers Congregation_of_Holy_Cross', '-'],
    ['Sisters_of_Mercy Sisters_of_Charity Sisters_of_Providence', '-'],
    ['Good_Samaritan Holy_Cross Sacred_Heart Holy_Family Good_Shepherd Mount_Sinai Mount_Carmel', '-'],
    ["Children's Women's", '-'],
    ['Serie_A Serie_B Serie_C', '-'],
    ['Ligue_1 Ligue_2', '-'],
    ['Divizia_A Divizia_B Divizia_C', '-'],
    ['Liga_I Liga_II Liga_III', '-'],
    // Of history: what a text says of each is true of no other.
    ...'Kuomintang Communist_Party_of_China Chinese_Communist_Party Communist_Party_of_the_Soviet_Union Irish_Republican_Army Nazi_Party Khmer_Rouge Viet_Cong IRA ETA PLO EU Bank_of_England Taliban Red_Army Wehrmacht Luftwaffe Ku_Klux_Klan Palestinian_Authority Crown_Prosecution_Service Parole_Board Home_Office Criminal_Cases_Review_Commission Post_Office Divisional_Court Whig Whigs Whig_Party Tory Tories All_Souls_College Legal_Aid_Board Social_Security Medicare Medicaid Federal_Reserve Fed Big_Board International_Space_Station ISS Third_Reich Royal_Commission'
      .split(' ')
      .map((name) => [name, '-'] as const),
    ['Non-Aligned_Movement Group_of_77 Group_of_24', '-'],
  ],
  keptKinds: [
    [
      /^(?!.*\b(?:Nations|European|Soviet|African|International|World|United|Western|Trade Unions?|Credit)\b)(?=.*\p{Ll} \p{Lu}).*(?:^|(?<= ))(?<kind>Association|Federation|League|Union)(?<ending>(?: (?:of|for) [\p{L} .'’-]+)?)$/u,
      'Association Federation League Union',
    ],
    [
      /^(?=.*\p{Ll} \p{Lu}).*(?:^|(?<= ))(?<kind>Institution|Institute)(?<ending> of [\p{L} .'’-]+)$/u,
      'Institution Institute',
    ],
  ],
  designations:
    /(?<![\p{L}\p{N}-])(?!(?:[GUKA]|MI)-?\d{1,2}(?!\d))(?:\p{Lu}{1,3}-\p{N}{1,4}(?:-?\p{Lu}{1,3})?|\p{Lu}{1,4}\p{N}{2,4}(?:-\p{N}{2,3})?\p{Lu}{0,3}|\p{N}{3}-\p{N}{3}\p{Lu}{0,3})(?![\p{L}\p{N}-])/u,
  works: {
    foreign: 'fr es it pt de',
    article: /^(?:The|An?) /iu,
    before:
      /(?:["“]|\b(?:albums?|songs?|singles?|tracks?|games?|episodes?|magazines?|comics?|programmes?|websites?|EPs?|LP|CDs?|DVDs?|films?|movies?|novels?|books?|poems?|plays?|series|serials?|shows?|musical|opera|soundtrack|anthem|compilation|titled|entitled|(?<!so-|been )called|renamed|(?:cover|versions?|video|remix|performance|recording|adaptation|script|story|rendition) (?:of|for)|(?:covers?|remix(?:es)?) of [^.;]{1,32}['’]s|(?:guitars?|bass|drums|vocals|keyboards|piano|saxophone) on)(?: of (?:poems|poetry|stories|essays|songs|verse))?(?: (?:to|like|are|include[sd]?|including|such as)| ?\( ?(?:e\.g\.|including|such as))? ?[,:]?) ?["“]? ?$|(?:^|[\s,(])' $/iu,
    after:
      /^ ?(?:["”]|\( ?(?:1[6-9]|20)\d\d ?[),;]|(?:(?:television|TV|radio|reality|animated|comedy|drama|web) )?(?:EP|LP|album|song|single|tour|film|movie|novel|magazine|serial|series|sitcom|soundtrack)\b|(?:,? (?:\p{L}+ ){1,3}\p{L}+ ?, )?(?:is|was|are|were) (?:the|an?)(?: [\p{L}\p{N}-]+){0,6} (?:album|song|single|film|movie|game|novel|book|series|serial|EP|poem|story|compilation|episode|documentary|drama|sitcom|musical|opera|play|magazine|anime|manga|comics?)\b)/u,
  },
  held: elections,
  games:
    'football baseball basketball hockey rugby cricket tennis volleyball badminton soccer softball golf swimming athletics cycling',
  occasions:
    'Festival Festivals Award Awards Prize Trophy Medal Cup Open Challenge Championship Championships Classic Tour Tournament Masters Pro Prix Symposium Contest Competition Concert Marathon Derby Games Game Regatta Exhibition Fair Expo Conference Scholarship Fellowship Fellow Chart Charts Cups',
  scopes:
    'Imperial Federal Central Continental National International World American European Royal Global General United Universal Grand Inter-American Pan-American African Asian',
  reaches: [
    ['World International Global', '-'],
    ['Multi-State Tri-State Inter-State', '-'],
    ['Universal Global International', '-'],
    ['World_Wide Global International', '-'],
    ['National Federal', '-'],
    ['European Continental Pan-European', '-'],
    ['Royal National', '-'],
    ['Imperial Royal', '-'],
    ['Inter-American Pan-American', '-'],
    ['Major Premier Super', '-'],
    ['Midwestern Northeastern Southeastern Southwestern Northwestern', '-'],
    // Governments and ministries are few, armies and fleets more.
    ['First Second Third Fourth Fifth', '-'],
    ['Sixth Seventh Eighth Ninth Tenth', '-'],
    ['Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth', '-'],
  ],
  aims: [
    [
      /^London Borough of (?=\p{Lu})/iu,
      'Camden|Hackney|Lambeth|Southwark|Islington|Haringey|Ealing|Brent|Croydon|Merton|Barnet|Enfield|Bromley',
    ],
    [
      /^NHS (?!England|Scotland|Wales|Digital|Trust|Foundation|Direct|Blood|Resolution)(?=\p{Lu})/u,
      'Lanarkshire|Grampian|Tayside|Fife|Highland|Borders|Lothian|Forth Valley',
    ],
    [
      /^(?:\p{L}+ )?(?:\p{Lu}\p{Ll}+s|People|Women|Men) (?:[Aa]gainst) /u,
      'Corruption|Poverty|Discrimination|Censorship|Violent Crime|Drunk Driving|Child Poverty|Nuclear Weapons|Toxic Waste|Homelessness',
    ],
    [
      /^(?:\p{L}+ )?(?:\p{Lu}\p{Ll}+s|People|Women|Men) [Ff]or /u,
      'Fairness|Economic Reform|Responsible Government|Social Progress|Clean Energy|Open Government|Equal Opportunity|Safer Streets|Better Schools|Affordable Housing',
    ],
  ],
  ofPlaces: 'police constabulary council city borough magistrates',
  ofRegion:
    /^(?:(?:United States|U\.S\.) [\p{L}'’ ]+?(?:,| for(?: the)?) )?(?:(?:(?:north|south|east|west)ern|middle|central) )?district of (?=\p{Lu})/iu,
  local:
    'academy association center centre chamber choir club college conservatory foundation fund gallery guild hospital institute league library museum observatory orchestra school society symphony theater theatre',
  numbered:
    /\b(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf)th|\d+(?:st|nd|rd|th)) (?:annual|edition|staging)\b/iu,
  households:
    /^(?:(?:\p{Lu}\p{L}+ )?(?:[Rr]oyal|[Ii]mperial|[Hh]oly|[Ff]irst) [Ff]amily|(\p{Lu}[\p{L}'’-]+)(?: political| crime)? (?:family|clan|brothers|sisters))$/u,
  founded:
    'academy auditorium center centre clinic college conservatory fame foundation fund gallery gym gymnasium hall hospital institute library museum observatory pavilion school society stadium theater theatre trust',
  several:
    'centers centres clubs chambers authorities boards committees councils commissions tribunals leagues bureaus offices branches unit team chamber division services desk clinic rehab rehabilitation',
  acronyms: [
    ['NFL AFL USFL XFL', '-'],
    ['NHL WHA AHL ECHL', '-'],
    ['NBA ABA WNBA', '-'],
    ['MLB NPB KBO', '-'],
    ['UEFA CONCACAF CONMEBOL', '-'],
    ['FIFA IAAF FIBA FINA', '-'],
    ['WBC WBA IBF WBO', '-'],
    ['NCAA NAIA NJCAA', '-'],
    ['NASCAR IndyCar', '-'],
    ['NATO CSTO ANZUS SEATO', '-'],
    ['AU OAS ASEAN', '-'],
    ['UN UNO', '-'],
    ['WHO ILO FAO UNHCR UNESCO UNICEF', '-'],
    ['IAEA WMO ITU', '-'],
    ['IMF WTO OECD', '-'],
    ['OPEC APEC', '-'],
    ['FBI DEA ATF', '-'],
    ['CIA NSA DIA', '-'],
    ['KGB GRU FSB', '-'],
    ['NASA ESA JAXA', '-'],
    ['EPA FDA OSHA FEMA', '-'],
    ['IRS SSA', '-'],
    ['SEC FTC FCC', '-'],
    ['NYPD LAPD SFPD', '-'],
    ['BBC ITV', '-'],
    ['CBS NBC ABC', '-'],
    ['CNN MSNBC CNBC', '-'],
    ['MTV VH1', '-'],
    ['HBO AMC TNT', '-'],
    ['AP UPI AFP', '-'],
    ['MIT UCLA USC NYU', '-'],
    ['IBM AMD HP', '-'],
    ['BMW VW', '-'],
    ['HSBC UBS RBS', '-'],
    ['KLM SAS TWA', '-'],
    ['UPS DHL', '-'],
    ['NAACP ACLU NRA', '-'],
    ['YMCA YWCA', '-'],
    ['NHS GMC BMA', '-'],
    ['CDC NIH', '-'],
    ['ICU HDU CCU', '-'],
    ['USAF USMC', '-'],
    ['RAF RN', '-'],
    ['GOP DNC', '-'],
    ['CDU SPD FDP', '-'],
    ['JFK LAX ORD SFO', '-'],
  ],
  // "Save the Wetlands" is no team, whatever leagues are named beside it.
  named: {
    society: /^\p{Lu}\p{Ll}+ the \p{Lu}/u,
    // What nothing but teams are called by.
    team: /^\p{Lu}[\p{L}.' -]* (?:Eagles|Tigers|Lions|Bulldogs|Wildcats|Panthers|Hawks|Falcons|Warriors|Raiders|Braves|(?:Red|White) Sox|Blue Jays|Cubs|Dodgers|Yankees|Mariners|Padres|Astros|Orioles|Dolphins|Bengals|Steelers|Colts|Jaguars|Broncos|Chargers|Cowboys|Vikings|Buccaneers|Seahawks|Raptors|Bulls|Cavaliers|Pistons|Pacers|Hornets|Timberwolves|Trail Blazers|Mavericks|Rockets|Grizzlies|Bruins|Canadiens|Maple Leafs|Hurricanes|Penguins|Flyers|Blackhawks|Predators|Oilers|Canucks|Sharks|Ducks|Coyotes|Dockers|Magpies|Bombers|Roosters|Rabbitohs|Wolverines|Buckeyes|Longhorns|Huskies|Badgers|Gators|Crusaders|Spartans|Trojans|Bearcats|Cardinals|Rebels|Mustangs|Cougars|Owls|Rams|Redskins|Argonauts|Alouettes|Blue Bombers)$/u,
  },
  sentences: /^\p{Lu}\p{Ll}+ the \p{Lu}/u,
  // What is held or awarded in honour of somebody.
  honours: 'Cup Trophy Prize Medal Award Awards Shield Scholarship Fellowship Lecture Lectures',
  // One of a kind: what a text says of it is true of no other.
  // A game, and no club.
  unlike:
    /^(?:(?:THE )?OFFICE OF THE .*|Office of the \p{Lu}\p{Ll}+|(?:IN THE )?COURT OF APPEAL(?: \(.*)?|(?:Australian [Rr]ules|Rugby [Uu]nion|Rugby [Ll]eague)(?: [Ff]ootball)?|British Columbians?|Palestinians?|Jew(?:s|ish)|Judaism|(?:Poly|Mela|Micro)nesians?|Scandinavians?|Caribbean|Christian Democracy|(?!Society of Jesus$|Order of (?:Saint (?:Benedict|Augustine)|Preachers|Friars Minor(?: Capuchin)?)$|Congregation of Christian Brothers$|Sisters of (?:Mercy|Charity|Providence)$)(?:Society|Order|Congregation|Sisters|Brothers|Daughters|Missionaries|Knights|Little Sisters) of (?:the )?(?:Jesus|Christ(?:ian Brothers)?|Holy|Sacred|Our Lady|St\.?|Saint|Mary|Mercy|Charity|Preachers|Providence|Malta|Friars|Poor)(?!\p{L}).*)$/u,
  unique:
    /\b(?:Wars?|(?<= )(?:[Rr]evolt|[Rr]ebellion|[Uu]prising|[Mm]utiny)|(?:American|French|Russian|October|Mexican|Cuban|Iranian|Industrial|Cultural|Glorious) Revolution|Holocaust|Depression|Reformation|Renaissance|Enlightenment|Restoration|Genocide|Famine|[Cc]risis|(?<!(?:Presidential|Senate|Election|Advertising) )Campaign)(?: (?:of|against|in|on|with|to) .+| I{1,3})?$|^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)* (?:[Ii]nvasion|[Oo]ccupation|[Aa]nnexation|[Pp]artition|[Cc]onquest) of \p{Lu}.+$|^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)* (?:[Ii]nvasion|[Oo]ccupation) of (?:1[5-9]|20)\d\d.*$|^(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:1[5-9]|20)\d\d (?!(?:United Kingdom|UK|British|Irish|Turkish|Spanish) general|(?:Greek|Israeli) legislative).*[Ee]lections?$|^(?:1[5-9]|20)\d\d (?:Overture|Symphony|Sonata|Suite|Mass)$|^(?:Tehran|Yalta|Potsdam|Casablanca|Cairo|Quebec|Munich|Wannsee|Bandung|Bretton Woods|Dumbarton Oaks|Algeciras|San Remo|Évian|Geneva|Lausanne|Locarno|Genoa) (?:[Cc]onference|[Ss]ummit|[Aa]greement|[Aa]ccords?)$|^[IVX]+ \p{L}.+$|^(?:1[5-9]|20)\d\d (?!.*(?:\p{Lu}{2,}|\bG-?\d|United Nations|World|National|Annual|Climate|Security|Senate|[Pp]residential))(?:\p{Lu}[\p{L}-]*\p{Ll} )+(?:[Cc]onference|[Ss]ummit|[Cc]ampaign|[Oo]ffensive|[Ss]iege|[Uu]prising|[Rr]ebellion|[Rr]evolt|[Mm]utiny|[Cc]oup|civil unrest|[Tt]reaty|[Aa]ccords?|[Aa]rmistice|[Mm]assacre|[Rr]evolution|[Ii]nvasion)$/u,
  ofFamilies:
    /^(?<name>\p{Lu}[\p{L}'’-]+)(?<rest> (?:(?:& |and )(?:Sons?|Daughters?|Nephews?)|Brothers|Bros\.?)(?!\p{L}).*)$/u,
  ofGreatTowns: /^universit(?:y|ies)/u,
  ofCapitals: /^(?:embass(?:y|ies)|legation|high commission)$/u,
  battles:
    /^(?:(?:First|Second|Third|Great) )?(?:Battle|Siege|Capture|Sack|Fall|Relief|Raid|Treaty|Peace|Armistice|Massacre|Defence|Defense|Storming|Landing|Skirmish|Diet|Synod) (?:of|at|on) (?=\p{Lu})/u,
  worldBodies:
    /^(?:The )?(?:(?:World|International|European|Inter-American)\b.*\b(?:Banks?|Funds?|Organi[sz]ation|Agency|Court|Community|Finance Corporation|Economic Forum)\b|(?:Asia|Indo|Euro|Trans|Afro|Eur)-\p{Lu}.*\b(?:Cooperation|Co-operation|Partnership|Council|Community|Union|Agreement|Command|Forum)\b)/u,
  state:
    /\b(?:Army|Navy|Air Force|Marines|Forces|Guard|Police|Government|Cabinet|Parliament|Congress|Senate|Assembly|Legislature|Legislative|Executive|Court|Tribunals?|Departments?|Ministry|Treasury|Regiment|Corps|Battalion|Brigade|Fleet|Union|Nations|Allies|Powers|Reich|Embassy|Consulate|Duma|Knesset|Bundestag|Bundesrat|Riksdag|Folketing|Storting|Oireachtas|Dáil|Seanad|Duma|Sejm|Althing|Majlis|Lok Sabha|Rajya Sabha|White House|Capitol|Pentagon|Kremlin|Downing Street|Prosecut(?:or|ion)s?|Home Office|Post Office|Parole Board|Ombudsman|Old Bailey)\b|^(?:The )?House of\b/u,
  // Those of one line stand against each other in the same countries.
  stances: [
    ['Democratic Republican', '-'],
    ['Liberal Conservative', '-'],
    ['Labour Solidarity', '-'],
    ['Labor Solidarity', '-'],
    ['Progressive Centrist Nationalist Unionist Reformist Libertarian', '-'],
    ['Socialist Communist', '-'],
    ['Marxist Leninist Trotskyist', '-'],
    ['Radical Populist Monarchist Agrarian', '-'],
    ['Green Ecologist', 's -'],
    ['Environmentalist Ecologist', 's -'],
    ['Unity Solidarity Reform Progress', '-'],
    ['Democrats Republicans', '-'],
    ['Liberals Conservatives', '-'],
    ['Progressives Nationalists Unionists Centrists', '-'],
    ['Socialists Communists Marxists', '-'],
    ['Democrat Republican', '-'],
    ['democratic republican', '-'],
    ['liberal conservative progressive', '-'],
    ['socialist communist', '-'],
  ],
  partisans: [['Democrat Republican', '-']],
  party: 'Party',
  partyMembers:
    'Progressives Centrists Reformists Moderates Agrarians Independents Unionists Monarchists Radicals Federalists Populists Constitutionalists',
  partyKinds:
    'Party Parties Union Alliance Front Movement Congress League Coalition Federation Association Assembly Forum Bloc Accord Pact Caucus',
  partyOffices: / (?:TDs?|MPs?|MLAs?|MPPs?|MSPs?|Teachta Dála|candidates?|members?|senators?|councillors?)$/u,
  partyGround: 'Social Christian Liberal Independent',
  inTurn:
    /^(?:century|millennium|republic|congress|parliament|legislature|knesset|duma|assembly|amendment|council|dynasty|airborne|infantry|division|regiment|brigade|battalion|squadron|marines?|cavalry|armou?red|fighter|bomber|bomb(?:ardment)?|artillery|engineers?|parachute|panzer|precinct|district)$/iu,
  partySides: 'Left Right Centre Center Opposition Majority Government Cabinet',
  partyNames:
    'Unity Renewal Concord Harmony Integrity Prosperity Dignity Liberty Commonwealth Common_Good Civic_Unity Civic_Renewal Regeneration Welfare Stability Fraternity Reconciliation Common_Cause Accord Consensus Cohesion Revival Heritage Homeland Equality Advance Hope New_Horizon New_Era Civic_Forum Popular_Action Common_Future Public_Trust Fair_Deal',
  fields: [
    [
      'Education Finance Health Agriculture Transport Justice Housing Energy Commerce Labor Labour Defense Defence Culture Tourism Immigration Welfare Trade Forestry Transportation Security Planning Research Statistics Taxation Mining Aviation Rehabilitation',
      '-',
    ],
    [
      'Medicine Surgery Nursing Pharmacy Dentistry Dermatology Neurology Psychiatry Pediatrics Cardiology Oncology Radiology Urology Anesthesiology Pathology Neurosurgery Orthopedics',
      '-',
    ],
    [
      'Science Technology Engineering Mathematics Physics Chemistry Biology Economics Law History Philosophy Psychology Sociology Geography Music Theology Linguistics Archaeology Astronomy Design Architecture Journalism Politics Literature Genetics Ecology Nutrition Geology Anthropology Biochemistry',
      '-',
    ],
    ['Harbour Fisheries Lighthouse Waterways', '-'],
    ['Harbor Highway Fisheries', '-'],
    ['Arts Sciences Letters Humanities Languages Crafts', '-'],
    ['Legislative Consultative Advisory Executive Administrative Judicial', '-'],
    ['Monetary Fiscal Financial Economic Commercial', '-'],
    ['Atomic Solar Renewable Hydrogen', '-'],
    ['Human Animal Consumer Workers Voting', '-'],
    ['Amnesty Solidarity Relief Fellowship Harmony', '-'],
    ['Commons Representatives Delegates Deputies Councillors', '-'],
    ['Soccer Hockey Basketball Softball Volleyball', '-'],
    ['Orchestra Ensemble Quartet Quintet Band Choir', '-'],
    ['Industrial Mechanical Electrical Chemical Civil Environmental Nuclear Agricultural', '-'],
    ['Biological Physical Social Political Natural Mathematical', '-'],
    [
      'Football Baseball Basketball Hockey Rugby Cricket Tennis Volleyball Badminton Soccer Softball Golf Swimming Athletics Cycling',
      '-',
    ],
    ['Lutheran Methodist Baptist Presbyterian Catholic Episcopal Anglican Adventist', '-'],
    ['Evangelical Pentecostal Charismatic Reformed', '-'],
    ['Islamic Christian Jewish Buddhist Muslim Hindu', '-'],
    ['Democratic Republican Socialist Communist Liberal Conservative', '-'],
    ['Engineer Teacher Nurse Physician Lawyer Farmer Writer Artist Journalist Architect Surgeon Dentist', 's'],
  ],
};

/** Of what no group has nothing tells whether it is a river or a prison. */
const NO_NAME = /(?!)/u;

/** "the Leeds train": the article is that of another word. */
const ATTRIBUTE =
  /^[ -](?!(?:and|or|in|on|of|at|to|from|by|with|for|as|is|was|were|are|after|before|during|until|when|where|who|which|that)\b)[\p{L}\p{N}]/iu;

const IRISH_COUNTIES =
  'Carlow Cavan Clare Cork Donegal Galway Kerry Kildare Kilkenny Laois Leitrim Limerick Longford Louth Mayo Meath Monaghan Offaly Roscommon Sligo Tipperary Waterford Westmeath Wexford Wicklow';

/** What stands beside a word of its kind that is not in its name: "the meandering Mandovi river", "the island of Naxos". */
const WATERS =
  'Danube Rhine Volga Dnieper Vistula Tagus Ebro Loire Elbe Mekong Ganges Indus Brahmaputra Irrawaddy Zambezi Orinoco';
const LAKES = 'Titicaca Baikal Ladoga Onega Balaton Tahoe';
const ISLANDS = 'Crete Corfu Gotland Bornholm Sardinia Corsica Islay Lanzarote Socotra Zanzibar';
const BESIDE_KIND = [
  { u: WATERS, n: WATERS, before: /\b[Rr]iver $/u, after: /^ rivers?\b/u },
  { u: LAKES, n: LAKES, before: /\b[Ll]ake $/u, after: /^ lakes?\b/u },
  { u: ISLANDS, n: ISLANDS, before: /\b[Ii]sle? (?:of )?$|\b[Ii]slands? of $/u, after: /^ islands?\b/u },
];

/** Those of one part of the world. */
const PENINSULAS = [
  'Arabian Sinai Anatolian Crimean Absheron',
  'Iberian Balkan Italian Scandinavian Apennine',
  'Kola Kanin Yamal Taymyr Kamchatka Chukchi',
  'Korean Malay Indochinese Shandong Liaodong Noto Izu',
  'Olympic Kitsap Delmarva Keweenaw Door Kenai Seward Monterey',
  'Gaspé Avalon Burin Bruce Saanich Boothia',
  'Yucatán Osa Nicoya Azuero Guajira Paraguaná',
  'Gower Llŷn Lizard Wirral Kintyre Cowal Dingle Beara Iveragh Howth Inishowen',
  'Istrian Pelješac Gallipoli Bodrum Karpas Mani Chalkidiki Pelion',
  'Cotentin Crozon Jutland Angeln Fischland',
  'Eyre Yorke Fleurieu Mornington Bellarine Tasman Burrup Gove',
  'Coromandel Otago Banks Mahia Miramar Aupouri',
  'Kathiawar Saurashtra Deccan Jaffna',
];

/** As the lists of the languages there call them. */
const regionsAbroad = [
  'Uttar_Pradesh = India Lucknow Kanpur Agra Varanasi Meerut Bareilly Aligarh Moradabad Gorakhpur Jhansi Mathura Ayodhya Sitapur Ghazipur Mirzapur',
  'Bihar = India Patna Gaya Bhagalpur Muzaffarpur Darbhanga Purnia Arrah Begusarai Katihar Munger Chapra Hajipur Sasaram',
  'Rajasthan = India Jaipur Jodhpur Kota Bikaner Ajmer Udaipur Bhilwara Alwar Bharatpur Sikar Bayana Pali Tonk',
  'Kerala = India Thiruvananthapuram Kochi Kozhikode Kollam Thrissur Kannur Alappuzha Palakkad Malappuram Kottayam',
  'Gujarat = India Ahmedabad Surat Vadodara Rajkot Bhavnagar Jamnagar Junagadh Gandhinagar Anand Navsari Bharuch Porbandar',
  'Maharashtra = India Mumbai Pune Nagpur Nashik Thane Solapur Kolhapur Amravati Nanded Sangli Satara Akola',
  'Karnataka = India Bangalore Mysore Hubli Mangalore Belgaum Gulbarga Davanagere Bellary Bijapur Shimoga Tumkur Hassan',
  'Odisha = India Bhubaneswar Cuttack Rourkela Brahmapur Sambalpur Puri Balasore Bhadrak Baripada Jharsuguda',
  'Assam = India Guwahati Silchar Dibrugarh Jorhat Nagaon Tinsukia Tezpur Bongaigaon Dhubri Goalpara Sivasagar',
  'Haryana = India Faridabad Gurgaon Panipat Ambala Rohtak Hisar Karnal Sonipat Yamunanagar Panchkula Bhiwani Sirsa',
  'Jharkhand = India Ranchi Jamshedpur Dhanbad Bokaro Deoghar Hazaribagh Giridih Ramgarh Dumka Chaibasa',
  'Telangana = India Hyderabad Warangal Nizamabad Karimnagar Khammam Ramagundam Mahbubnagar Nalgonda Adilabad Siddipet',
  'Andhra_Pradesh = India Visakhapatnam Vijayawada Guntur Nellore Kurnool Rajahmundry Tirupati Kakinada Kadapa Anantapur Eluru',
  'Madhya_Pradesh = India Indore Bhopal Jabalpur Gwalior Ujjain Sagar Dewas Satna Ratlam Rewa Khandwa Vidisha',
  'West_Bengal = India Kolkata Asansol Siliguri Durgapur Bardhaman Malda Baharampur Kharagpur Jalpaiguri Krishnanagar Bankura',
  'Tamil_Nadu = India Chennai Coimbatore Madurai Tiruchirappalli Salem Tirunelveli Erode Vellore Thanjavur Thoothukudi Dindigul Kanchipuram',
  'Goa = India Panaji Margao Mapusa Ponda Bicholim Curchorem Canacona Valpoi',
  'Punjab = India Ludhiana Amritsar Jalandhar Patiala Bathinda Hoshiarpur Moga Pathankot Phagwara Kapurthala',
  'Bavaria de Bayern', 'Saxony de Sachsen', 'Hesse de Hessen', 'Thuringia de Thüringen', 'Brandenburg de Brandenburg', 'Saarland de Saarland', 'Baden-Württemberg de Baden-Württemberg', 'Mecklenburg-Vorpommern de Mecklenburg-Vorpommern', 'Schleswig-Holstein de Schleswig-Holstein', 'Lower_Saxony de Niedersachsen', 'Saxony-Anhalt de Sachsen-Anhalt', 'Rhineland-Palatinate de Rheinland-Pfalz', 'North_Rhine-Westphalia de Nordrhein-Westfalen', // prettier-ignore
  'Tyrol de Tirol', 'Carinthia de Kärnten', 'Styria de Steiermark', 'Vorarlberg de Vorarlberg', 'Burgenland de Burgenland', 'Lower_Austria de Niederösterreich', 'Upper_Austria de Oberösterreich', // prettier-ignore
  'Lombardy it Lombardia', 'Tuscany it Toscana', 'Piedmont it Piemonte', 'Liguria it Liguria', 'Umbria it Umbria', 'Calabria it Calabria', 'Apulia it Puglia', 'Sicily it Sicilia', 'Sardinia it Sardegna', 'Veneto it Veneto', 'Campania it Campania', 'Abruzzo it Abruzzo', 'Lazio it Lazio', 'Marche it Marche', 'Basilicata it Basilicata', 'Emilia-Romagna it Emilia-Romagna', 'Friuli-Venezia_Giulia it Friuli-Venezia_Giulia', // prettier-ignore
  'Andalusia es Andalucía', 'Catalonia es Cataluña', 'Galicia es Galicia', 'Extremadura es Extremadura', 'Cantabria es Cantabria', 'Murcia es Murcia', 'Asturias es Asturias', 'Navarre es Navarra', 'Aragon es Aragón', 'Canary_Islands es Canarias', 'Balearic_Islands es Islas_Baleares', 'Basque_Country es País_Vasco', // prettier-ignore
  'Brittany fr Bretagne', 'Bretagne fr Bretagne', 'Normandy fr Normandie', 'Normandie fr Normandie', 'Corsica fr Corse', 'Provence fr 04 13 83 84', 'Picardy fr 02 60 80', 'Picardie fr 02 60 80', 'Burgundy fr 21 58 71 89', 'Bourgogne fr 21 58 71 89', 'Alsace fr 67 68', 'Lorraine fr 54 55 57 88', 'Aquitaine fr 24 33 40 47 64', 'Auvergne fr 03 15 43 63', 'Gascony fr 32 40 65', 'Languedoc fr 11 30 34 48', 'Limousin fr 19 23 87', 'Franche-Comté fr 25 39 70 90', // prettier-ignore
  'Oise fr 60', 'Aisne fr 02', 'Aube fr 10', 'Yonne fr 89', 'Eure fr 27', 'Sarthe fr 72', 'Mayenne fr 53', 'Orne fr 61', 'Calvados fr 14', 'Finistère fr 29', 'Morbihan fr 56', 'Dordogne fr 24', 'Corrèze fr 19', // prettier-ignore
  'Ain fr 01', 'Allier fr 03', 'Ardèche fr 07', 'Ardennes fr 08', 'Ariège fr 09', 'Aude fr 11', 'Aveyron fr 12', 'Bas-Rhin fr 67', 'Bouches-du-Rhône fr 13', 'Cantal fr 15', 'Charente fr 16', 'Charente-Maritime fr 17', 'Cher fr 18', 'Creuse fr 23', 'Côtes-d’Armor fr 22', 'Deux-Sèvres fr 79', 'Doubs fr 25', 'Drôme fr 26', 'Essonne fr 91', 'Eure-et-Loir fr 28', 'Gard fr 30', 'Gers fr 32', 'Gironde fr 33', 'Haut-Rhin fr 68', 'Haute-Garonne fr 31', 'Haute-Loire fr 43', 'Haute-Marne fr 52', 'Haute-Saône fr 70', 'Haute-Savoie fr 74', 'Haute-Vienne fr 87', 'Hautes-Alpes fr 05', 'Hautes-Pyrénées fr 65', 'Hérault fr 34', 'Ille-et-Vilaine fr 35', 'Indre fr 36', 'Indre-et-Loire fr 37', 'Isère fr 38', 'Loir-et-Cher fr 41', 'Loire fr 42', 'Loire-Atlantique fr 44', 'Loiret fr 45', 'Lot-et-Garonne fr 47', 'Lozère fr 48', 'Maine-et-Loire fr 49', 'Manche fr 50', 'Marne fr 51', 'Meurthe-et-Moselle fr 54', 'Meuse fr 55', 'Moselle fr 57', 'Nièvre fr 58', 'Pas-de-Calais fr 62', 'Puy-de-Dôme fr 63', 'Pyrénées-Orientales fr 66', 'Rhône fr 69', 'Saône-et-Loire fr 71', 'Savoie fr 73', 'Seine-Maritime fr 76', 'Seine-et-Marne fr 77', 'Somme fr 80', 'Tarn fr 81', 'Tarn-et-Garonne fr 82', 'Val-d’Oise fr 95', 'Vaucluse fr 84', 'Vendée fr 85', 'Vosges fr 88', 'Yvelines fr 78', 'Lot fr 46', 'Var fr 83', // prettier-ignore
  'North_Brabant nl Noord-Brabant', 'North_Holland nl Noord-Holland', 'South_Holland nl Zuid-Holland', 'Zeeland nl Zeeland', 'Friesland nl Friesland', 'Gelderland nl Gelderland', 'Drenthe nl Drenthe', 'Overijssel nl Overijssel', 'Flevoland nl Flevoland', // prettier-ignore
  'Scania sv Skåne', 'Dalarna sv Dalarna', 'Värmland sv Värmland', 'Jämtland sv Jämtland', 'Blekinge sv Blekinge', 'Halland sv Halland', 'Västerbotten sv Västerbotten', 'Norrbotten sv Norrbotten', 'Östergötland sv Östergötland', // prettier-ignore
]; // prettier-ignore

export const places: Places = {
  articled: [
    // Those of one part of the world: what stands beside them lies there.
    { u: "King's_Cross Euston Marylebone St_Pancras" },
    { u: 'Kew_Gardens Wisley Wakehurst' },
    { n: 'Alps Pyrenees Carpathians Apennines Dolomites Ardennes Vosges' },
    { n: 'Pennines Cotswolds Chilterns Cairngorms' },
    { n: 'Rockies Appalachians Ozarks Adirondacks Catskills' },
    { n: 'Andes Himalayas Urals' },
    { n: 'Danube Rhine Volga Dnieper Vistula Tagus Ebro Elbe' },
    { n: 'Loire Rhone Seine Garonne Marne Moselle' },
    { n: 'Thames Severn Trent Tyne Mersey' },
    { n: 'Mississippi Missouri Potomac Hudson Susquehanna' },
    { n: 'Nile Niger Zambezi Congo' },
    { n: 'Mekong Ganges Indus Brahmaputra Irrawaddy' },
    { n: 'Amazon Orinoco' },
    { n: 'Balkans Caucasus Levant Sahel Sahara' },
    { n: 'Hebrides Orkneys Azores' },
    { n: 'District_of_Columbia' },
    { n: 'US UK' },
    { n: 'U.S. U.K.' },
    // A coast tells by which of these it lies.
    { n: 'North_Sea' },
    { n: 'Irish_Sea' },
    { n: 'Black_Sea Caspian_Sea Sea_of_Azov' },
    { n: 'Adriatic_Sea Aegean_Sea Ionian_Sea Tyrrhenian_Sea Ligurian_Sea' },
    { n: 'Red_Sea Arabian_Sea' },
    { n: 'Tigris Euphrates' },
    { n: 'Midwest Mid-Atlantic Pacific_Northwest Deep_South' },
    { n: 'Yangtze Huai' },
    { n: 'Florida_Keys Outer_Banks' },
  ]
    .map((group): PlaceGroup => ({ ...group, ending: NO_NAME, unless: ATTRIBUTE }))
    .concat(BESIDE_KIND),
  alike: [
    'England Scotland Wales',
    'Alberta Manitoba Saskatchewan Ontario Quebec Nova_Scotia New_Brunswick British_Columbia',
    'New_South_Wales Queensland Tasmania Victoria South_Australia Western_Australia',
    'Waikato Otago Southland Northland Taranaki',
    'Bedfordshire Berkshire Buckinghamshire Cambridgeshire Cheshire Cornwall Cumbria Derbyshire Devon Dorset Essex Gloucestershire Hampshire Herefordshire Hertfordshire Kent Lancashire Leicestershire Lincolnshire Norfolk Northamptonshire Northumberland Nottinghamshire Oxfordshire Rutland Shropshire Somerset Staffordshire Suffolk Surrey Warwickshire Wiltshire Worcestershire Yorkshire Huntingdonshire',
    'Westmorland Cumberland',
    'Merseyside Greater_London Tyne_and_Wear South_Yorkshire West_Midlands Greater_Manchester',
    'East_Sussex North_Yorkshire West_Sussex Mid_Glamorgan',
    'Aberdeenshire Ayrshire Lanarkshire Perthshire Stirlingshire Fife Argyll Midlothian',
    'Gwynedd Powys Ceredigion Carmarthenshire Pembrokeshire Flintshire Denbighshire Monmouthshire Anglesey',
    ...['County_', 'Co._', 'Co_'].map((word) => IRISH_COUNTIES.replaceAll(/\S+/gu, `${word}$&`)),
    'Tipperary Offaly Laois Leitrim Meath Westmeath Fermanagh Tyrone Antrim',
    'East_Riding_of_Yorkshire North_Riding_of_Yorkshire West_Riding_of_Yorkshire',
    'Leinster Munster Connacht Ulster',
    'San_Francisco_Bay_Area Tampa_Bay_Area',
    'Canary_Islands Balearic_Islands Aegean_Islands Ionian_Islands',
    'Shetland_Islands Orkney_Islands Channel_Islands',
    'Hawaiian_Islands Aleutian_Islands Mariana_Islands',
    'County_Antrim County_Armagh County_Down County_Fermanagh County_Londonderry County_Tyrone',
    'Brittany Normandy Provence Picardy Burgundy Alsace Lorraine Aquitaine Auvergne Gascony Languedoc',
    'Bretagne Picardie Bourgogne Normandie Limousin Franche-Comté',
    'Oise Aisne Aube Yonne Eure Sarthe Mayenne Orne Calvados Finistère Morbihan Dordogne Corrèze',
    'Bavaria Saxony Hesse Thuringia Brandenburg Saarland Baden-Württemberg Mecklenburg-Vorpommern Schleswig-Holstein Lower_Saxony Saxony-Anhalt Rhineland-Palatinate North_Rhine-Westphalia',
    'Lombardy Tuscany Piedmont Liguria Umbria Calabria Apulia Sicily Sardinia Veneto Campania Abruzzo Lazio Marche Basilicata Emilia-Romagna Friuli-Venezia_Giulia',
    'Andalusia Catalonia Galicia Extremadura Cantabria Murcia Asturias Navarre Aragon Basque_Country',
    'Transylvania Wallachia Bukovina Banat Dobruja',
    'Dalmatia Slavonia Istria Vojvodina',
    'Bohemia Moravia Pomerania Masuria Mazovia Volhynia Podolia',
    'Greater_Poland Lesser_Poland Podlachia Kuyavia',
    'Thrace Epirus Thessaly Peloponnese Anatolia',
    'Livonia Courland Karelia Lapland',
    'Tyrol Carinthia Styria Vorarlberg Burgenland Lower_Austria Upper_Austria',
    'Jutland Zealand Funen Bornholm',
    'Scania Dalarna Värmland Jämtland Blekinge Halland Västerbotten Norrbotten Östergötland',
    'Algarve Alentejo Estremadura',
    'Brabant Flanders Hainaut',
    'North_Brabant North_Holland South_Holland Zeeland Friesland Gelderland Drenthe Overijssel Flevoland',
    'Kerala Bihar Gujarat Maharashtra Karnataka Rajasthan Odisha Assam Haryana Jharkhand Telangana Goa Uttar_Pradesh Andhra_Pradesh Madhya_Pradesh West_Bengal Tamil_Nadu',
    'Sichuan Hunan Hubei Henan Hebei Shandong Shanxi Guangdong Yunnan Fujian Zhejiang Jiangsu Liaoning',
    'Hokkaido Kyushu Shikoku Honshu',
    'Asia_Minor Mesopotamia Transcaucasia',
    'Siberia Manchuria Turkestan Tibet',
    'Chechnya Dagestan Ingushetia Tatarstan',
    'Bengal Kashmir Punjab Sindh',
    'Scandinavia Iberia Benelux',
    'Eastern_Europe Central_Europe Southern_Europe Western_Europe Northern_Europe',
    'Southeast_Asia South_Asia East_Asia Central_Asia',
    'West_Africa East_Africa North_Africa Southern_Africa Central_Africa',
    'Our_Lady_of_Lourdes Our_Lady_of_Grace Our_Lady_of_Mercy Our_Lady_of_Peace Our_Lady_of_Sorrows Our_Lady_of_Victory Our_Lady_of_Fatima Our_Lady_of_Guadalupe Our_Lady_of_Mount_Carmel Our_Lady_of_Good_Counsel Our_Lady_of_Perpetual_Help Our_Lady_of_the_Rosary Our_Lady_of_the_Lake Our_Lady_of_the_Assumption',
    'Lake_Superior Lake_Michigan Lake_Huron Lake_Erie Lake_Ontario',
    'Lake_Victoria Lake_Tanganyika Lake_Malawi Lake_Turkana',
    'Lake_Geneva Lake_Constance Lake_Como Lake_Garda Lake_Lucerne',
    'Iwo_Jima Saipan Guadalcanal Peleliu Tarawa Okinawa Tinian',
    'Guam Saipan Tinian',
    'Guadeloupe Martinique Dominica Saint_Lucia',
    'Barbados Grenada Saint_Lucia Dominica Trinidad',
    'Aruba Curaçao Bonaire',
    'St._Croix St._Thomas St._John',
    'Jersey Guernsey',
    'Isle_of_Wight Isle_of_Sheppey Isle_of_Portland Isle_of_Thanet Isle_of_Purbeck',
    'Isle_of_Skye Isle_of_Mull Isle_of_Arran Isle_of_Bute Isle_of_Lewis Isle_of_Islay',
    'Java Sumatra Borneo Sulawesi',
    'Oahu Maui Kauai Molokai',
    'Luzon Mindanao Palawan Samar',
    'Crete Rhodes Corfu Lesbos',
    'Tahiti Rarotonga Bora_Bora',
    'Hong_Kong Macau Shanghai',
    'Antarctica Greenland Svalbard',
    'Mars Venus Jupiter Saturn Mercury Neptune Uranus',
    'River_Thames River_Severn River_Trent River_Tyne River_Mersey River_Wye River_Avon River_Ouse River_Wharfe River_Aire River_Derwent River_Tees River_Wear River_Humber River_Cam River_Exe River_Tamar River_Test River_Medway River_Dee River_Tay River_Tweed River_Clyde River_Forth River_Spey',
    'Gulf_of_Mexico Gulf_of_California Gulf_of_Alaska',
    'Persian_Gulf Gulf_of_Aden Strait_of_Hormuz Gulf_of_Oman',
    'Gulf_of_Thailand Gulf_of_Tonkin Bay_of_Bengal',
    'Gulf_of_Finland Gulf_of_Bothnia Gulf_of_Riga',
    'English_Channel Bristol_Channel Irish_Sea',
    'Mississippi_River Missouri_River Ohio_River Colorado_River Arkansas_River',
    'Hudson_River Delaware_River Potomac_River Connecticut_River Susquehanna_River',
    'Yangtze_River Yellow_River Pearl_River Huai_River Mekong_River',
    'Tigris_River Euphrates_River Jordan_River',
    'Congo_River Niger_River Zambezi_River Nile_River',
    'Ganges_River Indus_River Brahmaputra_River Irrawaddy_River',
    'Danube_River Rhine_River Volga_River Dnieper_River',
    'North_America South_America Central_America Latin_America',
    'Asia-Pacific Indo-Pacific',
    ...PENINSULAS.map((names) => names.replaceAll(/\S+/gu, '$&_Peninsula')),
    'Divar_Island Chorao_Island Majuli_Island Vypin_Island Elephanta_Island Salsette_Island Willingdon_Island Pamban_Island Sagar_Island Rameswaram_Island Havelock_Island Baratang_Island',
    'Vancouver_Island Baffin_Island Victoria_Island Ellesmere_Island Banks_Island Southampton_Island',
    'America Britain',
    'New_England Appalachia',
    'West_Bank Gaza_Strip',
    'Tampa_Bay Monterey_Bay Biscayne_Bay Narragansett_Bay Galveston_Bay',
    'Lake_Baikal Lake_Ladoga Lake_Onega Lake_Peipus',
    'Lake_Tahoe Lake_Mead Lake_Powell',
    'Heathrow Gatwick Stansted',
    'Heathrow_Airport Gatwick_Airport Stansted_Airport Luton_Airport',
    'La_Guardia O’Hare Logan Dulles',
    "JFK_Airport LaGuardia_Airport O'Hare_Airport Logan_Airport Dulles_Airport",
    'La_Scala La_Fenice Teatro_San_Carlo',
    'Royal_Albert_Hall Royal_Festival_Hall Wigmore_Hall',
    'Carnegie_Hall Radio_City_Music_Hall Avery_Fisher_Hall',
    'Buckingham_Palace Windsor_Castle Kensington_Palace',
    'Trafalgar_Square Piccadilly_Circus Leicester_Square',
    'Eiffel_Tower Arc_de_Triomphe Louvre',
    'Statue_of_Liberty Empire_State_Building Brooklyn_Bridge',
    'Madison_Square_Garden Yankee_Stadium Shea_Stadium',
    'Old_Trafford Elland_Road Highbury Stamford_Bridge White_Hart_Lane Villa_Park Goodison_Park',
    "Lord's The_Oval Trent_Bridge Edgbaston Headingley",
    'Kilimanjaro Elgon',
    'Mount_Kilimanjaro Mount_Kenya Mount_Elgon Mount_Meru',
    'Mount_Everest K2 Kangchenjunga Annapurna',
    'Yellowstone_National_Park Yosemite_National_Park Glacier_National_Park Zion_National_Park',
    'Serengeti_National_Park Amboseli_National_Park Tsavo_National_Park Kruger_National_Park',
    'Peak_District Lake_District New_Forest',
    'Dartmoor Exmoor Bodmin_Moor',
    'Loch_Ness Loch_Lomond Loch_Awe Loch_Tay',
  ],
  nations: {
    France: 'Brittany Bretagne Oise',
    Germany: 'Bavaria',
    Italy: 'Lombardy',
    Spain: 'Andalusia',
    India: 'Kerala',
    China: 'Sichuan',
    Japan: 'Hokkaido',
    Austria: 'Tyrol',
    Netherlands: 'Zeeland',
    Sweden: 'Scania',
    Denmark: 'Jutland',
    Portugal: 'Algarve',
  },
  namedAfterPersons:
    'county creek brook pond ranch farm courthouse river island bay lake loch mount mountain valley reservoir glacier peak lagoon canyon',
  houses:
    'Silver Lantern|Golden Anchor|Blue Door|Green Room|Red Lion|White Hart|Crystal Palace|Copper Kettle|Velvet Lounge|Black Swan|Old Mill|Grand Terrace|Iron Horse|Quiet Corner|Corner House|Round House|Half Moon|Rising Sun|Open Stage|Long Gallery',
  kinds: `
    hmp hmyoi colony crown dominion protectorate principality duchy sultanate emirate caliphate mediterranean diocese archdiocese commune department prefecture governorate oblast voivodeship canton county district province region state city town village parish municipality borough township territory republic kingdom empire federation
    river riding formation ranges range plateau basin delta lake sea ocean bay gulf strait island islands isle isles mount mountain mountains hill hills valley forest desert beach coast cape point peninsula creek
    park gardens garden square bridge station railway airport port harbor harbour mall market centre center tower castle palace hall house church abbey cathedral
    streets roads avenues lanes temple stadium arena field fields school college university hospital hotel building museum library cemetery farm ranch fort camp base
    bridges caves cliffs dunes towers docks line lines pier
    north south east west northern southern eastern western central upper lower new old great greater little united states area convention shopping saint st`,
  streets: `
    interstate street st str avenue ave av avn road rd boulevard blvd bd bld bvd lane ln drive dr court ct place pl square sq terrace ter way highway hwy route
    parkway pkwy alley trail circle cir crescent close row walk mews broadway loop pike croft rise garth wharf quay approach brow view cross`,
  streetEnds:
    'turnpike tpke mill mills green greens glen glens hill hills ridge view manor meadow meadows spring springs track trace path pass point points port park parks plain plains plaza prairie ranch rapid rapids crossing crossroad crossroads corner corners cove creek causeway bypass expressway freeway motorway throughway skyway tunnel underpass overpass viaduct extension orchard grove groves garden gardens gateway harbor harbors haven heights hollow inlet island islands isle junction key keys knoll knolls lake lakes landing light lights lodge locks mall mission mountain neck oval passage pine pines radial ramp river run shoal shoals shore shores stream streets summit valley valleys village ville vista walks wall well wells land branch bend bluff bluffs brook brooks camp canyon cape center centers club common commons course courts curve dale dam divide drives estate estates fall falls ferry field fields flat flats ford fords forest forge fork forks fort',
  units:
    'apt apartment suite ste unit floor fl flat room rm building bldg pt po box p o psc apo aa ae ap dpo fpo corner near p.o studio no',
  rooms: `
    bed ward bay wing level station box hall area zone theatre theater lab desk office pod suite tower block pavilion court courtroom icu micu sicu nicu ccu er ed or window door zip zipcode postcode postal code control`,
  ambiguous:
    'st square court place close row park ring ct cl pl av loop local croft rise garth wharf quay approach brow view cross',
  directions: 'north south east west',
  ways: [
    ['Street', 'High Church Mill Bridge Queen King Castle Market'],
    ['Road', 'Park Station London Mill Church School'],
    ['Avenue', 'Park Victoria Maple Elm Central'],
    ['Lane', 'Church Mill School Green'],
    ['Drive', 'Park Lake Hill Forest'],
  ].map(([kind = '', names = '']) => [new RegExp(`^(?=(?:North|South|East|West) ${kind}$)`, 'u'), names.split(' ').map((name) => `${name} ${kind}`).join('|')] as const), // prettier-ignore
  streetKindLast: true,
  roads:
    /^(?:(?:(?:U\. ?S\.|US|[Ss]tate|[Cc]ounty|[Nn]ational|[Pp]rovincial) (?:[Rr]oute|[Hh]ighway|[Rr]oad|Hwy\.?|Rte\.?) )|(?:U\. ?S\.|US|SR|CR|NH)[ -])(?=\p{Nd}{1,4}$)/u,
  churches:
    /\b(?:church|cathedral|chapel|abbey|priory|parish|basilica|monastery|convent|shrine|feast|relics)(?: church)? of $/iu,
  waysOf: 'fr it es pt ca de nl sv',
  zip: {
    example: '12345',
    draw: (length, rng) =>
      length === 5 || length === 9 ? between(10, 994, rng, 3) + figures(length - 3, rng) : undefined,
  },
  namesakes:
    'salem|bowling green|hollywood|portland|newark|bridgeport|lewisburg|little falls|paxton|coleman|springfield|columbus|columbia|jackson|franklin|greenville|bristol|clinton|fairview|madison|georgetown|arlington|ashland|burlington|manchester|oxford|milton|dover|auburn|lexington|winchester|cleveland|hudson|kingston|dayton|milford|riverside|oakland|glendale|aurora|rochester|charleston|richmond|lancaster|lincoln|albany|athens|augusta|bedford|bellevue|belmont|berkeley|bloomington|brighton|brookfield|cambridge|camden|canton|carlisle|centerville|chester|concord|danville|decatur|denver|fayetteville|florence|fremont|garfield|gainesville|glenwood|greenwood|hamilton|hampton|hampshire|harrison|hillsboro|houston|independence|jacksonville|jefferson|kansas city|knoxville|lafayette|lakewood|lawrence|lebanon|livingston|logan|marion|marshall|midland|monroe|montgomery|morris|mount vernon|nashville|newport|newton|norwood|orange|palmyra|paris|peoria|plainfield|plymouth|princeton|quincy|rome|sheridan|somerset|stanton|sterling|syracuse|taylor|troy|union|vernon|warren|washington|waterloo|westport|wilmington|windsor|york|cascade|medford|middletown|meridian|lakeland|pasadena|everett|perth|limerick|waterford|durham|norfolk|suffolk|essex|kent|halifax|london|worcester|stamford|warwick|hull|greenwich|cheshire|grafton|barrow|gloucester|northampton|portsmouth|norwich|preston|stafford|salisbury|andover|derby|wakefield|bradford|chelmsford|colchester|ipswich|truro|falmouth|epping|sheffield|bolton|tamworth|hastings|napier|exeter|bath|dorchester|swansea|aberdeen|dundee|inverness|melrose|chatham|rugby|southampton|wareham|weymouth|yarmouth|taunton|bridgewater|woodstock|wellington|wells|hereford|leominster|ludlow|shrewsbury|malden|newbury|amesbury|haverhill|braintree|billerica|sudbury|marlborough|tewkesbury|uxbridge|kensington|camberwell|croydon|brentwood|stratford|guildford|litchfield|lichfield|coventry|enfield|avon|glastonbury|rutland|buckingham|bedminster|morden|clifton|hempstead|rye|lewes|newhaven|mansfield|cheltenham|tunbridge|nottingham|huntingdon|newcastle',
  peoples,
  demonym,
  nationals,
  cutAdjectives,
  alone,
  capitals,
  countryAliases,
  seats,
  offices:
    /^ (?:departments?|secretar(?:y|ies)|supreme court|presidents?|presidential|senators?|governors?|[Pp]rime [Mm]inisters?|Presidents?|[Kk]ings?|[Qq]ueens?|(?:Arch)?[Bb]ishops?|[Cc]ardinals?|dollars?|congress(?:man|woman|men))\b/u,
  letteredTowns: 'MD WASHINGTONDC',
  besides:
    /\b(?:near(?:by)?|next to|close to|just outside|outskirts of|suburbs? of|(?:north|south|east|west|miles|km|kilomet(?:re|er)s)(?:-?(?:east|west))?(?: of| from)|in the vicinity of) (?:the )?$/iu,
  seatsOfRegions:
    'Bedfordshire Bedford|Berkshire Reading|Buckinghamshire Aylesbury|Cambridgeshire Cambridge|Cheshire Chester|Cornwall Truro|Cumbria Carlisle|Derbyshire Derby|' +
    'Devon Exeter|Dorset Dorchester|Essex Chelmsford|Gloucestershire Gloucester|Hampshire Winchester|Herefordshire Hereford|Hertfordshire Hertford|Kent Maidstone|' +
    'Lancashire Preston|Leicestershire Leicester|Lincolnshire Sleaford|Norfolk Norwich|Northamptonshire Northampton|Northumberland Morpeth|Nottinghamshire Nottingham|' +
    'Oxfordshire Oxford|Rutland Oakham|Shropshire Shrewsbury|Somerset Taunton|Staffordshire Stafford|Suffolk Ipswich|Surrey Guildford|' +
    'Warwickshire Royal_Leamington_Spa|Wiltshire Trowbridge|Worcestershire Great_Malvern|Yorkshire Harrogate|Huntingdonshire Huntingdon|' +
    'Merseyside Liverpool|Tyne_and_Wear Newcastle_upon_Tyne|South_Yorkshire Sheffield|West_Midlands Birmingham|Greater_Manchester Manchester|Greater_London London|' +
    'East_Sussex Lewes|North_Yorkshire Northallerton|West_Sussex Chichester|East_Riding_of_Yorkshire Beverley|North_Riding_of_Yorkshire Northallerton|West_Riding_of_Yorkshire Leeds|' +
    'Aberdeenshire Stonehaven|Ayrshire Ayr|Lanarkshire Motherwell|Perthshire Crieff|Stirlingshire Stirling|Fife Glenrothes|Argyll Lochgilphead|Midlothian Dalkeith|' +
    'Gwynedd Caernarfon|Powys Llandrindod_Wells|Ceredigion Aberaeron|Carmarthenshire Carmarthen|Pembrokeshire Haverfordwest|Flintshire Mold|Denbighshire Ruthin|Monmouthshire Monmouth|Anglesey Llangefni',
  quarters,
  adjoining:
    'ME NH|NH ME VT MA|VT NH MA NY|MA NH VT NY CT RI|RI MA CT|CT MA RI NY|NY VT MA CT NJ PA|NJ NY PA DE|PA NY NJ DE MD WV OH|DE PA NJ MD|MD PA DE VA WV DC|' +
    'DC MD VA|VA MD DC WV KY TN NC|WV PA MD VA KY OH|NC VA TN GA SC|SC NC GA|GA SC NC TN AL FL|FL GA AL|AL GA FL MS TN|MS AL TN AR LA|TN KY VA NC GA AL MS AR MO|' +
    'KY OH WV VA TN MO IL IN|OH PA WV KY IN MI|MI OH IN WI|IN OH MI IL KY|IL IN KY MO IA WI|WI MI IL IA MN|MN WI IA SD ND|IA MN WI IL MO NE SD|MO IA IL KY TN AR OK KS NE|' +
    'AR MO TN MS LA TX OK|LA AR MS TX|TX LA AR OK NM|OK TX AR MO KS CO NM|KS OK MO NE CO|NE KS MO IA SD WY CO|SD NE IA MN ND MT WY|ND SD MN MT|MT ND SD WY ID|' +
    'WY MT SD NE CO UT ID|CO WY NE KS OK NM UT|NM CO OK TX AZ|AZ NM UT NV CA|UT AZ CO WY ID NV|NV AZ UT ID OR CA|ID MT WY UT NV OR WA|CA AZ NV OR|OR CA NV ID WA|WA OR ID|' +
    'BC AB|AB BC SK|SK AB MB|MB SK ON|ON MB QC|QC ON NB|NB QC NS|NS NB',
  ports:
    'Hull Kingston_upon_Hull Portsmouth Plymouth Southampton Liverpool Brighton Bournemouth Poole Grimsby Great_Yarmouth Lowestoft Felixstowe Harwich Dover Folkestone Hastings Eastbourne Worthing Weymouth Falmouth ' +
    'Blackpool Fleetwood Morecambe Whitehaven Hartlepool Whitby Bridlington Sunderland South_Shields Margate Ramsgate Southend-on-Sea Torquay Bideford Barnstaple Penzance Aberdeen Dundee Greenock Peterhead Stornoway Oban ' +
    'Swansea Cardiff Barry Holyhead Milford_Haven Newport Cork Cobh Dún_Laoghaire Bangor Larne ' +
    'Boston New_Bedford Portland Bar_Harbor Bridgeport New_London Norfolk Newport_News Virginia_Beach Baltimore Annapolis Wilmington Charleston Savannah Jacksonville Fort_Lauderdale Miami Tampa Key_West Pensacola Mobile Biloxi Gulfport ' +
    'New_Orleans Galveston Corpus_Christi Houston San_Diego Long_Beach Santa_Barbara Monterey San_Francisco Oakland Eureka Seattle Tacoma Everett Bellingham Honolulu Anchorage ' +
    'Halifax Saint_John Charlottetown Vancouver Victoria Nanaimo Prince_Rupert Sydney Newcastle Wollongong Brisbane Cairns Townsville Gladstone Melbourne Geelong Adelaide Hobart Launceston Devonport Darwin ' +
    'Auckland Tauranga Napier Wellington Nelson Timaru Dunedin',
  metropolises:
    'London Birmingham Manchester Liverpool Leeds Bristol Sheffield Newcastle_upon_Tyne Nottingham Southampton Glasgow Edinburgh Aberdeen Dundee ' +
    'New_York Buffalo Rochester Los_Angeles San_Francisco San_Diego Sacramento Oakland San_Jose Houston Dallas Austin San_Antonio Fort_Worth Chicago ' +
    'Philadelphia Pittsburgh Phoenix Tucson Miami Tampa Orlando Jacksonville Cleveland Cincinnati Columbus Atlanta Savannah Charlotte Raleigh Detroit ' +
    'Grand_Rapids Memphis Nashville Boston Worcester Seattle Spokane Denver Colorado_Springs Baltimore Milwaukee Madison Portland Las_Vegas Reno ' +
    'Oklahoma_City Tulsa New_Orleans Baton_Rouge Kansas_City St._Louis Minneapolis St._Paul Indianapolis Fort_Wayne Louisville Lexington Salt_Lake_City ' +
    'Richmond Norfolk Honolulu Omaha Lincoln Albuquerque Santa_Fe Mobile Toronto Ottawa Hamilton Montréal Québec Vancouver Victoria Calgary ' +
    'Edmonton Sydney Newcastle Melbourne Geelong Brisbane Cairns Auckland Wellington Christchurch Dublin Cork',
  county: /^(?<name>\p{Lu}[\p{L}.'’ -]*?)(?<kind> Count(?:y|ies))(?<rest>$| ?, ?\p{Lu}.*$)/u,
  leads:
    /^(?:(?:north|south|east|west)(?:-?(?:east|west))?(?:ern)?|north-?central|south-?central|central|downtown|suburban|rural|coastal|mainland|upstate|inner) (?=\p{Lu})/u,
  formerly:
    'West_Germany Germany|East_Germany Germany|Czechoslovakia Czechia|Soviet_Union Russia|USSR Russia|Yugoslavia Serbia',
  constituencies: {
    before: /\b(?:MPs?|Members? of Parliament|constituenc(?:y|ies)|parliamentary seat)\b[^.;]{0,30} (?:for|of|in) $/u,
    after: /^ ?[(,]? ?(?:in|at) the (?:\d{4} )?(?:United Kingdom|UK|British) (?:gen|by-)/u,
    region: 'England',
  },
  partsOfTowns:
    'upper lower greater inner outer old new west east north south central downtown western eastern northern southern',
  townless: 'island islands isle isles peninsula isthmus archipelago atoll cape reef cays',
  partsOfWorld: /^(?:North|South|Central|Latin) America$/u,
  homesStay:
    /\b(?:presidents?|presidency|Founding|constitution(?:al)?|amendments?|Congress|senat(?:e|ors?)|governors?|monarchs?|monarchy|prime ministers?|supreme court)\b/iu,
  bygone:
    /\b(?:Mughals?|[Ss]atrap(?:y|ies)|Gandhara|Maratha|Magadha|Maurya[ns]?|Gupta Empire|Nanda Empire|Kushan|Delhi Sultanate|Vijayanagara|Macedonians?|(?:British|French|Portuguese|Spanish|Dutch|German|Belgian|Italian|African|American|Asian|Crown) colon(?:y|ies)|colonies of (?=\p{Lu})|Ottomans?|Byzantin\p{L}+|Safavids?|Afsharid|Qajar|Durrani|Seleucid|Achaemenid|Sas[as]ani\p{L}*|Parthian?|Abbasid|Umayyad|Fatimid|Mamluk|Timurid|Seljuk|Khanate|Golden Horde|Holy Roman|Habsburg|Neo-Assyrian|Neo-Babylonian|Assyrians?|Babylonian?s?|Austro-Hungarian|Austria-Hungary|Prussian?s?|Kievan|(?:Ming|Qing|Tang|Song|Yuan|Han) dynasty|(?:Swedish|Russian|German|British|Roman|Persian|French|Spanish|Portuguese|Japanese) Empire|Kingdom of (?:France|England|Scotland|Hungary|Prussia|Poland|Bohemia)|(?:Thirty|Hundred|Seven) Years ?['’]? ?War|Napoleonic|Crusad\p{L}+|(?:in|of|about|until|from|by|after|before|around|to|and) \d{1,4} BCE?)\b/u,
  keptBefore:
    /^ ?\( ?(?:now|today|later|formerly|previously|present-day)(?: called| known as| part of| in)? ?,? (?:the )?\p{Lu}|^ ?, (?:today|nowadays|formerly|previously)(?: called| known as| part of| in)? (?:the )?\p{Lu}|^ (?:(?:19|20)\d\d )?(?:(?:Summer|Winter) )?(?:Olympics?|Paralympics?|Olympic Games|Commonwealth Games|World['’]?s Fair)\b/u,
  seatsOfPower:
    'Isle_of_Man Promenade Esplanade White_House Capitol_Hill Pentagon Kremlin Downing_Street Whitehall Buckingham_Palace Élysée_Palace Soviet_Union Antarctica Arctic U.S U.K Caribbean Balkans Polynesia Melanesia Micronesia North South East West Northern Southern Eastern Western Central',
  antiquity:
    /\b(?:\d{1,4} ?(?:BCE?|B\.C\.)|(?:century|millennium) (?:BCE?|B\.C\.)|Neo-(?:Assyrian|Babylonian)|Assyrians?|Babylonians?|Sumerians?|Akkadians?|Hittites?|Phoenicians?|Pharaohs?|Roman (?:[Ee]mper(?:ors?|ess)|[Ee]mpire|[Rr]epublic|[Cc]onsuls?|[Pp]rovinces?|[Ll]egions?)|Hispania|Pannonia|Raetia|Noricum|Mesopotamians?|Seleucids?|Ptolemaic|[Aa]ncient (?:Greeks?|Greece|Rom(?:ans?|e)|Egypt(?:ians?)?))\b/u,
  keptBehind:
    /\b(?:(?:present|modern)(?:-day)?|(?:what is|what's) now|now part of|native|(?:(?:north|south|east|west)(?:-?(?:east|west))?ern|central|coastal) (?:port )?(?:city|town|village|province|district|state) of) $|\( ?(?:now|today|later|formerly|previously|present-day)(?: called| known as| part of| in)? ?,? (?:the )?$|, (?:today|nowadays|formerly|previously)(?: called| known as| part of| in)? (?:the )?$|\b(?:now|formerly|previously) (?:called|known as|named) (?:the )?$/iu,
  history:
    /\b(?:wars?|wartime|satrap(?:y|ies)|armistice|treat(?:y|ies)|invasion|invaded|occupation|occupied|conquests?|conquered|annexed|annexation|coloni(?:es|al)|colony|protectorate|empires?|emperors?|kingdoms?|crown|duch(?:y|ies)|count(?:y|ies) of|principalit(?:y|ies)|bishoprics?|dynasty|sultan(?:ate)?|caliphate|crusades?|reign|troops|allies|axis|khanates?|concentration camps?|ghettos?|deported|member states?|founding members?|subcontinent|Scandinavian?|Nordic|pilgrim(?:s|ages?)?|temples?|mosques?|synagogues?|shrines?|monaster(?:y|ies)|rabbis?|imams?|priests?|holy|Holocaust|Hanukkah|Passover|Ramadan|anti-?semit(?:ic|ism)|Balkans?|Baltic|Middle East(?:ern)?|(?:Assyria|Babylonia|Babylon|Urartu|Phoenicia|Phrygia|Chaldea|Sumeria|Parthia|Judea|Samaria|Philistia|Cilicia|Cappadocia|Bithynia|Pamphylia|Galatia|Lycia|Dacia|Pannonia|Numidia|Mauretania|Mesopotamia|Carthage)(?:ns?)?|Hispania|Gauls?|Britannia|Germania|Noricum|Galilee|Nineveh|Persepolis|Ecbatana|Mitanni|Susiana)\b/iu,
  alsoAbroad:
    'Hyderabad Pakistan|Tripoli Lebanon|Santiago Cuba Dominican_Republic Spain|Guadalajara Spain|Mérida Mexico Spain Venezuela|Valencia Venezuela|Córdoba Argentina Mexico|León Mexico Nicaragua|Cartagena Spain Colombia|Barcelona Venezuela|Granada Nicaragua|Cuenca Ecuador|Salamanca Mexico|La_Paz Mexico',
  sea: /\b(?:[Ss]eas?|[Cc]oast(?:al|line)?|[Oo]cean|ports?|[Hh]arbou?rs?|sail(?:s|ed|ing)?|docked|voyages?|HMS|USS|[Bb]each(?:es)?|dunes|ferr(?:y|ies)|lifeboats?|trawlers?|lighthouse|naval|maritime|seaside|offshore)\b/u,
  eras: [
    [
      /^(?:Indian|American)s?$/u,
      /\b[Nn]ative (?:American|Indian)s?\b|\b(?:tribes?|tribal|reservations?|Sioux|Cherokee|Apache|Navajo|Comanche|Iroquois|Lakota)\b/u,
    ],
  ],
  wars: /\b(?:(?:(?:Poly|Mela|Micro)nesian|Caribbean|Baltic|Scandinavian|Nordic|Benelux) (?:countr(?:y|ies)|states?|nations?|kingdoms?)|[Ff]ounding members?|borders?|bordered|bordering|[Oo]ccupation of|World Wars? (?:I|II|One|Two|1|2)|(?:First|Second|Great) World War|WW(?:I|II|1|2)|(?:Cold|Korean|Vietnam|Gulf|Falklands|Crimean|Boer|Iraq|Civil|Balkan|Peninsular|Spanish-American|Franco-Prussian|Russo-Japanese|Sino-Japanese) War)\b/u,
  cityWord: 'City',
  regionCodes: 'Qld Vic Tas',
  largest:
    /^(?: ?, ?(?:\p{Lu}[\p{L}. ]{1,25}(?=[ ,]))?){0,2}[^.;:()]{0,40}\b(?:largest|biggest|most populous|greatest|second-largest) (?:city|cities|metropol\p{Ll}+|urban)\b/u,
  governs:
    /\b(?:(?:[Gg]overnments?|[Ee]mbass(?:y|ies)|[Aa]mbassadors?|[Pp]arliament|[Rr]egimes?|[Aa]uthorities|[Mm]inistr(?:y|ies)) (?:in|to|at) |(?:[Rr]elations?|[Tt]ies|[Tt]ensions|alliances?|negotiations|treat(?:y|ies)|pacts?|accords?|rapprochement|rift|dispute|diplomacy|détente) (?:between \p{Lu}\p{L}+ and |between |with |of \p{Lu}\p{L}+ (?:with|and) )|(?:approval|orders?|instructions|pressure|protests|recognition|aid|subsidies) (?:from|by|of) |(?:loyal|hostile|subservient|accountable|tribute) to )$/u,
  governsAfter: {
    before:
      /(?:^|[^\p{L} ] ?|\b(?:and|but|that|as|when|while|because|if|which|since|until|after|before|although|though|whereas|where|so|yet|then) )$/u,
    after:
      /^ (?:(?:has|had|have|would|will|could|did|not|also|then|later|soon|quickly|formally|officially|never|again|now|finally|publicly|immediately|repeatedly|subsequently) )*(?:announc(?:es?|ed)|declar(?:es?|ed)|refus(?:es?|ed)|reject(?:s|ed)|recogni[sz](?:es?|ed)|demand(?:s|ed)|threaten(?:s|ed)|warn(?:s|ed)|insist(?:s|ed)|protest(?:s|ed)|retaliat(?:es?|ed)|impos(?:es?|ed)|accus(?:es?|ed)|repli(?:es|ed)|respond(?:s|ed)|urg(?:es?|ed)|condemn(?:s|ed)|den(?:ies|ied)|criticis(?:es?|ed)|criticiz(?:es?|ed)|signal(?:s|l?ed)|pledg(?:es?|ed)|acknowledg(?:es?|ed)|vow(?:s|ed)|conced(?:es?|ed)|severed|annexed|mobilis(?:es?|ed)|mobiliz(?:es?|ed)|believ(?:es?|ed)|fear(?:s|ed)|considers?|regard(?:s|ed)|favou?red|intervened|ratified|abrogated|wants|wanted|hoped|hopes|claims|claimed|agreed|decided) /u,
  },
  countyRow: /^(?:(?: ?, (?:and |& )?| and | & )\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)+ Counties\b/u,
  rivals:
    /\b(?:(?:re-?)?elect(?:ed|ion)|victory|win|won|wins|race|majority|seat|lead|campaign(?:ed)?|(?:stood|ran)) (?:over|against) $|\b(?:defeat(?:ed|ing|s)|beat(?:ing|s)?|oust(?:ed|ing)|unseat(?:ed|ing)|(?:defeated|beaten|unseated|ousted) by|lost(?: narrowly)? to|losing(?: narrowly)? to) $/u,
  divisions: [
    [/\bd[ée]partements?\b|\barrondissements?\b/iu, 'france'],
    [/\bsums? \(district|\baimags?\b/iu, 'mongolia'],
    [/\bvoivode?ships?\b|\bgminas?\b|\bpowiats?\b/iu, 'poland'],
    [/\b(?:Land)?Kreis(?:e|es)?\b|\bRegierungsbezirke?\b/u, 'germany'],
    [/\bcomun[ei]\b/iu, 'italy'],
    [/\bkrais?\b/iu, 'russia'],
    [/\bserbian cyrillic\b/iu, 'serbia|croatia|bosnia|montenegro'],
    [/\bnom(?:archy|archies|os)\b/iu, 'greece'],
    [/\bjude[tțţ](?:ul)?\b/iu, 'romania'],
    [/\btaluka?s?\b|\btehsils?\b|\bgram panchayat\b/iu, 'india'],
    [/\bupazilas?\b/iu, 'bangladesh'],
    [/\bbarangays?\b/iu, 'philippines'],
    [/\bfreguesias?\b/iu, 'portugal'],
    [/\bcomarcas?\b/iu, 'spain'],
    [/\bkommun(?:e|er)?\b/iu, 'sweden|norway|denmark'],
    [/\boblasts?\b|\braions?\b/iu, 'russia|ukraine|belarus|moldova'],
    [/\bcantons?\b/u, 'switzerland|france'],
    [/\bprefectures?\b/iu, 'japan|greece|china'],
  ],
  divisionsAbroad: {
    names: divisions,
    before:
      /\b(?:d[ée]partements?|departments?|provinces?|prefectures?|governorates?|(?:autonomous )?(?:oblasts?|regions?)|cantons?|voivodeships?|districts?|count(?:y|ies)|states?|krais?|(?:governor(?:-general|ate|ship)?|prefect)s?) of (?:the )?$/iu,
    after:
      /^ (?:province|prefecture|governorate|oblast|canton|voivodeship|department|d[ée]partement|district|county|state|region)\b/iu,
    isSure:
      /\bd[ée]partements? of (?:the )?$|\b(?:provinces?|prefectures?|governorates?|oblasts?|cantons?|voivodeships?|governors?) of (?:the )?$|(?:^| )(?:[Pp]refecture|[Gg]overnorate|[Oo]blast|[Vv]oivodeship|[Dd][ée]partement)\b/u,
    withKind:
      /^(?=(?:Province|Prefecture|Governorate|Oblast|Canton|Voivodeship|Department|District|County|State) of |.* (?:Province|Prefecture|Governorate|Oblast|Canton|Voivodeship|Department|District|County|State|Region|province|prefecture|governorate|oblast|canton|voivodeship|district|county|state|region)$)(?<lead>(?:Province|Prefecture|Governorate|Oblast|Canton|Voivodeship|Department|District|County|State) of )?(?<name>\p{Lu}.*?)(?<kind> (?:Province|Prefecture|Governorate|Oblast|Canton|Voivodeship|Department|District|County|State|Region|province|prefecture|governorate|oblast|canton|voivodeship|district|county|state|region))?$/u,
  },
  heldIn: [
    [/\bQuebec\b/u, 'QC'],
    [/\bAlberta\b/u, 'AB'],
    [/\bManitoba\b/u, 'MB'],
    [/\bSaskatchewan\b/u, 'SK'],
    [/\bBritish Columbia\b/u, 'BC'],
    [/\b(?:Ontario|Canadian federal)\b/u, 'ON'],
    [/\bNova Scotia\b/u, 'NS'],
    [/\bNew Brunswick\b/u, 'NB'],
    [/\bQueensland\b/u, 'QLD'],
    [/\b(?:Victorian|Victoria) state election/u, 'VIC'],
    [/\bNorthern Ireland Assembly/u, 'Northern Ireland'],
    [/\b(?:Scottish|Scotland)\b/u, 'Scotland'],
    [/\b(?:Welsh|Wales) (?:Assembly|Parliament|general)\b/u, 'Wales'],
    [/\b(?:United Kingdom|UK|British) (?:general|local|by-)/u, 'England'],
    [/\b(?:Australian federal|New South Wales)\b/u, 'NSW'],
    [/\bNew Zealand (?:general|local|by-)/u, 'New Zealand'],
    [/\bIrish (?:general|local|presidential|by-)|\bin Ireland\b/u, 'Ireland'],
  ],
  heldInNamed: /\b(?:elections?|primar(?:y|ies)|referendum)\b/u,
  since:
    'Manitoba 1870|British_Columbia 1871|Alberta 1905|Saskatchewan 1905|Ontario 1867|Quebec 1867|Queensland 1859|Victoria 1851|South_Australia 1836|Western_Australia 1829',
  alsoTowns: {
    names: 'New_York Washington Singapore Luxembourg Monaco Djibouti',
    joints: /^ ?(?:, ?)?(?:and|or|to|&) $/u,
    usually: {
      names: 'New_York Washington',
      unless:
        /\b(?:[Ss]tates?|[Ss]tatewide|[Cc]ount(?:y|ies)|[Ll]egislature|[Gg]overnors?|[Ss]enators?|[Rr]epublicans?|[Dd]emocrats?|[Uu]pstate|[Dd]istrict|Assembly|[Ee]lections?|Seattle|Tacoma|Spokane|Olympia|Yakima|Puget|Oregon|Pacific|Buffalo|Albany|Long Island|Hudson|Jersey|Pennsylvania)\b/u,
    },
  },
  continents: 'Europe Asia Africa European Asian African Europeans Asians Africans Nordic Baltic Balkan Iberian',
  parts: {
    England: 'Bedfordshire Merseyside East_Sussex',
    Scotland: 'Aberdeenshire',
    Wales: 'Gwynedd',
    Ireland: 'County_Carlow',
    'Northern Ireland': 'County_Antrim',
    'New Zealand': 'Waikato',
    AB: 'Alberta',
    MB: 'Manitoba',
    SK: 'Saskatchewan',
    ON: 'Ontario',
    QC: 'Quebec',
    NS: 'Nova_Scotia',
    NB: 'New_Brunswick',
    BC: 'British_Columbia',
    NSW: 'New_South_Wales',
    QLD: 'Queensland',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    SA: 'South_Australia',
    WAU: 'Western_Australia',
  },
  countries: 'US GB IE CA AU NZ',
  lands: [
    'GB England Scotland Wales Northern_Ireland',
    'IE Ireland',
    'CA ON QC BC AB MB SK NS NB NL PE YT NU',
    'AU NSW VIC QLD WAU SA TAS ACT',
    'NZ New_Zealand',
  ],
  borrowsNames: true,
  regionsAbroad,
  waters,
  townsCalled:
    "München Munich|Köln Cologne|Nürnberg Nuremberg|Hannover Hanover|Braunschweig Brunswick|Wien Vienna|Zürich Zurich|Genf Geneva|Luzern Lucerne|Roma Rome|Milano Milan|Napoli Naples|Torino Turin|Venezia Venice|Firenze Florence|Genova Genoa|Padova Padua|Mantova Mantua|Siracusa Syracuse|Sevilla Seville|Ciudad_de_México Mexico_City|La_Habana Havana|Göteborg Gothenburg|Den_Haag The_Hague|'s-Gravenhage The_Hague|Lisboa Lisbon|Dunkerque Dunkirk",
  // The letters of British ones.
  zipsOfTowns:
    'Aberdeen AB|Basildon SS|Basingstoke RG|Bedford MK|Belfast BT|Birkenhead CH|Birmingham B|Blackburn BB|Blackpool FY|Bolton BL|Bournemouth BH|Bradford BD|Brighton BN|Bristol BS|Burnley BB|Burton_upon_Trent DE|Cambridge CB|Cardiff CF|Chelmsford CM|Cheltenham GL|Chesterfield S|Colchester CO|Coventry CV|Crawley RH|Croydon CR|Derby DE|Doncaster DN|Dudley DY|Dundee DD|Eastbourne BN|Edinburgh EH|Exeter EX|Gillingham ME|Glasgow G|Gloucester GL|Grimsby DN|Hastings TN|High_Wycombe HP|Huddersfield HD|Ipswich IP|Kingston_upon_Hull HU|Hull HU|Leeds LS|Leicester LE|Liverpool L|London N E W SE SW NW|Luton LU|Maidstone ME|Manchester M|Mansfield NG|Middlesbrough TS|Milton_Keynes MK|Newcastle_upon_Tyne NE|Newport NP|Northampton NN|Norwich NR|Nottingham NG|Oldham OL|Oxford OX|Peterborough PE|Plymouth PL|Poole BH|Portsmouth PO|Preston PR|Reading RG|Rotherham S|Sheffield S|Slough SL|Southampton SO|Southend-on-Sea SS|St_Helens WA|Stockport SK|Stoke-on-Trent ST|Sunderland SR|Sutton SM|Sutton_Coldfield B|Swansea SA|Swindon SN|Telford TF|Walsall WS|Warrington WA|Watford WD|West_Bromwich B|Wigan WN|Woking GU|Wolverhampton WV|York YO',
  zipAreas:
    'AL 350-369|AK 995-999|AZ 850-865|AR 716-729|CA 900-961|CO 800-816|CT 060-069|DE 197-199|FL 320-349|GA 300-319|HI 967-968|ID 832-838|IL 600-629|IN 460-479|IA 500-528|KS 660-679|KY 400-427|LA 700-714|ME 039-049|MD 206-219|MA 010-027|MI 480-499|MN 550-567|MS 386-397|MO 630-658|MT 590-599|NE 680-693|NV 889-898|NH 030-038|NJ 070-089|NM 870-884|NY 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-749|OR 970-979|PA 150-196|RI 028-029|SC 290-299|SD 570-577|TN 370-385|TX 750-799|UT 840-847|VT 050-059|VA 220-246|WA 980-994|WV 247-268|WI 530-549|WY 820-831',
};

/** North America: area code and exchange of the form [2-9]XX, no N11; 800 and its like stay. */
const NORTH_AMERICA: NumberingPlan = {
  country: '1',
  draw(national, rng) {
    const subscriber = (): string => exchange(rng) + figures(4, rng);
    if (/^[01]/.test(national)) return undefined;
    if (national.length === 7) return subscriber();
    if (national.length !== 10) return undefined;
    const area = /^8(?:00|33|44|55|66|77|88)/.test(national)
      ? national.slice(0, 3)
      : between(2, 9, rng) + between(0, 8, rng) + figures(1, rng);
    return (/^.11$/.test(area) ? `${area.charAt(0)}12` : area) + subscriber();
  },
};

function exchange(rng: Rng): string {
  const drawn = between(2, 9, rng) + figures(2, rng);
  return drawn.endsWith('11') ? `${drawn.charAt(0)}12` : drawn;
}

const BRITISH_AREAS: Readonly<Record<number, readonly string[]>> = {
  2: ['20', '23', '24', '28', '29'],
  3: ['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161', '191'],
  4: ['1202', '1223', '1225', '1242', '1273', '1302', '1332', '1384', '1452', '1522', '1603', '1625', '1753', '1865', '1904', '1926', '1962'], // prettier-ignore
};

const BRITAIN: NumberingPlan = {
  country: '44',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length !== 10) return undefined;
    if (rest.startsWith('7')) return `${trunk}7${between(4, 9, rng)}${figures(8, rng)}`;
    const width = rest.startsWith('2') ? 2 : /^1(?:1\d|[2-69]1)/.test(rest) ? 3 : 4;
    return /^[12]/.test(rest)
      ? trunk + rng.pick(BRITISH_AREAS[width] ?? ['20']) + between(2, 9, rng) + figures(9 - width, rng)
      : undefined;
  },
};

/** Mobile numbers, in two fives. */
const INDIA: NumberingPlan = {
  country: '91',
  form: /^\d{5}[ -]\d{5}$/,
  draw: (national, rng) => (/^[6-9]\d{9}$/.test(national) ? between(6, 9, rng) + figures(9, rng) : undefined),
};

export const contact: Contact = {
  plans: [INDIA, NORTH_AMERICA, BRITAIN],
  phones: '(212) 555-0100|212-555-0100|212.555.0100|+1 212 555 0100|555-0100|020 7946 0000|212-555-0100 x123',
  extension: /ext\.?|extn?\.?|x/u,
  // The court of a citation, and the kind of case: "[2008] EWCA Civ 454", "4:19-cr-00123".
  fixed: /(?<=^\[\d{4}\] (?:\d )?)\p{Lu}[\p{L} ]+(?= \d)|(?<=\d\d-)(?:cv|cr|md|mj|mc|bk|ap|po)(?=-\d)/gu,
  ids: {
    'social-security': ['123-45-6789'],
    account: ['4111 1111 1111 1111', '12345678'],
    license: ['D1234567', 'B 123 456 789'],
  },
  words: `
    tel tels telephone phone phones ph mobile portable handy cell cellular cel celular fax faxes telefax
    home work office pager beeper ext extension extn exten toll free number no hotline direct switchboard contact and or ip address host
    mailto http https ftp sftp www www2 email mail e-mail url web website
    com org net edu gov mil int info biz name eu es fr de se uk co us ca cat tw cn jp it pt nl be ch at ie dk fi pl cz ru br mx ar cl pe ve uy ec cu au nz in io ai tv me gob gouv asso ac sld nhs idv coop pro online app dev
    al am ba bd bg by bo cr cy do dz ee eg ge gr gt hk hn hr hu id il ir is ke kr kz lb li lk lt lu lv ma md mk mt my ng ni pa pk pr py qa ro rs sa sg si sk sv th tn tr ua ug uz vn za example test invalid localhost local`,
  numberWords: `
    record records number numbers medical chart account acct patient case file claim policy member membership group plan health insurance insured subscriber license licence licensed driver drivers driving passport
    certificate registration registered registry serial model device vehicle plate id ids identifier identification identity identity-card card code ref reference order report accession specimen sample study protocol unit
    mrn ssn npi dea vin imei mac sn pid nhs medicare medicaid social security national tax iban bic swift isbn udi lot batch no nr num nb numb resident mir
    feet foot inch inches centimeter centimeters centimetre centimetres meter meters metre metres`,
};
