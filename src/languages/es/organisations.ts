import { createGenderOf, readDeterminers, readGenderedClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article. */
const CLASSES = readGenderedClasses(`
u Fuerzas_Armadas Fuerzas_de_Seguridad Fuerzas_Militares Fuerzas_del_Orden
m Congreso_de_los_Diputados Senado Parlamento_de_Cataluña Parlamento_de_Andalucía Parlamento_Vasco Parlamento_de_Galicia Parlamento_de_Navarra Parlamento_de_Canarias
f Asamblea_de_Madrid Asamblea_de_Extremadura Asamblea_Nacional Asamblea_Legislativa Asamblea_Constituyente
u Cortes_Generales Cortes_de_Aragón Cortes_Valencianas Cortes_de_Castilla_y_León
m Congreso_de_la_República Congreso_Nacional Congreso_de_la_Unión Senado_de_la_República Congreso_de_la_Nación
f Cámara_de_Diputados Cámara_de_Representantes Cámara_de_Senadores Cámara_Alta Cámara_Baja
m Congreso Parlamento Gobierno Ejecutivo
f Moncloa Zarzuela
f Casa_Rosada Casa_Blanca Santa_Sé
m Palacio_de_Nariño Palacio_de_la_Moneda Palacio_de_Miraflores Palacio_Nacional
m Vaticano Kremlin Pentágono
m Consejo_de_Ministros Consejo_de_Estado Consejo_Económico_y_Social Consejo_General_del_Poder_Judicial Consejo_Superior_de_Deportes
f Fiscalía_General_del_Estado Abogacía_del_Estado Dirección_General_de_Tráfico Dirección_General_de_la_Policía Delegación_del_Gobierno Subdelegación_del_Gobierno
f Fiscalía_General_de_la_Nación Procuraduría_General_de_la_Nación Contraloría_General_de_la_República Defensoría_del_Pueblo
m Tribunal_Superior_de_Justicia_de_Madrid Tribunal_Superior_de_Justicia_de_Andalucía Tribunal_Superior_de_Justicia_de_Cataluña Tribunal_Superior_de_Justicia_de_Galicia Tribunal_Superior_de_Justicia_de_Aragón Tribunal_Superior_de_Justicia_de_Canarias Tribunal_Superior_de_Justicia_de_Murcia Tribunal_Superior_de_Justicia_de_Castilla_y_León
f Sección_Primera_de_la_Audiencia_Nacional Sección_Segunda_de_la_Audiencia_Nacional Sección_Tercera_de_la_Audiencia_Nacional Sección_Cuarta_de_la_Audiencia_Nacional Sala_de_lo_Penal_de_la_Audiencia_Nacional Sala_de_lo_Social_de_la_Audiencia_Nacional
f Sala_Primera_del_Tribunal_Supremo Sala_Segunda_del_Tribunal_Supremo Sala_Tercera_del_Tribunal_Supremo Sala_de_lo_Civil_del_Tribunal_Supremo Sala_de_lo_Penal_del_Tribunal_Supremo Sala_de_lo_Militar_del_Tribunal_Supremo
f Sala_de_lo_Civil Sala_de_lo_Penal Sala_de_lo_Social Sala_de_lo_Contencioso-Administrativo Sala_de_lo_Militar
m Tribunal_Supremo Tribunal_Constitucional Tribunal_de_Cuentas Tribunal_Económico-Administrativo_Central
f Audiencia_Nacional Audiencia_Provincial Audiencia_Territorial
m Juzgado_de_Guardia Juzgado_de_Instrucción Juzgado_de_Primera_Instancia Juzgado_de_lo_Penal Juzgado_de_Paz Juzgado_Decano Juzgado_de_Menores
f Fiscalía_de_Menores Fiscalía_Provincial Fiscalía_Antidroga Fiscalía_Anticorrupción Fiscalía_de_Extranjería Fiscalía_Superior Fiscalía_de_Seguridad_Vial
m Comunicado_al_Juzgado_de_Guardia Oficio_al_Juzgado_de_Instrucción Comunicado_a_la_Fiscalía_de_Menores Parte_al_Juzgado_de_Paz Oficio_al_Juzgado_Decano
f Corte_Suprema_de_Justicia Corte_Nacional_de_Justicia Corte_Constitucional Corte_de_Apelaciones Corte_Superior_de_Justicia Corte_Suprema
f Corte_Suprema_de_Justicia_de_la_Nación Suprema_Corte_de_Justicia_de_la_Nación Procuración_General_de_la_Nación Auditoría_General_de_la_Nación Procuraduría_del_Tesoro_de_la_Nación
m Estado_Nacional Estado_Provincial Estado_Argentino Fisco_Nacional
f Corte_Interamericana_de_Derechos_Humanos Corte_Penal_Internacional Corte_Internacional_de_Justicia
m Tribunal_Europeo_de_Derechos_Humanos Tribunal_de_Justicia_de_la_Unión_Europea Tribunal_Penal_Internacional Tribunal_de_Estrasburgo Tribunal_de_Luxemburgo
m TEDH TJUE TPI
m Ministerio_de_Hacienda Ministerio_de_Sanidad Ministerio_de_Justicia Ministerio_de_Defensa Ministerio_de_Cultura Ministerio_de_Educación Ministerio_de_Agricultura Ministerio_de_Trabajo Ministerio_de_Economía Ministerio_de_Fomento Ministerio_de_Industria Ministerio_de_Asuntos_Exteriores Ministerio_de_Transportes Ministerio_de_Vivienda Ministerio_de_Salud Ministerio_de_Relaciones_Exteriores Ministerio_de_Obras_Públicas
m Ministerio_del_Interior Ministerio_del_Trabajo Ministerio_del_Ambiente
f Consejería_de_Sanidad Consejería_de_Educación Consejería_de_Hacienda Consejería_de_Cultura Consejería_de_Agricultura Consejería_de_Empleo Consejería_de_Justicia Consejería_de_Vivienda
f Secretaría_de_Gobernación Secretaría_de_Hacienda Secretaría_de_Salud Secretaría_de_Educación_Pública Secretaría_de_Relaciones_Exteriores Secretaría_de_Economía
f Guardia_Civil Policía_Nacional Policía_Local Policía_Municipal Guardia_Urbana Policía_Judicial Policía_Foral Policía_Autonómica
f Policía_Federal Gendarmería_Nacional Prefectura_Naval Guardia_Nacional Policía_Metropolitana
m Ejército Ejército_de_Tierra Ejército_del_Aire Estado_Mayor
f Armada Marina Fuerza_Aérea Legión Infantería_de_Marina
f Unidad_Militar_de_Emergencias Protección_Civil Brigada_Paracaidista Brigada_de_Montaña Infantería_Ligera
f Interpol Europol Frontex
f CIA DEA NSA
m FBI KGB CNI MI6
f Agencia_Tributaria Agencia_Estatal_de_Meteorología Agencia_Española_de_Protección_de_Datos Agencia_Española_de_Medicamentos Agencia_Espacial_Española Agencia_Española_de_Cooperación
f AEAT AEMET DGT CNMV CNMC AEPD AIReF
m INE IMSERSO SEPE FROB FOGASA CSIC INTA CDTI
m IMSS ISSSTE INEGI IFE INFONAVIT INAH
m INDEC CONICET PAMI INTI
f Unidad_de_Ictus Unidad_Coronaria Unidad_de_Cuidados_Intensivos Unidad_del_Dolor Unidad_de_Agudos Unidad_de_Trasplantes Unidad_de_Quemados Unidad_de_Reanimación
f Contabilidad Facturación Logística Tesorería Producción Calidad Informática Postventa
u Recursos_Humanos Compras Ventas Expediciones Reclamaciones
u RRHH RR._HH.
m Hospital_Materno_Infantil Hospital_de_Niños Hospital_de_la_Mujer Hospital_del_Trabajador Hospital_de_Urgencias Hospital_de_la_Caridad Hospital_de_Rehabilitación Hospital_del_Sur Hospital_de_Día
m Sanatorio_del_Rosario Sanatorio_de_la_Esperanza Sanatorio_de_la_Trinidad Sanatorio_de_la_Providencia
f Seguridad_Social Hacienda_Pública Administración_Central
f Tesorería_General_de_la_Seguridad_Social Intervención_General_de_la_Administración_del_Estado Dirección_General_de_Seguros
m Instituto_Nacional_de_Estadística Instituto_Nacional_de_la_Seguridad_Social Instituto_Geográfico_Nacional Instituto_Cervantes Instituto_de_la_Mujer Instituto_Nacional_de_Meteorología Instituto_de_Salud_Carlos_III
m Centro_de_Investigaciones_Sociológicas Centro_Nacional_de_Inteligencia Centro_Superior_de_Investigaciones Centro_Nacional_de_Epidemiología
m Defensor_del_Pueblo Síndic_de_Greuges Justicia_de_Aragón Ararteko
m Servicio_Andaluz_de_Salud Servicio_Madrileño_de_Salud Servicio_Canario_de_la_Salud Servicio_Gallego_de_Salud Servicio_Murciano_de_Salud Servicio_Extremeño_de_Salud Sistema_Nacional_de_Salud
f Junta_de_Andalucía Xunta_de_Galicia Generalitat_de_Cataluña Generalitat_Valenciana Junta_de_Castilla_y_León Junta_de_Extremadura Diputación_General_de_Aragón
m Principado_de_Asturias Gobierno_de_Cantabria Gobierno_de_La_Rioja Gobierno_de_Aragón Gobierno_de_Navarra
m Ministerio_Fiscal Ministerio_Público
f Empresa_Municipal_de_Transportes Empresa_Municipal_de_Aguas Empresa_Municipal_de_Limpieza Empresa_Municipal_de_Vivienda Empresa_Municipal_de_Saneamiento
f EMT EMA EML EMV EMS
f Contraloría Procuraduría Fiscalía Defensoría Superintendencia
f PDI FELCC SIJIN DIJIN
f Junta Xunta Generalitat Diputación
f Comunidad_de_Madrid Comunidad_Valenciana Comunidad_Foral_de_Navarra Región_de_Murcia Comunidad_Autónoma_Vasca Comunidad_Autónoma_de_Canarias
m Gobierno_de_Aragón Gobierno_de_Canarias Gobierno_de_Navarra Gobierno_Vasco Gobierno_de_Cantabria Gobierno_de_La_Rioja Govern
f Diputación_Provincial_de_Cádiz Diputación_Provincial_de_Zamora Diputación_Foral_de_Vizcaya Diputación_Foral_de_Álava
f Unión_Europea Unión_Africana Liga_Árabe Comunidad_Andina Organización_de_Estados_Americanos Comunidad_Económica_Europea
f Comisión_Europea Comisión_Nacional_del_Mercado_de_Valores Comisión_Nacional_de_la_Competencia Comisión_Nacional_de_Energía Comisión_Interamericana_de_Derechos_Humanos
m Parlamento_Europeo Consejo_Europeo Consejo_de_Europa Consejo_de_la_Unión_Europea
m Consejo_de_Seguridad Consejo_de_Derechos_Humanos Alto_Comisionado_para_los_Refugiados Comité_de_Derechos_Humanos
f Organización_de_las_Naciones_Unidas Organización_Mundial_de_la_Salud Organización_Mundial_del_Comercio Organización_Internacional_del_Trabajo
f ONU OTAN UNESCO OMS OCDE OIT UE OMC FAO CEE
f OEA CEPAL ALADI
m FMI BCE BID BEI
m Fondo_Monetario_Internacional Banco_Central_Europeo Banco_Mundial Banco_Interamericano_de_Desarrollo Banco_Europeo_de_Inversiones
m Banco_de_España Banco_Central Banco_de_México Banco_de_la_República Banco_de_la_Nación
m Mercosur ALBA Unasur
m INSS IMSERSO FOGASA SEPE ISFAS INGESA
m SACYL SESCAM SERGAS SERIS
u Osakidetza Osasunbidea
f Cruz_Roja Cáritas Amnistía_Internacional Greenpeace Unicef Manos_Unidas Intermón_Oxfam Médicos_Sin_Fronteras
f Media_Luna_Roja Cruz_Roja_Española Cruz_Roja_Internacional
f Organización_Nacional_de_Ciegos Fundación_ONCE Fundación_La_Caixa Fundación_Mapfre Fundación_Ramón_Areces Fundación_Juan_March
m PP PSOE PNV PSC BNG PRC PSE
m PCE PSUC POUM PSP
m PAR PDeCAT
m PRI PAN PRD PT PJ PRO PLN APRA MAS
f IU CiU ERC UPyD CUP UCD UPN CEDA
f Falange Unión_Cívica_Radical Unión_de_Centro_Democrático Alianza_Popular Izquierda_Unida Izquierda_Republicana Unión_del_Pueblo_Navarro Convergència_i_Unió
m Partido_Popular Partido_Socialista Partido_Comunista Partido_Nacionalista_Vasco Partido_Socialista_Obrero_Español Partido_Andalucista Partido_Radical Partido_Reformista
m Partido_Liberal Partido_Conservador Partido_Justicialista Partido_Colorado Partido_Nacional Partido_Revolucionario_Institucional Partido_Acción_Nacional Partido_Demócrata
m Partido_de_los_Trabajadores Partido_de_la_Unidad_Nacional Partido_de_la_Revolución_Democrática Partido_de_la_Liberación
u Vox Ciudadanos Podemos Sumar Compromís Bildu Junts Esquerra Batasuna
u Morena Frente_Amplio Nueva_Alianza Cambio_Radical Perú_Posible Fuerza_Popular Convergencia Juntos_por_el_Cambio
f CNT FAI CGT UGT USO CEOE CEPYME CCOO FETE
m SOC ELA LAB STES SATSE SUP CSIF
u Comisiones_Obreras Solidaridad_de_Trabajadores Intersindical_Valenciana Fuerza_Sindical
f Unión_General_de_Trabajadores Unión_Sindical_Obrera Unión_de_Oficiales
f Confederación_Nacional_del_Trabajo Confederación_Española_de_Organizaciones_Empresariales Confederación_General_del_Trabajo
f Confederación_Hidrográfica_del_Ebro Confederación_Hidrográfica_del_Tajo Confederación_Hidrográfica_del_Duero Confederación_Hidrográfica_del_Júcar Confederación_Hidrográfica_del_Segura
u FARC AUC
m ELN EPL M-19 EZLN
f ETA Terra_Lliure Al-Qaeda
m GRAPO Hamás Hezbolá Daesh
f Universidad_de_Salamanca Universidad_Complutense Universidad_de_Barcelona Universidad_de_Sevilla Universidad_de_Granada Universidad_de_Zaragoza Universidad_de_Valencia Universidad_de_Oviedo Universidad_de_Murcia Universidad_de_Navarra Universidad_de_Alicante Universidad_de_Málaga Universidad_de_Cádiz Universidad_de_Valladolid Universidad_de_Alcalá Universidad_Autónoma_de_Madrid Universidad_Carlos_III Universidad_Politécnica_de_Madrid Universidad_Rey_Juan_Carlos Universidad_Pompeu_Fabra Universidad_de_Deusto Universidad_del_País_Vasco Universidad_de_La_Laguna
f Universidad_de_Buenos_Aires Universidad_de_Chile Universidad_Nacional_Autónoma_de_México Universidad_de_los_Andes Universidad_Nacional_de_Colombia Universidad_de_La_Habana Universidad_Central_de_Venezuela Universidad_de_Guadalajara Universidad_Nacional_de_Córdoba Universidad_de_San_Marcos Universidad_de_Costa_Rica Universidad_Javeriana
f Universidad_de_Oxford Universidad_de_Cambridge Universidad_de_Harvard Universidad_de_Coímbra Universidad_de_Yale Universidad_de_Bolonia Universidad_de_Heidelberg Universidad_de_Columbia
f UCM UAM UNED UPV UPM UAB UGR UNAM UBA
f Real_Academia_Española Real_Academia_de_la_Historia Real_Academia_de_Bellas_Artes Real_Academia_de_Medicina Real_Academia_de_Jurisprudencia
u El_País El_Mundo El_Periódico El_Correo El_Confidencial El_Español El_Norte_de_Castilla El_Diario_Montañés El_Heraldo_de_Aragón El_Adelantado La_Vanguardia La_Razón La_Voz_de_Galicia La_Verdad La_Nueva_España La_Opinión
m País Periódico Correo Confidencial Diario_Vasco Norte_de_Castilla Diario_Montañés Heraldo_de_Aragón Diario_de_Cádiz Diario_de_Navarra Faro_de_Vigo
f Vanguardia Voz_de_Galicia Nueva_España
m ABC Público Ideal Expansión Cinco_Días Levante Sur Infolibre
m Marca As Sport Mundo_Deportivo
u El_Tiempo El_Espectador El_Universal El_Mercurio El_Comercio El_Nacional El_Colombiano El_Observador La_Nación La_Jornada La_Tercera La_República La_Prensa La_Razón_de_La_Paz
m Universal Espectador Mercurio Nacional_de_Caracas Colombiano
m Clarín Página_12 Perfil Reforma Excélsior Milenio Ámbito_Financiero Granma Proceso Cronista
m New_York_Times Washington_Post Financial_Times Wall_Street_Journal Guardian Times
u The_New_York_Times The_Washington_Post The_Guardian The_Times The_Economist
m Le_Monde Le_Figaro Corriere_della_Sera Frankfurter_Allgemeine
f Cadena_SER Cadena_COPE Radio_Nacional Radio_Nacional_de_España
f Onda_Cero Rac1 Catalunya_Ràdio
f Televisión_Española Televisión_de_Galicia Televisión_de_Cataluña
u Antena_3 Telecinco Cuatro La_Sexta Telemadrid TV3 Telemundo Televisa TV_Azteca Univisión
f RTVE TVE BBC CNN NBC CBS
f Agencia_EFE Agencia_Reuters Agencia_France-Presse Agencia_Europa_Press
u Efe Reuters Europa_Press Associated_Press France_Presse Notimex Télam
f Editorial_Planeta Editorial_Anagrama Editorial_Alfaguara Editorial_Espasa Editorial_Crítica Editorial_Gredos Editorial_Cátedra
u Anagrama Alfaguara Tusquets Seix_Barral Espasa Planeta Santillana Lumen
m Real_Madrid FC_Barcelona Atlético_de_Madrid Real_Betis Sevilla_FC Valencia_CF Athletic_Club Villarreal_CF Celta_de_Vigo Real_Zaragoza RCD_Espanyol RCD_Mallorca Deportivo_de_La_Coruña Málaga_CF Rayo_Vallecano Getafe_CF Cádiz_CF Real_Valladolid Sporting_de_Gijón Racing_de_Santander Granada_CF Levante_UD Elche_CF Girona_FC Real_Oviedo Hércules_CF Albacete_Balompié CD_Leganés CD_Numancia CA_Osasuna Recreativo_de_Huelva
m Betis Sevilla Valencia Athletic Villarreal Celta Espanyol Mallorca Deportivo Málaga Rayo Getafe Cádiz Valladolid Sporting Racing Granada Elche Girona Oviedo Hércules Albacete Leganés Numancia Osasuna Recreativo Alavés Deportivo_Alavés Eibar Huesca Tenerife Zaragoza Barcelona Barça Madrid Atlético Almería Córdoba Murcia Lugo Mirandés
f Real_Sociedad Unión_Deportiva_Las_Palmas Unión_Deportiva_Almería Ponferradina Cultural_Leonesa Gimnástica_de_Torrelavega
m Unicaja Baskonia Estudiantes Joventut Fuenlabrada Obradoiro Gran_Canaria
m Boca_Juniors River_Plate San_Lorenzo Racing_Club Vélez_Sarsfield Rosario_Central Newell's_Old_Boys Estudiantes_de_La_Plata Argentinos_Juniors Huracán Banfield Lanús Independiente
m Peñarol Nacional Colo-Colo Atlético_Nacional Olimpia Emelec Alianza_Lima Cerro_Porteño Millonarios América_de_Cali Sporting_Cristal Danubio
m Cruz_Azul Pachuca Toluca Monterrey Santos_Laguna Necaxa Atlas Puebla León
m Manchester_United Manchester_City Liverpool Arsenal Chelsea Tottenham Everton
m Bayern_de_Múnich Borussia_Dortmund Bayer_Leverkusen Milan Inter_de_Milán Nápoles Ajax Oporto Benfica Olympique_de_Marsella Bayern
f Juventus Roma Lazio Fiorentina Sampdoria
f FIFA UEFA FIBA ACB
f Conmebol Concacaf AFA
f NBA NFL MLS
f Telefónica Endesa Iberdrola Repsol Naturgy Cepsa Gas_Natural Red_Eléctrica Abengoa
u Movistar Vodafone Orange Jazztel Yoigo MásMóvil
u Ferrovial Acciona Sacyr OHL Dragados Abertis Fomento_de_Construcciones
u Mercadona Carrefour Alcampo Lidl Eroski Hipercor Caprabo Consum Ahorramás
u Inditex Mango Cortefiel Zara Desigual Tendam
u El_Corte_Inglés Galerías_Preciados Simago Sepu
u Renfe Adif Aena Feve
u Correos SEUR MRW Nacex Correos_Express DHL UPS
f Iberia Vueling Ryanair Spanair Air_Europa Lufthansa Avianca
f Aerolíneas_Argentinas Copa_Airlines Aeroméxico Latam Viasa
f Seat Renault Ford Opel Nissan Volkswagen Peugeot Citroën Toyota Fiat
u Pemex YPF PDVSA Ecopetrol Petrobras Codelco
u Cemex Bimbo Femsa Telmex Falabella Cencosud Techint Arcor
u Microsoft Apple Amazon Samsung Nokia Sony IBM Intel
u Google Facebook Twitter YouTube Instagram WhatsApp TikTok
u Siemens Bosch Airbus Boeing General_Electric Philips
u Nestlé Danone Coca-Cola Pepsi Unilever
u Benetton Adidas Nike Puma
u Mapfre Sanitas Adeslas Asisa Línea_Directa Catalana_Occidente Axa
u CaixaBank Bankia Bankinter Unicaja_Banco Ibercaja Kutxabank Abanca La_Caixa Bancaja
m BBVA Banco_Santander Banco_Sabadell Banco_Popular Banesto Santander Sabadell Banco_Pastor Banco_Bilbao_Vizcaya
u Bancomer Banamex Banorte Bancolombia Davivienda Citibanamex
m Deutsche_Bank Barclays HSBC Citibank Lehman_Brothers
f Mutua_Madrileña Mutua_Universal Mutua_General_de_Cataluña
f Caja_Madrid Caja_Rural Caja_de_Ahorros Caja_Laboral
f Iglesia_católica Iglesia_ortodoxa Iglesia_anglicana Iglesia_luterana Iglesia_evangélica
f Conferencia_Episcopal_Española Conferencia_Episcopal_Francesa Conferencia_Episcopal_Portuguesa Conferencia_Episcopal_Italiana Conferencia_Episcopal_Mexicana Conferencia_Episcopal_Argentina
f Conferencia_Episcopal Compañía_de_Jesús Orden_de_Predicadores Orden_de_San_Benito Orden_de_Santiago Orden_de_Calatrava
m Opus_Dei Arzobispado_de_Toledo Arzobispado_de_Sevilla Obispado_de_Cuenca
f Inquisición Santa_Hermandad Mesta
m Museo_Reina_Sofía Museo_Thyssen Museo_Guggenheim Museo_Picasso Museo_Arqueológico_Nacional Museo_Sorolla
m Teatro_Real Teatro_Español Liceo Teatro_de_la_Zarzuela Teatro_María_Guerrero Teatro_Colón
f Filarmónica_de_Viena Orquesta_Nacional Orquesta_Sinfónica_de_Galicia Orquesta_de_Cadaqués
`);

export const bodies = CLASSES.classes;

/** What names of one kind begin with, and one of its class: only where nothing else in them could change. */
export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  [/^Ministerio de /u, 'Ministerio de Cultura'],
  [/^Ministerio del /u, 'Ministerio del Interior'],
  [/^Tribunal Superior de Justicia d/u, 'Tribunal Superior de Justicia de Madrid'],
  [/^S(?:ección|ala) \p{Lu}.* de la Audiencia Nacional$/u, 'Sección Primera de la Audiencia Nacional'],
  [/^Sala .* del Tribunal Supremo$/u, 'Sala Primera del Tribunal Supremo'],
  [/^Confederación Hidrográfica /u, 'Confederación Hidrográfica del Ebro'],
  [/^Consejería de /u, 'Consejería de Sanidad'],
  [
    /^(?:Comunicado|Oficio|Parte) (?:al? |a la |para (?:el|la) )(?:Juzgado|Fiscalía)/u,
    'Comunicado al Juzgado de Guardia',
  ],
  [
    /^Fiscalía (?:de|contra) (?:la |los )?(?:Violencia|Delitos|Medio|Sala|Guardia|Corrupción|Criminalidad)/u,
    'Fiscalía de Menores',
  ],
  [/^Secretaría de \p{Lu}/u, 'Secretaría de Salud'],
  [/^Policía \p{Lu}/u, 'Policía Local'],
  [/^Partido \p{Lu}/u, 'Partido Liberal'],
  [/^Partido de /u, 'Partido de los Trabajadores'],
  [/^Real Academia /u, 'Real Academia Española'],
  [/^Iglesia \p{Ll}{4}/u, 'Iglesia católica'],
];

