// English lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const saints =
  words(`St. Mary, St. Joseph, St. John, St. Luke, St. Francis, St. Vincent, St. Anthony, St. Elizabeth, St. Thomas,
St. Peter, St. Paul, St. Michael, St. Agnes, St. Anne, St. Barnabas, St. Bernard, St. Bernadette, St. Catherine, St. Charles, St. Clare,
St. Christopher, St. Dominic, St. Edward, St. Gabriel, St. George, St. Helena, St. James, St. Jerome, St. Jude, St. Lawrence, St. Margaret,
St. Mark, St. Martin, St. Matthew, St. Nicholas, St. Patrick, St. Raphael, St. Rita, St. Rose, St. Stephen, St. Teresa, St. Andrew,
St. Alban, St. Ambrose, St. Augustine, St. Benedict, St. Bridget, St. Camillus, St. Cecilia, St. Claire, St. Clement, St. Columba,
St. Cuthbert, St. David, St. Dunstan, St. Edmund, St. Eligius, St. Frances Cabrini, St. Gertrude, St. Giles, St. Gregory, St. Hedwig,
St. Hilda, St. Hyacinth, St. Ignatius, St. Isidore, St. Joachim, St. John the Baptist, St. Julian, St. Justin, St. Kateri, St. Leo,
St. Leonard, St. Louis de Montfort, St. Lucy, St. Malachy, St. Monica, St. Oswald, St. Philip, St. Philomena, St. Rosalie, St. Saviour,
St. Simon, St. Swithin, St. Timothy, St. Ursula, St. Veronica, St. Wilfrid, St. William, St. Winifred`);

/** Other names of hospitals and churches under the patronage of somebody holy. */
export const holyNames = words(`Holy Cross, Holy Family, Holy Name,
Holy Redeemer, Holy Spirit, Holy Trinity, All Saints, Our Lady of Grace, Our Lady of Lourdes, Our Lady of Mercy, Our Lady of Peace,
Our Lady of the Lake, Sacred Heart, Good Samaritan, Good Shepherd, Mother of Mercy, Immaculate Heart, Divine Saviour, Mount Carmel,
Mount Sinai, Mount Zion, Bethesda, Bethany, Calvary, Emmanuel, Gethsemane, Trinity, Zion, Ebenezer, Nazareth`);

/** Words that name hospitals, housing estates and firms after the land round about. */
export const landmarks =
  words(`Lakeside, Lakeview, Riverside, Riverview, Riverbend, Hillside, Hillcrest, Valley View, Valley, Mountain View,
Highland, Highlands, Meadowbrook, Meadowlands, Oakwood, Oak Ridge, Oak Hill, Cedar Ridge, Cedars, Cedar Hill, Pine Ridge, Pine Grove,
Pinecrest, Maple Grove, Maplewood, Elmwood, Willow Creek, Willowbrook, Birchwood, Beechwood, Ashford, Aspen Valley, Magnolia, Cypress Creek,
Palmetto, Juniper, Evergreen, Redwood, Greenwood, Greenfield, Green Valley, Spring Valley, Springbrook, Clearwater, Clear Lake, Silver Lake,
Crystal Lake, Blue Ridge, Blue Water, Bayview, Bayside, Bay Area, Harborview, Harbor Light, Seaside, Shoreline, Lakeshore, Coastal, Gulf Coast,
Ocean View, Island, Peninsula, Sandhills, Sunrise, Sunset, Morningside, Eastside, Westside, Northside, Southside, Northgate, Southgate,
Eastgate, Westgate, Northwest, Northeast, Southwest, Southeast, Midtown, Uptown, Central Valley, Heartland, Prairie, Plains, Great Plains,
High Desert, Desert Springs, Mesa Verde, Canyon, Red Rock, Rockwood, Stonebridge, Stonegate, Granite, Ironwood, Copper Basin, Cumberland,
Piedmont, Tidewater, Delta, Three Rivers, Twin Rivers, Twin Lakes, Big Sky, Eagle Ridge, Falcon Ridge, Deer Creek, Fox Run, Bear Creek,
Beaver Valley, Heron Bay, Fairview, Fairmont, Fairfield, Grandview, Parkview, Parkside, Park Ridge, Plainview, Clearview, Bellevue, Belmont,
Brookside, Brookhaven, Cloverdale, Copperfield, Crestview, Crestwood, Edgewood, Forest Hills, Glenwood, Glenview, Hawthorn, Hazelwood,
Heritage, Kingswood, Laurel Ridge, Linden, Longview, Orchard Park, Rosewood, Shady Grove, Summit, Sycamore, Thornhill, Vineyard, Walnut Creek,
Westlake, Wildwood, Windsor Park, Woodland, Woodlawn, Woodside, Stillwater, Whitewater, Cold Spring, Hidden Valley, Rolling Hills, Seven Oaks`);

