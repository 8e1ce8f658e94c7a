import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { readOffices } from '../classes.ts';
import { between, figures } from '../draw.ts';
import { bodies, cues, likeBodies, named, ordinary } from './organisations.ts';
import { alike, articled, nationalities, nationals, nations, peoples, regionsAbroad, statesOf } from './places.ts';

/** Matches nothing. */
const NOTHING_AFTER = /(?!)/u;

const { offices, after } = readOffices({
  before:
    '(?:(?:Excm[oa]s?\\.?|Ilm[oa]s?\\.?|Sr(?:es|a)?\\.|[Ss]eñora?|Don|Doña|D\\.ª?|Dña\\.) )*(?:[Ee]l |[Ll]as? |[Ll]os )?(?:ex-?|ex |vice|antigu[oa] |nuev[oa] )?',
  nouns: `
    presidente presidenta ministro ministra secretario secretaria subsecretario diputado diputada eurodiputado senador senadora alcalde alcaldesa concejal concejala consejero consejera conseller consellera gobernador gobernadora
    juez jueza magistrado magistrada fiscal abogado abogada procurador procuradora letrado letrada notario perito portavoz vicepresidente vicepresidenta delegado delegada subdelegado embajador embajadora canciller cancillera
    general coronel comandante capitán teniente mariscal almirante sargento cabo guardia inspector inspectora comisario comisaria agente obispo arzobispo cardenal imán rabino sacerdote párroco
    director directora jefe jefa líder dirigente entrenador entrenadora seleccionador delantero portero defensa centrocampista técnico árbitro jugador jugadora tenista ciclista piloto campeón campeona
    periodista escritor escritora novelista filósofo filósofa economista historiador historiadora cantante actor actriz cineasta pintor pintora escultor poeta compositor médico médica cirujano cirujana enfermero enfermera psicólogo psicóloga
    paciente dictador candidato candidata empresario empresaria torero rector rectora catedrático catedrática profesor profesora`,
  titled:
    'presidente presidenta ministro ministra magistrado magistrada general coronel comandante capitán teniente procurador procuradora letrado letrada notario gobernador senador senadora diputado diputada',
  parties: 'PP PSOE IU PNV CiU ERC UPN PSC BNG PRI PAN PRD',
  of: ' de(?:l| la| los| las)? | al? | en ',
});

