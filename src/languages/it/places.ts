import { namedAfter } from '../classes.ts';
import type { PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';

const EUROPE =
  /^(?:albania|andorra|austria|belgio|bielorussia|bosnia|bulgaria|cechia|cipro|croazia|danimarca|estonia|finlandia|francia|galles|germania|gran bretagna|grecia|inghilterra|irlanda|islanda|italia|kosovo|lettonia|liechtenstein|lituania|lussemburgo|macedonia|malta|moldavia|monaco|montenegro|norvegia|olanda|paesi bassi|polonia|portogallo|regno unito|repubblica ceca|romania|russia|san marino|scozia|serbia|slovacchia|slovenia|spagna|svezia|svizzera|ucraina|ungheria|canada|stati uniti|usa$)/u;

/** "il Brasile", "lo Zambia", "l'Italia", "la Francia", "gli Stati Uniti", "le Filippine"; "Cuba" and others take no article. */
export function classOfCountry(folded: string): string {
  const kind = articleClass(folded);
  return kind.length > 1 || kind === 'p' || kind === 'n' || !EUROPE.test(folded) ? kind : `${kind} near`;
}

function articleClass(folded: string): string {
  if (/^(?:stati uniti|usa$|emirati|paesi bassi|territori)/u.test(folded)) return 'p';
  if (/^(?:filippine|maldive|seychelles|bahamas|isole|comore|figi)/u.test(folded)) return 'n';
  if (/^(?:cuba|israele|malta|cipro|andorra|san |monaco|haiti|singapore|taiwan|hong kong|macao|gibuti|el salvador|portorico|panama$|madagascar|barbados|trinidad|saint|sao|timor|tonga|samoa|nauru|palau|gibilterra|aruba|curacao)/u.test(folded)) return ''; // prettier-ignore
  if (/^[aeiou]/u.test(folded)) return 'v';
  if (/^(?:s[bcdfghlmnpqrtvz]|z|y)/u.test(folded) && !/^(?:spagna|svezia|svizzera|slovacchia|slovenia|scozia)/u.test(folded)) return 'z'; // prettier-ignore
  return folded.endsWith('a') && !/^(?:canada|kenya|botswana|ghana|nicaragua|venezuela|guatemala|panama|ruanda|sri)/u.test(folded) || /^(?:venezuela|repubblica|corea|costa|nuova|guinea|gran|papua|macedonia|sierra|polinesia)/u.test(folded) // prettier-ignore
    ? 'f'
    : 'm';
}

/** Names by gender: p the plural of men's, n that of women's, u where the article is elided or none stands. */
const STATES = {
  f: 'California Florida Virginia Pennsylvania Louisiana Carolina_del_Nord Carolina_del_Sud Virginia_Occidentale',
  m: 'Texas Colorado Michigan Nevada Kansas Massachusetts Minnesota Montana Wisconsin Kentucky Tennessee Nuovo_Messico Missouri Nebraska Maryland New_Jersey Connecticut Delaware Vermont Wyoming New_Hampshire Rhode_Island Nord_Dakota Sud_Dakota',
  u: 'Ohio Illinois Utah Arizona Alaska Oregon Iowa Idaho Alabama Arkansas Oklahoma Indiana',
};

const states = statesOfAmerica('Stati_Uniti', '', Object.values(STATES).join(' '));
export const statesOf = { countries: 'Stati_Uniti USA', names: `${states.names} ${states.inEnglish}` };
export const { regionsAbroad } = states;

export const articled: readonly PlaceGroup[] = [
  // Of which there is one where it is told; of names with letters of other languages no list of the own has the like.
  {
    u: '',
    p: '',
    ending:
      /^(?:Mura|Sassi|(?:Fori|Fòri) Imperiali|Navigli|Murazzi|Zattere|Trulli|Quartieri Spagnoli|Valle dei Templi|[pP]rovincia [aA]utonoma .+|.*[čćšžđłńřěąęőűßåø].*)$/u,
    isSure: true,
  },
  {
    u: 'San_Rocco San_Giovanni San_Pietro San_Michele San_Sebastiano San_Biagio San_Lorenzo San_Martino Santa_Lucia Santa_Chiara Santa_Maria_Assunta',
    before:
      /(?<!\p{L})(?:[cC]hies(?:a|etta)|[bB]asilica|[cC]attedrale|[dD]uomo|[cC]appella|[pP]arrocchia|[aA]bbazia|[sS]antuario|[pP]ieve|[oO]ratorio|[cC]onvento|[mM]onastero) (?:parrocchiale )?di $/u,
    isSure: true,
  },
  // Where somebody is buried from: "i funerali sabato in Sant'Andrea".
  {
    u: 'San_Rocco San_Giovanni San_Pietro San_Michele San_Biagio San_Lorenzo San_Martino Santa_Lucia Santa_Chiara',
    before: /(?<!\p{L})(?:funerali|funerale|esequie|messa|rosario)(?: \p{L}+){0,2} in $/iu,
    isSure: true,
  },
  // Parts of a municipality, called as such are everywhere: those that lists have would lie far apart.
  {
    u: "San_Rocco Borgonuovo Villanova Casanova Santa_Lucia Pieve_Vecchia Mulino_Vecchio Costa_Bella Colle_Alto Piano_di_Sotto Villa_Alta Montebello Campolungo San_Lorenzo Fontanelle Castelvecchio Poggio_Alto Ca'_Bianca Santo_Stefano Vallebuona Roncaglia San_Martino Torre_Bianca Pratolungo Cerreto_Basso Selvapiana Sant'Antonio Casale_Nuovo Campagnola Serra_Bassa Monteverde Ponte_Rotto Acquafredda Pozzuolo Vignale San_Biagio",
    before: /(?<!\p{L})(?:frazioni|contrade|borgate)(?: di|:)? $/iu,
    isSure: true,
    inRows: /^(?: ?, ?| ed? )$/u,
  },
  // Beside a town the one is told: "in località Acquafredda"; "frazione di Norcia" is one of that.
  {
    u: 'Borgonuovo Villanova Casanova Montebello Campolungo Fontanelle Castelvecchio Roncaglia Pratolungo Selvapiana Campagnola Monteverde Acquafredda Pozzuolo Vignale',
    before: /(?<!\p{L})(?:frazione|contrada|località|borgata) $/iu,
    isSure: true,
  },
  {
    p: 'Santi_Pietro_e_Paolo Santi_Cosma_e_Damiano Santi_Gervasio_e_Protasio Santi_Filippo_e_Giacomo Santi_Giovanni_e_Paolo',
    ending: /^Santi \p{Lu}/u,
    isSure: true,
  },
  {
    u: 'Bentegodi Tardini Franchi Menti Zini Braglia Penzo Euganeo Curi Zaccheria Viviani Arechi Partenio Ceravolo Picco Manuzzi',
    before: /(?<!\p{L})[sS]tadio $/u,
    isSure: true,
  },
  {
    u: 'Portofino Punta_Carena Capo_Palinuro Punta_Penna Capo_Colonna Punta_Libeccio San_Cataldo Capo_Rossello Punta_Secca Punta_Faro',
    before: /(?<!\p{L})[fF]aro di $/u,
    isSure: true,
  },
  {
    u: 'Ponza Ustica Giannutri Capraia Ventotene Lipari Salina Procida Ischia Panarea',
    before: /(?<!\p{L})[iI]sola di $/u,
    isSure: true,
  },
  { u: 'Ninfa Serraia Vacca Rossa Sella Duchessa Croce Piana', before: /(?<!\p{L})[lL]ago della $/u, isSure: true },
  {
    u: 'Arno Adda Ticino Piave Brenta Adige Oglio Mincio Secchia Panaro Reno Metauro Ombrone Volturno Ofanto Taro',
    before: /(?<!\p{L})(?:fiume|torrente) $/u,
    isSure: true,
  },
  {
    u: 'cimitero_comunale cimitero_monumentale cimitero_maggiore cimitero_urbano',
    ending: /^cimitero \p{L}/u,
    isSure: true,
  },
  {
    u: 'Cimitero_Comunale Cimitero_Monumentale Cimitero_Maggiore Cimitero_Urbano',
    ending: /^Cimitero \p{L}/u,
    isSure: true,
  },
  {
    u: 'Borgo_Nuovo Borgo_Vecchio Borgo_San_Giovanni Borgo_San_Rocco Borgo_Santa_Maria',
    ending: /^Borgo (?:Nuovo|Vecchio|Sant?[ao]?)(?: |$)/u,
    isSure: true,
  },
  {
    u: 'Arezzo Avellino Bari Belluno Benevento Bergamo Bologna Brescia Brindisi Cagliari Caserta Catania Catanzaro Cosenza Cremona Cuneo Foggia Genova Grosseto Lecce Lecco Livorno Lucca Macerata Mantova Matera Messina Milano Modena Napoli Novara Padova Palermo Parma Pavia Perugia Pesaro Piacenza Pisa Pistoia Potenza Ragusa Ravenna Rieti Rovigo Salerno Sassari Savona Siena Siracusa Sondrio Taranto Teramo Terni Torino Trapani Trento Treviso Trieste Udine Varese Venezia Vercelli Verona Vicenza Viterbo',
    before: /(?<!\p{L})[pP]rovincia di $/u,
    isSure: true,
  },
  {
    u: 'Sibillini Simbruini Lepini Ernici Aurunci Ausoni Prenestini Sabini Nebrodi Peloritani Iblei Sicani Reatini Picentini',
    before: /(?<!\p{L})[mM]onti $/u,
    isSure: true,
  },
  { u: 'Trasimeno Arvo Ampollino Omodeo Albano', before: /(?<!\p{L})[lL]ago $/u, isSure: true },
  {
    u: 'Le_Querce La_Colombaia Torre_Bianca Casa_Rossa Il_Casone San_Martino Monte_Alto Le_Vigne Pozzo_Nuovo',
    before: /(?<!\p{L})(?:masseria|cascina|fattoria|podere|agriturismo|casale|tenuta)(?: di)? $/iu,
    isSure: true,
  },
  {
    u: 'Le_Ginestre I_Pini La_Fontana Le_Betulle Gli_Oleandri La_Quercia Le_Terrazze I_Platani La_Meridiana',
    before: /(?<!\p{L})condominio $/iu,
    isSure: true,
  },
  {
    u: 'Cimone Falterona Baldo Grappa Pasubio Vettore Terminillo Catria',
    before: /(?<!\p{L})[mM]onte $/u,
    isSure: true,
  },
  {
    u: 'Bellavista Stella_Alpina Monte_Croce Genzianella Aquila_Bianca Pian_dei_Fiori Vallelunga Tre_Fontane',
    before: /(?<!\p{L})(?:rifugio|bivacco) $/iu,
    isSure: true,
  },
  {
    n: 'Alpi_Apuane Alpi_Orobie Alpi_Carniche Alpi_Giulie Alpi_Cozie Alpi_Marittime',
    ending: /^Alpi \p{Lu}/u,
    isSure: true,
  },
  { p: 'Uffizi' },
  { m: 'Louvre Prado British_Museum Rijksmuseum' },
  { u: 'Ermitage' },
  { f: 'Pinacoteca Gipsoteca Gliptoteca' },
  {
    f: 'Valle_Spluga Valle_Aurina Valle_Stura Valle_Brembana Valle_Camonica',
    ending: /^Valle (?!d['’])\p{Lu}/u,
    isSure: true,
  },
  // Those that begin with what they are.
  ...(
    [
      ['u', 'Caselle Linate Malpensa Fiumicino Ciampino Capodichino Fontanarossa Elmas Orio_al_Serio Peretola', /^(?:Caselle|Linate|Malpensa|Fiumicino|Ciampino|Capodichino|Fontanarossa|Punta Raisi|Elmas|Orio al Serio|Peretola)$/u], // prettier-ignore
      ['m', 'Altopiano_di_Asiago Altopiano_di_Folgaria Altopiano_di_Lavarone Altopiano_dei_Sette_Comuni', /^[aA]ltopiano d/u], // prettier-ignore
      ['u', 'Marina_di_Grosseto Marina_di_Massa Marina_di_Ravenna Marina_di_Ragusa Marina_di_Camerota Marina_di_Ginosa Marina_di_Gioiosa_Ionica Marina_di_San_Vito Marina_di_Cerveteri Marina_di_Montemarciano Marina_di_Andora Marina_di_Orosei Marina_di_Aurisina', /^Marina di \p{Lu}/u], // prettier-ignore
      ['f', 'valle_Spluga valle_Aurina valle_Stura valle_Brembana valle_Camonica', /^valle \p{Lu}/u],
      ['m', 'Canton_Ticino Canton_Vallese Canton_Vaud Canton_Giura', /^Canton \p{Lu}/u],
      [
        'f',
        'Repubblica_di_Venezia Repubblica_di_Genova Repubblica_di_Pisa Repubblica_di_Lucca',
        /^Repubblica di \p{Lu}/u,
      ],
      ['f', 'Grotta_del_Turco Grotta_dei_Colombi Grotta_Verde Grotta_del_Bue_Marino', /^Grotta \p{L}/u],
      ['u', 'Punta_Rossa Punta_della_Torre Capo_Rosso Capo_della_Torre', /^(?:Capo|Punta) \p{Lu}/u],
      ['f', 'val_di_Susa val_di_Fassa val_di_Non val_di_Fiemme val_di_Sole', /^val di \p{Lu}/u],
      ['f', 'Città_Alta Città_Vecchia Città_Bassa Città_Nuova', /^Città (?:Alta|Bassa|Vecchia|Nuova)$/u],
      ['f', 'Cima_Grande Cima_Rossa Cima_Alta Cima_Bianca Cima_di_Mezzo Cima_dei_Corvi', /^Cima \p{Lu}/u],
      ['f', 'Statale_Adriatica Statale_Jonica Statale_Tirrenica Statale_Aurelia', /^Statale /u],
      ['m', 'Ponte_Nuovo Ponte_Romano Ponte_di_Pietra Ponte_delle_Barche Ponte_dei_Mille', /^Ponte (?:d|N|R|V)/u],
    ] as const
  ).map(([gender, names, ending]): PlaceGroup => ({ [gender]: names, ending, isSure: true })),
  { p: 'Sibillini Nebrodi Lepini Picentini Iblei Simbruini' },
  // Passes by which the Alps are crossed.
  { m: 'Brennero Sempione Gottardo Maloja Bernina Spluga Frejus' },
  { u: 'Etna' },
  { f: 'Luna' },
  { f: 'Corea' },
  { u: 'Anfield Old_Trafford Stamford_Bridge Villa_Park Goodison_Park Wembley' },
  {
    m: 'Stadio_Comunale Stadio_dei_Pini Stadio_della_Vittoria Stadio_San_Giorgio',
    ending: /^\p{Lu}\p{L}+ Stadium$/u,
    isSure: true,
  },
  {
    f: 'Cassia Flaminia Salaria Tiburtina Casilina Pontina Nomentana Pontebbana Romea',
    u: 'Aurelia Appia Emilia Ardeatina',
  },
  {
    u: 'Ponza Ustica Giannutri Ventotene Lipari Salina Procida Ischia Panarea Favignana Lampedusa Pantelleria Stromboli Giglio Filicudi Alicudi Marettimo Levanzo Linosa',
  },
  { n: 'Eolie Egadi Pelagie' },
  {
    u: 'Porta_Nuova Porta_San_Giovanni Porta_Vecchia Porta_Maggiore Porta_San_Marco',
    ending: /^Porta \p{Lu}/u,
    isSure: true,
  },
  {
    u: 'Arcipelago_Toscano Arcipelago_Campano Arcipelago_della_Maddalena',
    ending: /^[aA]rcipelago /u,
    isSure: true,
  },
  {
    u: 'Auditorium_Verdi Auditorium_Comunale Auditorium_San_Paolo Auditorium_della_Musica',
    ending: /^Auditorium /u,
    isSure: true,
  },
  {
    f: 'Biblioteca_Comunale Biblioteca_Civica Biblioteca_Diocesana Biblioteca_del_Seminario',
    ending: /^Biblioteca /u,
    isSure: true,
  },
  {
    m: 'Gruppo_del_Sella Gruppo_del_Catinaccio Gruppo_delle_Odle Gruppo_del_Latemar Gruppo_dei_Monzoni',
    ending: /^[gG]ruppo d/u,
    isSure: true,
  },
  {
    m: 'Passo_Gardena Passo_Sella Passo_Pordoi Passo_Tonale Passo_Gavia Passo_Falzarego Passo_San_Pellegrino',
    ending: /^Passo \p{Lu}/u,
    isSure: true,
  },
  // What lies in each the text tells.
  ...'Europa Asia Africa America'.split(' ').map((u): PlaceGroup => ({ u })),
  { u: 'America_del_Sud America_del_Nord America_Latina America_Centrale' },
  { u: 'Africa_occidentale Africa_orientale Asia_centrale Europa_orientale Europa_occidentale' },
  { m: 'Medio_Oriente Vicino_Oriente Maghreb Caucaso Sahel' },
  // Which of its sides is which everybody knows of the Po.
  {
    u: 'Tevere Piave Tagliamento Ticino Volturno Brenta Garigliano Metauro Tanaro Mincio Panaro Reno Secchia Sangro Bradano Tronto Serchio Sesia Lambro',
    before: /(?<!\p{L})affluent[ei] (?:di (?:destra|sinistra) )?del $/u,
    isSure: true,
  },
  {
    m: 'Tevere Po Piave Tagliamento Ticino Volturno Brenta Garigliano Metauro Tanaro Mincio Panaro Reno Secchia Sangro Vomano Bradano Esino Chienti Tronto Ombrone Serchio Sesia Lambro Serio Noce Sarca Bisagno Simeto Tirso Crati Candelaro Chiascio',
    before: /(?<!\p{L})(?:fiume|rive del) $/iu,
  },
  { m: 'Tammaro Biferno Trigno Fortore Calore Sele Crati Basento Sinni Agri' },
  { m: 'Belbo Paglia Natisone Topino Chiascio Torre Livenza Sile Mella Chiese' },
  // Abroad no other flows by the towns beside it.
  ...'Danubio Tamigi Nilo Volga Tago Rodano'.split(' ').map((m): PlaceGroup => ({ m })),
  ...'Senna Loira Mosella Garonna Drava Sava Vistola'.split(' ').map((f): PlaceGroup => ({ f })),
  { u: 'Arno Adige Adda Isonzo Ofanto Ombrone Oglio Aniene' },
  { f: 'Dora Nera Stura Bormida Scrivia Trebbia' },
  {
    m: 'Mar_Nero Mar_Rosso Mar_Baltico Mar_Caspio Mar_Ionio Mar_Tirreno Mare_del_Nord Canale_di_Suez',
    ending: /^Mar[e]? /u,
  },
  { m: 'Mediterraneo Pacifico Baltico' },
  { m: 'Tirreno Ionio', u: 'Adriatico' },
  { u: 'Atlantico Artico' },
  { u: 'Appennino' },
  { u: 'Aspromonte' },
  {
    u: 'Bologna_Centrale Milano_Centrale Napoli_Centrale Torino_Porta_Nuova Venezia_Santa_Lucia Firenze_Santa_Maria_Novella Roma_Termini Roma_Tiburtina Genova_Brignole Verona_Porta_Nuova',
    ending: /^\p{Lu}\p{L}+ (?:Centrale|Termini|Porta Nuova)$/u,
    isSure: true,
  },
  // Of it there is one.
  { m: 'Vaticano' },
  { u: 'Elba Asinara Capraia Gorgona' },
  { u: 'San_Siro Marassi Fuorigrotta' },
  { m: 'Bentegodi Tardini Franchi Maradona Meazza Menti' },
  {
    m: 'Palazzo_Vecchio Palazzo_Pitti Palazzo_Ducale Palazzo_Reale Palazzo_Marino Palazzo_Madama Palazzo_Vecchiarelli Palazzo_Gambacorti',
    ending: /^Palazzo /u,
  },
  {
    m: 'Lago_Maggiore Lago_di_Garda Lago_di_Como Lago_Trasimeno Lago_di_Bolsena Lago_di_Bracciano Lago_di_Iseo',
    ending: /^Lago /u,
  },
  { f: 'Jugoslavia Cecoslovacchia Prussia DDR' },
  {
    f: "Isola_d'Elba Isola_del_Giglio Isola_di_Capraia Isola_di_Ponza Isola_di_Ustica Isola_di_Pantelleria",
    ending: /^Isola d/u,
  },
  {
    f: 'Brianza Maremma Versilia Ciociaria Carnia Romagna Valtellina Garfagnana Barbagia Gallura Lunigiana Irpinia Sabina Tuscia Marsica Lomellina Franciacorta Valnerina Valtiberina Locride Sila Lessinia Valpolicella Valsugana Vallagarina Valsesia Daunia Ogliastra Valmarecchia Vallesina',
  },
  { f: 'Scandinavia Mitteleuropa Lapponia' },
  { m: 'Delfinato Limburgo Brabante Palatinato Brandeburgo Tirolo Limosino' },
  { m: 'Luganese Locarnese Bellinzonese Mendrisiotto' },
  // Mountains: of landscapes "-ese" would tell.
  { m: 'Matese Pollino Vulture Terminillo Partenio Taburno Gennargentu Limbara Vettore Catria' },
  {
    m: 'Bolognese Modenese Ferrarese Senese Cremonese Pavese Novarese Vercellese Veronese Torinese Milanese Genovese',
    ending: /^\p{Lu}\p{Ll}+ese$/u,
  },
  {
    m: 'Friuli Chianti Salento Cilento Gargano Cadore Monferrato Polesine Mugello Casentino Valdarno Canavese Sannio Piceno Montefeltro Frignano Orvietano Eugubino Primiero Burgraviato Collio Tarvisiano Reatino Tigullio Varesotto Lodigiano Vastese Lagonegrese Vibonese Belice Sulcis Campidano Logudoro',
  },
  {
    f: 'Baviera Bretagna Normandia Provenza Borgogna Catalogna Galizia Fiandra Vallonia Sassonia Boemia Slesia Carinzia Stiria Corsica Scania Vestfalia Renania Turingia Pomerania Moravia Bucovina Transilvania',
  },
  STATES,
  { u: states.inEnglish },
  { n: 'Alpi Dolomiti Prealpi' },
  { n: 'Ande Ardenne' },
  { n: 'Langhe Murge Giudicarie Cinque_Terre Crete_Senesi' },
  {
    f: "Val_di_Susa Val_Chisone Val_Maira Val_Gardena Val_d'Orcia Val_d'Elsa Val_di_Chiana Val_di_Fassa Val_Camonica Val_Seriana Val_Brembana Val_Trompia Val_Venosta Val_di_Non Val_Trebbia Val_Nure Val_Tidone Val_Bormida Val_di_Vara Val_Fontanabuona Val_Vibrata Val_di_Sangro Val_d'Agri Val_di_Comino Val_d'Itria Val_di_Noto Val_Cellina Val_Tramontina Val_di_Zoldo Val_Leogra",
    ending: /^Val (?!d['’]Aosta)/u,
    isSure: true,
  },
  { p: 'Pirenei Carpazi Balcani Urali Vosgi Appennini' },
  { m: 'Monte_Bianco Monte_Rosa Cervino Gran_Sasso Vesuvio Monviso Monte_Amiata', ending: /^Monte /u },
  { f: 'Torre_di_Pisa Torre_Eiffel Mole_Antonelliana Fontana_di_Trevi Scala_dei_Turchi' },
  {
    m: 'Palasport PalaDozza PalaEstra PalaVerde PalaTrento PalaBanca PalaRadi',
    ending: /^(?:Pala\p{Lu}\p{L}+$|Forum(?! \p{L}+ii$)|Palasport|Palazzetto)/u,
    isSure: true,
  },
  { p: 'Campi_Flegrei' },
  {
    m: 'Brenta Mincio Secchia Panaro Reno Metauro Ombrone Volturno Taro Tronto Sangro Serchio Piave Ticino',
    before: /(?<!\p{L})(?:ponte|passerella|guado) sul $/u,
    isSure: true,
  },
  { m: 'Molo_Vecchio Molo_Nuovo Molo_di_Levante Molo_di_Ponente Molo_Centrale', ending: /^Molo /u, isSure: true },
  {
    f: 'Porta_Nuova Porta_Vecchia Porta_San_Giovanni Porta_San_Pietro Porta_dei_Mulini Porta_Marina',
    ending: /^Porta (?:d\p{Ll}|San)/u,
    isSure: true,
  },
  {
    n: 'Terme_di_San_Rocco Terme_del_Bagno Terme_della_Fonte Terme_di_Santa_Lucia Terme_dei_Colli',
    ending: /^Terme \p{L}/u,
    isSure: true,
  },
  {
    m: 'passo_Gardena passo_Sella passo_Pordoi passo_Tonale passo_Gavia passo_Falzarego',
    ending: /^passo \p{Lu}/u,
    isSure: true,
  },
  {
    m: 'monte_Cimone monte_Falterona monte_Vettore monte_Terminillo monte_Catria monte_Pasubio monte_Grappa',
    ending: /^monte \p{Lu}/u,
    isSure: true,
  },
  {
    m: 'Parco_naturale_dei_Laghi Parco_naturale_delle_Fonti Parco_naturale_della_Valle_Alta Parco_naturale_dei_Faggi Parco_naturale_dei_Tre_Colli',
    ending: /^Parco [nN]aturale /u,
    isSure: true,
  },
  {
    u: 'loc._Villanova loc._Campolungo loc._Fontanelle loc._Pratolungo loc._Selvapiana loc._Acquafredda loc._Pozzuolo loc._Vignale',
    ending: /^[lL]oc\.? /u,
    isSure: true,
  },
  {
    u: 'fraz._Villanova fraz._Campolungo fraz._Fontanelle fraz._Pratolungo fraz._Selvapiana fraz._Pozzuolo fraz._Vignale',
    ending: /^[fF]raz\.? /u,
    isSure: true,
  },
  {
    u: 'aeroporto_internazionale aeroporto_civile aeroporto_regionale',
    ending: /^aeroporto d/u,
    isSure: true,
  },
  {
    f: 'val_Gardena val_Camonica val_Seriana val_Venosta val_Trompia val_Pusteria val_Brembana',
    ending: /^val \p{Lu}/u,
    isSure: true,
  },
  { f: 'Arena_Civica Arena_Estiva Arena_del_Mare Arena_dei_Pini', ending: /^Arena /u, isSure: true },
  {
    // Such are in many towns, those that everybody knows in one.
    m: 'Stadio_Comunale Stadio_dei_Pini Stadio_della_Vittoria Stadio_San_Giorgio Stadio_Civico',
    ending: /^Stadio /u,
    isSure: true,
  },
  {
    m: 'Teatro_Regio Teatro_Comunale Teatro_Civico Teatro_Verdi Teatro_Sociale Teatro_Municipale Teatro_Nuovo',
    ending: /^Teatro /u,
    isSure: true,
  },
  // A quarter of a town.
  {
    u: 'San_Paolo San_Lorenzo Borgo_Nuovo Santa_Maria Sant’Anna San_Rocco San_Giuseppe Borgo_Vecchio Santa_Lucia',
    before: /(?<!\p{L})(?:(?:[qQ]uartiere|[rR]ione|[bB]orgata|[sS]estiere)(?: di)?|in zona) $/u,
    isSure: true,
  },
  {
    m: 'Museo_Egizio Museo_Correr Museo_Archeologico Museo_del_Novecento Museo_del_Cinema Museo_Poldi_Pezzoli Museo_Civico',
    ending: /^Museo /u,
  },
  { m: 'Colosseo Pantheon Foro_Romano Palatino' },
  { u: 'Montecitorio Palazzo_Madama' },
  // In their towns is no other.
  ...'Duomo_di_Milano Ponte_Vecchio Maschio_Angioino Ponte_di_Rialto'.split(' ').map((m): PlaceGroup => ({ m })),
  // What nothing tells of behind an article is called as fields and hamlets are everywhere.
  {
    m: 'Poggiolo Querceto Faggeto Pianello Borghetto Castagneto Roncaccio Mulinaccio Campaccio Colletto',
    f: 'Rocchetta Fornace Valletta Selvetta Badia Serra Macchia Casetta Costa Torretta',
    n: 'Piane Casette Fornaci Capanne Vigne Grotte',
    p: 'Prati Ronchi Piani Casali Mulini Monti',
    ending: /^\p{Lu}\p{Ll}/u,
  },
  // "In" without an article stands before lands, not before towns.
  {
    u: 'Baviera Provenza Normandia Borgogna Catalogna Sassonia Toscana Umbria Puglia Liguria Calabria Lombardia',
    // But where somebody lives, has a seat or was born lies a town.
    before:
      /(?<!(?:sede|studio|residente|domiciliat[oa]|nat[oa]|abita|abitante|fiduciario|presentata|deciso) )(?<!\p{L})[iI]n $/u,
  },
  // Churches, waters and hills with the word for what they are.
  ...namedAfter(
    'cappella:f chiesa:f parrocchia:f basilica:f cattedrale:f duomo:m abbazia:u convento:m monastero:m santuario:m pieve:f oratorio:u',
    'di_San_Rocco di_San_Giovanni di_San_Pietro di_San_Michele di_San_Sebastiano di_San_Biagio di_Santa_Lucia di_San_Lorenzo di_San_Martino di_Santa_Maria_Assunta di_Santa_Chiara della_Madonna_delle_Grazie',
    "di Sant?[ao]? ?|di Sant['’]|della (?:Madonna|Beata|Santissima)|del (?:Santo|Sacro|Santissimo)|dei Santi |Sant?[ao]? |Sant['’]",
  ),
  ...namedAfter(
    'fiume:m torrente:m',
    'Arno Adda Ticino Piave Brenta Adige Oglio Mincio Secchia Panaro Reno Metauro Ombrone Volturno Ofanto Taro',
    '\\p{Lu}',
  ),
  ...namedAfter(
    'contrada:f località:f borgata:f frazione:f',
    'Borgonuovo Villanova Campolungo Fontanelle Pratolungo Selvapiana Acquafredda Pozzuolo Vignale',
    '\\p{Lu}',
  ),
  {
    f: 'chiesa_madre_di_San_Rocco chiesa_madre_di_San_Michele chiesa_madre_di_San_Lorenzo chiesa_madre_di_Santa_Lucia chiesa_madre_di_San_Biagio',
    ending: /^chiesa (?:madre|matrice) d/u,
    isSure: true,
  },
  ...namedAfter('stadio:m', 'Comunale dei_Pini della_Vittoria San_Giorgio Civico', '(?:\\p{L}+ )?\\p{Lu}'),
  ...namedAfter(
    'ciclovia:f ippovia:f pista:f cammino:m sentiero:m',
    'dei_Laghi del_Fiume delle_Valli della_Pianura dei_Mulini dei_Castelli',
    '(?:\\p{L}+ )?\\p{Lu}',
  ),
  ...namedAfter(
    'lago:m',
    "di_Garda di_Como d'Iseo d'Orta di_Bolsena di_Bracciano di_Varese Trasimeno Maggiore di_Ledro di_Molveno di_Vico di_Scanno di_Barrea di_Suviana di_Campotosto",
    "d(?:i |['’]|el )|\\p{Lu}",
  ),
  ...namedAfter(
    'castello:m rocca:f torre:f',
    'di_Montebello del_Conte di_San_Giorgio della_Marchesa di_Rocca_Alta del_Falcone di_Belvedere dei_Guelfi',
    "d(?:i|el|ella|ei|egli|elle) \\p{Lu}|dell['’]\\p{Lu}|d['’]\\p{Lu}",
  ),
  ...namedAfter(
    'valle:f',
    'del_Sangro dei_Mulini della_Noce del_Lupo delle_Fonti del_Biferno dei_Laghi della_Luna',
    "d(?:el|ello|ella|elle|ei|egli) \\p{Lu}|dell['’]\\p{Lu}",
  ),
  ...namedAfter(
    'borgo:m',
    'dei_Pescatori dei_Tintori delle_Mura del_Ponte di_San_Rocco di_San_Giovanni di_Santa_Lucia della_Fonte',
    "d(?:i|el|ello|ella|elle|ei|egli) \\p{Lu}|dell['’]\\p{Lu}",
  ),
  ...namedAfter(
    'palazzo:m',
    'Albani Bonelli Guidi Marchetti Bellini Ricci Orsini Fabbri Mancini Serafini Benucci Pallotta',
    '\\p{Lu}\\p{L}+$',
  ),
  ...namedAfter(
    'passo:m valico:m colle:m',
    'del_Falco di_San_Rocco della_Croce delle_Forche del_Lupo dei_Prati della_Fonte della_Volpe',
    "d(?:i|el|ello|ella|elle|ei|egli) \\p{Lu}|dell['’]\\p{Lu}",
  ),
  ...namedAfter(
    'cala:f',
    'Rossa Bianca Lunga dei_Gabbiani Azzurra del_Porto delle_Rocce Piccola',
    '\\p{Lu}|d\\p{Ll}+ \\p{Lu}',
  ),
  ...namedAfter(
    'isola:u',
    'di_Ponza di_Ustica di_Giannutri di_Capraia di_Ventotene di_Lipari di_Salina di_Procida di_Ischia di_Panarea',
    "d(?:i |['’])\\p{Lu}",
  ),
  ...namedAfter(
    'parco:m',
    'delle_Rose dei_Pini della_Rimembranza delle_Fonti dei_Tigli del_Mulino degli_Ulivi',
    "d(?:el|ello|ella|elle|ei|egli) \\p{Lu}|dell['’]\\p{Lu}",
  ),
  ...namedAfter(
    'golfo:m',
    'di_Gaeta di_Salerno di_Squillace di_Follonica di_Orosei di_Manfredonia di_Policastro',
    'd(?:i|el|ella) \\p{Lu}',
  ),
  ...namedAfter(
    'rifugio:m bivacco:m',
    'Bellavista Stella_Alpina Monte_Croce Genzianella Aquila_Bianca Pian_dei_Fiori Vallelunga Tre_Fontane Cima_Alta',
    '\\p{Lu}',
  ),
  ...namedAfter(
    'monte:m',
    'Rosa Bianco Amiata Cimone Baldo Grappa Pasubio Vettore Terminillo Pollino Falterona Catria',
    '\\p{Lu}',
    false,
  ),
];

/** Landscapes, and waters and mountains by which the towns of the regions lie. */
export const whereabouts = {
  borders: {
    before: /(?<!\p{L})confin[ei] (?:con|(?:tra|fra) [^.;,]{4,40} e) (?:il |la |le |l['’])?$/u,
    lines:
      "Piemonte Valle_d'Aosta Lombardia Liguria Emilia-Romagna|Lombardia Piemonte Emilia-Romagna Veneto Trentino-Alto_Adige|Veneto Lombardia Trentino-Alto_Adige Friuli-Venezia_Giulia Emilia-Romagna|Friuli Veneto|Friuli-Venezia_Giulia Veneto|Trentino-Alto_Adige Lombardia Veneto|Liguria Piemonte Toscana Emilia-Romagna|Emilia-Romagna Piemonte Lombardia Veneto Liguria Toscana Marche|Toscana Liguria Emilia-Romagna Marche Umbria Lazio|Umbria Toscana Marche Lazio|Marche Emilia-Romagna Toscana Umbria Lazio Abruzzo|Lazio Toscana Umbria Marche Abruzzo Molise Campania|Abruzzo Marche Lazio Molise|Molise Abruzzo Lazio Campania Puglia|Campania Lazio Molise Puglia Basilicata|Puglia Molise Campania Basilicata|Basilicata Campania Puglia Calabria|Calabria Basilicata",
  },
  areas:
    'Piemonte Piemonte|Veneto Veneto|Lazio Lazio|Molise Molise|Friuli Friuli-Venezia_Giulia|Lombardia Lombardia|Toscana Toscana|Campania Campania|Puglia Puglia|Calabria Calabria|Sicilia Sicilia|Sardegna Sardegna|Liguria Liguria|Basilicata Basilicata|Umbria Umbria|Abruzzo Abruzzo|Emilia-Romagna Emilia-Romagna|' +
    'Brianza Lombardia|Maremma Toscana Lazio|Versilia Toscana|Ciociaria Lazio|Carnia Friuli-Venezia_Giulia|Romagna Emilia-Romagna|Valtellina Lombardia|Garfagnana Toscana|' +
    'Barbagia Sardegna|Gallura Sardegna|Lunigiana Toscana Liguria|Chianti Toscana|Salento Puglia|Cilento Campania|Gargano Puglia|Cadore Veneto|Monferrato Piemonte|Polesine Veneto|' +
    'Mugello Toscana|Casentino Toscana|Valdarno Toscana|Valtiberina Toscana|Canavese Piemonte|Lomellina Lombardia|Franciacorta Lombardia|Frignano Emilia-Romagna|Montefeltro Marche|Piceno Marche|Sannio Campania|Irpinia Campania|Sabina Lazio|Tuscia Lazio|Marsica Abruzzo|Valnerina Umbria|Locride Calabria|Sila Calabria|Lessinia Veneto|Valpolicella Veneto|Valsugana Trentino-Alto_Adige|Vallagarina Trentino-Alto_Adige|Valsesia Piemonte|Daunia Puglia|Ogliastra Sardegna|Valmarecchia Emilia-Romagna|Vallesina Marche|Orvietano Umbria|Eugubino Umbria|Primiero Trentino-Alto_Adige|Burgraviato Trentino-Alto_Adige|Collio Friuli-Venezia_Giulia|Tarvisiano Friuli-Venezia_Giulia|Reatino Lazio|Tigullio Liguria|Varesotto Lombardia|Lodigiano Lombardia|Vastese Abruzzo|Lagonegrese Basilicata|Vibonese Calabria|Belice Sicilia|Sulcis Sardegna|Campidano Sardegna|Logudoro Sardegna|Langhe Piemonte|Alto_Adige Trentino-Alto_Adige|' +
    // Provinces
    'Arezzo Toscana|Avellino Campania|Bari Puglia|Belluno Veneto|Benevento Campania|Bergamo Lombardia|Bologna Emilia-Romagna|Brescia Lombardia|Brindisi Puglia|Cagliari Sardegna|Caserta Campania|Catania Sicilia|Catanzaro Calabria|Cosenza Calabria|Cremona Lombardia|Cuneo Piemonte|Foggia Puglia|Genova Liguria|Grosseto Toscana|Lecce Puglia|Lecco Lombardia|Livorno Toscana|Lucca Toscana|Macerata Marche|Mantova Lombardia|Matera Basilicata|Messina Sicilia|Milano Lombardia|Modena Emilia-Romagna|Napoli Campania|Novara Piemonte|Padova Veneto|Palermo Sicilia|Parma Emilia-Romagna|Pavia Lombardia|Perugia Umbria|Pesaro Marche|Piacenza Emilia-Romagna|Pisa Toscana|Pistoia Toscana|Potenza Basilicata|Ragusa Sicilia|Ravenna Emilia-Romagna|Rieti Lazio|Rovigo Veneto|Salerno Campania|Sassari Sardegna|Savona Liguria|Siena Toscana|Siracusa Sicilia|Sondrio Lombardia|Taranto Puglia|Teramo Abruzzo|Terni Umbria|Torino Piemonte|Trapani Sicilia|Trento Trentino-Alto_Adige|Treviso Veneto|Trieste Friuli-Venezia_Giulia|Udine Friuli-Venezia_Giulia|Varese Lombardia|Venezia Veneto|Vercelli Piemonte|Verona Veneto|Vicenza Veneto|Viterbo Lazio',
  spots:
    'Tevere Lazio Umbria|Po Piemonte Lombardia Emilia-Romagna Veneto|Piave Veneto|Tagliamento Friuli-Venezia_Giulia|Ticino Lombardia Piemonte|Volturno Campania|Brenta Veneto|' +
    'Garigliano Lazio Campania|Metauro Marche|Tanaro Piemonte|Mincio Lombardia|Panaro Emilia-Romagna|Reno Emilia-Romagna|Secchia Emilia-Romagna|Arno Toscana|Adige Veneto Trentino-Alto_Adige|' +
    'Adda Lombardia|Isonzo Friuli-Venezia_Giulia|Ofanto Puglia Basilicata|Ombrone Toscana|Oglio Lombardia|Aniene Lazio|Dora Piemonte|Nera Umbria|Elba Toscana|Ischia Campania|Asinara Sardegna|' +
    'Lago_Maggiore Piemonte Lombardia|Lago_di_Garda Lombardia Veneto Trentino-Alto_Adige|Lago_di_Como Lombardia|Lago_Trasimeno Umbria|Lago_di_Bolsena Lazio|Lago_di_Bracciano Lazio|Lago_di_Iseo Lombardia|' +
    "Monte_Bianco Valle_d'Aosta|Monte_Rosa Piemonte Valle_d'Aosta|Gran_Sasso Abruzzo|Vesuvio Campania|Monviso Piemonte|Monte_Amiata Toscana|Aspromonte Calabria|Matese Molise Campania|Pollino Basilicata Calabria|Vulture Basilicata|Terminillo Lazio|Partenio Campania|Taburno Campania|Gennargentu Sardegna|Limbara Sardegna|Eolie Sicilia|Egadi Sicilia|Pelagie Sicilia|Vettore Marche|Catria Marche|Tammaro Molise Campania|Biferno Molise|Trigno Molise Abruzzo|Fortore Puglia Molise|Calore Campania|Sele Campania|Crati Calabria|Basento Basilicata|Sinni Basilicata|Agri Basilicata|Lago_d'Iseo Lombardia|Lago_d'Orta Piemonte|Lago_di_Varese Lombardia|Lago_di_Ledro Trentino-Alto_Adige|Lago_di_Molveno Trentino-Alto_Adige|Lago_di_Vico Lazio|Lago_di_Scanno Abruzzo|Lago_di_Barrea Abruzzo|Lago_di_Campotosto Abruzzo|Lago_di_Suviana Emilia-Romagna|" +
    "Val_di_Susa Piemonte|Val_Gardena Trentino-Alto_Adige|Val_d'Orcia Toscana|Val_di_Fassa Trentino-Alto_Adige|Val_Camonica Lombardia|Val_Seriana Lombardia|Val_Trompia Lombardia|Val_Brembana Lombardia|Val_Venosta Trentino-Alto_Adige|Val_Pusteria Trentino-Alto_Adige|Val_di_Non Trentino-Alto_Adige|Val_Chisone Piemonte|Val_Maira Piemonte|Val_d'Elsa Toscana|Val_di_Chiana Toscana|Val_Trebbia Emilia-Romagna|Val_Nure Emilia-Romagna|Val_Tidone Emilia-Romagna|Val_Bormida Liguria|Val_di_Vara Liguria|Val_Fontanabuona Liguria|Val_Vibrata Abruzzo|Val_di_Sangro Abruzzo|Val_d'Agri Basilicata|Val_di_Comino Lazio|Val_d'Itria Puglia|Val_di_Noto Sicilia|Val_Cellina Friuli-Venezia_Giulia|Val_Tramontina Friuli-Venezia_Giulia|Val_di_Zoldo Veneto|Val_Leogra Veneto|" +
    'Sangro Abruzzo|Vomano Abruzzo|Bradano Basilicata|Esino Marche|Chienti Marche|Tronto Marche|Serchio Toscana|Sesia Piemonte|Lambro Lombardia|Serio Lombardia|Noce Trentino-Alto_Adige|Sarca Trentino-Alto_Adige|Bisagno Liguria|Simeto Sicilia|Tirso Sardegna|Candelaro Puglia|Chiascio Umbria|' +
    'Marina_di_Grosseto Toscana|Marina_di_Massa Toscana|Marina_di_Ravenna Emilia-Romagna|Marina_di_Ragusa Sicilia|Marina_di_Camerota Campania|Marina_di_Ginosa Puglia|Marina_di_Gioiosa_Ionica Calabria|Marina_di_San_Vito Abruzzo|Marina_di_Cerveteri Lazio|Marina_di_Montemarciano Marche|Marina_di_Andora Liguria|Marina_di_Orosei Sardegna|Marina_di_Aurisina Friuli-Venezia_Giulia|' +
    'Tirreno Toscana Lazio Campania Calabria|Adriatico Friuli-Venezia_Giulia Veneto Emilia-Romagna Marche Abruzzo Molise Puglia',
};
