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
// Flanders by its provinces, and Brussels, which lies in one; the one that is called as a province at home is told from that.
export const kin = {
  BE: {
    minimum: 5000,
    regions: { VLG: 'Vlaams-Brabant', BRU: 'Vlaams-Brabant' },
    divisions: {
      'Provincie Antwerpen': 'Antwerpen', 'Provincie Limburg': 'Belgisch-Limburg', 'Provincie Oost-Vlaanderen': 'Oost-Vlaanderen',
      'Provincie Vlaams-Brabant': 'Vlaams-Brabant', 'Provincie West-Vlaanderen': 'West-Vlaanderen',
    }, // prettier-ignore
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
/** Quarters of smaller towns, and what is first of all a word or a land. */
const quarters = words(
  `Angelslo, Bargeres, Emmerhout, Emmermeer, Krakeel, Marsdijk, Peelo, Wolfsbos, De Loo, Noordbarge, Westlaren, Ballast, Almere Duin, Aldlân-Oost, Bilgaard, Camminghaburen, De Domp, De Drait, De Greiden, Heechterp, Huizum, Stadsfenne, Tinga, Zuiderburen, Westeinde, Anklaar, Bakenberg, Berg en Bos, Binnenstad, Brakkenstein, Brinkhorst, Brummelhof, Burgemeesterswijk, Componistenkwartier, Corlaer, De Bouwhof, De Haven, De Heeze, De Mheen, Doornsteeg, Driehuizen, Geitenkamp, Geldermalsen-West, Gulden Bodem, Hatert, Hees, Hengstdal, Het Loo, Hoogkamp, Hunnerberg, Kerschoten, Leesten, Lindenholt, Malburgen West, Matendonk, Matendreef, Matengaarde, Matenhoeve, Matenhorst, Matenveld, Nederhemert-Noord, Oosseld, Ooyerhoek, Orden, Rivierenkwartier, Sluisoord, Spainkbos, Sprengenbos, Sprengenweg-Noord, Sprenkelaar, Staatsliedenkwartier, Stegeslag, Sterrenberg, Valendries, Veldhuizen, Vogelkwartier, Vredenburg, Welgelegen, Westeneng, Westenenk, Winkewijert, Woudhuis, Zonnemaat, Beek gem Montferland, Bredeweg, t Loo, Wisch, Coendersborg, De Wijert, Korrewegwijk, Helpman, Meerwijck, Oosterhoogebrug, Oosterpark, Reitdiep, Selwerd, Tuikwerd, Obergum, Eexta, Ommelanderwijk, Abdissenbosch, Beersdal, Belfort, Biesland, Bleijerheide, Broekhem, Broeksittard, Brukske, Brabander, Chevremont, De Heeg, Gracht, Haanrade, Heer, Heide, Heksenberg, Heugem, Holz, Hopel, Husken, Kaalheide, Kakert, Kerensheide, Kruisberg, Kunrade, Lauradorp, Leuken, Lichtenberg, Limmel, Lindenheuvel, Malberg, Mariarade, Meezenbroek, Moesel, Nieuw-Lotbroek, Offenbeek, Oud-Caberg, Overhoven, Passart, Pottenberg, Scharn, Schilberg, Spekholzerheide, Stadbroek, Terwinselen, Veltum, Vrieheide, Wolder, Keent, Budschop, Leeuwen, Nieuwdorp, Amby, America, 't Hofke, Abcoven, Akert, Belcrum, Besterd, Biesdonk, Bitswijk, Brand, Broekhoven, Coevering, De Blaak, De Kruiskamp, De Reit, De Rompert, Deuteren, Doonheide, Eckart, Eerschot, Ekenrooi, Gageldonk, Geenhoven, Genoenhuis, Ginneken, Grasrijk, Groenewoud, Heesterakker, Heusdenhout, Hoge Vucht, Jagershoef, Kalsdonk, Korvel, Krooswijk, Lievendaal, Loven, Maaspoort, Meerhoven, Meerveldhoven, Muschberg en Geestenberg, Naastenbest, Noordgeest, Orthen, Quirijnstok, Raam, Salderes, Schutsboom, Speelheide, Stepekolk, Theereheide, Tivoli, Tongelre, Vaartbroek, Ven, Vliedberg, Voldijn, Waterdonken, Wisselaar, Woenselse Heide, Zandberg, Zesgehuchten, Zonderwijk, Baardwijk, Besoijen, Donk, Handel, Bangert, Butterhuizen, Commandeurs, De Maer, Bijvanck, Hilversumse Meent, Hofgeest, Kerkelanden, Langeheit, Oosterzij, Waterakkers, Ankeveense Rade, De Noord, Hem, Winkel, Aalanden, Baalder, Berkum, Borgele, Boskamp, Brunnepe, De Hoven, Flevowijk, Frankhuis, Het Oostrik, Klein Driene, Magele, Mekkelholt, Nieuwoord, Nijrees, Oostermeenthe, Pathmos, Pierik, Twekkelerveld, Woolde, Wooldrik, Zuid-Berghuizen, Tuk, Oosterholt, De Hagen, De Uithof, Grauwaart, Kerckebosch, Langenoord, Leidsche Rijn, Leusden-Zuid, Lunetten, Nieuwland, Nijenheim, Op Buuren, Randenbroek, Soestdijk, Spechtenkamp, Zandweg-Oostwaard, Dauwendaele, Griffioen, Lammerenburg, Malta, Othene, Westerzicht, Klarenbeek, Adegeest, Bergstoep, Binnenhof, Capelle-West, De Kieviet, De Peulen, Driemanspolder, Essesteijn, Gouwsluis, Groenswaard, Groot IJsselmonde, Hoge Mors, Kerkehout, Kijkduin, Lombardijen, Merenwijk, Noord-Hofland, Noordeinde, Ommoord, Oostdorp, Oranjewijk, Palenstein, Rugge, Strijp, Tuindorp, Vlietwijk, Vondelwijk, Weerestein, Weijpoort, Ypenburg, Middelsluis, Giessendam, Liesveld, Blauwput, Stene`,
);
export const noTown = new RegExp(String.raw`\d|[/()]|^(?:Zuid|Noord|Oost|West|${quarters.join('|')})$`, 'u');
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