export const departments =
  words(`Accident and Emergency, Acute Medicine, Acute Stroke Unit, Allergy and Immunology, Ambulatory Care, Anaesthesia,
Anesthesiology, Antenatal Clinic, Audiology, Behavioral Health, Blood Bank, Bone Marrow Transplant Unit, Breast Center, Breast Clinic, Burn Unit,
Cardiac Catheterization Laboratory, Cardiac Care Unit, Cardiac Intensive Care Unit, Cardiac Rehabilitation, Cardiology, Cardiothoracic Surgery,
Cardiovascular Surgery, Child and Adolescent Psychiatry, Clinical Genetics, Clinical Laboratory, Clinical Pharmacology, Colorectal Surgery,
Coronary Care Unit, Critical Care, Cystic Fibrosis Clinic, Day Surgery, Dental Surgery, Dermatology, Diabetes Clinic, Diagnostic Imaging, Dialysis Unit,
Ear Nose and Throat, Elderly Care, Emergency Department, Emergency Medicine, Emergency Room, Endocrine Surgery, Endocrinology, Endoscopy,
Family Medicine, Fracture Clinic, Gastroenterology, General Internal Medicine, General Medicine, General Surgery, Genetics, Geriatric Medicine,
Geriatrics, Gynaecology, Gynecologic Oncology, Gynecology, Haematology, Hand Clinic, Head and Neck Surgery, Heart Failure Clinic, Hematology,
Hematology and Oncology, Hepatology, High Dependency Unit, Hospice, Hospital Medicine, Infectious Diseases, Intensive Care Unit, Internal Medicine,
Interventional Cardiology, Interventional Radiology, Labor and Delivery, Labour Ward, Maternal-Fetal Medicine, Maternity, Maxillofacial Surgery,
Medical Assessment Unit, Medical Intensive Care Unit, Medical Oncology, Memory Clinic, Microbiology, Neonatal Intensive Care Unit, Neonatology,
Nephrology, Neurology, Neuroradiology, Neurosurgery, Nuclear Medicine, Nutrition and Dietetics, Obstetrics, Obstetrics and Gynecology,
Occupational Health, Occupational Therapy, Oncology, Operating Room, Ophthalmology, Oral Surgery, Orthopaedics, Orthopedic Surgery, Orthopedics,
Otolaryngology, Outpatient Clinic, Paediatric Intensive Care Unit, Paediatrics, Pain Clinic, Pain Management, Palliative Care, Pathology,
Pediatric Cardiology, Pediatric Oncology, Pediatric Surgery, Pediatrics, Pharmacy, Physical Medicine and Rehabilitation, Physical Therapy,
Physiotherapy, Plastic Surgery, Podiatry, Post-Anesthesia Care Unit, Preoperative Assessment Clinic, Preventive Medicine, Primary Care, Psychiatry,
Psychology, Pulmonary Medicine, Pulmonology, Radiation Oncology, Radiology, Radiotherapy, Recovery Room, Rehabilitation, Renal Medicine,
Reproductive Medicine, Respiratory Medicine, Respiratory Therapy, Rheumatology, Same Day Surgery, Sexual Health Clinic, Sleep Laboratory, Sleep Medicine,
Social Work, Speech Therapy, Spinal Injuries Unit, Spine Center, Sports Medicine, Step-Down Unit, Stroke Unit, Surgical Intensive Care Unit,
Surgical Oncology, Telemetry Unit, Theatre, Thoracic Surgery, Thyroid Clinic, Toxicology, Transplant Surgery, Transplant Unit, Trauma Center,
Trauma Surgery, Urgent Care, Urology, Vascular Surgery, Virology, Women's Health, Wound Care`);

/** Lines of business that follow a name: "Harper Logistics". */
export const industries =
  words(`Accounting, Aerospace, Agriculture, Airlines, Aluminum, Analytics, Apparel, Appliances, Architects, Associates,
Automotive, Aviation, Bakery, Bancorp, Bearings, Beverages, Biosciences, Biotechnology, Boats, Books, Bottling, Brewing, Broadcasting, Builders,
Cable, Capital, Catering, Cement, Ceramics, Chemicals, Cleaners, Clothing, Coal, Coffee, Communications, Components, Computing, Concrete,
Construction, Consulting, Contractors, Controls, Cosmetics, Dairy, Data Systems, Dental Supply, Design, Diagnostics, Distribution, Drilling,
Dynamics, Electric, Electronics, Energy, Engineering, Enterprises, Environmental, Equipment, Express, Fabrics, Farms, Fertilizer, Films, Finance,
Fisheries, Food Service, Foods, Footwear, Forest Products, Foundry, Freight, Furniture, Gas and Electric, Glass, Grain, Graphics, Greenhouses,
Hardware, Health Care, Health Systems, Heating and Cooling, Holdings, Home Improvement, Hotels, Hydraulics, Industries, Instruments, Insurance,
International, Investments, Iron Works, Jewelers, Laboratories, Landscaping, Laundry, Law Group, Leasing, Leather, Lighting, Logistics, Lumber,
Machine Works, Machinery, Management, Manufacturing, Marine, Marketing, Materials, Meats, Media, Medical Supply, Metals, Milling, Mining, Mortgage,
Motors, Moving and Storage, Music, Natural Gas, Networks, Nurseries, Office Supply, Oil, Optical, Orchards, Outfitters, Packaging, Paints, Paper,
Partners, Petroleum, Pharmaceuticals, Photography, Pipeline, Plastics, Plumbing, Poultry, Power, Precision, Press, Printing, Produce, Properties,
Publishing, Pumps, Quarries, Railroad, Railway, Ranch, Realty, Recycling, Refining, Refrigeration, Research, Restaurants, Roofing, Rubber,
Salvage, Scientific, Sciences, Seafood, Securities, Security, Semiconductors, Shipbuilding, Shipping, Software, Solar, Sporting Goods, Stationers,
Steel, Stores, Studios, Supply, Surveying, Systems, Technologies, Telecom, Telephone, Textiles, Theatres, Timber, Tire, Tobacco, Tool and Die, Tools,
Toys, Trading, Transit, Transport, Travel, Trucking, Trust, Utilities, Veterinary Clinic, Vineyards, Warehousing, Waste Management, Water, Welding,
Wholesale, Windows, Wineries, Wireless, Woodworking`);

