// Catalan lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const commonFemale =
  words(`Maria, Montserrat, Núria, Anna, Maria Carme, Marta, Carme, Josefa, Maria Teresa, Rosa, Laia, Mercè, Júlia, Cristina, Laura, Sílvia, Isabel, Teresa, Antònia, Francesca, Dolors, Elena, Mònica, Clara, Carla, Martina, Paula, Aina, Mireia, Meritxell,
Eva, Roser, Ona, Emma, Jana, Berta, Anna Maria, Maria Rosa, Maria Dolors, Pilar, Concepció, Neus, Marina, Alba, Judit`);
export const femaleNames =
  words(`Abril, Ada, Adela, Adelaida, Adriana, Àfrica, Àgata, Agnès, Agustina, Aida, Aitana, Aloma, Alèxia, Alícia, Almodis, Amàlia, Amanda, Àngela, Àngels, Antonieta, Apol·lònia, Arantxa, Arlet, Ariadna, Assumpció, Assumpta, Aurora, Bàrbara, Beatriu, Bel, Bet, Bibiana, Blanca,
Bruna, Brígida, Caterina, Carina, Carlota, Carolina, Cecília, Cèlia, Cinta, Clàudia, Clementina, Cloe, Coloma, Consol, Conxita, Coral, Dana, Daniela, Dèlia, Diana, Dora, Duna, Edurne, Elisabet, Elisenda, Eloïsa, Elsa, Elvira, Emília, Empar, Encarnació, Engràcia, Ermessenda, Ester, Estel, Estefania, Esperança,
Eugènia, Eulàlia, Fàtima, Felícia, Fina, Flora, Florència, Francina, Gala, Gal·la, Gemma, Genoveva, Georgina, Gertrudis, Gina, Glòria, Griselda, Guadalupe, Guillermina, Helena, Heura, Hortènsia, Imma, Immaculada, Ingrid, Inés, Iolanda, Irene, Iris, Isabella, Isolda, Ivet, Ivette, Jacinta, Jaquelina, Jèssica,
Jenífer, Joana, Joaquima, Josepa, Josefina, Judith, Juliana, Júlia Maria, Laura Maria, Leonor, Lia, Lídia, Llibertat, Llúcia, Lluïsa, Lola, Loreto, Lorena, Lourdes, Luna, Macarena, Magalí, Magda, Magdalena, Maite, Manela, Manuela, Mar, Marcel·la, Margalida, Margarida, Maria Antònia, Maria Àngels, Maria Assumpció,
Maria Cinta, Maria del Mar, Maria Isabel, Maria Josep, Maria Lluïsa, Maria Mercè, Maria Neus, Maria Pilar, Maria Rosa, Maria Victòria, Mariàngela, Mariona, Matilde, Melània, Micaela, Miracle, Mireia, Misericòrdia, Nadina, Natàlia, Nerea, Nina, Noa, Noelia, Noemí, Nora, Odina, Olga, Olívia, Oliva, Palmira, Paquita, Patrícia,
Paulina, Pepa, Petra, Pietat, Praxedes, Puri, Queralt, Raquel, Ramona, Rebeca, Regina, Remei, Rita, Rosalia, Rosa Maria, Rosaura, Rosina, Rut, Sabina, Salut, Samanta, Sandra, Sara, Selma, Serena, Sibil·la, Sira, Sofia, Sol, Soledat, Sònia, Susanna, Tamara, Tània, Tecla, Tina, Tomasa, Tona, Trinitat, Txell, Úrsula, Valèria, Vanessa,
Verònica, Vera, Victòria, Vinyet, Violant, Violeta, Virgínia, Viviana, Xantal, Xènia, Ximena, Yolanda, Zaida, Zoe`);
export const commonMale =
  words(`Josep, Joan, Jordi, Antoni, Marc, Xavier, Jaume, Francesc, Albert, Joan Carles, Manel, Miquel, Carles, Ramon, David, Pere, Lluís, Pau, Daniel, Josep Maria, Àlex, Sergi, Oriol, Arnau, Pol, Jan, Eduard, Ricard, Rafael, Ferran, Enric, Jesús, Robert, Guillem, Martí, Roger,
Gerard, Joaquim, Nil, Biel, Bernat, Víctor, Vicenç, Salvador, Santi`);
export const maleNames =
  words(`Abel, Abelard, Adam, Adrià, Adolf, Agustí, Aitor, Aleix, Aleixandre, Alexandre, Alfons, Alfred, Àngel, Andreu, Anselm, Arcadi, Aran, Aritz, Armand, Armengol, Arseni, Artur, August, Aureli, Baldiri, Baldomer, Baltasar, Bartomeu, Benet, Benjamí, Bertran, Blai, Boi, Bonaventura, Borja, Borrell, Bru, Bruno, Camil, Candi,
Càndid, Cebrià, Cèsar, Cesc, Claudi, Climent, Colomà, Conrad, Constantí, Cosme, Cristià, Cristòfol, Dalmau, Damià, Darius, Dídac, Dimas, Dionís, Domènec, Edgar, Edmon, Efrem, Eladi, Elies, Eloi, Emili, Emmanuel, Eric, Ermengol, Ernest, Esteve, Eudald, Eugeni, Eusebi, Ezequiel, Fabià, Faust, Faustí, Feliu, Fèlix, Felip, Fermí, Fidel, Florenci, Frederic,
Fructuós, Gabriel, Galceran, Galderic, Gaspar, Gaietà, Genís, Germà, Gervasi, Gil, Gonçal, Gregori, Grau, Guiu, Guifré, Hèctor, Hermenegild, Hilari, Hug, Ian, Ibai, Ignasi, Ildefons, Innocenci, Iñaki, Isaac, Isidre, Isidor, Ismael, Iu, Ivan, Ivó, Jacint, Jacob, Jair, Jeroni, Joan Antoni, Joan Josep, Joan Manel, Joan Maria, Joan Ramon, Jofre, Joel, Jonàs,
Jonatan, Josep Antoni, Josep Lluís, Josep Manel, Josep Ramon, Julià, Juli, Just, Justí, Lambert, Laureà, Leandre, Leo, Leopold, Llàtzer, Lleó, Lleonard, Llorenç, Lluc, Llucià, Macià, Magí, Malaquies, Marçal, Marcel, Marcel·lí, Marià, Marian, Màrius, Mateu, Maties, Maurici, Mauri, Max, Maxim, Melcior, Mercuri, Miquel Àngel, Modest, Moisès, Narcís,
Nasi, Natan, Nazari, Nèstor, Nicasi, Nicolau, Norbert, Octavi, Oleguer, Ot, Otger, Òscar, Pacià, Pasqual, Patrici, Paulí, Pelai, Pep, Plàcid, Ponç, Pròsper, Prudenci, Quim, Quintí, Quirze, Raimon, Rai, Regí, Roc, Roderic, Rodolf, Romà, Romuald, Rossend, Ruben, Rufí, Sadurní, Salomó, Samuel, Sandre, Sebastià, Serafí, Serni, Sever, Severí,
Silvestre, Simó, Sixt, Tadeu, Teo, Teodor, Teòfil, Tiago, Tibau, Timoteu, Tomàs, Tomeu, Toni, Ubald, Urbà, Valentí, Valeri, Vidal, Wifred, Xaloc, Ximo, Zacaries, Zenó`);

