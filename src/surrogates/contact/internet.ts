import { wordsOf } from '../../languages/index.ts';
import type { Rng } from '../../core/rng.ts';
import { DEFAULT_LOCALE, isUndetermined, peopleOfLocale } from '../../languages/locale.ts';
import { withPlainLetters } from '../../resources/shape.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { isNearWord } from '../../text/near-copy.ts';
import { applyCasing, casingOf, fold, mapDigits, mapShape, otherLetter } from '../case.ts';
import { CONTACT_WORDS } from '../kind-words.ts';
import { spelledOut } from '../persons/name-words.ts';
import { lexiconFor } from '../persons/name-lexicon.ts';
import { latinLocale } from '../persons/name-words.ts';
import type { Setting } from '../types.ts';

/** Mail providers that many people share: they tell nothing of anybody. */
const PROVIDERS = [
  'aol.com', 'gmail.com', 'hotmail.com', 'icloud.com', 'live.com', 'mail.com', 'msn.com', 'outlook.com', 'protonmail.com',
  'yahoo.com', 'ymail.com', 'comcast.net', 'verizon.net', 'att.net', 'earthlink.net', 'telefonica.net', 'euskalnet.net',
  'laposte.net', 'hinet.net', 'hotmail.es', 'yahoo.es', 'ono.es', 'terra.es', 'orange.es', 'movistar.es', 'wanadoo.es',
  'free.fr', 'orange.fr', 'sfr.fr', 'wanadoo.fr', 'hotmail.fr', 'yahoo.fr', 'bbox.fr', 'gmx.de', 'web.de', 't-online.de',
  'freenet.de', 'arcor.de', 'yahoo.de', 'telia.com', 'spray.se', 'hotmail.se', 'bredband.net', 'tele2.se', 'yahoo.com.tw',
  'pchome.com.tw', 'hotmail.co.uk', 'yahoo.co.uk', 'btinternet.com', 'yahoo.com.mx', 'yahoo.com.ar', 'hotmail.com.ar',
  'libero.it', 'virgilio.it', 'alice.it', 'tiscali.it', 'hotmail.it', 'yahoo.it', 'sapo.pt', 'clix.pt', 'iol.pt', 'netcabo.pt',
  'uol.com.br', 'bol.com.br', 'terra.com.br', 'yahoo.com.br', 'hotmail.com.br',
]; // prettier-ignore
/** Providers of one country whose ending does not tell it. */
const OF_ONE_COUNTRY: ReadonlySet<string> = new Set(['telia.com']);
/** Words of addresses that name a function, not a person. */
const MAILBOXES = wordsOf(({ contact }) => contact?.mailboxes);
const ROLES = new Set([
  ...MAILBOXES,
  'info', 'contact', 'contacto', 'kontakt', 'office', 'mail', 'email', 'correo', 'admin', 'secretaria', 'secretariat', 'sekretariat',
  'webmaster', 'support', 'hello', 'service', 'labo', 'consult', 'consultas', 'doc', 'dr', 'dra', 'med', 'medical', 'radiologie',
  'onco', 'urologia', 'cardio', 'pneumo', 'neuro', 'pediatrie', 'urgences', 'rdv', 'accueil', 'direction', 'compta', 'commandes', 'consultation', 'administracion', 'citas', 'recepcion',
]); // prettier-ignore
/** Particles of names: kept between two of them, as in "maria.de.la.cruz". */
const PARTICLES = new Set(['de', 'del', 'la', 'le', 'el', 'et', 'von', 'van', 'y', 'i', 'da', 'dos']);
/** Parts of host names that say what a site is, not whose. */
const GENERIC = new Set([
  ...MAILBOXES,
  'www', 'www2', 'mail', 'cabinet', 'centre', 'center', 'centro', 'hopital', 'mairie', 'webmail', 'ftp', 'blog', 'shop', 'chu', 'univ', 'hospital', 'clinic', 'clinica', 'clinique', 'health',
  'healthcare', 'salud', 'sante', 'medical', 'med', 'cardio', 'uni', 'klinik', 'praxis', 'institute', 'institut', 'news', 'online', 'net', 'eus', 'gal', 'bzh', 'xyz', 'bio', 'ong', 'ngo', 'tel', 'eco', 'vet', 'ltd', 'llc', 'care', 'site', 'mobi',
]); // prettier-ignore
/** Second-level names that belong to the top-level domain: "com.br", "ac.uk". */
const SECOND_LEVEL = new Set('com co org net edu gob gov ac gouv asso mil sld nhs idv'.split(' '));
const PATH_WORDS = new Set([
  'index', 'html', 'htm', 'php', 'asp', 'aspx', 'jsp', 'pdf', 'about', 'contact', 'contacto', 'home', 'en', 'es', 'fr', 'de', 'sv',
  'ca', 'tw', 'zh', 'search', 'news', 'blog', 'id', 'page', 'article', 'articles', 'user', 'users', 'profile', 'static', 'docs',
]); // prettier-ignore
/** Sites on which everybody may have a page: they tell nothing of anybody. */
const SITES = new Set([
  'linkedin.com', 'facebook.com', 'twitter.com', 'x.com', 'instagram.com', 'github.com', 'gitlab.com', 'youtube.com', 'youtu.be', 'medium.com',
  'reddit.com', 'pinterest.com', 'tumblr.com', 'tiktok.com', 'flickr.com', 'vimeo.com', 'soundcloud.com', 'myspace.com', 'xing.com', 'stackoverflow.com',
  'goo.gl', 'bit.ly', 't.co', 'tinyurl.com', 'researchgate.net', 'wikipedia.org', 'google.com', 'amazon.com', 'yelp.com', 'meetup.com', 'bandcamp.com',
]); // prettier-ignore
const WORDS_OF_SITES = new Set([...SITES].flatMap((site) => site.split('.')));
/** What stands before whose page it is. */
const PARTS_OF_SITES = new Set('in pub u r p company channel watch groups people profile status wiki maps dp user users pages'.split(' ')); // prettier-ignore
export const isSiteWord = (key: string): boolean => WORDS_OF_SITES.has(key) || PARTS_OF_SITES.has(key);

