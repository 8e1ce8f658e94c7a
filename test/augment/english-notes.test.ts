import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { schemesOf } from '../../src/surrogates/numbers/check-digits.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

/** The mentions of the copies of a text under a few seeds. */
async function written(text: string, locale = 'en'): Promise<string[][]> {
  const all: string[][] = [];
  for (const seed of [1, 2, 3]) {
    const run = await augment([labelled('d', text)], { alpha: 1, seed, locale, generated: false, augmentedOnly: true });
    all.push(...(await copiesOf(run)).copies.map((copy) => mentionsOf(copy).map((each) => each.replace(/^\S+ /u, ''))));
  }
  return all;
}

/** What stands in notes, letters and judgments, and what its copies look like. */
const LIKE: readonly (readonly [text: string, like: RegExp])[] = [
  ['Lives with [his wife Marge|PATIENT] .', /^his wife (?!Marge)\p{Lu}\p{Ll}+$/u],
  ['Came with [sister-in-law Carol|PATIENT] .', /^sister-in-law (?!Carol)\p{Lu}\p{Ll}+$/u],
  ['Saw [Baby Boy Ramirez|PATIENT] .', /^Baby Boy (?!Ramirez)\p{Lu}\p{L}+$/u],
  ['Called [Ofc. D. Pruitt|PERSON] .', /^Ofc\. \p{Lu}\. \p{Lu}\p{L}+$/u],
  ['Signed: [jw|DOCTOR]', /^\p{Ll}{2}$/u],
  ['Seen by [Mc Carthy|DOCTOR] .', /^Mc \p{Lu}\p{Ll}+$/u],
  ['PCP: [Nguyen,Thuy|DOCTOR] .', /^[A-Z][a-z]+,[A-Z][a-z]+$/u],
  ['Left Hanoi with [van der Merwe|PERSON] .', /^van der [A-Z][a-z]+$/u],
  ['Wallet [0x52908400098527886E0F7030069857D2E4169EE7|ETHEREUMADDRESS] .', /^0x(?!5290)[\dA-F]{40}$/u],
  ['Sent to [BKDMC|HOSPITAL] .', /^\p{Lu}{5}$/u],
  ['Moved to [Ellison 8|HOSPITAL] .', /^\p{Lu}\p{L}+ \p{Nd}$/u],
  ['Seen at [Church Street Surgery|HOSPITAL] .', /^(?!Church).+ Street Surgery$/u],
  ['Seen at [Station Road Health Centre|HOSPITAL] .', /^(?!Station).+ Road Health Centre$/u],
  ['Seen at [Quarzing Rehabilitation Center|HOSPITAL] .', /^(?!Quarz).+ Rehabilitation Center$/u],
  ['Lives at [12 Victoria Road|STREET] .', /^\p{Nd}\p{Nd} (?!Victoria)\p{Lu}\p{Ll}+ Road$/u],
  ['Seen by the [Crisis Team|DEPARTMENT] .', /^(?!Crisis)\p{Lu}[\p{L} ]+ Team$/u],
  ['Seen by the [Falls Service|DEPARTMENT] .', /^(?!Falls)\p{Lu}[\p{L} ]+ Service$/u],
  ['Sent to [Community Matrons|DEPARTMENT] .', /^(?!Community)\p{Lu}/u],
  ['Sent to [ITU|DEPARTMENT] .', /^(?!ITU)(?:[A-Z]{1,3}[CD]?U|ENT|OPD)$/u],
  ['Sent to [Castle Ward|DEPARTMENT] .', /^(?!Castle)\p{Lu}.* Ward$/u],
  ['Back by [Christmas|DATE] .', /^(?!Christmas$|Independence|Labor|Memorial|Veterans)\p{Lu}/u],
  ['In the [Northern District of Illinois|ORG] .', /^Northern District of (?!Illinois)\p{Lu}/u],
  ['In the [LAND AND ENVIRONMENT COURT|ORG] .', /^(?!LAND)\p{Lu}+ AND ENVIRONMENT COURT$/u],
  ['In [4:19-cr-00123|CASE_NUMBER] .', /^\p{Nd}:\p{Nd}\p{Nd}-cr-\p{Nd}{5}$/u],
  ['Moved to [Quarzing Rehab|HOSPITAL] .', /^(?!Quarzing)\S+ Rehab$/u],
  ["Seen at [St Thomas' Hospital|HOSPITAL] .", /^St \p{L}+(?:s'|[^s]'s) Hospital$/u],
  ['The [Public Prosecutor’s Office|ORG] appealed.', /^Public Prosecutor’s Office$/u],
  ['Held in [Quarziškės Prison|ORG] .', /^(?!Quarz).+ Prison$/u],
  ['Held in [HMP Wakefield|LOC] .', /^HMP (?!Wakefield)\p{Lu}/u],
  ['Sent: [Tue, 14 Aug 2001 09:12:44 -0700|DATE]', / -0700$/u],
  ['From 2015 to [Present|DATE] .', /^Current$/u],
  ['Made on [the 3rd day of May 2016|DATE] .', /^the \p{Nd}+(?:st|nd|rd|th) day of \p{Lu}\p{Ll}+ 20\p{Nd}\p{Nd}$/u],
  ['Office: [EC2R 6BH|ZIP]', /^(?:EC|WC|SW|SE)[1-4][A-Z] [1-9][A-Z]{2}$/u],
  ['Plate [KX19 ZTB|VEHICLEVRM] .', /^(?!KX19)\p{Lu}\p{Lu}\p{Nd}\p{Nd} \p{Lu}{3}$/u],
  ['Lives in [Apt. 302|SECONDARYADDRESS] .', /^Apt\. (?!302)\p{Nd}+$/u],
];

