// Builds the lists of the areas of towns, by the first digits of their postcodes: node scripts/gazetteers/build-areas.js
import { fold, listValues, recordSources, writeList } from './lib-locale-lists.js';
import { divisions } from './lib-locale-sources.js';

/** Departments and provinces by those digits. */
const AREAS = {
  fr: {
    country: 'FR',
    title: /^(?:departement|territoire)(?: de la| de l'| du| des| de| d')?\s*/,
    names: `01 Ain|02 Aisne|03 Allier|04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|07 Ardeche|08 Ardennes|09 Ariege|10 Aube
11 Aude|12 Aveyron|13 Bouches-du-Rhone|14 Calvados|15 Cantal|16 Charente|17 Charente-Maritime|18 Cher|19 Correze|20 Corse-du-Sud|20 Haute-Corse
21 Cote-d'Or|22 Cotes-d'Armor|23 Creuse|24 Dordogne|25 Doubs|26 Drome|27 Eure|28 Eure-et-Loir|29 Finistere|30 Gard|31 Haute-Garonne|32 Gers
33 Gironde|34 Herault|35 Ille-et-Vilaine|36 Indre|37 Indre-et-Loire|38 Isere|39 Jura|40 Landes|41 Loir-et-Cher|42 Loire|43 Haute-Loire
44 Loire-Atlantique|45 Loiret|46 Lot|47 Lot-et-Garonne|48 Lozere|49 Maine-et-Loire|50 Manche|51 Marne|52 Haute-Marne|53 Mayenne
54 Meurthe-et-Moselle|55 Meuse|56 Morbihan|57 Moselle|58 Nievre|59 Nord|60 Oise|61 Orne|62 Pas-de-Calais|63 Puy-de-Dome
64 Pyrenees-Atlantiques|65 Hautes-Pyrenees|66 Pyrenees-Orientales|67 Bas-Rhin|68 Haut-Rhin|69 Rhone|70 Haute-Saone|71 Saone-et-Loire|72 Sarthe
73 Savoie|74 Haute-Savoie|75 Paris|76 Seine-Maritime|77 Seine-et-Marne|78 Yvelines|79 Deux-Sevres|80 Somme|81 Tarn|82 Tarn-et-Garonne|83 Var
84 Vaucluse|85 Vendee|86 Vienne|87 Haute-Vienne|88 Vosges|89 Yonne|90 Belfort|91 Essonne|92 Hauts-de-Seine|93 Seine-Saint-Denis
94 Val-de-Marne|95 Val-d'Oise`,
  },
  es: {
    country: 'ES',
    title: /^(?:provincia|province) (?:de|da|of) /,
    names: `01 Alava|02 Albacete|03 Alicante|04 Almeria|05 Avila|06 Badajoz|07 Illes Balears|08 Barcelona|09 Burgos|10 Caceres|11 Cadiz|12 Castello
13 Ciudad Real|14 Cordoba|15 Coruna|16 Cuenca|17 Girona|18 Granada|19 Guadalajara|20 Guipuzcoa|21 Huelva|22 Huesca|23 Jaen|24 Leon|25 Lleida
26 La Rioja|27 Lugo|28 Madrid|29 Malaga|30 Murcia|31 Navarra|32 Ourense|33 Asturias|34 Palencia|35 Las Palmas|36 Pontevedra|37 Salamanca
38 Santa Cruz de Tenerife|39 Cantabria|40 Segovia|41 Sevilla|42 Soria|43 Tarragona|44 Teruel|45 Toledo|46 Valencia|47 Valladolid|48 Bizkaia
49 Zamora|50 Zaragoza|51 Ceuta|52 Melilla`,
  },
  // Where two provinces have the same two digits the third tells the smaller one, as far as it can.
  it: {
    country: 'IT',
    title: /^(?:provincia|province|citta metropolitana)(?: di| of| dell')?\s*/,
    names: `00 Roma Capitale|01 Viterbo|02 Rieti|03 Frosinone|04 Latina|05 Terni|06 Perugia|07 Sassari|07 Olbia-Tempio|08 Nuoro|08 Ogliastra|09 Cagliari
09 Medio Campidano|09 Carbonia-Iglesias|0907 Oristano|10 Torino|11 Valle d'Aosta|12 Cuneo|13 Vercelli|138 Biella|14 Asti|15 Alessandria|16 Genova
17 Savona|18 Imperia|19 La Spezia|20 Milano|208 Monza e Brianza|21 Varese|22 Como|23 Sondrio|238 Lecco|24 Bergamo|25 Brescia|26 Cremona
268 Lodi|27 Pavia|28 Novara|288 Verbano-Cusio-Ossola|29 Piacenza|30 Venezia|31 Treviso|32 Belluno|33 Udine|330 Pordenone|34 Trieste|340 Gorizia
35 Padova|36 Vicenza|37 Verona|38 Trento|39 Bolzano|40 Bologna|41 Modena|42 Reggio Emilia|43 Parma|44 Ferrara|45 Rovigo|46 Mantova
47 Forli-Cesena|478 Rimini|48 Ravenna|50 Florence|51 Pistoia|52 Arezzo|53 Siena|54 Massa-Carrara|55 Lucca|56 Pisa|57 Livorno|58 Grosseto
59 Prato|60 Ancona|61 Pesaro e Urbino|62 Macerata|63 Ascoli Piceno|638 Fermo|64 Teramo|65 Pescara|66 Chieti|67 Aquila|70 Bari|71 Foggia
72 Brindisi|73 Lecce|74 Taranto|75 Matera|76 Barletta - Andria - Trani|80 Napoli|81 Caserta|82 Benevento|83 Avellino|84 Salerno|85 Potenza
86 Campobasso|860 Isernia|87 Cosenza|88 Catanzaro|888 Crotone|89 Reggio Calabria|898 Vibo-Valentia|90 Palermo|91 Trapani|92 Agrigento
93 Caltanissetta|94 Enna|95 Catania|96 Siracusa|97 Ragusa|98 Messina`,
  },
};

for (const [language, { country, title, names }] of Object.entries(AREAS)) {
  const digits = new Map(
    names
      .split(/[|\n]/)
      .map((each) => each.split(/ (.*)/u))
      .map(([area, name]) => [fold(name), area]),
  );
  const found = new Map();
  for (const [name, division] of divisions(country)) {
    const area = digits.get(fold(division).replace(title, ''));
    if (area === undefined) throw new Error(`no digits are known for ${division}`);
    const known = found.get(fold(name));
    found.set(fold(name), known === undefined || known === area ? area : '');
  }
  const towns = listValues(language, 'cities').flatMap((value) => {
    const area = found.get(fold(value)) ?? '';
    return area === '' ? [] : [{ value, band: 0, region: area }];
  });
  writeList(language, 'town-areas', towns, 'geonamesDivisions', 'of the cities those of which one department or province has the name; region: the first digits of its postcodes'); // prettier-ignore
  recordSources(language);
}
