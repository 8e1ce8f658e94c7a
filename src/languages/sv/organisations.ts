import { readClasses } from '../classes.ts';
import type { Institutions, Paradigm } from '../pack.ts';
import { TOWN_PARISH, TOWN_PARISHES } from './places.ts';

/** What health centres are called, behind any of the words for one. */
const HOUSES =
  'Linden Kronan Bryggan Eken Rosen Vallen Tornet Sjöliden Kärnan Björnen Falken Ugglan Ringen Torget Slottet Solgläntan Ekliden Lövhaga Strandgården Bäckagården Kvarnberget Lyckan Lunden Tallen Hjorten Skeppet'.split(
    ' ',
  );
const CENTRES = ['Vårdcentralen', 'Vc', 'Hälsocentralen'].map((kind) =>
  HOUSES.map((house) => `${kind}_${house}`).join(' '),
);

/** In the genitive too where no member ends in the sound of an s or in capitals, which take a colon: "Röda Korsets", "Frölundas". */
function inGenitive([stems, endings]: Paradigm): Paradigm {
  return endings === '-' && stems.split(' ').every((stem) => /[^sxz\P{Ll}]$/u.test(stem)) ? [stems, 's -'] : [stems, endings]; // prettier-ignore
}

/** Organisations that everybody knows, in classes whose members are of one kind. */
export const bodies = readClasses(`${CENTRES.join('\n')}
${TOWN_PARISHES}:-
Hjärtkliniken Medicinkliniken Kirurgkliniken Ortopedkliniken Infektionskliniken Lungkliniken Hudkliniken Ögonkliniken Kvinnokliniken Barnkliniken Öronkliniken Neurologkliniken Njurkliniken Barn-_och_ungdomskliniken Reumatologkliniken Urologkliniken Onkologkliniken Käkkliniken:s -
Geriatriska_kliniken Kirurgiska_kliniken Medicinska_kliniken Ortopediska_kliniken Psykiatriska_kliniken Neurologiska_kliniken:s -
Akuten Akutmottagningen Medicinakuten Kirurgakuten Barnakuten Ögonakuten Psykakuten:s -
Hjärtavdelningen Medicinavdelningen Kirurgavdelningen Strokeavdelningen Barnavdelningen Infektionsavdelningen Lungavdelningen Ortopedavdelningen Akutvårdsavdelningen Rehabavdelningen:s -
Ortopedmottagningen Kirurgmottagningen Medicinmottagningen Hjärtmottagningen Ögonmottagningen Diabetesmottagningen Astmamottagningen Barnmottagningen Lungmottagningen Hudmottagningen Öronmottagningen Infektionsmottagningen Njurmottagningen Barn-_och_ungdomsmottagningen:s -
Vårdcentralen Hälsocentralen Läkarmottagningen Närakuten:s -
Institutionen_för_historia Institutionen_för_matematik Institutionen_för_fysik Institutionen_för_kemi Institutionen_för_biologi Institutionen_för_psykologi Institutionen_för_sociologi Institutionen_för_pedagogik Institutionen_för_statistik:-
Kir_akm Med_akm Ort_akm Barn_akm:-
Kir_klin Med_klin Ort_klin Inf_klin Kvinnoklin:-
Yle NRK DR
Svenska_folkpartiet Samlingspartiet Sannfinländarna:-
Malmö_tingsrätt Lunds_tingsrätt Helsingborgs_tingsrätt Göteborgs_tingsrätt Borås_tingsrätt Uppsala_tingsrätt Gävle_tingsrätt Falu_tingsrätt Örebro_tingsrätt Västmanlands_tingsrätt Norrköpings_tingsrätt Linköpings_tingsrätt Jönköpings_tingsrätt Växjö_tingsrätt Kalmar_tingsrätt Halmstads_tingsrätt Värmlands_tingsrätt Sundsvalls_tingsrätt Umeå_tingsrätt Luleå_tingsrätt Eskilstuna_tingsrätt Stockholms_tingsrätt Östersunds_tingsrätt Ystads_tingsrätt Varbergs_tingsrätt Uddevalla_tingsrätt
Förvaltningsrätten_i_Malmö Förvaltningsrätten_i_Göteborg Förvaltningsrätten_i_Stockholm Förvaltningsrätten_i_Uppsala Förvaltningsrätten_i_Linköping Förvaltningsrätten_i_Jönköping Förvaltningsrätten_i_Karlstad Förvaltningsrätten_i_Falun Förvaltningsrätten_i_Umeå Förvaltningsrätten_i_Luleå Förvaltningsrätten_i_Växjö:-
Attunda_tingsrätt Solna_tingsrätt Nacka_tingsrätt Södertörns_tingsrätt Norrtälje_tingsrätt:-
IVA HIA MAVA KAVA BIVA TIVA PIVA NIVA CIVA THIVA AVA:-
ASIH LAH AHS:-
Barn-_och_ungdomspsykiatriska_kliniken Vuxenpsykiatriska_kliniken Äldrepsykiatriska_kliniken Rättspsykiatriska_kliniken Allmänpsykiatriska_kliniken
Geriatriska_mottagningen Kirurgiska_mottagningen Ortopediska_mottagningen Neurologiska_mottagningen Psykiatriska_mottagningen Gynekologiska_mottagningen Urologiska_mottagningen
Kirurgiska_polikliniken Medicinska_polikliniken Ortopediska_polikliniken Geriatriska_polikliniken Psykiatriska_polikliniken Neurologiska_polikliniken
Kirurgen Ortopeden Onkologen Reumatologen Urologen Neurologen Dagkirurgen Barnkirurgen Handkirurgen Thoraxkirurgen
Habiliteringen Barnhabiliteringen Vuxenhabiliteringen Rehabiliteringen
Arbetsterapin Fysioterapin Sjukgymnastiken Logopedin Samtalsterapin
Syncentralen Hörcentralen Hjälpmedelscentralen Blodcentralen Sterilteknikcentralen Tandvårdscentralen
Beroendecentrum Bröstcentrum Smärtcentrum Diabetescentrum Hjärtcentrum Sömncentrum Ryggcentrum Traumacentrum
Palliativa_teamet Geriatriska_teamet Psykiatriska_teamet Neurologiska_teamet Mobila_teamet
Mobila_psykteamet Mobila_äldreteamet Mobila_närvårdsteamet Mobila_hemvårdsteamet Mobila_akutteamet
Demensteamet Diabetesteamet Smärtteamet Stroketeamet Rehabteamet Hjärtsviktsteamet Kristeamet Nutritionsteamet
Strokeenheten Dialysenheten Smärtenheten Rehabenheten Psykosenheten Beroendeenheten Ätstörningsenheten Infektionsenheten
Palliativa_enheten Kardiologiska_enheten Geriatriska_enheten Neuropsykiatriska_enheten Reumatologiska_enheten Gynekologiska_enheten
Sahlgrenska Karolinska Akademiska Carlanderska Malmska
Solhemmet Ekhemmet Almhemmet Birgittahemmet Granhemmet Lindhemmet Björkhemmet Rosenhemmet Annahemmet Klockarhemmet
Almgården Furugården Källgården Lindgården Norrgården Parkgården Rosengården Solgården Strandgården Sörgården Tallgården Ängsgården
Solgläntan Skogsgläntan Ängsgläntan Björkgläntan Rosengläntan
Socialtjänsten Hemtjänsten Äldreomsorgen Barnomsorgen Elevhälsan Familjerätten
Socialjouren Kvinnojouren Mansjouren Tjejjouren Brottsofferjouren
SÖS KS DS NUS SUS USÖ:-
Norstedts Bonniers Brombergs Gleerups Gebers Wahlströms:-
Natur_&_Kultur Rabén_&_Sjögren Wahlström_&_Widstrand Albert_Bonniers_förlag Ordfront Atlantis:-
Juventus Milan Inter Napoli Lazio Fiorentina Sampdoria
Barcelona Real_Madrid Atlético_Madrid Sevilla Valencia Villarreal
Liverpool Arsenal Chelsea Manchester_United Manchester_City Tottenham Everton Leeds_United
Bayern_München Borussia_Dortmund Werder_Bremen Schalke_04 Bayer_Leverkusen
SJ Tågkompaniet Norrtåg
SAS Norwegian Finnair
SL UL Västtrafik
Ajax Feyenoord PSV_Eindhoven
Benfica Porto Sporting_Lissabon
Karolinska_universitetssjukhuset Karolinska_sjukhuset Sahlgrenska_sjukhuset Akademiska_sjukhuset Sahlgrenska_universitetssjukhuset Södersjukhuset Centralsjukhuset Länssjukhuset
Karolinska Sahlgrenska Akademiska Radiumhemmet:-
Sunderby_sjukhus Danderyds_sjukhus Skånes_universitetssjukhus Norrlands_universitetssjukhus Sankt_Görans_sjukhus Huddinge_sjukhus Östra_sjukhuset:-
Regeringen Riksdagen
Sveriges_riksdag Sveriges_regering:-
Kungl._Maj:t Kungl._Kommerskollegium Kungl._Socialstyrelsen Kungl._Vattenfallsstyrelsen Kungl._Lantbruksstyrelsen:-
Centrala_studiehjälpsnämnden Statliga_arbetsgivarnämnden Allmänna_reklamationsnämnden Centrala_djurförsöksnämnden Allmänna_fastighetsnämnden Statliga_överklagandenämnden
Medicinska_forskningsrådet Naturvetenskapliga_forskningsrådet Humanistiska_forskningsrådet Statliga_konstrådet Svenska_ungdomsrådet Nordiska_kulturrådet
Nordiska_samarbetskommittén Parlamentariska_skattekommittén Internationella_handelskommittén Europeiska_transportkommittén Allmänna_valkommittén
Handelsanställdas_förbund Fastighetsanställdas_förbund Livsmedelsarbetarnas_förbund Skogsarbetarnas_förbund Musikernas_förbund Målarnas_förbund
Haga_byalag Majornas_byalag Vasastans_byalag Hornstulls_byalag Östermalms_byalag Möllevångens_byalag
Socialnämnden Byggnadsnämnden Kulturnämnden Skolnämnden Miljönämnden Fritidsnämnden Utbildningsnämnden Omsorgsnämnden Barnavårdsnämnden Hälsovårdsnämnden Valnämnden Äldrenämnden
Kommunens_socialnämnd Kommunens_byggnadsnämnd Kommunens_kulturnämnd Kommunens_miljönämnd Kommunens_fritidsnämnd Kommunens_skolnämnd Kommunens_valnämnd
Statens_vägverk Statens_naturvårdsverk Statens_kulturråd Statens_folkhälsoinstitut Statens_jordbruksverk Statens_livsmedelsverk Statens_provningsanstalt Statens_biografbyrå
Region_Skåne Region_Halland Region_Dalarna Region_Stockholm Region_Uppsala Region_Värmland Region_Östergötland Region_Kronoberg Region_Gävleborg Region_Västmanland Region_Norrbotten Region_Sörmland Västra_Götalandsregionen:-
Kommunstyrelsen Kommunfullmäktige Stadsfullmäktige Landstinget Regionfullmäktige Byalaget
Landsorganisationen Arbetsgivarföreningen Arbetsgivareföreningen Tjänstemannaorganisationen Tjänstemannaförbundet Industriförbundet Köpmannaförbundet
Socialförvaltningen Miljöförvaltningen Kulturförvaltningen Fastighetsförvaltningen Vägförvaltningen Skolförvaltningen Parkförvaltningen:s -
Reklambyrån Resebyrån Arkitektbyrån Översättningsbyrån Konsultbyrån Advokatbyrån:s -
Skolutredningen Energiutredningen Trafikutredningen Jordbruksutredningen Bostadsutredningen Familjeutredningen:s -
Kraftbolaget Gruvbolaget Fastighetsbolaget Försäkringsbolaget Skogsbolaget Trafikbolaget:s -
Provlaboratoriet Centrallaboratoriet Kemilaboratoriet Forskningslaboratoriet:s -
Ekonomiavdelningen Personalavdelningen IT-avdelningen Marknadsavdelningen Inköpsavdelningen Kundtjänst Receptionen Lönekontoret Växeln
Posten Postnord Bring Schenker Citymail
ICA_Maxi ICA_Kvantum ICA_Nära Stora_Coop Coop_Konsum Willys_Hemma
Folksam Länsförsäkringar Trygg-Hansa Skandia Moderna_Försäkringar:-
Trafikverket Skatteverket Naturvårdsverket Skolverket Migrationsverket Konsumentverket Livsmedelsverket Jordbruksverket Sjöfartsverket Bolagsverket Tullverket Konkurrensverket Läkemedelsverket Arbetsmiljöverket Boverket Vägverket Luftfartsverket Fortifikationsverket Elsäkerhetsverket:s -
Socialstyrelsen Transportstyrelsen Skogsstyrelsen Länsstyrelsen Fiskeristyrelsen Domänstyrelsen Energistyrelsen:s -
Finansinspektionen Skolinspektionen Datainspektionen Arbetsmiljöinspektionen Elsäkerhetsinspektionen Spelinspektionen:s -
Folkhälsomyndigheten Polismyndigheten Åklagarmyndigheten Pensionsmyndigheten Energimyndigheten Integritetsskyddsmyndigheten Upphandlingsmyndigheten Havs-_och_vattenmyndigheten:s -
Arbetsförmedlingen Länsarbetsnämnden Platsförmedlingen Jobbförmedlingen:s -
Yrkesvägledningen Studievägledningen Studierådgivningen:s -
Folkhälsan Livsmedelskontrollen Smittskyddet Hälsoskyddet:s -
Arbetarskyddet Strålskyddet Miljöskyddet:s -
Kronofogden Skattemyndigheten:s -
Försäkringskassan Sjukkassan Pensionskassan Arbetslöshetskassan:s -
Lantmäteriet Kammarkollegiet Domstolsverket Riksarkivet:s -
Polisen Kustbevakningen Tullen Kriminalvården Räddningstjänsten Hemvärnet Säkerhetspolisen Försvarsmakten:s -
Fjällräddningen Räddningstjänsten:s -
Flygvapnet Marinen Armén
Riksbanken Riksgälden Riksrevisionen Finansinspektionen:s -
Justitiedepartementet Finansdepartementet Utbildningsdepartementet Kulturdepartementet Socialdepartementet Försvarsdepartementet Näringsdepartementet Miljödepartementet Utrikesdepartementet Arbetsmarknadsdepartementet Infrastrukturdepartementet:s -
Högsta_domstolen Högsta_förvaltningsdomstolen Arbetsdomstolen Regeringsrätten Marknadsdomstolen:s -
Svea_hovrätt Göta_hovrätt Hovrätten_för_Nedre_Norrland Hovrätten_för_Övre_Norrland Hovrätten_för_Västra_Sverige Hovrätten_över_Skåne_och_Blekinge
Justitiekanslern Justitieombudsmannen Diskrimineringsombudsmannen Barnombudsmannen Riksåklagaren Konsumentombudsmannen:s -
Regeringskansliet Riksdagsförvaltningen Riksdagsbiblioteket
Konjunkturinstitutet Seruminstitutet Utrikespolitiska_institutet Folkhälsoinstitutet:s -
Statistiska_centralbyrån Kommerskollegium Brottsförebyggande_rådet Statskontoret Ekonomistyrningsverket
Kungliga_biblioteket Riksantikvarieämbetet Riksarkivet Krigsarkivet
Vetenskapsrådet Kulturrådet Konsumentrådet Teknikrådet Forskningsrådet:s -
Svenska_Akademien Vetenskapsakademien Konstakademien Musikaliska_akademien Ingenjörsvetenskapsakademien:s -
Svenska_kyrkan Katolska_kyrkan Ortodoxa_kyrkan Anglikanska_kyrkan Norska_kyrkan Finska_kyrkan
Missionskyrkan Pingstkyrkan Metodistkyrkan Equmeniakyrkan:s -
Immanuelskyrkan Betlehemskyrkan Elimkyrkan Korskyrkan Sionkyrkan Gustavsbergskyrkan Trefaldighetskyrkan Mikaelskyrkan
Europaparlamentet EU-kommissionen Ministerrådet Europarådet:s -
Europeiska_unionen Afrikanska_unionen Arabförbundet Nordiska_rådet:s -
Förenta_nationerna Världsbanken Internationella_valutafonden Världshandelsorganisationen:s -
Världshälsoorganisationen Internationella_arbetsorganisationen Livsmedels-_och_jordbruksorganisationen:s -
FN:s_säkerhetsråd FN:s_generalförsamling FN:s_flyktingråd FN:s_människorättsråd:-
EU FN Nato OECD OSSE|EU:s FN:s Natos OECD:s OSSE:s:-
EG EEC|EG:s EEC:s:-
European_Communities European_Economic_Community
Euratom Eurocontrol|Euratoms Eurocontrols
EFTA OEEC|EFTA:s OEEC:s:-
European_Free_Trade_Association Organisation_for_European_Economic_Co-operation
European_Union United_Nations North_Atlantic_Treaty_Organization Organisation_for_Economic_Co-operation_and_Development Organization_for_Security_and_Co-operation_in_Europe
Comecon Warszawapakten Kominform
World_Health_Organization International_Labour_Organization Food_and_Agriculture_Organization_of_the_United_Nations
WHO ILO FAO|WHO:s ILO:s FAO:s:-
WTO IMF ECB
Unicef Unesco UNHCR
CIA FBI NSA
FRA FOI MSB FMV
JO JK DO
FHM SKR SCB ESV
UD Handelsdepartementet Industridepartementet Jordbruksdepartementet Kommunikationsdepartementet Civildepartementet|UD:s Handelsdepartementets Industridepartementets Jordbruksdepartementets Kommunikationsdepartementets Civildepartementets:-
AMS CSN SIDA SGU SMHI
Ams Sida Nutek Vinnova Formas
Folketinget Stortinget Altinget Bundestag Eduskunta
Vita_huset Pentagon Kreml
S M C V FP
L MP KD SD
SSU MUF CUF LUF KDU
Centern Vänstern Högern:s -
Skånetrafiken Östgötatrafiken Hallandstrafiken Länstrafiken Kollektivtrafiken:s -
Socialdemokraterna Moderaterna Kristdemokraterna Sverigedemokraterna Liberalerna Nydemokraterna:s -
Kommunisterna Socialisterna Syndikalisterna:s -
Centerpartiet Vänsterpartiet Miljöpartiet Folkpartiet Piratpartiet Bondeförbundet Högerpartiet:s -
Ny_demokrati Feministiskt_initiativ Junilistan:s -
Kommunal Unionen Metall Vision Byggnads Handels Transport Livs Seko IF_Metall
Talibanerna Rebellerna Upprorsmännen
Individ-_och_familjeomsorgen Familjeenheten Äldreomsorgen
Lärarförbundet Vårdförbundet Journalistförbundet Polisförbundet Läkarförbundet Musikerförbundet Författarförbundet Byggnadsarbetareförbundet Kommunalarbetareförbundet Jägareförbundet Skidförbundet Riksidrottsförbundet Cykelförbundet Simförbundet:s -
LO TCO SACO
RFSU RFSL RFHL
LRF RLF SLA
HSB SABO SBC
PRO SPF RPG
ABF TBV NBV
SKTF SIF HTF SALF
IOGT NTO UNF
Svenskt_Näringsliv Sveriges_Kommuner_och_Regioner Företagarna Lantbrukarnas_Riksförbund Svensk_Handel
Svenska_Metallarbetareförbundet Svenska_Målareförbundet Svenska_Transportarbetareförbundet Svenska_Elektrikerförbundet Svenska_Musikerförbundet Svenska_Livsmedelsarbetareförbundet Svenska_Byggnadsarbetareförbundet Svenska_Journalistförbundet Svenska_Polisförbundet
Svenska_Naturskyddsföreningen Svenska_Turistföreningen Svenska_Konstföreningen Svenska_Bankföreningen Svenska_Läkarföreningen Svenska_Vattenkraftföreningen:s -
Svenska_Livräddningssällskapet Svenska_Hushållningssällskapet Svenska_Fornminnessällskapet Svenska_Trädgårdssällskapet:s -
Svenska_Båtunionen Svenska_Golfunionen Svenska_Biografunionen Svenska_Hotellunionen:s -
Sveriges_Lantbruksförbund Sveriges_Industriförbund Sveriges_Köpmannaförbund Sveriges_Hantverksförbund Sveriges_Skogsägareförbund Sveriges_Villaägareförbund
Sveriges_Fiskares_Riksförbund Yrkesfiskarnas_Riksförbund Skogsägarnas_Riksförbund Pensionärernas_Riksförbund Bostadsrättsägarnas_Riksförbund
Riksförbundet_för_trafiksäkerhet Riksförbundet_för_hjärtsjuka Riksförbundet_för_folkbildning Riksförbundet_för_barnens_rätt Riksförbundet_för_hörselskadade
Sveriges_geologiska_undersökning Sveriges_meteorologiska_institut Sveriges_hydrologiska_institut Sveriges_oceanografiska_institut Sveriges_fotogrammetriska_institut
Svenska_Fotbollförbundet Svenska_Skidförbundet Svenska_Ishockeyförbundet Svenska_Simförbundet Svenska_Friidrottsförbundet
Röda_Korset Rädda_Barnen Läkare_utan_gränser Amnesty Greenpeace Frälsningsarmén Stadsmissionen Scouterna Hjärt-Lungfonden Cancerfonden
Rotary Lions Odd_Fellow Röda_Stjärnan
Hyresgästföreningen Naturskyddsföreningen Turistföreningen Konstföreningen Trafikantföreningen Båtägareföreningen:s -
Uppsala_universitet Lunds_universitet Stockholms_universitet Göteborgs_universitet Umeå_universitet Linköpings_universitet Örebro_universitet Karlstads_universitet Malmö_universitet
Linnéuniversitetet Mittuniversitetet Lantbruksuniversitetet
Karolinska_institutet Konstfack Handelshögskolan Försvarshögskolan Musikhögskolan Journalisthögskolan Idrottshögskolan Teaterhögskolan Socialhögskolan:s -
Högskolan_i_Gävle Högskolan_i_Borås Högskolan_i_Halmstad Högskolan_i_Skövde Högskolan_Dalarna Högskolan_Väst Högskolan_Kristianstad
Lantbrukshögskolan Skogshögskolan Veterinärhögskolan Tandläkarhögskolan:s -
Chalmers_tekniska_högskola Kungliga_Tekniska_högskolan Luleå_tekniska_universitet Blekinge_tekniska_högskola
Chalmers KTH SLU LTH
Harvard Yale Princeton Stanford
Oxford Cambridge Sorbonne
Katedralskolan Vasaskolan Björkskolan Centralskolan Fågelskolan Sofiaskolan Tallbacksskolan Ängsskolan Kungsholmsskolan Lindeskolan Sjöskolan Backaskolan:s -
Rudbecksgymnasiet Tegnérgymnasiet Celsiusgymnasiet Wargentinsgymnasiet Polhemsgymnasiet Fyrisgymnasiet:s -
Norra_Latin Östra_Real Södra_Latin Norra_Real
Nationalmuseum Nordiska_museet Tekniska_museet Sjöhistoriska_museet Naturhistoriska_riksmuseet Historiska_museet Moderna_museet Vasamuseet Etnografiska_museet Postmuseum Arkitekturmuseet Armémuseum Röhsska_museet Kulturen:s -
Dramaten Operan Stadsteatern Folkoperan Riksteatern Kungliga_Operan
Nobelstiftelsen Wallenbergstiftelsen Vasaloppsstiftelsen Kulturstiftelsen Naturstiftelsen
Dagens_Nyheter Svenska_Dagbladet Aftonbladet Expressen Göteborgs-Posten Sydsvenskan Dagens_Industri Nerikes_Allehanda Upsala_Nya_Tidning Helsingborgs_Dagblad Norrköpings_Tidningar Jönköpings-Posten Vestmanlands_Läns_Tidning Sundsvalls_Tidning Arbetarbladet Borås_Tidning Barometern Smålandsposten Gefle_Dagblad Östgöta_Correspondenten Västerbottens-Kuriren Norrländska_Socialdemokraten Kristianstadsbladet Dagen:s -
DN SvD GP
Sveriges_Radio Sveriges_Television Utbildningsradion:s -
SVT TV4 Kanal_5 TV3
SR UR P4
TT AP AFP Reuters dpa Ritzau NTB
BBC CNN NBC CBS ARD
Le_Monde Le_Figaro Libération
Der_Spiegel Die_Zeit Die_Welt Die_Tageszeitung
New_York_Times Washington_Post The_Guardian The_Times Financial_Times The_Independent Los_Angeles_Times
Aftenposten Politiken Hufvudstadsbladet Berlingske Jyllands-Posten Dagbladet Verdens_Gang Helsingin_Sanomat
Pravda Izvestija Novaja_Gazeta
Al_Jazeera Al_Arabiya
Ericsson Volvo Scania Electrolux Saab Sandvik SKF ABB Alfa_Laval Atlas_Copco Husqvarna Getinge Trelleborg Assa_Abloy Hexagon Essity:s -
Boliden LKAB SSAB Stora_Enso Holmen SCA
Skanska NCC Peab JM
Ikea Clas_Ohlson Åhléns Elgiganten Biltema Rusta Jysk Indiska Lindex Kappahl
Pressbyrån 7-Eleven Direkten
Coop Ica Willys Hemköp Lidl Axfood
Svenska_Handelsbanken Skandinaviska_Banken Svenska_Sparbanken
Handelsbanken Swedbank Nordea SEB Skandiabanken Länsförsäkringar:s -
Klarna Northvolt Spotify Tele2 Telia Telenor Tre
Vattenfall Fortum Ellevio Eon
Systembolaget Apoteket Postnord Svenska_Spel Vin_&_Sprit
ICA KF NK
Nokia Siemens Philips Samsung Sony Panasonic
Volkswagen Toyota BMW Renault Fiat Ford Nissan Peugeot
Microsoft Google Apple Facebook Amazon Intel IBM
Nature Science Lancet Cell
Red_Bull Ferrari McLaren Williams
Bristol_City Norwich_City Leicester_City Swansea_City Hull_City
Solrosen Blåsippan Vitsippan Nyckelpigan Humlan Smultronet Hallonet Kotten
Ap KrF FrP SV
Astra_Zeneca Pfizer Novartis Roche Bayer Sanofi
Nestlé Unilever Danone Heinz
Novo_Nordisk Maersk Carlsberg Lego
Villa_Lidköping Edsbyn Bollnäs Vetlanda Broberg
AIK Sirius Gais Redbergslid
Djurgården Hammarby Landskrona Frölunda Färjestad Modo Sävehof Skellefteå Leksand Luleå
IFK_Göteborg Malmö_FF IFK_Norrköping BK_Häcken IF_Elfsborg Kalmar_FF Helsingborgs_IF Örebro_SK GIF_Sundsvall Östers_IF Degerfors_IF Halmstads_BK Gefle_IF Åtvidabergs_FF Varbergs_BoIS IF_Brommapojkarna Trelleborgs_FF Ljungskile_SK Mjällby_AIF Hammarby_IF Umeå_IK Ystads_IF Örgryte_IS
Luleå_Hockey Växjö_Lakers Linköping_HC Rögle_BK Brynäs_IF Leksands_IF Timrå_IK HV71 Skellefteå_AIK Södertälje_SK Malmö_Redhawks
TK_Linden TK_Lundby TK_Granen TK_Vallen TK_Solängen
UEFA Fifa IOK IIHF
NHL NBA NFL
Allsvenskan Superettan Damallsvenskan Elitserien
Apotekarnes Pripps Spendrups
`).map(inGenitive);

