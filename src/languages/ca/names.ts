import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { SPAIN } from '../es/names.ts';
import { readOffices } from '../classes.ts';
import { between, figures } from '../draw.ts';
import { endings, homes } from './homes.ts';
import { bodies, cues, likeBodies, named, ordinary, unlike } from './organisations.ts';
import { articled, classOfRegion, known, regionsAbroad, relations, seatsOfPower, statesOf } from './places.ts';

/** Matches nothing. */
const NOTHING_AFTER = /(?!)/u;

const { offices, after } = readOffices({
  before:
    "(?:[Ee]l |[Ll]a |[Ll][’'] ?|[Ee]ls |[Ll]es )?(?:Molt Honorable |Honorable )?(?:ex-?|ex |vice|antic |antiga )?",
  nouns: `
    president presidenta ministre ministra secretari secretària diputat diputada eurodiputat senador senadora alcalde alcaldessa regidor regidora conseller consellera governador governadora jutge jutgessa magistrat magistrada
    fiscal advocat advocada procurador procuradora notari portaveu vicepresident vicepresidenta delegat delegada ambaixador ambaixadora general coronel comandant capità tinent sergent inspector inspectora comissari comissària agent
    bisbe arquebisbe cardenal mossèn director directora cap líder dirigent entrenador entrenadora davanter porter defensa tècnic àrbitre jugador jugadora tenista ciclista pilot campió campiona periodista escriptor escriptora
    filòsof filòsofa economista historiador historiadora cantant actor actriu cineasta pintor pintora escultor poeta compositor metge metgessa cirurgià cirurgiana infermer infermera psicòleg psicòloga pacient candidat candidata
    empresari empresària rector rectora catedràtic catedràtica professor professora`,
  titled: 'president presidenta conseller consellera magistrat magistrada diputat diputada',
  parties: 'PP PSC ERC CiU CUP ICV',
  of: " de(?:l|ls| la| les)? | (?:de l|d)[’'] ?| als? | en ",
});

