import type { PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';

/** "Malmöregionen", "Storlund": what is called after a town. */
export const compoundsOfTowns =
  /^(?:(?<before>Stor)(?<small>\p{Ll}{3,}[^s\P{L}])(?<end>s?)|(?<town>\p{Lu}\p{Ll}+?)(?<after>området|regionen|regionerna|trakten))$/u;

const states = statesOfAmerica('USA', 'California Kalifornien');

/** Behind a town they tell that it lies there: "Tulsa, Oklahoma". */
export const statesOf = { countries: 'USA Förenta_staterna', names: `${states.names} ${states.inEnglish}` };
export const { regionsAbroad } = states;

/** Parishes of towns, which are called after saints, kings and queens and not as villages are. */
export const TOWN_PARISHES =
  'Oscars_församling Engelbrekts_församling Sofia_församling Hedvig_Eleonora_församling Sankt_Johannes_församling Sankt_Pauli_församling Maria_Magdalena_församling Gustav_Adolfs_församling Sankta_Katarina_församling Matteus_församling Sankt_Petri_församling Adolf_Fredriks_församling';
export const TOWN_PARISH =
  /^(?:(?:Sankta?|S:ta?|Maria|Hedvig|Gustav|Adolf|Karl|Jakobs?|Kristina) (?:\p{Lu}[\p{L} ]+ )?|(?:Oscars|Engelbrekts|Sofia|Katarina|Matteus|Johannes|Klara|Nikolai|Gustavi|Jakobs|Vasa|Johannebergs|Kungsholms|Domkyrko) ?)församling$/u;

/** Names that are those of no town, of one kind each: no article stands before them. */
export const articled: readonly PlaceGroup[] = [
  { u: TOWN_PARISHES, ending: TOWN_PARISH, isSure: true },
  // Seats of the European Communities.
  {
    u: 'Bryssel Strasbourg Luxemburg',
    before: /(?<!\p{L})(?:EU|EG|EEC)(?!\p{L})[^.;]{0,30} (?:i|in|till|nach) $/u,
    isSure: true,
  },
  // "Väst- och Östtyskland": what two directions have in common.
  { u: 'Östeuropa Sydeuropa Nordeuropa', before: /(?<!\p{L})(?:Väst|Öst|Nord|Syd)- och $/u, isSure: true },
  // Of its countries and peoples a text tells much that is true of one part of the world alone.
  { u: 'Europa' },
  { u: 'Afrika Asien Sydamerika' },
  { u: 'Nordamerika' },
  { u: 'Oceanien' },
  {
    u: 'Västeuropa Östeuropa Centraleuropa Sydeuropa Nordeuropa',
    ending:
      /^(?:\p{Lu}\p{Ll}+- och )?(?:Väst|Öst|Nord|Syd|Sydost|Sydväst|Nordost|Nordväst|Central|Mellan)-?[eE]uropa$/u,
    isSure: true,
  },
  {
    u: 'Västafrika Östafrika Nordafrika Centralasien Sydostasien Östasien Sydasien Centralamerika Latinamerika Mellanöstern Främre_Orienten',
    ending:
      /^(?:\p{Lu}\p{Ll}+- och )?(?:Väst|Öst|Nord|Syd|Sydost|Sydväst|Nordost|Nordväst|Central|Mellan|Inre)-?(?:[aA]frika|[aA]sien|[aA]merika)$/u,
    isSure: true,
  },
  { u: 'Västerlandet Orienten Österlandet' },
  { u: 'västerlandet orienten österlandet västvärlden östvärlden' },
  { u: 'Golfströmmen Humboldtströmmen Labradorströmmen Benguelaströmmen Kuroshioströmmen', ending: /strömmen$/u },
  // A part of a great town: what it becomes is called as one of many towns, since the town becomes another.
  {
    u: 'Östermalm Vasastan Söder Väster Öster Norr Västermalm',
    ending: /^(?:Kungsholmen|Södermalm|Norrmalm|Djurgården|Hägersten|Skärholmen)$/u,
    isSure: true,
  },
  // Where people went overseas.
  { u: 'Kanada Australien Argentina Brasilien', ending: /^(?:Nord)?Amerika$/u, isSure: true },
  { u: 'Svenskfinland' },
  { u: 'Nyland Åboland Satakunta Tavastland Savolax Egentliga_Finland' },
  { u: 'gbg sthlm' },
  { u: 'Gbg Sthlm' },
  {
    u: 'Sankta_Katarina_kyrka Sankt_Nicolai_kyrka Sankt_Olofs_kyrka Sankt_Pers_kyrka Sankt_Johannes_kyrka Sankta_Maria_kyrka Sankt_Lars_kyrka Sankt_Mikaels_kyrka',
    ending: /^(?:Sankta?|S:ta?) [\p{L} ]+ kyrka$/u,
    isSure: true,
  },
  {
    u: 'Norra_Stationstorget Södra_Järnvägstorget Västra_Kyrktorget Östra_Rådhustorget Norra_Hamntorget Södra_Kungstorget',
    ending: /^(?:Norra|Södra|Östra|Västra) \p{L}+torget$/u,
    isSure: true,
  },
  {
    u: 'Östergötland Småland Skåne Halland Blekinge Bohuslän Uppland Södermanland Gästrikland Hälsingland Medelpad Ångermanland Västerbotten Norrbotten',
  },
  // Without a coast, or with hardly any.
  { u: 'Västergötland Dalsland Närke Värmland Västmanland Dalarna Jämtland Härjedalen Lappland' },
  { u: 'Skandinavien Norden' },
  { u: 'Baltikum Benelux Balkan Kaukasien' },
  { u: 'Arktis Antarktis Sibirien' },
  { u: 'Sahel Sahara Maghreb Kalahari' },
  { u: 'Östtyskland Västtyskland' },
  // With towns of theirs beside them these stay.
  { u: 'Jugoslavien Tjeckoslovakien' },
  // A great power is like none of these.
  { u: 'Kina Indien Brasilien', ending: /^Sovjet(?:unionen)?$/u, isSure: true },
  { u: 'Kinas Indiens Brasiliens', ending: /^Sovjet(?:unionen)?s$/u, isSure: true },
  { u: 'Preussen Württemberg Hannover Böhmen' },
  { u: 'Karibien Polynesien Melanesien' },
  { u: 'Nordatlanten Sydatlanten Norra_Atlanten Södra_Atlanten' },
  {
    u: 'Stilla_havet Atlanten Indiska_oceanen Norra_ishavet Medelhavet Svarta_havet Röda_havet Kaspiska_havet',
    ending: /(?:havet|oceanen)$/u,
  },
  { u: 'Öresund Kalmarsund Stora_Bält' },
  { u: 'Östersjön Nordsjön Kattegatt Skagerrak Bottenviken Bottenhavet Ålands_hav Finska_viken Rigabukten' },
  { u: 'Donau Rhen Themsen Seine Elbe Wisla Loire Rhône Oder Po Tibern Ebro Weser Mosel' },
  {
    u: 'Nilen Volga Amazonfloden Mississippi Ganges Mekong Dnepr Kongofloden Eufrat Tigris Jordanfloden Niger Zambezi',
    ending: /floden$/u,
  },
  {
    u: 'Vänern Vättern Mälaren Hjälmaren Siljan Storsjön Bolmen Åsnen Runn Sommen Roxen Glan Båven Orsasjön Hornavan Torneträsk Ringsjön Vombsjön',
    ending: /(?:sjön|träsket|tjärn)$/u,
  },
  {
    u: 'Bråviken Gävlebukten Hanöbukten Skälderviken Laholmsbukten Edsviken Pukaviken Slätbaken Baggensfjärden Kanholmsfjärden Kalmarsund',
    ending: /\p{Ll}(?:bukten|viken|fjärden|grepen|sundet)$/u,
  },
  { u: 'Gullmarsfjorden Idefjorden Askeröfjorden Hakefjorden Byfjorden Åbyfjorden', ending: /fjorden$/u },
  { u: 'Lerbäcks_kvarn Sandby_kvarn Högby_kvarn Strömma_kvarn Holmby_kvarn', ending: / kvarn$/u, isSure: true },
  {
    u: 'Strömma_herrgård Holmby_herrgård Lerbäcks_herrgård Näsby_herrgård',
    ending: / (?:herr|säte)?gård$/u,
    isSure: true,
  },
  { u: 'Högby_fyr Sandby_fyr Holmö_fyr Vinga_fyr Landsorts_fyr', ending: / fyr$/u, isSure: true },
  {
    u: 'Dalälven Klarälven Ångermanälven Indalsälven Ljusnan Göta_älv Torne_älv Kalix_älv Lule_älv Skellefteälven Ätran Lagan Nissan Viskan Emån Fyrisån Motala_ström Mörrumsån Helgeån Vindelälven Byälven Österdalälven Svartån Nyköpingsån Umeälven Kävlingeån',
    ending: /(?:älven| älv|(?<=[\p{L}]{3})ån)$/u,
  },
  {
    u: 'Kebnekaise Sarek Sylarna Helagsfjället Åreskutan Omberg Kinnekulle Billingen Kullaberg Taberg Städjan Akka Ahkka Nipfjället Hallandsåsen Söderåsen Halleberg Hunneberg Romeleåsen',
    ending: /(?:fjället|åsen|(?<=\p{L}{3})berget)$/u,
  },
  { u: 'Tiveden Kolmården Tylöskogen Kilsbergen Abisko Stora_Sjöfallet Färnebofjärden Tyresta Padjelanta Muddus' },
  {
    u: 'Göta_kanal Trollhätte_kanal Dalslands_kanal Strömsholms_kanal Suezkanalen Panamakanalen Kielkanalen Korintkanalen',
    ending: /kanal(?:en)?$/u,
  },
  {
    u: 'Alperna Pyrenéerna Anderna Karpaterna Himalaya Kaukasus Uralbergen Klippiga_bergen Apenninerna Dolomiterna Vogeserna',
  },
  { u: 'Mount_Everest Mont_Blanc Kilimanjaro Matterhorn Elbrus Ararat Vesuvius Etna' },
  {
    u: 'Gotland Öland Orust Tjörn Ven Fårö Gotska_Sandön Visingsö Sturkö Marstrand Gräsö Singö',
    ending: /(?:\p{Ll}ö|ön|skär)$/u,
    before: /(?<!\p{L})ön $/u,
  },
  // "på Limhamn", "på Mårbacka": a part of a town, or a house in the country.
  { u: 'Haga Fridhem Nyhem Solberga Ekeby Björkhem Sandbacka Rosenlund', before: /(?<!\p{L})på $/u },
  {
    u: 'Kreta Rhodos Sicilien Sardinien Korsika Mallorca Ibiza Teneriffa Madeira',
  },
  {
    u: 'Bornholm Jylland Själland Fyn Lofoten',
  },
  {
    u: 'Bretagne Normandie Provence Alsace Bourgogne Champagne Bayern Sachsen Toscana Umbrien Lombardiet Katalonien Andalusien Galicien Baskien Flandern Wallonien Tyrolen Kärnten Schlesien Böhmen Mähren Transsylvanien Kastilien Österbotten Karelen Pommern Mecklenburg Holstein Brandenburg Livland Kurland Nordrhein-Westfalen Kalabrien Piemonte Savojen',
  },
  { u: states.names },
  { u: `${states.inEnglish} ${states.names}` },
  {
    u: 'Västra_Götaland Västernorrland Norrbotten Västerbotten Jämtland Östergötland Dalarna Värmland',
  },
  {
    u: 'Öresundsregionen Mälardalen Bergslagen Roslagen Sjuhäradsbygden Norrlandskusten Fyrbodal Siljansbygden Höga_kusten Kalmarsundsregionen',
  },
  // What a compound ends in tells what it is.
  {
    u: 'Karlshamnsverket Värtaverket Hässelbyverket Ryaverket Öresundsverket Heleneholmsverket Västhamnsverket',
    ending: /\p{Ll}verket$/u,
  },
  {
    u: 'Sydfrankrike Norditalien Sydtyskland Nordtyskland Sydengland Nordengland Nordspanien Sydspanien Sydnorge Nordnorge',
    ending:
      /^(?:Syd|Nord|Väst|Öst|Mellan|Central)-?(?:\p{Lu}\p{L}+|\p{Ll}{3,})(?:ien|tyskland|england|rike|norge|polen|kina|indien)$/u,
    isSure: true,
  },
  { u: 'Mälarområdet Öresundsområdet Göteborgsområdet' },
  { u: 'Östersjöområdet Nordsjöområdet Medelhavsområdet Atlantområdet', ending: /(?:sjö|havs|oceans)området$/u },
  {
    u: 'Stockholmsområdet Göteborgsområdet Malmöområdet Uppsalaområdet Siljansområdet Kalmarområdet Umeåområdet Linköpingsområdet',
    ending: /området$/u,
  },
  {
    u: 'Stockholmsregionen Göteborgsregionen Malmöregionen Uppsalaregionen Umeåregionen Luleåregionen Jönköpingsregionen Kalmarregionen',
    ending: /regionen$/u,
  },
  {
    u: 'Stockholmsregionerna Göteborgsregionerna Malmöregionerna Umeåregionerna Luleåregionerna Kalmarregionerna',
    ending: /regionerna$/u,
  },
  {
    u: 'Stockholmstrakten Göteborgstrakten Malmötrakten Uppsalatrakten Umeåtrakten Kalmartrakten Boråstrakten',
    ending: /trakten$/u,
  },
  {
    u: 'Storhelsingfors Storköpenhamn Storoslo',
  },
  {
    u: 'Söderleden Västerleden Österleden Norrleden Hisingsleden Lundbyleden Götaleden Oscarsleden',
    ending: /\p{Ll}leden$/u,
    isSure: true,
  },
  {
    u: 'Söderledens Västerledens Österledens Norrledens Hisingsledens Lundbyledens Götaledens Oscarsledens',
    ending: /\p{Ll}ledens$/u,
    isSure: true,
  },
  {
    u: 'Västkustbanan Ostkustbanan Mälarbanan Svealandsbanan Inlandsbanan Bohusbanan Dalabanan Botniabanan Bergslagsbanan',
    ending: /banan$/u,
    isSure: true,
  },
  {
    u: 'Sörbyfältet Gunnarsfältet Hallsfältet Backafältet Ekebyfältet',
    ending: /^\p{Lu}\p{Ll}+fältet$/u,
    isSure: true,
  },
  {
    u: 'Norra_Sörbyfältet Södra_Gunnarsfältet Västra_Backafältet Östra_Hallsfältet',
    ending: /^\p{L}\p{Ll}+a \p{Lu}\p{Ll}+fältet$/u,
    isSure: true,
  },
  {
    u: 'Högsbo_industriområde Fosie_industriområde Veddesta_industriområde Torsviks_industriområde Hagalunds_industriområde',
    ending: / industriområde$/u,
    isSure: true,
  },
  { u: 'Västkusten Ostkusten Sydkusten Norrlandskusten', ending: /\p{Ll}kusten$/u },
  { u: 'Norrland Götaland Svealand' },
  // Countries in another spelling than that of the lists.
  {
    u: 'Mexiko Brasilien Argentina Chile Sydafrika Indien Kina',
    ending: /^(?:Canada|Columbia|Equador|Mexico|Schweitz|Storbrittanien|Brazilien)$/u,
    isSure: true,
  },
  { u: 'Manhattan Brooklyn Soho Notting_Hill Montmartre Kreuzberg Bronx Harlem Chelsea' },
  {
    u: 'Arlanda Landvetter Sturup Bromma_flygplats Skavsta Kallax Axamo',
    ending: /(?: flygplats|flygplatsen)$/u,
    isSure: true,
  },
  { u: 'Heathrow Kastrup Gardermoen Schiphol' },
  { u: 'Avesta_Folkets_Park Borlänge_Folkets_Park Lunds_Folkets_Park Eskilstuna_Folkets_Park', ending: / Folkets [Pp]ark$/u, isSure: true }, // prettier-ignore
  { u: 'Hyde_Park Central_Park Prospect_Park Battersea_Park Regent’s_Park', ending: /\p{L} Park$/u, isSure: true },
  {
    // Such are in many towns, those that everybody knows in one.
    u: 'Idrottsparken Strandvallen Norrvallen Stadsparksvallen Kyrkvallen Sjövallen Bruksvallen Idrottsplatsen',
    ending: /(?:[sS]tadion|hallen|vallen| Arena)$/u,
    isSure: true,
  },
  { u: 'Eiffeltornet Kaknästornet Turning_Torso Big_Ben Empire_State_Building', ending: /tornet$/u },
  { u: 'Skansen Liseberg Gröna_Lund Kolmårdens_djurpark Furuvik' },
  {
    u: 'Kungliga_slottet Kalmar_slott Gripsholm Drottningholm Uppsala_slott Örebro_slott Vadstena_slott Skoklosters_slott Läckö_slott Tjolöholms_slott Borgholms_slott Rosendals_slott Ulriksdals_slott Sofiero Haga_slott',
    ending: /(?: slott|slottet)$/u,
    before: /(?<!\p{L})slottet $/u,
  },
  {
    u: 'Lunds_domkyrka Uppsala_domkyrka Storkyrkan Linköpings_domkyrka Visby_domkyrka Skara_domkyrka Klara_kyrka Engelbrektskyrkan Oscarskyrkan',
    ending: /(?:kyrkan| kyrka|domkyrka|kapell)$/u,
  },
  {
    u: 'Stockholms_central Göteborgs_central Malmö_central Lunds_central Hallsbergs_station Uppsala_central',
    ending: /(?: central(?:station)?| station|stationen)$/u,
    isSure: true,
  },
  {
    u: 'Vasamuseet Nationalmuseum Moderna_museet Nordiska_museet Tekniska_museet Sjöhistoriska_museet Fotografiska Konserthuset Kulturhuset Stadsteatern Dramaten Riddarhuset Rosenbad Stadshuset Stadsbiblioteket',
    ending: /(?:museet|museum|huset|teatern|biblioteket)$/u,
  },
  {
    u: 'Öresundsbron Ölandsbron Högakustenbron Älvsborgsbron Tjörnbron Västerbron Centralbron Lilla_bron Svinesundsbron',
    ending: /bron$/u,
    isSure: true,
  },
  {
    u: 'Stadsparken Folkets_park Botaniska_trädgården Vasaparken Slottsparken Kyrkparken Strandparken Badhusparken Hembygdsparken Järnvägsparken Rådhusparken Hamnparken',
    ending: /(?:parken|lunden|skogen|trädgården)$/u,
  },
  {
    u: 'Stortorget Stora_torget Lilla_torget Gamla_torget Järntorget Gustav_Adolfs_torg Rådhustorget Kungstorget Kyrktorget Nytorget Drottningtorget Södra_torget Hötorget Fisktorget Lilla_torg Vasaplan Stationsplan Hamnplan Medborgarplatsen',
    ending: /(?:plan|platsen|torget|torg)$/u,
    isSure: true,
  },
  // A quarter of a great town.
  {
    u: 'Norrby Ekeby Haga Nyhem Solberga Sandbacka Kvarnbacken Lugnet Bergsåker Nytorp Fridhem Rosenlund',
    after: /^ i (?:Stockholm|Göteborg|Malmö)(?!\p{L})/u,
  },
  { u: 'Åland' },
  { u: 'Resecentrum Centralstationen Busstationen' },
  { u: 'Skanstull Hornstull Norrtull Roslagstull Slussen', ending: /tull$/u },
];

/** Parts of the country and provinces, and what lies by or in the counties of the list of towns. */
export const whereabouts = {
  areas:
    'Norrland Gävleborg Västernorrland Jämtland Västerbotten Norrbotten|Svealand Stockholms_län Uppsala_län Sörmland Västmanland Örebro_län Värmland Dalarna|' +
    'Götaland Skåne Blekinge Halland Kronoberg Kalmar_län Jönköpings_län Västra_Götaland Östergötland Gotland|' +
    'Skåne Skåne|Blekinge Blekinge|Halland Halland|Småland Kronoberg Kalmar_län Jönköpings_län|Öland Kalmar_län|Gotland Gotland|Östergötland Östergötland|' +
    'Västergötland Västra_Götaland|Bohuslän Västra_Götaland|Dalsland Västra_Götaland|Närke Örebro_län|Värmland Värmland|Västmanland Västmanland|' +
    'Uppland Uppsala_län Stockholms_län|Södermanland Sörmland Stockholms_län|Sörmland Sörmland|Dalarna Dalarna|Gästrikland Gävleborg|Hälsingland Gävleborg|' +
    'Medelpad Västernorrland|Ångermanland Västernorrland|Jämtland Jämtland|Härjedalen Jämtland|Västerbotten Västerbotten|Norrbotten Norrbotten|Lappland Västerbotten Norrbotten|' +
    'Mälardalen Stockholms_län Uppsala_län Västmanland Sörmland|Bergslagen Örebro_län Dalarna Västmanland|Roslagen Stockholms_län Uppsala_län|Sjuhäradsbygden Västra_Götaland|' +
    'Fyrbodal Västra_Götaland|Siljansbygden Dalarna|Höga_kusten Västernorrland|Öresundsregionen Skåne|Kalmarsundsregionen Kalmar_län|' +
    'Mälarområdet Stockholms_län Uppsala_län Västmanland Sörmland|Öresundsområdet Skåne|Stockholmsområdet Stockholms_län|Göteborgsområdet Västra_Götaland|Malmöområdet Skåne|' +
    'Uppsalaområdet Uppsala_län|Siljansområdet Dalarna|Kalmarområdet Kalmar_län|Umeåområdet Västerbotten|Linköpingsområdet Östergötland|' +
    'Stockholmsregionen Stockholms_län|Göteborgsregionen Västra_Götaland|Malmöregionen Skåne|Uppsalaregionen Uppsala_län|Umeåregionen Västerbotten|Luleåregionen Norrbotten|' +
    'Jönköpingsregionen Jönköpings_län|Kalmarregionen Kalmar_län|Stockholmstrakten Stockholms_län|Göteborgstrakten Västra_Götaland|Malmötrakten Skåne|Uppsalatrakten Uppsala_län|' +
    'Umeåtrakten Västerbotten|Kalmartrakten Kalmar_län|Boråstrakten Västra_Götaland',
  spots:
    'Östersjön Skåne Blekinge Kalmar_län Östergötland Sörmland Stockholms_län Gotland|Kattegatt Halland Västra_Götaland Skåne|Skagerrak Västra_Götaland|Öresund Skåne|' +
    'Bottenviken Norrbotten Västerbotten|Bottenhavet Västerbotten Västernorrland Gävleborg|Ålands_hav Uppsala_län Stockholms_län|' +
    'Vänern Värmland Västra_Götaland|Vättern Jönköpings_län Östergötland Örebro_län Västra_Götaland|Mälaren Stockholms_län Uppsala_län Västmanland Sörmland|' +
    'Hjälmaren Örebro_län Sörmland Västmanland|Siljan Dalarna|Storsjön Jämtland|Bolmen Kronoberg Jönköpings_län|Åsnen Kronoberg|Runn Dalarna|Sommen Östergötland Jönköpings_län|' +
    'Roxen Östergötland|Glan Östergötland|Båven Sörmland|Orsasjön Dalarna|Hornavan Norrbotten|Torneträsk Norrbotten|Ringsjön Skåne|Vombsjön Skåne|Ivösjön Skåne|' +
    'Bråviken Östergötland|Gävlebukten Gävleborg|Hanöbukten Blekinge Skåne|Skälderviken Skåne|Laholmsbukten Halland|Edsviken Stockholms_län|Pukaviken Blekinge|' +
    'Slätbaken Östergötland|Baggensfjärden Stockholms_län|Kanholmsfjärden Stockholms_län|Kalmarsund Kalmar_län|' +
    'Dalälven Dalarna Gävleborg Uppsala_län|Klarälven Värmland|Ångermanälven Västernorrland|Indalsälven Jämtland Västernorrland|Ljusnan Gävleborg|Göta_älv Västra_Götaland|' +
    'Torne_älv Norrbotten|Kalix_älv Norrbotten|Lule_älv Norrbotten|Skellefteälven Västerbotten|Ätran Halland Västra_Götaland|Lagan Kronoberg Halland|Nissan Halland Jönköpings_län|' +
    'Viskan Halland Västra_Götaland|Emån Kalmar_län Jönköpings_län|Fyrisån Uppsala_län|Motala_ström Östergötland|Mörrumsån Blekinge Kronoberg|Helgeån Skåne|Vindelälven Västerbotten|' +
    'Byälven Värmland|Österdalälven Dalarna|Svartån Örebro_län Västmanland|Nyköpingsån Sörmland|Umeälven Västerbotten|Kävlingeån Skåne|' +
    'Kebnekaise Norrbotten|Sarek Norrbotten|Akka Norrbotten|Sylarna Jämtland|Helagsfjället Jämtland|Åreskutan Jämtland|Omberg Östergötland|Kinnekulle Västra_Götaland|' +
    'Billingen Västra_Götaland|Halleberg Västra_Götaland|Hunneberg Västra_Götaland|Kullaberg Skåne|Söderåsen Skåne|Romeleåsen Skåne|Hallandsåsen Halland Skåne|Taberg Jönköpings_län|' +
    'Städjan Dalarna|Nipfjället Dalarna|Orust Västra_Götaland|Tjörn Västra_Götaland|Marstrand Västra_Götaland|Ven Skåne|Fårö Gotland|Gotska_Sandön Gotland|Visingsö Jönköpings_län|' +
    'Sturkö Blekinge|Gräsö Uppsala_län|Singö Stockholms_län|Göta_kanal Västra_Götaland Östergötland|Trollhätte_kanal Västra_Götaland|Dalslands_kanal Västra_Götaland|Strömsholms_kanal Västmanland|' +
    'Arlanda Stockholms_län Uppsala_län|Bromma_flygplats Stockholms_län|Landvetter Västra_Götaland|Sturup Skåne|Skavsta Sörmland Östergötland|Kallax Norrbotten|Axamo Jönköpings_län|' +
    'Högsbo_industriområde Västra_Götaland|Fosie_industriområde Skåne|Veddesta_industriområde Stockholms_län|Boländernas_industriområde Uppsala_län|Torsviks_industriområde Jönköpings_län|Hagalunds_industriområde Stockholms_län|' +
    'Märsta_industriområde Stockholms_län|Västkusten Halland Västra_Götaland|Ostkusten Kalmar_län Östergötland Sörmland Stockholms_län|Sydkusten Skåne Blekinge|Norrlandskusten Gävleborg Västernorrland Västerbotten Norrbotten',
};

const FAR_OR_NEAR =
  /^(?:albanien|belarus|belgien|bosnien.*|bulgarien|danmark|england|estland|finland|frankrike|grekland|holland|irland|italien|kosovo|kroatien|lettland|litauen|luxemburg|makedonien|nordmakedonien|moldavien|montenegro|nederlanderna|nordirland|norge|polen|portugal|rumanien|ryssland|schweiz|serbien|skottland|slovakien|slovenien|spanien|sverige|storbritannien|tjeckien|turkiet|tyskland|ukraina|ungern|vitryssland|wales|osterrike|usa|forenta staterna|kanada|israel|japan|australien|nya zeeland)$/u;

/** Islands, which one is "på"; what is too small for most of what texts say of a country; what trades in the far east; those of Europe and the well-known overseas; the rest. */
export function classOfCountry(folded: string): string {
  if (/^(?:island|kuba|cypern|malta|gronland|jamaica|aland|sri lanka)$/u.test(folded)) return 'on';
  if (/^(?:andorra|monaco|san marino|liechtenstein|vatikan.*|gibraltar|jersey|guernsey|isle of man)$/u.test(folded)) return 'small'; // prettier-ignore
  if (/^(?:hongkong|singapore|taiwan|macao|sydkorea)$/u.test(folded)) return 'east';
  return FAR_OR_NEAR.test(folded) ? 'near' : '';
}
