import { namedAfter, readNationals } from '../classes.ts';
import type { Paradigm, PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';

const AMERICA =
  /^(?:argentina|bolivia|chile|colombia|costa rica|cuba|ecuador|el salvador|guatemala|honduras|mexico|nicaragua|panama|paraguay|peru|puerto rico|uruguay|venezuela)$/u;
const EUROPE =
  /^(?:albania|alemania|andorra|austria|belgica|bielorrusia|bosnia|bulgaria|chequia|chipre|croacia|dinamarca|escocia|eslovaquia|eslovenia|espana|estonia|finlandia|francia|gran bretana|grecia|hungria|inglaterra|irlanda|islandia|italia|kosovo|letonia|lituania|luxemburgo|macedonia|malta|moldavia|monaco|montenegro|noruega|polonia|portugal|rumania|rusia|serbia|suecia|suiza|ucrania)/u;

/**
 * "el Reino Unido", "la India", "los Estados Unidos", "las Bahamas": whoever may stand with an article and without is apart from those that take
 * none. A hospital of Cuba becomes one of another country that speaks Spanish.
 */
export function classOfCountry(folded: string): string {
  if (/^(?:estados unidos|paises bajos|emirados|emiratos|territorios)/u.test(folded)) return 'p';
  if (/^(?:islas|filipinas|bahamas|maldivas|seychelles|bermudas|comoras)/u.test(folded)) return 'n';
  if (/^(?:reino unido|canada|vaticano)$/u.test(folded)) return 'm near';
  if (/^(?:libano|congo|sahara|yemen|chad|tibet|senegal|camerun|nepal)/u.test(folded)) return 'm';
  if (/^(?:republica|india$|union sovietica|costa de marfil|guayana)/u.test(folded)) return 'f';
  return AMERICA.test(folded) ? 'america' : EUROPE.test(folded) ? 'near' : '';
}

const states = statesOfAmerica(
  'Estados_Unidos',
  'Hawaii Hawái|Louisiana Luisiana|Missouri Misuri|New_Hampshire Nuevo_Hampshire|New_Jersey Nueva_Jersey|New_Mexico Nuevo_México|New_York Nueva_York|North_Carolina Carolina_del_Norte|North_Dakota Dakota_del_Norte|Oregon Oregón|Pennsylvania Pensilvania|South_Carolina Carolina_del_Sur|South_Dakota Dakota_del_Sur|West_Virginia Virginia_Occidental|Los_Angeles Los_Ángeles|New_Orleans Nueva_Orleans|Philadelphia Filadelfia',
);
export const statesOf = {
  countries: 'Estados_Unidos EE.UU. EE._UU. EEUU USA',
  names: `${states.names} ${states.inEnglish}`,
};
export const { regionsAbroad } = states;

/** Names by gender: p the plural of men's, n that of women's, u without an article. */
export const articled: readonly PlaceGroup[] = [
  { u: states.names },
  { u: states.inEnglish },
  // What lies in each the text tells.
  ...'Europa Asia África Oceanía América'.split(' ').map((u): PlaceGroup => ({ u })),
  {
    u: 'América_del_Sur América_del_Norte América_Latina América_Central Latinoamérica Centroamérica Sudamérica Norteamérica',
  },
  {
    u: 'África_Occidental África_Oriental Asia_Central Europa_del_Este Europa_Occidental Europa_Central Escandinavia',
  },
  { u: 'Oriente_Medio Oriente_Próximo Extremo_Oriente', m: 'Magreb Sahel Cáucaso' },
  { m: 'Medio_Oriente Lejano_Oriente Próximo_Oriente Sudeste_Asiático' },
  // Behind the word for what they are.
  {
    u: 'Ebro Tajo Guadalquivir Guadiana Duero Miño Júcar Segura Turia Genil Pisuerga Tormes Esla Sil Nalón Jarama Henares Manzanares Cinca Gállego Jalón Arga Nervión Alberche Segre',
    before: /(?<!\p{L})[Rr]íos? $/u,
    isSure: true,
  },
  {
    u: 'Titicaca Maracaibo Sanabria Villarrica Llanquihue Atitlán Chapala Ypacaraí',
    before: /(?<!\p{L})[Ll]agos? $/u,
    isSure: true,
  },
  {
    u: 'Vallecas Carabanchel Chamberí Malasaña Lavapiés Chueca Usera Hortaleza Moratalaz Triana Gràcia Sarrià Deusto Ruzafa Tetuán Vicálvaro',
    before: /(?<!\p{L})[Bb]arrios? de $/u,
    isSure: true,
  },
  { p: 'Balcanes Urales Cárpatos Alpes Apeninos Pirineos Andes Himalayas Dolomitas Alpes_Dináricos' },
  { f: 'Unión_Soviética URSS Alemania_Oriental Alemania_Occidental', u: 'Yugoslavia Checoslovaquia Prusia Rodesia' },
  {
    u: 'Cisjordania Crimea Chechenia Cachemira Palestina Kurdistán',
    f: 'Franja_de_Gaza Franja_Oriental Ribera_Occidental',
  },
  { m: 'Sáhara_Occidental Sáhara_Español Protectorado_de_Marruecos Rif' },
  { m: 'Atlántico Pacífico Índico Mediterráneo Ártico Cantábrico Caribe Adriático Egeo Báltico' },
  {
    m: 'Océano_Atlántico Océano_Pacífico Océano_Índico Océano_Ártico Océano_Antártico',
    ending: /^[Oo]céano /u,
  },
  {
    m: 'Mar_Cantábrico Mar_Mediterráneo Mar_Caribe Mar_Menor Mar_Báltico Mar_Negro Mar_Rojo Mar_Caspio Mar_Adriático Mar_de_Alborán Mar_del_Norte',
    ending: /^Mar \p{Lu}|^Mar del? /u,
  },
  {
    m: 'mar_Cantábrico mar_Mediterráneo mar_Caribe mar_Báltico mar_Negro mar_Rojo mar_Caspio mar_de_Alborán',
    ending: /^mar /u,
  },
  {
    m: 'Golfo_de_México Golfo_de_Vizcaya Golfo_de_Cádiz Golfo_de_León Golfo_Pérsico Golfo_de_California Golfo_de_Guinea',
    ending: /^[Gg]olfo /u,
  },
  {
    m: 'Estrecho_de_Gibraltar Estrecho_de_Magallanes Estrecho_de_Ormuz Estrecho_de_Bering Canal_de_Panamá Canal_de_la_Mancha Canal_de_Suez Canal_de_Castilla',
    ending: /^(?:[Ee]strecho|[Cc]anal) /u,
  },
  { f: 'Bahía_de_Cádiz Bahía_de_Algeciras Bahía_de_Santander Bahía_de_Palma Bahía_de_Cochinos', ending: /^[Bb]ahía /u },
  {
    m: 'Ebro Tajo Guadalquivir Guadiana Duero Miño Júcar Segura Turia Genil Pisuerga Tormes Esla Sil Nalón Narcea Jarama Henares Manzanares Guadalete Guadalhorce Cinca Gállego Jalón Arga Bidasoa Nervión Alberche Tinto Odiel Llobregat Segre Ter Carrión Órbigo Adaja Eresma Lozoya Sella Deva Nansa Tambre Ulla Eume Eo Navia',
    before:
      /(?<!\p{L})(?:[Rr]ío|afluentes? del|orillas? del|ribera del|cauce del|cuenca del|márgenes del|caudal del|desembocadura del|vega del) $/u,
  },
  {
    m: 'Amazonas Orinoco Paraná Marañón Ucayali Bíobío Maipo Pilcomayo Bermejo Limay Neuquén Usumacinta Grijalva Papaloapan Lempa Apurímac Guayas Napo Putumayo Guaviare Salado Río_Bravo Río_de_la_Plata',
  },
  {
    m: 'Nilo Rin Danubio Sena Támesis Ganges Volga Éufrates Tigris Misisipi Níger Ródano Loira Elba Vístula Arno Po Tíber Jordán Don Dniéper',
  },
  {
    m: 'río_Ebro río_Tajo río_Duero río_Miño río_Júcar río_Segura río_Genil río_Pisuerga río_Esla río_Jarama río_Cinca río_Nalón río_Guadiana río_Segre',
    ending: /^río \p{Lu}/u,
  },
  {
    u: 'Gredos Guadarrama Cazorla Grazalema Aracena Gata Espuña Ayllón Albarracín Urbasa Aralar Cameros Aitana Tramuntana',
    before: /(?<!\p{L})[Ss]ierra de $/u,
  },
  { u: 'Sierra_Nevada Sierra_Morena Sierra_Madre' },
  {
    f: 'Sierra_de_Guadarrama Sierra_de_Gredos Sierra_de_Cazorla Sierra_de_Grazalema Sierra_de_Aracena Sierra_de_la_Demanda Sierra_de_Gata Sierra_de_Espuña Sierra_de_Francia Sierra_de_Ayllón Sierra_de_Albarracín Sierra_del_Segura',
    ending: /^[Ss]ierra d/u,
  },
  {
    f: 'Cordillera_Cantábrica Cordillera_Central Cordillera_de_los_Andes Cordillera_Blanca Cordillera_Bética',
    ending: /^[Cc]ordillera /u,
  },
  { p: 'Picos_de_Europa Montes_de_Toledo Montes_de_León Montes_Obarenes Ancares', ending: /^(?:Picos|Montes) /u },
  { m: 'Sistema_Central Sistema_Ibérico Macizo_Galaico' },
  { m: 'Moncayo Mulhacén Aneto Naranjo_de_Bulnes Peñalara Almanzor Montseny Teide Turbón Veleta' },
  { m: 'Aconcagua Chimborazo Cotopaxi Popocatépetl Everest Kilimanjaro Mont_Blanc Vesubio Etna Illimani Huascarán' },
  { f: 'Patagonia Amazonia Pampa Orinoquia Araucanía Quebrada_de_Humahuaca Puna' },
  {
    m: 'Desierto_de_Atacama Desierto_de_Sonora Desierto_de_Tabernas Desierto_de_los_Monegros',
    ending: /^[Dd]esierto /u,
  },
  {
    m: 'Lago_Titicaca Lago_de_Sanabria Lago_Nahuel_Huapi Lago_de_Nicaragua Lago_de_Maracaibo Lago_Argentino Lago_de_Bañolas',
    ending: /^[Ll]ago /u,
  },
  {
    f: 'Laguna_de_Gallocanta Laguna_Negra Albufera_de_Valencia Laguna_de_Ruidera Laguna_de_Fuente_de_Piedra',
    ending: /^(?:[Ll]aguna|Albufera) /u,
  },
  {
    m: 'Embalse_de_Buendía Embalse_de_Entrepeñas Embalse_de_Mequinenza Embalse_de_Alarcón Embalse_de_Iznájar',
    ending: /^(?:[Ee]mbalse|[Pp]antano) /u,
  },
  { f: 'Ría_de_Arousa Ría_de_Vigo Ría_de_Pontevedra Ría_de_Bilbao Ría_de_Ribadeo', ending: /^[Rr]ía d/u },
  { u: 'Rías_Baixas Rías_Altas' },
  { n: 'Islas_Malvinas Islas_Galápagos Islas_Marquesas Islas_Fiyi Islas_Cook' },
  { n: 'Islas_Canarias Islas_Baleares Islas_Cíes Islas_Azores', ending: /^[Ii]slas /u },
  {
    f: 'Isla_de_Tabarca Isla_de_Ons Isla_de_Pascua Isla_de_Alborán Isla_de_la_Cartuja Isla_Margarita Isla_Cristina Isla_de_Arousa',
    ending: /^[Ii]sla /u,
  },
  {
    u: 'Mallorca Menorca Ibiza Formentera Tenerife Lanzarote Fuerteventura Gran_Canaria El_Hierro La_Gomera La_Graciosa',
  },
  {
    f: 'Península_Ibérica península_ibérica Península_Arábiga Península_de_Crimea Península_del_Yucatán',
    ending: /^[Pp]enínsula /u,
  },
  {
    f: 'Costa_del_Sol Costa_Brava Costa_Blanca Costa_Dorada Costa_de_la_Luz Costa_Tropical Costa_da_Morte Costa_Cálida Costa_del_Azahar',
    ending: /^Costa d|^Costa \p{Lu}/u,
  },
  {
    m: 'Cabo_de_Gata Cabo_de_Palos Cabo_de_Creus Cabo_de_Hornos Cabo_de_Trafalgar Cabo_de_Finisterre Cabo_de_la_Nao',
    ending: /^Cabo de/u,
  },
  {
    m: 'Valle_de_Arán Valle_del_Jerte Valle_de_Baztán Valle_del_Tiétar Valle_del_Roncal Valle_de_Ordesa',
    ending: /^[Vv]alle d/u,
  },
  {
    f: 'Comunidad_Valenciana Comunidad_de_Madrid Región_de_Murcia Comunidad_Foral_de_Navarra',
    ending: /^Comunidad (?:Autónoma )?d/u,
  },
  { m: 'País_Vasco Principado_de_Asturias' },
  {
    f: 'Mancha Alcarria Ribera Vera Serena Axarquía Bureba Maragatería Cerdaña Garrotxa Vega_Baja Rioja Tierra_de_Campos Ribera_del_Duero',
  },
  { u: 'La_Mancha La_Alcarria La_Serena La_Vera La_Bureba La_Axarquía La_Ribera La_Vega' },
  {
    m: 'Bierzo Ampurdán Maresme Vallés Penedés Priorato Bages Campo_de_Gibraltar Campo_de_Cartagena Aljarafe Maestrazgo Levante Condado',
  },
  { u: 'El_Bierzo El_Ampurdán El_Maresme El_Vallés El_Penedés El_Priorato El_Bages El_Aljarafe El_Maestrazgo' },
  { n: 'Hurdes Alpujarras Merindades Marismas Arribes Batuecas Villuercas Bardenas_Reales' },
  { p: 'Monegros Pedroches Oscos' },
  { u: 'al-Ándalus Hispania Lusitania Tartessos Bética Tarraconense Septimania Gallaecia' },
  {
    f: 'Nueva_España Nueva_Granada Gran_Colombia Banda_Oriental Corona_de_Aragón Corona_de_Castilla Capitanía_General_de_Chile',
  },
  {
    m: 'Virreinato_del_Perú Virreinato_de_la_Plata Virreinato_de_Nueva_Granada Imperio_romano Imperio_otomano Imperio_español Sacro_Imperio',
    ending: /^(?:Virreinato|Imperio) /u,
  },
  {
    m: 'Reino_de_Castilla Reino_de_León Reino_de_Granada Reino_de_Aragón Reino_de_Valencia Reino_de_Navarra',
    ending: /^[Rr]eino de \p{Lu}/u,
  },
  { m: 'Chocó Cauca Magdalena Meta Tolima Quindío Huila Caquetá Valle_del_Cauca' },
  { m: 'Chaco Beni Pando' },
  { f: 'Pampa_Húmeda Mesopotamia Patagonia_Argentina' },
  { m: 'Estado_de_México Distrito_Federal' },
  { m: 'Alentejo Algarve Tirol Piamonte Véneto Languedoc Sarre Palatinado Rosellón Bajío' },
  { u: 'Flandes Valonia Bohemia Silesia' },
  { f: 'Ciudad_de_México Ciudad_de_Guatemala Ciudad_de_Panamá' },
  { m: 'Cairo Vaticano Bronx' },
  { f: 'Habana Paz Haya Meca' },
  {
    f: 'Alhambra Mezquita_de_Córdoba Giralda Aljafería Torre_del_Oro Alcazaba_de_Almería Sagrada_Familia Pedrera Torre_de_Hércules Almudena',
  },
  { f: 'Torre_Eiffel Estatua_de_la_Libertad Torre_de_Londres Torre_de_Pisa', ending: /^Torre \p{Lu}|^Torre d/u },
  {
    f: 'Puerta_del_Sol Puerta_de_Alcalá Puerta_de_Toledo Puerta_de_Bisagra Puerta_de_Elvira Puerta_de_Triana',
    ending: /^Puerta d/u,
  },
  {
    f: 'Catedral_de_Burgos Catedral_de_León Catedral_de_Toledo Catedral_de_Sevilla Catedral_de_Jaén Catedral_de_Murcia Catedral_de_Ávila',
    ending: /^[Cc]atedral d/u,
  },
  {
    f: 'Basílica_del_Pilar Basílica_de_Covadonga Basílica_de_Begoña Iglesia_de_San_Isidro Iglesia_de_Santa_Eulalia Ermita_de_San_Antonio',
    ending: /^(?:[Bb]asílica|[Ii]glesia|[Ee]rmita) d/u,
  },
  {
    m: 'Monasterio_de_El_Escorial Monasterio_de_Yuste Monasterio_de_Poblet Monasterio_de_Leyre Monasterio_de_Silos Monasterio_de_Samos Monasterio_de_Guadalupe Convento_de_San_Esteban',
    ending: /^(?:[Mm]onasterio|[Cc]onvento) /u,
  },
  {
    m: 'Castillo_de_Loarre Castillo_de_Peñafiel Castillo_de_Coca Castillo_de_Olite Castillo_de_Ponferrada Castillo_de_Belmonte Castillo_de_Montjuic Alcázar_de_Segovia',
    ending: /^(?:[Cc]astillo|Alcázar) /u,
  },
  {
    m: 'Palacio_Real Palacio_de_la_Zarzuela Palacio_de_la_Granja Palacio_de_Aranjuez Palacio_de_Liria Palacio_de_Oriente',
    ending: /^[Pp]alacio /u,
  },
  {
    m: 'Museo_del_Prado Museo_Reina_Sofía Museo_Guggenheim Museo_Sorolla Museo_Picasso Museo_Dalí Museo_del_Romanticismo Museo_de_Antropología',
    ending: /^[Mm]useo /u,
  },
  {
    m: 'Teatro_Real Teatro_Campoamor Teatro_Lope_de_Vega Teatro_Calderón Teatro_Romea Teatro_Arriaga',
    ending: /^Teatro /u,
  },
  { m: 'Prado Louvre Liceo Kremlin Coliseo Partenón Escorial Guggenheim' },
  {
    m: 'Aeropuerto_de_Barajas Aeropuerto_de_El_Prat Aeropuerto_de_Manises Aeropuerto_de_Loiu Aeropuerto_de_Ezeiza Aeropuerto_de_Lavacolla Aeropuerto_de_San_Pablo',
    ending: /^[Aa]eropuerto /u,
  },
  { u: 'Barajas Loiu Manises Ezeiza Lavacolla Sondica' },
  {
    f: 'Estación_de_Atocha Estación_de_Sants Estación_de_Chamartín Estación_de_Santa_Justa Estación_de_Delicias',
    ending: /^[Ee]stación de/u,
  },
  {
    m: 'Estadio_Santiago_Bernabéu Estadio_Metropolitano Estadio_de_la_Cartuja Estadio_de_Mestalla Estadio_de_Riazor Estadio_de_El_Sadar Estadio_Azteca Estadio_Monumental Estadio_Nacional',
    ending: /^[Ee]stadio /u,
  },
  {
    m: 'Benito_Villamarín Santiago_Bernabéu Bernabéu Camp_Nou Ramón_Sánchez-Pizjuán Sánchez_Pizjuán Vicente_Calderón Wanda_Metropolitano Reale_Arena Coliseum Sardinero Molinón Martínez_Valero Carlos_Tartiere Nuevo_Mirandilla',
  },
  { f: 'Romareda Rosaleda Cerámica Bombonera Condomina' },
  { u: 'San_Mamés Mestalla Riazor Balaídos Anoeta Zorrilla Mendizorroza Ipurua Montilivi El_Sadar' },
  { u: 'La_Bombonera La_Rosaleda La_Romareda La_Cartuja La_Condomina El_Molinón El_Sardinero' },
  {
    m: 'Parque_Nacional_de_Doñana Parque_Nacional_de_Ordesa Parque_Nacional_de_Cabañeros Parque_Nacional_de_Monfragüe Parque_Nacional_del_Teide Parque_Nacional_de_Garajonay Parque_Natural_de_Cazorla',
    ending: /^[Pp]arque (?:[Nn]acional|[Nn]atural) /u,
  },
  {
    m: 'Parque_del_Retiro Parque_de_María_Luisa Parque_Güell Parque_del_Oeste Parque_de_la_Ciudadela Parque_de_Chapultepec Parque_de_Cabecera',
    ending: /^[Pp]arque d/u,
  },
  { m: 'Retiro Capricho Rastro Raval Born Ensanche Barrio_Gótico Albaicín Sacromonte Cabañal Carmen' },
  { f: 'Gran_Vía Castellana Diagonal Barceloneta Macarena Judería Barrosa' },
  {
    u: 'Vallecas Carabanchel Chamberí Malasaña Lavapiés Chueca Usera Hortaleza Moratalaz Triana Nervión Gràcia Sarrià Deusto Ruzafa',
  },
  { m: 'Zócalo Palermo Miraflores Chapinero Polanco Coyoacán' },
  {
    f: 'Playa_de_la_Concha Playa_de_las_Catedrales Playa_de_Bolonia Playa_de_Riazor Playa_de_la_Malvarrosa Playa_de_Levante',
    ending: /^[Pp]laya d/u,
  },
  {
    m: 'Camino_de_Santiago Camino_Francés Camino_del_Norte Camino_Primitivo Camino_Inglés',
    ending: /^Camino (?:de Santiago|Francés)$/u,
  },
  // What nothing tells of behind an article is called as fields and woods are everywhere.
  {
    m: 'Robledal Encinar Castañar Carrascal Pinar Romeral Soto Olivar Espinar Juncal Almendral Retamar Tomillar Vallejo Cerrillo',
    f: 'Dehesa Vega Alameda Solana Umbría Cañada Hoya Rambla Fresneda Olmeda Nava Majada Loma Mata Ladera',
    p: 'Llanos Barrancos Pinares Olmos Cerros Arenales Alcores Prados',
    n: 'Navas Vegas Eras Lomas Cabezas Lagunas Rozas Matas',
    ending: /^\p{Lu}\p{Ll}/u,
  },
  // Churches, waters and hills with the word for what they are.
  ...namedAfter(
    'capilla:f ermita:f iglesia:f parroquia:f basílica:f catedral:f convento:m monasterio:m',
    'de_San_Roque de_San_Juan de_San_Pedro de_San_Miguel de_San_Sebastián de_Santa_Ana de_Santa_Bárbara de_San_Antón de_San_Blas de_Santiago de_Santa_Clara de_la_Asunción de_la_Magdalena de_los_Remedios',
    'de (?:San(?:t[ao])? |Santiago|Nuestra |Ntra|la \\p{Lu}|los \\p{Lu}|las \\p{Lu})|del \\p{Lu}|San(?:t[ao])? ',
  ),
  ...namedAfter(
    'cementerio:m',
    'de_San_Lázaro de_San_Fernando de_San_José de_San_Rafael de_la_Soledad de_los_Llanos del_Norte del_Carmen',
    '(?:del? |\\p{Lu})',
  ),
  ...namedAfter(
    'río:m',
    'Ebro Tajo Guadalquivir Guadiana Duero Miño Júcar Segura Turia Genil Pisuerga Tormes Esla Sil Nalón Jarama Henares Manzanares',
    '\\p{Lu}',
  ),
  ...namedAfter(
    'embalse:m pantano:m',
    'de_Buendía de_Entrepeñas de_Riaño de_Orellana de_Mequinenza de_Iznájar de_Alarcón de_Ricobayo',
    'del? ',
  ),
  ...namedAfter(
    'sierra:f',
    'de_Gredos de_Guadarrama de_Cazorla de_Aracena de_Ayllón de_Segura de_Francia de_Béjar de_Albarracín de_Urbasa',
    'del? ',
    false,
  ),
  ...namedAfter(
    'playa:f',
    'de_la_Concha de_la_Victoria de_las_Canteras de_Bolonia de_la_Malvarrosa de_Samil de_Valdevaqueros de_San_Lorenzo',
    'del? ',
    false,
  ),
];

/** Regions of other countries that stand without an article, a line for each country. */
export const alike: readonly string[] = [
  states.names,
  'Jalisco Tabasco Chiapas Oaxaca Guerrero Michoacán Nuevo_León Sinaloa Sonora Tamaulipas Yucatán Campeche Quintana_Roo Hidalgo Morelos Nayarit Coahuila Colima',
  'Antioquia Boyacá Cundinamarca Santander_del_Norte Nariño Risaralda Caldas Arauca Casanare',
  'Baviera Sajonia Baja_Sajonia Renania Westfalia Turingia Brandeburgo Hesse Baden-Wurtemberg',
  'Normandía Bretaña Provenza Alsacia Borgoña Aquitania Córcega Picardía Lorena Auvernia Occitania',
  'Toscana Lombardía Sicilia Cerdeña Liguria Calabria Campania Emilia-Romaña Apulia',
  'Kent Sussex Surrey Essex Yorkshire Lancashire Norfolk Suffolk Hampshire Devon Berkshire Cornualles',
  'Argovia Turgovia Soleura Vaud Valais',
  'Güeldres Zelanda Frisia Overijssel Drente',
  'Estiria Carintia Burgenland Vorarlberg',
  'Ontario Manitoba Alberta Saskatchewan Quebec',
  'Queensland Tasmania Victoria Nueva_Gales_del_Sur',
];

/** Of these, one of each country. */
export const nations: Readonly<Record<string, string>> = {
  'Estados Unidos': 'Texas',
  México: 'Jalisco',
  Colombia: 'Antioquia',
  Alemania: 'Baviera',
  Francia: 'Normandía',
  Italia: 'Toscana',
  'Reino Unido': 'Kent',
  Suiza: 'Argovia',
  'Países Bajos': 'Güeldres',
  Austria: 'Estiria',
  Canadá: 'Ontario',
  Australia: 'Queensland',
};

const NATIONALS =
  'Marruecos marroquí|Argelia argelino|Túnez tunecino|Senegal senegalés|Malí maliense|Nigeria nigeriano|Ghana ghanés|Camerún camerunés|Guinea guineano|Egipto egipcio|Etiopía etíope|Kenia keniano|Angola angoleño|' +
  'Francia francés|Portugal portugués|Italia italiano|Alemania alemán|Reino_Unido británico|Inglaterra inglés|Irlanda irlandés|Escocia escocés|Bélgica belga|Holanda holandés|Países_Bajos neerlandés|Suiza suizo|Austria austriaco|Dinamarca danés|Suecia sueco|Noruega noruego|' +
  'Finlandia finlandés|Islandia islandés|Polonia polaco|Chequia checo|Eslovaquia eslovaco|Hungría húngaro|Rumanía rumano|Bulgaria búlgaro|Grecia griego|Turquía turco|Rusia ruso|Ucrania ucraniano|Serbia serbio|Croacia croata|Albania albanés|Chipre chipriota|Malta maltés|Lituania lituano|Letonia letón|Estonia estonio|Moldavia moldavo|Georgia georgiano|Armenia armenio|' +
  'México mexicano|Cuba cubano|República_Dominicana dominicano|Guatemala guatemalteco|Honduras hondureño|Nicaragua nicaragüense|Costa_Rica costarricense|Panamá panameño|Colombia colombiano|Venezuela venezolano|Ecuador ecuatoriano|Perú peruano|Bolivia boliviano|Chile chileno|Argentina argentino|Uruguay uruguayo|Paraguay paraguayo|Brasil brasileño|Estados_Unidos estadounidense|Canadá canadiense|' +
  'China chino|Japón japonés|India indio|Pakistán pakistaní|Filipinas filipino|Vietnam vietnamita|Siria sirio|Líbano libanés|Irak iraquí|Irán iraní|Israel israelí|Afganistán afgano|Australia australiano';

const formsOf = (word: string): readonly string[] => {
  if (word.endsWith('o')) return ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending);
  if (word.endsWith('í')) return [word, word, `${word}es`, `${word}es`];
  if (/[ae]$/u.test(word)) return [word, word, `${word}s`, `${word}s`];
  const stem = word
    .replace(/é(?=s$)/u, 'e')
    .replace(/á(?=n$)/u, 'a')
    .replace(/ó(?=n$)/u, 'o');
  return [word, ...['a', 'es', 'as'].map((ending) => stem + ending)];
};

export const nationals = readNationals(NATIONALS, formsOf);

/** Peoples that texts name most; those of both genders alike are apart. */
const USUAL = [
  'italiano mexicano argentino chileno cubano peruano colombiano venezolano rumano polaco suizo ruso griego boliviano uruguayo paraguayo brasileño ecuatoriano filipino austriaco sueco noruego turco húngaro francés inglés irlandés portugués holandés japonés danés finlandés escocés alemán dominicano argelino senegalés chino',
  'marroquí belga iraní iraquí israelí pakistaní canadiense estadounidense nicaragüense',
];

/** They stand for each other in the same form: "alemana" for "italiana". */
export const nationalities: readonly Paradigm[] = USUAL.flatMap((words) => {
  const forms = words.split(' ').map(formsOf);
  return [0, 1, 2, 3].map((form): Paradigm => [forms.map((own) => own[form] ?? '').join(' '), '-']);
});

/** A country with its people in all forms, as texts tell of both. */
export const peoples = NATIONALS.split('|')
  .map((line) => {
    const [country = '', word = ''] = line.split(' ');
    return [country, ...formsOf(word)].join(' ');
  })
  .join('|');
