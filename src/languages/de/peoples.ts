/** Names of countries, adjectives (in small letters) and what their people are called, a country a line. */
const TABLE = `
Deutschland Bundesrepublik deutsch
Österreich österreichisch Österreicher Österreichern
Schweiz schweizerisch Schweizer Schweizern
Frankreich französisch Franzose Franzosen
Großbritannien England Schottland britisch englisch schottisch Briten Engländer Engländern Schotten Schotte Brite
Irland irisch Iren Ire
USA US Amerika amerikanisch US-amerikanisch Amerikaner Amerikanern
Kanada kanadisch Kanadier Kanadiern
Italien italienisch Italiener Italienern
Spanien spanisch Spanier Spaniern
Portugal portugiesisch Portugiesen Portugiese
Niederlande Holland niederländisch holländisch Niederländer Niederländern Holländer
Belgien belgisch Belgier Belgiern
Luxemburg luxemburgisch
Dänemark dänisch Dänen Däne
Schweden schwedisch Schwede
Norwegen norwegisch Norweger Norwegern
Finnland finnisch Finnen Finne
Island isländisch Isländer
Polen polnisch
Tschechien tschechisch Tschechen Tscheche
Slowakei slowakisch Slowaken Slowake
Ungarn ungarisch
Rumänien rumänisch Rumänen Rumäne
Bulgarien bulgarisch Bulgaren Bulgare
Serbien serbisch Serben Serbe
Kroatien kroatisch Kroaten Kroate
Slowenien slowenisch Slowenen Slowene
Bosnien bosnisch Bosnier
Albanien albanisch Albaner
Kosovo kosovarisch
Griechenland griechisch Griechen Grieche
Türkei türkisch Türken Türke
Zypern zyprisch zypriotisch Zyprioten Zyprer
Russland russisch sowjetisch Russen Russe
Ukraine ukrainisch Ukrainer
Georgien georgisch Georgier
Armenien armenisch Armenier
Estland estnisch Esten Este
Lettland lettisch Letten Lette
Litauen litauisch Litauer
Israel israelisch Israeli Israelis
Palästina palästinensisch Palästinenser Palästinensern
Libanon libanesisch Libanesen
Syrien syrisch Syrer
Jordanien jordanisch
Irak irakisch Iraker
Iran iranisch persisch Iraner
Saudi-Arabien saudisch
Ägypten ägyptisch Ägypter
Libyen libysch
Tunesien tunesisch Tunesier
Algerien algerisch Algerier
Marokko marokkanisch Marokkaner
Sudan sudanesisch
Somalia somalisch
Äthiopien äthiopisch
Kenia kenianisch
Nigeria nigerianisch
Südafrika südafrikanisch Südafrikaner
China chinesisch Chinesen Chinese
Japan japanisch Japaner Japanern
Südkorea Nordkorea koreanisch südkoreanisch nordkoreanisch
Taiwan taiwanisch
Indien indisch Inder
Pakistan pakistanisch
Afghanistan afghanisch Afghanen Afghane
Vietnam vietnamesisch
Thailand thailändisch
Indonesien indonesisch
Philippinen philippinisch
Malaysia malaysisch
Australien australisch Australier Australierin
Neuseeland neuseeländisch
Mexiko mexikanisch Mexikaner
Kuba kubanisch Kubaner
Brasilien brasilianisch Brasilianer
Argentinien argentinisch Argentinier
Chile chilenisch
Peru peruanisch
Kolumbien kolumbianisch
Venezuela venezolanisch
Belarus Weißrussland belarussisch weißrussisch
Nordmazedonien Mazedonien mazedonisch
Kuwait kuwaitisch
Katar katarisch
Jemen jemenitisch
Kasachstan kasachisch
Usbekistan usbekisch
Aserbaidschan aserbaidschanisch
Turkmenistan turkmenisch
Kirgisistan kirgisisch
Tadschikistan tadschikisch
Ghana ghanaisch
Senegal senegalesisch
Mali malisch
Kamerun kamerunisch
Uganda ugandisch
Tansania tansanisch
Ruanda ruandisch
Sambia sambisch
Simbabwe simbabwisch
Namibia namibisch
Angola angolanisch
Mosambik mosambikanisch
Bangladesch bangladeschisch
Nepal nepalesisch
Kambodscha kambodschanisch
Laos laotisch
Singapur singapurisch
Ecuador ecuadorianisch
Bolivien bolivianisch
Uruguay uruguayisch
Paraguay paraguayisch
Guatemala guatemaltekisch
Honduras honduranisch
Nicaragua nicaraguanisch
Haiti haitianisch
Jamaika jamaikanisch`;

