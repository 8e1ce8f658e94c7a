/** Words that tell of a country, a country a line: its name, its people, then regions, towns, seats of its government and peoples that live in no other. */
const TOLD = `
Canada Canadian Canadians Ontario Quebec Québec Québécois Alberta Manitoba Saskatchewan Scotia Brunswick Newfoundland Yukon Toronto Ottawa
American Americans States United_States Obama US USA Navajo Cherokee Apache Sioux Amish White_House Pentagon Capitol_Hill Wall_Street
British Britain Britons UK United_Kingdom English England Scotland Scottish Scots Wales Welsh Ulster London Westminster Downing_Street Whitehall
Ireland Irish Dublin Oireachtas Dáil Seanad Taoiseach
Australia Australian Australians Queensland Tasmania Tasmanian Sydney Melbourne
New_Zealand Zealand Aotearoa Zealander Māori Zealanders
Germany German Germans Reichstag Bundestag Weimar Prussia Prussian Bavaria Berlin Saxon Saxons Bavarian Bavarians Bundeswehr
Austria Austrian Vienna
Switzerland Swiss
France French Paris Breton Bretons Corsican Corsicans Alsatian Norman Élysée
Italy Italian Italians Rome Sicily Sardinia Sicilian Sicilians Sardinian Neapolitan Venetian Tuscan Lombard Lombards
Spain Spanish Catalonia Catalan Basque Valencian Galicia Galician Canarian Andalusia Madrid Herri Navarre Basques Catalans Castilian Castilians Andalusian Asturian
Portugal Portuguese Lisbon
Netherlands Dutch
Belgium Belgian Flemish Walloon Flemings Walloons
Luxembourg
Denmark Danish Danes Faroese
Sweden Swedish Swedes
Norway Norwegian
Finland Finnish
Iceland Icelandic
Poland Polish Warsaw
Czech Czechoslovakia Prague
Slovakia Slovak
Hungary Hungarian
Romania Romanian
Bulgaria Bulgarian
Greece Greek Athens
Turkey Turkish Ottoman
Yugoslavia Yugoslav
Serbia Serbian
Croatia Croatian
Bosnia Bosnian
Macedonia Macedonian
Albania Albanian
Slovenia Slovenian
Montenegro
Cyprus Cypriot
Russia Russian Russians Soviet USSR Moscow Kremlin Tatar Tatars Cossack Cossacks Siberian Siberians Bolshevik Bolsheviks
Ukraine Ukrainian
Belarus Belarusian
Moldova Moldovan
Chechnya Chechen Chechens
Georgian
Kazakhstan Kazakh
Afghanistan Afghan Afghans Pashtun Pashtuns Kabul
Saudi_Arabia Arabia Saudi
Yemen Yemeni
Jordan Jordanian
Kuwait Kuwaiti
Libya Libyan
Sudan Sudanese
Congo Congolese Katangan
Angola Angolan
Uganda Ugandan
Tanzania Tanzanian
Rwanda Rwandan
Namibia Namibian
Zambia Zambian
Guatemala Guatemalan
Honduras
El_Salvador Salvador
Panama
Paraguay Paraguayan
Malta Maltese
Kong
Estonia Estonian
Latvia Latvian
Lithuania Lithuanian
Armenia Armenian
Azerbaijan
Israel Israeli Knesset Zionist
Palestine Palestinian
Lebanon Lebanese
Syria Syrian
Iraq Iraqi
Iran Iranian Persian
Egypt Egyptian
Algeria Algerian
Morocco Moroccan
Tunisia Tunisian
Kenya Kenyan Kikuyu Maasai
Nigeria Nigerian Yoruba Igbo Hausa Biafra
Ghana Ghanaian Ashanti
Zimbabwe Zimbabwean
South_Africa South_African South_Africans Zulu Zulus Xhosa Boer Boers Afrikaans Afrikaner Afrikaners
Ethiopia Ethiopian
India Indian Indians Sabha Delhi Kerala Bengal Punjab Bengali Bengalis Gujarati Marathi Hindi Rajput Rajputs Maratha Marathas
Pakistan Pakistani
Bangladesh Bangladeshi
Sri_Lanka Lanka Lankan Sinhalese
Nepal Nepalese
Burma Myanmar Burmese
China Chinese Beijing Tibet Tibetan Tibetans Uyghur Uyghurs Manchu Manchus Cantonese Mandarin
Taiwan Taiwanese
Japan Japanese Tokyo Ainu Okinawan
Korea Korean
Vietnam Vietnamese
Thailand Thai Siamese
Cambodia Cambodian
Laos
Malaysia Malaysian Malaya Malays
Singapore Singaporean
Indonesia Indonesian Javanese Balinese Sundanese Acehnese
Philippines Philippine Filipino Filipinos Filipina Tagalog Ilocano Ilocanos Visayan
Mexico Mexican Aztec Aztecs
Brazil Brazilian
Argentina Argentine Argentinian
Chile Chilean Mapuche
Peru Peruvian Inca Incas
Colombia Colombian
Venezuela Venezuelan
Cuba Cuban
Costa_Rica Rica Rican
Nicaragua Nicaraguan
Jamaica Jamaican
Haiti Haitian
Uruguay Uruguayan
Bolivia Bolivian
Ecuador Ecuadorian
Mozambique
Senegal
Cameroon
Liberia
Botswana
Malawi
Somalia
Eritrea
Mongolia
Gambia
Gabon
Ivory_Coast
Burundi
Guyana
Suriname
Bahamas
Barbados
Belize
Fiji
Samoa
Tonga
Vanuatu
Bhutan
Uzbekistan
Kyrgyzstan
Tajikistan
Turkmenistan
Bahrain
Kosovo`;

