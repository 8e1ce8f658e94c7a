// Portuguese lists (Portugal) compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const sources = { faker: { node: 'pt_PT', python: 'pt_PT' }, country: 'PT', townSize: 5000 };
export const places = {
  minimum: 500,
  quarters: { Lisbon: 5, Porto: 3 },
  known: ['Vila Nova de Gaia'],
  spell: {
    Lisbon: 'Lisboa', Valenza: 'Valença', 'Oliveira de Azemeis': 'Oliveira de Azeméis', 'Carrazeda de Anciães': 'Carrazeda de Ansiães', 'Ponte de Sôr': 'Ponte de Sor',
  }, // prettier-ignore
  // The districts, by GeoNames code.
  regions: {
    '02': 'Aveiro', '03': 'Beja', '04': 'Braga', '05': 'Bragança', '06': 'Castelo Branco', '07': 'Coimbra', '08': 'Évora', '09': 'Faro', 10: 'Madeira',
    11: 'Guarda', 13: 'Leiria', 14: 'Lisboa', 16: 'Portalegre', 17: 'Porto', 18: 'Santarém', 19: 'Setúbal', 20: 'Viana do Castelo', 21: 'Vila Real',
    22: 'Viseu', 23: 'Açores',
  }, // prettier-ignore
};
places.quarters = { Lisboa: 5, Porto: 3 };
/** Countries of the same language that texts are at home in too, by their regions; of the first what the registry lacks. */
export const kin = {
  PT: {
    more: {
      Aveiro: words(`Albergaria-a-Velha, Castelo de Paiva, Estarreja, Oliveira de Azeméis, Santa Maria da Feira, Sever do Vouga`),
      Beja: words(`Barrancos, Ourique`),
      Braga: words(`Amares, Celorico de Basto, Terras de Bouro`),
      Bragança: words(`Alfândega da Fé, Carrazeda de Ansiães, Vila Flor, Vimioso`),
      'Castelo Branco': words(`Idanha-a-Nova, Penamacor, Proença-a-Nova`),
      Coimbra: words(`Condeixa-a-Nova, Montemor-o-Velho, Penela, Vila Nova de Poiares`),
      Évora: words(`Arraiolos, Montemor-o-Novo, Viana do Alentejo`),
      Faro: words(`Alcoutim`),
      Guarda: words(`Celorico da Beira, Figueira de Castelo Rodrigo, Fornos de Algodres, Trancoso`),
      Leiria: words(`Alvaiázere`),
      Portalegre: words(`Ponte de Sor, Sousel`),
      Porto: words(`Marco de Canaveses`),
      Santarém: words(`Ferreira do Zêzere, Mação`),
      'Viana do Castelo': words(`Paredes de Coura, Vila Nova de Cerveira`),
      'Vila Real': words(`Montalegre, Murça, Santa Marta de Penaguião, Vila Pouca de Aguiar`),
      Viseu: words(`Armamar, Cinfães, Mortágua, Oliveira de Frades, Penalva do Castelo, Vouzela`),
    },
  },
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
export const noTown = /\d|[/()]|-[a-z]|^(?:Rua|Amor|Feira|Palhaça|Árvore|Eixo|Barro)$/u;
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
Albuquerque, Alvim, Amorim, Anjos, Arruda, Ataíde, Baptista, Barata, Barreto, Bastos, Bento, Bessa, Botelho, Braga, Brandão, Cabrita, Calado, Canelas, Carneiro, Carrilho, Casimiro, Chaves, Cordeiro, Couto, Dantas, Dias, Diniz, Frade, Fragoso, Frazão, Furtado, Galvão, Gouveia, Guedes, Guimarães, Jardim, Lacerda, Lemos, Lobo, Louro, Lucas, Marinho, Mascarenhas, Medeiros, Meireles, Montenegro, Mourão, Novais, Nóbrega, Pedrosa, Peixoto, Pestana, Portela, Prates, Quaresma, Quintela, Raposo, Ramalho, Resende, Rosado, Rosário, Sá, Saraiva, Seixas, Serrano, Severino, Sobral, Trindade, Varela, Vasconcelos, Ventura, Vidal, Vilaça, Xavier, Zambujal, Belchior, Bonifácio, Catita, Coimbra, Cravo, Damião, Farinha, Grilo, Inácio, Justino, Moita, Pascoal, Penedo, Prata, Ramalhão, Rato, Robalo, Seara, Simão, Torrão, Trigueiros`);

export const saints = {
  m: words(
    `São João, São José, São Pedro, São Paulo, São Francisco Xavier, São Sebastião, São Bernardo, São Teotónio, São Martinho, São Lázaro, São Marcos, São Roque, São Vicente, São Tiago, São Domingos, São Miguel, São Lucas, São Mateus, São Bento, São Gonçalo, Santo António, Santo André, Santo Amaro, Santo Agostinho, Santo Estêvão, Santo Inácio`,
  ),
  f: words(
    `Santa Maria, Santa Luzia, Santa Isabel, Santa Clara, Santa Cruz, Santa Marta, Santa Catarina, Santa Bárbara, Santa Teresa, Santa Rita, Santa Iria, Santa Comba, Santa Justa, Santa Ana, Santa Eulália`,
  ),
};
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
