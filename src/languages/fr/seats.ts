import type { Places } from '../pack.ts';

/** Towns with a court of first instance and a hospital: those of the departments, and others such. */
export const METROPOLISES =
  'Bourg-en-Bresse Laon Saint-Quentin Soissons Moulins Montluçon Vichy Digne-les-Bains Gap Nice Cannes Grasse Antibes Annonay Charleville-Mézières Sedan Pamiers Troyes Carcassonne Narbonne Rodez Millau ' +
  'Marseille Aix-en-Provence Martigues Caen Lisieux Bayeux Aurillac Angoulême Cognac La_Rochelle Saintes Rochefort Bourges Vierzon Brive-la-Gaillarde Tulle Ajaccio Bastia Dijon Beaune Saint-Brieuc Lannion Guéret ' +
  'Périgueux Bergerac Besançon Montbéliard Pontarlier Montélimar Romans-sur-Isère Évreux Vernon Chartres Dreux Brest Quimper Morlaix Nîmes Alès Toulouse Muret Auch Bordeaux Libourne Arcachon Montpellier Béziers Sète ' +
  'Rennes Saint-Malo Fougères Châteauroux Tours Grenoble Vienne Voiron Lons-le-Saunier Dole Mont-de-Marsan Dax Blois Vendôme Saint-Étienne Roanne Montbrison Le_Puy-en-Velay Nantes Orléans Montargis Gien Cahors Agen Marmande ' +
  'Angers Cholet Saumur Saint-Lô Avranches Reims Châlons-en-Champagne Épernay Chaumont Saint-Dizier Laval Mayenne Nancy Lunéville Toul Bar-le-Duc Verdun Vannes Lorient Pontivy Metz Thionville Sarreguemines Forbach Nevers ' +
  'Lille Douai Valenciennes Cambrai Roubaix Tourcoing Maubeuge Beauvais Compiègne Senlis Creil Alençon Argentan Flers Arras Béthune Boulogne-sur-Mer Calais Lens Saint-Omer Clermont-Ferrand Riom Pau Bayonne Tarbes Lourdes Perpignan ' +
  'Strasbourg Haguenau Sélestat Colmar Mulhouse Lyon Villefranche-sur-Saône Vesoul Mâcon Chalon-sur-Saône Autun Le_Mans La_Flèche Chambéry Albertville Aix-les-Bains Annecy Thonon-les-Bains Annemasse Paris Rouen Le_Havre Dieppe ' +
  "Melun Meaux Fontainebleau Versailles Mantes-la-Jolie Rambouillet Niort Bressuire Amiens Abbeville Albi Castres Montauban Toulon Draguignan Fréjus Hyères Avignon Carpentras Orange Cavaillon La_Roche-sur-Yon Les_Sables-d'Olonne Fontenay-le-Comte " +
  'Poitiers Châtellerault Limoges Épinal Saint-Dié-des-Vosges Auxerre Sens Belfort Évry Corbeil-Essonnes Étampes Nanterre Boulogne-Billancourt Bobigny Saint-Denis Créteil Vincennes Pontoise Argenteuil Cergy';

/** Towns of France, Belgium, Switzerland and Canada with bodies that few towns have: a list of each country. */
export const bodySeats: NonNullable<Places['bodySeats']> = [
  {
    before:
      /(?<!\p{L})(?:[Cc]our d['’]appel|COUR D['’]APPEL|CA|[Pp]rocureur général près la cour d['’]appel) (?:de |d['’]|DE |D['’])$/u,
    towns:
      'Agen Aix-en-Provence Amiens Angers Besançon Bordeaux Bourges Caen Chambéry Colmar Dijon Douai Grenoble Limoges Lyon Metz Montpellier Nancy Nîmes Orléans Paris Pau Poitiers Reims Rennes Riom Rouen Toulouse Versailles|Bruxelles Liège Mons Gand Anvers|Montréal Québec Ottawa Moncton',
  },
  {
    before:
      /(?<!\p{L})(?:CHR?U|CHRU|[Cc]entre hospitalier universitaire|[Hh]ôpitaux universitaires|[Uu]niversité|[Ff]aculté (?:de médecine|de droit|des lettres|des sciences)) (?:de |d['’])$/u,
    towns:
      'Amiens Angers Besançon Bordeaux Brest Caen Clermont-Ferrand Dijon Grenoble Lille Limoges Lyon Marseille Montpellier Nancy Nantes Nice Nîmes Orléans Poitiers Reims Rennes Rouen Saint-Étienne Strasbourg Toulouse Tours|Bruxelles Liège Mons Namur Louvain Gand Anvers|Lausanne Genève Neuchâtel Fribourg Berne Zurich Bâle Lucerne|Montréal Sherbrooke Moncton Ottawa Québec Toronto',
  },
  {
    before:
      /(?<!\p{L})(?:[Pp]arquet|[Tt]ribunal (?:de (?:première instance|commerce|police|l['’]entreprise)|du travail|correctionnel|d['’]arrondissement|de district)|[Pp]rocureur (?:du [Rr]oi )?|[Bb]arreau|[Éé]vêque|[Dd]iocèse|[Pp]alais de justice|[Pp]rovince|[Pp]rison) (?:de |d['’])$/u,
    towns: `${METROPOLISES}|Liège Mons Namur Charleroi Bruxelles Anvers Gand Bruges Louvain Nivelles Tournai Verviers Arlon Dinant Huy Hasselt|Lausanne Genève Neuchâtel Fribourg Berne Zurich Bâle Lucerne Sion Delémont|Montréal Québec Sherbrooke Gatineau Trois-Rivières Rimouski Saguenay`,
  },
];