/** A country, what is of it, one of its people, and all of them. */
const FORMS = `
United_States American American Americans
Britain British Briton British
United_Kingdom British Briton British
England English Englishman English
Scotland Scottish Scot Scots
Wales Welsh Welshman Welsh
Ireland Irish Irishman Irish
Canada Canadian Canadian Canadians
Australia Australian Australian Australians
New_Zealand New_Zealand New_Zealander New_Zealanders
Germany German German Germans
Austria Austrian Austrian Austrians
Switzerland Swiss Swiss Swiss
France French Frenchman French
Italy Italian Italian Italians
Spain Spanish Spaniard Spaniards
Portugal Portuguese Portuguese Portuguese
Netherlands Dutch Dutchman Dutch
Belgium Belgian Belgian Belgians
Denmark Danish Dane Danes
Sweden Swedish Swede Swedes
Norway Norwegian Norwegian Norwegians
Finland Finnish Finn Finns
Iceland Icelandic Icelander Icelanders
Poland Polish Pole Poles
Czechia Czech Czech Czechs
Czech_Republic Czech Czech Czechs
Slovakia Slovak Slovak Slovaks
Hungary Hungarian Hungarian Hungarians
Romania Romanian Romanian Romanians
Bulgaria Bulgarian Bulgarian Bulgarians
Greece Greek Greek Greeks
Turkey Turkish Turk Turks
Serbia Serbian Serb Serbs
Croatia Croatian Croat Croats
Macedonia Macedonian Macedonian Macedonians
Albania Albanian Albanian Albanians
Slovenia Slovenian Slovene Slovenes
Cyprus Cypriot Cypriot Cypriots
Malta Maltese Maltese Maltese
Estonia Estonian Estonian Estonians
Latvia Latvian Latvian Latvians
Lithuania Lithuanian Lithuanian Lithuanians
Russia Russian Russian Russians
Ukraine Ukrainian Ukrainian Ukrainians
Belarus Belarusian Belarusian Belarusians
Moldova Moldovan Moldovan Moldovans
Armenia Armenian Armenian Armenians
Azerbaijan Azerbaijani Azerbaijani Azerbaijanis
Kazakhstan Kazakh Kazakh Kazakhs
Afghanistan Afghan Afghan Afghans
Saudi_Arabia Saudi Saudi Saudis
Yemen Yemeni Yemeni Yemenis
Jordan Jordanian Jordanian Jordanians
Kuwait Kuwaiti Kuwaiti Kuwaitis
Oman Omani Omani Omanis
Qatar Qatari Qatari Qataris
Israel Israeli Israeli Israelis
Lebanon Lebanese Lebanese Lebanese
Syria Syrian Syrian Syrians
Iraq Iraqi Iraqi Iraqis
Iran Iranian Iranian Iranians
Egypt Egyptian Egyptian Egyptians
Libya Libyan Libyan Libyans
Algeria Algerian Algerian Algerians
Morocco Moroccan Moroccan Moroccans
Tunisia Tunisian Tunisian Tunisians
Sudan Sudanese Sudanese Sudanese
Angola Angolan Angolan Angolans
Uganda Ugandan Ugandan Ugandans
Tanzania Tanzanian Tanzanian Tanzanians
Rwanda Rwandan Rwandan Rwandans
Namibia Namibian Namibian Namibians
Zambia Zambian Zambian Zambians
Kenya Kenyan Kenyan Kenyans
Nigeria Nigerian Nigerian Nigerians
Ghana Ghanaian Ghanaian Ghanaians
Cameroon Cameroonian Cameroonian Cameroonians
Liberia Liberian Liberian Liberians
Zimbabwe Zimbabwean Zimbabwean Zimbabweans
South_Africa South_African South_African South_Africans
Ethiopia Ethiopian Ethiopian Ethiopians
India Indian Indian Indians
Pakistan Pakistani Pakistani Pakistanis
Bangladesh Bangladeshi Bangladeshi Bangladeshis
Sri_Lanka Sri_Lankan Sri_Lankan Sri_Lankans
Nepal Nepalese Nepalese Nepalese
Burma Burmese Burmese Burmese
Myanmar Burmese Burmese Burmese
China Chinese Chinese Chinese
Taiwan Taiwanese Taiwanese Taiwanese
Japan Japanese Japanese Japanese
South_Korea South_Korean South_Korean South_Koreans
Korea Korean Korean Koreans
Mongolia Mongolian Mongolian Mongolians
Vietnam Vietnamese Vietnamese Vietnamese
Thailand Thai Thai Thais
Cambodia Cambodian Cambodian Cambodians
Malaysia Malaysian Malaysian Malaysians
Singapore Singaporean Singaporean Singaporeans
Indonesia Indonesian Indonesian Indonesians
Philippines Philippine Filipino Filipinos
Mexico Mexican Mexican Mexicans
Guatemala Guatemalan Guatemalan Guatemalans
Honduras Honduran Honduran Hondurans
Nicaragua Nicaraguan Nicaraguan Nicaraguans
Costa_Rica Costa_Rican Costa_Rican Costa_Ricans
Panama Panamanian Panamanian Panamanians
Cuba Cuban Cuban Cubans
Jamaica Jamaican Jamaican Jamaicans
Haiti Haitian Haitian Haitians
Dominican_Republic Dominican Dominican Dominicans
Brazil Brazilian Brazilian Brazilians
Argentina Argentine Argentine Argentines
Chile Chilean Chilean Chileans
Peru Peruvian Peruvian Peruvians
Colombia Colombian Colombian Colombians
Venezuela Venezuelan Venezuelan Venezuelans
Bolivia Bolivian Bolivian Bolivians
Ecuador Ecuadorian Ecuadorian Ecuadorians
Paraguay Paraguayan Paraguayan Paraguayans
Uruguay Uruguayan Uruguayan Uruguayans
Luxembourg Luxembourgish Luxembourger Luxembourgers
Andorra Andorran Andorran Andorrans
Montenegro Montenegrin Montenegrin Montenegrins
Bosnia_and_Herzegovina Bosnian Bosnian Bosnians
Kosovo Kosovan Kosovan Kosovans
Georgia Georgian Georgian Georgians
Uzbekistan Uzbek Uzbek Uzbeks
Kyrgyzstan Kyrgyz Kyrgyz Kyrgyz
Tajikistan Tajik Tajik Tajiks
Turkmenistan Turkmen Turkmen Turkmens
United_Arab_Emirates Emirati Emirati Emiratis
Bahrain Bahraini Bahraini Bahrainis
Senegal Senegalese Senegalese Senegalese
Mali Malian Malian Malians
Togo Togolese Togolese Togolese
Benin Beninese Beninese Beninese
Gambia Gambian Gambian Gambians
Ivory_Coast Ivorian Ivorian Ivorians
Chad Chadian Chadian Chadians
Gabon Gabonese Gabonese Gabonese
Mozambique Mozambican Mozambican Mozambicans
Malawi Malawian Malawian Malawians
Botswana Botswanan Botswanan Botswanans
Somalia Somali Somali Somalis
Eritrea Eritrean Eritrean Eritreans
Burundi Burundian Burundian Burundians
Mauritania Mauritanian Mauritanian Mauritanians
Laos Laotian Laotian Laotians
Bhutan Bhutanese Bhutanese Bhutanese
El_Salvador Salvadoran Salvadoran Salvadorans
Belize Belizean Belizean Belizeans
Bahamas Bahamian Bahamian Bahamians
Barbados Barbadian Barbadian Barbadians
Guyana Guyanese Guyanese Guyanese
Suriname Surinamese Surinamese Surinamese
Fiji Fijian Fijian Fijians
Samoa Samoan Samoan Samoans
Tonga Tongan Tongan Tongans`;

