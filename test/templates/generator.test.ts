import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../src/core/document.ts';
import { partitionOf } from '../../src/resources/gazetteer-list.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator, dealTemplates } from '../../src/templates/generator.ts';
import { parseTemplateSet, requireSound } from '../../src/templates/template-set.ts';
import { filesOf, generatorOf, render, setOf, surfaces } from './helpers.ts';

it('numbers the lines of a repetition, each repetition anew', () => {
  const [doc] = render('[[*3..3 sep=" ": [[*2..2 sep=",": {{number next}}]]/{{number next}}]] {{number next as=n}}{{number next}}{{@n}}', 1); // prettier-ignore
  expect(doc?.text).toBe('1,2/1 1,2/2 1,2/3 121');
});

it('counts a number from another', () => {
  for (const { text } of render(
    '{{number 1800..1850 as=born}}–{{number 20..90 as=died after=born}}, {{number 0.5 after=died}}',
    60,
  )) {
    const [born = 0, died = 0, later] = text.split(/–|, /).map(Number);
    expect(died - born).toBeGreaterThanOrEqual(20);
    expect(died - born).toBeLessThanOrEqual(90);
    expect(later).toBe(died + 0.5);
  }
  expect(() => setOf('{{person as=p}} {{number 1..2 after=p}}')).toThrow('p is no number');
});

describe('people', () => {
  it('are one person in all their forms', () => {
    const forms =
      '{{patient as=p}}|{{@p part=given}}|{{@p part=family}}|{{@p part=monogram}}|{{@p part=family-given case=upper}}';
    for (const { text } of render(forms, 300)) {
      const [full = '', given = '', family = '', monogram = '', reversed = ''] = text.split('|');
      expect(full.startsWith(given) && full.endsWith(family)).toBe(true);
      expect(monogram.startsWith(given.charAt(0))).toBe(true);
      expect(reversed.startsWith(`${family.toUpperCase()}, ${given.toUpperCase()}`)).toBe(true);
    }
  });

  it('have words and titles of their gender, which carry no label', () => {
    for (const doc of render(
      '{{patient as=p gender=f}} {{@p part=title}} {{@p f=she m=he}} {{person as=d gender=m label=X}} {{@d f=she m=he}}',
      40,
    )) {
      expect(doc.text).toMatch(/ M(?:s|rs)\. she .* he$/);
      expect(doc.entities.map(({ label }) => label)).toEqual(['NAME', 'X']);
    }
  });

  it('keep capitals of a heading out of the text below', () => {
    for (const { text } of render('{{patient as=p part=family case=upper}}|{{@p part=family}}|{{@p}}', 40)) {
      const [heading = '', below = '', again] = text.split('|');
      expect(below).not.toBe(heading);
      expect(below.toUpperCase()).toBe(heading);
      expect(again).toBe(heading);
    }
  });

  it('have an age that agrees with the birth date and the anchor', () => {
    const template =
      '{{patient as=p age=0..90}} {{age of=p}};{{date of=p format="yyyy-MM-dd"}};{{date format="yyyy-MM-dd"}}';
    for (const { text } of render(template, 500)) {
      const [name = '', birth = '', anchor = ''] = text.split(';');
      const [birthYear = 0, ...birthDay] = birth.split('-').map(Number);
      const [year = 0, ...day] = anchor.split('-').map(Number);
      const isBefore = (day[0] ?? 0) * 100 + (day[1] ?? 0) < (birthDay[0] ?? 0) * 100 + (birthDay[1] ?? 0);
      // Born on 29 February, one has a birthday on the 28th in other years.
      const isLeapling = birth.endsWith('-02-29') && anchor.endsWith('-02-28');
      expect(Number(name.split(' ').at(-1))).toBe(year - birthYear - (isBefore && !isLeapling ? 1 : 0));
    }
  });

  it('have names of their language', () => {
    const text = (locale: string) => render('{{patient as=p}} / {{@p part=initials}}', 1, { locale })[0]?.text ?? '';
    expect(text('zh-TW')).toMatch(/^\p{Script=Han}{2,4} \/ \p{Script=Han}{1,2}$/u);
    expect(text('de')).toMatch(/^\p{Lu}.* \p{Lu}.* \/ (?:\p{Lu}\.)+$/u);
    const surnames = render('{{patient part=family}}', 200, { locale: 'es' }).filter(({ text }) => text.includes(' '));
    expect(surnames.length).toBeGreaterThan(80);
  });

  it('have addresses made of their names', () => {
    for (const { text } of render('{{doctor as=d}} {{email of=d}} {{username of=d}}', 40))
      expect(text).toMatch(/ \S+@\S+\.\S+ \S+$/);
  });
});