export const commonFamilyNames =
  words(`Vila, Serra, Puig, Soler, Ferrer, Roca, Martí, Font, Riera, Pujol, Casas, Costa, Mas, Sala, Rovira, Ribas, Torres, Vidal, Solé, Bosch, Pons, Roig, Vives, Fernàndez, Garcia, Martínez, López, Sánchez, Rodríguez, Pérez, Ferrer, Pla, Oliver, Valls, Mir, Prat, Comas, Camps, Gil,
Domènech, Sabaté, Planas, Bonet, Miralles, Llopis, Esteve, Sanchis, Navarro, Moreno, Gómez`);
export const familyNames =
  words(`Abad, Abella, Abelló, Adell, Adroer, Agell, Agulló, Agustí, Aixalà, Alabau, Albareda, Alberich, Albert, Albiol, Alcover, Alegre, Alemany, Alió, Alomar, Alsina, Altimira, Altisent, Amat, Amengual, Ametller, Amigó, Amorós, Andreu, Anglada, Anglès, Antich, Antúnez, Aragonès, Aranda, Arbonès, Argemí, Argilaga, Armengol, Armengou, Arnau, Arolas, Artigas,
Artigues, Aubert, Auladell, Aulet, Avellaneda, Ayats, Aymerich, Babot, Bach, Badal, Badia, Badosa, Bagaria, Baiges, Balaguer, Balasch, Balcells, Ballart, Ballester, Ballús, Balmes, Banús, Banyeres, Baqué, Baques, Barba, Barberà, Barceló, Bardagí, Bargalló, Barnadas, Barniol, Barrera, Barris, Bartolí, Bartra, Bas, Basart, Bassa, Bassas, Bassols, Bastida, Batalla, Batet,
Batista, Batlle, Baulenas, Bayarri, Bayó, Bel, Bellmunt, Bellsolà, Bellver, Beltran, Benach, Benaiges, Benet, Benages, Berenguer, Bergadà, Bernadó, Bernat, Bertomeu, Bertran, Betriu, Bibiloni, Bigas, Biosca, Blai, Blanc, Blanch, Blasco, Bofarull, Bofill, Boix, Boixadera, Boixader, Bolet, Bonastre, Bonavida, Bonfill, Bonjoch, Boquet, Borràs, Borrell, Bosch, Bou, Bover, Bragulat,
Brichs, Brossa, Brufau, Bruguera, Bru, Brugada, Brunet, Busquet, Busquets, Cabanes, Cabestany, Cabot, Cabré, Cabrera, Calaf, Calafell, Calbet, Calduch, Calsina, Calvet, Calvó, Camarasa, Cambra, Camprubí, Canal, Canals, Cañellas, Canet, Cantons, Canyameres, Capdevila, Capell, Capella, Capmany, Carbó, Carbonell, Cardona, Cardús, Carles, Carner, Carol, Carrasco, Carreras, Carreres, Carulla,
Casademont, Casadevall, Casajuana, Casals, Casamitjana, Casanova, Casanovas, Casellas, Castany, Castellà, Castelló, Castells, Castellví, Català, Catalan, Caubet, Cendra, Centelles, Cerdà, Cervera, Claramunt, Claret, Clavé, Clavell, Clos, Closa, Clotet, Codina, Codony, Coll, Colldeforns, Collell, Colom, Colomer, Coma, Comadran, Comella, Comerma, Conesa, Corbella, Corbera, Corominas, Corretger,
Cortada, Cortadellas, Cortès, Cos, Costafreda, Creus, Crivillé, Cros, Crous, Crusat, Cubells, Cuberta, Cunill, Cuscó, Cuyàs, Dalmases, Dalmau, Darder, Déu, Deulofeu, Dilmé, Dolcet, Domingo, Dot, Duch, Duran, Dausà, Egea, Enrich, Escolà, Escrivà, Escuder, Esparza, Espasa, Espinàs, Espinosa, Espluga, Espuny, Espuñes, Estapé, Estela, Esteller, Estrada, Estruch, Expósito, Fàbrega, Fàbregas, Fabra, Fabregat,
Fajula, Falcó, Farràs, Farré, Farreras, Farrés, Farriol, Feixas, Felip, Feliu, Ferrando, Ferran, Ferreres, Ferrés, Ferreté, Ferriol, Figueras, Figueres, Figuerola, Fité, Florensa, Flotats, Folch, Folguera, Fonoll, Fons, Font, Fontanet, Fontanals, Fontseré, Forcadell, Forn, Forner, Forns, Fort, Fortuny, Fradera, Franch, Franquesa, Freixa, Freixas, Freixes, Fuster, Gabarró, Galceran, Galí, Galimany,
Gallart, Gallego, Galobart, Galofré, Garau, Garcés, Garriga, Garròs, Gascón, Gassó, Gasull, Gatell, Gavaldà, Gelabert, Gener, Genís, Gibert, Gilabert, Gimferrer, Giné, Giner, Gironès, Gispert, Godall, Gol, Gomà, Gomis, Gorgues, Grané, Granell, Grau, Gràcia, Gual, Guàrdia, Guasch, Güell, Guerra, Guilera, Guillamet, Guillem, Guimerà, Guinovart, Guitart, Guiu, Hereu, Homs, Huguet, Humet, Icart, Iglésies,
Isern, Ivern, Jané, Jansà, Jaumà, Jaume, Joan, Jofre, Jordà, Jordana, Jorba, Jou, Jové, Jovell, Juan, Julià, Juncosa, Junqueras, Junyent, Just, Lacruz, Lleal, Lleixà, Lleonart, Llena, Llimona, Llinàs, Llobera, Llobet, Llompart, Llop, Llorca, Llorenç, Llorens, Lloret, Lloveras, Lluch, Llull, Llorach, Macià, Madern, Malet, Mallol, Manent, Mañé, Mañosa, Manresa, Manubens, Maragall, Marcet, March, Marcó, Margarit,
Marí, Marimon, Marquès, Marsal, Marsé, Marsà, Martorell, Mascaró, Masdeu, Masferrer, Masip, Masó, Maspons, Masriera, Massagué, Massana, Massó, Mateu, Matas, Maymó, Mayol, Melià, Mercadal, Mercader, Mercadé, Mestre, Mestres, Meya, Millet, Milà, Miquel, Miró, Mitjans, Molas, Molins, Moliner, Moll, Molné, Moncunill, Monfort, Monné, Monrós, Montagut, Montaner, Montané, Montserrat, Montull, Mora, Moragas, Moragues, Morell,
Morera, Morató, Moret, Morros, Motlló, Munné, Muntada, Muntané, Muns, Mundó, Mussons, Nadal, Navarra, Navès, Nebot, Negre, Nicolau, Niubó, Nogué, Noguera, Nogués, Nolla, Novell, Obiols, Obradors, Olivé, Olivella, Oller, Olivart, Oliveras, Oriol, Orpí, Ortega, Orriols, Otzet, Pagès, Palà, Palau, Pallarès, Pallàs, Palou, Panadès, Papaseit, Parera, Parés, Parellada, Pascual, Pastor, Pedrola, Pedrós, Peiró, Pena, Perelló, Perarnau,
Peris, Perramon, Petit, Pi, Picas, Picó, Pijoan, Pinós, Piñol, Piqué, Piquer, Plana, Plans, Plasencia, Poblet, Poch, Pol, Ponsa, Porta, Portabella, Portell, Porqueras, Porredon, Pou, Pous, Prades, Pratdesaba, Prats, Prunés, Puigdevall, Puiggròs, Puigvert, Pujadas, Pujolar, Pujols, Punsoda, Quer, Queralt, Quintana, Rabassa, Rabasseda, Rafart, Rafecas, Rafel, Ràfols, Raich, Ramis, Ramon, Raventós, Rebull, Recasens, Rectoret, Reig, Reixach, Renart, Requena,
Revert, Ribalta, Ribera, Ribé, Ribes, Ribot, Ricart, Rifà, Rigau, Rigol, Rimbau, Ripoll, Rius, Riu, Robert, Rocabert, Rocafort, Rodó, Rof, Roger, Romaní, Romagosa, Romeu, Ros, Rosell, Roselló, Rosés, Rosich, Roura, Rossell, Rosselló, Roure, Rubió, Rubinat, Ruscalleda, Rull, Sabater, Sacrest, Safont, Sagarra, Sagrera, Sala, Saladrigues, Salamó, Salat, Sales, Saló, Salom, Salvà, Salvadó, Salvat, Sampietro, Samsó, Sancho, Sanahuja, Sanromà, Sans, Sant, Santacana,
Santamaria, Sanvicens, Sardà, Sarri, Satorra, Saumell, Segarra, Segú, Segura, Sellarès, Sender, Senserrich, Serarols, Serracanta, Serrat, Serret, Sesplugues, Simó, Sirvent, Sitjà, Sitjes, Socias, Solà, Solanas, Solanes, Solans, Soldevila, Soler, Soley, Soliva, Solsona, Subirà, Subirachs, Subirana, Sunyer, Sunyol, Suriol, Surroca, Taberner, Tarradellas, Tarragó, Tarrés, Tarrida, Tapias, Teixidó, Teixidor, Terrades, Terradas, Terricabras, Tió, Tomàs, Torner, Torra, Torrabadella,
Torras, Torredemer, Torrella, Torrent, Torrents, Torroella, Tort, Tost, Tous, Trabal, Trepat, Trias, Trilla, Tubau, Tudela, Tur, Turró, Ubach, Ulldemolins, Urgell, Usall, Valentí, Vall, Vallbona, Vallcorba, Valldeperas, Vallès, Vallmitjana, Vallribera, Vallverdú, Vaqué, Vendrell, Ventura, Ventosa, Verdaguer, Verd, Verdú, Vergés, Vernet, Vicens, Vicenç, Viladecans, Viladevall, Viladomat, Vilagrasa, Vilalta, Vilanova, Vilaplana, Vilardell, Vilaró, Vilarrasa, Vilaseca, Vilella, Vinyals, Vinyes, Vinyoles, Viñas, Viñolas, Virgili, Vivó, Xalabarder,
Xampeny, Xicola, Xifra, Xiol, Xirau, Xirgo, Ymbert, Zamora`);

