import { createGenderOf, readDeterminers, readGenderedClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article. */
const CLASSES = readGenderedClasses(`
m Comité_Central Comité_Executivo Comité_Permanente
m Comitê_Central Comitê_Executivo Comitê_Permanente
u Forças_Armadas Forças_de_Segurança Forças_Militares Forças_Policiais
f Polícia_Judiciária Polícia_de_Segurança_Pública Polícia_Marítima Guarda_Nacional_Republicana Polícia_Municipal Guarda_Fiscal Polícia_Judiciária_Militar
f Polícia_Federal Polícia_Civil Polícia_Militar Polícia_Rodoviária_Federal Guarda_Municipal Polícia_Penal
f PJ PSP GNR
f PF PM PRF
f Interpol Europol Frontex
f CIA NSA
m FBI MI6 KGB
f Marinha Força_Aérea
m Exército Estado-Maior
f Assembleia_da_República Presidência_da_República Procuradoria-Geral_da_República Provedoria_de_Justiça
f Câmara_dos_Deputados Assembleia_Legislativa Casa_Civil Advocacia-Geral_da_União Controladoria-Geral_da_União
m Senado Congresso Parlamento Governo
m Senado_Federal Congresso_Nacional Palácio_do_Planalto
m Supremo_Tribunal_de_Justiça Tribunal_Constitucional Supremo_Tribunal_Administrativo Tribunal_de_Contas Tribunal_Central_Administrativo
m Supremo_Tribunal_Federal Superior_Tribunal_de_Justiça Tribunal_Superior_Eleitoral Tribunal_de_Contas_da_União Superior_Tribunal_Militar
m STF STJ TSE TCU TST
m Corpo_de_Bombeiros Corpo_de_Fuzileiros Regimento_de_Sapadores Corpo_de_Intervenção
m Conselho_de_Segurança Conselho_de_Direitos_Humanos Alto_Comissariado_para_os_Refugiados
f Justiça_Eleitoral Justiça_Federal Justiça_Militar Justiça_do_Trabalho
m Conselho_Superior_da_Magistratura Conselho_Superior_do_Ministério_Público Conselho_de_Estado Conselho_de_Ministros Conselho_Económico_e_Social
m Ministério_da_Saúde Ministério_da_Justiça Ministério_das_Finanças Ministério_da_Educação Ministério_da_Defesa Ministério_da_Cultura Ministério_da_Agricultura Ministério_do_Ambiente Ministério_da_Economia Ministério_do_Trabalho Ministério_dos_Negócios_Estrangeiros Ministério_da_Administração_Interna Ministério_do_Mar Ministério_da_Fazenda Ministério_do_Planeamento
f Direção-Geral_da_Saúde Direção-Geral_da_Educação Direção-Geral_do_Património_Cultural Direção-Geral_da_Administração_Escolar Direção-Geral_das_Artes Direção-Geral_do_Consumidor Direção-Geral_de_Energia
f Autoridade_Tributária Autoridade_da_Concorrência Autoridade_Marítima Autoridade_para_as_Condições_do_Trabalho Entidade_Reguladora_da_Saúde
m Ministério_Público Supremo_Tribunal Provedor_de_Justiça
f Câmara Prefeitura Junta Assembleia Autarquia
f Câmara_Municipal Junta_de_Freguesia Assembleia_Municipal Assembleia_de_Freguesia
u Negócios_Estrangeiros Assuntos_Parlamentares Desportos
u Finanças Obras_Públicas Pescas Comunicações
f Fazenda Saúde Educação Justiça Cultura Agricultura Defesa Previdência
f Segurança_Social Proteção_Civil Administração_Central Inspeção-Geral_de_Finanças
f Receita_Federal Defesa_Civil Previdência_Social Fazenda_Nacional
f Anvisa Anatel Aneel Anac Antaq
f DGS ERSE CMVM ASAE ANEPC
m SAMU SIATE GRAU Resgate
m INE IPMA INEM IMT IAPMEI ICNF
m IBGE INPE Ibama Incra INSS Iphan
m Instituto_Nacional_de_Estatística Instituto_de_Meteorologia Instituto_Camões Instituto_Nacional_de_Emergência_Médica Instituto_do_Emprego
m Serviço_Nacional_de_Saúde Sistema_Nacional_de_Saúde
f Guarda_Costeira Guarda_Nacional Guarda_Civil Guarda_Florestal
f Orquestra_Sinfónica Orquestra_Filarmónica Orquestra_de_Câmara Orquestra_Barroca Orquestra_Juvenil Orquestra_Metropolitana
f Revista_de_História Revista_de_Economia Revista_de_Cinema Revista_Semanal Revista_Literária
f União_Europeia Comunidade_Europeia União_Africana Liga_Árabe Comunidade_dos_Países_de_Língua_Portuguesa
f Comissão_Europeia Comissão_Nacional_de_Eleições Comissão_do_Mercado_de_Valores_Mobiliários Comissão_Nacional_de_Proteção_de_Dados
m Parlamento_Europeu Conselho_Europeu Tribunal_de_Justiça_da_União_Europeia Conselho_da_Europa
f Organização_das_Nações_Unidas Organização_Mundial_da_Saúde Organização_Mundial_do_Comércio Organização_Internacional_do_Trabalho
f ONU NATO UNESCO OMS OCDE OIT UE
m FMI BCE BIRD
m Fundo_Monetário_Internacional Banco_Central_Europeu Banco_Mundial Banco_Europeu_de_Investimento
m Banco_de_Portugal Banco_Central_do_Brasil Banco_Central Banco_de_Espanha
f Ordem_dos_Médicos Ordem_dos_Advogados Ordem_dos_Engenheiros Ordem_dos_Enfermeiros Ordem_dos_Arquitetos Ordem_dos_Farmacêuticos
f CGTP UGT Fenprof Frente_Comum
f CUT Força_Sindical
f Cruz_Vermelha Cáritas Amnistia_Internacional Greenpeace Quercus Unicef
f Confederação_do_Turismo Confederação_Empresarial Confederação_dos_Agricultores Confederação_do_Comércio
m PS PSD PCP CDS PAN PEV BE PPM
m PT PL MDB PMDB PSDB PSOL PDT PSB PP PV PCdoB PTB PSC
m MPLA PAIGC MDM
f Frelimo Renamo Unita Fretilin
m Chega Livre Bloco_de_Esquerda Partido_Socialista Partido_Social_Democrata Partido_Comunista Centro_Democrático_Social
m Republicanos Novo Cidadania Podemos Avante Partido_dos_Trabalhadores Partido_Liberal
f Iniciativa_Liberal Aliança_Democrática União_Brasil
f Universidade_de_Lisboa Universidade_de_Coimbra Universidade_do_Porto Universidade_do_Minho Universidade_de_Aveiro Universidade_de_Évora Universidade_da_Beira_Interior Universidade_Nova_de_Lisboa Universidade_do_Algarve Universidade_de_Trás-os-Montes Universidade_da_Madeira Universidade_dos_Açores Universidade_Aberta Universidade_Católica Universidade_Lusófona
f Universidade_de_São_Paulo Universidade_de_Brasília Universidade_Federal_da_Bahia Universidade_Federal_do_Paraná Universidade_Federal_de_Santa_Catarina Universidade_Federal_do_Ceará Universidade_Federal_de_Minas_Gerais Universidade_Federal_Fluminense Universidade_Estadual_de_Campinas
f USP UFRJ UnB UFMG UFBA UFPR UFSC UERJ UFRGS UFPE UFC UFPA Unicamp Unesp
f PUC-Rio PUC-SP PUCRS PUC-Campinas Mackenzie Unisinos
f Universidade_de_Oxford Universidade_de_Cambridge Universidade_de_Harvard Universidade_de_Salamanca Universidade_de_Yale Universidade_de_Bolonha Universidade_de_Heidelberga
f Stanford_University Harvard_University Yale_University Princeton_University Columbia_University
m Instituto_Superior_Técnico Instituto_Politécnico_de_Leiria Instituto_Politécnico_do_Porto ISCTE ISEG Instituto_Politécnico_de_Viseu Instituto_Politécnico_de_Setúbal
m Público Expresso Diário_de_Notícias Jornal_de_Notícias Correio_da_Manhã Observador Sol Jornal_Económico Jornal_de_Negócios Diário_de_Coimbra Diário_do_Minho Diário_As_Beiras Açoriano_Oriental Diário_Insular Região_de_Leiria
m Record Jogo Lance
f Visão Sábado Bola
f Folha_de_S._Paulo Folha_de_S.Paulo Gazeta_do_Povo Folha_de_Pernambuco Gazeta_de_Alagoas
m Globo Estadão Estado_de_S._Paulo Correio_Braziliense Zero_Hora Valor_Econômico Diário_do_Nordeste Jornal_do_Brasil Correio_do_Povo Jornal_do_Commercio
f Veja Época IstoÉ
f RTP SIC TVI CNN_Portugal
f Rede_Globo TV_Record TV_Bandeirantes TV_Cultura
f Antena_1 TSF Rádio_Renascença Rádio_Comercial
f Lusa Reuters Efe France-Presse
f BBC CNN NBC
m El_País El_Mundo La_Vanguardia Le_Monde Le_Figaro
m New_York_Times Washington_Post The_New_York_Times The_Guardian Financial_Times The_Times
m Jornal_de_Angola Savana Folha_8
m Benfica Sporting FC_Porto Porto Boavista Marítimo Belenenses Vitória_de_Guimarães Sporting_de_Braga Rio_Ave Gil_Vicente Estoril Tondela Santa_Clara Moreirense Portimonense Feirense Académico_de_Viseu Leixões Penafiel Farense Famalicão Arouca Vizela Varzim Beira-Mar Casa_Pia Estrela_da_Amadora
f Académica União_de_Leiria Oliveirense Naval Académica_de_Coimbra Ovarense Sanjoanense
m Flamengo Fluminense Vasco Botafogo Corinthians Palmeiras Santos Cruzeiro Atlético_Mineiro Grêmio Internacional Bahia Sport Náutico Coritiba Athletico_Paranaense Bragantino Goiás Juventude Avaí Figueirense Paysandu Remo América_Mineiro Criciúma
f Chapecoense Ponte_Preta Portuguesa Ferroviária
m Real_Madrid Barcelona Atlético_de_Madrid Valência Sevilha Bétis Villarreal Barça
m River_Plate Boca_Juniors Independiente Peñarol Nacional_de_Montevideo Colo-Colo
m Manchester_United Manchester_City Liverpool Arsenal Chelsea Tottenham Everton
m Bayern_de_Munique Borussia_Dortmund Bayer_Leverkusen Milan Inter_de_Milão Nápoles Ajax Marselha Lyon
f Juventus Roma Lazio Fiorentina Atalanta
m Petro_de_Luanda Primeiro_de_Agosto Interclube Costa_do_Sol Maxaquene Ferroviário_de_Maputo
f FIFA UEFA
f CBF FPF Conmebol
f NBA NFL
f Médis Multicare AdvanceCare ADSE Fidelidade
f Unimed Amil Hapvida SulAmérica Cassi Geap Bradesco_Saúde
f Glovo Uber Bolt Uber_Eats iFood Rappi
f Defensoria Procuradoria Promotoria Ouvidoria Corregedoria
f Defensoria_Pública Procuradoria_do_Estado Promotoria_de_Justiça Ouvidoria_Geral
f Enel Cemig Copel Celesc Eletropaulo
f EDP Galp REN Efacec Repsol
f TAP CP Carris Ryanair Rodoviária_Nacional
f Altice Meo Vodafone NOS
f Sonae Jerónimo_Martins Corticeira_Amorim Mota-Engil Navigator Semapa
f Petrobras Vale Embraer Eletrobras Braskem Gerdau Suzano
f Ambev JBS Natura BRF Localiza
f Gol Latam Azul
f Microsoft Apple Amazon Samsung Nokia Sony
f Volkswagen Renault Autoeuropa Toyota Peugeot Siemens Bosch
f Caixa_Geral_de_Depósitos Caixa_Agrícola Caixa_Económica
f Caixa_Econômica_Federal Caixa_Econômica_Estadual
m Novo_Banco BPI Millennium_BCP Banco_Montepio Santander Bankinter ActivoBank
m Deutsche_Bank Crédito_Agrícola Barclays HSBC
m Bradesco Itaú Banco_do_Brasil BNDES Nubank Banco_Pan
m Google Facebook Twitter eBay YouTube
m Pingo_Doce Continente Lidl Intermarché Minipreço Auchan
m Carrefour Pão_de_Açúcar Magazine_Luiza Extra
f Ikea Fnac Worten Zara
m Metropolitano_de_Lisboa Metro_do_Porto
f Igreja_Católica Igreja_Anglicana Igreja_Ortodoxa Igreja_Luterana
m Vaticano Kremlin Itamaraty Pentágono
f Casa_Branca Santa_Sé
f Gulbenkian Fundação_Champalimaud Fundação_Oriente Fundação_de_Serralves
m Museu_do_Chiado Museu_Nacional_de_Arte_Antiga Museu_do_Azulejo Museu_dos_Coches Museu_de_Serralves
m Hamas Hezbollah Fatah
f ETA Al-Qaeda
`);

export const bodies = CLASSES.classes;

/** What names of one kind begin with, and one of its class: only where nothing else in them could change. */
export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  [/^Unimed \p{Lu}/u, 'Bradesco Saúde'],
  [/^Ministério d[aeo]s? /u, 'Ministério da Cultura'],
  [/^Direção-Geral d[aeo]s? /u, 'Direção-Geral da Saúde'],
  [/^Ordem dos /u, 'Ordem dos Engenheiros'],
  [/^Polícia \p{Lu}/u, 'Polícia Municipal'],
  [/^\p{Lu}[\p{L} ]+ University$/u, 'Yale University'],
  [/^Guarda \p{Lu}/u, 'Guarda Costeira'],
  [/^Orquestra \p{Lu}/u, 'Orquestra Barroca'],
  [/^Revista (?:d[aeo]s? )?\p{Lu}/u, 'Revista Semanal'],
  [/^Partido \p{Lu}/u, 'Partido Socialista'],
  [/^Confederação /u, 'Confederação Empresarial'],
  [/^Conselho (?:Superior|Nacional|Económico) /u, 'Conselho de Estado'],
  [/^(?:Jornal|Diário|Correio) d[aeo]s? /u, 'Diário de Coimbra'],
];

