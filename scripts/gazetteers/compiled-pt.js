// Portuguese lists (Portugal) compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const sources = { faker: { node: 'pt_PT', python: 'pt_PT' }, country: 'PT', townSize: 5000 };
export const places = {
  minimum: 500,
  quarters: { Lisbon: 5, Porto: 3 },
  known: ['Vila Nova de Gaia'],
  spell: { Lisbon: 'Lisboa' },
};
places.quarters = { Lisboa: 5, Porto: 3 };
/** Countries of the same language that texts are at home in too: the name of each, by their regions; the first country is one region. */
export const kin = {
  PT: { called: 'Portugal', more: words(`Vila Flor, Vila Nova de Cerveira, Vila Nova de Poiares, Vila Pouca de Aguiar`) },
  BR: {
    minimum: 10_000,
    quarters: { 'São Paulo': 22, 'Rio de Janeiro': 15, Brasília: 15 },
    known: words(`Guarulhos, Osasco, Santo André, São Bernardo do Campo, São Caetano do Sul, Diadema, Carapicuíba, Taboão da Serra, Niterói`),
    regions: {
      '01': 'Acre', '02': 'Alagoas', '03': 'Amapá', '04': 'Amazonas', '05': 'Bahia', '06': 'Ceará', '07': 'Distrito Federal', '08': 'Espírito Santo',
      11: 'Mato Grosso do Sul', 13: 'Maranhão', 14: 'Mato Grosso', 15: 'Minas Gerais', 16: 'Pará', 17: 'Paraíba', 18: 'Paraná', 20: 'Piauí',
      21: 'Rio de Janeiro', 22: 'Rio Grande do Norte', 23: 'Rio Grande do Sul', 24: 'Rondônia', 25: 'Roraima', 26: 'Santa Catarina', 27: 'São Paulo',
      28: 'Sergipe', 29: 'Goiás', 30: 'Pernambuco', 31: 'Tocantins',
    },
  },
}; // prettier-ignore
export const noTown = /\d|[/()]|-[a-z]/u;
/** "Quinta Do Conde" */
export const spelt = (name) => name.replaceAll(/ (?:D[aeo]s?|E)(?= )/gu, (word) => word.toLowerCase());
/** Towns that are called by words of other names: "Fundação Nacional de Saúde". */
export const wordsToo = words(
  `Saúde, Esperança, Liberdade, Independência, Progresso, Planalto, Horizonte, Floresta, Cruzeiro, Piedade, Glória, Bonfim, Paraíso, Alegria, Alegre, Altos, Areal, Aurora, Alumínio, Andorinha, Arame, Bagre, Barras, Barreiras, Triunfo, Lagoa, Lago, Campos, Campo, Ponte, Barra, Monte, Morro, Ilha, Serra, Pedra, Pedreira, Colina, Cachoeira, Areia, Barreira, Capela, Castelo, Central, Cristal, Diamante, Estrela, Feliz, Fronteira, Fortuna, Guia, Jardim, Maravilha, Marco, Missão, Oriente, Ouro, Panorama, Primavera, Princesa, Realeza, Redenção, Remanso, Salto, Tesouro, União, Universo, Valente, Vargem, Veneza, Palestina, Cidade, Centro, Novo, Nova, América, Cultura, Aliança, Concórdia, Fé, Luz, Paz, Porto, Praia, Norte, Sul, Vila, Vale, Rio, Trindade, Natividade, Imperatriz, Conde, Bandeirantes, Inhumas, Pioneiros`,
);
export const hasArticle = /^(?:O|A|Os|As)\b/u;
export const commonFemale = words(
  `Maria, Ana, Joana, Mariana, Beatriz, Inês, Carolina, Leonor, Matilde, Sofia, Rita, Catarina, Marta, Sara, Teresa, Isabel, Helena, Margarida, Filipa, Patrícia, Sandra, Susana, Paula, Cristina, Fernanda, Manuela, Rosa, Lurdes, Fátima, Conceição, Graça, Célia, Sónia, Cláudia, Mónica, Vera, Raquel, Luísa, Júlia, Francisca, Laura, Clara, Alice, Emília, Odete, Deolinda, Amélia, Adelaide, Natália, Olga`,
);
export const commonMale = words(
  `José, António, João, Manuel, Francisco, Carlos, Pedro, Paulo, Luís, Rui, Miguel, Tiago, Nuno, Ricardo, Jorge, Fernando, Joaquim, Vítor, Sérgio, Hugo, Bruno, André, Diogo, Gonçalo, Rodrigo, Tomás, Martim, Afonso, Duarte, Filipe, Mário, Álvaro, Armando, Alberto, Artur, Augusto, Domingos, Eduardo, Henrique, Américo, Abílio, Adelino, Agostinho, Américo, Horácio, Jaime, Leonel, Simão, Vasco, Xavier`,
);
export const givenNameGenders = {};
export const commonFamilyNames = words(
  `Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Sousa, Fernandes, Gonçalves, Gomes, Lopes, Marques, Alves, Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Soares, Vieira, Monteiro, Cardoso, Rocha, Neves, Coelho, Cruz, Cunha, Pires, Ramos, Reis, Simões, Antunes, Matos, Fonseca, Machado, Araújo, Barbosa, Tavares, Lourenço, Castro, Figueiredo, Azevedo, Freitas, Magalhães`,
);
export const moreFamilyNames =
  words(`Amaral, Andrade, Barros, Batista, Borges, Brito, Cabral, Campos, Esteves, Faria, Garcia, Guerreiro, Henriques, Leal, Leite, Macedo, Maia, Melo, Miranda, Moura, Nascimento, Nogueira, Pacheco, Paiva, Pinheiro, Queirós, Salgado, Sampaio, Serra, Torres, Valente, Vaz, Abreu, Aguiar, Branco, Caetano, Domingues, Duarte, Falcão, Gaspar, Jesus, Lima, Loureiro, Mesquita, Morais, Mota, Patrício, Pimentel, Rebelo, Sequeira, Toscano, Veiga, Vicente, Viana,
Albuquerque, Alvim, Amorim, Anjos, Arruda, Ataíde, Baptista, Barata, Barreto, Bastos, Bento, Bessa, Botelho, Braga, Brandão, Cabrita, Calado, Canelas, Carneiro, Carrilho, Casimiro, Chaves, Cordeiro, Couto, Dantas, Dias, Diniz, Frade, Fragoso, Frazão, Furtado, Galvão, Gouveia, Guedes, Guimarães, Jardim, Lacerda, Lemos, Lobo, Louro, Lucas, Marinho, Mascarenhas, Medeiros, Meireles, Montenegro, Mourão, Novais, Nóbrega, Pedrosa, Peixoto, Pestana, Portela, Prates, Quaresma, Quintela, Raposo, Ramalho, Resende, Rosado, Rosário, Sá, Saraiva, Seixas, Serrano, Severino, Sobral, Trindade, Varela, Vasconcelos, Ventura, Vidal, Vilaça, Xavier, Zambujal`);