/** Where the last part of a compound begins, of which letters in brackets have the first too: "folkhälso|institut". Global. */
export const parts =
  /(?<=\p{Ll}{3})(?=(?:verk|institut|råd|nämnd|anstalt|byrå|styrelse|myndighet|förbund|förening|inspektion|sällskap)(?:et|en|n)?(?!\p{L}))/gu;

/** In both genders, with the article at their end and, behind whose they are, without it. */
export const bodyKinds: NonNullable<Institutions['bodyKinds']> = [
  [/^(?:\p{Lu}[\p{L} -]*a )?\p{L}[\p{L}-]{2,}(?<!gas|el|kraft|järn|stål|värme|atom|vatten|renings)(?<kind>verket|ämbetet|institutet)(?<ending>s?)$/u, 'verket ämbetet rådet kontoret institutet'], // prettier-ignore
  [/^(?:\p{Lu}[\p{L} -]*a )?\p{L}[\p{L}-]{2,}?(?<![Kk]ommun)(?<kind>byrån(?<=centralbyrån)|(?:över)?styrelsen|myndigheten|nämnden|inspektionen)(?<ending>s?)$/u, 'styrelsen myndigheten nämnden inspektionen'], // prettier-ignore
  [/^\p{L}{3,}(?<kind>högskolan|akademin)(?<ending>s?)$/u, 'högskolan akademin'],
  [/^\p{L}{3,}(?<kind>departementet|ministeriet)(?<ending>s?)$/u, 'departementet ministeriet'],
  [/^\p{L}{3,}(?<kind>sekretariatet|kansliet)(?<ending>s?)$/u, 'sekretariatet kansliet'],
  [/^[Ss]tatens [\p{L} -]+\p{Ll}{3}(?<kind>verk|råd|institut)(?<ending>)$/u, 'verk råd institut'],
  [/^(?:[Ss]tatens|Kommunens|Stadens|Regionens|Landstingets) [\p{L} -]*\p{Ll}{3}(?<kind>nämnd|styrelse|byrå|myndighet)(?<ending>)$/u, 'nämnd styrelse byrå myndighet'], // prettier-ignore
];