/** Subjects of learned and professional bodies, of agencies and charities. */
export const fields =
  words(` Aging, Agriculture, Air Quality, Alcoholism, Allergy, Animal Welfare, Anthropology, Archaeology, Arthritis, Arts and Letters, Asthma, Astronomy, Aviation Safety, Banking, Biochemistry, Biology, Blindness,
Botany, Broadcasting, Cancer Research, Cardiology, Chemistry, Child Welfare, Civil Liberties, Commerce,
Community Affairs, Conservation, Consumer Protection, Corrections, Criminology, Cultural Affairs, Deaf Education, Dental Health,
Dermatology, Developmental Disabilities, Diabetes, Disarmament, Economic Development, Economics, Education, Emergency Services,
Employment, Energy, Engineering, Environmental Health, Environmental Protection, Epilepsy, Ethics, Family Services, Finance, Fire Prevention,
Fisheries, Food Safety, Foreign Affairs, Forestry, Genealogy, Geography, Geology, Health, Hearing Research, Higher Education, Highway Safety, History, Horticulture, Housing, Human Rights, Human Services, Immigration, Infectious Diseases, Insurance, Internal Medicine,
International Law, Justice, Kidney Disease, Labor, Legal Aid, Literacy,
Local History, Marine Biology, Mathematics, Mental Health, Meteorology, Migration, Mining, Natural History,
Neurology, Nuclear Research, Nutrition, Occupational Safety, Oceanography, Ornithology, Parks and Recreation, Pediatrics, Philosophy, Physics, Planning, Political Science, Population Studies, Psychiatry, Psychology, Public Health,
Public Safety, Public Works, Radiology, Rehabilitation, Retail Trade, Revenue, Rural Development, Science, Small Business,
Social Work, Sociology, Speech Therapy, Sports Medicine, Standards, Statistics, Taxation, Technology, Tourism, Trade,
Transportation, Urban Planning, Veterans Affairs, Veterinary Medicine, Water Resources, Welfare, Wildlife, Women's Studies, Youth, Zoology`);

/** Names of teams of towns. */
export const teams =
  words(`Admirals, Aces, Athletics, Badgers, Barons, Bears, Beavers, Bisons, Blazers, Blue Jays, Bobcats, Bombers, Broncos,
Buccaneers, Bulldogs, Bulls, Cardinals, Chargers, Chiefs, City, Cobras, Colts, Comets, Condors, Cougars, Coyotes, Crusaders, Cyclones, Dolphins,
Dragons, Eagles, Engineers, Explorers, Express, Falcons, Flames, Foxes, Generals, Giants, Gladiators, Grizzlies, Harriers, Hawks, Herons, Hornets,
Huskies, Jaguars, Kings, Knights, Lancers, Lightning, Lions, Lumberjacks, Lynx, Mariners, Mavericks, Meteors, Miners, Monarchs, Mustangs, Otters,
Owls, Panthers, Patriots, Pioneers, Pirates, Raiders, Rams, Rangers, Ravens, Rebels, Red Wings, Rockets, Rovers, Royals, Saints, Scorpions, Senators,
Sharks, Stallions, Stars, Steelers, Storm, Suns, Terriers, Thunder, Tigers, Titans, Town, Trojans, United, Vikings, Wanderers, Warriors, Wildcats,
Wolves, Wolverines`);

/** Trees, flowers and presidents that streets are named after everywhere. */
export const streetWords =
  words(`Acorn, Alder, Almond, Apple, Apple Tree, Arbor, Ash, Aspen, Azalea, Bay, Beech, Birch, Bluebird, Bridge, Broad,
Brook, Canal, Canterbury, Cardinal, Castle, Cedar, Center, Central, Chapel, Cherry, Cherry Hill, Chestnut, Church, Clover, College, Colonial,
Commerce, Cottage, Court, Cypress, Dogwood, Eagle, Elm, Evergreen, Factory, Fairway, Farm, Fern, Ferry, Field, Forest, Fountain, Fox Hollow, Front,
Garden, Glen, Grand, Green, Grove, Harbor, Hazel, Heather, Hickory, High, Highland, Hill, Hillcrest, Holly, Honeysuckle, Hunters, Industrial,
Iris, Ivy, Jasmine, Juniper, Kings, Lake, Lakeview, Laurel, Liberty, Lilac, Linden, Locust, Long, Magnolia, Main, Maple, Market, Meadow, Mechanic,
Mill, Mill Pond, Mimosa, Mountain View, Mulberry, North, Oak, Old Mill, Old Stage, Olive, Orchard, Park, Parkview, Peach Tree, Pearl, Pecan,
Pine, Pleasant, Plum, Poplar, Primrose, Prospect, Quail Run, Quarry, Queens, Railroad, Redwood, Ridge, River, Riverside, Robin, Rose, Rosewood,
Sandy, School, Shady, Short, Silver, South, Spring, Spruce, State, Station, Stone, Summer, Summit, Sunny, Sunrise, Sunset, Swan, Sycamore, Terrace,
Tulip, Union, Valley, Victoria, Vine, Vineyard, Violet, Walnut, Water, West, Wharf, Wheatfield, White Oak, Wildflower, Willow, Windmill, Winding,
Windsor, Winter, Wood, Woodland, Yew`);

/** Names under the reserved top-level domain `.example` that could be those of practices, firms and schools. */
export const domainWords =
  words(`acornclinic, alderhealth, amberfield, anchorhouse, ashgrove, bayviewmed, beaconcare, birchwood, bluestonelegal,
brightwater, brooksidegp, canalworks, cedarhealth, citycare, clearlake, clovermail, coastline, cornerstone, countymed, crestview, deltaworks,
eastgate, elmhouse, evergreenmed, fairmont, fieldstone, firstcare, foxglove, gardenclinic, glenview, goldcrest, granite, greenhill, harborlight,
hazelmail, heathercare, highlandmed, hilltop, hollybank, homepost, inlandmail, ironbridge, kestrel, kingsway, lakeland, lakesidehealth, larkfield,
lindenlaw, longmeadow, maplemail, marblearch, meadowcare, midtownmed, millpond, moorland, northbank, northstar, oakhurst, oldmill, orchardpost,
parkview, pebblebeach, pinegrove, plainsmed, postbox, primecare, quarryhill, quickpost, redbrick, ridgeway, riverbend, rosewood, rowanhouse,
sandpiper, seabreeze, silverlake, southgate, springhill, starling, stonehaven, stpauls, sunnybrook, swiftmail, sycamore, thornhill, tidewater,
townclinic, trinitymed, unionworks, valleyhealth, victoriahouse, walnutgrove, waterside, webmail, wellfield, westbrook, westend, whitecliff,
wildflower, willowmed, windmill, woodlands, yewtree`);

