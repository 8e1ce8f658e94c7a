// Dutch lists (the Netherlands) compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const sources = { faker: { node: 'nl', python: 'nl_NL' }, country: 'NL', townSize: 15_000 };
export const places = {
  minimum: 1000,
  // By GeoNames code.
  regions: {
    '01': 'Drenthe', '02': 'Friesland', '03': 'Gelderland', '04': 'Groningen', '05': 'Limburg', '06': 'Noord-Brabant', '07': 'Noord-Holland',
    '09': 'Utrecht', '10': 'Zeeland', '11': 'Zuid-Holland', '15': 'Overijssel', '16': 'Flevoland',
  }, // prettier-ignore
  quarters: { Amsterdam: 6, Rotterdam: 6, 'The Hague': 4, Utrecht: 3, Eindhoven: 3 },
  spell: { 'The Hague': 'Den Haag' },
};
places.quarters = { Amsterdam: 6, Rotterdam: 6, 'Den Haag': 4, Utrecht: 3, Eindhoven: 3 };
// Flanders, which GeoNames does not part into provinces, and Brussels.
export const kin = {
  BE: {
    minimum: 5000,
    regions: { VLG: 'Vlaanderen', BRU: 'Vlaanderen' },
    quarters: { Brussel: 9, Antwerpen: 6, Gent: 4 },
    spell: { Antwerp: 'Antwerpen', Ostend: 'Oostende', Brussels: 'Brussel' },
  },
};
/** Towns of kin that are meant before the hamlet at home that is called so. */
export const greatTowns = words(`Hasselt, Aalst, Mechelen`);
/** What is called as a town of kin and is first of all something else: a word, a great town abroad. */
export const wordsToo = words(
  `As, Baal, Bazel, Burcht, Essen, Halen, Lille, Linden, Nazareth, Paal, Peer, Reet, Vorst`,
);
export const noTown = /\d|[/()]|^(?:Zuid|Noord|Oost|West)$/u;
export const commonFemale = words(
  `Maria, Johanna, Anna, Cornelia, Elisabeth, Wilhelmina, Catharina, Margaretha, Hendrika, Petronella, Annie, Riet, Ria, Truus, Els, Ans, Tineke, Ineke, Marijke, Anja, Monique, Esther, Sandra, Linda, Mariska, Petra, Karin, Ingrid, Marloes, Femke, Sanne, Lotte, Anouk, Lisa, Emma, Sophie, Julia, Mila, Tess, Eva, Fleur, Noor, Roos, Saskia, Wendy, Yvonne, Jolanda, Hanneke, Gerda, Trijntje`,
);
export const commonMale = words(
  `Johannes, Jan, Cornelis, Hendrik, Willem, Pieter, Gerrit, Petrus, Jacobus, Antonius, Kees, Piet, Henk, Wim, Joop, Arie, Dirk, Klaas, Gerard, Theo, Hans, Peter, Rob, Marcel, Erik, Martijn, Bas, Jeroen, Sander, Dennis, Mark, Jasper, Tim, Thijs, Bram, Daan, Sem, Lucas, Finn, Ruben, Lars, Niels, Maarten, Wouter, Joost, Rik, Koen, Sjoerd, Bart, Frits`,
);
export const givenNameGenders = {
  Anne: 'f',
  Robin: 'm',
  Sam: 'm',
  Chris: 'm',
  Jip: 'm',
  Bo: 'f',
  Charlie: 'm',
  Dominique: 'f',
  Noa: 'f',
  Quinn: 'm',
  Jamie: 'm',
  Kim: 'f',
};
/** Before family names, in lower case. */
export const particles = 'van|de|den|der|ter|ten|te';
export const commonFamilyNames = words(
  `de Jong, de Vries, van den Berg, van Dijk, de Boer, van der Meer, van Leeuwen, de Graaf, van Vliet, van der Linden, de Bruin, de Wit, van der Heijden, de Haan, van Beek, Jansen, Visser, Smit, Meijer, Mulder, Bos, Vos, Peters, Hendriks, Dekker, Brouwer, Koster, Willems, Prins, Hoekstra, Postma, Kuipers, Jacobs, Schouten, Timmermans, Groen, Gerritsen, Maas, Verhoeven, Martens, Koning, Hermans, Veenstra, Bakker, Huisman, Kramer, Scholten, Post, Kok, Blom, Verbeek, Smeets, Wolters, Driessen, Kuiper, Evers, Bosman, Molenaar, Pietersen, Sanders, Jonker, Boer, Bosch, Wijnen, Faber, Dijkstra, Hofman, Zijlstra, Aarts, Claassen, Coenen, Cornelissen, Franken, Geerts, Goossens, Hartman, Janssen, Joosten, Kessels, Lammers, Langen, Lucassen, Mertens, Nijhuis, Oosterhuis, Pauwels, Reinders, Roelofs, Rutten, Schipper, Snijders, Stam, Teunissen, Thijssen, Verhagen, Vermeulen, Wessels, Winter, Zwart`,
);