describe('a copy of an English note', () => {
  it.each(LIKE)('%s', async (text, like) => {
    for (const [mention] of await written(text)) expect(mention).toMatch(like);
  });

  it('has the initials of who is named', async () => {
    const text = '[Anita R. Patel|DOCTOR] , M.D. [AP|USERNAME] . Dr. [M. Stone|DOCTOR] , [MS|DOCTOR]';
    for (const [name = '', user, other = '', letters] of await written(text)) {
      const [first, , last] = name.split(' ');
      expect(user).toBe(`${first?.charAt(0)}${last?.charAt(0)}`);
      expect(letters).toBe(other.replaceAll(/[^A-Z]/gu, '').slice(0, 2));
    }
  });

  it('moves a day before the name of its month as any other', async () => {
    for (const [date = '', day] of await written('On [11/02/1997|DATE] and the [5th of November|DATE] .')) {
      const [month = 0, first = 0, year = 0] = date.split('/').map(Number);
      const moved = new Date(Date.UTC(year, month - 1, first + 3));
      expect(day).toMatch(new RegExp(`^${moved.getUTCDate()}\\p{L}{2} of ${moved.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}$`, 'u')); // prettier-ignore
    }
  });

  it('reads the day first where the region does', async () => {
    const text = 'Seen [05/04/2019|DATE] and [7 April 2019|DATE] .';
    for (const [first = '', second = ''] of await written(text, 'en-GB')) {
      const [day = 0, month = 0, year = 0] = first.split('/').map(Number);
      expect(Date.parse(`${second} UTC`) - Date.UTC(year, month - 1, day)).toBe(2 * 86_400_000);
    }
  });

  it('gives people of whom a line tells names of theirs', async () => {
    for (const [name = ''] of await written('[Mr Gheorghe Popescu|PERSON] is a Romanian national.'))
      expect(name).toMatch(/(?:[uea]scu|eanu|[^aeiou]u|an|aru|ea|[iu])$/u);
  });

  it('gives people of a region names of theirs, of the same sex', async () => {
    const given = loadGazetteers().list('en', 'people-given-names');
    for (const [he = '', she = ''] of await written('[Rajesh Gupta|PERSON] and [Priya Sharma|PERSON] came.', 'en-IN')) {
      const [his, hers] = [he, she].map((name) => given?.find(name.split(' ')[0] ?? ''));
      expect([his?.region, his?.gender, hers?.region, hers?.gender]).toEqual(['indian', 'm', 'indian', 'f']);
    }
  });
});

describe('a number of India, Britain or the United States', () => {
  it.each([
    ['234567890124', 'aadhaar'],
    ['QQ123456C', 'national-insurance'],
    ['ABCPV1234D', 'pan'],
    ['121000358', 'aba-routing'],
  ])('%s', async (number, name) => {
    expect(schemesOf(number).map((scheme) => scheme.name)).toContain(name);
    for (const [other = ''] of await written(`No. [${number}|ID] .`)) {
      expect(other).not.toBe(number);
      expect(schemesOf(other).map((scheme) => scheme.name)).toContain(name);
    }
  });

  it('has a capital for the check of a vehicle', async () => {
    for (const [vin = ''] of await written('VIN [1HGCM82633A004352|VEHICLEVIN] .')) expect(vin).toBe(vin.toUpperCase());
  });
});

describe('English citations of courts', () => {
  it('keep their form, and have a year for a year', async () => {
    const text = '[2008] QZCA Civ 454';
    const source = createDocument({ id: 'd', text: `In ${text}.`, entities: [{ id: 'T1', label: 'CASE_NUMBER', start: 3, end: 3 + text.length }] }); // prettier-ignore
    for (const seed of [1, 2, 3, 4]) {
      const run = await augment([source], { alpha: 1, seed, locale: 'en', generated: false, augmentedOnly: true });
      for (const copy of (await copiesOf(run)).copies) expect(copy.text).toMatch(/^In \[(?:19|20)\d\d\] QZCA Civ (?!454)\d{3}\.$/u); // prettier-ignore
    }
  });
});
