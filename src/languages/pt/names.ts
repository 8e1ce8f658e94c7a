import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';
import { ENGLISH_INSTITUTION, foreignKinds } from '../foreign-names.ts';
import { endings, homes, peopleHere } from './homes.ts';
import { alone, bodies, bodyKinds, cues, likeBodies, named, ordinary } from './organisations.ts';
import {
  articled,
  bodySeats,
  classOfRegion,
  ports,
  regionsAbroad,
  regionsHeld,
  seats,
  statesOf,
  whereabouts,
} from './places.ts';

export const names: Names = {
  homes,
  homeEndings: endings,
  knowsForeign: true,
  calledByGiven: 'titled',
  usualGiven: true,
  short: { Maria: 'M.ª M.a Mª', Francisco: 'Fco. Fco', António: 'Ant.º' },
  rulersLetter: /^[IVX]$/u,
  called:
    /(?<!\p{L})(?:[Oo]lá|[Oo]i|[Cc]ar[oa]|[Qq]uerid[oa]|[Ee]stimad[oa]|[Vv]aleu|[Ff]ala|E aí|Bjs|Abs|[Oo]brigad[oa]|[Bb]eijos|[Bb]eijinhos|[Aa]braços?|[Uu]m (?:beijo|abraço)),?\s+$/u,
  givenEndings: { f: /a$/u, m: /(?:os?|[bdfgkmprtvw])$/u },
  told: {
    f: {
      before:
        /(?:,|(?<!\p{L})(?:e|com|é|para|pra|por|sobre|que|sem)) a $|(?<!\p{L})(?:a|da|na|à|pela|uma) (?!(?:v[ií]tima|pessoa|fam[ií]lia|testemunha|criança|estrela|rua|empresa)(?!\p{L}))\p{Ll}{3,}(?: \p{Ll}+(?:iv|ic|an|eir|ári|os)a)?,? $/iu,
      after: /^[\s,(–-]*(?:nascida|viúva)(?!\p{L})/iu,
    },
    m: {
      before:
        /(?<!\p{L})(?:o|do|no|ao|pelo|um) (?!(?:grupo|casal|dueto|personagem|bairro|hotel|est[aá]dio)(?!\p{L}))\p{Ll}{3,}(?: \p{Ll}+(?:iv|ic|an|eir|ári|os)o)?,? $/iu,
      after: /^[\s,(–-]*(?:nascido|viúvo)(?!\p{L})/iu,
    },
  },
  afterParticles: {
    'da de_a': 'Silva Costa Cunha Rocha Fonseca Mota Luz Gama Veiga Graça Nóbrega Câmara Conceição Maia Cruz Silveira',
    'do de_o': 'Carmo Rosário Nascimento Vale Amaral Prado Couto Monte Rego',
    'dos de_os': 'Santos Reis Anjos Passos Ramos Prazeres Remédios',
    'das de_as': 'Neves Dores Chagas Flores Mercês Virtudes',
    de: 'Sousa Almeida Oliveira Carvalho Castro Matos Medeiros Melo Brito Freitas Andrade Abreu Araújo Azevedo Barros Lima Macedo Faria Figueiredo Vasconcelos Magalhães',
  },
  nicknames: 'Russo Careca Pardal Faísca Tigre Gringo Bigodes Canhoto Pirata Ruivo Foguete Baixinho',
  devotions: {
    da: 'Conceição Graça Luz Glória Piedade Assunção Encarnação Purificação',
    do: 'Carmo Rosário Céu Socorro Amparo Livramento Patrocínio Pilar',
    das: 'Dores Neves Graças Mercês Candeias',
    dos: 'Anjos Prazeres Remédios Milagres',
    de: 'Fátima Lurdes Lourdes Jesus Nazaré',
  },
  honours: 'doutor doutora dom dona padre frei engenheiro professor professora conde duque marques visconde infante',
  saints: 'sao santo santa',
  households: 'familia',
  titles: {
    u: 'enf presidente',
    f: 'senhora doutora dona engenheira enfermeira rainha princesa ministra desembargadora juiza relatora deputada senadora vereadora governadora delegada promotora procuradora prefeita irma',
    m: 'senhor doutor engenheiro enfermeiro papa rei principe infante ministro desembargador juiz relator deputado senador vereador governador delegado promotor procurador prefeito frei padre capitao major coronel tenente sargento cabo alferes mestre',
  },
  ownTitles: { u: 'd eng arq prof tec psic min des dep', f: 'dra sra', m: 'dr sr seu' },
  abbreviated: 'enf eng dra sra min des dep',
  particles: 'da do dos das e de',
  alsoNames: 'do e',
  rulers: 'rei rainha principe princesa papa imperador imperatriz czar sultao sao santo santa dona frei',
  ancients: [
    'Trajano Vespasiano Tibério Domiciano Calígula Diocleciano',
    'Platão Aristóteles Sócrates Epicuro Demócrito Heráclito Pitágoras',
    'Virgílio Ovídio Cícero Tácito Plutarco Heródoto Tucídides',
  ],
  figures:
    'napoleão césar hitler estaline lenine deus jesus cristo alá buda maomé moisés lutero mozart beethoven bach vivaldi grieg chopin verdi wagner schubert brahms haydn debussy puccini shakespeare cervantes dante homero camões bocage aleijadinho lampião tiradentes pelé picasso velázquez rembrandt goethe kafka tolstói dostoiévski molière darwin einstein newton galileu freud marx mussolini',
  fields: { given: 'nome', family: 'apelido|apelidos|sobrenome' },
  honorifics: 'Dr Eng Prof|Sr Dr|Sra Dra D|Senhor Doutor|Senhora Doutora',
  writtenOut: 'Senhor Doutor Senhora Doutora',
  shares: { surnames: 0.7, secondGiven: 0.25 },
  usual: { f: ['D.', 'Sra.'], m: ['Sr.'], 'doctor-f': ['Dra.'], 'doctor-m': ['Dr.'] },
  ownersBehind: 'dele dela deles delas',
  kin: {
    f: 'esposa mulher mae filha irma sogra nora neta sobrinha prima tia madrinha cunhada enteada companheira namorada amiga vizinha ex-mulher',
    m: 'esposo marido pai filho irmao sogro genro neto sobrinho primo tio padrinho cunhado enteado companheiro namorado amigo vizinho ex-marido',
  },
  pronouns: { f: 'ela', m: 'ele' },
  // "A" is a preposition too.
  articles: { f: 'da na pela', m: 'o do no pelo ao' },
  sexFields: 'sexo',
  sexes: { f: 'mulher|feminino|menina rapariga|f', m: 'homem|masculino|menino rapaz|h|m' },
};

export const institutions: Institutions = {
  parties: [
    [
      /^(?:União|Aliança|Coligação|Esquerda|Ação) (?=\p{L})/u,
      'Cívica Renovadora Regionalista Federalista Municipalista Reformadora',
    ],
  ],
  aims: [
    [
      /^Farmácia (?=\p{Lu}\p{L}+ \p{Lu}\p{L}+$)/u,
      'Central|Moderna|Nova|Santos|São João|Popular|Avenida|Confiança|Oliveira',
    ],
    [
      /^(?:Unidade Local de Saúde|ULS) (?=d[aeo]s? (?:Nordeste|Oeste|Alto|Médio|Baixo|Lezíria|Tâmega|Cova|Litoral|Região|Arrábida|Trás|Entre|Alentejo|Viseu Dão)(?!\p{L}))/u,
      'do Alto Minho|do Médio Tejo|da Lezíria|do Baixo Alentejo|do Tâmega e Sousa|do Oeste|da Cova da Beira|do Alto Ave|do Nordeste',
    ],
    [/^(?:Rádio )?(?=\p{Lu}[\p{L} ]+ FM$)/u, 'Horizonte FM|Nova Onda FM|Estrela FM|Litoral FM|Cidade FM|Planície FM'],
    [
      /^(?:Grupo|Clube|Centro|Fábrica|Sociedade|Associação|União|Rancho|Comissão|Casa do Povo|Junta)(?: \p{L}[\p{L}-]*){0,5} (?=d[aeo]s? (?:Pedreira|Ribeira|Ponte|Fonte|Serra|Outeiro|Monte|Vale|Igreja|Cruz|Torre|Quinta|Lapa|Estação|Portela|Eiras?|Casal|Várzea|Mata|Aldeia|Encosta|Colina|Cabeço|Lomba)$)/u,
      'da Ribeira|do Outeiro|da Serra|do Monte|da Ponte|do Vale|da Fonte|das Eiras|do Casal|da Portela|da Várzea|do Cabeço',
    ],
    [
      /^(?:Colégio|Externato|Escola|Lar|Hospital|Paróquia|Clínica) (?=d[aeo] (?:Imaculada|Nossa|Sagrad[ao]|Santíssim[ao]|Bom|Divin[ao]) \p{Lu})/u,
      'da Imaculada Conceição|do Sagrado Coração de Jesus|de Nossa Senhora da Paz|de Nossa Senhora do Carmo|do Bom Pastor|da Divina Providência|de Nossa Senhora de Fátima|da Sagrada Família',
    ],
    [
      /^(?:Associação|Rancho|Grupo|Banda|Clube|Bloco|Coro|Confraria|Sociedade)(?: \p{L}[\p{L}-]*){0,3} (?=(?:Os|As) \p{Lu}[\p{L}-]+$)/u,
      'Os Moleiros|As Lavadeiras|Os Pescadores|Os Unidos|As Tecedeiras|Os Pastores|As Camponesas|Os Barqueiros|Os Vindimadores|As Rendilheiras|Os Foliões|Os Lenhadores',
    ],
    [
      /^(?:Creche|Lar|Infantário|Jardim[- ]de[- ]Infância|Residência(?: Sénior)?|Casa de Repouso|Berçário) (?=(?:O|A|Os|As) \p{Lu}[\p{L}-]+$)/u,
      'O Girassol|A Joaninha|O Pinheiro|A Colmeia|O Moinho|A Borboleta|As Andorinhas|Os Malmequeres|A Oliveira|O Ninho',
    ],
    [
      /^Igreja (?:Evangélica )?(?:Batista|Metodista|Presbiteriana|Pentecostal|Luterana|Adventista|Evangélica|Quadrangular)(?: Independente)? (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u,
      'Betel|Ebenézer|Filadélfia|Maranata|Monte Sião|Nova Vida|Boas Novas|Peniel|Betânia|Bom Pastor',
    ],
    [
      /^(?:Viação|Auto Viação|Expresso|Mineração|Transportadora|Empresa|Usina|Frigorífico|Cerâmica|Cooperativa|Agropecuária|Companhia|Transportes|Construções|Lac?ticínios|Imobiliária|Águas|Clínica|Residencial|Supermercados?) (?=(?:Serra|Rio|Vale|Monte|Ribeira|Ribeirão|Morro|Lagoa|Campo|Costa|Pedra|Porto|Praia|Terras?|Estrela|Flor|Sol|Caminhos?|Planalto|Águas?) d[aeo]s? \p{Lu}[\p{L}-]+(?:,? (?:Ltda|Lda|S\.?A|S\/A)\.?)?$)/u,
      'Serra Azul|Vale Verde|Rio Claro|Monte Alto|Flor do Campo|Estrela do Sul|Terra Nova|Campo Belo|Águas Claras|Costa Verde',
    ],
    [
      /^(?:Agrupamento de Escolas|Escola (?:Municipal|Estadual|Básica|Secundária|Profissional|Técnica)) (?=(?!São |Santa |Santo |Nossa |D\. |Dr\. )\p{Lu}[\p{L}-]+ (?:d[aeo]s? )?\p{Lu}[\p{L}-]+$)/u,
      'João de Deus|Machado de Assis|Padre António Vieira|Fernando Pessoa|Almeida Garrett|Gil Vicente|Luís de Camões',
    ],
    [
      /^Rádio (?=\p{Lu}\p{L}+(?: d[aeo]s? \p{Lu}\p{L}+)?$)/u,
      'Cidade|Clube|Difusora|Liberdade|Progresso|Alvorada|Educadora|Popular',
    ],
    [
      /^(?:União|Aliança|Coligação|Frente|Convergência) (?=(?:Democrática|Nacional|Popular|Republicana|Liberal|Social|Trabalhista|Progressista|Patriótica)(?: |$))/u,
      'Cívica Renovadora|Renovadora Nacional|Regionalista|Municipalista|Reformadora|Constitucional',
    ],
    [
      /^(?:Agência )?Funerária (?=\p{Lu})/u,
      'São José|Nossa Senhora da Paz|Central|Lopes & Filhos|Irmãos Costa|Santos & Filho|Moderna',
    ],
    [
      /^(?=A (?:Voz|Gazeta|Folha|Tribuna|Defesa) d)/u,
      'A Voz do Povo|A Voz da Serra|A Folha do Vale|A Tribuna do Interior',
    ],
    [/^(?=\p{Lu}[\p{L} ]+ Hoje$)/u, 'Notícias Hoje|Jornal de Hoje|Folha de Hoje|Correio de Hoje'],
    [
      /^(?=(?:O|A|Os|As) \p{Lu}[\p{L}-]+ d[aeo]s? \p{Lu}[\p{L}-]+$)/u,
      'O Lugar do Vento|A Casa das Artes|O Pátio das Letras|A Oficina do Som|O Armazém das Ideias',
    ],
    [
      /^(?:Serviço|Departamento|Enfermaria|Consulta|Unidade) de (?=Medicina \p{Lu})/u,
      'Cardiologia|Pneumologia|Nefrologia|Gastroenterologia|Endocrinologia|Hematologia|Medicina Interna',
    ],
    [/^Unidade Local de Saúde (?=d[aeo]s? \p{Lu}\p{L}+ \p{Lu})/u, 'do Vale|da Serra|da Ribeira|das Terras Altas'],
    [
      /^(?:USF|UCSP|UCC|Unidade de Saúde Familiar) (?=Grão |\p{Lu}\p{L}+ \p{Lu}\p{L}+$|(?:Mar|Sol|Serra|Vale|Monte|Ria|Rio|Lezíria|Terras?|Horizonte|Alvorada|Nova|Novo|Porta|Ponte|Farol|Villa?)(?:\s|$))/u,
      'Mar Azul|Serra Nova|Monte Verde|Rio Novo|Alvorada|Novo Horizonte|Terras Altas|Vale Verde|Sol Nascente|Porta Nova|Ria Viva|Farol Novo',
    ],
    [
      /^(?:Clínica|Consultório|Centro)(?: (?:Dentária|Odontológica|Dentário|Odontológico|Médico))? (?=(?:Sorriso|Riso|Dente|Sorrisos)(?:\s|$))/u,
      'Boca Feliz|Riso Aberto|Dente de Leite|Arte Oral|Marfim|Pérola|Esmalte|Oral Mais',
    ],
    [
      /^(?:Clínica|Pastelaria|Padaria|Confeitaria|Ginásio|Academia|Restaurante|Café|Bar|Lanchonete|Talho|Açougue|Livraria|Papelaria|Mercearia|Mercado|Minimercado|Oficina|Salão|Loja|Pousada|Hotel|Quinta|Pet ?[Ss]hop|Barbearia|Escola de Condução|Autoescola|Imobiliária|Editora|Tipografia|Gráfica|Panificadora|Drogaria|Sapataria|Óptica|Ótica|Laticínios|Móveis|Transportes|Construções|Serralharia|Carpintaria|Florista|Floricultura|Queijaria|Lavandaria|Lavanderia|Cervejaria|Churrascaria|Pizzaria|Marisqueira|Perfumaria|Creche|Infantário)(?: (?:Veterinária|Médica|de Beleza|de Festas))? (?=\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}+$)/u,
      'Bela Vista|Boa Hora|Três Irmãos|Novo Rumo|Porta Verde|Bom Sucesso|Pedra Alta|Estrela Polar|Flor do Campo|Vento Norte|Águas Claras|Trevo Dourado|Lua Nova|Terra Firme|Ponto de Encontro',
    ],
    [
      /^(?:Sociedade|Grupo|Clube|Grémio|Grêmio|Associação|Rancho|Bloco|Banda|Centro|Escola de Samba|Coral|Coro|União|Orfeão|Orquestra|Filarmónica|Lira)(?: \p{L}[\p{L}-]*){0,3} (?=(?:Flor|Estrela|Águias?|Aurora|Luz|Voz(?:es)?|União|Águas|Lira|Harmonia|Recreio|Cantares|Ecos|Unidos) (?:d[aeo]s? )?\p{Lu}[\p{L}-]+$)/u,
      'Flor da Serra|Estrela do Norte|Aurora do Vale|Luz da Ribeira|Vozes do Monte|Águias do Sul|Lira do Campo|Harmonia do Mar|Recreio do Prado|Ecos da Serra|Unidos da Vila|Cantares da Terra',
    ],
    [
      /^(?:Corretora|Seguradora|Gestora|Construtora|Transportadora|Imobiliária|Distribuidora|Editora|Livraria|Queijaria|Padaria|Pastelaria|Drogaria|Gráfica|Metalúrgica|Cerâmica) (?=\p{Lu}\p{Ll}+(?:,? (?:S\/?A|Ltda|Lda)\.?)?$)/u,
      'Horizonte|Atlântica|Meridiano|Alvorada|Paineira|Aurora|Celeste|Miramar|Açucena|Girassol',
    ],
  ],
  foreign: ENGLISH_INSTITUTION,
  seated: /^(?:hospital|hosp|bombeiros|camara|junta|prefeitura|universidade|posto|upa|ubs|usf|cs)$/u,
  dignitaries: [
    [
      /(?<!\p{L})(?:João Paulo|João|Pio|Paulo|Leão|Bento|Gregório) (?:XX?(?:I{1,3}|I?V)|[IVX]{1,4})(?!\p{L})/u,
      'João XXIII|João Paulo II|Pio X|Pio XII|Leão XIII|Paulo VI|Bento XV',
    ],
    [
      /(?<=(?<!\p{L})(?:D\.|Dom|Rei) )(?:Pedro|Manuel|Afonso|Luís|Carlos|Fernando|Sancho|José|João) [IV]+(?!\p{L})/u,
      'Pedro II|Pedro V|Manuel I|Manuel II|Afonso III|Luís I|Carlos I|Fernando II|Sancho I|José I',
    ],
    [/(?<=(?<!\p{L})Marqu[eê]s(?:a)? )d[eoa]s? \p{Lu}\p{L}+/u, 'de Pombal|de Fronteira|de Marialva|de Tomar|de Olinda'],
    [
      /(?<=(?<!\p{L})(?:Visc|C)ond(?:e|essa) )d[eoa]s? \p{Lu}\p{L}+/u,
      'de Ferreira|de Almoster|de Valbom|de Santarém|de Bonfim|de Seabra',
    ],
    [
      /(?<=(?<!\p{L})Rainha )(?:Dona |D\. |Santa )?\p{Lu}\p{L}+/u,
      'D. Leonor|Santa Isabel|D. Amélia|D. Estefânia|D. Maria Pia',
    ],
  ],
  advocation:
    /São José Operário|(?:Nossa )?Senhora d(?:[ao]s?|e) \p{Lu}\p{L}+|(?<=(?:Hospital|Hosp\.|Igreja|Paróquia|Capela|Lar|Casa|Escola|EMEF|Colégio|Santa Casa|Irmandade|Divino) (?:d[eo] )?(?:Divino )?)Espírito Santo|Bom Jesus|Sagrad[oa] \p{Lu}\p{L}+|Santíssim[ao] \p{Lu}\p{L}+/u,
  // And in the plural no firm is called.
  keptBehind:
    /(?<!\p{L})(?:conhecid|apelidad|alcunhad)[oa]s? (?:como|de|por)(?: [oa]s?)? $|(?<!\p{L})(?:[nd][oa]s|aos|às|pel[oa]s) $/u,
  ofSaints: /^(?:Hospital|Hosp\.|Lar|Igreja|Paróquia|Capela|Clínica|Colégio) de $/u,
  beforeSeat: /(?<= )(?:d(?:e|os?|as?) |em )(?=\p{Lu})/gu,
  ordinary,
  onlyListed: true,
  functionWords: 'da do dos das de e em no na nos nas ao a com para por pelo pela',
  namesakes: {
    many: 'Egas Moniz|Pedro Hispano|Amato Lusitano|Sousa Martins|Ricardo Jorge|Garcia de Orta|Oswaldo Cruz|Carlos Chagas|Vital Brazil|Adolfo Lutz|Emílio Ribas|Miguel Couto',
    one: 'Pêro da Covilhã|Fernando Fonseca|Beatriz Ângelo|Curry Cabral|Pulido Valente|Magalhães Lemos|Júlio de Matos|Miguel Bombarda|Albert Einstein|Souza Aguiar|Salgado Filho',
  },
  legalForms: 'lda ltda eireli sa s.a s/a unipessoal sgps cooperativa irmaos filhos herdeiros',
  careWords: { acute: 'uci cuidados_int', tests: 'analises', late: 'fisioter', head: 'dent' }, // prettier-ignore
  kinds: `
    equipe direccao direcao hospital hospitalar hospitalares clinica centro saude unidade unidades local familiar cuidados posto lar misericordia maternidade instituto universidade universitario universitaria
    faculdade escola secundaria basica superior agrupamento colegio creche jardim servico departamento ministerio camara municipal junta freguesia freguesias uniao tribunal conservatoria cartorio notarial tabelionato registro banco caixa seguros
    fundacao associacao sociedade grupo farmacia laboratorio bombeiros voluntarios igreja prefeitura vara turma secao juizado uti cti comarca procuradoria promotoria defensoria delegacia secretaria municipio construtora transportadora biblioteca museu teatro estacao aeroporto hotel restaurante padaria pastelaria construcoes transportes
    laticinios hidro navegacao panificadora panificacao metalurgica metalomecanica ceramica conserveira conservas tecidos texteis confecoes confeccoes malhas calcados calcado serralharia carpintaria marcenaria moveis mobiliario oficina
    tipografia grafica editora livraria papelaria ourivesaria joalharia joalheria relojoaria optica otica drogaria ferragens materiais empreiteira engenharia arquitetura imobiliaria viagens turismo rodoviaria viacao camionagem
    adega vinhos azeites lagar moagem fabrica usina agropecuaria avicola frigorifico pescados peixaria talho acougue mercearia minimercado supermercado supermercados armazens distribuidora alimentos bebidas confeitaria gelataria
    sorveteria churrascaria pizzaria cervejaria marisqueira lanchonete pousada pensao residencial albergue ginasio consultorio barbearia cabeleireiro cabeleireiros salao lavandaria lavanderia limpezas jardinagem floricultura
    funeraria autoescola informatica tecnologia solucoes consultoria contabilidade advocacia corticas curtumes madeiras serracao marmores granitos plasticos tintas pneus reparacoes eletricidade climatizacao refrigeracao estaleiro
    estaleiros naval forjaria fundicao fiacao tecelagem lanificios chapelaria sapataria perfumaria infantario rancho filarmonica conserveiras madeireira avicultura queijaria tasquinha lanificio leitaria cantina botequim quitanda floresta florestal agricola bicicletas eletrodomesticos
    comercio club sport esporte regatas futebol recreativo recreativa nacional regional distrital geral central militar clube desportivo equipa companhia usf ucsp ucc ubs upa esf caps ad cras creas hosp cs ambulatorio consulta externa enfermaria paroquia paroquial estadual
    seccao juizo divisao corticeira mineracao mineradora corretora seguradora consultores advogados associados agencia industria industrias logistica vigilancia seguranca telecomunicacoes publicidade eventos produtora`,
  legalEnding: /Lt?da\.?|LT?DA\.?|S\.\s?A\.|S\/A|EIRELI|E\.\s?P\.\s?E\.|E\.M\.|C\.R\.L\./u,
  purpose: 'de para',
  bodies,
  likeBodies,
  named,
  cues,
  nationalities: [
    // Towns and landscapes with an article, which stays.
    ['Porto Funchal Barreiro Seixal Montijo Entroncamento Fundão Cartaxo Sabugal', '-'],
    ['Guarda Covilhã Amadora Maia Trofa Horta Nazaré Ericeira Moita Lousã Figueira_da_Foz Póvoa_de_Varzim', '-'],
    ['Minho Algarve Alentejo Ribatejo', '-'],
    ['Beira_Interior Beira_Alta Beira_Baixa Beira_Litoral Estremadura', '-'],
    ['Agreste Sertão Cariri Pantanal Cerrado', '-'],
    ['Tejo Douro Mondego Sado Vouga Cávado Zêzere Guadiana Tâmega Nabão Lis Lima Paiva', '-'],
    ['Recife Rio_de_Janeiro', '-'],
    ['american canadian', 'os as o a'],
    ['argentin chilen colombian peruan cuban mexican venezuelan bolivian uruguai paraguai equatorian', 'os as o a'],
    // Of bridges and roads of the Romans nobody else is, and who is at home stays so.
    ['roman', 'os as o a'],
    ['african', 'os as o a'],
    ['italian', 'os as o a'],
    ['brasileir', 'os as o a'],
    ['galeg', 'os as o a'],
    ['portugu', 'eses esas ês esa'],
    ['mirand', 'eses esas ês esa'],
    ['franc ingl holand japon chin dinamarqu', 'eses esas ês esa'],
    ['vodca aguardente tequila cachaça', '-'],
    ['uísque rum gim conhaque', '-'],
    ['Super_Bock Sagres', '-'],
    ['WhatsApp Telegram Signal', '-'],
    ['Fortimel Fresubin Ensure', '-'],
    ['Xarelto Eliquis Lixiana', '-'],
    // Medicines and makes of one use
    ...'Nolotil Brufen Voltaren|Dorflex Torsilax|Mirena Kyleena Jaydess|Glifage Glucoformin|Novalgina Anador|Glucophage Risidon|Crestor Lipitor Zocor|Micardis Cozaar Diovan Aprovel|Nexium Losec Pantoc|Zoloft Cipralex Prozac Seroxat|Xanax Valium Lexotan Victan|Januvia Galvus Trajenta|Jardiance Forxiga|Lantus Toujeo Tresiba|NovoRapid Humalog|Symbicort Seretide|Letter Eutirox Thyrax|Puran_T4 Euthyrox Synthroid|Clavamox Augmentin|Aquacel_Ag Acticoat Biatain_Ag|Michelin_Road_6 Michelin_Road_5 Michelin_Power_5|Renault_Clio Peugeot_208 Opel_Corsa|Fiat_Uno Fiat_Palio Fiat_Strada|Toyota_Corolla Honda_Civic|Instagram TikTok'.split('|').map((words) => [words, '-'] as const), // prettier-ignore
    ['Taça_de_Portugal Taça_da_Liga', '-'],
    ['Honda_NC750X Honda_CB500X Honda_Transalp', '-'],
    ['Honda_NC_750X Honda_CB_500X', '-'],
    ['Nutrison Isosource Nutren', '-'],
    ['Ben-u-ron Panadol', '-'],
    ['Campeonato_Nacional Campeonato_Distrital Campeonato_Regional', '-'],
    ['Senhora_da_Agonia Senhora_dos_Remédios Senhora_da_Boa_Viagem Senhora_da_Saúde Senhora_da_Graça', '-'],
    ['Feira_da_Luz Feira_de_São_Mateus Feira_de_Santiago Feira_de_São_Pedro Feira_de_São_João Feira_da_Primavera', '-'],
    // Of the states of Brazil
    ['catarinense paraense cearense paranaense maranhense amazonense', 's -'],
    ['mineir pernambucan goian baian alagoan sergipan paraiban', 'os as o a'],
    ['AutoCAD ArchiCAD SketchUp Revit Vectorworks', '-'],
    ['Excel Word PowerPoint', '-'],
    ['Alfa_Pendular Intercidades', '-'],
    ['Adobe_InDesign Adobe_Photoshop Adobe_Illustrator', '-'],
    ['Série_B Série_C Série_D', '-'],
    ['II_Divisão III_Divisão', '-'],
    ['irland escoc', 'eses esas ês esa'],
    ['alemão espanhol russo romeno húngaro', '-'],
    ['Europa Ásia África Oceânia', '-'],
    ['América_do_Sul América_do_Norte América_Latina América_Central', '-'],
  ],
  counted: peopleHere,
  fields: [
    ['Medicina Farmácia Psicologia Enfermagem Odontologia Fisioterapia', '-'],
    ['Biologia Química Física Filosofia Sociologia Direito Engenharia Arquitetura Economia', '-'],
    [
      'Cardiologia Neurologia Urologia Oncologia Psiquiatria Pediatria Dermatologia Ginecologia Hematologia Nefrologia Pneumologia Cirurgia Ortopedia Gastroenterologia Endocrinologia Reumatologia Infecciologia Infectologia Oftalmologia Otorrinolaringologia Estomatologia Imunoalergologia Neurocirurgia Geriatria Fisiatria Hepatologia',
      '-',
    ],
    ['Radiologia Imagiologia', '-'],
    ['Justiça Cultura Defesa Saúde Agricultura Educação', '-'],
    ['Letras Artes Humanidades', '-'],
  ],
  fieldEnding: /logia|iatria/u,
  // Of a task of a state in words alone there is one.
  works: {
    article: /^(?:O|A|Os|As|Um|Uma) /u,
    before:
      /(?<!\p{L})(?:filmes?|curtas?-metragens?|curtas?|longas?-metragens?|documentários?|séries?|telenovelas?|novelas?|romances?|livros?|contos?|poemas?|ensaio|autobiografia|canç(?:ão|ões)|fados?|sambas?|singles?|álbu(?:m|ns)|discos?|tema|peças?|espetáculo|óperas?|musical|quadros?|telas?|exposição|memórias|marcha|toada|modinha|crónicas?|crônicas?|autora? de|reunid[oa]s? em|leitura(?: d[aeo] \p{Ll}+)? (?:é|foi|era))(?: (?:intitulad[oa]|chamad[oa]|com o título))? ?[,:]?(?: ?["“«'])? ?$|(?<!\p{L})(?:intitulad[oa]|com o título|compôs|publicou|gravou|escreveu|lançou|estreia|estreou|realizou|encenou|protagonizou)(?: [\p{L} -]{0,24})? ?:? ?["“«]$/u,
    after:
      /^ ?["”»] ?,? ?\( ?(?:18|19|20)\d\d ?[),;]|^ ?["”»] (?:é|foi) (?:um|uma|o|a) (?:\p{Ll}+ )?(?:filme|romance|livro|conto|poema|canção|fado|álbum|disco|peça|ópera|série|telenovela|documentário)(?!\p{L})|^ ?["”»],? de (?=\p{Lu})|^,? que estre(?:ia|ou)(?!\p{L})/u,
  },
  languages: {
    // What is told in English is so for whoever does not speak the other's language.
    classes: [
      ['francês alemão espanhol italiano sueco neerlandês', '-'],
      ['inglês', '-'],
    ],
    before:
      /(?<!\p{L})(?:em|(?:aula|professora?|exame|curso|aulas|lições) de|(?:aprend\p{L}+|ensin\p{L}+)(?: (?:o|bem|(?:também )?(?:algum|um pouco de)|apenas|só))?|língua|[lL]ínguas:|idioma|[iI]diomas:) $/u,
    alone: /^(?! ?\p{Lu})/u,
    after: /^ ?[(:–-] ?(?:[ABC][12](?!\p{L})|materna|nativo|fluente|intermédio|intermediário|avançado|básico)/u,
  },
  acronyms: [],
  // Whom others ask for leave, and who is at home where a club goes.
  sole: /(?<!\p{L})(?:aval|autorização|aprovação|licença|alvará|homologação|supervisão|emitid[oa]s?|visitam?) (?:d[aoe]|pel[ao]|[ao]) $/u,
  // What each shows and awards is its own.
  unique: /^(?:Festival d[aeo]|Batalha|Cerco|Combate|Cortes|Guerra|Revolta|Revolução|Invasões|Tratado) /u,
  unlike: new RegExp(
    `^(?:${`${alone} ${alone.toUpperCase()}`.replaceAll(' ', '|').replaceAll('_', ' ')})$|^Organização (?:dos|de os) Países Exportadores|^École |^Conselho (?:\\p{Lu}\\p{L}+(?:ista|ári[oa]|ic[oa]|ense)(?: |$))|^Unidade de Saúde d|^[sS]erviço(?:s)? (?:de Atendimento|soci(?:al|ais)$)|^Diocese |^Via Verde |^Agência da Previdência |^Unidade de \\p{Lu}{2,5}$|^Diário (?:Oficial|da República)|^(?:Consulado|Embaixada)(?:-Geral)? d|^Secretaria(?: \\p{Lu}\\p{Ll}+)? d[ae] Saúde$|^(?:CREA|CRM|OAB|COREN|CRO|CRP|CRC)[-/]\\p{Lu}{2}$|^Instituto (?:de Criminalística|Médico|de Medicina Legal)|^Ordem (?:Hospitaleira|Franciscana|Dominicana|Beneditina|Carmelita)|^(?:Código|Lei|Regulamento|Estatuto|Constituição|Decreto|Tratado|Regime|Convenção|Ato Institucional)(?: |$)|^(?:Provedoria|Comissão|Ordem|Sindicato) (?:d?[ao]s? )(?!.* (?:de|em) \\p{Lu})`,
    'u',
  ),
  bodyKinds,
  dictionary: 'words',
  commonEnding:
    /(?:ç(?:ão|ões)|são|dade|mento|ismo|ência|ância|logia|grafia|ári[oa]s?|iona(?:l|is)|(?:íst|óg|[éê]m|íd|[óô]m|ín|úrg|ór|áf|íf|át)ic[oa]s?|tiv[oa]s?)$/iu,
  common:
    'financeiro financeira pais compras vendas conjunta conjunto mista misto político política militar militares criminal cível parlamentar executiva executivo permanente especial internacional cirúrgica cirúrgico dentária odontológica veterinária pediátrica civil penal rural federal comercial industrial tutelar judicial público pública superior técnico técnica portuguesa português brasileira brasileiro estado freguesia misericórdia futebol finanças professores moradores homicídios trânsito trabalho saúde justiça dor água energia indústria comércio desporto família famílias crianças mulheres idosos jovens sangue coração cristã cristão católica católico evangélica evangélico islâmica islâmico judaica pacifista pacifistas socialista socialistas comunista comunistas intermédios intermédias intensivos intensivas continuados continuadas paliativos primários mercante mar nacional investigação social sociais público pública médico médica amigos apoio',
};

export const places: Places = {
  seatsOfPower: 'Vaticano',
  known:
    /(?<!\p{L})(?:Batalha|Cerco|Cortes|Combate|Tratado|Revolução|Revolta|Guerra|Conjura(?:ção)?|Inconfidência|Convenção) d[aeo]s? \p{Lu}/u,
  // In old times others had no archers there.
  eras: [
    [
      /^\p{L}/u,
      /(?<!\p{L})(?:[bB]atalhas?|[cC]ercos?|[cC]ruzad[ao]s?|[rR]econquista|[iI]nvas(?:ão|ões)|[aA]rmada|mour[oa]s?|roman[oa]s?|séculos? (?:X[IV]{0,3}|XVI{0,2}|VI{0,3}|I[IVX]{0,2})(?: a\. ?C\.)?|(?<=(?:[eE]m|[dD]e|[dD]esde|até|[eE]ntre|e|ano|\(|–|-) ?)1[0-6]\d\d)(?!\p{L}|\p{N}|[.,]\p{N}| (?:euros|reais|contos|metros|km|kg|m[gl]|habitantes|pessoas|alunos|horas|k?cal)(?!\p{L}))/u,
    ],
  ],
  regionCodes:
    'AC:Acre AL:Alagoas AM:Amazonas AP:Amapá BA:Bahia CE:Ceará DF:Distrito_Federal ES:Espírito_Santo GO:Goiás MA:Maranhão MG:Minas_Gerais MS:Mato_Grosso_do_Sul MT:Mato_Grosso PA:Pará PB:Paraíba PE:Pernambuco PI:Piauí PR:Paraná RJ:Rio_de_Janeiro RN:Rio_Grande_do_Norte RO:Rondônia RR:Roraima RS:Rio_Grande_do_Sul SC:Santa_Catarina SE:Sergipe SP:São_Paulo TO:Tocantins',
  // By the article of each, see `articled`, and by how many great towns it has.
  regionsAlike: [
    'São_Paulo Minas_Gerais Pernambuco Santa_Catarina Goiás',
    'Sergipe Alagoas Rondônia Roraima Mato_Grosso Mato_Grosso_do_Sul',
    'Rio_de_Janeiro Paraná Ceará Pará Maranhão Rio_Grande_do_Sul Espírito_Santo',
    'Amazonas Piauí Rio_Grande_do_Norte Tocantins Acre Amapá Distrito_Federal',
    'Bahia Paraíba',
    // Districts of Portugal, and the islands.
    'Aveiro Braga Porto Coimbra Leiria Lisboa Santarém Setúbal Faro Viseu Viana_do_Castelo',
    'Beja Bragança Castelo_Branco Évora Guarda Portalegre Vila_Real',
    'Madeira',
    'Açores',
  ],
  whereabouts,
  sea: /(?<!\p{L})(?:praias?|mar|marítim[oa]|porto|barcos?|marginal|pescador(?:es|as)?|pesca|farol|faroleiro|traineiras?|cais|ferry|marina|lota|veraneio|costeir[oa]|areal|ondas|navios?|contentores)(?!\p{L})/iu,
  ports,
  shores: /(?<!\p{L})(?:praia|marginal|lota|marina|ao largo) d[aeo] $/u,
  quarters: {
    Lisboa:
      'Entrecampos Sete_Rios Olivais Telheiras Restelo Ajuda Benfica Alvalade Areeiro Arroios Lumiar Marvila Campolide Alcântara Carnide Alfama Campo_de_Ourique',
    Porto: 'Paranhos Campanhã Ramalde Aldoar Massarelos Cedofeita Miragaia',
    Coimbra: 'Santa_Clara Santo_António_dos_Olivais Eiras São_Martinho_do_Bispo Almedina',
    Braga: 'Maximinos Lamaçães Nogueira Gualtar São_Vicente',
    Setúbal: 'São_Julião Anunciada São_Sebastião Gâmbia',
  },
  foreignKinds: foreignKinds('Reino Unido'),
  governs: /(?<!\p{L})(?:[gG]overno|[eE]mbaixad(?:a|or)|[pP]arlamento) (?:de|em) $/u,
  capitals:
    'França Paris|Reino_Unido Londres|Inglaterra Londres|Escócia Edimburgo|Itália Roma|Espanha Madrid|Bélgica Bruxelas|Países_Baixos Amesterdão|Holanda Amesterdão|Alemanha Berlim|Áustria Viena|Suíça Berna|Dinamarca Copenhaga|Noruega Oslo|Suécia Estocolmo|Finlândia Helsínquia|Irlanda Dublin|Polónia Varsóvia|Polônia Varsóvia|República_Checa Praga|Eslováquia Bratislava|Hungria Budapeste|Roménia Bucareste|Romênia Bucareste|Bulgária Sófia|Grécia Atenas|Sérvia Belgrado|Croácia Zagreb|Eslovénia Liubliana|Eslovênia Liubliana|Albânia Tirana|Ucrânia Kiev|Rússia Moscovo|Bielorrússia Minsk|Letónia Riga|Egito Cairo|Síria Damasco|Líbano Beirute|Jordânia Amã|Iraque Bagdade|Irão Teerão|Marrocos Rabat|Argélia Argel|Líbia Trípoli|Quénia Nairobi|Etiópia Adis_Abeba|Uganda Kampala|Ruanda Kigali|Gana Acra|Nigéria Abuja|Angola Luanda|Moçambique Maputo|Namíbia Windhoek|Índia Nova_Deli|Paquistão Islamabad|Afeganistão Cabul|China Pequim|Japão Tóquio|Coreia_do_Sul Seul|Vietname Hanói|Vietnã Hanói|Indonésia Jacarta|Nova_Zelândia Wellington|México Cidade_do_México|Cuba Havana|Argentina Buenos_Aires|Peru Lima|Colômbia Bogotá|Venezuela Caracas|Equador Quito|Paraguai Assunção|Bolívia La_Paz|Estados_Unidos Washington|EUA Washington',
  countryAliases:
    'GB Inglaterra Grã-Bretanha Escócia|NL Holanda|SG Cingapura|CZ República_Tcheca|MK Macedônia|ZW Zimbábue|US EUA|KE Quênia',
  // No other war drove them away.
  // And where waters rise and flow and what adjoins what, what is abroad, and where a club plays: other places would not.
  keptBehind:
    /(?<!\p{L})[aA]ntig[oa]s? $|(?<!\p{L})(?:[vV]izinh[oa]|[rR]ei|[rR]ainha|[dD]uques?|[cC]ondes?|[mM]arqu[eê]s) (?:d[aeo] )?$|(?<!\p{L})\p{Lu}\p{Ll}+ [IVX]+ d[aeo] $|(?<!\p{L})[pP]riora? d[aeo] $|(?<!\p{L})[eEiI]m?migr\p{L}+ (?:em|para|n[ao]s?) $|(?<!\p{L})(?:ajuda|recursos|apelo|apelou) a (?=$)|(?<!\p{L})(?:[sS]ub-?regi(?:ão|ões) d[aeo]s?|(?:paulista|catarinense|paraense|cearense|paranaense|maranhense|amazonense|capixaba|fluminense|(?:mineir|baian|pernambucan|goian|paraiban|alagoan|sergipan|gaúch|potiguar)[oa]) de) $|(?<!\p{L})(?:[rR]efugiad[oa]s?|exilad[oa]s?|[fF]ug(?:iu|iram)|[fF]ugid[oa]s?) (?:d[aeo]s?|para(?: [oa]s?)?) $|(?<!\p{L})(?:[nN]ascem?|desagua[mr]?|desaguou|conflui|banha[mr]?|atravessam?|recebe (?:[oa]s? )?(?=(?:rio |ribeir|águas |$))|[nN]o (?:exterior|estrangeiro)|dobrou|afluentes?|nascente|confina[mr]?|[fF]ronteiras?(?= com | d[aeo]s? )|limita d[oa]|limítrofe)(?!\p{L})[^.;:()\n]*$|(?<!\p{L})visitam? [oa] [\p{L} -]+, em $/u,
  keptBefore:
    /^[^.;:()\n]*(?<!\p{L})(?:nascem? (?:n[ao]s?|em|perto|junto)|desagua[mr]?|atravessam? |banha |recebe o rio |conflui|confina|afluente|faz fronteira)(?!\p{L})/u,
  relations: /(?<!\p{L})(?:[nN]ascem? n|afluentes? d|desagua[mr]? |conflui[mr]? )/u,
  roads:
    /^(?:(?:Estrada (?:Nacional|Municipal|Regional)|Autoestrada|Rodovia) (?:\p{Lu}{1,2}[ -]?)?|(?:\p{Lu}{2}|[NAR])[ -]?)(?=\p{Nd}{1,4}(?:-\p{Nd})?$)/u,
  articled,
  townsStayBehindArticles: true,
  regionsHeld,
  seats,
  ordinalEnds: 'o a',
  regionsAbroad,
  statesOf,
  copulas: /^,? (?:é|era|foi) [^.;:\n]*$/u,
  shortCountries: 'Estados_Unidos EUA USA|Reino_Unido UK RU|Emirados_Árabes_Unidos UAE EAU',
  classOfRegion,
  // "Pelotas, RS"
  partBehind: /^ ?[,(/–-] ?(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?!\p{L})/u,
  bodySeats,
  ways: [
    [
      /^Largo (?=d[aeo]s? \p{L})/u,
      'da Igreja|da Matriz|do Rossio|do Pelourinho|da Feira|do Carmo|da Misericórdia|das Fontes|do Chafariz|da Portela',
    ],
  ],
  ofProvince: {
    before: /(?<!\p{L})distritos? de (?:[\p{L} ,]+ e )?$/iu,
    names:
      'Aveiro Beja Braga Bragança Castelo_Branco Coimbra Évora Faro Leiria Lisboa Portalegre Santarém Setúbal Viana_do_Castelo Vila_Real Viseu',
  },
  tellsForeign: true,
  homeBeginnings:
    'vilar vila vale santa santo sao monte casal ribeira quinta aldeia outeiro ponte torre freixo figueira carvalhal pinhal povoa oliveira castelo lugar moinhos pedra barra campo',
  kinds:
    'cidade vila aldeia freguesia concelho municipio distrito regiao area metropolitana ilha ilhas rio lagoa serra monte praia parque bairro zona setor sitio jd republica estados unidos sao',
  streets:
    'rua avenida av travessa praca largo estrada alameda calcada beco rotunda praceta caminho urbanizacao ladeira quinta r trav',
  units:
    'andar esq dto dta esquerdo esquerda direito frente cave lote bloco porta n no nº n.º n.° r/c fundos ap apto piso km conjunto quadra sobreloja',
  rooms: 'quarto cama enfermaria gabinete sala consulta urgencia cp',
  ambiguous: 'quinta caminho calcada dr',
  directions: 'norte sul este oeste',
  zip: {
    example: '1000-123',
    // Eight figures: Brazil.
    draw: (length, rng) =>
      length === 8
        ? between(1000, 99990, rng, 5) + figures(3, rng)
        : length === 7 || length === 4
          ? between(1000, 9970, rng) + figures(length - 4, rng)
          : undefined,
  },
  countries: 'PT BR',
  landWords: {
    PT: /(?<!\p{L})(?:[fF]reguesias?|[cC]oncelhos?|[uU]tentes?|NIF|NISS|SNS|GNR|PSP|USF|[tT]elem[oó]vel|[aA]utocarros?|[eE]quipas?|[fF]actos?|[rR]egistos?|[cC]omboios?|[dD]esporto|[pP]ropina|[aA]utarca)(?!\p{L})/gu,
    BR: /(?<!\p{L})(?:CPF|CNPJ|CEP|SUS|UBS|UPA|SAMU|INSS|[pP]refeitur[ao]s?|[pP]refeit[oa]s?|[pP]rontuário|[ôÔ]nibus|[dD]elegacia|[eE]quipes?|[rR]egistros?|[eE]sportes?|[tT]rens?|[cC]elular|R\$|OAB|[pP]lantonista|[gG]oleir[oa])(?!\p{L})/gu,
  },
  zipsOfTowns:
    'Lisboa 10 11 12 13 14 15 16 17 18 19|Porto 40 41 42 43|Braga 47|Coimbra 30|Aveiro 38|Faro 80|Évora 70|Setúbal 29|Leiria 24|Viseu 35|Guimarães 48|Funchal 90|Ponta_Delgada 95|Beja 78|Bragança 53|Vila_Real 50|Viana_do_Castelo 49|Castelo_Branco 60|Guarda 63|Santarém 20|Portalegre 73|Cascais 27|Sintra 27|Almada 28|Amadora 27|Barreiro 28|Montijo 28|Matosinhos 44|Vila_Nova_de_Gaia 44|Gondomar 44|Maia 44|Póvoa_de_Varzim 44|Vila_do_Conde 44|Figueira_da_Foz 30|Covilhã 62|Fundão 62|Torres_Vedras 25|Caldas_da_Rainha 25|Tomar 23|Portimão 85|Lagos 86|Loulé 81|Olhão 87|Tavira 88|Albufeira 82|Silves 83|Elvas 73|Chaves 54|Lamego 51|Peso_da_Régua 50|Ovar 38|São_João_da_Madeira 37|Oliveira_de_Azeméis 37|Espinho 45|Cartaxo 20|Almeirim 20|Entroncamento 23|Torres_Novas 23|Ourém 24|Fátima 24|Abrantes 22|Marinha_Grande 24|Alcobaça 24|Nazaré 24|Peniche 25|Mafra 26|Loures 26|Vila_Franca_de_Xira 26|Odivelas 26|Sesimbra 29|Seixal 28|Moita 28|Palmela 29|Sines 75|Santiago_do_Cacém 75|Grândola 75|Alcácer_do_Sal 75|Barcelos 47|Vila_Nova_de_Famalicão 47|Esposende 47|Fafe 48|Vizela 48|Penafiel 45|Paredes 45|Paços_de_Ferreira 45|Valongo 44|Ermesinde 44|Santo_Tirso 47|Trofa 47|Amarante 46|Felgueiras 46|Lousada 46|Mirandela 53|Macedo_de_Cavaleiros 53|Mangualde 35|Tondela 34|Águeda 37|Mealhada 30|Ílhavo 38|Cantanhede 30|Lousã 32|Pombal 31|Oeiras 27|Queluz 27|Ponte_de_Lima 49|Monção 49|Seia 62|Sertã 61|Estremoz 71|Vendas_Novas 70|Moura 78|Serpa 78|Ponte_de_Sor 74|Vila_Real_de_Santo_António 89|Lagoa 84|Angra_do_Heroísmo 97|Horta 99|Machico 92|Câmara_de_Lobos 93|Rio_Maior 20|Benavente 21|Coruche 21|Salvaterra_de_Magos 21|Lourinhã 25|Bombarral 25|Batalha 24|Porto_de_Mós 24',
};

const AREAS = ['21', '22', '231', '232', '233', '234', '239', '241', '243', '244', '253', '258', '261', '265', '266', '271', '274', '276', '281', '282', '289', '291', '295', '296']; // prettier-ignore

/** Portugal: nine figures; 2 for the fixed network by area, 9 for mobiles. */
const PORTUGAL: NumberingPlan = {
  country: '351',
  draw(national, rng) {
    if (national.length !== 9) return undefined;
    if (national.startsWith('9')) return `9${rng.pick('1236')}${figures(7, rng)}`;
    if (!national.startsWith('2')) return undefined;
    const area = rng.pick(AREAS);
    return area + figures(9 - area.length, rng);
  },
};

const CODES = '11 12 13 14 15 16 17 18 19 21 22 24 27 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 65 67 71 73 75 77 79 81 83 85 86 88 91 92 95 98'.split(' '); // prettier-ignore

/** Brazil: two figures of the area, 0 before them or none at all; nine figures that begin with 9 for mobiles, eight for the fixed network. */
const BRAZIL: NumberingPlan = {
  country: '55',
  draw(national, rng) {
    const [, trunk = '', area = '', own = ''] = /^(0?)([1-9][1-9])?(9\d{8}|[2-5]\d{7})$/.exec(national) ?? [];
    if (own === '') return undefined;
    const number = own.length === 9 ? `9${between(6, 9, rng)}${figures(7, rng)}` : `${between(2, 5, rng)}${figures(7, rng)}`; // prettier-ignore
    return trunk + (area === '' ? '' : rng.pick(CODES)) + number;
  },
};

export const contact: Contact = {
  plans: [PORTUGAL, BRAZIL],
  phones: '912 345 678|963456789|21 345 67 89|239 456 789|+351 912 345 678',
  extension: /extensão|ext\.ª/u,
  ids: {
    'social-security': ['11234567890'],
    'health-plan': ['123456789'],
    id: ['12345678 9 ZX1', '12345678'],
    account: ['PT50 0002 0123 1234 5678 9015 4'],
    vehicle: ['12-AB-34', 'AB-12-CD'],
  },
  words: 'telemovel telm tlm telefone contacto correio eletronico morada casa trabalho',
  // Who gives it, and the state.
  fixed:
    /(?<!\p{L})(?:OAB|SSP|CRM|CRO|COREN|CREA|DETRAN|SESP|IFP|PC|(?<=(?:OAB|SSP|CRM|CRO|COREN|CREA|DETRAN|SESP|PC|\d) ?[/-] ?|^)(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO))(?!\p{L})|(?<=-\d\d\.\d{4}\.)\d\.\d\d(?=\.\d{4}$)/gu,
  numberWords:
    'processo numero num utente sns niss nif cartao cidadao bilhete identidade beneficiario adse apolice conta episodio referencia requisicao cedula ordem matricula passaporte carta conducao',
};
