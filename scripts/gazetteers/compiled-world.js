// Towns of the world as German, French and Spanish texts call them: of each country those that are named most, its capital first.
// A name that differs is written German/French/Spanish.
import { words } from './lib-locale-lists.js';

const TABLE = `
FR Paris/Paris/París|Marseille/Marseille/Marsella|Lyon|Toulouse|Nizza/Nice/Niza|Nantes|Straßburg/Strasbourg/Estrasburgo|Montpellier|Bordeaux/Bordeaux/Burdeos|Lille|Rennes|Reims|Grenoble|Dijon|Avignon/Avignon/Aviñón|Calais|Toulon|Rouen
DE Berlin/Berlin/Berlín|Hamburg/Hambourg/Hamburgo|München/Munich/Múnich|Köln/Cologne/Colonia|Frankfurt/Francfort/Fráncfort|Stuttgart|Düsseldorf|Leipzig|Dresden/Dresde/Dresde|Bremen/Brême/Bremen|Hannover/Hanovre/Hannover|Nürnberg/Nuremberg/Núremberg|Bonn|Aachen/Aix-la-Chapelle/Aquisgrán|Mainz/Mayence/Maguncia|Heidelberg
ES Madrid|Barcelona/Barcelone/Barcelona|Valencia/Valence/Valencia|Sevilla/Séville/Sevilla|Saragossa/Saragosse/Zaragoza|Málaga/Malaga/Málaga|Bilbao|Granada/Grenade/Granada|Salamanca/Salamanque/Salamanca|Toledo/Tolède/Toledo|Córdoba/Cordoue/Córdoba|Pamplona/Pampelune/Pamplona
IT Rom/Rome/Roma|Mailand/Milan/Milán|Neapel/Naples/Nápoles|Turin/Turin/Turín|Florenz/Florence/Florencia|Venedig/Venise/Venecia|Genua/Gênes/Génova|Bologna/Bologne/Bolonia|Palermo/Palerme/Palermo|Verona/Vérone/Verona|Triest/Trieste/Trieste|Padua/Padoue/Padua|Pisa/Pise/Pisa|Bari|Catania/Catane/Catania|Siena/Sienne/Siena|Parma/Parme/Parma
GB London/Londres/Londres|Birmingham|Manchester|Liverpool|Glasgow|Edinburgh/Édimbourg/Edimburgo|Leeds|Sheffield|Bristol|Cardiff|Belfast|Newcastle|Oxford|Cambridge|Nottingham|Southampton|Brighton|Coventry
IE Dublin/Dublin/Dublín|Cork|Galway|Limerick|Waterford
US Washington|New York/New York/Nueva York|Los Angeles/Los Angeles/Los Ángeles|Chicago|Houston|Philadelphia/Philadelphie/Filadelfia|San Francisco|Boston|Seattle|Miami|Dallas|Detroit|Atlanta|Denver|San Diego|Phoenix|Baltimore|New Orleans/La Nouvelle-Orléans/Nueva Orleans|Las Vegas|Minneapolis|Cleveland|Pittsburgh|Memphis|Nashville
CA Ottawa|Toronto|Montreal/Montréal/Montreal|Vancouver|Calgary|Edmonton|Québec/Québec/Quebec|Winnipeg|Halifax
PT Lissabon/Lisbonne/Lisboa|Porto/Porto/Oporto|Coimbra/Coimbra/Coímbra|Braga|Faro|Évora
NL Amsterdam/Amsterdam/Ámsterdam|Rotterdam/Rotterdam/Róterdam|Den Haag/La Haye/La Haya|Utrecht|Eindhoven|Groningen/Groningue/Groninga|Maastricht|Arnheim/Arnhem/Arnhem|Haarlem|Leiden/Leyde/Leiden|Nimwegen/Nimègue/Nimega
BE Brüssel/Bruxelles/Bruselas|Antwerpen/Anvers/Amberes|Gent/Gand/Gante|Lüttich/Liège/Lieja|Brügge/Bruges/Brujas|Charleroi|Namur|Löwen/Louvain/Lovaina|Ostende/Ostende/Ostende|Mons
LU Luxemburg/Luxembourg/Luxemburgo|Esch-sur-Alzette|Differdange|Dudelange
CH Bern/Berne/Berna|Zürich/Zurich/Zúrich|Genf/Genève/Ginebra|Basel/Bâle/Basilea|Lausanne/Lausanne/Lausana|Luzern/Lucerne/Lucerna|St. Gallen/Saint-Gall/San Galo|Lugano|Winterthur/Winterthour/Winterthur|Freiburg/Fribourg/Friburgo
AT Wien/Vienne/Viena|Graz|Linz|Salzburg/Salzbourg/Salzburgo|Innsbruck|Klagenfurt|Bregenz|Villach
DK Kopenhagen/Copenhague/Copenhague|Aarhus|Odense|Aalborg|Esbjerg|Roskilde
SE Stockholm/Stockholm/Estocolmo|Göteborg/Göteborg/Gotemburgo|Malmö|Uppsala/Uppsala/Upsala|Lund|Linköping|Örebro|Umeå
NO Oslo|Bergen|Trondheim|Stavanger|Tromsø|Kristiansand|Lillehammer
FI Helsinki|Tampere|Turku|Espoo|Oulu|Lahti
IS Reykjavík/Reykjavik/Reikiavik|Kópavogur|Hafnarfjörður|Akureyri
PL Warschau/Varsovie/Varsovia|Krakau/Cracovie/Cracovia|Danzig/Gdansk/Gdansk|Breslau/Wroclaw/Breslavia|Posen/Poznan/Poznan|Łódź/Lodz/Lodz|Stettin/Szczecin/Szczecin|Kattowitz/Katowice/Katowice|Lublin|Bialystok|Gdynia|Thorn/Torun/Torun
CZ Prag/Prague/Praga|Brünn/Brno/Brno|Ostrau/Ostrava/Ostrava|Pilsen/Plzen/Pilsen|Olmütz/Olomouc/Olomouc|Liberec|Karlsbad/Karlovy Vary/Karlovy Vary|Budweis/Ceske Budejovice/Ceske Budejovice
SK Bratislava|Košice/Kosice/Kosice|Nitra|Žilina/Zilina/Zilina|Trnava
HU Budapest|Debrecen|Szeged|Pécs/Pecs/Pecs|Győr/Gyor/Gyor|Miskolc
RO Bukarest/Bucarest/Bucarest|Cluj|Temeswar/Timisoara/Timisoara|Hermannstadt/Sibiu/Sibiu|Kronstadt/Brasov/Brasov|Iași/Iasi/Iasi|Constanța/Constanta/Constanza|Craiova
BG Sofia/Sofia/Sofía|Plowdiw/Plovdiv/Plovdiv|Warna/Varna/Varna|Burgas/Bourgas/Burgas|Russe/Roussé/Ruse
RS Belgrad/Belgrade/Belgrado|Novi Sad|Niš/Nis/Nis|Kragujevac|Subotica
HR Zagreb|Split|Rijeka|Dubrovnik|Osijek|Zadar|Pula
SI Ljubljana/Ljubljana/Liubliana|Maribor|Celje|Kranj|Koper
BA Sarajevo|Banja Luka|Mostar|Tuzla|Zenica
AL Tirana|Durrës/Durres/Durres|Vlora|Shkodra|Elbasan
MK Skopje|Bitola|Ohrid|Tetovo|Kumanovo
XK Pristina|Prizren|Mitrovica|Peja
GR Athen/Athènes/Atenas|Thessaloniki/Thessalonique/Salónica|Patras|Piräus/Le Pirée/El Pireo|Heraklion/Héraklion/Heraclión|Larisa|Volos
TR Ankara|Istanbul/Istanbul/Estambul|Izmir/Izmir/Esmirna|Antalya|Bursa|Adana|Trabzon|Konya|Diyarbakir|Gaziantep
CY Nikosia/Nicosie/Nicosia|Limassol|Larnaka/Larnaca/Lárnaca|Paphos/Paphos/Pafos
RU Moskau/Moscou/Moscú|Sankt Petersburg/Saint-Pétersbourg/San Petersburgo|Nowosibirsk/Novossibirsk/Novosibirsk|Jekaterinburg/Iekaterinbourg/Ekaterimburgo|Kasan/Kazan/Kazán|Sotschi/Sotchi/Sochi|Kaliningrad/Kaliningrad/Kaliningrado|Wladiwostok/Vladivostok/Vladivostok|Samara|Smolensk/Smolensk/Smolensk|Murmansk/Mourmansk/Múrmansk
UA Kiew/Kiev/Kiev|Lemberg/Lviv/Leópolis|Odessa|Charkiw/Kharkiv/Járkov|Donezk/Donetsk/Donetsk|Dnipro|Czernowitz/Tchernivtsi/Chernivtsi
BY Minsk|Brest|Homel/Gomel/Gómel|Witebsk/Vitebsk/Vítebsk|Hrodna/Grodno/Grodno
LT Vilnius/Vilnius/Vilna|Kaunas|Klaipeda|Šiauliai/Siauliai/Siauliai
LV Riga|Daugavpils|Liepaja|Jelgava
EE Tallinn/Tallinn/Tallin|Tartu|Narva|Pärnu/Pärnu/Pärnu
GE Tiflis/Tbilissi/Tiflis|Batumi/Batoumi/Batumi|Kutaissi/Koutaïssi/Kutaisi|Gori
AM Eriwan/Erevan/Ereván|Gjumri/Gyumri/Gyumri|Wanadsor/Vanadzor/Vanadzor|Gawar/Gavar/Gavar
AZ Baku/Bakou/Bakú|Gəncə/Gandja/Ganya|Sumqayıt/Soumgaït/Sumqayit|Lənkəran/Lankaran/Lankaran
KZ Astana/Astana/Astaná|Almaty|Schymkent/Chymkent/Shymkent|Karaganda/Karaganda/Karagandá
UZ Taschkent/Tachkent/Taskent|Samarkand/Samarcande/Samarcanda|Buchara/Boukhara/Bujará|Andischan/Andijan/Andiyán
IL Jerusalem/Jérusalem/Jerusalén|Tel Aviv|Haifa/Haïfa/Haifa|Be'er Scheva/Beer-Sheva/Beerseba|Netanja/Netanya/Netanya|Eilat
LB Beirut/Beyrouth/Beirut|Tripoli|Sidon|Tyros/Tyr/Tiro|Zahlé
SY Damaskus/Damas/Damasco|Aleppo/Alep/Alepo|Homs|Hama|Latakia/Lattaquié/Latakia
JO Amman/Amman/Amán|Zarqa|Irbid|Akaba/Aqaba/Áqaba
IQ Bagdad|Basra/Bassora/Basora|Mossul/Mossoul/Mosul|Erbil|Kirkuk/Kirkouk/Kirkuk|Falludscha/Falloujah/Faluya
IR Teheran/Téhéran/Teherán|Isfahan/Ispahan/Isfahán|Schiras/Chiraz/Shiraz|Täbris/Tabriz/Tabriz|Maschhad/Mechhed/Mashhad|Ghom/Qom/Qom
SA Riad/Riyad/Riad|Dschidda/Djeddah/Yeda|Mekka/La Mecque/La Meca|Medina/Médine/Medina
AE Abu Dhabi/Abou Dabi/Abu Dabi|Dubai/Dubaï/Dubái|Schardscha/Charjah/Sarja|Adschman/Ajman/Ajmán
YE Sanaa/Sanaa/Saná|Aden|Tais/Taëz/Taiz|Hudaida/Hodeïda/Hodeida
QA Doha|Al-Wakra/Al Wakrah/Al Wakrah|Al-Chaur/Al Khor/Al Khor|Lusail/Lusail/Lusail
EG Kairo/Le Caire/El Cairo|Alexandria/Alexandrie/Alejandría|Luxor/Louxor/Lúxor|Assuan/Assouan/Asuán|Port Said/Port-Saïd/Puerto Saíd|Gizeh/Gizeh/Guiza
LY Tripolis/Tripoli/Trípoli|Bengasi/Benghazi/Bengasi|Misrata|Tobruk/Tobrouk/Tobruk
TN Tunis/Tunis/Túnez|Sfax|Sousse/Sousse/Susa|Bizerta/Bizerte/Bizerta
DZ Algier/Alger/Argel|Oran/Oran/Orán|Constantine/Constantine/Constantina|Annaba
MA Rabat|Casablanca|Marrakesch/Marrakech/Marrakech|Fès/Fès/Fez|Tanger/Tanger/Tánger|Agadir
SD Khartum/Khartoum/Jartum|Omdurman/Omdourman/Omdurmán|Port Sudan/Port-Soudan/Puerto Sudán|Kassala
ET Addis Abeba/Addis-Abeba/Adís Abeba|Dire Dawa|Gondar|Harar
KE Nairobi|Mombasa|Kisumu|Nakuru|Eldoret
TZ Dodoma|Daressalam/Dar es Salam/Dar es Salaam|Arusha|Mwanza
UG Kampala|Entebbe|Jinja|Gulu
RW Kigali|Butare|Gisenyi|Ruhengeri
NG Abuja|Lagos|Kano|Ibadan|Port Harcourt
GH Accra/Accra/Acra|Kumasi|Tamale|Cape Coast
SN Dakar|Thiès/Thiès/Thiès|Saint-Louis|Ziguinchor
ML Bamako|Timbuktu/Tombouctou/Tombuctú|Gao|Mopti
CI Abidjan/Abidjan/Abiyán|Yamoussoukro/Yamoussoukro/Yamusukro|Bouaké|Korhogo
CM Yaoundé/Yaoundé/Yaundé|Duala/Douala/Duala|Garoua|Bamenda
CD Kinshasa/Kinshasa/Kinsasa|Lubumbashi|Goma|Kisangani|Bukavu
AO Luanda|Huambo|Lobito|Benguela
ZM Lusaka|Ndola|Kitwe|Livingstone
ZW Harare|Bulawayo|Mutare|Gweru
MZ Maputo|Beira|Nampula|Tete
NA Windhuk/Windhoek/Windhoek|Swakopmund|Walvis Bay|Keetmanshoop
ZA Pretoria|Johannesburg/Johannesbourg/Johannesburgo|Kapstadt/Le Cap/Ciudad del Cabo|Durban|Port Elizabeth|Bloemfontein
CN Peking/Pékin/Pekín|Shanghai/Shanghai/Shanghái|Guangzhou/Canton/Cantón|Shenzhen|Wuhan|Nanjing/Nankin/Nankín|Chengdu|Tianjin|Chongqing|Hangzhou
JP Tokio/Tokyo/Tokio|Osaka|Kyoto/Kyoto/Kioto|Yokohama|Nagoya|Hiroshima|Kobe/Kobé/Kobe|Fukuoka|Nagasaki|Sapporo
KR Seoul/Séoul/Seúl|Busan/Pusan/Busan|Incheon|Daegu|Gwangju
KP Pjöngjang/Pyongyang/Pionyang|Hamhung|Chongjin|Wonsan
TW Taipeh/Taipei/Taipéi|Kaohsiung|Taichung|Tainan
IN Neu-Delhi/New Delhi/Nueva Delhi|Mumbai/Bombay/Bombay|Kalkutta/Calcutta/Calcuta|Bangalore|Chennai|Hyderabad|Jaipur|Varanasi/Bénarès/Benarés
PK Islamabad|Karatschi/Karachi/Karachi|Lahore|Peschawar/Peshawar/Peshawar|Quetta|Rawalpindi
AF Kabul/Kaboul/Kabul|Kandahar|Herat/Hérat/Herat|Kundus/Kunduz/Kunduz|Dschalalabad/Jalalabad/Jalalabad|Masar-i-Scharif/Mazar-e-Charif/Mazar-e-Sarif
BD Dhaka/Dacca/Daca|Chittagong|Khulna|Sylhet
NP Kathmandu/Katmandou/Katmandú|Pokhara|Lalitpur|Biratnagar
LK Colombo|Kandy|Galle|Jaffna
TH Bangkok|Chiang Mai|Pattaya|Phuket
VN Hanoi/Hanoï/Hanói|Ho-Chi-Minh-Stadt/Hô-Chi-Minh-Ville/Ciudad Ho Chi Minh|Hue|Da Nang|Haiphong
KH Phnom Penh/Phnom Penh/Nom Pen|Siem Reap|Battambang|Sihanoukville
MY Kuala Lumpur|Johor Bahru|George Town|Malakka/Malacca/Malaca
ID Jakarta/Jakarta/Yakarta|Surabaya|Bandung|Medan|Yogyakarta
AU Canberra|Sydney/Sydney/Sídney|Melbourne|Brisbane|Perth|Adelaide/Adélaïde/Adelaida|Darwin|Hobart
NZ Wellington|Auckland|Christchurch|Dunedin|Hamilton
MX Mexiko-Stadt/Mexico/Ciudad de México|Guadalajara|Monterrey|Puebla|Tijuana|Cancún|Acapulco|Oaxaca
CU Havanna/La Havane/La Habana|Santiago de Cuba|Camagüey|Santa Clara
GT Guatemala-Stadt/Guatemala/Ciudad de Guatemala|Quetzaltenango|Antigua|Escuintla
CO Bogotá|Medellín|Cali|Barranquilla|Cartagena/Carthagène/Cartagena de Indias
VE Caracas|Maracaibo|Barquisimeto|Mérida
PE Lima|Arequipa|Cusco/Cuzco/Cusco|Trujillo|Iquitos
EC Quito|Guayaquil|Cuenca|Ambato
BO La Paz|Santa Cruz|Cochabamba|Sucre|Potosí
CL Santiago de Chile|Valparaíso|Concepción|Antofagasta|Temuco
AR Buenos Aires|Córdoba|Rosario|Mendoza|La Plata|Tucumán
UY Montevideo|Salto|Paysandú|Punta del Este
PY Asunción|Ciudad del Este|Encarnación|Concepción
BR Brasília/Brasilia/Brasilia|São Paulo|Rio de Janeiro/Rio de Janeiro/Río de Janeiro|Salvador da Bahia|Porto Alegre|Recife|Curitiba|Manaus|Belo Horizonte|Fortaleza`;

