import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';
import { ENGLISH_INSTITUTION, foreignKinds } from '../foreign-names.ts';
import { endings, homes } from './homes.ts';
import { bodies, cues, likeBodies, named, ordinary } from './organisations.ts';
import { articled, regionsAbroad, statesOf, whereabouts } from './places.ts';

/** Matches nothing. */
const NOTHING_AFTER = /(?!)/u;

export const names: Names = {
  homes,
  homeEndings: endings,
  knowsForeign: true,
  rulersLetter: /^[IVX]$/u,
  called:
    /(?<!\p{L})(?:[Cc]iao|[Cc]ar[oa]|[Gg]entile|[Ss]alve|[Gg]razie|[Bb]aci|[Uu]n (?:bacio|abbraccio|saluto)|[Ss]aluti),?\s+$/u,
  givenEndings: { f: /a$/u, m: /o$/u },
  told: {
    f: {
      before:
        /(?<!\p{L})(?:la|una|alla|della|dalla) (?!(?:vittima|persona|famiglia|guida|guardia|spia|via|ditta|squadra)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: NOTHING_AFTER,
    },
    m: {
      before:
        /(?<!\p{L})(?:il|un|al|del|dal|lo|allo|dello) (?!(?:gruppo|duo|personaggio|soprano|liceo|bar|ristorante|stadio)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: NOTHING_AFTER,
    },
  },
  afterParticles: {
    della: 'Rovere Torre Valle Casa Chiesa Croce Vedova Porta',
    del: 'Prete Vecchio Monte Re Bianco Giudice Grosso Bene',
    dalla: 'Costa Chiesa Torre',
    di: 'Stefano Pietro Marco Giovanni Lorenzo Matteo Francesco Paolo Carlo Martino Benedetto',
    de: 'Luca Santis Angelis Rosa Simone Marco Martino Gregorio Filippo Vita',
  },
  honours: 'don padre suor dottore dottor dottoressa professor professore generale conte',
  titles: {
    u: 'avvocato architetto geometra',
    f: 'signora signorina dottoressa professoressa suor regina principessa',
    m: 'signor signore dottore dottor papa re principe',
  },
  ownTitles: { u: 'dott avv arch geom rag on pm gip', f: 'ra ssa', m: 'sig don' },
  abbreviated: 'dott sig avv ing rag',
  particles: 'di della del dello dei degli dalla dal da de lo la',
  rulers: 're regina principe principessa papa imperatore imperatrice zar sultano san santa don suor',
  figures: 'dio gesù gesu cristo allah buddha maometto mosè mose lutero',
  fields: { given: 'nome', family: 'cognome' },
  honorifics:
    'Dott Prof Avv Ing|Sig Dott Prof|Sig.ra Dott.ssa Prof.ssa|Signora Signorina Dottoressa|Signor Dottor Professor',
  writtenOut: 'Signora Signorina Dottoressa Signor Dottor Professor',
  shares: { secondGiven: 0.05 },
  usual: {
    f: ['Sig.ra', 'Signora'],
    m: ['Sig.', 'Signor'],
    'doctor-f': ['Dott.ssa', 'Dr.ssa'],
    'doctor-m': ['Dott.', 'Dr.'],
  },
  kin: { f: 'moglie madre figlia sorella nonna zia', m: 'marito padre figlio fratello nonno zio' },
  sexFields: 'sesso',
  sexes: { f: 'donna|femmina|femminile|bambina ragazza|f', m: 'uomo|maschio|maschile|bambino ragazzo|m' },
};

export const institutions: Institutions = {
  parties: [
    [/^(?:Partito|Movimento) (?=\p{L})/u, 'Civico Regionalista Federalista Riformatore Moderato'],
    [/^(?:Unione|Alleanza|Democrazia|Lega) (?=\p{L})/u, 'Civica Regionalista Federalista Riformatrice Moderata'],
  ],
  foreign: ENGLISH_INSTITUTION,
  beforeSeat: /(?<= )(?:d(?:i|el|ella|elle|ei|egli) |d(?:ell)?['’]|in )(?=\p{Lu})/gu,
  ordinary,
  bodies,
  likeBodies,
  named,
  cues,
  functionWords: 'di del della dello dei degli delle dell e ed al alla da dal in nel nella per con su sul',
  namesakes: {
    many: 'Luigi Galvani|Marcello Malpighi|Giovanni Battista Morgagni|Bartolomeo Eustachi|Girolamo Fracastoro|Camillo Golgi|Antonio Scarpa|Gaspare Aselli|Bernardino Ramazzini|Lazzaro Spallanzani|Alessandro Volta',
    one: 'Agostino Gemelli|Luigi Sacco|Antonio Cardarelli|Guglielmo da Saliceto|Vito Fazzi|Antonio Perrino|Felice Lotti',
  },
  legalForms: 'spa s.p.a srl s.r.l srls snc sas scarl onlus cooperativa fratelli figli f.lli lli',
  kinds: `
    ospedale ospedali ospedaliero ospedaliera policlinico poliambulatorio ambulatorio presidio casa cura reparto unita operativa complessa semplice servizio servizi dipartimento distretto
    asl ausl asst irccs rsa sanitario sanitaria azienda istituto universita universitario universitaria facolta scuola scuole liceo comune provincia regione ministero tribunale procura questura
    prefettura banca cassa assicurazioni fondazione associazione societa gruppo farmacia laboratorio centro consultorio parrocchia chiesa biblioteca museo teatro stazione aeroporto albergo
    ristorante caseificio officina officine studio impresa ditta nazionale regionale corte appello assise provinciale comunale civile generale militare maggiore infantile materna elementare media statale
    riabilitazione residenza comunita`,
  legalEnding: /S\.\s?p\.\s?A\.|S\.\s?r\.\s?l\.|S\.\s?n\.\s?c\.|S\.\s?a\.\s?s\./u,
  purpose: 'di per',
  aims: [
    // Schools are called after people whom everybody knows.
    [
      /^(?:Liceo(?: (?:[Cc]lassico|[Ss]cientifico|[Ll]inguistico))?|Istituto [Tt]ecnico|Scuola (?:[Mm]edia|[Ee]lementare)) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u,
      'Manzoni|Galilei|Alighieri|Foscolo|Parini|Carducci|Volta|Fermi|Machiavelli|Petrarca|Leopardi|Pascoli|Marconi|Virgilio|Orazio|Tasso',
    ],
    [
      /^Ospedale (?=(?!San|Maggiore|Civile|Generale|Militare|Regionale)\p{Lu}\p{L}+$)/u,
      "Niguarda|Cotugno|Cardarelli|Molinette|Galliera|Careggi|Monaldi|San Raffaele|San Camillo|Sant'Orsola|Santa Chiara|Bufalini|Bellaria|Spallanzani|Mauriziano|Giannuzzi",
    ],
  ],
  dignitaries: [
    [
      /(?<!\p{L})(?:Giovanni Paolo|Giovanni|Pio|Paolo|Leone|Benedetto|Gregorio|Clemente|Sisto) [IVX]+(?!\p{L})/u,
      'Giovanni XXIII|Giovanni Paolo II|Pio X|Pio XII|Leone XIII|Paolo VI|Benedetto XV',
    ],
    [
      /(?<!\p{L})(?:Umberto|Vittorio Emanuele|Federico|Carlo|Amedeo|Ferdinando|Ottone) [IVX]+(?!\p{L})/u,
      'Umberto I|Vittorio Emanuele II|Vittorio Emanuele III|Federico II|Carlo V|Ferdinando II',
    ],
    [
      /(?<=(?<!\p{L})Regina )(?:Elena|Margherita|Giovanna|Maria Adelaide|Isabella)(?!\p{L})/u,
      'Elena|Margherita|Giovanna|Maria Adelaide|Isabella',
    ],
    [
      /(?<=(?<!\p{L})Principe )(?:Umberto|Amedeo|Eugenio|Tommaso|Oddone)(?!\p{L})/u,
      'Umberto|Amedeo|Eugenio|Tommaso|Oddone',
    ],
    [/(?<=(?<!\p{L})Duca )d(?:['’]|i |egli )\p{Lu}\p{L}+/u, "d'Aosta|degli Abruzzi|di Genova|di Modena|d'Este"],
  ],
  nationalities: [
    ['italian american african messican cuban indian egizian australian colombian peruvian', 'i e o a'],
    ['frances ingles portoghes olandes giappones cines danes irlandes svedes norveges', 'i e'],
    ['roman napoletan sicilian toscan venezian', 'i e o a'],
    ['milanes torines bolognes genoves calabres', 'i e'],
    ['Europa Asia Africa Oceania', '-'],
    ['America_del_Sud America_del_Nord America_Latina America_Centrale', '-'],
  ],
  fields: [
    ['Medicina Farmacia Odontoiatria Psicologia Veterinaria', '-'],
    ['Biologia Chimica Fisica Filosofia Sociologia Giurisprudenza', '-'],
    [
      'Cardiologia Neurologia Urologia Oncologia Radiologia Psichiatria Pediatria Dermatologia Ginecologia Ematologia Nefrologia Pneumologia Geriatria',
      '-',
    ],
    ['Giustizia Cultura Difesa Salute', '-'],
    ['Lettere Scienze Lingue', '-'],
  ],
  fieldEnding: /logi[ae]|iatria/u,
  dictionary: 'words',
  commonEnding:
    /(?:zion[ei]|tà|mento|ismo|enza|anza|logi[ae]|grafia|iatria|[aà]ri[ao]|ional[ei]|istic[aohe]+|ologic[aohei]+|istica|ativ[aoei]|iatric[aohei]+)$/iu,
  common:
    'civile penale superiore maggiore nazionale forestale provinciale comunale finanza risparmio minorenni studi stato lavoro salute giustizia dolore acqua energia industria commercio sport famiglia famiglie bambini donne anziani giovani sangue ricerca territorio assistenza pubblica pubblico privata sociale sociali medica medico amici volontari donna bambino bambina reclami clienti acquisti vendite spedizioni personale commerciale tecnico tecnica legale attivo attiva tutela urgenza emergenza soccorso elisoccorso protocollo anagrafe tributi',
};

export const places: Places = {
  classOfRegion: (name) =>
    /^[AEIOU]/u.test(name) ? 'v' : /^(?:Lombardia|Toscana|Campania|Puglia|Calabria|Sicilia|Sardegna|Liguria|Basilicata|Valle)/u.test(name) ? 'f' : 'm', // prettier-ignore
  regionCodes:
    "AG:Sicilia AL:Piemonte AN:Marche AO:Valle_d'Aosta AP:Marche AQ:Abruzzo AR:Toscana AT:Piemonte AV:Campania BA:Puglia BG:Lombardia BI:Piemonte BL:Veneto BN:Campania BO:Emilia-Romagna BR:Puglia BS:Lombardia BT:Puglia BZ:Trentino-Alto_Adige CA:Sardegna CB:Molise CE:Campania CH:Abruzzo CL:Sicilia CN:Piemonte CO:Lombardia CR:Lombardia CS:Calabria CT:Sicilia CZ:Calabria EN:Sicilia FC:Emilia-Romagna FE:Emilia-Romagna FG:Puglia FI:Toscana FM:Marche FR:Lazio GE:Liguria GO:Friuli-Venezia_Giulia GR:Toscana IM:Liguria IS:Molise KR:Calabria LC:Lombardia LE:Puglia LI:Toscana LO:Lombardia LT:Lazio LU:Toscana MB:Lombardia MC:Marche ME:Sicilia MI:Lombardia MN:Lombardia MO:Emilia-Romagna MS:Toscana MT:Basilicata NA:Campania NO:Piemonte NU:Sardegna OR:Sardegna PA:Sicilia PC:Emilia-Romagna PD:Veneto PE:Abruzzo PG:Umbria PI:Toscana PN:Friuli-Venezia_Giulia PO:Toscana PR:Emilia-Romagna PT:Toscana PU:Marche PV:Lombardia PZ:Basilicata RA:Emilia-Romagna RC:Calabria RE:Emilia-Romagna RG:Sicilia RI:Lazio RM:Lazio RN:Emilia-Romagna RO:Veneto SA:Campania SI:Toscana SO:Lombardia SP:Liguria SR:Sicilia SS:Sardegna SU:Sardegna SV:Liguria TA:Puglia TE:Abruzzo TN:Trentino-Alto_Adige TO:Piemonte TP:Sicilia TR:Umbria TS:Friuli-Venezia_Giulia TV:Veneto UD:Friuli-Venezia_Giulia VA:Lombardia VB:Piemonte VC:Piemonte VE:Veneto VI:Veneto VR:Veneto VT:Lazio VV:Calabria",
  foreignKinds: foreignKinds('Regno Unito'),
  governs: /(?<!\p{L})(?:[gG]overno|[aA]mbasciat(?:a|ore)|[pP]arlamento) (?:di|a) $/u,
  capitals:
    "Francia Parigi|Regno_Unito Londra|Inghilterra Londra|Scozia Edimburgo|Spagna Madrid|Portogallo Lisbona|Belgio Bruxelles|Paesi_Bassi Amsterdam|Olanda Amsterdam|Germania Berlino|Austria Vienna|Svizzera Berna|Danimarca Copenaghen|Norvegia Oslo|Svezia Stoccolma|Finlandia Helsinki|Irlanda Dublino|Polonia Varsavia|Repubblica_Ceca Praga|Slovacchia Bratislava|Ungheria Budapest|Romania Bucarest|Bulgaria Sofia|Grecia Atene|Turchia Ankara|Serbia Belgrado|Slovenia Lubiana|Albania Tirana|Ucraina Kiev|Russia Mosca|Bielorussia Minsk|Lituania Vilnius|Lettonia Riga|Estonia Tallinn|Egitto Il_Cairo|Siria Damasco|Libano Beirut|Giordania Amman|Iraq Baghdad|Iran Teheran|Marocco Rabat|Tunisia Tunisi|Algeria Algeri|Libia Tripoli|Kenya Nairobi|Etiopia Addis_Abeba|Somalia Mogadiscio|Uganda Kampala|Ruanda Kigali|Senegal Dakar|Ghana Accra|Nigeria Abuja|India Nuova_Delhi|Pakistan Islamabad|Afghanistan Kabul|Cina Pechino|Giappone Tokyo|Vietnam Hanoi|Thailandia Bangkok|Indonesia Giacarta|Australia Canberra|Nuova_Zelanda Wellington|Canada Ottawa|Messico Città_del_Messico|Cuba L'Avana|Argentina Buenos_Aires|Perù Lima|Venezuela Caracas|Ecuador Quito|Uruguay Montevideo|Paraguay Asunción|Stati_Uniti Washington",
  countryAliases: 'GB Inghilterra Gran_Bretagna Scozia|NL Olanda',
  articled,
  whereabouts,
  regionsAbroad,
  statesOf,
  twoNames: '',
  ofProvince: {
    before: /(?<!\p{L})provincia di $/iu,
    names:
      'Arezzo Avellino Bari Belluno Benevento Bergamo Bologna Brescia Brindisi Cagliari Caserta Catania Catanzaro Cosenza Cremona Cuneo Foggia Genova Grosseto Lecce Lecco Livorno Lucca Macerata Mantova Matera Messina Milano Modena Napoli Novara Padova Palermo Parma Pavia Perugia Pesaro Piacenza Pisa Pistoia Potenza Ragusa Ravenna Rieti Rovigo Salerno Sassari Savona Siena Siracusa Sondrio Taranto Teramo Terni Torino Trapani Trento Treviso Trieste Udine Varese Venezia Vercelli Verona Vicenza Viterbo',
  },
  tellsForeign: true,
  kinds:
    'citta comune provincia regione frazione borgo lago fiume mare monte isola isole valle parco stazione aeroporto quartiere zona repubblica stato stati uniti',
  streets:
    'via viale vicolo piazza piazzale piazzetta largo corso strada stradale contrada lungomare lungarno traversa salita galleria',
  shortStreets: { 'P.zza': 'Piazza', 'P.za': 'Piazza', Pzza: 'Piazza', 'P.le': 'Piazzale', 'C.so': 'Corso', 'V.le': 'Viale', 'V.lo': 'Vicolo', 'L.go': 'Largo' }, // prettier-ignore
  units: 'interno int scala piano snc palazzina',
  rooms: 'stanza camera letto reparto ambulatorio cap',
  ambiguous: 'corso largo strada contrada galleria',
  directions: 'nord sud ovest',
  zip: {
    example: '00184',
    draw: (length, rng) => (length === 5 ? between(0, 97, rng, 2) + figures(3, rng) : undefined),
  },
  countries: 'IT',
  zipAreas:
    "Lazio 00-04|Umbria 05-06|Sardegna 07-09|Piemonte 10 12-15 28|Valle_d'Aosta 11|Liguria 16-19|Lombardia 20-27 46|Emilia-Romagna 29 40-44 47-48|Veneto 30-32 35-37 45|Friuli-Venezia_Giulia 33-34|Trentino-Alto_Adige 38-39|Toscana 50-59|Marche 60-63|Abruzzo 64-67|Puglia 70-74 76|Basilicata 75 85|Campania 80-84|Molise 86|Calabria 87-89|Sicilia 90-98",
};

const AREAS = [
  ['02', '06'],
  ['010', '011', '030', '035', '039', '040', '041', '045', '049', '050', '051', '055', '059', '070', '075', '079', '080', '081', '085', '089', '090', '091', '095', '099'],
  ['0121', '0131', '0161', '0171', '0185', '0321', '0331', '0341', '0362', '0371', '0382', '0422', '0432', '0444', '0461', '0521', '0532', '0541', '0571', '0583', '0721', '0733', '0742', '0761', '0824', '0832', '0881', '0923', '0931', '0965'],
] as const; // prettier-ignore

/** Italy: the zero belongs to the area; mobile numbers have none. */
const ITALY: NumberingPlan = {
  country: '39',
  draw(national, rng) {
    if (/^3\d{8,9}$/.test(national)) return `3${between(20, 93, rng)}${figures(national.length - 3, rng)}`;
    if (!national.startsWith('0') || national.length < 8 || national.length > 11) return undefined;
    const own = AREAS.find((areas) => areas.some((area) => national.startsWith(area))) ?? AREAS[2];
    const area = rng.pick(own);
    return area + between(2, 8, rng) + figures(national.length - area.length - 1, rng);
  },
};

export const contact: Contact = {
  plans: [ITALY],
  phones: '06 1234 5678|02 12345678|051 123456|0521 123456|347 123 4567|3471234567|+39 347 1234567',
  extension: /interno|int\./u,
  ids: {
    'social-security': ['RSSMRA80A01H501U'],
    'health-plan': ['80380 0001 2345 6789 012'],
    account: ['IT60 X054 2811 1010 0000 0123 456'],
    vehicle: ['AB 123 CD'],
    license: ['U1A12345678'],
  },
  words: 'cell cellulare telefono interno posta elettronica sito indirizzo verde casa lavoro ufficio',
  numberWords:
    'cartella clinica numero num codice fiscale tessera sanitaria patente passaporto carta identita polizza conto pratica protocollo referto richiesta accettazione nosologico ricovero matricola targa partita iva cf',
};
