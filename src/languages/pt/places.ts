import { namedAfter } from '../classes.ts';
import type { PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';

const EUROPE =
  /^(?:albania|alemanha|andorra|austria|belgica|bielorrussia|bosnia|bulgaria|chipre|croacia|dinamarca|escocia|eslovaquia|eslovenia|espanha|estonia|finlandia|franca|gra-bretanha|grecia|hungria|inglaterra|irlanda|islandia|italia|kosovo|letonia|lituania|luxemburgo|macedonia|malta|moldavia|monaco|montenegro|noruega|paises baixos|polonia|portugal|reino unido|republica checa|romenia|russia|servia|suecia|suica|ucrania|canada|estados unidos)/u;

/** "o Brasil", "a França", "os Estados Unidos", "as Filipinas"; "Portugal" and others take no article. */
export function classOfCountry(folded: string): string {
  const kind = articleClass(folded);
  // "em França", but "na Alemanha"
  const isOften = /^(?:franca|espanha|italia|inglaterra)$/u.test(folded);
  return kind === 'p' || !EUROPE.test(folded) ? kind : `${kind} near${isOften ? ' bare' : ''}`;
}

function articleClass(folded: string): string {
  if (/^(?:estados unidos|eua|paises baixos|emirados|territorios)/u.test(folded)) return 'p';
  if (folded === 'camaroes') return 'p far';
  if (/^(?:ilhas|filipinas|maldivas|bahamas|seicheles|comores|bermudas)/u.test(folded)) return 'n'; // prettier-ignore
  if (/^(?:portugal|angola|mocambique|cabo verde|sao |timor|israel|cuba|honduras|marrocos|malta|chipre|andorra|monaco|el salvador|porto rico|singapura|taiwan|madagascar|hong kong|macau|san marino|barbados|trinidad|granada|palau|tonga|samoa|vanuatu|quiribati|tuvalu|gibraltar|oma|aruba|curacao|guadalupe|martinica|santa |antigua|fiji|guam|mayotte|montserrat|nauru|niue|dominica|jersey|guernsey|anguila|essuatini|belize)/u.test(folded)) return ''; // prettier-ignore
  if (/^(?:quenia|camboja|ruanda|uganda|sri lanka|botsuana|gana|panama|canada|pais|reino|congo|sudao|chade|niger$)/u.test(folded)) return 'm'; // prettier-ignore
  return /a$|^(?:nova|coreia|republica|costa|ilha|franca|guine|arabia|africa|papua|serra|irlanda|macedonia|polinesia)/u.test(folded) ? 'f' : 'm'; // prettier-ignore
}

/** The regions of the list: what article each takes, and whether it is a state of Brazil. */
export function classOfRegion(name: string): string {
  const article = /^(?:Beira|Costa|Estremadura|Guarda|Madeira|Península|Serra|Bahia|Paraíba)/u.test(name)
    ? 'f'
    : /^(?:Al(?:entejo|garve|to)|Baixo|Douro|Minho|Médio|Oeste|Porto|Ribatejo|Rio|Paraná|Ceará|Pará|Amazonas|Maranhão|Piauí|Espírito|Tocantins|Acre|Amapá|Distrito)/u.test(name)
      ? 'm'
      : name === 'Açores' ? 'p' : 'u'; // prettier-ignore
  return `${article}${BRAZIL.test(name) ? ' state' : ''}`;
}

const BRAZIL =
  /^(?:Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso.*|Minas Gerais|Pará|Paraná|Paraíba|Pernambuco|Piauí|Rio .*|Rondônia|Roraima|Santa Catarina|Sergipe|São Paulo|Tocantins)$/u;

/** States of North America, with articles and without. */
const STATES = {
  m: 'Texas Alasca Havai Arizona Novo_México Kansas Ohio Illinois Colorado Michigan Nevada Utah Oregon Kentucky Tennessee Missouri Wisconsin Alabama Arkansas Oklahoma Iowa Idaho Indiana Minnesota Montana Nebraska Maryland Massachusetts Connecticut Delaware Vermont Wyoming',
  f: 'Califórnia Flórida Virgínia Pensilvânia Carolina_do_Norte Carolina_do_Sul Luisiana',
};

const states = statesOfAmerica(
  'Estados_Unidos',
  'California Califórnia|Florida Flórida|Georgia Geórgia|Louisiana Luisiana|Pennsylvania Pensilvânia|New_York Nova_Iorque|New_Orleans Nova_Orleães|Philadelphia Filadélfia',
  Object.values(STATES).join(' '),
);
export const statesOf = { countries: 'Estados_Unidos EUA USA', names: `${states.names} ${states.inEnglish}` };
export const { regionsAbroad } = states;

/** Islands with an airport of their own. */
const AZORES = 'do_Pico do_Faial das_Flores de_São_Jorge de_Santa_Maria';

/** Rivers of Portugal. */
const RIVERS = 'Tejo Douro Mondego Sado Minho Vouga Cávado Zêzere Guadiana Lima Tâmega Paiva Ave Nabão Lis';

/** Rivers of Brazil. */
const RIVERS_OF_BRAZIL =
  'Itajaí-Açu Tietê Piracicaba Paraíba_do_Sul Taquari Jacuí Ivaí Tibagi Capibaribe das_Velhas Doce Meia_Ponte Jaguaribe Parnaíba Mearim Paraguaçu Potengi Madeira Negro Tapajós Tocantins Cuiabá Vaza-Barris Mamanguape Iguaçu Araguaia';

/** Names by gender: p the plural of men's, n that of women's, u without an article. */
export const articled: readonly PlaceGroup[] = [
  // What lies in each the text tells.
  ...['Europa', 'Ásia', 'África', 'Oceânia'].map((f) => ({ f })),
  { f: 'América_do_Sul América_do_Norte América_Latina América_Central' },
  {
    f: 'África_Ocidental África_Austral África_Oriental Ásia_Central Europa_de_Leste Europa_Ocidental Europa_Central Escandinávia',
  },
  { m: 'Médio_Oriente Extremo_Oriente Próximo_Oriente Magrebe Sahel Cáucaso' },
  {
    u: 'Puerto_Madryn Puerto_Montt Puerto_Iguazú Puerto_Suárez Puerto_Maldonado',
    ending: /^Puerto \p{Lu}/u,
    isSure: true,
  },
  { p: 'Balcãs Bálticos' },
  { f: 'União_Soviética Jugoslávia Checoslováquia Prússia Rodésia' },
  { u: 'Jericó Ramallah Hebron Nablus Jenin Tulkarm Qalqilya' },
  { f: 'Jerusalém_Oriental Jerusalém_Ocidental' },
  { f: 'Cisjordânia Faixa_de_Gaza Crimeia Chechénia Caxemira' },
  // On each lies what lies on no other.
  ...[
    'Atlântico',
    'Pacífico',
    'Índico',
    'Mediterrâneo',
    'Ártico',
    'Mar_do_Norte',
    'Mar_Negro',
    'Mar_Vermelho',
    'Mar_Báltico',
  ].map((m) => ({ m })),
  {
    m: 'Mar_Cáspio Mar_Adriático Golfo_Pérsico Golfo_do_México Canal_da_Mancha Canal_do_Suez Canal_do_Panamá Estreito_de_Gibraltar Estreito_de_Ormuz',
    ending: /^(?:Mar|Golfo|Canal|Estreito) /u,
  },
  // "o Estado de São Paulo", "a governadora do Ceará", but not "a sul de Lisboa"
  {
    u: 'São_Paulo Minas_Gerais Pernambuco Santa_Catarina Goiás Sergipe Alagoas Rondônia Roraima Mato_Grosso Mato_Grosso_do_Sul',
    before:
      /(?<!\p{L})(?:(?:[Ee]stados?|[Gg]overn(?:o|adora?)|[iI]nterior|(?<!(?<!\p{L})ao? )(?:(?:nor|su|nord|sud)(?:o?este|te|l)|leste|oeste)|litoral) de|divisas? com) $/u,
    isSure: true,
  },
  {
    m: 'Rio_de_Janeiro Paraná Ceará Pará Amazonas Maranhão Piauí Espírito_Santo Rio_Grande_do_Sul Rio_Grande_do_Norte Tocantins Acre Amapá Distrito_Federal',
    before:
      /(?<!\p{L})(?:(?:[Ee]stados?|[Gg]overn(?:o|adora?)|[iI]nterior|(?<!(?<!\p{L})ao? )(?:(?:nor|su|nord|sud)(?:o?este|te|l)|leste|oeste)|litoral) (?:do|de o)|divisas? com o) $/u,
    isSure: true,
  },
  // "o bairro América", "o bairro da Liberdade"
  {
    u: 'Centro Jardim_América Vila_Nova Santa_Cruz São_José Boa_Vista Bela_Vista Santa_Luzia Jardim_Primavera Vila_Rica Santo_Antônio São_Cristóvão',
    before: /(?<!\p{L})[Bb]airros? (?:de )?$/u,
    isSure: true,
  },
  { f: 'Liberdade Glória Boa_Vista Penha Lapa Saudade Vila_Nova', u: 'Liberdade Glória Boa_Vista Penha Lapa Saudade Vila_Nova', before: /(?<!\p{L})[Bb]airro (?:da|de a) $/u, isSure: true }, // prettier-ignore
  { m: 'Bonfim Rosário Carmo Jardim_Novo Outeiro Pilar', u: 'Bonfim Rosário Carmo Jardim_Novo Outeiro Pilar', before: /(?<!\p{L})[Bb]airro (?:do|de o) $/u, isSure: true }, // prettier-ignore
  // "a ilha da Madeira"
  {
    f: 'Madeira Terceira Graciosa Brava Berlenga Armona Culatra',
    before: /(?<!\p{L})ilha (?:da|de a) $/u,
    isSure: true,
  },
  { m: 'Porto_Santo Pico Faial Corvo Fogo Sal Maio', before: /(?<!\p{L})ilha (?:do|de o) $/u, isSure: true },
  // "a via Dutra", "na Anhanguera"
  {
    f: 'Dutra Anhanguera Castelo_Branco Raposo_Tavares Régis_Bittencourt Fernão_Dias Anchieta Washington_Luís Ayrton_Senna',
    u: 'Dutra Anhanguera Castelo_Branco Raposo_Tavares Régis_Bittencourt Fernão_Dias Anchieta Washington_Luís Ayrton_Senna',
    before: /(?<!\p{L})(?:[Vv]ia|[Rr]odovia|[Aa]uto-?estrada) $/u,
    isSure: true,
  },
  ...namedAfter('rio:m', RIVERS, `(?:${RIVERS.replaceAll(' ', '|')})$`),
  ...namedAfter('rio:m', RIVERS_OF_BRAZIL, `(?:${RIVERS_OF_BRAZIL.replaceAll(' ', '|').replaceAll('_', ' ')})$`),
  // Of those that no list has nobody knows whether they are in Portugal or in Brazil.
  { ending: /^[rR]io \p{Lu}/u, isSure: true },
  { u: 'Rio_de_Moinhos Rio_de_Onor Rio_de_Galinhas Rio_de_Fornos', ending: /^Rio de \p{Lu}/u, isSure: true },
  {
    m: 'Tejo Douro Mondego Guadiana Minho Lima Cávado Sado Zêzere Vouga Ave Tâmega Paiva Tua Sabor Corgo Dão Mira Nabão Côa Ceira Alva Sorraia Erges Leça Neiva',
    before: /(?<!\p{L})[Rr]io $/u,
  },
  {
    m: 'Xingu Tapajós Araguaia Iguaçu Tietê Capibaribe Guaíba Parnaíba Jequitinhonha Negro Doce São_Francisco',
  },
  { m: 'Nilo Reno Danúbio Sena Tamisa Zambeze Ganges Volga Ebro Eufrates Mississípi Níger Ródano Loire Orinoco Indo' },
  {
    f: 'Serra_da_Estrela Serra_de_Sintra Serra_da_Arrábida Serra_do_Caldeirão Serra_de_Monchique Serra_da_Lousã Serra_do_Gerês Serra_da_Freita Serra_de_Montejunto Serra_do_Açor Serra_da_Gardunha',
    ending: /^(?:Serra|Cordilheira) d/u,
  },
  {
    f: 'Serra_da_Mantiqueira Serra_do_Mar Serra_Gaúcha Chapada_Diamantina Chapada_dos_Veadeiros Serra_da_Canastra Serra_dos_Órgãos Chapada_dos_Guimarães',
  },
  { f: 'Mata_Atlântica Caatinga Amazónia Amazônia Patagónia' },
  { m: 'Pantanal Cerrado Agreste Sertão' },
  { m: 'Gerês Marão Caramulo Buçaco Larouco Alvão Montemuro' },
  { f: 'Arrábida Gardunha Freita' },
  { f: 'Fajã_Grande Fajã_de_São_João Fajã_dos_Cubres Fajã_do_Ouvidor', ending: /^Fajã /u },
  { u: 'Roma-Areeiro Entrecampos Sete_Rios Campolide Alcântara-Terra' },
  { m: 'Everest Himalaia Monte_Branco Kilimanjaro Aconcágua Vesúvio Etna Corcovado' },
  { p: 'Pirinéus Alpes' },
  { p: 'Alpes Andes Pirenéus Cárpatos Urais Apeninos' },
  {
    f: 'Lagoa_dos_Patos Lagoa_das_Sete_Cidades Lagoa_de_Óbidos Lagoa_do_Fogo Lagoa_Rodrigo_de_Freitas Lagoa_de_Albufeira',
    ending: /^Lagoa d/u,
  },
  {
    f: 'Ria_Formosa Ria_de_Aveiro Baía_de_Guanabara Baía_de_Todos-os-Santos Baía_de_Cascais Ria_de_Alvor',
    ending: /^(?:Ria|Baía) d/u,
  },
  {
    f: 'Ilha_do_Pico Ilha_do_Faial Ilha_Terceira Ilha_de_São_Miguel Ilha_da_Berlenga Ilha_das_Flores Ilha_de_Santa_Maria Ilha_do_Corvo Ilha_do_Sal',
    ending: /^Ilha d/u,
  },
  {
    m: 'Parque_Nacional_da_Peneda-Gerês Parque_Natural_da_Arrábida Parque_Natural_de_Montesinho Parque_Natural_do_Alvão Parque_Natural_de_Sintra-Cascais Parque_Natural_da_Ria_Formosa Parque_Natural_do_Douro_Internacional Parque_Natural_da_Serra_da_Estrela',
    ending: /^Parque Na(?:cional|tural) /u,
  },
  { u: 'Bissau' },
  { f: 'Terra_Nova' },
  { m: 'Cabo_da_Boa_Esperança' },
  { u: 'Castela Aragão Navarra' },
  { u: 'Calecute Cochim Goa Cananor Diu Damão Malaca Ormuz' },
  { u: 'Melinde Mombaça Sofala Quíloa' },
  { f: 'Península_Ibérica Península_de_Setúbal Península_Arábica Península_da_Crimeia Península_Balcânica' },
  { f: 'Costa_Vicentina Costa_da_Caparica Costa_Azul Costa_de_Prata Costa_Verde Costa_Nova', ending: /^Costa d/u },
  { m: 'Cabo_da_Roca Cabo_de_São_Vicente Cabo_Espichel Cabo_Carvoeiro Cabo_Mondego Cabo_de_Sines', ending: /^Cabo d/u },
  {
    m: 'Algarve Alentejo Minho Ribatejo Oeste Douro Litoral_Alentejano Baixo_Alentejo Alto_Alentejo Alto_Minho Douro_Litoral',
  },
  { f: 'Beira_Interior Estremadura Beira_Alta Beira_Baixa Beira_Litoral Cova_da_Beira' },
  { f: 'Madeira Berlenga Córsega Sardenha Sicília' },
  { p: 'Açores' },
  { n: 'Filipinas Maldivas Bahamas Bermudas Seicheles Comores' },
  { n: 'Canárias Baleares Malvinas Antilhas Desertas Selvagens Berlengas', before: /(?<!\p{L})[Ii]lhas $/u },
  { n: 'Caldas_da_Rainha Furnas Velas Lajes Taipas Caldas_de_Vizela Fontainhas Fazendas_de_Almeirim Azenhas_do_Mar' },
  { n: 'Dolomitas Montanhas_Rochosas Ardenas' },
  // "em Mato Grosso", "no Mato Grosso"
  {
    u: 'Minas_Gerais Pernambuco Santa_Catarina Goiás Sergipe Alagoas Rondônia Roraima Mato_Grosso Mato_Grosso_do_Sul',
  },
  {
    m: 'Ceará Pará Amazonas Piauí Maranhão Amapá Tocantins Acre Espírito_Santo Mato_Grosso Rio_Grande_do_Sul Rio_Grande_do_Norte Distrito_Federal Paraná Mato_Grosso_do_Sul',
  },
  { f: 'Bahia Paraíba' },
  { m: 'Nordeste Sudeste Centro-Oeste' },
  // Each of one country
  { f: 'Catalunha Andaluzia Galiza Cantábria' },
  { f: 'Lombardia Toscana Sicília Sardenha' },
  { f: 'Bretanha Normandia Provença Alsácia Córsega' },
  { f: 'Baviera Saxónia Renânia Flandres Valónia Boémia Escânia' },
  { m: 'País_Basco Tirol Piemonte Languedoque Brandemburgo Sarre Véneto Friul' },
  STATES,
  { u: states.inEnglish },
  { m: 'Quebeque Ontário Manitoba', f: 'Colúmbia_Britânica Nova_Escócia' },
  {
    u: 'Sabor Tua Corgo Ocreza Alva Ceira Sorraia Mira Ponsul Tibagi Ivaí Iguaçu Paranapanema Jequitinhonha',
    before: /(?<!\p{L})[rR]io $/u,
  },
  { f: 'Praia' },
  { f: 'Haia Corunha Meca Cidade_do_México Cidade_do_Cabo Cidade_da_Guatemala Cidade_do_Panamá' },
  {
    m: 'Barreiro Seixal Montijo Entroncamento Fundão Cartaxo Sabugal Bombarral Crato Cadaval Sardoal Redondo Alandroal Tortosendo Pinhão Luso Laranjeiro Feijó Lavradio Estoril Caniço Samouco',
  },
  {
    f: 'Guarda Figueira_da_Foz Covilhã Amadora Nazaré Ericeira Póvoa_de_Varzim Maia Trofa Horta Moita Lousã Golegã Trafaria Quinta_de_Santo_António Quinta_do_Anjo Quinta_do_Gato Batalha Mealhada Marinha_Grande Murtosa Sertã Lourinhã Chamusca Azambuja Vidigueira Calheta Povoação Praia_da_Vitória Ribeira_Grande Ribeira_Brava Régua Parede Damaia Costa_da_Caparica Charneca_da_Caparica Quinta_do_Conde Baixa_da_Banheira Pontinha Reboleira',
  },
  { m: 'Porto Funchal' },
  { m: 'Rio_de_Janeiro Recife Guarujá' },
  { m: 'Cairo Dubai Havre Pireu Vaticano' },
  { f: 'Torre_de_Belém Torre_dos_Clérigos Torre_do_Tombo Torre_Vasco_da_Gama Torre_Eiffel', ending: /^Torre d/u },
  {
    f: 'Ponte_25_de_Abril Ponte_Vasco_da_Gama',
  },
  { f: 'Ponte_da_Arrábida Ponte_de_Dom_Luís Ponte_do_Freixo' },
  { f: 'Ponte_Velha Ponte_Nova Ponte_de_Pedra Ponte_do_Moinho Ponte_da_Azenha Ponte_Romana', ending: /^Ponte /u },
  {
    f: 'Praia_da_Rocha Praia_do_Guincho Praia_de_Copacabana Praia_de_Carcavelos Praia_da_Falésia Praia_do_Forte Praia_de_Mira',
    ending: /^Praia d/u,
  },
  {
    f: 'Estação_de_São_Bento Estação_do_Rossio Gare_do_Oriente Estação_de_Santa_Apolónia Estação_de_Campanhã',
    ending: /^(?:Estação|Gare) d/u,
  },
  { f: 'Sé_de_Braga Sé_de_Lisboa Sé_do_Porto Sé_de_Évora Sé_de_Viseu', ending: /^Sé d/u },
  { f: 'Alfama Mouraria Baixa Graça Madragoa Lapa Estrela Ribeira Foz Bica Boavista' },
  { f: 'Rocinha Cinelândia Barra_da_Tijuca Pampulha Urca Mangueira' },
  {
    m: 'Rossio Chiado Bairro_Alto Cais_do_Sodré Terreiro_do_Paço Marquês_de_Pombal Lumiar Campo_Grande Príncipe_Real Saldanha Areeiro Beato Bonfim Castelo_do_Queijo',
    ending: /^(?:Largo|Bairro|Cais|Terreiro|Campo|Jardim) /u,
  },
  {
    m: 'Estado_de_São_Paulo Estado_de_Minas_Gerais Estado_de_Goiás Estado_de_Pernambuco Estado_de_Santa_Catarina Estado_de_Mato_Grosso Estado_de_Alagoas Estado_de_Sergipe Estado_do_Rio_de_Janeiro Estado_do_Paraná Estado_do_Rio_Grande_do_Sul Estado_do_Ceará Estado_do_Pará Estado_do_Maranhão Estado_do_Espírito_Santo Estado_do_Amazonas Estado_do_Tocantins Estado_da_Bahia Estado_da_Paraíba',
    ending: /^Estado d/u,
    isSure: true,
  },
  {
    m: 'Teatro_Municipal_de_São_Paulo Theatro_São_Pedro Teatro_Castro_Alves Theatro_José_de_Alencar Teatro_Guaíra Teatro_da_Paz',
  },
  // Of others nobody knows in which land they are.
  {
    m: 'Teatro_Avenida Teatro_Central Teatro_Politeama Teatro_Ideal Teatro_União',
    ending: /^Th?eatro /u,
    isSure: true,
  },
  {
    f: 'Arena_Corinthians Arena_da_Baixada Arena_Fonte_Nova Arena_Pernambuco Arena_Pantanal',
    ending: /^Arena /u,
    isSure: true,
  },
  { m: 'Allianz_Parque Itaquerão Maracanã Morumbi Mineirão Pacaembu Castelão Mangueirão Engenhão Beira-Rio' },
  { m: 'Leblon Pelourinho Flamengo Catete Arpoador Complexo_do_Alemão' },
  {
    m: 'Castelo_de_São_Jorge Castelo_de_Guimarães Castelo_de_Óbidos Castelo_dos_Mouros Castelo_de_Almourol Castelo_de_Marvão',
    ending: /^(?:Castelo|Forte) /u,
  },
  {
    m: 'Palácio_de_Belém Palácio_da_Pena Palácio_de_São_Bento Palácio_da_Bolsa Palácio_de_Queluz Palácio_de_Mafra Palácio_das_Necessidades Palácio_do_Buçaco',
    ending: /^Palácio /u,
  },
  {
    m: 'Mosteiro_dos_Jerónimos Mosteiro_da_Batalha Mosteiro_de_Alcobaça Convento_de_Cristo Convento_de_Mafra Mosteiro_de_Tibães',
    ending: /^(?:Mosteiro|Convento) /u,
  },
  { m: 'Parque_Ibirapuera Parque_Barigui Parque_Villa-Lobos Parque_da_Redenção' },
  { m: 'Aeroporto_de_Guarulhos Aeroporto_de_Congonhas Aeroporto_de_Viracopos Galeão' },
  {
    m: 'Cinema_São_João Cinema_Ideal Cinema_Império Cinema_Central Cinema_Avenida',
    ending: /^(?:Cinema|Cine) /u,
    isSure: true,
  },
  {
    m: 'Cineteatro_São_João Cineteatro_Avenida Cineteatro_Central Cineteatro_Ideal',
    ending: /^Cine-?[tT]eatro /u,
    isSure: true,
  },
  {
    m: 'Aeroporto_Humberto_Delgado Aeroporto_de_Faro Aeroporto_Sá_Carneiro Aeroporto_de_Beja',
  },
  { m: 'Aeroporto_Regional Aeroporto_Municipal Aeroporto_Internacional', ending: /^Aeroporto \p{L}/u, isSure: true },
  {
    m: 'Parque_das_Nações Parque_Eduardo_VII Parque_da_Cidade Parque_de_Serralves Parque_de_Monserrate',
    ending: /^Parque /u,
  },
  { m: 'Mercado_Municipal Mercado_Abastecedor Mercado_do_Peixe Mercado_da_Fruta', ending: /^Mercado /u, isSure: true },
  { m: 'Museu_do_Chiado Museu_dos_Coches Museu_do_Azulejo Museu_do_Oriente', ending: /^Museu /u },
  // Such are in many towns, those that everybody knows in one.
  { u: 'Norte Centro Sul', before: /(?<!\p{L})[rR]egião $/u, isSure: true },
  { ending: /^(?:Região|Bacia|Estreito) d/u, isSure: true },
  { u: 'Jardim_Primavera Jardim_América Jardim_Botânico Jardim_Alvorada Jardim_Europa Jardim_Bela_Vista', ending: /^(?:Jardim|Residencial|Conjunto|Loteamento) \p{Lu}/u, isSure: true }, // prettier-ignore
  { u: 'Terceira Graciosa', before: /(?<!\p{L})ilha $/u, isSure: true },
  { m: 'Kremlin Coliseu Louvre Prado Pártenon' },
  { m: 'Coliseu_dos_Recreios Coliseu_do_Porto Coliseu_Micaelense', ending: /^Coliseu d/u },
  {
    f: 'Casa_do_Arco Casa_da_Torre Casa_do_Outeiro Casa_das_Colunas Casa_da_Fonte Casa_do_Terreiro',
    ending: /^Casa d[aeo]s? /u,
    isSure: true,
  },
  {
    f: 'Floresta_Nacional_do_Tapajós Floresta_Nacional_de_Carajás Floresta_Nacional_do_Jamari Floresta_Nacional_de_Caxiuanã',
    ending: /^Floresta Nacional /u,
    isSure: true,
  },
  {
    m: 'Vale_do_Ave Vale_do_Sousa Vale_do_Douro Vale_do_Tejo Vale_do_Itajaí Vale_do_Paraíba Vale_do_Jequitinhonha Vale_do_Aço Vale_do_Taquari Vale_do_São_Francisco Vale_do_São_Patrício Vale_do_Ivaí Vale_do_Café Vale_do_Jaguaribe Vale_do_Açu Vale_do_Piancó Vale_do_Gurgueia Vale_do_Pindaré Vale_do_Rio_Doce Vale_do_Acre Vale_do_Paranoá Vale_do_Javari Vale_do_Tocantins Vale_do_Xingu Vale_do_Mundaú Vale_do_Guaporé Vale_do_Ivinhema Vale_do_Cotinguiba',
    ending: /^Vale d/u,
    isSure: true,
  },
  // Churches, waters and hills with the word for what they are.
  ...namedAfter(
    'capela:f ermida:f igreja:f paróquia:f basílica:f catedral:f matriz:f convento:m mosteiro:m santuário:m',
    'de_São_Roque de_São_João de_São_Pedro de_São_Miguel de_São_Sebastião de_Santa_Ana de_Santa_Bárbara de_Santo_António de_São_Brás de_São_Francisco de_Santa_Clara da_Conceição da_Misericórdia dos_Remédios',
    'd[aeo]s? (?:S(?:ão|anta|anto|anto) |Nossa |N\\. |Senhora? |Nosso |\\p{Lu})|S(?:ão|anta|anto) |Nossa ',
  ),
  ...namedAfter(
    'cemitério:m',
    'de_São_Lázaro da_Saudade de_São_José de_Santa_Cruz da_Paz de_São_João do_Bonfim',
    '(?:d[aeo]s? |\\p{Lu})',
  ),
  ...namedAfter(
    'serra:f',
    'da_Estrela da_Lousã do_Gerês do_Caramulo da_Arrábida do_Marão de_Monchique da_Mantiqueira do_Mar da_Canastra',
    'd[aeo]s? ',
    false,
  ),
  // What lies in Portugal and in Brazil alike is called so in both.
  ...namedAfter(
    'praia:f',
    'da_Areia_Branca do_Forte da_Barra do_Norte do_Pontal das_Pedras da_Enseada do_Farol da_Ponta_Negra',
    'd[aeo]s? (?!Vitória)',
  ),
  ...namedAfter(
    'barragem:f albufeira:f represa:f',
    'de_Santa_Clara de_São_Bento de_São_Domingos da_Ribeira do_Monte_Novo da_Serra do_Alto_Rio',
    'd[aeo]s? ',
  ),
  ...namedAfter(
    'monte:m herdade:f',
    'da_Ribeira do_Vale das_Oliveiras do_Outeiro dos_Pinheiros',
    'd[aeo]s? (?!Caparica)',
  ),
  ...namedAfter('cachoeira:f morro:m', 'do_Salto das_Andorinhas da_Pedra do_Sossego do_Cruzeiro', 'd[aeo]s? '),
  ...namedAfter('estádio:m pavilhão:m', 'Municipal da_Mata das_Fontes do_Parque dos_Arcos', ''),
  ...namedAfter('setor:u', 'das_Palmeiras Novo_Horizonte Boa_Vista Bela_Vista São_José', '\\p{Lu}'),
  ...namedAfter('ilha:f', AZORES, `(?:${AZORES.replaceAll(' ', '|').replaceAll('_', ' ')})$`),
  ...namedAfter(
    'ilha:f',
    'do_Pico do_Corvo do_Faial das_Flores de_São_Jorge do_Farol da_Armona de_Santa_Maria',
    'd[aeo]s? ',
  ),
  ...namedAfter('estação:f', 'da_Granja do_Carregado de_Vila_Nova de_Santa_Iria de_São_Romão do_Pinhal', 'd[aeo]s? '),
];

/** Towns with what few have: courts of appeal, hospitals, councils. Of Brazil nothing is known. */
export const bodySeats = [
  { before: /(?<!\p{L})Relação de $/u, towns: 'Lisboa Coimbra Évora Guimarães' },
  {
    before:
      /(?<!\p{L})(?:Hospital(?: Distrital)?|Centro Hospitalar|Comando (?:Distrital|Territorial)|Comarca|Juízo (?:Local|Central)(?: \p{Lu}\p{Ll}+)?) de $|(?<!\p{L})[dD]eputad[oa] por $/u,
    towns:
      'Abrantes Águeda Almada Amarante Anadia Aveiro Barcelos Beja Braga Bragança Cantanhede Cascais Castelo_Branco Chaves Coimbra Elvas Estarreja Évora Faro Guimarães Lagos Lamego Leiria Loures Matosinhos Mirandela Ovar Penafiel Peniche Pombal Ponte_de_Lima Portalegre Portimão Santarém Seia Setúbal Sintra Tomar Torres_Novas Torres_Vedras Viana_do_Castelo Vila_do_Conde Vila_Franca_de_Xira Vila_Nova_de_Gaia Vila_Real Viseu',
  },
  // Municipalities
  {
    before:
      /(?<!\p{L})(?:Câmara(?: Municipal)?|Assembleia Municipal|[pP]residente da [cC]âmara|[mM]unicípio|[cC]oncelho|[aA]utarquia|[bB]ombeiros [vV]oluntários) de $/u,
    isCouncil: true,
    towns:
      'Águeda Albergaria-a-Velha Arouca Aveiro Castelo_de_Paiva Espinho Estarreja Ílhavo Oliveira_de_Azeméis Oliveira_do_Bairro Ovar São_João_da_Madeira Sever_do_Vouga Vagos Vale_de_Cambra Aljustrel Almodôvar Barrancos Beja Castro_Verde Ferreira_do_Alentejo Mértola Moura Odemira Ourique Serpa Amares Barcelos Braga Cabeceiras_de_Basto Celorico_de_Basto Esposende Fafe Guimarães Terras_de_Bouro Vieira_do_Minho Vila_Nova_de_Famalicão Vila_Verde Vizela Alfândega_da_Fé Bragança Carrazeda_de_Ansiães Freixo_de_Espada_à_Cinta Macedo_de_Cavaleiros Miranda_do_Douro Mirandela Mogadouro Torre_de_Moncorvo Vila_Flor Vimioso Vinhais Castelo_Branco Idanha-a-Nova Oleiros Penamacor Proença-a-Nova Vila_de_Rei Vila_Velha_de_Ródão Arganil Cantanhede Coimbra Condeixa-a-Nova Góis Mira Miranda_do_Corvo Montemor-o-Velho Oliveira_do_Hospital Penacova Penela Soure Tábua Vila_Nova_de_Poiares Arraiolos Borba Estremoz Évora Montemor-o-Novo Reguengos_de_Monsaraz Vendas_Novas Viana_do_Alentejo Vila_Viçosa Albufeira Alcoutim Aljezur Castro_Marim Faro Lagos Loulé Monchique Olhão Portimão São_Brás_de_Alportel Silves Tavira Vila_do_Bispo Vila_Real_de_Santo_António Aguiar_da_Beira Celorico_da_Beira Figueira_de_Castelo_Rodrigo Fornos_de_Algodres Manteigas Mêda Seia Trancoso Vila_Nova_de_Foz_Côa Alcobaça Alvaiázere Ansião Caldas_da_Rainha Castanheira_de_Pera Figueiró_dos_Vinhos Leiria Óbidos Pedrógão_Grande Peniche Pombal Porto_de_Mós Alenquer Arruda_dos_Vinhos Cascais Lisboa Loures Mafra Odivelas Oeiras Sintra Sobral_de_Monte_Agraço Torres_Vedras Vila_Franca_de_Xira Alter_do_Chão Arronches Avis Campo_Maior Castelo_de_Vide Elvas Fronteira Gavião Marvão Monforte Nisa Ponte_de_Sor Portalegre Sousel Amarante Baião Felgueiras Gondomar Lousada Marco_de_Canaveses Matosinhos Paços_de_Ferreira Paredes Penafiel Santo_Tirso Valongo Vila_do_Conde Vila_Nova_de_Gaia Abrantes Alcanena Almeirim Alpiarça Benavente Constância Coruche Ferreira_do_Zêzere Mação Ourém Rio_Maior Salvaterra_de_Magos Santarém Tomar Torres_Novas Vila_Nova_da_Barquinha Alcácer_do_Sal Alcochete Almada Grândola Palmela Santiago_do_Cacém Sesimbra Setúbal Sines Arcos_de_Valdevez Monção Paredes_de_Coura Ponte_da_Barca Ponte_de_Lima Viana_do_Castelo Vila_Nova_de_Cerveira Alijó Boticas Chaves Mesão_Frio Mondim_de_Basto Montalegre Murça Peso_da_Régua Ribeira_de_Pena Sabrosa Santa_Marta_de_Penaguião Valpaços Vila_Pouca_de_Aguiar Vila_Real Armamar Carregal_do_Sal Castro_Daire Cinfães Lamego Mangualde Moimenta_da_Beira Mortágua Nelas Oliveira_de_Frades Penalva_do_Castelo Penedono Santa_Comba_Dão São_João_da_Pesqueira São_Pedro_do_Sul Sátão Sernancelhe Tabuaço Tarouca Tondela Vila_Nova_de_Paiva Viseu Vouzela',
  },
];

/** Towns by the sea, of Portugal and of Brazil: with harbours, and with beaches. */
export const ports =
  'Aveiro Lagos Leixões Matosinhos Olhão Peniche Portimão Sesimbra Setúbal Sines Viana_do_Castelo Vila_do_Conde Póvoa_de_Varzim Nazaré Figueira_da_Foz|' +
  'Albufeira Armação_de_Pêra Caminha Cascais Carvoeiro Esposende Espinho Monte_Gordo Quarteira Tavira Vila_Nova_de_Milfontes Vila_Praia_de_Âncora Ericeira Sagres|' +
  'Santos Guarujá Ubatuba Ilhéus Porto_Seguro Salvador Recife Fortaleza Natal Maceió Aracaju João_Pessoa Vitória Cabo_Frio Angra_dos_Reis Paranaguá Itajaí Navegantes Florianópolis Balneário_Camboriú';

/** In which districts landscapes, rivers and hills lie. */
export const whereabouts = {
  areas:
    'Algarve Faro|Alentejo Évora Beja Portalegre|Baixo_Alentejo Beja|Alto_Alentejo Portalegre Évora|Litoral_Alentejano Setúbal Beja|Minho Braga Viana_do_Castelo|Alto_Minho Viana_do_Castelo|Ribatejo Santarém|' +
    'Oeste Leiria Lisboa|Beira_Interior Guarda Castelo_Branco|Beira_Alta Viseu Guarda|Beira_Baixa Castelo_Branco|Beira_Litoral Coimbra Aveiro Leiria|Cova_da_Beira Castelo_Branco|Estremadura Lisboa Leiria|' +
    'Douro_Litoral Porto|Trás-os-Montes Vila_Real Bragança|Península_de_Setúbal Setúbal|Vale_do_Ave Braga Porto|Vale_do_Sousa Porto|Vale_do_Douro Porto Vila_Real Viseu Bragança|Vale_do_Tejo Santarém Lisboa|Vale_do_Itajaí Santa_Catarina|Vale_do_Paraíba São_Paulo|' +
    'Vale_do_Jequitinhonha Minas_Gerais|Vale_do_Aço Minas_Gerais|Vale_do_Taquari Rio_Grande_do_Sul|Vale_do_São_Francisco Pernambuco Bahia|Vale_do_São_Patrício Goiás|Vale_do_Ivaí Paraná|Vale_do_Café Rio_de_Janeiro|' +
    'Vale_do_Jaguaribe Ceará|Vale_do_Açu Rio_Grande_do_Norte|Vale_do_Piancó Paraíba|Vale_do_Gurgueia Piauí|Vale_do_Pindaré Maranhão|Vale_do_Rio_Doce Espírito_Santo|Vale_do_Acre Acre|' +
    'Vale_do_Paranoá Distrito_Federal|Vale_do_Javari Amazonas|Vale_do_Tocantins Tocantins|Vale_do_Xingu Pará|Vale_do_Mundaú Alagoas|Vale_do_Guaporé Mato_Grosso Rondônia|Vale_do_Ivinhema Mato_Grosso_do_Sul|Vale_do_Cotinguiba Sergipe',
  spots:
    'Itajaí-Açu Santa_Catarina|Tietê São_Paulo|Piracicaba São_Paulo|Paraíba_do_Sul Rio_de_Janeiro São_Paulo|Taquari Rio_Grande_do_Sul|Jacuí Rio_Grande_do_Sul|Ivaí Paraná|Tibagi Paraná|Iguaçu Paraná|Capibaribe Pernambuco|' +
    'das_Velhas Minas_Gerais|Doce Minas_Gerais Espírito_Santo|Meia_Ponte Goiás|Araguaia Goiás Tocantins Mato_Grosso|Jaguaribe Ceará|Parnaíba Piauí Maranhão|Mearim Maranhão|Paraguaçu Bahia|Potengi Rio_Grande_do_Norte|' +
    'Madeira Rondônia|Negro Amazonas|Tapajós Pará|Tocantins Tocantins|Cuiabá Mato_Grosso|Vaza-Barris Sergipe|Mamanguape Paraíba|' +
    'Tejo Lisboa Santarém Portalegre Castelo_Branco Setúbal|Douro Porto Vila_Real Viseu Bragança Guarda Aveiro|Mondego Coimbra Guarda Viseu|Guadiana Beja Évora Faro Portalegre|Lima Viana_do_Castelo|' +
    'Cávado Braga Vila_Real|Sado Setúbal Beja|Zêzere Castelo_Branco Leiria Santarém|Vouga Aveiro Viseu|Ave Braga Porto|Tâmega Vila_Real Porto|Paiva Viseu Aveiro|Tua Bragança Vila_Real|Sabor Bragança|' +
    'Corgo Vila_Real|Dão Viseu|Mira Beja|Nabão Santarém|Côa Guarda|Ceira Coimbra|Alva Coimbra Guarda|Sorraia Santarém|Erges Castelo_Branco|Leça Porto|Neiva Viana_do_Castelo Braga|Lis Leiria|' +
    'Serra_da_Estrela Guarda Castelo_Branco|Serra_de_Sintra Lisboa|Serra_da_Arrábida Setúbal|Serra_do_Caldeirão Faro|Serra_de_Monchique Faro|Serra_da_Lousã Coimbra|Serra_do_Gerês Braga Vila_Real|' +
    'Serra_da_Freita Aveiro|Serra_de_Montejunto Lisboa|Serra_do_Açor Coimbra|Serra_da_Gardunha Castelo_Branco|Gerês Braga Vila_Real|Marão Vila_Real Porto|Caramulo Viseu|Buçaco Aveiro|Larouco Vila_Real|' +
    'Alvão Vila_Real|Montemuro Viseu|Ria_de_Aveiro Aveiro|Ria_Formosa Faro|Ria_de_Alvor Faro|Baía_de_Cascais Lisboa|Lagoa_de_Óbidos Leiria|Lagoa_de_Albufeira Setúbal|Costa_Vicentina Faro Beja|' +
    'Costa_Azul Setúbal|Costa_de_Prata Leiria Aveiro|Cabo_da_Roca Lisboa|Cabo_de_São_Vicente Faro|Cabo_Espichel Setúbal|Cabo_Carvoeiro Leiria|Cabo_Mondego Coimbra|Cabo_de_Sines Setúbal',
};

const STATES_OF_BRAZIL =
  'AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|PE Pernambuco|PI Piauí|PR Paraná|RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima|RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|SP São Paulo|TO Tocantins';

const BODIES_OF_STATE =
  'Tribunal de Justiça|Tribunal de Justiça do Estado|Ministério Público do Estado|Defensoria Pública do Estado|Assembleia Legislativa|Polícia Civil|Polícia Militar|Estado';

/** The state whose order somebody is of, "CRM-SP" or "OAB/MG", and districts with an article. */
export const regionsHeld = [
  ...STATES_OF_BRAZIL.split('|').map((state) => [new RegExp(`(?<!\\p{L})(?:CRM|OAB|COREN|CREA|CRO|CRP|CRC|CRF|CREFITO)[-/ ]${state.slice(0, 2)}(?!\\p{L})`, 'u'), state.slice(3)] as const), // prettier-ignore
  [/(?<!\p{L})distrito do Porto(?!\p{L})/u, 'Porto'] as const,
  [/(?<!\p{L})distrito da Guarda(?!\p{L})/u, 'Guarda'] as const,
];

/** Those stay, and what is theirs. */
export const seats = regionsHeld.map(([told, region]) => {
  const code = STATES_OF_BRAZIL.split('|')
    .find((state) => state.slice(3) === region)
    ?.slice(0, 2);
  const bodies = BODIES_OF_STATE.split('|').flatMap((body) =>
    ['de', 'do', 'da'].map((of) => `${body} ${of} ${region}`),
  );
  return [told, code === undefined ? region : [code, region, ...bodies].join('|')] as const;
});
