import type { Places } from '../pack.ts';

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
    towns:
      '|Liège Mons Namur Charleroi Bruxelles Anvers Gand Bruges Louvain Nivelles Tournai Verviers Arlon Dinant Huy Hasselt|Lausanne Genève Neuchâtel Fribourg Berne Zurich Bâle Lucerne Sion Delémont|Montréal Québec Sherbrooke Gatineau Trois-Rivières Rimouski Saguenay',
  },
  {
    before: /(?<!\p{L})(?:[Pp][èe]lerin(?:age|s)?|[Ss]anctuaires?) (?:à |de |d['’])$/u,
    towns: 'Lourdes Lisieux Paray-le-Monial Rocamadour Vézelay Chartres Ars-sur-Formans Pontmain Le_Puy-en-Velay',
  },
  // Of Quebec, some of whose towns are called as French ones are.
  {
    before: /(?<!\p{L})(?:CI?U?SSS|CLSC|[Cc]égep) (?:de |d['’])$/u,
    towns:
      'Laval Sherbrooke Gatineau Longueuil Rimouski Shawinigan Chicoutimi Joliette Lévis Saint-Jérôme Drummondville Granby Trois-Rivières Victoriaville',
  },
];
