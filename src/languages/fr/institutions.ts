import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'du de des le la les l d et au aux pour dans a sur sous chez en',
  legalForms: 'sa sas sarl eurl sci scp scop sc snc sasu fils groupe cie se',
  kinds: `
    clinique centre universitaire universite institut academie services association societe ligue agence bureau ministere banque parti
    pharmacie laboratoire maison fondation complexe hospitalier hospitaliere hopital hopitaux hop ch chu chru chr ap-hp aphp polyclinique centre-hospitalier ehpad ssr
    sante cabinet national nationale internationale nord sud est ouest chirurgie urologie cardiologie neurologie oncologie radiologie psychiatrie pediatrie urgences reanimation
    gouvernement mairie prefecture faculte ecole ecoles lycee`,
  fieldEnding: /logie/u,
  nationalities: [
    ['franç angl irland portug holland japon écoss lyonn marseill bordel nant renn polon', 'aises aise ais'],
    ['ital alger tunis brésil ind norvég canad égypt paris', 'iennes ienne iens ien'],
    ['Europe Asie Afrique Océanie', '-'],
    ['Amérique_du_Sud Amérique_du_Nord Amérique_latine', '-'],
  ],
  fields: [
    [
      'Médecine Pharmacie Odontologie Biologie Chimie Physique Philosophie Psychologie Sociologie Géographie Philologie Droit Théologie',
      '-',
    ],
    ['Justice Culture Défense Famille Jeunesse Solidarité Formation', '-'],
    ['Agriculture Éducation Économie Industrie Énergie Environnement Équipement Intérieur Emploi', '-'],
    [
      'chirurgie cardiologie neurologie radiologie psychiatrie pédiatrie dermatologie rhumatologie pneumologie néphrologie',
      '-',
    ],
    ['Sciences Lettres Langues', '-'],
    ['Médecin Avocat Pharmacien Dentiste Architecte Notaire', 's'],
  ],
  commonEnding:
    /(?:tions?|sions?|ités?|ales?|ments?|ismes?|ences?|ances?|logies?|graphies?|iques?|aires?|ionnel(?:le)?s?|ifs?|ives?|istes?|eurs|ières?|é[es]s?)$/iu,
  common:
    'administratif municipal communal pénitentiaire détention provisoire travail enfants enfance jeunesse femmes famille familles sport logement intérieur commerce industrie tourisme eau mer sang santé recherche justice',
};