/** Whether a folded word is one of those that addresses have in common. */
export function isAddressWord(key: string): boolean {
  return ROLES.has(key) || PARTICLES.has(key) || GENERIC.has(key) || PATH_WORDS.has(key);
}

/** Romanised name parts for lists in another script. */
const ROMANISED = ['chen', 'lin', 'huang', 'chang', 'lee', 'wang', 'wu', 'liu', 'tsai', 'yang', 'hsu', 'cheng', 'hsieh', 'kuo', 'hung', 'chiu', 'tseng', 'liao', 'lai', 'chou', 'yeh', 'su', 'chuang', 'lu', 'chiang', 'ho', 'hsiao', 'lo', 'kao', 'pan', 'chien', 'chu', 'chung', 'peng', 'yu', 'chan', 'hu', 'shih', 'shen', 'yen', 'weiting', 'yuchen', 'chiahao', 'meiling', 'shufen', 'yating', 'chunhung', 'hsinyi', 'pinyu', 'kuanyu', 'yihsuan', 'chihwei']; // prettier-ignore

type NameList = 'given-names' | 'family-names';

/** What a run of letters in an address is. */
type LocalPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'digits' | 'letters' | 'unknown'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string; readonly list: NameList };

const HUMPS = /\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+(?!\p{Ll})|\d+|[^\p{L}\p{M}\d]+|./gsu;

/** Takes the part of an address before the @ apart. */
export function planLocal(local: string, setting: Setting): readonly LocalPart[] {
  const humps = local.match(HUMPS) ?? [];
  const isWord = (text: string | undefined): boolean => text !== undefined && /^\p{L}/u.test(text);
  let isBehindGiven = false;
  return humps.flatMap((text, i): LocalPart[] => {
    if (/^\d/.test(text)) return [{ kind: 'digits', text }];
    const inner = PARTICLES.has(fold(text)) && isWord(humps[i - 2]) && isWord(humps[i + 2]);
    const known = inner || ROLES.has(fold(text));
    if (!isWord(text) || known) return [{ kind: 'literal', text }];
    const parts = splitNames(text, isBehindGiven, setting);
    const [last] = parts;
    isBehindGiven = last?.kind === 'name' && last.list === 'given-names';
    return parts;
  });
}