export const names: Names = {
  offices,
  between: 'viuda vda alias apodado apodada',
  particlesOf: { arabic: 'ben bin ibn bint ould' },
  knowsForeign: true,
  usualGiven: true,
  rulersLetter: /^[IVX]$/u,
  rulers: 'rey reina principe princesa papa emperador emperatriz zar sultan don dona sor fray',
  givenAfter:
    /(?<!\p{L})(?:[Rr]ey|[Rr]eina|[Pp]r[ií]ncipe|[Pp]rincesa|[Pp]apa|[Ii]nfanta|[Ss]anta?|[Ff]ray|[Ss]or|D\.ª?|D\.?ª|D(?:ña|ñª)\.?|[Dd]on|[Dd]oña) $/u,
  called:
    /(?<!\p{L})(?:[Hh]ola|[Qq]uerid[oa]|[Ee]stimad[oa]|[Gg]racias|[Bb]esos|[Bb]esitos|[Uu]n (?:beso|abrazo|saludo)|[Ss]aludos),?\s+$/u,
  familyBefore: /^ ?\( ?(?:m\. ?|min\. ?)?\p{Nd}{1,3} ?['’,)]/u,
  familyAfter: new RegExp(after, 'u'),
  givenEndings: { f: /a$/u, m: /(?:o|os)$/u },
  told: {
    f: {
      before:
        /(?<!\p{L})(?:la|una|esta) (?!(?:v[ií]ctima|persona|familia|figura|estrella|calle|empresa)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: NOTHING_AFTER,
    },
    m: {
      before:
        /(?<!\p{L})(?:el|al|del|un|este) (?!(?:equipo|grupo|d[uú]o|matrimonio|personaje|bar|colegio|hotel|estadio)(?!\p{L}))\p{Ll}{3,} $/iu,
      after: NOTHING_AFTER,
    },
  },
  afterParticles: {
    de: 'Castro Diego Miguel Pablo Haro Lucas Blas Andrés Pedro Frutos Dios Marcos Mingo Juan Benito',
    la: 'Torre Cruz Fuente Vega Rosa Peña Iglesia Mata Calle Hoz Serna Cuesta Puente',
    los: 'Santos Ríos Reyes Ángeles Mozos Arcos',
    las: 'Heras Casas Cuevas Eras Morenas',
    del: 'Río Campo Valle Castillo Pino Olmo Barrio Pozo Moral Hoyo Prado Álamo Corral Cerro',
  },
  honours: `
    doctor doctora dr dra general gal g.al mariscal capitan coronel presidente rey reina reyes principe principes princesa infanta infante duque duques duquesa marques marqueses marquesa conde condes condesa don dona padre sor cardenal obispo papa ingeniero juez maestro maestra hermanos hermanas alcalde profesor`,
  saints: 'san santa santo sta sto',
  households: 'familia',
  titles: {
    u: 'ing lic',
    f: 'excma ilma sor sra srta dra doctora senora senorita lcda licda reina princesa',
    m: 'excmo ilmo fray mons sr senor rey principe papa emperador',
  },
  ownTitles: { f: 'dona dna', m: 'don d dr sr doctor' },
  abbreviated: 'sra dra srta lic ing',
  particles: 'de la las los del el y',
  alsoNames: 'y el',
  epithets: {
    articles: { el: 'o', la: 'a' },
    female: 'la',
    stems: 'Viej Mor Chic Sant Brav Hermos Sord Calv Pelirroj Zurd Coj Flac Mud Piados',
  },
  fields: { given: 'nombre', family: 'apellidos|apellido' },
  honorifics: 'Dr Sr D Don|Sra Srta Dra Dña Doña|Señora Señorita Doctora|Señor Doctor',
  writtenOut: 'Don Doña',
  short: {
    María: 'M.ª M.a Mª Mª.',
    Francisco: 'Fco. Fco Frco.',
    Francisca: 'Fca. Fca',
    Antonio: 'Ant.º Ant.',
    Fernández: 'Fdez. Fdez Fernz.',
    González: 'Glez. Glez Gzlez. Glz.',
    Rodríguez: 'Rguez. Rguez Rdguez. Rdez. Rdez',
    Hernández: 'Hdez. Hdez Hndez.',
    Martínez: 'Mtnez. Mtnez Mtez. Mtez Mnez.',
    Gutiérrez: 'Gtrrez. Gtez. Gtrez.',
    Domínguez: 'Dguez. Dguez Dmguez.',
    Jiménez: 'Jmnez. Jmenez. Jnez.',
    Sánchez: 'Schez. Schez Schz.',
    Pérez: 'Prez. Pz.',
  },
  twoSurnames: true,
  shares: { surnames: 0.7 },
  usual: { f: ['Sra.', 'Dña.'], m: ['Sr.', 'D.'], 'doctor-f': ['Dra.'], 'doctor-m': ['Dr.'] },
  ownersBehind: 'suyo suya',
  kin: {
    f: 'esposa madre hija hermana abuela tia sobrina nieta mujer novia madrina prima cunada suegra nuera',
    m: 'esposo marido padre hijo hermano abuelo tio sobrino nieto novio padrino primo cunado suegro yerno',
  },
  kinKeepsSex: true,
  pronouns: { f: 'ella', m: '' },
  sexFields: 'sexo',
  sexes: {
    f: 'mujer|femenino|femenina|niña|chica|f|mujeres|niñas',
    m: 'hombre varón|masculino|niño chico|h|v|m|hombres varones|niños',
  },
};

/** Our Lady under one of her names and other patrons, as `write` writes words. */
const advocation = (write: (words: string) => string): string =>
  `(?:${write('Virgen|(?:Nuestra|Ntra\\.?) (?:Señora|Sra\\.?)|Mare de Déu')}) ` +
  `(?:${write("(?:del?|dels) (?:l[ao]s? |els? )?|d['’]")})?(?:(?:${write('Perpetuo|Buen')}) )?\\p{Lu}\\p{L}+(?:-\\p{Lu}\\p{L}+)*|` +
  `(?:${write('Niño Jesús|Sagrado Corazón|Sagrada Familia|Espíritu Santo|Santísima Trinidad|Buen Pastor|Cristo Rey|La Inmaculada|La Milagrosa')})(?!\\p{L})`;

export const institutions: Institutions = {
  parties: [
    // Words that Portuguese has as well.
    [
      /^(?:Partido|Movimi?ento|Frente|Bloque) (?=\p{L})/u,
      'Cívico Renovador Regionalista Federalista Municipalista Reformador',
    ],
    [
      /^(?:Unión|Alianza|Izquierda|Acción|Agrupación|Convergencia) (?=\p{L})/u,
      'Cívica Renovadora Regionalista Federalista Municipalista Reformadora',
    ],
  ],
  hospitalNames: 'advocations',
  namesakes: {
    many: 'Gaspar Casal|Andrés Laguna|Alexander Fleming|Celestino Mutis|Huarte de San Juan|Francisco Vallés|Federico Rubio|Pedro Mata|Francisco Balmis|Jaime Ferrán|Concepción Arenal|Luis Vives',
    one: 'Santiago Ramón y Cajal|Ramón y Cajal|Gregorio Marañón|Severo Ochoa|Miguel Servet|Jiménez Díaz|Germans Trias i Pujol|Lozano Blesa|Morales Meseguer|José María Morales Meseguer|Rafael Méndez|Juan Ramón Jiménez|Josep Trueta|Arnau de Vilanova|Carlos Haya|Peset Aleixandre|Doctor Peset|Álvaro Cunqueiro|Juan Canalejo|Hernán Cortés',
  },
  aims: [
    [
      /^(?:Comunidad|Junta|Asociación) de (?:[Pp]ropietarios|[Vv]ecinos) (?=\p{L}[\p{L}. -]+,? \p{Nd}+$)/u,
      'Calle Real 14|Calle del Olmo 12|Plaza de la Fuente 3|Avenida del Parque 28|Calle San Roque 7|Calle de la Cruz 21|Paseo de la Estación 9|Calle Nueva 33|Plaza del Mercado 2|Avenida de la Libertad 46',
    ],
    [
      /^Comunidad(?: General)? de Regantes (?=del? )/u,
      'del Bajo Ebro|del Canal de Lodosa|de la Vega Alta|del Alto Turia|del Bajo Tajo|de la Acequia Real|del Canal del Duero|de los Llanos|del Bajo Cinca|de la Huerta Nueva',
    ],
    [
      /^(?:[Ff]armacia|[Bb]ar|[Cc]afetería|[Hh]otel|[Hh]ostal|[Rr]estaurante|[Pp]anadería|[Pp]eluquería|[Ll]ibrería|[Mm]esón|[Cc]línica dental) (?=(?:de la|del) \p{Lu}\p{L}+$)/u,
      'de la Plaza|del Mercado|de la Estación|del Puente|del Parque|de la Fuente|del Puerto|de la Catedral|de la Muralla|del Ayuntamiento',
    ],
    [
      /^(?:[Rr]esidencia|[Gg]uardería|[Ee]scuela infantil|[Uu]rbanización|[Cc]entro de día) (?=(?:El|La|Los|Las) \p{Lu}[\p{L}-]+$)/u,
      'Los Olivos|Las Encinas|El Pinar|La Alameda|Los Almendros|Las Acacias|El Robledal|La Rosaleda|Los Rosales|El Mirador|Las Palmeras',
    ],
    [/^Tribunal Colegiado (?=(?:\p{L}+ )*del? \p{Lu}\p{L}+ Circuito$)/u, 'del Primer Circuito|del Segundo Circuito|del Tercer Circuito|del Cuarto Circuito|del Quinto Circuito|del Sexto Circuito|del Séptimo Circuito'], // prettier-ignore
    [/^Juzgado Letrado (?=(?:de|en) )/u, 'de Familia|de Trabajo|de Aduana|en lo Civil|en lo Penal|en lo Comercial'],
    // Schools are called after people whom everybody knows.
    [
      /^(?:[Cc]olegio(?: [Pp]úblico)?|CEIP|IES|C\.?P\.?|I\.?E\.?S\.?|[Ii]nstituto|[Ee]scuela|[Bb]iblioteca) (?!San|Santa|Nuestra|Nacional|Virgen|Sagrad|Don )(?=\p{Lu}\p{Ll}+ (?:de )?\p{Lu}\p{Ll}+(?: (?:i |y )?\p{Lu}\p{Ll}+)?$)/u,
      'Miguel Hernández|Antonio Machado|Federico García Lorca|Gabriela Mistral|Lope de Vega|Miguel de Cervantes|Ramón y Cajal|Pablo Neruda|Miguel Delibes|Rosalía de Castro|Emilia Pardo Bazán|Francisco de Quevedo|Clara Campoamor|Severo Ochoa|Gloria Fuertes|Rafael Alberti',
    ],
  ],
  seated:
    /^(?:hospital|clinica|policlinica|sanatorio|ambulatorio|consultorio|complejo|ayuntamiento|alcaldia|universidad|juzgado|audiencia|comisaria|cuartel|parroquia|diocesis|farmacia|cap)$/u,
  beforeSeat: /(?<= )(?:de(?:l| la| los| las)? |en )(?=\p{Lu})/gu,
  ordinary,
  functionWords: 'de del la las los el y e i o en al a para por con sin sobre',
  legalForms: 'sa s.a sl s.l slu s.l.u sau srl sccl scoop hijos hermanos grupo cb asociados',
  careWords: { mind: 'salud_mental', surgery: 'quirof', acute: 'uci', tests: 'analisis', late: 'fisioter' }, // prettier-ignore
  kinds: `
    umf hgz hgr hgsz cesfam tanatorio
    posta maternidad chu chus chuac hgu hcu huc clinica comunidad autonoma autonomo foral centro hospital universitario universitaria universidad instituto academia servicio servicios unidad departamento seccion
    asociacion sociedad federacion liga comision comite agencia oficina ministerio consejeria banco partido policia farmacia laboratorio
    residencia hogar asilo fundacion general provincial comarcal clinico complejo hospitalario policlinica policlinico sanatorio complexo
    salud ambulatorio consultorio nacional real internacional norte sur este oeste
    medicina cirugia pediatria urologia cardiologia neurologia oncologia radiologia psiquiatria dermatologia oftalmologia ginecologia traumatologia
    secretaria direccion delegacion diputacion consejo camara inspeccion prision carcel penitenciario penitenciaria comisaria fiscalia sindicato confederacion cooperativa cuartel
    tribunal juzgado juzgados audiencia registro scouting gobierno junta ayuntamiento facultad opera barrio ciudad militar univ infantil materno escuela escuelas colegio colegios centros edificio`,
  legalEnding:
    /S\.\s?A\.(?:\s?U\.|\s?C\.|\s?S\.|\s?T\.|\s?de C\.\s?V\.)?|S\.\s?L\.(?:\s?[UL]\.)?|S\.\s?Coop\.|S\.\s?R\.\s?L\.|S\. de R\.\s?L\.(?: de C\.\s?V\.)?|(?:C[ií]a\. )?Ltda\.|E\.\s?I\.\s?R\.\s?L\.|SpA/u,
  ofGreatTowns: /^universi(?:dad|tat|tari[oa])$/u,
  purpose: 'de',
  bodies,
  likeBodies,
  named,
  cues,
  fieldEnding: /log[ií]a?/u,
  dignitaries: [
    // Another of their given name has no such epithet.
    [
      /(?<=(?<!\p{L})San )\p{L}+ (?:de (?:Dios|la Cruz|[AÁ]vila|As[ií]s|Borja|Paula|Padua|Pa[uú]l|Calasanz|Lelis|Loyola|Porres)|Javier|Ferrer|Neri|Borromeo|Nolasco|Nonato|Abad|Bosco|Bautista|Evangelista|Ap[oó]stol|Labrador|Gonzaga)(?!\p{L})/iu,
      'Juan de Dios|Juan de la Cruz|Francisco Javier|Vicente de Paúl|Antonio de Padua|Ramón Nonato|José de Calasanz|Felipe Neri|Carlos Borromeo|Camilo de Lelis|Ignacio de Loyola|Martín de Porres|Luis Gonzaga',
    ],
    [
      /(?<=(?<!\p{L})Santo )\p{L}+ (?:de (?:Aquino|Villanueva|Guzm[aá]n|Mogrovejo)|Moro|Savio)(?!\p{L})/iu,
      'Tomás de Aquino|Tomás Moro|Domingo de Guzmán|Domingo Savio|Toribio de Mogrovejo',
    ],
    [
      /(?<=(?<!\p{L})Santa )\p{L}+ (?:de (?:Jes[uú]s|Lima|Marillac|Vedruna|Hungr[ií]a|Siena|As[ií]s|Calcuta|la Cruz)|del Mar|la Mayor)(?!\p{L})/iu,
      'Teresa de Jesús|Rosa de Lima|Luisa de Marillac|Joaquina de Vedruna|Isabel de Hungría|Catalina de Siena|Clara de Asís|Ángela de la Cruz',
    ],
    [
      /(?<=(?<!\p{L})San )(?:Juan Pablo|Juan|Pío|Pablo|León|Gregorio|Fernando) [IVX]+(?!\p{L})/u,
      'Juan XXIII|Pío X|Pablo VI|Juan Pablo II|Gregorio VII|Fernando III',
    ],
    [
      /(?<!\p{L})(?:Juan Pablo|Juan|Pío|Pablo|León|Benedicto|Gregorio|Clemente|Inocencio|Urbano|Sixto) [IVX]+(?!\p{L})/u,
      'Juan XXIII|Juan Pablo II|Pío X|Pío XII|León XIII|Pablo VI|Benedicto XV',
    ],
    [
      /(?<!\p{L})(?:Juan Carlos|Alfonso|Carlos|Felipe|Fernando|Isabel|Jaime|Sancho|Pedro|Enrique|Amadeo) [IVX]+(?!\p{L})/u,
      'Alfonso X|Alfonso XIII|Carlos III|Felipe II|Isabel II|Fernando III|Jaime I|Juan Carlos I',
    ],
    [
      /(?<=(?<!\p{L})Marqu[eé]s(?:a)? )del? (?:l[ao]s? )?\p{Lu}\p{L}+/u,
      'de Comillas|de Santillana|de la Ensenada|de Salamanca|de Villena|de Urquijo|de Cubas|de Riscal|del Turia|de Larios',
    ],
    [
      /(?<=(?<!\p{L})Condes?a? )del? (?:l[ao]s? )?\p{Lu}\p{L}+/u,
      'de Aranda|de Romanones|de Floridablanca|de Orgaz|de Lemos|de Peñalver|de Campomanes|de Gondomar',
    ],
    [
      /(?<=(?<!\p{L})Duque(?:s|sa)? )del? (?:l[ao]s? )?\p{Lu}\p{L}+/u,
      'de Alba|de Lerma|de Osuna|de Rivas|de Medinaceli|de Béjar|de Montpensier|de la Victoria',
    ],
    [
      /(?<=(?<!\p{L})(?:Infanta|Princesa) )(?:Doña )?\p{Lu}\p{L}+/u,
      'Elena|Cristina|Margarita|Leonor|Sofía|Beatriz|Isabel|Mercedes|Pilar',
    ],
    [
      /(?<=(?<!\p{L})Reina )(?:Sofía|Letizia|Victoria(?: Eugenia)?|Mar[ií]a Cristina|Mercedes|Fabiola|Isabel|Leonor)(?!\p{L})/u,
      'Sofía|Letizia|Victoria Eugenia|María Cristina|Mercedes|Fabiola',
    ],
    [
      /(?<=(?<!\p{L})(?:Rey|Príncipe) )(?:Don )?(?:Juan Carlos|Fernando|Felipe|Alfonso|Balduino|Jaime)(?!\p{L})/u,
      'Juan Carlos|Fernando|Felipe|Alfonso',
    ],
    [/(?<=(?<!\p{L})Príncipes? )de \p{Lu}\p{L}+/u, 'de Asturias|de Viana|de Vergara|de España'],
  ],
  shortKinds: /^(?:C\. ?S\.|H\. ?U\.|CESFAM|CAPS|IPS|UMF|HG[ZR]|HGSZ) (?=\p{Lu})/u,
  patrons: 'virgen nuestra ntra senora sra cristo nino',
  advocation: new RegExp(`${advocation((words) => words)}|${advocation((words) => words.toUpperCase())}`, 'u'),
  nationalities: [
    ...nationalities,
    ['asturian castellan valencian cántabr galleg murcian', 'os as o a'],
    ['aragon leon cordob barcelon', 'eses esas és esa'],
    ['Europa Asia África Oceanía', '-'],
    ['América_del_Sur América_del_Norte América_Latina América_Central', '-'],
  ],
  fields: [
    ['Medicina Odontología Farmacia Psicología Enfermería Veterinaria Fisioterapia', '-'],
    [
      'Filología Filosofía Economía Geología Biología Química Física Arquitectura Informática Sociología Derecho Historia Periodismo',
      '-',
    ],
    [
      'Microbiología Inmunología Farmacología Fisiología Bioquímica Genética Hematología Epidemiología Cirugía Pediatría Urología Cardiología Neurología Oncología Radiología Psiquiatría Dermatología Oftalmología Ginecología Traumatología',
      '-',
    ],
    ['Justicia Cultura Agricultura Educación Vivienda Defensa Pesca Sanidad Hacienda', '-'],
    ['Pilar Carmen Rocío Rosario Castillo Prado Camino Valle Consuelo Mar', '-'],
    ['Dolor Cáncer Corazón Cerebro Sueño', '-'],
    ['oftalmológic cardiológic neurológic oncológic urológic dermatológic pediátric psiquiátric', 'os as o a'],
    ['Ingenier Abogad Médic Farmacéutic Arquitect Odontólog Enfermer Veterinari', 'os'],
    ['Fútbol Baloncesto Balonmano Tenis Voleibol Ciclismo Atletismo', '-'],
    ['Ciencias Letras Artes Humanidades', '-'],
  ],
  // Letters that nobody knows become such as names begin with.
  acronyms: [],
  dictionary: 'words',
  commonEnding:
    /(?:ci[oó]n(?:es)?|si[oó]n(?:es)?|dad(?:es)?|miento|ismo|encia|ancia|logía|grafía|[aá]ticas?|ísticas?|[ií]fic[oa]s?|[óo]nic[oa]s?|[óo]gic[oa]s?|[éeáaóoíi]dic[oa]s?|[éeáaóoíi]utic[oa]s?|[éá]tric[oa]s?|[íi]nic[oa]s?|ari[oa]s?|iales|ional(?:es)?|tiv[oa]s?|tor(?:a|es)?|istas?|ad[oa]s)$/iu,
  // What courts are called by stands beside their number: "Juzgado de lo Social nº 3".
  common:
    'día colegiado letrado circuito zona civil penal rural mercantil fiscal comercial industrial municipal nacional regional provincial superior mayor tráfico hacienda consumidores usuarios menores empleo personal obras homicidios ingenieros caminos montes puertos lo nº núm número social penal mercantil civil contencioso instrucción instancia primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta sexto sexta séptima octava novena décima violencia vigilancia sala administrativo administrativa apelación seguridad magistrados penitenciaria comandante comunista liberación justicia dolor mediterráneo aplicada aplicadas mujer mujeres niño niños infancia juventud trabajo empleo deporte vivienda hacienda interior turismo transporte comercio industria energía agua mar sangre mayores menores familia familias forense forenses médico médica legal transfusión sanguínea sangre hemodiálisis pericias asistencial ancianos sureste suroeste noreste noroeste edificio juzgados española español españoles europeo europea',
};

/** Towns with courts and a hospital: those of the provinces, and others such. */
const METROPOLISES =
  'Vitoria Albacete Hellín Almansa Alicante Elche Orihuela Alcoy Benidorm Denia Elda Almería El_Ejido Ávila Badajoz Mérida Zafra Palma Manacor Inca Ibiza Barcelona Sabadell Terrassa Mataró Granollers Manresa Vic Burgos Miranda_de_Ebro Aranda_de_Duero ' +
  'Cáceres Plasencia Cádiz Algeciras Jerez_de_la_Frontera San_Fernando Vinaròs Ciudad_Real Puertollano Alcázar_de_San_Juan Córdoba Lucena A_Coruña Santiago_de_Compostela Ferrol Cuenca Tarancón Girona Figueres Olot Granada Motril Baza ' +
  'Guadalajara San_Sebastián Irun Eibar Tolosa Huelva Huesca Barbastro Monzón Jaén Linares Úbeda Andújar León Ponferrada Lleida Balaguer Logroño Calahorra Lugo Monforte_de_Lemos Madrid Alcalá_de_Henares Móstoles Getafe Leganés Fuenlabrada Alcorcón Aranjuez Málaga Marbella Antequera Ronda Vélez-Málaga ' +
  'Murcia Cartagena Lorca Pamplona Tudela Ourense Oviedo Gijón Avilés Palencia Las_Palmas_de_Gran_Canaria Telde Arrecife Vigo Pontevedra Vilagarcía_de_Arousa Salamanca Béjar Santa_Cruz_de_Tenerife La_Laguna La_Orotava Santander Torrelavega Segovia Sevilla Dos_Hermanas Écija Utrera Osuna Soria ' +
  'Tarragona Reus Tortosa Teruel Alcañiz Toledo Talavera_de_la_Reina Valencia Sagunto Alzira Xàtiva Torrent Valladolid Medina_del_Campo Bilbao Barakaldo Getxo Durango Zamora Benavente Zaragoza Calatayud Ejea_de_los_Caballeros Ceuta Melilla';

export const places: Places = {
  seatsOfPower: 'Vaticano Norte Sur',
  bodies: {
    hospital:
      /^(?:hospital|clínica|policlínica|policlínico|sanatorio|ambulatorio|consultorio|complejo hospitalario|centro (?:de salud|médico|hospitalario)|maternidad)(?= [\p{L}“"])/iu,
    organisation:
      /^(?:tribunal|juzgado|audiencia|corte (?:suprema|de)|ministerio|consejería|ayuntamiento|comisaría|universidad|facultad|instituto|escuela|colegio|centro penitenciario|fiscalía|embajada|consulado|diputación)(?= \p{L})/iu,
  },
  countryAliases: 'GB Inglaterra Gran_Bretaña Escocia|NL Holanda',
  articled,
  ordinalEnds: 'o a ro do to mo vo no ra da ta ma va na er',
  shortCountries: 'Estados_Unidos EEUU USA EUA|Reino_Unido UK RU',
  letteredTowns: 'México MÉXICODF MEXICODF|Colombia BOGOTÁDC BOGOTADC|Estados_Unidos WASHINGTONDC|Venezuela CARACASDF',
  countriesIn: 'en ca fr pt',
  neighbour: 'ca',
  twoNames: 'Vitoria Gasteiz|Donostia San_Sebastián|Palma Mallorca',
  regionsAlike: ['Cataluña Comunidad_Valenciana Islas_Baleares'],
  alike,
  regionsAbroad,
  statesOf,
  copulas: /^,? (?:es|era|fue) [^.;:\n]*$/u,
  nations,
  provinces: {
    'País Vasco': 'Guipúzcoa Gipuzkoa Vizcaya Bizkaia Álava Araba',
    Canarias: 'Las_Palmas Santa_Cruz_de_Tenerife',
    'Islas Baleares': 'Baleares Illes_Balears',
  },
  partBehind:
    /^(?: ?,? (?:en |de )?(?:la )?provincia de | ?\( ?(?:provincia de )?)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?!\p{L})/u,
  nationals,
  peoples,
  partBefore: /\p{L}(?: ?, | \( ?)provincia de $/iu,
  seatsBefore:
    /(?<!\p{L})(?:[Hh]ospital (?:[Gg]eneral |[Cc]línico |[Pp]rovincial )*[Uu]niversitario|[Cc]omplejo [Hh]ospitalario(?: [Uu]niversitario)?|[Aa]udiencia (?:[Pp]rovincial|[Nn]acional)|AUDIENCIA PROVINCIAL|[Jj]uzgados?(?: de lo? \p{L}+)?(?: n\.?º ?\d+)?|JUZGADO(?: DE [\p{Lu} ]+?)? N\.?º ?\d+|[Uu]niversidad|[Oo]bispo|[Aa]rzobispo|[Dd]iócesis|[Cc]olegio de \p{L}+|[Mm]etro|[Aa]eropuerto|[Ff]iscalía|[Pp]artido judicial) (?:de|DE) $/u,
  besides:
    /(?<!\p{L})(?:cerca de|junto a|próximo a|en las (?:afueras|cercanías|inmediaciones) de|al (?:norte|sur|este|oeste|noreste|noroeste|sureste|suroeste) de|kilómetros de|km de) $/iu,
  // Councils of provinces sit in their capitals.
  bodySeats: [
    {
      before: /(?<!\p{L})Diputación(?: Provincial)? de $/u,
      towns:
        'Albacete Alicante Almería Ávila Badajoz Barcelona Burgos Cáceres Cádiz Castellón Ciudad_Real Córdoba Cuenca Girona Granada Guadalajara Huelva Huesca Jaén León Lleida Lugo Málaga Ourense Palencia Pontevedra Salamanca Segovia Sevilla Soria Tarragona Teruel Toledo Valencia Valladolid Zamora Zaragoza',
    },
  ],
  metropolises: METROPOLISES,
  ofProvince: {
    // Behind a town it is the one that this lies in: "Alcoy, provincia de Alicante".
    before: /(?<!\p{L}|\p{L} ?, |\p{L} \( ?)provincia de $|(?<!\p{L})provincias de (?:[\p{L} ,]{1,60}(?:, | y ))?$/iu,
    names:
      'Albacete Alicante Almería Asturias Ávila Badajoz Barcelona Burgos Cáceres Cádiz Cantabria Castellón Ciudad_Real Córdoba Cuenca Girona Granada Guadalajara Guipúzcoa Huelva Huesca Jaén León Lleida Lugo Madrid Málaga Murcia Navarra Ourense Palencia Pontevedra Salamanca Segovia Sevilla Soria Tarragona Teruel Toledo Valencia Valladolid Vizcaya Zamora Zaragoza',
  },
  kinds: `
    san santa santo provincia comarca municipio distrito barrio ciudad villa pueblo rio lago mar sierra valle isla islas puerto parque polideportivo estacion aeropuerto comunidad
    estados unido unidos reino`,
  streets: `
    pº p.º bº crta jiron jr priv lg fraccionamiento avenida avda av avd avgda bulevar plaza plza pza plz calle c cl paseo pso camino cno carretera ctra cra ronda rda glorieta gta travesia trv trva cuesta callejon pasaje pje
    urbanizacion urb poligono pol barrio bo partida lugar alameda carrera diagonal transversal prolongacion paraje via`,
  units: `
    esc piso planta puerta pta izq izda izquierda dcha derecha dch bajo bajos bj atico entlo entresuelo principal pral num numero n no nº n.º n.° s sn km portal bloque blq bl local depto dpto oficina of torre manzana mz lote lt parcela nave interior int ext der esq edificio edif g.p.o`,
  rooms: `
    habitacion hab cama camas sala consulta consultorio quirofano pabellon piso ala nivel uci ucin urgencias planta ventana puerta despacho gabinete codigo cp apartado`,
  ambiguous: 'villa plaza via',
  directions: 'norte sur este oeste',
  zip: {
    example: '12345',
    draw: (length, rng) => (length === 5 ? between(1, 52, rng, 2) + figures(3, rng) : undefined),
  },
  namesakes:
    'medellin|guadalajara|cordoba|santiago|valencia|leon|merida|cartagena|toledo|trujillo|granada|linares|santa barbara|vitoria|guadalupe|zamora|cuenca|laredo|antequera',
  tellsForeign: true,
  countries: 'ES',
  // Towns whose name the list of areas has in two provinces, or in another language.
  zipsOfTowns:
    'Salamanca 37|Castellón_de_la_Plana 12|Donostia 20|Gasteiz 01|Vitoria 01|Gerona 17|Lérida 25|La_Coruña 15|Orense 32',
  zipAreas:
    'Andalucía 04 11 14 18 21 23 29 41|Aragón 22 44 50|Asturias 33|Islas_Baleares 07|Canarias 35 38|Cantabria 39|Castilla_y_León 05 09 24 34 37 40 42 47 49|Castilla-La_Mancha 02 13 16 19 45|Cataluña 08 17 25 43|Comunidad_Valenciana 03 12 46|Extremadura 06 10|Galicia 15 27 32 36|Madrid 28|Murcia 30|Navarra 31|País_Vasco 01 20 48|La_Rioja 26',
};

const AREAS = ['91', '93', '94', '95', '96', '98', '92', '97'];
export const SPAIN: NumberingPlan = {
  country: '34',
  draw(national, rng) {
    if (national.length !== 9) return undefined;
    switch (national.charAt(0)) {
      case '6':
        return `6${figures(8, rng)}`;
      case '7':
        return `7${between(1, 4, rng)}${figures(7, rng)}`;
      case '9':
        return rng.pick(AREAS) + between(1, 8, rng) + figures(6, rng);
      case '8':
        return /^80|^90/.test(national)
          ? national.slice(0, 3) + figures(6, rng)
          : `8${between(1, 8, rng)}${figures(7, rng)}`;
      default:
        return undefined;
    }
  },
};

export const contact: Contact = {
  plans: [SPAIN],
  phones: '912 345 678|612 345 678|91 234 56 78|+34 612 345 678|912345678',
  extension: /extensi[oó]n/u,
  ids: {
    'social-security': ['28 12345678 40'],
    id: ['12345678Z', 'X1234567L', '1234567'],
    account: ['ES91 2100 0418 4502 0005 1332'],
    vehicle: ['1234 BCD'],
  },
  words: 'tele tlf tfno tfn telf telef telefono telefonos movil mov movils numero num fijo contacto correo y o',
  numberWords: `
    historia clinica numero num expediente episodio afiliacion seguridad social documento nacional identidad dni nie nif nss nass nuss cip cipa cite sip nhc tis tarjeta sanitaria colegiado colegiada col licencia pasaporte matricula
    residente ano year interno cuenta poliza seguro registro referencia ref muestra informe estudio proceso solicitud peticion paciente codigo hc csv hosp`,
};