/** What these towns are called in Swedish/Portuguese/Italian/Dutch/Catalan, by their German names; one name is that of all five. */
const MORE = `
Paris/Paris/Parigi/Parijs/París|Marseille/Marselha/Marsiglia/Marseille/Marsella|Nice/Nice/Nizza/Nice/Niça=Nizza|Strasbourg/Estrasburgo/Strasburgo/Straatsburg/Estrasburg=Straßburg
Bordeaux/Bordéus/Bordeaux/Bordeaux/Bordeus|Avignon/Avinhão/Avignone/Avignon/Avinyó|Lyon/Lyon/Lione/Lyon/Lió=Lyon|Toulouse/Toulouse/Tolosa/Toulouse/Tolosa=Toulouse|Dijon/Dijon/Digione/Dijon/Dijon=Dijon|Grenoble=Grenoble
Berlin/Berlim/Berlino/Berlijn/Berlín|Hamburg/Hamburgo/Amburgo/Hamburg/Hamburg|München/Munique/Monaco di Baviera/München/Munic|Köln/Colónia/Colonia/Keulen/Colònia|Frankfurt/Frankfurt/Francoforte/Frankfurt/Frankfurt
Dresden/Dresden/Dresda/Dresden/Dresden|Bremen/Bremen/Brema/Bremen/Bremen|Hannover|Nürnberg/Nuremberga/Norimberga/Neurenberg/Nuremberg|Leipzig/Leipzig/Lipsia/Leipzig/Leipzig=Leipzig|Stuttgart/Estugarda/Stoccarda/Stuttgart/Stuttgart=Stuttgart|Aachen/Aachen/Aquisgrana/Aken/Aquisgrà|Mainz/Mainz/Magonza/Mainz/Magúncia
Barcelona/Barcelona/Barcellona/Barcelona/Barcelona|Valencia/Valência/Valencia/Valencia/València|Sevilla/Sevilha/Siviglia/Sevilla/Sevilla|Zaragoza/Saragoça/Saragozza/Zaragoza/Saragossa=Saragossa|Málaga/Málaga/Malaga/Málaga/Màlaga|Granada|Salamanca|Toledo|Córdoba/Córdova/Cordova/Córdoba/Còrdova
Milano/Milão/Milano/Milaan/Milà=Mailand|Neapel/Nápoles/Napoli/Napels/Nàpols|Turin/Turim/Torino/Turijn/Torí|Florens/Florença/Firenze/Florence/Florència=Florenz|Venedig/Veneza/Venezia/Venetië/Venècia|Genua/Génova/Genova/Genua/Gènova|Bologna/Bolonha/Bologna/Bologna/Bolonya|Palermo|Verona|Trieste/Trieste/Trieste/Triëst/Trieste=Triest|Padova/Pádua/Padova/Padua/Pàdua=Padua|Pisa|Catania/Catânia/Catania/Catania/Catània|Siena
London/Londres/Londra/Londen/Londres|Edinburgh/Edimburgo/Edimburgo/Edinburgh/Edimburg|Dublin/Dublin/Dublino/Dublin/Dublín
New York/Nova Iorque/New York/New York/Nova York|Los Angeles/Los Angeles/Los Angeles/Los Angeles/Los Angeles|Philadelphia/Filadélfia/Filadelfia/Philadelphia/Filadèlfia|New Orleans/Nova Orleães/New Orleans/New Orleans/Nova Orleans|Montréal/Montreal/Montréal/Montreal/Mont-real=Montreal|Québec/Quebeque/Québec/Quebec/Quebec
Porto/Porto/Porto/Porto/Porto|Coimbra|Amsterdam/Amesterdão/Amsterdam/Amsterdam/Amsterdam|Rotterdam/Roterdão/Rotterdam/Rotterdam/Rotterdam|Haag/Haia/L'Aia/Den Haag/La Haia=Den Haag|Groningen|Arnhem=Arnheim|Leiden/Leida/Leida/Leiden/Leiden|Nijmegen=Nimwegen
Antwerpen/Antuérpia/Anversa/Antwerpen/Anvers|Gent/Gante/Gand/Gent/Gant|Liège/Liège/Liegi/Luik/Lieja=Lüttich|Brügge/Bruges/Bruges/Brugge/Bruges|Leuven/Lovaina/Lovanio/Leuven/Lovaina=Löwen|Oostende/Ostende/Ostenda/Oostende/Ostende=Ostende
Bern/Berna/Berna/Bern/Berna|Genève/Genebra/Ginevra/Genève/Ginebra=Genf|Basel/Basileia/Basilea/Bazel/Basilea|Lausanne/Lausana/Losanna/Lausanne/Lausana|Luzern/Lucerna/Lucerna/Luzern/Lucerna|Salzburg/Salzburgo/Salisburgo/Salzburg/Salzburg
Stockholm/Estocolmo/Stoccolma/Stockholm/Estocolm|Göteborg/Gotemburgo/Göteborg/Göteborg/Göteborg|Uppsala/Upsala/Uppsala/Uppsala/Uppsala|Helsingfors/Helsínquia/Helsinki/Helsinki/Hèlsinki=Helsinki|Tammerfors/Tampere/Tampere/Tampere/Tampere=Tampere|Åbo/Turku/Turku/Turku/Turku=Turku|Esbo/Espoo/Espoo/Espoo/Espoo=Espoo|Uleåborg/Oulu/Oulu/Oulu/Oulu=Oulu|Reykjavik/Reiquiavique/Reykjavik/Reykjavik/Reykjavík=Reykjavík|Århus/Aarhus/Aarhus/Aarhus/Aarhus=Aarhus|Ålborg/Aalborg/Aalborg/Aalborg/Aalborg=Aalborg
Krakow/Cracóvia/Cracovia/Krakau/Cracòvia=Krakau|Gdansk/Gdansk/Danzica/Gdansk/Gdansk=Danzig|Wroclaw/Wroclaw/Breslavia/Wroclaw/Wroclaw=Breslau|Poznan=Posen|Lodz=Łódź|Szczecin/Szczecin/Stettino/Szczecin/Szczecin=Stettin|Katowice=Kattowitz
Brno=Brünn|Ostrava=Ostrau|Plzen=Pilsen|Olomouc=Olmütz|Karlovy Vary=Karlsbad|Kosice=Košice|Timisoara=Temeswar|Sibiu=Hermannstadt|Brasov=Kronstadt|Iasi=Iași|Constanta/Constança/Costanza/Constanta/Constança=Constanța
Sofia/Sófia/Sofia/Sofia/Sofia|Plovdiv=Plowdiw|Varna=Warna|Burgas|Nis=Niš|Ljubljana/Liubliana/Lubiana/Ljubljana/Ljubljana|Thessaloniki/Salónica/Salonicco/Thessaloniki/Tessalònica|Pireus/Pireu/Pireo/Piraeus/El Pireu=Piräus|Istanbul/Istambul/Istanbul/Istanbul/Istanbul|Izmir/Esmirna/Smirne/Izmir/Esmirna|Larnaca/Larnaca/Larnaca/Larnaca/Làrnaca=Larnaka
Sankt Petersburg/São Petersburgo/San Pietroburgo/Sint-Petersburg/Sant Petersburg|Kazan=Kasan|Sotji/Sochi/Sochi/Sotsji/Sotxi=Sotschi|Kaliningrad/Kaliningrado/Kaliningrad/Kaliningrad/Kaliningrad|Smolensk|Murmansk|Novosibirsk=Nowosibirsk|Vladivostok=Wladiwostok
Lviv=Lemberg|Charkiv/Kharkiv/Charkiv/Charkov/Khàrkiv=Charkiw|Donetsk=Donezk|Vilnius/Vílnius/Vilnius/Vilnius/Vílnius|Tallinn/Tallin/Tallinn/Tallinn/Tallinn|Tbilisi/Tbilissi/Tbilisi/Tbilisi/Tbilissi=Tiflis|Batumi|Jerevan/Erevan/Erevan/Jerevan/Erevan=Eriwan|Baku/Baku/Baku/Bakoe/Bakú|Astana|Tasjkent/Tashkent/Tashkent/Tasjkent/Taixkent=Taschkent|Samarkand/Samarcanda/Samarcanda/Samarkand/Samarcanda
Jerusalem/Jerusalém/Gerusalemme/Jeruzalem/Jerusalem|Haifa|Beirut/Beirute/Beirut/Beiroet/Beirut|Tyr/Tiro/Tiro/Tyrus/Tir=Tyros|Aleppo/Alepo/Aleppo/Aleppo/Alep|Latakia|Damaskus/Damasco/Damasco/Damascus/Damasc|Amman/Amã/Amman/Amman/Amman|Basra/Bassorá/Bassora/Basra/Bàssora|Mosul/Mossul/Mosul/Mosoel/Mossul=Mossul|Kirkuk/Kirkuk/Kirkuk/Kirkoek/Kirkuk|Isfahan|Shiraz=Schiras|Tabriz=Täbris|Mashhad=Maschhad
Jeddah/Jidá/Gedda/Djedda/Jidda=Dschidda|Mecka/Meca/La Mecca/Mekka/La Meca=Mekka|Medina|Riyadh/Riade/Riad/Riyad/Riad=Riad|Abu Dhabi|Dubai/Dubai/Dubai/Dubai/Dubai|Sanaa/Saná/Sanaa/Sanaa/Sanà|Kairo/Cairo/Il Cairo/Caïro/El Caire|Alexandria/Alexandria/Alessandria d'Egitto/Alexandrië/Alexandria|Luxor|Assuan/Assuão/Assuan/Aswan/Assuan|Tripoli/Trípoli/Tripoli/Tripoli/Trípoli=Tripolis|Benghazi/Bengasi/Bengasi/Benghazi/Bengasi=Bengasi|Tunis/Tunes/Tunisi/Tunis/Tunis|Alger/Argel/Algeri/Algiers/Alger=Algier|Oran/Orão/Orano/Oran/Orà|Marrakech/Marraquexe/Marrakech/Marrakesh/Marràqueix=Marrakesch|Tanger/Tânger/Tangeri/Tanger/Tànger
Khartoum/Cartum/Khartum/Khartoem/Khartum=Khartum|Addis Abeba/Adis Abeba/Addis Abeba/Addis Abeba/Addis Abeba|Dar es-Salaam/Dar es Salaam/Dar es Salaam/Dar es Salaam/Dar es Salaam=Daressalam|Accra/Acra/Accra/Accra/Accra|Timbuktu/Tombuctu/Timbuctù/Timboektoe/Timbuctu|Abidjan|Yamoussoukro|Yaoundé|Douala=Duala|Kinshasa|Windhoek=Windhuk|Johannesburg/Joanesburgo/Johannesburg/Johannesburg/Johannesburg|Kapstaden/Cidade do Cabo/Città del Capo/Kaapstad/Ciutat del Cap=Kapstadt
Peking/Pequim/Pechino/Peking/Pequín|Shanghai/Xangai/Shanghai/Shanghai/Xangai|Guangzhou/Cantão/Canton/Guangzhou/Canton|Nanjing/Nanquim/Nanchino/Nanjing/Nanquín|Tokyo/Tóquio/Tokyo/Tokio/Tòquio=Tokio|Kyoto/Quioto/Kyoto/Kyoto/Kyoto|Kobe|Söul/Seul/Seul/Seoel/Seül=Seoul|Busan|Pyongyang=Pjöngjang|Taipei=Taipeh
New Delhi/Nova Deli/Nuova Delhi/New Delhi/Nova Delhi=Neu-Delhi|Bombay/Bombaim/Mumbai/Mumbai/Bombai=Mumbai|Calcutta/Calcutá/Calcutta/Calcutta/Calcuta=Kalkutta|Varanasi|Karachi/Carachi/Karachi/Karachi/Karachi=Karatschi|Peshawar=Peschawar|Kabul/Cabul/Kabul/Kabul/Kabul|Herat|Dhaka/Daca/Dacca/Dhaka/Dhaka|Katmandu/Katmandu/Katmandu/Kathmandu/Katmandú=Kathmandu|Hanoi/Hanói/Hanoi/Hanoi/Hanoi|Phnom Penh|Jakarta/Jacarta/Giacarta/Jakarta/Jakarta|Sydney|Adelaide
Mexico City/Cidade do México/Città del Messico/Mexico-Stad/Ciutat de Mèxic=Mexiko-Stadt|Havanna/Havana/L'Avana/Havana/L'Havana|Guatemala City/Cidade da Guatemala/Città del Guatemala/Guatemala-Stad/Ciutat de Guatemala=Guatemala-Stadt|Cartagena|Cusco|Bogotá/Bogotá/Bogotá/Bogotá/Bogotà|Brasília/Brasília/Brasilia/Brasilia/Brasília|São Paulo/São Paulo/San Paolo/São Paulo/São Paulo=São Paulo|Rio de Janeiro|Asunción/Assunção/Asunción/Asunción/Asunción=Asunción
Rom/Roma/Roma/Rome/Roma|Lissabon/Lisboa/Lisbona/Lissabon/Lisboa|Bryssel/Bruxelas/Bruxelles/Brussel/Brussel·les=Brüssel|Luxemburg/Luxemburgo/Lussemburgo/Luxemburg/Luxemburg|Zürich/Zurique/Zurigo/Zürich/Zúric|Wien/Viena/Vienna/Wenen/Viena|Köpenhamn/Copenhaga/Copenaghen/Kopenhagen/Copenhaguen=Kopenhagen|Warszawa/Varsóvia/Varsavia/Warschau/Varsòvia=Warschau|Prag/Praga/Praga/Praag/Praga|Budapest/Budapeste/Budapest/Boedapest/Budapest=Budapest|Bukarest/Bucareste/Bucarest/Boekarest/Bucarest|Belgrad/Belgrado/Belgrado/Belgrado/Belgrad|Aten/Atenas/Atene/Athene/Atenes=Athen|Nicosia/Nicósia/Nicosia/Nicosia/Nicòsia=Nikosia|Moskva/Moscovo/Mosca/Moskou/Moscou=Moskau|Jekaterinburg/Ecaterimburgo/Ekaterinburg/Jekaterinenburg/Iekaterinburg|Kiev/Kiev/Kiev/Kiev/Kíiv=Kiew|Minsk/Minsk/Minsk/Minsk/Minsk|Bagdad/Bagdade/Baghdad/Bagdad/Bagdad|Teheran/Teerão/Teheran/Teheran/Teheran|Ho Chi Minh-staden/Cidade de Ho Chi Minh/Ho Chi Minh/Ho Chi Minhstad/Ho Chi Minh=Ho-Chi-Minh-Stadt|Madrid/Madrid/Madrid/Madrid/Madrid=Madrid|Washington=Washington`;