/** "jgarcia" is a letter and a family name, "javiertorres" a given and a family name: where the lists know them. */
function splitNames(text: string, isBehindGiven: boolean, setting: Setting): LocalPart[] {
  const given = setting.gazetteers.list(setting.locale, 'given-names');
  const family = setting.gazetteers.list(setting.locale, 'family-names');
  const lower = text.toLowerCase();
  const name = (from: number, to: number, list: NameList): LocalPart => ({
    kind: 'name',
    text: text.slice(from, to),
    list,
  });
  // Addresses have no accents: "jose" of "José".
  const known = lexiconFor(setting.gazetteers, latinLocale(setting.locale)).word(lower);
  const isFamily = family?.find(lower) !== undefined || known.family !== undefined;
  const isGiven = given?.find(lower) !== undefined || known.given !== undefined;
  if (isFamily && (isBehindGiven || !isGiven)) return [name(0, text.length, 'family-names')];
  if (isGiven) return [name(0, text.length, 'given-names')];
  if (text.length <= 3) return [{ kind: 'letters', text }];
  for (let at = 3; at <= text.length - 3; at++) {
    if (given?.find(lower.slice(0, at)) === undefined || family?.find(lower.slice(at)) === undefined) continue;
    return [name(0, at, 'given-names'), name(at, text.length, 'family-names')];
  }
  if (text.length >= 5 && family?.find(lower.slice(1)) !== undefined) {
    return [{ kind: 'letters', text: text.slice(0, 1) }, name(1, text.length, 'family-names')];
  }
  return [{ kind: 'unknown', text }];
}

export function writeLocal(parts: readonly LocalPart[], scope: Rng, setting: Setting): string {
  return parts.map((part) => writeLocalPart(part, scope, setting)).join('');
}

function writeLocalPart(part: LocalPart, scope: Rng, setting: Setting): string {
  const { text } = part;
  const rng = scope.fork('address-part', fold(text));
  switch (part.kind) {
    case 'literal':
      return text;
    case 'digits':
      return writeDigits(text, rng);
    case 'letters':
      return Array.from(text, (char) =>
        text.length > 1 && /[aeiou]/i.test(char) ? otherVowel(char, rng) : otherLetter(char, rng),
      ).join('');
    case 'name':
      return applyCasing(drawSlug(part.list, fold(text), rng, setting), casingOf(text));
    case 'unknown': {
      const casing = casingOf(text);
      const family = drawSlug('family-names', fold(text), rng, setting);
      if (casing === 'title' || text.length < 7) return applyCasing(family, casing);
      const first =
        text.length >= 10 ? drawSlug('given-names', fold(text), rng, setting) : rng.pick('abcdefghijlmnprstv');
      return applyCasing(first + family, casing);
    }
  }
}

function otherVowel(vowel: string, rng: Rng): string {
  const others = 'aeiou'.replace(vowel.toLowerCase(), '');
  return applyCasing(rng.pick(others), casingOf(vowel));
}

/** A year stays a plausible year ("maje1978"); other numbers become any. */
function writeDigits(text: string, rng: Rng): string {
  if (/^(?:19[3-9]\d|20[0-2]\d)$/.test(text)) {
    const year = 1940 + rng.int(66);
    return String(year === Number(text) ? year + 1 : year);
  }
  return mapDigits(text, rng);
}

/** A name in ASCII letters, as addresses have them; never `source` itself. */
function drawSlug(list: NameList, source: string, rng: Rng, { gazetteers, locale, partition }: Setting): string {
  const region = peopleOfLocale(locale);
  if (isUndetermined(locale) && region === undefined) return syllables(4 + rng.int(4), rng);
  const names = region === undefined ? gazetteers.list(locale, list) : gazetteers.list(DEFAULT_LOCALE, `people-${list}`); // prettier-ignore
  const tries = names === undefined ? 0 : 8;
  for (let i = 0; i < tries; i++) {
    // Mostly common names: an address of a rare one would be a person's.
    const slug = slugOf(
      names?.draw(rng, {
        partition,
        tokens: 1,
        band: rng.chance(0.7) ? 0 : 1,
        ...(region !== undefined && { region }),
      }) ?? '',
      locale,
    );
    if (slug.length >= 2 && !isNearWord(slug, source)) return slug;
  }
  return rng.pick(ROMANISED.filter((name) => !isNearWord(name, source)));
}

function slugOf(value: string, locale: string): string {
  return withPlainLetters(fold(spelledOut(value, locale))).replace(/[^a-z]/g, '');
}

/** What is known of a host name. */
export interface HostPlan {
  /** Labels and the dots between them. */
  readonly pieces: readonly string[];
  /** Indices of the pieces that are drawn. */
  readonly drawn: ReadonlySet<number>;
  /** The whole host, folded, where it is a provider's. */
  readonly provider: string | undefined;
}

export function planHost(host: string): HostPlan {
  const pieces = host.match(/[^.\s]+|[.\s]+/g) ?? [];
  const labels = pieces.flatMap((piece, index) => (/^[^.\s]/.test(piece) ? [index] : []));
  const lower = host.toLowerCase().replace(/\s/g, '');
  const label = (index: number | undefined): string => (index === undefined ? '' : (pieces[index] ?? '').toLowerCase());
  let suffix = labels.length > 1 ? 1 : 0;
  if (labels.length > 2 && SECOND_LEVEL.has(label(labels.at(-2)))) suffix = 2;
  // "hop.ltc": no such domain there is, and what would stay tells of the house.
  if (isInvented(label(labels.at(-1)))) suffix = 0;
  const own = labels.slice(0, labels.length - suffix);
  return { pieces, drawn: new Set(own), provider: PROVIDERS.includes(lower) ? lower : undefined };
}