/** Of names that are in no class. */
export const named: NonNullable<Institutions['named']> = {
  ward: /^(?:Serviço(?= de (?:\p{L}*(?:logia|iatria|terapia|genia|metria)|Urgência|Cirurgia|Medicina|Ortopedia|Obstetrícia|Anestesia|Sangue)(?!\p{L})|$)|Ambulatório|Bloco|Internamento|Pronto[- ]Socorro)(?= (?!.*(?:Estrangeiros|Finanças|Águas|Fiscal|Social))| *$)/u,
  unit: /^(?:Unidade|Consulta|Urgência|Emergência|Enfermaria|UTI|UCI|Clínica (?:Médica|Cirúrgica))(?= |$)/u,
  charity: /^Santa Casa(?: |$)/u,
  restaurant:
    /^(?:Café|Restaurante|Tasca|Pizzaria|Churrascaria|Cervejaria|Taberna|Marisqueira|Cantina|Hotel|Pousada) /u,
  school: /^(?:Colégio|Escola|Externato|Liceu) /u,
  society: /^(?:Associação|Rancho|Banda|Unidos|Bloco) /u,
  company:
    /(?:,? (?:Lda|S\.A|SA|SGPS)\.?$)|^(?:Têxteis|Construtora|Adega|Cerâmica|Conservas|Supermercados|Viação|Padaria|Clínica|Oficina|Livraria|Editora|Farmácia|Imobiliária|Transportes) | (?:Alimentos|Energia|Cosméticos)$/u,
};

