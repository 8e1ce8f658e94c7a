import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';
import { ENGLISH_INSTITUTION, foreignKinds } from '../foreign-names.ts';
import { FAMILY_ENDINGS } from '../other-scripts.ts';
import { endings, homes } from './homes.ts';
import { areas, bodies, cues, likeBodies, named } from './organisations.ts';
import { articled, bodySeats, eras, regionsAbroad, seatsOfPower, statesOf, whereabouts } from './places.ts';

export const names: Names = {
  homes,
  homeEndings: endings,
  honours: 'koning koningin prins prinses burgemeester dokter dominee pater pastoor generaal professor',
  saints: 'sint',
  households: 'familie fam',
  titles: {
    u: 'dokter drs ir ds huisarts',
    f: 'mevrouw mevr mejuffrouw zuster koningin prinses',
    m: 'meneer mijnheer dhr heer broeder koning prins paus',
  },
  ownTitles: { u: 'mr', f: 'mw mej juffrouw juf tante oma', m: 'hr oom opa' },
  abbreviated: 'mevr dhr drs',
  particles: "van ter ten te de der den 't t",
  particlesOf: { arabic: 'el al bin ibn bint abu ait ould' },
  alsoNames: 'te t',
  afterParticles: {
    van: 'Dijk Dam Leeuwen Beek Vliet Es Loon Rijn Wijk Veen Doorn Houten Eijk Kampen Rossum Zanten Schaik Gelder Ommen Hout',
    de: 'Vries Jong Boer Groot Graaf Haan Bruin Wit Lange Koning Ruiter Vos Leeuw Jager Haas Kok Roos',
    van_de: 'Ven Velde Wiel Water Kamp Pol Weg Laar Sande Poel',
    'der d’r': 'Meer Linden Heijden Veen Wal Laan Horst Velden Ploeg Molen Werf Heide Zee Kolk Meulen',
    den: 'Berg Brink Bosch Broek Heuvel Akker Hoek Elzen Oever Ende',
    ten: 'Cate Have Brink Hove Broeke Berge',
    ter: 'Horst Beek Haar Braak Steege',
    "van_'t van_t": 'Hof Hoff Hek Veer Veld Spijker Wout Klooster',
    te: 'Riele Velde Wierik Boekhorst',
  },
  givenAfter:
    /(?<!\p{L})(?:[kK]oning(?:in)?|[pP]rins(?:es)?|[pP]aus|[kK]eizer(?:in)?|[gG]raaf|[gG]ravin|(?:[aA]arts)?[hH]ertog(?:in)?|[sS]int|[hH]eilige|Beste|Lieve|Hoi|Hallo|Dag|[jJ]uf|[mM]eester|[tT]ante|[oO]om|[oO]ma|[oO]pa|[nN]eef|[nN]icht|[sS]choon(?:moeder|vader|zus|broer)) $/u,
  knowsForeign: true,
  givenEndings: { f: /(?:a|ine|ette|elle|ieke|neke|lies)$/u, m: /[^ae]$/u },
  told: {
    f: {
      before:
        /(?:(?<!\p{L})(?:dame|meisje|non|abdis|weduwe)|vrouw|zus|zuster|moeder|dochter(?:tje)?|meisje|(?<!mini|mee|ma|regi|gang|kloo|mun|ven)ster|trice|euse|(?:boer|vriend|koning|prins|grav|hertog|held|lerar|god|zanger|dichter|schrijf)(?:in|es)) $/iu,
      after:
        /^(?:,? (?:geb\.|geboren|weduwe van|wed\.) (?=(?:van |de |der |ten |ter )*\p{Lu})| en haar (?:man|echtgenoot|vriend)(?!\p{L}))/u,
      ahead:
        /(?<!\p{L})(?:haar (?:man|echtgenoot|vriend|zwangerschap|bevalling|baarmoeder|menopauze)|zwanger|beviel|bevallen|mammacarcinoom|hysterectomie)(?!\p{L})/u,
    },
    m: {
      before:
        /(?:(?<!\p{L})(?:jongen|heer|monnik|abt|priester|pastoor|pater|bisschop|kardinaal|imam|weduwnaar)|(?:buur|politie|brandweer|timmer|voor|edel|vissers|zaken|sports|ex-)man|vader|broer(?:tje)?|zoon(?:tje)?|koning|keizer|graaf|hertog) $/iu,
      after: /^ en zijn (?:vrouw|echtgenote|vriendin)(?!\p{L})/u,
      ahead: /(?<!\p{L})(?:zijn (?:vrouw|echtgenote|vriendin|prostaat)|prostaatcarcinoom|prostaatkanker)(?!\p{L})/u,
    },
  },
  overruled: true,
  usualGiven: true,
  familyEndings: FAMILY_ENDINGS,
  rulers: 'koning koningin prins prinses paus keizer keizerin tsaar sultan sint juf tante oma oom opa',
  figures:
    'sint sinterklaas napoleon caesar hitler stalin lenin god jezus christus allah boeddha paulus petrus abraham mozes luther',
  genitive: {
    ending: 's',
    afterSibilant: "'",
    ofGiven: true,
    owned:
      /^ (?:broer|zus|vader|moeder|zoon|dochter|man|vrouw|huis|auto|fiets|boek|werk|leven|naam|kinderen|service|hulp|plan|idee|vriend|vriendin)(?!\p{L})/u,
  },
  fields: { given: 'voornaam|voornamen|roepnaam', family: 'achternaam|geslachtsnaam' },
  honorifics: 'Dr Drs Prof|Mevr Mw|Dhr Hr|Mevrouw Mejuffrouw|Meneer Mijnheer',
  writtenOut: 'Mevrouw Mejuffrouw Meneer Mijnheer',
  shares: { hyphenated: 0.08 },
  usual: { f: ['mevr.', 'mw.'], m: ['dhr.'], 'doctor-f': ['dr.', 'drs.'], 'doctor-m': ['dr.', 'drs.'] },
  kin: {
    f: 'echtgenote moeder dochter zus zusje zuster oma tante nicht nichtje vrouw vriendin dochtertje kleindochter schoonmoeder schoonzus schoonzuster schoondochter stiefmoeder stiefdochter pleegmoeder pleegdochter grootmoeder buurvrouw buurmeisje mama bomma halfzus tweelingzus ex-vrouw ex-vriendin weduwe',
    m: 'echtgenoot vader zoon zoontje broer broertje opa oom neef neefje man vriend vriendje kleinzoon schoonvader schoonbroer zwager schoonzoon stiefvader stiefzoon pleegvader pleegzoon grootvader buurman buurjongen papa bompa halfbroer tweelingbroer ex-man ex-vriend weduwnaar',
    u: 'partner kind kleinkind baby buur',
  },
  pronouns: { f: '', m: 'hij' },
  sexFields: 'geslacht',
  sexes: { f: 'vrouw|vrouwelijk|meisje|v', m: 'man|mannelijk|jongen|m' },
};