export const saints = {
  m: words(
    `São João, São José, São Pedro, São Paulo, São Francisco Xavier, São Sebastião, São Bernardo, São Teotónio, São Martinho, São Lázaro, São Marcos, São Roque, São Vicente, São Tiago, São Domingos, São Miguel, São Lucas, São Mateus, São Bento, São Gonçalo, Santo António, Santo André, Santo Amaro, Santo Agostinho, Santo Estêvão, Santo Inácio`,
  ),
  f: words(
    `Santa Maria, Santa Luzia, Santa Isabel, Santa Clara, Santa Cruz, Santa Marta, Santa Catarina, Santa Bárbara, Santa Teresa, Santa Rita, Santa Iria, Santa Comba, Santa Justa, Santa Ana, Santa Eulália`,
  ),
};
export const professions = {
  medicine: words(
    `médico/médica, médico de família/médica de família, médico assistente/médica assistente, médico de serviço/médica de serviço, cirurgião/cirurgiã, cardiologista, neurologista, oncologista, ortopedista, ginecologista, dermatologista, urologista, radiologista, pediatra, psiquiatra, dentista, anestesista, oftalmologista, reumatologista, internista, estomatologista, veterinário/veterinária, médico veterinário/médica veterinária, médico dentista/médica dentista, médico legista/médica legista, médico interno/médica interna, cirurgião geral/cirurgiã geral, cirurgião-dentista/cirurgiã-dentista, médico do trabalho/médica do trabalho, médico plantonista/médica plantonista`,
  ),
  care: words(
    `enfermeiro/enfermeira, enfermeiro-chefe/enfermeira-chefe, enfermeiro de família/enfermeira de família, psicólogo/psicóloga, farmacêutico/farmacêutica, cuidador/cuidadora, parteiro/parteira, podólogo/podóloga, fonoaudiólogo/fonoaudióloga, educador social/educadora social, técnico de radiologia/técnica de radiologia, técnico de enfermagem/técnica de enfermagem, fisioterapeuta, terapeuta da fala, terapeuta ocupacional, assistente social, nutricionista, psicoterapeuta, auxiliar de ação médica, auxiliar de geriatria, auxiliar de enfermagem, socorrista, agente comunitário de saúde/agente comunitária de saúde, ajudante familiar, dietista, higienista oral, ajudante de lar`,
  ),
  justice: words(
    `juiz/juíza, juiz de direito/juíza de direito, juiz de instrução/juíza de instrução, juiz de paz/juíza de paz, desembargador/desembargadora, magistrado/magistrada, procurador da República/procuradora da República, procurador/procuradora, escrivão de direito/escrivã de direito, secretário judicial/secretária judicial, promotor de justiça/promotora de justiça, juiz conselheiro/juíza conselheira, funcionário judicial/funcionária judicial, oficial de justiça, oficial de diligências, escrevente judicial, analista judicial, assistente judicial, escrevente`,
  ),
  law: words(
    `advogado/advogada, notário/notária, solicitador/solicitadora, agente de execução, jurista, fiscalista, conservador do registo civil/conservadora do registo civil, defensor público/defensora pública, consultor jurídico/consultora jurídica, administrador de insolvência/administradora de insolvência, mediador/mediadora, defensor oficioso/defensora oficiosa, patrono oficioso/patrona oficiosa, causídico/causídica, advogado estagiário/advogada estagiária, tabelião/tabeliã, assessor jurídico/assessora jurídica, criminalista, civilista, penalista`,
  ),
  government: words(
    `presidente da câmara, presidente da junta, vereador/vereadora, vereador da Cultura/vereadora da Cultura, deputado/deputada, deputado municipal/deputada municipal, ministro/ministra, secretário de Estado/secretária de Estado, autarca, embaixador/embaixadora, senador/senadora, prefeito/prefeita, governador/governadora, cônsul, presidente da assembleia municipal, eurodeputado/eurodeputada, secretário municipal/secretária municipal, secretário regional/secretária regional, presidente do governo regional, representante da República, parlamentar`,
  ),
  security: words(
    `bombeiro/bombeira, bombeiro voluntário/bombeira voluntária, soldado/soldada, sargento/sargenta, inspetor da Polícia Judiciária/inspetora da Polícia Judiciária, guarda-florestal, guarda prisional, polícia, militar, militar da GNR, agente da PSP, agente da polícia municipal, vigilante, segurança, investigador/investigadora, delegado de polícia/delegada de polícia, comissário/comissária, inspetor/inspetora, capitão/capitã, guarda-noturno`,
  ),
  teaching: words(
    `professor/professora, professor primário/professora primária, professor do ensino básico/professora do ensino básico, professor de Português/professora de Português, professor de Matemática/professora de Matemática, professor de Educação Especial/professora de Educação Especial, educador de infância/educadora de infância, formador/formadora, explicador/explicadora, instrutor de condução/instrutora de condução, diretor de turma/diretora de turma, reitor/reitora, docente, auxiliar de ação educativa, auxiliar de educação, auxiliar de infância, docente universitário/docente universitária, monitor/monitora, assistente operacional, assistente de educação, professor catedrático/professora catedrática, pedagogo/pedagoga`,
  ),
  research: words(
    `investigador científico/investigadora científica, biólogo/bióloga, químico/química, físico/física, matemático/matemática, geólogo/geóloga, historiador/historiadora, arqueólogo/arqueóloga, sociólogo/socióloga, antropólogo/antropóloga, filósofo/filósofa, pesquisador/pesquisadora, economista, latinista, linguista, geneticista, cientista, cientista político/cientista política, botânico/botânica, bolseiro de investigação/bolseira de investigação, meteorologista, doutorando/doutoranda`,
  ),
  engineering: words(
    `engenheiro/engenheira, engenheiro civil/engenheira civil, engenheiro mecânico/engenheira mecânica, engenheiro eletrotécnico/engenheira eletrotécnica, arquiteto/arquiteta, arquiteto paisagista/arquiteta paisagista, informático/informática, programador/programadora, desenhador/desenhadora, topógrafo/topógrafa, engenheiro informático/engenheira informática, urbanista, projetista, analista de sistemas, desenhista, designer, designer industrial, desenhador técnico/desenhadora técnica`,
  ),
  repair: words(
    `canalizador/canalizadora, mecânico/mecânica, técnico/técnica, técnico de manutenção/técnica de manutenção, técnico informático/técnica informática, serralheiro/serralheira, bate-chapas, eletricista, eletricista de automóveis, encanador/encanadora, instalador/instaladora, ascensorista, técnico de ar condicionado/técnica de ar condicionado, frigorista, eletricista auto, reparador/reparadora, eletromecânico/eletromecânica, lanterneiro/lanterneira, latoeiro/latoeira`,
  ),
  building: words(
    `pedreiro/pedreira, pintor da construção civil/pintora da construção civil, trolha, servente, servente de pedreiro, empreiteiro/empreiteira, ladrilhador/ladrilhadora, estucador/estucadora, armador de ferro/armadora de ferro, encarregado de obra/encarregada de obra, mestre de obras, carpinteiro de cofragem/carpinteira de cofragem, calceteiro/calceteira, vidraceiro/vidraceira, gruista, manobrador de grua/manobradora de grua, ajudante de pedreiro, azulejador/azulejadora`,
  ),
  industry: words(
    `operário/operária, operário fabril/operária fabril, soldador/soldadora, mineiro/mineira, tecelão/tecelã, operador de máquinas/operadora de máquinas, encarregado/encarregada, metalúrgico/metalúrgica, operador de empilhador/operadora de empilhador, conserveiro/conserveira, corticeiro/corticeira, vidreiro/vidreira, armazenista, estivador/estivadora, chefe de turno, ajudante de armazém, fiel de armazém, montador/montadora, maquinista de produção, ajudante de produção, embalador/embaladora`,
  ),
  transport: words(
    `motorista, motorista de autocarro, motorista de pesados, motorista de ambulância, taxista, camionista, maquinista, piloto, carteiro/carteira, ferroviário/ferroviária, marinheiro/marinheira, estafeta, comissário de bordo/comissária de bordo, revisor/revisora, condutor/condutora, condutor de elétrico/condutora de elétrico, caminhoneiro/caminhoneira, motorista de ônibus, motorista de táxi, entregador/entregadora, barqueiro/barqueira`,
  ),
  farming: words(
    `agricultor/agricultora, pescador/pescadora, jardineiro/jardineira, lavrador/lavradora, vinicultor/vinicultora, criador de gado/criadora de gado, pastor/pastora, apicultor/apicultora, trabalhador rural/trabalhadora rural, resineiro/resineira, madeireiro/madeireira, caseiro/caseira, horticultor/horticultora, floricultor/floricultora, trabalhador agrícola/trabalhadora agrícola, mariscador/mariscadora, jornaleiro/jornaleira, avicultor/avicultora, viticultor/viticultora, vaqueiro/vaqueira, fazendeiro/fazendeira, sapador florestal/sapadora florestal, agrónomo/agrónoma, enólogo/enóloga, técnico agrícola/técnica agrícola, armador de pesca/armadora de pesca`,
  ),
  food: words(
    `cozinheiro/cozinheira, empregado de mesa/empregada de mesa, padeiro/padeira, pasteleiro/pasteleira, peixeiro/peixeira, taberneiro/taberneira, queijeiro/queijeira, empregado de balcão/empregada de balcão, talhante, chefe de cozinha, ajudante de cozinha, chefe de sala, copeiro/copeira, garçom/garçonete, açougueiro/açougueira, confeiteiro/confeiteira, barman, escanção, merendeiro/merendeira, auxiliar de cozinha, churrasqueiro/churrasqueira`,
  ),
  trade: words(
    `vendedor/vendedora, comerciante, livreiro/livreira, merceeiro/merceeira, florista, lojista, operador de caixa/operadora de caixa, agente imobiliário/agente imobiliária, mediador de seguros/mediadora de seguros, feirante, antiquário/antiquária, agente de seguros, caixeiro-viajante, vendedor ambulante/vendedora ambulante, consultor imobiliário/consultora imobiliária, delegado comercial/delegada comercial, gerente de loja, balconista, corretor/corretora, agente comercial, representante comercial, empregado de comércio/empregada de comércio`,
  ),
  office: words(
    `secretário/secretária, contabilista, bancário/bancária, bibliotecário/bibliotecária, funcionário público/funcionária pública, administrativo/administrativa, rececionista, escriturário/escriturária, arquivista, empregado de escritório/empregada de escritório, assistente administrativo/assistente administrativa, técnico oficial de contas/técnica oficial de contas, funcionário das Finanças/funcionária das Finanças, assistente técnico/assistente técnica, contador/contadora, telefonista, recepcionista, operador de call center/operadora de call center, técnico superior/técnica superior, auxiliar administrativo/auxiliar administrativa, chefe de secretaria, chefe de secção, revisor oficial de contas/revisora oficial de contas, auditor/auditora`,
  ),
  management: words(
    `gestor/gestora, empresário/empresária, diretor/diretora, administrador/administradora, gerente, consultor/consultora, diretor-geral/diretora-geral, diretor clínico/diretora clínica, diretor de serviço/diretora de serviço, diretor financeiro/diretora financeira, diretor comercial/diretora comercial, chefe de departamento, chefe de serviço, chefe de divisão, industrial, coordenador/coordenadora, hoteleiro/hoteleira, presidente, vice-presidente, gestor de projetos/gestora de projetos, responsável de recursos humanos, empreendedor/empreendedora, sócio-gerente/sócia-gerente`,
  ),
  arts: words(
    `jornalista, fotógrafo/fotógrafa, músico/música, ator/atriz, escritor/escritora, tradutor/tradutora, pintor/pintora, escultor/escultora, artista plástico/artista plástica, bailarino/bailarina, encenador/encenadora, realizador/realizadora, cantor/cantora, redator/redatora, intérprete, pianista, violinista, guitarrista, fadista, poeta, guia turístico/guia turística, compositor/compositora, ilustrador/ilustradora, artista, locutor/locutora, editor/editora, cronista, argumentista`,
  ),
  craft: words(
    `sapateiro/sapateira, alfaiate/costureira, carpinteiro/carpinteira, marceneiro/marceneira, oleiro/oleira, ferreiro/ferreira, relojoeiro/relojoeira, estofador/estofadora, artesão/artesã, tipógrafo/tipógrafa, encadernador/encadernadora, bordador/bordadora, tanoeiro/tanoeira, cesteiro/cesteira, restaurador/restauradora, modista, ourives, ceramista, joalheiro/joalheira, entalhador/entalhadora, azulejista, estilista, vitralista`,
  ),
  sport: words(
    `treinador/treinadora, treinador de futebol/treinadora de futebol, treinador adjunto/treinadora adjunta, jogador de futebol/jogadora de futebol, jogador de basquetebol/jogadora de basquetebol, nadador/nadadora, nadador-salvador/nadadora-salvadora, preparador físico/preparadora física, professor de natação/professora de natação, árbitro/árbitra, futebolista, ciclista, atleta, tenista, judoca, andebolista, surfista, corredor/corredora, instrutor de fitness/instrutora de fitness, maratonista, hoquista`,
  ),
  religion: words(
    `padre/, pároco/, bispo/, frade/, diácono/diaconisa, cónego/, pastor evangélico/pastora evangélica, missionário/missionária, sacristão/sacristã, /freira, /irmã, /religiosa, /abadessa, monge/monja, rabino/rabina, sacerdote/sacerdotisa, capelão/capelã, catequista, seminarista, agente de pastoral, teólogo/teóloga, evangelista, organista, reverendo/reverenda`,
  ),
  service: words(
    `cabeleireiro/cabeleireira, porteiro/porteira, empregado de limpeza/empregada de limpeza, empregado doméstico/empregada doméstica, engomador/engomadora, barbeiro/barbeira, cantoneiro/cantoneira, lavadeiro/lavadeira, massagista, esteticista, governante, maquilhador/maquilhadora, auxiliar de limpeza, manicura, zelador/zeladora, faxineiro/faxineira, agente funerário/agente funerária, contínuo/contínua, tatuador/tatuadora, auxiliar de serviços gerais, ama, /mulher a dias, /diarista`,
  ),
  none: words(
    `reformado/reformada, estudante, /doméstica, desempregado/desempregada, pensionista, aluno/aluna, aposentado/aposentada, estudante universitário/estudante universitária, /dona de casa, voluntário/voluntária, estagiário/estagiária, aprendiz, trabalhador-estudante/trabalhadora-estudante, bolseiro/bolseira, caloiro/caloira, estudante de Direito, estudante de Medicina, sem profissão, à procura de emprego`,
  ),
};
/** The less frequent of each field, men's for women's too, and words of Brazil; what is not replaces what is not. */
export const rareProfessions = words(
  `veterinário, médico veterinário, dentista, médico dentista, estomatologista, médico legista, podólogo, técnico de radiologia, farmacêutico, ajudante familiar, ajudante de lar, higienista oral, auxiliar de ação médica, auxiliar de geriatria, socorrista, escrivão de direito, secretário judicial, funcionário judicial, oficial de justiça, oficial de diligências, assistente judicial, notário, solicitador, agente de execução, conservador do registo civil, administrador de insolvência, mediador, ministro, secretário de Estado, deputado, eurodeputado, embaixador, cônsul, parlamentar, secretário regional, presidente do governo regional, representante da República, bombeiro, bombeiro voluntário, soldado, sargento, militar, guarda-florestal, guarda prisional, vigilante, segurança, guarda-noturno, capitão, reitor, formador, instrutor de condução, explicador, monitor, professor catedrático, docente universitário, assistente operacional, informático, programador, engenheiro informático, analista de sistemas, designer, designer industrial, mecânico, bate-chapas, eletricista de automóveis, eletricista auto, latoeiro, técnico informático, piloto, marinheiro, comissário de bordo, barqueiro, pescador, jardineiro, pastor, apicultor, madeireiro, resineiro, mariscador, floricultor, sapador florestal, armador de pesca, agrónomo, enólogo, técnico agrícola, talhante, peixeiro, queijeiro, padeiro, pasteleiro, agente imobiliário, mediador de seguros, agente de seguros, antiquário, consultor imobiliário, delegado comercial, agente comercial, representante comercial, caixeiro-viajante, bancário, bibliotecário, arquivista, contabilista, técnico oficial de contas, revisor oficial de contas, auditor, hoteleiro, industrial, diretor clínico, músico, ator, cantor, bailarino, encenador, realizador, pianista, violinista, guitarrista, fadista, compositor, pintor, escultor, artista plástico, futebolista, ciclista, atleta, tenista, judoca, andebolista, surfista, nadador, nadador-salvador, jogador de futebol, jogador de basquetebol, corredor, maratonista, hoquista, árbitro, pastor evangélico, rabino, monge, frade, missionário, reverendo, freira, irmã, religiosa, abadessa, teólogo, cabeleireiro, barbeiro, esteticista, massagista, manicura, maquilhador, tatuador, agente funerário, estudante, aluno, estudante universitário, caloiro, estagiário, aprendiz, bolseiro, trabalhador-estudante, estudante de Direito, estudante de Medicina, médico plantonista, médica plantonista, cirurgião-dentista, cirurgiã-dentista, fonoaudiólogo, fonoaudióloga, técnico de enfermagem, técnica de enfermagem, auxiliar de enfermagem, agente comunitário de saúde, agente comunitária de saúde, promotor de justiça, promotora de justiça, escrevente judicial, escrevente, analista judicial, defensor público, defensora pública, tabelião, tabeliã, criminalista, prefeito, prefeita, governador, governadora, senador, senadora, secretário municipal, secretária municipal, delegado de polícia, delegada de polícia, pesquisador, pesquisadora, desenhista, encanador, encanadora, lanterneiro, lanterneira, metalúrgico, metalúrgica, caminhoneiro, caminhoneira, motorista de ônibus, entregador, entregadora, fazendeiro, fazendeira, garçom, garçonete, açougueiro, açougueira, confeiteiro, confeiteira, merendeiro, merendeira, balconista, corretor, corretora, contador, contadora, recepcionista, auxiliar administrativo, auxiliar administrativa, zelador, zeladora, faxineiro, faxineira, diarista, auxiliar de serviços gerais, aposentado, aposentada, dona de casa, azulejista`,
);
export const feminine = (_masculine, whole) => whole;
export const commonProfessions = words(
  `professor, professora, motorista, doméstica, agricultor, comerciante, administrativa, reformado, reformada, estudante`,
);