/** Of names that tell nothing of their kind: what stands beside them. */
export const cues: NonNullable<Institutions['cues']> = {
  team: /(?<!\p{L})(?:jogos?|golos?|gols?|treinador|jogador(?:es)?|equipa|equipe|time|vence[ur]?|venceu|empat\p{L}+|derrot\p{L}+|campeonato|jornada|clube|avançado|bisa|golo|estádio|zona de descida|(?<![\d-])\d-\d(?![\d-]))(?!\p{L})/iu,
  media:
    /(?<!\p{L})(?:jornal|jornalista|revista|reportagem|entrevista|noticiou|escreve|redação|diário|semanário)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:ações|empresa|cliente|analista|faturação|fábrica|trabalhadores|lucros?|administrador|milhões|fatura|encomenda)(?!\p{L})/iu,
};

const HEADS = {
  f: /^(?:Unidade|Consulta|Urgência|Emergência|Enfermaria|UTI|UCI|UBS|UPA|USF|ESF|Defensoria|Universidade|Faculdade|Escola|Câmara|Junta|Assembleia|Prefeitura|Polícia|Guarda|Associação|Fundação|Federação|Confederação|Ordem|Liga|Empresa|Companhia|Clínica|Farmácia|Padaria|Pastelaria|Pizzaria|Churrascaria|Cervejaria|Tasca|Taberna|Marisqueira|Cantina|Pousada|Adega|Livraria|Editora|Rádio|TV|Rede|Agência|Autoridade|Comissão|Direção-Geral|Igreja|Cooperativa|Construtora|Imobiliária|Oficina|Serralharia|Metalomecânica|Gráfica|Cerâmica|Sociedade|União|Organização|Secretaria|Procuradoria|Banda|Gazeta|Folha|Voz|Sapataria|Ótica|Quinta|Casa|Caixa|Carpintaria|Tipografia|Biblioteca|Santa|Misericórdia|Maternidade|Residência|Creche|Transportadora|Académica|Eletricidade|Informática|Jardinagem|Ourivesaria|Papelaria|Óptica|Construções|Transportes|Conservas|Têxteis|Confeções|Limpezas|Viagens|Vinhos|Ferragens|Pneus|Auto|Consultores|Seguros|Paróquia|Irmãos)$/u,
  m: /^(?:Ambulatório|Bloco|Internamento|CAPS|CRAS|CREAS|Posto|Hosp|Banco|Instituto|Ministério|Tribunal|Conselho|Centro|Hospital|Clube|Sporting|Grupo|Hotel|Restaurante|Café|Jornal|Diário|Correio|Partido|Movimento|Sindicato|Museu|Teatro|Colégio|Externato|Liceu|Governo|Parlamento|Exército|Supremo|Superior|FC|SC|CD|GD|Desportivo|Futebol|Atlético|Vitória|Rancho|Bloco|Agrupamento|Laboratório|Serviço|Departamento|Lar|Talho|Município|Fundo|Comité|Gabinete|Observatório|Canal|Supermercado|Mobiliário|Calçado)$/u,
};
export const genderOfName = createGenderOf(CLASSES, HEADS);

