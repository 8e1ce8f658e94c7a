import type { PlaceGroup, Places } from '../pack.ts';

/** Rivers with towns by them, by what stands before them: "an der Havel", "am Main"; of each line one stands for another. */
export const rivers: NonNullable<Places['rivers']> = [
  {
    Havel: 'Brandenburg Potsdam Rathenow Werder Ketzin Oranienburg',
    Oder: 'Eisenhüttenstadt Schwedt',
    Spree: 'Berlin Cottbus Bautzen Lübben Fürstenwalde Spremberg',
    Elbe: 'Hamburg Dresden Magdeburg Meißen Torgau Riesa Pirna Wittenberge Lauenburg Stade Glückstadt',
    Saale: 'Halle Jena Naumburg Weißenfels Merseburg Bernburg Saalfeld Hof',
    Weser: 'Bremen Minden Hameln Holzminden Höxter Nienburg Verden Brake Rinteln',
    Fulda: 'Fulda Kassel Rotenburg Melsungen',
    Werra: 'Meiningen Eschwege Witzenhausen Hildburghausen',
    Lahn: 'Marburg Gießen Wetzlar Weilburg Limburg Nassau Biedenkopf Lahnstein',
    Donau:
      'Ulm Ingolstadt Regensburg Straubing Deggendorf Passau Tuttlingen Sigmaringen Ehingen Donauwörth Neuburg Kelheim Linz Wien Krems Tulln',
    Mosel: 'Trier Koblenz Cochem Traben-Trarbach Zell',
    Saar: 'Saarbrücken Saarlouis Völklingen Merzig Saarburg Dillingen',
    Ruhr: 'Mülheim Essen Witten Hattingen Schwerte Arnsberg Meschede',
    Isar: 'München Landshut Freising Bad_Tölz Dingolfing Landau',
    Leine: 'Hannover Göttingen Alfeld Northeim Einbeck Laatzen',
    Aller: 'Celle Verden Gifhorn Wolfsburg',
    Ems: 'Rheine Lingen Meppen Papenburg Leer Warendorf Emden',
    Lippe: 'Lippstadt Hamm Lünen Dorsten Wesel Paderborn',
    Sieg: 'Siegen Siegburg Hennef Betzdorf',
    Aisch: 'Neustadt Höchstadt',
    Regnitz: 'Bamberg Forchheim Erlangen',
    Tauber: 'Rothenburg Bad_Mergentheim Tauberbischofsheim Weikersheim',
    Jagst: 'Ellwangen Crailsheim Möckmühl',
    Eder: 'Fritzlar Battenberg',
    Iller: 'Kempten Immenstadt',
    Naab: 'Weiden Schwandorf',
    Vils: 'Amberg Vilsbiburg',
    Amper: 'Dachau Fürstenfeldbruck Moosburg',
    Loisach: 'Garmisch-Partenkirchen Wolfratshausen',
    Hase: 'Osnabrück Quakenbrück Haselünne Meppen',
    Hunte: 'Oldenburg Wildeshausen Diepholz',
    Trave: 'Lübeck Bad_Oldesloe Bad_Segeberg',
    Warnow: 'Rostock Schwaan Bützow',
    Peene: 'Anklam Demmin Malchin',
    Gera: 'Erfurt Arnstadt',
    Nagold: 'Calw Nagold',
    Pegnitz: 'Nürnberg Fürth Lauf',
    Altmühl: 'Eichstätt Gunzenhausen Weißenburg Ansbach',
    Enz: 'Pforzheim Mühlacker Vaihingen Bietigheim',
    Rems: 'Schwäbisch_Gmünd Schorndorf Waiblingen',
    Mulde: 'Zwickau Dessau Grimma Eilenburg Wurzen',
    Bode: 'Quedlinburg Staßfurt Oschersleben',
    Unstrut: 'Mühlhausen Sömmerda Freyburg',
    Neiße: 'Görlitz Zittau Guben Forst',
    Kinzig: 'Hanau Gelnhausen Steinau Schlüchtern',
    Nahe: 'Bad_Kreuznach Bingen Idar-Oberstein',
    Ilm: 'Weimar Ilmenau Apolda Pfaffenhofen',
    Oker: 'Braunschweig Wolfenbüttel Goslar',
    Wupper: 'Wuppertal Solingen Leverkusen Remscheid',
    Salzach: 'Salzburg Hallein Burghausen Laufen',
    Enns: 'Steyr Enns Liezen',
    Mur: 'Graz Leoben Bruck Kapfenberg Judenburg',
    Drau: 'Villach Lienz Spittal',
    Traun: 'Wels Gmunden Traun',
    Aare: 'Bern Thun Solothurn Olten Aarau Brugg',
    Reuss: 'Luzern Bremgarten Mellingen',
    Limmat: 'Zürich Baden Dietikon',
  },
  {
    Main: 'Frankfurt Würzburg Offenbach Hanau Aschaffenburg Schweinfurt Kitzingen Ochsenfurt Lohr Karlstadt Haßfurt Bayreuth Wertheim Miltenberg',
    Rhein:
      'Köln Düsseldorf Mainz Bonn Koblenz Karlsruhe Mannheim Ludwigshafen Worms Speyer Wesel Duisburg Neuwied Andernach Leverkusen Neuss Basel Weil Konstanz Schaffhausen Bingen',
    Neckar:
      'Heidelberg Heilbronn Tübingen Esslingen Stuttgart Rottenburg Marbach Plochingen Nürtingen Eberbach Mannheim Rottweil',
    Inn: 'Rosenheim Mühldorf Wasserburg Innsbruck Passau Kufstein Schärding Braunau',
    Lech: 'Augsburg Landsberg Füssen Schongau Rain',
    Kocher: 'Schwäbisch_Hall Aalen Künzelsau',
    Regen: 'Cham Regensburg Regen',
  },
  {
    'Hudson River': 'Albany New_York Yonkers Newburgh Poughkeepsie Troy',
    'Delaware River': 'Philadelphia Trenton Camden',
    'Ohio River': 'Cincinnati Louisville Pittsburgh Evansville',
    'Mississippi River': 'St._Louis Memphis New_Orleans Minneapolis Saint_Paul Baton_Rouge Davenport',
    'Missouri River': 'Omaha Kansas_City Sioux_City Bismarck',
    'Charles River': 'Boston Cambridge',
    'Potomac River': 'Washington Alexandria',
    'Cumberland River': 'Nashville Clarksville',
    'Tennessee River': 'Knoxville Chattanooga',
    'Colorado River': 'Austin',
    'San Antonio River': 'San_Antonio',
    'Detroit River': 'Detroit',
    'Willamette River': 'Portland Salem Eugene',
    'Trinity River': 'Dallas Fort_Worth',
    'Chicago River': 'Chicago',
    'Sacramento River': 'Sacramento',
    'South Platte River': 'Denver',
    'Connecticut River': 'Hartford Springfield',
    'James River': 'Richmond',
    'Cuyahoga River': 'Cleveland',
    'Arkansas River': 'Tulsa Little_Rock Wichita',
  },
];