export const saints = {
  m: words(`Sant Agustí, Sant Andreu, Sant Antoni, Sant Antoni de Pàdua, Sant Bartomeu, Sant Benet, Sant Bernabé, Sant Bernat, Sant Blai, Sant Boi, Sant Camil, Sant Carles, Sant Cebrià, Sant Celoni, Sant Climent, Sant Cosme, Sant Cristòfol, Sant Cugat, Sant Domènec, Sant Eloi, Sant Ermengol, Sant Esteve, Sant Feliu, Sant Fèlix, Sant Ferran, Sant Francesc, Sant Francesc Xavier, Sant Fruitós,
Sant Gabriel, Sant Genís, Sant Gervasi, Sant Hilari, Sant Hipòlit, Sant Ignasi, Sant Isidre, Sant Jaume, Sant Jeroni, Sant Joan, Sant Joan Baptista, Sant Joan Bosco, Sant Joan de Déu, Sant Joaquim, Sant Jordi, Sant Josep, Sant Josep Oriol, Sant Julià, Sant Just, Sant Llàtzer, Sant Llorenç, Sant Lluc, Sant Lluís, Sant Magí, Sant Marc, Sant Martí, Sant Mateu, Sant Medir, Sant Miquel, Sant Narcís,
Sant Nicolau, Sant Oleguer, Sant Pacià, Sant Pancraç, Sant Pau, Sant Pere, Sant Pere Claver, Sant Pol, Sant Quirze, Sant Rafael, Sant Ramon, Sant Ramon Nonat, Sant Roc, Sant Romà, Sant Sadurní, Sant Salvador, Sant Sebastià, Sant Tomàs, Sant Vicenç, Sant Vicenç de Paül, Sant Zoilo`),
  f: words(`Santa Anna, Santa Àgata, Santa Apol·lònia, Santa Bàrbara, Santa Caterina, Santa Cecília, Santa Clara, Santa Coloma, Santa Creu, Santa Cristina, Santa Elena, Santa Eugènia, Santa Eulàlia, Santa Fe, Santa Gemma, Santa Llúcia, Santa Magdalena, Santa Margarida, Santa Maria, Santa Maria del Mar, Santa Marina, Santa Marta, Santa Mònica, Santa Oliva, Santa Perpètua, Santa Rita, Santa Rosa,
Santa Susanna, Santa Tecla, Santa Teresa, Santa Úrsula`),
};

