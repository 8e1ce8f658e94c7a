import type { Names } from '../pack.ts';

/**
 * Whose names people have of whom a line with these words tells; those of the own language are there so that no other is told where one is named. Of
 * peoples the stems of their adjectives, which {@link endings} follow.
 */
export const homes: NonNullable<Names['homes']> = {
  pt: 'Portugal Brasil Angola Moçambique Cabo_Verde Guiné-Bissau Timor-Leste portugu brasileir angolan moçambican cabo-verdian guineens timorens',
  en: 'Reino_Unido Grã-Bretanha Inglaterra Escócia Gales Irlanda Estados_Unidos EUA América Canadá Austrália Nova_Zelândia ingl american britânic australian irland escoc',
  fr: 'França Senegal Haiti franc senegal haitian',
  de: 'Suíça suíç Alemanha Áustria alem austríac',
  it: 'Itália italian',
  es: 'Espanha México Cuba Argentina Chile Peru Colômbia Venezuela Bolívia Equador Uruguai Uruguay espanhol espanhola Paraguai Filipinas mexican argentin cuban chilen peruan colombian venezuelan bolivian equatorian uruguai paraguai filipin catal galeg basc',
  nl: 'Bélgica belg Países_Baixos Holanda holand',
  sv: 'Suécia suec',
  ':polish': 'Polónia Polônia polac polonês polonesa',
  ':czech': 'República_Checa República_Tcheca Chéquia Tchecoslováquia Checoslováquia chec tchec',
  ':slovak': 'Eslováquia eslovac',
  ':hungarian': 'Hungria húngar',
  ':romanian': 'Roménia Romênia Moldávia romen moldav',
  ':bulgarian': 'Bulgária búlgar',
  ':greek': 'Grécia Chipre greg',
  ':turkish': 'Turquia Azerbaijão turc',
  ':russian': 'Rússia União_Soviética URSS Bielorrússia Cazaquistão russ soviétic',
  ':ukrainian': 'Ucrânia ucranian',
  ':croatian': 'Croácia Sérvia Bósnia Jugoslávia Iugoslávia Montenegro croat sérvi bósni',
  ':slovene': 'Eslovénia Eslovênia esloven',
  ':macedonian': 'Macedónia Macedônia macedóni',
  ':albanian': 'Albânia Kosovo alban',
  ':estonian': 'Estónia Estônia estóni',
  ':latvian': 'Letónia Letônia let',
  ':lithuanian': 'Lituânia lituan',
  ':finnish': 'Finlândia finland',
  ':danish': 'Dinamarca dinamarqu',
  ':norwegian': 'Noruega noruegu',
  ':icelandic': 'Islândia island',
  ':armenian': 'Arménia Armênia arméni armêni',
  ':georgian': 'Geórgia georgian',
  ':hebrew': 'Israel israelita israelense',
  ':persian': 'Irão Irã Afeganistão iranian afeg',
  ':arabic':
    'Egito Síria Iraque Jordânia Líbano Arábia_Saudita Iémen Kuwait Líbia Argélia Marrocos Tunísia Sudão Palestina Paquistão Bangladesh egípci síri iraquian liban líbi argelin marroquin tunisin palestinian árabe paquistan',
  ':indian': 'Índia Nepal indian',
  ':indonesian': 'Indonésia Malásia indonési',
  ':thai': 'Tailândia tailand',
  ':vietnamese': 'Vietname Vietnã vietnamita',
  ':korean': 'Coreia Coreia_do_Sul Coreia_do_Norte corean',
  ':japanese': 'Japão japon',
  ':chinese': 'China Taiwan chin',
  ':yoruba': 'Nigéria nigerian',
  ':ghanaian': 'Gana ganes',
  ':kenyan': 'Quénia Quênia Uganda Tanzânia quenian',
  ':zulu': 'Zâmbia Zimbabué Zimbábue Botsuana Namíbia',
};

export const endings = 'o a os as ês esa eses esas ã ão ãos ães';

const MORE = 'neerland etíop belg tailand nepal sírio-liban castelhan';
const STEMS = `${Object.values(homes).join(' ')} ${MORE}`.split(' ').filter((word) => /^\p{Ll}/u.test(word));
const ENDINGS = '[oa]s?|e[sn]?s?[ea]?s?|ês|ã[os]?s?|ães';
const PEOPLE = `(?<!\\p{L})(?:${STEMS.join('|')})(?:${ENDINGS})?(?!\\p{L})`;

/** A people beside whom it is said of, or beside where they come from: names and towns that tell it are of no other. */
export const peopleHere = new RegExp(
  `${PEOPLE},? (?:de |chamad[oa] )?\\p{Lu}|\\p{Lu}\\p{Ll}+,? (?:(?:o|a|um|uma) )?(?:\\p{Ll}+ )?${PEOPLE}(?! ?[-\\p{L}]*\\p{Lu})|` +
    `(?<!\\p{L})(?:imigrantes?|emigrantes?|nacionalidade|cidad(?:ão|ã|ãos|ãs)|origem|passaporte|(?:intérprete|tradutora?|tradução) (?:de|em)|avós?(?: \\p{Ll}+)?) ${PEOPLE}|` +
    // What is spoken or understood is what the text tells of who speaks it.
    `(?<!\\p{L})(?:fal(?:a[mr]?|ava[mr]?|ado|ando)|compreend\\p{L}+|entend\\p{L}+|traduz\\p{L}+|bilingue|bilíngue)(?: \\p{L}+){0,4} ${PEOPLE}(?! ?\\p{Lu})`,
  'u',
);
