import type { Names } from '../pack.ts';

/**
 * Whose names people have of whom a line with these words tells; those of the own language are there so that no other is told where one is named. Of
 * peoples the stems of their adjectives, which {@link endings} follow.
 */
export const homes: NonNullable<Names['homes']> = {
  ca: 'Catalunya Mallorca Menorca Andorra català catalan valenci mallorqu',
  en: 'Regne_Unit Gran_Bretanya Anglaterra Escòcia Gal·les Irlanda Estats_Units EUA Amèrica Canadà Austràlia Nova_Zelanda angl americ britànic australi irland escoc',
  fr: 'França franc',
  de: 'Suïssa suís suïss Alemanya Àustria alemany austríac',
  it: 'Itàlia itali',
  es: 'Espanya Mèxic Cuba Argentina Xile Perú Colòmbia Veneçuela Bolívia Equador Uruguai espanyol espanyola basc mexic argent cub xil',
  pt: 'Portugal Brasil Angola Moçambic portugu brasiler',
  nl: 'Bèlgica belg Països_Baixos Holanda holand neerland',
  sv: 'Suècia suec',
  ':polish': 'Polònia polon',
  ':czech': 'República_Txeca Txèquia Txecoslovàquia txec',
  ':slovak': 'Eslovàquia eslovac',
  ':hungarian': 'Hongria hongar hongarès',
  ':romanian': 'Romania Moldàvia romanesos romanesa romanès',
  ':bulgarian': 'Bulgària búlgar',
  ':greek': 'Grècia Xipre grec greg',
  ':turkish': 'Turquia Azerbaidjan turc',
  ':russian': 'Rússia Unió_Soviètica URSS Bielorússia Kazakhstan rus russ soviètic',
  ':ukrainian': 'Ucraïna ucraïn',
  ':croatian': 'Croàcia Sèrbia Bòsnia Iugoslàvia Montenegro croat serbi bosni',
  ':slovene': 'Eslovènia esloven',
  ':macedonian': 'Macedònia macedoni',
  ':albanian': 'Albània Kosovo alban',
  ':estonian': 'Estònia estoni',
  ':latvian': 'Letònia letó letona',
  ':lithuanian': 'Lituània litu',
  ':finnish': 'Finlàndia finland',
  ':danish': 'Dinamarca dan',
  ':norwegian': 'Noruega norueg',
  ':icelandic': 'Islàndia island',
  ':armenian': 'Armènia armeni',
  ':georgian': 'Geòrgia georgi',
  ':hebrew': 'Israel israeli israelian',
  ':persian': 'Iran Afganistan irani iranian afgan',
  ':arabic':
    'Egipte Síria Iraq Jordània Líban Aràbia_Saudita Iemen Kuwait Líbia Algèria Marroc Tunísia Sudan Palestina Pakistan egipci siri iraqui iraqian liban libi algeri marroqu tunisi palest àrab pakistan',
  ':indian': 'Índia Nepal indi',
  ':indonesian': 'Indonèsia Malàisia indonesi',
  ':thai': 'Tailàndia tailand',
  ':vietnamese': 'Vietnam vietnamita',
  ':korean': 'Corea Corea_del_Sud Corea_del_Nord core corean',
  ':japanese': 'Japó japon',
  ':chinese': 'Xina Taiwan xin',
  ':yoruba': 'Nigèria nigeri',
  ':ghanaian': 'Ghana ghan',
  ':kenyan': 'Kenya Uganda Tanzània keni',
  ':zulu': 'Zàmbia Zimbàbue Botswana Namíbia',
};

export const endings = 'a es os s à ana ans anes ès esa esos eses';
