import { createGenderOf, readDeterminers, readGenderedClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Those of which there is one, and which the text tells of: each stays. */
const ONLY =
  "Consiglio Giunta Agenzia_delle_Dogane Agenzia_delle_Dogane_e_dei_Monopoli SPDC UEPE INGV CAI RFI ANAS ENAC ENAV IVASS CONSOB AGCOM ANAC ISPRA AIFA AGENAS CNR CONI CIO UNESCO UNICEF UNHCR OMS ONU OCSE OSCE OPEC BCE FMI WWF ISS SIAE ACI FBI RSU Guardia_Civil Scotland_Yard Camera_di_Commercio Camera_di_commercio Riesame Gran_Consiglio Lega_Santa Lega_Lombarda Lega_Anseatica Corte_europea_dei_diritti_dell'uomo Corte_penale_internazionale Corte_di_giustizia_dell'Unione_europea Corte_di_giustizia_europea Consiglio_d'Europa Consiglio_di_Sicurezza Società_delle_Nazioni Commissione Borsa Borsa_Italiana Ilva Normale Scuola_Normale_Superiore Unione_Europea UE Commissione_Europea Corte_di_giustizia Marina Marina_Militare Santa_Sede Curia CEI Lega_Calcio Lega_Serie_A Accademia_dei_Lincei Accademia_della_Crusca Biennale Triennale KGB Stasi Gestapo SS Wehrmacht Luftwaffe GAP CLN Brigate_Rosse Sant'Uffizio Inquisizione Compagnia_di_Gesù Cavalieri_di_Malta Ordine_di_Malta Opus_Dei Farnesina Parlamento Senato Unione_Africana Organizzazione_mondiale_della_sanità Organizzazione_delle_Nazioni_Unite Assemblea_Costituente Avanti! ADI SERT CUP Libera Istituto_Geografico_Militare Club_Alpino_Italiano Touring_Club_Italiano Consiglio_Comunale Soccorso_Alpino Comitato_di_Liberazione_Nazionale polizia_giudiziaria Polizia_Giudiziaria";

/** Wards by what they are for: another name for the same, as the text tells of what is done there; with what they are called before it. */
const WARDS =
  "Cardiologia Cardiologia_Clinica Medicina_Cardiovascolare|Ortopedia Ortopedia_e_Traumatologia Traumatologia|Radiologia Diagnostica_per_Immagini Radiodiagnostica|Geriatria Medicina_Geriatrica|Pneumologia Pneumotisiologia Broncopneumologia|Medicina_Interna Medicina_Generale Medicina|Neurologia Neurologia_Clinica|Oculistica Oftalmologia|Otorinolaringoiatria ORL|Ostetricia Ostetricia_e_Ginecologia Ginecologia|Chirurgia_Generale Chirurgia|Rianimazione Terapia_Intensiva Anestesia_e_Rianimazione|Nefrologia Nefrologia_e_Dialisi|Oncologia Oncologia_Medica|Pediatria Pediatria_Generale|Neonatologia Patologia_Neonatale|Medicina_d'Urgenza Medicina_d'Urgenza_e_Accettazione|Psichiatria Psichiatria_Clinica|Dermatologia Dermatologia_Clinica|Urologia Chirurgia_Urologica|Anatomia_Patologica Istopatologia|Senologia Chirurgia_Senologica|Riabilitazione Medicina_Riabilitativa|Gastroenterologia Gastroenterologia_ed_Endoscopia|Endocrinologia Endocrinologia_e_Diabetologia Diabetologia|Neuropsichiatria_Infantile Neurologia_Pediatrica|Ematologia Ematologia_Clinica|Reumatologia Reumatologia_Clinica|Cardiochirurgia Chirurgia_Cardiaca|Fisiatria Medicina_Fisica|Clinica_Ostetrica Clinica_Ostetrico-Ginecologica Clinica_Ginecologica"
    .split('|')
    .map((names) => `f ${names}`)
    .join('\n');
const withLead = (lead: string): string =>
  WARDS.replace(/\n.*Clinica_Ostetrica.*$/u, '').replaceAll(/ (?=\p{Lu})/gu, ` ${lead}_`);

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article. */
const CLASSES = readGenderedClasses(`
f Ansa Agi Adnkronos Askanews LaPresse
m TAR_del_Lazio TAR_della_Lombardia TAR_del_Veneto TAR_della_Campania TAR_della_Puglia TAR_della_Toscana TAR_del_Piemonte TAR_della_Sicilia TAR_della_Liguria
u IG_Metall IG_Bce Dgb
u Unia Syna Ocst
u Spedali_Riuniti Ospedali_Riuniti Ospedali_Civili Spedali_Civili
u Centrale_Unica_di_Committenza Stazione_Unica_Appaltante Centrale_di_Committenza
f Flai_Cgil Fiom_Cgil Filcams_Cgil Fillea_Cgil Filctem_Cgil
f Fai_Cisl Fim_Cisl Filca_Cisl Fisascat_Cisl
u Accademia_dei_Georgofili Accademia_d'Italia Accademia_delle_Scienze
m Partito_Nazionale_Fascista
m Movimento_5_Stelle M5S
f Repubblica_di_Genova Repubblica_di_Venezia Repubblica_di_Pisa Repubblica_di_Lucca Repubblica_di_Siena
m Museo_Civico Museo_Diocesano Museo_Archeologico Museo_Comunale
f Polfer Polstrada Digos Polizia_di_frontiera
f 1A 1B 1C 1D 2A 2B 2C 2D 3A 3B 3C 3D 4A 4B 4C 4D 5A 5B 5C 5D
u Poste Ferrovie Autostrade
u ANPI ANED ANPPIA ANEI
m Torino_Film_Festival Trieste_Film_Festival Bari_Film_Festival Lucca_Film_Festival Trento_Film_Festival
u Nature Science Lancet Cell
u Il_Girasole L'Arcobaleno La_Coccinella Il_Melograno Il_Pulcino Lo_Scoiattolo
f Novartis Roche Nestlé Pfizer Bayer Sanofi
u Ikea Auchan Obi Unieuro Decathlon
u Università_Federico_II Università_Ca'_Foscari Università_Bocconi Università_Cattolica Università_Luiss Università_Statale
u Università_del_Salento Università_del_Molise Università_della_Calabria Università_della_Basilicata Università_della_Tuscia Università_dell'Insubria
m Dipartimento_Salute_Donna_e_Bambino Dipartimento_Materno_Infantile Dipartimento_Cure_Primarie Dipartimento_Emergenza_e_Urgenza Dipartimento_Area_Critica
m Dipartimento_di_Salute_Mentale Dipartimento_di_Prevenzione Dipartimento_di_Emergenza Dipartimento_di_Chirurgia Dipartimento_di_Medicina
m Centro_di_Salute_Mentale Consultorio_Familiare Centro_Diurno Servizio_Tossicodipendenze Servizio_Psichiatrico
f Medicina_dello_Sport Medicina_Legale Medicina_del_Lavoro
f Casa_di_Cura_Villa_Bianca Casa_di_Cura_Villa_Verde Casa_di_Cura_Villa_Serena Casa_di_Cura_Villa_Fiorita Casa_di_Cura_Stella_Maris Casa_di_Cura_Salus
u Azienda_USL_di_Bologna Azienda_USL_di_Modena Azienda_USL_di_Parma Azienda_USL_di_Pescara Azienda_USL_di_Ferrara Azienda_USL_di_Imola
u Azienda_ULSS_1_Dolomiti Azienda_ULSS_3_Serenissima Azienda_ULSS_6_Euganea Azienda_ULSS_8_Berica Azienda_ULSS_9_Scaligera
u Cantieri_Aurora Cantieri_Sant'Erasmo Cantieri_Fratelli_Gavazzi Cantieri_Stella_Maris Cantieri_Due_Ancore Cantieri_La_Prora
f Carboneria Massoneria
u Giovine_Italia Giovane_Europa
u Antitrust Autorità_garante
u Musei_Vaticani Musei_Capitolini
f Scala Fenice
u Opéra_de_Lyon Opéra_de_Nice Opéra_de_Marseille Opéra_de_Bordeaux Opéra_de_Lille
u Associazione_Nazionale_Alpini Associazione_Nazionale_Combattenti_e_Reduci
u ULSS_1_Dolomiti ULSS_3_Serenissima ULSS_6_Euganea ULSS_8_Berica ULSS_9_Scaligera
u ATS_Brianza ATS_Insubria ATS_Bergamo ATS_Brescia ATS_Pavia
u AOU_Careggi AOU_Senese AOU_Pisana AOU_Meyer AOU_Parma AOU_Ferrara
m Centro_Prelievi Centro_Trasfusionale Centro_Ustioni Centro_Cefalee Centro_Antidiabetico
m Policlinico_San_Donato Policlinico_San_Matteo Policlinico_San_Marco Policlinico_Santa_Lucia Policlinico_San_Luca Policlinico_Sant'Anna
f Trenitalia Trenord
u Agenzia_Spaziale_Italiana Agenzia_Spaziale_Europea
f Camera
u Il_Piccolo Il_Centro Il_Sole_24_Ore Il_Messaggero Il_Mattino Il_Giornale Il_Tirreno Il_Secolo_XIX Il_Gazzettino Il_Fatto_Quotidiano
u La_Nuova_Sardegna La_Sicilia La_Provincia La_Repubblica La_Stampa La_Nazione La_Verità La_Gazzetta_dello_Sport La_Gazzetta_del_Mezzogiorno
u L'Espresso L'Avvenire L'Unità L'Eco_di_Bergamo L'Arena L'Unione_Sarda
f Flai Fai Fiom Fim Uilm Filcams Fillea Filt
f Confindustria Confcommercio Confartigianato Coldiretti Confesercenti
u Forze_Armate Forze_dell'Ordine Forze_di_Polizia
f Presidenza_della_Repubblica Presidenza_del_Consiglio
m Senato_della_Repubblica Senato_del_Regno
u Assemblea_legislativa Assemblea_regionale Assemblea_provinciale
f Kleine_Zeitung Wiener_Zeitung Presse
f Lega_italiana_per_la_lotta_contro_i_tumori Fondazione_italiana_per_la_ricerca_sul_cancro
m Corpo_Forestale_Regionale Corpo_Forestale_dello_Stato
m Messaggero_Veneto Corriere_delle_Alpi Corriere_di_Romagna Corriere_dell'Umbria
f Corte_costituzionale Consulta
f Corte_di_cassazione Suprema_Corte
f Corte_dei_conti
f Corte_d'Appello Corte_d'Assise
f Corte_di_Cassazione Suprema_Corte
f Cassazione Suprema_Corte
m Tribunale Giudice Collegio Collegio_giudicante
m Giudice_di_Pace_di_Lecce Giudice_di_Pace_di_Terni Giudice_di_Pace_di_Rovigo Giudice_di_Pace_di_Prato Giudice_di_Pace_di_Savona Giudice_di_Pace_di_Potenza
m Consiglio_di_Stato Consiglio_dei_ministri Consiglio_Superiore_della_Magistratura
m Ministero_della_Salute Ministero_della_Giustizia Ministero_della_Difesa Ministero_della_Cultura Ministero_del_Lavoro Ministero_del_Tesoro Ministero_delle_Finanze Ministero_dei_Trasporti
m Ministero_dell'Interno Ministero_dell'Economia Ministero_dell'Ambiente Ministero_dell'Istruzione
f Polizia_di_Stato
f Guardia_di_Finanza
f Polizia_Penitenziaria
f Polizia_Municipale Polizia_Locale
f Soprintendenza
f Motorizzazione_Civile
m CPIA CTP
m DEA DEU
f Settimana_Enigmistica Domenica_Quiz
f Società_Operaia_di_Mutuo_Soccorso Società_Operaia Società_di_Mutuo_Soccorso
m servizio_veterinario_dell'USL servizio_veterinario_dell'ASL servizio_veterinario_provinciale
f Stazione_Carabinieri Compagnia_Carabinieri Tenenza_Carabinieri
f Glovo Deliveroo Just_Eat Uber_Eats
f Bosch Siemens Continental Mahle
f Italgas Hera Iren Acea
f Motorizzazione
m 118
m Servizio_Sociale
f Pro_Loco
f Avis Aido Admo Fidas
f Acli Arci Auser
m Louvre Prado British_Museum
f UnipolSai Unipol Allianz Reale_Mutua
u Generali Axa Zurich
f Enel Eni Edison
f Snam Terna
f Bartolini Sda Gls
u DHL UPS FedEx
f Federconsumatori Adiconsum Altroconsumo Adoc
f Tim Vodafone Fastweb WindTre Iliad
f TripAdvisor Booking Airbnb Expedia
f ASREM ASUR AUSL
u Amazon Zalando Ebay
f Reyer Dinamo Fortitudo
f Lube Itas Sir_Safety
m Banco_di_Sardegna Banco_di_Napoli Banco_di_Sicilia
u Unione_delle_Valli Unione_delle_Terre_Alte Unione_dei_Colli Unione_dei_Castelli
m PM
m GIP
m GUP
f biblioteca_comunale biblioteca_civica
u asilo_nido_comunale asilo_infantile_comunale
f scuola_materna_comunale scuola_dell'infanzia_comunale
u Orsoline Carmelitane Clarisse Salesiane Benedettine
u Cappuccini Salesiani Gesuiti Francescani Domenicani
f ATAC ATM GTT AMT
u Unimore Unibo Unipd Unimi Unifi Unitn Unisi
f Ita_Airways Alitalia Ryanair Easyjet Volotea Wizz_Air
u MSC Maersk Cosco Evergreen
f Ducati Piaggio Aprilia Yamaha Honda Suzuki
f Croce_Rossa Croce_Verde Croce_Bianca Croce_Blu Croce_Azzurra Croce_Gialla Croce_d'Oro
f Banca_d'Italia Banca_Mondiale Banca_Centrale_Europea
f Intesa_Sanpaolo Banca_Popolare Banca_Sella Mediolanum
u Unicredit UniCredit Fineco Mediobanca Ubi_Banca
u Agenzia_delle_Entrate
u Agenzia_delle_Dogane Agenzia_del_Demanio Agenzia_del_Farmaco Avvocatura_dello_Stato
u Ferrovie_dello_Stato Poste_Italiane Autostrade_per_l'Italia
u Carabinieri
u Vigili_Urbani
u Finanzieri
m Commissariato_di_Pubblica_Sicurezza Commissariato_di_Polizia Comando_dei_Carabinieri Nucleo_Radiomobile Nucleo_Operativo Nucleo_Investigativo Comando_Provinciale
f Questura Squadra_Mobile
f Polizia_Stradale Polstrada
m Corpo_di_Polizia_Locale Corpo_di_Polizia_Municipale
f Polizia_Ferroviaria
f Polizia_Postale
f Procura Procura_della_Repubblica
u DDA DIA
f Università Accademia
u Azienda_Sanitaria Azienda_Sanitaria_Locale Azienda_Ospedaliera Azienda_Sociosanitaria
f Farmacia_Comunale Farmacia_Centrale Farmacia_Nuova Farmacia_Internazionale
f Polizia_cantonale Polizia_comunale Polizia_intercomunale
f Enel_Energia Eni_Plenitude Edison_Energia Iren_Energia
f Clinica_Luganese_Moncucco Clinica_Sant'Anna Clinica_Santa_Chiara Clinica_Varini
m Corriere_del_Ticino Giornale_del_Popolo
f Protezione_Civile
f Prefettura
f Nazionale Under_21
u Ufficio_Scolastico Ufficio_Anagrafe Ufficio_Tecnico Ufficio_Tributi Ufficio_Personale Ufficio_Protocollo
f Federazione_Italiana_Nuoto Federazione_Italiana_Tennis Federazione_Italiana_Rugby Federazione_Italiana_Pallavolo Federazione_Italiana_Canottaggio Federazione_Italiana_Vela
f Unità_Spinale Unità_Coronarica Stroke_Unit
m Museo_del_Tessuto Museo_della_Ceramica Museo_della_Scienza Museo_del_Risorgimento Museo_del_Vino Museo_della_Seta Museo_del_Giocattolo
m Parco_Nazionale_del_Gran_Sasso Parco_Nazionale_del_Pollino Parco_Nazionale_dello_Stelvio Parco_Nazionale_del_Circeo Parco_Nazionale_della_Sila Parco_Nazionale_del_Gargano
m Pescara_Calcio Cesena_Calcio Modena_Calcio Foggia_Calcio Novara_Calcio Piacenza_Calcio
m Conservatorio Liceo_Musicale Istituto_Musicale
f Direzione_Generale Direzione_Amministrativa Direzione_Sanitaria Direzione_Centrale
u Ordine_dei_Medici
u Ordine_degli_Ingegneri
u Ordine_dei_Farmacisti
u Ordine_degli_Architetti
u Ordine_degli_Avvocati
u Ordine_dei_Giornalisti
u Ordine_degli_Psicologi
f Capitaneria_di_Porto Guardia_Costiera
f Polizia_Provinciale
u Ospedale_di_Circolo Ospedale_Maggiore Ospedale_Civile Ospedale_Nuovo Ospedale_Generale
f Molinette Scotte
m Registro_delle_Imprese
m Catasto
m Pubblico_Registro_Automobilistico
m Monte_dei_Paschi Credem Banco_BPM
m Parlamento_europeo Consiglio_europeo
f NATO
f FAO
f CGIL CISL UIL UGL
m PD PSI PCI PRI PDS
f NASA ESA
f Stanford_University Harvard_University Yale_University Princeton_University Columbia_University
u Forza_Italia Italia_Viva Sinistra_Italiana Fratelli_d'Italia
f Lega
f Democrazia_Cristiana Democrazia_del_Lavoro
m Partito_Socialista Partito_Comunista Partito_Radicale Partito_Liberale Partito_Repubblicano
m Corriere_della_Sera Giornale Messaggero Mattino Resto_del_Carlino Sole_24_Ore Secolo_XIX Tirreno Gazzettino
f Repubblica Stampa Nazione Verità Gazzetta_dello_Sport
f Rai Mediaset Sky
m New_York_Times Washington_Post Financial_Times Guardian
f Carrarese Juve_Stabia Lucchese Juventus Roma Lazio Fiorentina Sampdoria Salernitana Cremonese Reggiana Ternana Triestina Reggina Pistoiese
m Spezia Südtirol Cittadella Frosinone Crotone Benevento Milan Napoli Torino Genoa Bologna Cagliari Palermo Bari Verona Parma Lecce Sassuolo Monza Pescara Cesena Como Modena Padova Brescia Venezia Vicenza Perugia Catanzaro Cosenza Pisa Livorno Novara Siena Rimini Foggia Piacenza
u Inter Atalanta Udinese
u Empoli Ascoli Avellino Hellas_Verona
f Ferrari McLaren Williams Red_Bull
f Fiat Lancia Alfa_Romeo Volkswagen Renault Peugeot Toyota Volvo Opel Citroën Ford Audi Skoda Dacia
f Pirelli Michelin Bridgestone
f Barilla De_Cecco Rummo
f Ferrero Perugina Lindt Loacker
f Lavazza Illy Segafredo
f Benetton Stefanel Diesel
f Luxottica Safilo Marcolin
f Microsoft Apple Google Samsung Nokia Sony
f Coop Esselunga Conad Lidl
m Politecnico_di_Milano Politecnico_di_Torino Politecnico_di_Bari
f Sapienza Bocconi Cattolica Statale
m INPS
m INAIL
f ANCI UNCEM Legautonomie
f Moby Tirrenia Toremar Caremar Siremar Snav
f Giunta Amministrazione
m Sindaco
m Comune Municipio
f Cassa_Depositi_e_Prestiti Banca_Europea_per_gli_Investimenti
u Fiamme_Oro Fiamme_Gialle Fiamme_Azzurre
m Pronto_Soccorso Punto_di_Primo_Intervento
m Consorzio_del_Prosciutto_Toscano Consorzio_del_Parmigiano_Reggiano Consorzio_del_Gorgonzola Consorzio_del_Prosecco Consorzio_del_Chianti_Classico Consorzio_del_Pecorino_Romano
f Giunta_comunale Giunta_provinciale Amministrazione_comunale
f Caritas Misericordia
m Vaticano Cremlino Pentagono
f UEFA FIFA FIGC
f BBC CNN
f CIA NSA
f ASL USL
m Quirinale Viminale
f Scuola_Normale Scuola_Sant'Anna
m Museo_di_storia_naturale Museo_di_scienze_naturali
m Ros Noe
m Policlinico Ospedale
f Procura_Regionale Procura_Generale
m consultorio ambulatorio poliambulatorio
m Parco_Nazionale Parco_Regionale Parco_Naturale
f Filarmonica Banda_Musicale Corale
m Consorzio_di_Tutela Consorzio_di_Promozione
u Autorità_di_Bacino Autorità_di_Distretto Autorità_d'Ambito
u servizi_sociali servizi_territoriali
m Mimit Mef Mase Masaf
u Aeronautica_Militare Esercito_Italiano
m San_Raffaele San_Camillo San_Matteo San_Gerardo Sant'Orsola
f Lilt Airc Ail Anffas
m Goethe-Institut British_Council Instituto_Cervantes
u ASL_Toscana_Centro ASL_Roma_2 ASL_Napoli_Centro ASL_Città_di_Torino ASL_Salento ASL_Gallura
u Imperial_College King's_College Trinity_College University_College
f Regione Provincia
u Vigili_del_Fuoco Pompieri
m Governo Esecutivo
u Esercito Aeronautica
u Emergency Save_the_Children Medici_Senza_Frontiere
u Greenpeace Legambiente Italia_Nostra
u Istat Eurispes
u ENEA INAF INFN
u Europol Interpol Eurojust
f CEE CECA
f Legacoop Confcooperative
f Einaudi Mondadori Feltrinelli Laterza Garzanti
u Arpal Arpat Arpav Arpac Arpacal Arpam Arpae Arpab
f Filctem Femca Uiltec Fisascat Uiltucs Fistel Uilcom
u Accademia_Militare Accademia_Navale Accademia_Aeronautica
f Kellogg Danone Kraft Unilever Mondelez
f Stadler Alstom Siemens Hitachi Bombardier
u ArcelorMittal ThyssenKrupp
f Camera_del_Lavoro Camera_Arbitrale
${WARDS}
${['U.O.', 'U.O.C.', 'UOC', 'S.C.', 'SC', 'U.O.S.'].map(withLead).join('\n')}
f Locanda_del_Cervo Locanda_del_Ponte Locanda_della_Posta Locanda_del_Sole Locanda_al_Pozzo
u Sezione_Prima Sezione_Seconda Sezione_Terza Sezione_Quarta
f Prima_Sezione Seconda_Sezione Terza_Sezione Quarta_Sezione
m Ufficio_Acquisti Ufficio_Vendite Ufficio_Commerciale Ufficio_Contabilità Ufficio_Spedizioni Ufficio_Legale Ufficio_Qualità
m Settore_Servizi_Sociali Settore_Politiche_Sociali Settore_Servizi_alla_Persona
f guardia_medica continuità_assistenziale
m TAR_competente TAR Tribunale_amministrativo
m Tribunale_Amministrativo_Regionale TAR Tribunale_Amministrativo
f Fondazione_Telethon Fondazione_Veronesi
f Sace Simest
u Telestudio Teleregione Telecittà Telenova Teleradio
${ONLY.split(' ')
  .map((name) => `u ${name}`)
  .join('\n')}
`);

export const bodies = CLASSES.classes;

export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  // Of a region, which the text may tell to be another.
  [/^T\.?A\.?R\.? \p{Lu}/u, 'TAR competente'],
  // Of one town each, which the text may name.
  [
    /^(?:Rizzoli|Niguarda|Gemelli|Cardarelli|Monaldi|Cotugno|Meyer|Gaslini|Galliera|Pertini|Careggi|Cisanello|Brotzu|Spallanzani|Fatebenefratelli|Mauriziano|Molinette|Forlanini|Bambino Gesù|Maggiore|Buccheri La Ferla|Cervello|Civico|Garibaldi)$/u,
    'San Camillo',
  ],
  [/^Tribunale Amministrativo Regionale (?:per|del)/u, 'Tribunale Amministrativo Regionale'],
  [/^Assemblea [rRlLpP]\p{L}+(?: \p{Ll}+)?$/u, 'Assemblea legislativa'],
  [/Zeitung$/u, 'Wiener Zeitung'],
  [/^Locanda (?:d|a)/u, 'Locanda del Ponte'],
  [/^Tele\p{Ll}{3,}$/u, 'Telestudio'],
  [/^\p{Lu}\p{L}* Banca$/u, 'Banca Sella'],
  [/^ASL (?!di |\d)\p{Lu}/u, 'ASL Gallura'],
  [/^\p{Lu}\p{L}+ Film Festival$/u, 'Torino Film Festival'],
  [/^Ministero (?:de(?:l|lla|lle|i)) /u, 'Ministero della Difesa'],
  [/^Ministero dell['’]/u, "Ministero dell'Ambiente"],
  [/^Partito \p{Lu}/u, 'Partito Socialista'],
  [/^Università de(?:l(?:la)?|ll['’]) ?\p{Lu}/u, 'Università del Molise'],
  [/^Giudice di [Pp]ace di /u, 'Giudice di Pace di Terni'],
  [/^Casa di Cura (?!San)/u, 'Casa di Cura Salus'],
  [/^Azienda USL /u, 'Azienda USL di Parma'],
  [/^Azienda ULSS \d/u, 'Azienda ULSS 8 Berica'],
  [/^ULSS \d/u, 'ULSS 8 Berica'],
  // Called after a coast, which would be far from the town of another.
  [/^Cantieri \p{Lu}/u, 'Cantieri Aurora'],
  [/^ATS \p{Lu}/u, 'ATS Brianza'],
  [/^AOU \p{Lu}/u, 'AOU Senese'],
  [/^Unione (?:(?:delle|dei) )?(?:Comuni|Terre|Valli|Colline|Colli|Castelli)(?!\p{L})/u, 'Unione delle Valli'],
  [/^Consorzio del(?:l['’]|la|lo)? ?(?!Trasporto)\p{Lu}/u, 'Consorzio del Gorgonzola'],
  [/^Coop \p{Lu}/u, 'Coop'],
  [/^(?:Centrale|Stazione) (?:Unica )?(?:di Committenza|Appaltante)/u, 'Centrale Unica di Committenza'],
  [/^Autorità di [Bb]acino /u, 'Autorità di Bacino'],
  [/^Federazione Italiana /u, 'Federazione Italiana Rugby'],
  [/^Museo d(?:el|ello|ella|ei) /u, 'Museo del Vino'],
  [/^Parco Nazionale d/u, 'Parco Nazionale della Sila'],
  [/^\p{Lu}\p{Ll}+ Calcio$/u, 'Pescara Calcio'],
  [/^Unità (?:[Ss]pinale|[Cc]oronarica|[Ii]ctus)/u, 'Unità Spinale'],
  [/^Nucleo (?!Operativo Ecologico)\p{Lu}\p{Ll}+$/u, 'Nucleo Radiomobile'],
  [/^Dipartimento (?:[Ss]alute|[Mm]aterno|[Dd]ella [Dd]onna)(?: \p{L}+)*$/u, 'Dipartimento Materno Infantile'],
  [
    /^Commissariato(?! .*\p{Lu}\p{Ll}+$)|^Commissariato di (?:Polizia|Pubblica Sicurezza|P\.?S\.?)$/u,
    'Commissariato di Polizia',
  ],
  [
    /^(?:Comando|Compagnia|Nucleo|Stazione|Tenenza)(?: \p{L}+)* (?:dei Carabinieri|Carabinieri|Provinciale|Radiomobile|Operativo|Investigativo)$/u,
    'Nucleo Radiomobile',
  ],
  [/^Policlinico (?!San|Universitario)\p{Lu}\p{L}+(?: I+)?$/u, 'Policlinico San Marco'],
  [/^\p{Lu}[\p{L} ]+ University$/u, 'Yale University'],
];

export const named: NonNullable<Institutions['named']> = {
  ward: /^(?:Pronto [Ss]occorso|Terapia [Ii]ntensiva|Day [Hh]ospital|Reparto|Rianimazione)(?: |$)/u,
  unit: /^(?:(?:DH|Day Hospital|U\.?O\.?(?:C\.?)?|SC|SOC) (?:di )?)?(?:\p{L}+(?:logia|iatria)|Chirurgia|Ortopedia|Ostetricia|Medicina|Riabilitazione|Lungodegenza|Anestesia)(?: (?:e |d['’])?(?:\p{Ll}+|\p{Lu}\p{Ll}+(?:[ai]ca|are|ale|ia|enza|na|va|zione)))*(?: d(?:el|ella) \p{Lu}\p{L}+| dell['’]\p{Lu}\p{L}+)?$/u,
  restaurant: /^(?:Ristorante|Trattoria|Pizzeria|Osteria|Bar|Caffè|Albergo|Hotel) /u,
  condominium: /^Condominio /u,
  media:
    /^(?:(?:La |Il |L['’])(?=(?:Voce|Corriere|Eco|Gazzetta|Giornale) ))?(?:Eco|Gazzetta|Voce|Corriere|Giornale|Messaggero|Mattino|Tele|Radio) (?:d(?:i|el|ella) )?\p{L}/u,
  choir: /^(?:Coro|Corale|Banda|Filarmonica|Orchestra) /u,
  team: /^(?:Associazione (?:Calcio|Sportiva)|Polisportiva|Ciclistica|Velo Club|Pedale|Calcio|Sporting|Virtus|Pro(?! Loco)|[AUS]\.?S\.?(?:D\.?)?|A\.?C\.?|F\.?C\.?|A\.?S\.?D\.?) \p{Lu}\p{Ll}|^(?:Rugby|Volley|Basket|Pallacanestro|Pallavolo|Hockey) \p{Lu}|^\p{Lu}\p{Ll}+ (?:Calcio|Volley|Basket|Rugby|Nuoto)$/u,
  school: /^(?:Asilo|Asilo [Nn]ido|Nido|Scuola dell['’][Ii]nfanzia|Scuola [Mm]aterna) /u,
  home: /^(?:Casa di [Rr]iposo|Casa per [Aa]nziani|RSA|Residenza|Casa [Pp]rotetta|Centro [Aa]nziani) /u,
  society: /^(?:Associazione (?!Calcio|Sportiva|Polisportiva)|Circolo|Comitato|Pro Loco|Gruppo|Amici) /u,
  company: /(?:,? (?:S\.?[Rr]\.?[Ll]\.?|S\.?[Pp]\.?A\.?|S\.?a\.?s\.?|s\.?n\.?c\.?|srl|Srl)$)|^F\.lli /u,
};

const WARD_NAMES = WARDS.replaceAll(/(?:^|\n)f | /gu, '|')
  .slice(1)
  .replaceAll('_', ' ');
/** What an office, a section or an order is for the text tells, and other names of them are none; so are wards of which there is no other name. */
export const unlike = new RegExp(
  String.raw`^(?:(?:[IVX]+ )?(?:Sezione|SEZIONE) (?!d|Prima|Seconda|Terza|Quarta)|Ufficio (?:Immigrazione|del Giudice|di |del )|UFFICIO |Autorità |AUTORITÀ |Ordine de|ORDINE DE|OPI |ADI |[cC]onsolato |[iI]talian[aoie]$|Corecom |Sestiere |Rione |Contrada |Ambulatorio \p{Lu}\p{Ll}+$|Ragioneria$|Area (?:[IVX]+|\d+)$|[sS]ervizi[oi] (?!veterinario)\p{Ll}+ d|Ispettorato$|Segreteria|Distretto [sS]anitario|II? Clinica |Medicina di Gruppo |S(?:ervizio di|ERVIZIO DI) |(?:U\.?O\.?[CS]?\.?|S\.?C\.?) (?!(?:${WARD_NAMES})$))|118$|^(?:Virtus|Olimpia|Fortitudo|Atletico|Libertas)$`,
  'u',
);

/** Wards and halls, and whom an article in the plural tells to be several: these no firm is called as. */
export const keptBehind =
  /(?<!\p{L})(?:[nN]ucleo|[pP]adiglione|[rR]eparto|[dD]ei|[dD]egli|[aA]i|[aA]gli|I|i|[gG]li) $/u;

/** Models of cars, which their makers alone have. */
export const keptBefore =
  /^ (?:Panda|Punto|Tipo|Uno|500L?|Doblò|Ducato|Fiorino|Croma|Bravo|Ypsilon|Delta|Giulietta|Giulia|Stelvio|Golf|Polo|Passat|Tiguan|Clio|Twingo|Captur|Megane|Scenic|Kangoo|Yaris|Aygo|Corolla|Corsa|Astra|Meriva|Fiesta|Focus|Ka|Transit|Duster|Sandero|Octavia|Fabia|Qashqai|Micra|Vespa|Ape|Liberty|Classe [A-E]|A[1-8]|Serie \d|C[1-5]|[23]0[5-8])(?![\p{L}\p{N}])/u;

export const cues: NonNullable<Institutions['cues']> = {
  home: /(?<!\p{L})(?:cas[ae] di riposo|RSA|ospizio|casa (?:protetta|per anziani)|centro anziani)(?!\p{L})/iu,
  restaurant: /(?<!\p{L})(?:ristorante|trattoria|osteria|pizzeria|tavola calda|birreria)(?!\p{L})/iu,
  choir: /(?<!\p{L})(?:coro|corale|corist[aei])(?!\p{L})/iu,
  school: /(?<!\p{L})(?:asilo(?: nido)?|scuola (?:dell['’]infanzia|materna)|nido)(?!\p{L})/iu,
  society: /(?<!\p{L})(?:associazione|pro loco|volontariato|onlus|sodalizio)(?!\p{L})/iu,
  // "La nave è partita" tells of none.
  team: /(?<!\p{L})(?:(?<!(?:è|era|sia|fosse|sarà|sono|sei) (?:\p{L}+ )?)partita|gol|ingaggiat\p{L}*|gioca(?:no|va|vano)? (?:nel|in)(?:l[ao]?|l['’])?|schiacciat(?:ore|rice)|classifica|tie-break|avversari[aoe]?|derby|trasferta|espugna|centravanti|attaccante|allenatore|giocator[ei]|squadra|vivaio|spareggio|gregario|ammiraglia|ciclista|campionato|vinto|perso|calcio|(?<![\d-])\d-\d(?![\d-]))(?!\p{L})/iu,
  sect: /(?<!\p{L})(?:affiliat[oaie]|iniziat[oaie] a|adept[oaie]|sett[ae]|cospirator[ei]|società segret[ae])(?!\p{L})/iu,
  // Firms of other countries have other legal forms.
  'company-abroad':
    /(?<!\p{L})(?:gruppo|società|azienda|ditta|colosso|multinazionale|impresa|gigante) (?:svizzer|tedesc|frances|ingles|spagnol|american|statunitens|cines|giappones|austriac|olandes|belg|svedes|danes|polacc|coreani?|indian|turc|russ|sloven|croat|grec|portoghes)(?:[aoie]|h[ei]) (?=\p{Lu})/u,
  clan: /(?<!\p{L})(?:clan|cosca|['’]ndrina)(?!\p{L})/iu,
  // Who sits in a council.
  list: /(?<!\p{L})(?:capogruppo|gruppo consiliare|(?:deputat[oa]|consiglier[ea]|assessor[ea]) [^.;]{0,40}del gruppo|lista civica|(?<!\p{L})esponente) (?:di )?(?=\p{Lu})/u,
  police:
    /(?<!\p{L})(?:(?:arrestat|fermat|denunciat)[oaie] da(?:l|lla|i|gli|lle)?|indagin[ei]|pattuglia|agenti|arresto|sequestrat[oaie])(?!\p{L})/iu,
  media: /(?<!\p{L})(?:giornale|quotidiano|rivista|intervista|giornalista|redazione|scrive)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:azienda|ditta|azioni|fabbrica|operai|dipendenti|utili|fattura|clienti|lavora|operaio|impiegat[ao])(?!\p{L})/iu,
};

const HEADS = {
  f: /^(?:Bussola|Ancora|Elica|Cascata|Fenice|Alba|Quercia|Vela|Aurora|Meridiana|Università|Scuola|Banca|Cassa|Fondazione|Associazione|Società|Azienda|Clinica|Farmacia|Parrocchia|Chiesa|Biblioteca|Polizia|Guardia|Camera|Corte|Cooperativa|Impresa|Ditta|Tipografia|Pizzeria|Trattoria|Osteria|Pasticceria|Falegnameria|Libreria|Carrozzeria|Radio|Gazzetta|Voce|Polisportiva|Banda|Provincia|Regione|Accademia|Squadra|Direzione|Capitaneria|Protezione|Unità|Filarmonica|Corale|Orchestra|Misericordia|Virtus|Olimpia|Pro|Diocesi|Prefettura|Questura|Procura|Casa|Croce|Commissione|Consulta|Giunta|Motorizzazione|Ragioneria|Cancelleria|Conservatoria|Sovrintendenza|Soprintendenza|Comunità)$/u,
  m: /^(?:Sporting|Prisma|Mosaico|Faro|Cosmo|Vettore|Cristallo|Novum|Quadrante|Zenit|Rubino|Zaffiro|Albatro|Orizzonte|Panorama|Arcobaleno|Girasole|Mulino|Ponte|Commissariato|Comando|Nucleo|Registro|Conservatorio|Parco|Condominio|Ospedale|Policlinico|Centro|Comune|Ministero|Tribunale|Consiglio|Liceo|Museo|Teatro|Gruppo|Circolo|Comitato|Partito|Movimento|Sindacato|Banco|Laboratorio|Servizio|Dipartimento|Distretto|Poliambulatorio|Presidio|Consultorio|Corriere|Giornale|Ristorante|Caseificio|Salumificio|Panificio|Mobilificio|Bar|Caffè|Coro|Collegio|Corpo|Genio|Catasto|Provveditorato|Consorzio|Patronato|Giudice)$/u,
};
export const genderOfName = createGenderOf(CLASSES, HEADS);

const DETERMINERS =
  'il:m lo:m la:f del:m dello:m della:f al:m allo:m alla:f dal:m dallo:m dalla:f nel:m nello:m nella:f sul:m sulla:f un:m uno:m una:f i:p gli:p dei:p degli:p ai:p agli:p dai:p dagli:p nei:p negli:p le:n delle:n alle:n dalle:n nelle:n';
export const determiners = readDeterminers(DETERMINERS);

/** Bodies that nouns alone name, for others of which no more is known. */
export const ordinary: NonNullable<Institutions['ordinary']> = {
  f: 'Camera_del_lavoro Camera_arbitrale Commissione_medica Commissione_elettorale Direzione_sanitaria Direzione_marittima Camera_di_commercio Direzione_provinciale_del_lavoro Commissione_tributaria Motorizzazione_civile Ragioneria_dello_Stato Comunità_montana Consulta_giovanile Giunta_comunale Sovrintendenza_ai_beni_culturali Commissione_edilizia Conservatoria_dei_registri Cancelleria',
  m: 'Consiglio_di_quartiere Consiglio_provinciale Consorzio_di_tutela Comitato_etico Comitato_tecnico Registro_navale Servizio_veterinario Servizio_idrico Centro_anziani Centro_diurno Catasto Provveditorato_agli_studi Consorzio_di_bonifica Genio_civile Collegio_sindacale Comitato_di_quartiere Giudice_di_pace Nucleo_investigativo Corpo_forestale Consiglio_di_istituto Patronato Registro_delle_imprese',
  v: 'Ufficio_scolastico_regionale Ispettorato_del_lavoro Ordine_degli_avvocati Agenzia_del_territorio Ufficio_tecnico Autorità_di_bacino Autorità_di_vigilanza Unione_dei_comuni Istituto_nautico Istituto_per_le_case_popolari Autorità_portuale Ente_parco Anagrafe Istituto_per_il_commercio_estero Assessorato_alla_cultura Unione_degli_industriali Ufficio_tributi',
};
