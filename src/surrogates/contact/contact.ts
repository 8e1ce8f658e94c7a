import type { Rng } from '../../core/rng.ts';
import { fold, mapDigits, mapShape } from '../case.ts';
import { packOf, PACKS, fromPacks, unionOf } from '../../languages/index.ts';
import {
  isAddressWord,
  isSiteWord,
  pageOf,
  planHost,
  planLocal,
  planUrl,
  writeHost,
  writeIp,
  writeLocal,
  writeUrl,
} from './internet.ts';
import { CONTACT_WORDS } from '../kind-words.ts';
import { nameFamily } from '../persons/name.ts';
import { isMadeOfNames, type NameState } from '../persons/name-study.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';
import { between, figures } from '../../languages/draw.ts';
import type { NumberingPlan } from '../../languages/pack.ts';

const PLANS = [...new Set(fromPacks(({ contact }) => contact?.plans).flat())];
/** Country codes that are not the beginning of a longer one; the first fit is taken. */
const COUNTRY =
  /^(?:1|7|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[0-9]|22\d|23\d|24\d|25\d|26\d|29\d|35\d|37\d|38\d|42\d|50\d|59\d|67\d|68\d|69\d|80\d|85\d|88\d|96\d|97\d|99\d)/;

/** A phone number taken apart: what is kept of it, what is drawn. */
interface PhonePlan {
  /** Digits in front that stay: international prefix and country code, "00 34", "+1". */
  readonly kept: string;
  readonly national: string;
  readonly extension: string;
  readonly plan: NumberingPlan | undefined;
}

const EXTENSION = new RegExp(
  `(?:\\b|\\d)[\\s,;]*(?:${unionOf(({ contact }) => contact?.extension)}|#)\\s*\\.?:?\\s*\\d{1,6}\\)?\\s*$`,
  'iu',
);

/**
 * Takes a phone number apart.
 *
 * @param text the mention, with all that stands around the number.
 */
function planPhone(text: string, locale: string): PhonePlan {
  const extensionAt = text.search(EXTENSION);
  const cut = extensionAt < 0 ? text.length : extensionAt + (/\d/.test(text.charAt(extensionAt)) ? 1 : 0);
  const digits = text.slice(0, cut).replace(/\D/g, '');
  const extension = text.slice(cut).replace(/\D/g, '');
  if (digits === '') return { kept: '', national: extension, extension: '', plan: undefined };
  const plus = /^\D*\+/.test(text);
  const own = packOf(locale)?.contact?.plans ?? [];
  const international = plus
    ? 0
    : digits.startsWith('00') && digits.length > 10
      ? 2
      : digits.startsWith('011') && digits.length > 12
        ? 3
        : -1;
  if (international >= 0) {
    const code = COUNTRY.exec(digits.slice(international))?.[0] ?? '';
    const start = international + code.length;
    const plan = PLANS.find(({ country }) => country === code);
    return { kept: digits.slice(0, start), national: digits.slice(start), extension, plan };
  }
  // "(34) 02.29.18.05.95"
  const bracketed = /^\s*\((\d{1,3})\)/.exec(text)?.[1];
  if (bracketed !== undefined && PLANS.some(({ country }) => country === bracketed)) {
    const national = digits.slice(bracketed.length);
    const plan = [...own, ...PLANS].find((candidate) => fits(candidate, national));
    if (national.length >= 9 && plan !== undefined) return { kept: bracketed, national, extension, plan };
  }
  // "34 91 411 54 62", "1-305-555-2333": the country code without its sign.
  for (const plan of own) {
    const { country } = plan;
    const longer = digits.length === country.length + (country === '1' ? 10 : 9);
    if (longer && digits.startsWith(country))
      return { kept: country, national: digits.slice(country.length), extension, plan };
  }
  return {
    kept: '',
    national: digits,
    extension,
    plan: own.find((plan) => plan.form?.test(text) !== false && fits(plan, digits)),
  };
}

function fits(plan: NumberingPlan, digits: string): boolean {
  return plan.draw(digits, FIRST) !== undefined;
}

/** A generator that always gives the first: whether a plan applies does not depend on what is drawn. */
const FIRST: Rng = {
  fork: () => FIRST,
  int: () => 0,
  float: () => 0,
  chance: () => false,
  pick: (items) => items[0] as never,
};