/** Names that countries go by beside those of the table. */
const SHORT: Readonly<Record<string, string>> = {
  US: 'United States',
  'U.S.': 'United States',
  USA: 'United States',
  'U.S.A.': 'United States',
  'United States of America': 'United States',
  America: 'United States',
  UK: 'United Kingdom',
  'U.K.': 'United Kingdom',
  'Great Britain': 'United Kingdom',
  Holland: 'Netherlands',
};

export const alone = {
  one: /\b(?:an?|one|another|every|no) $/iu,
  all: /\b(?:the|many|some|few|most|other|\p{N}+) $/iu,
  // Forms of verbs and the like, which are no nouns in most lines.
  after:
    /^(?:\p{L}+ed|had|have|has|were|was|are|is|did|do|could|would|will|also|then|never|who|whose|when|[wm]on|went|came|took|left|lost|beat|made|said)$/u,
};

const ROWS = FORMS.trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => word.replaceAll('_', ' ')));

/** Countries with their capitals. */
export const capitals =
  'United_States Washington|United_Kingdom London|Canada Ottawa|Australia Canberra|Ireland Dublin|New_Zealand Wellington|Germany Berlin|Austria Vienna|Switzerland Bern|France Paris|Italy Rome|Spain Madrid|Portugal Lisbon|Netherlands Amsterdam|Belgium Brussels|Denmark Copenhagen|Sweden Stockholm|Norway Oslo|Finland Helsinki|Iceland Reykjavik|Poland Warsaw|Czechia Prague|Czech_Republic Prague|Slovakia Bratislava|Hungary Budapest|Romania Bucharest|Bulgaria Sofia|Greece Athens|Turkey Ankara|Serbia Belgrade|Bosnia_and_Herzegovina Sarajevo|Kosovo Pristina|Croatia Zagreb|Slovenia Ljubljana|Macedonia Skopje|Albania Tirana|Montenegro Podgorica|Cyprus Nicosia|Malta Valletta|Estonia Tallinn|Latvia Riga|Lithuania Vilnius|Russia Moscow|Ukraine Kyiv|Belarus Minsk|Moldova Chișinău|Armenia Yerevan|Azerbaijan Baku|Georgia Tbilisi|Kazakhstan Astana|Uzbekistan Tashkent|Turkmenistan Ashgabat|Tajikistan Dushanbe|Kyrgyzstan Bishkek|Afghanistan Kabul|Saudi_Arabia Riyadh|Yemen Sanaa|Jordan Amman|Kuwait Kuwait_City|Oman Muscat|Qatar Doha|Bahrain Manama|United_Arab_Emirates Abu_Dhabi|Lebanon Beirut|Syria Damascus|Iraq Baghdad|Iran Tehran|Egypt Cairo|Libya Tripoli|Algeria Algiers|Morocco Rabat|Tunisia Tunis|Sudan Khartoum|Angola Luanda|Uganda Kampala|Tanzania Dodoma|Rwanda Kigali|Namibia Windhoek|Zambia Lusaka|Kenya Nairobi|Nigeria Abuja|Ghana Accra|Senegal Dakar|Mali Bamako|Guinea Conakry|Sierra_Leone Freetown|Niger Niamey|Burkina_Faso Ouagadougou|Togo Lomé|Gabon Libreville|Madagascar Antananarivo|Mauritania Nouakchott|Eritrea Asmara|South_Africa Pretoria|Liberia Monrovia|Cameroon Yaoundé|Zimbabwe Harare|Botswana Gaborone|Mozambique Maputo|Malawi Lilongwe|Somalia Mogadishu|Ethiopia Addis_Ababa|India New_Delhi|Pakistan Islamabad|Bangladesh Dhaka|Nepal Kathmandu|Sri_Lanka Colombo|Bhutan Thimphu|Burma Naypyidaw|China Beijing|Taiwan Taipei|Japan Tokyo|South_Korea Seoul|North_Korea Pyongyang|Mongolia Ulaanbaatar|Vietnam Hanoi|Thailand Bangkok|Cambodia Phnom_Penh|Laos Vientiane|Malaysia Kuala_Lumpur|Indonesia Jakarta|Philippines Manila|Mexico Mexico_City|Guatemala Guatemala_City|Honduras Tegucigalpa|El_Salvador San_Salvador|Nicaragua Managua|Costa_Rica San_José|Panama Panama_City|Cuba Havana|Jamaica Kingston|Haiti Port-au-Prince|Dominican_Republic Santo_Domingo|Brazil Brasília|Argentina Buenos_Aires|Chile Santiago|Peru Lima|Colombia Bogotá|Venezuela Caracas|Bolivia La_Paz|Ecuador Quito|Paraguay Asunción|Uruguay Montevideo';