/** What names of one kind end in or begin with, and one of its class. */
const LIKE: NonNullable<Institutions['likeBodies']> = [
  [TOWN_PARISH, 'Oscars församling'],
  [/^Vårdcentralen \p{Lu}\p{Ll}+$/u, 'Vårdcentralen Linden'],
  [/^Vc \p{Lu}\p{Ll}+$/u, 'Vc Linden'],
  [/^Hälsocentralen \p{Lu}\p{Ll}+$/u, 'Hälsocentralen Linden'],
  [/^\p{Lu}\p{Ll}+verket$/u, 'Trafikverket'],
  [/^\p{Lu}\p{Ll}+styrelsen$/u, 'Socialstyrelsen'],
  [/^\p{Lu}\p{Ll}+inspektionen$/u, 'Skolinspektionen'],
  [/^\p{Lu}\p{Ll}+myndigheten$/u, 'Energimyndigheten'],
  [/^\p{Lu}\p{Ll}+departementet$/u, 'Finansdepartementet'],
  [/^\p{Lu}\p{Ll}+(?:domstolen|rätten)$/u, 'Arbetsdomstolen'],
  [/^\p{Lu}\p{Ll}+ombudsmannen$/u, 'Barnombudsmannen'],
  [/^\p{Lu}\p{Ll}+(?:förbundet|facket)$/u, 'Polisförbundet'],
  [/^Svenska \p{Lu}?\p{Ll}+(?:arbetare|elektriker|läkar|lärar|polis|journalist|musiker|tjänstemanna|industri|målare)\p{Ll}*förbundet$/u, 'Svenska Målareförbundet'], // prettier-ignore
  [/^Svenska \p{Lu}?\p{Ll}+förbundet$/u, 'Svenska Skidförbundet'],
  [/^Svenska \p{Lu}?\p{Ll}+föreningen$/u, 'Svenska Turistföreningen'],
  [/^Svenska \p{Lu}?\p{Ll}+sällskapet$/u, 'Svenska Livräddningssällskapet'],
  [/^Svenska \p{Lu}?\p{Ll}+unionen$/u, 'Svenska Båtunionen'],
  [/^\p{Lu}\p{Ll}+s \p{Lu}?\p{Ll}+förbund$/u, 'Sveriges Industriförbund'],
  [/^\p{Lu}[\p{L} ]+s \p{Lu}?\p{Ll}*riksförbund$/iu, 'Pensionärernas Riksförbund'],
  [/^Riksförbundet (?:för|mot) /u, 'Riksförbundet för hjärtsjuka'],
  [/^Sveriges [\p{L} -]+ (?:undersökning|institut)$/iu, 'Sveriges geologiska undersökning'],
  [/^\p{Lu}\p{Ll}+parlamentet$/u, 'Europaparlamentet'],
  [/^\p{Lu}\p{Ll}+rådet$/u, 'Kulturrådet'],
  [/^\p{Lu}\p{Ll}+nämnden$/u, 'Socialnämnden'],
  [/^\p{Lu}\p{Ll}+ (?:\p{Ll}+-? (?:och )?)*\p{Ll}+nämnden$/u, 'Centrala studiehjälpsnämnden'],
  [/^\p{Lu}\p{Ll}+ (?:\p{Ll}+-? (?:och )?)*\p{Ll}*rådet$/u, 'Medicinska forskningsrådet'],
  [
    /^\p{Lu}?\p{L}+ [\p{L} -]*(?:kommitt[eé]n?|delegationen|utskottet)(?: (?:för|om|mot|av) [\p{L} -]+)?$/u,
    'Nordiska samarbetskommittén',
  ],
  [/^\p{Lu}[\p{L} -]+s förbund$/u, 'Handelsanställdas förbund'],
  [/^\p{Lu}\p{L}+s? byalag$/u, 'Haga byalag'],
  [/^(?:Kommunens|Stadens|Regionens|Landstingets) \p{Ll}+nämnd$/u, 'Kommunens socialnämnd'],
  [/^[Ss]tatens [\p{L} -]+$/u, 'Statens kulturråd'],
  [
    /^(?:hjärt|medicin|kirurg|stroke|barn|infektions|lung|ortoped|akutvårds|vård|intensivvårds|rehab|geriatrik|njur|hud|ögon|förlossnings|psyk|onkolog|thorax|kärl|urolog|gyn|BB-|dialys|neuro|neonatal|uppvaknings|röntgen|observations|operations|eftervårds|reuma)\p{Ll}*avdelningen$/iu,
    'Hjärtavdelningen',
  ],
  [/^\p{L}[\p{L}-]*kliniken$/u, 'Hjärtkliniken'],
  [/^\p{L}[\p{Ll} -]+psykiatriska kliniken$/u, 'Vuxenpsykiatriska kliniken'],
  [/^\p{L}\p{Ll}+ska kliniken$/u, 'Kirurgiska kliniken'],
  [/^\p{L}[\p{Ll} -]+ska \p{Ll}*mottagningen$/u, 'Kirurgiska mottagningen'],
  [/^\p{L}[\p{Ll} -]+ska polikliniken$/u, 'Kirurgiska polikliniken'],
  [/^\p{L}\p{Ll}+kirurgen$/u, 'Kirurgen'],
  [/^\p{L}\p{Ll}+habiliteringen$/u, 'Habiliteringen'],
  [/^(?:syn|hör|hjälpmedels|blod|steril|tandvårds)\p{Ll}*centralen$/iu, 'Syncentralen'],
  [/^(?:beroende|bröst|smärt|diabetes|hjärt|sömn|rygg|trauma|cancer|prostata|obesitas)centrum$/iu, 'Smärtcentrum'],
  [/^\p{Lu}\p{Ll}+a teamet$/u, 'Palliativa teamet'],
  [/^Mobila \p{Ll}+teamet$/u, 'Mobila psykteamet'],
  [/^\p{L}[\p{L}-]+teamet$/u, 'Demensteamet'],
  [/^\p{L}\p{Ll}+enheten$/u, 'Strokeenheten'],
  [/^\p{L}\p{Ll}+a enheten$/u, 'Palliativa enheten'],
  [/^\p{Lu}\p{Ll}{2,}(?<!vård|sjuk|ålderdoms|familje|dag|ungdoms|behandlings|barn|jul)hemmet$/u, 'Solhemmet'],
  [/^\p{Lu}\p{Ll}{2,}(?<!träd|herr|bond|kyrk|begravnings|fritids|skol)gården$/u, 'Solgården'],
  [/^\p{Lu}\p{Ll}{2,}gläntan$/u, 'Solgläntan'],
  [/^\p{L}\p{Ll}*akuten$/u, 'Barnakuten'],
  [/^Institutionen för /u, 'Institutionen för historia'],
  [/^\p{L}\p{Ll}+mottagningen$/u, 'Hjärtmottagningen'],
  [/^\p{Lu}\p{Ll}+avdelningen$/u, 'Ekonomiavdelningen'],
  [/^\p{Lu}\p{Ll}+förvaltningen$/u, 'Socialförvaltningen'],
  [/^\p{Lu}\p{Ll}+byrån$/u, 'Reklambyrån'],
  [/^\p{Lu}\p{Ll}+institutet$/u, 'Konjunkturinstitutet'],
  [/^\p{Lu}\p{Ll}+(?:kommittén|utredningen|kommissionen)$/u, 'Skolutredningen'],
  [/^\p{Lu}\p{Ll}+bolaget$/u, 'Kraftbolaget'],
  [/^\p{Lu}\p{Ll}+laboratoriet$/u, 'Provlaboratoriet'],
  [/ universitetssjukhuset$/u, 'Karolinska universitetssjukhuset'],
  [/^\p{Lu}\p{Ll}+sjukhuset$/u, 'Länssjukhuset'],
  [/^Region \p{Lu}[\p{L} ]+$/u, 'Region Skåne'],
  [/^(?:\p{Lu}\p{Ll}+a )?\p{L}*(?:museet|museum)$/u, 'Nordiska museet'],
  [/^\p{Lu}\p{Ll}+(?:teatern|operan)$/u, 'Stadsteatern'],
  [/^\p{Lu}\p{Ll}+partiet$/u, 'Centerpartiet'],
  [/^\p{Lu}\p{Ll}+(?:demokraterna|liberalerna|isterna)$/u, 'Kristdemokraterna'],
  [/^\p{Lu}\p{Ll}+kyrkan$|s kyrka$/u, 'Korskyrkan'],
  [/^\p{Lu}\p{Ll}+gymnasiet$/u, 'Polhemsgymnasiet'],
  [/^\p{Lu}\p{Ll}+högskolan$/u, 'Försvarshögskolan'],
  [/^\p{Lu}\p{Ll}+skolan$/u, 'Vasaskolan'],
  [/^\p{Lu}\p{Ll}+universitetet$/u, 'Linnéuniversitetet'],
  [/^Arbetsgivarf/u, 'Landsorganisationen'],
  [/^\p{Lu}\p{Ll}+föreningen$/u, 'Naturskyddsföreningen'],
  [/^\p{Lu}\p{Ll}+stiftelsen$/u, 'Nobelstiftelsen'],
  [/^\p{Lu}\p{Ll}+(?:bladet|tidningen|posten|kuriren)$|\p{L}-(?:Posten|Kuriren|Bladet)$| (?:Tidning|Dagblad|Allehanda|Nyheter)$/u, 'Arbetarbladet'], // prettier-ignore
  [/^\p{Lu}\p{Ll}+trafiken$/u, 'Skånetrafiken'],
  [/^\p{Lu}\p{Ll}+banken$/u, 'Handelsbanken'],
  [/ (?:HC|Hockey|Lakers)$/u, 'Linköping HC'],
  [/ (?:IF|FF|BK|IK|SK|AIF|AIK|FK|IS|BoIS|GIF|GoIF|GoIS)$|^(?:IFK|IK|IF|BK|FK|FC|GIF) /u, 'Malmö FF'],
  [/^(?:TK|TS|GK|OK|RK|SS|LK|SK) \p{Lu}/u, 'TK Linden'],
];

