import type { PlaceGroup } from '../pack.ts';
import { statesOfAmerica } from '../united-states.ts';

/** Names that are those of no town, of one kind each; the article before them stays. */
const states = statesOfAmerica('Verenigde_Staten', 'California Californië');

export const statesOf = { countries: 'Verenigde_Staten VS USA', names: `${states.names} ${states.inEnglish}` };
export const { regionsAbroad } = states;

export const articled: readonly PlaceGroup[] = [
  {
    u: 'West-Vlaanderen Oost-Vlaanderen Vlaams-Brabant Limburg Antwerpen',
    before: /(?<!\p{L})Belgische provincie $/u,
    isSure: true,
  },
  // Limburg beside another province of Flanders.
  {
    u: 'Limburg Antwerpen',
    before: /(?<!\p{L})(?:in|uit|over|voor|van) $/u,
    after: /^ en (?:West-Vlaanderen|Oost-Vlaanderen|Vlaams-Brabant)(?!\p{L})/u,
    isSure: true,
  },
  {
    u: 'Gelderland Utrecht Overijssel Drenthe Friesland Groningen Flevoland Zeeland Limburg Noord-Brabant Noord-Holland Zuid-Holland',
    before: /(?<!\p{L}|Belgische )[pP]rovincie $/u,
    isSure: true,
  },
  {
    u: 'Beatrix_Theater DeLaMar_Theater Luxor_Theater Chassé_Theater Zuiderstrandtheater Parktheater',
    ending: /[ \p{Ll}][Tt]heater$|^Theater /u,
    isSure: true,
  },
  {
    u: 'Sint-Joris Sint-Jan Sint-Pieter Sint-Bavo Sint-Maarten Sint-Nicolaas Sint-Jacob',
    before: /(?:[kK]erk|[kK]apel|[kK]athedraal) (?:van )?$/u,
  },
  {
    u: 'De_Brink De_Schakel De_Spil De_Kern Ons_Huis De_Ontmoeting',
    before: /(?<!\p{L})(?:[dD]orpshuis|[bB]uurthuis|[wW]ijkcentrum|[zZ]aal|[zZ]alencentrum|[oO]ntmoetingscentrum) $/u,
    isSure: true,
  },
  {
    u: 'Sportpark_De_Eendracht Sportpark_Het_Zand Sportpark_De_Kievit Sportpark_De_Meent Sportpark_Zuid',
    ending: /^[sS]portpark \p{Lu}/u,
    isSure: true,
  },
  // A farm, wood or house: "De Hoge Rielen".
  {
    u: 'De_Hoge_Berken De_Lage_Heide De_Oude_Hoeve De_Groene_Linde De_Witte_Bergen De_Nieuwe_Hoek',
    ending: /^De \p{Lu}\p{Ll}+e \p{Lu}\p{Ll}+$/u,
    isSure: true,
  },
  {
    u: 'De_Boshoek De_Hulst De_Kievit De_Zandkuil De_Berk De_Eikenhof',
    before: /(?<!\p{L})(?:[cC]amping|[vV]akantiepark|[mM]anege) $/u,
    isSure: true,
  },
  {
    u: 'De_Kroon De_Gouden_Leeuw De_Zwaan Het_Wapen Bellevue Central',
    before: /(?<!\p{L})(?:[hH]otel|[hH]erberg|[rR]estaurant|[cC]afé|[bB]rasserie) $/u,
    isSure: true,
  },
  {
    u: 'Eikenhof Rustenburg Vredenoord Zorgvliet Beekhof Lindenburg',
    before: /(?<!\p{L})(?:[bB]uitenplaats|[lL]andgoed|[lL]andhuis|[vV]illa|[hH]avezate) $/u,
    isSure: true,
  },
  {
    u: 'Kasteel_Oldenhof Kasteel_Rozenburg Kasteel_Lindenstein Kasteel_Beekvliet',
    ending: /^Kasteel \p{Lu}/u,
    isSure: true,
  },
  { u: 'Huis_Oldenhof Huis_Rozenburg Huis_Lindenstein Huis_Beekvliet', ending: /^Huis \p{Lu}/u, isSure: true },
  { u: 'PI_Vught PI_Nieuwegein PI_Almelo PI_Dordrecht PI_Zwolle', ending: /^PI \p{Lu}/u, isSure: true },
  // One of a kind by its name.
  { u: '', ending: / (?:[hH]euvelrug|[hH]eide|[dD]uinen|[pP]lassen|[wW]ouden|[eE]ilanden|[bB]erg|[bB]ossen)$/u },
  { u: 'Centraal_Station Busstation Noorderstation Zuiderstation' },
  { u: 'Henegouwen Waals-Brabant' },
  { u: 'Luik Namen Charleroi Doornik Verviers' },
  {
    u: 'Tuindorp Zuidwijk Oosterpark Westerpark Rivierenwijk Componistenbuurt Schildersbuurt Bloemenbuurt Molenwijk Stationskwartier',
    before: /(?:[wW]ijk|[bB]uurt|[sS]tadsdeel) $/u,
    isSure: true,
  },
  {
    u: 'Sint-Janskerk Sint-Pieterskerk Sint-Maartenskerk Sint-Jacobskerk Sint-Michielskerk',
    ending: /^Sint-\p{Lu}\p{Ll}+(?:kerk|kathedraal|basiliek)$/u,
    isSure: true,
  },
  {
    u: 'Sint-Annakapel Sint-Rochuskapel Sint-Jozefskapel Sint-Antoniuskapel Sint-Barbarakapel Mariakapel',
    ending: /(?:\p{Ll}|[ -])[kK]apel$/u,
    isSure: true,
  },
  {
    u: 'Westerkerk Oude_Kerk Nieuwe_Kerk Grote_Kerk Domkerk Laurenskerk Pieterskerk',
    ending: /^(?!(?:Nij|Ridder|Nieuwer|Ouder|Koude|Oud|Duin|Hoog|Wits?|Kolijns?|Alder)kerk$).*[kK]erk$/u,
    isSure: true,
  },
  {
    u: 'Westhoek Denderstreek Rupelstreek Voerstreek Leiestreek Zwinstreek',
    ending: /(?:dender|rupel|voer|leie|zwin|schelde|haspen)streek$|^Westhoek$/iu,
    isSure: true,
  },
  {
    u: 'Achterhoek Betuwe Veluwe Bollenstreek Zaanstreek Langstraat Meierij Liemers Alblasserwaard Bommelerwaard',
    ending: /streek$/u,
    isSure: true,
  },
  // Where is played: as it is called decides which article stands before it.
  {
    u: 'Gemeentestadion Zuiderparkstadion Stadsparkstadion Noorderstadion Oosterparkstadion Sportparkstadion',
    ending: /[sS]tadion$/u,
    isSure: true,
  },
  { u: 'Zuiderpark_Arena Stadspark_Arena Noorderpark_Arena Rivieren_Arena', ending: / (?:Arena|ArenA)$/u, isSure: true }, // prettier-ignore
  { u: 'De_Kuip De_Vijverberg De_Koel De_Adelaarshorst De_Geusselt De_Meer De_Galgenwaard De_Grolsch_Veste' },
  { u: 'Kuip Vijverberg Adelaarshorst Galgenwaard Geusselt Euroborg Grolsch_Veste' },
  { u: 'Ahoy Ziggo_Dome' },
  { u: 'Tivoli TivoliVredenburg Vredenburg Paradiso Doornroosje' },
  { u: 'Thialf Kardinge De_Uithof' },
  { u: 'Concertgebouw Muziekgebouw Provinciehuis Stadhuis Paleis', ending: /(?:gebouw|\p{Ll}huis)$/u },
  // What lies in each the text tells.
  ...'Europa Azië Afrika Oceanië'.split(' ').map((u): PlaceGroup => ({ u })),
  {
    u: 'Filipijnen Malediven Verenigde_Arabische_Emiraten',
  },
  {
    u: 'Station_Utrecht_Centraal Station_Rotterdam_Centraal Station_Leiden_Centraal Station_Eindhoven_Centraal Station_Arnhem_Centraal',
    ending: /^Station .+ Centraal$/u,
    isSure: true,
  },
  {
    u: 'Amsterdam_Centraal Utrecht_Centraal Rotterdam_Centraal Leiden_Centraal Eindhoven_Centraal Arnhem_Centraal',
    ending: /^\p{Lu}.+ Centraal$/u,
    isSure: true,
  },
  {
    u: 'Maastunnel Coentunnel Velsertunnel Kiltunnel Westerscheldetunnel Beneluxtunnel Kennedytunnel',
    ending: /\p{Ll}tunnel$/u,
    isSure: true,
  },
  {
    u: 'Waterpoort Sassenpoort Koppelpoort Koornmarktpoort Bergpoort Vispoort Kleine_Poort',
    ending: /^(?!Nieuwpoort$|Zandpoort$|Santpoort$).*(?:\p{Ll}|[ -])[pP]oort$/u,
  },
  {
    u: 'Stadstoren Sint-Janstoren Sint-Maartenstoren Sint-Jacobstoren Grote_Toren Oude_Toren',
    ending: /(?:\p{Ll}|[ -])[tT]oren$/u,
  },
  { u: 'Oude_Molen Nieuwe_Molen Hoge_Molen Bovenmolen Dorpsmolen Stadsmolen', ending: /(?:\p{Ll}|[ -])[mM]olen$/u },
  { u: 'Prinsentuin Kruidentuin Stadstuin Koningstuin Pastorietuin', ending: /\p{Ll}tuin$/u },
  {
    u: 'Alblasserwaard Bommelerwaard Tielerwaard Krimpenerwaard Lopikerwaard Hoeksche_Waard',
    ending: /(?:er|[ -])[wW]aard$/u,
  },
  {
    u: 'Reitdiep Peizerdiep Eelderdiep Zwarte_Water Meppelerdiep Damsterdiep',
    ending: /(?:\p{Ll}| )[dD]iep$| Water$/u,
    isSure: true,
  },
  {
    u: 'Wilhelminakanaal Julianakanaal Merwedekanaal Twentekanaal Albertkanaal Apeldoorns_Kanaal Noordhollandsch_Kanaal',
    ending: /[kK]anaal$/u,
    isSure: true,
  },
  { u: 'Leie Dender Demer Dijle Nete Durme Rupel' },
  { u: 'Oosterschelde Westerschelde Grevelingen', ending: /schelde$/u },
  // Of which there is one with its article.
  { u: 'Verenigd_Koninkrijk' },
  { u: 'Noord-Amerika Zuid-Amerika Latijns-Amerika Midden-Amerika' },
  {
    u: 'West-Afrika Oost-Afrika Noord-Afrika Zuidoost-Azië Centraal-Azië Oost-Europa West-Europa Midden-Europa Zuid-Europa',
    ending: /^(?:West|Oost|Noord|Zuid|Zuidoost|Midden|Centraal)-(?:Afrika|Azië|Europa)$/u,
  },
  { u: 'Midden-Oosten Verre_Oosten Nabije_Oosten' },
  { u: 'Noordzee Oostzee Waddenzee' },
  { u: 'Zwarte_Zee Rode_Zee Middellandse_Zee Kaspische_Zee', ending: /[Zz]ee$/u },
  { u: 'Stille_Oceaan Atlantische_Oceaan Indische_Oceaan' },
  {
    u: 'Maas Waal Rijn IJssel Schelde Amstel Vecht Linge Dommel Merwede Lek Eem Dinkel Berkel Roer Donau Rhône Seine Theems Nijl Elbe Wolga',
  },
  {
    u: 'IJsselmeer Markermeer Veluwemeer Tjeukemeer Sneekermeer Lauwersmeer Braassemermeer Haringvliet',
    ending: /meer$/u,
  },
  {
    u: 'Hollandse_IJssel Oude_Rijn Kromme_Rijn Oude_Maas Bergse_Maas',
    ending: /^\p{Lu}\p{L}+ (?:IJssel|Rijn|Maas|Vecht)$/u,
    isSure: true,
  },
  { u: 'Sovjet-Unie Joegoslavië Tsjecho-Slowakije Oost-Duitsland Pruisen' },
  { u: 'Texel Vlieland Terschelling Ameland Schiermonnikoog', before: /(?<!\p{L})(?:op|eiland) $/u },
  { u: 'Kreta Rhodos Sicilië Sardinië Corsica Mallorca Ibiza Tenerife Madeira Kos Lanzarote' },
  {
    u: 'Bretagne Normandië Provence Bourgondië Toscane Umbrië Beieren Saksen Catalonië Andalusië Tirol Lombardije Bohemen Silezië',
  },
  { u: 'Noord Zuid Oost West' },
  { u: 'Vlaanderen Wallonië' },
  { u: 'Brabant Twente Salland West-Friesland Zeeuws-Vlaanderen' },
  { u: 'Verenigde_Staten' },
  { u: 'Nederlanden' },
  { u: states.names },
  { u: `${states.inEnglish} ${states.names}` },
  { u: 'Alpen Ardennen Pyreneeën Vogezen Karpaten Dolomieten Andes Himalaya' },
  { u: 'Randstad Bollenstreek Achterhoek Betuwe Veluwe Kempen Peel' },
  {
    u: 'Rijksmuseum Mauritshuis Teylers_Museum Stedelijk_Museum Drents_Museum Anne_Frank_Huis Scheepvaartmuseum Spoorwegmuseum',
    ending: /(?:[Mm]useum| Huis)$/u,
  },
  { u: 'Schiphol Eindhoven_Airport Heathrow Orly' },
  { u: 'Vondelpark Kralingse_Bos Goffertpark Haagse_Bos Noorderplantsoen Wilhelminapark', ending: /park$/u },
  { u: 'Erasmusbrug Waalbrug Zeelandbrug Willemsbrug Hollandse_Brug', ending: /brug$/u },
  // By the article and what is done there: a water.
  {
    u: 'Maas Waal Rijn IJssel Vecht Linge Dommel Lek Roer Donau Elbe',
    before:
      /(?<!\p{L})(?:(?:raft|vaar|var|kano|roei|zwem|peddel)\p{L}* (?:op|in|over)|(?:oevers?|bocht|loop|monding|bronnen) van|langs) de $/iu,
  },
  {
    u: 'Wilhelminakanaal Julianakanaal Merwedekanaal Apeldoorns_Kanaal Reitdiep Zwarte_Water',
    before: /(?<!\p{L})[lL]angs het $/u,
  },
  { u: 'Grote_Markt Oude_Markt Vismarkt Graanmarkt Botermarkt Korenmarkt', ending: /[mM]arkt$/u },
  { u: 'Oude_Haven Nieuwe_Haven Buitenhaven Binnenhaven', ending: /(?:[hH]aven|[kK]ade|[gG]racht)$/u },
  {
    u: 'Pijp Jordaan Schilderswijk Bijlmer Bijlmermeer Rivierenbuurt Binnenstad Zeeheldenbuurt Bloemenbuurt Componistenwijk',
    before: /(?<!\p{L})(?:in|uit|door) de $/u,
  },
  { u: 'Oude_Haven Nieuwe_Haven Buitenhaven Binnenhaven', before: /(?<!\p{L})aan de $/u },
  // What one is on, and not in: few landscapes.
  {
    u: 'Veluwe Hondsrug Holterberg Grebbeberg Kalmthoutse_Heide',
    before: /(?<!\p{L}|(?:raft|vaar|var|kano|roei|zwem|peddel)\p{L}{0,4} )op de $/u,
    isSure: true,
  },
  // No more is known of it than its article: none is like it.
  { u: '', before: /(?<!\p{L})(?:[Dd]e|[Hh]et) $/u },
];

