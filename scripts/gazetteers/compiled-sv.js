// Swedish lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const noGivenNames = words(`Abdi, Ahmed, Del, Lo, Kumar, Thi`);
/** Names of men that the register also has as women's, and names of both. */
export const givenNameGenders = {
  Ali: 'm',
  Hassan: 'm',
  Hussein: 'm',
  Ibrahim: 'm',
  Mohamed: 'm',
  Mohammed: 'm',
  Kim: 'u',
  Robin: 'm',
  Charlie: 'u',
  Love: 'u',
  Lovis: 'f',
  Vide: 'm',
};
export const noFamilyNames = words(
  `Hansdotter, Adams, Aaberg, Aalberg, Stefansdotter, Svens, Thor, Hjertsson, Ossler, Olsdotter, Namn, Allas, Skum, Ulf`,
);
export const noTown =
  /^(?:Gamla Stan|Kungsholmen|Östermalm|Södermalm|Norrmalm|Vasastan|Tensta|Rinkeby|Akalla|Alby|Rannebergen|Bromma|Brevik|Centrum|Majorna|Tidö|Norra |Södra |Östra |Västra |Mörtenabben)|[\d()]| och | villastad$|^Gamla Uppsala$/iu;
/** Seats of counties and what is as well known: few towns have a hundred thousand people. */
export const greatTowns = words(
  `Norrköping, Lund, Borås, Eskilstuna, Gävle, Södertälje, Halmstad, Växjö, Karlstad, Sundsvall, Luleå, Östersund, Kalmar, Kristianstad, Falun, Skövde, Karlskrona, Trollhättan, Nyköping, Visby, Skellefteå, Borlänge`,
);
/** Of those that many live in. */
export const suburbs = words(`Sollentuna`);
export const townSpellings = { Gothenburg: 'Göteborg', Tollarp1: 'Tollarp' };
export const regionCodes = {
  '02': 'Blekinge',
  '03': 'Gävleborg',
  '05': 'Gotland',
  '06': 'Halland',
  '07': 'Jämtland',
  '08': 'Jönköpings län',
  '09': 'Kalmar län',
  10: 'Dalarna',
  12: 'Kronoberg',
  14: 'Norrbotten',
  15: 'Örebro län',
  16: 'Östergötland',
  18: 'Sörmland',
  21: 'Uppsala län',
  22: 'Värmland',
  23: 'Västerbotten',
  24: 'Västernorrland',
  25: 'Västmanland',
  26: 'Stockholms län',
  27: 'Skåne',
  28: 'Västra Götaland',
};
export const regions =
  words(`Blekinge, Bohuslän, Dalarna, Dalsland, Gotland, Gästrikland, Halland, Hälsingland, Härjedalen, Jämtland, Lappland, Medelpad, Norrbotten, Närke, Skåne, Småland, Södermanland, Uppland, Värmland, Västerbotten, Västergötland, Västmanland, Ångermanland, Öland,
Östergötland, Blekinge län, Dalarnas län, Gotlands län, Gävleborgs län, Hallands län, Jämtlands län, Jönköpings län, Kalmar län, Kronobergs län, Norrbottens län, Skåne län, Stockholms län, Södermanlands län, Uppsala län, Värmlands län, Västerbottens län, Västernorrlands län,
Västmanlands län, Västra Götalands län, Örebro län, Östergötlands län, Norrland, Svealand, Götaland, Roslagen, Österlen, Västra Götalandsregionen, Region Skåne, Region Stockholm, Region Dalarna, Region Uppsala`);
export const commonStreets =
  words(`Storgatan, Kungsgatan, Drottninggatan, Järnvägsgatan, Skolgatan, Nygatan, Kyrkogatan, Hamngatan, Parkgatan, Trädgårdsgatan, Södra vägen, Norra vägen, Industrigatan, Skolvägen, Kyrkvägen, Stationsvägen, Björkvägen, Ringvägen, Tallvägen, Granvägen, Skogsvägen, Strandvägen, Åkervägen,
Ängsvägen, Bäckvägen, Lillgatan, Östra Storgatan, Västra Storgatan, Södra Kungsgatan, Norra Järnvägsgatan, Klostergatan, Slottsgatan, Torggatan, Stora Torget, Kvarngatan, Bruksgatan, Gamla vägen, Nya vägen, Lasarettsgatan, Sjukhusvägen, Köpmangatan, Smedjegatan, Slöjdgatan, Prästgatan, Repslagaregatan,
Vasagatan, Sveavägen, Linnégatan, Karlavägen, Esplanaden, Lövgatan, Rönngatan, Lindvägen, Ekvägen, Aspvägen, Almvägen, Lärkvägen, Svanvägen, Tranvägen, Solvägen, Fabriksgatan, Sjögatan, Badhusgatan, Fiskaregatan, Borgmästaregatan, Doktorsgatan, Biblioteksgatan, Idrottsvägen, Rosenvägen, Syrenvägen`);

