import type { Names } from '../pack.ts';

/**
 * Whose names people have of whom a line with these words tells; those of the own language are there so that no other is told where one is named. Of
 * peoples the stems of their adjectives, which {@link endings} follow.
 */
export const homes: NonNullable<Names['homes']> = {
  nl: 'Nederland België Vlaanderen Suriname Nederlands Vlaams Vlaming Belgisch Belg',
  en: 'Verenigd_Koninkrijk Groot-Brittannië Engeland Schotland Wales Ierland Verenigde_Staten VS Amerika Canada Australië Nieuw-Zeeland Engels Amerikaans Brits Australisch Iers Schots',
  fr: 'Frankrijk Wallonië Frans',
  de: 'Zwitserland Zwitsers Duitsland Oostenrijk Duits Oostenrijks',
  it: 'Italië Italiaans',
  es: 'Spanje Mexico Cuba Argentinië Chili Peru Colombia Venezuela Bolivia Ecuador Uruguay Spaans Mexicaans Argentijns Cubaans',
  pt: 'Portugal Brazilië Angola Mozambique Portugees Portugese Braziliaans',
  sv: 'Zweden Zweeds',
  ':polish': 'Polen Pools Poolse',
  ':czech': 'Tsjechië Tsjecho-Slowakije Tsjechisch Tsjecho-Slowaaks',
  ':slovak': 'Slowakije Slowaaks',
  ':hungarian': 'Hongarije Hongaars',
  ':romanian': 'Roemenië Moldavië Roemeens',
  ':bulgarian': 'Bulgarije Bulgaars',
  ':greek': 'Griekenland Cyprus Grieks',
  ':turkish': 'Turkije Azerbeidzjan Turks',
  ':russian': 'Rusland Sovjet-Unie Sovjetunie Belarus Wit-Rusland Kazachstan Russisch Sovjet',
  ':ukrainian': 'Oekraïne Oekraïens',
  ':croatian': 'Kroatië Servië Bosnië Joegoslavië Montenegro Kroatisch Servisch Bosnisch Joegoslavisch',
  ':slovene': 'Slovenië Sloveens',
  ':macedonian': 'Macedonië Macedonisch',
  ':albanian': 'Albanië Kosovo Albanees Albanese',
  ':estonian': 'Estland Estisch Ests',
  ':latvian': 'Letland Lets',
  ':lithuanian': 'Litouwen Litouws',
  ':finnish': 'Finland Fins',
  ':danish': 'Denemarken Deens',
  ':norwegian': 'Noorwegen Noors',
  ':icelandic': 'IJsland IJslands',
  ':armenian': 'Armenië Armeens',
  ':georgian': 'Georgië Georgisch',
  ':hebrew': 'Israël Israëlisch',
  ':persian': 'Iran Afghanistan Iraans Afghaans',
  ':arabic':
    'Egypte Syrië Irak Jordanië Libanon Saoedi-Arabië Jemen Koeweit Libië Algerije Marokko Tunesië Soedan Palestina Pakistan Egyptisch Syrisch Iraaks Libanees Libanese Libisch Algerijns Marokkaans Tunesisch Palestijns Arabisch Pakistaans',
  ':indian': 'India Nepal Indiaas Indiaas',
  ':indonesian': 'Indonesië Maleisië Indonesisch',
  ':thai': 'Thailand Thais',
  ':vietnamese': 'Vietnam Vietnamees Vietnamese',
  ':korean': 'Korea Zuid-Korea Noord-Korea Koreaans Zuid-Koreaans Noord-Koreaans',
  ':japanese': 'Japan Japans',
  ':chinese': 'China Taiwan Chinees Chinese',
  ':yoruba': 'Nigeria Nigeriaans',
  ':ghanaian': 'Ghana Ghanees Ghanese',
  ':kenyan': 'Kenia Oeganda Tanzania Keniaans',
  ':zulu': 'Zambia Zimbabwe Botswana Namibië',
};

export const endings = 'e en er s se';