const FAR_OR_NEAR =
  /^(?:albanie|belarus|belgie|bosnie.*|bulgarije|denemarken|duitsland|engeland|estland|finland|frankrijk|griekenland|groot-brittannie|hongarije|ierland|ijsland|italie|kosovo|kroatie|letland|litouwen|luxemburg|nederland|macedonie|noord-macedonie|moldavie|montenegro|noord-ierland|noorwegen|oekraine|oostenrijk|polen|portugal|roemenie|rusland|schotland|servie|slovenie|slowakije|spanje|tsjechie|turkije|wales|wit-rusland|zweden|zwitserland|canada|israel|japan|australie|nieuw-zeeland)$/u;

/** Those that an article stands before; islands, which one is "op"; what is too small for most of what texts say of a country; those of Europe and the well-known overseas; the rest. */
export function classOfCountry(folded: string): string {
  if (/^(?:verenigde staten|verenigde arabische emiraten|filipijnen|malediven|seychellen|comoren|bahama.*|.*eilanden|.*republiek)$/u.test(folded)) return 'articled'; // prettier-ignore
  if (folded === 'verenigd koninkrijk') return 'het';
  if (/^(?:malta|cyprus|cuba|curacao|aruba|jamaica|madagaskar)$/u.test(folded)) return 'on';
  if (/^(?:andorra|monaco|san marino|liechtenstein|vaticaan.*|gibraltar|jersey|guernsey|isle of man)$/u.test(folded)) return 'small'; // prettier-ignore
  return FAR_OR_NEAR.test(folded) ? 'near' : '';
}