const [BEHIND_AN_DER, BEHIND_AM] = rivers.map((line) => Object.keys(line).join('|'));
const WHERE = '(?:(?:Ost|West|Nord|Süd)?[uU]fer de[rs] )?';
const townsBy = (line: number): string =>
  [
    ...new Set(
      Object.values(rivers[line] ?? {})
        .join(' ')
        .split(' '),
    ),
  ].join(' ');

/** A town that a text tells to lie by a river becomes one that does. */
export const riverSeats: NonNullable<Places['bodySeats']> = [
  { after: new RegExp(`^(?: an der ${WHERE}| ?/ ?)(?:${BEHIND_AN_DER})(?!\\p{L})`, 'u'), towns: townsBy(0) },
  { before: new RegExp(`(?<!\\p{L})(?:der|die) (?:${BEHIND_AN_DER}) bei $`, 'u'), towns: townsBy(0) },
  { before: new RegExp(`(?<!\\p{L})(?:am|dem|den|des|vom) (?:${BEHIND_AM})s? bei $`, 'u'), towns: townsBy(1) },
  { after: new RegExp(`^(?: (?:am|an dem) ${WHERE}| ?/ ?)(?:${BEHIND_AM})(?!\\p{L})`, 'u'), towns: townsBy(1) },
];