/** Provinces, states, nations and counties beside the United States'. */
export const otherStates =
  words(`Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Ontario,
Prince Edward Island, Quebec, Saskatchewan, Northwest Territories, Nunavut, Yukon, New South Wales, Queensland, South Australia, Tasmania, Victoria,
Western Australia, Northern Territory, Australian Capital Territory, Puerto Rico`);

/** Regions that are no states. */
export const otherRegions = words(`Northland, Waikato, Bay of Plenty, Hawke's Bay, Taranaki, Canterbury, Otago,
Southland, England, Scotland, Wales, Northern Ireland, Guam, District of Columbia, Bedfordshire, Berkshire, Buckinghamshire,
Cambridgeshire, Cheshire, Cornwall, Cumbria, Derbyshire, Devon, Dorset, County Durham, East Sussex, East Yorkshire, Essex, Gloucestershire,
Greater London, Greater Manchester, Hampshire, Herefordshire, Hertfordshire, Isle of Wight, Kent, Lancashire, Leicestershire, Lincolnshire, Merseyside,
Norfolk, North Yorkshire, Northamptonshire, Northumberland, Nottinghamshire, Oxfordshire, Rutland, Shropshire, Somerset, South Yorkshire,
Staffordshire, Suffolk, Surrey, Tyne and Wear, Warwickshire, West Midlands, West Sussex, West Yorkshire, Wiltshire, Worcestershire, Aberdeenshire,
Angus, Argyll, Ayrshire, Fife, Highland, Lanarkshire, Midlothian, Moray, Orkney, Perthshire, Shetland, Stirlingshire, Anglesey, Carmarthenshire,
Ceredigion, Conwy, Denbighshire, Flintshire, Gwynedd, Monmouthshire, Pembrokeshire, Powys, Glamorgan, County Antrim, County Armagh, County Down,
County Fermanagh, County Londonderry, County Tyrone, County Carlow, County Cavan, County Clare, County Cork, County Donegal, County Dublin,
County Galway, County Kerry, County Kildare, County Kilkenny, County Laois, County Leitrim, County Limerick, County Longford, County Louth,
County Mayo, County Meath, County Monaghan, County Offaly, County Roscommon, County Sligo, County Tipperary, County Waterford, County Westmeath,
County Wexford, County Wicklow, New England, Midwest, Pacific Northwest, Southern California, Northern California, East Anglia, Bavaria, Catalonia, Tuscany, Normandy,
Brittany, Provence, Sicily, Andalusia, Lombardy, Flanders, Saxony, Punjab, Bengal, Kashmir, Kerala, Tibet, Siberia, Balkans, Scandinavia`);

/** Names that a list of curse words has for some other meaning. */
export const keepNames =
  words(`Bogan, Carruth, Cohee, Cumming, Dickman, Dix, Fok, Forni, Fu, Gables, Gipp, Gummer, Ho, Hooker, Hori, Kummer,
Lebo, Moskal, Noonan, Pansy, Pollock, Poon, Quashie, Rigger, Stringer, Taff, Tang, Tinker, Welcher, Willie`);
/** What the sources have, and what a reader would not take for a name or be glad to see. */
export const dropNames =
  words(`Abo, Areola, Balls, Flamer, Flasher, Goy, Hymen, Kock, Kraut, Nipple, Rape, Semen, Tramp, Hitler, Stalin, Macadamia,
Male, Female, Baby, Unknown, Anglea, Angle, Easter, Ok,
Mc, Uk, Um, Ur, In, On, Or, Me, He, Us, Jospeh, Gertude,
Name, Miss, Sister, Age, Born, City, Doctor, Left, Null, Number, Nurse, Pain, Patient, Plan, Right, Room, State, Test`);

/** Where CLDR's name is not what running text has. */
export const countrySpellings = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  TR: 'Turkey',
};
/** Other names of countries, as texts have them. */
export const moreCountries = words(
  `USA, US, United States of America, UK, Great Britain, Britain, Burma, Holland, Macedonia, Czech Republic, Korea`,
);

/** Words of the made-up firms in the source, which no reader takes for a firm. */
export const sillyFirmWords =
  words(`Yard, Garden, Lawn, Lawnscape, Landskip, Wealth, Wealthy, Realty, Realtors, Planner, Planners, Planning, Plan, Design,
Designs, Designers, Matrix, Magik, Happy, Sexy, Sexsi, Seksi, Monk, Merchant, Investment Group, Investment Service, Investments, Appraisals, Tavern,
Magna, Omni, Integra, Infinite, Infinity, Mission, Total, Pro, Life, Life's, Gold, Joy, Guru, Gurus, Man, Babe, Heelers, Solution, Solutions, Source, Star,
Fade, Gas, Lamp, Bear, Touch, Future, Profit, Advansed, Prahject, Megatronic, Locost, Rite, Afforda, Team, Uno, Zone, Smart, Jackpot, Jackhammer,
Muscle, Knockout, Vibrant, Success, Sources, Target Source, Universo, Serve, Group O, Assistance, Advice, Guidance, Consultant, Independent Investors,
Independent Planners, Reliable, Strategic, Strategy, Strong, Suadela, Superior, Techo, Webcom, Netstars, Network Air, Nutri, Parallel, Pluto,
Practi, Rainbow, Rich, Save, Sky High, Swan, Rabbit, Cougar, Duck, Farmer, Connection, Fun, Dip, Px, You, Yours, Overcast, Personal, Aloha,
Helios, Signa, Honest, Intelli, Multi, Manu, Millenia, Miro, Mikro, Helping, Home Loans, Property Maintenance, Exact, Enviro, Dynatronics,
Body, Colors, Custom, Castle, Cut Rite, Desert Garden, Corpbay, Complete, Circuit Design, Buena Vista, Big, Beaver, Asian, Asiatic, Alert,
Access, Accord, Affinity, Advanced Processing, A Plus, Architectural, formerly`);
export const noOrganisations =
  words(`Beasts of Beauty, Belle Ladi, Belle Lady, Best Biz Survis, Better Business Ideas and Services, Bold Ideas,
Crazy Tiger, Crazy Eddie, Cut Above, Electronic Geek, First Rate Choice, Fit Tonic, Flying Hippo, Formula Gray, Formula Grey, Four Leaf Clover,
Freedom Map, Fresh Start, Full Color, Gamma Grays, Grade A Investment, Balanced Fortune, Back To Basics Chiropractic Clinic, Avant Garde Appraisal,
Avant Garde Appraisal Group, Bountiful Harvest Health Food Store, Dream Home Improvements, Dream Home Real Estate Service, Network Chef, Bancorp,
Fisher Electronics, Fox and Hound, Carnival Corporation & plc, Quest Technology Service, Netcom Business Services, Good Times, Group O, New World, Northern Star, House of Gas, Ground Round, Listen Up, Local Matters,
Gazetteer, Zephyr, Xray Eye & Vision Clinics, Zig Zag Children Clothes, Open Interface, T Bank, Ubu Productions, Taco Tico, Parts and Pieces,
Town and Country Bank, Smith and Company, McConn & Company, Vitamax Health Food Center, Wise Solutions, Idea, Royal, Russell Stovers, J. C. Penny`);