/** Titles of the Virgin, feminine, and of Christ. */
export const advocations =
  words(`Mare de Déu de Montserrat, Mare de Déu de la Mercè, Mare de Déu de Lourdes, Mare de Déu de Núria, Mare de Déu del Carme, Mare de Déu del Roser, Mare de Déu de Meritxell, Mare de Déu de la Salut, Mare de Déu de la Cinta,
Mare de Déu de la Candela, Mare de Déu de Gràcia, Mare de Déu del Remei, Mare de Déu de l'Esperança, Mare de Déu dels Àngels, Mare de Déu dels Dolors, Mare de Déu de Queralt, Mare de Déu del Tura, Mare de Déu de la Gleva, Mare de Déu del Claustre, Mare de Déu de les Neus`);

export const streetKinds = words(
  `Carrer, Avinguda, Plaça, Passeig, Passatge, Camí, Carretera, Ronda, Rambla, Travessera, Travessia, Baixada, Pujada, Via, Carreró, Placeta, Riera, Torrent, Moll, Costa`,
);
export const streetCores =
  words(`Major, Nou, Ample, Llarg, Alt, Baix, Estret, Gran, de Dalt, de Baix, de la Pau, de la Font, de la Creu, de l'Església, de l'Estació, de l'Hospital, de l'Hort, de l'Era, de l'Om, de l'Alzina, de l'Ermita, de l'Horta, de l'Escola, de l'Ajuntament, de l'Onze de Setembre, de la Llibertat, de la República, de la Constitució, de la Unió, de la Indústria, de la Muralla, de la Mercè,
de la Muntanya, de la Marina, de la Platja, de la Plana, de la Riera, de la Rutlla, de la Sardana, de la Selva, de la Serra, de la Tramuntana, de la Vila, de la Vinya, de la Volta, de la Lluna, de la Ciència, de la Cooperativa, de la Concòrdia, de la Diputació, de la Generalitat, de la Independència, de la Perdiu, de la Palma, del Carme, del Castell, del Centre, del Sol, del Mar, del Mercat, del Molí, del Nord,
del Sud, del Parc, del Pi, del Pont, del Portal, del Port, del Pou, del Progrés, del Prat, del Raval, del Rec, del Roser, del Forn, del Bruc, del Comerç, del Born, del Garbí, del Ferrocarril, del Llevant, del Migdia, del Montseny, del Pedraforca, del Canigó, del Puigmal, del Cadí, del Segre, del Ter, del Llobregat, del Besòs, del Francolí, del Fluvià, del Montgrí, del Doctor Robert, del Doctor Fleming,
del Bisbe, del Rector, del Mestre, del Treball, dels Àngels, dels Ametllers, dels Avellaners, dels Boters, dels Cavallers, dels Desemparats, dels Horts, dels Lledoners, dels Mirallers, dels Ocells, dels Oms, dels Pagesos, dels Pescadors, dels Pins, dels Plàtans, dels Roures, dels Safareigs, dels Tarongers, dels Til·lers, dels Traginers, dels Xiprers, dels Banys, de les Acàcies, de les Alzines, de les Basses,
de les Creus, de les Delícies, de les Escoles, de les Eres, de les Flors, de les Fonts, de les Moreres, de les Oliveres, de les Orenetes, de les Rambles, de les Roses, de les Violetes, d'Aragó, d'Andorra, d'Avall, d'Espanya, d'Orient, de Barcelona, de Catalunya, de Balmes, de Berga, de Cerdanya, de Casp, de Colom, de Dalmau, de Girona, de Lleida, de Lluís Companys, de Mallorca, de Manresa, de Mar,
de Menorca, de Muntaner, de Montserrat, de Núria, de Pau Casals, de Pau Claris, de Prat de la Riba, de Provença, de Reus, de Rius i Taulet, de Roger de Flor, de Roger de Llúria, de Tarragona, de València, de Verdaguer, de Viladomat, de Vic, Àngel Guimerà, Anselm Clavé, Antoni Gaudí, Caterina Albert, Enric Granados, Enric Morera, Francesc Macià, Frederic Mompou, Frederic Soler, Isaac Albéniz, Jacint Verdaguer,
Jaume Balmes, Jaume I, Joan Coromines, Joan Maragall, Joan Miró, Josep Pla, Mercè Rodoreda, Narcís Monturiol, Narcís Oller, Pompeu Fabra, Pau Picasso, Rafael Casanova, Ramon Llull, Ramon Muntaner, Salvador Espriu, Santiago Rusiñol, Ausiàs March, Joan Salvat-Papasseit, Maria Aurèlia Capmany, Montserrat Roig`);

