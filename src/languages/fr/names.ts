import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { bodies, cues, houses, likeBodies, named, ordinary, wards } from './organisations.ts';
import { articled, nationalities, nationals, peoples, regionsAbroad, statesOf } from './places.ts';
import { bodySeats } from './seats.ts';
import type { Rng } from '../../core/rng.ts';
import { readOffices } from '../classes.ts';
import { between, figures } from '../draw.ts';

const { offices, after } = readOffices({
  before: "(?:M\\. |Mme |Monsieur |Madame )?(?:[Ll][’'] ?|[Ll][ea]s? )?(?:ex-|ancien(?:ne)? |vice-|futur |nouveau )?",
  nouns: `
    président présidente ministre secrétaire sous-secrétaire député députée eurodéputé sénateur sénatrice maire adjoint adjointe préfet juge procureur procureure avocat avocate bâtonnier greffier
    général colonel commandant capitaine lieutenant maréchal amiral sergent caporal adjudant brigadier gendarme policier commissaire inspecteur évêque archevêque cardinal imam rabbin abbé
    directeur directrice chef leader conseiller conseillère chancelier chancelière ambassadeur ambassadrice porte-parole entraîneur sélectionneur attaquant gardien défenseur milieu
    journaliste écrivain romancier romancière philosophe économiste historien historienne chanteur chanteuse acteur actrice comédien comédienne cinéaste réalisateur réalisatrice peintre sculpteur poète compositeur
    champion championne cycliste coureur pilote otage milliardaire patron PDG médecin chirurgien infirmier infirmière psychologue interne externe dictateur candidat candidate gouverneur gouverneure shérif`,
  titled:
    'président présidente premier_ministre première_ministre préfet général colonel commandant capitaine lieutenant sénateur député ministre',
  parties: 'PS PCF UMP RPR UDF FN RN LR LREM LFI EELV PRG MoDem UDI',
  of: " d(?:es|u|e la|e) | (?:de l|d)[’'] ?| à la | aux? | en ",
});

