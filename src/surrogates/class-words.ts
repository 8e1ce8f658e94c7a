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
    paradigm('Palestin Austr Austral Brazil Bulgar Canad Croat Egypt Hungar Ind Ital Iran Norweg Pers Roman Russ Serb Tunis Ukrain Alger Armen Eston', 'ians ian'), // prettier-ignore
    paradigm('Americ Afric Mexic Cub Morocc Germ Rom Chile Keny', 'ans an'),
    paradigm('Span Pol Swed Dan Finn Scott Brit Turk Ir Engl', 'ish'),
    paradigm('Chin Japan Portugu Vietnam Leban Sudan Malt Taiwan Senegal', 'ese'),
    paradigm('Ecuador Brun Europ Singapor Kor', 'eans ean'),
    paradigm('Iraq Israel Pakistan Kuwait Saud Bangladesh Yemen Oman', 'is i'),
    paradigm('French Dutch Greek Czech Swiss Welsh Thai Icelandic Arab', '-'),
    paradigm('Europe Asia Africa Oceania Antarctica', '-'),
    paradigm('North_America South_America Latin_America Central_America East_Asia West_Africa', '-'),
  ],
  es: [
    paradigm('italian mexican argentin chilen cuban peruan colombian venezolan ruman polac suiz rus grieg bolivian uruguay paraguay brasileñ ecuatorian filipin asturian castellan valencian cantabr', 'os as o a'), // prettier-ignore
    paradigm('franc ingl irland portugu holand japon dan finland aragon escoc leon', 'eses esas és es esa'),
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
    paradigm('kurd arab rumän bulgar kroat serb ukrain pers französ italien span poln türk russ tunes syr griech schwed dän norweg österreich portugies ungar tschech belg', 'ischen ischer ischem isches ische isch'), // prettier-ignore
    paradigm('Bayer Hess Sächs Thüring Bad Westfäl Rhein Niedersächs Brandenburg Holstein Mecklenburg Württemberg', 'ischen ischer ischem isches ische isch'), // prettier-ignore
    paradigm('Deutsch Schweizerisch Österreichisch Bayerisch Hessisch', 'en er em es e'),
    paradigm('Europäisch Afrikanisch Asiatisch Amerikanisch', 'en er em es e'),
    paradigm('Europa Asien Afrika Ozeanien', 's -'),
    paradigm('Südamerika Nordamerika Mittelamerika', 's -'),
    paradigm('Westeuropa Osteuropa Mitteleuropa Nordeuropa Südeuropa', 's -'),
  ],
  sv: [paradigm('sven dan nor fin ty ry turki span', 'ska skt sk')],
};

const index = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The other words of the class of a word, in the same form; `undefined` for a word of no class. */
export function otherClassWords(word: string, locale: string): readonly string[] | undefined {
  return indexOf(PARADIGMS, 'class', locale).get(word.toLowerCase());
}

/**
 * What institutions are for or about, in classes whose members fit the same place: German ones that go with "der", French ones
 * after "de la" and those after "de l'". The first class is that of a field that no class has.
 */
