import type { Names, Institutions, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';
import { ENGLISH_INSTITUTION, FOREIGN_JOINTS, foreignKinds } from '../foreign-names.ts';
import { FAMILY_ENDINGS, SWEDISH_SPELLING } from '../other-scripts.ts';
import { homes } from './homes.ts';
import { bodies, bodyKinds, cues, likeBodies, named, parts } from './organisations.ts';
import { articled, compoundsOfTowns, regionsAbroad, statesOf, whereabouts } from './places.ts';

export const names: Names = {
  households: 'familjen',
  titles: {
    u: 'doktor professor docent lektor overlakare skoterska sjukskoterska advokat domare radman lagman kapten overste pastor kyrkoherde biskop arkebiskop',
    f: 'fru froken drottning prinsessa grevinna syster',
    m: 'herr kung prins pave greve friherre',
  },
  ownTitles: { u: 'kusin', f: 'tant moster faster mormor farmor mamma', m: 'farbror morbror morfar farfar pappa' },
  saints: 'sankta sankt s:t s:ta',
  particles: 'av af',
  genitive: {
    ending: 's',
    afterSibilant: '',
    // A noun, not a verb: "Kälvestens undersökning".
    owned:
      /^ (?:['"”’»]\p{Ll}+['"”’»]|(?:son|mor|far|bror|syster|dotter|svar|bok|hus|liv|tal|vän|ord|verk|namn|plan|roll|fru|pappa|mamma)(?:en|n|et)?(?!\p{L})|(?!(?:och|eller|men|samt|som|att|på|av|till|från|med|för|hos|vid|om|under|över|efter|inte|då|nu|här|där|så|var|fick|gick|kom|blev|såg|tog|stod|gav|skrev|vann|dog|satt|lät|bad|föll|drog|hann|vill|kan|ska|skall|må|måste|själv|bor|sin|sitt|sina|den|det|en|ett)(?!\p{L})|\p{Ll}+(?:[^o\P{L}]r|(?:^|[^\p{L}])(?:tr|ber)or|de|te|tt|ts|as|es)(?!\p{L})|\p{Ll}*(?:tog|gav|kom|gick|stod|höll|föll|skrev|lade|drog|slog|sprang|bröt|bjöd|teg|låg|stack|vek|steg|sjöng|försvann|hade)(?!\p{L}))\p{Ll}{4,})/u,
  },
  told: {
    f: {
      before:
        /(?:\p{L}{2}(?:erskan|inna|innan|issan?|östran?)|kvinnan|flickan|frun|damen|änkan|hustrun|modern|dottern|systern|(?:[hH]ans|[mM]in|[dD]in) (?:fru|maka|fästmö|flickvän)) $/u,
      after:
        /^ (?:(?:\p{Ll}+ )?(?:födde (?!s)|(?:var|är|blev|blir) (?:\p{Ll}+ )?gravid|väntar barn)|(?:och|med) hennes (?:man|make|son|dotter|barn|far|mor)(?!\p{L}))/u,
      ahead: /(?<!\p{L})(?:hon|henne|hennes|gravid)(?!\p{L})/u,
    },
    m: {
      before:
        /(?:(?:\p{L}{3}|(?<!\p{L}))mannen|pojken|herren|sonen|brodern|fadern|maken|kungen|greven|hertigen|(?:[hH]ennes|[mM]in|[dD]in) (?:man|make|fästman|pojkvän)) $/u,
      after: /^ (?:och|med) hans (?:fru|hustru|maka|son|dotter|barn|far|mor)(?!\p{L})/u,
      ahead: /(?<!\p{L})(?:han|honom|hans)(?!\p{L})/u,
    },
  },
  joins: 'och',
  givenAfter:
    /(?<!\p{L})(?:[kK]ung|[dD]rottning|[pP]rins(?:essan?)?|[pP]åve|[kK]ejsare|[kK]ejsarinnan?|(?:[sS]tor)?[hH]ertig(?:en|innan?)?|[sS]ankta?|S:ta?|[hH]elig[ae]|Hej|Hejsan|Tjena|Kära|Käre|[hH]ans (?:fru|maka)|[hH]ennes (?:man|make)|[Ff]arbror|[mM]orbror|[fF]aster|[mM]oster|[kK]usin(?:en)?) $/u,
  knowsForeign: true,
  homes,
  homeEndings: 'a t e s',
  spelling: SWEDISH_SPELLING,
  familyEndings: FAMILY_ENDINGS,
  particlesOf: { arabic: 'al bin ibn abu' },
  origins: {
    en: 'amerikansk brittisk engelsk skotsk irländsk australisk australiensisk kanadensisk',
    de: 'tysk västtysk östtysk österrikisk schweizisk',
    fr: 'fransk belgisk',
    es: 'spansk mexikansk argentinsk chilensk kubansk',
    it: 'italiensk',
    nl: 'nederländsk holländsk',
    pt: 'portugisisk brasiliansk',
  },
  givenEndings: { f: /(?:a|ie|ine|ette|elle)$/u, m: /[^ae]$/u },
  rulers:
    'kung drottning prins prinsessa pave kejsare kejsarinna tsar sultan sankt kusin tant moster faster mormor farmor mamma farbror morbror morfar farfar pappa',
  figures:
    'gud guds jesus jesu kristus kristi allah buddha paulus petrus abraham isak jakob mose david salomo noa adam luther',
  fields: { given: 'fornamn', family: 'efternamn' },
  honorifics: 'Dr Prof|Fru Fröken|Herr Dr Prof|Doktor Professor',
  writtenOut: 'Fru Fröken',
  shares: { hyphenated: 0.06, secondGiven: 0.06 },
  usual: { f: [''], m: [''], 'doctor-f': ['Dr', 'Leg läk'], 'doctor-m': ['Dr', 'Leg läk'] },
  kin: {
    f: 'hustru hustrun frun mor moder modern mamma mamman dotter dottern syster systern mormor farmor faster moster svagerska svagerskan dotterdotter sondotter brorsdotter systerdotter brorsdottern systerdottern flickvannen vaninnan',
    m: 'far fader fadern pappa pappan make maken son sonen bror brodern morfar farfar farbror morbror svager svagern dotterson sonson brorson systerson brorsonen systersonen pojkvannen',
    u: 'sambo sambon kusin kusinen barnbarnet',
  },
  pronouns: { f: 'hon', m: 'han' },
  sexFields: 'kon',
  sexes: { f: 'kvinna|kvinnlig|flicka|k|f', m: 'man|manlig|pojke|m' },
};

export const institutions: Institutions = {
  foreign: ENGLISH_INSTITUTION,
  functionWords: 'och av for i pa till om vid',
  legalForms: 'ab aktiebolag hb broderna soner',
  careWords: { children: 'barn ungdom', women: 'kvinno forloss kvinnos', surgery: 'karlkir', acute: 'akut iva', head: 'ogon oron kak tand', skin: 'hud', tests: 'rontgen klinisk_fys', late: 'minnes rehab smart stroke', inner: 'hjart lung njur medicin' }, // prettier-ignore
  kinds: `
    universitet klub kungliga spital sjukhus sjukhuset lasarett lasarettet vardcentral vardcentralen apotek kommun kommuns tingsratt tingsratts hovratt hovratts
    forvaltningsratt kammarratt kammarratten forvaltningsratten tingsratten hovratten lansstyrelsen socialnamnden byggnadsnamnden batsallskap sallskap bageri konditori byggnadsfirma forsamling forsamlings hogskola skola halsocentral halsocentralen vc lakarhus lakarhuset aldreboende aldreboendet vardboende vardboendet sjukhem sjukhemmet servicehus servicehuset akutmottagning folktandvarden namnden styrelsen elevkaren bostads forskola alderdomshem hemtjanst
    hamn energi bostader fastigheter jarnverk jernverk bruk akeri mekaniska snickeri bryggeri mejeri stadshotell hotell vardshus biograf`,
  heads:
    /klinik(?:en)?|bibliotek(?:et)?|museum|museet|myndighet(?:en)?|kansli(?:et)?|kontor(?:et)?|central(?:en)?|förvaltning(?:en)?|kår(?:en)?|sjukhus(?:et)?|mottagning(?:en)?|hogskola(?:n)?|skola(?:n)?|namnd(?:en)?|ratt(?:en)?|styrelse(?:n)?|sallskap(?:et)?|forening(?:en)?/u,
  beginnings: `
    universitets regions region rehab rehabiliterings plast kak sommar fysio smart samtals familje lans centrala central akut barn kvinno ogon hud hjart lung rost njur ortoped kirurg medicin psykiatri ungdoms vard tand narsjuk nar distrikts
    grund gymnasie forskole for folk hog ridskole musik kultur sar special sprak vuxen yrkes fri hus lakar vaccinations smart diabetes astma strok minnes reumatolog neurolog
    onkolog urolog infektions dag jour specialist primarvards halso vardcentral modravards barnavards social byggnads miljo fritids utbildnings omsorgs val aldre bat segel hembygds villa lans kammar forvaltnings tings hov beroende brost somn rygg`,
  purpose: 'för i',
  beforeSeat: /(?<= )(?:i|på|vid) (?=\p{Lu})/gu,
  definite:
    /^(?!Tidningen |Sankta? )(?<head>\p{Lu}\p{Ll}{3,}(?:en|et|an|erna|orna|arna)) (?<name>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]+)?)$/u,
  aims: [
    [
      /^(?:\p{L}\p{Ll}+boendet|(?:Ålderdoms|Vård|Familje|Behandlings)hemmet|[Ss]ervicehuset|[Dd]aglig verksamhet) (?=\p{Lu}[\p{L}-]+$)/u,
      'Solgläntan|Ekliden|Lövhaga|Strandgården|Bäckagården|Kvarnberget|Björkbacken|Tallgården|Solhöjden|Ängsgården|Furugården|Rosenlund',
    ],
    [
      /^(?:Förskolan|Daghemmet|Fritidshemmet|Dagiset?|[Gg]rupp) (?=\p{Lu}[\p{L}-]+$)/u,
      'Smultronet|Blåklockan|Gläntan|Ekorren|Myran|Trollskogen|Regnbågen|Solrosen|Humlan|Nyckelpigan|Grodan|Blåsippan',
    ],
    [
      /^(?:Bostadsrättsföreningen|Brf|BRF|Bostadsföreningen|Samfällighetsföreningen) (?=\p{Lu}[\p{L}-]+$)/u,
      'Svalan|Linden|Falken|Eken|Tornet|Kajan|Ugglan|Fyren|Rosen|Tallen|Kvarnen|Sjöutsikten|Lärkan|Utkiken',
    ],
    [/^(?:B[VM]C|MVC|BMM|Närhälsan|(?:Barnavårds|Mödravårds|Familje)centralen) (?=\p{Lu}[\p{L}-]+$)/u, 'Linden|Torget|Backa|Centrum|Kronan|Söder|Norrby|Fyren|Hamnen|Nyhem|Sjöstaden|Slottsstaden'], // prettier-ignore
    [/^(?:Tandläkarna|Tandläkargruppen|Läkarna|Läkargruppen|Familjeläkarna) (?=(?:vid|i|på) \p{Lu}\p{L}+$)/u, 'vid Torget|vid Bron|vid Kyrkan|vid Hamnen|vid Stationen|vid Parken|i Centrum|i Kvarnen|på Hörnet|på Höjden'], // prettier-ignore
    [/^[Hh]emtjänst(?:en)? (?=\p{Lu}[\p{L}-]+$)/u, 'Norr|Söder|Öster|Väster|Centrum|Norrby|Backa|Strandgården|Ekliden'], // prettier-ignore
    [/^Anstalten (?=\p{Lu}\p{L}+$)/u, 'Kumla|Tidaholm|Norrtälje|Saltvik|Hällby|Österåker|Skänninge|Mariefred|Tillberga|Rödjan|Viskan'], // prettier-ignore
    [/^Häktet (?=\p{Lu}\p{L}+$)/u, 'Göteborg|Malmö|Sollentuna|Huddinge|Jönköping|Karlstad|Falun|Gävle|Luleå|Visby|Växjö'], // prettier-ignore
    [/^Kriminalvården (?=Region \p{Lu}\p{L}+$)/u, 'Region Nord|Region Mitt|Region Öst|Region Väst|Region Syd|Region Stockholm'], // prettier-ignore
  ],
  bodies,
  parts,
  acronyms: [],
  bodyKinds,
  likeBodies,
  named,
  cues,
  keptBehind: /(?<!\p{L})(?:[Ee]n|[Ee]tt) $/u,
  sole: /(?<!\p{L})(?:[kK]abinettssekreterare|[uU]trikesr[åä]d|[rR]iksbankschef|[jJ]ustitieråd|[rR]ikspolischef|[öÖ]verbefälhavare|[rR]iksmarskalk)\p{L}* (?:på|i|vid|för) $/u,
  hospitalNames: 'houses',
  ofTown: (town) => (town === 'Falun' ? 'Falu' : /[aeiouyåäöésxz]$|^Kalmar$/u.test(town) ? town : `${town}s`),
  fieldEnding: /logi/u,
  nationalities: [
    ['dan nor fin ty ry turki span', 'ska skt sk'],
    ['Capio Aleris Meliva Achima', 's -'],
    ['Mälardalen Bergslagen Roslagen Skaraborg', 's -'],
  ],
  fields: [['Utbildning Hälsa Kultur Forskning Miljö Energi Transport Jordbruk Rättsmedicin Statistik', '-']],
  commonEnding:
    /(?:ning(?:en|ar)?|het(?:en)?|skap(?:et)?|tion(?:en)?|iska?|liga?|logi|vård(?:en)?|tjänst(?:en)?|råd(?:et)?)$/iu,
  common:
    'arbete barn kvinnor ungdom familj idrott handel industri trafik vatten blod natur kyrka european free trade association community economic union international council world development foundation group holding investment music company corporation university college institute center centre',
};

export const places: Places = {
  seatsOfPower: 'Vatikanen',
  foreignKinds: `${foreignKinds('Storbritannien', 'Spanien', 'Italien', 'Frankrike')}|Italien: lido`,
  foreignJoints: FOREIGN_JOINTS,
  articled,
  statesOf,
  whereabouts,
  compoundsOfTowns,
  // "Jönköpings kommun", but "Örebro kommun", "Borås kommun".
  inflect: (name) =>
    name
      .replace(/(?<=[^aeiouyåäösxz\P{Ll}])(?= (?:kommun|stad|socken)$)/u, 's')
      .replace(/(?<=[aeiouyåäö])s(?= kommun$)/u, ''),
  greatest: 'Stockholm Göteborg Malmö',
  besides:
    /(?<!\p{L})(?:nära|utanför|i närheten av|intill|strax (?:norr|söder|öster|väster) om|(?:norr|söder|öster|väster|nordost|nordväst|sydost|sydväst) om|(?:mil|km|kilometer) från) $/iu,
  sea: /(?<!\p{L})(?:[fF]ärj(?:a|an|or|orna)|varv(?:et|ets)?|kryssning\p{Ll}*|hamnstad(?:en)?|fregatt(?:en|er)?|kust(?:en|er|erna)?|redare|redarna|flottan?s?|marinens?|sjömakten?|sjörövare|fiskevatten)(?!\p{L})/u,
  ports:
    'Stockholm Göteborg Malmö Helsingborg Trelleborg Ystad Karlskrona Karlshamn Oskarshamn Västervik Nynäshamn Kalmar Varberg Halmstad Landskrona Gävle Sundsvall Härnösand Umeå Luleå Visby Oxelösund Norrköping Strömstad',
  // Who borders on whom, and where rivers come from.
  eras: [
    [/^(?:Norge|Finland|Danmark)s?$/u, /(?<!\p{L})(?:(?:riks)?gräns(?:en|ar|ade)?|rinner upp|gränsfloden)(?!\p{L})/u],
  ],
  partsOfWorld: /^(?:Baltikum|Benelux)s?$/u,
  inBrackets: /^(?:inklusive|inkl\.|exklusive|nära|nuvarande|även|samt|utom|vid|i) (?=\p{Lu})/u,
  together: [
    [/(?<!\p{L})(?:Norden|[nN]ordisk\p{L}*|Skandinavien|[sS]kandinavisk\p{L}*)/u, 'Danmark Norge Finland|Island'],
    [/(?<!\p{L})(?:Baltikum|[bB]altisk\p{L}*)/u, 'Estland Lettland Litauen'],
    [/(?<!\p{L})Benelux/u, 'Belgien Nederländerna Luxemburg'],
    [/(?<!\p{L})neutral(?:a|t|itet\p{Ll}*)(?!\p{L})/u, 'Sverige Schweiz Österrike Finland Irland'],
    // "tiotals miljoner människor i USA": as many live in few countries.
    [
      /(?<!\p{L})(?:[hH]undra|[tT]io)tals miljoner (?:\p{Ll}+ )?(?:människor|personer|invånare|väljare|arbetare|barn|konsumenter|bilar)(?!\p{L})/u,
      'USA Japan Indien Brasilien Kina Indonesien',
    ],
    // "svarar för 35 procent av världens energiförbrukning"
    [
      /(?<!\p{L})(?:\d\d(?:,\d+)? ?(?:%|procent)|hälften|en (?:tredje|fjärde|femte)del) av (?:hela )?(?:världens|jordens) \p{L}/u,
      'USA Kina Ryssland Sovjetunionen Indien',
    ],
    [
      /(?<!\p{L})(?:EEC|EG|EU)(?!\p{L})/u,
      'Irland Danmark Norge Finland Portugal Grekland Österrike|Storbritannien Spanien|Frankrike Tyskland Västtyskland Italien|Belgien Nederländerna Luxemburg',
    ],
  ],
  seats: [
    [/(?<!\p{L})(?:[rR]iksdagshuset|[eE]nkammarriksdag(?:en)?)(?!\p{L})/u, 'Stockholm|Stockholms'],
    [
      /(?<!\p{L})[Ss]tatens \p{Ll}{3,}(?:verk|råd|nämnd|institut|anstalt|byrå)(?:et|en|n)?(?!\p{L})/u,
      'Sverige|Sveriges',
    ],
  ],
  governs: /(?<!\p{L})(?:[rR]egeringen|[aA]mbassad(?:en|ören)?|[uU]trikesdepartementet|[pP]arlamentet) i $/u,
  capitals:
    'Frankrike Paris|Luxemburg Luxemburg|Storbritannien London|England London|Skottland Edinburgh|Italien Rom|Spanien Madrid|Portugal Lissabon|Belgien Bryssel|Nederländerna Amsterdam|Holland Amsterdam|Danmark Köpenhamn|Norge Oslo|Finland Helsingfors|Island Reykjavik|Irland Dublin|Polen Warszawa|Tjeckien Prag|Slovakien Bratislava|Ungern Budapest|Rumänien Bukarest|Bulgarien Sofia|Grekland Aten|Turkiet Ankara|Serbien Belgrad|Kroatien Zagreb|Slovenien Ljubljana|Albanien Tirana|Ukraina Kiev|Ryssland Moskva|Belarus Minsk|Litauen Vilnius|Lettland Riga|Estland Tallinn|Österrike Wien|Schweiz Bern|Tyskland Berlin|Egypten Kairo|Syrien Damaskus|Libanon Beirut|Jordanien Amman|Irak Bagdad|Iran Teheran|Marocko Rabat|Tunisien Tunis|Algeriet Alger|Libyen Tripoli|Kenya Nairobi|Etiopien Addis_Abeba|Uganda Kampala|Rwanda Kigali|Indien New_Delhi|Pakistan Islamabad|Afghanistan Kabul|Kina Peking|Japan Tokyo|Sydkorea Seoul|Vietnam Hanoi|Thailand Bangkok|Indonesien Jakarta|Australien Canberra|Kanada Ottawa|Mexiko Mexico_City|Kuba Havanna|Brasilien Brasília|Argentina Buenos_Aires|Chile Santiago|Peru Lima|Colombia Bogotá|Venezuela Caracas|Ecuador Quito|Uruguay Montevideo|Paraguay Asunción|Somalia Mogadishu|Sudan Khartoum|Nigeria Abuja|Ghana Accra|Senegal Dakar|Tanzania Dodoma|Zambia Lusaka|Zimbabwe Harare|Namibia Windhoek|Angola Luanda|Sydafrika Pretoria|Kazakstan Astana|Uzbekistan Tasjkent|Georgien Tbilisi|Armenien Jerevan|Azerbajdzjan Baku|Bangladesh Dhaka|Nepal Katmandu|Malaysia Kuala_Lumpur|Filippinerna Manila|Nya_Zeeland Wellington|Kosovo Pristina|USA Washington',
  keptBehind: /\p{Ll}ska huvudstaden $/u,
  formerly:
    'Sovjetunionen Ryssland|Sovjet Ryssland|Jugoslavien Serbien|Tjeckoslovakien Tjeckien|Östtyskland Tyskland|Västtyskland Tyskland',
  countryAliases: 'GB England Skottland|NL Holland',
  endings: 's',
  tellsForeign: true,
  regionsAbroad,
  kinds:
    'gymnasium lasarett sjukhus lan lans kommun kommunen socken stad ostra vastra norra sodra riksvag lansvag europavag',
  streets: 'gata gatan vag vagen vaeg grand granden torg torget stig stigen backe backen alle straket',
  units: 'lgh tr trappa trappor uppg uppgang ingang vaning og pb box as bst',
  rooms: 'rum sal sang avdelning avd vaning fonster dorr postnummer',
  directions: 'norra sodra ostra vastra norre sodre ostre vastre ovre nedre gamla nya stora lilla',
  wayAdjectives: 'Gamla Nya Långa Stora Lilla Norra Södra Östra Västra Övre Nedre',
  streetHeads:
    /gatan|gata|vägen|väg|gränd|torget|torg|stigen|backen|gården|stråket|slingan|allén|esplanaden|promenaden|svängen/u,
  ambiguous: 'alle stig',
  zip: {
    example: '123 45',
    draw: (length, rng) => (length === 5 ? between(100, 984, rng) + figures(2, rng) : undefined),
  },
  countries: 'SE',
  // A town of those that everybody knows becomes one of them; each of these regions has one of the greatest.
  regionsAlike: [
    'Stockholms_län Skåne Västra_Götaland',
    'Östergötland Uppsala_län Örebro_län Västmanland Jönköpings_län Västerbotten Halland Gävleborg Sörmland Värmland Dalarna Kronoberg Kalmar_län Norrbotten Västernorrland Blekinge Jämtland Gotland',
  ],
  bodySeats: [
    {
      after: /^s? kommun$/u,
      towns:
        'Ale Alingsås Alvesta Aneby Arboga Arvidsjaur Arvika Askersund Avesta Bengtsfors Bjuv Boden Bollnäs Borgholm Borlänge Borås Botkyrka Bromölla Danderyd Degerfors Eksjö Emmaboda Enköping Eskilstuna Eslöv Fagersta Falkenberg Falköping Falun Filipstad Finspång Flen Gislaved Gnesta Gnosjö Grums Gällivare Gävle Hagfors Hallsberg Halmstad Haninge Haparanda Heby Hedemora Helsingborg Hjo Hofors Hudiksvall Hultsfred Håbo Hällefors Härnösand Hässleholm Höganäs Hörby Höör Jokkmokk Järfälla Jönköping Kalix Kalmar Karlshamn Karlskoga Karlskrona Karlstad Katrineholm Kiruna Klippan Kramfors Kristianstad Kristinehamn Kumla Kungsbacka Kungälv Kävlinge Köping Laholm Landskrona Leksand Lerum Lidingö Lidköping Lindesberg Linköping Ljungby Ljusdal Lomma Ludvika Luleå Lund Lycksele Lysekil Malmö Malung Mariestad Mark Mellerud Mjölby Mora Motala Mullsjö Mönsterås Mörbylånga Nacka Nora Norberg Nordmaling Norrköping Norrtälje Nybro Nyköping Nynäshamn Nässjö Ockelbo Olofström Orsa Osby Oskarshamn Ovanåker Oxelösund Pajala Partille Perstorp Piteå Ragunda Robertsfors Ronneby Sala Salem Sandviken Sigtuna Simrishamn Sjöbo Skara Skellefteå Skinnskatteberg Skurup Skövde Sollefteå Sollentuna Solna Sorsele Staffanstorp Stenungsund Storuman Strängnäs Strömstad Sundbyberg Sundsvall Sunne Surahammar Svalöv Svedala Säffle Säter Sävsjö Söderhamn Söderköping Södertälje Sölvesborg Tidaholm Tierp Timrå Tingsryd Torsby Tranemo Tranås Trelleborg Trollhättan Trosa Tyresö Täby Uddevalla Ulricehamn Umeå Uppsala Vadstena Vaggeryd Valdemarsvik Vallentuna Vansbro Vara Varberg Vaxholm Vellinge Vetlanda Vilhelmina Vimmerby Vingåker Vårgårda Vänersborg Vännäs Värnamo Västervik Västerås Växjö Ystad Åmål Ånge Åre Årjäng Åsele Åstorp Älmhult Älvsbyn Ängelholm Örebro Örnsköldsvik Östersund Österåker Östhammar Övertorneå',
    },
    {
      after: /^ universitet(?:et|s)?$/u,
      towns: 'Stockholm Uppsala Lund Göteborg Umeå Linköping Örebro Karlstad Malmö Växjö',
    },
    {
      after: /^ tingsrätt(?:en|s|ens)?$/u,
      towns:
        'Stockholm Göteborg Malmö Uppsala Linköping Norrköping Växjö Kalmar Lund Helsingborg Halmstad Varberg Borås Uddevalla Vänersborg Örebro Eskilstuna Nyköping Falun Mora Gävle Hudiksvall Sundsvall Östersund Umeå Skellefteå Luleå Haparanda Gällivare Lycksele Karlstad Ystad Kristianstad Solna Södertälje Norrtälje Alingsås Eksjö Hässleholm',
    },
    { before: /Kammarrätten i $/u, towns: 'Stockholm Göteborg Sundsvall Jönköping' },
    { before: /Migrationsdomstolen i $/u, towns: 'Stockholm Göteborg Malmö Luleå' },
    {
      before: /Förvaltningsrätten i $/u,
      towns: 'Stockholm Göteborg Malmö Luleå Umeå Härnösand Falun Karlstad Uppsala Linköping Jönköping Växjö',
    },
  ],
  zipsOfTowns:
    'Stockholm 11|Göteborg 41|Malmö 21|Uppsala 75|Linköping 58|Västerås 72|Örebro 70|Norrköping 60|Helsingborg 25|Jönköping 55|Umeå 90|Lund 22|Borås 50|Sundsvall 85|Gävle 80|Eskilstuna 63|Södertälje 15|Karlstad 65|Växjö 35|Halmstad 30|Luleå 97|Trollhättan 46|Östersund 83|Borlänge 78|Falun 79|Kalmar 39|Skövde 54|Kristianstad 29|Karlskrona 37|Skellefteå 93|Uddevalla 45|Visby 62|Nyköping 61|Örnsköldsvik 89|Hudiksvall 82|Sandviken 81|Härnösand 87|Piteå 94|Boden 96|Kiruna 98|Motala 59|Landskrona 26|Trelleborg 23|Varberg 43|Lidköping 53|Katrineholm 64|Norrtälje 76|Solna 16 17|Huddinge 14|Nacka 13|Lidingö 18|Mora 79|Karlskoga 69|Bollnäs 82|Söderhamn 82|Ludvika 77|Vetlanda 57|Oskarshamn 57|Västervik 59|Ystad 27|Hässleholm 28|Ängelholm 26|Falkenberg 31|Mariestad 54|Kungsbacka 43|Enköping 74|Arvika 67|Avesta 77|Köping 73|Nässjö 57|Värnamo 33|Ljungby 34|Karlshamn 37|Alingsås 44|Vänersborg 46|Strängnäs 64',
  zipAreas:
    'Stockholms_län 10-19 76|Skåne 20-28|Halland 30-31|Jönköpings_län 33 55-57|Kronoberg 34-36|Blekinge 37|Kalmar_län 38-39|Västra_Götaland 40-42 44-47 50-54|Östergötland 58-61|Gotland 62|Sörmland 63-64|Värmland 65-68|Örebro_län 69-71|Västmanland 72-73|Uppsala_län 74-75|Dalarna 77-79|Gävleborg 80-82|Jämtland 83-84|Västernorrland 85-88|Västerbotten 90-93|Norrbotten 94-98',
};

const AREAS: Readonly<Record<number, readonly string[]>> = {
  1: ['8'],
  2: ['11', '13', '16', '18', '19', '21', '23', '26', '31', '33', '35', '36', '40', '42', '44', '46', '54', '60', '63', '90'], // prettier-ignore
  3: ['120', '140', '150', '171', '220', '240', '250', '270', '300', '320', '371', '380', '410', '430', '470', '480', '500', '510', '520', '550', '611', '640', '660', '680', '910', '920', '950', '970'], // prettier-ignore
};

const SWEDEN: NumberingPlan = {
  country: '46',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 7 || rest.length > 10) return undefined;
    if (/^7[02369]/.test(rest)) return `${trunk}7${rng.pick('02369')}${figures(rest.length - 2, rng)}`;
    const width = [1, 2, 3].find((length) => AREAS[length]?.includes(rest.slice(0, length)));
    if (width === undefined) return undefined;
    return trunk + rng.pick(AREAS[width] ?? ['8']) + between(1, 9, rng) + figures(rest.length - width - 1, rng);
  },
};

export const contact: Contact = {
  plans: [SWEDEN],
  phones: '08-123 456 78|070-123 45 67|031-12 34 56|+46 70 123 45 67',
  extension: /anknytning/u,
  ids: { id: ['811218-9876', '19811218-9876'], account: ['SE45 5000 0000 0583 9825 7466'], vehicle: ['ABC 123'] },
  words: 'mobil anknytning nummer',
  // The kind of case at a court.
  fixed: /(?<![\p{L}\d])(?:PMT|PMÖÄ|Ö|Ä|[BTFKMP])(?= ?\d{1,6}-\d\d(?!\d))/gu,
  birthNumber: /^(?<year>(?:18|19|20)?\d\d)(?<month>[01]\d)(?<day>[0-9]\d) ?[-+–]? ?\d{4}$/u,
  numberWords: 'personnummer journal journalnummer korkort pass konto kort lopnummer provnummer',
};