/** Whether a last label of three letters is none of those that all countries share. */
const isInvented = (suffix: string): boolean => /^[a-z]{3}$/u.test(suffix) && !CONTACT_WORDS.has(suffix) && !isAddressWord(suffix); // prettier-ignore

/** Another host with as many labels, of the same top-level domain; a mail provider for a mail provider. */
export function writeHost(plan: HostPlan, scope: Rng, setting: Setting): string {
  if (plan.provider !== undefined) {
    const { provider } = plan;
    const rng = scope.fork('mail-provider', provider);
    const suffix = provider.slice(provider.indexOf('.'));
    const isLike = (other: string): boolean => other !== provider && other.slice(other.indexOf('.')) === suffix;
    const own = setting.gazetteers.list(setting.locale, 'email-domains')?.values.filter((other) => isLike(other) && PROVIDERS.includes(other)) ?? []; // prettier-ignore
    const others = PROVIDERS.filter((other) => other !== provider);
    // Nobody in France writes from "telia.com".
    const here = (setting.gazetteers.list(setting.locale, 'email-domains')?.values ?? []).filter((other) => other !== provider && PROVIDERS.includes(other)); // prettier-ignore
    const alike =
      own.length > 0
        ? own
        : here.length > 0
          ? here
          : others.filter((other) => isLike(other) && !OF_ONE_COUNTRY.has(other));
    const chosen = rng.pick(alike.length > 0 ? alike : others);
    return plan.pieces[0] === plan.pieces[0]?.toUpperCase() ? chosen.toUpperCase() : chosen;
  }
  return plan.pieces
    .map((piece, index) => (plan.drawn.has(index) ? writeLabel(piece, scope, setting) : piece))
    .join('');
}

function writeLabel(label: string, scope: Rng, setting: Setting): string {
  return (label.match(HUMPS) ?? []).map((text) => writeHostWord(text, scope, setting)).join('');
}

function writeHostWord(text: string, scope: Rng, setting: Setting): string {
  const key = fold(text);
  if (!/^[\p{L}\d]/u.test(text) || GENERIC.has(key)) return text;
  const rng = scope.fork('host-part', key);
  if (/^\d/.test(text)) return mapDigits(text, rng);
  if (text.length <= 4) return applyCasing(shortLabel(key.length, rng), casingOf(text));
  const name = drawSlug('family-names', key, rng, setting);
  // "transports-lind": a word for what a firm does comes where there is one, so that no doctor writes from a haulier's.
  const kind = isOfKind(key, setting) ? slugOf(drawKind(rng, setting), setting.locale) : '';
  return applyCasing(rng.chance(0.5) ? kind + name : name + kind, casingOf(text));
}

/** An abbreviation: "hgy", "aphp". */
function shortLabel(length: number, rng: Rng): string {
  let text = '';
  for (let i = 0; i < length; i++) text += i % 2 === 1 && length > 2 ? rng.pick('aeiou') : rng.pick('bcdfghlmnprstv');
  return text;
}

/** Whether part of an address is a word of the locale for what a site is about. */
const isOfKind = (key: string, { gazetteers, locale }: Setting): boolean =>
  (gazetteers.list(locale, 'url-words')?.values ?? KINDS).some((word) => key.includes(slugOf(word, locale)) && key !== word); // prettier-ignore

const KINDS = ['med', 'care', 'health', 'lab', 'group', 'net', 'home', 'park', 'works', 'data'];

/** What a site is about, in the locale's words where there are any. */
function drawKind(rng: Rng, { gazetteers, locale, partition }: Setting): string {
  return (
    gazetteers.list(locale, 'url-words')?.draw(rng, { partition: partition satisfies Partition }) ?? rng.pick(KINDS)
  );
}