export const saints = {
  m: words(
    `Sint Antonius, Sint Franciscus, Sint Jozef, Sint Lucas, Sint Jans, Sint Maarten, Sint Nicolaas, Sint Jacob, Sint Anthonis, Sint Willibrord, Sint Bonifatius, Sint Laurens, Sint Pieter, Sint Vincentius, Sint Camillus, Sint Gerardus`,
  ),
  f: words(`Sint Elisabeth, Sint Anna, Sint Barbara, Sint Maria, Sint Catharina, Sint Clara, Sint Lidwina, Sint Agnes`),
};
export const professions = {
  medicine: words(
    `arts, huisarts, tandarts, dierenarts, cardioloog, neuroloog, internist, chirurg, radioloog, oogarts, longarts, kinderarts, psychiater, gynaecoloog, dermatoloog, orthopeed, uroloog, oncoloog, geriater, kno-arts, bedrijfsarts, verzekeringsarts, schoolarts, revalidatiearts, anesthesist, reumatoloog, nefroloog, orthodontist, kaakchirurg, specialist ouderengeneeskunde, spoedarts, waarnemend huisarts, arts in opleiding, arts-assistent, zaalarts, specialist`,
  ),
  care: words(
    `verpleegkundige, wijkverpleegkundige, thuisverpleegkundige, verpleegkundig specialist, praktijkondersteuner, verzorgende, zorgkundige, apotheker, doktersassistent, tandartsassistent, ergotherapeut, mondhygiënist, pedicure, ambulancebroeder, zorgverlener, begeleider, jeugdzorgwerker, mantelzorger, gezinsvoogd, wijkverzorgende, kraamverzorgende, pedagogisch medewerker, optometrist, radiologisch laborant, verpleger, /verpleegster, fysiotherapeut, /fysiotherapeute, kinesist, /kinesiste, psycholoog, /psychologe, logopedist, /logopediste, diëtist, /diëtiste, maatschappelijk werker, /maatschappelijk werkster, psychotherapeut, /psychotherapeute, verloskundige, vroedvrouw, sociaal werker, /sociaal werkster, haptonoom, podoloog, /podologe, wijkverpleger, /wijkverpleegster`,
  ),
  justice: words(
    `rechter, kantonrechter, vrederechter, onderzoeksrechter, raadsheer, rechter-commissaris, officier van justitie, advocaat-generaal, procureur des Konings, substituut-procureur, griffier, hoofdgriffier, griffiemedewerker, gerechtsdeurwaarder, deurwaarder, gerechtssecretaris, parketsecretaris, politierechter, kinderrechter, bestuursrechter, arrondissementsrechter, jeugdrechter, magistraat`,
  ),
  law: words(
    `advocaat, advocate, notaris, kandidaat-notaris, jurist, raadsman, bedrijfsjurist, mediator, curator, bewindvoerder, strafpleiter, rechtskundig adviseur, octrooigemachtigde, juridisch medewerker, juridisch adviseur, strafrechtadvocaat, letselschadeadvocaat, raadgever, rechtsbijstandverlener, familierechtadvocaat`,
  ),
  government: words(
    `burgemeester, wethouder, schepen, gemeenteraadslid, raadslid, minister, staatssecretaris, gedeputeerde, Kamerlid, senator, gouverneur, commissaris van de Koning, dijkgraaf, fractievoorzitter, ambassadeur, consul, provincieraadslid, volksvertegenwoordiger, locoburgemeester, Statenlid, europarlementariër, raadsgriffier, partijvoorzitter`,
  ),
  security: words(
    `politieagent, politieagente, wijkagent, agent, hoofdagent, inspecteur, hoofdinspecteur, rechercheur, brigadier, militair, soldaat, sergeant, kapitein, brandweerman, brandweervrijwilliger, bevelvoerder, brandweerofficier, brandweercommandant, beveiliger, bewaker, marechaussee, boswachter, douanier, cipier, gevangenbewaarder, portier, boa, commissaris, politiecommissaris, stadswacht, korporaal, handhaver`,
  ),
  teaching: words(
    `leraar, /lerares, docent, /docente, onderwijzer, /onderwijzeres, kleuterleider, /kleuterleidster, gymleraar, /gymlerares, muziekleraar, /muzieklerares, wiskundeleraar, /wiskundelerares, pianoleraar, /pianolerares, zangleraar, /zanglerares, leraar Nederlands, /lerares Nederlands, meester, /juf, schoolmeester, /schooljuf, groepsleerkracht, leerkracht, vakleerkracht, intern begeleider, rijinstructeur, schooldirecteur, rector, conrector, hogeschooldocent, onderwijsassistent, mentor, zorgcoördinator, praktijkdocent, decaan, remedial teacher, zorgleerkracht, leidster`,
  ),
  research: words(
    `bioloog, /biologe, historicus, /historica, socioloog, /sociologe, archeoloog, /archeologe, criminoloog, /criminologe, antropoloog, /antropologe, geoloog, /geologe, taalkundige, scheikundige, natuurkundige, wiskundige, onderzoeker, wetenschapper, econoom, filosoof, sterrenkundige, hoogleraar, promovendus, laborant, laborante, geschiedkundige, bestuurskundige, politicoloog, /politicologe, microbioloog, statisticus`,
  ),
  engineering: words(
    `ingenieur, architect, programmeur, tekenaar, constructeur, softwareontwikkelaar, technisch tekenaar, landmeter, systeembeheerder, netwerkbeheerder, informaticus, werktuigbouwkundige, bouwkundige, stedenbouwkundige, landschapsarchitect, binnenhuisarchitect, webontwikkelaar, burgerlijk ingenieur, elektrotechnicus, bouwkundig tekenaar, industrieel ingenieur`,
  ),
  repair: words(
    `elektricien, loodgieter, automonteur, monteur, servicemonteur, technicus, installateur, verwarmingsmonteur, fietsenmaker, garagist, onderhoudsmonteur, cv-monteur, plaatwerker, garagehouder, storingsmonteur, reparateur, onderhoudstechnicus, koelmonteur, liftmonteur, mecanicien, technieker`,
  ),
  building: words(
    `metselaar, timmerman, stratenmaker, dakdekker, stukadoor, schilder, huisschilder, aannemer, bouwvakker, tegelzetter, voeger, grondwerker, kraanmachinist, uitvoerder, glaszetter, betonvlechter, steigerbouwer, opperman, vloerenlegger, schrijnwerker, behanger, heier, wegwerker`,
  ),
  industry: words(
    `lasser, magazijnmedewerker, operator, productiemedewerker, mijnwerker, heftruckchauffeur, fabrieksarbeider, arbeider, bankwerker, draaier, procesoperator, orderpicker, inpakker, machinebediende, textielarbeider, metaalbewerker, ploegbaas, magazijnier, frezer, havenarbeider, dokwerker, staalarbeider, drukker, spuiter`,
  ),
  transport: words(
    `vrachtwagenchauffeur, buschauffeur, taxichauffeur, chauffeur, trambestuurder, machinist, postbode, koerier, treinmachinist, schipper, matroos, binnenschipper, stuurman, piloot, ambulancechauffeur, pakketbezorger, verhuizer, bezorger, trucker, postbezorger, scheepskapitein, conducteur, conductrice, steward, zeeman, treinbegeleider, veerman, bestelwagenchauffeur`,
  ),
  farming: words(
    `boer, /boerin, geitenboer, /geitenboerin, fruitboer, /fruitboerin, schapenboer, /schapenboerin, kippenboer, /kippenboerin, varkensboer, /varkensboerin, melkveehouder, /melkveehoudster, schaapherder, /schaapherderin, veehouder, akkerbouwer, landbouwer, tuinder, tuinman, tuinier, hovenier, visser, boswerker, imker, bloemkweker, fruitteler, pluimveehouder, loonwerker, boomkweker, landarbeider, champignonkweker, stalknecht, boomverzorger, kweker, rentmeester`,
  ),
  food: words(
    `kok, /kokkin, ober, /serveerster, kelner, /kelnerin, gastheer, /gastvrouw, barman, /barvrouw, cafébaas, /cafébazin, herbergier, /herbergierster, bakker, slager, chef-kok, banketbakker, souschef, keukenhulp, afwasser, horecamedewerker, restauranthouder, patissier, kaasmaker, sommelier, cateraar, beenhouwer, chocolatier, traiteur, molenaar, brouwer`,
  ),
  trade: words(
    `verkoper, /verkoopster, bloemist, /bloemiste, winkelier, /winkelierster, vertegenwoordiger, /vertegenwoordigster, marktkoopman, /marktkoopvrouw, caissier, /caissière, boekverkoper, /boekverkoopster, visboer, /visvrouw, makelaar, groenteboer, groenteman, winkelmedewerker, handelaar, kruidenier, opticien, antiquair, boekhandelaar, verzekeringsagent, autohandelaar, vastgoedmakelaar, drogist, marskramer, kassamedewerker, winkelbediende, vakkenvuller, antiekhandelaar, veehandelaar, filiaalhouder`,
  ),
  office: words(
    `secretaris, /secretaresse, boekhouder, /boekhoudster, receptionist, /receptioniste, telefonist, /telefoniste, bibliothecaris, /bibliothecaresse, administrateur, /administratrice, medisch secretaris, /medisch secretaresse, directiesecretaris, /directiesecretaresse, bankmedewerker, ambtenaar, accountant, administratief medewerker, baliemedewerker, bediende, archivaris, beleidsmedewerker, belastinginspecteur, ambtenaar van de burgerlijke stand, gemeenteambtenaar, loketmedewerker, controller, personeelsmedewerker, notulist, planner, dossierbeheerder, casemanager, belastingadviseur, behandelend ambtenaar, bankbediende, loketbediende`,
  ),
  management: words(
    `directeur, directrice, ondernemer, adviseur, adviseuse, zorgmanager, manager, bedrijfsleider, afdelingshoofd, teamleider, algemeen directeur, projectleider, bestuurder, voorzitter, zaakvoerder, zelfstandige, consultant, organisatieadviseur, locatiemanager, unithoofd, teamcoördinator, hoofd personeelszaken, financieel directeur, hotelier, coördinator, diensthoofd, eigenaar, fabrikant, uitbater, hoofd, filiaalmanager`,
  ),
  arts: words(
    `journalist, /journaliste, fotograaf, /fotografe, muzikant, /muzikante, acteur, /actrice, schrijver, /schrijfster, vertaler, /vertaalster, kunstenaar, /kunstenares, zanger, /zangeres, danser, /danseres, kunstschilder, /schilderes, violist, /violiste, pianist, /pianiste, organist, regisseur, dirigent, dichter, redacteur, tolk, verslaggever, beeldhouwer, vormgever, grafisch ontwerper, cellist, componist, illustrator, gids, cineast, presentator, cameraman, conservator`,
  ),
  craft: words(
    `kleermaker, /naaister, coupeur, /coupeuse, wever, /weefster, hoedenmaker, /hoedenmaakster, borduurder, /borduurster, pottenbakker, /pottenbakster, schoenmaker, edelsmid, goudsmid, meubelmaker, smid, horlogemaker, boekbinder, juwelier, zadelmaker, instrumentenbouwer, glasblazer, mandenmaker, meubelstoffeerder, restaurateur, orgelbouwer, klompenmaker, zilversmid, hoefsmid, lijstenmaker`,
  ),
  sport: words(
    `trainer, voetballer, wielrenner, voetbaltrainer, coach, hoofdtrainer, assistent-trainer, sportleraar, zweminstructeur, sportinstructeur, schaatser, zwemmer, bondscoach, judoka, atleet, scheidsrechter, roeier, doelman, hockeyer, schaatscoach, tennisleraar, fitnessinstructeur, wielertrainer, badmeester, jeugdtrainer, ploegleider`,
  ),
  religion: words(
    `pastoor, dominee, priester, predikant, kapelaan, diaken, imam, rabbijn, koster, pastor, geestelijk verzorger, bisschop, deken, missionaris, monnik, pater, ouderling, hulpbisschop, abt, kanunnik, geestelijke, aalmoezenier, kerkrentmeester, pastoraal werker, catecheet`,
  ),
  service: words(
    `kapper, /kapster, schoonmaker, /schoonmaakster, /huishoudster, /poetsvrouw, barbier, /schoonheidsspecialiste, /kamermeisje, masseur, /masseuse, conciërge, huismeester, glazenwasser, vuilnisman, huishoudelijke hulp, interieurverzorger, uitvaartverzorger, begrafenisondernemer, huisbewaarder, terreinbeheerder, facilitair medewerker, oppas, kinderoppas, visagist, tatoeëerder, hotelbediende, hondentrimmer, wasserijmedewerker, toezichthouder`,
  ),
  none: words(
    `student, /studente, /huisvrouw, gepensioneerde, werkloze, scholier, leerling, werkzoekende, vrijwilliger, bruggepensioneerde, arbeidsongeschikte, stagiair, /stagiaire, uitkeringsgerechtigde, werkstudent, middelbare scholier, rechtenstudent, /rechtenstudente, /thuisblijfmoeder, geneeskundestudent, /geneeskundestudente, psychologiestudent, /psychologiestudente, /huismoeder`,
  ),
};
/** The less frequent of each field, men's for women's too; what is not replaces what is not. */
export const rareProfessions = words(
  `tandarts, dierenarts, orthodontist, kaakchirurg, pedicure, mantelzorger, gezinsvoogd, jeugdzorgwerker, ambulancebroeder, optometrist, mondhygiënist, tandartsassistent, apotheker, podoloog, haptonoom, praktijkondersteuner, doktersassistent, radiologisch laborant, zorgkundige, pedagogisch medewerker, griffier, hoofdgriffier, griffiemedewerker, gerechtsdeurwaarder, deurwaarder, gerechtssecretaris, parketsecretaris, officier van justitie, advocaat-generaal, procureur des Konings, substituut-procureur, notaris, kandidaat-notaris, mediator, curator, bewindvoerder, octrooigemachtigde, bedrijfsjurist, rechtskundig adviseur, juridisch medewerker, juridisch adviseur, raadgever, rechtsbijstandverlener, partijvoorzitter, raadsgriffier, minister, staatssecretaris, Kamerlid, senator, ambassadeur, consul, europarlementariër, dijkgraaf, gouverneur, commissaris van de Koning, volksvertegenwoordiger, militair, soldaat, sergeant, kapitein, korporaal, brandweervrijwilliger, bevelvoerder, brandweerofficier, brandweerman, brandweercommandant, beveiliger, bewaker, boswachter, douanier, cipier, gevangenbewaarder, portier, rector, conrector, decaan, rijinstructeur, schooldirecteur, hogeschooldocent, programmeur, softwareontwikkelaar, systeembeheerder, netwerkbeheerder, informaticus, webontwikkelaar, automonteur, fietsenmaker, garagist, garagehouder, plaatwerker, schipper, matroos, binnenschipper, stuurman, piloot, scheepskapitein, zeeman, veerman, steward, tuinman, tuinier, hovenier, visser, boswerker, imker, boomverzorger, rentmeester, stalknecht, loonwerker, slager, beenhouwer, kaasmaker, chocolatier, molenaar, brouwer, bakker, banketbakker, patissier, ober, kelner, barman, gastheer, serveerster, kelnerin, barvrouw, gastvrouw, makelaar, vastgoedmakelaar, verzekeringsagent, vertegenwoordiger, opticien, autohandelaar, veehandelaar, antiekhandelaar, antiquair, bankmedewerker, bankbediende, accountant, bibliothecaris, archivaris, belastinginspecteur, belastingadviseur, controller, boekhouder, ambtenaar van de burgerlijke stand, ambtenaar, gemeenteambtenaar, behandelend ambtenaar, beleidsmedewerker, hotelier, fabrikant, uitbater, acteur, actrice, zanger, zangeres, danser, danseres, violist, violiste, pianist, pianiste, organist, cellist, componist, dirigent, muzikant, muzikante, regisseur, kunstenaar, kunstenares, kunstschilder, schilderes, beeldhouwer, cineast, voetballer, wielrenner, schaatser, zwemmer, judoka, atleet, roeier, doelman, hockeyer, scheidsrechter, badmeester, imam, rabbijn, bisschop, hulpbisschop, abt, kanunnik, monnik, missionaris, kapper, kapster, barbier, schoonheidsspecialiste, masseur, masseuse, visagist, tatoeëerder, begrafenisondernemer, uitvaartverzorger, student, studente, scholier, leerling, werkstudent, rechtenstudent, rechtenstudente, geneeskundestudent, geneeskundestudente, psychologiestudent, psychologiestudente, stagiair, stagiaire, middelbare scholier`,
);
export const feminine = (_masculine, whole) => whole;
/** A woman's, of which her field has too few: known, and never drawn. */
export const knownProfessions = words(`advocate, politieagente, directrice, adviseuse, laborante, conductrice`);
export const commonProfessions = words(
  `verpleegkundige, leraar, lerares, vrachtwagenchauffeur, timmerman, huisvrouw, verkoper, verkoopster, ambtenaar, boer, student, secretaresse`,
);

