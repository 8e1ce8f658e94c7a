import { readClasses } from '../classes.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article. */
const CLASSES = `
Deutscher_Bundestag Bayerischer_Landtag Hessischer_Landtag|Deutschen_Bundestag Bayerischen_Landtag Hessischen_Landtag:es s -
Bundesrat Bundestag Landtag Kreistag:es s -
Bundesnachrichtendienst Verfassungsschutz:es -
Stadtrat Gemeinderat Kreistag:es s -
Bundesverfassungsgericht Bundesverwaltungsgericht Bundesarbeitsgericht Bundessozialgericht:s es -
Oberste_Gerichtshof Verfassungsgerichtshof|Obersten_Gerichtshof Verfassungsgerichtshof:s -
Europäische_Gerichtshof Internationale_Gerichtshof|Europäischen_Gerichtshof Internationalen_Gerichtshof:s -
BFH BGH EuGH:s -
BSG BAG BVerfG BVerwG
Bundeskriminalamt Umweltbundesamt Bundesverwaltungsamt Bundeskartellamt:es s -
Innen Finanz Justiz Verteidigungs Gesundheits Umwelt Wirtschafts Außen Kultus Bundesinnen Bundesfinanz Bundesjustiz Bundesverteidigungs Bundesgesundheits Bundesumwelt:ministeriums ministerium
Bundeswehr Bundesmarine Luftwaffe
Bundespolizei Landespolizei Kriminalpolizei Schutzpolizei Polizei
Guardia_Civil Policía_Nacional
Bundesärztekammer Bundesapothekerkammer Bundesrechtsanwaltskammer
Bundesministerium_der_Finanzen Bundesministerium_der_Justiz Bundesministerium_der_Verteidigung
Bundesministeriums_der_Finanzen Bundesministeriums_der_Justiz Bundesministeriums_der_Verteidigung
Auswärtige_Amt Bundesinnenministerium|Auswärtigen_Amt Bundesinnenministerium:s -
Auswärtigen_Amtes Bundesinnenministeriums|Auswärtiges_Amt Bundesinnenministerium
Deutsche_Rote_Kreuz Bayerische_Rote_Kreuz Technische_Hilfswerk|Deutschen_Roten_Kreuz Bayerischen_Roten_Kreuz Technischen_Hilfswerk
Rote_Kreuz Technische_Hilfswerk|Roten_Kreuz Technischen_Hilfswerk
THW DRK
RKI PEI DKFZ
BND MAD
BKA BfV BSI
IHK HWK
Charité Uniklinik
Jungen_Union Schüler_Union Frauen_Union Senioren_Union|Junge_Union Schüler_Union Frauen_Union Senioren_Union
Deutschen_Museum Germanischen_Nationalmuseum Landesmuseum|Deutsche_Museum Germanische_Nationalmuseum Landesmuseum
Berliner_Philharmoniker Münchner_Philharmoniker Wiener_Philharmoniker Dresdner_Philharmoniker|Berliner_Philharmonikern Münchner_Philharmonikern Wiener_Philharmonikern Dresdner_Philharmonikern
Johanniter Malteser:n -
TSV SV FC SC VfL VfB
Bundesbank Weltbank EZB
Reichsbahn Reichspost Reichsbank
DHL DPD GLS UPS Hermes
Otto Zalando Quelle Neckermann
Techniker_Krankenkasse Kaufmännische_Krankenkasse Innungskrankenkasse Betriebskrankenkasse
EU EG
UN OSZE
UNO NATO
CDU SPD FDP
AfD BSW
Bündnis_90/Die_Grünen
OGH VwGH VfGH:s -
AOK_Nordost AOK_Nordwest AOK_Plus
DRV_Bund DRV_Nord DRV_Mitteldeutschland
CSU
SPÖ ÖVP FPÖ
SVP CVP BDP
NSDAP DNVP DVP KPD
Linkspartei Piratenpartei Familienpartei
Christdemokraten Sozialdemokraten Liberalen
Grünen Piraten Konservativen
Union Koalition Opposition
Europäische_Union Europäische_Gemeinschaft|Europäischen_Union Europäischen_Gemeinschaft
Europäischen_Parlaments Europäischen_Rates|Europäische_Rat Europäische_Gerichtshof
WHO WTO FAO
UNESCO UNICEF UNHCR
Feuerwehr Bergwacht Wasserwacht
Weltgesundheitsorganisation Welthandelsorganisation Welternährungsorganisation
Freien_Wählern Freien_Bürgern|Freie_Wähler Freie_Bürger
Vereinten_Nationen|Vereinte_Nationen
dpa KNA sda
Deutsche_Presse-Agentur Katholische_Nachrichten-Agentur Schweizerische_Depeschenagentur|Deutschen_Presse-Agentur Katholischen_Nachrichten-Agentur Schweizerischen_Depeschenagentur
ddp dapd
AP AFP Reuters
ARD BBC
ZDF Deutschlandradio
WDR NDR MDR SWR BR RBB
RTL Vox ProSieben Sat.1
CNN CBS NBC
Spiegel Stern Focus:s -
FAZ NZZ SZ
tageszeitung Frankfurter_Rundschau Süddeutsche_Zeitung
Handelsblatt Abendblatt:s -
Tagesspiegel Kurier Standard:s -
Der_Spiegel Der_Stern Der_Tagesspiegel Der_Standard
Die_Zeit Die_Welt Die_Presse
Zeit Welt Presse
DAX
MDAX
TecDAX
SDAX
Dax MDax TecDax SDax
Olympia
Paralympics World_Games
Bild-Zeitung Morgenpost
Bild Express Abendzeitung
New_York_Times Washington_Post Los_Angeles_Times Chicago_Tribune
Financial_Times Sunday_Times
Financial_Times_Deutschland Frankfurter_Rundschau Süddeutsche_Allgemeine
Guardian Independent Observer
Google Yahoo:s -
Microsoft Apple IBM Intel Oracle:s -
Facebook Twitter MySpace
Amazon Ebay
BMW Audi Porsche Volkswagen Opel Daimler
Toyota Honda Nissan Mazda Mitsubishi
Renault Peugeot Citroën Fiat Volvo Saab Škoda Seat
Ford Chrysler
Aprilia Ducati Yamaha Kawasaki
McLaren Ferrari Williams Sauber
McLaren-Mercedes BMW-Sauber Williams-Toyota
Lufthansa Alitalia
Air_Berlin Germanwings Eurowings Condor
Air_France British_Airways KLM
Boeing Airbus
Cessna Learjet
Deutsche_Bank Dresdner_Bank|Deutschen_Bank Dresdner_Bank
Commerzbank Postbank Hypovereinsbank
UBS Credit_Suisse
Sparkasse Volksbank Raiffeisenbank
Volks-_und_Raiffeisenbanken Sparkassen Genossenschaftsbanken
Wall_Street Nasdaq
XETRA
Xetra
Allianz Ergo Axa
Siemens Bosch MAN Linde
BASF Bayer Evonik Lanxess
Schering Merck Novartis Roche Pfizer
Eon RWE Vattenfall EnBW
O2 Vodafone E-Plus T-Mobile
Telekom Post Bahn
Deutsche_Telekom Deutsche_Post Deutsche_Bahn|Deutschen_Telekom Deutschen_Post Deutschen_Bahn
Adidas Puma Nike Reebok
Aldi Lidl Rewe Edeka
Ikea Obi Hornbach
Karstadt Kaufhof Hertie
Nokia Motorola Samsung Ericsson
Sony Panasonic Toshiba Hitachi
AMD Nvidia
Dell Acer Asus Lenovo
Nintendo Sega Atari
Shell Esso Aral
EMI Universal Warner
AOK Barmer DAK
Barmer_GEK DAK-Gesundheit Hanseatische_Krankenkasse
CSS Helsana Swica Visana Sanitas Sympany Atupri
ÖGK BVAEB SVS
BG_BAU BG_Verkehr BG_ETEM
BGW BGHM VBG BGHW
Coop Migros Denner Volg
Ver.di IG_Metall GEW
Verdi IG_Metall Transnet
DGB BDI DIHK
ADAC AvD
WWF BUND NABU
Caritas Diakonie
Greenpeace Amnesty_International
DFB DHB DBB DVV
DSV DLV DTB
FIFA UEFA
NHL
NBA
NFL AFL
Champions_League Europa_League
THW_Kiel SC_Magdeburg TBV_Lemgo VfL_Gummersbach HSV_Hamburg
Panathinaikos_Athen Olympiakos_Piräus AEK_Athen
D-Mark Schilling Gulden
US_Dollar Hongkong_Dollar Singapur_Dollar
CFA_Franc CFP_Franc
Uefa_Cup Intertoto_Cup Messe_Cup
Gold_Cup Asien_Cup Afrika_Cup
Skilanglauf_Weltcup Biathlon_Weltcup Skisprung_Weltcup Rodel_Weltcup
Bundesliga Regionalliga Oberliga Landesliga
Premier_League Serie_A Primera_División
Olympischen_Spielen Paralympischen_Spielen
Olympische_Spiele Paralympische_Spiele|Olympischen_Spiele Paralympischen_Spiele
US_Open French_Open Australian_Open
Fußball-WM Fußball-EM
Handball-WM Handball-EM
CeBIT IFA Hannover-Messe
Rote_Armee
Roten_Armee
Reichswehr Wehrmacht
Royal_Air_Force Royal_Navy US_Navy US_Army
Navy Marine Flotte
Army Armee
CIA FBI NSA
NASA ESA
Borussia_Dortmund Borussia_Mönchengladbach Bayer_Leverkusen Werder_Bremen Eintracht_Frankfurt Hansa_Rostock Energie_Cottbus Arminia_Bielefeld Alemannia_Aachen
FC_Bayern VfB_Stuttgart Hamburger_SV VfL_Wolfsburg VfL_Bochum FC_Schalke_04 SC_Freiburg MSV_Duisburg 1._FC_Köln 1._FC_Nürnberg 1._FC_Kaiserslautern FC_Bayern_München
HSV KSC VfB
Borussia Eintracht Alemannia
Hertha_BSC RB_Leipzig Schalke_04 Hannover_96
Schalke Werder Hertha Gladbach
Manchester_United Manchester_City Tottenham_Hotspur Aston_Villa
Juventus Inter Milan Lazio
Stoke_City Hull_City Leeds_United Sheffield_United Ipswich_Town Luton_Town Blackburn_Rovers Bolton_Wanderers Charlton_Athletic Derby_County
FC_Chelsea FC_Arsenal FC_Liverpool FC_Everton FC_Barcelona
ManU Chelsea Arsenal Liverpool Everton
AC_Mailand AS_Rom SSC_Neapel AC_Florenz
Inter_Mailand Juventus_Turin Lazio_Rom Sampdoria_Genua
San_Antonio_Spurs Chicago_Bulls Dallas_Mavericks Los_Angeles_Lakers Boston_Celtics Phoenix_Suns
Detroit_Red_Wings Philadelphia_Flyers Boston_Bruins Toronto_Maple_Leafs New_York_Rangers Pittsburgh_Penguins
Bulls Spurs Lakers Celtics Mavericks
Red_Devils Gunners Blues
Bullen Löwen Wikinger Falken Eisbären
Adler Panther Tiger Füchse
TU_Berlin TU_München TU_Dresden RWTH_Aachen FU_Berlin
Harvard_University Yale_University Stanford_University Princeton_University|Harvard Yale Stanford Princeton
U2 Metallica Coldplay Oasis Nirvana Radiohead
Beatles Rolling_Stones Doors Kinks
Kraftwerk Rammstein Silbermond
Suhrkamp Rowohlt Hanser Piper Ullstein|Suhrkamp_Verlag Rowohlt_Verlag Hanser_Verlag Piper_Verlag
Hamas Hisbollah Fatah
PKK ETA IRA`;

export const bodies = readClasses(CLASSES);