export const specialties =
  words(`Al·lergologia, Anatomia Patològica, Anestesiologia i Reanimació, Angiologia i Cirurgia Vascular, Aparell Digestiu, Cardiologia, Cirurgia Cardíaca, Cirurgia General, Cirurgia General i Digestiva, Cirurgia Maxil·lofacial, Cirurgia Ortopèdica i Traumatologia, Cirurgia Pediàtrica, Cirurgia Plàstica, Cirurgia Toràcica, Cures Intensives, Cures Pal·liatives, Dermatologia,
Digestiu, Endocrinologia, Endocrinologia i Nutrició, Farmàcia, Geriatria, Ginecologia, Hematologia, Hospitalització a Domicili, Immunologia, Malalties Infeccioses, Medicina de Família, Medicina Intensiva, Medicina Interna, Medicina Nuclear, Medicina Preventiva, Microbiologia, Nefrologia, Neonatologia, Neurocirurgia, Neurologia, Obstetrícia i Ginecologia, Oftalmologia, Oncologia Mèdica,
Oncologia Radioteràpica, Otorinolaringologia, Pediatria, Pneumologia, Psicologia Clínica, Psiquiatria, Radiologia, Rehabilitació, Reumatologia, Salut Mental, Traumatologia, Urgències, Urologia, Consultes Externes, Fisioteràpia, Treball Social`);
export const companyKinds =
  words(`Construccions, Transports, Tallers, Distribucions, Inversions, Promocions, Subministraments, Instal·lacions, Reformes, Neteges, Mobles, Fustes, Fusteria, Ceràmiques, Electrodomèstics, Electricitat, Lampisteria, Vivers, Caves, Cellers, Conserves, Forn, Pastisseria, Carnisseria, Fruites, Peixos, Embotits, Olis, Formatges,
Llibreria, Papereria, Impremta, Gràfiques, Editorial, Edicions, Joieria, Òptica, Farmàcia, Perruqueria, Floristeria, Ferreteria, Merceria, Sabateria, Calçats, Confeccions, Teixits, Filatures, Autocars, Autoescola, Automòbils, Pneumàtics, Recanvis, Hostal, Hotel, Restaurant, Cafeteria, Bar, Fonda, Assessoria, Gestoria, Consultoria,
Immobiliària, Arquitectura, Enginyeria, Laboratoris, Metal·lúrgica, Foneria, Indústries, Manufactures, Mecanitzats, Excavacions, Àrids, Formigons, Pintures, Paviments, Piscines, Jardineria, Mudances, Logística, Magatzems, Comercial, Assegurances, Viatges, Informàtica, Telecomunicacions, Energies, Grues, Tintoreria, Funerària, Residència, Acadèmia`);
export const companyForms = words(`S.L., S.A., SL, SA, SCCL, S.C.P., SLU`);
export const causes =
  words(`Amics de la Sardana, Amics del Museu, Comerciants, Diabètics, Donants de Sang, Dones, Familiars de Malalts d'Alzheimer, Gent Gran, Jubilats i Pensionistes, Mares i Pares, Malalts Renals, Pagesos, Pescadors, Persones amb Discapacitat, Suport a la Infància, Veïns, Voluntaris, Celíacs, Lluita contra el Càncer, Salut Mental,
Esclerosi Múltiple, Parkinson, Recerca Biomèdica, Excursionistes, Castellers, Antics Alumnes`);