export const lists = {
  regions: words(
    `Noord-Holland, Zuid-Holland, Utrecht, Gelderland, Overijssel, Flevoland, Friesland, Groningen, Drenthe, Noord-Brabant, Limburg, Zeeland, Twente, Achterhoek, Veluwe, Betuwe, West-Friesland, Zeeuws-Vlaanderen, Kennemerland, Haaglanden, Rijnmond, Salland, Peel, Kempen, Gooi, Zaanstreek, Waterland, Bommelerwaard, Alblasserwaard, Westland`,
  ),
  streets: words(
    `Dorpsstraat, Kerkstraat, Molenweg, Schoolstraat, Hoofdstraat, Stationsstraat, Julianastraat, Wilhelminastraat, Beatrixlaan, Oranjelaan, Nassaulaan, Emmastraat, Irenestraat, Marktstraat, Molenstraat, Nieuwstraat, Kapelstraat, Raadhuisstraat, Havenstraat, Dijkstraat, Eikenlaan, Beukenlaan, Lindelaan, Kastanjelaan, Berkenlaan, Populierenlaan, Esdoornlaan, Meidoornstraat, Sleedoornstraat, Rozenstraat, Tulpstraat, Leliestraat, Narcisstraat, Violierstraat, Anjerstraat, Merelstraat, Lijsterstraat, Vinkenstraat, Zwaluwstraat, Reigerstraat, Valkstraat, Rembrandtlaan, Vermeerstraat, Mondriaanlaan, Breitnerlaan, Vondelstraat, Bilderdijkstraat, Multatulistraat, Tollensstraat, Beethovenlaan, Mozartlaan, Chopinstraat, Bachplein, Spoorstraat, Parallelweg, Industrieweg, Zandweg, Heideweg, Bosweg, Zeeweg, Veldweg, Akkerweg, Lageweg, Hogeweg, Achterweg, Voorweg, Burgemeestersweg, Kanaalweg, Singelweg, Herengracht, Keizersgracht, Prinsengracht, Lauriergracht, Oudegracht, Nieuwegracht, Westersingel, Noordersingel, Oostersingel, Havenkade, Maaskade, Waalkade, IJsselkade, Oosterdijk, Westerdijk, Zeedijk, Lekdijk, Marktplein, Kerkplein, Stationsplein, Raadhuisplein, Brinkstraat, Esweg, Torenlaan, Parklaan, Stadhouderslaan, Willemsplein, Prins Hendrikstraat, Jan Steenstraat, Frans Halsstraat, Jacob Catsstraat, Albert Cuypstraat, Van Goghstraat, De Ruyterstraat, Piet Heinstraat, Trompstraat, Hugo de Grootstraat, Thorbeckelaan, Troelstralaan, Drieslaan`,
  ),
  specialties: words(
    `Cardiologie, Neurologie, Chirurgie, Interne Geneeskunde, Orthopedie, Urologie, Nefrologie, Longziekten, Maag-, Darm- en Leverziekten, Geriatrie, Oncologie, Hematologie, Radiologie, Psychiatrie, Kindergeneeskunde, Neonatologie, Verloskunde, Gynaecologie, Oogheelkunde, Keel-, Neus- en Oorheelkunde, Dermatologie, Reumatologie, Endocrinologie, Anesthesiologie, Intensive Care, Vaatchirurgie, Neurochirurgie, Revalidatie, Spoedeisende Hulp`,
  ).filter((value) => !value.includes('-') && !/^(?:Darm|Neus)/u.test(value)),
  'company-kinds': words(
    `Bakkerij, Slagerij, Bouwbedrijf, Aannemersbedrijf, Transportbedrijf, Installatiebedrijf, Schildersbedrijf, Timmerbedrijf, Autobedrijf, Garage, Drukkerij, Boekhandel, Kwekerij, Bloemisterij, Kaashandel, Zuivelhandel, Visserijbedrijf, Scheepswerf, Meubelmakerij, Administratiekantoor, Notariskantoor, Advocatenkantoor, Makelaardij, Reisbureau, Rijschool, Supermarkt, Juwelier, Opticien, Loonbedrijf, Hoveniersbedrijf, Schoonmaakbedrijf, Uitgeverij`,
  ),
  'company-forms': words(`B.V., BV, V.O.F., VOF, N.V., Holding B.V., en Zonen, en Zn.`),
  causes: words(
    `Ouderen, Mantelzorgers, Vrijwilligers, Diabetes, Hartpatiënten, Nierpatiënten, Reumapatiënten, Doven, Blinden, Dierenvrienden, Huurders, Ondernemers, Landbouwers, Buurtbewoners, Oud-leerlingen`,
  ),
};
export const ordered = {
  'email-domains': words(
    `gmail.com, hotmail.com, ziggo.nl, kpnmail.nl, planet.nl, xs4all.nl, home.nl, outlook.com, live.nl, hetnet.nl, upcmail.nl, casema.nl`,
  ),
  'url-words': words(
    `zorg, praktijk, bouw, huis, auto, bakkerij, school, winkel, hotel, info, groep, advies, tuin, praktijk`,
  ),
};