/** Bodies and firms with short names, which the sources lack. */
export const knownOrganisations =
  words(`United Nations, World Health Organization, World Bank, International Monetary Fund, European Union, European Commission,
European Parliament, NATO, UNESCO, UNICEF, OPEC, Interpol, Red Cross, Amnesty International, Greenpeace, Oxfam, Human Rights Watch, Salvation Army,
Rotary International, Congress, Senate, House of Representatives, Supreme Court, White House, Pentagon, State Department, Treasury, NASA, FBI, CIA, FDA,
CDC, EPA, IRS, SEC, FEMA, NIH, NOAA, Parliament, House of Commons, House of Lords, Home Office, Foreign Office, Ministry of Defence, Scotland Yard,
National Health Service, NHS, Royal Navy, Royal Air Force, US Army, US Navy, Marine Corps, Coast Guard, National Guard, Democratic Party,
Republican Party, Labour Party, Conservative Party, Liberal Democrats, Green Party, BBC, CNN, NBC, CBS, ABC, PBS, NPR, ESPN, Reuters, Associated Press,
Bloomberg, New York Times, Washington Post, Wall Street Journal, Los Angeles Times, Boston Globe, Chicago Tribune, Guardian, Financial Times, Economist,
Daily Telegraph, Time, Newsweek, Microsoft, Google, Apple, IBM, Intel, Oracle, Amazon, Facebook, Yahoo, Hewlett-Packard, Cisco, Nokia, Siemens, Sony,
Samsung, Toyota, Honda, Nissan, Volkswagen, Volvo, Fiat, Boeing, Airbus, Lufthansa, Qantas, Pfizer, Merck, Novartis, Roche, Bayer, Unilever, Nestlé,
Shell, BP, ExxonMobil, Enron, Walmart, Tesco, IKEA, Nike, Adidas, Starbucks, Barclays, Lloyds, Deutsche Bank, Credit Suisse, Harvard, Yale, Princeton,
Stanford, Oxford, Cambridge, MIT, Columbia University, Harvard University, Yale University, Princeton University, Stanford University, Oxford University,
Cambridge University, Cornell University, Duke University, Brown University, Rutgers University, Boston University, New York University, Caltech,
Arsenal, Chelsea, Liverpool, Everton, Manchester United, Aston Villa, Celtic, Yankees, Red Sox, Dodgers, Mets, Cubs, Braves, Lakers, Celtics, Bulls,
FIFA, UEFA, NFL, NBA, NHL, Major League Baseball, International Olympic Committee, Vatican, Church of England, Methodist Church, Smithsonian Institution,
Metropolitan Museum of Art, British Museum, Tate Gallery, Carnegie Hall, Royal Opera House, Metropolitan Opera, Juilliard School, MGM, Decca,
Warner Brothers, Paramount, Penguin Books, Random House, Oxford University Press, Macmillan`);

/** Members of professional bodies. */
export const professionals =
  words(`Accountants, Actuaries, Architects, Cattle Breeders, Civil Engineers, Composers, Electrical Engineers, Home Builders, Journalists, Landscape Architects, Language Teachers, Librarians, Manufacturers, Music Teachers, Nurses, Pharmacists, Photographers, Poets, Postal Workers, Publishers, Realtors, Surgeons, Surveyors, Teachers, Writers, Anatomists, Anesthesiologists, Antiquaries,
Archaeologists, Astronomers, Auctioneers, Bankers, Biochemists, Biologists, Botanists, Broadcasters, Cardiologists, Chefs, Chemists, Chiropractors,
Clinical Psychologists, Criminologists, Dentists, Dietitians, Directors, Economists, Educators, Farmers, Firefighters, Geographers, Geologists, Historians,
Illustrators, Interpreters, Jewelers, Land Surveyors, Letter Carriers, Mathematicians, Mechanical Engineers, Microbiologists, Midwives, Musicians,
Neurologists, Opticians, Optometrists, Orthodontists, Painters, Pathologists, Pediatricians, Physicians, Physicists, Physiologists, Plumbers,
Police Chiefs, Programmers, Psychiatrists, Radiologists, Science Teachers, Social Workers, Sociologists, Statisticians, Tax Consultants, Translators,
Urban Planners, Veterinarians, Zoologists`);

/** Departments that are places or services rather than a specialty one could found a department of. */
export const wards =
  /Unit|Clinic|Room|Center|Department|Ward|Theatre|Laboratory|Bank|Accident|Delivery|Dialysis Unit|Hospice|Care$|Maternity|Same Day|Day Surgery/;