/** What texts call countries beside their names. */
export const countryAliases =
  "TR Turkey|CZ Czech_Republic|CI Ivory_Coast Côte_d'Ivoire Côte_d_'Ivoire|MM Burma Myanmar|BA Bosnia_and_Herzegovina Bosnia|GB Great_Britain Britain|CD Democratic_Republic_of_the_Congo Congo|CG Republic_of_the_Congo|MK Macedonia|HK Hong_Kong|MO Macao Macau|PS Palestinian_Territories|TL Timor-Leste East_Timor Timor|NL Holland|SZ Eswatini Swaziland|CV Cabo_Verde Cape_Verde";

/** Seats of governments, and where they are. */
export const seats: readonly (readonly [seat: RegExp, places: string])[] = [
  [
    /\b(?:White House|Pentagon|Oval Office|Capitol Hill|Supreme Court of the United States)\b/u,
    'Washington|Washington, D.C.|Washington , D.C.|Washington D.C.|Washington DC|D.C.|United States|U.S.|US|USA|America',
  ],
  [/\bKremlin\b/u, 'Moscow|Russia|Georgia|Ukraine'],
  // States that are no more, and what was of them.
  [/\b(?:Soviet Union|USSR|Politburo)\b/u, 'Moscow|Russia|Ukraine|Belarus|Georgia|Armenia|Azerbaijan|Kazakhstan|Estonia|Latvia|Lithuania|Moldova'], // prettier-ignore
  [/\bYugoslavia\b/u, 'Serbia|Croatia|Bosnia|Bosnia and Herzegovina|Slovenia|Macedonia|Montenegro|Kosovo'],
  [/\b(?:Third Reich|Nazi Germany|Nazi Party|Wehrmacht|Gestapo)\b/u, 'Germany'],
  [
    /\b(?:Downing Street|Whitehall|Buckingham Palace|House of (?:Commons|Lords))\b/u,
    'London|England|Britain|Great Britain|United Kingdom|UK|U.K.',
  ],
  [/\b(?:Élysée|Elysee)\b/u, 'Paris|France'],
  [/\b(?:Bundestag|Reichstag)\b/u, 'Berlin|Germany'],
  [/\bVatican\b/u, 'Rome|Italy'],
];