/** Of names that are in no class. */
export const named: NonNullable<Institutions['named']> = {
  team: /^(?:Real|Club Atlético|Atlético|Deportivo|Sporting|Racing) \p{Lu}\p{L}+$|^(?:[FCU][CDF]|CA|SD|AD|CB|UE|UD|RCD) \p{Lu}|\p{Lu}\p{L}+ (?:CF|FC|UD|CD)$|^(?:Unión|Agrupación|Sociedad) Deportiva /u,
  media: /^(?:Diario|Radio|Heraldo|Gaceta|Onda|Cadena|Canal|Semanario|La Voz|El Diario|El Correo|El Heraldo) /u,
  school: /^(?:Colegio|Escuela|IES|CEIP|I\.E\.S\.|Liceo|Guardería) /u,
  restaurant:
    /^(?:Restaurante|Bar|Café|Cafetería|Taberna|Mesón|Asador|Pizzería|Marisquería|Cervecería|Bodeguita|Hotel|Hostal|Parador|Posada) /u,
  society:
    /^(?:Asociación|Peña|Hermandad|Cofradía|Ateneo|Casino|Círculo|Plataforma|Coordinadora|Movimiento|Liga|Coral) /u,
  company:
    /(?:,? (?:S\.? ?[AL]\.?(?: ?[UL]\.?)?|S\.? ?Coop\.?)$)|^(?:Construcciones|Talleres|Transportes|Suministros|Viveros|Astilleros|Muebles|Bodegas|Conservas|Panadería|Librería|Editorial|Farmacia|Clínica|Inmobiliaria|Promociones|Excavaciones|Almacenes|Autocares|Gestoría|Asesoría|Fincas|Limpiezas|Hormigones|Pinturas|Maderas|Reformas|Grupo) | (?:Seguros|Energía|Alimentación|Logística|Inmobiliaria|Consultores|Abogados)$/u,
};