describe('dates', () => {
  const days = (text: string) =>
    text
      .split(' ')
      .map((date) => Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / 864e5);

  it('lie where their relation says', () => {
    const format = 'format="yyyy-MM-dd"';
    const template = `{{date as=a ${format}}} {{date after=a days=2..9 ${format}}} {{date before=a weeks=1 ${format}}} {{date after=anchor days=0 ${format}}} {{date ${format}}}`;
    for (const { text } of render(template, 300)) {
      const [a = 0, after = 0, before = 0, anchor = 0, other = 0] = days(text);
      expect(after - a).toBeGreaterThanOrEqual(2);
      expect(after - a).toBeLessThanOrEqual(9);
      expect(a - before).toBe(7);
      expect(anchor).toBe(a);
      expect(a - other).toBeGreaterThanOrEqual(0);
    }
  });

  it('count months by the calendar, and end with a shorter month', () => {
    for (const { text } of render(
      '{{date as=a format="yyyy-MM-dd"}} {{date after=a months=1 format="yyyy-MM-dd"}}',
      300,
    )) {
      const [a = '', b = ''] = text.split(' ');
      expect((Number(b.slice(5, 7)) - Number(a.slice(5, 7)) + 12) % 12).toBe(1);
      expect(Number(b.slice(8))).toBeLessThanOrEqual(Number(a.slice(8)));
    }
  });

  it('are written in the words of the locale, several times in other formats', () => {
    const text = (locale: string, format: string) =>
      render(`{{date as=d format="${format}"}}`, 60, { locale }).map((doc) => doc.text);
    expect(text('es', 'd de MMMM de yyyy').every((each) => /^\d+ de \p{Ll}+ de \d{4}$/u.test(each))).toBe(true);
    const first = render('{{date as=d format="yyyy-MM-dd"}} {{@d format="d MMMM"}}', 400, { locale: 'fr' });
    expect(new Set(first.map(({ text }) => /-01 (\d\p{L}*) /u.exec(text)?.[1]))).toEqual(new Set([undefined, '1er']));
    expect(first.some(({ text }) => /-(?!01)\d+ \d+er /.test(text))).toBe(false);
    const catalan = text('ca', 'd de MMMM');
    expect(catalan.some((each) => / d'(?:abril|agost|octubre)$/.test(each))).toBe(true);
    expect(catalan.some((each) => /de [aeiou]/.test(each))).toBe(false);
    expect(text('de', "EEEE, 'den' d. MMMM").every((each) => /^\p{Lu}\p{L}+tag|Mittwoch, den/u.test(each))).toBe(true);
    const era = '{{date as=d format="yyyy"}} {{@d format="民國rr年M月"}} {{@d format="\'mk\'rrr"}}';
    for (const { text: written } of render(era, 60, { locale: 'zh-TW' })) {
      const [, year, short, padded] = /^(\d{4}) 民國(\d+)年\d+月 mk(\d{3})$/.exec(written) ?? [];
      expect([Number(short), Number(padded)]).toEqual([Number(year) - 1911, Number(year) - 1911]);
    }
    for (const doc of render('{{date as=d format="dd/MM"}} {{@d format="d MMM"}}', 30)) {
      expect(Number(doc.text.slice(0, 2))).toBe(Number(doc.text.split(' ')[1]));
    }
  });

  it('without a format keep one habit in a document', () => {
    const shape = (date: string) =>
      date
        .replace(/\p{L}+/gu, 'x')
        .replace(/\d/g, '#')
        .replace(/##?/g, '#');
    for (const doc of render('{{date}}|{{date}}|{{date}}', 60)) {
      const [a = '', b = '', c = ''] = doc.text.split('|').map(shape);
      expect([b, c]).toEqual([a, a]);
    }
  });
});

describe('numbers and lists', () => {
  it('stay in their range, at their step', () => {
    for (const { text } of render(
      '{{number 36.0..39.5 step=0.5}} {{number 5..500 step=5}} {{number 3..3}} {{age 60..62}} {{time 8..9 format="HH:mm"}}',
      200,
    )) {
      const [fever = '', dose = '', three, age, time = ''] = text.split(' ');
      expect(fever).toMatch(/^3[6-9]\.[05]$/);
      expect(Number(dose) % 5).toBe(0);
      expect(three).toBe('3');
      expect(['60', '61', '62']).toContain(age);
      expect(time).toMatch(/^0[89]:[0-5]\d$/);
    }
  });

  it('have the shape that a slot states', () => {
    for (const doc of render('{{medical-record shape="AA-###\'x\'a"}}', 50)) {
      expect(doc.text).toMatch(/^[A-Z]{2}-\d{3}x[a-z]$/);
      expect(doc.entities[0]?.end).toBe(doc.text.length);
    }
  });

  it('repeat no entry of a list until all were drawn, in a repetition and in a document', () => {
    for (const { text } of render('[[*4 sep=";": {{$symptom}}]]|{{$course}};{{$course}}', 100)) {
      const [symptoms = '', courses = ''] = text.split('|');
      expect(new Set(symptoms.split(';')).size).toBe(4);
      expect(new Set(courses.split(';')).size).toBe(2);
    }
    expect(render('[[*9 sep=";": {{$symptom}}]]', 5).every(({ text }) => text.split(';').length === 9)).toBe(true);
  });

  it('separate items, the last one in its own way', () => {
    expect(render('[[*3 sep=" + " last=" & ": x]]', 1)[0]?.text).toBe('x + x & x');
  });

  it('draw entries by weight', () => {
    const generator = createGenerator(setOf('{{$w}}', '  w: w.txt\n', { 'w.txt': 'often\t9\nseldom\t1\n' }), {
      gazetteers: loadGazetteers(),
      seed: 5,
    });
    const often = Array.from({ length: 2000 }, (_, i) => generator.document(i)).filter(({ text }) => text === 'often');
    expect(often.length / 2000).toBeCloseTo(0.9, 1);
  });
});

describe('numbers of a person', () => {
  it('agree with the birth date and the gender that the document tells', () => {
    const template = '{{patient as=p}}, {{@p f=woman m=man}}, {{medical-record of=p shape="{yyMMdd}-{f=02 m=13}"}}, {{date of=p format="yyMMdd"}}'; // prettier-ignore
    for (const { text } of render(template, 60)) {
      const [, gender, number = '', born = ''] = text.split(', ');
      expect(number.slice(0, 6)).toBe(born);
      expect(gender === 'woman' ? '02' : '13').toContain(number.slice(-1));
    }
  });

  it('may be wider than a draw', () => {
    const values = render('{{number 0..99999999999999}}', 200).map(({ text }) => Number(text));
    expect(Math.max(...values)).toBeGreaterThan(9e13);
    expect(Math.min(...values)).toBeLessThan(1e13);
    expect(values.every((value) => Number.isSafeInteger(value) && value <= 99_999_999_999_999)).toBe(true);
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('professions', () => {
  it('are those that a woman, or a man, is said to have', () => {
    const list = loadGazetteers().list('de', 'professions');
    const gendersOf = (template: string): Set<string | undefined> =>
      new Set(render(template, 80, { locale: 'de' }).map(({ text }) => list?.find(text)?.gender));
    expect(gendersOf('{{profession label=none gender=f}}')).not.toContain('m');
    expect(gendersOf('{{patient as=p gender=m write=no}}{{profession label=none of=p}}')).not.toContain('f');
    expect(gendersOf('{{profession label=none}}')).toEqual(new Set(['f', 'm']));
  });
});

describe('forms before a value', () => {
  it('go by what follows, over blanks, marks, optional parts and references', () => {
    const texts = (template: string): Set<string> => new Set(render(template, 60).map(({ text }) => text));
    expect(texts('{{a/an}} [[apple|pear]]')).toEqual(new Set(['an apple', 'a pear']));
    expect(texts('{{A/An}} "[[?: old ]]cat"')).toEqual(new Set(['An "old cat"', 'A "cat"']));
    expect(texts('{{a/an}} {{"apple" as=x}} {{a/an}} {{@x}} end {{a/an}}')).toEqual(
      new Set(['an apple an apple end a']),
    );
    expect(texts("{{de/d' locale=fr}} [[Amiens|Pau]]")).toEqual(new Set(["d'Amiens", 'de Pau']));
    for (const { text } of render('{{a/an}} {{age 79..81}}-year-old', 30)) expect(text).toMatch(/^(a 79|an 8[01])-/);
  });

  it('leave labels exact, the form outside', () => {
    for (const { text, entities } of render(
      '{{a/an}} {{$symptom}}, {{a/an}} [[=Course: ({{$course}}) {{a/an}} end]]',
      40,
    )) {
      const [symptom, course] = entities.map(({ start, end }) => text.slice(start, end));
      expect(['fever', 'cough', 'nausea', 'rash']).toContain(symptom);
      expect(course).toMatch(/^\(?(?:stable|improving)\) an end$/);
    }
  });
});

describe('spans', () => {
  it('are one entity of several parts, which keep labels of other layers only', () => {
    for (const { text, entities } of render(
      'at [[=ADDRESS as=a:  {{number 1..99}} {{city label=CITY}}{{date}} ]], {{$symptom}}: {{@a}}!',
      30,
    )) {
      expect(entities.map(({ label }) => label)).toEqual(['ADDRESS', 'Symptom', 'ADDRESS']);
      const [first, , again] = entities.map(({ start, end }) => text.slice(start, end));
      expect(first).toBe(again);
      expect(first).toMatch(/^\d{1,2} \S/);
      expect(text.startsWith(`at  ${first} , `)).toBe(true);
    }
    const [nested] = render('[[=NOTE layer=notes: {{$symptom}} of {{patient}}]]', 1);
    expect(nested?.entities.map(({ label, layer }) => `${layer ?? 'phi'} ${label}`)).toEqual([
      'notes NOTE', 'clinical Symptom', 'phi NAME',
    ]); // prettier-ignore
    expect(new Set(nested?.entities.map(({ id }) => id)).size).toBe(3);
  });

  it('have alternatives, may come in repetitions, and leave no entity where nothing was written', () => {
    for (const { text, entities } of render('[[*3 sep=";": [[=X: a|bb|]]]]', 40)) {
      const written = text.split(';').filter((part) => part !== '');
      expect(entities.map(({ start, end }) => text.slice(start, end))).toEqual(written);
    }
  });
});

describe('labels', () => {
  it('cover what the slot wrote, prefix and suffix included, in the layer of the label', () => {
    const [doc] = render(
      'a {{age 5..5 suffix=" years"}}, {{$symptom as=s}}; {{@s case=upper}} {{city}} {{"x y" label=Z}}',
      1,
    );
    expect(doc && surfaces(doc, 'AGE')).toEqual(['5 years']);
    const [first = '', second = ''] = doc ? surfaces(doc, 'Symptom') : [];
    expect(second).toBe(first.toUpperCase());
    expect(doc && surfaces(doc, 'Z')).toEqual(['x y']);
    expect(doc?.entities.map(({ layer }) => layer)).toEqual([undefined, 'clinical', 'clinical', undefined]);
  });

  it('of layers that were not asked for are left out, the text being the same', () => {
    const template = '{{patient}} has {{$symptom}}';
    const [all] = render(template, 1);
    const [phi] = render(template, 1, { layers: ['phi'] });
    expect(phi?.text).toBe(all?.text);
    expect(phi?.entities.map(({ label }) => label)).toEqual(['NAME']);
    expect(() => render(template, 1, { layers: ['ghost'] })).toThrow(/has no layer "ghost"/);
  });

  it('cover exactly what stands between marks that only the text knows of', () => {
    const template =
      '«{{patient as=p}}» x «{{@p part=family case=upper}}», «{{hospital case=title}}»\n«{{date as=d}}»«{{@d format="d MMM"}}» ' +
      '[[«{{phone}}»|«{{email of=p}}» or «{{time}}»]] [[*1..3 sep=" ": «{{$symptom}}»]] «{{age of=p suffix=" y"}}» née {{@p f="«" m="«"}}{{@p}}»';
    const noise = { typo: 0.2, accent: 0.2, upper: 0.2, lower: 0.2 };
    for (const doc of [...render(template, 1000), ...render(template, 1000, { noise })]) {
      const marked = [...doc.text.matchAll(/«([^»]*)»/g)].map((match) => [
        match.index + 1,
        match.index + 1 + (match[1] ?? '').length,
      ]);
      expect(doc.entities.map(({ start, end }) => [start, end])).toEqual(marked);
    }
  });

  it('are exact with every kind of noise, at any strength', () => {
    const template =
      'Señora {{patient as=p}}, née {{@p part=family}}\n{{hospital}} said {{$symptom}} on {{date}}.\nAnd {{@p}} left';
    const clean = generatorOf(template);
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.record({ typo: rate(), 'run-on': rate(), upper: rate(), lower: rate(), accent: rate() }),
        (index, noise) => {
          const source = clean.document(index);
          const noisy = generatorOf(template, { noise }).document(index);
          expect(findFaults(noisy.text, noisy.entities)).toEqual([]);
          expect(noisy.entities.map(({ id, label }) => [id, label])).toEqual(
            source.entities.map(({ id, label }) => [id, label]),
          );
          for (const [i, entity] of noisy.entities.entries()) {
            const was = source.entities[i];
            // Each label is on what the noise made of its own text: the digits of dates and names' lengths tell.
            const before = source.text.slice(was?.start, was?.end);
            const after = noisy.text.slice(entity.start, entity.end);
            expect(after.replace(/\D/g, '')).toBe(before.replace(/\D/g, ''));
            expect(Math.abs(after.length - before.length)).toBeLessThanOrEqual(2 * before.split(' ').length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

function rate() {
  return fc.double({ min: 0, max: 1, noNaN: true });
}

describe('noise', () => {
  it('does what its kinds say', () => {
    const text = 'Él vio Árboles aquí';
    const only = (kind: string) => render(text, 1, { noise: { [kind]: 1 } })[0]?.text;
    expect(only('upper')).toBe('ÉL VIO ÁRBOLES AQUÍ');
    expect(only('lower')).toBe('él vio árboles aquí');
    expect(only('accent')).toBe('El vio Arboles aqui');
    expect(only('run-on')).toBe('ÉlvioÁrbolesaquí');
    expect(only('typo')).not.toBe(text);
  });

  it('is the template’s where it states some, over the set’s, and the caller’s over both', () => {
    const set = 'noise: { upper: 1 }\n';
    expect(generatorOf('ab', {}, set).document(0).text).toBe('AB');
    expect(generatorOf('---\nnoise: { upper: 0 }\n---\nab', {}, set).document(0).text).toBe('ab');
    expect(generatorOf('---\nnoise: { upper: 0 }\n---\nab', { noise: { upper: 1 } }, set).document(0).text).toBe('AB');
  });
});

describe('documents', () => {
  it('depend on the seed, the set and their number alone', () => {
    const template = '{{patient}} {{date}} [[a|b|c]] {{$symptom}}';
    const forwards = render(template, 20).map(({ id, text }) => [id, text]);
    const generator = generatorOf(template);
    const backwards = Array.from({ length: 20 }, (_, i) => generator.document(19 - i)).map(({ id, text }) => [
      id,
      text,
    ]);
    expect(backwards.toReversed()).toEqual(forwards);
    expect(new Set(forwards.map(([, text]) => text)).size).toBe(20);
    expect(render(template, 20, { seed: 2 }).map(({ text }) => text)).not.toEqual(forwards.map(([, text]) => text));
  });

  it('say which set, template, style and genre they are of', () => {
    const [doc] = render('---\nid: z\nstyle: house\ngenre: letter\n---\nx', 1);
    expect(doc?.id).toBe('t-z-1');
    expect(doc?.meta).toEqual({ set: 't', template: 'z', style: 'house', genre: 'letter' });
  });
});

/** The list of the helpers' set. */
const SYMPTOMS = ['fever', 'cough', 'nausea', 'rash'];

describe('partitions', () => {
  const many = Object.fromEntries(
    Array.from({ length: 43 }, (_, i) => [`${i % 2 === 0 ? 'a' : 'b'}/t${i}`, '{{patient}} {{$symptom}}']),
  );
  const set = requireSound(parseTemplateSet(filesOf(many)));

  it('are dealt 8:1:1 within each style', () => {
    const shares = dealTemplates(set.templates);
    for (const style of ['a', 'b']) {
      const own = set.templates.filter((template) => template.style === style).map(({ id }) => shares.get(id));
      expect([own.filter((share) => share === 'dev').length, own.filter((share) => share === 'test').length]).toEqual([
        2, 2,
      ]);
    }
  });

  it('share neither templates nor names nor labelled entries', () => {
    const made = (['train', 'dev', 'test'] as const).map((partition) => {
      const generator = createGenerator(set, { gazetteers: loadGazetteers(), seed: 3, partition });
      const docs = Array.from({ length: 200 }, (_, i) => generator.document(i));
      for (const doc of docs) {
        const [name = ''] = surfaces(doc, 'NAME');
        // Of names in several words or joined by a hyphen, each list entry is held back, not each word.
        if (/^[^ .-]+ [^ -]+$/.test(name)) expect(partitionOf(name.split(' ')[1] ?? '')).toBe(partition);
        const [symptom = ''] = surfaces(doc, 'Symptom');
        const held = SYMPTOMS.filter((entry) => partitionOf(entry) === partition);
        if (held.length > 0) expect(held).toContain(symptom);
      }
      return new Set(generator.templates.map(({ id }) => id));
    });
    const all = made.flatMap((ids) => [...ids]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(43);
  });

  it('that a style has no template for are an error that says so', () => {
    expect(() => render('x', 1, { partition: 'test' })).toThrow(/no template of that style, genre and partition/);
    expect(() => render('x', 1, { style: 'ghost' })).toThrow(/no template/);
  });
});

it('remembers the list entries of a repetition apart from those of a repetition in it', () => {
  for (const { text } of render('[[*2 sep="/": {{$course}} ([[*2: {{$course}}]])]]')) {
    expect(text).toMatch(/^(?:stable .*\/improving|improving .*\/stable) /);
    expect(text.match(/\(stable, improving\)|\(improving, stable\)/g)).toHaveLength(2);
  }
});

it('writes no sentence of a pool twice, from whichever place its fragment is put in', () => {
  const pool = `[[${Array.from({ length: 14 }, (_, i) => `${i}{{@s}}`).join('|')}]]`;
  const set = setOf('{{$symptom as=s write=no}}{{> pool}} {{> pool}} {{> other}}', '', {
    'fragments/pool.tmpl': pool,
    'fragments/other.tmpl': '{{> pool}} {{> pool}} {{> pool}}',
  });
  const generator = createGenerator(set, { gazetteers: loadGazetteers(), seed: 1 });
  for (let i = 0; i < 100; i++) {
    const said = generator.document(i).text.split(' ');
    expect(new Set(said).size).toBe(5);
  }
});
