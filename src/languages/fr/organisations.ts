import { createGenderOf, readDeterminers, readGenderedClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article; `u` where it is elided or none stands. */
const CLASSES = readGenderedClasses(`
u Forces_armées Forces_de_sécurité
f Cour_suprême Haute_Cour Cour_constitutionnelle Cour_administrative_suprême
f High_Court Crown_Court County_Court Court_of_Appeal Supreme_Court High_Court_of_Justiciary Court_of_Session
u forces_armées forces_de_sécurité
u Assemblée_nationale Élysée
m Sénat Congrès Parlement Gouvernement
m Conseil_fédéral Conseil_national Conseil_des_États Grand_Conseil
m Conseil_constitutionnel Conseil_d'État Conseil_économique_et_social Défenseur_des_droits Conseil_supérieur_de_la_magistrature
f Cour_de_cassation Cour_des_comptes Cour_de_justice_de_la_République
f Cour_européenne_des_droits_de_l'homme Cour_de_justice_de_l'Union_européenne Cour_internationale_de_justice Cour_pénale_internationale
f Commission_européenne Banque_centrale_européenne Banque_mondiale Banque_européenne_d'investissement
m Parlement_européen Conseil_européen Conseil_de_l'Europe Conseil_de_sécurité Fonds_monétaire_international
u Union_européenne Union_africaine
u Organisation_des_Nations_unies Organisation_mondiale_de_la_santé Organisation_mondiale_du_commerce Organisation_internationale_du_travail
u ONU OTAN Unesco OMS OCDE OIT Unicef OPEP
m FMI BIT HCR
f BCE CEDH CPI
u Interpol Europol Frontex
u INAMI ONEM ONSS
f CEDEAO CEMAC UEMOA
m RNI PAM PJD
f FNSEA FDSEA Confédération_paysanne Coordination_rurale
f CAQ ADQ
m parquet_général ministère_public parquet
m Parquet_général Ministère_public Parquet
m CPAS Forem SPF_Finances SPF_Justice
f Région_wallonne Région_flamande Région_bruxelloise Communauté_germanophone Fédération_Wallonie-Bruxelles
m Tribunal_fédéral Tribunal_administratif_fédéral Tribunal_pénal_fédéral Ministère_public_de_la_Confédération
f Sûreté_du_Québec Gendarmerie_royale_du_Canada Police_provinciale_de_l'Ontario
f SQ GRC PPO
m SPVM SPVQ SPAL
m CHUM CHUS CUSM CHUL
u Hydro-Québec Loto-Québec Revenu_Québec Investissement_Québec
f Police_nationale Gendarmerie_nationale Police_judiciaire Police_municipale Police_aux_frontières Garde_républicaine Sécurité_civile
f DGSI DGSE PJ BRI
m RAID GIGN
f CIA NSA
m FBI KGB MI6 Mossad
f Marine_nationale Légion_étrangère
u Armée_de_terre Armée_de_l'air
m ministère_de_la_Justice ministère_de_la_Défense ministère_de_la_Culture ministère_de_la_Santé ministère_de_la_Famille ministère_du_Travail ministère_du_Logement ministère_du_Budget
m ministère_de_l'Intérieur ministère_de_l'Agriculture ministère_de_l'Économie ministère_de_l'Éducation_nationale ministère_de_l'Environnement
m Ministère_de_la_Justice Ministère_de_la_Défense Ministère_de_la_Culture Ministère_de_la_Santé Ministère_du_Travail Ministère_du_Logement
m ministère_des_Affaires_étrangères ministère_des_Finances ministère_des_Transports ministère_des_Sports ministère_des_Affaires_sociales ministère_des_Armées
f brigade_des_stupéfiants brigade_criminelle brigade_financière brigade_des_mineurs brigade_anticriminalité brigade_de_répression_du_banditisme
m Quai_d'Orsay Matignon Palais-Bourbon
f CAF CPAM MSA Carsat Urssaf MDPH
f Suva Visana Helsana CSS Sanitas Swica Assura Concordia
f SAAQ RAMQ CNESST
u Desjardins_Assurances Beneva Promutuel La_Capitale
f Mutualité_chrétienne Mutualité_neutre Mutualité_libérale Mutualité_socialiste Partenamut
f Chambre_sociale Chambre_civile Chambre_commerciale Chambre_criminelle Chambre_des_appels_correctionnels
f chambre_sociale chambre_civile chambre_commerciale chambre_criminelle chambre_des_appels_correctionnels
f Église_évangélique Église_baptiste Église_adventiste Église_pentecôtiste Église_méthodiste
m Service_de_l'urbanisme Service_de_la_population Service_des_travaux Service_de_l'état_civil Service_des_sports Service_de_la_jeunesse
m service_de_l'urbanisme service_de_la_population service_des_travaux service_de_l'état_civil service_des_sports service_de_la_jeunesse
f Caisse_d'allocations_familiales Caisse_primaire_d'assurance_maladie Caisse_des_dépôts
f Sécurité_sociale Protection_judiciaire_de_la_jeunesse
u Assurance_maladie Aide_sociale_à_l'enfance
u Insee Inserm Inra Ifremer Inria
m CNRS CEA CNES BRGM
f CNIL HAS CRE
u Autorité_de_la_concurrence Autorité_des_marchés_financiers Autorité_de_sûreté_nucléaire
m Parti_socialiste Parti_communiste Parti_radical Parti_radical_de_gauche
m PS PCF MoDem MRC NPA RPR RN FN
u LREM LFI EELV LR
m MR PTB cdH
m PLR PDC PVL
m PLQ PQ PCQ
f CFDT CGT CFTC FSU CNT CFE-CGC
f CGT-Cheminots CFDT-Cheminots CFTC-Cheminots CGT-Énergie CFDT-Santé
u SUD-Rail UNSA-Ferroviaire FO-Cheminots SUD-Santé
u Force_ouvrière Solidaires
u UNSA Union_syndicale_Solidaires Union_syndicale_indépendante
f FGTB CSC CGSLB
m Parti_québécois Parti_libéral_du_Québec Parti_conservateur_du_Québec
u Québec_solidaire Coalition_avenir_Québec
u UMP UDF UDI
m Front_national Rassemblement_national Mouvement_démocrate Nouveau_Centre Parti_de_gauche
f France_insoumise Ligue_communiste_révolutionnaire Lutte_ouvrière
u Europe_Écologie_Les_Verts En_Marche Renaissance Les_Républicains
m Medef Snes Sgen
m Monde Figaro Parisien Canard_enchaîné Point Progrès Télégramme Dauphiné_libéré
f Croix Tribune Dépêche_du_Midi Voix_du_Nord Provence Montagne
u L'Équipe Le_Midi_olympique L'Auto-Journal
u Libération Ouest-France Sud_Ouest Paris-Normandie Nice-Matin Le_Monde Le_Figaro Le_Parisien Le_Progrès Le_Télégramme La_Croix La_Dépêche_du_Midi La_Voix_du_Nord La_Provence La_Montagne La_Tribune L'Humanité L'Est_républicain L'Indépendant Mediapart Les_Échos
u Le_Point L'Express L'Obs Marianne Paris_Match Télérama Charlie_Hebdo
u Le_Soir La_Libre_Belgique Le_Temps La_Presse Le_Devoir La_Tribune_de_Genève
u France_2 France_3 France_5 Arte TF1 M6 BFMTV LCI CNews Canal+ France_24
u France_Inter France_Culture France_Info RTL Europe_1 RMC RFI NRJ
u AFP Agence_France-Presse
u Belga ATS Reuters
u Reuters Associated_Press Bloomberg
f BBC CNN NBC ZDF
f RTBF RTS SSR VRT
u Radio-Canada TVA Télé-Québec
m New_York_Times Washington_Post Guardian Financial_Times Wall_Street_Journal Times
m PSG LOSC RC_Lens FC_Nantes FC_Metz FC_Lorient Stade_Rennais Stade_de_Reims Toulouse_FC Montpellier_HSC Dijon_FCO SM_Caen Racing_Club_de_Strasbourg Stade_Brestois Clermont_Foot Paris_Saint-Germain Paris_FC RC_Strasbourg Havre_AC
u OM OL OGC_Nice AS_Monaco AS_Saint-Étienne AJ_Auxerre EA_Guingamp ES_Troyes AC_Ajaccio ASSE Olympique_de_Marseille Olympique_lyonnais Angers_SCO Amiens_SC
m Stade_toulousain Stade_français Stade_rochelais Racing_92 RC_Toulon CA_Brive Castres_olympique
u ASVEL Asvel Union_Bordeaux-Bègles ASM_Clermont
m Real_Madrid FC_Barcelone Barça FC_Séville Betis_Séville FC_Valence
u Atlético_Madrid Espanyol_Barcelone
m Bayern_Munich Borussia_Dortmund Bayer_Leverkusen Werder_Brême Milan_AC Torino FC_Porto Benfica Celtic_Glasgow
f Juventus Lazio_Rome Fiorentina Juve Roma Sampdoria
u Inter_Milan Ajax_Amsterdam
u Manchester_United Manchester_City Liverpool Arsenal Chelsea Tottenham Everton
u Canaris Dogues Merlus Girondins Gones Lionceaux Aiglons Crocodiles Phocéens
u Bleus Tricolores
u Ligue_1 Ligue_2
u Top_14 Pro_D2
m Club_africain Club_sportif_sfaxien Stade_tunisien CA_Bizerte
u Espérance_de_Tunis Étoile_du_Sahel
m Wydad_Casablanca Raja_Casablanca FUS_Rabat Maghreb_de_Fès
m MC_Alger CR_Belouizdad CS_Constantine MC_Oran
f Fifa Fédération_française_de_football Ligue_de_football_professionnel
u UEFA Uefa
f SNCF RATP
u EDF GDF Enedis Engie
u Air_France KLM Lufthansa Ryanair EasyJet Iberia Alitalia
u Renault Peugeot Citroën Toyota Volkswagen Fiat Ford BMW Volvo Opel Dacia Nissan
u PSA Stellantis Renault-Nissan
u Michelin Alstom Airbus Safran Thales Dassault Bouygues Vinci Eiffage Legrand Saint-Gobain Lafarge Arcelor Schneider_Electric Areva
u Danone Lactalis Nestlé Bonduelle Pernod_Ricard Andros
u L'Oréal LVMH Kering Hermès Chanel Dior
u Total TotalEnergies Shell Esso
u Sanofi Servier Pfizer Novartis Bayer Roche Pierre_Fabre
u Orange SFR Bouygues_Telecom Free
u Veolia Suez Saur
u Carrefour Auchan Leclerc Casino Intermarché Monoprix Lidl Franprix Cora
u La_Redoute Cdiscount Zalando Showroomprivé Vinted
f Fnac Redoute Halle Foir'Fouille Grande_Récré Camif
u Decathlon Darty Ikea Boulanger Leroy_Merlin Castorama Conforama Zara Kiabi Go_Sport Cultura
u Microsoft Apple Google Amazon Facebook Samsung IBM Intel Nokia Sony Netflix Twitter
f BNP_Paribas Société_générale Banque_postale Caisse_d'épargne Banque_populaire
m Crédit_agricole Crédit_lyonnais Crédit_mutuel CIC LCL Crédit_du_Nord
f Banque_de_France Banque_d'Angleterre
u Axa Allianz Groupama Generali
f Macif Maif Matmut MAAF MGEN
f Poste Banque_nationale
f Croix-Rouge Ligue_des_droits_de_l'homme Fondation_Abbé-Pierre Cimade
m Secours_populaire Secours_catholique
u Emmaüs Greenpeace Oxfam Amnesty_International Médecins_sans_frontières Médecins_du_monde Handicap_International Action_contre_la_faim
u Églises_réformées Église_catholique Église_orthodoxe Église_anglicane Église_réformée
u Université_de_Bordeaux Université_de_Strasbourg Université_de_Nantes Université_de_Lille Université_de_Poitiers Université_de_Rouen Université_de_Lorraine Université_de_Montpellier Université_de_Genève Université_Laval
u université_de_Bordeaux université_de_Strasbourg université_de_Nantes université_de_Lille université_de_Poitiers université_de_Rouen université_de_Lorraine université_de_Montpellier université_de_Genève
u École_polytechnique École_centrale École_normale_supérieure École_des_mines École_des_chartes École_du_Louvre
f Sorbonne
u ENA HEC ESSEC INSA ENS
u Sciences_Po Paris-Dauphine Polytechnique Centrale CentraleSupélec
u Météo-France Vigicrues
u Pôle_emploi France_Travail Santé_publique_France France_Domaine Voies_navigables_de_France Réseau_ferré_de_France
m Festival_de_jazz Festival_de_musique Festival_de_théâtre Festival_du_film Festival_du_livre Festival_des_arts_de_la_rue
u université_Paris-Saclay université_Paris-Nanterre université_Gustave-Eiffel université_Côte-d'Azur université_Savoie-Mont-Blanc
u Université_Paris-Saclay Université_Paris-Nanterre Université_Gustave-Eiffel Université_Côte-d'Azur Université_Savoie-Mont-Blanc
m Salon_des_indépendants Salon_d'automne Salon_de_mai Salon_des_artistes_français Salon_des_Tuileries
m Kremlin-Bicêtre Blanc-Mesnil Vésinet Chesnay Raincy
m Louvre Centre_Pompidou Grand_Palais Palais_de_Tokyo musée_Picasso musée_Rodin musée_Carnavalet
m Vatican Kremlin Pentagone
f Maison-Blanche Maison_Blanche
m Hezbollah Hamas Fatah
f Légion_d'honneur Croix_de_guerre Médaille_militaire
u CHU AP-HP
u Hôtel-Dieu Hôpital_général
`);

export const bodies = CLASSES.classes;

/** What names of one kind begin with, and one of its class: only where nothing else in them could change. */
export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  [/^ministère d(?:e la|u) /u, 'ministère de la Justice'],
  [/^Ministère d(?:e la|u) /u, 'Ministère de la Justice'],
  [/^ministère de l['’]/u, "ministère de l'Intérieur"],
  [/^Parti \p{L}/u, 'Parti socialiste'],
  [/^ministère des /u, 'ministère des Finances'],
  [/^Service de l['’](?:urbanisme|état civil|environnement)$/iu, "Service de l'urbanisme"],
  [/^Église (?:du|de la|des|évangélique|protestante|orthodoxe) ?(?:\p{Lu}\p{L}+)?$/u, 'Église baptiste'],
  [/^brigade (?:des|du|de la|anti-?\p{Ll}*|\p{Ll}*) ?\p{Ll}+$/u, 'brigade criminelle'],
  [/^École (?:nationale|supérieure|normale|polytechnique) /u, 'École centrale'],
  [/^Conseil (?:national|supérieur) /u, 'Conseil constitutionnel'],
  [/^Autorité d/u, 'Autorité de la concurrence'],
  [/^Police \p{Ll}/u, 'Police judiciaire'],
  [/^Festival (?:inter|d|de|du|des|\p{Ll})/u, 'Festival de jazz'],
  // Letters of clubs have that of their town.
  [/^(?:LOSC|OGCN?|ASSE|ASNL|MHSC|SRFC|FC[GLMN]|RC[LST]|SM[CR]|USO|CSKA|PSG) (?:de |d['’])\p{Lu}/u, 'LOSC'],
];

/** Of names that are in no class. */
export const named: NonNullable<Institutions['named']> = {
  ward: /^(?:[Ss]ervice|[Pp]ôle|[Bb]loc|[Dd]épartement) (?=.*(?:soins|infirm|méd[ei]c|chirurg|opératoire|urgences|log(?:ie|ique)|iatri|interne|réanim|réadapt|rééduc|obstétri|maternité|néonat|palliati|imagerie|consultation))/u,
  unit: /^(?:[Uu]nité|[Cc]onsultations?) |^(?:[Uu]rgences|[Rr]éanimation|[Mm]aternité)(?: \p{Ll}+)?$/u,
  municipality: /^(?:[Cc]ommune|[Vv]ille|[Mm]airie) (?:d['’]|d(?:e|es|u) )/u,
  hospital: /^(?:CLSC|CISSS|CIUSSS|CHR?U?|[Hh]ôpital) /u,
  maternity: /^(?:[Mm]aternité|[Pp]olyclinique|[Cc]linique) /u,
  // Who goes to law for others: "Lindon et Farge".
  partners: /^\p{Lu}\p{Ll}[\p{L}-]+(?: ?,? \p{Lu}\p{Ll}[\p{L}-]+)* (?:et|&) \p{Lu}\p{Ll}[\p{L}-]+$/u,
  press:
    /^(?:L['’]|L[ea] )\p{Lu}.* (?:[Rr]épublicaine?|[Ll]ibérée?|[Ll]ibre|du (?:Nord|Midi|Centre|Sud|Jura|Dimanche)|de l['’](?:Ouest|Est|Eure|Ain|Orne))$/u,
  team: /^(?:Club (?:sportif|olympique|athlétique|africain)|Étoile|Espérance|Wydad|Raja|Entente|Association sportive) |^(?:FC|AS|US|RC|SC|AJ|ES|CS|SO|AC|Stade|Olympique|Racing(?: Club)?|Sporting(?: Club)?|Union sportive) (?:de |d['’]|du )?\p{Lu}|^\p{Lu}\p{L}+ (?:FC|HB|HSC|SCO|SC|FCO|Foot|Basket|Rugby|Volley|Handball)$/u,
  home: /^(?:[Rr]ésidence|[Cc]rèche|[Mm]aison de retraite|[Ee]hpad|EHPAD) /u,
  restaurant: /^(?:Café|Restaurant|Brasserie|Bistrot?|Auberge|Crêperie|Pizzeria|Hôtel|Chez) /u,
  society: /^(?:Association|Amicale|Comité|Collectif|Mouvement|Cercle|Club|Les Amis|Foyer) /u,
  company:
    /^(?:SARL|SASU?|SA|S\.A\.(?:R\.L\.)?|SCI|EURL|SNC|[Ss]ociété|[Ss]té|[Éé]tablissements|[Ee]ts\.?|[Ee]ntreprise) \p{Lu}|(?: et Fils| & Fils| Frères| et Cie| et Associés|,? (?:SARL|SASU?|SA|S\.A\.))$/u,
  media: /^(?:Radio|Journal|Gazette|Courrier|Écho|Dépêche) /u,
};

const HOUSES =
  "EHPAD|[EeÉé]hpad|[Rr]ésidence(?: autonomie| services)?|[Mm]aison de (?:retraite|repos|convalescence|santé)|[Mm]aison médicale|[Ff]oyer(?:[ -]logement| de vie| d['’]hébergement)?|USLD|SSR|SMR|EMS|MRS|MAPA|CHSLD|[Hh]ome|[Cc]linique|[Pp]olyclinique|[Hh]ôpital(?: privé| local)?|[Cc]entre (?:médical|social|de (?:soins|santé|rééducation|réadaptation|convalescence))|[Cc]abinet(?: médical| dentaire| infirmier)?|ESAT|IME|ITEP|SESSAD|FAM|MAS|[Hh]ôtel|[Rr]estaurant|[Éé]cole(?: primaire| élémentaire)?";
const SCHOOLS =
  '[ÉEé]cole (?:maternelle|élémentaire|primaire|communale)(?: publique| privée)?|[Gg]roupe scolaire|[Cc]ollège|[Ll]ycée|[Hh]alte-garderie|[Cc]entre de loisirs|[Cc]rèche';
const OF_HOUSES =
  '[Cc]linique(?: mutualiste)?|[Pp]olyclinique|[Hh]ôpital(?: privé)?|[Cc]entre hospitalier|CH|[Mm]aison médicale|[Cc]entre médical|[Cc]abinet(?: médical)?';
const OWNED = '(?:(?:[Ss]yndicat des copropriétaires|SDC|[Cc]opropriété) (?:de la |du )?)?';
/** What pleasant names begin with. */
const PLEASANT = 'Bel(?:le)?|Bon(?:ne)?|Beau|Val|Mon|Petite?|Grande?|Rive|Clos|Clair|Plein|Bois|Quatre|Trois';
const inBothCases = (words: string): string => `${words}|${words.replaceAll(/\p{L}+/gu, (word, at: number) => (words[at - 1] === '\\' || words[at - 1] === '?' ? word : word.toUpperCase()))}`; // prettier-ignore
const behind = (heads: string, name: string): RegExp => new RegExp(`^${OWNED}(?:${inBothCases(heads)}) (?=${name}$)`, 'u'); // prettier-ignore

/** How houses are called otherwise: with an article, in two words, after what is near, and after Our Lady. */
export const houses: NonNullable<Institutions['aims']> = [
  [
    behind(
      HOUSES,
      "(?:(?:L[ae]|LA|L[eE][sS]?) |L['’])\\p{Lu}\\p{L}+(?: (?:d(?:u|es|e la) |D(?:U|ES|E LA) |d['’])?[\\p{Lu}][\\p{L}’'-]+|-\\p{L}+)*",
    ),
    "Les Glycines|Les Tilleuls|Les Mimosas|La Roseraie|Les Cèdres|Les Hortensias|La Chênaie|Les Peupliers|Le Belvédère|Les Marronniers|L'Orangerie|Le Verger",
  ],
  [
    behind(HOUSES, `(?:${inBothCases(PLEASANT)}) [\\p{L}’' ]+`),
    'Bel Horizon|Beau Rivage|Bon Accueil|Beau Soleil|Val Fleuri|Mon Repos|Clair Logis|Bel Automne|Bois Joli|Plein Ciel|Val Joli',
  ],
  [
    behind(HOUSES, `(?:${inBothCases(PLEASANT)})-[\\p{L}-]+`),
    'Bel-Horizon|Beau-Rivage|Bon-Accueil|Beau-Soleil|Val-Fleuri|Mon-Repos|Clair-Logis|Bel-Automne|Bois-Joli|Plein-Ciel|Val-Joli',
  ],
  [
    behind(
      OF_HOUSES,
      "(?:(?:du|de la|des|DU|DE LA|DES) \\p{Lu}\\p{L}+[ -]\\p{Lu}\\p{L}+|(?:de l|DE L)['’]\\p{Lu}\\p{L}+(?:-\\p{L}+)?)",
    ),
    "de la Roseraie|du Parc|des Cèdres|de l'Espérance|du Val-Fleuri|des Tilleuls|de la Providence|du Grand-Parc|de l'Ormeau|des Sources|de la Croix-Blanche",
  ],
  [
    behind(SCHOOLS, "(?:(?:du|de la|des) \\p{Lu}[\\p{L}-]+|de l['’]\\p{Lu}[\\p{L}-]+)"),
    "des Tilleuls|du Parc|de la Fontaine|des Peupliers|du Moulin|de la Prairie|des Cèdres|de l'Étang|de la Roseraie|des Sources|du Vieux-Chêne|des Lilas",
  ],
  [
    new RegExp(`^.*?(?:Notre-Dame|NOTRE-DAME)-(?=(?:d[eu]s?|D[EU]S?)-)`, 'u'),
    'de-Lourdes|des-Anges|des-Champs|de-Bon-Secours|du-Rosaire|de-la-Garde|de-Grâce|du-Lac',
  ],
  [
    new RegExp(`^.*?(?:Notre-Dame) (?=d[eu]s? )`, 'u'),
    'de Lourdes|des Anges|des Champs|de Bon-Secours|du Rosaire|de la Garde|de Grâce|du Lac',
  ],
  [/^[^ ]+ (?=Notre-Dame$)/u, 'Saint-Joseph|Saint-Michel|Sainte-Marie|Saint-Luc|Sainte-Thérèse|Saint-Laurent'],
];

/** What medicine calls its fields by, at the ends of words and whole. */
const MEDICAL =
  '(?:\\p{L}+-)*(?:\\p{L}*(?:logie|iatrie|urgie|édecine|éanimation|nesthésie|magerie|bstétrique|érapie|pédie|dialyse|scopie|chimie|graphie|métrie|aternité|harmacie|lgologie)|ORL|[Rr]ééducation|[Rr]éadaptation|[Ss]oins|[Mm]aladies|[Uu]rgences|[Ee]xplorations|[Tt]raumatisés|[Aa]natomie|[Bb]rûlés)';
const JOINT = "(?:(?:et|de|à|au|du|des|la) |(?:et )?[dl]['’])*";
/** Of an adjective, in capitals too: "Soins Palliatifs". */
const ADJECTIVE = '\\p{Lu}\\p{Ll}+(?:iques?|[ai]les?|aires?|ifs?|ives?|[iae]ux|ernes?|ses?|ées?)';
const FIELD = `${MEDICAL}(?:[ -](?:et (?:de |d['’])?${MEDICAL}|${JOINT}\\p{Ll}{2,}|${ADJECTIVE})(?![\\p{L}'’]))*`;
const HEADED =
  "(?:[Ss]ervice|[Uu]nité|[Dd]épartement|[Dd]ivision|[Cc]onsultations?|[Cc]linique|[Pp]oliclinique|[Ss]ecteur|[Pp]ôle|[Ff]ilière|[Cc]abinet|[Ii]nstitut|[Hh]ospitalisation) (?:de |d['’])";
const UNNAMED =
  "\\p{L}[\\p{Ll}-]+(?: (?:[dl]['’])?[\\p{Ll}-]+)*(?:(?<! (?:d[eu]|des|la|les|à|au|aux)) \\p{Lu}[\\p{L}-]+)?";

/** "Service de Médecine interne", "Chirurgie 2", "Unité mobile de gériatrie". */
export const wards = new RegExp(`^(?<head>${HEADED})?(?:(?<field>${FIELD})|(?<form>${UNNAMED}))(?<which> (?:\\p{Nd}{1,3}\\p{Lu}?|\\p{Lu}))?$`, 'u'); // prettier-ignore

/** Of names that tell nothing of their kind: what stands beside them. */
export const cues: NonNullable<Institutions['cues']> = {
  parish: /(?<!\p{L})(?:paroiss(?:e|es|ial|iale)|diocèse|curé|abbé|messes?)(?!\p{L})/iu,
  union: /(?<!\p{L})(?:syndicats?|syndical\p{L}*)(?!\p{L})/iu,
  team: /(?<!\p{L})(?:matchs?|footballeu(?:r|se)s?|rugbym[ae]n|basketteu(?:r|se)s?|handballeu(?:r|se)s?|entraîne(?:r|nt)?|buts?|entraîneur|joueu(?:r|se)s?|équipe|battu|s['’]est imposée?|championnat|Ligue [12]|attaque|Coupe de France|défenseur|attaquant|gardien|milieu|stade|victoire|défaite|(?<![\d-])\d-\d(?![\d-]))(?!\p{L})/iu,
  media:
    /(?<!\p{L})(?:journal|journaliste|quotidien|hebdomadaire|magazine|reportage|interview|entretien|rédaction|selon|écrit|révèle|correspondant)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:entreprise|société|actions?|clients?|chiffre d['’]affaires|usine|salariés|bénéfices?|filiale|PDG|facture|commande|employeur|fournisseur|contrat|livr\p{L}+|groupe|magasin|licenci\p{L}+)(?!\p{L})/iu,
};

const HEADS = {
  f: /^(?:[Cc]our|[Cc]ommission|[Bb]anque|[Cc]aisse|[Ff]ondation|[Ff]édération|[Cc]onfédération|[Ll]igue|[Ss]ociété|[Cc]ompagnie|[Mm]airie|[Pp]réfecture|[Pp]olice|[Gg]endarmerie|[Dd]irection|[Cc]hambre|[Cc]linique|[Pp]olyclinique|[Pp]harmacie|[Mm]aison|[Mm]utuelle|[Cc]oopérative|[Pp]aroisse|[Cc]rèche|[Rr]égion|[Mm]étropole|[Vv]ille|[Cc]ommune|[Bb]rasserie|[Bb]oulangerie|[Ll]ibrairie|[Rr]adio|[Rr]evue|[Gg]azette|[Dd]épêche|[Vv]oix|[Mm]édiathèque|[Bb]ibliothèque|[Mm]ission|[Rr]ésidence|[Uu]nité|[Mm]aternité|[Mm]utualité|SARL|SAS|SA|SCI|SNC|[Ff]aculté|[Cc]entrale|[Bb]rigade|[Gg]alerie|[Mm]enuiserie|[Ii]mprimerie|[Cc]onserverie|[Cc]harpente|[Mm]açonnerie|[Pp]lomberie|[Ss]cierie)$/u,
  m: /^(?:[Cc]entre|[Cc]onseil|[Cc]omité|[Cc]ollectif|[Mm]inistère|[Tt]ribunal|[Pp]arti|[Ss]yndicat|[Mm]ouvement|[Ff]ront|[Ff]onds|[Gg]roupe|[Gg]roupement|[Cc]abinet|[Ll]aboratoire|[Ll]ycée|[Cc]ollège|[Mm]usée|[Tt]héâtre|[Ss]tade|[Cc]lub|FC|RC|SC|CS|SO|[Jj]ournal|[Cc]ourrier|[Bb]ureau|[Ss]ervice|[Dd]épartement|[Pp]arquet|[Cc]rédit|CH|CHU|CHRU|CHR|[Gg]arage|[Rr]estaurant|[Cc]afé|[Bb]istrot?|[Rr]acing|[Ss]porting|[Ss]ecours|[Cc]ercle|[Ff]oyer|[Gg]ouvernement|[Ss]énat|[Cc]ongrès|[Cc]anal|[Ff]estival|[Ss]alon)$/u,
};
export const genderOfName = createGenderOf(CLASSES, HEADS);

/** As in le, du, au. Before a vowel they are other words, so that those tell nothing. */
const DETERMINERS = 'le:m la:f du:m au:m un:m une:f ce:m cette:f';
export const determiners = readDeterminers(DETERMINERS);

/** Bodies that nouns alone name, for others of which no more is known. */
export const ordinary: NonNullable<Institutions['ordinary']> = {
  f: "Chambre_des_métiers Chambre_de_commerce Direction_du_travail Caisse_de_retraite Commission_de_surendettement Régie_des_transports Mission_locale Cellule_économique Maison_des_associations Brigade_financière Délégation_régionale Trésorerie_principale Commission_des_recours Maison_de_l'emploi",
  m: "Conseil_de_discipline Comité_des_fêtes Syndicat_des_eaux Service_des_impôts Bureau_des_étrangers Centre_communal_d'action_sociale Greffe_du_tribunal Comité_d'entreprise Pôle_social Rectorat Conseil_de_quartier Centre_de_loisirs Syndicat_mixte Service_des_pensions",
  v: "Office_du_tourisme Office_public_de_l'habitat Inspection_du_travail Agence_de_l'eau Association_des_locataires Observatoire_des_prix Institut_de_formation Union_des_commerçants Agence_d'urbanisme Inspection_académique Office_des_étrangers Antenne_sociale",
};