/** As in a, da, pela. The feminine plural is written n. */
const DETERMINERS =
  'o:m a:f do:m da:f no:m na:f ao:m à:f pelo:m pela:f um:m uma:f dum:m duma:f os:p dos:p nos:p aos:p pelos:p as:n das:n nas:n às:n pelas:n este:m esta:f esse:m essa:f';
export const determiners = readDeterminers(DETERMINERS);

/** Bodies that nouns alone name, for others of which no more is known. */
export const ordinary: NonNullable<Institutions['ordinary']> = {
  f: 'Repartição_de_Finanças Comissão_de_Trabalhadores Direção_Regional_de_Agricultura Conservatória_do_Registo_Civil Inspeção_do_Trabalho Associação_de_Moradores Cooperativa_de_Habitação Comissão_de_Ética Assembleia_de_Credores Autoridade_Tributária Secção_Regional Provedoria Associação_de_Pais Associação_de_Comerciantes Associação_de_Agricultores Associação_de_Estudantes Federação_de_Pescadores Federação_de_Motociclismo Federação_de_Desportos_Náuticos Fundação_Agrária Fundação_das_Artes Fundação_de_Ação_Social Comissão_de_Acompanhamento Comissão_de_Avaliação Companhia_de_Águas Companhia_das_Pescas Companhia_de_Transportes Agência_de_Energia Agência_de_Desenvolvimento Agência_de_Inovação União_de_Sindicatos União_de_Comerciantes União_de_Cooperativas Comunidade_Agrícola Comunidade_Artística Comunidade_Pesqueira Cooperativa_Agrícola Cooperativa_de_Consumo Organização_de_Produtores Organização_dos_Transportadores Secretaria_de_Obras Secretaria_de_Turismo Secretaria_de_Transportes Sociedade_Recreativa Sociedade_Filarmónica Sociedade_Protetora_dos_Animais Liga_dos_Combatentes Liga_de_Amigos Liga_Agrária Direção_Regional_de_Cultura Direção_Regional_de_Pescas',
  m: 'Gabinete_de_Estudos Conselho_Fiscal Serviço_de_Estrangeiros Instituto_do_Emprego Fundo_de_Pensões Departamento_Jurídico Cartório_Notarial Conselho_Regional Gabinete_Técnico Centro_Social Observatório_da_Habitação Serviço_de_Águas Conselho_de_Administração Serviço_de_Incêndios Serviço_de_Fronteiras Instituto_da_Vinha Instituto_das_Pescas Instituto_de_Reinserção Instituto_do_Consumidor Conselho_Pedagógico Centro_Cultural Centro_de_Investigação Centro_de_Formação Comité_Técnico Comité_de_Empresa Comité_Organizador Departamento_de_Obras Departamento_de_Pesquisas Departamento_de_Compras Sindicato_dos_Motoristas Sindicato_dos_Mineiros Sindicato_dos_Bancários Sindicato_dos_Portuários Movimento_Cívico Movimento_dos_Agricultores Movimento_Estudantil Grupo_de_Teatro Grupo_de_Trabalho Grupo_Recreativo Fundo_de_Garantia Fundo_de_Turismo Fundo_de_Investimento Laboratório_de_Análises Laboratório_de_Hidráulica Laboratório_de_Engenharia Núcleo_de_Estudos Núcleo_Desportivo Programa_Alimentar Programa_de_Habitação',
};
