import type { Rng } from '../../core/rng.ts';
import { between, figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

/** North America: area code and exchange of the form [2-9]XX, no N11; 800 and its like stay. */
const NORTH_AMERICA: NumberingPlan = {
  country: '1',
  draw(national, rng) {
    const subscriber = (): string => exchange(rng) + figures(4, rng);
    if (/^[01]/.test(national)) return undefined;
    if (national.length === 7) return subscriber();
    if (national.length !== 10) return undefined;
    const area = /^8(?:00|33|44|55|66|77|88)/.test(national)
      ? national.slice(0, 3)
      : between(2, 9, rng) + between(0, 8, rng) + figures(1, rng);
    return (/^.11$/.test(area) ? `${area.charAt(0)}12` : area) + subscriber();
  },
};

function exchange(rng: Rng): string {
  const drawn = between(2, 9, rng) + figures(2, rng);
  return drawn.endsWith('11') ? `${drawn.charAt(0)}12` : drawn;
}

const BRITISH_AREAS: Readonly<Record<number, readonly string[]>> = {
  2: ['20', '23', '24', '28', '29'],
  3: ['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161', '191'],
  4: ['1202', '1223', '1225', '1242', '1273', '1302', '1332', '1384', '1452', '1522', '1603', '1625', '1753', '1865', '1904', '1926', '1962'], // prettier-ignore
};

const BRITAIN: NumberingPlan = {
  country: '44',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length !== 10) return undefined;
    if (rest.startsWith('7')) return `${trunk}7${between(4, 9, rng)}${figures(8, rng)}`;
    const width = rest.startsWith('2') ? 2 : /^1(?:1\d|[2-69]1)/.test(rest) ? 3 : 4;
    return /^[12]/.test(rest)
      ? trunk + rng.pick(BRITISH_AREAS[width] ?? ['20']) + between(2, 9, rng) + figures(9 - width, rng)
      : undefined;
  },
};

export const contact: Contact = {
  plans: [NORTH_AMERICA, BRITAIN],
  phones: '(212) 555-0100|212-555-0100|212.555.0100|+1 212 555 0100|555-0100|020 7946 0000|212-555-0100 x123',
  extension: /ext\.?|extn?\.?|x/u,
  ids: {
    'social-security': ['123-45-6789'],
    account: ['4111 1111 1111 1111', '12345678'],
    license: ['D1234567', 'B 123 456 789'],
  },
  words: `
    tel tels telephone phone phones ph mobile portable handy cell cellular cel celular fax faxes telefax
    home work office pager beeper ext extension extn exten toll free number no hotline direct switchboard contact and or ip address host
    mailto http https ftp sftp www www2 email mail e-mail url web website
    com org net edu gov mil int info biz name eu es fr de se uk co us ca cat tw cn jp it pt nl be ch at ie dk fi pl cz ru br mx ar cl pe ve uy ec cu au nz in io ai tv me gob gouv asso ac sld nhs idv coop pro online app dev
    al am ba bd bg by bo cr cy do dz ee eg ge gr gt hk hn hr hu id il ir is ke kr kz lb li lk lt lu lv ma md mk mt my ng ni pa pk pr py qa ro rs sa sg si sk sv th tn tr ua ug uz vn za example test invalid localhost local`,
  numberWords: `
    record records number numbers medical chart account acct patient case file claim policy member membership group plan health insurance insured subscriber license licence licensed driver drivers driving passport
    certificate registration registered registry serial model device vehicle plate id ids identifier identification identity identity-card card code ref reference order report accession specimen sample study protocol unit
    mrn ssn npi dea vin imei mac sn pid nhs medicare medicaid social security national tax iban bic swift isbn udi lot batch no nr num nb numb resident mir`,
};
