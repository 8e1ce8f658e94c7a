// French lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const commonFemale =
  words(`Marie, Jeanne, Françoise, Monique, Catherine, Nathalie, Isabelle, Jacqueline, Anne, Sylvie, Martine,
Madeleine, Nicole, Suzanne, Hélène, Christine, Marguerite, Denise, Louise, Christiane, Yvonne, Valérie, Sophie, Céline, Sandrine,
Stéphanie, Véronique, Chantal, Patricia, Annie, Brigitte, Julie, Aurélie, Caroline, Laurence, Émilie, Claire, Élodie, Virginie, Camille,
Léa, Manon, Emma, Chloé, Sarah, Laura, Pauline, Marine, Mathilde, Lucie, Alice, Jade, Inès, Lina, Louna, Juliette, Charlotte, Simone,
Germaine, Odette, Paulette, Michèle, Danielle, Colette, Joëlle, Corinne, Florence, Delphine, Karine, Mélanie`);
export const commonMale =
  words(`Jean, Pierre, Michel, André, Philippe, Louis, René, Alain, Jacques, Bernard, Marcel, Daniel, Roger, Robert,
Paul, Claude, Henri, Christian, Nicolas, Georges, François, Patrick, Gérard, Christophe, Joseph, Julien, Maurice, Laurent, Frédéric, Eric,
Éric, David, Stéphane, Pascal, Sébastien, Alexandre, Thomas, Olivier, Thierry, Raymond, Guy, Antoine, Lucas, Hugo, Théo, Enzo, Louis, Gabriel,
Arthur, Raphaël, Jules, Adam, Maxime, Guillaume, Kevin, Romain, Vincent, Bruno, Didier, Dominique, Serge, Yves, Gilles, Marc, Jean-Pierre,
Mathieu, Benjamin, Clément, Quentin, Florian`);
export const moreFemale =
  words(`Marie-Claude, Marie-Christine, Marie-Thérèse, Marie-France, Marie-Hélène, Marie-Louise, Marie-Laure, Marie-Pierre,
Marie-Noëlle, Marie-Ange, Marie-Paule, Marie-José, Marie-Françoise, Marie-Madeleine, Marie-Odile, Anne-Marie, Anne-Sophie, Anne-Laure, Anne-Claire,
Anne-Lise, Rose-Marie, Lise-Marie, Annick, Arlette, Bernadette, Claudine, Clotilde, Cosette, Dominique, Édith, Éliane, Élisabeth, Estelle, Eugénie,
Évelyne, Fabienne, Fernande, Gaëlle, Ghislaine, Gilberte, Ginette, Gisèle, Henriette, Huguette, Ida, Irène, Jocelyne, Josiane, Lucette, Lucienne,
Lydie, Maëlle, Marcelle, Marinette, Mauricette, Micheline, Mireille, Muguette, Nadège, Noémie, Odile, Paule, Raymonde, Régine, Rolande, Séverine,
Solange, Thérèse, Viviane, Yolande, Yvette, Zélie`);
export const moreMale =
  words(`Jean-Claude, Jean-Paul, Jean-Luc, Jean-Marc, Jean-Michel, Jean-Jacques, Jean-Louis, Jean-François, Jean-Marie, Jean-Yves,
Jean-Philippe, Jean-Baptiste, Jean-Charles, Jean-Christophe, Jean-Noël, Jean-Denis, Jean-Bernard, Jean-René, Pierre-Yves, Pierre-Louis, Pierre-Henri,
Paul-Henri, Charles-Henri, Louis-Philippe, Marc-Antoine, Achille, Aimé, Anatole, Aristide, Armand, Aurélien, Baptiste, Barnabé, Basile, Célestin,
Corentin, Damien, Édouard, Émile, Étienne, Fabrice, Félicien, Fernand, Firmin, Gaël, Gaston, Ghislain, Gontran, Grégoire, Hervé, Honoré, Jérôme,
Joël, Lionel, Loïc, Ludovic, Lucien, Maël, Malo, Mickaël, Norbert, Octave, Pascal, Régis, Rémi, Sylvain, Tanguy, Tristan, Ulysse, Valentin, Yann,
Yannick, Yvon, Zacharie`);
export const noGivenNames = words(`Lyle, Merle, Margaret, Lucy, Alexandria, Alex, Charles-Marie`);
export const givenNameGenders = {
  Dominique: 'u',
  Camille: 'u',
  Claude: 'u',
  Sacha: 'u',
  Charlie: 'u',
  Alix: 'u',
  Lou: 'u',
  Andrea: 'u',
  Morgan: 'm',
  Morgane: 'f',
  Marie: 'f',
  Jean: 'm',
  Yannick: 'm',
  Gabriel: 'm',
  Noa: 'u',
  Eden: 'u',
  Maxence: 'm',
  Maxime: 'm',
  Loïs: 'u',
  Stéphane: 'm',
  Michel: 'm',
  Ange: 'm',
  Frédérique: 'f',
  Laurence: 'f',
  Gwendoline: 'f',
  Mae: 'f',
  Anaël: 'u',
};
export const noFamilyNames =
  words(`Da silva, Young, Savage, Otis, Brown, Collins, King, James, Robinson, Mitchell, Johnson, Smith, Wilson, Campbell, Murphy, Ross, Taylor, Fraser, Lee, Scott,
Morgan, Nelson, Thompson, White, Clark, Allen, Walker, Stewart, Green, Carter, Evans, Baker, Cook, Harvey, Davis, Anderson, Kennedy, Gordon, Graham, Grant, Hamilton, Hall, Hill, Jackson, Jones, Kelly, Marshall, Miller, Moore,
Murray, Parker, Phillips, Reid, Roberts, Rogers, Ryan, Simpson, Sullivan, Turner, Ward, Watson, Williams, Wood, Wright, Lewis, Harris, Cooper, Bell, Burns, Butler, Bishop, Ford, Black, Ashby, Hains, Moi, Clarke, Dasilva, Fevre, Fevrier, Blackburn, Blackwell`);