const COLUMNS = { de: 0, fr: 1, es: 2 };
const MORE_COLUMNS = ['sv', 'pt', 'it', 'nl', 'ca'];

/** By German names. */
const more = new Map(
  MORE.trim()
    .split(/[\n|]/u)
    .flatMap((entry) => {
      const [names, own] = entry.split('=');
      const all = names.split('/');
      return [[own ?? germanOf(all), all]];
    }),
);

/** The one of several names that the table has. */
function germanOf(names) {
  const known = new Set(TABLE.match(/(?<=[ |])[^|/\n]+/gu).map((name) => name.replace(/^\w\w /u, '')));
  const found = names.find((name) => known.has(name));
  if (found === undefined) throw new Error(`no town ${names[0]}`);
  return found;
}

/** A town that is written differently and of which no name is known is left out. */
function nameOf(names, language) {
  if (COLUMNS[language] !== undefined) return names[names.length === 1 ? 0 : COLUMNS[language]];
  const own = more.get(names[0]);
  return own === undefined
    ? names.length === 1
      ? names[0]
      : undefined
    : (own[MORE_COLUMNS.indexOf(language)] ?? own[0]);
}

/** Further towns of countries where a language is spoken too, or where many of its speakers went, which its texts name as they do those at home. */
const SPOKEN = {
  ca: `
GB Aberdeen|Bath|Dundee|Exeter|Norwich|Swansea|York
FR Agde|Ais de Provença|Albi|Amiens|Annecy|Arle|Auzat|Baiona|Biarritz|Chartres|Clarmont d'Alvèrnia|Colmar|Foix|La Rochelle|Le Mans|Limós|Lisieux|Lorda|Montalban|Mulhouse|Nancy|Nimes|Rodez|Seta|Tarba|Tolosa de Llenguadoc
MA Alhucemas|Fes|Larraix|Meknès|Nador|Oujda|Tetuan
DE Augsburg|Erfurt|Essen|Friburg|Göttingen|Jena|Karlsruhe|Kassel|Kiel|Lübeck|Mannheim|Münster|Ratisbona|Rostock|Trèveris|Tübingen|Ulm|Weimar|Wiesbaden|Wurzburg
PT Aveiro|Coïmbra|Guimarães|Leiria|Setúbal|Viseu
RO Brașov|Constanța|Iași|Timișoara
IT Brescia|Bèrgam|Como|Càller|Ferrara|Lecce|Livorno|Lucca|Messina|Màntua|Mòdena|Novara|Parma|Pavia|Perusa|Ravenna|Salern|Siracusa|Sàsser|Trento|Udine|Vicenza
DZ Constantina|Tlemcen
NL Delft|Nimega|Tilburg
BE Malines
AR Mar del Plata|Salta|San Juan
CH Montreux|Neuchâtel|Sankt Gallen|Winterthur
PL Poznań|Wrocław|Łódź
IE Sligo
MX Toluca|Veracruz
SE Västerås`,
  it: `
SI Capodistria
ME Cattaro
CH Chiasso
HR Fiume|Pola|Spalato|Zara
FR Mentone
DE Monaco
AT Villaco`,
  pt: `
NL Utreque|Tilburg|Breda|Delft
ES Vigo|Santiago de Compostela|Pontevedra|Ourense|Badajoz|Huelva|Cádis|Cádiz|Irun|Ayamonte|Zamora|Múrcia|Alicante|Oviedo|Gijón|Pamplona|Palma de Maiorca
FR Clermont-Ferrand|Tours|Orleães|Biarritz|Perpinhã|Mulhouse|Metz|Nancy|Champigny
CH Friburgo|Sion|Neuchâtel|Vevey|Montreux|Winterthur
DE Dortmund|Essen|Bochum|Wuppertal|Osnabrück|Mannheim
GB Bournemouth|Leicester|Norwich
CA Mississauga|Brampton
JP Okinawa|Hamamatsu`,
  fr: `
BE Tournai|Verviers|Seraing|Mouscron|La Louvière|Arlon|Dinant|Huy|Waremme|Nivelles|Wavre|Ottignies|Louvain-la-Neuve|Gembloux|Ciney|Marche-en-Famenne|Bastogne|Libramont|Virton|Bouillon|Durbuy|Eupen|Malmedy|Stavelot|Herstal|Flémalle|Visé|Soignies|Ath|Lessines|Binche|Thuin|Chimay|Couvin|Philippeville|Andenne|Sambreville|Châtelet|Fleurus|Gilly|Jumet|Gosselies|Braine-l'Alleud|Waterloo|Rixensart|Tubize|Genappe|Jodoigne|Hannut|Quaregnon|Saint-Ghislain|Boussu|Colfontaine|Frameries|Péruwelz|Marchienne-au-Pont|Ixelles|Uccle|Schaerbeek|Etterbeek|Anderlecht|Molenbeek|Jette|Woluwe-Saint-Lambert|Auderghem|Evere|Laeken|Hasselt|Genk|Malines|Alost|Courtrai|Roulers|Termonde|Turnhout|Vilvorde|Tirlemont|Ypres|Furnes|Tongres|Saint-Trond
CH Yverdon-les-Bains|Neuchâtel|La Chaux-de-Fonds|Le Locle|Delémont|Porrentruy|Sion|Sierre|Martigny|Monthey|Vevey|Montreux|Nyon|Morges|Rolle|Renens|Pully|Bulle|Payerne|Estavayer-le-Lac|Romont|Moudon|Avenches|Gland|Prilly|Écublens|Carouge|Meyrin|Vernier|Lancy|Onex|Thônex|Plan-les-Ouates|Bienne|Moutier|Saint-Imier|Tramelan|Villars-sur-Glâne|Morat|Orbe|Vallorbe|Verbier|Crans-Montana|Zermatt|Tavannes|Boudry|Thoune|Soleure|Aarau|Coire|Davos|Zoug|Schaffhouse|Frauenfeld|Olten|Interlaken|Bellinzone|Locarno|Ambri
CA Sherbrooke|Longueuil|Gatineau|Trois-Rivières|Lévis|Saguenay|Chicoutimi|Jonquière|Alma|Terrebonne|Repentigny|Saint-Jérôme|Drummondville|Granby|Saint-Hyacinthe|Saint-Jean-sur-Richelieu|Shawinigan|Rimouski|Rivière-du-Loup|Victoriaville|Joliette|Sorel-Tracy|Val-d'Or|Rouyn-Noranda|Sept-Îles|Baie-Comeau|Matane|Gaspé|Thetford Mines|Magog|Blainville|Brossard|Boucherville|Mascouche|Mirabel|Châteauguay|Salaberry-de-Valleyfield|Vaudreuil-Dorion|Saint-Eustache|Sainte-Thérèse|La Tuque|Amos|Roberval|La Malbaie|Montmagny|Cowansville|Belœil|Chambly|Rosemère|Mont-Laurier|La Prairie|Dolbeau-Mistassini|Chibougamau|Moncton|Sudbury|Saskatoon|Regina
LU Ettelbruck|Diekirch|Echternach|Mersch
DZ Tlemcen|Sétif|Béjaïa|Tizi-Ouzou|Batna|Blida|Mostaganem|Sidi Bel Abbès|Skikda|Biskra|Tiaret|Médéa
MA Meknès|Oujda|Tétouan|Kénitra|Essaouira|Nador|Safi|El Jadida|Salé
TN Gabès|Kairouan|Monastir|Gafsa|Nabeul|Sidi Bouzid|Kasserine
SN Kaolack|Rufisque|Mbour|Louga|Tambacounda
CI San-Pédro|Daloa|Gagnoa|Divo
CM Bafoussam|Maroua|Limbé|Kribi|Ngaoundéré
ML Kayes|Sikasso|Ségou`,
};