export const emailDomains = words(
  `gmail.com, hotmail.com, yahoo.es, outlook.es, telefonica.net, correu.cat, icloud.com, hotmail.es, ono.com, live.com, movistar.es, andorra.ad, terra.es`,
);
export const urlWords = words(
  `clinica, hospital, farmacia, consulta, laboratori, fundacio, institut, associacio, centre, escola, gestoria, taller, hotel, restaurant, celler, viatges, llibreria, optica, transports`,
);
export const regions =
  words(`Catalunya, País Valencià, Illes Balears, Andorra, Catalunya Nord, Franja de Ponent, Barcelona, Girona, Lleida, Tarragona, Mallorca, Menorca, Eivissa, Formentera, Alt Camp, Alt Empordà, Alt Penedès, Alt Urgell, Alta Ribagorça, Anoia, Bages, Baix Camp, Baix Ebre, Baix Empordà, Baix Llobregat, Baix Penedès, Barcelonès, Berguedà, Cerdanya, Conca de Barberà,
Garraf, Garrigues, Garrotxa, Gironès, Lluçanès, Maresme, Moianès, Montsià, Noguera, Osona, Pallars Jussà, Pallars Sobirà, Pla d'Urgell, Pla de l'Estany, Priorat, Ribera d'Ebre, Ripollès, Segarra, Segrià, Selva, Solsonès, Tarragonès, Terra Alta, Urgell, Vall d'Aran, Vallès Occidental, Vallès Oriental, Camp de Tarragona, Terres de l'Ebre, Alacant, València, Horta Nord, Horta Sud, Marina Alta, Marina Baixa, Costera, Safor, Ribera Alta, Plana Baixa,
Costera, Ribera Baixa, Camp de Túria, Camp de Morvedre, Vall d'Albaida, Alcoià, Comtat, Alacantí, Baix Vinalopó, Vinalopó Mitjà, Baix Segura, Plana Alta, Baix Maestrat, Ports,
Rosselló, Conflent, Vallespir, Aragó, Navarra, Andalusia, Castella i Lleó, Castella-la Manxa, Extremadura, Galícia, Madrid, Múrcia, País Basc, Cantàbria, Astúries, La Rioja, Canàries`);
/** Towns of the Valencian Country under their Catalan names, with their rank: they stand with Castilian names in GeoNames. */
export const valencianTowns =
  words(`València, Alacant, Elx, Castelló de la Plana, Torrent, Gandia, Paterna, Benidorm, Sagunt, Alcoi, Vila-real, Oriola, Sant Vicent del Raspeig, Dénia, Borriana, Elda, Xàtiva, Ontinyent, Alzira, Sueca, Cullera, Vinaròs, Benicarló, Mislata, Burjassot, Aldaia, Manises, Xirivella, Alaquàs, Quart de Poblet, Algemesí, Carcaixent, Oliva,
Petrer, la Vila Joiosa, Calp, Xàbia, Altea, Ibi, Novelda, Crevillent, Santa Pola, Almassora, Onda, Benicàssim, Peníscola, Morella, Sant Mateu, Llíria, Bétera, Pego, Muro d'Alcoi, Cocentaina, Banyeres de Mariola, Guadassuar, Catarroja, Silla, Picassent, Massamagrell, Puçol, el Puig, Tavernes de la Valldigna, Benifaió, l'Eliana, Almussafes, Canals, l'Alcúdia, Alberic, Moncofa, Nules`);
export const noTown =
  /^(?:Barri |Ensanche|Primer |Ibiza$|Sants|Sant Andreu$|Sant Martí$|Horta|Gràcia|Nou Barris|Les Corts|Eixample|Pedralbes|Hostafrancs|Fort Pienc|el Poblenou|el Bon Pastor|Sarrià|Vallvidrera|el Raval|el Clot|el Carmel|el Guinardó|Navas|Baró de Viver|Son Roca|Coll d'en Rabassa|Can |La Bordeta|Verneda|Sant Pere, |Urbanització|Bellavista|La Salut|Camp d'|Provençals)/u;