/** Names of towns with their river. */
export const riverTowns: readonly PlaceGroup[] = [
  {
    u: 'Brandenburg_an_der_Havel Mülheim_an_der_Ruhr Rotenburg_an_der_Fulda Neustadt_an_der_Aisch Pfaffenhofen_an_der_Ilm Neuburg_an_der_Donau Landau_an_der_Isar Vaihingen_an_der_Enz Bruck_an_der_Mur Krems_an_der_Donau Spittal_an_der_Drau Höchstadt_an_der_Aisch',
    ending: /^\p{Lu}[\p{L}-]+ an der \p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    u: 'Frankfurt_am_Main Offenbach_am_Main Weil_am_Rhein Lohr_am_Main Rottenburg_am_Neckar Marbach_am_Neckar Wasserburg_am_Inn Landsberg_am_Lech Braunau_am_Inn Mühldorf_am_Inn',
    ending: /^\p{Lu}[\p{L}-]+ am (?!See$)\p{Lu}\p{L}+$/u,
    isSure: true,
  },
  {
    u: 'Frankfurt_a._M. Offenbach_a._M. Rottenburg_a._N. Mühldorf_a._I.',
    ending: /^\p{Lu}[\p{L}-]+ a\. ?\p{Lu}\.$/u,
    isSure: true,
  },
  {
    u: 'Neuburg_a._d._Donau Neustadt_a._d._Aisch Pfaffenhofen_a._d._Ilm Landau_a._d._Isar Höchstadt_a._d._Aisch',
    ending: /^\p{Lu}[\p{L}-]+ a\. ?d\. \p{Lu}\p{L}+\.?$/u,
    isSure: true,
  },
  {
    u: 'Frankfurt_(Oder) Halle_(Saale) Rotenburg_(Wümme) Brandenburg_(Havel) Nienburg_(Weser) Neustadt_(Aisch) Lauenburg_(Elbe)',
    ending: /^\p{Lu}[\p{L}-]+ \((?:Oder|Saale|Wümme|Havel|Weser|Aller|Elbe|Aisch|Spree|Ruhr|Dosse)\)$/u,
    isSure: true,
  },
  {
    u: 'Frankfurt/Main Frankfurt/Oder Halle/Saale Rotenburg/Wümme Brandenburg/Havel Nienburg/Weser Offenbach/Main',
    ending: /^\p{Lu}[\p{L}-]+\/(?:Main|Oder|Saale|Wümme|Havel|Weser|Aller|Elbe|Spree|Ruhr|Donau|M\.|O\.)$/u,
    isSure: true,
  },
];

/** Towns called after saints, by country; a church may be called after others. */
const OF_SAINTS = [
  'Gallen Moritz Margrethen',
  'Pölten Veit Johann Anton Florian Valentin',
  'Ingbert Wendel Blasien Augustin Goar Georgen',
];

/** With what they lie by. */
const SAINTS_BY =
  'St._Johann_im_Pongau St._Johann_in_Tirol St._Veit_an_der_Glan St._Georgen_im_Schwarzwald St._Andrä_im_Lavanttal St._Anton_am_Arlberg St._Lorenzen_im_Mürztal St._Michael_im_Lungau St._Peter_am_Kammersberg';

/** "St. Gallen", however it is written. */
const BY_NAME: readonly PlaceGroup[] = OF_SAINTS.flatMap((line) =>
  ['St.', 'St_.', 'Sankt', 'St'].map((lead) => ({
    u: line
      .split(' ')
      .map((name) => `${lead}_${name}`)
      .join(' '),
    ending: new RegExp(`^${lead.replace('_', ' ').replace('.', '\\.')} (?:${line.replaceAll(' ', '|')})$`, 'u'),
    isSure: true,
  })),
);

export const saintTowns: readonly PlaceGroup[] = [
  ...BY_NAME,
  { u: SAINTS_BY, ending: /^St\. \p{Lu}\p{L}+ (?:im|in|am|an der) \p{Lu}\p{L}+$/u, isSure: true },
  {
    u: SAINTS_BY.replaceAll('St.', 'Sankt'),
    ending: /^Sankt \p{Lu}\p{L}+ (?:im|in|am|an der) \p{Lu}\p{L}+$/u,
    isSure: true,
  },
];