/** And those that end in a small letter other than s in the genitive: "Barnavårdsnämndens". */
export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  ...LIKE,
  ...LIKE.flatMap(
    ([pattern, example]) =>
    /[^s\P{Ll}]$/u.test(example) ? [[new RegExp(pattern.source.replaceAll('$', 's$'), pattern.flags), `${example}s`] as const] : [], // prettier-ignore
  ),
];

/** Of names that are in no class. */
export const named: NonNullable<Institutions['named']> = {
  restaurant:
    /^(?:Café|Restaurang|Pizzeria|Bistro|Brasseri|Konditori|Krog|Sushi|Taverna|Värdshuset) |^(?:Brasseriet|Källarmästaren|Kinamuren)$|\p{Ll}(?:krogen|köket|baren|stekhuset|grillen|kaféet)$|^Stekhuset$| (?:Krogen|House|Garden|Oxen)$/u,
  choir: /(?:Kören|Sångare|Sången|Drängar|kör|Musikkår|Orkester)$/u,
  company:
    / (?:AB|HB|KB|Bruk|Energi|Livs|Bygg|Fisk|Sport|Tryckeri|Fastigheter|Juridik|Industri|Pappersbruk|Åkeri)$|^(?:Byggteam|Bröderna) /u,
  society: /^(?:Scoutkåren|Hembygdsföreningen|Pensionärsföreningen) |(?:klubben|klubb|förening|kåren|ligan)$/iu,
};