/** The comarques and islands with three towns or more in the list, each with these. */
export const comarques = {
  'Alt Camp':
    'Aiguamúrcia, Alcover, Alió, Bràfim, El Pla de Santa Maria, La Riba, Puigpelat, Querol, Vallmoll, Valls, Vilabella',
  'Alt Empordà':
    "Agullana, Borrassà, Bàscara, Cadaqués, Capmany, Castelló d'Empúries, Colera, Darnius, Empuriabrava, Espolla, Figueres, Fortià, Garriguella, Garrigàs, Lladó, Llançà, Llers, Navata, Ordis, Pau, Pont de Molins, Portbou, Roses, Saus, Torroella de Fluvià, Ventalló, Vilabertran, Vilafant, Vilajuïga, Vilamalla, Vilanant, el Port de la Selva, l'Armentera, l'Escala",
  'Alt Penedès':
    "Castellet, Gelida, La Granada, Mediona, Olesa de Bonesvalls, Sant Joan de Mediona, Sant Martí Sarroca, Sant Pere de Riudebitlles, Sant Sadurní d'Anoia, Subirats, Vilafranca del Penedès",
  'Alt Urgell': "Alàs i Cerc, Coll de Nargó, La Seu d'Urgell, Oliana",
  Anoia:
    'Calaf, Capellades, Carme, Castellolí, Igualada, Jorba, La Llacuna, La Pobla de Claramunt, Masquefa, Piera, Vilanova del Camí, Òdena',
  Bages:
    'Artés, Avinyó, Balsareny, Cardona, Fonollosa, Manresa, Monistrol de Montserrat, Navarcles, Navàs, Rajadell, Sallent, Sant Joan de Vilatorrada, Sant Salvador de Guardiola, Sant Vicenç de Castellet, Súria',
  'Baix Camp':
    'Alforja, Almoster, Botarell, Cambrils, La Selva del Camp, Maspujols, Mont-roig del Camp, Pratdip, Reus, Riudecols, Riudoms, Vilaplana, les Borges del Camp',
  'Baix Ebre': "Aldover, Benifallet, Deltebre, El Perelló, L'Ampolla, Paüls, Tivenys, Tortosa",
  'Baix Empordà':
    "Albons, Begur, Calella de Palafrugell, Calonge, Castell-Platja d'Aro, Cruïlles, Foixà, Gualta, Jafre, Palafrugell, Palamós, Pals, Regencós, S'Agaró, Sant Feliu de Guíxols, Santa Cristina d'Aro, Torroella de Montgrí, Ullà, Vall-Llobrega, Verges, l'Estartit, la Bisbal d'Empordà",
  'Baix Llobregat':
    'Abrera, Begues, Castelldefels, Castellví de Rosanes, Cervelló, Collbató, Corbera de Llobregat, Cornellà de Llobregat, El Prat de Llobregat, Esparreguera, Esplugues de Llobregat, Gavà, Martorell, Molins de Rei, Olesa de Montserrat, Pallejà, Sant Andreu de la Barca, Sant Boi de Llobregat, Sant Feliu de Llobregat, Sant Joan Despí, Sant Just Desvern, Sant Vicenç dels Horts, Santa Coloma de Cervelló, Torrelles de Llobregat, Vallirana, Viladecans',
  'Baix Penedès': 'Bonastre, Calafell, Coma-ruga, Cunit, El Vendrell, Santa Oliva',
  Barcelonès: "Badalona, Barcelona, L'Hospitalet de Llobregat, Sant Adrià de Besòs, Santa Coloma de Gramenet",
  Berguedà: 'Bagà, Berga, Gironella, Sant Julià de Cerdanyola, Sant Maurici de la Quar',
  Garraf: 'Cubelles, Olivella, Sant Pere de Ribes, Sitges, Vilanova i la Geltrú',
  Garrotxa:
    "Argelaguer, Besalú, Castellfollit de la Roca, Montagut, Olot, Sant Esteve d'en Bas, Sant Jaume de Llierca, Sant Joan les Fonts, Sant Privat d'en Bas, Santa Pau, Tortellà, la Canya, les Planes d'Hostoles, les Preses",
  Gironès:
    "Aiguaviva, Bescanó, Bordils, Cassà de la Selva, Celrà, Cervià de Ter, Fornells de la Selva, Girona, Llagostera, Quart d'Onyar, Salt, Vilablareix",
  Maresme:
    'Alella, Arenys de Mar, Arenys de Munt, Argentona, Cabrera de Mar, Cabrils, Calella, Canet de Mar, Dosrius, El Masnou, Malgrat de Mar, Mataró, Montgat, Pineda de Mar, Premià de Dalt, Premià de Mar, Sant Andreu de Llavaneres, Sant Pol de Mar, Sant Vicenç de Montalt, Santa Susanna, Teià, Tiana, Tordera, Vilassar de Mar, Òrrius',
  Moianès: "Calders, Castellcir, Collsuspina, Moià, Monistrol de Calders, Santa Maria d'Oló",
  Montsià:
    "Alcanar, Amposta, Godall, La Galera, Les Cases d'Alcanar, Mas de Barberans, Masdenverge, Sant Carles de la Ràpita, Ulldecona",
  Noguera:
    "Algerri, Artesa de Segre, Balaguer, Bellcaire d'Urgell, Camarasa, Cubells, Menàrguens, Montgai, Os de Balaguer, Ponts, Preixens, Térmens, Vallfogona de Balaguer, Àger",
  Osona:
    "Centelles, Gurb, L'Esquirol, Manlleu, Olost, Oristà, Sant Martí de Centelles, Santa Eugènia de Berga, Santa Eulàlia de Riuprimer, Seva, Taradell, Tona, Torelló, Vic, Viladrau, Vilanova de Sau",
  "Pla d'Urgell":
    'Barbens, Bellvís, Castellnou de Seana, Fondarella, Golmés, Linyola, Miralcamp, Mollerussa, Vilanova de Bellpuig',
  "Pla de l'Estany": 'Banyoles, Camós, Esponellà, Vilademuls',
  Priorat: 'Cornudella de Montsant, Falset, Porrera, Ulldemolins',
  "Ribera d'Ebre": "Ascó, Flix, Garcia, Ginestar, Miravet, Móra d'Ebre, Rasquera, Vinebre",
  Ripollès: 'Campdevànol, Camprodon, Ribes de Freser, Ripoll, Sant Joan de les Abadesses, Sant Pau de Segúries',
  Segarra: 'Cervera, Guissona, Torà de Riubregós',
  Segrià:
    'Aitona, Albesa, Alcarràs, Alcoletge, Alfarràs, Alfés, Alguaire, Almacelles, Almenar, Alpicat, Corbins, Lleida, Llardecans, Rosselló, Seròs, Soses, Sudanell, Torrefarrera, Torres de Segre, Vilanova de Segrià',
  Selva:
    'Anglès, Blanes, Breda, Hostalric, Lloret de Mar, Riudellots de la Selva, Santa Coloma de Farners, Sils, Tossa de Mar',
  Tarragonès:
    'Altafulla, Constantí, Creixell, La Canonja, La Pineda, La Secuita, Perafort, Roda de Barà, Salomó, Salou, Tarragona, Torredembarra, Vila-seca, Vilaseca, els Pallaresos, la Pobla de Mafumet',
  'Terra Alta': 'Arnes, Batea, Bot, Gandesa',
  Urgell: 'Agramunt, Anglesola, Belianes, Bellpuig, Castellserà, Guimerà, La Fuliola, Tornabous, Tàrrega, Verdú',
  Cerdanya: 'Bellver de Cerdanya, Llívia, Puigcerdà, Éller',
  'Vallès Occidental':
    'Barberà del Vallès, Castellar del Vallès, Castellbisbal, Cerdanyola del Vallès, Matadepera, Montcada i Reixac, Polinyà, Ripollet, Rubí, Sabadell, Sant Cugat del Vallès, Sant Quirze del Vallès, Santa Perpètua de Mogoda, Sentmenat, Terrassa, Ullastrell',
  'Vallès Oriental':
    "Aiguafreda, Bigues i Riells, Caldes de Montbui, Campins, Canovelles, Cardedeu, Cànoves i Samalús, Figaró, Granollers, Gualba de Dalt, L'Ametlla del Vallès, La Llagosta, La Roca del Vallès, Lliçà d'Amunt, Mollet del Vallès, Montmeló, Montornès del Vallès, Parets del Vallès, Sant Celoni, Santa Eulàlia de Ronçana, Santa Maria de Palautordera, Vallgorguina, la Garriga",
  Mallorca:
    "Alaró, Alcúdia, Algaida, Andratx, Ariany, Artà, Banyalbufar, Binissalem, Bunyola, Búger, Cala Millor, Cala Rajada, Cala d'Or, Calvià, Camp de Mar, Campanet, Campos, Capdepera, Colònia de Sant Jordi, Consell, Costitx, Deià, El Toro, Esporles, Estellencs, Felanitx, Fornalutx, Inca, Lloret de Vistalegre, Lloseta, Llubí, Llucmajor, Magaluf, Manacor, Mancor de la Vall, Maria de la Salut, Marratxí, Montuïri, Muro, Palma, Palmanova, Peguera, Petra, Platja d'Alcúdia, Pollença, Porreres, Port d'Alcúdia, Port de Pollença, Port de Sóller, Porto Cristo, Portocolom, Portopetro, Puigpunyent, Sa Ràpita, Santa Eugènia, Santa Margalida, Santa Maria del Camí, Santa Ponsa, Santanyí, Selva, Sencelles, Ses Salines, Sineu, Son Ferrer, Son Servera, Sóller, Valldemossa, Vilafranca de Bonany, s'Arenal, sa Pobla, Caimari, Cales de Mallorca, Portocristo, Sant Llorenç des Cardassar, Cala Figuera, Moscari, Biniamar, Pòrtol, sa Cabaneta, es Capdellà, Galilea, Biniali, Randa, Son Macià, s'Illot, Can Picafort, es Llombards",
  Menorca:
    'Alaior, Ciutadella, Es Castell, Ferreries, Maó, Mercadal, Sant Lluís, Fornells, es Migjorn Gran, Sant Climent, Cala en Porter, Llucmaçanes, es Grau, Cala en Bosc',
  Eivissa:
    "Sant Antoni de Portmany, Sant Joan de Labritja, Sant Josep de sa Talaia, Santa Eulària des Riu, Es Cubells, Sant Carles de Peralta, Sant Rafel de sa Creu, Sant Miquel de Balansat, Puig d'en Valls, Cala Llonga, Sant Agustí des Vedrà, Santa Gertrudis de Fruitera, es Canar",
  'Marina Alta':
    'Calp, Dénia, Pego, Xàbia, Ondara, Pedreguer, Gata de Gorgos, Benissa, Teulada, el Verger, Xaló, Benidoleig, Orba, Beniarbeig',
  'Marina Baixa':
    "Altea, Benidorm, la Vila Joiosa, l'Alfàs del Pi, Callosa d'en Sarrià, Polop, la Nucia, Finestrat, Relleu, Orxeta",
  'Plana Baixa':
    "Almassora, Borriana, Moncofa, Nules, Onda, Vila-real, la Vall d'Uixó, Betxí, Xilxes, Alfondeguilla, Artana",
  'Ribera Alta':
    "Alberic, Algemesí, Alzira, Benifaió, Carcaixent, Guadassuar, l'Alcúdia, Alginet, Carlet, Castelló de la Ribera, l'Ènova, Antella, Benimodo, Sumacàrcer, Turís, Massalavés, Alcàntera de Xúquer",
  Safor:
    'Gandia, Oliva, Tavernes de la Valldigna, Bellreguard, Xeraco, Xeresa, Vilallonga, Piles, Daimús, Ador, Palmera, Potries, Simat de la Valldigna',
  'Horta Nord':
    'Burjassot, Massamagrell, Paterna, Puçol, el Puig, Alboraia, Foios, Meliana, Museros, Rafelbunyol, la Pobla de Farnals, Montcada, Godella, Rocafort, Alfara del Patriarca, Almàssera, Vinalesa',
  'Horta Sud':
    'Alaquàs, Aldaia, Catarroja, Manises, Mislata, Picassent, Quart de Poblet, Silla, Torrent, Xirivella, Alcàsser, Benetússer, Massanassa, Paiporta, Sedaví, Alfafar, Beniparrell, Picanya',
  Costera:
    "Xàtiva, Canals, Moixent, la Font de la Figuera, l'Alcúdia de Crespins, Genovés, la Llosa de Ranes, Vallada, Montesa",
  'Ribera Baixa': 'Sueca, Cullera, Almussafes, Sollana, Favara, Polinyà de Xúquer, Llaurí, Riola, Fortaleny',
  'Camp de Túria': "Llíria, Bétera, l'Eliana, la Pobla de Vallbona, Riba-roja de Túria, Vilamarxant, Nàquera, Olocau",
  'Camp de Morvedre': "Sagunt, Canet d'en Berenguer, Faura, Benifairó de les Valls, Quartell, Petrés, Gilet, Estivella",
  "Vall d'Albaida":
    "Ontinyent, Albaida, Bocairent, l'Olleria, Agullent, Aielo de Malferit, Benigànim, Quatretonda, el Palomar",
  Alcoià: 'Alcoi, Ibi, Banyeres de Mariola, Castalla, Onil, Tibi',
  Comtat: "Cocentaina, Muro d'Alcoi, Beniarrés, Gaianes, l'Alqueria d'Asnar, Agres",
  Alacantí:
    "Alacant, Sant Vicent del Raspeig, Mutxamel, el Campello, Xixona, Sant Joan d'Alacant, Busot, la Torre de les Maçanes",
  'Baix Vinalopó': 'Elx, Crevillent, Santa Pola',
  'Vinalopó Mitjà': 'Elda, Petrer, Novelda, Monòver, el Pinós, Asp, Montfort',
  'Baix Segura': 'Oriola, Guardamar del Segura, Torrevella, Almoradí, Callosa de Segura, Rojals',
  'Plana Alta': 'Castelló de la Plana, Benicàssim, Orpesa, Borriol, Torreblanca, Vilafamés',
  'Baix Maestrat':
    'Vinaròs, Benicarló, Peníscola, Sant Mateu, Alcalà de Xivert, Traiguera, Càlig, Cervera del Maestrat, Rossell, la Jana',
  Ports: 'Morella, Forcall, Cinctorres, Portell de Morella, Herbers, Vilafranca del Maestrat',
};