/** Saints as they stand in names of places and houses, hyphenated; gender is the title's. */
export const saints = {
  m: words(`Saint-Alexis, Saint-Ambroise, Saint-André, Saint-Antoine, Saint-Aubin, Saint-Augustin, Saint-Barthélemy, Saint-Benoît, Saint-Bernard,
Saint-Blaise, Saint-Bruno, Saint-Camille, Saint-Charles, Saint-Christophe, Saint-Claude, Saint-Clément, Saint-Côme, Saint-Cyprien, Saint-Denis,
Saint-Didier, Saint-Dominique, Saint-Éloi, Saint-Émilien, Saint-Esprit, Saint-Étienne, Saint-Eustache, Saint-Ferdinand, Saint-Fiacre, Saint-Firmin, Saint-François,
Saint-Gabriel, Saint-Gatien, Saint-Georges, Saint-Germain, Saint-Gilles, Saint-Grégoire, Saint-Guénolé, Saint-Hilaire, Saint-Honoré, Saint-Hubert, Saint-Ignace,
Saint-Jacques, Saint-Jean, Saint-Jean-Baptiste, Saint-Jérôme, Saint-Joseph, Saint-Jude, Saint-Julien, Saint-Laurent, Saint-Lazare, Saint-Léger, Saint-Léon,
Saint-Loup, Saint-Louis, Saint-Luc, Saint-Maclou, Saint-Marc, Saint-Marcel, Saint-Martial, Saint-Martin, Saint-Mathieu, Saint-Maurice, Saint-Maur, Saint-Médard,
Saint-Michel, Saint-Nicolas, Saint-Ouen, Saint-Pascal, Saint-Paul, Saint-Philibert, Saint-Philippe, Saint-Pierre, Saint-Pol, Saint-Privat, Saint-Quentin,
Saint-Raphaël, Saint-Rémi, Saint-Roch, Saint-Romain, Saint-Sauveur, Saint-Sébastien, Saint-Sernin, Saint-Séverin, Saint-Simon, Saint-Sulpice, Saint-Symphorien,
Saint-Thibault, Saint-Thomas, Saint-Urbain, Saint-Valéry, Saint-Victor, Saint-Vincent, Saint-Vincent-de-Paul, Saint-Yves`),
  f: words(`Sainte-Agathe, Sainte-Agnès, Sainte-Anne, Sainte-Barbe, Sainte-Bernadette, Sainte-Blandine, Sainte-Brigitte, Sainte-Catherine, Sainte-Cécile,
Sainte-Claire, Sainte-Clotilde, Sainte-Colette, Sainte-Colombe, Sainte-Croix, Sainte-Élisabeth, Sainte-Eugénie, Sainte-Eulalie, Sainte-Famille, Sainte-Foy,
Sainte-Geneviève, Sainte-Germaine, Sainte-Hélène, Sainte-Jeanne, Sainte-Jeanne-d'Arc, Sainte-Julie, Sainte-Luce, Sainte-Madeleine, Sainte-Marguerite,
Sainte-Marie, Sainte-Marthe, Sainte-Monique, Sainte-Odile, Sainte-Radegonde, Sainte-Rita, Sainte-Rose, Sainte-Solange, Sainte-Thérèse, Sainte-Ursule,
Sainte-Victoire, Notre-Dame, Notre-Dame-de-Bon-Secours, Notre-Dame-de-la-Garde, Notre-Dame-de-la-Paix, Notre-Dame-de-Lourdes, Notre-Dame-des-Anges, Notre-Dame-des-Champs,
Notre-Dame-du-Perpétuel-Secours, Notre-Dame-du-Rosaire`),
};

