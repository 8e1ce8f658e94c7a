import { createHash, createHmac } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { parseInline } from '../../../src/formats/inline/reader.ts';
import { checkRelease, type ReleaseCheck } from '../../../src/pipeline/audit/release-check.ts';
import { createDateReader, findDate } from '../../../src/pipeline/audit/traces/dates.ts';
import { findNumber, type NumberKey, numberKeys } from '../../../src/pipeline/audit/traces/numbers.ts';
import { readView } from '../../../src/pipeline/audit/traces/reading.ts';
import { createRemains } from '../../../src/pipeline/audit/traces/residues.ts';
import { conceal } from '../../../src/pipeline/concealment/conceal.ts';
import { findLeftovers } from '../../../src/pipeline/concealment/leftovers.ts';
import { concealUntilReleased } from '../../../src/pipeline/concealment/release.ts';
import { loadStrategies } from '../../../src/pipeline/load-named.ts';
import { loadLabelMap } from '../../../src/resources/label-map.ts';
import { viewsOf } from '../../../src/text/unmask/views.ts';
import { noteWithValues, plant } from '../../helpers/disguises.ts';
import { drawAtMost } from '../../helpers/few-draws.ts';

vi.mock('../../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../../helpers/few-draws.ts')).withFewDraws(await original()),
);
drawAtMost(0);

function doc(id: string, inline: string): Document {
  return createDocument({ id, ...parseInline(inline) });
}

async function release(source: readonly Document[], locale?: string) {
  const strategies = await loadStrategies('release');
  const own = locale === undefined ? {} : { locale, labelMap: loadLabelMap('i2b2-2014') };
  const corpus = await conceal(source, { strategies, keepIds: true, seed: 21, ...own });
  const docs: Document[] = [];
  for await (const each of corpus) docs.push(each);
  return { docs, manifest: { settings: { ...corpus.job } as Record<string, unknown> } };
}

const failed = ({ gates }: ReleaseCheck) => gates.flatMap(({ check, passed }) => (passed ? [] : [check]));

/** With the text of a mention exchanged, its label kept. */
function putBack(released: Document, source: Document, label: string): Document {
  const own = source.entities.find((entity) => entity.label === label);
  const target = released.entities.find((entity) => entity.label === label);
  if (own === undefined || target === undefined) throw new Error(`no ${label}`);
  return exchange(released, target.id, source.text.slice(own.start, own.end));
}

function exchange(released: Document, id: string, text: string): Document {
  const target = released.entities.find((entity) => entity.id === id);
  if (target === undefined) throw new Error(`no ${id}`);
  const by = text.length - (target.end - target.start);
  const entities = released.entities.map((entity) => ({
    ...entity,
    start: entity.start > target.start ? entity.start + by : entity.start,
    end: entity.end >= target.end ? entity.end + by : entity.end,
  }));
  const whole = released.text.slice(0, target.start) + text + released.text.slice(target.end);
  return createDocument({ ...released, text: whole, entities });
}

describe('classes, masks and surrogates', () => {
  it('are compared: record number and phone put back with their labels in every document fail', async () => {
    const source = Array.from({ length: 6 }, (_, i) => noteWithValues(`n${i}`));
    const { docs, manifest } = await release(source);
    const leaking = docs.map((each, i) => {
      const own = source[i] as Document;
      return putBack(putBack(each, own, 'MEDICALRECORD'), own, 'PHONE');
    });
    for (const known of [manifest, undefined]) {
      const check = await checkRelease(source, leaking, { manifest: known, release: true });
      expect(check.traces.labelled).toBe(12);
      expect(check.untouched.total.untouched).toBe(12);
      expect(failed(check)).toEqual(expect.arrayContaining(['labelled', 'untouched']));
    }
  });

  it('may not keep a number, or a word that nobody else has, of the name they stand for', async () => {
    const source = [
      doc('a', 'Seen: [Evalyn Thornquist (47118823)](PATIENT), worse. [Ada Quibbleton b. 1961](PATIENT) slept well.'),
    ];
    const { docs, manifest } = await release(source);
    const [clean] = docs as [Document];
    const one = exchange(clean, 'T1', 'Mary Baker (47118823)');
    const leaking = exchange(exchange(one, 'T2', 'Joan Fox b. 1961'), 'T2', 'Joan Fox b. 1961');
    const check = await checkRelease(source, [leaking], { manifest, release: true });
    expect(check.traces.places.map(({ entity, disguise }) => [entity, disguise.split(',')[0]])).toEqual(
      expect.arrayContaining([['T1', 'number'], ['T2', 'number']]),
    ); // prettier-ignore
    const word = await checkRelease(source, [exchange(clean, 'T2', 'Joan Quibbleton')], { manifest, release: true });
    expect(word.traces.places.map(({ entity, disguise }) => [entity, disguise])).toContainEqual(['T2', 'word, left in a surrogate']); // prettier-ignore
  });

  it('are no draws of chance where they keep something of their own', () => {
    const context = { locale: 'en', typeOf: () => 'patient' as const, isOrdinary: () => false };
    const source = doc('a', '[Eva Lind (47118823)](PATIENT) and [Bo Falk](PATIENT)');
    const left = doc('a', '[Ada Berg (47118823)](PATIENT) and [Karl Ek](PATIENT)');
    expect([...createRemains(context)(source, left)]).toEqual(['T1']);
  });
});