export const lists = {
  regions: words(
    `Alentejo, Algarve, Minho, Douro Litoral, Trás-os-Montes, Beira Alta, Beira Baixa, Beira Litoral, Ribatejo, Estremadura, Açores, Madeira, Aveiro, Beja, Braga, Bragança, Castelo Branco, Coimbra, Évora, Faro, Guarda, Leiria, Lisboa, Portalegre, Porto, Santarém, Setúbal, Viana do Castelo, Vila Real, Viseu, Baixo Alentejo, Alto Alentejo, Península de Setúbal, Médio Tejo, Serra da Estrela, Alto Minho, Costa Vicentina, Oeste`,
  ),
  'street-cores': words(
    `da Liberdade, da República, 25 de Abril, 1.º de Maio, 5 de Outubro, 31 de Janeiro, da Igreja, da Fonte, do Sol, da Paz, das Flores, do Comércio, da Escola, do Outeiro, da Boavista, do Cruzeiro, da Misericórdia, dos Combatentes, da Alegria, do Mercado, do Castelo, da Estação, do Moinho, das Oliveiras, dos Pinheiros, das Amoreiras, do Rio, da Praia, do Carmo, da Sé, Luís de Camões, Almeida Garrett, Eça de Queirós, Camilo Castelo Branco, Fernando Pessoa, Alexandre Herculano, Miguel Bombarda, Sá da Bandeira, Marquês de Pombal, Vasco da Gama, Infante D. Henrique, Gago Coutinho, Sacadura Cabral, Egas Moniz, Florbela Espanca, Bocage, Gil Vicente, Antero de Quental, Guerra Junqueiro, Serpa Pinto, João de Deus, Afonso de Albuquerque, Nuno Álvares Pereira, Mouzinho da Silveira, Heróis de Chaves, Padre António Vieira, de Moçambique, de Angola, do Brasil, de Goa`,
  ),
  specialties: words(
    `Cardiologia, Neurologia, Cirurgia Geral, Medicina Interna, Ortopedia, Urologia, Nefrologia, Pneumologia, Gastrenterologia, Oncologia, Hematologia, Radiologia, Psiquiatria, Pediatria, Neonatologia, Obstetrícia, Ginecologia, Oftalmologia, Otorrinolaringologia, Dermatologia, Reumatologia, Endocrinologia, Infeciologia, Anestesiologia, Medicina Intensiva, Cirurgia Vascular, Neurocirurgia, Medicina Física e de Reabilitação, Imunoalergologia, Cuidados Paliativos`,
  ),
  'company-kinds': words(
    `Construções, Transportes, Metalomecânica, Carpintaria, Serralharia, Padaria, Pastelaria, Talho, Supermercado, Confeções, Calçado, Têxteis, Cerâmica, Mobiliário, Vinhos, Adega, Conservas, Papelaria, Livraria, Tipografia, Informática, Consultores, Seguros, Imobiliária, Viagens, Auto, Pneus, Ferragens, Ourivesaria, Óptica, Farmácia, Clínica Dentária, Limpezas, Jardinagem, Eletricidade`,
  ),
  'company-forms': words(`Lda., Lda, S.A., SA, Unipessoal Lda., `),
  advocations: words(
    `Nossa Senhora do Carmo, Nossa Senhora da Conceição, Nossa Senhora de Fátima, Nossa Senhora das Dores, Nossa Senhora da Graça, Nossa Senhora do Rosário, Nossa Senhora da Saúde, Nossa Senhora dos Remédios, Nossa Senhora da Assunção, Nossa Senhora da Ajuda, Nossa Senhora de Lourdes, Nossa Senhora da Luz, Nossa Senhora da Esperança, Divino Espírito Santo, Bom Jesus, Sagrado Coração de Jesus, Santíssimo Sacramento, Bom Pastor`,
  ),
  causes: words(
    `Bombeiros Voluntários, Doentes de Alzheimer, Dadores de Sangue, Reformados, Moradores, Pais, Deficientes, Diabéticos, Amigos do Hospital, Apoio à Vítima, Agricultores, Comerciantes, Pescadores, Antigos Alunos`,
  ),
};
export const ordered = {
  'street-kinds': words(`Rua, Avenida, Travessa, Praça, Largo, Estrada, Alameda, Calçada, Beco, Praceta`),
  'email-domains': words(
    `gmail.com, hotmail.com, sapo.pt, outlook.pt, mail.pt, iol.pt, clix.pt, netcabo.pt, live.com.pt, yahoo.com`,
  ),
  'url-words': words(
    `casa, clinica, saude, farmacia, auto, vinhos, hotel, escola, loja, info, servicos, grupo, obras, medica`,
  ),
};
