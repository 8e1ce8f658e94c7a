/**
 * The divisions of other countries as English texts call them: each country with the word for their kind, and their names. Of those that a list of regions
 * has already ("Bavaria") others come for them, so that they are not here. `_` is a blank.
 */
export const divisions: Readonly<Record<string, string>> = {
  Afghanistan:
    'Province: Badakhshan Badghis Baghlan Balkh Bamyan Daykundi Farah Faryab Ghazni Ghor Helmand Herat Jowzjan Kandahar Kapisa Khost Kunar Kunduz Laghman Logar Nangarhar Nimruz Nuristan Paktia Paktika Panjshir Parwan Samangan Sar-e_Pol Takhar Urozgan Wardak Zabul',
  Albania: 'County: Berat Dibër Durrës Elbasan Fier Gjirokastër Korçë Kukës Lezhë Shkodër Vlorë',
  Algeria:
    'Province: Adrar Batna Béjaïa Biskra Blida Bouira Bouïra Chlef Constantine Djelfa El_Oued Ghardaïa Guelma Jijel Khenchela Laghouat Mascara Médéa Mila Mostaganem Oran Ouargla Relizane Saïda Sétif Skikda Tébessa Tiaret Tipaza Tizi_Ouzou Tlemcen',
  Angola:
    'Province: Bengo Benguela Bié Cabinda Cuando_Cubango Cuanza_Norte Cuanza_Sul Cunene Huambo Huíla Lunda_Norte Lunda_Sul Malanje Moxico Namibe Uíge Zaire',
  Argentina:
    'Province: Catamarca Chaco Chubut Corrientes Entre_Ríos Formosa Jujuy La_Pampa La_Rioja Mendoza Misiones Neuquén Río_Negro Salta San_Juan San_Luis Santa_Cruz Santa_Fe Santiago_del_Estero Tierra_del_Fuego Tucumán',
  Armenia: 'Province: Aragatsotn Ararat Armavir Gegharkunik Kotayk Lori Shirak Syunik Tavush Vayots_Dzor',
  Austria: 'State: Burgenland Carinthia Lower_Austria Styria Tyrol Upper_Austria Vorarlberg',
  Azerbaijan:
    'District: Agdam Agdash Aghjabadi Agsu Astara Barda Beylagan Fuzuli Gabala Goychay Imishli Ismayilli Jabrayil Kalbajar Kurdamir Lachin Lerik Masally Neftchala Oghuz Qakh Qazakh Quba Qubadli Qusar Saatly Sabirabad Shaki Shamakhi Shamkir Tartar Tovuz Ujar Yardimli Zagatala Zangilan',
  Bangladesh:
    'District: Bagerhat Bandarban Barguna Bhola Bogra Brahmanbaria Chandpur Comilla Dinajpur Faridpur Feni Gaibandha Gazipur Gopalganj Habiganj Jamalpur Jessore Jhenaidah Khulna Kishoreganj Kurigram Kushtia Lakshmipur Madaripur Manikganj Munshiganj Mymensingh Narail Narsingdi Natore Netrokona Nilphamari Noakhali Pabna Patuakhali Rangamati Rangpur Satkhira Sherpur Sirajganj Sunamganj Sylhet Tangail Thakurgaon',
  Belarus: 'Region: Brest Gomel Grodno Mogilev Vitebsk',
  Belgium: 'Province: Antwerp East_Flanders Flemish_Brabant Hainaut Liège Limburg Namur Walloon_Brabant West_Flanders',
  Bolivia: 'Department: Beni Chuquisaca Cochabamba La_Paz Oruro Pando Potosí Santa_Cruz Tarija',
  'Bosnia and Herzegovina':
    'Canton: Bosnian-Podrinje Central_Bosnia Herzegovina-Neretva Posavina Una-Sana West_Herzegovina Zenica-Doboj',
  Botswana: 'District: Chobe Ghanzi Kgalagadi Kgatleng Kweneng Ngamiland',
  Brazil:
    'State: Acre Alagoas Amapá Amazonas Bahia Ceará Espírito_Santo Goiás Maranhão Mato_Grosso Mato_Grosso_do_Sul Minas_Gerais Pará Paraíba Paraná Pernambuco Piauí Rio_Grande_do_Norte Rio_Grande_do_Sul Rondônia Roraima Santa_Catarina Sergipe Tocantins',
  Bulgaria:
    'Province: Blagoevgrad Burgas Dobrich Gabrovo Haskovo Kardzhali Kyustendil Lovech Montana Pazardzhik Pernik Pleven Plovdiv Razgrad Ruse Shumen Silistra Sliven Smolyan Stara_Zagora Targovishte Varna Veliko_Tarnovo Vidin Vratsa Yambol',
  'Burkina Faso':
    'Province: Balé Bazèga Boulgou Comoé Ganzourgou Gnagna Gourma Houet Kadiogo Kossi Kouritenga Mouhoun Nahouri Namentenga Oudalan Passoré Sanguié Sanmatenga Seno Sissili Soum Sourou Tapoa Yatenga Zoundwéogo',
  Burma: 'State: Chin Kachin Kayah Kayin Mon Rakhine Shan',
  Burundi:
    'Province: Bubanza Bururi Cankuzo Cibitoke Gitega Karuzi Kayanza Kirundo Makamba Muramvya Muyinga Mwaro Rutana Ruyigi',
  Cambodia:
    'Province: Banteay_Meanchey Battambang Kampong_Cham Kampong_Chhnang Kampong_Speu Kampong_Thom Kampot Kandal Koh_Kong Kratié Mondulkiri Preah_Vihear Prey_Veng Pursat Ratanakiri Siem_Reap Stung_Treng Svay_Rieng Takéo',
  Chile:
    'Region: Antofagasta Araucanía Atacama Aysén Biobío Coquimbo Los_Lagos Los_Ríos Magallanes Maule Tarapacá Valparaíso',
  China:
    'Province: Anhui Fujian Gansu Guangdong Guangxi Guizhou Hainan Hebei Heilongjiang Henan Hubei Hunan Jiangsu Jiangxi Jilin Liaoning Ningxia Qinghai Shaanxi Shandong Shanxi Sichuan Xinjiang Yunnan Zhejiang',
  Colombia:
    'Department: Antioquia Arauca Atlántico Bolívar Boyacá Caldas Caquetá Casanare Cauca Cesar Chocó Cundinamarca Guaviare Huila La_Guajira Magdalena Meta Nariño Norte_de_Santander Putumayo Quindío Risaralda Santander Sucre Tolima Valle_del_Cauca',
  'Costa Rica': 'Province: Alajuela Cartago Guanacaste Heredia Limón Puntarenas',
  Croatia:
    'County: Bjelovar-Bilogora Brod-Posavina Dubrovnik-Neretva Istria Karlovac Koprivnica-Križevci Krapina-Zagorje Lika-Senj Međimurje Osijek-Baranja Požega-Slavonia Primorje-Gorski_Kotar Sisak-Moslavina Split-Dalmatia Šibenik-Knin Varaždin Virovitica-Podravina Vukovar-Syrmia Zadar',
  Cuba: 'Province: Artemisa Camagüey Ciego_de_Ávila Cienfuegos Granma Guantánamo Holguín Las_Tunas Matanzas Mayabeque Pinar_del_Río Sancti_Spíritus Villa_Clara',
  Czechia: 'Region: Hradec_Králové Karlovy_Vary Liberec Moravian-Silesian Olomouc Pardubice Plzeň South_Bohemian South_Moravian Ústí_nad_Labem Vysočina Zlín', // prettier-ignore
  'Democratic Republic of the Congo':
    'Province: Équateur Haut-Katanga Ituri Kasaï-Oriental Kongo_Central Kwango Kwilu Lualaba Maniema North_Kivu South_Kivu Tanganyika Tshopo',
  Denmark: 'County: Aarhus Bornholm Frederiksborg Funen North_Jutland Ribe Ringkjøbing Roskilde South_Jutland Storstrøm Vejle Viborg', // prettier-ignore
  'Dominican Republic':
    'Province: Azua Baoruco Barahona Dajabón Duarte Espaillat La_Altagracia La_Vega Monte_Cristi Peravia Puerto_Plata Samaná Valverde',
  Ecuador:
    'Province: Azuay Bolívar Cañar Carchi Chimborazo Cotopaxi El_Oro Esmeraldas Guayas Imbabura Loja Los_Ríos Manabí Morona_Santiago Napo Orellana Pastaza Pichincha Sucumbíos Tungurahua Zamora_Chinchipe',
  Egypt:
    'Governorate: Aswan Asyut Beheira Beni_Suef Dakahlia Damietta Faiyum Gharbia Ismailia Kafr_El_Sheikh Luxor Matruh Minya Monufia North_Sinai Port_Said Qalyubia Qena Red_Sea Sharqia Sohag South_Sinai Suez',
  'El Salvador': 'Department: Ahuachapán Cabañas Chalatenango Cuscatlán La_Unión Morazán San_Miguel Sonsonate Usulután',
  Estonia: 'County: Harju Hiiu Ida-Viru Järva Jõgeva Lääne Lääne-Viru Pärnu Põlva Rapla Saare Tartu Valga Viljandi Võru', // prettier-ignore
  Ethiopia: 'Region: Afar Amhara Benishangul-Gumuz Gambela Harari Oromia Sidama Tigray',
  Finland: 'Region: Central_Finland Kainuu Kymenlaakso Lapland North_Karelia Ostrobothnia Päijänne Pirkanmaa Satakunta South_Karelia Uusimaa', // prettier-ignore
  France:
    'Department: Ain Aisne Allier Ardèche Ardennes Ariège Aube Aude Aveyron Bas-Rhin Bouches-du-Rhône Calvados Cantal Charente Charente-Maritime Cher Corrèze Creuse Côtes-d’Armor Deux-Sèvres Dordogne Doubs Drôme Essonne Eure Eure-et-Loir Finistère Gard Gers Gironde Haut-Rhin Haute-Garonne Haute-Loire Haute-Marne Haute-Saône Haute-Savoie Haute-Vienne Hautes-Alpes Hautes-Pyrénées Hérault Ille-et-Vilaine Indre Indre-et-Loire Isère Jura Landes Loir-et-Cher Loire Loire-Atlantique Loiret Lot Lot-et-Garonne Lozère Maine-et-Loire Manche Marne Mayenne Meurthe-et-Moselle Meuse Morbihan Moselle Nièvre Nord Oise Orne Pas-de-Calais Puy-de-Dôme Pyrénées-Orientales Rhône Sarthe Saône-et-Loire Savoie Seine-Maritime Seine-et-Marne Somme Tarn Tarn-et-Garonne Val-d’Oise Var Vaucluse Vendée Vienne Vosges Yonne Yvelines',
  Georgia: 'Region: Guria Imereti Kakheti Kvemo_Kartli Mtskheta-Mtianeti Racha-Lechkhumi Samegrelo Samtskhe-Javakheti Shida_Kartli Svaneti', // prettier-ignore
  Germany:
    'State: Bavaria Saxony Hesse Thuringia Brandenburg Saarland Baden-Württemberg Mecklenburg-Vorpommern Schleswig-Holstein Lower_Saxony Saxony-Anhalt Rhineland-Palatinate North_Rhine-Westphalia',
  Ghana: 'Region: Ashanti Bono Greater_Accra Oti Upper_East Upper_West Volta',
  Greece:
    'Prefecture: Achaea Aetolia-Acarnania Arcadia Argolis Arta Boeotia Chalkidiki Chania Corinthia Drama Elis Euboea Evros Evrytania Florina Grevena Heraklion Imathia Ioannina Karditsa Kastoria Kavala Kilkis Kozani Laconia Larissa Lasithi Magnesia Messenia Pella Phocis Phthiotis Pieria Preveza Rethymno Rhodope Serres Thesprotia Trikala Xanthi',
  Guatemala: 'Department: Alta_Verapaz Baja_Verapaz Chimaltenango Chiquimula El_Progreso Escuintla Huehuetenango Izabal Jalapa Jutiapa Petén Quetzaltenango Quiché Retalhuleu Sacatepéquez San_Marcos Sololá Suchitepéquez Totonicapán Zacapa', // prettier-ignore
  Haiti: "Department: Artibonite Grand'Anse Nippes Nord-Est Nord-Ouest Sud-Est",
  Honduras:
    'Department: Atlántida Choluteca Comayagua Copán Cortés El_Paraíso Francisco_Morazán Gracias_a_Dios Intibucá Lempira Ocotepeque Olancho Yoro',
  Hungary:
    'County: Bács-Kiskun Baranya Békés Borsod-Abaúj-Zemplén Csongrád Fejér Győr-Moson-Sopron Hajdú-Bihar Heves Jász-Nagykun-Szolnok Komárom-Esztergom Nógrád Pest Somogy Szabolcs-Szatmár-Bereg Tolna Vas Veszprém Zala',
  India:
    'State: Kerala Bihar Gujarat Maharashtra Karnataka Rajasthan Odisha Assam Haryana Jharkhand Telangana Goa Uttar_Pradesh Andhra_Pradesh Madhya_Pradesh West_Bengal Tamil_Nadu Himachal_Pradesh Uttarakhand Chhattisgarh Manipur Meghalaya Mizoram Nagaland Sikkim Tripura Arunachal_Pradesh',
  Indonesia:
    'Province: Aceh Bengkulu Central_Java Central_Kalimantan Central_Sulawesi East_Java East_Kalimantan East_Nusa_Tenggara Gorontalo Jambi Lampung Maluku North_Sulawesi North_Sumatra Riau South_Kalimantan South_Sulawesi South_Sumatra Southeast_Sulawesi West_Java West_Kalimantan West_Nusa_Tenggara West_Sulawesi West_Sumatra Yogyakarta',
  Iran: 'Province: Alborz Ardabil Bushehr Chaharmahal_and_Bakhtiari East_Azerbaijan Fars Gilan Golestan Hamadan Hormozgan Ilam Isfahan Kerman Kermanshah Khuzestan Kurdistan Lorestan Markazi Mazandaran North_Khorasan Qazvin Razavi_Khorasan Semnan Sistan_and_Baluchestan South_Khorasan West_Azerbaijan Yazd Zanjan',
  Iraq: 'Governorate: Al_Anbar Babil Basra Dhi_Qar Diyala Duhok Erbil Karbala Kirkuk Maysan Muthanna Najaf Nineveh Saladin Sulaymaniyah Wasit',
  Italy:
    'Province: Agrigento Alessandria Ancona Arezzo Ascoli_Piceno Asti Avellino Bari Belluno Benevento Bergamo Biella Brescia Brindisi Cagliari Caltanissetta Campobasso Caserta Catania Catanzaro Chieti Como Cosenza Cremona Crotone Cuneo Ferrara Foggia Frosinone Grosseto Imperia Isernia La_Spezia Latina Lecce Lecco Livorno Lodi Lucca Macerata Mantua Matera Messina Modena Novara Nuoro Oristano Padua Parma Pavia Perugia Pesaro_and_Urbino Pescara Piacenza Pisa Pistoia Pordenone Potenza Ragusa Ravenna Reggio_Emilia Rieti Rimini Rovigo Salerno Sassari Savona Siena Sondrio Syracuse Taranto Teramo Terni Trapani Trento Treviso Udine Varese Verbano-Cusio-Ossola Vercelli Verona Vicenza Viterbo',
  Japan:
    'Prefecture: Aichi Akita Aomori Chiba Ehime Fukui Fukuoka Fukushima Gifu Gunma Hiroshima Hyōgo Ibaraki Ishikawa Iwate Kagawa Kagoshima Kanagawa Kōchi Kumamoto Mie Miyagi Miyazaki Nagano Nagasaki Nara Niigata Ōita Okayama Okinawa Saga Saitama Shiga Shimane Shizuoka Tochigi Tokushima Tottori Toyama Wakayama Yamagata Yamaguchi Yamanashi',
  Jordan: "Governorate: Ajloun Aqaba Balqa Irbid Jerash Karak Ma'an Madaba Mafraq Tafilah Zarqa",
  Kazakhstan: 'Region: Akmola Aktobe Almaty Atyrau Jambyl Karaganda Kostanay Kyzylorda Mangystau Pavlodar Turkistan',
  Kenya:
    'County: Baringo Bomet Bungoma Busia Embu Garissa Homa_Bay Isiolo Kajiado Kakamega Kericho Kiambu Kilifi Kirinyaga Kisii Kisumu Kitui Kwale Laikipia Lamu Machakos Makueni Mandera Marsabit Meru Migori Nakuru Nandi Narok Nyamira Nyandarua Nyeri Samburu Siaya Tharaka-Nithi Turkana Uasin_Gishu Vihiga Wajir',
  Kyrgyzstan: 'Region: Batken Chüy Issyk-Kul Jalal-Abad Naryn Osh Talas',
  Laos: 'Province: Attapeu Bokeo Bolikhamsai Champasak Houaphanh Khammouane Luang_Namtha Luang_Prabang Oudomxay Phongsaly Salavan Savannakhet Sekong Xiangkhouang',
  Lebanon: 'Governorate: Akkar Baalbek-Hermel Beqaa Mount_Lebanon Nabatieh',
  Libya:
    'District: Butnan Derna Ghat Jabal_al_Akhdar Jafara Jufra Kufra Marj Misrata Murqub Murzuq Nalut Nuqat_al_Khams Sirte Wadi_al_Hayaa Wadi_al_Shatii Zawiya',
  Lithuania: 'County: Alytus Kaunas Klaipėda Marijampolė Panevėžys Šiauliai Tauragė Telšiai Utena Vilnius',
  Madagascar:
    'Region: Analanjirofo Analamanga Androy Anosy Atsinanana Betsiboka Boeny Bongolava Diana Ihorombe Itasy Melaky Menabe Sava Sofia Vakinankaratra',
  Malawi:
    'District: Balaka Blantyre Chikwawa Chiradzulu Chitipa Dedza Dowa Karonga Kasungu Machinga Mangochi Mchinji Mulanje Mwanza Mzimba Ntcheu Ntchisi Rumphi Salima Thyolo Zomba',
  Malaysia: 'State: Johor Kedah Kelantan Negeri_Sembilan Pahang Penang Perak Perlis Sabah Sarawak Selangor Terengganu',
  Mali: 'Region: Gao Kayes Kidal Koulikoro Mopti Ségou Sikasso Tombouctou',
  Mexico:
    'State: Aguascalientes Baja_California Campeche Chiapas Chihuahua Coahuila Colima Durango Guanajuato Guerrero Hidalgo Jalisco Michoacán Morelos Nayarit Nuevo_León Oaxaca Puebla Querétaro Quintana_Roo San_Luis_Potosí Sinaloa Sonora Tabasco Tamaulipas Tlaxcala Veracruz Yucatán Zacatecas',
  Moldova:
    'District: Anenii_Noi Basarabeasca Briceni Cahul Cantemir Călărași Căușeni Cimișlia Criuleni Dondușeni Drochia Edineț Fălești Florești Glodeni Hîncești Ialoveni Leova Nisporeni Ocnița Orhei Rezina Rîșcani Sîngerei Soroca Strășeni Șoldănești Taraclia Telenești Ungheni',
  Mongolia:
    'Province: Arkhangai Bayan-Ölgii Bayankhongor Bulgan Dornod Dornogovi Dundgovi Govi-Altai Khentii Khovd Khövsgöl Ömnögovi Övörkhangai Selenge Sükhbaatar Töv Uvs Zavkhan',
  Morocco: 'Province: Al_Haouz Azilal Berkane Chefchaouen El_Jadida Errachidia Essaouira Figuig Ifrane Kénitra Khémisset Khénifra Khouribga Larache Nador Ouarzazate Settat Sidi_Kacem Taounate Taroudant Taza Tiznit', // prettier-ignore
  Mozambique: 'Province: Cabo_Delgado Gaza Inhambane Manica Nampula Niassa Sofala Tete Zambezia',
  Myanmar: 'State: Chin Kachin Kayah Kayin Mon Rakhine Shan',
  Namibia: 'Region: Erongo Hardap Kavango Khomas Kunene Ohangwena Omaheke Omusati Oshana Oshikoto Otjozondjupa Zambezi',
  Nepal: 'District: Baglung Bajhang Bajura Banke Bardiya Bhaktapur Bhojpur Chitwan Dadeldhura Dang Darchula Dhading Dhankuta Dolakha Dolpa Doti Gorkha Gulmi Humla Ilam Jajarkot Jhapa Jumla Kailali Kalikot Kaski Kavrepalanchok Lamjung Makwanpur Morang Mugu Mustang Myagdi Nuwakot Palpa Parbat Pyuthan Ramechhap Rasuwa Rolpa Rukum Sankhuwasabha Saptari Sindhuli Siraha Solukhumbu Sunsari Syangja Tanahun Taplejung Udayapur', // prettier-ignore
  Netherlands:
    'Province: Drenthe Flevoland Friesland Gelderland Groningen Limburg North_Brabant North_Holland Overijssel South_Holland Utrecht Zeeland',
  Nicaragua:
    'Department: Boaco Carazo Chinandega Chontales Estelí Jinotega Madriz Masaya Matagalpa Nueva_Segovia Rivas',
  Niger: 'Region: Agadez Diffa Dosso Maradi Tahoua Tillabéri Zinder',
  Nigeria:
    'State: Abia Adamawa Akwa_Ibom Anambra Bauchi Bayelsa Benue Borno Cross_River Ebonyi Edo Ekiti Enugu Gombe Imo Jigawa Kaduna Kano Katsina Kebbi Kogi Kwara Nasarawa Ogun Ondo Osun Oyo Sokoto Taraba Yobe Zamfara',
  'North Korea':
    'Province: Chagang Kangwon North_Hamgyong North_Hwanghae North_Pyongan Ryanggang South_Hamgyong South_Hwanghae South_Pyongan',
  Norway:
    'County: Akershus Aust-Agder Buskerud Finnmark Hedmark Hordaland Møre_og_Romsdal Nord-Trøndelag Nordland Oppland Østfold Rogaland Sogn_og_Fjordane Sør-Trøndelag Telemark Troms Vest-Agder Vestfold',
  Oman: 'Governorate: Ad_Dakhiliyah Al_Batinah Al_Buraimi Al_Wusta Ash_Sharqiyah Dhofar Musandam',
  Pakistan:
    'District: Abbottabad Attock Badin Bahawalnagar Bahawalpur Bannu Bhakkar Chakwal Charsadda Chitral Dadu Faisalabad Ghotki Gujranwala Gujrat Hafizabad Haripur Jacobabad Jhang Jhelum Karak Kasur Khairpur Khanewal Khushab Khuzdar Kohat Larkana Layyah Lodhran Mansehra Mardan Mianwali Multan Muzaffargarh Narowal Nowshera Okara Pakpattan Rahim_Yar_Khan Rajanpur Sahiwal Sanghar Sargodha Sheikhupura Shikarpur Sialkot Sukkur Swabi Swat Thatta Toba_Tek_Singh Umerkot Vehari Zhob',
  Panama: 'Province: Bocas_del_Toro Chiriquí Coclé Colón Darién Herrera Los_Santos Veraguas',
  Paraguay:
    'Department: Alto_Paraná Amambay Boquerón Caaguazú Caazapá Canindeyú Concepción Cordillera Guairá Itapúa Ñeembucú Paraguarí',
  Peru: 'Region: Amazonas Ancash Apurímac Arequipa Ayacucho Cajamarca Cusco Huancavelica Huánuco Ica Junín La_Libertad Lambayeque Loreto Madre_de_Dios Moquegua Pasco Piura Puno San_Martín Tacna Tumbes Ucayali',
  Philippines:
    'Province: Abra Agusan_del_Norte Aklan Albay Antique Apayao Bataan Batanes Batangas Benguet Biliran Bohol Bukidnon Bulacan Cagayan Camarines_Norte Camarines_Sur Camiguin Capiz Catanduanes Cavite Cebu Cotabato Guimaras Ifugao Ilocos_Norte Ilocos_Sur Iloilo Isabela Kalinga La_Union Laguna Lanao_del_Norte Lanao_del_Sur Leyte Maguindanao Marinduque Masbate Misamis_Oriental Negros_Occidental Negros_Oriental Northern_Samar Nueva_Ecija Nueva_Vizcaya Occidental_Mindoro Oriental_Mindoro Pampanga Pangasinan Quezon Quirino Rizal Romblon Sarangani Siquijor Sorsogon South_Cotabato Southern_Leyte Sultan_Kudarat Sulu Surigao_del_Norte Tarlac Tawi-Tawi Zambales Zamboanga_del_Sur',
  Poland:
    'Voivodeship: Greater_Poland Holy_Cross Kuyavian-Pomeranian Lesser_Poland Lower_Silesian Lublin Lubusz Łódź Masovian Opole Podkarpackie Podlaskie Pomeranian Silesian Warmian-Masurian West_Pomeranian',
  Portugal: 'District: Aveiro Beja Braga Bragança Castelo_Branco Coimbra Évora Faro Guarda Leiria Portalegre Santarém Setúbal Viana_do_Castelo Vila_Real Viseu', // prettier-ignore
  Romania:
    'County: Alba Arad Argeș Bacău Bihor Bistrița-Năsăud Botoșani Brăila Brașov Buzău Călărași Caraș-Severin Cluj Constanța Covasna Dâmbovița Dolj Galați Giurgiu Gorj Harghita Hunedoara Ialomița Iași Ilfov Maramureș Mehedinți Mureș Neamț Olt Prahova Sălaj Satu_Mare Sibiu Suceava Teleorman Timiș Tulcea Vâlcea Vaslui Vrancea',
  Russia:
    'Oblast: Amur Arkhangelsk Astrakhan Belgorod Bryansk Chelyabinsk Irkutsk Ivanovo Kaliningrad Kaluga Kemerovo Kirov Kostroma Kurgan Kursk Leningrad Lipetsk Magadan Murmansk Nizhny_Novgorod Novgorod Novosibirsk Omsk Orenburg Oryol Penza Pskov Rostov Ryazan Sakhalin Samara Saratov Smolensk Sverdlovsk Tambov Tomsk Tula Tver Tyumen Ulyanovsk Vladimir Volgograd Vologda Voronezh Yaroslavl',
  Rwanda:
    'District: Bugesera Burera Gakenke Gatsibo Gisagara Huye Kamonyi Karongi Kayonza Kirehe Muhanga Musanze Ngoma Ngororero Nyabihu Nyagatare Nyamagabe Nyamasheke Nyanza Nyaruguru Rubavu Ruhango Rulindo Rusizi Rutsiro Rwamagana',
  'Saudi Arabia': 'Province: Al_Bahah Al_Jawf Al-Qassim Asir Ha’il Jizan Najran Northern_Borders Tabuk',
  Senegal: 'Region: Diourbel Fatick Kaffrine Kaolack Kédougou Kolda Louga Matam Sédhiou Tambacounda Thiès Ziguinchor',
  Serbia: 'District: Bor Braničevo Jablanica Kolubara Mačva Moravica Nišava North_Bačka Pčinja Pirot Pomoravlje Rasina Raška South_Banat South_Bačka Srem Šumadija Toplica Zaječar Zlatibor', // prettier-ignore
  Slovakia: 'Region: Banská_Bystrica Košice Nitra Prešov Trenčín Trnava Žilina',
  'South Africa':
    'Province: Eastern_Cape Free_State Gauteng KwaZulu-Natal Limpopo Mpumalanga Northern_Cape Western_Cape',
  'South Korea': 'Province: Gangwon Gyeonggi North_Chungcheong North_Gyeongsang North_Jeolla South_Chungcheong South_Gyeongsang South_Jeolla', // prettier-ignore
  Spain:
    'Province: Álava Albacete Alicante Almería Ávila Badajoz Burgos Cáceres Cádiz Castellón Ciudad_Real Córdoba Cuenca Girona Granada Guadalajara Guipúzcoa Huelva Huesca Jaén León Lleida Lugo Málaga Ourense Palencia Pontevedra Salamanca Segovia Soria Tarragona Teruel Toledo Valladolid Vizcaya Zamora Zaragoza',
  'Sri Lanka': 'District: Ampara Anuradhapura Badulla Batticaloa Galle Gampaha Hambantota Kalutara Kandy Kegalle Kilinochchi Kurunegala Mannar Matale Matara Monaragala Mullaitivu Nuwara_Eliya Polonnaruwa Puttalam Ratnapura Trincomalee Vavuniya', // prettier-ignore
  Sudan:
    'State: Blue_Nile Gedaref Gezira Kassala North_Darfur North_Kordofan Red_Sea River_Nile Sennar South_Darfur South_Kordofan West_Darfur White_Nile',
  Sweden:
    'County: Blekinge Dalarna Gävleborg Gotland Halland Jämtland Jönköping Kalmar Kronoberg Norrbotten Örebro Östergötland Skåne Södermanland Uppsala Värmland Västerbotten Västernorrland Västmanland',
  Switzerland:
    'Canton: Aargau Appenzell_Ausserrhoden Appenzell_Innerrhoden Basel-Landschaft Bern Fribourg Geneva Glarus Graubünden Jura Lucerne Neuchâtel Nidwalden Obwalden Schaffhausen Schwyz Solothurn St._Gallen Thurgau Ticino Uri Valais Vaud Zug Zurich',
  Syria: 'Governorate: Aleppo Al-Hasakah As-Suwayda Daraa Deir_ez-Zor Hama Homs Idlib Latakia Quneitra Raqqa Tartus',
  Taiwan:
    'County: Changhua Chiayi Hsinchu Hualien Kinmen Lienchiang Miaoli Nantou Penghu Pingtung Taitung Yilan Yunlin',
  Tajikistan: 'Region: Gorno-Badakhshan Khatlon Sughd',
  Tanzania: 'Region: Arusha Dodoma Geita Iringa Kagera Katavi Kigoma Kilimanjaro Lindi Manyara Mara Mbeya Morogoro Mtwara Mwanza Njombe Rukwa Ruvuma Shinyanga Simiyu Singida Songwe Tabora Tanga', // prettier-ignore
  Thailand:
    'Province: Ang_Thong Buriram Chachoengsao Chai_Nat Chaiyaphum Chanthaburi Chiang_Mai Chiang_Rai Chonburi Chumphon Kalasin Kamphaeng_Phet Kanchanaburi Khon_Kaen Krabi Lampang Lamphun Loei Lopburi Mae_Hong_Son Maha_Sarakham Mukdahan Nakhon_Pathom Nakhon_Phanom Nakhon_Ratchasima Nakhon_Sawan Nan Narathiwat Nong_Khai Pathum_Thani Pattani Phang_Nga Phatthalung Phayao Phetchabun Phetchaburi Phichit Phitsanulok Phrae Prachinburi Ranong Ratchaburi Rayong Roi_Et Sa_Kaeo Sakon_Nakhon Saraburi Satun Sing_Buri Sisaket Songkhla Sukhothai Suphan_Buri Surat_Thani Surin Tak Trang Trat Ubon_Ratchathani Udon_Thani Uthai_Thani Uttaradit Yala Yasothon',
  Tunisia: 'Governorate: Ariana Béja Bizerte Gabès Gafsa Jendouba Kairouan Kasserine Kebili Mahdia Médenine Monastir Nabeul Sfax Sidi_Bouzid Siliana Sousse Tataouine Tozeur Zaghouan', // prettier-ignore
  Turkey:
    'Province: Adana Adıyaman Afyonkarahisar Ağrı Aksaray Amasya Antalya Ardahan Artvin Aydın Balıkesir Bartın Batman Bayburt Bilecik Bingöl Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce Edirne Elazığ Erzincan Erzurum Eskişehir Gaziantep Giresun Gümüşhane Hakkâri Hatay Iğdır Isparta Kahramanmaraş Karabük Karaman Kars Kastamonu Kayseri Kırıkkale Kırklareli Kırşehir Kocaeli Konya Kütahya Malatya Manisa Mardin Mersin Muğla Muş Nevşehir Niğde Ordu Osmaniye Rize Sakarya Samsun Şanlıurfa Siirt Sinop Sivas Şırnak Tekirdağ Tokat Trabzon Tunceli Uşak Van Yalova Yozgat Zonguldak',
  Turkmenistan: 'Region: Ahal Balkan Daşoguz Lebap Mary',
  Uganda: 'District: Adjumani Apac Arua Bugiri Bundibugyo Bushenyi Gulu Hoima Iganga Jinja Kabale Kabarole Kamuli Kapchorwa Kasese Kayunga Kibale Kiboga Kisoro Kitgum Kotido Kumi Lira Luweero Masaka Masindi Mbale Mbarara Moroto Moyo Mpigi Mubende Mukono Nebbi Ntungamo Pallisa Rakai Rukungiri Soroti Tororo', // prettier-ignore
  Ukraine:
    'Oblast: Cherkasy Chernihiv Chernivtsi Dnipropetrovsk Donetsk Ivano-Frankivsk Kharkiv Kherson Khmelnytskyi Kirovohrad Luhansk Lviv Mykolaiv Odesa Poltava Rivne Sumy Ternopil Vinnytsia Volyn Zakarpattia Zaporizhzhia Zhytomyr',
  Uruguay: 'Department: Artigas Canelones Cerro_Largo Colonia Durazno Flores Lavalleja Maldonado Paysandú Río_Negro Rivera Rocha Salto San_José Soriano Tacuarembó Treinta_y_Tres', // prettier-ignore
  Uzbekistan:
    'Region: Andijan Bukhara Fergana Jizzakh Khorezm Namangan Navoiy Qashqadaryo Samarqand Sirdaryo Surxondaryo',
  Venezuela:
    'State: Anzoátegui Apure Aragua Barinas Bolívar Carabobo Cojedes Falcón Guárico Lara Mérida Miranda Monagas Nueva_Esparta Portuguesa Sucre Táchira Trujillo Yaracuy Zulia',
  Vietnam:
    'Province: An_Giang Bắc_Giang Bắc_Ninh Bến_Tre Bình_Dương Bình_Phước Bình_Thuận Cà_Mau Cao_Bằng Đắk_Lắk Đồng_Nai Đồng_Tháp Gia_Lai Hà_Giang Hà_Nam Hà_Tĩnh Hải_Dương Hậu_Giang Hòa_Bình Khánh_Hòa Kiên_Giang Kon_Tum Lai_Châu Lâm_Đồng Lạng_Sơn Lào_Cai Long_An Nam_Định Nghệ_An Ninh_Bình Phú_Thọ Phú_Yên Quảng_Bình Quảng_Nam Quảng_Ngãi Quảng_Ninh Quảng_Trị Sóc_Trăng Sơn_La Tây_Ninh Thái_Bình Thanh_Hóa Tiền_Giang Trà_Vinh Tuyên_Quang Vĩnh_Long Vĩnh_Phúc Yên_Bái',
  Yemen:
    'Governorate: Abyan Al_Bayda Al_Hudaydah Al_Jawf Al_Mahrah Al_Mahwit Amran Dhale Dhamar Hadhramaut Hajjah Ibb Lahij Marib Raymah Saada Shabwah Taiz',
  Zambia: 'Province: Copperbelt Luapula Muchinga North-Western',
  Zimbabwe:
    'Province: Manicaland Mashonaland_Central Mashonaland_East Mashonaland_West Masvingo Matabeleland_North Matabeleland_South',
};