/** Of names that tell nothing of their kind: what stands beside them. */
export const cues: NonNullable<Institutions['cues']> = {
  party:
    /(?<!\p{L})(?:riksdag(?:en|s\p{L}+)?|mandat(?:en|et)?|väljar(?:e|na|stöd\p{L}*)|valrörelsen?|enkammar\p{L}*|partiledare[n]?|regeringen|opposition(?:en)?|valet|spärren)(?!\p{L})/iu,
  union:
    /(?<!\p{L})(?:fackliga?|facket|medlemma(?:r|rna)|avtalsrörelsen?|kollektivavtal\p{L}*|ombudsman(?:nen)?)(?!\p{L})/iu,
  agency:
    /(?<!\p{L})(?:avdelningsdirektör(?:en)?|byrådirektör(?:en)?|byråchef(?:en)?|generaldirektör(?:en)?|departement\p{L}*|utredning(?:en)?|myndighet(?:en|er)?|förordning(?:en)?|kommission(?:en)?|remissvar\p{L}*)(?!\p{L})/iu,
  team: /(?<!\p{L})(?:match(?:en|er)?|mål(?:et|vakten)?|serien|tränare[nt]?|spelare[nt]?|laget|vann|förlorade|poäng|omgången|säsongen|cupen|(?<![\d-])\d{1,2} ?[–-] ?\d{1,2}(?![\d-]))(?!\p{L})/iu,
  media:
    /(?<!\p{L})(?:tidningen|reporter|chefredaktör|redaktion(?:en)?|ledarsida)(?!\p{L})|(?<!\p{L})(?:skriver|rapporterar) $/iu,
  school:
    /(?<!\p{L})(?:lektor|professor|docent|studerade|studenter(?:na)?|rektor(?:n)?|elev(?:er|erna)?|disputerade|forskare)(?!\p{L})/iu,
  restaurant:
    /(?<!\p{L})(?:åt|äta|maten|lunch|middag|krogen|restaurangen|köket|notan|servitris|glass(?:en)?)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:aktien?|vd|kvartalet|anställer|köper|säljer|\p{L}*företaget|\p{L}*bolaget|försäljningsdirektör(?:en)?|koncernen|miljoner|miljarder|fabriken|faktura(?:n)?|kund(?:en|er)?|varsl\p{L}+)(?!\p{L})/iu,
  // What stands there and is nothing that is known is called after where it stands.
  place: /(?<!\p{L})[iI] $/u,
};