describe('words that say what kind of institution it is', () => {
  it.each([
    ['de', 'Stadtsparkasse Burgfeld', 'Stadtsparkasse Rosner', 0],
    ['de', 'Raiffeisenbank Hochwald eG', 'Raiffeisenbank Schuh eG', 0],
    ['es', 'Clínica Quibbleton', 'Clínica Nueva Quibbleton', 1],
    ['en', 'Maple Grove Elementary School', 'Cedar Ridge Elementary School', 0],
    ['en', 'Quibbleton Grove Elementary School', 'Quibbleton Ridge Elementary School', 1],
  ])('stand in surrogates without an alarm, others do not: %s %s → %s', async (locale, before, after, alarms) => {
    const source = [doc('a', `[${before}](HOSPITAL), 12 May, was told.`)];
    const released = [doc('a', `[${after}](HOSPITAL), 12 May, was told.`)];
    const { traces } = await checkRelease(source, released, { locale, release: true });
    expect(traces.labelled).toBe(alarms);
  });
});

describe('values that stand in the source without a label too', () => {
  it('are found where concealment left them, but for words and numbers of everybody', async () => {
    const source = [
      doc('a', 'Seen: [Evalyn Thornquist](PATIENT), record [47118823](MEDICALRECORD). Later Thornquist slept; see 47118823.'),
      doc('b', 'Seen: [Anton Murphy](PATIENT), with cough. Murphy sign was negative.'),
      doc('c', 'Seen: [Karl Ek](PATIENT), with cough. Murphy sign was negative.'),
    ]; // prettier-ignore
    const { docs, manifest } = await release(source);
    const check = await checkRelease(source, docs, { manifest, release: true });
    expect(check.traces.places.map(({ document, entity }) => `${document} ${entity}`).toSorted()).toEqual(['a T1', 'a T2']); // prettier-ignore
    expect(failed(check)).toContain('unlabelled');
  });
});

describe('the last figures of a number', () => {
  it('tell it, zeros in front or not', () => {
    const places = ['ends in 0420', 'ends in 0421'].map((text) => {
      const [view] = viewsOf(text, 0, text.length);
      return view && findNumber(readView(view, text), numberKeys('555 014-0420')[0] as NumberKey)?.how;
    });
    expect(places).toEqual(['part of a number', undefined]);
  });
});

