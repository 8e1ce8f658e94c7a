import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'janv févr mars avr mai juin juil août sept oct nov déc',
    'jan fév mar avr mai jun jul aoû sep oct nov déc',
  ],
  weekdays: ['lundi mardi mercredi jeudi vendredi samedi dimanche', 'lun mar mer jeu ven sam dim'],
  seasons: ['hiver printemps été automne'],
  holidays: "Noël Pâques la_Pentecôte l'Ascension la_Toussaint l'Assomption la_Chandeleur l'Épiphanie",
  closed: ['1-1', -2, 1, '5-1', '5-8', 39, 50, '7-14', '8-15', '11-1', '11-11', '12-25', '12-26'], // prettier-ignore
  swaps:
    "hier avant-hier aujourd'hui|demain après-demain|actuellement maintenant récemment|matin soir après-midi|dernier prochain|dernière prochaine|jours mois semaines|jour mois an|début fin mi|ans mois|semaine quinzaine|heures minutes",
  formats:
    '03/04/2012|3/4/2012|03/04/12|03.04.2012|03-04-2012|2012-03-04|4 mars 2012|4 mars|04 mars 2012|mars 2012|03/04|03/2012|2012|dimanche 4 mars 2012|dimanche',
  usual: {
    dates: ['dd/MM/yyyy', 'dd/MM/yy', 'd MMMM yyyy', 'dd.MM.yyyy', 'dd-MM-yyyy'],
    times: ['HH:mm', "HH'h'mm", "H'h'mm"],
  },
  units:
    'seconde secondes|minute minutes|heure heures|jour jours|nuit nuits|semaine semaines|mois mois|trimestre trimestres|semestre semestres|an ans|année années',
  order: 'dmy',
  ordinals: 'er ère re ème e',
  ending(day, source, named) {
    if (day === 1) return source !== '' || named ? 'er' : '';
    return source === 'er' || source === 're' ? '' : undefined;
  },
  connectors: 'de d le du l des',
  year: 'an annee annees',
  decades: 'années',
  ranges: 'et au ou a',
  century: { after: /siecles?/u },
  birth: { cue: /naissance|née?/u, label: /naissance/u },
  words: `
    jour jours date heure heures mois an ans annee annees semaine semaines siecle siecles debut milieu courant fin premier premiere second seconde deuxieme troisieme quatrieme dernier derniere
    prochain prochaine matin soir nuit midi minuit apres avant depuis jusqu entre environ vers cette cet ce meme ne nee naissance
    ou et au plus moins`,
  spans: { month: /mois/u, week: /semaine/u, day: /jours?|j\b/u, hour: /heures?/u },
  plurals: 'an ans|semaine semaines|jour jours|heure heures',
  years: ' ans',
  ages: `
    an ans annee annees mois semaine semaines jour jours heure heures age agee demi demie garcon fille homme femme enfant nourrisson nouveau-ne nouveau-nee bebe adolescent adolescente adulte environ presque plus moins vie`,
};

const UNITS = [
  '', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze',
  'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf',
]; // prettier-ignore
const TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']; // prettier-ignore

function write(value: number, hyphens: boolean): string {
  const words = inWords(value);
  return hyphens ? words : words.replaceAll('-', ' ');
}

function inWords(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? inWords(thousands) : '', 'mille', inWords(value % 1000)].filter(Boolean).join(' ');
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    return [hundreds > 1 ? inWords(hundreds) : '', 'cent', inWords(value % 100)].filter(Boolean).join(' ');
  }
  if (value < 20) return UNITS[value] ?? '';
  const ten = Math.floor(value / 10);
  const unit = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  const tens = TENS[ten] ?? '';
  if (unit === 0) return value === 80 ? 'quatre-vingts' : tens;
  if ((unit === 1 || unit === 11) && ten < 8) return `${tens} et ${UNITS[unit]}`;
  return `${tens}-${UNITS[unit]}`;
}

export const numbers: Numbers = {
  zero: 'zéro',
  cardinal: {
    units: UNITS,
    others: {
      premier: 1, vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90,
      cent: 100, mille: 1000, mil: 1000,
    }, // prettier-ignore
    joiners: 'et',
    write,
  },
  ones: 'une',
};