/** Of names that tell nothing of their kind: what stands beside them. */
export const cues: NonNullable<Institutions['cues']> = {
  team: /(?<!\p{L})(?:partido contra|goles?|entrenador|jugador(?:es)?|equipo (?:local|visitante|rival)|empat(?:ó|aron)|derrot(?:ó|aron)|campeonato|delanteros?|estadio|descenso|gan[óo] al?|vencieron|(?<![\d-])\d-\d(?![\d-]))(?!\p{L})/iu,
  media:
    /(?<!\p{L})(?:periódico|periodista|revista|reportaje|entrevista|redacción|semanario|rotativo|publicó)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:empresa|clientes?|facturas?|facturación|fábrica|trabajador(?:es)?|empleados|accionistas?|pedidos?|filial|nómina|proveedor)(?!\p{L})/iu,
};

/** First words of names that are called with an article. */
const HEADS = {
  f: /^(?:Universidad|Facultad|Escuela|Cámara|Junta|Asamblea|Policía|Guardia|Asociación|Fundación|Federación|Confederación|Orden|Liga|Compañía|Clínica|Farmacia|Panadería|Pastelería|Pizzería|Cervecería|Taberna|Marisquería|Cafetería|Posada|Librería|Editorial|Radio|Cadena|Gaceta|Voz|Agencia|Autoridad|Comisión|Comisaría|Dirección|Iglesia|Parroquia|Cooperativa|Inmobiliaria|Gestoría|Asesoría|Sociedad|Unión|Organización|Secretaría|Consejería|Fiscalía|Procuraduría|Audiencia|Corte|Sala|Sección|Peña|Hermandad|Cofradía|Coral|Orquesta|Banda|Caja|Biblioteca|Residencia|Guardería|Diputación|Delegación|Tesorería|Generalitat|Xunta|Real Academia|Academia|Gimnástica|Oficina|Unidad|Mutua|Coordinadora|Plataforma|Brigada|Cruz|Embajada|Notaría|Prisión)$/u,
  m: /^(?:Banco|Instituto|Ministerio|Tribunal|Juzgado|Consejo|Centro|Hospital|Club|Sporting|Grupo|Hotel|Hostal|Restaurante|Café|Bar|Mesón|Asador|Parador|Diario|Heraldo|Correo|Periódico|Semanario|Partido|Movimiento|Sindicato|Museo|Teatro|Colegio|Liceo|Ateneo|Casino|Círculo|Gobierno|Parlamento|Senado|Congreso|Ejército|FC|CD|CF|CA|SC|Deportivo|Atlético|Racing|Real|Rayo|Ayuntamiento|Laboratorio|Servicio|Departamento|Consorcio|Fondo|Comité|Gabinete|Observatorio|Canal|Supermercado|Colectivo|Cuerpo|Regimiento|Archivo|Registro|IES|CEIP|Obispado|Arzobispado|Monasterio|Convento|Cabildo|Patronato)$/u,
};
const genderOf = createGenderOf(CLASSES, HEADS);