describe('a value', () => {
  it.each([
    ['in escapes with letters after them that are figures of base 16', 'en', 'PATIENT', 'Adebayo Fadebec', '\\u0041debayo', '\\x46adebec'],
    ['in hexadecimal behind a word that ends in such letters', 'en', 'MEDICALRECORD', '47118823', 'ref 3437313138383233', 'beef 3437313138383233', 'coded: 34 37 31 31 38 38 32 33'],
    ['in base64 behind a word', 'en', 'PATIENT', 'Evalyn Thornquist', 'name RXZhbHluIFRob3JucXVpc3Q='],
    ['figure by figure in words', 'en', 'PHONE', '617 555 0182', 'six one seven five five five zero one eight two', 'SIX-ONE-SEVEN, five five five, oh one eight two'],
    ['figure by figure in words', 'es', 'PHONE', '944 17 63 08', 'nueve cuatro cuatro, uno siete, seis tres, cero ocho', 'nueve cuarenta y cuatro diecisiete sesenta y tres cero ocho'],
    ['figure by figure in words', 'de', 'PHONE', '0511 4738219', 'null fünf eins eins vier sieben drei acht zwo eins neun', 'null fünf elf siebenundvierzig achtunddreißig einundzwanzig neun'],
    ['figure by figure in words', 'fr', 'PHONE', '01 47 98 22 19', 'zéro un quarante-sept quatre-vingt-dix-huit vingt-deux dix-neuf', 'zéro un quatre sept neuf huit deux deux un neuf'],
    ['figure by figure in words', 'sv', 'PHONE', '08 473 82 19', 'noll åtta fyra sju tre åtta två ett nio', 'noll åtta fyrtiosju trettioåtta tjugoett nio'],
    ['in bytes that were read in another encoding', 'de', 'PATIENT', 'Käthe Müller-Lüdenscheid', 'MÃ¼ller', 'LÃ¼denscheid', 'KÃ¤the'],
    ['in bytes that were read in another encoding', 'fr', 'PATIENT', 'Zoé Aubigné', 'AubignÃ©', 'ZoÃ©'],
    ['with zeros in front of each group', 'en', 'IPADDR', '203.0.113.77', '203.000.113.077', '0203 0000 0113 0077'],
    ['as a date in words', 'de', 'DATE', '03.11.1957', 'am dritten November neunzehnhundertsiebenundfünfzig', 'dritter November 57'],
    ['as a date in words', 'sv', 'DATE', '1949-04-21', 'den tjugoförsta april nittonhundrafyrtionio'],
    ['in years of the Republic', 'zh-TW', 'DATE', '2005/06/25', '民國94年6月25日', '民国九十四年六月二十五日', '94.6.25'],
    ['in pinyin', 'zh-TW', 'PATIENT', '徐苡晴', 'Yiqing', 'Yi-qing Hsu', 'Yi Ching', 'xu.yiqing@mail.example', 'XuYiqing_03.pdf'],
    ['in simplified signs', 'zh-TW', 'PATIENT', '張偉國', '患者张伟国', '伟国訴腹痛'],
    ['in traditional signs', 'zh-TW', 'PATIENT', '张伟国', '患者張偉國'],
    ['in Han signs', 'en', 'PATIENT', 'Zhang Weiming', '張偉明', '患者张伟明诉', '伟明'],
    ['in Han signs', 'en', 'PATIENT', 'Wei-ming Chang', '张伟明'],
    ['as a digest', 'en', 'PATIENT', 'THORNQUIST, EVALYN', ...['md5', 'sha1', 'sha256', 'sha512'].map((way) => `key ${createHash(way).update('Evalyn Thornquist').digest('hex')}`), `key ${createHash('sha256').update('thornquist').digest('base64')}`],
    ['as a digest that was cut', 'en', 'MEDICALRECORD', '47118823', `(${createHash('sha256').update('47118823').digest('hex').slice(0, 10)})`],
    ['with letters put out of sight', 'en', 'PATIENT', 'Evalyn Thornquist', 'Ev*** Thorn***', 'Th*rnq**st', 'seen: Thor•••••', 'Th-rnq--st', 'Thxrnqxxst', "Th'rnq''st"],
    ['with figures put out of sight', 'en', 'MEDICALRECORD', '47118823', '471**823', '47x18823'],
    ['as a digest of another way', 'en', 'PATIENT', 'THORNQUIST, EVALYN', ...['sha224', 'sha384'].map((way) => createHash(way).update('Evalyn Thornquist').digest('hex')), createHash('sha1').update('thornquist|evalyn').digest('hex'), createHash('md5').update('evalyn thornquist\n').digest('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), createHash('sha256').update('Thornquist').digest('hex').slice(-16)],
    ['as a digest whose salt stands beside it', 'en', 'PATIENT', 'Evalyn Thornquist', `salt 9f3c2a17, ${createHash('sha256').update('9f3c2a17Evalyn Thornquist').digest('hex')}`, `${createHash('md5').update('evalyn thornquist:pepper').digest('hex')} (pepper)`, `key hidden1: ${createHmac('sha1', 'hidden1').update('Evalyn Thornquist').digest('hex')}`],
    ['as the digest of a day', 'en', 'DATE', 'March 12, 1957', createHash('sha256').update('1957-03-12').digest('hex')],
    ['with its signs moved along a row', 'en', 'PATIENT', 'Evalyn Thornquist', 'Wkruqtxlvw', 'Gslimjfrhg', 'ypeptm yjptmwiody', '20-8-15-18-14-17-21-9-19-20', '19 07 14 17 13 16 20 08 18 19', Buffer.from('Neuhuw Cqxawzdrbc').toString('base64')],
    ['with its figures moved', 'en', 'MEDICALRECORD', '47118823', '58229934', '52881176', 'ehbbiicd', 'ruqqiiwe', '$&!!**@#'],
    ['with its letters in another order', 'en', 'PATIENT', 'Evalyn Thornquist', 'Quistthorn', 'Ornquistthay', 'tohrqnsiut', 'hinoqrsttu', 'ETvhaolrynnquist'],
    ['with its figures turned', 'en', 'MEDICALRECORD', '47118823', '88234711', '4407010108080203'],
    ['with signs between its own', 'en', 'PATIENT', 'Evalyn Thornquist', 'T1h2o3r4n5q6u7i8s9t', 'txhxoxrxnxqxuxixsxtx', 'Tthhoorrnnqquuiisstt'],
    ['by first letters', 'en', 'PATIENT', 'Evalyn Thornquist', 'Tango Hotel Oscar Romeo November Quebec Uniform India Sierra Tango', 'T as in Theo, H as in Hugo, O as in Otto, R as in Rosa, N as in Nina, Q as in Quinn, U as in Uma, I as in Ida, S as in Sam, T as in Tom', 'The\nhour\nof\nrest\nnow\nquickly\nuntil\nit\nstops\nthere'],
    ['in pieces', 'en', 'PATIENT', 'Evalyn Thornquist', 'The first half is Thorn. The other half is quist.', 'Thorn (so to say) quist'],
    ['without its vowels', 'en', 'PATIENT', 'Evalyn Thornquist', 'for Thrnqst'],
    ['as a user name', 'en', 'PATIENT', 'Evalyn Thornquist', 'user thoeva', 'ethornq', 'thornev2'],
    ['by signs for letters', 'en', 'PATIENT', 'Evalyn Thornquist', '- .... --- .-. -. --.- ..- .. ... -', '−/····/−−−/·−·/−·/−−·−/··−/··/···/−', '8467678478'],
    ['in letters that nobody sees', 'en', 'PATIENT', 'Evalyn Thornquist', `note${Array.from('Thornquist', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}.`],
    ['in another base', 'en', 'PATIENT', 'Evalyn Thornquist', '<~7<W*UH#=a(BQ%p/EHPu:F8~>', 'MRs9qd2S$7Xm4_Eadl~PbN', 'mrS9QD2s:7xM4{eADL#pBn', "1179A;'EN(%1H;W)N<75I<W0`", 'erqxm9r6SRuodr4S7Apx1FZ', '8jCs52Iy9LwDsP5BiQXF12S', 't8rcx01unih3smw10iss2xm06s', 'IV3GC3DZNYQFI2DPOJXHC5LJON2A'],
    ['packed', 'en', 'PATIENT', 'Evalyn Thornquist', gzipSync('Evalyn Thornquist').toString('base64'), deflateSync('Evalyn Thornquist').toString('hex'), Buffer.from('Evalyn Thornquist', 'utf16le').toString('base64'), Buffer.from(Buffer.from(Buffer.from('Thornquist').toString('base64')).toString('hex')).toString('base64'), Buffer.from('tsiuqnrohT').toString('base64')],
    ['in codes of its letters', 'en', 'PATIENT', 'Evalyn Thornquist', '084104111114110113117105115116', '124 150 157 162 156 161 165 151 163 164', 'CHR(84)||CHR(104)||CHR(111)||CHR(114)||CHR(110)||CHR(113)', '\\54 \\68 \\6f \\72 \\6e \\71 \\75 \\69 \\73 \\74 ', '0x54, 0x68, 0x6f, 0x72, 0x6e, 0x71, 0x75, 0x69, 0x73, 0x74'],
    ['as a number in another base', 'en', 'MEDICALRECORD', '47118823', '10110011101111100111100111', '263574747', 's1x47', '5AVnW', '3Bhl1', 'fourth, seventh, first, first, eighth, eighth, second, third'],
    ['in Roman numerals', 'en', 'DATE', 'March 12, 1957', 'XII.III.MCMLVII', 'XII March MCMLVII'],
    ['as time counted from another day', 'en', 'DATE', 'March 12, 1997', String(Date.UTC(1997, 2, 12, 9) / 1000 + 2_082_844_800), String((BigInt(Date.UTC(1997, 2, 12, 9)) + 11_644_473_600_000n) * 10_000n), (Date.UTC(1997, 2, 12, 9) / 1000).toString(16), `${(Date.UTC(1997, 2, 12, 9) / 1000).toString(16)}a1b2c3d4e5f60718`, '729095', '1997071'],
  ])('%s is found: %s %s %s', async (_, locale, label, value, ...disguises) => {
    const source = disguises.map((_disguise, i) => doc(`n${i}`, `Seen again: [${value}](${label}), with cough and fever.`));
    const { docs, manifest } = await release(source, locale);
    const planted = docs.map((each, i) => plant(each, disguises[i] ?? ''));
    const { traces } = await checkRelease(source, planted, { manifest, release: true });
    const found = new Set(traces.places.map(({ document }) => document));
    expect(disguises.filter((_disguise, i) => !found.has(`n${i}`))).toEqual([]);
  }); // prettier-ignore
});

describe('a word', () => {
  it('is no base64 where it would be one sign of Chinese', () => {
    const undone = (text: string) => viewsOf(text, 0, text.length).flatMap((view) => view.undone);
    expect(undone('none, I-misc, B-loc')).not.toContain('base64');
    expect(undone(`key ${Buffer.from('态国').toString('base64')}`)).toContain('base64');
  });
});

describe('eponyms that concealment left alone on purpose', () => {
  const source = [
    doc('a', 'Seen again: [Evalyn Thornquist](PATIENT), for [Parkinson](PATIENT)’s disease, and her tremor was worse today.'),
    doc('b', 'Seen again: [Adam Parkinson](PATIENT), for [Parkinson’s disease](PATIENT), and his cough was worse today.'),
    doc('c', 'Seen again: [Ada Crohn](PATIENT), with cough and fever, for three days; a tumour was ruled out by MRI.'),
  ]; // prettier-ignore
  const concealed = async () => {
    const strategies = await loadStrategies('release');
    const corpus = await conceal(source, { strategies, protectEponyms: true, keepIds: true, seed: 21, locale: 'en' });
    const docs: Document[] = [];
    for await (const each of corpus) docs.push(each);
    return { docs, manifest: { settings: { ...corpus.job } as Record<string, unknown> } };
  };

  it('are no leak where manifest or options tell that they were', async () => {
    const { docs, manifest } = await concealed();
    expect(docs.map(({ text }) => text.includes('Parkinson'))).toEqual([true, true, false]);
    const untold = { settings: { ...manifest.settings, protectEponyms: false } };
    for (const known of [{ manifest }, { manifest: untold, protectEponyms: true }]) {
      const check = await checkRelease(source, docs, { ...known, release: true, locale: 'en' });
      expect(failed(check)).toEqual([]);
      expect(check.traces).toMatchObject({ labelled: 0, unlabelled: 0 });
    }
    expect(failed(await checkRelease(source, docs, { manifest: untold, release: true, locale: 'en' }))).not.toEqual([]);
  });

  it.each([
    ['a name that is an eponym too, alone', 1, 'Mr Parkinson agreed.', true],
    ['behind an eponym', 1, 'Parkinson’s disease is what Mr Parkinson has.', true],
    ['with a title', 1, 'Dr Parkinson’s disease is no worse.', true],
    ['in another document', 0, 'As with Adam Parkinson.', true],
    ['of a person beside a disease of the name', 2, 'Ms Crohn has Crohn’s disease.', true],
    ['the eponym alone', 2, 'She has Crohn’s disease.', false],
  ])('hide no leak: %s', async (_, i, text, isLeak) => {
    const { docs, manifest } = await concealed();
    const planted = docs.map((each, d) => (d === i ? plant(each, text) : each));
    const { traces } = await checkRelease(source, planted, { manifest, release: true, locale: 'en' });
    expect(traces.unlabelled > 0).toBe(isLeak);
  });
});

describe('dates', () => {
  it('are read in every language whose months or numbers are known, whatever the locale', () => {
    const reader = createDateReader('en');
    const texts = ['den 25 juni 2005', 'le vingt-cinq juin 2005', '25 de juny de 2005', '二〇〇五年六月二十五日'];
    const places = texts.map((text) => {
      const [view] = viewsOf(text, 0, text.length);
      const reading = view && readView(view, text);
      return reading && findDate(reading, reader.atoms(reading), { year: 2005, month: 6, day: 25 })?.how;
    });
    expect(places).toEqual(['date', 'date', 'date', 'date']);
  });
});

describe('values of one document in another', () => {
  it('are found where they stand as they are in what is new', async () => {
    const source = [
      noteWithValues('a'),
      doc('b', 'Seen: [Karl Ek](PATIENT), with cough and mild fever, for three days.'),
    ];
    const { docs, manifest } = await release(source);
    const [a, b] = docs as [Document, Document];
    const check = await checkRelease(source, [a, plant(b, 'Like 536-22-8741.')], { manifest, release: true });
    expect(check.traces.places).toMatchObject([{ document: 'b', label: 'SSN', labelled: false, source: 'a' }]);
  });

  it('are looked for in the source that wording tells where ids do not', async () => {
    const source = Array.from({ length: 3 }, (_, i) => noteWithValues(`n${i}`));
    const { docs, manifest } = await release(source);
    const renamed = docs.map((each, i) => createDocument({ ...each, id: `x${i}` }));
    const check = await checkRelease(source, [plant(renamed[0] as Document, 'T-h-o-r-n-quist')], { manifest });
    expect(check.traces.documents).toBe(1);
    expect(check.traces.places.map(({ label }) => label)).toContain('PATIENT');
  });
});

describe('dates that were moved by hand', () => {
  const dated = (moveOf: (i: number) => number, patient?: string) =>
    [false, true].map((isMoved) =>
      Array.from({ length: 12 }, (_, i) => {
        const day = (days: number) => new Date(Date.UTC(2019, 0, 1 + 13 * i + days + (isMoved ? moveOf(i) : 0))).toISOString().slice(0, 10); // prettier-ignore
        const note = doc(`${isMoved ? 'r' : ''}n${i}`, `Seen on [${day(0)}](DATE) with a rash of the arms no. ${i}, and on [${day(30)}](DATE) it was gone.`); // prettier-ignore
        return patient === undefined ? note : createDocument({ ...note, meta: { patient } });
      }),
    ) as [Document[], Document[]];

  it('are found where all were moved by as many days', async () => {
    const [source, moved] = dated(() => 41);
    const check = await checkRelease(source, moved, { release: true, locale: 'en' });
    expect(check.traces).toMatchObject({ labelled: 12, disguises: { 'moved by as many days as all': 12 } });
    expect(failed(check)).toContain('labelled');
  });

  it('are none where each document was moved by itself, or all are one patient’s', async () => {
    for (const [source, moved] of [dated((i) => 41 + 17 * i), dated(() => 41, 'p')])
      expect((await checkRelease(source, moved, { locale: 'en' })).traces.labelled).toBe(0);
  });
});

describe('what stands in the source itself where its labels missed it', () => {
  const lines = (file: string) => `Seen by [Dr. Osei](DOCTOR), [ward@mapleridge.org](EMAIL). [Eva Lindqvist](PATIENT), record [4471-882-06](MEDICALRECORD), has slept well.\n${file}\n`; // prettier-ignore

  it.each([
    'Letter sent to eva.lindqvist@mail.example today.',
    'Her user name is elindqvist since then.',
    'See lindqvist_eva_scan.pdf for it.',
    'All of it under #EvaLindqvist there.',
    'The report of Lind-\nqvist was lost.',
    'She is called L i n d q v i s t there.',
    'Asked for Lind\u00adqvist twice.',
    'Asked for Lind\u200bqvist twice.',
    'Asked for Ｌｉｎｄｑｖｉｓｔ twice.',
    'Asked for Lindqv&#105;st twice.',
    'Asked for lindqvist twice.',
    'It is on page 00447188206 there.',
    'It is on page ４４７１８８２０６ there.',
    'Answer to maria.oduya@lakeside.example today.',
    'Call 212-848-8400 12 times, she says.',
    'The card5512-903-77 was lost.',
    'Call (713) 853-3242 for it.',
    'Asked for L1ndqv1st twice.',
    'Asked for Lindqvits twice.',
    'Asked for lindqwist twice.',
    'Asked for Lindqv. twice.',
    'Signed E. L. at six today.',
    'Her number ends in 88206, she says.',
    'Her number is *****8206 there.',
    'Her number is 447158206 there.',
    'Her number is 44718B2O6 there.',
  ])('is found: %s', async (file) => {
    const source = [doc('n1', lines(file)), ...['Bo Ek', 'Ada Moor'].map((name, i) => doc(`n${i + 2}`, lines('').replace('Eva Lindqvist', name).replace('4471-882-06', `90${i}3-771-55`)))]; // prettier-ignore
    const { docs, manifest } = await release(source);
    expect(failed(await checkRelease(source, docs, { manifest, release: true }))).toEqual(['unlabelled']);
    const mended = await concealUntilReleased(source, { keepIds: true, seed: 21 });
    expect(mended.passed).toBe(true);
  });

  it.each([
    'Sleeping in Tramosa again.',
    'Seen at the Maple-Ridge centre.',
    'The lindqvistite is a mineral.',
    'Room 8260 was free since 1882.',
    'Alarm 144718820 at 6 today.',
    'It took 1996-2004 for 2019-03-12 to come, and 3 414 200 more.',
    'See 5512-903-774 and 212-848-8400/7, rs121912744, 1996 - 2004.',
  ])('is no other word or number: %s', async (file) => {
    const source = [doc('n1', lines(file)), doc('n2', lines('').replace('Eva Lindqvist', 'Bo Ek'))];
    const { docs, manifest } = await release(source);
    expect(failed(await checkRelease(source, docs, { manifest, release: true }))).toEqual([]);
  });

  it.each([
    ['Mr. Baker slept well.', 1],
    ['Mr. Baker slept well.', 1, 'Removed a Baker’s cyst.'],
    ['Asked for Baker again.', 0, 'Removed a Baker’s cyst.'],
    ['Asked for Baker again. Baker is well.', 2],
    ['Told Mr Hill so. The hill is far.', 1],
    ['Hill is well. The hill is far.', 0],
    ['Removed a Baker’s cyst.', 0],
    ['Baker Street is far.', 0],
    ['Seen in May again.', 0],
  ] as const)('is a name that is a word too, where it stands as a name does: %s', (text, places, other?: string) => {
    const source = [`[John Baker](PATIENT) and [Ann Hill](PATIENT), brother of [Eve May](DOCTOR). ${text}`, `[Ada Moor](PATIENT), sister of [Ida Somer](DOCTOR). ${other ?? ''}`].map((note, i) => doc(`n${i}`, note)); // prettier-ignore
    const found = findLeftovers(source, {
      locale: 'en',
      labelMap: undefined,
      protectEponyms: false,
      isLeft: () => false,
    });
    expect(found.get('n0') ?? []).toHaveLength(places);
    expect(found.get('n1')).toBeUndefined();
  });

  it.each([
    ['She came from Barnsley alone.', 1],
    ['BARNSLEY is far. She came from Barnsley, and went to Barnsley.', 3],
    ['She is well.', 0, 'Trains go to Barnsley.'],
    ['She came from Barnsley alone.', 0, 'Trains go to Barnsley.'],
    ['She came from Sandwich alone. A sandwich was eaten.', 0],
    ['She is at home in Kenya.', 0],
  ] as const)('is the town of somebody, where it is not everybody’s: %s', (text, places, other?: string) => {
    const source = [`[Eva Lindqvist](PATIENT) of [Barnsley](CITY), [Sandwich](CITY), [Kenya](COUNTRY). ${text}`, `[Ada Moor](PATIENT) of [Leeds](CITY). ${other ?? ''}`].map((note, i) => doc(`n${i}`, note)); // prettier-ignore
    const found = findLeftovers(source, { locale: 'en', labelMap: undefined, protectEponyms: false, isLeft: () => false }); // prettier-ignore
    expect(found.get('n0') ?? []).toHaveLength(places);
    expect(found.get('n1')).toBeUndefined();
  });

  it('is a name although another document missed it too, where nearly all label it', () => {
    const noteOf = (i: number) => doc(`n${i}`, `[Olof Nyqvist](PATIENT) was seen by [Ida Rask](DOCTOR).${i === 0 ? ' Dear Olof, we met.' : ''}`); // prettier-ignore
    const missed = doc('m', '[Eva Lind](PATIENT) was with Olof again.');
    const placesOf = (count: number) =>
      findLeftovers([...Array.from({ length: count }, (_, i) => noteOf(i)), missed], { locale: 'en', labelMap: undefined, protectEponyms: false, isLeft: () => false }).get('n0')?.length; // prettier-ignore
    expect([placesOf(12), placesOf(2)]).toEqual([1, undefined]);
  });

  it.each(['She fell on 5/18/65 there.', 'She fell on 18MAY65 there.', 'She fell on the 18th of May there.'])(
    'is a day with its year, however few figures it has, or with the name of its month: %s',
    async (found) => {
      const source = [`[Eva Lindqvist](PATIENT), born [05/18/1965](DATE), has slept well. ${found}`, '[Ada Moor](PATIENT) was seen on [03/25/2019](DATE). 5/18 and 65 of them.'].map((text, i) => doc(`n${i}`, text)); // prettier-ignore
      const { docs, manifest } = await release(source);
      const { traces } = await checkRelease(source, docs, { manifest, release: true, locale: 'en' });
      expect(traces.places.map(({ document, labelled }) => [document, labelled])).toEqual([['n0', false]]);
    },
  );

  it('is no law of a year, however the cases of the source are numbered', async () => {
    const source = ['228/1994', '1771/2008'].map((number, i) => doc(`n${i}`, `[Eva Lind](PERSON), case [${number.replace('8', '3')}](CODE), by the act ${number}.`)); // prettier-ignore
    const { corpus } = await concealUntilReleased(source, { keepIds: true, seed: 21 });
    const texts: string[] = [];
    for await (const { text } of corpus) texts.push(text);
    expect(texts.map((text) => text.slice(-10))).toEqual([' 228/1994.', '1771/2008.']);
  });

  it('gets a label of its own where the corpus has none like it, and is concealed', async () => {
    const source = Array.from({ length: 3 }, (_, i) => doc(`n${i}`, `[Eva Lindqvist](PER) of [Leeds](LOC) writes from e${i}l@lakeside.example, call 212-848-840${i}.`)); // prettier-ignore
    const { corpus, passed } = await concealUntilReleased(source, { keepIds: true, seed: 21 });
    const docs: Document[] = [];
    for await (const each of corpus) docs.push(each);
    expect(passed).toBe(true);
    expect(docs.map(({ entities }) => entities.map(({ label }) => label))).toEqual(Array.from({ length: 3 }, () => ['PER', 'LOC', 'EMAIL', 'PHONE'])); // prettier-ignore
    for (const { text } of docs) expect(text).toMatch(/ writes from <Email>, call <Phone_Number>\.$/);
  });

  it('stays where somebody says that such a label is kept', async () => {
    const source = [
      doc('n1', '[Eva Lindqvist](PER), [ward@mapleridge.org](EMAIL), writes from maria@lakeside.example.'),
    ];
    const corpus = await conceal(source, { strategy: 'class', policies: { EMAIL: 'keep' }, alsoLeftovers: true });
    for await (const { text } of corpus) expect(text).toContain('maria@lakeside.example');
  });
});
