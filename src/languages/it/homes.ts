import type { Names } from '../pack.ts';

/**
 * Whose names people have of whom a line with these words tells; those of the own language are there so that no other is told where one is named. Of
 * peoples the stems of their adjectives, which {@link endings} follow.
 */
export const homes: NonNullable<Names['homes']> = {
  it: 'Italia italian',
  en: 'Regno_Unito Gran_Bretagna Inghilterra Scozia Galles Irlanda Stati_Uniti USA America Canada Australia Nuova_Zelanda ingles american britannic australian irlandes scozzes',
  fr: 'Francia frances',
  de: 'Svizzera svizzer Germania Austria tedesc austriac',
  es: 'Spagna Messico Cuba Argentina Cile Perù Colombia Venezuela Bolivia Ecuador Uruguay spagnol messican argentin cuban cilen',
  pt: 'Portogallo Brasile Angola Mozambico portoghes brasilian',
  nl: 'Belgio Paesi_Bassi Olanda olandes',
  sv: 'Svezia svedes',
  ':polish': 'Polonia polacc',
  ':czech': 'Repubblica_Ceca Cechia Cecoslovacchia cec cecoslovacc',
  ':slovak': 'Slovacchia slovacc',
  ':hungarian': 'Ungheria ungheres',
  ':romanian': 'Romania Moldavia rumen romen',
  ':bulgarian': 'Bulgaria bulgar',
  ':greek': 'Grecia Cipro grec',
  ':turkish': 'Turchia Azerbaigian turc',
  ':russian': 'Russia Unione_Sovietica URSS Bielorussia Kazakistan russ sovietic',
  ':ukrainian': 'Ucraina ucrain',
  ':croatian': 'Croazia Serbia Bosnia Jugoslavia Montenegro croat serb bosniac',
  ':slovene': 'Slovenia sloven',
  ':macedonian': 'Macedonia macedon',
  ':albanian': 'Albania Kosovo albanes',
  ':estonian': 'Estonia eston',
  ':latvian': 'Lettonia letton',
  ':lithuanian': 'Lituania lituan',
  ':finnish': 'Finlandia finlandes',
  ':danish': 'Danimarca danes',
  ':norwegian': 'Norvegia norveges',
  ':icelandic': 'Islanda islandes',
  ':armenian': 'Armenia armen',
  ':georgian': 'Georgia georgian',
  ':hebrew': 'Israele israelian',
  ':persian': 'Iran Afghanistan iranian afghan',
  ':arabic':
    'Egitto Siria Iraq Giordania Libano Arabia_Saudita Yemen Kuwait Libia Algeria Marocco Tunisia Sudan Palestina Pakistan Bangladesh egizian sirian irachen libanes libic algerin marocchin tunisin palestines arab pachistan bengales',
  ':indian': 'India Nepal indian',
  ':indonesian': 'Indonesia Malesia indonesian',
  ':thai': 'Thailandia thailandes',
  ':vietnamese': 'Vietnam vietnamit',
  ':korean': 'Corea Corea_del_Sud Corea_del_Nord corean',
  ':japanese': 'Giappone giappones',
  ':chinese': 'Cina Taiwan cines',
  ':yoruba': 'Nigeria nigerian',
  ':ghanaian': 'Ghana ghanes',
  ':kenyan': 'Kenya Uganda Tanzania kenian',
  ':zulu': 'Zambia Zimbabwe Botswana Namibia',
};

export const endings = 'o a i e hi he ese esi';