/** "Real Academia" and "Real Sociedad" are hers, "Real Betis" is his. */
export const genderOfName = (name: string): 'f' | 'm' | undefined =>
  genderOf(/^Real (?=Academia|Sociedad|Federación|Fábrica)/u.test(name) ? name.slice('Real '.length) : name);

/** As in al, la, del. The feminine plural is written n. */
const DETERMINERS =
  'el:m la:f del:m al:m un:m una:f este:m esta:f ese:m esa:f aquel:m aquella:f los:p las:n unos:p unas:n estos:p estas:n';
export const determiners = readDeterminers(DETERMINERS);

/** Bodies that nouns alone name, for others of which no more is known. */
export const ordinary: NonNullable<Institutions['ordinary']> = {
  f: 'Delegación_de_Hacienda Tesorería_General Cámara_de_la_Propiedad Comisión_de_Urbanismo Oficina_del_Consumidor Inspección_de_Trabajo Junta_Electoral Mancomunidad_de_Aguas Comisión_de_Garantías Notaría Intervención_General Secretaría_Técnica Mesa_de_Contratación Jefatura_de_Tráfico',
  m: 'Registro_de_la_Propiedad Gabinete_Técnico Servicio_de_Empleo Patronato_de_Deportes Consorcio_de_Transportes Consejo_Escolar Centro_Cívico Organismo_Autónomo_de_Recaudación Comité_de_Empresa Gremio_de_Hostelería Parque_de_Bomberos Consejo_Social Catastro Tribunal_Económico-Administrativo',
};