export const names: Names = {
  homes,
  homeEndings: endings,
  offices,
  particlesOf: { arabic: 'ben bin ibn bint ould el' },
  ownArticles: /^(?:(?:[Ee]n|[Nn]a|[Ee]l|[Ll]a) |[LlNn]['’] ?)(?=\p{Lu}\p{Ll})/u,
  knowsForeign: true,
  usualGiven: true,
  rulersLetter: /^[IVX]$/u,
  reigning: {
    after:
      /(?<!\p{L})(?:[Rr]ei|[Rr]eina|[Ee]mperador|[Ee]mperadriu|[Dd]uc|[Dd]uquessa|[Pp]ríncep|[Pp]rincesa|[Ii]nfanta?|[Tt]sar|[Cc]omte|[Cc]omtessa) $/u,
    m: 'Jaume Pere Alfons Martí Ferran Carles Felip Sanç Ramir Joan Enric Lluís Ramon',
    f: 'Elionor Violant Elisenda Sança Constança Blanca Joana Maria Isabel Sibil·la',
  },
  givenAfter:
    /(?<!\p{L})(?:[Rr]ei|[Rr]eina|[Ee]mperador|[Ee]mperadriu|[Pp]apa|[Tt]sar|[Ss]oldà|[Dd]uc|[Dd]uquessa|[Cc]omte|[Cc]omtessa) $/u,
  called:
    /(?<!\p{L})(?:[Hh]ola|[Ee]stima(?:t|da)|[Bb]envolgu(?:t|da)|[Gg]ràcies|[Pp]etons|[Uu]na abraçada|[Ss]alutacions),?\s+$|(?<!\p{L})(?:(?:[Ee]n|[Nn]a) |[Ll]['’])$/u,
  familyBefore: /^ ?\( ?(?:min\. ?)?\p{Nd}{1,3} ?['’,)]/u,
  familyAfter: new RegExp(after, 'u'),
  givenEndings: { f: /a$/u, m: /[^a]$/u },
  told: {
    f: {
      before:
        /(?<!\p{L})(?:la|una|aquesta) (?!(?:v[ií]ctima|persona|fam[ií]lia|empresa|plaça)(?!\p{L}))\p{Ll}{3,} $|(?<!\p{L})(?:(?:la|na) |(?:mare|germana|filla|esposa|dona|àvia|tia|neta|sogra|cunyada|senyora),? [ln]['’])$/iu,
      after: NOTHING_AFTER,
    },
    m: {
      before:
        /(?<!\p{L})(?:el|al|del|un|aquest) (?!(?:grup|equip|duet|personatge|bar|hotel)(?!\p{L}))\p{Ll}{3,} $|(?<!\p{L})(?:(?:en|el|al|del|pel) |(?:pare|germà|fill|marit|home|avi|oncle|net|sogre|cunyat|senyor),? [ln]['’])$/iu,
      after: NOTHING_AFTER,
    },
  },
  overruled: true,
  former: {
    line: /(?<![\d.,/-])1[0-8]\d\d(?![\d,]|\.\d|\/| ?(?:€|%|\p{Ll}{3,}s(?!\p{L})))|(?<!\p{L})segle (?:X|XI{1,3}|XI?[VX]|XVI{0,3})(?!\p{L})/u,
    m: 'Joan Pere Jaume Antoni Josep Francesc Miquel Ramon Bernat Guillem Arnau Berenguer Pau Lluís Bartomeu Gabriel Rafael Onofre Jeroni Narcís Vicent Andreu Mateu Baltasar Melcior Domènec Salvador Esteve Martí Jordi Gaspar Benet Ignasi Tomàs Agustí Joaquim Manuel Nicolau Felip Cristòfol',
    f: 'Maria Anna Caterina Margarida Isabel Elisabet Joana Francesca Teresa Antònia Josepa Eulàlia Magdalena Àngela Mariana Rosa Paula Jerònima Elionor Violant Esclarmunda Gertrudis Raimunda Tecla Clara Llúcia Agnès Marta Bàrbara Rita Coloma Dolors Carme Victòria Apol·lònia Peronella Sança Beatriu Blanca Concepció',
  },
  saints: 'sant',
  households: 'familia',
  titles: { f: 'senyora reina princesa sor', m: 'senyor rei princep papa fra' },
  ownTitles: { f: 'dona na sra dra', m: 'don en sr dr' },
  particles: 'i',
  rulers: 'sor fra rei reina princep princesa papa emperador emperadriu tsar sulta sant santa',
  // Of whom there was one.
  epithets: {
    articles: {},
    stems: '',
    nouns:
      /^(?:Mare de Déu|Verge|Nostra Senyora|Sant Crist)(?!\p{L})|^(?:[Dd]uc|[Dd]uquessa|[Cc]omte|[Cc]omtessa|[Vv]escomte|[Mm]arquès|[Mm]arquesa|[Bb]aró|[Bb]aronessa) d(?:el?s? |e la |['’])(?:Medinaceli|Alba|Cardona|Sessa|Osuna|Lerma|Olivares|Barcelona|Empúries|Pallars|Rosselló|Urgell)$|^\p{Lu}[\p{L} -]+ (?:el |la |l['’])(?:Cerimoniós|Catòlica?|Pelós|Gran|Just|Humà|Magnànim|Magnífic|Cast|Benigne|Liberal|Pietós|Piadós|Savi|Sàvia|Calb|Vell|Vella|Jove|Conqueridor|Trobador|Batallador|Gros|Gras|Curt|Fort|Temerari|Temerària|Bell|Boja|Cruel|Navegant|Impotent|Prudent|Venerable|Africà|Terrible|Bo|Bona|Roig|Fratricida|Monjo|Sant|Lleó|Bastard|Major|Antic|Afortunat|Grec|Estoic|Apòstata)$|^\p{Lu}\p{L}+ (?:Cor de Lleó|(?:de |d['’])(?:Portugal|Castella|Aragó|França|Navarra|Montpeller|Sicília|Foix|Luna|Borgonya|Anglaterra|Hongria|Xipre|Anjou|Àustria|Urgell|Barcelona|Mallorca|Besalú|Cerdanya|Provença|Entença|Montcada|Empúries|Pallars|Rosselló|Saboia|Baviera|Trastàmara))$/u,
  },
  figures:
    'déu deu jesús jesus crist al·là buda mahoma moisès luter napoleó mozart beethoven bach verdi wagner chopin vivaldi shakespeare cervantes dante homer virgili plató aristòtil sòcrates ciceró darwin einstein newton galileu hitler stalin lenin mussolini franco picasso txékhov txèkhov tolstoi dostoievski ibsen brecht molière goethe kafka proust dalí gaudí miró casals borges beckett lorca goya velázquez rembrandt schubert mahler debussy',
  alsoNames: 'i',
  fields: { family: 'cognoms' },
  honorifics: 'Sra Srta Dra|Sr Dr En|Senyora Doctora|Senyor Doctor',
  writtenOut: 'En',
  twoSurnames: true,
  short: {
    Maria: 'M.ª M.a Mª Mª.',
    Francesc: 'Fco. Fco',
    Antoni: 'Ant.',
    Fernández: 'Fdez. Fdez',
    González: 'Glez. Glez',
    Rodríguez: 'Rguez. Rguez',
    Hernández: 'Hdez. Hdez',
    Martínez: 'Mtnez. Mtez.',
  },
  shares: { surnames: 0.65, joined: 0.3 },
  usual: { f: ['Sra.'], m: ['Sr.'], 'doctor-f': ['Dra.'], 'doctor-m': ['Dr.'] },
  kin: {
    f: 'esposa dona mare mama filla germana avia iaia tia tieta cosina cunyada sogra jove neboda companya parella amiga',
    m: 'marit espos pare papa fill germa avi iaio oncle tiet cosi cunyat sogre gendre nebot company amic',
  },
  pronouns: { f: 'ella', m: 'ell' },
  sexFields: 'sexe',
  sexes: { f: 'dona|femení|nena noia|f', m: 'home|masculí|nen noi|h|m|v' },
};

export const institutions: Institutions = {
  parties: [
    [/^(?:Partit|Moviment|Estat|Front) (?=\p{L})/u, 'Cívic Regionalista Federalista Reformador Municipalista'],
    [
      /^(?:Unió|Esquerra|Convergència|Lliga|Acció|Solidaritat|Aliança) (?=\p{L})/u,
      'Cívica Regionalista Federalista Reformadora Municipalista',
    ],
  ],
  hospitalNames: 'advocations',
  namesakes: {
    many: 'Ramon Llull|Pere Virgili|Francesc Moragas|Ramon Turró|Jaume Ferran|Narcís Monturiol|Joan Maragall|Bartomeu Robert|Jacint Verdaguer',
    one: 'Arnau de Vilanova|Doctor Trueta|Verge de la Cinta|Josep Trueta|Germans Trias i Pujol|Antoni Gutiérrez|Moisès Broggi',
  },
  // Schools are called after people whom everybody knows.
  unique: /^(?:[Bb]atalla|[Gg]uerra|[Ss]etge|[Tt]ractat|Concurs de Castells|Llei|(?:Reial )?Decret|Codi)(?!\p{L})/u,
  aims: [
    [/^Ca (?=la |l['’]|na |en )/u, "la Rosa|l'Antònia|la Teresa|la Quima|l'Enriqueta|la Dolors"],
    [
      /^(?:Junts|Units|Tots|Més|Alternativa|Guanyem|Ara|Independents) (?=per |pel |x )/u,
      'per la Vila|pel Poble|per la Gent|pel Futur',
    ],
    [
      /^(?:Secretaria de la )?Colla Castellera (?=\p{Lu})/u,
      'Nois de la Torre|Xiquets del Castell|Minyons de la Plana|Nens del Port|Jove de la Vila',
    ],
    [
      /^(?:[Ii]nstitut|[Ee]scola|CEIP|IES|INS|[Bb]iblioteca) (?!Sant|Santa|Mare|Català|Nacional)(?=\p{Lu}[\p{Ll}·]+ (?:(?:de |d['’])?\p{Lu}[\p{L}·]+(?: i \p{Lu}\p{L}+)?|i \p{Lu}\p{L}+)$)/u,
      'Joan Maragall|Ramon Llull|Jaume Balmes|Pau Vila|Àngel Guimerà|Narcís Monturiol|Mercè Rodoreda|Salvador Espriu|Montserrat Roig|Jacint Verdaguer|Pompeu Fabra|Pau Casals|Antoni Gaudí|Josep Pla',
    ],
    [
      /^(?:(?:AMPA|AFA) (?:de l['’]|del )?)?(?:[Ee]scola|CEIP|[Ll]lar d['’]infants|[Ee]scola bressol) (?=(?:El|La|Els|Les) \p{Lu})/u,
      'El Roure|La Pineda|Els Pins|Les Oliveres|La Font|El Molí|Els Ametllers|La Garriga|Les Moreres|El Castell',
    ],
    [
      /^Plataforma (?=(?:en|per|pel|per a|contra|d['’]|de|Salvem|Aturem)(?: |\p{L}))/u,
      "per l'Escola Pública|en Defensa del Bosc|per l'Habitatge Digne|Salvem el Riu|en Defensa de la Sanitat|pel Tren",
    ],
    // Health centres are called after wards and saints, of which every town has some.
    [
      /^CAP (?=\p{Lu}|del |de l[ae]s? )/u,
      'Sant Roc|La Pau|Llevant|Rambla|El Remei|Les Fonts|Sant Josep|El Carme|Sant Miquel',
    ],
    [/^Revista (?=d)/u, "de Lletres|d'Estudis|de Cultura|de Pensament|d'Art"],
    [/^La Veu (?=d)/u, 'de la Comarca|de la Plana|del Camp|de la Muntanya|del Poble|de la Costa'],
    [/^(?:Cal|Can) (?=\p{Lu})/u, 'Ferrer|Fuster|Teixidor|Sabater|Moliner|Pastor|Tonet|Quimet|Peret|Barber'],
    [/^(?:Falla|FALLA) (?=\p{L})/u, 'Plaça Vella|Sant Josep|Plaça del Mercat|Carrer Major|Raval'],
    [
      /^Comunitat de [Pp]ropietaris (?=(?:del?|de la|de l['’]) ?(?:carrer|plaça|avinguda|passeig|c\/))/u,
      "del carrer Nou|del carrer Major|de la plaça de la Vila|del carrer de Baix|de l'avinguda de Catalunya|del carrer del Pont",
    ],
    [
      /^(?:Comunitat de [Pp]ropietaris|Edifici|Residencial) (?=\p{Lu})/u,
      'Les Palmeres|Els Pins|Mirador|La Pineda|Els Tarongers|Vista Alegre|Les Oliveres|El Parc|Els Xiprers|Migdia',
    ],
    [
      /^(?:Hostal|Hotel|Fonda|Càmping) (?=\p{Lu}[\p{L}·]+$)/u,
      'Bellavista|Montseny|Miramar|Europa|Marina|Àncora|Panorama|Alba|Llevant|Nàutic',
    ],
    [
      /^(?:Hostal|Hotel|Restaurant|Bar|Fonda|Càmping|Cal|Forn|Pastisseria) (?=(?:Sa|Es|Ses|Can|Cala|El|La|Els|Les) \p{Lu})/u,
      'Sa Barca|Es Pins|Can Roure|Can Font|La Plaça|El Molí|Les Voltes|El Racó|La Parada|Can Bosc',
    ],
  ],
  acronyms: [],
  seated:
    /^(?:hospital|clinica|cap|ambulatori|consultori|ajuntament|universitat|jutjat|audiencia|comissaria|parroquia|farmacia|agrupacio|colla|penya|policia|diputacio|consell|fiscalia|mossos|cambra|bisbat|registre|tanatori|notaria)$/u,
  ofGreatTowns: /^universitat$/u,
  beforeSeat:
    /(?<= )(?:dels? |de (?:la |les |l['’])?|d['’]|D['’]|DELS? |DE (?:LA |LES |L['’])?|(?:des|DES) )(?=\p{Lu})/gu,
  ordinary,
  bodies,
  likeBodies,
  unlike,
  named,
  cues,
  functionWords: 'dels als amb per del de la les i a el en',
  careWords: { mind: 'salut_mental', acute: 'uci cures_int', late: 'fisioter', tests: 'analisi' }, // prettier-ignore
  kinds: `
    universitari area arxiu historic num laboratori jutjat fiscalia audiencia universitaire universitat universitats institut servei associacio societat comissio conselleria
    registre tanatori coordinadora gendarmeria administracio secretaria comandancia caserna sindicat junta lliga confederacio notaria fundacio hospitalari hospitalet salut barri parc natural grup excursionista penya mercat gremi casal confraria cooperativa unitat club creu cambra comarcal insular transports autocars reformes construccions instal·lacions excavacions paperera farinera pelleria adoberia conserves embotits formatges fleca pastisseria xarcuteria carnisseria peixateria fruites queviures fusteria ebenisteria mobles
    ferreteria lampisteria fontaneria electricitat electrodomestics tallers taller automobils pneumatics recanvis grues mecanitzats metal·lurgica foneria filatures teixits generes confeccions merceria sabateria calcats joieria rellotgeria
    optica llibreria papereria impremta grafiques edicions editorial gestoria assessoria assegurances immobiliaria promocions inversions arquitectura enginyeria enginyers telecomunicacions energies neteges bugaderia tintoreria
    perruqueria barberia jardineria vivers floristeria funeraria academia autoescola cellers celler olis pinsos escorxador fustes serradora paviments pintures marbres formigons ceramiques rajoleria vidres plastics piscines
    subministraments distribucions distribuidora magatzems mudances viatges laboratoris cafeteria pizzeria cerveseria gelateria torrons textil sastreria blaugrana barcelonista ateneu nautic hidraulica taps maquinaria estudi llar coral orfeo cobla banda colla agrupacio sardanista gegantera residencia restaurant fonda radio diari ambulatori cap abs cuap eap pac pades csma ceip ies teatro facultat col·legi escola escoles ajuntament parroquia germans unio esportiva`,
  legalForms: 'sl sa slu sau scp sccl sll slp',
  clubs:
    /^(?:(?:Bàsquet|Hoquei|Handbol|Patí|Futbol|Tennis|Natació)(?: Club)?|Club (?:Esportiu|Futbol|Bàsquet|Natació|Patí|Hoquei|Handbol)|Unió Esportiva|CE|UE|CF|CB|Atlètic|Penya (?:Barcelonista|Blaugrana)) (?=\p{Lu}\p{Ll})/u,
  shortKinds: /^(?:[Hh](?:\.| |(?=\p{Lu}\p{Ll})) ?|[Hh]osp\.? )(?=\p{Lu}\p{L}{2})/u,
  patrons: 'verge mare deu',
  dignitaries: [
    [
      /(?<=(?<!\p{L})Sant )Joan de Déu(?!\p{L})/u,
      "Vicenç de Paül|Antoni de Pàdua|Pere Claver|Josep Oriol|Francesc d'Assís|Ramon Nonat",
    ],
    [
      /(?<!\p{L})(?:Joan Pau|Joan|Pius|Pau|Lleó|Benet|Gregori) [IVX]+(?!\p{L})/u,
      'Joan XXIII|Joan Pau II|Pius X|Pius XII|Lleó XIII|Pau VI|Benet XV',
    ],
    [
      /(?<!\p{L})(?:Jaume|Pere|Alfons|Martí|Ferran|Carles|Felip|Isabel) [IVX]+(?!\p{L})/u,
      'Jaume I|Jaume II|Pere III|Alfons X|Martí I|Ferran II|Carles III',
    ],
    [/(?<=(?<!\p{L})Infanta )\p{Lu}\p{L}+/u, 'Elena|Cristina|Margarida|Leonor|Sofia|Beatriu'],
    [/(?<=(?<!\p{L})Reina )(?:Sofia|Elisenda|Violant|Maria|Elionor)(?!\p{L})/u, 'Sofia|Elisenda|Violant|Elionor'],
  ],
  advocation: /Verge (?:del?|dels) (?:la )?\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)*/u,
  fieldEnding: /logia/u,
  nationalities: [
    ['franc angl portugu holand', 'esos eses ès esa'],
    ['japon dan finland', 'esos eses ès esa'],
    // Few learn what these speak.
    ['irland escoc', 'esos eses ès esa'],
    // Both languages of a country are told of by who has the other, and those who come from Italy by their names.
    ['castell', 'ans anes à ana'],
    ['itali', 'ans anes à ana'],
    ['francés anglés portugués holandés japonés danés', '-'], // in the Valencian Country
    ['belga', '-'],
    ['belgues noruecs danesos suecs finesos', '-'],
    ['aragoneses navarreses lleoneses', '-'],
    ['occitans sards corsos bretons', '-'],
    ['gallec basc asturià', '-'],
    ['aranès occità', '-'],
    ['tamazight darija', '-'],
    ['suís grec turc txec noruec suec hongarès', '-'],
    ['alemany neerlandès', '-'],
    ['rus polonès finès', '-'],
    ['àrab xinès urdú romanès amazic', '-'],
    ['aragonès navarrès lleonès', '-'],
    // What is taken for the same, by its names; vehicles, tools and fruit of one use.
    ...'Sintrom Aldocumar|Entresto Neparvis|Novorapid Humalog Apidra|Lantus Toujeo Tresiba Abasaglar|Ventolin Ventilastin|Lyrica Neurontin|Dalsy Junifen|Enantyum Ketesse|Biodramina Cinfamar|Gelocatil Termalgin Efferalgan|Augmentine Duonasa|Orfidal Trankimazin Lexatin|Eliquis Xarelto Lixiana|Adiro Tromalyt|Clexane Hibor|Symbicort Seretide Foster|Mepilex Allevyn Aquacel|Medtronic Biotronik Boston_Scientific|WhatsApp Telegram Signal|Wikiloc Strava Komoot|Excel Word|Orbea Specialized Cannondale Giant|Betadine Cristalmina Topionic|Seroquel Zyprexa Risperdal|Converse Vans Reebok|Nintendo PlayStation Xbox|Ford_Transit Renault_Trafic Fiat_Ducato Citroën_Jumper|Renault_Kangoo Citroën_Berlingo Peugeot_Partner|SEAT_León Volkswagen_Golf Peugeot_308 Renault_Mégane|Dacia_Sandero Citroën_C3 Peugeot_208 Toyota_Yaris|Nissan_Patrol Toyota_Land_Cruiser Mitsubishi_Montero|John_Deere New_Holland Massey_Ferguson Fendt|Nolotil Adolonta|Primperan Motilium|Almax Gaviscon|Voltaren Airtal|Keppra Vimpat|Sinemet Madopar|Aricept Exelon Reminyl|Humira Enbrel|Concerta Medikinet Rubifen|Prozac Besitran Seropram|Dacortin Urbason|Flumil Bisolvon Mucosan|Spiriva Seebri|Janumet Eucreas|Optovite Hidroxil|Cola_Cao Nesquik|Lego Playmobil|Instagram TikTok|Zoom Teams Skype|Bizum PayPal|Gmail Outlook|DO_Empordà DO_Penedès DO_Montsant DO_Alella DO_Terra_Alta DO_Costers_del_Segre DO_Conca_de_Barberà|Festa_de_la_Llana Festa_del_Segar Festa_de_la_Verema Festa_de_la_Sal|Conference Blanquilla Ercolini Williams|Piaggio Kymco Peugeot Derbi|SEAT_Ibiza Ford_Fiesta Opel_Corsa Renault_Clio|Tercera_Catalana Segona_Catalana Quarta_Catalana|festes_de_Sant_Jaume festes_de_Sant_Roc festes_de_Sant_Bartomeu festes_de_Sant_Llorenç|Ball_de_Gitanes Ball_de_Bastons Ball_de_Pastorets Ball_de_Cercolets'
      .split('|')
      .map((line) => [line, '-'] as const),
    ['mexic americ cub peru colombi veneçol', 'ans anes à ana'],
    ...'britànic australià canadenc|britànica australiana canadenca|britànics australians canadencs|hondureny equatorià bolivià salvadorenc paraguaià|hondurenya equatoriana boliviana salvadorenca paraguaiana|argentí uruguaià xilè|argentins uruguaians xilens|senegalès gambià malià|senegalesa gambiana maliana|senegalesos gambians malians'
      .split('|')
      .map((line) => [line, '-'] as const),
  ],
  fields: [
    ['Medicina Odontologia Farmàcia Psicologia Infermeria Fisioteràpia', '-'],
    ['Filologia Filosofia Biologia Geologia Química Física Arquitectura Informàtica Dret Història', '-'],
    [
      'Microbiologia Farmacologia Fisiologia Bioquímica Genètica Cirurgia Pediatria Cardiologia Neurologia Radiologia Psiquiatria Dermatologia',
      '-',
    ],
    ['Cultura Turisme Comerç', '-'],
    ['Ciències Lletres Arts Humanitats', '-'],
  ],
  dictionary: 'words',
  commonEnding:
    /(?:ci[oó](?:ns)?|si[oó](?:ns)?|tats?|ment|isme|ència|ància|logia|grafia|[íi]fics?|[íi]fic[ae]s?|[óò]gic(?:s|a)?|ogiques|[àa]ri(?:s|a)?|[àa]ries|ionals?|istes?|atius?|ati(?:va|ves))$/iu,
  common:
    'defensa jove joves contenciós contenciosa administratiu administrativa català catalana catalans catalanes valencià valenciana balear balears sardanista mental ciutadana ciutadà pares mares famílies alumnes joves flequers nou nova vell vella municipal provincial estatal urgències trànsit primera instància instrucció mercantil menors social civil penal superior comarcal general nacional local rural ensenyament veïns comerç treballadors justícia dolor mediterrània aplicada dona dones nen nens infància joventut treball esport habitatge interior indústria energia aigua sang família públic pública atenció turisme medi ambient urbanisme',
};

const ZIP_AREAS =
  "Alt_Camp 43|Alt_Empordà 17|Alt_Penedès 08|Alt_Urgell 25|Alta_Ribagorça 25|Anoia 08|Bages 08|Baix_Camp 43|Baix_Ebre 43|Baix_Empordà 17|Baix_Llobregat 08|Baix_Penedès 43|Barcelonès 08|Berguedà 08|Conca_de_Barberà 43|Garraf 08|Garrigues 25|Garrotxa 17|Gironès 17|Maresme 08|Moianès 08|Montsià 43|Noguera 25|Osona 08|Pallars_Jussà 25|Pallars_Sobirà 25|Pla_d'Urgell 25|Pla_de_l'Estany 17|Priorat 43|Ribera_d'Ebre 43|Ripollès 17|Segarra 25|Segrià 25|Selva 17|Solsonès 25|Tarragonès 43|Terra_Alta 43|Urgell 25|Vall_d'Aran 25|Cerdanya 17|Vallès_Occidental 08|Vallès_Oriental 08|Mallorca 07|Menorca 07|Eivissa 07|Marina_Alta 03|Marina_Baixa 03|Plana_Baixa 12|Ribera_Alta 46|Safor 46|Horta_Nord 46|Horta_Sud 46|Costera 46|Ribera_Baixa 46|Camp_de_Túria 46|Camp_de_Morvedre 46|Vall_d'Albaida 46|Alcoià 03|Comtat 03|Alacantí 03|Baix_Vinalopó 03|Vinalopó_Mitjà 03|Baix_Segura 03|Plana_Alta 12|Baix_Maestrat 12|Ports 12";

const PROVINCES: Readonly<Record<string, string>> = { '03': 'Alacant', '08': 'Barcelona', '12': 'Castelló', '17': 'Girona', '25': 'Lleida', '43': 'Tarragona', '46': 'València' }; // prettier-ignore

/** The province of each comarca, which the beginning of its postcodes tells. */
const provincesOf = (areas: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    areas.split('|').flatMap((line) => {
      const [comarca = '', area = ''] = line.split(' ');
      const province = PROVINCES[area];
      return province === undefined ? [] : [[comarca.replaceAll('_', ' '), province] as const];
    }),
  );

export const places: Places = {
  bodies: {
    hospital:
      /^(?:hospital|clínica|CAP|ambulatori|consultori|centre (?:d['’]atenció primària|de salut|mèdic))(?= [\p{L}“"])/iu,
    organisation:
      /^(?:tribunal|jutjat|audiència|ministeri|conselleria|ajuntament|comissaria|universitat|facultat|institut|escola|col·legi|centre penitenciari|fiscalia|ambaixada|consolat|diputació)(?= \p{L})/iu,
  },
  // What the places of a text lie in.
  history: /^(?:Catalunya|Terres de l['’]Ebre)$/iu,
  countryAliases: 'GB Anglaterra Gran_Bretanya Escòcia|NL Holanda',
  articled,
  regionsAbroad,
  statesOf,
  copulas: /^,? (?:és|era|fou) [^.;:\n]*$/u,
  ordinalEnds: 'a è r n t',
  capitals:
    'França París|Regne_Unit Londres|Anglaterra Londres|Escòcia Edimburg|Itàlia Roma|Espanya Madrid|Portugal Lisboa|Bèlgica Brussel·les|Països_Baixos Amsterdam|Holanda Amsterdam|Alemanya Berlín|Àustria Viena|Suïssa Berna|Dinamarca Copenhaguen|Noruega Oslo|Suècia Estocolm|Finlàndia Hèlsinki|Irlanda Dublín|Polònia Varsòvia|Hongria Budapest|Romania Bucarest|Bulgària Sofia|Grècia Atenes|Turquia Ankara|Sèrbia Belgrad|Croàcia Zagreb|Albània Tirana|Ucraïna Kíiv|Rússia Moscou|Letònia Riga|Egipte El_Caire|Síria Damasc|Líban Beirut|Iraq Bagdad|Iran Teheran|Marroc Rabat|Algèria Alger|Kenya Nairobi|Xina Pequín|Japó Tòquio|Mèxic Ciutat_de_Mèxic|Cuba L’Havana|Argentina Buenos_Aires|Xile Santiago|Perú Lima|Colòmbia Bogotà|Veneçuela Caracas|Brasil Brasília',
  governs: /(?<!\p{L})(?:[gG]overn|[aA]mbaixad(?:a|or)|[pP]arlament) (?:de|d['’]|a) ?$/u,
  shortCountries: 'Estats_Units EEUU EUA USA|Regne_Unit UK RU',
  ofProvince: {
    before: /(?<!\p{L})prov[ií]ncia d(?:e |['’])$/iu,
    names: 'Barcelona Girona Lleida Tarragona Castelló València Terol Saragossa Múrcia Conca Toledo Burgos Lleó Sòria',
  },
  twoNames: '',
  classOfRegion,
  relations,
  known,
  seatsOfPower,
  shores:
    /(?<!\p{L})(?:[pP]latj(?:a|es)|[pP]asseig marítim|[pP]ort (?:pesquer|esportiu)|[cC]onfraria de pescadors) (?:de |d['’]|del )$/u,
  // Feasts of one town, and what no list has others of its kind for.
  keptBehind:
    /(?<!\p{L})(?:[pP]atum|[fF]alles|[mM]isteri|[lL]lac|[lL]lacs|[mM]ar|[oO]ceà|[eE]stret|[cC]anal|[dD]esert|[eE]stat|[pP]enínsula|[fF]alla|[cC]ongost|[gG]orges?|[cC]ova|[cC]oves|[vV]olcà|[gG]lacera|[cC]ascada|[bB]atalla|[sS]etge|[tT]ractat|[pP]au|[aA]cords|[cC]omarca(?= de les)|[bB]adia|[dD]epartament|[aA]eroport(?= del)|[cC]oncurs de [cC]astells|[rR]uïnes|[cC]ampi(?:ó|ona|ons|ones)|[rR]odalies) (?:de |del |dels |de la |de les |de l['’]|d['’])?$/u,
  tellsForeign: true,
  kinds: 'comtat vall barri',
  streets:
    'c av avda avgda ctra pca pl ptge pg rbla trav travessera travessia carrer carrero passeig passatge rambla avinguda placa placeta cami raval ronda poligon pol urbanitzacio urb',
  units:
    'bx bxs baixos baix atic sobreatic entl entresol pral principal esc escala porta pis planta local bloc nau num n no nº esq dreta bis km parcel·la',
  rooms: 'pieza llit codi',
  ambiguous: 'cami raval',
  zip: {
    example: '12345',
    draw: (length, rng) => (length === 5 ? rng.pick(['08', '17', '25', '43']) + figures(3, rng) : undefined),
  },
  countries: 'ES',
  // Of each province and of each island that is one there is one.
  bodySeats: [
    {
      before: /(?<!\p{L})(?:[Vv]ols?|[Aa]vió|[Aa]eroport)(?: \p{L}+){0,3} (?:de |d['’]|a |cap a )$/u,
      towns: 'Barcelona Girona Reus Palma Maó Eivissa València Alacant Castelló_de_la_Plana Lleida',
    },
    {
      before: /(?<!\p{L})(?:[Bb]isbat|[Bb]isbe|[Aa]rquebisbe) (?:de |d['’])$/u,
      towns: "Barcelona Girona Lleida Tarragona Vic Solsona Tortosa Terrassa La_Seu_d'Urgell Palma Ciutadella València",
    },
    // The parishes of Andorra.
    {
      before: /(?<!\p{L})[cC]omú (?:de |d['’])$/u,
      towns: 'Encamp Canillo Ordino la_Massana Andorra_la_Vella Sant_Julià_de_Lòria Escaldes-Engordany',
    },
    // Of lawsuits against authorities.
    {
      before:
        /(?<!\p{L})[Jj]utjats? contenci[oó]s(?:os)? administratius?(?: n(?:úm(?:ero)?)?\.?[ºo]? ?\d+)? (?:de |d['’])$/u,
      towns: 'Barcelona Girona Lleida Tarragona|València Alacant Castelló_de_la_Plana|Palma',
    },
    { before: /(?<!\p{L})circumscripció (?:de |d['’])$/u, towns: 'Barcelona Girona Lleida Tarragona' },
    {
      before: /(?<!\p{L})(?:[Ff]rontera|[Dd]uana) (?:de |d['’]|pel |per |a )$/u,
      towns: "la_Jonquera el_Pertús Portbou Puigcerdà Llívia la_Farga_de_Moles Les el_Pas_de_la_Casa Molló Coll_d'Ares",
    },
    {
      before:
        /(?<!\p{L})(?:[Dd]iputació(?: [Pp]rovincial)?|[Aa]udiència [Pp]rovincial|AUDIÈNCIA(?: PROVINCIAL)?|[Aa]udiència|[Ss]ubdelegació del [Gg]overn|[Dd]elegació del [Gg]overn) (?:de |d['’]|a |DE |D['’])$/u,
      towns: 'Barcelona Girona Lleida Tarragona|València Alacant Castelló_de_la_Plana',
    },
    {
      before:
        /(?<!\p{L})(?:[Jj]utjats?(?: \p{L}+){0,3}(?: n(?:úm(?:ero)?)?\.?[ºo]? ?\d+)?|JUTJAT(?: \p{Lu}+){0,3}(?: NÚM\.? ?\d+)?|[Ff]iscalia|[Pp]artit judicial|[Cc]ol·legi d['’][Aa]dvocats|[Uu]niversitat|[Rr]egistre (?:[Cc]ivil|de la [Pp]ropietat)|[Cc]ambra de [Cc]omerç|[Pp]resó|[Cc]entre [Pp]enitenciari|[Mm]ossos|[Hh]ospital(?: [Uu]niversitari| [Cc]omarcal| [Gg]eneral)?) (?:de |DE |d['’])$|(?<!\p{L})Hospital (?:[\p{L}'’]+ ){1,5}[\p{L}'’]+, $/u,
      towns:
        "Barcelona Girona Lleida Tarragona Sabadell Terrassa Badalona Mataró Granollers Manresa Vic Igualada Figueres Olot Blanes Reus Valls Tortosa Amposta El_Vendrell Balaguer Tremp La_Seu_d'Urgell Cervera Puigcerdà Ripoll Berga Vilafranca_del_Penedès Vilanova_i_la_Geltrú Gavà Martorell Rubí Cerdanyola_del_Vallès L'Hospitalet_de_Llobregat Cornellà_de_Llobregat Sant_Feliu_de_Llobregat Sant_Boi_de_Llobregat Santa_Coloma_de_Gramenet Mollet_del_Vallès Arenys_de_Mar Santa_Coloma_de_Farners la_Bisbal_d'Empordà Gandesa Falset Solsona|València Alacant Castelló_de_la_Plana Elx Alcoi Gandia Sagunt Xàtiva Alzira Sueca Dénia Vila-real Vinaròs Torrent Paterna Benidorm Oriola|Palma Inca Manacor Maó Ciutadella Eivissa",
    },
  ],
  sea: /(?<!\p{L})(?:vaixells?|velers?|tripulació|regat(?:a|es)|ferris?|transbordador|ports?|port[uú]ari[ae]?|mercants?|ancora(?:t|da|r)|atrac\p{L}*|creuers?|embarc\p{L}*|desembarc\p{L}*|pesquer[as]?|pescadors?|barca|barques|mar|platg(?:a|es)|fars?|molls?|llotja|confraria|socorristes?|navier[ae]|travessia)(?!\p{L})/iu,
  ports:
    "Barcelona Tarragona Palma Maó Ciutadella Alcúdia Dénia Gandia València Sagunt Vinaròs Benicarló Peníscola Palamós Roses Blanes Mataró Vilanova_i_la_Geltrú Cambrils Salou Sant_Carles_de_la_Ràpita l'Escala Sant_Feliu_de_Guíxols Arenys_de_Mar Alacant Altea Calp Xàbia Santa_Pola Sant_Antoni_de_Portmany Pollença Andratx Sitges Cadaqués Llançà L'Ampolla Cullera la_Vila_Joiosa Benidorm Tossa_de_Mar Lloret_de_Mar Begur l'Estartit Portbou el_Port_de_la_Selva Torredembarra Calafell Cunit Castelldefels Premià_de_Mar Vilassar_de_Mar Malgrat_de_Mar Canet_de_Mar Sant_Pol_de_Mar Oliva Sóller Cala_Rajada Porto_Cristo Portocolom Port_de_Pollença Port_de_Sóller Palafrugell Badalona El_Masnou Deltebre Altafulla",
  zipAreas: ZIP_AREAS,
  provinceOf: provincesOf(ZIP_AREAS),
  // By the article, and those with great towns apart.
  regionsAlike: [
    'Barcelonès Vallès_Occidental Baix_Llobregat Tarragonès Gironès Segrià Maresme Baix_Camp',
    "Vallès_Oriental Bages Garraf Baix_Ebre Baix_Empordà Baix_Penedès Berguedà Moianès Montsià Pla_d'Urgell Pla_de_l'Estany Priorat Ripollès Pallars_Jussà Pallars_Sobirà Solsonès",
    "Garrotxa Noguera Ribera_d'Ebre Segarra Selva Cerdanya Terra_Alta Conca_de_Barberà Vall_d'Aran",
    "Marina_Alta Marina_Baixa Plana_Baixa Plana_Alta Ribera_Alta Ribera_Baixa Safor Costera Vall_d'Albaida",
    'Camp_de_Túria Camp_de_Morvedre Comtat Baix_Vinalopó Vinalopó_Mitjà Baix_Segura Baix_Maestrat Ports',
    'Alt_Camp Alt_Empordà Alt_Penedès Alt_Urgell Alta_Ribagorça Anoia Urgell',
    'Horta_Nord Horta_Sud Alacantí Alcoià',
    'Mallorca Menorca Eivissa',
    'Osona',
  ],
  zipsOfTowns:
    "Arenys_de_Mar 08|Badalona 08|Barberà_del_Vallès 08|Barcelona 08|Berga 08|Caldes_de_Montbui 08|Calella 08|Canovelles 08|Cardedeu 08|Castellar_del_Vallès 08|Castelldefels 08|Cerdanyola_del_Vallès 08|Cornellà_de_Llobregat 08|El_Masnou 08|El_Prat_de_Llobregat 08|Esparreguera 08|Esplugues_de_Llobregat 08|Gavà 08|Granollers 08|Igualada 08|L'Hospitalet_de_Llobregat 08|Malgrat_de_Mar 08|Manlleu 08|Manresa 08|Martorell 08|Mataró 08|Molins_de_Rei 08|Mollet_del_Vallès 08|Montcada_i_Reixac 08|Montornès_del_Vallès 08|Olesa_de_Montserrat 08|Parets_del_Vallès 08|Piera 08|Pineda_de_Mar 08|Premià_de_Mar 08|Ripollet 08|Rubí 08|Sabadell 08|Sant_Adrià_de_Besòs 08|Sant_Andreu_de_la_Barca 08|Sant_Boi_de_Llobregat 08|Sant_Celoni 08|Sant_Cugat_del_Vallès 08|Sant_Feliu_de_Llobregat 08|Sant_Joan_Despí 08|Sant_Just_Desvern 08|Sant_Pere_de_Ribes 08|Sant_Quirze_del_Vallès 08|Sant_Vicenç_dels_Horts 08|Santa_Coloma_de_Gramenet 08|Santa_Perpètua_de_Mogoda 08|Sitges 08|Terrassa 08|Tordera 08|Vic 08|Viladecans 08|Vilafranca_del_Penedès 08|Vilanova_i_la_Geltrú 08|Vilassar_de_Mar 08|Banyoles 17|Blanes 17|Figueres 17|Girona 17|Lloret_de_Mar 17|Olot 17|Palafrugell 17|Palamós 17|Roses 17|Salt 17|Sant_Feliu_de_Guíxols 17|Balaguer 25|Lleida 25|Tàrrega 25|Amposta 43|Calafell 43|Cambrils 43|El_Vendrell 43|La_Pineda 43|Reus 43|Salou 43|Sant_Carles_de_la_Ràpita 43|Tarragona 43|Torredembarra 43|Tortosa 43|Valls 43|Vila-seca 43|Vilaseca 43|Almassora 12|Benicarló 12|Benicàssim 12|Borriana 12|Castelló_de_la_Plana 12|Moncofa 12|Morella 12|Nules 12|Onda 12|Peníscola 12|Sant_Mateu 12|Vila-real 12|Vinaròs 12|Alaquàs 46|Alberic 46|Aldaia 46|Algemesí 46|Almussafes 46|Alzira 46|Benifaió 46|Burjassot 46|Bétera 46|Canals 46|Carcaixent 46|Catarroja 46|Cullera 46|Gandia 46|Guadassuar 46|Llíria 46|Manises 46|Massamagrell 46|Mislata 46|Oliva 46|Ontinyent 46|Paterna 46|Picassent 46|Puçol 46|Quart_de_Poblet 46|Sagunt 46|Silla 46|Sueca 46|Tavernes_de_la_Valldigna 46|Torrent 46|València 46|Xirivella 46|Xàtiva 46|el_Puig 46|l'Alcúdia 46|l'Eliana 46|Alacant 03|Alcoi 03|Altea 03|Banyeres_de_Mariola 03|Benidorm 03|Calp 03|Cocentaina 03|Crevillent 03|Dénia 03|Elda 03|Elx 03|Ibi 03|Muro_d'Alcoi 03|Novelda 03|Oriola 03|Pego 03|Petrer 03|Sant_Vicent_del_Raspeig 03|Santa_Pola 03|Xàbia 03|la_Vila_Joiosa 03|Alcúdia 07|Calvià 07|Ciutadella 07|Felanitx 07|Inca 07|Llucmajor 07|Manacor 07|Marratxí 07|Maó 07|Palma 07|Pollença 07|Sant_Antoni_de_Portmany 07|Santa_Eulària_des_Riu 07",
};

/** Those of the islands and of whole regions stay. */
const AREAS = ['93', '971', '871', '96', '972', '973', '977'];
const MANY = 4;
/** A number at home is at home where the language is spoken. */
const HERE: NumberingPlan = {
  country: SPAIN.country,
  draw(national, rng) {
    const isHere = national.length === 9 && AREAS.some((area) => national.startsWith(area));
    if (!isHere) return SPAIN.draw(national, rng);
    // "93 805 12 34" is written by the figures of its area.
    const area = AREAS.slice(0, MANY).find((own) => national.startsWith(own)) ?? rng.pick(AREAS.slice(MANY));
    return area + between(2, 8, rng) + figures(8 - area.length, rng);
  },
};

export const contact: Contact = {
  plans: [HERE],
  phones: '932 345 678|612 345 678|93 234 56 78|+34 612 345 678|972 34 56 78',
  ids: {
    'health-plan': ['GALO 1 550512 003'],
    id: ['12345678Z'],
    account: ['ES91 2100 0418 4502 0005 1332'],
    vehicle: ['1234 BCD'],
  },
  words: 'i movils',
  numberWords: 'tsi cip targeta sanitaria historia clinica expedient numero col·legiat document identitat afiliacio',
};
