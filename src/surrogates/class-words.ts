/** Words of one small class, such as demonyms or continents, as stems that share their endings. `_` stands for a space. */
interface Paradigm {
  readonly stems: readonly string[];
  readonly endings: readonly string[];
}

const paradigm = (stems: string, endings: string): Paradigm => ({
  stems: stems.split(' '),
  endings: endings.split(' '),
});

/** Longer endings first within a paradigm; `-` is no ending. */
const PARADIGMS: Readonly<Record<string, readonly Paradigm[]>> = {
  en: [
    paradigm('Austr Austral Brazil Bulgar Canad Croat Egypt Hungar Ind Ital Iran Norweg Pers Roman Russ Serb Tunis Ukrain Alger Armen Eston', 'ians ian'), // prettier-ignore
    paradigm('Americ Afric Mexic Cub Morocc Germ Rom Chile Keny', 'ans an'),
    paradigm('Span Pol Swed Dan Finn Scott Brit Turk Ir Engl', 'ish'),
    paradigm('Chin Japan Portugu Vietnam Leban Sudan Malt Taiwan Senegal', 'ese'),
    paradigm('Ecuador Brun Europ Singapor Kor', 'eans ean'),
    paradigm('Iraq Israel Pakistan Kuwait Saud Bangladesh Yemen Oman', 'is i'),
    paradigm('French Dutch Greek Czech Swiss Welsh Thai Icelandic', '-'),
    paradigm('Europe Asia Africa Oceania Antarctica', '-'),
    paradigm('North_America South_America Latin_America Central_America East_Asia West_Africa', '-'),
  ],
  es: [
    paradigm('italian mexican argentin chilen cuban peruan colombian venezolan ruman polac suiz rus grieg bolivian ecuatorian filipin asturian castellan valencian cantabr', 'os as o a'), // prettier-ignore
    paradigm('franc ingl irland portugu holand japon dan finland aragon escoc', 'eses esas és es esa'),
    paradigm('Europa Asia África Oceanía', '-'),
    paradigm('América_del_Sur América_del_Norte América_Latina América_Central', '-'),
  ],
  ca: [
    paradigm('franc angl irland portugu holand japon dan finland aragon escoc', 'esos eses ès esa'),
    paradigm('itali mexic americ cub peru colombi veneçol alemany', 'ans anes à ana'),
  ],
  fr: [
    paradigm('franç angl irland portug holland japon écoss lyonn marseill bordel nant renn polon', 'aises aise ais'),
    paradigm('ital alger tunis brésil ind norvég canad égypt paris', 'iennes ienne iens ien'),
    paradigm('Europe Asie Afrique Océanie', '-'),
    paradigm('Amérique_du_Sud Amérique_du_Nord Amérique_latine', '-'),
  ],
  de: [
    paradigm('französ italien span poln türk russ tunes syr griech schwed dän norweg österreich portugies ungar tschech belg', 'ischen ischer ischem isches ische isch'), // prettier-ignore
    paradigm('Bayer Hess Sächs Thüring Bad Westfäl Rhein Niedersächs Brandenburg Holstein Mecklenburg Württemberg', 'ischen ischer ischem isches ische isch'), // prettier-ignore
    paradigm('Deutsch Schweizerisch Österreichisch Bayerisch Hessisch', 'en er em es e'),
    paradigm('Europa Asien Afrika Ozeanien', 's -'),
    paradigm('Südamerika Nordamerika Mittelamerika', 's -'),
    paradigm('Westeuropa Osteuropa Mitteleuropa Nordeuropa Südeuropa', 's -'),
  ],
  sv: [paradigm('sven dan nor fin ty ry turki span', 'ska skt sk')],
};

/** The other words of the class of a word, in the same form; `undefined` for a word of no class. */
export function otherClassWords(word: string, locale: string): readonly string[] | undefined {
  const lower = word.toLowerCase().replaceAll(' ', '_');
  for (const { stems, endings } of PARADIGMS[locale.slice(0, 2)] ?? []) {
    for (const ending of endings) {
      const suffix = ending === '-' ? '' : ending;
      if (!lower.endsWith(suffix)) continue;
      const stem = lower.slice(0, lower.length - suffix.length);
      if (!stems.some((each) => each.toLowerCase() === stem)) continue;
      return stems.filter((each) => each.toLowerCase() !== stem).map((each) => each.replaceAll('_', ' ') + suffix);
    }
  }
  return undefined;
}

/** What institutions are for, in languages whose gazetteers have no list of it; the German ones all go with "der". */
const FIELDS: Readonly<Record<string, string>> = {
  en: 'Education Finance Health Agriculture Transport Justice Research Statistics Housing Energy',
  de: 'Justiz Gesundheit Bildung Umwelt Forschung Kultur Landwirtschaft Wirtschaft Verteidigung Wissenschaft Energie Statistik',
  sv: 'Utbildning Hälsa Kultur Forskning Miljö Energi Transport Jordbruk Rättsmedicin Statistik',
};

/** Fields other than one. */
export function otherFields(text: string, locale: string): readonly string[] {
  const fields = (FIELDS[locale.slice(0, 2)] ?? FIELDS['en'] ?? '').split(' ');
  return fields.filter((field) => field.toLowerCase() !== text.toLowerCase());
}
