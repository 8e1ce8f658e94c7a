// Italian lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const sources = { faker: { node: 'it', python: 'it_IT' }, country: 'IT', townSize: 20_000 };
export const places = {
  minimum: 3000,
  // By GeoNames code.
  regions: {
    '01': 'Abruzzo', '02': 'Basilicata', '03': 'Calabria', '04': 'Campania', '05': 'Emilia-Romagna', '06': 'Friuli-Venezia Giulia', '07': 'Lazio',
    '08': 'Liguria', '09': 'Lombardia', '10': 'Marche', '11': 'Molise', '12': 'Piemonte', '13': 'Puglia', '14': 'Sardegna', '15': 'Sicilia',
    '16': 'Toscana', '17': 'Trentino-Alto Adige', '18': 'Umbria', '19': "Valle d'Aosta", '20': 'Veneto',
  }, // prettier-ignore
  quarters: { Rome: 12, Milan: 8, Naples: 6, Turin: 6, Genoa: 7, Palermo: 6, Bologna: 5, Florence: 5, Bari: 5, Catania: 4, Venice: 5 },
  spell: {
    Rome: 'Roma', Milan: 'Milano', Naples: 'Napoli', Turin: 'Torino', Genoa: 'Genova', Florence: 'Firenze', Venice: 'Venezia',
    Syracuse: 'Siracusa', Padua: 'Padova', Mantua: 'Mantova', Leghorn: 'Livorno', Trent: 'Trento', Verona: 'Verona',
  },
}; // prettier-ignore
places.quarters = Object.fromEntries(
  Object.entries(places.quarters).map(([name, km]) => [places.spell[name] ?? name, km]),
);
export const noTown = /\d|[/()]|^(?:Municipio|Quartiere|Stazione|Centro|Zona)\b|-|X{2,}/u;
export const hasArticle = /^(?:La|Il|Lo|L'|Le|I|Gli)\b/u;
export const commonFemale =
  words(`Maria, Anna, Giuseppina, Rosa, Angela, Giovanna, Teresa, Lucia, Carmela, Caterina, Francesca, Antonietta, Carla, Elena, Concetta, Rita, Margherita, Franca, Paola, Giulia, Chiara, Sara, Laura, Valentina, Alessia, Silvia, Elisa, Martina, Federica, Simona,
Roberta, Daniela, Patrizia, Cristina, Barbara, Monica, Stefania, Alessandra, Sofia, Aurora, Giorgia, Alice, Emma, Ilaria, Marta, Claudia, Lorenza, Graziella, Vincenza, Luisa`);
export const commonMale =
  words(`Giuseppe, Giovanni, Antonio, Mario, Luigi, Francesco, Angelo, Vincenzo, Pietro, Salvatore, Carlo, Franco, Domenico, Bruno, Paolo, Michele, Giorgio, Aldo, Sergio, Luciano, Marco, Andrea, Alessandro, Stefano, Roberto, Davide, Luca, Matteo, Lorenzo, Simone,
Fabio, Claudio, Maurizio, Massimo, Daniele, Riccardo, Gabriele, Leonardo, Tommaso, Federico, Nicola, Emanuele, Alberto, Enrico, Filippo, Giacomo, Renato, Raffaele, Rocco, Pasquale`);
// Usual names that one source alone has, and unusual ones that two have.
export const usualGivenNames =
  words(`Annalisa, Bice, Filomena, Lia, Nives, Pasqualina, Raffaela, Rosanna, Carmelina, Tonina, Ada, Adelina, Agata, Agnese, Alba, Alda, Amelia, Angelina, Antonina, Arianna, Assunta, Azzurra, Benedetta, Bruna, Carlotta, Carmen, Cinzia, Clara, Costanza, Debora, Delia, Diletta, Domenica, Dora, Edda, Elda, Eleonora, Elettra, Elisabetta, Emanuela,
Enrica, Ersilia, Ester, Evelina, Fabiana, Fabiola, Fiorella, Fiorenza, Flaminia, Gaia, Giacoma, Giancarla, Gianna, Gina, Ginevra, Gioia, Giorgina, Giovannina, Giuditta, Grazia, Graziana, Greta, Ileana, Ilenia, Ines, Iole, Irene, Iris, Lavinia, Lea, Leda,
Lina, Linda, Lorella, Lorena, Loriana, Luana, Lucilla, Luigia, Maddalena, Manuela, Mara, Marianna, Marica, Mariella, Marilena, Marzia, Matilde, Michelina, Milva, Mirella, Miriam, Mirta, Moira, Monia, Natalina, Nella, Noemi, Nora, Norma, Nunzia, Olimpia,
Ombretta, Oriana, Orietta, Orsola, Paolina, Pia, Pierina, Pina, Rachele, Rina, Rosaria, Rosina, Rossella, Sabrina, Samanta, Silvana, Sveva, Tamara, Tea, Tullia, Vanda, Vanna, Velia, Vera, Vilma, Vincenzina, Viola, Vittorina, Viviana, Wanda, Zoe, Alfonso,
Alvaro, Alvise, Amerigo, Antonino, Arrigo, Attilio, Aurelio, Bernardino, Carmine, Cataldo, Cosimo, Cristian, Cristiano, Diego, Duilio, Edmondo, Egidio, Elia, Elio, Eliseo, Emidio, Emiliano, Enea, Eugenio, Evaristo, Ferruccio, Filiberto, Flaviano, Gavino,
Gennaro, Gerardo, Giampaolo, Giampiero, Gianpiero, Guerrino, Iacopo, Igor, Ilario, Italo, Ivano, Jacopo, Leandro, Liborio, Lino, Loris, Luigino, Manlio, Manuel, Manuele, Michelino, Moreno, Nando, Nazzareno, Nello, Nereo, Nicolino, Nunzio, Omero, Orfeo,
Oscar, Otello, Paolino, Pasqualino, Pierino, Pierpaolo, Pino, Placido, Raffaello, Raul, Remo, Rino, Rosolino, Ruben, Sabatino, Sabino, Salvo, Samuele, Sandrino, Santino, Savino, Settimio, Silvano, Silverio, Stelvio, Tarcisio, Teodoro, Tino, Tito, Tobia,
Tonino, Tonio, Ulisse, Valentino, Valter, Vasco, Vinicio, Vittorino, Walter, Yuri`);
export const unusualGivenNames =
  words(`Adamo, Adelasia, Alex, Alexandra, Amadeo, Amico, Amleto, Annabruna, Annalucia, Annibale, Annunziata, Ansaldo, Azeglio, Benito, Benvenuto, Berenice, Calcedonio, Cassandra, Chantal, Cipriano, Cirillo, Concettina, Coriolano, Cristel, Daniel, David, Delfino,
Desirée, Dionigi, Donatello, Donna, Durante, Elisabeth, Elmo, Emanuella, Erik, Ermes, Fedele, Fortunata, Gastone, Gelsomina, Germana, Geronimo, Gerry, Giacobbe, Giannino, Gigi, Gionata, Giovannino, Girolamo, Goffredo, Griselda, Imelda, Ketty, Lazzaro,
Liberto, Lodovico, Manolo, Marianeve, Mariannina, Marilisa, Marilù, Mariolino, Mascia, Michael, Milo, Mohamed, Napoleone, Nicholas, Nicolas, Ottone, Panfilo, Paride, Patrick, Pellegrino, Peppe, Pompeo, Pomponio, Priscilla, Santa, Sharon, Silvestro, Simon,
Stefanella, Telemaco, Temistocle, Tommy, Torquato, Uberto, Ugolino, Walther, William`);
export const givenNameGenders = {
  Andrea: 'm',
  Nicola: 'm',
  Luca: 'm',
  Mattia: 'm',
  Elia: 'm',
  Tobia: 'm',
  Gianluca: 'm',
  Battista: 'm',
  Enea: 'm',
  Zaccaria: 'm',
};
export const noGivenNames = words(`Kevin, Michael, Jarno, Akira, Sue Ellen, Jelena, Noah, Maika, Thea`);
export const noFamilyNames = words(`Dalla, Delle, Bianc, Mozart, Smirnoff`);
export const commonFamilyNames =
  words(`Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Mancini, Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli,
Vitale, Lombardo, Serra, Coppola, De Santis, D'Angelo, Marchetti, Parisi, Villa, Conte, Ferraro, Ferri, Fabbri, Bianco, Marini, Grasso, Valentini, Messina, Sala, De Angelis, Gatti, Pellegrini, Palumbo, Sanna, Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi, Pellegrino, Carbone`);

export const saints = {
  m: words(`San Giovanni, San Giuseppe, San Francesco, San Carlo, San Raffaele, San Camillo, San Filippo Neri, San Pietro, San Paolo, San Luca, San Matteo, San Martino, San Michele, San Gennaro, San Rocco, San Lorenzo, San Donato, San Marco, San Bartolomeo, San Leonardo,
San Gerardo, San Giacomo, San Salvatore, San Vincenzo, San Biagio, Sant'Antonio, Sant'Andrea, Sant'Ambrogio, Sant'Eugenio, Sant'Agostino, San Sebastiano, San Timoteo, San Benedetto, San Bassiano, San Pio`),
  f: words(
    `Santa Maria, Santa Chiara, Santa Lucia, Santa Caterina, Santa Rita, Santa Croce, Sant'Anna, Sant'Orsola, Santa Corona, Santa Teresa, Santa Barbara, Santa Marta, Santa Margherita, Sant'Agata, Santa Scolastica`,
  ),
};

export const lists = {
  regions: words(
    `Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia, Marche, Molise, Piemonte, Puglia, Sardegna, Sicilia, Toscana, Trentino-Alto Adige, Umbria, Valle d'Aosta, Veneto, Brianza, Salento, Maremma, Cilento, Langhe, Monferrato, Chianti, Gargano, Irpinia, Ciociaria, Polesine, Carnia, Valtellina, Garfagnana, Barbagia, Gallura, Versilia, Lunigiana, Romagna, Cadore, Alto Adige, Riviera di Ponente, Riviera di Levante, Agro Pontino, Val Camonica, Val di Susa`,
  ),
  'street-cores':
    words(`Roma, Garibaldi, Mazzini, Cavour, Dante, Verdi, Marconi, Matteotti, Gramsci, Vittorio Emanuele, Umberto I, dei Mille, XX Settembre, IV Novembre, XXV Aprile, della Libertà, della Repubblica, della Resistenza, dell'Unità, della Pace, Alessandro Volta, Galileo Galilei, Leonardo da Vinci, Michelangelo, Raffaello, Tiziano, Giotto, Manzoni,
Leopardi, Carducci, Pascoli, Petrarca, Boccaccio, Ariosto, Foscolo, Puccini, Rossini, Bellini, Donizetti, Vivaldi, Toscanini, Nazario Sauro, Cesare Battisti, Fratelli Bandiera, Fratelli Cervi, Bixio, Crispi, Cairoli, Mameli, Pisacane, Ugo Bassi, San Martino, Solferino, Magenta, Montegrappa, Piave, Isonzo, Trieste, Trento, Gorizia, Zara, Fiume, Milano,
Torino, Genova, Firenze, Napoli, Palermo, Bologna, Venezia, Cagliari, delle Rose, dei Tigli, delle Acacie, dei Pini, degli Ulivi, delle Mimose, dei Platani, dei Cipressi, dei Gelsomini, delle Magnolie, del Mulino, della Fonte, della Chiesa, del Castello, della Stazione, del Porto, del Mare, dei Giardini, del Lavoro, dell'Industria, dell'Artigianato, delle Scuole, dei Partigiani,
dei Caduti, dei Martiri, Aldo Moro, Alcide De Gasperi, Sandro Pertini, Enrico Fermi, Guglielmo Oberdan, Amendola, Giolitti, Turati, Gobetti, Buozzi, Di Vittorio, Kennedy, Europa, Italia, Indipendenza, Risorgimento`),
  specialties: words(
    `Cardiologia, Neurologia, Chirurgia Generale, Medicina Interna, Medicina d'Urgenza, Ortopedia, Traumatologia, Urologia, Nefrologia, Pneumologia, Gastroenterologia, Geriatria, Oncologia, Ematologia, Radiologia, Radioterapia, Psichiatria, Pediatria, Neonatologia, Ostetricia e Ginecologia, Oculistica, Otorinolaringoiatria, Dermatologia, Reumatologia, Endocrinologia, Diabetologia, Malattie Infettive, Anestesia e Rianimazione, Terapia Intensiva, Chirurgia Vascolare, Chirurgia Toracica, Cardiochirurgia, Neurochirurgia, Riabilitazione, Lungodegenza, Medicina Nucleare, Allergologia, Dietologia, Terapia del Dolore, Emodinamica`,
  ),
  'company-kinds': words(
    `Officine, Costruzioni, Trasporti, Autotrasporti, Edilizia, Impianti, Ceramiche, Mobili, Arredamenti, Tessuti, Calzature, Pelletteria, Vini, Cantine, Caseificio, Salumificio, Pastificio, Panificio, Pasticceria, Oleificio, Molino, Conserve, Vivai, Legnami, Serramenti, Vetreria, Carpenteria, Fonderia, Tipografia, Editrice, Libreria, Farmaceutici, Elettronica, Informatica, Sistemi, Consulenze, Immobiliare, Assicurazioni, Viaggi, Autoscuola, Autofficina, Carrozzeria, Gomme, Ferramenta, Supermercati, Abbigliamento, Gioielleria, Ottica`,
  ),
  'company-forms': words(`S.p.A., S.r.l., SpA, Srl, S.n.c., S.a.s., srl, Soc. Coop.`),
  causes: words(
    `Volontari Ospedalieri, Donatori di Sangue, Malati di Alzheimer, Famiglie Affidatarie, Amici del Cuore, Ciechi, Sordi, Invalidi Civili, Malattie Rare, Lotta ai Tumori, Diabetici, Assistenza Domiciliare, Genitori, Consumatori, Artigiani, Pensionati, Agricoltori, Alpini, Cacciatori, Pescatori`,
  ),
};
export const ordered = {
  'street-kinds': words(`Via, Viale, Piazza, Corso, Largo, Vicolo, Strada, Piazzale, Contrada, Salita`),
  'email-domains': words(
    `gmail.com, libero.it, hotmail.it, yahoo.it, alice.it, virgilio.it, tiscali.it, outlook.it, tin.it, fastwebnet.it, email.it, icloud.com, hotmail.com, pec.it`,
  ),
  'url-words': words(
    `studio, casa, centro, medica, salute, farmacia, edil, auto, vini, hotel, scuola, clinica, tecnica, arte, verde, info, servizi, gruppo`,
  ),
};
