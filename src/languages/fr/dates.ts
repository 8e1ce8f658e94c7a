import type { Dates } from '../pack.ts';

export const dates: Dates = {
  months: [
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'janv févr mars avr mai juin juil août sept oct nov déc',
    'jan fév mar avr mai jun jul aoû sep oct nov déc',
  ],
  weekdays: ['lundi mardi mercredi jeudi vendredi samedi dimanche', 'lun mar mer jeu ven sam dim'],
  seasons: ['hiver printemps été automne'],
  holidays: "Noël Pâques la_Pentecôte l'Ascension la_Toussaint l'Assomption la_Chandeleur l'Épiphanie",
  swaps:
    "aujourd'hui hier demain avant-hier|actuellement maintenant récemment|matin soir après-midi|dernier prochain|dernière prochaine|jours mois semaines|jour mois an|début fin mi|ans mois|semaine quinzaine|heures minutes",
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
    an ans annee annees mois semaine semaines jour jours heure heures age agee demi demie garcon fille homme femme enfant nourrisson environ presque plus moins vie`,
};