/** Names of houses that say where they stand. */
export const houses =
  words(`des Acacias, des Amandiers, des Arcades, de l'Arche, de l'Aubépine, des Augustines, de Beaulieu, de Beauregard, de Beauséjour, de Bel-Air,
de Bellevue, de Bon-Secours, des Bruyères, des Buissonnets, du Cèdre, des Cèdres, des Cerisiers, de la Châtaigneraie, du Château, des Chênes, de la Citadelle, du Clos,
des Collines, de la Côte, du Coteau, de la Croix-Blanche, des Diaconesses, des Églantines, de l'Espérance, de l'Étoile, des Fontaines, de la Forêt, des Genêts, des Glycines,
du Grand-Parc, des Hauts, de l'Horizon, des Jardins, du Lac, des Lilas, de la Louvière, du Mail, des Mimosas, de la Miséricorde, de Montplaisir, du Moulin, des Oliviers,
de l'Ormeau, du Parc, de la Pergola, des Peupliers, des Pins, de la Pinède, de la Providence, de la Présentation, de la Roseraie, de la Rotonde, du Sacré-Cœur, des Sapins,
de la Source, des Sources, des Tilleuls, de la Tour, du Val, du Val-Fleuri, de la Vallée, des Vallées, des Vignes, de la Visitation`);