export const saints = words(
  `Sankt Göran, Sankt Erik, Sankt Olof, Sankt Lars, Sankt Jakob, Sankt Johannes, Sankt Petri, Sankt Pauli, Sankt Nikolai, Sankt Mikael, Sankt Staffan, Sankta Maria, Sankta Anna, Sankta Birgitta, Sankta Clara, Sankta Gertrud, Sankta Katarina, Sankta Lucia, Sankta Helena, Sankta Ragnhild`,
);
export const houses =
  words(`Almgården, Aspen, Björken, Bryggan, Citykliniken, Ekbacken, Ekhaga, Ekudden, Fyren, Furugården, Granen, Gripen, Hagabacken, Hagalund, Hamnen, Hjorten, Hästhagen, Kronan, Kungsgården, Källgården, Lindgården, Lunden, Lyckan, Lärkan, Mariagården, Norrgården, Nyhem, Olympia, Oxbacken, Parkgården, Rosengården, Rosenlund,
Sjöstaden, Sjöbacken, Slottsstaden, Solbacken, Solgården, Stadsparken, Strandgården, Stenhamra, Svanen, Söderby, Sörgården, Tallgården, Tallhöjden, Tornet, Trollhagen, Vallgården, Vasahuset, Viken, Västerhus, Åbrinken, Ängsgården, Ängsgatan, Öjebro, Österby`);

export const specialties =
  words(`Akutmedicin, Allmänmedicin, Allergologi, Anestesi och intensivvård, Arbetsmedicin, Barn- och ungdomsmedicin, Barnkirurgi, Barn- och ungdomspsykiatri, Endokrinologi, Gastroenterologi, Geriatrik, Gynekologi, Handkirurgi, Hematologi, Hudsjukdomar, Infektion, Internmedicin, Kardiologi, Kirurgi,
Klinisk fysiologi, Kvinnosjukvård, Kärlkirurgi, Lungmedicin, Medicin, Neonatologi, Neurokirurgi, Neurologi, Njurmedicin, Nuklearmedicin, Obstetrik, Onkologi, Ortopedi, Palliativ vård, Plastikkirurgi, Psykiatri, Radiologi, Rehabilitering, Reumatologi, Thoraxkirurgi, Urologi, Ögonsjukdomar, Öron-näsa-hals`);
export const clinics =
  words(`Akutmottagningen, Barnkliniken, Kirurgkliniken, Medicinkliniken, Kvinnokliniken, Ortopedkliniken, Hudkliniken, Infektionskliniken, Ögonkliniken, Öronkliniken, Lungkliniken, Hjärtkliniken, Njurkliniken, Neurologkliniken, Onkologkliniken, Psykiatriska kliniken, Rehabkliniken, Geriatriska kliniken, Urologkliniken,
Röntgenavdelningen, Intensivvårdsavdelningen, Dialysavdelningen, Förlossningen, Hjärtintensiven, Strokeenheten, Smärtkliniken, Minnesmottagningen, Reumatologkliniken`);

