/** Parts of great cities, as everybody calls them, `_` for a blank; left out is what is better known as something else. */
export const quarters: Readonly<Record<string, string>> = {
  London:
    'Brixton Hackney Camden_Town Islington Hammersmith Battersea Clapham Lewisham Peckham Tottenham Walthamstow Woolwich Wandsworth Putney Kensington Bethnal_Green Bermondsey Deptford Camberwell Southwark Lambeth Soho Mayfair Shoreditch Whitechapel Marylebone Bloomsbury Notting_Hill Hampstead Highgate Chiswick Wembley Poplar Stepney Limehouse Finsbury Knightsbridge Pimlico Spitalfields Balham Tooting Streatham Paddington Covent_Garden Canary_Wharf Holborn Clerkenwell Kilburn Kentish_Town Earls_Court Vauxhall Rotherhithe Acton Ealing Hackney_Wick Harlesden Holloway Leytonstone Wood_Green Greenwich Blackheath',
  Birmingham:
    'Handsworth Edgbaston Erdington Selly_Oak Moseley Sparkbrook Small_Heath Ladywood Nechells Perry_Barr Harborne Balsall_Heath Bournville Saltley Bordesley Lozells',
  Manchester:
    'Moss_Side Hulme Ardwick Longsight Cheetham_Hill Didsbury Withington Wythenshawe Fallowfield Levenshulme Rusholme Gorton Whalley_Range Ancoats Burnage',
  Liverpool: 'Toxteth Anfield Kirkdale Wavertree Aigburth Allerton Garston Speke Croxteth Vauxhall West_Derby Childwall Fazakerley Walton Mossley_Hill', // prettier-ignore
  Leeds:
    'Chapeltown Harehills Headingley Hunslet Holbeck Armley Roundhay Seacroft Gipton Meanwood Chapel_Allerton Kirkstall Middleton',
  Sheffield:
    'Attercliffe Darnall Hillsborough Burngreave Pitsmoor Heeley Crookes Walkley Broomhill Nether_Edge Ecclesall Tinsley',
  Bristol:
    'St_Pauls Easton Clifton Bedminster Southmead Hartcliffe Redland Horfield Fishponds Totterdown Brislington Montpelier',
  Nottingham: 'Radford Sneinton Basford Bulwell Hyson_Green Lenton Wollaton Bestwood Forest_Fields Aspley',
  'Newcastle upon Tyne': 'Byker Jesmond Gosforth Benwell Elswick Heaton Fenham Scotswood Walker Kenton',
  Portsmouth: 'Southsea Fratton Cosham Hilsea Copnor Landport Portsea Eastney Buckland',
  Brighton: 'Kemptown Preston_Park Moulsecoomb Whitehawk Patcham Hollingdean Withdean Hanover',
  Plymouth: 'Devonport Plympton Plymstock Stonehouse Mutley Crownhill Efford Keyham',
  Southampton: 'Portswood Shirley Woolston Bitterne Swaythling Millbrook Bassett Highfield Sholing',
  Glasgow:
    'Govan Partick Maryhill Springburn Easterhouse Castlemilk Anderston Hillhead Dennistoun Shettleston Pollokshields Bridgeton Possilpark Kelvinside',
  Edinburgh:
    'Leith Morningside Gorgie Corstorphine Craigmillar Bruntsfield Newington Marchmont Granton Wester_Hailes Muirhouse',
  Aberdeen: 'Torry Tillydrone Northfield Rosemount Kittybrewster Mastrick Ruthrieston Cults',
  Dundee: 'Lochee Broughty_Ferry Hilltown Fintry Whitfield Ardler Stobswell Downfield',
  Dublin:
    'Ballymun Finglas Tallaght Clontarf Drumcondra Rathmines Ranelagh Ballsbridge Crumlin Cabra Phibsborough Donnybrook Inchicore Terenure',
  Cork: 'Mayfield Bishopstown Togher Ballyphehane Montenotte Blackrock',
  'New York':
    'Manhattan Brooklyn Queens Staten_Island Harlem Flushing Astoria Williamsburg Greenwich_Village Bushwick Flatbush Coney_Island Tribeca Brownsville Bensonhurst East_Harlem Bay_Ridge',
  Buffalo: 'Kaisertown Black_Rock Allentown Lovejoy North_Buffalo South_Buffalo Parkside',
  Rochester: 'Charlotte Corn_Hill Swillburg Maplewood Beechwood Marketview_Heights',
  Philadelphia:
    'Kensington Fishtown Manayunk Frankford Roxborough Chestnut_Hill Strawberry_Mansion Port_Richmond Northern_Liberties Mantua Overbrook Germantown Tacony Kingsessing',
  Pittsburgh:
    'Shadyside Squirrel_Hill Lawrenceville Homewood Bloomfield Hazelwood Polish_Hill Carrick East_Liberty Brookline',
  Chicago:
    'Bronzeville Hyde_Park Pilsen Englewood Lincoln_Park Rogers_Park Bridgeport Pullman Lakeview Logan_Square Wicker_Park Little_Village Uptown',
  Boston:
    'Dorchester Roxbury Charlestown Mattapan Jamaica_Plain Allston Beacon_Hill East_Boston South_Boston Roslindale West_Roxbury Back_Bay',
  'Los Angeles':
    'Hollywood Watts Venice San_Pedro Boyle_Heights Echo_Park Silver_Lake Van_Nuys Encino Westwood Brentwood North_Hollywood Sherman_Oaks Reseda Bel_Air Koreatown',
  'San Francisco':
    'Haight-Ashbury North_Beach Pacific_Heights Nob_Hill Bernal_Heights Noe_Valley Potrero_Hill Russian_Hill Excelsior Visitacion_Valley',
  'San Diego':
    'La_Jolla Hillcrest North_Park Ocean_Beach Barrio_Logan Mission_Valley Point_Loma Pacific_Beach City_Heights San_Ysidro',
  Oakland: 'Fruitvale Temescal Rockridge Montclair Dimond Maxwell_Park West_Oakland East_Oakland',
  'San Jose': 'Willow_Glen Almaden Evergreen Alum_Rock Cambrian_Park Berryessa Naglee_Park Alviso',
  Sacramento: 'Oak_Park Natomas Land_Park Del_Paso_Heights Meadowview Tahoe_Park East_Sacramento',
  Houston: 'Montrose Gulfton Sunnyside Meyerland Alief River_Oaks Acres_Homes Kashmere_Gardens Eastwood Midtown',
  Dallas:
    'Oak_Cliff Deep_Ellum Pleasant_Grove Lakewood Oak_Lawn Preston_Hollow Lake_Highlands Vickery_Meadow Bishop_Arts',
  Austin: 'Hyde_Park Zilker Clarksville Travis_Heights Montopolis Mueller Tarrytown Bouldin_Creek',
  'San Antonio': 'King_William Alamo_Heights Southtown Tobin_Hill Monte_Vista Beacon_Hill Highland_Park Dignowity_Hill',
  'Fort Worth': 'Arlington_Heights Ridglea Polytechnic_Heights Stop_Six Como Fairmount Ryan_Place',
  Detroit: 'Corktown Greektown Brightmoor Mexicantown Poletown Rosedale_Park Indian_Village Palmer_Woods Delray',
  Cleveland: 'Collinwood Glenville Tremont Hough Ohio_City Slavic_Village Kinsman Old_Brooklyn Detroit-Shoreway',
  Cincinnati: 'Over-the-Rhine Avondale Mount_Adams Walnut_Hills Northside Price_Hill Westwood Corryville Oakley',
  Columbus: 'German_Village Clintonville Short_North Franklinton Linden Victorian_Village Hilltop Olde_Towne_East',
  Atlanta: 'Buckhead Grant_Park Cabbagetown Kirkwood Inman_Park Vine_City Adair_Park Edgewood Ansley_Park',
  Seattle: 'Ballard Fremont Capitol_Hill Wallingford Queen_Anne Magnolia Ravenna Beacon_Hill Georgetown Rainier_Valley',
  Baltimore: 'Fells_Point Canton Hampden Federal_Hill Roland_Park Locust_Point Cherry_Hill Highlandtown Pigtown',
  Milwaukee: 'Bay_View Riverwest Harambee Sherman_Park Washington_Heights Halyard_Park Granville',
  'New Orleans': 'Tremé Bywater Algiers Gentilly Lakeview Marigny Broadmoor Carrollton Hollygrove',
  Minneapolis: 'Longfellow Powderhorn Phillips Seward Cedar-Riverside Nokomis Linden_Hills Prospect_Park',
  Miami: 'Little_Havana Overtown Wynwood Coconut_Grove Liberty_City Little_Haiti Brickell Allapattah',
  Tampa: 'Ybor_City Hyde_Park Seminole_Heights Davis_Islands Palma_Ceia Sulphur_Springs Port_Tampa',
  'St. Louis': 'Soulard Carondelet Lafayette_Square Dogtown Baden Benton_Park Shaw Fairground',
  Denver: 'Capitol_Hill Five_Points Montbello Cherry_Creek Globeville Washington_Park Barnum Sunnyside',
  Memphis: 'Orange_Mound Frayser Whitehaven Binghampton Cooper-Young Soulsville Hickory_Hill',
  Nashville: 'Germantown Sylvan_Park Edgehill Donelson Bordeaux Hillsboro_Village Inglewood',
  Portland: 'Albina Sellwood Goose_Hollow Lents Kenton Overlook Laurelhurst Montavilla',
  Phoenix: 'Maryvale Ahwatukee Arcadia Sunnyslope Laveen Encanto Deer_Valley',
  Indianapolis: 'Broad_Ripple Fountain_Square Irvington Haughville Martindale-Brightwood Lockerbie_Square Riverside',
  'Salt Lake City': 'Sugar_House Rose_Park Glendale Poplar_Grove Capitol_Hill Marmalade',
  Charlotte: 'Dilworth Myers_Park Plaza-Midwood Eastover Elizabeth Cherry Biddleville',
  Richmond: 'Church_Hill Shockoe_Bottom Carytown Oregon_Hill Jackson_Ward Ginter_Park',
  'Kansas City': 'Westport Brookside Waldo Ivanhoe Hyde_Park Armour_Hills',
  Omaha: 'Dundee Benson Florence Aksarben Bemis_Park Gifford_Park',
  Tulsa: 'Greenwood Brookside Kendall-Whittier Maple_Ridge Turley Brady_Heights',
  Louisville: 'Germantown Butchertown Old_Louisville Crescent_Hill Shawnee Portland Clifton',
  Toronto: 'Scarborough Etobicoke North_York Parkdale Leslieville Rexdale Cabbagetown Leaside Rosedale Yorkville',
  Ottawa: 'Nepean Vanier Sandy_Hill Rockcliffe_Park Westboro Kanata New_Edinburgh Hintonburg',
  Montréal: 'Outremont Verdun LaSalle Lachine Rosemont Hochelaga Griffintown Saint-Henri Villeray Pointe-Claire',
  Vancouver: 'Kitsilano Gastown Kerrisdale Strathcona Marpole Shaughnessy Point_Grey Yaletown Dunbar',
  Sydney:
    'Redfern Newtown Surry_Hills Balmain Glebe Marrickville Bondi Kings_Cross Leichhardt Darlinghurst Ultimo Woolloomooloo',
  Melbourne: 'Fitzroy Carlton St_Kilda Brunswick Footscray Collingwood Prahran Toorak Northcote Essendon',
  Brisbane: 'Fortitude_Valley Woolloongabba Kangaroo_Point Toowong Indooroopilly Chermside Herston New_Farm Coorparoo',
  Auckland: 'Ponsonby Parnell Remuera Mount_Eden Grey_Lynn Otara Takapuna Devonport Onehunga Papatoetoe',
  Wellington: 'Karori Kilbirnie Miramar Thorndon Kelburn Island_Bay Khandallah Te_Aro',
  Christchurch: 'Riccarton Sydenham Linwood Papanui Sumner Addington Fendalton Merivale',
};