const JOINED = ROWS.map((row) => row.map((word) => word.replaceAll(' ', '_')));

/** The lines with all forms of their peoples. */
export const peoples = TOLD.trim()
  .split('\n')
  .map((line) => {
    const words = new Set(line.split(' '));
    const forms = JOINED.filter((row) => row.some((word) => words.has(word))).flat();
    return [...new Set([...words, ...forms])].join(' ');
  })
  .join('|');

/** The lines by their countries, and by the words for their peoples; the first counts. */
const BY_COUNTRY = new Map(ROWS.toReversed().map((row) => [row[0], row]));
const BY_PEOPLE = new Map(ROWS.toReversed().flatMap((row) => row.flatMap((word) => (row[0] === word ? [] : [[word, row] as const])))); // prettier-ignore

/** Who lives on one island is British in all of its countries. */
const PARTS_OF_BRITAIN = /^(?:England|Scotland|Wales)$/u;

/**
 * A word for a people or what is theirs, as it is called of another country: "Finns" for "Swedes" where that is Finland.
 *
 * @param stands that it stands for one who is of the country or for all: "a Spaniard" for "a German", "the Germans" for "the French".
 */
export function demonym(form: string, country: string, stands?: 'one' | 'all'): string | undefined {
  const name = SHORT[country] ?? country;
  if (form === 'British' && PARTS_OF_BRITAIN.test(name)) return undefined;
  const own = BY_PEOPLE.get(form);
  const other = BY_COUNTRY.get(name) ?? ROWS.find((row) => row.includes(name));
  if (own === undefined || other === undefined) return undefined;
  const isColumn = (column: number) => own[column] === form;
  const columns = { one: [PERSON, ADJECTIVE, PEOPLE], all: [PEOPLE, PERSON, ADJECTIVE], adjective: [ADJECTIVE, PERSON, PEOPLE] }; // prettier-ignore
  return other[columns[stands ?? 'adjective'].find(isColumn) ?? ADJECTIVE];
}

const [ADJECTIVE, PERSON, PEOPLE] = [1, 2, 3] as const;

/** "Austria n citizenship": countries of which a word for the people ends in the letters that stand apart behind one. */
export function cutAdjectives(after: string): readonly string[] | undefined {
  const letters = /^ (n|an|ian|i|ese|ish)(?= \p{L}| ?[-–])/u.exec(after)?.[1];
  return letters === undefined ? undefined : ROWS.flatMap(([country = '', adjective]) => (adjective === country + letters ? [country] : [])); // prettier-ignore
}

/** Countries by the words for their peoples, `_` for a blank left out: these are of one word. */
export const nationals: ReadonlyMap<string, string> = new Map([...BY_PEOPLE].flatMap(([word, row]) => (word.includes(' ') ? [] : [[word, row[0] ?? ''] as const]))); // prettier-ignore