/** Towns with what few have: courts of the Netherlands and of Flanders, and councils. */
export const bodySeats = [
  {
    before:
      /(?<!\p{L})(?:[zZ]ittings(?:plaats|locatie)|[gG]erechtshof|[aA]rrondissementsrechtbank|[kK]antongerecht|[kK]antonrechter|[rR]echter|[oO]penbaar [mM]inisterie|[rR]echtbank|[pP]arket|[rR]aadkamer)(?: (?:van(?: eerste aanleg)?|te|in))? $/u,
    towns:
      "Amsterdam Rotterdam Den_Haag Utrecht Arnhem Zutphen Zwolle Almelo Groningen Leeuwarden Assen Lelystad Haarlem Alkmaar Breda Middelburg Roermond Maastricht 's-Hertogenbosch Dordrecht|" +
      'Antwerpen Gent Brugge Kortrijk Leuven Hasselt Tongeren Turnhout Mechelen Dendermonde Oudenaarde Ieper Veurne Brussel',
  },
  {
    before:
      /(?<!\p{L})(?:[gG]emeente(?:bestuur|raad)?|[bB]urgemeester|[wW]ethouders?|[cC]ollege)(?: van(?: de gemeente)?)? $/u,
    isCouncil: true,
    towns:
      'Aalsmeer Aalten Alkmaar Almelo Amersfoort Amstelveen Apeldoorn Arnhem Assen Asten Baarn Barendrecht Barneveld Beek Beesel Bergeijk Bergen_op_Zoom Best Beverwijk Bladel Bloemendaal Bodegraven Borne Boxtel Breda Brummen Brunssum Bunnik Bunschoten Buren Castricum Coevorden Cranendonck Culemborg Dalfsen De_Bilt Delft Den_Helder Deventer Diemen Doesburg Doetinchem Dongen Dordrecht Dronten Druten Duiven Echt Ede Eersel Eindhoven Elburg Emmen Enkhuizen Enschede Epe Ermelo Geertruidenberg Gemert Gennep Gilze Goes Goirle Gorinchem Gouda Groningen Haaksbergen Haarlem Hardenberg Harderwijk Harlingen Hattem Heemskerk Heemstede Heerde Heerenveen Heerlen Heeze Heiloo Helmond Hengelo Heusden Hillegom Hilversum Hoogeveen Hoorn Houten Huizen Hulst IJsselstein Kampen Kapelle Kerkrade Laren Leeuwarden Leiden Leiderdorp Lelystad Leusden Lisse Lochem Losser Maassluis Maastricht Meerssen Meppel Middelburg Montfoort Mook Nieuwegein Nijkerk Nijmegen Nuenen Nunspeet Oegstgeest Oirschot Oisterwijk Oldebroek Oldenzaal Olst Ommen Oosterhout Oss Oudewater Papendrecht Purmerend Putten Raalte Renkum Renswoude Reusel Rheden Rhenen Ridderkerk Rijssen Rijswijk Roermond Roosendaal Rozendaal Rucphen Scherpenzeel Schiedam Sittard Sliedrecht Sluis Soest Someren Son Staphorst Stein Terneuzen Tholen Tiel Tilburg Tubbergen Twello Uden Uitgeest Uithoorn Urk Vaals Valkenswaard Veendam Veenendaal Veldhoven Venlo Venray Vlaardingen Vlissingen Voorschoten Vught Waalre Waalwijk Waddinxveen Wageningen Wassenaar Weert Wierden Wijchen Winterswijk Woensdrecht Woerden Woudenberg Zaltbommel Zandvoort Zeewolde Zeist Zoetermeer Zundert Zutphen Zwijndrecht Zwolle|' +
      'Aalst Aalter Aarschot Aartselaar Antwerpen Asse Beerse Beveren Bilzen Blankenberge Brasschaat Bree Brugge Deinze Dendermonde Diest Diksmuide Eeklo Evergem Geel Genk Gent Geraardsbergen Halle Harelbeke Hasselt Herentals Ieper Izegem Kortrijk Lanaken Leuven Lier Lokeren Lommel Maaseik Maasmechelen Mechelen Menen Merelbeke Mortsel Ninove Oostende Oudenaarde Overijse Poperinge Roeselare Ronse Schoten Sint-Niklaas Sint-Truiden Temse Tielt Tienen Tongeren Torhout Turnhout Veurne Vilvoorde Waregem Wetteren Wevelgem Zaventem Zele Zottegem',
  },
];

