import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createCorpusCensus } from '../../src/pipeline/augmentation/corpus-census.ts';
import { generate } from '../../src/pipeline/templates/generate.ts';
import { createLanguageCensus } from '../../src/text/detect-language.ts';

const languageOfAll = (documents: Iterable<Document>) => {
  const census = createLanguageCensus();
  for (const doc of documents) census.add(doc);
  return census.plainLanguage();
};
const sets = readdirSync(fileURLToPath(new URL('../../templates/', import.meta.url)), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('zh-en') ? [entry.name] : [])) // in two languages
  .toSorted();

describe('the language of a corpus', () => {
  it('is told of documents of every set of templates, and never wrongly of one document or its beginning', async () => {
    for (const set of sets) {
      const made = generate(set, { count: 40, seed: 5 });
      const documents: Document[] = [];
      for await (const doc of made) documents.push(doc);
      const [language] = set.split('-') as [string];
      expect([set, languageOfAll(documents)]).toEqual([set, language]);
      for (const doc of documents) {
        for (const length of [60, 150, 400, doc.text.length]) {
          const start = createDocument({ id: doc.id, text: doc.text.slice(0, length), entities: [] });
          const found = languageOfAll([start]);
          if (found !== undefined) expect([set, length, found]).toEqual([set, length, language]);
        }
      }
    }
  });

  it('does not depend on the order of the documents', () => {
    const words = ['the', 'of', 'und', 'der', 'nicht', 'pero', 'los', 'été', 'dans', '病', '人', 'och'];
    const texts = fc.array(fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(' ')));
    fc.assert(
      fc.property(texts, (all) => {
        const documents = all.map((text, i) => createDocument({ id: `${i}`, text, entities: [] }));
        expect(languageOfAll(documents.toReversed())).toBe(languageOfAll(documents));
      }),
    );
  });

  const FORMS = {
    es: ['Paciente: . Edad: años. Domicilio: calle . Localidad: . Médico: . NHC: .', 'Nombre: Apellidos: Fecha de nacimiento: Teléfono:', 'Ingreso urgente. Diabetes mellitus tipo 2. Hipertensión arterial. Alta voluntaria.'],
    en: ['Patient: Age: years. Address: Street. Town: Physician: MRN:', 'Name: Surname: Date of birth: Phone:', 'Emergency admission. Diabetes mellitus type 2. Hypertension. Discharged home.'],
    fr: ['Patient : Âge : ans. Adresse : rue . Ville : Médecin : IPP :', 'Nom : Prénom : Date de naissance : Téléphone :', 'Admission en urgence. Diabète de type 2. Hypertension artérielle. Sortie à domicile.'],
    de: ['Patient: Alter: Jahre. Anschrift: Straße. Wohnort: Arzt: Fallnummer:', 'Name: Vorname: Geburtsdatum: Telefon: Entlassung nach Hause.', 'Notaufnahme. Diabetes mellitus Typ 2. Arterielle Hypertonie. Entlassung nach Hause.'],
    it: ['Paziente: Età: anni. Indirizzo: via. Comune: Medico: Cartella:', 'Nome: Cognome: Data di nascita: Telefono: Residenza:', 'Ricovero urgente. Diabete mellito tipo 2. Ipertensione arteriosa. Dimissione a domicilio.'],
    pt: ['Doente: Idade: anos. Morada: rua. Localidade: Médico: Processo:', 'Nome: Apelido: Data de nascimento: Telefone:', 'Internamento urgente. Diabetes mellitus tipo 2. Hipertensão arterial. Alta para o domicílio.'],
    nl: ['Patiënt: Leeftijd: jaar. Adres: straat. Woonplaats: Arts: Dossiernummer:', 'Naam: Voornaam: Geboortedatum: Telefoon:', 'Spoedopname. Diabetes mellitus type 2. Hypertensie. Ontslag naar huis.'],
    sv: ['Patient: Ålder: år. Adress: gata. Ort: Läkare: Journalnummer:', 'Namn: Efternamn: Födelsedatum: Telefon:', 'Akut inläggning. Diabetes typ 2. Hypertoni. Utskriven till hemmet.'],
    ca: ['Pacient: Edat: anys. Domicili: carrer. Població: Metge: NHC:', 'Nom: Cognoms: Data de naixement: Telèfon:', 'Ingrés urgent. Diabetis mellitus tipus 2. Hipertensió arterial. Alta a domicili.'],
    pl: ['Pacjent: Wiek: lat. Adres: ulica. Miejscowość: Lekarz: Numer historii choroby:', 'Imię: Nazwisko: Data urodzenia: Telefon:', 'Przyjęcie nagłe. Cukrzyca typu 2. Nadciśnienie tętnicze. Wypis do domu.'],
  }; // prettier-ignore

  it.each(Object.entries(FORMS))('is told of forms that have no sentence, or of none: %s', (language, texts) => {
    const found = texts.map((text) => {
      const census = createCorpusCensus();
      for (let i = 0; i < 50; i++) census.add(createDocument({ id: `${i}`, text, entities: [] }));
      return census.plainLanguage();
    });
    expect(found.filter((one) => one !== undefined && one !== language)).toEqual([]);
    if (language !== 'pl') expect(found.filter((one) => one === language).length).toBeGreaterThan(0);
  });

  it.each([
    ['es', 'Paciente de 54 años con dolor torácico. Domicilio en la ciudad.'],
    ['fr', 'Patient adressé pour douleur thoracique. Domicile en ville.'],
    ['de', 'Angeklagter mit Wohnung im Stadtteil, Anschrift unbekannt, Beruf Schlosser.'],
    ['pt', 'Doente de 54 anos com dor torácica. Morada na cidade.'],
  ])('is told of one sentence that recurs: %s', (language, text) => {
    const census = createCorpusCensus();
    for (let i = 0; i < 200; i++) census.add(createDocument({ id: `${i}`, text, entities: [] }));
    expect(census.plainLanguage()).toBe(language);
  });

  const PROSE = {
    da: 'Patienten blev indlagt om morgenen med smerter i brystet, som var begyndt aftenen før. Hun har ikke haft feber, men har hostet i nogle dage. Efter undersøgelsen blev der taget blodprøver, og hun fik besked på at komme igen efter en uge, hvis det ikke blev bedre. ',
    nb: 'Pasienten ble innlagt om morgenen med smerter i brystet som hadde begynt kvelden før. Hun har ikke hatt feber, men har hostet i noen dager. Etter undersøkelsen ble det tatt blodprøver, og hun fikk beskjed om å komme tilbake etter en uke hvis det ikke ble bedre. ',
    pl: 'Pacjentka została przyjęta rano z bólem w klatce piersiowej, który zaczął się poprzedniego wieczoru. Nie miała gorączki, ale kaszlała od kilku dni. Po badaniu pobrano krew i poproszono ją, aby wróciła za tydzień, jeżeli nie będzie lepiej. ',
    en: 'The patient was admitted in the morning with pain in the chest, which had begun the evening before. She had no fever, but had coughed for some days. After the examination blood was taken, and she was asked to come back in a week if it was no better. ',
  };

  it.each([
    ['da', 'sv'],
    ['nb', 'sv'],
    ['pl', undefined],
    ['en', 'en'],
  ] as const)('that has no lists has a nearest that has, and is not taken for another: %s', (language, nearest) => {
    const census = createLanguageCensus();
    census.add(createDocument({ id: 'd', text: PROSE[language].repeat(6), entities: [] }));
    expect(census.nearest(['en', 'de', 'sv', 'nl', 'it'])).toBe(nearest);
    expect(census.mayBeIn('en')).toBe(language === 'en');
    const short = createLanguageCensus();
    short.add(createDocument({ id: 'd', text: PROSE[language], entities: [] }));
    expect(short.mayBeIn('en')).toBe(true);
    expect(short.mayBeIn('zh'), 'without one of its signs').toBe(false);
  });

  const STRANGE = {
    cs: 'Pacient byl přijat na oddělení pro bolesti na hrudi a dušnost, které trvaly od včerejšího večera. Po podání léků došlo k ústupu obtíží. Za týden přijde na kontrolu.',
    fi: 'Potilas tuli päivystykseen eilen illalla rintakivun vuoksi. Hoito aloitettiin heti ja kipu helpotti. Hän tulee kontrolliin kahden viikon kuluttua ja ottaa yhteyttä lääkäriin.',
    ro: 'Pacienta a venit aseară cu dureri în piept care au început brusc. Tensiunea era mare, dar altfel starea ei era bună. Se va întoarce la control peste două săptămâni.',
    hr: 'Pacijentica je sinoć došla zbog boli u prsima koja je počela naglo. Tlak je bio visok, ali je inače bila dobro. Na kontrolu će doći za dva tjedna.',
    ru: 'Пациентка поступила вчера вечером с болью в груди, которая началась внезапно. Давление было высоким, но в остальном состояние было хорошим. Через две недели она придёт на осмотр.',
  };
  const KNOWN = {
    gl: 'O paciente foi ingresado onte pola tarde por dor no peito e dificultade para respirar. Na exploración estaba estable e sen febre. Volverá á consulta dentro de dúas semanas.',
    'notes in English':
      'pt c/o cp x 3 days, sob, radiates l arm. hx htn, dm2, chol. bp 150/90 hr 88 rr 18 sat 97% ra. lungs clear, heart rrr, abd soft nt. plan stress test, f/u cards. allergies nkda. lives alone.',
    'notes in German':
      'z.n. herzinfarkt 2010, art. hypertonie, diab. mell. typ 2. aufnahme wegen thoraxschmerz, dyspnoe seit gestern. labor: trop neg. therapie: ass, heparin. entlassung in gutem zustand. kontrolle hausarzt.',
    tweets:
      'lol omg cant wait for tonite!! gonna be sooo lit fam. rt if u agree. smh these ppl tho. new vid up now go watch. idk what to do w my hair. happy bday boo luv u. follow me pls.',
    numbers:
      'na 139 k 4.4 cl 101 hco3 24 bun 34 cr 1.9 glu 164 wbc 10.2 hgb 9.8 plt 276 ast 22 alt 19 alp 80 tbili 0.6 inr 1.1 ptt 31 ck 88 mb 2.1 tropi 0.01 bnp 240 tsh 2.2 lactate 1.4 ph 7.38',
  };
  it.each([
    ...Object.entries(STRANGE).map(([name, text]) => [name, true, text] as const),
    ...Object.entries(KNOWN).map(([name, text]) => [name, false, text] as const),
  ])('is akin to one that there are words of, or to none: %s', (_, isStrange, text) => {
    for (const times of [1, 20]) {
      const census = createCorpusCensus();
      for (let i = 0; i < times; i++) census.add(createDocument({ id: `${i}`, text, entities: [] }));
      expect(census.isStrange()).toBe(isStrange);
    }
  });

  it('is not told by what mentions say', () => {
    const text = 'el la los del pero muy hasta desde fue había';
    const entities = [{ id: 'T1', start: 0, end: text.length, label: 'TITLE' }];
    expect(languageOfAll([createDocument({ id: 'd', text, entities })])).toBeUndefined();
    expect(languageOfAll([createDocument({ id: 'd', text, entities: [] })])).toBe('es');
  });

  it.each([
    ['ja', '患者は昨日の夜から胸の痛みがあり、病院で診察を受けました。熱はありません。'],
    ['ko', '환자는 어제 저녁부터 가슴이 아파서 진료를 받았습니다.'],
    ['el', 'Ο ασθενής έχει βήχα.'],
    ['ar', 'يعاني المريض من السعال منذ أمس.'],
    ['ru', 'Больной кашляет со вчерашнего дня.'],
  ])('is none that there are lists of where the letters are none of theirs: %s', (_, text) => {
    for (const times of [1, 20]) {
      const census = createLanguageCensus();
      for (let i = 0; i < times; i++) census.add(createDocument({ id: `${i}`, text, entities: [] }));
      expect(census.isStrange()).toBe(true);
      expect(census.plainLanguage()).toBeUndefined();
    }
  });

  it.each([
    ['en', 'The doctors and nurses of the ward were asked whether they had been told about Παπαδόπουλος and Петров.'],
    ['zh', '病人今日早上因為發燒及咳嗽三天來急診就醫，の字寫在門上。'],
  ])('is told though some letters are of others: %s', (language, text) => {
    const census = createLanguageCensus();
    for (let i = 0; i < 9; i++) census.add(createDocument({ id: `${i}`, text, entities: [] }));
    expect(census.isStrange()).toBe(false);
    expect(census.plainLanguage()).toBe(language);
  });

  it('is Chinese where the characters are, and nothing where two languages are mixed', () => {
    const chinese = createDocument({
      id: 'z',
      text: '病人今日早上因為發燒及咳嗽三天來急診就醫，體溫三十八度。',
      entities: [],
    });
    expect(languageOfAll([chinese])).toBe('zh');
    const mixed = createDocument({ id: 'm', text: `${chinese.text} The patient was seen by the team and has no fever, but they are on it at the ward.`, entities: [] }); // prettier-ignore
    expect(languageOfAll([mixed])).toBeUndefined();
  });
});