const URL_SHAPE = /^(\s*(?:[a-z][a-z0-9+.-]*:\/\/)?)((?:[^/?#\s@]+@)?)([^/?#\s:]+)((?::\d+)?)(.*)$/isu;

/** A web address taken apart. */
export interface UrlPlan {
  readonly scheme: string;
  readonly host: HostPlan;
  readonly port: string;
  readonly path: string;
}

export function planUrl(text: string): UrlPlan | undefined {
  const parts = URL_SHAPE.exec(text);
  if (parts === null) return undefined;
  const [, scheme = '', , host = '', port = '', path = ''] = parts;
  return { scheme, host: planHost(host), port, path };
}

/** Another address with the same scheme, "www", number of labels, top-level domain and depth of path. */
export function writeUrl({ scheme, host, port, path }: UrlPlan, scope: Rng, setting: Setting): string {
  if (isSite(host)) return scheme + host.pieces.join('') + port + path.replace(/[^/?#=&]+/gu, (part) => (PARTS_OF_SITES.has(part) ? part : writeLocal(planLocal(part, setting), scope, setting))); // prettier-ignore
  return scheme + writeHost({ ...host, provider: undefined }, scope, setting) + port + writePath(path, scope);
}

/** Whose page of a site is told by the last part of its path; empty for other addresses. */
export function pageOf({ host, path }: UrlPlan): string {
  return isSite(host) ? (/^\/(?:[a-z]+\/)*@?(?<page>[\p{L}][\p{L}\d_.-]{3,})\/?$/u.exec(path)?.groups?.['page'] ?? '') : ''; // prettier-ignore
}

const isSite = ({ pieces }: HostPlan): boolean => SITES.has(pieces.slice(-3).join('').toLowerCase());

function writePath(path: string, scope: Rng): string {
  return path.replace(/[\p{L}\p{M}]+|\d+/gu, (text) => {
    const key = fold(text);
    const rng = scope.fork('path-part', key);
    if (/^\d/.test(text)) return mapDigits(text, rng);
    if (PATH_WORDS.has(key)) return text;
    const drawn = text.length < 3 ? mapShape(key, rng) : syllables(text.length, rng);
    return applyCasing(drawn, casingOf(text));
  });
}

/** A word that can be pronounced. */
function syllables(length: number, rng: Rng): string {
  let text = '';
  while (text.length < length) text += rng.pick('bcdfglmnprstv') + rng.pick('aeio');
  return text.slice(0, length);
}

const PRIVATE_V4 = [/^10\./, /^192\.168\./, /^172\.(?:1[6-9]|2\d|3[01])\./, /^127\./, /^169\.254\./];

/** Another IPv4 or IPv6 address; private networks and link-local prefixes stay what they are. */
export function writeIp(text: string, rng: Rng): string | undefined {
  const v4 = /\d{1,3}(?:\.\d{1,3}){3}/.exec(text)?.[0];
  if (v4 !== undefined) {
    const prefix = PRIVATE_V4.find((pattern) => pattern.test(v4))?.exec(v4)?.[0] ?? '';
    const rest = v4.slice(prefix.length).replace(/\d+/g, (octet) => {
      const value = octet.length === 1 ? 1 + rng.int(9) : octet.length === 2 ? 10 + rng.int(90) : 100 + rng.int(155);
      return String(value);
    });
    return mapDigitsOutside(text, v4, prefix + (prefix === '' ? publicFirst(rest) : rest), rng);
  }
  const v6 = /[0-9a-f:]*:[0-9a-f:]+/i.exec(text)?.[0];
  if (v6 === undefined || !/[0-9a-f]/i.test(v6)) return undefined;
  const prefix = /^(?:fe80|f[cd][0-9a-f]{2}|2001|2a0\d)(?=:)/i.exec(v6)?.[0] ?? '';
  const upper = /[A-F]/.test(v6);
  const rest = v6.slice(prefix.length).replace(/[0-9a-f]+/gi, (group) => {
    const drawn = rng
      .int(16 ** Math.min(4, group.length))
      .toString(16)
      .padStart(group.length, group.startsWith('0') ? '0' : '1');
    return upper ? drawn.toUpperCase() : drawn;
  });
  return mapDigitsOutside(text, v6, prefix + rest, rng);
}

/** Keeps a public address out of the private and reserved networks. */
function publicFirst(address: string): string {
  const [first = '', ...rest] = address.split('.');
  const value = Number(first);
  const legal = value === 10 || value === 127 ? value + 1 : value > 223 ? value - 100 : value;
  const second = (legal === 172 || legal === 192 || legal === 169) ? String(Math.min(99, Number(rest[0] ?? 0))) : (rest[0] ?? '0'); // prettier-ignore
  return [String(legal), second, ...rest.slice(1)].join('.');
}

function mapDigitsOutside(text: string, inside: string, replacement: string, rng: Rng): string {
  const at = text.indexOf(inside);
  return mapDigits(text.slice(0, at), rng) + replacement + mapDigits(text.slice(at + inside.length), rng);
}
