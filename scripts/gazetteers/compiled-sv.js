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

export const emailDomains = words(
  `gmail.com, hotmail.com, telia.com, outlook.com, live.se, hotmail.se, yahoo.se, icloud.com, bredband.net, spray.se, comhem.se, swipnet.se, tele2.se, home.se, glocalnet.net, passagen.se, bahnhof.se, protonmail.com`,
);
export const urlWords = words(
  `vardcentralen, kliniken, apoteket, skolan, stiftelsen, foreningen, bygg, bageri, hotell, resor, konsult, fastigheter, tandvard, rehab, bil, optik, kyrkan, labb`,
);