const FIELDS: Readonly<Record<string, readonly Paradigm[]>> = {
  en: [
    paradigm('Education Finance Health Agriculture Transport Justice Housing Energy Commerce Labor Labour Defense Defence Culture Tourism Immigration Welfare Trade Forestry Transportation Security Planning Research Statistics Taxation Mining Aviation Rehabilitation', '-'), // prettier-ignore
    paradigm('Medicine Surgery Nursing Pharmacy Dentistry Dermatology Neurology Psychiatry Pediatrics Cardiology Oncology Radiology Urology Anesthesiology Pathology Neurosurgery Orthopedics', '-'), // prettier-ignore
    paradigm('Science Technology Engineering Mathematics Physics Chemistry Biology Economics Law History Philosophy Psychology Sociology Geography Music Theology Linguistics Archaeology Astronomy Design Architecture Journalism Politics Literature Genetics Ecology Nutrition Geology Anthropology Biochemistry', '-'), // prettier-ignore
    paradigm('Arts Sciences Letters Humanities Languages Crafts', '-'),
    paradigm('Industrial Mechanical Electrical Chemical Civil Environmental Nuclear Agricultural', '-'),
    paradigm('Biological Physical Social Political Natural Mathematical', '-'),
    paradigm('Football Baseball Basketball Hockey Rugby Cricket Tennis Volleyball Badminton Soccer Softball Golf Swimming Athletics Cycling', '-'), // prettier-ignore
    paradigm('Lutheran Methodist Baptist Presbyterian Catholic Episcopal Anglican Adventist', '-'),
    paradigm('Islamic Christian Jewish Buddhist Muslim Hindu', '-'),
    paradigm('Democratic Republican Socialist Communist Liberal Conservative', '-'),
    paradigm('Engineer Teacher Nurse Physician Lawyer Farmer Writer Artist Journalist Architect Surgeon Dentist', 's'),
  ],
  es: [
    paradigm('Medicina Odontología Farmacia Psicología Enfermería Veterinaria Filología Filosofía Economía Geología Biología Química Física Arquitectura Informática Fisioterapia Sociología Derecho Historia Periodismo', '-'), // prettier-ignore
    paradigm('Microbiología Inmunología Farmacología Fisiología Bioquímica Genética Hematología Epidemiología Cirugía Pediatría Urología Cardiología Neurología Oncología Radiología Psiquiatría Dermatología Oftalmología Ginecología Traumatología', '-'), // prettier-ignore
    paradigm('Justicia Cultura Agricultura Educación Vivienda Defensa Pesca Sanidad Hacienda', '-'),
    paradigm('Pilar Carmen Rocío Rosario Castillo Prado Camino Valle Consuelo Mar', '-'),
    paradigm('Dolor Cáncer Corazón Cerebro Sueño', '-'),
    paradigm('oftalmológic cardiológic neurológic oncológic urológic dermatológic pediátric psiquiátric', 'os as o a'),
    paradigm('Ingenier Abogad Médic Farmacéutic Arquitect Odontólog Enfermer Veterinari', 'os'),
    paradigm('Fútbol Baloncesto Balonmano Tenis Voleibol Ciclismo Atletismo', '-'),
    paradigm('Ciencias Letras Artes Humanidades', '-'),
  ],
  ca: [
    paradigm('Medicina Odontologia Farmàcia Psicologia Infermeria Filologia Filosofia Biologia Geologia Química Física Arquitectura Informàtica Fisioteràpia Dret Història', '-'), // prettier-ignore
    paradigm('Microbiologia Farmacologia Fisiologia Bioquímica Genètica Cirurgia Pediatria Cardiologia Neurologia Radiologia Psiquiatria Dermatologia', '-'), // prettier-ignore
    paradigm('Justícia Cultura Defensa', '-'),
    paradigm('Ciències Lletres Arts Humanitats', '-'),
  ],
  fr: [
    paradigm('Médecine Pharmacie Odontologie Biologie Chimie Physique Philosophie Psychologie Sociologie Géographie Philologie Droit Théologie', '-'), // prettier-ignore
    paradigm('Justice Culture Défense Famille Jeunesse Solidarité Formation', '-'),
    paradigm('Agriculture Éducation Économie Industrie Énergie Environnement Équipement Intérieur Emploi', '-'),
    paradigm('chirurgie cardiologie neurologie radiologie psychiatrie pédiatrie dermatologie rhumatologie pneumologie néphrologie', '-'), // prettier-ignore
    paradigm('Sciences Lettres Langues', '-'),
    paradigm('Médecin Avocat Pharmacien Dentiste Architecte Notaire', 's'),
  ],
  de: [
    paradigm('Justiz Gesundheit Bildung Forschung Kultur Landwirtschaft Wirtschaft Verteidigung Wissenschaft Energie Statistik Arbeit Umwelt Finanzen Familie Jugend', '-'), // prettier-ignore
    paradigm('Chirurgie Urologie Kardiologie Neurologie Onkologie Radiologie Psychiatrie Dermatologie Gynäkologie Pädiatrie Orthopädie Nephrologie Pneumologie', '-'), // prettier-ignore
    paradigm(
      'Krankenversicherung Rentenversicherung Pflegeversicherung Unfallversicherung Arbeitslosenversicherung',
      '-',
    ),
    paradigm('Musikschulen Volkshochschulen Bibliotheken Gymnasien Realschulen Hochschulen Grundschulen', '-'),
    paradigm('Innern Gesundheitswesens Bildungswesens Verkehrswesens', '-'),
    paradigm('Bundestag Landtag Kreistag', 'es s -'),
    paradigm('Bundesregierung Landesregierung Staatsregierung', '-'),
    paradigm('Bundesinnenministerium Bundesjustizministerium Bundesfinanzministerium Bundesverteidigungsministerium Bundesumweltministerium', 's -'), // prettier-ignore
    paradigm('evangelisch katholisch lutherisch', 'en er em es e'),
  ],
  sv: [paradigm('Utbildning Hälsa Kultur Forskning Miljö Energi Transport Jordbruk Rättsmedicin Statistik', '-')],
};
const FIELD_ENDING = /(?:log[iíy]a?|logie)$/iu;

/** Whether a word names what an institution is for. */
export function isField(word: string, locale: string): boolean {
  return indexOf(FIELDS, 'field', locale).has(word.toLowerCase()) || (word.length > 6 && FIELD_ENDING.test(word));
}

/** Fields other than one, in its form. */
export function otherFields(text: string, locale: string): readonly string[] {
  const others = indexOf(FIELDS, 'field', locale).get(text.toLowerCase());
  return others ?? (FIELDS[locale.slice(0, 2)] ?? FIELDS['en'])?.[0]?.stems ?? [];
}

/**
 * The others of every word of a table, by the word in lower case, beginning with the one after it; the first class that has a
 * word is its own.
 */
function indexOf(
  table: Readonly<Record<string, readonly Paradigm[]>>,
  name: string,
  locale: string,
): ReadonlyMap<string, readonly string[]> {
  const key = `${name} ${locale.slice(0, 2)}`;
  const known = index.get(key);
  if (known !== undefined) return known;
  const words = new Map<string, readonly string[]>();
  for (const { stems, endings } of table[locale.slice(0, 2)] ?? []) {
    for (const ending of endings) {
      const forms = stems.map((stem) => stem.replaceAll('_', ' ') + (ending === '-' ? '' : ending));
      for (const [at, form] of forms.entries()) {
        const word = form.toLowerCase();
        if (!words.has(word)) words.set(word, [...forms.slice(at + 1), ...forms.slice(0, at)]);
      }
    }
  }
  index.set(key, words);
  return words;
}
