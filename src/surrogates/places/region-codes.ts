/** Abbreviations of regions and countries, which stand for themselves in addresses. */

/** Postal code, name, and the older abbreviation where there is one. */
const US_STATES: readonly string[] = (
  'AL Alabama Ala.|AK Alaska|AZ Arizona Ariz.|AR Arkansas Ark.|CA California Calif.|CO Colorado Colo.|CT Connecticut Conn.|' +
  'DE Delaware Del.|FL Florida Fla.|GA Georgia Ga.|HI Hawaii|ID Idaho|IL Illinois Ill.|IN Indiana Ind.|IA Iowa|KS Kansas Kans.|' +
  'KY Kentucky Ky.|LA Louisiana La.|ME Maine|MD Maryland Md.|MA Massachusetts Mass.|MI Michigan Mich.|MN Minnesota Minn.|' +
  'MS Mississippi Miss.|MO Missouri Mo.|MT Montana Mont.|NE Nebraska Nebr.|NV Nevada Nev.|NH New_Hampshire N.H.|' +
  'NJ New_Jersey N.J.|NM New_Mexico N.M.|NY New_York N.Y.|NC North_Carolina N.C.|ND North_Dakota N.D.|OH Ohio|' +
  'OK Oklahoma Okla.|OR Oregon Ore.|PA Pennsylvania Pa.|RI Rhode_Island R.I.|SC South_Carolina S.C.|SD South_Dakota S.D.|' +
  'TN Tennessee Tenn.|TX Texas Tex.|UT Utah|VT Vermont Vt.|VA Virginia Va.|WA Washington Wash.|WV West_Virginia W.Va.|' +
  'WI Wisconsin Wis.|WY Wyoming Wyo.'
).split('|');

export interface RegionCode {
  readonly code: string;
  readonly name: string;
  /** The older abbreviation, with its dots; empty where there is none. */
  readonly dotted: string;
}

export const REGION_CODES: readonly RegionCode[] = US_STATES.map((line) => {
  const [code = '', name = '', dotted = ''] = line.split(' ');
  return { code, name: name.replaceAll('_', ' '), dotted };
});

/** Provinces and states of other federations; each code is replaced by another of its group. */
const OTHER_GROUPS: readonly (readonly string[])[] = [
  'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  'ACT NSW QLD TAS VIC'.split(' '),
  'BW NRW RLP SH MV LSA'.split(' '),
  'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' '),
];

/** Country codes and abbreviations of the same length are exchanged. */
const COUNTRY_GROUPS: readonly (readonly string[])[] = [
  'UK US NZ ES FR DE IT PT SE NO FI DK NL BE PL CZ AT CH IE GR HU RO CA MX BR JP CN IN AU'.split(' '),
  'USA UAE PRC RSA DRC ESP FRA DEU ITA PRT SWE NOR FIN DNK NLD BEL POL AUT CHE IRL CAN MEX BRA JPN AUS'.split(' '),
];

/** The codes that may stand in for one, itself among them; `undefined` for what is no code. */
export function codeGroup(code: string, country: boolean): readonly string[] | undefined {
  const plain = code.replaceAll('.', '').toUpperCase();
  const groups = country ? [...COUNTRY_GROUPS, ...OTHER_GROUPS] : [...OTHER_GROUPS, ...COUNTRY_GROUPS];
  return groups.find((group) => group.includes(plain));
}

/** The region that a postal code ("MA") or older abbreviation ("Mass.", "N.Y.") stands for. */
export function regionOfCode(text: string): RegionCode | undefined {
  const upper = text.toUpperCase();
  return REGION_CODES.find(({ code, dotted }) => text === code || (dotted !== '' && dotted.toUpperCase() === upper));
}

/** The codes of a region by its name. */
export function codesOfRegion(name: string): RegionCode | undefined {
  return REGION_CODES.find((region) => region.name === name);
}
