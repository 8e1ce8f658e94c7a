import { createGenderOf, readDeterminers, readGenderedClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article. */
const CLASSES = readGenderedClasses(`
u Corts
m Museu_de_Belles_Arts Museu_de_Ceràmica Museu_de_Ciències_Naturals Museu_de_la_Ciutat Museu_del_Tèxtil
m Registre_de_la_Propietat Registre_Civil Registre_Mercantil
u 1r_A 1r_B 1r_C 2n_A 2n_B 2n_C 3r_A 3r_B 3r_C 4t_A 4t_B 4t_C
u Correus
m Bisbat_d'Urgell Bisbat_de_Vic Bisbat_de_Solsona Bisbat_de_Girona Bisbat_de_Lleida Bisbat_de_Tortosa
u AMPA AFA
m 112 061
m Consorci_per_a_la_Normalització_Lingüística
u Forces_Armades Forces_de_Seguretat Forces_Militars
m Parlament Senat Congrés
m Exèrcit_de_l'Ebre Exèrcit_de_l'Est Exèrcit_de_Llevant Exèrcit_del_Centre Exèrcit_del_Nord
f Junta_de_Govern Junta_de_Govern_Local Comissió_de_Govern
m Govern Executiu
m Departament_de_Salut Departament_de_Cultura Departament_de_Justícia Departament_de_Treball Departament_de_Territori
m Departament_d'Educació Departament_d'Interior Departament_d'Economia
m Consell_Insular_de_Mallorca Consell_Insular_de_Menorca Consell_Insular_d'Eivissa Consell_Insular_de_Formentera
f Conselleria_de_Sanitat Conselleria_de_Cultura Conselleria_de_Justícia Conselleria_de_Turisme Conselleria_de_Treball
f Conselleria_d'Educació Conselleria_d'Hisenda Conselleria_d'Agricultura Conselleria_d'Habitatge
m Servei_Català_de_la_Salut Servei_de_Salut_de_les_Illes_Balears Sistema_Sanitari_Públic
m Institut_Català_de_la_Salut Institut_Català_d'Oncologia Institut_de_Diagnòstic_per_la_Imatge
m Institut_Català_de_les_Dones Institut_Català_del_Sòl Institut_Català_d'Energia
m Institut_d'Estudis_Catalans Institut_d'Estudis_Eivissencs Institut_d'Estudis_Ilerdencs Institut_d'Estudis_Vallencs Institut_d'Estudis_Baleàrics
f església_de_Sant_Pere església_de_Sant_Miquel església_de_Sant_Llorenç església_de_Sant_Jaume església_de_Santa_Maria església_de_Santa_Eulàlia església_de_Santa_Anna
f Església_de_Sant_Pere Església_de_Sant_Miquel Església_de_Sant_Llorenç Església_de_Sant_Jaume Església_de_Santa_Maria Església_de_Santa_Eulàlia Església_de_Santa_Anna
f parròquia_de_Sant_Pere parròquia_de_Sant_Miquel parròquia_de_Sant_Llorenç parròquia_de_Sant_Jaume parròquia_de_Santa_Maria parròquia_de_Santa_Eulàlia parròquia_de_Santa_Anna
m Tribunal_Suprem
m Tribunal_Constitucional
m Tribunal_Superior_de_Justícia
m Tribunal_de_Comptes
f Guàrdia_Civil Policia_Nacional
f Policia_Local Guàrdia_Urbana
m Servei_de_Gestió_Tributària Servei_de_Recaptació Servei_de_Tributs
m Casino Ateneu
m Departament_d'Agricultura Departament_d'Acció_Climàtica
f Policia_Científica Unitat_d'Investigació Divisió_d'Investigació_Criminal
u Mossos_d'Esquadra Mossos
m Cos_de_Mossos_d'Esquadra Cos_d'Agents_Rurals Cos_de_Bombers
u Agents_Rurals Agents_Forestals
u Bombers Bombers_Voluntaris
u Agència_Tributària Agència_Tributària_de_Catalunya
u Agència_Catalana_del_Consum Oficina_d'Atenció_al_Consumidor Junta_Arbitral_de_Consum
u Oficina_Municipal_d'Informació_al_Consumidor Oficina_Comarcal_d'Informació_al_Consumidor Oficina_Municipal_d'Atenció_al_Consumidor
u Oficina_d'Atenció_Ciutadana Oficina_d'Habitatge Oficina_de_Turisme Oficina_de_Treball
m Ajuntament Consistori
m Institut_Català_de_Finances Banc_Europeu_d'Inversions
m Consell_Regulador_de_la_DO_Empordà Consell_Regulador_de_la_DO_Alella Consell_Regulador_de_la_DO_Montsant Consell_Regulador_de_la_DO_Penedès Consell_Regulador_de_la_DO_Terra_Alta
u Vueling Ryanair Iberia Volotea Easyjet
u Emirates Lufthansa Air_France KLM British_Airways
u MSC Maersk Cosco Evergreen
u Ducati Aprilia Yamaha Honda Suzuki
m SEM 061
m Institut_Nacional_de_la_Seguretat_Social
f Comissió_de_Festes
u INSS
u SEPE SOC
m Louvre Prado British_Museum
f Biblioteca_de_Catalunya Biblioteca_Nacional
f UdL UdG UIB UVic
u Danone Nestlé Unilever
u Endesa Naturgy Iberdrola Repsol
u Agroseguro Fiatc Catalana_Occident Mapfre Axa Zurich Allianz
f Comissió_Antiviolència
f llar_d'infants_municipal escola_bressol_municipal
f biblioteca_municipal biblioteca_pública
u Germanetes Carmelites Clarisses Josefines Dominiques Benedictines
u Caputxins Salesians Jesuïtes Franciscans
u TMB EMT FGC TRAM
m Joventut Baxi_Manresa Bàsquet_Girona Força_Lleida
u Urgències Hospital_de_Dia Consultes_Externes Admissions
m Servei_de_Radiodiagnòstic Servei_de_Radiologia Servei_de_Diagnòstic_per_la_Imatge
m Servei_de_Cirurgia Servei_de_Cirurgia_General Servei_de_Traumatologia
m Servei_de_Medicina_Interna Servei_de_Medicina_Interna_General Servei_de_Medicina_Interna_Hospitalària
f Unitat_de_Cirurgia Unitat_de_Cirurgia_General Unitat_de_Traumatologia
f Unitat_de_Medicina_Interna Unitat_de_Medicina_Interna_General Unitat_de_Medicina_Interna_Hospitalària
u Cirurgia Cirurgia_General Traumatologia Cirurgia_Ortopèdica
u Medicina_Interna Medicina_Interna_General Medicina_Interna_Hospitalària
u Àrea_d'Urbanisme Àrea_d'Obres Àrea_d'Habitatge
u Àrea_d'Hisenda Àrea_d'Economia Àrea_d'Intervenció
u Àrea_de_Cultura Àrea_de_Joventut Àrea_de_Turisme
u Esport3 IB3 À_Punt
f Baleària Trasmediterrània Armas Transmapi
u Agència_de_Salut_Pública Agència_de_l'Habitatge Agència_de_l'Energia
u Hospital_Son_Espases Hospital_Son_Llàtzer Hospital_Can_Misses Hospital_Mateu_Orfila Hospital_Joan_March
u Son_Espases Son_Llàtzer Can_Misses Mateu_Orfila
u Hospital_La_Fe Hospital_Doctor_Peset Hospital_Lluís_Alcanyís Hospital_Francesc_de_Borja Hospital_Verge_dels_Lliris
u Hospital_Clínic Hospital_del_Mar Hospital_de_Bellvitge Hospital_de_la_Vall_d'Hebron Hospital_de_Sant_Pau
f Creu_Roja Protecció_Civil
f Càritas Amnistia_Internacional Oxfam
f Diputació_de_Castelló Diputació_de_València Diputació_d'Alacant
f Universitat_de_Barcelona Universitat_Autònoma_de_Barcelona Universitat_Pompeu_Fabra Universitat_Politècnica_de_Catalunya Universitat_de_Girona Universitat_de_Lleida Universitat_Rovira_i_Virgili Universitat_de_Vic Universitat_de_les_Illes_Balears Universitat_de_València Universitat_Politècnica_de_València Universitat_d'Alacant Universitat_Jaume_I Universitat_Ramon_Llull
f UB UAB UPF UPC URV UOC
m PSC PP PSUC PDeCAT
f Esquerra_Republicana Convergència Unió_Democràtica Iniciativa_per_Catalunya
f CUP
m Consell_Insular Consell_Comarcal Govern_Balear
f Presó_de_Quatre_Camins Presó_de_Brians Presó_de_Lledoners Presó_de_Mas_d'Enric Presó_de_Ponent Presó_de_Puig_de_les_Basses
m Parc_Natural_del_Montseny Parc_Natural_del_Cadí Parc_Natural_dels_Ports Parc_Natural_de_la_Zona_Volcànica Parc_Natural_del_Delta_de_l'Ebre Parc_Natural_dels_Aiguamolls
m Mercat_de_la_Boqueria Mercat_de_Sant_Antoni Mercat_del_Ninot Mercat_de_Santa_Caterina Mercat_de_la_Concepció
f Confraria_de_Pescadors_de_Roses Confraria_de_Pescadors_de_Palamós Confraria_de_Pescadors_de_Blanes Confraria_de_Pescadors_de_Cambrils Confraria_de_Pescadors_de_Tarragona
f Tresoreria_General_de_la_Seguretat_Social Inspecció_de_Treball Seguretat_Social
f Agrupació_Sardanista Colla_Sardanista Colla_dels_Diables Colla_Gegantera Colla_Castellera Societat_Coral
f Esquerra_Republicana_de_Catalunya Unió_Democràtica_de_Catalunya Convergència_Democràtica_de_Catalunya Acció_Catalana
u ERC CiU ICV
u Junts Esquerra Podem Compromís Ciutadans Vox
u Serveis_Socials
u Serveis_Jurídics Serveis_Tècnics Serveis_Territorials
u Vall_d'Hebron Bellvitge Can_Ruti Sant_Pau
u Idescat INE CIS
u Castellers_de_Vilafranca Castellers_de_Barcelona Castellers_de_Sants Castellers_de_Sabadell Castellers_de_Lleida
u AVE Avant Alvia
m Banc_dels_Aliments Banc_de_Sang
u El_9_Nou El_Periódico El_Punt_Avui La_Vanguardia La_Mañana El_País El_Mundo
m Ara Punt_Avui Periódico Diari_de_Girona Diari_de_Tarragona Diari_de_Sabadell Segre Regió_7
f Vanguardia Mañana
u Cuina Sàpiens Descobrir Enderrock Serra_d'Or
f TV3 RAC1 TVE Betevé
m Girona_FC FC_Barcelona RCD_Espanyol CE_Sabadell Nàstic_de_Tarragona CF_Reus CE_Europa Terrassa_FC FC_Andorra
f UE_Olot UE_Llagostera UE_Sant_Andreu UE_Figueres UE_Cornellà UE_Sants
m Inter_de_Milà Bayern_de_Munic Borussia_Dortmund Ajax Benfica Porto Milan Nàpols Liverpool Arsenal Chelsea Manchester_City Manchester_United
f Juventus Roma Fiorentina
u The_Guardian The_Times Le_Monde Le_Figaro Financial_Times The_New_York_Times The_Washington_Post Corriere_della_Sera La_Repubblica
u Nature Science Lancet Cell
f Novartis Roche Nestlé Pfizer Bayer Sanofi
m Barça Espanyol Europa Girona Nàstic Sabadell Lleida_Esportiu
f Fiscalia_de_Menors Fiscalia_Provincial Fiscalia_Superior Fiscalia_Antidroga Fiscalia_Anticorrupció
f Fiscalia Fiscalia_Provincial Fiscalia_Superior
m Jutjat_de_Guàrdia Jutjat_de_Menors Jutjat_de_Pau Jutjat_Degà
u UCI UVI URPA UCSI
u Cures_Pal·liatives Atenció_Pal·liativa
f Unitat_Coronària Unitat_de_Cures_Coronàries
m Col·legi_d'Advocats Col·legi_de_l'Advocacia
m Col·legi_de_Procuradors Col·legi_dels_Procuradors
m Col·legi_de_Metges
m Col·legi_d'Infermeres
m Col·legi_de_Farmacèutics
m Col·legi_de_Psicòlegs
m Col·legi_d'Arquitectes
m Col·legi_d'Enginyers
m Col·legi_d'Aparelladors
m Col·legi_d'Economistes
m Col·legi_de_Periodistes
m Col·legi_de_Pedagogs
m Síndic_de_Greuges Defensor_del_Poble Síndic_Major
m Hospital_Arnau_de_Vilanova Hospital_Josep_Trueta Hospital_Germans_Trias_i_Pujol Hospital_Moisès_Broggi
m Institut_Municipal_d'Esports Patronat_d'Esports Consell_Esportiu
u Red_Bull Ferrari McLaren Williams
m Reial_Madrid Atlètic_de_Madrid Betis València Sevilla Màlaga Vila-real Llevant Granada Valladolid
f Unió_de_Pagesos Unió_de_Llauradors Unió_de_Ramaders
f Unió_Europea Unió_Africana Organització_Mundial_de_la_Salut Organització_de_les_Nacions_Unides
f ONU OTAN OMS
f Comissió_Europea Comissió_Nacional_del_Mercat
m CaixaBank Banc_Sabadell BBVA Santander
f Seat Nissan Renault Volkswagen Ford Derbi
m Mercadona Bonpreu Caprabo Condis Lidl Consum
f Microsoft Apple Google Samsung
m Museu_Picasso Museu_Marítim Museu_Dalí MNAC MACBA
f FIFA UEFA
f UGT USOC CGT
u CCOO UGT USOC CGT
f Cambra_de_Comerç Cambra_Agrària Cambra_de_la_Propietat
u Secció_Civil Secció_Penal Secció_Social Secció_Mercantil
u Secció_Primera Secció_Segona Secció_Tercera Secció_Quarta
u USTEC IAC ASPEPC
u ACN EFE Europa_Press AFP Reuters
u Ensenyament Educació Economia Hisenda Interior Agricultura Habitatge Universitats
u Cultura Salut Sanitat Justícia Treball Territori Governació Presidència
m Ministeri_de_Foment Ministeri_de_Justícia Ministeri_de_Defensa Ministeri_de_Sanitat Ministeri_de_Cultura Ministeri_de_Treball Ministeri_de_la_Presidència
`);

export const bodies = CLASSES.classes;

/** What adults lie in a ward for of which a text tells much, so that another of the kind would not fit. */
const INNER = String.raw`(?:(?:Neuro|Cardio|Pneumo|Nefro|Hemato|Reumato|Endocrino|Onco)logia|Digestiu|Aparell Digestiu|Radioteràpia|Geriatria|Medicina Interna)(?: \p{L}[\p{L}·]+)*$`;

/** What is done in a hospital. */
const FIELD = String.raw`(?:\p{L}*(?:logia|iatria|teràpia|diagnòstic)|Urgències|Cirurgia|Medicina|Cures|Consultes Externes|Diagnòstic|Digestiu|Traumatologia|Obstetrícia|Rehabilitació|Hospitalització|Farmàcia|Salut Mental|Treball Social|Anestesi\p{L}*|Malalties|Ictus|Diabetis|Dolor|Crònics|Pal·liatius|Cremats|Mama|Son|Nutrició|Hipertensió|Al·lèrgi\p{L}*|Maternitat)(?!\p{L})`;

export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  [/^Presó d/u, 'Presó de Brians'],
  [/^Parc Natural d/u, 'Parc Natural del Cadí'],
  [/^Mercat d(?:el|e la|e Sant|e Santa) /u, 'Mercat del Ninot'],
  [/^Confraria de Pescadors d/u, 'Confraria de Pescadors de Roses'],
  [/^Servei de (?:Cirurgia|Traumatologia)/u, 'Servei de Cirurgia'],
  [new RegExp(`^Servei d(?:e |['’])${INNER}`, 'u'), 'Servei de Medicina Interna'],
  [new RegExp(`^Unitat d(?:e |['’])${INNER}`, 'u'), 'Unitat de Medicina Interna'],
  [/^Unitat de (?:Cirurgia|Traumatologia)/u, 'Unitat de Cirurgia'],
  [/^(?:Cirurgia|Traumatologia)(?: \p{L}[\p{L}·]+)*$/u, 'Cirurgia'],
  [new RegExp(`^${INNER}`, 'u'), 'Medicina Interna'],
  [/^Àrea d['’]/u, "Àrea d'Obres"],
  [/^Àrea de /u, 'Àrea de Cultura'],
  [/^Institut d['’]Estudis /u, "Institut d'Estudis Vallencs"],
  [/^Servei Català /u, 'Servei Català de la Salut'],
  [/^Consell Regulador /u, 'Consell Regulador de la DO Alella'],
  [/^Institut Català /u, 'Institut Català de la Salut'],
  [/^Agència Catalana /u, "Agència de l'Habitatge"],
  [/^Oficina .*Consumidor/u, "Oficina Municipal d'Informació al Consumidor"],
  [/^Oficina d/u, 'Oficina de Treball'],
  [/^Departament de /u, 'Departament de Cultura'],
  [/^Ministeri d/u, 'Ministeri de Justícia'],
  [/^Departament d['’]/u, "Departament d'Interior"],
  [/^Conselleria de /u, 'Conselleria de Sanitat'],
  [/^Conselleria d['’]/u, "Conselleria d'Educació"],
  [/^església de Santa? /u, 'església de Sant Pere'],
  [/^Església de Santa? /u, 'Església de Sant Pere'],
  [/^parròquia de Santa? /u, 'parròquia de Sant Pere'],
];

export const named: NonNullable<Institutions['named']> = {
  ward: new RegExp(`^Servei d(?:e |['’])${FIELD}`, 'u'),
  unit: /^Unitat d(?:e |['’])(?!Policia|Intervenció|Trànsit|Investigació|Seguretat)/u,
  specialty: new RegExp(
    `^(?:Cirurgia|Medicina|Cures|Consultes Externes|(?!Teo)\\p{Lu}\\p{L}+(?:rologia|diologia|matologia|iatria)|Oncologia|Ginecologia|Pneumologia|Oftalmologia)(?: \\p{L}[\\p{L}·]+)*$`,
    'u',
  ),
  bakery: /^(?:Forn|Fleca|Pastisseria) /u,
  fair: /^(?:Fira|Mostra) d/u,
  choir: /^(?:Coral|Cor|Orfeó|Cobla|Banda|Orquestra|Agrupació Coral|Societat Coral) /u,
  team: /^(?:Patí|Hoquei|Handbol|Bàsquet|Futbol|Tennis|Natació) Club \p{Lu}|^(?:[CUAF]\.?[EFBD]\.?|Club (?:Esportiu|Futbol|Bàsquet|Natació|Patí|Hoquei|Handbol)|Unió Esportiva|Atlètic) (?:l['’]|el |la |les )?\p{Lu}|^(?:Bàsquet|Hoquei|Handbol|Futbol|Vòlei) \p{Lu}|^\p{Lu}\p{L}+ (?:CF|FC|CE)$/u,
  hospital: /^Hospital /u,
  mutual: /^M[uú]tua /u,
  insurer: /^(?:Asepeyo|Fremap|Ibermutua|Umivale|Activa Mutua|MC Mutual|Egarsat)$/u,
  home: /^(?:Residència|Llar d['’]avis|Casal d['’]avis|Centre de dia) /iu,
  restaurant: /^(?:Restaurant|Bar|Cafè|Fonda|Hostal|Hotel) \p{Lu}/u,
  school: /^(?:CEIP|IES|INS|Escola|Acadèmia|Institut|Llar d['’]infants|Escoleta|escoleta)(?: |(?=\p{Lu}))/u,
  colla: /^Colla /u,
  hikers: /^(?:Centre|Unió|Agrupació|Grup) Excursionista /u,
  foundation: /^Fundació /u,
  society: /^(?:Associaci[óo]|Esbart) /u,
  company: /(?:,? ?(?:S\.?[AL]\.?|SCCL|S\.?[Cc]\.?[Pp]\.?)$)|^(?:Grup|Gup|Indústries) /u,
};

export const cues: NonNullable<Institutions['cues']> = {
  school: /(?<!\p{L})(?:escola|escolarització|vacunes|mestre|mestra|alumn[ea]s?)(?!\p{L})/iu,
  insurer: /(?<!\p{L})(?:m[uú]tua)(?!\p{L})/iu,
  team: /(?<!\p{L})(?:partit|gols?|fitxat|rematador[a]?|classificació|davanter[a]?|entrenador|jugador[es]?|lliga|(?<![\d-])\d-\d(?![\d-])|empat\p{L}*|amistós)(?!\p{L})/iu,
  media: /(?<!\p{L})(?:diari|revista|entrevista|periodista|redacció|ràdio|emissora|informa(?:t|va))(?!\p{L})/iu,
  police:
    /(?<!\p{L})(?:det(?:enir|inguts?|inguda)|agents de|patrull(?:a|es)|escorcoll|comissaria|investiga(?:ció|ven)?|helicòpter)(?!\p{L})/iu,
  authority: /(?<!\p{L})(?:competència|recurs|resolució|expedient|decret|sanció|llicència|subvenció|tràmit)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:empresa|encarregat|encarregada|torns|treballa|autocars?|autobus(?:os)?|autobús|baixa laboral|nòmina|fàbrica)(?!\p{L})/iu,
};

/** Bodies of which there is one, each with a task that no other has, and those whose head no other body fits. */
export const unlike =
  /^(?:\d.* \p{Lu}.*|[Bb]atllia.*|BATLLIA.*|Bombers de la Generalitat|Policia Judicial|(?:Legió|Brigad(?:a|es)|Divisió(?! d['’]Inv)|Columna|Regiment|Batalló) .*|.*Memorial .*|Jutjat|Generalitat|(?!ajuntament|consistori|diputació|generalitat|govern|parlament|senat|fiscalia|policia|universitat)\p{Ll}[\p{L}·]+|Interpol|Europol|Mercosur|Creu Roja|Consell d['’]Estat|Audiència Nacional|Tribunal Superior de Justícia (?:de |d['’]).*|Govern d.*|Coordinadora .*|Gendarmeria.*|GRAE|Administració .*|Agència Catalana de l['’]Aigua|ACA|Servei Meteorològic .*|UNESCO|Unesco|Parlament (?:de Catalunya|Europeu)|Consell de Garanties .*|Servei Català de Trànsit|Unitat (?!d|Cor).*|Comitè de (?!Empresa|Competició).*|(?:monestir|catedral|santuari|castell|basílica|abadia) .*|Filmoteca .*|Penya|Societat|Coral|Orfeó|Cooperativa|Renfe|RENFE|Adif|ADIF|Aena|AENA|DGT|Meteocat|AEMET|Aemet|CHE|CSIC|ICGC|Salvament Marítim|Protecció Civil|Comuns|(?:Institut )?(?:Cartogràfic|Geogràfic|Geològic) .*|Generalitat (?:de Catalunya|Valenciana)|GENERALITAT (?:DE CATALUNYA|VALENCIANA)|S(?:índic|ÍNDIC)[aA]? .*|Àrea Metropolitana.*|Servei d['’]Atenció .*|Junta d['’]Andalusia|Xunta de Galícia|(?:Companyia|Observatori|Orde|Ordre|Congregació|Germandat|Comissariat|Confederació|Arquebisbat|Monestir|Reial) .*|.*Ciències (?:de |del |d['’]).*|Acadèmia de Bones Lletres|Port (?:de|d['’]).*|Borsa de .*|(?!Servei|Institut|Agència)\p{Lu}\p{L}+ (?:Català|Catalana|Valencià|Valenciana|Balear|Espanyol|Espanyola|Europeu|Europea|Internacional|Mundial|Ibèrica?|Nacional) (?:de |del |d['’]|per ).*|(?:Collège|Lycée|École|Université|University|Rodalies) .*)$/u;

/** Bodies that nouns alone name, for others of their head of which no more is known. */
export const ordinary: NonNullable<Institutions['ordinary']> = {
  f: "Cambra_de_la_Propietat Cambra_Agrària Cambra_de_Comerç Comissió_d'Urbanisme Comissió_de_Festes Comissió_de_Cultura Delegació_d'Hisenda Delegació_de_Cultura Delegació_d'Educació Inspecció_de_Treball Inspecció_d'Ensenyament Inspecció_Tècnica Mancomunitat_d'Aigües Mancomunitat_de_Serveis Mancomunitat_de_Municipis Junta_Electoral Junta_de_Govern Junta_de_Personal Tresoreria_General Tresoreria_Municipal Tresoreria_Provincial Direcció_General_de_Trànsit Direcció_General_de_Comerç Direcció_General_d'Esports Regidoria_d'Esports Regidoria_de_Cultura Regidoria_d'Urbanisme Biblioteca_Municipal Biblioteca_Comarcal Biblioteca_Central Escola_de_Música Escola_d'Adults Escola_d'Art Federació_de_Comerç Federació_d'Entitats Federació_de_Cooperatives Coordinadora_d'Entitats Coordinadora_de_Colles Coordinadora_de_Veïns Taula_del_Tercer_Sector Taula_de_Comerç Taula_de_Joventut Societat_Recreativa Societat_de_Caçadors Societat_d'Amics",
  m: "Arxiu_Municipal Arxiu_Comarcal Arxiu_Històric Centre_Cívic Centre_Cultural Centre_Parroquial Centre_Recreatiu Club_Nàutic Club_de_Tennis Club_de_Lectura Club_de_Petanca Consell_Escolar Consell_d'Esports Consell_de_Joventut Comitè_d'Empresa Comitè_de_Competició Comitè_Organitzador Casal_d'Avis Casal_de_Joves Casal_de_Barri Registre_de_la_Propietat Registre_Civil Registre_Mercantil Servei_d'Ocupació Servei_d'Aigües Servei_de_Neteja Museu_Comarcal Museu_Municipal Museu_Diocesà Patronat_d'Esports Patronat_de_Turisme Patronat_de_Cultura Gremi_de_Fusters Gremi_de_Flequers Gremi_de_Llibreters Consorci_de_Transports Consorci_d'Aigües Consorci_de_Residus Institut_de_Cultura Institut_d'Estadística Institut_d'Esports Cercle_Catòlic Cercle_Artístic Cercle_Literari Ateneu_Popular Ateneu_Obrer Ateneu_Cultural Síndic_de_Greuges Síndic_Municipal Síndic_de_Comptes Parc_de_Bombers Parc_Mòbil Parc_Tecnològic Sindicat_Agrícola Sindicat_de_Regants Sindicat_d'Estudiants",
  v: "Oficina_del_Consumidor Oficina_d'Habitatge Oficina_de_Turisme Institut_d'Estadística Institut_de_Cultura Institut_d'Esports Associació_de_Comerciants Associació_de_Veïns Associació_de_Dones Agrupació_de_Defensa_Forestal Agrupació_de_Comerciants Agrupació_Excursionista Àrea_de_Cultura Àrea_d'Esports Àrea_d'Urbanisme Organisme_de_Gestió_Tributària Organisme_de_Recaptació Organisme_Autònom Assemblea_de_Treballadors Assemblea_d'Estudiants Assemblea_de_Veïns Arxiu_Municipal Arxiu_Comarcal Arxiu_Històric Ateneu_Popular Ateneu_Obrer Ateneu_Cultural Escola_de_Música Escola_d'Adults Escola_d'Art Acadèmia_de_Música Acadèmia_de_Dansa Acadèmia_de_Ciències Acadèmia_de_Medicina",
};

const HEADS = {
  f: /^(?:Brúixola|Àncora|Cascada|Alba|Alzina|Llavor|[Aa]udiència|Àrea|[Aa]ssociació|[Aa]ssemblea|[Aa]gència|[Cc]ambra|[Cc]omissió|[Cc]línica|[Cc]ompanyia|[Cc]onfederació|[Cc]onselleria|[Cc]ooperativa|[Cc]oral|[Cc]obla|[Bb]anda|[Oo]rquestra|[Aa]grupació|[Cc]olla|[Dd]elegació|[Dd]iputació|[Dd]irecció|[Ee]mpresa|[Ee]scola|[Ee]sglésia|[Ff]acultat|[Ff]armàcia|[Ff]ederació|[Ff]iscalia|[Ff]undació|[Ff]usteria|[Gg]uàrdia|[Ii]nspecció|[Jj]unta|[Ll]liga|[Mm]ancomunitat|[Mm]útua|[Nn]otaria|[Oo]ficina|[Oo]rganització|[Pp]arròquia|[Pp]enya|[Pp]olicia|[Rr]àdio|[Rr]esidència|[Ss]ecretaria|[Ss]ocietat|[Tt]resoreria|UE|[Uu]nió|[Uu]niversitat|[Xx]arxa)$/u,
  m: /^(?:Prisma|Mosaic|Far|Cosmos|Vector|Cristall|Novum|Quadrant|Zenit|Robí|Safir|Fènix|Albatros|Horitzó|Panorama|Arc|Gira-sol|Molí|Pont|Rumb|Garbí|CAP|CE|CF|FC|CB|CV|[Aa]juntament|[Aa]mbulatori|[Aa]rxiu|[Bb]anc|[Bb]isbat|[Cc]asal|[Cc]asino|[Cc]entre|[Cc]ercle|[Cc]lub|[Cc]ol·legi|[Cc]omitè|[Cc]onsell|[Cc]onsorci|[Cc]onsolat|[Cc]onsultori|[Cc]or|[Dd]epartament|[Dd]iari|[Ff]orn|[Ff]ons|[Gg]overn|[Gg]remi|[Gg]rup|[Hh]ospital|[Ii]nstitut|[Jj]utjat|[Mm]inisteri|[Mm]oviment|[Mm]useu|[Oo]bservatori|[Oo]rfeó|[Oo]rganisme|[Pp]arc|[Pp]arlament|[Pp]artit|[Pp]atronat|[Rr]acing|[Rr]egistre|[Ss]ervei|[Ss]índic|[Ss]indicat|[Tt]eatre|[Tt]ribunal)$/u,
};
export const genderOfName = createGenderOf(CLASSES, HEADS);

/** As in el, la, al. Before a vowel they are other words, so that those tell nothing. */
export const determiners = readDeterminers(
  'el:m la:f del:m al:m pel:m un:m una:f aquest:m aquesta:f els:p dels:p als:p pels:p les:n',
);