export const streetKinds = words(
  `rue, avenue, boulevard, place, chemin, allée, impasse, route, passage, square, quai, cours, ruelle, sentier, esplanade, villa, montée, promenade`,
);
export const streetCores =
  words(`de la Paix, de la République, de la Liberté, de la Gare, de la Mairie, de la Poste, de l'Église, de l'École, de l'Hôpital, de l'Hôtel-de-Ville,
de la Fontaine, de la Forêt, de la Chapelle, de la Croix, de la Victoire, de la Libération, de la Résistance, de la Fraternité, de la Plage, de la Mer, de la Marne, de la Loire,
de la Seine, de la Garenne, de la Vallée, de la Montagne, de la Prairie, de la Rivière, de la Source, de la Tour, de la Tuilerie, de la Verrerie, de la Briqueterie, de la Scierie,
de la Ferme, de la Grange, de la Treille, de la Vigne, de la Citadelle, de la Concorde, de la Convention, de la Monnaie, de la Visitation, de la Roseraie, de la Bergerie,
de l'Abbaye, de l'Abreuvoir, de l'Arsenal, de l'Avenir, de l'Espérance, de l'Étang, de l'Europe, de l'Industrie, de l'Observatoire, de l'Océan, de l'Orangerie, de l'Union,
du Moulin, du Château, du Stade, du Marché, du Lavoir, du Puits, du Pont, du Port, du Bac, du Bois, du Parc, du Lac, du Pré, du Presbytère, du Prieuré, du Cimetière, du Collège,
du Commerce, du Couvent, du Faubourg, du Four, du Général-de-Gaulle, du Général-Leclerc, du Maréchal-Foch, du Maréchal-Joffre, du Maréchal-Leclerc, du Midi, du Nord, du Palais, du Soleil,
du Temple, du Théâtre, du Vieux-Moulin, du 8-Mai-1945, du 11-Novembre, du 14-Juillet, du 4-Septembre, des Acacias, des Alouettes, des Amandiers, des Aubépines, des Bleuets,
des Bouleaux, des Bruyères, des Capucines, des Cerisiers, des Champs, des Charmes, des Châtaigniers, des Chênes, des Cordeliers, des Coquelicots, des Écoles, des Églantiers, des Érables,
des Fleurs, des Fossés, des Frênes, des Genêts, des Glycines, des Hirondelles, des Jardins, des Jonquilles, des Lavandes, des Lilas, des Marronniers, des Martyrs, des Mésanges, des Mimosas,
des Mûriers, des Noisetiers, des Noyers, des Oliviers, des Ormes, des Peupliers, des Pins, des Platanes, des Primevères, des Prés, des Remparts, des Rosiers, des Sapins, des Saules, des Tanneurs,
des Tilleuls, des Tisserands, des Violettes, des Vignes, d'Alsace, d'Anjou, d'Aquitaine, d'Artois, d'Austerlitz, d'Italie, de Bourgogne, de Bretagne, de Champagne, de Lorraine, de Normandie,
de Picardie, de Provence, de Savoie, de Verdun, Basse, Haute, Neuve, Grande, Principale, Traversière, Royale, Pasteur, Victor-Hugo, Jean-Jaurès, Émile-Zola, Gambetta, Voltaire,
Molière, Racine, Corneille, Balzac, Lamartine, Alphonse-Daudet, George-Sand, Arthur-Rimbaud, Paul-Verlaine, Charles-Baudelaire, Jules-Ferry, Jules-Verne, Jules-Guesde, Anatole-France,
Aristide-Briand, Léon-Blum, Pierre-Curie, Marie-Curie, Jean-Moulin, Jean-Mermoz, Saint-Exupéry, Louis-Blanc, Ledru-Rollin, Carnot, Thiers, Hoche, Kléber, Marceau, Diderot, Descartes,
Montaigne, Rabelais, Ronsard, La Fontaine, La Fayette, Mirabeau, Claude-Bernard, Ambroise-Paré, Parmentier, Hector-Berlioz, Claude-Debussy, Maurice-Ravel, Georges-Bizet, Auguste-Renoir,
Claude-Monet, Paul-Cézanne, Gustave-Courbet, Eugène-Delacroix, Jacques-Cartier, Surcouf, Duguesclin, Jeanne-d'Arc, Jeanne-Hachette, Henri-IV, Saint-Louis`);

export const specialties =
  words(`Addictologie, Allergologie, Anatomie et Cytologie pathologiques, Anesthésie-Réanimation, Biochimie, Biologie médicale, Cancérologie, Cardiologie, Chirurgie cardiaque,
Chirurgie digestive, Chirurgie digestive et viscérale, Chirurgie générale, Chirurgie infantile, Chirurgie maxillo-faciale, Chirurgie orthopédique, Chirurgie orthopédique et traumatologique, Chirurgie plastique,
Chirurgie thoracique, Chirurgie vasculaire, Dermatologie, Diabétologie, Endocrinologie, Explorations fonctionnelles, Gastro-entérologie, Génétique médicale, Gériatrie, Gynécologie-Obstétrique,
Hématologie, Hématologie clinique, Hépatologie, Hôpital de jour, Imagerie médicale, Immunologie, Maladies infectieuses, Médecine interne, Médecine nucléaire, Médecine physique et Réadaptation,
Médecine polyvalente, Médecine vasculaire, Médecine du travail, Microbiologie, Néonatalogie, Néphrologie, Neurochirurgie, Neurologie, Obstétrique, Oncologie, Oncologie médicale, Ophtalmologie,
ORL, Pédiatrie, Pharmacie, Pneumologie, Psychiatrie, Radiologie, Radiothérapie, Réanimation, Réanimation médicale, Rhumatologie, Soins intensifs, Soins palliatifs, Stomatologie, Traumatologie,
Urgences, Urologie, Unité neurovasculaire, Consultations externes, Bloc opératoire, Maternité`);

