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

/** Masculine form, a slash, and the feminine form or its ending (see build-fr.js); a word without a slash serves both. */
export const professions = {
  medicine:
    words(`docteur/docteure, praticien hospitalier/praticienne hospitalière, chef de clinique/cheffe de clinique,
chirurgien pédiatrique/chirurgienne pédiatrique, médecin assistant/médecin assistante, chirurgien/ne, chirurgien-dentiste/chirurgienne-dentiste,
chirurgien orthopédiste/chirurgienne orthopédiste, vétérinaire, médecin, médecin généraliste, médecin urgentiste, médecin du travail,
médecin légiste, médecin de campagne, anesthésiste, cardiologue, dentiste, dermatologue, gériatre, gynécologue, neurologue, ophtalmologue,
pédiatre, pneumologue, psychiatre, radiologue, rhumatologue, urologue, cancérologue, gastro-entérologue, stomatologue, allergologue, spécialiste`),
  care: words(`infirmier/ère, infirmier libéral/infirmière libérale, infirmier scolaire/infirmière scolaire, infirmier de bloc/infirmière de bloc,
aide-soignant/e, ambulancier/ère, assistant social/assistante sociale, assistant maternel/assistante maternelle, diététicien/ne,
éducateur spécialisé/éducatrice spécialisée, laborantin/e, masseur-kinésithérapeute/masseuse-kinésithérapeute, opticien/ne, pharmacien/ne,
préparateur en pharmacie/préparatrice en pharmacie, psychomotricien/ne, puériculteur/trice, travailleur social/travailleuse sociale,
technicien de laboratoire/technicienne de laboratoire, assistant dentaire/assistante dentaire, aide à domicile, auxiliaire de vie,
auxiliaire de puériculture, cadre de santé, ergothérapeute, kinésithérapeute, nourrice, orthophoniste, orthoptiste, ostéopathe, pédicure,
psychologue, psychothérapeute, sage-femme, auxiliaire`),
  justice:
    words(`magistrat/e, greffier/ère, huissier de justice/huissière de justice, huissier/ère, procureur/e, substitut du procureur/substitute du procureur,
président de chambre/présidente de chambre, avocat général/avocate générale, surveillant de prison/surveillante de prison,
conseiller à la cour d'appel/conseillère à la cour d'appel, médiateur/trice, expert judiciaire/experte judiciaire,
conciliateur de justice/conciliatrice de justice, commissaire de justice, juge, juge d'instruction, juge des enfants,
juge aux affaires familiales, juge de paix, juge consulaire, assesseur/e, vice-procureur/vice-procureure`),
  law: words(`avocat/e, avocat pénaliste/avocate pénaliste, avocat d'affaires/avocate d'affaires, avocat fiscaliste/avocate fiscaliste,
avocat stagiaire/avocate stagiaire, avoué/e, conseiller juridique/conseillère juridique, assistant juridique/assistante juridique,
clerc de notaire, notaire, juriste, juriste d'entreprise, fiscaliste, notaire associé/notaire associée, pénaliste, mandataire judiciaire,
collaborateur de notaire/collaboratrice de notaire, juriste en droit social`),
  government:
    words(`conseiller municipal/conseillère municipale, conseiller général/conseillère générale, conseiller régional/conseillère régionale, député/e,
sénateur/trice, adjoint au maire/adjointe au maire, ambassadeur/trice, délégué syndical/déléguée syndicale,
délégué du personnel/déléguée du personnel, préfet/préfète, sous-préfet/sous-préfète, attaché parlementaire/attachée parlementaire, élu/e,
conseiller d'arrondissement/conseillère d'arrondissement, maire, ministre, diplomate, syndicaliste, secrétaire de mairie, secrétaire d'État,
porte-parole, parlementaire, eurodéputé/e, président/e`),
  security:
    words(`agent de sécurité/agente de sécurité, agent de police/agente de police, agent pénitentiaire/agente pénitentiaire, douanier/ère,
gardien de la paix/gardienne de la paix, gardien de nuit/gardienne de nuit, policier/ère, policier municipal/policière municipale, pompier/ère,
sapeur-pompier/sapeuse-pompière, officier de police/officière de police, adjudant/e, détective privé/détective privée, vigile, gendarme,
militaire, garde du corps, commissaire de police, maître-chien, capitaine, soldat/e, sergent/e, militaire de carrière,
maître-nageur sauveteur/maître-nageuse sauveteuse, gendarme adjoint/gendarme adjointe, gendarme mobile, agent/e, officier/ère`),
  teaching:
    words(`enseignant/e, formateur/trice, instituteur/trice, professeur/e, professeur des écoles/professeure des écoles,
professeur de mathématiques/professeure de mathématiques, professeur d'anglais/professeure d'anglais,
professeur de musique/professeure de musique, directeur d'école/directrice d'école, moniteur d'auto-école/monitrice d'auto-école,
animateur/trice, éducateur/trice, proviseur/e, surveillant/e, conseiller d'orientation/conseillère d'orientation,
conseiller d'éducation/conseillère d'éducation, directeur de collège/directrice de collège, animateur périscolaire/animatrice périscolaire,
principal de collège/principale de collège, maître de conférences/maîtresse de conférences, maître d'école/maîtresse d'école`),
  research:
    words(`chercheur/euse, historien/ne, mathématicien/ne, physicien/ne, biologiste, géologue, océanographe, sociologue, archéologue, archiviste, astronome,
bibliothécaire, documentaliste, philosophe, chimiste, botaniste, ethnologue, géographe, biochimiste, anthropologue, linguiste, statisticien/ne,
climatologue, météorologue, technicien de recherche/technicienne de recherche, ingénieur de recherche/ingénieure de recherche, zoologiste,
assistant de recherche/assistante de recherche, doctorant/e`),
  engineering:
    words(`ingénieur/e, ingénieur agronome/ingénieure agronome, ingénieur chimiste/ingénieure chimiste, ingénieur commercial/ingénieure commerciale,
ingénieur en bâtiment/ingénieure en bâtiment, ingénieur informatique/ingénieure informatique, dessinateur/trice,
dessinateur industriel/dessinatrice industrielle, informaticien/ne, programmeur/euse, développeur/euse, développeur web/développeuse web,
administrateur réseau/administratrice réseau, architecte, architecte d'intérieur, géomètre, paysagiste, urbaniste, webmestre, projeteur/euse,
analyste-programmeur/analyste-programmeuse, architecte naval/architecte navale, géomètre-expert, ergonome`),
  repair:
    words(`mécanicien/ne, mécanicien automobile/mécanicienne automobile, mécanicien agricole/mécanicienne agricole, carrossier/ère, électricien/ne,
électromécanicien/ne, électronicien/ne, plombier/ère, serrurier/ère, technicien/ne, technicien de maintenance/technicienne de maintenance,
ascensoriste, réparateur d'électroménager/réparatrice d'électroménager, dépanneur/euse, installateur sanitaire/installatrice sanitaire,
ramoneur/euse, chauffagiste, plombier-chauffagiste/plombière-chauffagiste, frigoriste, garagiste, antenniste,
réparateur de cycles/réparatrice de cycles, motoriste, agent de maintenance/agente de maintenance, vélociste`),
  building:
    words(`maçon/ne, carreleur/euse, charpentier/ère, couvreur/euse, plâtrier/ère, peintre en bâtiment, peintre décorateur/peintre décoratrice, vitrier/ère,
menuisier/ère, grutier/ère, chef de chantier/cheffe de chantier, conducteur de travaux/conductrice de travaux,
ouvrier du bâtiment/ouvrière du bâtiment, terrassier/ère, ferrailleur/euse, étancheur/euse, façadier/ère, tailleur de pierre/tailleuse de pierre,
entrepreneur en maçonnerie/entrepreneuse en maçonnerie, manœuvre, plaquiste, marbrier/ère, peintre-vitrier, chef d'équipe/cheffe d'équipe,
parqueteur/euse, plâtrier-peintre, cordiste, peintre en décors, paveur/euse, staffeur/euse, solier/ère`),
  industry:
    words(`ouvrier/ère, ouvrier d'usine/ouvrière d'usine, ouvrier qualifié/ouvrière qualifiée, ouvrier textile/ouvrière textile, soudeur/euse,
chaudronnier/ère, imprimeur/euse, magasinier/ère, manutentionnaire, préparateur de commandes/préparatrice de commandes,
opérateur sur machine/opératrice sur machine, tourneur-fraiseur/tourneuse-fraiseuse, tourneur/euse, fondeur/euse, mineur de fond/mineuse de fond,
cariste, agent de production/agente de production, monteur/euse, fraiseur/euse, chef d'atelier/cheffe d'atelier, ajusteur/euse, tisserand/e,
métallurgiste, conducteur de machines/conductrice de machines, docker, sidérurgiste, papetier/ère, intérimaire, contremaître/contremaîtresse,
machiniste, responsable d'entrepôt, opérateur/trice`),
  transport:
    words(`chauffeur/euse, chauffeur de taxi/chauffeuse de taxi, chauffeur routier/conductrice routière, chauffeur-livreur/chauffeuse-livreuse,
conducteur de bus/conductrice de bus, conducteur de train/conductrice de train, conducteur de tramway/conductrice de tramway, contrôleur/euse,
déménageur/euse, facteur/trice, livreur/euse, postier/ère, coursier/ère, cheminot/e, hôte de l'air/hôtesse de l'air, marin, batelier/ère,
pilote de ligne, pilote d'hélicoptère, capitaine de navire, chef de gare, steward, aiguilleur/euse, transporteur/euse, routier/ère,
agent d'escale/agente d'escale, chef de bord, conducteur/trice`),
  farming:
    words(`agriculteur/trice, apiculteur/trice, berger/ère, bûcheron/ne, éleveur/euse, exploitant agricole/exploitante agricole, horticulteur/trice,
jardinier/ère, maraîcher/ère, marin-pêcheur, ostréiculteur/trice, ouvrier agricole/ouvrière agricole, vigneron/ne, viticulteur/trice,
pêcheur/euse, agriculteur bio/agricultrice bio, céréalier/ère, vacher/ère, saisonnier agricole/saisonnière agricole, arboriculteur/trice,
fermier/ère, garde forestier/garde forestière, pépiniériste, garde-chasse, jardinier paysagiste/jardinière paysagiste, sylviculteur/trice,
technicien forestier/technicienne forestière, pisciculteur/trice, aviculteur/trice, bouvier/ère, chef de culture,
ouvrier viticole/ouvrière viticole, agronome, patron pêcheur/patronne pêcheuse, trayeur/euse, garde-pêche,
entrepreneur agricole/entrepreneuse agricole, exploitant forestier/exploitante forestière, élagueur/euse, garde champêtre`),
  food: words(`barman/barmaid, boucher/ère, boulanger/ère, charcutier/ère, cuisinier/ère, fromager/ère, meunier/ère, pâtissier/ère, poissonnier/ère,
restaurateur/trice, serveur/euse, brasseur/euse, aide-cuisinier/aide-cuisinière, employé de restauration/employée de restauration,
chocolatier/ère, traiteur, commis de cuisine, commis de salle, chef de cuisine, chef de rang, chef pâtissier/cheffe pâtissière, maître d'hôtel,
sommelier/ère, crêpier/ère, cafetier/ère, pizzaïolo, second de cuisine, plongeur/euse, glacier/ère`),
  trade:
    words(`acheteur/euse, agent immobilier/agente immobilière, agent d'assurances/agente d'assurances, brocanteur/euse, caissier/ère, commerçant/e,
commercial/e, représentant de commerce/représentante de commerce, télévendeur/euse, vendeur/euse,
employé de libre-service/employée de libre-service, épicier/ère, négociant/e, marchand de fruits/marchande de fruits, courtier/ère,
conseiller de vente/conseillère de vente, antiquaire, fleuriste, libraire, buraliste, quincaillier/ère, galeriste, grossiste, chef de rayon,
mandataire automobile, disquaire, kiosquier/ère, agent commercial/agente commerciale`),
  office:
    words(`employé de banque/employée de banque, employé de bureau/employée de bureau, agent administratif/agente administrative,
expert-comptable/experte-comptable, inspecteur des impôts/inspectrice des impôts, contrôleur des impôts/contrôleuse des impôts,
assistant de direction/assistante de direction, conseiller bancaire/conseillère bancaire, assistant administratif/assistante administrative,
employé de mairie/employée de mairie, téléconseiller/ère, aide-comptable, comptable, économiste, fonctionnaire,
fonctionnaire territorial/fonctionnaire territoriale, réceptionniste, secrétaire, secrétaire médical/secrétaire médicale,
secrétaire de direction, standardiste, gestionnaire de paie, actuaire, auditeur/trice, employé/e, conseiller/ère, assistant/e, inspecteur/trice,
gestionnaire`),
  management:
    words(`administrateur/trice, banquier/ère, chef d'entreprise/cheffe d'entreprise, chef de projet/cheffe de projet, chef de service/cheffe de service,
directeur/trice, directeur commercial/directrice commerciale, directeur d'hôtel/directrice d'hôtel,
directeur des ressources humaines/directrice des ressources humaines, directeur financier/directrice financière, entrepreneur/euse, gérant/e,
hôtelier/ère, consultant/e, cadre commercial/cadre commerciale, patron/ne, promoteur immobilier/promotrice immobilière,
directeur de magasin/directrice de magasin, cadre, cadre bancaire, cadre supérieur/cadre supérieure, responsable de magasin,
responsable des achats, responsable qualité, responsable logistique, responsable de secteur, responsable des ressources humaines, syndic,
chef de secteur, chef/cheffe, responsable, propriétaire`),
  arts: words(`acteur/trice, chanteur/euse, comédien/ne, danseur/euse, décorateur/trice, éditeur/trice, écrivain/e, musicien/ne, sculpteur/trice,
traducteur/trice, metteur en scène/metteuse en scène, rédacteur/trice, romancier/ère, réalisateur/trice, présentateur/trice, compositeur/trice,
monteur vidéo/monteuse vidéo, illustrateur/trice, graphiste, interprète, journaliste, photographe, artiste, styliste, pianiste, peintre,
scénariste, violoniste, poète, guide touristique, dramaturge, reporter`),
  craft:
    words(`artisan/e, bijoutier/ère, cordonnier/ère, couturier/ère, forgeron/ne, horloger/ère, maroquinier/ère, potier/ère, relieur/euse, tapissier/ère,
tailleur/euse, vannier/ère, verrier/ère, facteur d'orgues/factrice d'orgues, encadreur/euse, modéliste, orfèvre, ébéniste, céramiste,
luthier/ère, joaillier/ère, sellier/ère, souffleur de verre/souffleuse de verre, restaurateur de meubles/restauratrice de meubles,
artisan d'art/artisane d'art, taxidermiste, prothésiste dentaire, mosaïste, coutelier/ère, chapelier/ère, dentellier/ère, brodeur/euse`),
  sport:
    words(`entraîneur/euse, entraîneur de football/entraîneuse de football, footballeur/euse, joueur de rugby/joueuse de rugby,
moniteur de ski/monitrice de ski, moniteur d'équitation/monitrice d'équitation, nageur/euse, boxeur/euse, coureur/euse,
éducateur sportif/éducatrice sportive, maître-nageur/maître-nageuse, préparateur physique/préparatrice physique, cavalier/ère,
champion de judo/championne de judo, cycliste, athlète, gymnaste, arbitre, coach sportif/coach sportive, rugbyman/rugbywoman,
joueur de tennis/joueuse de tennis, jockey, guide de haute montagne, handballeur/euse, basketteur/euse, volleyeur/euse,
cycliste professionnel/cycliste professionnelle, judoka, moniteur/trice, joueur/euse`),
  religion:
    words(`prêtre, curé, moine/moniale, religieux/religieuse, pasteur/e, évêque, abbé/abbesse, vicaire, chanoine/chanoinesse, diacre, aumônier/ère,
rabbin/e, imam/e, sacristain/e, catéchiste, bedeau, séminariste, prieur/e, missionnaire, théologien/ne, franciscain/e`),
  service:
    words(`agent d'entretien/agente d'entretien, agent de propreté/agente de propreté, coiffeur/euse, éboueur/euse, esthéticien/ne,
gardien d'immeuble/gardienne d'immeuble, gardien/ne, homme de ménage/femme de ménage, employé de maison/employée de maison,
technicien de surface/technicienne de surface, toiletteur/euse, blanchisseur/euse, laveur de vitres/laveuse de vitres, concierge,
concierge d'hôtel, maître de maison/maîtresse de maison, garde d'enfants, agent de service/agente de service,
agent hospitalier/agente hospitalière, valet de chambre/femme de chambre, coiffeur à domicile/coiffeuse à domicile,
agent funéraire/agente funéraire, fossoyeur/euse, gouvernant/e, auxiliaire de nettoyage, aide ménager/aide ménagère, majordome,
thanatopracteur/trice, maquilleur/euse, barbier/ère, manucure, visagiste, aide-ménagère, prothésiste ongulaire, masseur/euse`),
  none: words(`retraité/e, préretraité/e, chômeur/euse, homme au foyer/femme au foyer, pensionné/e, sans emploi, demandeur d'emploi/demandeuse d'emploi,
sans profession, sans activité, invalide, rentier/ère, allocataire, bénéficiaire du RSA, chômeur de longue durée/chômeuse de longue durée,
pensionné d'invalidité/pensionnée d'invalidité`),
  student:
    words(`étudiant/e, étudiant en médecine/étudiante en médecine, étudiant en droit/étudiante en droit, lycéen/ne, collégien/ne, apprenti/e, écolier/ère,
stagiaire, élève, élève infirmier/élève infirmière, élève de terminale, élève de seconde, élève de troisième, stagiaire en entreprise,
étudiant en lettres/étudiante en lettres`),
};
export const commonProfessions =
  words(`agriculteur, agricultrice, aide-soignante, assistante sociale, avocat, avocate, boulanger, caissière, chauffeur routier, coiffeur, coiffeuse, comptable, cuisinier, électricien, enseignant, enseignante, étudiant,
étudiante, infirmier, infirmière, ingénieur, ingénieure, instituteur, institutrice, maçon, mécanicien, médecin, menuisier, ouvrier, ouvrière, peintre en bâtiment, plombier, professeur, professeure, retraité, retraitée, secrétaire, serveur, serveuse, technicien,
vendeur, vendeuse`);

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