export const companyKinds =
  words(`Bygg, Bygg & Fastighet, Åkeri, Måleri, El, Elinstallation, Rör, Rör & VVS, Plåt, Plåtslageri, Snickeri, Golv, Kakel, Glasmästeri, Bil, Bilverkstad, Bilservice, Taxi, Buss, Transport, Logistik, Mekaniska, Industri, Verktyg, Svets, Mark & Anläggning, Schakt, Trädgård, Skog, Såg, Trä, Möbler, Bageri, Konditori, Livs, Fisk,
Chark, Restaurang, Pizzeria, Café, Hotell, Blommor, Optik, Ur, Guld, Foto, Tryckeri, Reklam, Media, Data, IT-konsult, Konsult, Redovisning, Revision, Juridik, Advokatbyrå, Fastigheter, Förvaltning, Städ, Säkerhet, Bemanning, Hemtjänst, Assistans, Tandvård, Begravningsbyrå, Resor, Sport, Cykel, Kläder, Textil, Frisör`);
export const associations = words(
  `Hembygdsförening, Idrottsförening, Bollklubb, Ridklubb, Golfklubb, Simklubb, Pensionärsförening, Jaktklubb, Kennelklubb, Båtklubb, Bostadsrättsförening, Villaägareförening, Kammarkör, Musikkår, Scoutkår, Skidklubb, Orienteringsklubb, Företagarförening`,
);