/** `[country code, towns]` as texts of a language have them. */
export function worldTowns(language) {
  const lines = TABLE.trim().split('\n');
  const spoken = (SPOKEN[language] ?? '').trim().split('\n');
  const further = new Map(spoken.map((line) => [line.slice(0, 2), line.slice(3).split('|')]));
  return lines.map((line) => {
    const [, code, towns] = /^(\w\w) (.*)$/u.exec(line);
    const own = towns.split('|').map((town) => nameOf(town.split('/'), language));
    return [code, [...own.filter((name) => name !== undefined), ...(further.get(code) ?? [])]];
  });
}

/** Of each language: the countries of its own lists of towns, and those that its texts name most. */
export const LANGUAGES = {
  de: { homes: 'DE AT CH', near: 'DE AT CH FR IT PL TR NL BE CZ DK RU RO HR GR ES SY UA US GB' },
  es: { homes: 'ES MX VE CO AR CL PE EC UY', near: 'ES PT FR MA IT DE GB RO CO EC PE AR MX VE BO CL US' },
  fr: { homes: 'FR', near: 'FR BE CH LU DE IT ES PT GB DZ MA TN SN CI CA TR US' },
  sv: { homes: 'SE', near: 'SE NO DK FI DE GB US FR PL ES IS EE TR SY IQ IR SO TH BA' },
  pt: { homes: 'PT BR', near: 'PT BR AO MZ CV GW ST TL ES FR CH LU DE GB US UA' },
  it: { homes: 'IT', near: 'IT FR DE ES CH AT GB US RO AL MA UA PL CN BR AR' },
  nl: { homes: 'NL BE', near: 'NL BE DE FR GB US ES IT TR MA SR PL LU DK' },
  ca: { homes: 'ES', near: 'ES FR AD IT DE GB PT MA RO EC CO BO PE AR PK SN CH US' },
};