export const companyKinds =
  words(`Ambulances, Ateliers, Auto-école, Autocars, Boucherie, Boulangerie, Brasserie, Bureau d'études, Cabinet, Café, Carrelages, Carrosserie, Cave, Charcuterie, Charpentes, Chauffage,
Chaussures, Chocolaterie, Coiffure, Compagnie, Confiserie, Conserverie, Constructions, Cordonnerie, Couverture, Crêperie, Cycles, Distillerie, Domaine, Droguerie, Ébénisterie, Éditions, Électricité, Entreprise,
Épicerie, Établissements, Fleurs, Fonderie, Fromagerie, Garage, Groupe, Horlogerie, Hôtel, Imprimerie, Jardinerie, Laboratoires, Laiterie, Librairie, Location, Maçonnerie, Maison, Menuiserie, Menuiseries,
Meubles, Minoterie, Miroiterie, Optique, Papeterie, Parfumerie, Pâtisserie, Peinture, Pépinières, Pharmacie, Plomberie, Pressing, Quincaillerie, Restaurant, Scierie, Serrurerie, Société, Taxis, Textiles,
Toitures, Traiteur, Transports, Travaux publics, Tuileries, Verrerie, Vignobles, Voyages`);
export const companyForms = words(`SARL, SA, SAS, SASU, EURL, SNC, S.A.R.L., S.A., SCI, SCOP`);
export const causes =
  words(`les malades d'Alzheimer, les insuffisants rénaux, les diabétiques, la recherche médicale, la lutte contre le cancer, l'enfance en danger, les personnes handicapées, les personnes âgées,
les donneurs de sang, le logement des jeunes, l'insertion professionnelle, la prévention routière, la sauvegarde du patrimoine, la protection de la nature, le soutien scolaire, l'aide à domicile,
la formation professionnelle, les anciens combattants, les familles rurales, le secours en montagne, les aveugles et malvoyants, les sourds et malentendants, la mucoviscidose, la sclérose en plaques,
les myopathies, l'autisme, la santé mentale, le don d'organes, l'hospitalisation à domicile, les soins palliatifs, la petite enfance, le sport adapté, la solidarité internationale, l'accueil des réfugiés,
le commerce équitable, les jardins partagés, la lecture publique, l'éducation populaire, les aidants familiaux`);

export const emailDomains = words(
  `gmail.com, orange.fr, hotmail.fr, free.fr, wanadoo.fr, yahoo.fr, laposte.net, outlook.fr, sfr.fr, hotmail.com, live.fr, icloud.com, bbox.fr, neuf.fr, outlook.com, numericable.fr, club-internet.fr, gmx.fr, aol.com, protonmail.com`,
);
export const urlWords = words(
  `cabinet, clinique, hopital, pharmacie, centre, fondation, institut, association, ecole, boulangerie, garage, hotel, restaurant, transports, librairie, optique, laboratoire, notaires, mairie, residence`,
);

export const regions = {
  FR: words(`Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Grand Est, Hauts-de-France, Île-de-France, Normandie, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, Provence-Alpes-Côte d'Azur,
Alsace, Aquitaine, Auvergne, Champagne-Ardenne, Franche-Comté, Languedoc-Roussillon, Limousin, Lorraine, Midi-Pyrénées, Nord-Pas-de-Calais, Picardie, Poitou-Charentes, Rhône-Alpes`),
  BE: words(`Brabant wallon, Hainaut, Wallonie`),
  CH: words(`Argovie, Berne, Fribourg, Genève, Jura, Lucerne, Neuchâtel, Soleure, Tessin, Thurgovie, Valais, Vaud`),
  CA: words(`Québec, Nouveau-Brunswick, Ontario`),
};
/** Regions by GeoNames code. */
export const regionCodes = {
  11: 'Île-de-France',
  24: 'Centre-Val de Loire',
  27: 'Bourgogne-Franche-Comté',
  28: 'Normandie',
  32: 'Hauts-de-France',
  44: 'Grand Est',
  52: 'Pays de la Loire',
  53: 'Bretagne',
  75: 'Nouvelle-Aquitaine',
  76: 'Occitanie',
  84: 'Auvergne-Rhône-Alpes',
  93: "Provence-Alpes-Côte d'Azur",
  94: 'Corse',
};
export const noTown =
  /^(?:Paris .|Lyon .|Marseille .|Plaine \d|Arrondissement|Quartier|Belsunce|Vieux|La Défense$)|Arrondissement|\(|^(?!(?:Les?|La) )\S+ |^Les Moulins$|^Saint-Henri$|^Sormiou$/u;