/** Lines that tell how rivers run, what lies within what and where a battle was, and countries and peoples at war: of no others it is true. */
export const eras = [
  [
    /^/u,
    /(?<!\p{L})(?:ontspring(?:t|en)|mondt?(?:en)?(?= .{0,60}(?<!\p{L})uit(?!\p{L}))|uit(?:ge)?mond\p{L}*|monding|stroomt|stroomgebied|(?:zij|bij)(?:rivier|beek)|meter hoog|aan de voet van|loopt van|verbindt .{1,40} met|laaglandbeek|laaglandrivier|vloei(?:t|en)|(?:boven|midden|beneden)loop|loop langs|onder de naam|kilometer ten \p{Ll}+ van|grens(?:t)? (?:met|aan)|hoofdstad|deelgemeente|gehucht|buurtschap|kerkdorp|[sS]lag bij|veldslag|[bB]eleg van)(?!\p{L})|[wW]addeneiland(?:en)?(?!\p{L})/u,
  ],
  [
    /(?:e|ers|anjaarden|land|rijk|ië|Polen|Zweden|China|Suriname)$/u,
    /(?<!\p{L})(?:\p{Ll}*oorlog|[vV]eldtocht|troepen|\p{Ll}*leger|opstand(?:elingen)?|vloot|soldaten|versloeg(?:en)?|verslagen|bezet(?:te|ten|ting)?|binnen(?:gevallen|vielen|viel)|(?:viel|vielen) .{0,80} binnen|koloni\p{L}+|revolutie|staatsgreep|onafhankelijk)(?!\p{L})/u,
  ],
] as const;