/** Names of countries that differ from the register's in running text, and further ones: of the past, of parts, in other words. */
export const countries = {
  de: {
    spelt: {
      BN: 'Brunei',
      CD: 'Demokratische Republik Kongo',
      CG: 'Kongo',
      CI: 'Elfenbeinküste',
      CV: 'Kap Verde',
      GB: 'Großbritannien',
      HK: 'Hongkong',
      MD: 'Moldawien',
      MO: 'Macau',
      PS: 'Palästina',
      TL: 'Osttimor',
      US: 'USA',
      VA: 'Vatikan',
    },
    more: words(
      'Abchasien|Birma|Bosnien|Burma|Côte d’Ivoire|England|Herzegowina|Holland|Jugoslawien|Kapverden|Kongo-Brazzaville|Kongo-Kinshasa|Mazedonien|Nordirland|Republik Moldau|Schottland|Sowjetunion|Swasiland|Südossetien|Tibet|Tschechoslowakei|Tschetschenien|Vatikanstadt|Vereinigte Staaten|Vereinigten Arabischen Emirate|Vereinigten Staaten|Vereinigtes Königreich|Wales|Weißrussland',
    ),
  },
  es: {
    spelt: { CI: 'Costa de Marfil', SA: 'Arabia Saudita', VA: 'Vaticano' },
    more: words(
      'Arabia Saudí|Bangladesh|Birmania|Ciudad del Vaticano|Côte d’Ivoire|Escocia|Gales|Gran Bretaña|Holanda|Inglaterra|Irlanda del Norte|Palestina|Qatar|República Checa|Rumania|Tíbet|Unión Soviética|Yugoslavia|Zimbabwe',
    ),
  },
  fr: {
    spelt: {
      CG: 'Congo',
      CZ: 'République tchèque',
      HK: 'Hong Kong',
      MO: 'Macao',
      PS: 'Palestine',
      VA: 'Vatican',
      VN: 'Vietnam',
    },
    more: words(
      'Angleterre|Birmanie|Bélarus|Congo-Brazzaville|Congo-Kinshasa|Écosse|Grande-Bretagne|Hollande|Irlande du Nord|Pays de Galles|République démocratique du Congo|Tchécoslovaquie|Tchéquie|Tibet|URSS|Union soviétique|Viêt Nam|Yougoslavie',
    ),
  },
  sv: {
    spelt: {
      BA: 'Bosnien',
      CD: 'Kongo-Kinshasa',
      CG: 'Kongo-Brazzaville',
      HK: 'Hongkong',
      MO: 'Macao',
      PS: 'Palestina',
      VA: 'Vatikanstaten',
    },
    more: words(
      'Bosnien och Hercegovina|Burma|England|Förenta staterna|Holland|Makedonien|Nederländerna|Nordirland|Skottland|Storbritannien och Nordirland|Turkmenistan|Vitryssland|Wales',
    ),
  },
  pt: {
    // As in Portugal; the register has the names of Brazil.
    spelt: {
      AM: 'Arménia',
      BA: 'Bósnia',
      BH: 'Barém',
      BJ: 'Benim',
      CD: 'República Democrática do Congo',
      CG: 'Congo',
      CZ: 'República Checa',
      EE: 'Estónia',
      HK: 'Hong Kong',
      IR: 'Irão',
      KE: 'Quénia',
      LV: 'Letónia',
      MC: 'Mónaco',
      MG: 'Madagáscar',
      MO: 'Macau',
      PL: 'Polónia',
      PS: 'Palestina',
      RO: 'Roménia',
      SI: 'Eslovénia',
      TM: 'Turquemenistão',
      UZ: 'Usbequistão',
      VA: 'Vaticano',
      VN: 'Vietname',
      YE: 'Iémen',
      ZW: 'Zimbabué',
    },
    more: words(
      'Armênia|Bósnia e Herzegovina|Birmânia|Chéquia|Cidade do Vaticano|Coreia|Escócia|Estônia|EUA|Eslovênia|Grã-Bretanha|Holanda|Iêmen|Inglaterra|Irã|Irlanda do Norte|Letônia|Macedónia|Madagascar|Mônaco|País de Gales|Polônia|Quênia|Romênia|Vietnã',
    ),
  },
  it: {
    spelt: {
      BA: 'Bosnia',
      CD: 'Repubblica Democratica del Congo',
      CG: 'Congo',
      CZ: 'Repubblica Ceca',
      HK: 'Hong Kong',
      MO: 'Macao',
      PS: 'Palestina',
      VA: 'Vaticano',
    },
    more: words(
      'Birmania|Bosnia ed Erzegovina|Cechia|Città del Vaticano|Galles|Gran Bretagna|Inghilterra|Irlanda del Nord|Macedonia|Olanda|Scozia|Stati Uniti d’America',
    ),
  },
  nl: {
    spelt: { BA: 'Bosnië', GB: 'Groot-Brittannië', HK: 'Hongkong', MO: 'Macau', PS: 'Palestina', VA: 'Vaticaanstad' },
    more: words(
      'Birma|Bosnië en Herzegovina|Engeland|Holland|Macedonië|Noord-Ierland|Schotland|Verenigd Koninkrijk|Wales|Wit-Rusland',
    ),
  },
  ca: {
    spelt: {
      BA: 'Bòsnia',
      CD: 'República Democràtica del Congo',
      CG: 'Congo',
      CI: "Costa d'Ivori",
      CZ: 'República Txeca',
      LA: 'Laos',
      PS: 'Palestina',
      VA: 'Vaticà',
    },
    more: words(
      'Anglaterra|Birmània|Bòsnia i Hercegovina|Ciutat del Vaticà|Côte d’Ivoire|Escòcia|Gal·les|Gran Bretanya|Holanda|Irlanda del Nord|Macedònia|Txèquia',
    ),
  },
};