/** Given names that came into use after the census of 1990. */
export const modernFemale =
  words(`Aaliyah, Abby, Addison, Adalynn, Alani, Alaina, Alessandra, Alondra, Amara, Amaya, Anaya, Aria, Ariyah, Arya, Ashlyn,
Aubree, Aubrey, Aurora, Autumn, Ava, Avery, Ayla, Bella, Braelynn, Brianna, Brielle, Brinley, Brooklyn, Brynlee, Cali, Camila, Chloe, Daleyza, Delaney,
Eden, Elena, Eliana, Ellie, Eloise, Emersyn, Emery, Esme, Everleigh, Everly, Evie, Finley, Freya, Genesis, Gia, Giselle, Hadley, Hailey, Harlow, Harper,
Haven, Hayden, Hazel, Imani, Imogen, Isla, Ivy, Jada, Jayla, Jocelyn, Journee, Juniper, Kaia, Kaitlyn, Kali, Kamila, Kayleigh, Keira, Kennedy, Kenzie,
Khloe, Kiara, Kimora, Kinsley, Kylie, Kyra, Laila, Lexi, Lilah, Liliana, Lilly, Londyn, Luna, Mackenzie, Madelyn, Maeve, Makayla, Makenna, Malia,
Margot, Mckenna, Mila, Mya, Myla, Naomi, Nevaeh, Noa, Nova, Nyla, Olivia, Paisley, Payton, Peyton, Piper, Poppy, Presley, Quinn, Raelynn, Reagan, Reese,
Remi, Riley, Rowan, Rylee, Saige, Saoirse, Savannah, Sawyer, Scarlett, Selena, Serenity, Skye, Skylar, Sloane, Taylor, Teagan, Tessa, Trinity, Vivienne,
Willa, Willow, Wren, Ximena, Zara, Zoe, Zoey, Zuri`);
export const modernMale =
  words(`Abel, Adriel, Aiden, Alonzo, Amari, Anders, Apollo, Archer, Arlo, Asher, Atlas, August, Axel, Ayden, Beau, Beckett, Bentley,
Blaise, Bodhi, Boston, Bowen, Brayden, Brantley, Brecken, Brody, Bryce, Bryson, Caden, Cairo, Callum, Camden, Cannon, Carson, Carter, Case, Cash, Chance,
Chandler, Chase, Colton, Conor, Cooper, Corbin, Crew, Cruz, Damon, Dawson, Dax, Declan, Devin, Easton, Eli, Elias, Elliot, Emerson, Emmett, Enzo, Ethan,
Evan, Ezekiel, Ezra, Finley, Finn, Finnegan, Gael, Gage, Gavin, Giovanni, Grady, Graham, Grayson, Griffin, Gunner, Hayden, Hayes, Hudson, Hunter, Ian,
Jace, Jackson, Jaden, Jake, Jalen, Jameson, Jasper, Jax, Jaxon, Jayce, Jayden, Jett, Jonah, Jordan, Josiah, Judah, Jude, Julian, Kade, Kai, Kaiden, Kairo,
Kaleb, Kameron, Keegan, Kellan, Kendrick, Kieran, Killian, Kingston, Knox, Kobe, Kyrie, Landon, Legend, Leo, Levi, Liam, Lincoln, Logan, Luca, Luka,
Maddox, Malachi, Mason, Mateo, Matteo, Maverick, Max, Maximus, Messiah, Micah, Milo, Muhammad, Nash, Nasir, Nehemiah, Niko, Noah, Nolan, Oakley, Odin,
Orion, Owen, Parker, Paxton, Phoenix, Porter, Quentin, Rafael, Ravi, Reid, Rhett, Rhys, River, Roman, Rory, Rowan, Ryder, Ryker, Sawyer, Seamus,
Sebastian, Silas, Sincere, Skyler, Sullivan, Tanner, Tate, Thiago, Titan, Tobias, Tristan, Tucker, Waylon, Wesley, Weston, Wyatt, Xander, Xavier, Zaiden,
Zander, Zane, Zayden, Zayn, Zion`);

/** Places that the source has by mistake, as quarters of towns, in Irish, or with far too many inhabitants. */
export const noCities =
  words(`Budta, Malingao, West Island, Auditorium, University, Fountainebleau, An Muileann gCearr, An Ros, Cill Airne,
Loch Garman, Gaillimh, Cluain Meala, Ráth Luirc, Trá Mhór, Meads, Ironville, Lexington-Fayette, East Chattanooga, Archway, Saint Peters, Ladner, Okanagan, North Peoria,
East Hampton, North Stamford, Deer Valley, Maryvale, Metairie Terrace, East Independence, Bushwick, East Flatbush, East Harlem, Gravesend,
Sheepshead Bay, Washington Heights, Enfield Town, LaFayette`);

/** Towns that English texts call otherwise than the source, or mean where the source has a greater one of their name, with their band. */
export const homeTowns = {
  England: [['Hull', 0]],
  Ireland: [
    ['Galway', 1],
    ['Limerick', 1],
    ['Waterford', 1],
    ['Wexford', 1],
    ['Clonmel', 2],
    ['Killarney', 2],
    ['Dundalk', 1],
  ],
};

