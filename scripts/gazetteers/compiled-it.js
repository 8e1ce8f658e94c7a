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

/** Masculine, and what the feminine ends in instead of the last letter, or the whole of it. */
export const professions = {
  medicine: words(
    `medico/medica, medico di base/medica di base, medico di famiglia/medica di famiglia, medico di guardia/medica di guardia, chirurgo/chirurga, cardiologo/cardiologa, neurologo/neurologa, oncologo/oncologa, ortopedico/ortopedica, ginecologo/ginecologa, dermatologo/dermatologa, urologo/urologa, radiologo/radiologa, nefrologo/nefrologa, pneumologo/pneumologa, reumatologo/reumatologa, ematologo/ematologa, endocrinologo/endocrinologa, veterinario/veterinaria, specializzando/specializzanda, dentista, odontoiatra, pediatra, psichiatra, geriatra, fisiatra, anestesista, oculista, neuropsichiatra, internista`,
  ),
  care: words(
    `infermiere/infermiera, infermiere di reparto/infermiera di reparto, infermiere di comunità/infermiera di comunità, caposala, ostetrico/ostetrica, psicologo/psicologa, psicoterapeuta, fisioterapista, logopedista, terapista occupazionale, dietista, farmacista, assistente sociale, badante, igienista dentale, podologo/podologa, operatore socio-sanitario/operatrice socio-sanitaria, operatore sanitario/operatrice sanitaria, ausiliario/ausiliaria, soccorritore/soccorritrice, psicomotricista, educatore professionale/educatrice professionale, tecnico di radiologia/tecnica di radiologia, infermiere domiciliare/infermiera domiciliare, assistente familiare, assistente domiciliare`,
  ),
  justice: words(
    `magistrato/magistrata, giudice, giudice istruttore/giudice istruttrice, giudice di pace, giudice del lavoro, giudice onorario/giudice onoraria, giudice tutelare, pubblico ministero/pubblica ministera, procuratore della Repubblica/procuratrice della Repubblica, procuratore aggiunto/procuratrice aggiunta, sostituto procuratore/sostituta procuratrice, cancelliere/cancelliera, funzionario giudiziario/funzionaria giudiziaria, ufficiale giudiziario/ufficiale giudiziaria, consigliere di Corte d'appello/consigliera di Corte d'appello, assistente giudiziario/assistente giudiziaria, presidente di sezione, presidente del tribunale, perito del tribunale/perita del tribunale, viceprocuratore onorario/viceprocuratrice onoraria, giudice relatore/giudice relatrice`,
  ),
  law: words(
    `avvocato/avvocata, avvocato penalista/avvocata penalista, avvocato civilista/avvocata civilista, notaio/notaia, praticante, penalista, civilista, giurista, legale, giuslavorista, consulente legale, consulente del lavoro, curatore fallimentare/curatrice fallimentare, tutore legale/tutrice legale, mediatore civile/mediatrice civile, amministratore di sostegno/amministratrice di sostegno, difensore d'ufficio/difensora d'ufficio, difensore di fiducia/difensora di fiducia, patrocinatore/patrocinatrice`,
  ),
  government: words(
    `sindaco/sindaca, vicesindaco/vicesindaca, assessore/assessora, consigliere comunale/consigliera comunale, consigliere regionale/consigliera regionale, ministro/ministra, sottosegretario/sottosegretaria, deputato/deputata, senatore/senatrice, prefetto/prefetta, segretario comunale/segretaria comunale, commissario prefettizio/commissaria prefettizia, ambasciatore/ambasciatrice, presidente di Provincia, presidente di Regione, presidente della Provincia, capogruppo, console, europarlamentare, eurodeputato/eurodeputata, parlamentare, delegato comunale/delegata comunale`,
  ),
  security: words(
    `carabiniere/carabiniera, poliziotto/poliziotta, vigile urbano/vigile urbana, vigile del fuoco, militare, soldato/soldata, guardia giurata, guardia forestale, agente di polizia, agente di custodia, maresciallo/marescialla, brigadiere/brigadiera, ispettore di polizia/ispettrice di polizia, commissario di polizia/commissaria di polizia, vigilante, finanziere/finanziera, agente della polizia locale, capitano dei Carabinieri/capitana dei Carabinieri, sovrintendente, ispettore/ispettrice`,
  ),
  teaching: words(
    `insegnante, insegnante di sostegno, insegnante elementare, insegnante di religione, insegnante di musica, docente, maestro/maestra, maestro elementare/maestra elementare, maestro d'asilo/maestra d'asilo, professore/professoressa, educatore/educatrice, preside, dirigente scolastico/dirigente scolastica, formatore/formatrice, istruttore di guida/istruttrice di guida, tutor, professore di lettere/professoressa di lettere, professore di matematica/professoressa di matematica, rettore/rettrice`,
  ),
  research: words(
    `ricercatore/ricercatrice, biologo/biologa, chimico/chimica, fisico/fisica, matematico/matematica, geologo/geologa, storico/storica, archeologo/archeologa, sociologo/sociologa, antropologo/antropologa, filosofo/filosofa, botanico/botanica, astronomo/astronoma, statistico/statistica, economista, linguista, naturalista, biotecnologo/biotecnologa, dottorando/dottoranda, assegnista di ricerca, genetista, microbiologo/microbiologa, latinista`,
  ),
  engineering: words(
    `ingegnere/ingegnera, ingegnere civile/ingegnera civile, ingegnere meccanico/ingegnera meccanica, ingegnere elettronico/ingegnera elettronica, architetto/architetta, informatico/informatica, programmatore/programmatrice, sviluppatore/sviluppatrice, perito industriale/perita industriale, perito edile/perita edile, urbanista, geometra, progettista, sistemista, paesaggista, analista, disegnatore tecnico/disegnatrice tecnica, topografo/topografa`,
  ),
  repair: words(
    `meccanico/meccanica, idraulico/idraulica, tecnico/tecnica, manutentore/manutentrice, installatore/installatrice, elettrotecnico/elettrotecnica, carrozziere/carrozziera, riparatore/riparatrice, tecnico informatico/tecnica informatica, tecnico della caldaia/tecnica della caldaia, antennista, elettricista, gommista, elettrauto, motorista, ascensorista, termoidraulico/termoidraulica, frigorista`,
  ),
  building: words(
    `muratore/muratrice, imbianchino/imbianchina, carpentiere/carpentiera, manovale, piastrellista, decoratore/decoratrice, pavimentatore/pavimentatrice, capocantiere, gessista, cartongessista, asfaltista, ponteggiatore/ponteggiatrice, operaio edile/operaia edile, gruista, stuccatore/stuccatrice, escavatorista, impresario edile/impresaria edile`,
  ),
  industry: words(
    `operaio/operaia, saldatore/saldatrice, tornitore/tornitrice, magazziniere/magazziniera, minatore/minatrice, tessitore/tessitrice, metalmeccanico/metalmeccanica, capoturno, capofabbrica, fresatore/fresatrice, verniciatore/verniciatrice, assemblatore/assemblatrice, addetto alla produzione/addetta alla produzione, addetto al montaggio/addetta al montaggio, caporeparto, fuochista, mulettista, stampatore/stampatrice, conciatore/conciatrice, fonditore/fonditrice, operatore di macchina/operatrice di macchina, filatore/filatrice, montatore/montatrice, siderurgico/siderurgica, carrellista`,
  ),
  transport: words(
    `autista, camionista, tassista, macchinista, pilota, autista di autobus, autista di ambulanza, corriere/corriera, ferroviere/ferroviera, marinaio/marinaia, tranviere/tranviera, controllore/controllora, capotreno, conducente, conducente di autobus, autotrasportatore/autotrasportatrice, postino/postina, portalettere, fattorino/fattorina, capitano di lungo corso/capitana di lungo corso, comandante di nave, hostess, vetturino/vetturina, noleggiatore/noleggiatrice`,
  ),
  farming: words(
    `agricoltore/agricoltrice, allevatore/allevatrice, pescatore/pescatrice, giardiniere/giardiniera, viticoltore/viticoltrice, contadino/contadina, bracciante, bracciante agricolo/bracciante agricola, pastore/pastora, apicoltore/apicoltrice, boscaiolo/boscaiola, coltivatore diretto/coltivatrice diretta, mezzadro/mezzadra, mungitore/mungitrice, floricoltore/floricoltrice, olivicoltore/olivicoltrice, vivaista, orticoltore/orticoltrice, mandriano/mandriana, trattorista, risicoltore/risicoltrice, ortolano/ortolana, bovaro/bovara, coltivatore/coltivatrice, stalliere/stalliera, agronomo/agronoma, forestale, bracciante stagionale, taglialegna`,
  ),
  food: words(
    `cuoco/cuoca, cameriere/cameriera, barista, panettiere/panettiera, pasticciere/pasticciera, macellaio/macellaia, fornaio/fornaia, pizzaiolo/pizzaiola, gelataio/gelataia, oste/ostessa, ristoratore/ristoratrice, lavapiatti, maître, sommelier, aiuto cuoco/aiuto cuoca, chef, casaro/casara, salumiere/salumiera, banconista, gastronomo/gastronoma, mugnaio/mugnaia, addetto alla mensa/addetta alla mensa, cuoco della mensa/cuoca della mensa`,
  ),
  trade: words(
    `commesso/commessa, commerciante, rappresentante, venditore/venditrice, agente immobiliare, agente di commercio, negoziante, bottegaio/bottegaia, fruttivendolo/fruttivendola, pescivendolo/pescivendola, fioraio/fioraia, cassiere/cassiera, edicolante, libraio/libraia, tabaccaio/tabaccaia, ambulante, assicuratore/assicuratrice, antiquario/antiquaria, benzinaio/benzinaia, ferramenta, erborista, addetto alle vendite/addetta alle vendite, agente assicurativo/agente assicurativa, cartolaio/cartolaia`,
  ),
  office: words(
    `impiegato/impiegata, segretario/segretaria, contabile, ragioniere/ragioniera, bancario/bancaria, funzionario/funzionaria, receptionist, bibliotecario/bibliotecaria, archivista, centralinista, commercialista, impiegato comunale/impiegata comunale, impiegato postale/impiegata postale, funzionario comunale/funzionaria comunale, responsabile del protocollo, responsabile dell'ufficio anagrafe, assistente amministrativo/assistente amministrativa, amministrativo/amministrativa, revisore dei conti/revisora dei conti, coadiutore amministrativo/coadiutrice amministrativa, istruttore amministrativo/istruttrice amministrativa, telefonista, addetto allo sportello/addetta allo sportello, operatore di sportello/operatrice di sportello, dipendente comunale, dipendente pubblico/dipendente pubblica`,
  ),
  management: words(
    `dirigente, imprenditore/imprenditrice, consulente, direttore/direttrice, amministratore delegato/amministratrice delegata, direttore generale/direttrice generale, direttore amministrativo/direttrice amministrativa, direttore sanitario/direttrice sanitaria, direttore del personale/direttrice del personale, manager, titolare, responsabile del personale, responsabile vendite, consulente aziendale, capo ufficio, primario/primaria, amministratore unico/amministratrice unica, albergatore/albergatrice, coordinatore/coordinatrice, industriale, caposervizio, presidente, vicepresidente, amministratore di condominio/amministratrice di condominio, proprietario/proprietaria, gestore/gestora`,
  ),
  arts: words(
    `giornalista, fotografo/fotografa, musicista, attore/attrice, pittore/pittrice, scultore/scultrice, scrittore/scrittrice, traduttore/traduttrice, interprete, pianista, violinista, cantante, regista, ballerino/ballerina, poeta/poetessa, redattore/redattrice, grafico/grafica, cronista, scenografo/scenografa, costumista, compositore/compositrice, editore/editrice, stilista, artista, conduttore televisivo/conduttrice televisiva, presentatore/presentatrice, curatore/curatrice, guida turistica`,
  ),
  craft: words(
    `artigiano/artigiana, sarto/sarta, calzolaio/calzolaia, tappezziere/tappezziera, falegname, orefice, orafo/orafa, restauratore/restauratrice, fabbro/fabbra, ebanista, ceramista, liutaio/liutaia, orologiaio/orologiaia, tipografo/tipografa, rilegatore/rilegatrice, ricamatore/ricamatrice, modista, vetraio/vetraia, mosaicista, corniciaio/corniciaia, intagliatore/intagliatrice, pellettiere/pellettiera, mobiliere/mobiliera, incisore/incisora`,
  ),
  sport: words(
    `allenatore/allenatrice, calciatore/calciatrice, ciclista, nuotatore/nuotatrice, pallavolista, atleta, istruttore di nuoto/istruttrice di nuoto, istruttore di tennis/istruttrice di tennis, istruttore di fitness/istruttrice di fitness, maestro di sci/maestra di sci, tennista, cestista, preparatore atletico/preparatrice atletica, arbitro/arbitra, guida alpina, personal trainer, bagnino/bagnina, schermidore/schermitrice, pugile, sciatore/sciatrice, fantino/fantina, maratoneta, velista`,
  ),
  religion: words(
    `parroco/parroca, viceparroco/, sacerdote/sacerdotessa, prete/, vescovo/vescova, frate/, cappellano/, monaco/monaca, arciprete/, diacono/diacona, /suora, /religiosa, /madre superiora, /badessa, catechista, sagrestano/sagrestana, missionario/missionaria, seminarista, rabbino/rabbina, imam, pastore valdese/pastora valdese, evangelista, teologo/teologa, pastore protestante/pastora protestante, esorcista, canonico/, organista, sacrista`,
  ),
  service: words(
    `parrucchiere/parrucchiera, estetista, custode, portiere/portiera, bidello/bidella, collaboratore domestico/collaboratrice domestica, collaboratore scolastico/collaboratrice scolastica, addetto alle pulizie/addetta alle pulizie, domestico/domestica, operatore ecologico/operatrice ecologica, barbiere/barbiera, portinaio/portinaia, colf, massaggiatore/massaggiatrice, lavandaio/lavandaia, governante, visagista, baby-sitter, usciere/usciera, addetto alla portineria/addetta alla portineria, stiratore/stiratrice, tatuatore/tatuatrice, truccatore/truccatrice, /donna delle pulizie, maggiordomo/, netturbino/netturbina, onicotecnico/onicotecnica`,
  ),
  none: words(
    `/casalinga, pensionato/pensionata, studente/studentessa, disoccupato/disoccupata, studente universitario/studentessa universitaria, operaio in pensione/operaia in pensione, inoccupato/inoccupata, liceale, in cerca di lavoro, volontario/volontaria, universitario/universitaria, scolaro/scolara, tirocinante, apprendista, stagista, invalido civile/invalida civile, senza occupazione, in mobilità, cassintegrato/cassintegrata, laureando/laureanda`,
  ),
};
/** Of a gender that does not tell that of whom it is said: known, and never drawn. */
export const knownProfessions = words(`guardia giurata, guardia forestale, guida turistica, guida alpina`);
/** The less frequent of each field, men's for women's too; what is not replaces what is not. */
export const rareProfessions = words(
  `veterinario, dentista, odontoiatra, badante, assistente familiare, assistente domiciliare, podologo, igienista dentale, farmacista, ausiliario, soccorritore, psicomotricista, operatore socio-sanitario, operatore sanitario, tecnico di radiologia, cancelliere, funzionario giudiziario, ufficiale giudiziario, assistente giudiziario, perito del tribunale, notaio, praticante, consulente del lavoro, curatore fallimentare, tutore legale, mediatore civile, amministratore di sostegno, prefetto, commissario prefettizio, ministro, sottosegretario, deputato, senatore, ambasciatore, console, europarlamentare, eurodeputato, parlamentare, presidente di Regione, consigliere regionale, vigile del fuoco, militare, soldato, agente di custodia, vigilante, preside, dirigente scolastico, formatore, istruttore di guida, tutor, rettore, informatico, programmatore, sviluppatore, sistemista, analista, ingegnere elettronico, pilota, marinaio, capitano di lungo corso, comandante di nave, hostess, pescatore, giardiniere, pastore, apicoltore, boscaiolo, vivaista, floricoltore, forestale, taglialegna, stalliere, agronomo, macellaio, casaro, salumiere, gelataio, mugnaio, gastronomo, rappresentante, agente immobiliare, agente di commercio, assicuratore, agente assicurativo, antiquario, benzinaio, ambulante, bancario, bibliotecario, archivista, revisore dei conti, commercialista, ragioniere, contabile, primario, direttore sanitario, albergatore, industriale, caposervizio, amministratore di condominio, musicista, attore, pianista, violinista, cantante, regista, ballerino, scenografo, costumista, compositore, pittore, scultore, calciatore, ciclista, nuotatore, pallavolista, atleta, tennista, cestista, schermidore, pugile, sciatore, fantino, maratoneta, velista, arbitro, bagnino, rabbino, imam, pastore valdese, pastore protestante, sacerdotessa, teologo, evangelista, suora, religiosa, madre superiora, badessa, frate, monaco, parrucchiere, estetista, barbiere, massaggiatore, tatuatore, truccatore, visagista, onicotecnico, studente, studente universitario, liceale, universitario, scolaro, tirocinante, apprendista, stagista, laureando`,
);
export const feminine = (_masculine, whole) => whole;
export const commonProfessions = words(
  `impiegato, impiegata, operaio, operaia, insegnante, infermiere, infermiera, commerciante, casalinga, pensionato, pensionata, agricoltore, muratore, autista`,
);

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