/** Draws the digits of another number of the same kind. */
function drawPhone({ kept, national, extension, plan }: PhonePlan, rng: Rng, scope: Rng): string {
  return kept + (plan?.draw(national, rng, scope) ?? drawUnknown(national, rng)) + drawExtension(extension, rng);
}

/** Calls that cost nothing, or much, in most of Europe. */
const SERVICE = /^0[89]00$/;
/** What everybody calls for help. */
const EMERGENCY = /^(?:112|911|999|0(?:61|62|80|85|88|91|92)|11[35678])$/;

/** Outside the known plans: leading zeros and the first digit after them stay, since they tell area and kind. */
function drawUnknown(national: string, rng: Rng): string {
  const head = /^(?:0[89]00(?=\d{4})|0*[1-9]?)/.exec(national)?.[0] ?? '';
  const fixed = national.length - head.length >= 4 ? head : head.replace(/[1-9]$/, '');
  const rest = national.length - fixed.length;
  return rest === 0
    ? fixed
    : fixed + (fixed.length < head.length ? between(1, 9, rng) + figures(rest - 1, rng) : figures(rest, rng));
}

function drawExtension(extension: string, rng: Rng): string {
  return extension === ''
    ? ''
    : (extension.startsWith('0') ? '0' : between(1, 9, rng)) + figures(extension.length - 1, rng);
}

/** Ports that many hosts have, and the first group of many an IPv6 address. */
const PORTS: ReadonlySet<string> = new Set(['8080', '8443', '8000', '2001']);

/** Writes one mention; knows what was learned of it. */
type Writer = (scope: Rng) => string | undefined;

/**
 * Phone and fax numbers, e-mail and web addresses, IP addresses.
 *
 * Phone numbers are drawn over the whole numbering plan, not from the few ranges reserved for fiction: a training corpus
 * whose every number is 555-01XX would teach that (Yeniterzi et al. 2010 found such uniform surrogates to cost a tagger a
 * fifth of its F1 on real text). A number may therefore be somebody's, as any random number may. `fresh` draws from the
 * gazetteers' grammars, whose ranges are reserved where the locale has any.
 */
export const contactFamily: SurrogateFamily<ContactState> = {
  types: ['contact', 'phone', 'fax', 'email', 'url', 'ip'],

  study(mentions, setting, names) {
    const writers = new Map<string, Writer>();
    for (const mention of mentions) {
      const key = keyOf(mention);
      if (!writers.has(key)) writers.set(key, writerOf(mention.type, mention.text, setting));
    }
    return { writers, names: names as NameState | undefined };
  },

  write(mention, { writers, names }, draw, setting) {
    if (draw.mayStay === true && EMERGENCY.test(mention.text)) return undefined;
    const scope = draw.document ?? draw.scope;
    const writer = writers.get(keyOf(mention)) ?? writerOf(mention.type, mention.text, setting);
    const user = names === undefined ? undefined : userOf(mention);
    const isNamed = user !== undefined && names !== undefined && isMadeOfNames(user, names);
    let written = writer(scope);
    const page = names === undefined ? undefined : pageOwner(mention);
    // "linkedin.com/in/evalind"
    if (page !== undefined && names !== undefined && isMadeOfNames(page, names)) written = mention.text.replace(page.text, () => nameFamily.write(page, names, draw, setting) ?? ''); // prettier-ignore
    else if (isNamed && written !== undefined) written = `${nameFamily.write(user, names, draw, setting)}${user.text === mention.text ? '' : written.slice(written.lastIndexOf('@'))}`; // prettier-ignore
    const source = fold(mention.text);
    if (written !== undefined && written !== '' && fold(written) !== source) return written;
    const mapped = mapShape(mention.text, scope.fork('contact', mention.type, source));
    return fold(mapped) === source ? freshContact(mention.type, scope.fork('contact', mention.type), setting) : mapped;
  },

  keeps: (key, type) => {
    if (/^\d/u.test(key)) return key.length < 4 || PORTS.has(key) || SERVICE.test(key) || (key.startsWith('00') && COUNTRY.exec(key.slice(2))?.[0] === key.slice(2)); // prettier-ignore
    if (type === 'ip' && /^[a-f]{1,4}$/u.test(key)) return true; // of a group in hexadecimal digits
    return CONTACT_WORDS.has(key) || isAddressWord(key) || (type !== 'email' && isSiteWord(key));
  },

  fresh: (type, rng, setting) =>
    setting.gazetteers.render(setting.locale, type, rng, { partition: setting.partition }) ??
    freshContact(type, rng, setting),
};