export const professions = {
  medicine: words(
    `läkare, tandläkare, veterinär, kirurg, hudläkare, psykiater, radiolog, husläkare, distriktsläkare, allmänläkare, överläkare, underläkare, AT-läkare, ST-läkare, kardiolog, neurolog, onkolog, ortoped, urolog, gynekolog, barnläkare, ögonläkare, företagsläkare, skolläkare, narkosläkare, jourläkare, hjärtläkare, lungläkare, öronläkare, geriatriker, specialistläkare, specialisttandläkare, distriktsveterinär`,
  ),
  care: words(
    `sjuksköterska, undersköterska, specialistsjuksköterska, distriktssköterska, skolsköterska, avdelningssköterska, ambulanssjuksköterska, barnsköterska, tandsköterska, barnmorska, psykolog, psykoterapeut, fysioterapeut, sjukgymnast, arbetsterapeut, logoped, dietist, apotekare, kurator, socionom, socialsekreterare, vårdbiträde, personlig assistent, boendestödjare, barnskötare, biomedicinsk analytiker, biståndshandläggare, hemtjänstassistent, behandlingsassistent, mentalskötare, skötare, tandhygienist, fotvårdsterapeut, naprapat, kiropraktor, optiker, ortopedtekniker, tandtekniker, receptarie, vårdare, ambulanssjukvårdare, röntgensjuksköterska, anhörigkonsulent, familjehemssekreterare`,
  ),
  justice: words(
    `domare, åklagare, nämndeman, rådman, tingsnotarie, lagman, hovrättsråd, kammaråklagare, chefsåklagare, kronofogde, kronoinspektör, kammarrättsråd, hovrättsassessor, domstolssekreterare, justitieråd, stämningsman, beredningsjurist, förvaltningsrättsnotarie, åklagarassistent`,
  ),
  law: words(
    `advokat, jurist, biträdande jurist, bolagsjurist, notarie, försvarare, offentlig försvarare, målsägandebiträde, juridiskt ombud, konkursförvaltare, god man, förvaltare, familjejurist, affärsjurist, förbundsjurist, medlare, skiftesman, boutredningsman`,
  ),
  government: words(
    `politiker, kommunalråd, borgmästare, riksdagsledamot, minister, statssekreterare, landshövding, regionråd, kommunfullmäktigeledamot, nämndordförande, statsråd, ambassadör, konsul, oppositionsråd, kommundirektör, kommunstyrelseordförande, partisekreterare, europaparlamentariker, regionfullmäktigeledamot`,
  ),
  security: words(
    `polis, officer, ordningsvakt, väktare, nattvakt, kriminalvårdare, brandman, polisinspektör, kriminalinspektör, polisassistent, soldat, kapten, brandmästare, brandinspektör, tulltjänsteman, skyddsvakt, parkeringsvakt, kustbevakare, polisbefäl, räddningsledare, befäl, poliskommissarie, stationsbefäl, vakt`,
  ),
  teaching: words(
    `lärare, grundskollärare, gymnasielärare, förskollärare, musiklärare, idrottslärare, mellanstadielärare, lågstadielärare, specialpedagog, speciallärare, fritidspedagog, elevassistent, lärarassistent, trafiklärare, rektor, biträdande rektor, slöjdlärare, hemspråkslärare, folkhögskolelärare, fritidsledare, studievägledare, barnpedagog, körskollärare, mattelärare, svensklärare, SFI-lärare`,
  ),
  research: words(
    `forskare, biolog, fysiker, kemist, matematiker, meteorolog, geolog, historiker, arkeolog, sociolog, doktorand, professor, docent, universitetslektor, språkvetare, statsvetare, astronom, etnolog, mikrobiolog, genetiker, nationalekonom, ekolog, antropolog`,
  ),
  engineering: words(
    `ingenjör, civilingenjör, arkitekt, byggnadsingenjör, dataingenjör, elingenjör, maskiningenjör, högskoleingenjör, inredningsarkitekt, landskapsarkitekt, programmerare, systemutvecklare, webbutvecklare, konstruktör, ritare, samhällsplanerare, stadsplanerare, lantmätare, systemarkitekt, mjukvaruutvecklare, processingenjör, kartograf, planarkitekt`,
  ),
  repair: words(
    `elektriker, rörmokare, mekaniker, bilmekaniker, VVS-montör, montör, servicetekniker, drifttekniker, driftstekniker, ljudtekniker, plåtslagare, billackerare, flygmekaniker, hissmontör, kyltekniker, båtmekaniker, cykelreparatör, reparatör, låssmed, sotare, tekniker, fastighetstekniker, nätverkstekniker`,
  ),
  building: words(
    `snickare, murare, målare, byggnadsarbetare, golvläggare, takläggare, plattsättare, glasmästare, grävmaskinist, kranförare, betongarbetare, ställningsbyggare, byggledare, anläggningsarbetare, vägarbetare, isolerare, timmerman, byggnadssnickare, rivare, stenläggare, asfaltläggare, platschef`,
  ),
  industry: words(
    `industriarbetare, lagerarbetare, svetsare, metallarbetare, verkstadsarbetare, gjutare, gruvarbetare, truckförare, maskinoperatör, processoperatör, maskinist, sågverksarbetare, stuveriarbetare, hamnarbetare, pappersarbetare, svarvare, fräsare, verkmästare, textilarbetare, plockare, packare, skiftledare, arbetsledare, maskinställare, laboratorieassistent, lagerchef, terminalarbetare`,
  ),
  transport: words(
    `busschaufför, lastbilschaufför, taxichaufför, lokförare, pilot, sjökapten, sjöman, matros, styrman, konduktör, tågvärd, brevbärare, tidningsbud, budbilsförare, ambulansförare, spårvagnsförare, flygledare, flygvärd, flygvärdinna, åkeriägare, chaufför, tunnelbaneförare, paketbud, färjeman, tågmästare, kabinpersonal, tågklarerare`,
  ),
  farming: words(
    `lantbrukare, bonde, fiskare, trädgårdsmästare, djurskötare, skogsarbetare, jägmästare, lantmästare, mjölkbonde, grisbonde, renskötare, biodlare, skogsmaskinförare, lantarbetare, odlare, skogvaktare, trädgårdsarbetare, agronom, ladugårdsskötare, arborist, stallskötare, yrkesfiskare, skogsbrukare, hästskötare, kyrkogårdsarbetare`,
  ),
  food: words(
    `kock, bagare, konditor, slaktare, diskare, köksbiträde, hovmästare, köksmästare, kökschef, måltidsbiträde, bartender, kallskänka, skolkock, restaurangbiträde, servitör, servitris, charkuterist, styckare, barista, skolmåltidsbiträde, krögare, pizzabagare, mejerist, servispersonal, sommelier, kafébiträde, bryggare`,
  ),
  trade: words(
    `försäljare, säljare, butiksbiträde, butikssäljare, butikschef, kassör, florist, fastighetsmäklare, inköpare, bilförsäljare, bokhandlare, resebyråtjänsteman, handlare, köpman, försäkringsmäklare, antikhandlare, telefonförsäljare, representant, fiskhandlare, blomsterhandlare, kassabiträde, speditör, kioskägare, säljledare`,
  ),
  office: words(
    `sekreterare, läkarsekreterare, medicinsk sekreterare, receptionist, hotellreceptionist, kontorist, ekonomiassistent, ekonom, civilekonom, redovisningsekonom, revisor, handläggare, skattehandläggare, arbetsförmedlare, banktjänsteman, försäkringstjänsteman, bibliotekarie, arkivarie, telefonist, kamrer, controller, administratör, assistent, registrator, kommunsekreterare, löneassistent, försäkringshandläggare, tjänsteman, skolsekreterare`,
  ),
  management: words(
    `enhetschef, avdelningschef, verksamhetschef, marknadschef, personalchef, projektledare, produktionsledare, egenföretagare, företagare, direktör, verkställande direktör, konsult, gruppledare, områdeschef, ekonomichef, förvaltningschef, kontorschef, vårdenhetschef, försäljningschef, företagsledare, chef, klinikchef, HR-chef, entreprenör, hotelldirektör`,
  ),
  arts: words(
    `journalist, fotograf, musiker, skådespelare, författare, konstnär, översättare, tolk, redaktör, reporter, grafiker, dansare, kantor, guide, kompositör, regissör, illustratör, dramaturg, skulptör, poet, pianist, violinist, sångare, sångerska, formgivare, programledare, scenograf, museiintendent, korrekturläsare, pressfotograf, ljussättare`,
  ),
  craft: words(
    `skomakare, skräddare, urmakare, möbelsnickare, smed, guldsmed, silversmed, tapetserare, bokbindare, krukmakare, keramiker, glasblåsare, instrumentmakare, hovslagare, korgmakare, tryckare, finsnickare, konsthantverkare, hattmakare, gravör, sömmerska, modist, sadelmakare, textilkonstnär`,
  ),
  sport: words(
    `tränare, fotbollstränare, fotbollsspelare, ishockeytränare, ishockeyspelare, simtränare, simlärare, idrottsinstruktör, gyminstruktör, skidlärare, friidrottare, simmare, cyklist, målvakt, förbundskapten, ridlärare, friskvårdsinstruktör, tennistränare, längdskidåkare, orienterare, handbollstränare, assisterande tränare, badmästare`,
  ),
  religion: words(
    `präst, kyrkoherde, komminister, diakon, biskop, pastor, kyrkvaktmästare, församlingspedagog, imam, rabbin, missionär, församlingsassistent, domprost, kaplan, kontraktsprost, kyrkomusiker, sjukhuspräst, munk, församlingsherde, kyrkogårdsvaktmästare`,
  ),
  service: words(
    `frisör, barberare, städare, lokalvårdare, vaktmästare, fastighetsskötare, hudterapeut, massör, badvakt, begravningsentreprenör, renhållningsarbetare, dagbarnvårdare, barnvakt, hotellstädare, fastighetsvärd, sopåkare, tvättbiträde, skolvaktmästare, stylist, tatuerare, bovärd, hemhjälp, parkarbetare, hemvårdare`,
  ),
  none: words(
    `hemmafru, student, studerande, pensionär, ålderspensionär, sjukpensionär, arbetslös, arbetssökande, elev, gymnasieelev, förtidspensionär, praktikant, lärling, föräldraledig, sjukskriven, juridikstudent, läkarstudent, universitetsstudent, volontär`,
  ),
};
/** The less frequent of each field, men's for women's too; what is not replaces what is not. */
export const rareProfessions = words(
  `veterinär, distriktsveterinär, tandläkare, specialisttandläkare, tandsköterska, tandhygienist, tandtekniker, naprapat, kiropraktor, optiker, ortopedtekniker, fotvårdsterapeut, apotekare, receptarie, kurator, socionom, socialsekreterare, biståndshandläggare, anhörigkonsulent, familjehemssekreterare, behandlingsassistent, psykolog, psykoterapeut, fysioterapeut, sjukgymnast, arbetsterapeut, logoped, dietist, kronofogde, kronoinspektör, domstolssekreterare, stämningsman, åklagare, kammaråklagare, chefsåklagare, åklagarassistent, bolagsjurist, konkursförvaltare, god man, förvaltare, medlare, skiftesman, boutredningsman, riksdagsledamot, minister, statssekreterare, landshövding, statsråd, ambassadör, konsul, europaparlamentariker, brandman, brandmästare, brandinspektör, räddningsledare, soldat, officer, kapten, befäl, tulltjänsteman, parkeringsvakt, kustbevakare, kriminalvårdare, väktare, ordningsvakt, nattvakt, skyddsvakt, vakt, rektor, biträdande rektor, studievägledare, trafiklärare, körskollärare, fritidsledare, dataingenjör, programmerare, systemutvecklare, webbutvecklare, mjukvaruutvecklare, systemarkitekt, arkitekt, inredningsarkitekt, landskapsarkitekt, planarkitekt, bilmekaniker, billackerare, flygmekaniker, båtmekaniker, cykelreparatör, sotare, låssmed, pilot, sjökapten, sjöman, matros, styrman, flygledare, flygvärd, kabinpersonal, färjeman, fiskare, yrkesfiskare, trädgårdsmästare, skogsarbetare, jägmästare, skogvaktare, biodlare, arborist, kyrkogårdsarbetare, trädgårdsarbetare, agronom, slaktare, styckare, charkuterist, bagare, konditor, mejerist, bryggare, hovmästare, bartender, barista, fastighetsmäklare, försäkringsmäklare, speditör, antikhandlare, banktjänsteman, försäkringstjänsteman, bibliotekarie, arkivarie, revisor, kamrer, controller, civilekonom, skattehandläggare, arbetsförmedlare, dansare, skådespelare, musiker, kantor, kompositör, regissör, skulptör, pianist, violinist, sångare, konstnär, fotbollsspelare, ishockeyspelare, friidrottare, simmare, cyklist, målvakt, längdskidåkare, orienterare, badmästare, imam, rabbin, munk, missionär, biskop, frisör, barberare, hudterapeut, massör, stylist, tatuerare, begravningsentreprenör, student, studerande, elev, gymnasieelev, praktikant, lärling, juridikstudent, läkarstudent, universitetsstudent, volontär`,
);
export const commonProfessions =
  words(`barnskötare, brevbärare, busschaufför, civilingenjör, ekonom, elektriker, förskollärare, försäljare, ingenjör, jurist, kock, lagerarbetare, lantbrukare, lastbilschaufför, lokalvårdare, läkare, lärare, mekaniker, pensionär, personlig assistent, polis, sekreterare, sjuksköterska, snickare, socionom, student, systemutvecklare,
tandläkare, undersköterska, vaktmästare, vårdbiträde`);
/** Of one gender, which most in their field do not tell: known, and never drawn. */
export const knownProfessions = words(`flygvärdinna, hemmafru, kallskänka, servitris, servitör, sångerska, sömmerska`);

export const emailDomains = words(
  `gmail.com, hotmail.com, telia.com, outlook.com, live.se, hotmail.se, yahoo.se, icloud.com, bredband.net, spray.se, comhem.se, swipnet.se, tele2.se, home.se, glocalnet.net, passagen.se, bahnhof.se, protonmail.com`,
);
export const urlWords = words(
  `vardcentralen, kliniken, apoteket, skolan, stiftelsen, foreningen, bygg, bageri, hotell, resor, konsult, fastigheter, tandvard, rehab, bil, optik, kyrkan, labb`,
);