const formsOf = (word: string): readonly string[] =>
  /^\p{Lu}/u.test(word) ? [word, ...(/[sx]$/u.test(word) ? [] : [`${word}s`]), ...(word.endsWith('er') ? ['n', 'in', 'innen'].map((ending) => word + ending) : [])] : ['', 'e', 'en', 'er', 'es', 'em'].map((ending) => word + ending); // prettier-ignore

/** What the adjectives of nations begin with ("französ"): those of a group are of one part of the world, and of one kind before "Sprache". */
export const adjectives = `
französ italien span portugies niederländ engl
brit belg schwed norweg dän
amerikan mexikan brasilian argentin
kanad austral neuseeländ ir
schott ir walis
finn isländ estn
poln tschech slowak ungar litau lett
rumän bulgar serb kroat slowen alban bosn mazedon griech
russ ukrain georg armen kasach
türk zypr aserbaidschan
libanes syr jordan
irak iran afghan pakistan
ägypt tunes alger marokkan
südafrikan kenian nigerian sudanes äthiop somal
chines japan korean vietnames taiwan
ind indones thailänd philippin malays
südkorean nordkorean taiwan
kuban kolumbian venezolan
chilen peruan ecuadorian bolivian
US-amerikan brasilian mexikan`
  .trim()
  .split('\n');

export const peoples = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' ').flatMap(formsOf).join(' '))
  .join('|');

const LINES = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' '));
const ADJECTIVE = /^\p{L}[\p{L}-]*(?:isch|[dD]eutsch)(?<ending>e[mnrs]?|)$/u;

/** A word for a people or what is theirs, as it is called of another country: "französische", "Polen" and "polnische". */
export function demonym(form: string, country: string): string | undefined {
  // "Belgiens", "den Niederlanden"
  const names = [country, country.replace(/s$/u, ''), country.replace(/n$/u, '')];
  const line = LINES.find((words) => words.some((word) => names.includes(word)));
  const ending = ADJECTIVE.exec(form)?.groups?.['ending'];
  if (ending === undefined) {
    const feminine = /(?<=er)in(?:nen)?$/u.exec(form)?.[0];
    if (feminine !== undefined) {
      const people = line?.find((word, i) => i > 0 && /^\p{Lu}/u.test(word) && word.endsWith('er'));
      return people === undefined ? undefined : people + feminine;
    }
    const [noun = ''] = /(?:ern?|en)$/u.exec(form) ?? [];
    const plural = noun === 'ern' ? 'er' : noun;
    const other =
      noun === '' ? undefined : line?.find((word, i) => i > 0 && /^\p{Lu}/u.test(word) && word.endsWith(plural));
    return other === undefined || noun !== 'ern' ? other : `${other}n`;
  }
  const adjective = line?.find((word) => /^\p{Ll}/u.test(word));
  if (adjective === undefined) return undefined;
  return (/^\p{Lu}/u.test(form) ? adjective.charAt(0).toUpperCase() + adjective.slice(1) : adjective) + ending;
}

/** "Göttinger" of Göttingen; `undefined` for names of several words, of which nobody can tell it. */
export function ofTown(town: string): string | undefined {
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(town)) return undefined;
  if (/^(?:Münch|Dresd)en$/u.test(town)) return `${town.slice(0, -2)}ner`;
  if (/(?:^Brem|^Emd|ing|brück)en$/u.test(town)) return `${town.slice(0, -2)}er`;
  if (/\p{Ll}stadt$/u.test(town)) return `${town.slice(0, -'adt'.length)}ädter`;
  return town.endsWith('e') ? `${town}r` : `${town}er`;
}
