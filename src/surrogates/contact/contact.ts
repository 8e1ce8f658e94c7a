import type { Rng } from '../../core/rng.ts';
import { fold, mapDigits, mapShape } from '../case.ts';
import { packOf, PACKS } from '../../languages/index.ts';
import { isAddressWord, planHost, planLocal, planUrl, writeHost, writeIp, writeLocal, writeUrl } from './internet.ts';
import { drawPhone, planPhone } from './phone.ts';
import { CONTACT_WORDS } from '../kind-words.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';

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
export const contactFamily: SurrogateFamily<ReadonlyMap<string, Writer>> = {
  types: ['phone', 'fax', 'email', 'url', 'ip'],

  study(mentions, setting) {
    const writers = new Map<string, Writer>();
    for (const mention of mentions) {
      const key = keyOf(mention);
      if (!writers.has(key)) writers.set(key, writerOf(mention.type, mention.text, setting));
    }
    return writers;
  },

  write(mention, state, draw, setting) {
    const scope = draw.document ?? draw.scope;
    const writer = state.get(keyOf(mention)) ?? writerOf(mention.type, mention.text, setting);
    const written = writer(scope);
    const source = fold(mention.text);
    if (written !== undefined && written !== '' && fold(written) !== source) return written;
    const mapped = mapShape(mention.text, scope.fork('contact', mention.type, source));
    return fold(mapped) === source ? freshContact(mention.type, scope.fork('contact', mention.type), setting) : mapped;
  },

  keeps: (key, type) => {
    if (/^\d/u.test(key)) return key.length < 4 || PORTS.has(key);
    if (type === 'ip' && /^[a-f]{1,4}$/u.test(key)) return true; // of a group in hexadecimal digits
    return CONTACT_WORDS.has(key) || isAddressWord(key);
  },

  fresh: (type, rng, setting) =>
    setting.gazetteers.render(setting.locale, type, rng, { partition: setting.partition }) ??
    freshContact(type, rng, setting),
};

function keyOf({ type, text }: Mention): string {
  return `${type} ${text}`;
}

function writerOf(type: SurrogateType, text: string, setting: Setting): Writer {
  switch (type) {
    case 'email':
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
      const digits = drawPhone(plan, rng);
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
