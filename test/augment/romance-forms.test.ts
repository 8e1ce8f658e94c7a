import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

// Forms of labels and texts that the corpora at hand do not have.

/** The first two figures of the postcodes of a region. */
const zipsOf = (region: string): readonly string[] => {
  const areas = packOf('fr')?.places?.zipAreas?.split('|').find((each) => each.startsWith(`${region.replaceAll(' ', '_')} `)) ?? ''; // prettier-ignore
  return areas.split(' ').flatMap((area) => {
    const [from = 0, to = from] = area.split('-').map(Number);
    return Number.isNaN(from) ? [] : Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'));
  });
};

const written = async (locale: string, text: string): Promise<readonly string[]> => {
  const run = await augment([labelled(locale, text)], { alpha: 8, locale, context: false, generated: false, augmentedOnly: true }); // prettier-ignore
  return (await copiesOf(run)).copies.map(({ text: own }) => own);
};

/** A text with one mention or several, and what each copy looks like. */
const FORMS: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  // The gender of what a date begins with.
  [
    'pt',
    'Foi na próxima [quinta-feira|DATE] .',
    /^Foi n(?:a próxima (?:segunda|terça|quarta|quinta|sexta)-feira|o próximo (?:sábado|domingo)) \.$/u,
  ],
  [
    'pt',
    'Foi no [domingo passado|DATE] .',
    /^Foi n(?:a (?:segunda|terça|quarta|quinta|sexta)-feira passada|o (?:sábado|domingo) passado) \.$/u,
  ],
  ['pt', 'De [segunda|DATE] a [sexta|DATE] .', /^De \p{Ll}+ a \p{Ll}+ \.$/u],
  ['it', 'Fu la [scorsa domenica|DATE] .', /^Fu (?:la scorsa domenica|lo scorso (?:\p{Ll}+dì|sabato)) \.$/u],
  [
    'it',
    "Fu nell' [estate del 1988|DATE] .",
    /^Fu (?:nell' ?(?:estate|inverno|autunno)|nella primavera) del \d{4} \.$/u,
  ],
  ['it', "Fu nell' [agosto 1943|DATE] .", /^Fu (?:nell' ?a\p{Ll}+|nell' ?o\p{Ll}+|nel [^ao]\p{Ll}+) \d{4} \.$/u],
  ['ca', 'Fou la [tardor de 1988|DATE] .', /^Fou (?:la (?:tardor|primavera)|l'(?:hivern|estiu)) de \d{4} \.$/u],
  ['ca', "Fou l' [agost de 1943|DATE] .", /^Fou (?:l' ?a\p{Ll}+|l' ?o\p{Ll}+|el [^ao]\p{Ll}+) de \d{4} \.$/u],
  // A hospital of a saint after whom a town is called too.
  ['pt', 'Foi ao [Hospital de São José|HOSPITAL] .', /^Foi ao Hospital de (?:São|Santo|Santa) \p{Lu}\p{L}+ \.$/u],
  [
    'pt',
    'O [Sindicato de os Lindistas de os Caminhos de Ferro|ORG] parou.',
    /^O Sindicato de os Lindistas de os Caminhos de Ferro parou\.$/u,
  ],
  [
    'pt',
    'A [Câmara Municipal de Lindeira|ORG] aprovou.',
    /^A Câmara Municipal de (?!Lindeira)\p{Lu}[\p{L} ]+ aprovou\.$/u,
  ],
  // Words for ways with letters left out.
  ['it', 'Abita in [P.zza Linde 3|STREET] .', /^Abita in Piazza [^\d]+ \d \.$/u],
  ['it', 'Studiò al [Liceo Classico Lindi|ORG] .', /^Studiò al Liceo Classico \p{Lu}\p{L}+ \.$/u],
  ['ca', 'Viu a [carrer de Lindes, 45, 2n 1a|STREET] .', /, \d\d, (?:1r|2n|3r|4t|\dè) \da \.$/u],
  ['ca', 'Va a [Girona FC|ORG] i al [Teatre Lindes|LOC] .', /^Va a \p{L}+ /u],
  // A body that is labelled as a place.
  ['fr', 'Admis au [CHU de Nantes|LOC] .', /^Admis au CHU d(?:e |')\p{Lu}[\p{L}-]+ \.$/u],
  ['fr', 'Admise à l’ [Hôpital Saint-Louis|LOC] .', /^Admise à l’ Hôpital Saint-\p{L}+ \.$/u],
  ['fr', 'Le [tribunal de Lyon|LOC] siège.', /^Le tribunal d(?:e |'|u )\p{Lu}[\p{L}-]+ siège\.$/u],
  ['es', 'El [juzgado de Baza|LOC] falló.', /^El juzgado de \p{Lu}[\p{L} ]+ falló\.$/u],
  ['ca', "L'[Institut Lindes|LOC] obre.", /^L'Institut \p{Lu}[\p{L}· -]+ obre\.$/u],
  [
    'fr',
    'Vu à l’ [HOPITAL DE LA LINDE|HOSPITAL] .',
    /^Vu à l’ HOPITAL (?:DE LA|DES?|DU|D['’]) ?\p{Lu}[\p{L}'’ -]+ \.$/u,
  ],
  // The office that somebody's mention begins with.
  ['fr', '[le Premier ministre Lindois|PER] parle.', /^le Premier ministre \p{Lu}[\p{L}-]+ parle\.$/u],
  ['fr', '[l’ancien ministre des Affaires étrangères , Jean Lindois|PER] parle.', /^l’ancien ministre des Affaires étrangères , \p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+ parle\.$/u], // prettier-ignore
  ['fr', '[Madame la ministre|PER] parle.', /^Madame la ministre parle\.$/u],
  [
    'es',
    '[el ministro de Defensa , Luis Lindes|PER] habló.',
    /^el ministro de Defensa , \p{Lu}\p{L}+ \p{Lu}\p{L}+ habló\.$/u,
  ],
  ['es', '[Excmo. Sr. D. Luis Lindes|PER] habló.', /^Excmo\. Sr\. D\. \p{Lu}\p{L}+ \p{Lu}\p{L}+ habló\.$/u],
  ['es', '[D.ª Ana Lindes|PER] habló.', /^D\.ª \p{Lu}\p{L}+ \p{Lu}\p{L}+ habló\.$/u],
  [
    'ca',
    "[el conseller d'Economia Pere Lindes|PER] parla.",
    /^el conseller d'Economia \p{Lu}\p{L}+ \p{Lu}[\p{L}·]+ parla\.$/u,
  ],
  ['ca', 'Diu [en Pere|PER] que ve.', /^Diu (?:en |l['’])\p{Lu}\p{L}+ que ve\.$/u],
  // An article that its preposition holds.
  ['fr', 'La [cour d’appel de Lyon|ORG] statue.', /^La cour d’appel (?!de Les? )d.* statue\.$/u],
  [
    'fr',
    'Le [Conseil d’Etat|ORG] annule.',
    /^Le (?:Conseil|Défenseur) (?:constitutionnel|économique|des droits|supérieur).* annule\.$/u,
  ],
  ['fr', 'Écrivez à [luc.lindois@laposte.net|MAIL] .', /@(?!bredband|euskal|telia|comcast)\S+ \.$/u],
  ['fr', 'Mme [M|NOM]. va bien.', /^Mme \p{Lu}\. va bien\.$/u],
  // Towns whose hyphens the text leaves out or sets apart.
  ['fr', 'Vit à [SAINT ETIENNE|VILLE] .', /^Vit à [\p{Lu}' ]+ \.$/u],
  ['fr', 'Né à [villefranche - sur - saône|VILLE] .', /^Né à \p{Ll}[\p{Ll}']+(?: - \p{Ll}[\p{Ll}']+)* \.$/u],
  ['fr', 'Admis au [CH de Saint-Brieuc|HOPITAL] .', /^Admis au CH d(?:e |'|u |es )\p{Lu}(?!aint-(?:Fiacre|Paul|Roch))[\p{L}-]+(?: \p{L}+)* \.$/u], // prettier-ignore
  ['fr', 'Il vit [place Lindois|LOC] .', /^Il vit place (?:d(?:e la|es|u|e) |de l['’])?\p{Lu}[\p{L} '-]+ \.$/u],
  ['fr', 'Buts : [Mirallois|PER] ( 12 ’ ) .', /^Buts : \p{Lu}\p{L}+ \( 12 ’ \) \.$/u],
  [
    'fr',
    '[Lille|ORG] a battu [Lens|ORG] 3-0 au stade.',
    /^\p{Lu}[\p{L}-]+(?: \p{L}[\p{L}-]+)* a battu (?!AS |US |FC )/u,
  ],
  ['es', 'Nació en [Olot|LOC] ( [Girona|LOC] ) .', /\( (?!(?:Galicia|Andalucía|Cataluña|Canarias|Aragón) ).*\) \.$/u],
  ['es', 'Vive en [Gerona|LOC] .', /^Vive en (?!Cataluña|Galicia|Guipúzcoa|Canarias|Andalucía).* \.$/u],
  [
    'es',
    'Calle de la [Comunidad de Madrid|ORG] .',
    /^Calle de la (?:Comunidad (?:Foral|Valenciana|Autónoma)|Región).* \.$/u,
  ],
  ['es', 'Vive en [Av. Lindes 12 , Depto . 5|DIRECCION] .', /^Vive en Av\. .* , Depto \. \d \.$/u],
  ['ca', 'Va a la [Universitat de Lleida|ORG] .', /^Va a la Universitat .* \.$/u],
  ['ca', 'Viu a [les Garrigues|LOC] .', /^Viu a les (?:Guilleries|Gavarres|Illes) ?.*\.$/u],
  ['ca', "El conseller d'[Ensenyament|ORG] parla.", /^El conseller d'(?:Hisenda|Educació|Economia|Interior|Agricultura|Habitatge|Universitats) parla\.$/u], // prettier-ignore
  ['ca', 'El [Jutjat de Primera Instància de Sabadell|ORG] cita.', /^El Jutjat de Primera Instància d.* cita\.$/u],
  ['ca', 'El [Ministeri de Foment|ORG] paga.', /^El Ministeri de .* paga\.$/u],
  [
    'fr',
    '[Mme Anne LINDOIS épouse VASSAL|PER] , appelante',
    /^Mme \p{Lu}[\p{L}-]+ \p{Lu}+ épouse \p{Lu}+ , appelante$/u,
  ],
  ['fr', '[le député LFI Jean Lindois|PER] parle.', /^le député LFI \p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+ parle\.$/u],
  ['fr', 'La [Dre Anne Lindois|PER] parle.', /^La Dre \p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+ parle\.$/u],
  ['fr', 'Le [lycée Henri-IV|ORG] ouvre.', /^Le lycée (?:Louis|Charles|François|Napoléon) (?:[IVX]+|Ier) ouvre\.$/u],
  ['fr', '[Luc Lindois|PER] ( [Fra|LOC] ) gagne.', /\( (?!Fra)\p{Lu}\p{Ll}\p{Ll} \) gagne\.$|\( P-B \) gagne\.$/u],
];

describe('forms of Romance languages', () => {
  it.each(FORMS)('become others such, in %s: %s', async (locale, text, like) => {
    for (const copy of await written(locale, text)) expect(copy).toMatch(like);
  });

  it('have capitals without accents where the text has', async () => {
    const text = 'DEMEURANT A [NIMES|VILLE] , MADAME [LINDOIS|NOM] [HELENE|PRENOM] A ETE VUE A L HOPITAL NORD.';
    for (const copy of await written('fr', text)) expect(copy).not.toMatch(/[ÀÂÇÉÈÊËÎÏÔÛÜ]/u);
  });

  it('lie in one part of the country with the postcode that no comma parts from the street', async () => {
    const list = loadGazetteers().list('fr', 'cities');
    const text = 'Vit au [12 , avenue Lindois 59000 Lille|LOC] .';
    for (const copy of await written('fr', text)) {
      const [, zip = '', town = ''] = /(\d{2})\d{3} (\p{Lu}.*) \.$/u.exec(copy) ?? [];
      expect(zipsOf(list?.find(town)?.region ?? ''), copy).toContain(zip);
    }
  });

  it('are of North Africa where a name is', async () => {
    for (const copy of await written('fr', 'M. [Mohamed Ben Lindi|PER] parle.')) expect(copy).not.toMatch(/Jai|Indrajit|Isaac/u); // prettier-ignore
  });

  it('are one body, whatever the labels of its mentions', async () => {
    const run = await augment([labelled('b', 'Le [tribunal de Lyon|ORG] siège. Le [tribunal de Lyon|LOC] juge.')], { alpha: 4, locale: 'fr', context: false, generated: false, augmentedOnly: true }); // prettier-ignore
    for (const copy of (await copiesOf(run)).copies) {
      const [one = '', other = ''] = mentionsOf(copy).map((each) => each.slice('ORG '.length));
      expect(other).toBe(one);
    }
  });
});

describe('letters of provinces in Italian', () => {
  it('are those of one in the region where the town before them lies', async () => {
    const codes = new Map((packOf('it')?.places?.regionCodes ?? '').split(' ').map((each) => each.replaceAll('_', ' ').split(':') as [string, string])); // prettier-ignore
    const regionOf = (town = '') => loadGazetteers().list('it', 'cities')?.find(town)?.region;
    for (const { mentions } of await copiesIn(
      'it',
      'Nato a [Treviglio|LOC] ([BG|LOC]), vive ad [Acireale (CT)|LOC].',
    )) {
      expect(regionOf(mentions[0]), mentions.join()).toBe(codes.get(mentions[1] ?? ''));
      const [, town, code = ''] = /^(.+) \((\p{Lu}{2})\)$/u.exec(mentions[2] ?? '') ?? [];
      expect(regionOf(town), mentions[2]).toBe(codes.get(code));
    }
  });
});

describe('foreign people beside a country', () => {
  it.each([
    ['it', 'Il presidente [Jerzy Kwaśniewicz|PER] parla in [Polonia|LOC].'],
    ['pt', 'O presidente [Jerzy Kwaśniewicz|PER] fala na [Polónia|LOC].'],
    ['ca', 'El president [Jerzy Kwaśniewicz|PER] parla a [Polònia|LOC].'],
    ['nl', 'President [Jerzy Kwaśniewicz|PER] spreekt in [Polen|LOC].'],
  ])('are called as people are there: %s', async (locale, text) => {
    const lists = loadGazetteers();
    const german = new Set(lists.list('de', 'family-names')?.values);
    for (const { mentions } of await copiesIn(locale, text)) {
      const [person = '', country = ''] = mentions;
      if (/^(?:Germania|Alemanha|Alemanya|Duitsland)$/u.test(country))
        expect(german.has(person.split(' ').at(-1) ?? ''), person).toBe(true);
    }
  });
});