export const names: Names = {
  offices,
  between: 'epouse ep veuve vve nee ne divorcee dit dite alias',
  particlesOf: { arabic: 'ben bin ibn bint ould' },
  knowsForeign: true,
  usualGiven: true,
  calledByGiven: 'untitled',
  rulersLetter: /^[IVX]$/u,
  numbered:
    'alexandre alphonse baudouin benoit celestin charles christian clement edouard ferdinand frederic georges gregoire guillaume gustave hassan henri innocent jacques jean leon louis martin mohammed napoleon nicolas olaf paul philippe pie ramses robert sixte urbain',
  givenEndings: {
    f: /(?:a|ine|elle|ette|ere|enne|anne|aine|iane|isse|ande|ie|ee)$/u,
    m: /(?:o|us|ien|ier|and|ard|ert|ric)$/u,
  },
  rulers: 'roi reine prince princesse pape empereur imperatrice tsar sultan soeur',
  givenAfter: /(?<!\p{L})(?:[Rr]oi|[Rr]eine|[Pp]rince|[Pp]rincesse|[Pp]ape|[Ee]mpereur|[Ss]œur|[Tt]ante|[Ff]rère) $/u,
  familyBefore: /^ ?\( ?(?:\p{Nd}{1,3} ?['’eè,)]|(?:PS|PCF|UMP|RPR|UDF|FN|RN|LR|LREM|LFI|EELV|PRG|MoDem|UDI) ?\))/u,
  familyAfter: new RegExp(
    String.raw`${/(?:(?<=\p{Lu}[\p{L}'’-]*,? )(?:épouse|veuve|ép\.?|vve\.?|née)|(?<!\p{L})(?:[Ff]amille|[Ii]nspect(?:eur|rice)|[Aa]djudante?|[Bb]rigadi(?:er|ère)|[Ss]ergente?|[Cc]apitaine|au nom de)) $|(?<!\p{L})(?:[Nn]om|NOM)(?: (?:de |d['’])\p{L}+| usuel)? ?: *$/u.source}|${after}`,
    'u',
  ),
  called:
    /(?:(?<!\p{L})(?:[Bb]onjour|[Bb]onsoir|[Ss]alut|[Cc]oucou|[Cc]hère?|[Mm]erci|[Bb]isous?|[Bb]ises|[Aa]mitiés)|(?<!\p{L})à bientôt),?\s+$/u,
  told: {
    f: {
      before:
        /(?<!\p{L})(?:la|une|cette) (?!(?:victime|personne|famille|vedette|star|rue|société|ville)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: /^[\s,(–-]*(?:née|épouse)(?!\p{L})/iu,
    },
    m: {
      before:
        /(?<!\p{L})(?:le|au|du|un|ce) (?!(?:couple|duo|groupe|mannequin|cabinet|personnage|site|lycée|collège|stade)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: /^[\s,(–-]*(?:né)(?!\p{L})/iu,
    },
  },
  afterParticles: {
    de: 'Villiers Montfort Courcelles Castelnau Rochebrune Beaumont Clermont Gramont Bellefontaine Chabannes Tréville Beauregard Montbrial Lattre Villeneuve Rohan Vogüé Broglie Laborde',
    da: 'Silva Costa Cunha Rocha Fonseca Luz Mota Cruz',
    dos: 'Santos Reis Anjos Passos Ramos',
    la: 'Fontaine Tour Roche Porte Vallée Chapelle Bruyère Salle Forge Croix Motte Villette Barre Rivière',
    du: 'Bois Puy Pont Chêne Plessis Moulin Val Fresne Bellay Parc',
    le: 'Gall Goff Roux Bris Corre Floch Guen Berre Breton Borgne Moal Meur Dantec Bras',
    des: 'Champs Prés Vignes Forges Essarts Rosiers Moulins Roches Ormes',
  },
  honours:
    'docteur dr marechal general generale amiral president professeur lieutenant sergent capitaine commandant colonel roi reine prince duc comte abbe pere mere',
  saints: 'saint sainte st ste',
  households: 'famille',
  titles: {
    u: 'docteur maitre',
    f: 'dre pre docteure professeure mme mlle madame mademoiselle soeur reine princesse',
    m: 'mgr monseigneur monsieur roi prince pape empereur',
  },
  ownTitles: { u: 'me pr', m: 'm' },
  suffixes: 'fils',
  particles: 'des du d le les de la',
  alsoNames: 'd',
  joins: 'et ou',
  fields: { given: 'prenom|prenoms' },
  honorifics:
    'Dr Pr Me|Mme Mlle Dr Pr|M Dr Pr Me|Madame Mademoiselle|Monsieur Docteur Professeur|Docteur Professeur Maître|brigadier brigadier-chef major lieutenant adjudant adjudant-chef|brigadière lieutenante adjudante',
  shares: { hyphenated: 0.08 },
  usual: { f: ['Mme'], m: ['M.'], 'doctor-f': ['Dr'], 'doctor-m': ['Dr'] },
  kin: {
    f: 'epouse mere fille soeur grand-mere tante niece femme cousine marraine compagne copine amie conjointe maman mamie belle-soeur belle-mere',
    m: 'epoux mari pere fils frere grand-pere oncle neveu cousin parrain compagnon copain ami conjoint papa papi beau-frere beau-pere',
  },
  kinKeepsSex: true,
  pronouns: { f: 'elle', m: '' },
  sexFields: 'sexe',
  sexes: { f: 'femme|féminin|féminine|fille fillette|f', m: 'homme|masculin|garçon garçonnet|h|m' },
};

export const institutions: Institutions = {
  parties: [
    [/^(?:Parti|Mouvement|Rassemblement) (?=\p{L})/u, 'Civique Régionaliste Fédéraliste Réformateur Modéré Rural'],
  ],
  hospitalNames: 'houses',
  namesakes: {
    many: 'Claude Bernard|Louis Pasteur|Ambroise Paré|René Laennec|Émile Roux|Jean Moulin|Marie Curie|Pierre Curie|Paul Langevin|Simone Veil|Albert Calmette|Philippe Pinel|Paul Broca|Albert Schweitzer|Jean Jaurès|Victor Hugo|Camille Claudel',
    one: 'Robert Debré|Georges Pompidou|Henri Mondor|Louis Pradel|Antoine Béclère|Édouard Herriot|Raymond Poincaré|Paul Brousse|Gustave Roussy|Jean Verdier|Albert Chenevier|Pierre Wertheimer|Charles Foix|Charles Nicolle|Jean Rostand|Jean Minjoz|René Dubos|Robert Ballanger|René Muret|Guy de Chauliac|Robert Picqué|Gui de Chauliac|François Quesnay|André Mignot|Louis Mourier|Léon Bérard|Oscar Lambret|Paul Strauss|Gabriel Montpied|Pierre Zobda-Quitman|Félix Guyon|Roger Salengro|Jeanne de Flandre|Joseph Ducuing|Émile Muller|Émile Durkheim|Marc Jacquet|Simone Veil',
  },
  aims: [
    [
      /^(?:[Pp]harmacie|[Bb]oulangerie|[Bb]oucherie|[Cc]afé|[Bb]rasserie|[Bb]ar|[Hh]ôtel|[Rr]estaurant|[Ll]ibrairie|[Gg]arage|[Mm]aison médicale|[Cc]abinet(?: (?:médical|dentaire|infirmier))?) (?=(?:de la|de l['’]|du|des) ?\p{Lu}\p{L}+$)/u,
      'de la Place|de la Gare|du Marché|du Centre|de la Poste|de la Mairie|du Pont|des Halles|du Parc|de la Fontaine|du Port|des Remparts',
    ],
    ...houses,
    [
      /^(?:[Cc]rèche|[Hh]alte-garderie|[Éé]cole maternelle|[Mm]ulti-accueil) (?=(?:Les|Le|La) \p{Lu}[\p{L}’' -]+$)/u,
      'Les Lutins|Les Coccinelles|La Ribambelle|Les Moussaillons|Les Farfadets|Les Petits Loups|La Farandole|Les Hirondelles|Le Petit Poucet|Les Marmottes',
    ],
    [
      /^[Éé]cole (?=(?:du|de la|des) \p{Lu}\p{L}+$|de l['’]\p{Lu}\p{L}+$)/u,
      "du Bourg|du Parc|des Tilleuls|de la Forêt|du Château|des Prés|du Lac|de la Fontaine|du Moulin|des Vignes|du Pont|de l'Étang",
    ],
    // Schools are called after people whom everybody knows.
    [
      /^(?:[Éé]cole(?: (?:primaire|élémentaire|maternelle|publique|communale))?|[Cc]ollège|[Ll]ycée(?: (?:professionnel|technique|agricole))?|[Gg]roupe scolaire|[Mm]édiathèque|[Gg]ymnase) (?!Saint|Notre|Sacré)(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)/u,
      'Jules Ferry|Jean Jaurès|Victor Hugo|Jean Moulin|Louis Pasteur|Émile Zola|Paul Éluard|Jacques Prévert|Marcel Pagnol|Albert Camus|Georges Brassens|Marie Curie|Simone Veil|Jean Macé|Pierre Brossolette|Paul Langevin',
    ],
    [
      /^(?:[Éé]cole(?: (?:primaire|élémentaire|maternelle|publique|communale))?|[Cc]ollège|[Ll]ycée(?: (?:professionnel|technique|agricole))?|[Gg]roupe scolaire|[Mm]édiathèque|[Gg]ymnase) (?!Saint|Notre|Sacré)(?=\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$)/u,
      'Jules-Ferry|Jean-Jaurès|Victor-Hugo|Jean-Moulin|Louis-Pasteur|Émile-Zola|Paul-Éluard|Jacques-Prévert|Marcel-Pagnol|Albert-Camus|Georges-Brassens|Marie-Curie|Simone-Veil|Jean-Macé|Pierre-Brossolette|Paul-Langevin',
    ],
    [
      /^(?:[Cc]ollège|[Ll]ycée(?: (?:professionnel|technique|agricole))?|[Éé]cole(?: (?:primaire|élémentaire|publique))?|[Gg]ymnase) (?=(?:Montesquieu|Diderot|Descartes|Rabelais|Voltaire|Molière|Racine|Corneille|Lamartine|Ronsard|Camus|Pasteur|Condorcet|Fénelon|Stendhal|Lakanal|Rousseau|Balzac|Buffon|Carnot|Rimbaud|Jaurès|Kléber|Faidherbe|Chateaubriand|Michelet|Rostand|Matisse|Monet|Cézanne|Saliège|Bellevue)$)/u,
      'Montesquieu|Diderot|Descartes|Rabelais|Voltaire|Molière|Racine|Corneille|Lamartine|Ronsard|Pasteur|Condorcet|Fénelon|Stendhal|Lakanal|Balzac|Buffon|Rimbaud',
    ],
    [
      /^(?:SCI|SNC|SARL) (?=(?:Les|Le|La|[Dd]u|[Dd]es|[Dd]e la) \p{Lu}[\p{L}-]+$|(?:L|[Dd]e l)['’]\p{Lu}\p{L}+$)/u,
      "Les Tilleuls|Les Acacias|Le Verger|Les Quatre Vents|La Roseraie|Le Clos Fleuri|Les Charmilles|La Pommeraie|Les Platanes|La Grande Prairie|Les Coteaux|L'Étoile",
    ],
  ],
  seated:
    /^(?:chu|chru|chr|ch|hopital|clinique|commune|ville|mairie|prefecture|sous-prefecture|universite|clsc|cisss|ciusss|gendarmerie|commissariat|police|barreau|zone)$/u,
  shortKinds:
    /^(?:H[ôÔ](?:tel-Dieu|TEL-DIEU)|S\.\s?A\.(?:\s?S\.(?:\s?U\.)?|\s?R\.\s?L\.)?|S\.\s?C\.\s?[IPM]\.|S\.\s?N\.\s?C\.) /u,
  beforeSeat: /(?<= )(?:de (?:la |l['’])?|d['’]|du |des |à |en )(?=\p{Lu})/gu,
  ordinary,
  ofGreatTowns: /^(?:universites?|universitaires?|chu|chru)$/u,
  clubs: /^(?:FC|AS|US|RC|SC|AJ|ES|CS|SO|AC|SM|HC|BC|CA|EA|SU|UA|FA|USM|ASM|ESM|USC) (?=\p{Lu}\p{Ll})/u,
  functionWords: 'du de des le la les l d et au aux pour dans a sur sous chez en',
  legalForms: 'sa sas sarl eurl sci scp scop sc snc sasu fils groupe cie se',
  careWords: { children: 'enfant', women: 'accouch', acute: 'urgence', head: 'dentaire', tests: 'biologie_med exploration', late: 'gerontol readapt reeducat soins_de_suite', inner: 'maladies_resp medecine_polyv' }, // prettier-ignore
  kinds: `
    clinique centre universitaire universite institut academie services association societe ligue agence bureau ministere banque parti
    pharmacie laboratoire maison fondation complexe hospitalier hospitaliere hopital hopitaux hop ch chu chru chr ap-hp aphp polyclinique centre-hospitalier ehpad ssr
    sante cabinet national nationale internationale nord sud est ouest chirurgie urologie cardiologie neurologie oncologie radiologie psychiatrie pediatrie urgences reanimation
    gouvernement mairie prefecture faculte ecole ecoles lycee college tribunal tribunaux cour chambre appel assises instance grande judiciaire administratif correctionnel parquet
    conseil departemental departementale regional regionale general generale commissariat police gendarmerie brigade direction caisse primaire allocations familiales assurance maladie
    mutuelle syndicat federation confederation union metiers communaute communes agglomeration metropole centre-ville penitentiaire barreau ordre comite office cooperative mission locale
    theatre opera musee bibliotheque mediatheque stade club radio journal garage commune maternite unite clsc cisss ciusss cpas asbl cpam caf msa carsat urssaf cci samu smur sdis ars ddt dreal drac maison-arret foyer salle hotel-dieu dieu eglise paroisse chapelle cliniques infirmerie ems chsld mrs usld mapa home`,
  bodies,
  likeBodies,
  named,
  wards,
  cues,
  fieldEnding: /logie/u,
  dignitaries: [
    [
      /(?<!\p{L})(?:Jean[ -]Paul|Jean|Pie|Paul|Léon|Benoît|Grégoire) [IVX]+(?!\p{L})/u,
      'Jean XXIII|Jean-Paul II|Pie X|Pie XII|Léon XIII|Paul VI|Benoît XV',
    ],
    [
      /(?<!\p{L})(?:Henri|Louis|Charles|François|Napoléon|Philippe)[ -](?:[IVX]+|Ier)(?!\p{L})/u,
      'Henri IV|Louis XIV|Louis IX|Charles V|François Ier|Napoléon III',
    ],
    [
      /(?<=(?<!\p{L})Reine )(?:Astrid|Fabiola|Hortense|Blanche|Mathilde|Margot|Jeanne)(?!\p{L})/u,
      'Astrid|Fabiola|Hortense|Blanche|Mathilde|Jeanne',
    ],
  ],
  nationalities: [
    ...nationalities,
    ['parisien lyonnais marseillais bordelais nantais rennais dijonnais toulonnais lillois niçois strasbourgeois', '-'],
    ['parisienne lyonnaise marseillaise bordelaise nantaise rennaise dijonnaise toulonnaise lilloise niçoise strasbourgeoise', 's -'], // prettier-ignore
    ['parisiens toulousains grenoblois rémois niçois', '-'],
    ['breton normand picard savoyard vosgien', 's -'],
    ['bretonne normande picarde savoyarde vosgienne', 's -'],
    ['alsacien auvergnat angevin', 's -'],
    ['alsacienne auvergnate angevine', 's -'],
    ['Europe Asie Afrique Océanie', '-'],
    ['Amérique_du_Sud Amérique_du_Nord Amérique_latine', '-'],
  ],
  fields: [
    ['Médecine Pharmacie Odontologie Psychologie', '-'],
    ['Biologie Chimie Physique Philosophie Sociologie Géographie Philologie Droit Théologie', '-'],
    ['Justice Culture Défense Famille Jeunesse Solidarité Formation', '-'],
    ['Agriculture Éducation Économie Industrie Énergie Environnement Équipement Intérieur Emploi', '-'],
    [
      'chirurgie cardiologie neurologie radiologie psychiatrie pédiatrie dermatologie rhumatologie pneumologie néphrologie gériatrie gynécologie orthopédie réanimation néonatologie',
      '-',
    ],
    ['Sciences Lettres Langues', '-'],
    ['Médecin Avocat Pharmacien Dentiste Architecte Notaire', 's'],
  ],
  // Letters that nobody knows become such as names begin with.
  acronyms: [],
  dictionary: 'words',
  commonEnding:
    /(?:tions?|sions?|ités?|ales?|ments?|ismes?|ences?|ances?|logies?|graphies?|iques?|aires?|ionnel(?:le)?s?|ifs?|ives?|istes?|eurs|ières?|é[es]s?)$/iu,
  common:
    'civil pénal municipal national nationale départementale affaires culturelles prud’hommes beaux-arts administratif municipal communal pénitentiaire détention provisoire travail enfants enfance jeunesse femmes famille familles sport logement intérieur commerce industrie tourisme eau mer sang santé recherche justice',
};

function drawZip(rng: Rng): string {
  if (rng.int(20) === 0) return `97${between(1, 6, rng)}${figures2(rng)}`;
  const department = between(1, 95, rng, 2);
  // Most communes' codes end in 0.
  return department + (rng.chance(0.8) ? `${figures2(rng)}0` : figures(3, rng));
}

const figures2 = (rng: Rng): string => between(0, 99, rng, 2);

const PLURAL = /^(?:Alpes|Ardennes|Bouches|Côtes|Deux-|Hautes-|Hauts-|Landes|Pyrénées|Vosges|Yvelines|Pays)/u;
const BEFORE_VOWEL = /^(?:[AEIOUÉÎ]|Hérault)/u;
const FEMININE =
  /^(?:Haute-|Charente|Corrèze|Corse|Côte-|Creuse|Dordogne|Drôme|Gironde|Loire(?!t)|Lozère|Manche|Marne|Mayenne|Meurthe|Meuse|Moselle|Nièvre|Saône|Sarthe|Savoie|Seine|Somme|Vendée|Vienne|Guadeloupe|Martinique|Guyane|Réunion|Normandie|Bretagne|Bourgogne|Provence|Nouvelle|Picardie|Lorraine|Champagne|Franche|Bourgogne)/u;

/** "le Nord", "la Gironde", "l’Ain", "les Landes". */
const classOfRegion = (name: string): string =>
  /^(?:Paris|Mayotte|Saint-|Poitou-)/u.test(name)
    ? 'u'
    : PLURAL.test(name)
      ? 'p'
      : BEFORE_VOWEL.test(name)
        ? 'v'
        : FEMININE.test(name)
          ? 'f'
          : 'm';

/** Towns with a court of first instance and a hospital: those of the departments, and others such. */
const METROPOLISES =
  'Bourg-en-Bresse Laon Saint-Quentin Soissons Moulins Montluçon Vichy Digne-les-Bains Gap Nice Cannes Grasse Antibes Annonay Charleville-Mézières Sedan Pamiers Troyes Carcassonne Narbonne Rodez Millau ' +
  'Marseille Aix-en-Provence Martigues Caen Lisieux Bayeux Aurillac Angoulême Cognac La_Rochelle Saintes Rochefort Bourges Vierzon Brive-la-Gaillarde Tulle Ajaccio Bastia Dijon Beaune Saint-Brieuc Lannion Guéret ' +
  'Périgueux Bergerac Besançon Montbéliard Pontarlier Montélimar Romans-sur-Isère Évreux Vernon Chartres Dreux Brest Quimper Morlaix Nîmes Alès Toulouse Muret Auch Bordeaux Libourne Arcachon Montpellier Béziers Sète ' +
  'Rennes Saint-Malo Fougères Châteauroux Tours Grenoble Vienne Voiron Lons-le-Saunier Dole Mont-de-Marsan Dax Blois Vendôme Saint-Étienne Roanne Montbrison Le_Puy-en-Velay Nantes Orléans Montargis Gien Cahors Agen Marmande ' +
  'Angers Cholet Saumur Saint-Lô Avranches Reims Châlons-en-Champagne Épernay Chaumont Saint-Dizier Laval Mayenne Nancy Lunéville Toul Bar-le-Duc Verdun Vannes Lorient Pontivy Metz Thionville Sarreguemines Forbach Nevers ' +
  'Lille Douai Valenciennes Cambrai Roubaix Tourcoing Maubeuge Beauvais Compiègne Senlis Creil Alençon Argentan Flers Arras Béthune Boulogne-sur-Mer Calais Lens Saint-Omer Clermont-Ferrand Riom Pau Bayonne Tarbes Lourdes Perpignan ' +
  'Strasbourg Haguenau Sélestat Colmar Mulhouse Lyon Villefranche-sur-Saône Vesoul Mâcon Chalon-sur-Saône Autun Le_Mans La_Flèche Chambéry Albertville Aix-les-Bains Annecy Thonon-les-Bains Annemasse Paris Rouen Le_Havre Dieppe ' +
  "Melun Meaux Fontainebleau Versailles Mantes-la-Jolie Rambouillet Niort Bressuire Amiens Abbeville Albi Castres Montauban Toulon Draguignan Fréjus Hyères Avignon Carpentras Orange Cavaillon La_Roche-sur-Yon Les_Sables-d'Olonne Fontenay-le-Comte " +
  'Poitiers Châtellerault Limoges Épinal Saint-Dié-des-Vosges Auxerre Sens Belfort Évry Corbeil-Essonnes Étampes Nanterre Boulogne-Billancourt Bobigny Saint-Denis Créteil Vincennes Pontoise Argenteuil Cergy';

export const places: Places = {
  seatsOfPower: 'Vatican',
  bodies: {
    hospital:
      /^(?:CHI|CHR?U?|CHRU|AP-HP|hôpital|hôpitaux|hopital|clinique|polyclinique|maternité|centres? hospitaliers?(?: universitaires?| régional| intercommunal)*|EHPAD|maison de (?:retraite|santé))(?= [\p{L}“"])/iu,
    organisation:
      /^(?:tribunal|tribunaux|T[GJ]I?|cour (?:d['’]|de cassation|suprême|des comptes|européenne|de justice)|conseil (?:de prud|d['’][ée]tat|constitutionnel|général|régional|départemental|municipal)|ministère|préfecture|sous-préfecture|mairie|commissariat|gendarmerie|parquet|université|faculté|institut|école|lycée|collège|rectorat|ambassade|consulat|maison d['’]arrêt|centre (?:pénitentiaire|de détention|de rétention|d['’]accueil)|assemblée nationale|[ée]lysée$|matignon$|quai d['’]orsay$)(?![\p{L}-])/iu,
  },
  countryAliases: 'GB Angleterre Grande-Bretagne Écosse|NL Hollande',
  articled,
  bodySeats,
  regionsAbroad,
  statesOf,
  copulas: /^,? (?:est|était|fut) [^.;:\n]*$/u,
  shortCountries: 'États-Unis USA|Royaume-Uni UK RU|Émirats_arabes_unis UAE EAU',
  hyphenated: true,
  shortJoint: /(?<=\p{L})[ -](?:s\/|s\/s|sur|en|sous|lès) ?(?=\p{L})/u,
  classOfRegion,
  districts: /^(?<town>Paris|Lyon|Marseille) (?:\d{1,2}|[IVX]+)(?: ?(?:e|er|[eè]me))?$/iu,
  kinds:
    'sainte eglise cathedrale basilique abbaye cimetiere stade arret departement commune arrondissement canton ville village fleuve riviere lac mer ile iles gare cedex quartier faubourg royaume uni etats unis',
  streetsOfKnown: true,
  streets: `
    boul rang hlm parvis ruelle grand'rue zi za zac lotissement hameau rue r allee allees impasse imp chemin che passage quai cours sentier voie villa residence square place pl faubourg fbg cite esplanade venelle montee rond-point`,
  units: 'appt appartement app bat batiment etage escalier porte bis ter quater etg rdc lot bp cs',
  rooms:
    'chambre ch lit salle aile etage secteur bloc box niveau rea mesa fenetre porte couloir bureau cabinet code cedex bp',
  ambiguous: 'residence villa',
  ordinalEnds: 'e er re ère eme ème',
  streetEnds: 'nord sud est ouest',
  zip: { example: '12345', draw: (length, rng) => (length === 5 ? drawZip(rng) : undefined) },
  namesakes: 'saint-denis|saint-pierre|sainte-marie|saint-louis|montreal|vienne|valence',
  tellsForeign: true,
  countries: 'FR',
  partBehind:
    /^(?:,? (?:en|dans (?:l[ae]s?|le département d(?:u|es?|e la))) |,? dans (?:le département d(?:e l)?|l)['’]| ?\()((?:\d[\dAB](?=\)))|\p{Lu}\p{L}+(?:[-'’ ]\p{L}+)*?)(?=[).,;]| (?!\p{Lu})|$)/u,
  nationals,
  peoples,
  partBefore: /(?:\(|(?<!\p{L})(?:en|dans l[ae]s?|départements? d(?:u|es|e la)) |(?:dans|département de) l['’])$/u,
  seatsBefore:
    /(?<!\p{L})(?:CHR?U|CHRU|[Cc]entre hospitalier universitaire|[Cc]ours? d['’](?:appel|assises)|COUR D['’]APPEL|[Tt]ribunal (?:judiciaire|administratif|correctionnel|de (?:grande instance|commerce))|TRIBUNAL (?:JUDICIAIRE|ADMINISTRATIF|DE (?:GRANDE INSTANCE|COMMERCE))|TGI|TJ|[Cc]onseil de prud['’]hommes|[Bb]arreau|[Pp]arquet|PARQUET|[Pp]rocureure? (?:de la République )?(?:près le tribunal judiciaire )?|[Pp]réfecture|[Pp]réfète?|[Ss]ous-préfecture|[Tt]ribunal|[Uu]niversité|[Rr]ectorat|[Aa]cadémie|[Aa]rchevêque|[Éé]vêque|[Dd]iocèse|[Mm]étro|[Tt]ramway|[Mm]aison d['’]arrêt|[Aa]éroport) (?:de |d['’]|DE |D['’])$/u,
  // Letters of a club stand for its town: "LOSC de Lille".
  keptBehind: /(?<!\p{L})(?:LOSC|OGC|ASSE|ASNL|MHSC|EAG|SRFC) (?:de |d['’])$/u,
  besides:
    /(?<!\p{L})(?:près d|à côté d|aux (?:alentours|environs|portes) d|non loin d|proche d|au (?:nord|sud)(?:-(?:est|ouest))? d|à l['’](?:est|ouest) d|kilomètres d|km d)(?:e |['’])$/iu,
  metropolises: METROPOLISES,
  parts: {
    'Auvergne-Rhône-Alpes':
      'Ain Allier Ardèche Cantal Drôme Isère Loire Haute-Loire Puy-de-Dôme Rhône Savoie Haute-Savoie',
    'Hauts-de-France': 'Aisne Nord Oise Pas-de-Calais Somme',
    'Île-de-France': "Seine-et-Marne Yvelines Essonne Hauts-de-Seine Seine-Saint-Denis Val-de-Marne Val-d'Oise",
    'Grand Est': 'Ardennes Aube Marne Haute-Marne Meurthe-et-Moselle Meuse Moselle Bas-Rhin Haut-Rhin Vosges',
    'Nouvelle-Aquitaine':
      'Charente Charente-Maritime Corrèze Creuse Dordogne Gironde Landes Lot-et-Garonne Pyrénées-Atlantiques Deux-Sèvres Vienne Haute-Vienne',
    Occitanie:
      'Ariège Aude Aveyron Gard Haute-Garonne Gers Hérault Lot Lozère Hautes-Pyrénées Pyrénées-Orientales Tarn Tarn-et-Garonne',
    Bretagne: "Côtes-d'Armor Finistère Ille-et-Vilaine Morbihan",
    'Pays de la Loire': 'Loire-Atlantique Maine-et-Loire Mayenne Sarthe Vendée',
    "Provence-Alpes-Côte d'Azur": 'Alpes-de-Haute-Provence Hautes-Alpes Alpes-Maritimes Bouches-du-Rhône Var Vaucluse',
    Normandie: 'Calvados Eure Manche Orne Seine-Maritime',
    'Centre-Val de Loire': 'Cher Eure-et-Loir Indre Indre-et-Loire Loir-et-Cher Loiret',
    'Bourgogne-Franche-Comté': "Côte-d'Or Doubs Jura Nièvre Haute-Saône Saône-et-Loire Yonne Territoire_de_Belfort",
    Corse: 'Corse-du-Sud Haute-Corse',
  },
  zipAreas:
    "Auvergne-Rhône-Alpes 01 03 07 15 26 38 42 43 63 69 73 74|Hauts-de-France 02 59 60 62 80|Île-de-France 77 78 91-95 75|Grand_Est 08 10 51 52 54 55 57 67 68 88|Nouvelle-Aquitaine 16 17 19 23 24 33 40 47 64 79 86 87|Occitanie 09 11 12 30 31 32 34 46 48 65 66 81 82|Bretagne 22 29 35 56|Pays_de_la_Loire 44 49 53 72 85|Provence-Alpes-Côte_d'Azur 04 05 06 13 83 84 97-98|Normandie 14 27 50 61 76|Centre-Val_de_Loire 18 28 36 37 41 45|Bourgogne-Franche-Comté 21 25 39 58 70 71 89 90|Corse 20",
};

/** France: the first digit after the 0 tells region, mobile or special number, and stays of its kind. */
const FRANCE: NumberingPlan = {
  country: '33',
  draw(national, rng) {
    const trunk = national.length === 10 && national.startsWith('0') ? '0' : '';
    if (national.length - trunk.length !== 9) return undefined;
    const kind = national.charAt(trunk.length);
    const zone = /[1-5]/.test(kind) ? between(1, 5, rng) : /[67]/.test(kind) ? rng.pick(['6', '6', '7']) : kind;
    if (zone === '7') return `${trunk}7${between(3, 8, rng)}${figures(7, rng)}`;
    return /[1-6]/.test(zone)
      ? trunk + zone + between(zone === '6' ? 0 : 2, 8, rng) + figures(7, rng)
      : `${trunk}${zone}${figures(8, rng)}`;
  },
};

export const contact: Contact = {
  plans: [FRANCE],
  phones: '01 23 45 67 89|06 12 34 56 78|01.23.45.67.89|+33 6 12 34 56 78|0123456789',
  extension: /poste/u,
  ids: {
    'social-security': ['2 55 08 14 168 025 38'],
    account: ['FR14 2004 1010 0505 0001 3M02 606'],
    vehicle: ['AB-123-CD'],
  },
  birthNumber: /^[12](?<year>\d\d)(?<month>0[1-9]|1[0-2])(?:0[1-9]|[1-9]\d|2[AB])\d{6}(?:\d\d)?$/u,
  words: 'poste numero et ou adresse',
  numberWords: `
    numero dossier patient identifiant securite sociale nir ipp nda iep finess rpps adeli permis conduire passeport carte compte police assurance reference venue sejour prescription no`,
};
