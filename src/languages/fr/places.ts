import { namedAfter, readNationals } from '../classes.ts';
import type { Paradigm, PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';

/**
 * Names by gender: p in the plural, u where the article is elided or none stands. Departments, regions and countries of women's names stand after "en", those of
 * men's after "dans le" and "au".
 */
const STATES = {
  f: 'Californie Floride Virginie Pennsylvanie Louisiane Géorgie Caroline_du_Nord Caroline_du_Sud Virginie-Occidentale',
  m: 'Texas Colorado Nevada Michigan Kansas Minnesota Montana Wisconsin Vermont Connecticut Nouveau-Mexique Massachusetts Kentucky Tennessee Missouri Nebraska Maryland New_Jersey Delaware Wyoming New_Hampshire Rhode_Island Dakota_du_Nord Dakota_du_Sud',
  u: 'Ohio Illinois Utah Arizona Alaska Oregon Iowa Idaho Alabama Arkansas Oklahoma Indiana',
};

const states = statesOfAmerica(
  'États-Unis',
  'California Californie|Florida Floride|Georgia Géorgie|Louisiana Louisiane|Pennsylvania Pennsylvanie|New_Orleans La_Nouvelle-Orléans|Philadelphia Philadelphie',
  Object.values(STATES).join(' '),
);
export const statesOf = { countries: 'États-Unis Etats-Unis USA U.S.A.', names: `${states.names} ${states.inEnglish}` };
export const { regionsAbroad } = states;

/** Whom churches are called after, and of whom halls, bridges and gardens are. */
const SAINTS =
  'Saint-Martin Saint-Pierre Saint-Jean Saint-Étienne Saint-Michel Saint-Laurent Saint-Nicolas Saint-Roch Saint-Joseph Saint-Germain Saint-Georges Saint-Louis Saint-Paul Saint-Vincent Saint-Julien Saint-Sébastien';
const KNOWN =
  'Jean-Moulin Jules-Ferry Jean-Jaurès Victor-Hugo Georges-Brassens Jacques-Brel Pierre-Mendès-France Gérard-Philipe Marcel-Cerdan Léo-Lagrange Pierre-de-Coubertin Marie-Curie Louis-Aragon Simone-Veil Jean-Vilar Paul-Éluard';

const OUR_LADY =
  'Notre-Dame Notre-Dame-de-Lourdes Notre-Dame-des-Anges Notre-Dame-des-Champs Notre-Dame-de-Bon-Secours Notre-Dame-du-Rosaire';
const CHURCHES =
  'église:u chapelle:f basilique:f cathédrale:f collégiale:f abbaye:u paroisse:f place:f porte:f hôpital:u quartier:m cimetière:m';
const QUARTERS =
  "de_la_Gare de_la_Madeleine de_la_Guillotière de_la_Part-Dieu de_la_Villette de_la_Croix-Rousse de_la_Fontaine des_Lilas des_Tilleuls des_Peupliers des_Minimes des_Carmes des_Chartrons des_Batignolles des_Hauts-Prés du_Mirail du_Vieux-Port du_Polygone du_Moulin du_Château du_Grand-Parc de_Belleville de_Ménilmontant de_Vaise de_Beaulieu d'Ainay de_l'Hôtel-de-Ville de_l'Étoile";
const HALLS = 'salle:f gymnase:m stade:m boulodrome:m piscine:f médiathèque:f parc:m square:m espace:u pont:m quai:m';

export const articled: readonly PlaceGroup[] = [
  // What lies in each the text tells.
  ...'Europe Asie Afrique Océanie Amérique Antarctique'.split(' ').map((u): PlaceGroup => ({ u })),
  { u: 'Amérique_du_Sud Amérique_du_Nord Amérique_latine Amérique_centrale' },
  {
    u: "Afrique_de_l'Ouest Afrique_de_l'Est Afrique_australe Asie_centrale Europe_de_l'Est Europe_centrale Europe_occidentale",
  },
  { m: 'Proche-Orient Moyen-Orient Maghreb Sahel Caucase Levant' },
  { p: 'Balkans Antilles Caraïbes Pays_baltes' },
  { u: "URSS Union_soviétique RDA Allemagne_de_l'Est" },
  { f: 'Yougoslavie Tchécoslovaquie Prusse Rhodésie' },
  { f: 'Cisjordanie Crimée Tchétchénie Transnistrie bande_de_Gaza' },
  { u: 'Ossétie_du_Sud Abkhazie' },
  { f: 'Guadeloupe Martinique Réunion Guyane Nouvelle-Calédonie Polynésie_française' },
  { m: 'Valais Tessin Jura_bernois Chablais Bas-Valais Haut-Valais' },
  { m: 'Hainaut Borinage Condroz Brabant_wallon Pays_noir' },
  { f: 'Gaspésie Mauricie Montérégie Côte-Nord Beauce' },
  { u: 'Estrie Outaouais Abitibi' },
  { m: 'Bas-Saint-Laurent Lac-Saint-Jean Centre-du-Québec Nord-du-Québec Nunavik' },
  {
    f: 'mer_du_Nord mer_Noire mer_Rouge mer_Baltique mer_Caspienne mer_Égée mer_Adriatique',
    ending: /^[Mm]er /u,
  },
  { f: 'Manche Méditerranée Baltique' },
  {
    m: 'Pacifique golfe_Persique golfe_du_Mexique golfe_de_Gascogne golfe_du_Lion',
    ending: /^[Gg]olfe /u,
  },
  { u: 'Atlantique Arctique Adriatique océan_Indien océan_Pacifique océan_Atlantique' },
  {
    m: 'canal_de_Suez canal_de_Panama canal_du_Midi canal_de_Bourgogne canal_Saint-Martin',
    ending: /^[Cc]anal d/u,
  },
  {
    m: "lac_Léman lac_d'Annecy lac_du_Bourget lac_de_Côme lac_de_Constance lac_Majeur lac_de_Serre-Ponçon",
    ending: /^[Ll]ac /u,
  },
  {
    f: 'Seine Garonne Saône Vilaine Rance Durance Vézère Sèvre Bresle Durdent Lys Scarpe Meurthe Sambre Sorgue',
    before: /(?<!\p{L})(?:rivière|fleuve|rives?|bords|berges|crues?|cours|embouchure|vallée|gorges) de la $/iu,
  },
  {
    m: 'Rhin Loir Loing Danube Nil Gange Tibre Pô Mississippi Niger Congo Mékong Gardon Lez Verdon Serein',
    before: /(?<!\p{L})(?:rivière|fleuve|rives?|bords|berges|crues?|cours|embouchure|vallée|gorges) du $/iu,
  },
  {
    u: 'Adour Escaut Yser Ill Elbe Euphrate Amazone Orénoque Armançon Epte Huisne Odet Argens',
    before: /(?<!\p{L})(?:rivière|fleuve|rives?|bords|berges|crues?|cours|embouchure|vallée|gorges) de l['’]$/iu,
  },
  { p: 'Alpes Pyrénées Vosges Cévennes Ardennes Corbières Alpilles Bauges Aravis Baronnies' },
  { p: 'Andes Carpates Dolomites Appalaches Rocheuses' },
  { m: 'Massif_central Morvan Vercors Luberon Ventoux Larzac Himalaya Caucase Beaufortain' },
  {
    m: 'mont_Blanc mont_Ventoux mont_Aigoual mont_Saint-Michel puy_de_Dôme pic_du_Midi col_du_Galibier col_du_Tourmalet',
    ending: /^(?:[Mm]ont|[Pp]uy|[Pp]ic|[Cc]ol) /u,
  },
  {
    u: 'Fra All Ita Esp Bel Sui Por Dan Rus Ukr Pol Nor Sué Aut Lux Kaz Aus Col Fin Hol P-B',
    before: /\( ?$/u,
  },
  { u: 'Everest Etna Annapurna Aconcagua' },
  { m: 'Kilimandjaro Vésuve Cervin Stromboli Fuji' },
  {
    f: 'Bretagne Normandie Bourgogne Lorraine Picardie Champagne Corse Provence Touraine Gascogne Franche-Comté Champagne-Ardenne Basse-Normandie Haute-Normandie',
  },
  { u: 'Alsace Aquitaine Auvergne Occitanie Île-de-France Auvergne-Rhône-Alpes' },
  { m: 'Limousin Languedoc Roussillon Poitou Berry Béarn Dauphiné Périgord Quercy Nivernais Bourbonnais Grand_Est Centre-Val_de_Loire Poitou-Charentes Languedoc-Roussillon Nord-Pas-de-Calais' }, // prettier-ignore
  { p: 'Pays_de_la_Loire Hauts-de-France' },
  // Rivers and the departments that are called by them.
  { f: 'Loire Dordogne Marne Meuse Moselle Sarthe Mayenne Vienne Creuse Charente Drôme Somme Corrèze Nièvre Vendée' },
  { m: 'Rhône Doubs Tarn Lot Cher Var Gers Gard Jura' },
  { u: 'Isère Allier Aisne Oise Yonne Aveyron Ardèche Hérault Orne Eure Indre Ain Aude Ariège Aube Essonne' },
  {
    f: "Savoie Haute-Savoie Haute-Saône Haute-Vienne Haute-Loire Haute-Garonne Haute-Marne Haute-Corse Corse-du-Sud Saône-et-Loire Seine-et-Marne Seine-Saint-Denis Seine-Maritime Loire-Atlantique Charente-Maritime Lozère Gironde Côte-d'Or Manche",
  },
  {
    u: 'Ille-et-Vilaine Eure-et-Loir Indre-et-Loire',
  },
  {
    m: "Finistère Morbihan Calvados Loiret Loir-et-Cher Cantal Puy-de-Dôme Lot-et-Garonne Tarn-et-Garonne Vaucluse Maine-et-Loire Val-de-Marne Val-d'Oise Pas-de-Calais Bas-Rhin Haut-Rhin Territoire_de_Belfort",
  },
  {
    p: "Landes Vosges Ardennes Yvelines Hauts-de-Seine Alpes-Maritimes Hautes-Alpes Hautes-Pyrénées Pyrénées-Atlantiques Pyrénées-Orientales Bouches-du-Rhône Deux-Sèvres Alpes-de-Haute-Provence Côtes-d'Armor",
  },
  { f: 'Camargue Sologne Beauce Brie Puisaye Thiérache Bresse Dombes Chalosse Saintonge Maurienne Tarentaise' },
  { m: 'Perche Vexin Marais_poitevin Médoc Vivarais Forez Velay Gévaudan Rouergue Beaujolais Mâconnais Charolais' },
  {
    f: 'Bavière Toscane Catalogne Galice Andalousie Lombardie Saxe Bohême Moravie Flandre Wallonie Sicile Sardaigne Castille Ligurie Thuringe Hesse Cornouailles Navarre',
  },
  { u: 'Andalousie Aragon Ombrie Émilie-Romagne Estrémadure' },
  { m: 'Tyrol Piémont Pays_basque Schleswig-Holstein Bade-Wurtemberg Brandebourg Frioul' },
  STATES,
  { u: states.inEnglish },
  {
    m: 'Québec Manitoba Nouveau-Brunswick',
    u: 'Ontario Alberta',
    f: 'Colombie-Britannique Saskatchewan Nouvelle-Écosse',
  },
  {
    m: 'Havre Mans Creusot Raincy Cannet Puy-en-Velay Lavandou Touquet Bourget Vésinet Blanc-Mesnil Kremlin-Bicêtre Grau-du-Roi Chesnay',
  },
  {
    f: 'Rochelle Roche-sur-Yon Ciotat Baule Courneuve Flèche Souterraine Seyne-sur-Mer Garenne-Colombes Celle-Saint-Cloud',
  },
  {
    u: 'Le_Havre Le_Mans Le_Creusot Le_Raincy Le_Cannet Le_Puy-en-Velay Le_Lavandou Le_Touquet Le_Vésinet Le_Chesnay La_Rochelle La_Roche-sur-Yon La_Ciotat La_Baule La_Courneuve La_Flèche La_Seyne-sur-Mer La_Garenne-Colombes',
  },
  { m: 'Caire Vatican Cap' },
  { f: 'Haye Havane Mecque Paz Nouvelle-Orléans Valette' },
  { u: 'Olympia Élysée-Montmartre Alhambra Arena' },
  { m: 'Zénith Bataclan Trianon Moulin-Rouge' },
  { f: 'tour_Eiffel tour_Montparnasse tour_Saint-Jacques tour_de_Pise', ending: /^[Tt]our [\p{Lu}d]/u },
  { f: 'place_de_la_République place_de_la_Bastille place_de_la_Nation place_Vendôme place_Bellecour place_de_la_Concorde place_Stanislas', ending: /^[Pp]lace /u }, // prettier-ignore
  {
    m: "pont_Neuf pont_Mirabeau pont_d'Iéna pont_de_Normandie pont_Alexandre-III pont_du_Gard",
    ending: /^[Pp]ont /u,
  },
  { f: 'gare_de_Lyon gare_du_Nord gare_Montparnasse gare_Saint-Lazare gare_de_la_Part-Dieu gare_Saint-Charles', ending: /^[Gg]are /u }, // prettier-ignore
  { u: 'aéroport_de_Roissy aéroport_de_Nice aéroport_de_Blagnac aéroport_de_Lyon aéroport_de_Genève', ending: /^[Aa]éroport /u }, // prettier-ignore
  {
    m: 'stade_Vélodrome stade_de_France stade_Geoffroy-Guichard stade_de_Gerland stade_Bollaert stade_de_la_Beaujoire stade_Charléty',
    ending: /^stade /u,
  },
  {
    m: 'Stade_Vélodrome Stade_de_France Stade_Geoffroy-Guichard Stade_de_Gerland Stade_Bollaert Stade_de_la_Beaujoire Stade_Charléty Parc_des_Princes',
    ending: /^(?:Stade|Parc des Princes)/u,
  },
  { m: 'château_de_Versailles château_de_Chambord château_de_Chenonceau château_de_Vincennes château_de_Fontainebleau château_de_Blois', ending: /^[Cc]hâteau d/u }, // prettier-ignore
  { f: "cathédrale_de_Chartres cathédrale_de_Reims cathédrale_d'Amiens cathédrale_de_Strasbourg basilique_de_Saint-Denis", ending: /^[Cc]athédrale d/u, isSure: true }, // prettier-ignore
  { m: "Louvre Panthéon Sacré-Cœur Grand_Palais Colisée Prado Kremlin musée_d'Orsay" },
  // Churches of saints, of whom "Saint-Martin" is an island too.
  ...[SAINTS, OUR_LADY].flatMap((patrons) => namedAfter(CHURCHES, patrons, patrons === SAINTS ? 'Saint-' : 'Notre-Dame|Sacré-')), // prettier-ignore
  // "Quartier de la Croix-Rousse" is called after no town.
  ...namedAfter('quartier:m', QUARTERS, "d(?:e|es|u) |d['’]"),
  // Halls are called after people whom everybody knows.
  ...namedAfter(HALLS, KNOWN, '\\p{Lu}\\p{Ll}+[ -]\\p{Lu}\\p{Ll}+$'),
  {
    f: "porte_d'Orléans porte_de_Vincennes porte_d'Italie porte_de_Bagnolet porte_de_Montreuil porte_de_Versailles porte_de_Saint-Cloud porte_Maillot porte_de_Clignancourt porte_de_la_Chapelle porte_de_Pantin porte_d'Ivry",
    ending: /^[Pp]orte (?:d|M)/u,
    isSure: true,
  },
  {
    f: 'forêt_de_Fontainebleau forêt_de_Compiègne forêt_de_Rambouillet forêt_des_Landes',
    ending: /^[Ff]orêt d/u,
  },
  { m: "bois_de_Boulogne bois_de_Vincennes parc_de_la_Tête_d'Or parc_Montsouris parc_de_la_Villette jardin_du_Luxembourg jardin_des_Plantes", ending: /^(?:[Bb]ois|[Pp]arc|[Jj]ardin) d/u }, // prettier-ignore
  { u: "île_de_Ré île_d'Oléron île_d'Yeu île_de_Noirmoutier île_de_Groix île_d'Ouessant île_de_Porquerolles", ending: /^[ÎIîi]le d/u }, // prettier-ignore
  {
    f: "Défense Croix-Rousse Butte-aux-Cailles Guillotière Villette Part-Dieu Canebière Joliette Goutte-d'Or",
    before: /(?<!\p{L})[Qq]uartier de la $/u,
  },
  {
    m: 'Marais Panier Vieux-Port Capitole Sentier Vieux-Lille Faubourg Mirail Grand-Parc Neuhof Polygone',
    before: /(?<!\p{L})[Qq]uartier du $/u,
  },
  {
    u: 'Belleville Ménilmontant Montmartre Bercy Vaise Perrache Monplaisir Saint-Cyprien Bellevue Beaulieu Villejean Bacalan Caudéran Fives Wazemmes Malakoff Planoise Mermoz',
    before: /(?<!\p{L})[Qq]uartiers? (?:\p{Ll}+ )?de $/u,
  },
];

const NATIONALS =
  "Maroc marocain|Algérie algérien|Tunisie tunisien|Sénégal sénégalais|Mali malien|Guinée guinéen|Côte_d'Ivoire ivoirien|Cameroun camerounais|Congo congolais|Gabon gabonais|Bénin béninois|Togo togolais|Niger nigérien|Nigeria nigérian|Burkina_Faso burkinabè|Tchad tchadien|Mauritanie mauritanien|Comores comorien|Madagascar malgache|Rwanda rwandais|Égypte égyptien|Éthiopie éthiopien|Haïti haïtien|" +
  'Espagne espagnol|Portugal portugais|Italie italien|Allemagne allemand|Royaume-Uni britannique|Angleterre anglais|Irlande irlandais|Écosse écossais|Belgique belge|Luxembourg luxembourgeois|Pays-Bas néerlandais|Pays-Bas hollandais|Suisse suisse|Autriche autrichien|Danemark danois|Suède suédois|Norvège norvégien|Finlande finlandais|Islande islandais|' +
  'Pologne polonais|Tchéquie tchèque|Slovaquie slovaque|Hongrie hongrois|Roumanie roumain|Bulgarie bulgare|Grèce grec|Turquie turc|Russie russe|Ukraine ukrainien|Serbie serbe|Croatie croate|Slovénie slovène|Albanie albanais|Chypre chypriote|Malte maltais|Lituanie lituanien|Lettonie letton|Estonie estonien|Moldavie moldave|Géorgie géorgien|Arménie arménien|' +
  'Mexique mexicain|Cuba cubain|Colombie colombien|Venezuela vénézuélien|Pérou péruvien|Chili chilien|Argentine argentin|Brésil brésilien|États-Unis américain|Canada canadien|Chine chinois|Japon japonais|Inde indien|Pakistan pakistanais|Sri_Lanka sri-lankais|Vietnam vietnamien|Cambodge cambodgien|Syrie syrien|Liban libanais|Irak irakien|Iran iranien|Israël israélien|Afghanistan afghan|Australie australien';

const formsOf = (word: string): readonly string[] => {
  const woman = /(?:en|on)$/u.test(word) ? `${word}ne` : word === 'grec' ? 'grecque' : word === 'turc' ? 'turque' : /[eè]$/u.test(word) ? word : `${word}e`; // prettier-ignore
  return [word, woman, word.endsWith('s') ? word : `${word}s`, `${woman}s`];
};

export const nationals = readNationals(NATIONALS, formsOf);

/** Peoples that texts name most, those that begin with a vowel apart: "l'espagnol" does not become "l'grec". */
const USUAL = [
  'espagnol italien allemand anglais irlandais écossais autrichien américain argentin algérien égyptien israélien ukrainien iranien indien',
  'français portugais luxembourgeois néerlandais danois suédois norvégien finlandais polonais hongrois roumain grec turc canadien mexicain brésilien chinois japonais marocain tunisien libanais',
  'sénégalais malien guinéen camerounais congolais gabonais béninois togolais tchadien mauritanien rwandais nigérien nigérian comorien',
  'ivoirien éthiopien haïtien',
  // Of both genders alike.
  'belge suisse russe tchèque serbe croate britannique bulgare',
];

/** They stand for each other in the same form: "allemande" for "italienne". */
export const nationalities: readonly Paradigm[] = USUAL.flatMap((words) => {
  const forms = words.split(' ').map(formsOf);
  return [0, 1, 2, 3].map((form): Paradigm => [forms.map((own) => own[form] ?? '').join(' '), '-']);
});

/** Those that follow their country, which has others near it. */
const FOLLOWED = new Set(
  USUAL.filter((words) => !/^(?:sénégalais|ivoirien)/u.test(words)).flatMap((words) => words.split(' ')),
);

/** A country with its people in all forms, as texts tell of both. */
export const peoples = NATIONALS.split('|')
  .flatMap((line) => {
    const [country = '', word = ''] = line.split(' ');
    return FOLLOWED.has(word) ? [[country, ...formsOf(word)].join(' ')] : [];
  })
  .join('|');
