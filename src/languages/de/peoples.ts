/** Names of countries, adjectives (in small letters) and what their people are called, a country a line. */
const TABLE = `
Deutschland Bundesrepublik deutsch
Österreich österreichisch Österreicher Österreichern
Schweiz schweizerisch Schweizer Schweizern
Frankreich französisch Franzose Franzosen
Großbritannien England Schottland britisch englisch schottisch Briten Engländer Engländern Schotten
Irland irisch Iren
USA Amerika amerikanisch US-amerikanisch Amerikaner Amerikanern
Kanada kanadisch Kanadier Kanadiern
Italien italienisch Italiener Italienern
Spanien spanisch Spanier Spaniern
Portugal portugiesisch Portugiesen
Niederlande niederländisch holländisch Niederländer Niederländern Holländer
Belgien belgisch Belgier Belgiern
Luxemburg luxemburgisch
Dänemark dänisch Dänen
Schweden schwedisch
Norwegen norwegisch Norweger Norwegern
Finnland finnisch Finnen
Island isländisch Isländer
Polen polnisch
Tschechien tschechisch Tschechen
Slowakei slowakisch Slowaken
Ungarn ungarisch
Rumänien rumänisch Rumänen
Bulgarien bulgarisch Bulgaren
Serbien serbisch Serben
Kroatien kroatisch Kroaten
Slowenien slowenisch Slowenen
Bosnien bosnisch Bosnier
Albanien albanisch Albaner
Kosovo kosovarisch
Griechenland griechisch Griechen
Türkei türkisch Türken
Zypern zyprisch zypriotisch Zyprioten Zyprer
Russland russisch sowjetisch Russen
Ukraine ukrainisch Ukrainer
Georgien georgisch Georgier
Armenien armenisch Armenier
Estland estnisch Esten
Lettland lettisch Letten
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
China chinesisch Chinesen
Japan japanisch Japaner Japanern
Südkorea Nordkorea koreanisch südkoreanisch nordkoreanisch
Taiwan taiwanisch
Indien indisch Inder
Pakistan pakistanisch
Afghanistan afghanisch Afghanen
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
Venezuela venezolanisch`;

const formsOf = (word: string): readonly string[] =>
  /^\p{Lu}/u.test(word) ? [word, ...(/[sx]$/u.test(word) ? [] : [`${word}s`])] : ['', 'e', 'en', 'er', 'es', 'em'].map((ending) => word + ending); // prettier-ignore

/** What the adjectives of nations other than the home ones begin with: "französ". */
export const adjectives = (TABLE.match(/(?<= )\p{Ll}[\p{Ll}-]+(?=isch)/gu) ?? []).slice(1).join(' ');

export const peoples = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' ').flatMap(formsOf).join(' '))
  .join('|');
