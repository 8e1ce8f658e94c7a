import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';
import { ENGLISH_INSTITUTION, foreignKinds } from '../foreign-names.ts';
import { endings, homes } from './homes.ts';
import { bodies, cues, keptBefore, keptBehind, likeBodies, named, ordinary, unlike } from './organisations.ts';
import { articled, regionsAbroad, statesOf, whereabouts } from './places.ts';

export const names: Names = {
  homes,
  homeEndings: endings,
  knowsForeign: true,
  usualGiven: true,
  ownEndings: /(?<!k|ov|ev|w|y|[^cg]h)[aeo]$|(?<![aeiou]|k|sh)i$/u,
  familyFirst: true,
  joins: 'ved vedova maritata',
  familyAfter:
    /(?<!\p{L})(?:[cC]oniugi|[fF]amiglia|[sS]ignori|[gG]emell[ei]|[vV]ed\.?|(?<!(?<!\p{L})(?:[lL]a|[aA]lla|[dD]ella) )[vV]edova|[nN]ata|[tT]est[ei]|[fF]am\.|[dD]elitto|[cC]aso|[lL]ascito|(?<=(?:,| e) )il)\s$/u,
  rulersLetter: /^[IVX]$/u,
  reigning: {
    after:
      /(?<!\p{L})(?:[rR]e|[rR]egina|[iI]mperator[ei]|[iI]mperatrice|[dD]uca|[dD]uchessa|[pP]rincipe|[pP]rincipessa|[zZ]ar) $/u,
    m: 'Umberto Vittorio Carlo Federico Ferdinando Enrico Luigi Filippo Alfonso Ottone Corrado Ruggero Manfredi Amedeo Francesco Leopoldo',
    f: 'Margherita Elena Giovanna Isabella Caterina Costanza Anna Maria Beatrice Bianca',
  },
  givenAfter:
    /(?<!\p{L})(?:[rR]e|[rR]egina|[iI]mperator[ei]|[iI]mperatrice|[pP]apa|[zZ]ar|[sS]ultano|[dD]uca|[dD]uchessa|di nome|si chiama(?:va)?) $|(?<!\p{L})(?:[fF]igl[ie]|[fF]ratelli|[sS]orelle|[nN]ipoti|con \p{Lu}[\p{L}-]+(?:,| e)) \p{Lu}[\p{L}-]+ con $/u,
  called:
    /(?<!\p{L})(?:[Cc]iao|[Cc]ar[oa]|[Gg]entile|[Ss]alve|[Gg]razie|[Bb]aci|[Uu]n (?:bacio|abbraccio|saluto)|[Ss]aluti),?\s+$/u,
  givenEndings: { f: /a$/u, m: /o$/u },
  told: {
    f: {
      before:
        /(?<!\p{L})(?:la|una|alla|della|dalla) (?!(?:vittima|persona|famiglia|guida|guardia|spia|via|ditta|squadra)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: /^,? (?:cittadina|nata|figlia|coniugata|nubile)(?!\p{L})/u,
    },
    m: {
      before:
        /(?<!\p{L})(?:il|un|al|del|dal|lo|allo|dello) (?!(?:gruppo|duo|personaggio|soprano|liceo|bar|ristorante|stadio)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: /^,? (?:cittadino|nato|figlio|coniugato|celibe)(?!\p{L})/u,
    },
  },
  afterParticles: {
    della: 'Rovere Torre Valle Casa Chiesa Croce Vedova Porta',
    del: 'Prete Vecchio Monte Re Bianco Giudice Grosso Bene',
    dalla: 'Costa Chiesa Torre',
    di: 'Stefano Pietro Marco Giovanni Lorenzo Matteo Francesco Paolo Carlo Martino Benedetto',
    lo: 'Presti Cascio Monaco Bianco Verde Turco Giudice Sardo Verso',
    la: 'Rosa Torre Russa Mantia Rocca Porta Spina Barbera Malfa Marca',
    de: 'Luca Santis Angelis Rosa Simone Marco Martino Gregorio Filippo Vita',
  },
  honours: 'don padre suor dottore dottor dottoressa professor professore generale conte',
  households: 'famiglia',
  titles: {
    u: 'avvocato architetto geometra',
    f: 'signora signorina dottoressa professoressa suor regina principessa',
    m: 'signor signore dottore dottor papa re principe',
  },
  ownTitles: { u: 'dott avv arch geom rag on pm gip', f: 'ra ssa', m: 'sig don' },
  abbreviated: 'dott sig avv ing rag',
  particles: 'di della del dello dei degli dalla dal da de lo la',
  rulers: 're regina principe principessa papa imperatore imperatrice zar sultano san santa don suor',
  figures:
    'sturzo gasperi togliatti giolitti badoglio sofocle eschilo euripide aristofane goldoni pirandello shakespeare dio gesù gesu cristo allah buddha maometto mosè mose lutero apollo zeus giove giunone minerva nettuno bacco dioniso afrodite garibaldi mazzini cavour murat bonaparte radetzky metternich robespierre mussolini hitler stalin lenin napoleone beethoven mozart mahler wagner chopin liszt brahms bach haydn schubert puccini caravaggio michelangelo keplero savoia asburgo borbone',
  // Saints, and who is known by an epithet or by the land alone.
  epithets: {
    articles: {},
    stems: '',
    nouns:
      /^(?:[sS]an(?:t[oa])? |[sS]ant['’])\p{Lu}|^(?:(?:[dD]uca|[cC]onte|[pP]rincipe|[mM]archese|[dD]on|[dD]onna|[bB]arone|[vV]escovo) )?(?:\p{Lu}\p{Ll}+ )?(?:\p{Lu}\p{Ll}+|duca|duchessa|conte|contessa|principe|principessa|marchese|marchesa|barone) (?:[IVX]+ )?(?:d(?:i|a|egli) (?!(?:Stefano|Pietro|Marco|Giovanni|Lorenzo|Matteo|Francesco|Paolo|Carlo|Martino|Benedetto)$)|d['’]|de['’] )\p{Lu}\p{Ll}+$| (?:il|la|l['’]) ?(?:Magnifico|Grande|Moro|Breve|Buono|Bello|Bella|Santo|Cattolic[oa]|Terribile|Calvo|Pazza|Censore|Vecchio|Giovane)$/u,
  },
  fields: { given: 'nome', family: 'cognome' },
  honorifics:
    'Dott Prof Avv Ing|Sig Dott Prof|Sig.ra Dott.ssa Prof.ssa|Signora Signorina Dottoressa|Signor Dottor Professor|Mister Coach',
  writtenOut: 'Signora Signorina Dottoressa Signor Dottor Professor Mister Coach',
  shares: { secondGiven: 0.05 },
  usual: {
    f: ['Sig.ra', 'Signora'],
    m: ['Sig.', 'Signor'],
    'doctor-f': ['Dott.ssa', 'Dr.ssa'],
    'doctor-m': ['Dott.', 'Dr.'],
  },
  ownersBehind: 'suo sua',
  kin: {
    f: 'moglie madre mamma figlia sorella nonna zia cugina cognata suocera nuora compagna fidanzata amica',
    m: 'marito padre papa babbo figlio fratello nonno zio cugino cognato suocero genero compagno fidanzato amico',
  },
  sexFields: 'sesso',
  sexes: { f: 'donna|femmina|femminile|bambina ragazza|f', m: 'uomo|maschio|maschile|bambino ragazzo|m' },
};

export const institutions: Institutions = {
  // In what season another is nobody would believe.
  unique: /^(?:[Ff]est[ae]|[Ss]agr[ae]|[Pp]alio|[Pp]rocessione) /u,
  acronyms: [],
  parties: [
    [/^(?:Partito|Movimento) (?=\p{L})/u, 'Civico Regionalista Federalista Riformatore Moderato'],
    [/^(?:Unione|Alleanza|Democrazia|Lega) (?=\p{L})/u, 'Civica Regionalista Federalista Riformatrice Moderata'],
  ],
  clubs:
    /^(?:Pro Loco|Cassa [Rr]urale|Atletica|Nuoto Club|Rugby|Volley|Basket|Pallacanestro|Pallavolo|Hockey|Polisportiva|Pro|Virtus|Olimpia|Sporting|U\.?S\.?(?:D\.?)?|A\.?C\.?|A\.?S\.?D\.?) (?=\p{Lu}\p{L})/u,
  seated:
    /^(?:comune|municipio|tribunale|questura|procura|prefettura|polizia|carabinieri|ospedale|universita|provincia|parrocchia|biblioteca|museo|pinacoteca|galleria|proloco|liceo|asl|ausl|comando|commissariato|stazione|circolo|pretura|curia|diocesi|farmacia|azienda|consorzio)$/u,
  foreign: ENGLISH_INSTITUTION,
  beforeSeat: /(?<= )(?:d(?:i|el|ella|elle|ei|egli) |d(?:ell)?['’]|in )(?=\p{Lu})/gu,
  ordinary,
  onlyListed: true,
  bodies,
  keptBefore,
  keptBehind,
  likeBodies,
  unlike,
  named,
  cues,
  functionWords: 'presso il di del della dello dei degli delle dell e ed al alla da dal in nel nella per con su sul',
  namesakes: {
    many: 'Luigi Galvani|Marcello Malpighi|Giovanni Battista Morgagni|Bartolomeo Eustachi|Girolamo Fracastoro|Camillo Golgi|Antonio Scarpa|Gaspare Aselli|Bernardino Ramazzini|Lazzaro Spallanzani|Alessandro Volta',
    one: 'Agostino Gemelli|Luigi Sacco|Antonio Cardarelli|Guglielmo da Saliceto|Vito Fazzi|Antonio Perrino|Felice Lotti',
  },
  legalForms: 'spa s.p.a asd a.s.d sb sagl srl s.r.l srls snc sas ss scarl onlus cooperativa fratelli figli f.lli lli',
  careWords: { women: 'ostetric', acute: 'pronto_soc', head: 'oculist', tests: 'emodinam', late: 'lungodeg', inner: 'dietol' }, // prettier-ignore
  kinds: `
    ospedale ospedali ospedaliero ospedaliera policlinico poliambulatorio ambulatorio presidio casa cura reparto unita operativa complessa semplice servizio servizi dipartimento distretto
    asl ausl asst n tar legione carabinieri irccs rsa sanitario sanitaria azienda istituto universita universitario universitaria facolta scuola scuole liceo comune provincia regione ministero tribunale procura questura
    prefettura ipsseoa ipsia itis itcg ipsar banca cassa assicurazioni fondazione associazione societa gruppo farmacia laboratorio centro consultorio parrocchia chiesa biblioteca museo teatro stazione aeroporto albergo
    calcio pinacoteca galleria proloco ristorante trattoria osteria pizzeria caseificio officina officine studio impresa ditta
    maglificio cartiera coperture cantiere cantieri navale autolinee autoservizi autotrasporti trasporti tessitura filatura segheria frantoio conceria fonderia calzaturificio macelleria salumeria panetteria panificio
    forno gelateria rosticceria pescheria latteria enoteca birrificio pastificio mulino molino oleificio acciaieria acciaierie ferriera lanificio cotonificio setificio camiceria sartoria lavanderia tintoria
    vetreria cristalleria ceramiche marmeria marmi serramenti infissi autofficina autoscuola autosalone concessionaria carrozzeria gioielleria oreficeria ottica profumeria erboristeria cartoleria cartolibreria libreria
    ferramenta colorificio vivaio vivai floricoltura carpenteria consulenze conserve farmaceutici gomme sistemi tessuti vini onoranze funebri ca villa alta alto bassa basso agriturismo fattoria tenuta distilleria torrefazione immobiliare costruzioni edilizia impianti termoidraulica tipografia litografia
    editrice edizioni parafarmacia campeggio palestra agenzia viaggi salumificio mobilificio prosciuttificio zuccherificio scatolificio pasticceria falegnameria traslochi bocciofilo bocciofila sportivo sportiva
    ricreativo ricreativa culturale canottieri nautico cardiocentro acque cantine elettronica informatica supermercati supermercato arredamenti mobili legnami pelletteria abbigliamento calzature meccaniche nazionale regionale corte appello assise provinciale comunale civile generale militare maggiore infantile materna elementare media statale
    riabilitazione residenza comunita coro corale banda filarmonica orchestra circolo comitato polisportiva asilo nido riposo anziani pubblica sicurezza stradale mobile squadra nucleo comando commissariato radiomobile investigativo operativo circondariale sindaco capitaneria porto protezione conservatorio condominio ordine direzione cantina`,
  legalEnding:
    /Soc\.(?:\s?[Cc]oop\.(?:\s?[Aa]\s?r\.?l\.)?)?|S\.\s?p\.\s?A\.|S\.\s?r\.\s?l\.|S\.\s?n\.\s?c\.|S\.\s?a\.\s?s\.|S\.\s?[sS]\.(?=$)/u,
  purpose: 'di per',
  aims: [
    // Of no list, as people and saints that hospitals are called after are.
    [/^(?:P\.? ?O\.|Presidio(?: Ospedaliero)?) (?=\p{Lu})/u, "San Giovanni|San Michele|Santa Lucia|San Rocco|Sant'Anna|Santa Chiara|San Lorenzo|San Martino"], // prettier-ignore
    [
      /^(?:Reparto|Divisione|Unità [Oo]perativa|U\.?O\.?C?\.?|Ambulatorio|Servizio|Clinica|Struttura complessa) di (?=Medicina \p{L})/u,
      'Cardiologia|Pneumologia|Nefrologia|Gastroenterologia|Geriatria|Ematologia',
    ],
    [
      /^(?:(?:[Rr]istorante|[Tt]rattoria|[Oo]steria|[Pp]izzeria|[Bb]ar|[Cc]affè|[Ll]ocanda|[Aa]griturismo) )(?=\p{Lu}|(?:da|al|ai|alla|alle|dal|dai) \p{Lu}|all['’]\p{Lu})/u,
      'Al Ponte|Da Mario|La Pergola|Il Cantuccio|Alla Posta|Belvedere|Due Torri|Centrale|Al Cacciatore|La Lanterna|Tre Archi|Il Melograno|San Marco|Al Vecchio Mulino',
    ],
    [
      /^(?:(?:Albergo|Hotel|Pensione|Rifugio|Garni) )(?=\p{Lu})/u,
      'Bellavista|Miramonti|Aurora|Centrale|Stella Alpina|La Pineta|Posta|Belvedere|Europa|Miravalle|Panorama|Il Cervo',
    ],
    [
      /^(?:(?:Coro|Corale) )(?=\p{Lu})/u,
      'Stella Alpina|Voci del Bosco|Monte Sole|Cima Bianca|San Giovanni|Santa Cecilia|Le Rondini|Genzianella|Tre Cime|La Baita',
    ],
    // Who sits in a council; "Sicilia Trasporti" is a firm.
    [
      /^(?=(?:Alt[oa] )?(?:Piemonte|Lombardia|Veneto|Trentino|Friuli|Liguria|Emilia|Romagna|Toscana|Umbria|Marche|Lazio|Abruzzo|Molise|Campania|Puglia|Basilicata|Calabria|Sicilia|Sardegna|Italia) (?:Mare|Domani|Futura?|Viva|Libera|Nuova|Unita|Insieme|Civica|Democratica|Popolare|al Centro|Bene Comune|del Futuro|che Cambia)$)/u,
      'Insieme per il Territorio|Uniti per il Futuro|Impegno Civico|Progetto Comune|Alleanza Civica|Nuovi Orizzonti',
    ],
    // Of one word it is called after somebody.
    [
      /^(?:(?:Società )?[Cc]ooperativa(?: [sS]ociale| [aA]gricola)? )(?=\p{Lu}\p{L}+ \p{Lu})/u,
      "Nuova Alba|Il Sentiero|La Quercia|Monteverde|Terra Viva|Mani Operose|L'Arca|Il Ponte|La Rondine|Il Solco|Nuovi Orizzonti",
    ],
    [
      /^(?:Tenuta|Cantina|Cantine|Fattoria|Podere) (?=(?!Sociale)\p{Lu}\p{L}+ \p{Lu})/u,
      'Monte Alto|Colle Sereno|San Martino|Villa Antica|Le Vigne|Casa Bianca|Torre Vecchia|Santa Lucia|Colle Antico',
    ],
    [
      /^[oO]rchestra (?=\p{Lu})/u,
      'Filarmonica|Sinfonica Nazionale|da Camera|Regionale|Cherubini|Haydn|Sinfonica Giovanile',
    ],
    [/^[tT]eatro (?=\p{Lu})/u, 'Comunale|Sociale|Nuovo|Verdi|Civico|Stabile'],
    [/^Radio (?=\p{Lu}\p{L}+ \p{Lu})/u, 'Città Futura|Onda Libera|Punto Zero|Nuova Era|Valle Aperta'],
    [
      /^[cC]omunità [mM]ontana (?=\p{Lu})/u,
      'Alta Valle|Valli Unite|Monti Alti|Valle dei Laghi|Valle di Mezzo|Alto Bacino',
    ],
    [
      /^Associazione (?=\p{Lu}\p{L}+ d(?:i|el|ella|ei|egli|elle) \p{L}+$)/u,
      'Amici del Libro|Amici della Musica|Vicini di Strada|Donne del Borgo|Ragazzi del Parco|Genitori di Quartiere',
    ],
    [
      /^(?:Ospedale|Basilica di|Chiesa di|Parrocchia di|Santuario di|Clinica) (?=Santa Maria d\p{Ll}{0,4}['’]? ?\p{Lu}\p{L}+$|Santo \p{Lu}\p{L}+$|Sant['’]\p{Lu}\p{L}+$)/u,
      "San Giovanni|San Michele|Santa Lucia|San Rocco|Sant'Anna|Santa Chiara|San Lorenzo|San Martino",
    ],
    [
      /^[fF]armacia (?=\p{Lu}|all?[ae'’])/u,
      'Centrale|San Marco|Alla Madonna|Al Leone|Nuova|Alla Fonte|Santa Lucia|All’Angelo',
    ],
    [
      /^(?:Az(?:ienda|\.) ?[Aa]gr(?:icola|\.)|Società [Aa]gricola) (?=\p{Lu})/u,
      'Monte Alto|Colle Sereno|San Martino|Le Vigne|Casa Bianca|Torre Vecchia|Santa Lucia|Colle Antico',
    ],
    [
      /^Villa (?=\p{Lu}|d(?:e[il]|elle|egli) \p{Lu})/u,
      'Serena|dei Pini|delle Rose|Aurora|Bianca|Verde|Fiorita|dei Tigli|Azzurra|degli Ulivi|del Sole|Speranza',
    ],
    [
      /^(?:Ospedale|P\.O\.|Presidio Ospedaliero) (?=d(?:el|ella|ei|egli|elle) \p{Lu}|dell['’]\p{Lu}|San(?:ta)? \p{Lu}\p{L}+ (?:d['’]|d\p{Ll}{1,3} )?\p{Lu}|(?<=\. )San)/u,
      "San Giovanni|San Michele|Santa Lucia|San Rocco|Sant'Anna|Santa Chiara|San Lorenzo|San Martino",
    ],
    [
      /^(?=San(?:t[aoei])? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$|Sant['’]\p{Lu}\p{L}+$)/u,
      "San Giovanni|San Michele|Santa Lucia|San Rocco|Sant'Anna|Santa Chiara|San Lorenzo|San Martino",
    ],
    [/^Accademia \p{Ll}+ delle (?=scienze$)/u, 'scienze naturali|scienze applicate'],
    [/^Museo (?=\p{Lu}\p{L}+ \p{Lu}\p{L}+$)/u, 'Civico|Diocesano|Comunale|del Territorio|della Valle'],
    [/^(?=Ca['’] ?\p{Lu}\p{L}+$)/u, "Ca' Rossa|Ca' Bianca|Ca' Serena|Ca' del Sole|Ca' Nova|Ca' dei Tigli"],
    [
      /^(?:Ospedale |Clinica )(?=Sainte?-\p{Lu})/u,
      'Saint-Pierre|Saint-Luc|Sainte-Anne|Sainte-Marie|Saint-Joseph|Saint-Vincent',
    ],
    [
      /^(?:(?:Casa di [Rr]iposo|RSA|Residenza|Casa [Pp]rotetta) )(?=(?!San|Comunale)\p{Lu})/u,
      'Villa Serena|Villa dei Pini|Le Querce|I Tigli|Il Cedro|Stella Maris|Villa Aurora|Gli Ulivi|Le Betulle|Il Castagno',
    ],
    [
      /^(?:[Aa]silo(?: [Nn]ido)?|[Nn]ido|[Ss]cuola (?:dell['’][Ii]nfanzia|[Mm]aterna)) (?=\p{Lu})/u,
      'Il Girasole|Arcobaleno|La Coccinella|Il Melograno|Pulcino|Lo Scoiattolo|Primavera|La Chiocciola|Il Nido Azzurro',
    ],
    ...['""', '“”', '«»', ''].map((marks): readonly [RegExp, string] => [
      new RegExp(
        `^Condominio ${marks.charAt(0)}(?=(?:Le|La|Gli|Il|Lo|I) \\p{Lu}|L['’]\\p{Lu}|\\p{Lu}\\p{L}+\\P{L}?$)`,
        'u',
      ),
      'Le Ginestre|I Pini|La Fontana|Le Betulle|Gli Oleandri|Il Parco|La Quercia|Le Terrazze|I Platani|La Meridiana'.replaceAll(
        /(?=\||$)/gu,
        marks.slice(1),
      ),
    ]),
    [
      /^Comitato (?=(?:\p{Lu}\p{L}+ )+(?:No|Sì|per|contro) )/u,
      "Cittadini per l'Aria Pulita|Genitori per la Scuola|Residenti per il Parco|Famiglie per il Quartiere|Abitanti per il Fiume",
    ],
    // What begins with an article is called after nobody.
    [
      /^(?!Il |La |Lo |I |Gli |Le )\p{L}[\p{L}' ]{3,40} (?=(?:Le|Gli|I) \p{Lu}\p{Ll}+$)/u,
      'Le Rondini|I Tigli|Le Ginestre|Gli Ulivi|Le Betulle|I Castagni|Le Querce',
    ],
    [
      /^(?!Il |La |Lo |I |Gli |Le )\p{L}[\p{L}' ]{3,40} (?=(?:Il|La) \p{Lu}\p{Ll}+$)/u,
      'La Quercia|Il Sentiero|La Sorgente|Il Girasole|La Ginestra|Il Castagno|La Rondine',
    ],
    // Schools are called after people whom everybody knows.
    ...['""', '“”', '«»', ''].map((marks): readonly [RegExp, string] => [
      new RegExp(
        `^(?:[Ll]iceo(?: (?:[Cc]lassico|[Ss]cientifico|[Ll]inguistico))?|istituto|[Ii]stituto (?:[Tt]ecnico|[Cc]omprensivo|[sS]uperiore)|ITIS?|IPSIA|IIS|ITC|ITG|[Ss]cuola (?:[Mm]edia|[Ee]lementare|[Pp]rimaria|[Ss]econdaria)) ${marks.charAt(0)}(?=\\p{Lu}\\p{Ll}+(?: (?:il |la |da |di |d[ae]l )?\\p{Lu}\\p{Ll}+)?${marks.charAt(1)}$)`,
        'u',
      ),
      'Manzoni|Galilei|Alighieri|Foscolo|Parini|Carducci|Volta|Fermi|Machiavelli|Petrarca|Leopardi|Pascoli|Marconi|Virgilio|Orazio|Tasso'.replaceAll(
        /(?=\||$)/gu,
        marks.slice(1),
      ),
    ]),
    [
      /^Ospedale (?=(?!San|Maggiore|Civile|Generale|Militare|Regionale|Evangelico)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$)/u,
      'San Camillo|San Carlo|Santa Chiara|San Giuseppe|Bellaria|Villa Salus|Sacro Cuore|Maria Ausiliatrice|Madonna delle Grazie|Giannuzzi',
    ],
  ],
  only: /^\p{Ll}+[eo]-\p{Ll}/u, // who speaks both is called as he was
  // prettier-ignore
  languages: {
    classes: [['inglese francese spagnolo', '-']], alone: /^(?! ?\p{Lu}|-)/u, after: /^ ?\((?:[ABC][12])/u,
    before: /(?<!\p{L})(?:in|parla(?:no|va)?(?: bene| anche)?|(?:prof\.|professor(?:e|essa)|insegnante|lezion[ei]|cors[oi]|esame|compito) d(?:i |['’])|per (?:il |l['’])|lingua) ?$/u,
  },
  ofRegion: /^(?:REGIONE|Regione|Giunta Regione|ARPA|Arpa) (?=\p{Lu})/u,
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
    ['american australian', 'i e o a'],
    ['messican cuban colombian peruvian venezuelan ecuadorian argentin cilen', 'i e o a'],
    ['catalan castiglian andalus', 'i e o a'],
    ['friulan ladin occitan', 'i e o a'],
    ['belgi austriaci svizzeri', '-'],
    ['egizian marocchin tunisin algerin', 'i e o a'],
    // In the plural they tell of nobody whose name is told.
    ...'ghanesi nigeriani senegalesi ivoriani|bengalesi pakistani cingalesi|romeni moldavi ucraini|rumeni moldavi ucraini|cechi slovacchi|albanesi kosovari macedoni|lombardi veneti emiliani romagnoli|Serie_B1 Serie_B2 Serie_C|Africa_Twin Tracer Transalp V-Strom|Triatec Enapren Zestril Coversyl|Lasix Diuremid|Coumadin Sintrom|Crestor Torvast Totalip|Pantorc Antra Mepral|Plavix Zyllt|IGP DOP|Europeo Mondiale|PagoPA MAV|Pegaso Icaro Falco'
      .split('|')
      .map((names) => [names, '-'] as const),
    ['serb croat', 'i e o a'],
    ['frances ingles portoghes olandes', 'i e'],
    ['danes svedes norveges', 'i e'],
    ['irlandes scozzes', 'i e'],
    ['giappones cines', 'i e'],
    ['roman napoletan sicilian toscan venezian aretin padovan perugin palermitan', 'i e o a'],
    ['milanes torines bolognes genoves calabres verones modenes senes ferrares bellunes catanes bares', 'i e'],
    ['Aglianico Sangiovese Montepulciano Merlot', '-'],
    ['Ribolla_Gialla Malvasia Vernaccia', '-'],
    ['Normanni Longobardi', '-'],
    ['AutoCAD SolidWorks Rhino Catia SketchUp', '-'],
    // What is taken for the same, by its names; vehicles and tools of one use.
    ..."Tachipirina Efferalgan Acetamol|Augmentin Clavulin Neoduplamox|Cardioaspirin Cardirene Ascriptin|Eliquis Xarelto Lixiana|Brufen Nurofen Moment|Deltacortene Medrol|Entresto Neparvis|Xanax Tavor Lexotan|Ventolin Broncovaleas|Lantus Toujeo Tresiba|Humalog Novorapid Apidra|Metforal Glucophage|Clexane Inhixa|Zimox Velamox|Klacid Macladin|Mepilex Allevyn Aquacel|Tetabulin Tetagam Igantet|Medtronic Biotronik Boston_Scientific|Whatsapp Telegram Signal|WhatsApp Telegram Signal|Vaillant_ecoTEC Ariston_Genus Baxi_Duo-Tec Beretta_Ciao|Excel Word|Honda_SH Kymco_Agility Piaggio_Liberty|Ford_Transit Fiat_Ducato Iveco_Daily Renault_Master|Yamaha_Tracer Honda_Transalp Ducati_Monster Suzuki_V-Strom|Lagrein Teroldego Marzemino|Guida_Michelin Guida_dell'Espresso|Nastro_d'argento David_di_Donatello"
      .split('|')
      .map((names) => [names, '-'] as const),
    ['Panda_4x4 Fiat_Panda Fiat_Uno', '-'],
    ['Python Matlab Java', '-'],
    ['Fiat_Punto Fiat_Tipo Opel_Corsa Ford_Fiesta Renault_Clio', '-'],
    ['Prima_Categoria Seconda_Categoria Terza_Categoria', '-'],
    ['Eccellenza Promozione', '-'],
    ["Giro_d'Italia Tour_de_France Giro_di_Lombardia", '-'],
    ['Current_Biology Scientific_Reports PLOS_One', '-'],
    ['Coppa_Italia_Marche Coppa_Italia_Toscana Coppa_Italia_Umbria Coppa_Italia_Abruzzo Coppa_Italia_Lazio', '-'],
    ['Europa Asia Africa Oceania', '-'],
    ['America_del_Sud America_del_Nord America_Latina America_Centrale', '-'],
  ],
  fields: [
    ['Medicina Farmacia Odontoiatria Psicologia Veterinaria', '-'],
    ['Biologia Chimica Fisica Filosofia Sociologia Giurisprudenza', '-'],
    [
      'Cardiologia Neurologia Urologia Oncologia Radiologia Psichiatria Pediatria Dermatologia Ginecologia Ematologia Nefrologia Pneumologia Geriatria Fisiatria Ortopedia Reumatologia Endocrinologia Gastroenterologia Allergologia Diabetologia Angiologia Oculistica',
      '-',
    ],
    ['Cultura Turismo Commercio', '-'],
    ['Agraria Economia Ingegneria Architettura', '-'],
    ['Lettere Lingue', '-'],
  ],
  fieldEnding: /logi[ae]|iatria/u,
  dictionary: 'words',
  commonEnding:
    /(?:zion[ei]|tà|mento|ismo|enza|anza|logi[ae]|grafia|iatria|[aà]ri[ao]|ional[ei]|(?:atr|olog|et|ast|at|ac|ed|urg|ot|ott|ern|ist|lin)ic(?:[ao]|he|i)|istic[aohe]+|ologic[aohei]+|istica|ativ[aoei]|iatric[aohei]+)$/iu,
  common:
    'difesa civile penale superiore maggiore nazionale forestale provinciale comunale finanza risparmio minorenni studi stato lavoro salute giustizia dolore donna bambino mamma mentale fisica disabili minori minorile penitenziaria fanciullo sorveglianza sicurezza pubblica movimento infermieristico territoriale vascolare neonatale prenatale infantile addominale oculare mano piede acqua energia industria commercio sport famiglia famiglie bambini donne anziani giovani sangue ricerca territorio assistenza pubblico privata sociale sociali medica medico amici volontari bambina reclami clienti acquisti vendite spedizioni personale commerciale tecnico tecnica legale attivo attiva tutela urgenza emergenza soccorso elisoccorso protocollo anagrafe tributi',
};

const PROVINCES =
  "Agrigento Alessandria Ancona Aosta Arezzo Ascoli_Piceno Asti Avellino Bari Belluno Benevento Bergamo Biella Bologna Bolzano Brescia Brindisi Cagliari Caltanissetta Campobasso Caserta Catania Catanzaro Chieti Como Cosenza Cremona Crotone Cuneo Enna Fermo Ferrara Firenze Foggia Frosinone Genova Gorizia Grosseto Imperia Isernia L'Aquila La_Spezia Latina Lecce Lecco Livorno Lodi Lucca Macerata Mantova Massa Matera Messina Milano Modena Napoli Novara Nuoro Oristano Padova Palermo Parma Pavia Perugia Pesaro Pescara Piacenza Pisa Pistoia Pordenone Potenza Prato Ragusa Ravenna Reggio_Calabria Reggio_nell'Emilia Rieti Rimini Roma Rovigo Salerno Sassari Savona Siena Siracusa Sondrio Taranto Teramo Terni Torino Trapani Trento Treviso Trieste Udine Varese Venezia Vercelli Verona Vicenza Viterbo";

export const places: Places = {
  classOfRegion: (name) =>
    /^[AEIOU]/u.test(name) ? 'v' : /^(?:Marche|Langhe)$/u.test(name) ? 'p' : name.startsWith('Friuli') ? 'm' : /^(?:Val|Riviera)|(?:ia|na|ta|ra|za|ma)$/u.test(name) ? 'f' : 'm', // prettier-ignore
  // Before the one in the plural stand articles of its own: it becomes no other, and no other becomes it.
  regionsAlike: [
    'Molise Abruzzo Basilicata', // small ones, which none becomes that is greater
    "Valle_d'Aosta Trentino-Alto_Adige Piemonte",
    'Veneto Friuli-Venezia_Giulia Liguria Emilia-Romagna Toscana Lazio Abruzzo Campania Puglia Calabria Sicilia Sardegna',
    'Piemonte Lombardia Umbria Basilicata Trentino-Alto_Adige', // without a sea
    'Marche',
  ],
  regionCodes:
    "AG:Sicilia:92 AL:Piemonte:15 AN:Marche:60 AO:Valle_d'Aosta:11 AP:Marche:63 AQ:Abruzzo:67 AR:Toscana:52 AT:Piemonte:14 AV:Campania:83 BA:Puglia:70 BG:Lombardia:24 BI:Piemonte:138 BL:Veneto:32 BN:Campania:82 BO:Emilia-Romagna:40 BR:Puglia:72 BS:Lombardia:25 BT:Puglia:76 BZ:Trentino-Alto_Adige:39 CA:Sardegna:09 CB:Molise:86 CE:Campania:81 CH:Abruzzo:66 CL:Sicilia:93 CN:Piemonte:12 CO:Lombardia:22 CR:Lombardia:26 CS:Calabria:87 CT:Sicilia:95 CZ:Calabria:88 EN:Sicilia:94 FC:Emilia-Romagna:47 FE:Emilia-Romagna:44 FG:Puglia:71 FI:Toscana:50 FM:Marche:638 FR:Lazio:03 GE:Liguria:16 GO:Friuli-Venezia_Giulia:340 GR:Toscana:58 IM:Liguria:18 IS:Molise:860 KR:Calabria:888 LC:Lombardia:238 LE:Puglia:73 LI:Toscana:57 LO:Lombardia:268 LT:Lazio:04 LU:Toscana:55 MB:Lombardia:208 MC:Marche:62 ME:Sicilia:98 MI:Lombardia:20 MN:Lombardia:46 MO:Emilia-Romagna:41 MS:Toscana:54 MT:Basilicata:75 NA:Campania:80 NO:Piemonte:28 NU:Sardegna:08 OR:Sardegna:0907 PA:Sicilia:90 PC:Emilia-Romagna:29 PD:Veneto:35 PE:Abruzzo:65 PG:Umbria:06 PI:Toscana:56 PN:Friuli-Venezia_Giulia:330 PO:Toscana:59 PR:Emilia-Romagna:43 PT:Toscana:51 PU:Marche:61 PV:Lombardia:27 PZ:Basilicata:85 RA:Emilia-Romagna:48 RC:Calabria:89 RE:Emilia-Romagna:42 RG:Sicilia:97 RI:Lazio:02 RM:Lazio:00 RN:Emilia-Romagna:478 RO:Veneto:45 SA:Campania:84 SI:Toscana:53 SO:Lombardia:23 SP:Liguria:19 SR:Sicilia:96 SS:Sardegna:07 SU:Sardegna:09 SV:Liguria:17 TA:Puglia:74 TE:Abruzzo:64 TN:Trentino-Alto_Adige:38 TO:Piemonte:10 TP:Sicilia:91 TR:Umbria:05 TS:Friuli-Venezia_Giulia:34 TV:Veneto:31 UD:Friuli-Venezia_Giulia:33 VA:Lombardia:21 VB:Piemonte:288 VC:Piemonte:13 VE:Veneto:30 VI:Veneto:36 VR:Veneto:37 VT:Lazio:01 VV:Calabria:898",
  foreignKinds: foreignKinds('Regno Unito'),
  governs: /(?<!\p{L})(?:[gG]overno|via libera|[aA]mbasciat(?:a|ore)|[pP]arlamento) (?:di|a) $/u,
  capitals:
    "Francia Parigi|Regno_Unito Londra|Inghilterra Londra|Scozia Edimburgo|Spagna Madrid|Portogallo Lisbona|Belgio Bruxelles|Paesi_Bassi Amsterdam|Olanda Amsterdam|Germania Berlino|Austria Vienna|Svizzera Berna|Danimarca Copenaghen|Norvegia Oslo|Svezia Stoccolma|Finlandia Helsinki|Irlanda Dublino|Polonia Varsavia|Repubblica_Ceca Praga|Slovacchia Bratislava|Ungheria Budapest|Romania Bucarest|Bulgaria Sofia|Grecia Atene|Turchia Ankara|Serbia Belgrado|Slovenia Lubiana|Albania Tirana|Ucraina Kiev|Russia Mosca|Bielorussia Minsk|Lituania Vilnius|Lettonia Riga|Estonia Tallinn|Egitto Il_Cairo|Siria Damasco|Libano Beirut|Giordania Amman|Iraq Baghdad|Iran Teheran|Marocco Rabat|Tunisia Tunisi|Algeria Algeri|Libia Tripoli|Kenya Nairobi|Etiopia Addis_Abeba|Somalia Mogadiscio|Uganda Kampala|Ruanda Kigali|Senegal Dakar|Ghana Accra|Nigeria Abuja|India Nuova_Delhi|Pakistan Islamabad|Afghanistan Kabul|Cina Pechino|Giappone Tokyo|Vietnam Hanoi|Thailandia Bangkok|Indonesia Giacarta|Australia Canberra|Nuova_Zelanda Wellington|Canada Ottawa|Messico Città_del_Messico|Cuba L'Avana|Argentina Buenos_Aires|Perù Lima|Venezuela Caracas|Ecuador Quito|Uruguay Montevideo|Paraguay Asunción|Stati_Uniti Washington",
  countryAliases:
    'BA Bosnia Bosnia-Erzegovina Bosnia_Erzegovina Bosnia_ed_Erzegovina|KR Corea|GB Inghilterra Gran_Bretagna Scozia|NL Olanda',
  // No town is one of an empire, nor is another.
  history:
    /^(?:REPUBBLICA ITALIANA|Repubblica [Ii]taliana|(?:Sacro (?:Romano )?)?Impero|Regno|Granducato|Ducato|Principato|Marchesato|Contea|Signoria|Califfato|Sultanato|Repubblica (?:di Salò|Sociale|Cisalpina|Romana|Partenopea)|Stato (?:Pontificio|della Chiesa)|Terzo Reich|Unione Sovietica)(?!\p{L}| Unito)|^(?:Oriente|Occidente|Delfinato|Lapponia|Mesopotamia|Persia|Prussia|Bisanzio|Costantinopoli|URSS|Jugoslavia|Cecoslovacchia)$/u,
  antiquity: /(?<!\p{L})(?:a\. ?C\.|[eE]trusc[aohei]+|dell['’]antica Roma|(?:imperatore|console|senatore) romano)/u,
  articled,
  whereabouts,
  partsOfWorld: /^Balcani$/u,
  together: [[/(?<!\p{L})(?:Balcani|balcanic\p{L}+)/u, 'Croazia Serbia Slovenia Bosnia Albania']],
  adjoining: whereabouts.borders.lines,
  regionsAbroad,
  statesOf,
  copulas: /^,? (?:è|era|fu) [^.;:\n]*$/u,
  shortCountries: 'Stati_Uniti USA|Regno_Unito UK|Emirati_Arabi_Uniti UAE EAU',
  twoNames: '',
  ofProvince: {
    // Behind a town it is the one that this lies in: "Comacchio, in provincia di Ferrara".
    before: /(?<!\p{L}|\p{L} ?, (?:in )?|\p{L} \( ?|\p{Lu}\p{L}+ in )provincia di $/iu,
    names: PROVINCES,
  },
  // Peoples of few villages and feasts of one; who is at war, what adjoins what, and where those went who left home.
  // What it is called in another language is no other town.
  keptBefore:
    /^ confina(?:no)?(?!\p{L})|^ in (?:friulano|sloveno|tedesco|ladino|francese|piemontese|sardo|siciliano|veneto|lombardo|napoletano|croato|latino|dialetto)(?!\p{L})/u,
  keptBehind:
    /(?<!\p{L})(?:vicin[ao]|maso(?: chiuso)?(?: ?[«"“])?|(?:[rR]e|[rR]egina|[dD]uca|[cC]ont[ei]|[mM]archese|[pP]rincipe) d(?:i|el|ella|['’])) ?$|(?<!\p{L})(?:Sagrantino|Brunello|Vernaccia|Malvasia|Cannonau|Vermentino|Mirto|Morellino|[lL]ardo|[pP]rosciutto|[aA]ceto balsamico|[rR]adicchio) d[ie] $|(?<!\p{L})[fF]errovia $|(?<!\p{L})reduc[ei] d(?:i |a |['’])$|(?<!\p{L})(?:[gG]uerr[ae]|[cC]onflitto|[iI]nvasione|[iI]nvadere) (?:in |(?:del|contro|con) ?(?:la |l['’]|il )?)$|(?<!\p{L})confina(?:no)? [^.;:]*$|(?<!\p{L})[eE]migra\p{L}+ [^.;:]{0,30}$|(?<!\p{L})[bB]onifica d(?:el|ella|elle|ell['’]) ?$|(?<!\p{L})(?:[aA]l largo|[dD]avanti all[ae] cost[ae]|[dD]alle coste) d(?:i |el |ella |ell['’])$|(?<!\p{L})(?:lucan|pugliese?|calabrese?|sicilian|sard|campan|molisan|abruzzese?|umbr|marchigian|toscan|ligure?|lombard|piemontese?|venet|friulan|trentin|altoatesine?|romagnol|emilian|laziale?)[aei]?h? d(?:i |['’])$|(?<!\p{L})(?:cittadin[ae]|città|paese|villaggio) \p{Ll}{3,}(?:[ae]s|an|sc|cc|ec)[aei] di $|(?<!\p{L})(?:[gG]rik[oaie]|[gG]recanic[oaie]|[aA]rb[eë]resh|[lL]adin[oaie]|[wW]alser|[cC]imbr[oaie]|Notte della Taranta) (?:di|a|da|del|della) $/u,
  tellsForeign: true,
  // Where people speak as they do on an island alone.
  relations: /(?<!\p{L})(?:in|parla(?:no|va)?) (?:sardo|siciliano)(?!\p{L})/u,
  // A town lies where the word for its people says.
  known:
    /(?<!\p{L})(?:[bB]attaglia|[aA]ssedio|Trattato|[cC]ongiura|[cC]oncilio) d(?:i |el(?:la|l['’]|lo)? ?|['’])\p{Lu}/u,
  eras: [
    // In old times others had no fleet there.
    [
      /^\p{L}/u,
      /(?<!\p{L})(?:[bB]attaglia|[aA]ssedio|[cC]rociat[ae]|saracen[io]|secol[oi] (?:X[IV]{0,3}|XVI{0,2}|VI{0,3}|I[IVX]{0,2})|(?<=(?:[nN]el|[dD]al|[dD]el|[aA]l|[fF]ino al|e|\(|–|-) ?)1[0-6]\d\d)(?!\p{L}|\p{N}|[.,]\p{N}| (?:euro|lire|metri|km|kg|m[gl]|abitanti|persone|ore|k?cal)(?!\p{L}))/u,
    ],
    [
      /^\p{Ll}{3,}(?:[ae]s|an|sc|cc|ec)[aeio]$/u,
      /(?<!\p{L})(?:cittadin[ae]|città|paese|villaggio) \p{Ll}{3,}(?:[ae]s|an|sc|cc|ec)[aei] di \p{Lu}/u,
    ],
  ],
  seatsOfPower:
    'Palazzo_Chigi Quirinale Viminale Farnesina Campidoglio Nord Sud Est Ovest Settentrione Meridione Mezzogiorno Americhe',
  seats: [
    [
      /(?<!\p{L})(?:Senato(?! accademico)|Colosseo|Camera dei [Dd]eputati|Montecitorio|Palazzo (?:Chigi|Madama)|Quirinale|Viminale|Farnesina|Campidoglio|Consiglio dei ministri|Corte costituzionale|Vaticano|Santa Sede)(?!\p{L})/u,
      'Roma',
    ],
    [
      /(?<!\p{L})(?:Commissione [Ee]uropea|(?:Consiglio|Parlamento) [Ee]uropeo|Nato|NATO)(?!\p{L})/u,
      'Bruxelles|Strasburgo',
    ],
    [/(?<!\p{L})Corte di giustizia(?!\p{L})/u, 'Lussemburgo'],
  ],
  kinds:
    'cattedrale duomo basilica citta comune provincia regione frazione borgo cimitero lago fiume mare monte isola isole valle parco stazione aeroporto quartiere zona repubblica stato stati uniti',
  streets:
    'via viale vicolo vico piazza piazzale piazzetta largo corso strada stradale contrada lungomare lungarno traversa salita galleria riva fondamenta calle',
  shortStreets: { 'p.zza': 'piazza', 'P.ZZA': 'PIAZZA', 'c.so': 'corso', 'C.SO': 'CORSO', 'v.le': 'viale', 'V.LE': 'VIALE', 'C.da': 'Contrada', 'c.da': 'contrada', 'C.DA': 'CONTRADA', 'P.zza': 'Piazza', 'P.za': 'Piazza', Pzza: 'Piazza', 'P.le': 'Piazzale', 'C.so': 'Corso', 'V.le': 'Viale', 'V.lo': 'Vicolo', 'L.go': 'Largo' }, // prettier-ignore
  units: 'interno int scala sc piano snc palazzina',
  rooms: 'stanza camera letto reparto ambulatorio cap',
  ambiguous: 'strada contrada galleria riva calle',
  directions: 'nord sud ovest',
  zip: {
    example: '00184',
    draw: (length, rng) => (length === 5 ? between(0, 97, rng, 2) + figures(3, rng) : undefined),
  },
  countries: 'IT',
  partBefore: /\p{L}(?: ?, (?:in )?| \( ?| in )provincia di $/iu,
  bodySeats: [
    {
      before: /(?<!\p{L})(?:[vV]ol[oi]|[aA]ere[oi]|[aA]eroporto)(?: \p{L}+){0,3} (?:da|per|di) $/u,
      towns:
        'Catania Palermo Trapani Napoli Bari Brindisi Lamezia_Terme Cagliari Olbia Alghero Roma Milano Bergamo Torino Genova Pisa Firenze Bologna Rimini Ancona Perugia Pescara Verona Venezia Treviso Trieste',
    },
    { before: /(?<!\p{L})[cC]apitaneria di [pP]orto di $/u, towns: 'Genova Savona Imperia La_Spezia Livorno Viareggio Civitavecchia Gaeta Napoli Salerno Reggio_Calabria Crotone Corigliano_Calabro Taranto Gallipoli Brindisi Bari Barletta Molfetta Manfredonia Termoli Ortona Pescara San_Benedetto_del_Tronto Ancona Pesaro Rimini Ravenna Chioggia Venezia Monfalcone Trieste Cagliari Olbia Porto_Torres Oristano Palermo Messina Catania Siracusa Trapani Augusta Milazzo' }, // prettier-ignore
    {
      before: /(?<!\p{L})(?:Provincia|Città [Mm]etropolitana) di $/u,
      towns: PROVINCES,
    },
    {
      before: /(?<!\p{L})(?:[qQ]uestura|[pP]refettura|[qQ]uestore|[pP]refetto) (?:di|a) $/u,
      towns: PROVINCES,
    },
    {
      before: /(?<!\p{L})(?:[uU]niversità(?: degli [sS]tudi)?|UNIVERSITÀ(?: DEGLI STUDI)?|[aA]teneo) (?:di|DI) $/u,
      towns:
        'Bologna Cagliari Camerino Catania Ferrara Firenze Genova Macerata Messina Modena Napoli Padova Palermo Parma Pavia Perugia Pisa Roma Sassari Siena Torino Urbino',
    },
    {
      before:
        /(?<!\p{L})(?:[tT]ribunale|TRIBUNALE(?: ORDINARIO)?|[pP]rocura(?: della Repubblica)?(?: (?:presso il|di) [tT]ribunale)?) (?:di|DI) $/u,
      towns: `${PROVINCES} Avezzano Barcellona_Pozzo_di_Gotto Busto_Arsizio Caltagirone Cassino Castrovillari Civitavecchia Gela Ivrea Lagonegro Lamezia_Terme Lanciano Larino Locri Marsala Monza Napoli Nocera_Inferiore Nola Palmi Paola Patti Prato Rimini Rovereto Sciacca Spoleto Sulmona Tempio_Pausania Termini_Imerese Tivoli Torre_Annunziata Trani Vallo_della_Lucania Vasto Velletri Verbania Vibo_Valentia`,
    },
    {
      before: /(?<!\p{L})TAR(?: \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?, sezione (?:staccata )?di $/u,
      towns: 'Brescia Catania Latina Lecce Parma Pescara Salerno Bolzano',
    },
    {
      before: /(?<!\p{L})(?:[aA]rcidiocesi|[aA]rcivescov(?:o|ado)) (?:di|a) $/u,
      towns:
        "Bari Benevento Bologna Brindisi Cagliari Campobasso Catania Catanzaro Chieti Cosenza Ferrara Firenze Fermo Gaeta Genova Gorizia L'Aquila Lanciano Lecce Lucca Matera Messina Milano Modena Monreale Napoli Oristano Otranto Palermo Perugia Pescara Pisa Potenza Ravenna Reggio_Calabria Rossano Salerno Sassari Siena Siracusa Sorrento Spoleto Taranto Torino Trani Trento Udine Urbino Vercelli",
    },
    {
      before: /(?<!\p{L})(?:[dD]iocesi|[vV]escov(?:o|ado)|[cC]uria(?: vescovile)?) (?:di|a) $/u,
      towns:
        'Acireale Adria Alba Albenga Alessandria Andria Arezzo Ascoli_Piceno Asti Avellino Aversa Avezzano Bergamo Biella Bolzano Brescia Caltagirone Caltanissetta Carpi Casale_Monferrato Caserta Cefalù Cesena Chiavari Chioggia Como Concordia Crema Cremona Crotone Cuneo Fabriano Faenza Fidenza Fiesole Foggia Forlì Foligno Frosinone Grosseto Gubbio Imola Ivrea Jesi La_Spezia Latina Livorno Lodi Macerata Mantova Massa Mazara_del_Vallo Mondovì Nardò Nola Novara Orvieto Padova Parma Patti Pavia Pesaro Piacenza Pinerolo Pistoia Pordenone Prato Ragusa Rieti Rimini Saluzzo Savona Senigallia Sulmona Susa Teramo Terni Tivoli Tortona Trapani Treviso Trieste Ventimiglia Verona Vicenza Vigevano Viterbo Volterra',
    },
    {
      before: /(?<!\p{L})(?:[fF]rontiera|[vV]alico|[dD]ogana) (?:di|del|a|al) $/u,
      towns: 'Ventimiglia Ponte_Tresa Brennero Tarvisio Gorizia Claviere Domodossola Tirano Livigno San_Candido Luino',
    },
    {
      before:
        /(?<!\p{L})(?:[Cc]orte d['’][Aa]ppello|CORTE D['’]APPELLO|[Pp]rocura [Gg]enerale(?: presso la Corte d['’]appello)?) (?:di|DI) $/u,
      towns:
        "Ancona Bari Bologna Brescia Cagliari Caltanissetta Campobasso Catania Catanzaro Firenze Genova L'Aquila Lecce Messina Milano Napoli Palermo Perugia Potenza Reggio_Calabria Roma Salerno Torino Trento Trieste Venezia",
    },
  ],
  seatsBefore:
    /(?<!\p{L})(?:[Tt]ribunale(?: (?:di [Ss]orveglianza|per i [Mm]inorenni|[Oo]rdinario|[Cc]ivile|[Pp]enale|del [Rr]iesame))?|[Cc]orte d['’][Aa]ssise|[Pp]rocura(?: della Repubblica)?(?: presso il [Tt]ribunale)?|[Pp]rocuratore|[Qq]uestura|[Qq]uestore|[Pp]refettura|[Pp]refetto|[Ff]oro|[Uu]niversità(?: degli [Ss]tudi)?|[Uu]niversitari[oa]|[Dd]iocesi|[Vv]escovo|[Aa]rcivescovo|[Cc]amera di [Cc]ommercio|[Oo]rdine degli [Aa]vvocati|[Cc]asa [Cc]ircondariale|[Cc]arcere|[Gg]uardia di [Ff]inanza|[Aa]eroporto|TRIBUNALE|PROCURA|QUESTURA|PREFETTURA) di $/u,
  metropolises:
    "Agrigento Alessandria Ancona Aosta Arezzo Ascoli_Piceno Asti Avellino Bari Barletta Trani Belluno Benevento Bergamo Biella Bologna Bolzano Brescia Brindisi Cagliari Caltanissetta Campobasso Caserta Catania Catanzaro Chieti Como Cosenza Cremona Crotone Cuneo Enna Fermo Ferrara Firenze Foggia Forlì Frosinone Genova Gorizia Grosseto Imperia Isernia L'Aquila La_Spezia Latina Lecce Lecco Livorno Lodi Lucca Macerata Mantova Massa Matera Messina Milano Modena Monza Napoli Novara Nuoro Oristano Padova Palermo Parma Pavia Perugia Pesaro Pescara Piacenza Pisa Pistoia Pordenone Potenza Prato Ragusa Ravenna Reggio_Calabria Reggio_nell'Emilia Rieti Rimini Roma Rovigo Salerno Sassari Savona Siena Siracusa Sondrio Taranto Teramo Terni Torino Trapani Trento Treviso Trieste Udine Urbino Varese Venezia Verbania Vercelli Verona Vibo_Valentia Vicenza Viterbo Avezzano Vasto Lanciano Sulmona Melfi Lagonegro Castrovillari Paola Rossano Locri Palmi Lamezia_Terme Nola Torre_Annunziata Nocera_Inferiore Vallo_della_Lucania Cassino Velletri Tivoli Civitavecchia Busto_Arsizio Vigevano Spoleto Orvieto Ivrea Larino Tempio_Pausania Termini_Imerese Marsala Sciacca Gela Caltagirone Patti Rovereto Monfalcone Tolmezzo Faenza Imola Cesena Foligno Città_di_Castello Gubbio Merano Bressanone Brunico",
  sea: /(?<!\p{L})(?:isol[ae]|arcipelago|traghett[oi]|nav[ei]|aliscaf[oi]|portuale|port[oi]|portual[ei]|imbarc\p{L}*|sbarc\p{L}*|pescherecci?o?|pescator[ei]|mare|mercantil[ei]|rada|ormeggi\p{L}*|attracc\p{L}*|salp\p{L}*|croci(?:era|ere)|far[oi]|mol[oi]|banchin[ae]|naufrag\p{L}*|spiagg[ei]a?|moto?pesca|capitaneria|bagnin[oi]|lungomare|gommon[ei]|traversat[ae]|maestrale|scogli[o]?|isolott[oi])(?!\p{L})/iu,
  shores:
    /(?<!\p{L})(?:traghett[oi]|aliscaf[oi]|nav[ei]|port[oi]|spiaggia|isolotto|lido|sbarc\p{L}*|imbarc\p{L}*)(?: \p{Lu}\p{L}+)? (?:da|d[i’']|per|ad?|verso) ?(?:\p{Lu}[\p{L}' ]+ e (?:da|per|ad?|verso) )?$/u,
  ports:
    'Genova Savona La_Spezia Imperia Sanremo Livorno Piombino Viareggio Carrara Civitavecchia Anzio Gaeta Fiumicino Terracina Formia Napoli Salerno Pozzuoli Sorrento Amalfi Ischia Procida Castellammare_di_Stabia Reggio_Calabria Crotone Taranto Brindisi Bari Monopoli Barletta Manfredonia Gallipoli Otranto Molfetta Termoli Vasto Ortona Pescara Giulianova San_Benedetto_del_Tronto Ancona Senigallia Pesaro Fano Rimini Cesenatico Ravenna Chioggia Venezia Trieste Monfalcone Grado Cagliari Olbia Porto_Torres Alghero Palermo Messina Milazzo Catania Augusta Siracusa Pozzallo Trapani Marsala Mazara_del_Vallo Porto_Empedocle Sciacca Gela Lipari Portoferraio Caorle Lignano_Sabbiadoro Cervia Riccione Cattolica Porto_San_Giorgio Civitanova_Marche Silvi Francavilla_al_Mare Vieste Trani Bisceglie Polignano_a_Mare Scilla Tropea Pizzo Roccella_Ionica Siderno Sapri Agropoli Maiori Torre_del_Greco Ercolano Nettuno Santa_Marinella Orbetello Follonica Cecina Forte_dei_Marmi Rapallo Santa_Margherita_Ligure Sestri_Levante Lerici Alassio Varazze Chiavari Bordighera Ventimiglia Castelsardo La_Maddalena Carloforte Cefalù Bagheria Terrasini Licata Avola Taormina Acireale',
  // Towns that the list of areas has by their English names.
  zipsOfTowns: 'Firenze 50|Genova 16|Prato 59|Roma 00|Torino 10',
  zipAreas:
    "Lazio 00 01 02 03 04|Umbria 05 06|Sardegna 07 08 09 0907|Piemonte 10 12 13 138 14 15 28 288|Valle_d'Aosta 11|Liguria 16 17 18 19|Lombardia 20 208 21 22 23 238 24 25 26 268 27 46|Emilia-Romagna 29 40 41 42 43 44 47 478 48|Veneto 30 31 32 35 36 37 45|Friuli-Venezia_Giulia 33 330 34 340|Trentino-Alto_Adige 38 39|Toscana 50 51 52 53 54 55 56 57 58 59|Marche 60 61 62 63 638|Abruzzo 64 65 66 67|Puglia 70 71 72 73 74 76|Basilicata 75 85|Campania 80 81 82 83 84|Molise 86 860|Calabria 87 88 888 89 898|Sicilia 90 91 92 93 94 95 96 97 98",
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
    if (/^80[03]\d{5,6}$/.test(national)) return national.slice(0, 3) + figures(national.length - 3, rng);
    if (/^3\d{8,9}$/.test(national)) return `3${between(20, 93, rng)}${figures(national.length - 3, rng)}`;
    if (!national.startsWith('0') || national.length < 8 || national.length > 11) return undefined;
    const own = AREAS.find((areas) => areas.some((area) => national.startsWith(area))) ?? AREAS[2];
    const area = rng.pick(own);
    return area + between(2, 8, rng) + figures(national.length - area.length - 1, rng);
  },
};

export const contact: Contact = {
  fixed:
    /(?<!\p{L})(?:Area [IVX]+|R\.?G\.?(?: ?N\.?R\.?| ?V\.?G\.?)?|STP(?=\d)|PS(?=[-/]\d)|INPS|ISEE|D\.?L\.?(?:gs)?|Prot)(?!\p{L})/gu,
  mailboxes:
    'segreteria assistenza ufficio tributi lavori acquisti vendite redazione viaggi sociale sociali prenotazioni ambulatorio ambulatori cup pec polizialocale anagrafe protocollo comune amministrazione commerciale clienti servizi reclami biblioteca urp direzione ordini preventivi contabilita fatturazione centralino personale ragioneria',
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
