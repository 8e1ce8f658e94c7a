/** The states, as English calls them, with great towns of theirs that the lists of towns abroad of every language have. */
const STATES: Readonly<Record<string, string>> = {
  Alabama: '', Alaska: '', Arizona: 'Phoenix', Arkansas: '', California: 'Los_Angeles San_Diego San_Francisco', Colorado: 'Denver', Connecticut: '', Delaware: '', Florida: 'Miami', Georgia: 'Atlanta',
  Hawaii: '', Idaho: '', Illinois: 'Chicago', Indiana: '', Iowa: '', Kansas: '', Kentucky: '', Louisiana: 'New_Orleans', Maine: '', Maryland: 'Baltimore', Massachusetts: 'Boston', Michigan: 'Detroit',
  Minnesota: 'Minneapolis', Mississippi: '', Missouri: '', Montana: '', Nebraska: '', Nevada: 'Las_Vegas', New_Hampshire: '', New_Jersey: '', New_Mexico: '', New_York: 'New_York', North_Carolina: '',
  North_Dakota: '', Ohio: 'Cleveland', Oklahoma: '', Oregon: '', Pennsylvania: 'Philadelphia Pittsburgh', Rhode_Island: '', South_Carolina: '', South_Dakota: '', Tennessee: 'Memphis Nashville',
  Texas: 'Dallas Houston', Utah: '', Vermont: '', Virginia: '', Washington: 'Seattle', West_Virginia: '', Wisconsin: '', Wyoming: '',
}; // prettier-ignore

/** A country, a river and towns are called so too. */
const AMBIGUOUS = ['Georgia', 'Mississippi', 'New_York', 'Washington'];

/**
 * The states of the United States as a language calls them, `_` for a blank: `names` of those that nothing else is called after, `inEnglish` those that texts of the language
 * have in English too, and lines of {@link Places.regionsAbroad} for those with great towns, that a town and the state behind it are of each other ("Tulsa, Oklahoma").
 *
 * @param country as the list of towns abroad calls it.
 * @param called what has another name than in English: the two with a blank between them, parted by |.
 * @param names the language's own, where it has them by gender.
 */
export function statesOfAmerica(country: string, called = '', names?: string) {
  const own = new Map(called.split('|').map((pair) => pair.split(' ') as [string, string]));
  const nameOf = (name: string): string => own.get(name) ?? name;
  const plain = Object.keys(STATES).filter((state) => !AMBIGUOUS.includes(state));
  const all = names ?? plain.map(nameOf).join(' ');
  const known = new Set(all.split(' '));
  const withTowns = Object.entries(STATES).filter(([, towns]) => towns !== '');
  return {
    names: all,
    inEnglish: plain.filter((state) => !known.has(state)).join(' '),
    regionsAbroad: withTowns.flatMap(([state, towns]) => [...new Set([nameOf(state), state])].map((name) => `${name} = ${country} ${towns.split(' ').map(nameOf).join(' ')}`)), // prettier-ignore
  };
}