export const institutions: Institutions = {
  parties: [
    [/^(?=.*(?<!\p{L})Partij(?!\p{L}))/u, 'Burgerpartij Landpartij Hervormingspartij Streekpartij Middenpartij'],
  ],
  foreign: ENGLISH_INSTITUTION,
  areas,
  bodies,
  acronyms: [],
  likeBodies,
  named,
  cues,
  functionWords: 'van de het een en voor in op aan te der den bij met ter ten',
  aims: [
    [
      /^(?:(?:[wW]oon)?[zZ]org(?:centrum|boerderij|hotel)|WZC|wzc|[rR]usthuis|[vV]erpleeghuis|[vV]erzorgingshuis|[wW]oonzorg|[wW]ijkcentrum|[bB]uurthuis|[hH]ospice) (?=(?:De|Het|'t|Ter|Ten|Hof|Huize) \p{L}|\p{Lu}\p{L}+$)/u,
      'De Eik|De Wilgen|De Beuken|De Horst|De Brink|Het Anker|De Vijverhof|De Rietvink|Het Zonnehuis|De Kastanje|De Wending',
    ],
    [/^(?:\p{Lu}\p{L}+ )?(?=Hof (?:ten?|ter|van) \p{Lu})/u, 'Hof ter Linden|Hof ten Berg|Hof ter Beke|Hof ten Dale|Hof ter Eiken|Hof ter Poort'], // prettier-ignore
    [/^(?:\p{Lu}\p{Ll}+ )?(?:\p{L}*[kK]oor|[fF]anfare|[hH]armonie|[zZ]angvereniging|[bB]laaskapel|[dD]rumband|[mM]uziekvereniging|[dD]weilorkest) (?=\p{Lu})/u, 'Cantabile|Zanglust|Con Amore|Vivace|De Nachtegaal|Sursum Corda|Cantemus|Vox Humana|De Lijster|Crescendo|Concordia'], // prettier-ignore
    [/^\p{Lu}\p{Ll}+(?:hal|winkel|markt|paleis|salon|atelier|handel) (?=(?:De|Het|'t) \p{Lu})/u, 'De Kroon|De Gouden Leeuw|De Zon|De Ster|Het Paleis|De Oude Stad|De Zwaan'], // prettier-ignore
    [/^(?:Theater|Schouwburg|Cultuurcentrum|CC|Bioscoop|Zwembad|Sporthal|Sportcentrum|Dorpshuis|Buurtcentrum) (?=(?:De|Het|'t) \p{Lu})/u, 'De Kring|De Spiegel|Het Kruispunt|De Vonk|De Brug|Het Park|De Vijver|De Meander'], // prettier-ignore
    [
      /^(?:[cC]amping|[mM]anege|[bB]oerderij|[hH]oeve) (?=(?:De|Het|'t) \p{Lu})/u,
      'De Boshoek|De Hulst|De Kievit|De Wilgen|De Linde|De Brink|Het Zand|De Zandkuil|De Berk|De Eikenhof',
    ],
    [
      /^(?:[aA]fdeling|[gG]roep|[lL]eefgroep|[wW]ooneenheid) (?=(?:De|Het|'t) \p{Lu})/u,
      'De Wilgen|De Linde|De Brink|De Berk|De Lijsterbes|De Meidoorn|Het Baken|De Vijver|De Esdoorn',
    ],
    [
      /^(?:team|[dD]ienst|[aA]fdeling|[cC]luster|[sS]ector|[dD]irectie|[eE]enheid) (?!.*(?:logie|kunde|ziekten?|zorg|geneeskunde|[cC]hirurgie|[oO]rthopedie|[pP]sychiatrie)(?!\p{L}))(?=(?!De |Het |'t |Van )\p{Lu}\p{L}+(?: (?:en )?\p{Lu}\p{L}+)*$)/u,
      'Vergunningen|Burgerzaken|Communicatie|Financiën|Facilitair|Juridische Zaken|Ruimtelijke Ordening|Vastgoed|Openbare Werken|Personeelszaken|Belastingen|Toezicht',
    ],
    [/^[cC]ommissie (?:van|voor) (?=\p{Lu}\p{Ll}+$)/u, 'Beroep|Toezicht|Advies|Deskundigen|Geschillen'],
    [/^[bB]asisteam (?=\p{Lu})/u, 'Waterland|Kennemerkust|Hoeksche Waard|Haarlemmermeer|Bommelerwaard|Maas en Leijgraaf|Duin- en Bollenstreek'], // prettier-ignore
    [/^Huize (?=\p{Lu})/u, 'Avondrood|Rozenhof|Sint-Anna|Eikenhof|Elim|Vredehof|Levensavond|Bethanië'],
    [/^(?=(?:Ter|Ten) \p{Lu}\p{L}+$)/u, 'Ter Linden|Ten Hove|Ter Eiken|Ten Dale|Ter Poort|Ten Berge|Ter Leie'],
    [/^Stichting (?=(?:De|Het|'t) \p{Lu})/u, 'De Helpende Hand|De Brug|Het Vangnet|De Kruimel|De Goede Buur|Het Open Huis|De Zonnebloem'], // prettier-ignore
    // Called after a town or quarter too, which becomes another.
    [
      /^(?:Gezondheidscentrum|Medisch Centrum|Huisartsen(?:praktijk|post|groep)|Apotheek|Praktijk|Tandartspraktijk|Fysiotherapie|Dierenkliniek|Dierenartsenpraktijk|Logopedie|Kraamzorg|Kinepraktijk|Kliniek) (?=(?:De|Het|'t) \p{Lu})/iu,
      'De Linde|De Esdoorn|De Hazelaar|De Meent|De Poort|De Wijzer|Het Anker|Het Baken|De Schelp|De Bron|De Molen|De Ark',
    ],
    [
      /^(?:(?:Openbare )?Basisschool|OBS|CBS|PCBS|Daltonschool|Kinderdagverblijf|Peuterspeelzaal) (?=(?:De|Het|'t) \p{Lu})/iu,
      'De Regenboog|De Vlieger|De Klimop|De Springplank|De Wegwijzer|De Zonnebloem|De Kameleon|Het Kompas|De Vlinder|De Touwladder',
    ],
    [
      /^\p{L}\p{Ll}+(?:vereniging|club) (?=(?:De|Het|'t) \p{Lu})/u,
      "De Dolfijn|De Zwaluwen|De Volharding|De Eendracht|De Trekvogels|Het Anker|De Adelaar|'t Vooruitzicht",
    ],
    [
      /^Wo(?:on|ning)stichting (?=(?:De|Het|'t) \p{Lu})/u,
      'De Veste|De Sleutel|De Woonplaats|De Drie Torens|Het Baken|De Goede Woning|De Hoeksteen',
    ],
    [/^Hogeschool (?=\p{Lu}\p{L}+$)/u, 'Windesheim|Saxion|Fontys|Avans|Zuyd|Inholland|Vives|Howest|Odisee'],
    [
      /^(?:Café|Restaurant|Eetcafé|Brasserie|Taverne|Hotel|Herberg|Cafetaria) (?=\p{Lu}\p{L}+$)/u,
      'Modern|Central|Bellevue|Royal|Boulevard|Terminus|Victoria|Astoria|Wilhelmina|Zomerlust|Buitenzorg|Concordia',
    ],
    [
      /^(?:Café|Restaurant|Eetcafé|Brasserie|Taverne|Hotel|Herberg|Frituur) (?=(?:De|Het|'t) \p{Lu})/u,
      "De Posthoorn|De Gouden Leeuw|Het Wapen|De Zwaan|De Smidse|De Oude Molen|Het Veerhuis|'t Pleintje|De Kroon|De Linde",
    ],
    // What houses, shops and clubs may be called that nothing else tells of; firms by family names with a particle.
    [
      /^(?!(?:[gG]emeente|[sS]tad|[pP]rovincie|[wW]aterschap|[uU]niversiteit|[pP]olitie\p{L}*|[pP]arochie|[rR]edactie) )(?:\p{Lu}[\p{L}-]* )?(?:\p{Lu}[\p{L}-]*(?:erij|winkel|handel|bedrijf|kantoor|huis|centrum|praktijk|vereniging|bond|club|school|college|fonds|coöperatie|bank|fabriek|atelier|garage|apotheek|kliniek|salon|zaak|groep|dienst|bureau|museum|camping|manege|zorg|opvang|kring|dij|hal|werf|veiling|corporatie|molen|atelier|orkest|Garage|Fonds|Kring|Camping) )(?=(?:De|Het|['’]t) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$)/u,
      "De Brug|De Poort|De Bron|De Hoeksteen|De Kroon|De Zwaan|Het Anker|Het Baken|De Ster|De Toren|De Wissel|De Haan|De Gouden Appel|De Eendracht|'t Hoekje|De Linde",
    ],
    [
      /^(?!(?:[uU]niversiteit|[gG]emeente) )(?:\p{Lu}[\p{L}-]{3,} )(?=Van(?: De[nr]?| ['’]t)? \p{Lu}\p{L}+$)/u,
      'Van Dijk|Van Leeuwen|Van Vliet|Van Den Berg|Van Loon|Van Beek|Van Dam|Van Hout|Van Schaik|Van Rossum|Van Damme|Van Acker|Van Gelder',
    ],
    [
      /^(?:\p{Lu}[\p{L}-]{3,}(?:cars|werken|waren|bouw|bussen|taxis?|zonen|verhuizingen) )(?=De \p{Lu}\p{L}+$)/u,
      'De Smet|De Clercq|De Vos|De Backer|De Meyer|De Wolf|De Boer|De Bruyn|De Cock',
    ],
    [
      /^(?:\p{Lu}[\p{L}-]{5,} )(?=T(?:en|er) \p{Lu}\p{L}+$)/u,
      'Ten Have|Ten Brink|Ten Hove|Ter Horst|Ter Haar|Ten Berge|Ter Beek',
    ],
    [/^Energiebedrijf (?=(?:Noord|Oost|Zuid|West|Midden)$)/u, 'Noord|Oost|Zuid|West|Midden'],
  ],
  ofFamilies: /^(?<name>\p{Lu}[\p{L}-]+)(?<rest> (?:&|en) (?:Zn\.?|Zonen|Zoon|Dochters?|Co\.?))$/u,
  legalForms: 'bv b.v bvba cvba vzw nv n.v vof cv zn zonen gebroeders gebr',
  careWords: { children: 'kinder jeugd', women: 'vrouw verlos kraam', surgery: 'vaatchir', acute: 'spoed acute', head: 'oog kno mond', skin: 'huid', tests: 'rontgen', late: 'ouderen pijn revalid', inner: 'hart long nier maag inwendig' }, // prettier-ignore
  kinds: `
    gemeenteraad dorpsbelang dorpsraad wijkraad ouderraad buurtvereniging oudervereniging hoogheemraadschap waterschap inspectie commissie bloemenveiling umc mc azc ggz ocmw caw kantonrechter kaasmakerij ziekenhuis ziekenhuizen medisch centrum kliniek polikliniek universitair universiteit hogeschool school basisschool lyceum gymnasium college instituut stichting vereniging bond gemeente
    provincie ministerie rechtbank gerechtshof bank verzekeringen zorg zorgcentrum zorggroep thuiszorg verpleeghuis verzorgingshuis gasthuis huisartsenpraktijk huisartsenpost apotheek praktijk
    gezondheidscentrum laboratorium afdeling dienst kerk bibliotheek museum theater station luchthaven hotel bakkerij slagerij garage bouwbedrijf transport groep maatschappij genootschap
    academie academisch algemeen koninklijk nationaal regionaal politie brandweer banque revalidatiecentrum kaashandel zuivelhandel boekhandel reisbureau
    administratiekantoor advocatenkantoor notariskantoor drukkerij uitgeverij kwekerij rijschool scheepswerf supermarkt bloemisterij meubelmakerij thuiszorgorganisatie
    ambulance ambulancezorg rederij kringloopwinkel dierenkliniek dierenartsenpraktijk advocaten advocatuur notarissen omroep uitvaartverzorging makelaardij tandartspraktijk fysiotherapie
    logopedie kraamzorg
    architectenbureau ingenieursbureau adviesbureau studiebureau uitzendbureau zuivelbank cooperatieve autocars autobussen bouwwerken dakwerken schilderwerken tuinwerken grondwerken loonwerken timmerwerken metaalwerken vleeswaren frituur cafetaria erfgoedcel heemkring atelier naaiatelier mutualiteit
    ziekenfonds bureau atheneum athenee muziekacademie brouwerij stokerij melkerij manege camping kapsalon verhuizingen taxi koeriersdienst carrosserie bandencentrale tankstation optiek veiling
    weverij spinnerij wasserij stomerij confectie accountants architecten boomkwekerij bloemkwekerij fruitkwekerij groothandel houthandel veehandel rijwielhandel ijzerhandel wijnhandel
    staalbouw jachtbouw interieurbouw machinebouw schrijnwerkerij smederij timmerfabriek hoeve tuinaanleg speeltuin zwembad sporthal dorpshuis buurthuis jeugdhuis galerie`,
  commonHeads:
    /(?:vereniging|bedrijf|kantoor|fabriek|winkel|atelier|duivenbond|bakkerij|slagerij|makelaardij|corporatie|cooperatie|uitzendbureau|architectenbureau|ingenieursbureau|adviesbureau|studiebureau|reisbureau)/u,
  heads:
    /ziekenhuis|gasthuis|kliniek|centrum|school|universiteit|praktijk|huis|rechtbank|gerechtshof|ministerie|stichting|vereniging|bedrijf|maatschappij|afdeling|apotheek|orkest|koor|theater|gebouw/u,
  beginnings: `
    academisch universitair universiteits streek stads kinder jeugd vrouwen ogen oog huid hart long dag poli algemeen centraal regionaal landelijk rijks gemeentelijk
    vissers reizigers woon woning zwem zeil tennis voetbal hockey korfbal toneel zang muziek buurt bewoners huurders ouder schaats ijs wieler biljart arbeids ondernemings handels politie jeugd strafuitvoerings basis hoge middelbare muziek sport vak basis gezondheids medisch behandel revalidatie verpleeg verzorgings ouderen huisartsen tand artsen groeps fysio apothekers
    bestuurs kanton gerechts zorg opleidings expertise service onderzoeks informatie winkel stadhuis raad gemeente bejaarden zieken gast groot bouw transport handels
    verzekerings beheer verhuur productie handels schoonmaak vervoers energie water
    tuin cultuur congres buurt wijk winkel sport fitness ruiter jongeren senioren opvang schilders loon installatie timmer auto aannemers hoveniers visserij loodgieters metaal klus`,
  legalEnding: /B\.\s?V\.|N\.\s?V\.|V\.\s?O\.\s?F\./u,
  purpose: 'voor van',
  nationalities: [
    ['Duits Frans Engels Spaans Pools Deens Zweeds Noors Fins Turks Russisch Italiaans Grieks', 'e -'],
    ['Nederlands Vlaams', 'e -'],
    ['Belgisch Oostenrijks Zwitsers', 'e -'],
    ['West-Vlaams Zeeuws', 'e -'],
    ['Oost-Vlaams Brabants Limburgs', 'e -'],
    ['Gronings Drents Twents Achterhoeks', 'e -'],
    ['Europa Azië Afrika Oceanië', '-'],
    ['Noord-Amerika Zuid-Amerika Latijns-Amerika', '-'],
  ],
  only: /^(?:Nederlands|Belgisch)e? (?:nationaliteit|provincies?|staatsburger(?:s|schap)?|paspoort|identiteitskaart|regering|grondgebied|grondwet|wet|kust|grens|koningshuis)(?!\p{L})/u,
  languages: {
    classes: [
      ['Duits Frans Engels Spaans Pools Deens Zweeds Noors Fins Turks Russisch Italiaans Grieks', '-'],
      ['Nederlands Vlaams', '-'],
    ],
    before:
      /(?<!\p{L})(?:spr(?:eekt?|eken|ak(?:en)?|oken?)|verst(?:aat|ond(?:en)?|aan)|leer(?:t|de|den)?)(?: \p{Ll}+){0,2} $|(?<!\p{L})(?:in|uit) het $/u,
    alone: /^(?! ?\p{Lu})/u,
    after: /^-?talige?(?!\p{L})/u,
  },
  fields: [
    [
      'Cardiologie Neurologie Urologie Oncologie Radiologie Psychiatrie Kindergeneeskunde Dermatologie Gynaecologie Nefrologie Longziekten Longgeneeskunde Geriatrie Chirurgie Orthopedie Reumatologie',
      '-',
    ],
    ['Geneeskunde Rechten Natuurkunde Scheikunde Wijsbegeerte Geschiedenis Psychologie Farmacie Tandheelkunde', '-'],
    ['Justitie Onderwijs Landbouw Financiën Defensie Volksgezondheid', '-'],
  ],
  fieldEnding: /logie|kunde/u,
  dictionary: 'words',
  unlike:
    /^(?:(?:Nederlandse|Vlaamse|Belgische|Nationale|Internationale|Europese|Federale) \p{Lu}?\p{L}+(?:bond|unie|federatie|bank)|Koninklijke? (?:\p{Lu}\p{L}+ )?(?:\p{Lu}\p{L}*)?(?:organisatie|[aA]cademie|[mM]aatschappij|[gG]enootschap)(?: .+)?|(?:de )?Staat der Nederlanden|Hanze|Europees Parlement|Europese Centrale Bank|Instituut Mijnbouwschade|Royal Society)$/u,
  // "de Dierenambulance": behind an article stands what its words tell.
  keptBehind: /(?<!\p{L})(?:de|het|den) $/iu,
  plainWords: /(?:heid|schap|teit|logie|kunde|bouw|elijke?|ische?|isch|iële|aal|ale|eel|ele)$|^(?:(?:gezondheids|jeugd|ouderen|thuis)?zorg|jeugd|onderwijs|cultuur|natuur|milieu|verkeer|water|arbeid|welzijn|energie|werk|inkomen|sport|wonen|staat|der|nederlanden|en|voor|van|de|het)$/iu, // prettier-ignore
  commonEnding: /(?:ing|heid|heden|schap(?:pen)?|teit|logie|kunde|iek|isme|elijke?|ische?|ige|zorg)$/iu,
  common:
    'werk kinderen vrouwen jeugd familie sport wonen handel industrie verkeer energie water bloed milieu natuur kerk onderwijs techniek ouderen vrienden noord zuid oost west stad land open international council world development foundation group holding investment music company corporation university college institute center centre',
};

export const places: Places = {
  countryAliases: 'GB Engeland Groot-Brittannië Schotland|NL Holland',
  foreignKinds: foreignKinds('Groot-Brittannië', 'Spanje', 'Italië', 'Frankrijk'),
  // No other war drove them away.
  keptBehind: /(?<!\p{L})(?:vluchtelingen|asielzoekers?|gevlucht|vluchtten?(?: in \d{4})?) (?:uit|vanuit) $/u,
  // What is spoken somewhere is told by where; who reigned and what lies there by the country.
  keptBefore:
    /^(?: (?:met een (?:\p{L}|-)+ (?:accent|tongval)|(?:dialect|leenwoord|tongval|accent)|provincie |(?:troepen|soldaten|bezett|vloot|koning|keizer|tsaar|tsarina|kroon|troon))|, (?:de|het|een) (?:\p{Ll}+ )?\p{Ll}*(?:polder|rivier|beek|meer|heuvel|berg|bos|kasteel|eiland|kanaal|park|heide|fabriek|mijn|haven|molen|brug|kerk)(?!\p{L}))/u,
  articled,
  eras,
  seatsOfPower,
  history:
    /(?<!\p{L})(?:[Vv]erdrag|[Ss]lag|[Vv]rede|[Bb]eleg|[Oo]ntzet|[Cc]oncilie|[Uu]nie|[Pp]acificatie|[Zz]eeslag) (?:van|bij|om|te) /u,
  whereabouts,
  regionsAbroad,
  statesOf,
  copulas: /^,? (?:is|was) [^.;:\n]*$/u,
  shortCountries: 'Verenigde_Staten VS USA|Verenigd_Koninkrijk VK UK|Verenigde_Arabische_Emiraten UAE VAE',
  governs: /(?<!\p{L})(?:[rR]egering|[aA]mbassad(?:e|eur)|[pP]arlement) in $/u,
  capitals:
    'Frankrijk Parijs|Groot-Brittannië Londen|Engeland Londen|Schotland Edinburgh|Italië Rome|Spanje Madrid|Portugal Lissabon|België Brussel|Denemarken Kopenhagen|Zweden Stockholm|Noorwegen Oslo|Finland Helsinki|Ierland Dublin|Polen Warschau|Tsjechië Praag|Slowakije Bratislava|Hongarije Boedapest|Roemenië Boekarest|Bulgarije Sofia|Griekenland Athene|Turkije Ankara|Servië Belgrado|Kroatië Zagreb|Slovenië Ljubljana|Albanië Tirana|Oekraïne Kiev|Rusland Moskou|Belarus Minsk|Litouwen Vilnius|Letland Riga|Estland Tallinn|Oostenrijk Wenen|Zwitserland Bern|Duitsland Berlijn|Luxemburg Luxemburg|Egypte Caïro|Syrië Damascus|Libanon Beiroet|Jordanië Amman|Irak Bagdad|Iran Teheran|Marokko Rabat|Tunesië Tunis|Algerije Algiers|Libië Tripoli|Kenia Nairobi|Ethiopië Addis_Abeba|Oeganda Kampala|Rwanda Kigali|India New_Delhi|Pakistan Islamabad|Afghanistan Kabul|China Peking|Japan Tokio|Zuid-Korea Seoul|Vietnam Hanoi|Thailand Bangkok|Indonesië Jakarta|Australië Canberra|Canada Ottawa|Cuba Havana|Argentinië Buenos_Aires|Chili Santiago|Peru Lima|Colombia Bogotá|Venezuela Caracas',
  tellsForeign: true,
  sea: /(?<!\p{L})(?:veer(?:boot|dienst|pont)?|zee|kust|strand|(?:zee|vissers|jacht)?havens?|boten|boot|vissers?|kotters?|vuurtoren|rederij|boulevard|badplaats|duinen)(?!\p{L})/iu,
  shores: /(?<!\p{L})(?:(?:vissers|zee)?haven|strand|boulevard) van $/u,
  quarters: {
    Amsterdam: 'Osdorp Slotervaart Buitenveldert Bos_en_Lommer Geuzenveld Watergraafsmeer',
    Rotterdam: 'Kralingen Charlois Feijenoord Delfshaven Overschie Hillegersberg',
    Den_Haag: 'Scheveningen Loosduinen Laak Segbroek Escamp Moerwijk',
    Utrecht: 'Overvecht Kanaleneiland Lombok Zuilen Lunetten Hoograven',
    Groningen: 'Beijum Lewenborg Vinkhuizen Paddepoel Selwerd',
    Eindhoven: 'Woensel Strijp Gestel Stratum Tongelre',
    Antwerpen: 'Borgerhout Deurne Hoboken Merksem Wilrijk Berchem',
    Gent: 'Sint-Amandsberg Gentbrugge Mariakerke Ledeberg Wondelgem',
  },
  ports:
    'Harlingen Den_Helder Vlissingen Breskens Terneuzen Delfzijl IJmuiden Scheveningen Rotterdam Amsterdam Zierikzee Yerseke Stellendam Lauwersoog Holwerd Zoutkamp Urk Stavoren Makkum Oostende Zeebrugge Antwerpen Gent|Katwijk_aan_Zee Zandvoort Noordwijk Egmond_aan_Zee Domburg Blankenberge Knokke-Heist De_Panne Koksijde Middelkerke De_Haan Bredene',
  kinds:
    'stad dorp gemeente provincie regio wijk eiland eilanden rivier meer bos strand haven polder koninkrijk verenigde staten noord zuid oost',
  streets: 'straat laan weg plein gracht kade dreef singel steeg hof dijk pad markt baan boulevard',
  units: 'verdieping etage bis hs huis appartement nr bus postbus antwoordnummer',
  rooms: 'kamer bed zaal afdeling spreekkamer postcode unit',
  streetHeads: /straat|laan|weg|plein|gracht|kade|dreef|singel|steeg|dijk|pad/u,
  ordinalEnds: 'e',
  ambiguous: 'hof dijk markt baan pad',
  directions: 'noord zuid oost oude nieuwe grote kleine lange korte hoge lage',
  zip: {
    example: '1234 AB',
    letters: 'ABCDEGHJKLNPRTVWXZ',
    draw: (length, rng) => (length === 4 ? between(1011, 9999, rng) : undefined),
  },
  countries: 'NL BE',
  bodySeats,
  zipsOfTowns:
    "Amsterdam 101 102 103 105 106 107 108 109|Rotterdam 301 302 303 304 305 306 307|Den_Haag 249 251 252 253 254 255 256 257 258|Utrecht 351 352 353 354 355 356 357 358|Eindhoven 561 562 563 564 565|Groningen 971 972 973 974|Tilburg 501 502 503 504|Almere 131 132 133 135|Breda 481 482 483|Nijmegen 651 652 653 654|Apeldoorn 731 732 733|Haarlem 201 202 203|Arnhem 681 682 683|Enschede 751 752 754|Amersfoort 381 382|Zaandam 150|Zaanstad 150|’s-Hertogenbosch 521 522 523|'s-Hertogenbosch 521 522 523|Zwolle 801 802 803|Leiden 231 232 233|Maastricht 621 622|Dordrecht 331 332|Zoetermeer 271 272|Deventer 741 742|Delft 261 262|Alkmaar 181 182|Heerlen 641|Venlo 591|Leeuwarden 891 892 893|Hilversum 121 122|Assen 940|Roosendaal 470|Ede 671|Gouda 280|Helmond 570|Hengelo 755|Purmerend 144|Schiedam 311 312|Lelystad 822 823|Emmen 781 782|Middelburg 433|Roermond 604|Weert 600|Tiel 400|Zutphen 720|Almelo 760|Oss 534|Veenendaal 390|Zeist 370|Hoorn 162|Den_Helder 178|Vlissingen 438|Bergen_op_Zoom 461|Terneuzen 453|Doetinchem 700|Hoogeveen 790|Kampen 826|Drachten 920|Heerenveen 844|Sneek 860|Antwerpen 200 201 202 203|Gent 900|Brugge 800|Leuven 300|Mechelen 280|Hasselt 350|Kortrijk 850|Oostende 840|Aalst 930|Sint-Niklaas 910|Genk 360|Roeselare 880|Turnhout 230|Dendermonde 920|Lier 250|Ieper 890|Oudenaarde 970",
  zipAreas:
    'Noord-Holland 10-12 14-20|Zuid-Holland 22-33|Utrecht 34-37 39|Zeeland 43-45|Noord-Brabant 46-57|Limburg 58-64|Gelderland 65-73|Overijssel 74-77 80-81|Flevoland 13 82|Drenthe 78-79 94|Friesland 84-92|Groningen 95-99|Antwerpen 20-29|Vlaams-Brabant 15-19 30-34|Belgisch-Limburg 35-39|West-Vlaanderen 80-89|Oost-Vlaanderen 90-99',
};

const AREAS: readonly (readonly string[])[] = [
  ['10', '13', '15', '20', '23', '24', '26', '30', '33', '35', '36', '38', '40', '43', '45', '46', '50', '53', '55', '58', '70', '71', '72', '73', '74', '75', '76', '77', '78', '79'],
  '111 113 114 115 117 118 161 162 164 165 166 167 168 172 174 180 181 182 183 184 186 187 222 223 224 226 227 228 229 251 252 255 294 297 299 313 314 315 316 317 318 320 321 341 342 343 344 345 346 347 348 411 412 413 416 418 475 478 481 485 486 487 488 492 493 495 497 499 511 512 513 514 515 516 517 518 519 521 522 523 524 525 527 528 529 541 543 544 545 546 547 548 561 562 566 570 571 572 573 575 577 578 591 592 593 594 595 596 597 598 599'.split(' '),
]; // prettier-ignore

/** The Netherlands: ten figures with the trunk 0; 06 for mobiles, areas of two or three figures. */
const NETHERLANDS: NumberingPlan = {
  country: '31',
  draw(national, rng, town) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    // A town hall is called by its area: "14 0344".
    if (/^140\d{2,3}$/.test(national)) return `140${rng.pick(AREAS[national.length - 5] ?? [])}`;
    if (rest.length !== 9) return undefined;
    if (rest.startsWith('6')) return `${trunk}6${between(1, 5, rng)}${figures(7, rng)}`;
    // Of no area.
    if (/^8[58]/.test(rest)) return trunk + rest.slice(0, 2) + between(1, 9, rng) + figures(6, rng);
    const areas = AREAS.find((each) => each.some((area) => rest.startsWith(area)));
    if (areas === undefined) return undefined;
    const own = areas.find((each) => rest.startsWith(each)) ?? '';
    const area = (town?.fork('area', own) ?? rng).pick(areas);
    return trunk + area + between(2, 8, rng) + figures(8 - area.length, rng);
  },
};

const AREAS_OF_FLANDERS = '3 9 11 12 13 14 15 16 50 51 52 53 54 55 56 57 58 59 89'.split(' ');

/** Flanders and Brussels: eight figures behind the trunk 0, a mobile nine. */
const BELGIUM: NumberingPlan = {
  country: '32',
  form: /^(?:\D*\d){9}\D*$|^\D*04\d\d(?:\/|(?:[ .]\d\d){3}$)/,
  draw(national, rng, town) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (/^4[5-9]\d{7}$/.test(rest)) return `${trunk}4${between(7, 9, rng)}${figures(7, rng)}`;
    if (rest.length !== 8) return undefined;
    if (/^[78]00/.test(rest)) return trunk + rest.slice(0, 3) + between(1, 9, rng) + figures(4, rng);
    if (rest.startsWith('2')) return `${trunk}2${between(2, 7, rng)}${figures(6, rng)}`;
    const areas = AREAS_OF_FLANDERS.filter(({ length }) => length === (/^[39]/.test(rest) ? 1 : 2));
    const area = (town?.fork('area', rest.slice(0, areas[0]?.length)) ?? rng).pick(areas);
    return trunk + area + between(2, 8, rng) + figures(7 - area.length, rng);
  },
};

export const contact: Contact = {
  plans: [BELGIUM, NETHERLANDS],
  phones: '06-12345678|06 1234 5678|020-1234567|030 123 45 67|0113-123456|+31 6 12345678',
  extension: /toestel|tst\./u,
  ids: {
    'social-security': ['123456782', '85.07.30-033.28'],
    id: ['123456782'],
    account: ['NL91 ABNA 0417 1643 00'],
    vehicle: ['AB-123-C', '12-ABC-3'],
  },
  words: 'telefoon telefoonnummer mobiel thuis werk toestel adres vast prive',
  birthNumber: /^(?<year>\d\d)\.?(?<month>0[1-9]|1[0-2])\.?(?<day>0[1-9]|[12]\d|3[01])[ -]?\d{3}[-. ]?\d\d$/u,
  numberWords:
    'rijksregisternummer insz bsn burgerservicenummer patientnummer dossier dossiernummer kenmerk polis polisnummer verzekering rekening rekeningnummer rijbewijs paspoort kenteken big agb opname zaak nummer zorgverzekering',
};