interface ContactState {
  readonly writers: ReadonlyMap<string, Writer>;
  readonly names: NameState | undefined;
}

/** What stands before the @ of an address, or a user name, as the mention of a user. */
export function userOf(mention: Mention): Mention | undefined {
  const type = contactTypeOf(mention.type, mention.text);
  if (type === 'username') return { ...mention, type };
  const at = mention.text.lastIndexOf('@');
  if (type !== 'email' || at < 1) return undefined;
  return { ...mention, type: 'username', text: mention.text.slice(0, at), after: '' };
}

/** Whose page an address is, as the mention of a user. */
export function pageOwner(mention: Mention): Mention | undefined {
  const plan = contactTypeOf(mention.type, mention.text) === 'url' ? planUrl(mention.text) : undefined;
  const page = plan === undefined ? '' : pageOf(plan);
  return page === '' ? undefined : { ...mention, type: 'username', text: page, after: '' };
}

function keyOf({ type, text }: Mention): string {
  return `${type} ${text}`;
}

/** What a mention of a type is: of a label for all ways to reach somebody, its form tells which of them it names. */
export function contactTypeOf(type: SurrogateType, text: string): SurrogateType {
  if (type !== 'contact') return type;
  if (/^(?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}|(?=[^:]*:[^:]*:)[\da-f:]+)$/iu.test(text))
    return 'ip';
  if (text.includes('@')) return 'email';
  if (/^(?:\p{L}+:\/\/|www\.)|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu.test(text)) return 'url';
  return USER.test(text) ? 'username' : 'phone';
}

/** One word of letters, with few digits behind them: no "ext4471". */
const USER = /^(?=.*\p{L}{3})(?!\p{L}{1,5}\d{3,}$)[\p{L}\d_.-]+$/u;

function writerOf(type: SurrogateType, text: string, setting: Setting): Writer {
  switch (contactTypeOf(type, text)) {
    case 'email':
    case 'username':
      return emailWriter(text, setting);
    case 'url': {
      if (text.includes('@') && !text.includes('/')) return emailWriter(text, setting);
      const plan = planUrl(text);
      return (scope) => plan && writeUrl(plan, scope, setting);
    }
    case 'ip':
      return (scope) => writeIp(text, scope.fork('ip', fold(text)));
    default:
      return phoneWriter(text, setting);
  }
}

function phoneWriter(text: string, { locale }: Setting): Writer {
  const plan = planPhone(text, locale);
  if (plan.national === '') return () => undefined;
  return (scope) => {
    const rng = scope.fork('phone', plan.national);
    for (let i = 0; i < 8; i++) {
      const digits = drawPhone(plan, rng, scope);
      if (isUniform(digits) && digits.length > 3) continue;
      let at = 0;
      const written = text.replace(/\d/g, () => digits.charAt(at++));
      if (written !== text) return written;
    }
    return mapDigits(text, rng);
  };
}

function isUniform(digits: string): boolean {
  return /^(\d)\1*$/.test(digits);
}

function emailWriter(text: string, setting: Setting): Writer {
  const at = text.lastIndexOf('@');
  if (at < 0) {
    const local = planLocal(text, setting);
    return (scope) => writeLocal(local, scope, setting);
  }
  const local = planLocal(text.slice(0, at), setting);
  const host = planHost(text.slice(at + 1));
  return (scope) => `${writeLocal(local, scope, setting)}@${writeHost(host, scope, setting)}`;
}

const EXAMPLES: Partial<Record<SurrogateType, readonly string[]>> = {
  email: [
    'jsmith@gmail.com',
    'anna.smith@hotmail.com',
    'smith_jones@yahoo.com',
    'asmith12@example.org',
    'contact@examples.net',
  ],
  url: ['www.example.org', 'https://www.examples.com', 'http://example.net/about/123', 'https://examples.org/news'],
  ip: ['193.168.12.34', '10.0.12.34', '192.168.1.20', '2001:db8:1234:5678::1'],
};

function freshContact(type: SurrogateType, rng: Rng, setting: Setting): string {
  const examples =
    EXAMPLES[type] ?? (packOf(setting.locale)?.contact?.phones ?? PACKS[0].contact?.phones ?? '').split('|');
  const example = rng.pick(examples);
  return writerOf(type, example, setting)(rng) ?? example;
}