/** Towns abroad that English texts name, by country, as they spell them; the first of each are great. */
export const worldTowns = Object.fromEntries(
  `France: Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Strasbourg, Bordeaux, Lille, Rennes, Reims, Grenoble, Dijon, Avignon, Calais, Toulon, Rouen, Le Havre, Limoges, Metz, Caen, Amiens, Orléans, Versailles, Verdun, Tours
Germany: Berlin, Hamburg, Munich, Cologne, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Bremen, Hanover, Nuremberg, Bonn, Aachen, Mainz, Heidelberg, Freiburg, Kiel, Rostock, Erfurt, Weimar, Augsburg, Würzburg, Kassel, Mannheim, Potsdam
Italy: Rome, Milan, Naples, Turin, Florence, Venice, Genoa, Bologna, Palermo, Verona, Trieste, Padua, Pisa, Bari, Catania, Siena, Parma, Modena, Perugia, Ravenna, Brescia
Spain: Madrid, Barcelona, Valencia, Seville, Zaragoza, Málaga, Bilbao, Granada, Salamanca, Toledo, Córdoba, Pamplona, Burgos, Valladolid, Cádiz, Alicante
Portugal: Lisbon, Porto, Coimbra, Braga, Faro, Évora, Aveiro
Netherlands: Amsterdam, Rotterdam, The Hague, Utrecht, Eindhoven, Groningen, Maastricht, Arnhem, Haarlem, Leiden, Nijmegen, Delft, Breda, Tilburg
Belgium: Brussels, Antwerp, Ghent, Liège, Bruges, Charleroi, Namur, Leuven, Ostend, Mons, Ypres
Luxembourg: Luxembourg City, Esch-sur-Alzette, Differdange, Dudelange
Switzerland: Zurich, Geneva, Basel, Bern, Lausanne, Lucerne, St. Gallen, Lugano, Winterthur, Fribourg, Locarno
Austria: Vienna, Graz, Salzburg, Linz, Innsbruck, Klagenfurt, Bregenz, Villach
Denmark: Copenhagen, Aarhus, Odense, Aalborg, Esbjerg, Roskilde, Kolding
Sweden: Stockholm, Gothenburg, Malmö, Uppsala, Lund, Linköping, Örebro, Umeå, Västerås, Norrköping
Norway: Oslo, Bergen, Trondheim, Stavanger, Tromsø, Kristiansand, Lillehammer, Drammen
Finland: Helsinki, Tampere, Turku, Espoo, Oulu, Lahti, Vaasa
Iceland: Reykjavík, Kópavogur, Hafnarfjörður, Akureyri
Poland: Warsaw, Kraków, Gdańsk, Wrocław, Poznań, Łódź, Szczecin, Katowice, Lublin, Białystok, Gdynia, Toruń
Czechia: Prague, Brno, Ostrava, Plzeň, Olomouc, Liberec, Karlovy Vary, Pardubice
Slovakia: Bratislava, Košice, Nitra, Žilina, Trnava
Hungary: Budapest, Debrecen, Szeged, Pécs, Győr, Miskolc, Eger
Romania: Bucharest, Cluj-Napoca, Timișoara, Sibiu, Brașov, Iași, Constanța, Craiova
Bulgaria: Sofia, Plovdiv, Varna, Burgas, Ruse, Pleven
Serbia: Belgrade, Novi Sad, Niš, Kragujevac, Subotica
Croatia: Zagreb, Split, Rijeka, Dubrovnik, Osijek, Zadar, Pula
Slovenia: Ljubljana, Maribor, Celje, Kranj, Koper
Bosnia and Herzegovina: Sarajevo, Banja Luka, Mostar, Tuzla, Zenica
Albania: Tirana, Durrës, Vlorë, Shkodër, Elbasan
North Macedonia: Skopje, Bitola, Ohrid, Tetovo, Kumanovo
Montenegro: Podgorica, Kotor, Budva, Nikšić
Greece: Athens, Thessaloniki, Patras, Piraeus, Heraklion, Larissa, Volos, Ioannina
Turkey: Istanbul, Ankara, Izmir, Antalya, Bursa, Adana, Trabzon, Konya, Diyarbakır, Gaziantep
Cyprus: Nicosia, Limassol, Larnaca, Paphos
Russia: Moscow, Saint Petersburg, Novosibirsk, Yekaterinburg, Kazan, Sochi, Kaliningrad, Vladivostok, Samara, Smolensk, Volgograd, Murmansk, Irkutsk
Ukraine: Kyiv, Kharkiv, Odesa, Lviv, Donetsk, Dnipro, Chernivtsi, Mariupol, Zaporizhzhia, Yalta
Belarus: Minsk, Gomel, Vitebsk, Grodno, Mogilev
Lithuania: Vilnius, Kaunas, Klaipėda, Šiauliai, Panevėžys
Latvia: Riga, Daugavpils, Liepāja, Jelgava, Ventspils
Estonia: Tallinn, Tartu, Narva, Pärnu, Viljandi
Georgia: Tbilisi, Batumi, Kutaisi, Gori
Armenia: Yerevan, Gyumri, Vanadzor, Gavar
Azerbaijan: Baku, Ganja, Sumqayit, Lankaran
Kazakhstan: Almaty, Astana, Shymkent, Karaganda, Aktobe
Uzbekistan: Tashkent, Samarkand, Bukhara, Andijan
Israel: Jerusalem, Tel Aviv, Haifa, Beersheba, Netanya, Eilat, Ashdod, Nazareth
Palestinian Territories: Gaza City, Ramallah, Nablus, Hebron, Bethlehem, Jericho, Jenin, Khan Yunis, Rafah, Tulkarm, Qalqilya, Beit Lahia
Lebanon: Beirut, Tripoli, Sidon, Tyre, Zahlé
Syria: Damascus, Aleppo, Homs, Hama, Latakia, Raqqa
Jordan: Amman, Zarqa, Irbid, Aqaba
Iraq: Baghdad, Basra, Mosul, Erbil, Kirkuk, Fallujah, Najaf
Iran: Tehran, Isfahan, Shiraz, Tabriz, Mashhad, Qom, Kerman
Saudi Arabia: Riyadh, Jeddah, Mecca, Medina, Dammam
United Arab Emirates: Dubai, Abu Dhabi, Sharjah, Ajman
Yemen: Sanaa, Aden, Taiz, Hodeidah
Kuwait: Kuwait City, Hawalli, Salmiya, Jahra
Oman: Muscat, Salalah, Sohar, Nizwa
Afghanistan: Kabul, Kandahar, Herat, Mazar-i-Sharif, Jalalabad, Kunduz
Pakistan: Karachi, Lahore, Islamabad, Peshawar, Rawalpindi, Multan, Quetta, Faisalabad
India: Mumbai, Delhi, Kolkata, Chennai, Bangalore, Hyderabad, Jaipur, Lucknow, Pune, Varanasi, Amritsar, Kochi, Patna, Mysore, Shimla, Srinagar, Bhopal, Udaipur
Bangladesh: Dhaka, Chittagong, Khulna, Sylhet, Rajshahi
Sri Lanka: Colombo, Kandy, Galle, Jaffna, Trincomalee
Nepal: Kathmandu, Pokhara, Lalitpur, Biratnagar
China: Beijing, Shanghai, Guangzhou, Shenzhen, Wuhan, Chengdu, Nanjing, Tianjin, Chongqing, Xi'an, Hangzhou, Harbin, Qingdao, Kunming
Japan: Tokyo, Osaka, Kyoto, Nagoya, Sapporo, Hiroshima, Nagasaki, Kobe, Fukuoka, Yokohama, Sendai, Nara
South Korea: Seoul, Busan, Incheon, Daegu, Gwangju, Daejeon, Ulsan
Taiwan: Taipei, Kaohsiung, Taichung, Tainan, Hsinchu
Mongolia: Ulaanbaatar, Darkhan, Erdenet, Choibalsan
Vietnam: Hanoi, Ho Chi Minh City, Da Nang, Hue, Haiphong
Thailand: Bangkok, Chiang Mai, Phuket, Pattaya, Ayutthaya
Cambodia: Phnom Penh, Siem Reap, Battambang, Kampot
Laos: Vientiane, Luang Prabang, Pakse, Savannakhet
Myanmar: Yangon, Mandalay, Naypyidaw, Bago
Malaysia: Kuala Lumpur, Johor Bahru, Malacca, Ipoh, Kuching
Indonesia: Jakarta, Surabaya, Bandung, Medan, Yogyakarta, Semarang, Makassar, Denpasar
Philippines: Manila, Quezon City, Cebu, Davao, Baguio, Iloilo
Egypt: Cairo, Alexandria, Giza, Luxor, Aswan, Port Said, Suez
Libya: Tripoli, Benghazi, Misrata, Tobruk
Tunisia: Tunis, Sfax, Sousse, Kairouan, Bizerte
Algeria: Algiers, Oran, Constantine, Annaba, Tlemcen
Morocco: Casablanca, Rabat, Marrakesh, Fez, Tangier, Agadir
Sudan: Khartoum, Omdurman, Port Sudan, Kassala
Ethiopia: Addis Ababa, Dire Dawa, Gondar, Mekelle, Adama
Kenya: Nairobi, Mombasa, Kisumu, Nakuru, Eldoret
Uganda: Kampala, Entebbe, Jinja, Gulu
Tanzania: Dar es Salaam, Dodoma, Arusha, Mwanza
Rwanda: Kigali, Butare, Gisenyi, Ruhengeri
Zambia: Lusaka, Ndola, Kitwe, Kabwe
Zimbabwe: Harare, Bulawayo, Mutare, Gweru
Mozambique: Maputo, Beira, Nampula, Quelimane
Angola: Luanda, Huambo, Lobito, Benguela
Namibia: Windhoek, Walvis Bay, Swakopmund, Oshakati
Botswana: Gaborone, Francistown, Maun, Serowe
South Africa: Johannesburg, Cape Town, Durban, Pretoria, Port Elizabeth, Bloemfontein, Soweto, Kimberley
Nigeria: Lagos, Abuja, Kano, Ibadan, Port Harcourt, Kaduna, Enugu
Ghana: Accra, Kumasi, Tamale, Cape Coast
Ivory Coast: Abidjan, Yamoussoukro, Bouaké, Daloa
Senegal: Dakar, Thiès, Saint-Louis, Ziguinchor
Mali: Bamako, Timbuktu, Mopti, Gao
Cameroon: Douala, Yaoundé, Bamenda, Garoua
Guinea: Conakry, Kankan, Labé, Nzérékoré
Sierra Leone: Freetown, Kenema, Makeni, Koidu
Liberia: Monrovia, Gbarnga, Ganta, Voinjama
Democratic Republic of the Congo: Kinshasa, Lubumbashi, Goma, Kisangani, Bukavu
Somalia: Mogadishu, Kismayo, Hargeisa, Baidoa
Mexico: Mexico City, Guadalajara, Monterrey, Puebla, Tijuana, Oaxaca, Veracruz, Acapulco, Mérida, Cancún, Ciudad Juárez
Guatemala: Guatemala City, Quetzaltenango, Antigua Guatemala, Cobán
Honduras: Tegucigalpa, San Pedro Sula, La Ceiba, Comayagua
El Salvador: San Salvador, Sonsonate, Usulután, Ahuachapán
Nicaragua: Managua, León, Granada, Masaya
Costa Rica: San José, Alajuela, Cartago, Heredia
Panama: Panama City, Colón, Chitré, Penonomé
Cuba: Havana, Santiago de Cuba, Camagüey, Holguín, Matanzas
Dominican Republic: Santo Domingo, Santiago de los Caballeros, La Romana, Puerto Plata
Haiti: Port-au-Prince, Cap-Haïtien, Gonaïves, Jacmel
Jamaica: Kingston, Montego Bay, Spanish Town, Ocho Rios
Trinidad and Tobago: Port of Spain, San Fernando, Arima, Chaguanas
Colombia: Bogotá, Medellín, Cali, Barranquilla, Cartagena, Bucaramanga
Venezuela: Caracas, Maracaibo, Valencia, Barquisimeto, Mérida
Ecuador: Quito, Guayaquil, Cuenca, Ambato
Peru: Lima, Cusco, Arequipa, Trujillo, Iquitos
Bolivia: La Paz, Santa Cruz, Cochabamba, Sucre, Potosí
Chile: Santiago, Valparaíso, Concepción, Antofagasta, Valdivia
Argentina: Buenos Aires, Córdoba, Rosario, Mendoza, La Plata, Salta, Mar del Plata
Uruguay: Montevideo, Salto, Paysandú, Punta del Este
Paraguay: Asunción, Ciudad del Este, Encarnación, Concepción
Brazil: São Paulo, Rio de Janeiro, Brasília, Salvador, Recife, Porto Alegre, Curitiba, Belo Horizonte, Fortaleza, Manaus, Belém
Fiji: Suva, Nadi, Lautoka, Levuka
Papua New Guinea: Port Moresby, Lae, Rabaul, Madang`
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), words(line.slice(line.indexOf(':') + 1))]),
);
