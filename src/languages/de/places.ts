import type { PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';
import { riverTowns, saintTowns } from './rivers.ts';

/** After "in", "durch", "aus" and an article stands what one is within. */
const WITHIN =
  /(?<!\p{L})(?:im|ins|(?:in|durch|aus|ganz|bis in|innerhalb|südlich|nördlich|westlich|östlich) (?:der|die|den|das|dem|des)) $/iu;
const BESIDE = /(?<!\p{L})(?:am|an (?:der|die|den|dem)|entlang (?:der|des)|Ufern? (?:der|des)) $/u;
const ABOVE = /(?<!\p{L})auf (?:den|dem|die|der) $/u;

const states = statesOfAmerica('USA', 'California Kalifornien');

/** Behind a town they tell that it lies there: "Tulsa, Oklahoma". */
export const statesOf = {
  countries: 'USA Vereinigte_Staaten Vereinigten_Staaten Vereinigte_Staaten_von_Amerika',
  names: `${states.names} ${states.inEnglish}`,
};
export const { regionsAbroad } = states;

/** What every town has, behind a word for that: "der Bremer Marktplatz". */
const OF_TOWNS: readonly PlaceGroup[] = [
  [
    'm',
    'Marktplatz',
    'Rathausplatz',
    'Stadtpark',
    'Zoo',
    'Bahnhof',
    'Hauptbahnhof',
    'Weihnachtsmarkt',
    'Norden',
    'Süden',
    'Westen',
    'Osten',
  ],
  ['n', 'Rathaus', 'Schloss', 'Umland', 'Stadtzentrum', 'Bahnhofsviertel'],
  ['f', 'Innenstadt', 'Altstadt', 'City', 'Fußgängerzone', 'Stadthalle', 'Messe'],
].flatMap(([gender = 'm', ...nouns]) =>
  nouns.map((noun) => ({
    [gender]: ['Kölner', 'Bremer', 'Leipziger', 'Mainzer', 'Kasseler', 'Augsburger', 'Rostocker', 'Ulmer'].map((town) => `${town}_${noun}`).join(' '), // prettier-ignore
    ending: new RegExp(`^\\p{Lu}\\p{Ll}+er ${noun}$`, 'u'),
    isSure: true,
  })),
);

/** Names of landscapes, waters, mountains and buildings by gender: `u` stands without an article, `p` in the plural. The first group that fits is taken. */
export const articled: readonly PlaceGroup[] = [
  ...riverTowns,
  ...saintTowns,
  ...OF_TOWNS,
  // What lies in each the text tells.
  ...'Europa Asien Afrika Amerika Ozeanien'.split(' ').map((u): PlaceGroup => ({ u })),
  // Seats of the European Communities.
  {
    u: 'Brüssel Straßburg Luxemburg',
    before: /(?<!\p{L})(?:EU|EG|EWG)(?!\p{L})[^.;]{0,30} (?:i|in|till|nach) $/u,
    isSure: true,
  },
  // States of North America, which no list of the language has.
  { u: states.names },
  { u: `${states.inEnglish} ${states.names}` },
  {
    u: 'Rügen Usedom Sylt Föhr Amrum Fehmarn Norderney Borkum Juist Langeoog Spiekeroog Pellworm Helgoland Hiddensee Poel Baltrum Wangerooge',
  },
  {
    u: 'Mallorca Ibiza Kreta Rhodos Sizilien Sardinien Korsika Elba Madeira Teneriffa Gotland Bornholm',
    before: /(?<!\p{L})(?:auf|Insel) $/u,
    ofPhrases: true,
  },
  {
    u: 'Thrakien Dakien Lydien Phrygien Ionien Mesopotamien Illyrien Bithynien Kappadokien Kilikien Pannonien Numidien',
  },
  { u: 'Freistaat_Bayern Freistaat_Sachsen Freistaat_Thüringen' },
  { u: 'Freistaats_Bayern Freistaats_Sachsen Freistaats_Thüringen' },
  { u: 'Freistaates_Bayern Freistaates_Sachsen Freistaates_Thüringen' },
  {
    u: 'Port_Alfred Port_Augusta Port_Stephens Port_Lincoln Port_Huron Port_Arthur',
    ending: /^Port \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    m: 'Landkreis_Marburg-Biedenkopf Landkreis_Darmstadt-Dieburg Landkreis_Waldeck-Frankenberg Landkreis_Alzey-Worms Landkreis_Mainz-Bingen Landkreis_Garmisch-Partenkirchen Landkreis_Ludwigslust-Parchim',
    ending: /^Landkreis \p{Lu}\p{L}+-\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    m: 'Kreis_Minden-Lübbecke Kreis_Siegen-Wittgenstein Kreis_Rendsburg-Eckernförde Kreis_Schleswig-Flensburg',
    ending: /^Kreis \p{Lu}\p{L}+-\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  // Single houses and hamlets, which are called as no town is.
  {
    f: 'Obere_Mühle Untere_Mühle Alte_Mühle Neue_Mühle Hintere_Mühle',
    ending: /^\p{Lu}\p{L}+(?:er|e|en) Mühle$/u,
    isSure: true,
  },
  {
    u: 'Lindenhof Neuhof Ziegelhütte Obermühle Forsthaus Birkenhof Waldhof Untermühle Steinhof Schafhof',
    before:
      /(?<!\p{L})(?:Häusern?|Höfen?|Gehöften?|Einzelhöfen?|Einöden?|Wohnplätzen?|Wohnplatz|Hofstellen?|Forsthäusern?)(?: \p{Lu}[\p{L} ]+(?: ,| und| sowie))* $/u,
    isSure: true,
  },
  // Castles and houses with what they are.
  {
    f: 'Burg_Hohenfels Burg_Greifenstein Burg_Rabeneck Burg_Lichtenfels Burg_Wildenstein Burg_Hohenberg Burg_Steinegg Burg_Reichenfels',
    ending: /^Burg \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    f: 'Ruine_Hohenfels Ruine_Greifenstein Ruine_Rabeneck Ruine_Lichtenfels Ruine_Wildenstein',
    ending: /^(?:Burgr|R)uine \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    n: 'Schloss_Rosenau Schloss_Friedrichsruh Schloss_Wilhelmsthal Schloss_Lindenau Schloss_Hohenfels Schloss_Waldeck Schloss_Seeburg Schloss_Weißenstein',
    ending: /^Schlo(?:ss|ß) \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    n: 'Kloster_Marienthal Kloster_Lichtenthal Kloster_Seligenpforten Kloster_Himmelpfort Kloster_Gnadenberg Kloster_Marienrode Kloster_Heiligenkreuz',
    ending: /^Kloster \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    u: 'Zur_Linde Zum_Adler Zum_Hirsch Zur_Krone Zum_Löwen Zur_Post Zum_Anker Zur_Sonne Zum_Ochsen Zum_Schwan',
    ending: /^[Zz]u[mr] (?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    u: 'Landstrasse Bahnhofstrasse Hauptstrasse Seestrasse Dorfstrasse Poststrasse Industriestrasse Zürcherstrasse Schulhausstrasse',
    ending: /^\p{Lu}\p{Ll}+strasse$/u,
    isSure: true,
  },
  // Waters and mountains abroad, with what they are called there, as many are.
  {
    m: 'Black_River White_River Green_River Elk_River Bear_River Rock_River Sandy_River',
    ending: /^\p{Lu}\p{L}+ River$/u,
    isSure: true,
  },
  {
    m: 'Río_Negro Río_Grande Río_Verde Río_Blanco Río_Colorado Río_Salado',
    ending: /^R[íi]o (?!de )\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    m: 'Lake_Huron Lake_Ontario Lake_Erie Lake_Michigan Lake_Superior',
    ending: /^Lake \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    m: 'Mount_Rainier Mount_Hood Mount_Shasta Mount_Whitney Mount_Baker Mount_Adams',
    ending: /^Mount \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    m: 'Monte_Rosa Monte_Baldo Monte_Cristallo Monte_Civetta Monte_Pelmo Monte_Generoso',
    ending: /^Monte (?!Carlo)\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  // Parts of towns abroad, and grounds of clubs there, that are called in English.
  {
    u: 'Old_Town Old_City Walled_City Inner_City Upper_Town Lower_Town',
    ending: /^(?:Ancient|Old|Walled|Inner|Outer|Upper|Lower|Royal|Imperial) (?:City|Town|Quarter)$/u,
    isSure: true,
  },
  {
    f: 'Ashford_Hall Kingsway_Hall Highfield_Hall Westwood_Hall Oakfield_Hall Whitby_Hall Marlow_Hall',
    ending: /^\p{Lu}[\p{L}’']+ Hall$/u,
    isSure: true,
  },
  { u: 'Old_Trafford Goodison_Park Villa_Park Elland_Road White_Hart_Lane Upton_Park Ewood_Park Highbury' },
  { u: 'Camp_Nou San_Siro Mestalla Bernabéu' },
  {
    n: 'Park_Plaza_Hotel Royal_Garden_Hotel Grand_Central_Hotel Imperial_Court_Hotel Westbridge_Hotel Riverside_Hotel Carlton_Hotel',
    ending: /^(?!\p{L}+er Hotel$)(?:\p{Lu}[\p{L}.'’]+ ){1,3}Hotel$/u,
    isSure: true,
  },
  {
    n: 'Lech-Kraftwerk Isar-Kraftwerk Enns-Kraftwerk Ems-Kraftwerk Iller-Kraftwerk Weser-Kraftwerk',
    ending: /-Kraftwerk(?:e?s)?$/u,
    isSure: true,
  },
  {
    n: 'Heizkraftwerk Wasserkraftwerk Gaskraftwerk Kohlekraftwerk',
    ending: /\p{Ll}kraftwerk(?:e?s)?$/u,
    isSure: true,
  },
  { n: 'Zillertal Inntal Ötztal Pustertal Stubaital Etschtal Lechtal' },
  { u: 'Manhattan Brooklyn Harlem Chelsea Greenwich_Village' },
  { u: 'Soho Notting_Hill Kensington Bloomsbury' },
  { u: 'Montmartre Montparnasse Belleville' },
  { u: 'Fifth_Avenue Park_Avenue Madison_Avenue Lexington_Avenue Seventh_Avenue' },
  // Seats of governments, and museums of several houses.
  { m: 'Kreml Élysée-Palast Quirinalspalast Buckingham-Palast' },
  { f: 'Ostsee Nordsee', m: 'Atlantik Pazifik', n: 'Mittelmeer' },
  { m: 'Nahe_Osten Mittlere_Osten Ferne_Osten' },
  { m: 'Nahen_Osten Mittleren_Osten Fernen_Osten' },
  { m: 'Nordatlantik Südatlantik Nordpazifik Südpazifik' },
  { m: 'Gardasee Comersee Luganersee' },
  {
    m: 'Bodensee Chiemsee Ammersee Tegernsee Schliersee Walchensee Kochelsee Edersee Staffelsee Werbellinsee Schwielowsee Wannsee Müggelsee Königssee',
    ending: /see(?:e?s)?$/u,
  },
  {
    m: 'Odenwald Westerwald Schwarzwald Spreewald Frankenwald Pfälzerwald Oberpfälzerwald Reinhardswald',
    ending: /wald(?:e?s)?$/u,
  },
  {
    n: 'Altmühltal Ahrtal Murgtal Remstal Donautal Neckartal Elbtal Moseltal Saaletal Wesertal Lahntal',
    ending: /tal(?:e?s)?$/u,
  },
  {
    n: 'Erzgebirge Fichtelgebirge Siebengebirge Rothaargebirge Wiehengebirge Riesengebirge',
    ending: /gebirge(?:e?s)?$/u,
    isSure: true,
  },
  { n: 'Waadtland Baselland Seeland Oberland Toggenburg' },
  {
    n: 'Rheinland Sauerland Münsterland Emsland Vogtland Havelland Siegerland Weserbergland Wendland Ammerland Oderland Hinterland',
    ending: /land$/u,
  },
  // Of the Alps, and of lower hills; what no list has is called as many are.
  {
    f: 'Zugspitze Alpspitze Kampenwand Rotwand Benediktenwand Dreitorspitze',
    m: 'Großglockner Großvenediger Dachstein Ortler Watzmann Wendelstein Herzogstand Hochgrat Wallberg Jenner',
  },
  {
    m: 'Brocken Feldberg Belchen Schauinsland Kandel Fichtelberg Inselsberg Ochsenkopf Hesselberg Kahler_Asten',
    f: 'Wasserkuppe Milseburg Hornisgrinde Schneekoppe',
  },
  { m: 'Hochkogel Sonnenkogel Schwarzkogel Hirschkogel Wetterkogel Schafkogel', ending: /kogel(?:s)?$/u, isSure: true },
  { n: 'Rothorn Schwarzhorn Weißhorn Faulhorn Wetterhorn Gamshorn', ending: /\p{Ll}horn(?:e?s)?$/u, before: ABOVE },
  { f: 'Rotspitze Schwarzspitze Wetterspitze Hochspitze Gamsspitze', ending: /\p{Ll}spitze$/u, before: ABOVE },
  { f: 'Rotwand Schwarzwand Hochwand Sonnwand Gamswand', ending: /\p{Ll}wand$/u, before: ABOVE },
  {
    m: 'Schlossberg Kirchberg Galgenberg Mühlberg Sonnenberg Schafberg Kapellenberg Eichelberg Buchberg Kreuzberg Hochkopf Rauhkopf Weißenstein',
    ending: /(?:berg|kopf|gipfel|stein|koppe)$/u,
    before: ABOVE,
  },
  {
    f: 'Marienkirche Nikolaikirche Johanniskirche Petrikirche Lukaskirche Michaeliskirche Kreuzkirche Christuskirche Martinskirche',
    ending: /kirche$/u,
    isSure: true,
  },
  { f: 'Annakapelle Schlosskapelle Antoniuskapelle Josefskapelle Marienkapelle', ending: /kapelle$/u, isSure: true },
  { f: 'Wartburg Ronneburg Marienburg Wachsenburg Plassenburg Marksburg', ending: /burg$/u },
  {
    m: 'Hochkogel Rauhkogel Feldkopf Hochstein Hirschkopf Steinkopf Kirchberg Schafberg',
    ending:
      /^(?:Große|Kleine|Hohe|Schwarze|Kahle)[nrs]? (?:\p{Lu}\p{Ll}*(?:berg|kopf|stein|gipfel|kogel)|Arber|Asten)s?$/u,
    isSure: true,
  },
  { f: 'Marienbrücke Rheinbrücke Kettenbrücke Schlossbrücke Friedensbrücke', ending: /brücke$/u, isSure: true },
  { f: 'Stadthalle Festhalle Jahnhalle Sporthalle Messehalle', ending: /(?:[hH]alle|[pP]hilharmonie|\p{L}oper)$/u },
  { n: 'Stadttheater Landestheater Staatstheater', ending: /(?:theater|opernhaus|schauspielhaus)(?:e?s)?$/u },
  { n: 'Stadtmuseum Heimatmuseum Landesmuseum', ending: /\p{Ll}museum(?:s)?$/u },
  { n: 'Vereinsheim Pfarrheim Jugendheim Seniorenheim', ending: /\p{Ll}heim(?:e?s)?$/u },
  {
    n: 'Konzerthaus Opernhaus Schauspielhaus Festspielhaus Kurhaus',
    ending: /(?:[kK]onzert|[fF]estspiel|[kK]ur)haus(?:es)?$/u,
  },
  { n: 'Bürgerhaus Kulturhaus Gästehaus Gemeindehaus', ending: /\p{Ll}haus(?:es)?$/u },
  {
    m: 'Main-Tauber-Kreis Rhein-Neckar-Kreis Main-Kinzig-Kreis Lahn-Dill-Kreis Ennepe-Ruhr-Kreis Rhein-Sieg-Kreis Schwarzwald-Baar-Kreis',
    ending: /-Kreis(?:es)?$/u,
    isSure: true,
  },
  {
    m: 'Hochsauerlandkreis Bodenseekreis Donnersbergkreis Saalekreis Vogtlandkreis',
    ending: /\p{Ll}kreis(?:es)?$/u,
    isSure: true,
  },
  { u: 'NÖ OÖ' },
  {
    m: 'Kanton_Bern Kanton_Zürich Kanton_Luzern Kanton_Uri Kanton_Schwyz Kanton_Zug Kanton_Solothurn Kanton_Schaffhausen Kanton_Aargau Kanton_Thurgau',
    ending: /^Kanton \p{Lu}/u,
    isSure: true,
  },
  { u: 'Kt._BE Kt._ZH Kt._LU Kt._SG Kt._AG Kt._TG Kt._SO', ending: /^Kt\. \p{Lu}{2}$/u, isSure: true },
  {
    m: 'Regierungsbezirk_Köln Regierungsbezirk_Münster Regierungsbezirk_Detmold Regierungsbezirk_Arnsberg Regierungsbezirk_Kassel Regierungsbezirk_Karlsruhe Regierungsbezirk_Tübingen',
    ending: /^Regierungsbezirk \p{Lu}/u,
    isSure: true,
  },
  {
    f: 'Hansestadt_Lübeck Hansestadt_Rostock Hansestadt_Wismar Hansestadt_Stralsund Hansestadt_Greifswald Hansestadt_Lüneburg Hansestadt_Stade',
    ending: /^Hansestadt \p{Lu}/u,
    isSure: true,
  },
  {
    m: 'Großraum_Stuttgart Großraum_München Großraum_Hannover Großraum_Nürnberg Großraum_Frankfurt',
    ending: /^Großraum \p{Lu}/u,
    isSure: true,
  },
  {
    m: 'Frankfurter_Flughafen Münchner_Flughafen Hamburger_Flughafen Stuttgarter_Flughafen Kölner_Flughafen Leipziger_Flughafen',
    ending: /er Flughafen$/u,
    isSure: true,
  },
  {
    m: 'Bahnhof_Köln-Deutz Bahnhof_Hamburg-Altona Bahnhof_Berlin-Spandau Bahnhof_Dresden-Neustadt Bahnhof_München-Pasing Bahnhof_Kassel-Wilhelmshöhe',
    ending: /^Bahnhof \p{L}+-\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    m: 'S-Bahnhof_Friedrichstraße S-Bahnhof_Savignyplatz S-Bahnhof_Ostkreuz S-Bahnhof_Lichtenberg S-Bahnhof_Schöneberg S-Bahnhof_Tiergarten',
    ending: /^S-Bahnhof \p{Lu}/u,
    isSure: true,
  },
  {
    m: 'U-Bahnhof_Alexanderplatz U-Bahnhof_Nollendorfplatz U-Bahnhof_Wittenbergplatz U-Bahnhof_Hermannplatz U-Bahnhof_Senefelderplatz',
    ending: /^U-Bahnhof \p{Lu}/u,
    isSure: true,
  },
  { m: 'Ostseeraum Nordseeraum Alpenraum Mittelmeerraum Donauraum Schwarzmeerraum', ending: /\p{Ll}{3}raum(?:e?s)?$/u },
  // Of which there is one.
  { f: 'Nord-_und_Ostsee' },
  { u: 'Österreich-Ungarn' },
  { u: 'Oesterreich-Ungarn' },
  { u: 'Preußen' },
  { u: 'Brandenburg-Preußen' },
  { u: 'Polen-Litauen' },
  { u: 'Graubünden Obwalden Nidwalden Glarus Uri Schwyz' },
  { f: 'Silvretta-Hochalpenstraße Großglockner-Hochalpenstraße', ending: /-Hochalpenstraße$/u, isSure: true },
  { f: 'Südstadt Nordstadt Weststadt Oststadt Altstadt', ending: /\p{Ll}stadt$/u },
  { n: 'Innviertel Hausruckviertel Mühlviertel Traunviertel Waldviertel Weinviertel Mostviertel' },
  { n: 'Kanzleramt' },
  { n: 'Bahnhofsviertel Hafenviertel Universitätsviertel Nordviertel', ending: /viertel(?:s)?$/u },
  { m: 'Brenner Gotthard Simplon Splügen Bernina Reschen' },
  { u: 'Rhein-Main Rhein-Neckar Rhein-Ruhr Rhein-Main-Neckar', ending: /^(?:Rhein|Main|Neckar|Ruhr|Donau|Elbe|Weser|Ems)(?:-(?:Rhein|Main|Neckar|Ruhr|Donau|Elbe|Weser|Ems|Iller|Sieg))+$/u, isSure: true }, // prettier-ignore
  { n: 'Gleisdreieck Nordkreuz', ending: /\p{Ll}dreieck(?:s)?$/u },
  { f: 'Höllentalhütte Knorrhütte Reintalhütte Hochlandhütte Tannenhütte', ending: /\p{Ll}hütte$/u, isSure: true },
  {
    m: 'Marktbrunnen Marienbrunnen Georgsbrunnen Neptunbrunnen Löwenbrunnen',
    ending: /brunnen$/u,
    isSure: true,
  },
  { m: 'Hauptbahnhof Ostbahnhof Südbahnhof Westbahnhof Nordbahnhof', ending: /bahnhof(?:e?s)?$/u, isSure: true },
  { n: 'Waldstadion Parkstadion Rheinstadion Neckarstadion Weserstadion', ending: /stadion$/u, isSure: true },
  { m: 'Stadtpark Schlosspark Volkspark Kurpark Bürgerpark', ending: /park(?:e?s)?$/u },
  {
    n: 'Bismarckdenkmal Kaiserdenkmal Lutherdenkmal Schillerdenkmal Goethedenkmal',
    ending: /denkmal(?:e?s)?$/u,
    isSure: true,
  },
  {
    m: 'Tegeler_See Starnberger_See Plauer_See Zeller_See Schweriner_See Ratzeburger_See',
    ending: /er See$/u,
    isSure: true,
  },
  { f: 'Lüneburger_Heide Dübener_Heide Dresdner_Heide Wahner_Heide', ending: /er Heide$/u, isSure: true },
  {
    m: 'Perlacher_Forst Ebersberger_Forst Hofoldinger_Forst Nürnberger_Forst',
    ending: /er Forst(?:e?s)?$/u,
    isSure: true,
  },
  // These fit behind any article: "im Kleinen Wald".
  {
    m: 'Teutoburger_Wald Thüringer_Wald Göttinger_Wald Reinhäuser_Wald',
    ending: /e[rn]? Wald(?:e?s)?$/u,
    isSure: true,
  },
  { n: 'Zwischenahner_Meer Steinhuder_Meer', ending: /er Meer(?:e?s)?$/u, isSure: true },
  { n: 'Römische_Reich Osmanische_Reich Byzantinische_Reich Persische_Reich Fränkische_Reich' },
  { n: 'Römischen_Reich Osmanischen_Reich Byzantinischen_Reich Persischen_Reich Fränkischen_Reich' },
  { p: 'Haßbergen Baumbergen Dammer_Bergen Hüttener_Bergen Weißen_Bergen Kasseler_Bergen', ending: /\p{Ll}bergen$/u },
  { n: 'Schwarze_Meer Tote_Meer Rote_Meer Kaspische_Meer Ionische_Meer Tyrrhenische_Meer' },
  { n: 'Schwarzen_Meer Toten_Meer Roten_Meer Kaspischen_Meer Ionischen_Meer Tyrrhenischen_Meer' },
  { n: 'Brandenburger_Tor Hallesches_Tor Kölner_Tor Lübecker_Tor Rosenthaler_Tor', ending: /er Tor$/u, isSure: true },
  // In the nominative and behind any other article.
  { f: 'Schwäbische_Alb Fränkische_Alb' },
  { f: 'Schwäbischen_Alb Fränkischen_Alb' },
  { f: 'Fraueninsel Herreninsel Roseninsel Liebesinsel Museumsinsel Schlossinsel', ending: /insel$/u },
  {
    n: 'Kreuz_Walldorf Kreuz_Hilden Kreuz_Weinsberg Kreuz_Bliesheim Kreuz_Nürnberg',
    ending: /^(?:Autobahnk|K)reuz \p{Lu}/u,
    isSure: true,
  },
  {
    n: 'Dreieck_Hockenheim Dreieck_Leonberg Dreieck_Potsdam Dreieck_Heumar Dreieck_Karlsruhe',
    ending: /^(?:Autobahnd|D)reieck \p{Lu}/u,
    isSure: true,
  },
  { m: 'Kölner_Dom Bamberger_Dom Magdeburger_Dom Freiberger_Dom Naumburger_Dom', ending: /er Dom$/u, isSure: true },
  {
    m: 'Hamburger_Hafen Rostocker_Hafen Duisburger_Hafen Emder_Hafen Stralsunder_Hafen',
    ending: /er Hafen$/u,
    isSure: true,
  },
  {
    u: 'Anhalt Nassau Lippe Waldeck Oldenburg Braunschweig Coburg Ansbach Limburg Mark Hanau',
    before: /(?:tums?|(?<!\p{L})(?:Mark|Land)?[Gg]rafschaft) $/u,
    isSure: true,
  },
  {
    n: 'Kamener_Kreuz Frankfurter_Kreuz Leverkusener_Kreuz Walldorfer_Kreuz Kölner_Kreuz',
    ending: /er Kreuz$/u,
    isSure: true,
  },
  {
    n: 'Leonberger_Dreieck Hockenheimer_Dreieck Hattenbacher_Dreieck Bargteheider_Dreieck',
    ending: /er Dreieck$/u,
    isSure: true,
  },
  { m: 'Wiesengrund Mühlengrund Erlengrund Lindengrund Steingrund', ending: /grund$/u, isSure: true },
  {
    f: 'Alte_Brücke Lange_Brücke Neue_Brücke Hohe_Brücke Obere_Brücke',
    ending: /^\p{Lu}\p{L}+en? Brücke$/u,
    isSure: true,
  },
  { f: 'Alte_Burg Neue_Burg Obere_Burg Untere_Burg', ending: /^\p{Lu}\p{L}+en? Burg$/u, isSure: true },
  {
    f: 'Via_Garibaldi Via_Mazzini Via_Cavour Via_Manzoni Via_Dante',
    ending: /^Via \p{Lu}/u,
    isSure: true,
  },
  // To whom a place falls: "kam an Baden, 1810 an Württemberg".
  {
    u: 'Bayern Württemberg Baden Hessen Preußen Sachsen Nassau Österreich',
    before: /(?<!\p{L})(?:(?:kam|fiel|ging|gelangte|gelangten|fielen|kamen) (?:[^.,;]{0,20} )?an|\d{4} an) $/u,
    isSure: true,
  },
  // Seats of governments at home; of another country its people is told before.
  {
    u: 'Berlin Wien',
    before:
      /(?<!(?:isch|deutsch)e[nrs]? )(?<!\p{L})(?:Bundesh|H)auptstadt (?:in )?$|(?<!\p{L})(?:Bundesregierung|Bundeskanzleramt) in $/u,
    isSure: true,
  },
  {
    u: 'Hannover Bayern Württemberg Sachsen Preußen',
    before:
      /Königreichs? $|(?<!\p{L})(?:König|Königin|Kronprinz(?:en)?|Prinz(?:en)?|Prinzessin)(?:s|en)? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: [IVX]+\.)? von $/u,
    isSure: true,
  },
  { u: 'Ungarn Böhmen Kroatien', before: /Königreichs? $/u, isSure: true },
  { u: 'Neapel Sardinien Sizilien', before: /Königreichs? $/u, isSure: true },
  {
    u: 'Aisne Oise Somme Eure Orne Sarthe Mayenne Nièvre Creuse Corrèze Cantal Lozère Aveyron Ardèche Drôme',
    before: /(?<!\p{L})D[ée]part[e]?ments? $/u,
    isSure: true,
  },
  {
    u: 'Hessen Bayern Sachsen Thüringen Brandenburg Niedersachsen Nordrhein-Westfalen Rheinland-Pfalz Schleswig-Holstein Sachsen-Anhalt',
    before: /(?<!\p{L})(?:Bundesl|L)and(?:e?s)? $/u,
    isSure: true,
  },
  { u: 'Bern Zürich Luzern Uri Schwyz Zug Solothurn Schaffhausen', before: /Kantons? $/u, isSure: true },
  { u: 'Mars Venus Jupiter Saturn Merkur Neptun', before: /(?:Planet(?:en)?|Asteroid(?:en)?) $/u, isSure: true },
  {
    u: 'Elbe Mosel Saar Weser Isar Spree Lahn Havel Saale Fulda Werra Lippe',
    before: /(?:Fluss|Flusse?s|Flüsse[ns]?|[Tt]älern von|Tal von) $/u,
    isSure: true,
  },
  {
    u: 'Seine Loire Garonne Saône Marne Dordogne Rhone',
    before: /(?:Fluss|Flusse?s|Flüsse[ns]?|[Tt]älern von|Tal von) $/u,
    isSure: true,
  },
  { u: 'Tiber Po Etsch Arno', before: /(?:Fluss|Flusse?s|Flüsse[ns]?|[Tt]älern von|Tal von) $/u, isSure: true },
  {
    u: 'Hochgern Rauhkopf Wendelstein Hesselberg Kampenwand Watzmann',
    before: /(?<!\p{L})(?:Berge?|Gipfel)s? $/u,
    isSure: true,
  },
  { u: 'Süddeutschland Norddeutschland Westdeutschland Ostdeutschland Mitteldeutschland Nordwestdeutschland' },
  { u: 'Süditalien Norditalien Mittelitalien Oberitalien Unteritalien' },
  { u: 'Südfrankreich Nordfrankreich Westfrankreich Ostfrankreich' },
  { u: 'Südengland Nordengland Mittelengland' },
  { u: 'Südspanien Nordspanien Zentralspanien' },
  { u: 'Nordafrika Westafrika Ostafrika Zentralafrika' },
  { u: 'Südostasien Zentralasien Ostasien Südasien Vorderasien Westasien' },
  // What is of no other kind stays what it is.
  { p: 'Vereinigten_Staaten_von_Amerika' },
  { p: 'Vereinigte_Staaten_von_Amerika' },
  { u: 'Bosnien' },
  { u: 'Herzegowina' },
  { u: 'Israel' },
  { f: 'Sowjetunion' },
  { f: 'Tschechoslowakei' },
  { u: 'Jugoslawien' },
  { m: 'Euroraum' },
  { f: 'Eurozone' },
  { u: 'Palästina' },
  { m: 'Vatikan' },
  { m: 'Gazastreifen' },
  { m: 'Gaza-Streifen' },
  {
    f: 'Gaststätte_Zum_Adler Gaststätte_Zum_Hirsch Gaststätte_Zur_Linde Gaststätte_Zum_Anker',
    ending: /^(?:Gaststätte|Wirtschaft|Pension) [Zz]u[mr] /u,
    isSure: true,
  },
  {
    m: 'Gasthof_Zum_Adler Gasthof_Zum_Hirsch Gasthof_Zur_Linde Gasthof_Zum_Anker',
    ending: /^Gasthof [Zz]u[mr] /u,
    isSure: true,
  },
  {
    n: 'Gasthaus_Zum_Adler Gasthaus_Zum_Hirsch Gasthaus_Zur_Linde Gasthaus_Zum_Anker',
    ending: /^(?:Gasthaus|Wirtshaus|Hotel) [Zz]u[mr] /u,
    isSure: true,
  },
  { u: 'Auschwitz Treblinka Majdanek Sobibor' },
  { u: 'Hiroshima Nagasaki' },
  { n: 'Westjordanland' },
  { m: 'Nordpol Polarkreis' },
  { m: 'Südpol' },
  { f: 'EU Eurozone' },
  { u: 'Spitzbergen Nordgrönland Franz-Josef-Land Nowaja_Semlja Ellesmere' },
  { f: 'Antarktis' },
  { f: 'Arktis' },
  { u: 'Mecklenburg Pommern Holstein Anhalt Nassau Lippe Ostpreußen Westpreußen Hinterpommern Kurland' },
  {
    m: 'Balkan Kaukasus Ural Hindukusch',
    n: 'Tessin Wallis Engadin Puschlav',
    p: 'Alpen Vogesen Ardennen Karpaten Pyrenäen Dolomiten Abruzzen Tauern Sudeten Anden',
    f: 'Bretagne Normandie Provence Champagne Auvergne Camargue Picardie Franche-Comté',
  },
  {
    n: 'Elsass Limousin Languedoc Roussillon Périgord Artois Poitou',
    f: 'Toskana Lombardei Emilia-Romagna Basilikata',
  },
  { n: 'Baltikum', f: 'Krim Dobrudscha Bukowina' },
  { f: 'Steiermark Oststeiermark Weststeiermark' },
  { u: 'Lykien Phrygien Kappadokien Bithynien Thrakien Lydien Kilikien Pamphylien Galatien' },
  { u: 'Andalusien Katalonien Aragonien Kastilien Asturien Aquitanien', ending: /^(?!Jugos|Byz)\p{Lu}\p{Ll}{3,}ien$/u },
  { u: 'Byzanz Antiochia Alexandria' },
  { f: 'Hagia_Sophia' },
  { u: 'Karthago Troja Babylon Ninive Sparta' },
  { u: 'Epirus Attika Arkadien Thessalien Böotien' },
  { f: 'Sonne' },
  { m: 'Mond' },
  { u: 'Böhmen Mähren Schlesien Galizien' },
  { u: 'Flandern Wallonien Brabant' },
  { u: 'Savoyen Venetien Apulien Kalabrien Umbrien Südtirol' },
  { u: 'Dalmatien Istrien Slawonien Siebenbürgen' },
  { u: 'Österreichs', before: /(?<!\p{L})Anschluss(?:es)? $/u, isSure: true },
  {
    m: 'Rotbach Schwarzbach Steinbach Krebsbach Kaltenbach Weidenbach Forstbach Lohbach Wiesenbach',
    ending: /\p{Ll}(?:bach|graben)(?:e?s)?$/u,
  },
  { f: 'Festwiese Marienwiese Schützenwiese Ludwigswiese Karlswiese', ending: /\p{Ll}wiese$/u },
  {
    f: 'Lahntalbahn Murgtalbahn Ilztalbahn Rurtalbahn Wiesentalbahn Aartalbahn Ahrtalbahn Müglitztalbahn Weschnitztalbahn Ammergaubahn',
    ending: /\p{Ll}(?:tal|wald|gau|land)bahn$/u,
    isSure: true,
  },
  {
    u: 'Köln-Wahn Berlin-Tegel Berlin-Schönefeld Hamburg-Fuhlsbüttel Hannover-Langenhagen Stuttgart-Echterdingen Düsseldorf-Lohausen Frankfurt-Hahn München-Riem',
  },
  {
    u: 'Franken Oberfranken Mittelfranken Unterfranken Niederbayern Oberbayern Nordfriesland Ostfriesland Oberschwaben Ostwestfalen Rheinhessen Schwaben Vorpommern Hohenlohe Westfalen Nordhessen Südhessen Mittelhessen Südbaden',
  },
  {
    f: 'Elbe Mosel Saar Weser Oder Isar Spree Ruhr Lahn Havel Saale Iller Fulda Werra Ems Lippe Naab Altmühl Aller Leine Nahe Tauber Jagst Donau Wörnitz Rems Enz Nagold Sieg Wupper Lenne Bode Unstrut Mulde Neiße Elster Alster Trave Eider Hunte Hase Vechte Diemel Eder Schwalm Kinzig Nidda Ahr Sauer Kyll Pegnitz Rednitz Regnitz Vils Amper Loisach Traun Enns Salzach Mur Drau Aare Reuss Limmat Ilm Gera Wied Oker Ilmenau Oste Peene Warnow Paar',
    m: 'Rhein Main Neckar Inn Lech Kocher Regen',
    ending: /\p{Ll}fluss(?:es)?$/u,
  },
  {
    f: 'Seine Loire Garonne Saône Marne Dordogne Themse Weichsel Moldau Wolga Theiß Save Rhone Maas Schelde',
    m: 'Tiber Po Ebro Don Dnepr',
  },
  // What else one is at, in any town.
  {
    f: 'Schwinge Oker Innerste Bode Wipper Weida Ilse Örtze Wümme Geeste',
    m: 'Marktplatz Schlossplatz Bahnhofsplatz Großmarkt',
    n: 'Stadttor Stadion Freibad',
    before: BESIDE,
  },
  {
    f: 'Eifel Rhön Lausitz Pfalz Uckermark Altmark Prignitz Wetterau Oberpfalz Oberlausitz',
    m: 'Vogelsberg Solling Knüll Harz Spessart Taunus Hunsrück Breisgau Kraichgau Steigerwald Hegau Bayerwald Aargau Thurgau',
    n: 'Allgäu Ruhrgebiet Eichsfeld Berchtesgadener_Land Saarland Burgenland',
    before: WITHIN,
  },
  // No town stands behind an article: "Der Kurd Dagh".
  {
    m: 'Lindenhof Eschenhof Birkenhof Rosenhof Sonnenhof Ulmenhof',
    f: 'Wilhelmshöhe Ludwigshöhe Marienhöhe Karlshöhe Sonnenhöhe',
    n: 'Lindengut Eschengut Birkengut Rosengut Tannengut',
    ending: /^\p{L}+[ -]\p{Lu}\p{L}*$/u,
  },
];

const EUROPE =
  /^(?:albanien|andorra|belarus|belgien|bosnien|bulgarien|danemark|deutschland|england|estland|finnland|frankreich|griechenland|gro(?:ß|ss)britannien|holland|irland|island|italien|kosovo|kroatien|lettland|liechtenstein|litauen|luxemburg|malta|mazedonien|moldawien|monaco|montenegro|niederlande|nordirland|nordmazedonien|norwegen|osterreich|polen|portugal|rumanien|russland|san marino|schottland|schweden|schweiz|serbien|slowakei|slowenien|spanien|tschechien|ukraine|ungarn|vatikan|wales|wei(?:ß|ss)russland|zypern|usa|vereinigte|kanada|israel|turkei|japan|australien|neuseeland)/u;

/**
 * "die Schweiz", "die Niederlande", "der Irak"; most take no article. Germany and Austria stand for each other, the well-known countries of
 * Europe and overseas for each other, and the rest.
 */
export function classOfCountry(folded: string): string {
  if (/^(?:deutschland|osterreich)$/u.test(folded)) return 'home';
  if (folded === 'vereinigte staaten') return 'alias'; // the USA in other words are no other country
  if (/^(?:niederlande|usa|vereinigten staaten)$/u.test(folded)) return 'p';
  if (/(?:staaten|emirate|inseln|philippinen|malediven|seychellen|komoren|bahamas|faroer)$|^vae$/u.test(folded)) return 'p-far'; // prettier-ignore
  if (/^(?:schweiz|turkei|ukraine|slowakei)$/u.test(folded)) return 'f';
  if (/(?:insel|republik|republik kongo|mongolei|union|kuste|westsahara|antarktis)$/u.test(folded)) return 'f-far'; // prettier-ignore
  if (SMALL.test(folded)) return 'small';
  if (/^(?:malta|zypern|kuba)$/u.test(folded)) return 'on'; // "auf Malta"
  if (/^(?:irak|iran|jemen|sudan|sudsudan|tschad|libanon|kongo|vatikan)/u.test(folded)) return 'm';
  return folded.includes('konigreich') ? 'n' : EUROPE.test(folded) ? 'near' : '';
}

const ARTICLE = /(?<!\p{L})(der|die|das|den|dem|des|im|am|ins|vom|zum|zur|beim) $/iu;
const PLURAL = /(?:Niederlande|Staaten|Emirate)$/u;
/** The end of an adjective before its noun; "Sunrise Manor" has none. */
const ADJECTIVE = /(?<=(?:ch|igt|er|ern|heilig|alt|neu|lang|hoh|groß|klein|rot|weiß|schwarz|grün|nah)e)(?= \p{Lu})/giu;
/** What is too small for most of what texts say of a country. */
const SMALL = /^(?:andorra|monaco|san marino|liechtenstein|vatikan.*)$/u;

/** "in den Niederlanden", "der Vereinigten Staaten": the name of a country as it stands after its article. */
export function inflect(name: string, before: string): string {
  const article = ARTICLE.exec(before)?.[1]?.toLowerCase();
  if (article === undefined) return name;
  const isPlural = PLURAL.test(name);
  const isWeak = isPlural || !/^(?:die|das|ins)$/u.test(article);
  const adjectives = isWeak ? name.replaceAll(ADJECTIVE, 'n') : name;
  return isPlural && article === 'den' && !adjectives.endsWith('n') ? `${adjectives}n` : adjectives;
}