export const seatsOfPower =
  'Vaticaanstad Binnenhof Catshuis Torentje Wetstraat Kremlin Witte_Huis Pentagon Elysée Downing_Street Paleis_op_de_Dam';

/** Landscapes, and the waters by which the towns of the provinces lie. */
export const whereabouts = {
  areas:
    'Achterhoek Gelderland|Betuwe Gelderland|Veluwe Gelderland|Bollenstreek Zuid-Holland Noord-Holland|Randstad Noord-Holland Zuid-Holland Utrecht|Kempen Noord-Brabant|' +
    'Peel Noord-Brabant Limburg|Brabant Noord-Brabant|Twente Overijssel|Salland Overijssel|Alblasserwaard Zuid-Holland|Bommelerwaard Gelderland|Westland Zuid-Holland|Zeeuws-Vlaanderen Zeeland|West-Friesland Noord-Holland|Hageland Vlaams-Brabant|Haspengouw Belgisch-Limburg|Waasland Oost-Vlaanderen|Meetjesland Oost-Vlaanderen|Denderstreek Oost-Vlaanderen|Westhoek West-Vlaanderen|Zwinstreek West-Vlaanderen|Leiestreek West-Vlaanderen Oost-Vlaanderen|Rupelstreek Antwerpen|Voerstreek Belgisch-Limburg',
  spots:
    'Maas Limburg Noord-Brabant Gelderland Zuid-Holland Belgisch-Limburg|Waal Gelderland|Rijn Gelderland Utrecht Zuid-Holland|IJssel Gelderland Overijssel|Schelde Zeeland Oost-Vlaanderen Antwerpen|Amstel Noord-Holland|' +
    'Vecht Overijssel Utrecht|Linge Gelderland|Dommel Noord-Brabant|Merwede Zuid-Holland|Lek Utrecht Zuid-Holland|Eem Utrecht|Dinkel Overijssel|Berkel Gelderland|Roer Limburg|' +
    'IJsselmeer Noord-Holland Friesland Flevoland|Markermeer Noord-Holland Flevoland|Veluwemeer Gelderland Flevoland|Tjeukemeer Friesland|Sneekermeer Friesland|' +
    'Lauwersmeer Groningen Friesland|Oosterschelde Zeeland|Westerschelde Zeeland|Braassemermeer Zuid-Holland|Haringvliet Zuid-Holland|Texel Noord-Holland|Vlieland Friesland|Terschelling Friesland|Ameland Friesland|' +
    'Schiermonnikoog Friesland|Waddenzee Noord-Holland Friesland Groningen|Noordzee Noord-Holland Zuid-Holland Zeeland West-Vlaanderen|Leie West-Vlaanderen Oost-Vlaanderen|Dender Oost-Vlaanderen|Demer Belgisch-Limburg Vlaams-Brabant|Dijle Vlaams-Brabant Antwerpen|Nete Antwerpen|Durme Oost-Vlaanderen|Rupel Antwerpen',
};
