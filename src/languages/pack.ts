import type { Rng } from '../core/rng.ts';
import type { Gender } from '../resources/gazetteer.ts';

/**
 * What the package knows of one language, as data. Lists of words are strings parted by blanks; in lists of phrases `|` parts the
 * entries, and where a list is by number (months), `-` says that one has no such form and `_` is a blank. Patterns are joined
 * over all languages, in the order of the table, without their flags. Words of kinds of things hold in every language, since texts name
 * the institutions and streets of others; they are folded, see `fold`.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** In English, as a language model is told it. */
  readonly name: string;
  /** The locale of its gazetteers, where that is not its code. */
  readonly locale?: string;
  /** The locale of the same lists as texts in simplified characters have them. */
  readonly simplified?: string;
  /** The language whose lists stand in where it has none. */
  readonly nearest?: string;
  /** What it lacks, so that nobody takes silence for knowledge: see `CAPABILITIES`. */
  readonly lacks: readonly Capability[];
  readonly text?: Text;
  readonly dates?: Dates;
  readonly numbers?: Numbers;
  readonly names?: Names;
  readonly institutions?: Institutions;
  readonly places?: Places;
  readonly contact?: Contact;
  readonly agreement?: Agreement;
  readonly eponyms?: Eponyms;
  readonly placeholders?: Placeholders;
  readonly marks?: Marks;
  readonly faults?: Faults;
}

/** See `CAPABILITIES`. */
export type Capability =
  | 'dates' | 'holidays' | 'numbers' | 'names' | 'institutions' | 'places' | 'contact'
  | 'sentences' | 'tagger' | 'synonyms' | 'wording' | 'morphology' | 'eponyms'; // prettier-ignore

/** What faults of generated text are told by. Patterns, but for `never`, are joined over all languages: some texts are in two. */
export interface Faults {
  /** Of what a date is, by words that stand right before it. */
  readonly events?: Readonly<Partial<Record<DatedEvent, RegExp>>>;
  /** Of somebody of an age: that they no longer work, are somebody's parent, are a child; and words that say that another is spoken of. */
  readonly retired?: RegExp;
  readonly parent?: RegExp;
  readonly child?: RegExp;
  readonly beside?: RegExp;
  /** Words before a blood pressure and before a saturation of oxygen. */
  readonly pressure?: RegExp;
  readonly saturation?: RegExp;
  /** Words that never follow each other, in the letters that they are written in; of this language alone. */
  readonly never?: RegExp;
  /** Units that stay singular after any number. */
  readonly counted?: string;
  /** Whether notes mix it with a language whose words do not change with the sounds after them. */
  readonly isMixed?: boolean;
}

export type DatedEvent = 'birth' | 'admission' | 'discharge' | 'death' | 'wedding' | 'divorce';

/** Running text. */
export interface Text {
  /** Marks of letters that capitals may stand without, as in "HOPITAL": where none of a text has one, what is written in capitals has none either. */
  readonly bareCapitals?: RegExp;
  /** Frequent words, in lower case, by which the language of a text is told. */
  readonly functionWords?: string;
  /** Negations, hedges, sides and orders, in lower case: what no change of wording touches, besides function words and numbers. */
  readonly fixed?: string;
  /** Abbreviations, in lower case and without their full stop, that never end a sentence. */
  readonly neverLast?: string;
  /** Whether a full stop makes a number an ordinal: "3. Mai". */
  readonly ordinalStop?: boolean;
  readonly isHan?: boolean;
  /** What tags parts of speech, and what has synonyms. */
  readonly tagger?: 'wink';
  readonly synonyms?: 'wordnet';
  /** Whether `data/lexicon` has its forms. */
  readonly morphology?: boolean;
  /** Whether `data/wording` has phrases that stand for each other. */
  readonly wording?: boolean;
  /** Vowels under stress, by what they are without it. */
  readonly diphthongs?: Readonly<Record<string, readonly string[]>>;
  /** Words that tell it from the other language that notes mix with it. */
  readonly telling?: string;
}

/**
 * What tells marks such as `<NAME>` or `___`, which stand where something was taken out. Lists of words by type, folded, with `_` for the blank in
 * a phrase. What a birth date follows are phrases of two words or more.
 */
export interface Marks {
  /** What stands between the brackets. */
  readonly names: Readonly<Partial<Record<SurrogateKind, string>>>;
  /** What stands right before a mark that says nothing, and right after it. */
  readonly before: Readonly<Partial<Record<SurrogateKind, string>>>;
  readonly after?: Readonly<Partial<Record<SurrogateKind, string>>>;
  /** Between brackets: what no surrogate is written for ("password"); that something was taken out, but not what; what stands with both ("of"). */
  readonly others: string;
  readonly withheld: string;
  readonly linking: string;
  /** May stand within a mark, but what begins with one is a reader's insertion: "[his brother]". */
  readonly determiners: string;
  /** After these too a letter or a number in brackets is a name's: "épouse [M]". */
  readonly lettered?: string;
  /** Between brackets, what somebody notes of the text or of how it was said; `laugh*` is any word that begins so. */
  readonly notes: string;
  /** Words after which a name, a place or a date must stand. */
  readonly slots: string;
  /** Whether words are joined into one, the last of which says what it is. */
  readonly compounds?: boolean;
  /** Yes and no, folded, as a form asks for them. */
  readonly answers: readonly [string, string];
}

/** Types of surrogates, as `surrogates` names them. */
type SurrogateKind =
  | 'patient' | 'doctor' | 'person' | 'given-name' | 'family-name' | 'username' | 'profession' | 'age' | 'organisation' | 'hospital'
  | 'department' | 'location' | 'city' | 'region' | 'country' | 'street' | 'zip' | 'date' | 'time' | 'phone' | 'fax' | 'email' | 'url' | 'id'
  | 'medical-record' | 'social-security'; // prettier-ignore

/** Calendar, formats and what stands beside dates and ages. All lists are in calendar order; weeks start on Monday. */
export interface Dates {
  /** Full names, then abbreviations. */
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** Winter, spring, summer, autumn. */
  readonly seasons: readonly string[];
  readonly holidays: string;
  /** What tells that something is on a feast that is every year on the same day: "per Sant Joan". */
  readonly feasts?: RegExp;
  /** By what they begin with, dates of either gender, where the article before them tells it. */
  readonly genders?: Readonly<Record<'f' | 'm', RegExp>>;
  /** Words that agree with them, a pair for each, the masculine first: "passado passada|…". */
  readonly gendered?: string;
  /**
   * Days on which offices are closed besides weekends: month and day, or a number of days after Easter Sunday. Together of all lands that
   * speak it: no letter looks wrong for being of another day.
   */
  readonly closed?: readonly (string | number)[];
  /** Groups of words of which one may stand for another: "today", "yesterday"; the first two say when, without a date. */
  readonly swaps: string;
  /** What tells in the sentence of a date that everybody knows its year: another day of that comes for it, and none for a year alone. */
  readonly past?: RegExp;
  /** Whether working days that a text names become such, and the days of a weekend too. */
  readonly workdays?: boolean;
  /** Examples of common formats, which `fresh` fills with other dates. */
  readonly formats: string;
  /** The formats that notes of the language usually have, in the notation of templates. */
  readonly usual: UsualFormats;
  /** Those of single regions, where they differ. */
  readonly regions?: Readonly<Record<string, UsualFormats>>;
  /** Where the order is `mdy`, the regions that have it; others have the day first. */
  readonly monthFirst?: string;
  /** Which comes first in a date of figures. */
  readonly order: 'dmy' | 'mdy' | 'ymd';
  /** Orders of the parts of dates without separators, by their number of figures, where they are not those of `order`. */
  readonly compact?: Readonly<Record<number, readonly string[]>>;
  /** The year before the first of an era that years may be counted from. */
  readonly era?: number;
  /** Endings of ordinal numbers in figures. */
  readonly ordinals?: string;
  /**
   * The ending of a day's number.
   *
   * @param source the ending in the mention, in lower case; empty where it has none.
   * @param named whether the month is written as a word.
   * @returns `undefined` where the source's fits.
   */
  readonly ending?: (day: number, source: string, named: boolean) => string | undefined;
  /** Words between the parts of a date, words for year, words between two dates, folded, with `_` for a blank; words before a decade. */
  readonly connectors?: string;
  readonly year?: string;
  readonly ranges?: string;
  readonly decades?: string;
  /** Endings of a decade's number. */
  readonly decade?: RegExp;
  /** Patterns of the folded words after and before the number of a century. */
  readonly century?: { readonly after?: RegExp; readonly before?: RegExp };
  /** The word after a time of day, patterns of the words before one, and of a time of a form of its own. */
  readonly clock?: { readonly unit?: RegExp; readonly cues?: RegExp; readonly pattern?: RegExp };
  /** Patterns that tell a birth date: of words before it, of signs before it, of labels. */
  readonly birth?: { readonly cue?: RegExp; readonly sign?: RegExp; readonly label?: RegExp };
  /** Units of time, each as its singular and its plurals. */
  readonly units?: string;
  /** Patterns of what follows the number of an age below a year or two. */
  readonly spans?: Readonly<Partial<Record<'month' | 'week' | 'day' | 'hour' | 'minute', RegExp>>>;
  /** What is joined to an age in words: "-jährig". */
  readonly ageEnding?: RegExp;
  /** What is left before it of an age in words: "trentacinqu" of "trentacinque". */
  readonly ageStem?: (words: string) => string;
  /** What is left before the word for years that begins with a vowel is the same as before the ending: "cent'anni". */
  readonly elidesAges?: boolean;
  /** What follows the tens of an age that are no more than that: "-odd". */
  readonly rounded?: RegExp;
  /** What stands before the tens of an age that is told by no more: "gli ottanta". */
  readonly roundAfter?: RegExp;
  /** Singular and plural of the words that follow an age. */
  readonly plurals?: string;
  /** What follows an age that no mention shows how to write. */
  readonly years?: string;
  /** Folded words of dates that no calendar has: parts of the day, spans, what the date is of. */
  readonly words?: string;
  /** Folded words beside the number of an age: units, and how old who is. */
  readonly ages?: string;
  /** Words that tell an age without a number, `|` between those that do not say the same. */
  readonly stages?: string;
}

export interface UsualFormats {
  readonly dates: readonly string[];
  readonly times: readonly string[];
}

/** Numbers written out: as many as dates need, days 1 to 31 and years 1500 to 2199, and ages up to 120. */
export interface Numbers {
  readonly cardinal?: NumberWords;
  readonly ordinal?: NumberWords;
  /** The signs of numbers that are written with signs of their own, and what reads one at `start`. */
  readonly signs?: string;
  readonly read?: (text: string, start: number) => WrittenNumber | undefined;
  /** Writes an age, where that is not the cardinal number. */
  readonly age?: (value: number) => string;
  /** Other words for one, before a noun. */
  readonly ones?: string;
  /** Words for nought, where figures are said one by one. */
  readonly zero?: string;
}

export interface NumberWords {
  /** By value. */
  readonly units: readonly string[];
  readonly tens?: readonly string[];
  readonly hundreds?: readonly string[];
  /** 100 and 1000 multiply what stands before them. */
  readonly others: Readonly<Record<string, number>>;
  /** Words that may stand between two numbers of one. */
  readonly joiners?: string;
  /** Whether years are said by twos: nineteen ninety-eight. */
  readonly isPaired?: boolean;
  /** Whether a number is one word, which is known only by writing it. */
  readonly isCompound?: boolean;
  readonly write: (value: number, hyphens: boolean) => string;
}

/** A number read from words, and how to write another like it. */
export interface WrittenNumber {
  readonly value: number;
  /** UTF-16 units of text read. */
  readonly length: number;
  readonly write: (value: number) => string;
}

/** Names of people. */
export interface Names {
  /** Words of address and rank, folded and without dots, by the gender they tell. */
  readonly titles?: ByGender;
  /** Those that are names or initials in other languages. */
  readonly ownTitles?: ByGender;
  /** Titles that are abbreviations: at the end of a name they are no part of it. */
  readonly abbreviated?: string;
  readonly suffixes?: string;
  /** Written with dots ("M.D.") these look like initials; after a comma they are degrees. */
  readonly degrees?: string;
  readonly particles?: string;
  /** Family names by the particles that they stand behind (several with `_` between them, else the last one), of peoples whose names no list has, or where names are made for them. */
  readonly afterParticles?: Readonly<Record<string, string>>;
  /** What a name takes at its end in the genitive, and what in its place where it ends in the sound of an s. */
  readonly genitive?: {
    readonly ending: string;
    readonly afterSibilant: string;
    /** Whether only given names take it without a sign: "Jans", while "Peters" is a family name. */
    readonly ofGiven?: boolean;
    /** What follows a name that is in the genitive, where the lists do not tell: "Bushs Minister"; what stands before one: "Ermordung Rathenaus". */
    readonly owned?: RegExp;
    readonly ownedBy?: RegExp;
    /** What stands before a name that is in none, unless the name owns what follows: "durch Brandis". */
    readonly never?: RegExp;
    /** What follows a name that is in the genitive, be it one that takes no ending: "Johannes des Kühnen". */
    readonly beforeEpithet?: RegExp;
  };
  /** What stands right before a name, or follows it, and tells the sex of a person whose given name does not: "die Schauspielerin", ", der". */
  readonly told?: Readonly<
    Record<
      'f' | 'm',
      {
        readonly before: RegExp;
        readonly after: RegExp;
        /** What tells it anywhere in the rest of the sentence, the first of such words, where the lists do not: "he". */
        readonly ahead?: RegExp;
      }
    >
  >;
  /** By their endings, the sex of given names that no list has. */
  readonly givenEndings?: Readonly<Record<'f' | 'm', RegExp>>;
  /** Whether what stands beside a name overrules the gender that the lists tell of it. */
  readonly overruled?: boolean;
  /** Whether given names that its own list has not are looked for in those of the other languages. */
  readonly knowsForeign?: boolean;
  /** Stems of words for a people by the language of its names: whoever stands behind one and a noun is of it, "den amerikanske författaren". */
  readonly origins?: Readonly<Record<string, string>>;
  /**
   * Words of a line that tell of whose names somebody has of whom no list here tells: by the language of these or, behind a colon, the people in the
   * lists of names by people. With the name of a country go all words that tell of it.
   */
  readonly homes?: Readonly<Record<string, string>>;
  /** What adjectives of {@link homes} and other words there end in where they stand in a text, blanks between; a line is read without where it has capitals alone. */
  readonly homeEndings?: string;
  /** Particles that stand before names of one people alone, by this: "al-". */
  readonly particlesOf?: Readonly<Record<string, string>>;
  /** How texts spell names of some peoples that the lists of names by people have in the English spelling. */
  readonly spelling?: { readonly peoples: string; readonly spell: (name: string, people: string) => string };
  /** Endings of folded family names that no list here has, with the people of the lists of names by people of which they tell; some only behind a given name of that. */
  readonly familyEndings?: readonly (readonly [ending: RegExp, people: string, behind?: 'given'])[];
  /** Endings of folded family names of the language, which those have who have a given name of it too: no people that the line tells of has them. */
  readonly ownEndings?: RegExp;
  /** What stands before the name of one who is called by a given name: "Papst", "Heiliger". */
  readonly givenAfter?: RegExp;
  /** What stands before one word that is the family name of who was born or is married with it: "née". */
  readonly familyAfter?: RegExp;
  /** Whether who is called by one name alone is so by the given one, where no list tells otherwise: `titled` where it stands behind "Dr." too. */
  readonly calledByGiven?: 'titled' | 'untitled';
  /** What stands before the name of who says something: "sagte". */
  readonly said?: RegExp;
  /** What follows one word that no list has as a family name, and is the given name of who was born with another: "geborene". */
  readonly givenBefore?: RegExp;
  /** What stands before one word that is the given name of who is spoken to or signs: "Hola", "Gracias,". */
  readonly called?: RegExp;
  /** A letter behind given names alone that is a ruler's number and no initial: "Alfonso X". */
  readonly rulersLetter?: RegExp;
  /** Given names of those that such a letter numbers, where behind others it stands for a family name that must not be known: "Karim X". */
  readonly numbered?: string;
  /** Words between a given name and an epithet ("Karl der Große"), and epithets, each by the ending it takes after the word; names with a noun, of which there was one ("Johannes der Täufer"). */
  readonly epithets?: {
    readonly articles: Readonly<Record<string, string>>;
    readonly stems: string;
    readonly nouns?: RegExp;
    /** The article before that of a woman, where articles tell the sex. */
    readonly female?: string;
  };
  /** Of the lists of names by people: who write the family name first, in other languages too, and who may be called by a father's name instead of one, and which share given names. */
  readonly peoples?: { readonly familyFirst: string; readonly byFathers: string; readonly akin: string };
  /** By a particle, what is a part of the given name before it where family names follow: "da" and "Conceição Graça". */
  readonly devotions?: Readonly<Record<string, string>>;
  /** What stands between quotation marks in somebody's name: "Rui «Tigre» Lopes". */
  readonly nicknames?: string;
  /** What stands before a surname for all who have it, folded: "Familie Müller". */
  readonly households?: string;
  /** Titles, folded, of those who are called by a given name: "Queen Anne". */
  readonly rulers?: string;
  /** The plural of a family, as it stands behind an article: "the Tudors". */
  readonly families?: {
    readonly before: RegExp;
    readonly text: RegExp;
    readonly ending: string;
    readonly afterSibilant: string;
    /** Whether a name that is in the lists as it stands is none, as many end so. */
    readonly isUnlisted?: boolean;
    /** What stands behind a family's name in the singular: " family". */
    readonly one?: RegExp;
  };
  /** What the mention of somebody begins with that tells an office: "el ministro de Defensa, ", or all of one that has no name. */
  readonly offices?: RegExp;
  /** What the mention of a noble begins with, before the place that is theirs: "Duke of ". */
  readonly fiefs?: RegExp;
  /** What stands before what a minister is for, in the text or within a mention: "Minister for ". */
  readonly portfolios?: RegExp;
  /** Folded words between names of one person that are none: "Lind épouse Berg". */
  readonly between?: string;
  /** Folded words of rank that stand between a given name and a particle, be they family names too: "Otto Graf von Lind". */
  readonly ranks?: string;
  /** What stands behind one word that is a family name: "( 12 ' )", "(PS)". */
  readonly familyBefore?: RegExp;
  /** What the mention of somebody begins with in small letters, be it told of nobody else: "en Pere". */
  readonly ownArticles?: RegExp;
  /** What stands before the name of a saint, which is one of the list of these. */
  readonly saintAfter?: RegExp;
  /** Before those who reign under given names alone, what tells in a line of times when all had these alone, and such names of men and women. */
  readonly reigning?: {
    readonly after: RegExp;
    readonly line?: RegExp;
    readonly m: string;
    readonly f: string;
    /** Whether only these become others of them, be the title in the mention or before it. */
    readonly isWithin?: boolean;
  };
  /** Words of a line that tells of times past, and given names of men and women that people had then: "Brittany" is no queen's maid. */
  readonly former?: { readonly line: RegExp; readonly m: string; readonly f: string };
  /** Who is called so at law is nobody: "R" of "R v Lind". */
  readonly crown?: { readonly text: RegExp; readonly after: RegExp };
  /** Groups of those of antiquity whom everybody calls by one name, of a sex each: in place of one stands another of them. */
  readonly ancients?: readonly string[];
  /** How letters are written where only those of ASCII can be, if not without their marks: "mueller@". */
  readonly spelledOut?: Readonly<Record<string, string>>;
  /** The end of a word for what is somebody's: "Müller'sche". */
  readonly ownedEnding?: RegExp;
  /** Names that are written short, by their forms: "Fco.", "Fdez." */
  readonly short?: Readonly<Record<string, string>>;
  /** What stands of degrees beside a name, from where it begins: "h. c. mult.". Sticky. */
  readonly academic?: RegExp;
  /** Letters of an office or an order behind a name: "KC". */
  readonly honoursBehind?: RegExp;
  /** Whether forms and letters put family names first, so that one that no list has may stand there. */
  readonly familyFirst?: boolean;
  /** Whether rare given names stand out, so that a usual one comes for what no list has. */
  readonly usualGiven?: boolean;
  /** Who is no person to be hidden, in lower case: "jesus". */
  readonly figures?: string;
  /** Particles that are also names: they count as such only in lower case. */
  readonly alsoNames?: string;
  /** Words between two names that stand for two people. */
  readonly joins?: string;
  /** Field labels, folded, that say which part of a name comes after them. */
  readonly fields?: Readonly<Partial<Record<'given' | 'family', string>>>;
  /** Titles that follow a name without a blank. */
  readonly after?: string;
  /** Words before a person's name in the name of a street or house. */
  readonly honours?: string;
  readonly saints?: string;
  /** Forms of address in groups: those of a group stand for each other, in the first group that has the one at hand. */
  readonly honorifics?: string;
  /** Those of them that are written out and take no full stop. */
  readonly writtenOut?: string;
  /** Words for the sex of a person, folded, by it; those of a group, parted by `|`, stand for each other, a lone word for none. */
  readonly sexes?: Readonly<Record<'f' | 'm', string>>;
  /** Whether what stands beside a word of kinship agrees with the sex that it tells. */
  readonly kinKeepsSex?: boolean;
  /** Words of kinship, folded, that may stand right before a name and tell its sex, and of others called by given names; pronouns that tell it; labels of fields that do. */
  readonly kin?: Readonly<Record<'f' | 'm', string>> & { readonly u?: string };
  /** Whose names people of a region have, as in {@link homes}: `IN :indian`, parted by `|`. */
  readonly homesOfRegions?: string;
  /** Words for whose somebody is, before a word of kinship: "his wife". */
  readonly owners?: string;
  /** Such words behind one of kinship: "irmão dela". */
  readonly ownersBehind?: string;
  readonly pronouns?: Readonly<Record<'f' | 'm', string>>;
  readonly sexFields?: string;
  /** Words that stand before a name in running text and tell the sex of who bears it: "o Jair". */
  readonly articles?: Readonly<Record<'f' | 'm', string>>;
  /** Whether people have two family names. */
  readonly twoSurnames?: boolean;
  /** Names are in Han script; the locale whose lists have the names in Latin letters among them. */
  readonly latin?: string;
  /** Shares of persons with a second surname, with one joined by "i", and so on; 0 where absent. */
  readonly shares?: Readonly<Partial<Record<'surnames' | 'joined' | 'hyphenated' | 'secondGiven' | 'middle', number>>>;
  /** The titles that notes usually give people. */
  readonly usual?: Readonly<Record<'f' | 'm' | 'doctor-f' | 'doctor-m', readonly string[]>>;
}

type ByGender = Readonly<Partial<Record<'u' | 'f' | 'm', string>>>;

/** Words of one small class, as stems that share their endings: `-` is no ending, `_` a blank; longer endings first. */
export type Paradigm = readonly [stems: string, endings: string];

/** What wards and specialties are for, coarsely: a ward becomes one that the same patient may lie on. The first that fits counts. */
export type CareField =
  'children' | 'women' | 'surgery' | 'mind' | 'acute' | 'head' | 'skin' | 'tests' | 'late' | 'inner';

/** Names of institutions. */
export interface Institutions {
  /** "of", "de la", "und": inside names, never replaced. */
  readonly functionWords?: string;
  readonly legalForms?: string;
  /** Words that tell what kind of institution it is. */
  readonly kinds?: string;
  /** The list of names that hospitals have which are called after no place and nobody: churches, houses. */
  readonly hospitalNames?: string;
  /** By field of care, parts of words of the language, folded, that tell it in names of wards, beside Greek and Latin ones. */
  readonly careWords?: Readonly<Partial<Record<CareField, string>>>;
  /** What stands before the name of a saint that is that of a town too, and tells that the saint is meant. */
  readonly ofSaints?: RegExp;
  /** Whom hospitals are called after, parted by `|`: in many towns; and such as everybody knows where. */
  readonly namesakes?: { readonly many: string; readonly one?: string };
  /** Ends of compound words that tell the kind: "Kreiskrankenhauses". */
  readonly heads?: RegExp;
  /** Heads, in folded letters, that no name is joined to: what a compound of one begins with says what it is for. */
  readonly commonHeads?: RegExp;
  /** Words by whose endings no name is: "Städtische", "Zivilrechtssachen". They may stay in the name of a body, where no list of names has them. */
  readonly plainWords?: RegExp;
  /** What stands before a head and names nobody: "Bundes", "Kinder". Another beginning is a name: "Tannenhofklinik". */
  readonly beginnings?: string;
  /** Legal forms that are written with dots; those of an association. */
  readonly legalEnding?: RegExp;
  readonly association?: RegExp;
  /** Words of patrons' names that say that one follows, and such names. */
  readonly patrons?: string;
  readonly advocation?: RegExp;
  /** Popes, rulers and nobles that houses are called after, behind their title where they have one, and others of the kind, parted by `|`. */
  readonly dignitaries?: readonly (readonly [name: RegExp, others: string])[];
  /** Prepositions before what an institution is for. */
  readonly purpose?: string;
  /** What else stands before a purpose, where all nouns have capitals, so that those behind either word are no names: "zur Förderung". */
  readonly aim?: string;
  /** Demonyms, continents and the like. */
  readonly nationalities?: readonly Paradigm[];
  /**
   * Languages that stand for each other, which words for peoples are too, and what stands before and behind one that is a language: "in English", where no
   * one writes Austrian.
   */
  readonly languages?: {
    readonly classes: readonly Paradigm[];
    readonly before: RegExp;
    readonly alone: RegExp;
    readonly after: RegExp;
  };
  /**
   * What follows a word for a people that is a language too, and such a word without its ending: "in deutscher Sprache"; what follows one in the name of
   * several languages or what they are written in, which have no other name: "tungusische Sprachen".
   */
  readonly ofLanguages?: { readonly after: RegExp; readonly example: string; readonly families?: RegExp };
  /** Words of peoples and towns with what follows them, in place of which no other would be true: "Weimarer Verfassung". */
  readonly only?: RegExp;
  /** Of names of one word that no list has: those that readers know all the same, or that are made of a word that they know. Where it is given, others are exchanged for invented ones. */
  readonly strange?: { readonly known: RegExp };
  /** Words of peoples with how many states they have: "neun österreichischen Bundesländer". */
  readonly counted?: RegExp;
  /** What compounds begin with that is called by no other name: "Olympia-Plätze". */
  readonly keptModifiers?: RegExp;
  /** Words of them that are nouns where no capital follows, and of another declension than the others: "einem Deutschen", "einem Schweizer". */
  readonly declinedNouns?: RegExp;
  /** What adjectives look like that are made of towns, which are too many for a class, and one of the class that stands for them: "Cottbuser". */
  readonly ofTowns?: { readonly pattern: RegExp; readonly example: string };
  /** Institutions that are called by what they are alone: "Parliament", in classes whose members fit the same place. */
  readonly bodies?: readonly Paradigm[];
  /** Years in which what recurs unevenly was held, by the names of it without their year; `|` parts those of the same years. */
  readonly held?: Readonly<Record<string, string>>;
  /** Words for games, in small letters, which stay in a name where its text has them too: "The Hockey News". */
  readonly games?: string;
  /** Last words of names of what is held or awarded: "Festival". */
  readonly occasions?: string;
  /** Those of them that one word before them names after somebody, be that a town too: "Stanley Cup". */
  readonly honours?: string;
  /** A number that tells one of a series of aircraft, devices or engines from the others: "EF-111", "B737-900". */
  readonly designations?: RegExp;
  /** What stands before or behind titles of songs, books and the like; the article that one begins with. */
  readonly works?: {
    readonly before: RegExp;
    readonly after: RegExp;
    readonly article?: RegExp;
    /** What stands before several words that are a title where a quotation mark stands behind them too. */
    readonly quoted?: RegExp;
    /** What stands between who wrote it and the title of a book in a list of such: " : ". */
    readonly behindAuthor?: RegExp;
    /** Other languages that titles are in, where all their words are of one, or the text tells of nobody but its people and they have no word of their own. */
    readonly foreign?: string;
  };
  /** Money that stands for other money where its line tells of trade, and not of what is at home. */
  readonly money?: { readonly names: readonly string[]; readonly trade: RegExp; readonly home: RegExp };
  /** Words of names of organisations that say how far they reach, not which they are: "National". */
  readonly scopes?: string;
  /** Of these, and of other words for rank and reach, those that stand for each other: "World", "International". */
  readonly reaches?: readonly Paradigm[];
  /** Names that are called for whom they gather and what these want, or as houses are, by what stands before it; others, parted by `|`. */
  readonly aims?: readonly (readonly [before: RegExp, aims: string])[];
  /** Names that are no noun with what belongs to it: "Feed the Hungry". */
  readonly sentences?: RegExp;
  /** Capitals that everybody knows, those of one kind in one class: "NATO" becomes no letters that nobody knows. Where there is a table, be it an empty one, others become letters that names begin with. */
  readonly acronyms?: readonly Paradigm[];
  /** Last words, folded, of organisations of which every great town has one: another is called after a town in place of a people. */
  readonly local?: string;
  /** Families by their name, which is the first group; those without one are such as there is one of: "Royal Family". */
  readonly households?: RegExp;
  /** Folded words for what is often called after a person: "hall", "trust". */
  readonly founded?: string;
  /** Words of kind, folded, that tell of several bodies: before them stands no town, where nothing else is a name. */
  readonly several?: string;
  /** What says the how-manieth an event of some year was, which would be another of another year: "tenth annual". */
  readonly numbered?: RegExp;
  /** Names of events of which there was one, so that no other of the corpus fits. */
  readonly unique?: RegExp;
  /** What stands before the place of a battle, treaty or court, in its name: such a one is of another place. */
  readonly battles?: RegExp;
  /** Names of bodies that reach over countries, of which the world has one each: "International Monetary Fund". */
  readonly worldBodies?: RegExp;
  /** What names of bodies of the state have, of which a country has one each. */
  readonly state?: RegExp;
  /** What stands before the place that ends the name of a body, where names begin with what they name: "de", "d'". Global. */
  readonly beforeSeat?: RegExp;
  /** What tells of which part of the country a branch is, and is no place: "Mitte". */
  readonly quarters?: string;
  /** A noun (`head`) with the article at its end, and the name behind it (`name`). */
  readonly definite?: RegExp;
  /**
   * Bodies called by common nouns alone, for others of which no more is known: by the gender of the article before them, `v` where it loses its
   * vowel. `_` is a blank. Only of languages whose names begin with what they name.
   */
  readonly ordinary?: Readonly<Partial<Record<'f' | 'm' | 'v', string>>>;
  /** Whether such a body stays where it may, unless it is one of {@link bodies}: an embassy is no port authority. */
  readonly onlyListed?: boolean;
  /** Where the last part of a compound begins, whose first letter those in brackets behind a name have too. Global. */
  readonly parts?: RegExp;
  /** Regions of the list of towns, which `|` parts, each with what bodies there are called after, `_` for a blank: a body goes where the towns beside it do. */
  readonly areas?: string;
  /** Words behind which a name of no list that tells nothing else is a noun, and stays: "en Europaregering", "de reclassering". */
  readonly keptBehind?: RegExp;
  /** What stands behind the name of a firm that no other makes: " Panda". */
  readonly keptBefore?: RegExp;
  /** What names of authorities end in, as `kind` before an `ending`, with what others end in: what they are for stays, since the text tells of it. */
  readonly bodyKinds?: readonly (readonly [pattern: RegExp, kinds: string])[];
  /** The same for names that would stay as a whole: "Hockey Association of Canada". */
  readonly keptKinds?: readonly (readonly [pattern: RegExp, kinds: string])[];
  /** What names look like of which there are too many for a class, and one of the class that stands for them: "Skogsverket". */
  readonly likeBodies?: readonly (readonly [pattern: RegExp, example: string])[];
  /**
   * Names in another language, with what stands before their word of kind as `lead`, that as `kind`, and what stands behind `joint` as `tail`: the grammars
   * `foreign-lead` and `foreign-tail` write others, and no name of the corpus's own language comes into them.
   */
  readonly foreign?: RegExp;
  /** What names look like that tell their kind by no word of kind: each a grammar `organisation-<kind>`. The first that fits is taken. */
  readonly named?: Readonly<Record<string, RegExp>>;
  /**
   * What departments are called by that nobody gives a name, where their head comes first: the words before what they are for, and that (`head`, `field`), or
   * other common words alone (`form`), each with its number or letter (`which`). The forms of a head are the grammar `department-<head>`.
   */
  readonly wards?: RegExp;
  /** Words of kind, folded, behind which stands where the institution is: "Kreissparkasse". */
  readonly seated?: RegExp;
  /** What is called after a family, be that called as a town is: its `name`, and the `rest` that tells so ("& Sons"). */
  readonly ofFamilies?: RegExp;
  /** Words of kind, folded, of institutions that only great towns have. */
  readonly ofGreatTowns?: RegExp;
  /** Words of kind, folded, of what stands in capitals: the town behind one stays. */
  readonly ofCapitals?: RegExp;
  /** What names of sports clubs begin with, before the town or whatever else they are called by: "FC ". */
  readonly clubs?: RegExp;
  /** Abbreviations of words of kind that stand at the beginning without a blank of their own: "H.Sant Pau". */
  readonly shortKinds?: RegExp;
  /** A town's name as it stands before a word of kind in small letters: "Kalmars" before "universitet", but "Malmö". */
  readonly ofTown?: (town: string) => string;
  /** What parties stand for, and whoever stands for it. */
  readonly stances?: readonly Paradigm[];
  /** The word that ends the name of a party. */
  readonly party?: string;
  /** Words that tell that a name is one of a party or of several together, and what parties may be called that stand for nothing in particular; `_` is a blank. */
  readonly partyKinds?: string;
  /** What is behind the name of a party that tells who is of it: " MP". */
  readonly partyOffices?: RegExp;
  /** Words before what a party stands for that many have: "Social Democratic Party". */
  readonly partyGround?: string;
  readonly partyNames?: string;
  /** What is counted from the first on, so that of two numbers the higher tells of later: "112th Congress". */
  readonly inTurn?: RegExp;
  /** What all parties of one side are called together, which are none: "Left". */
  readonly partySides?: string;
  /**
   * How names of parties begin in the language, and what others may be called behind that in a text of another language: "Partido Cívico" for
   * "Partido Obrero de Fiji". A pattern that begins with nothing stands for names of one word.
   */
  readonly parties?: readonly (readonly [head: RegExp, names: string])[];
  /** Who stands for one of no name, all of them: "12 Progressives". */
  readonly partyMembers?: string;
  /** Kinds, folded, of which a place has one, so that whatever stands before them is a place: "constabulary". */
  readonly ofPlaces?: string;
  /** What stands before the region that a body is of, and stays: "Southern District of". */
  readonly ofRegion?: RegExp;
  /** What somebody is called who stands for it, where that differs: "Democrat". */
  readonly partisans?: readonly Paradigm[];
  /** What institutions are for or about, in classes whose members fit the same place; the first is that of a field of no class. */
  readonly fields?: readonly Paradigm[];
  readonly fieldEnding?: RegExp;
  /** Words of running text that tell of what kind an organisation beside them is: each a grammar `organisation-<kind>`. */
  readonly cues?: Readonly<Record<string, RegExp>>;
  /** What stands before a body that alone has who is named there: "kabinettssekreteraren på UD". */
  readonly sole?: RegExp;
  /** Names in place of which no other would be true, or of which no part fits elsewhere. */
  readonly unlike?: RegExp;
  /** Endings of common nouns and adjectives, and common words that many names of institutions have. */
  readonly commonEnding?: RegExp;
  readonly common?: string;
  /**
   * The dictionary that knows common words; alone they do not tell that many names have them. `words` is `data/words`, in which nothing is that
   * a list of names has, and which knows no senses.
   */
  readonly dictionary?: 'wordnet' | 'words';
  /** Whether every word of a name has a capital, and the name stands in front: "Elmwood Elementary School". */
  readonly titleCase?: boolean;
}

/** Places, streets and postcodes. */
export interface Places {
  /** What names of bodies begin with that corpora label as places too, by what they are: "CHU de Nantes". */
  readonly bodies?: Readonly<Record<'hospital' | 'organisation', RegExp>>;
  /** Rivers, mountains, landscapes, buildings: names of no town, most with an article. The first group that fits is taken. */
  readonly articled?: readonly PlaceGroup[];
  /** A place's name as it stands after a text: "Niederlanden" after "in den ". */
  readonly inflect?: (name: string, before: string) => string;
  /** Provinces of one country, lakes, islands and the like, a line of names (blanks as `_`) for each: each becomes another of its line, wherever it stands. */
  readonly alike?: readonly string[];
  /** Of these lines, those of regions of one country, by its name: some name of each. Where the country becomes another, so do they. */
  readonly nations?: Readonly<Record<string, string>>;
  /** Words behind which, or before which, stands the name of a person: "Jefferson County"; no town's. */
  readonly namedAfterPersons?: string;
  /** Names called after towns: group `town`, or `small` where it stands in small letters, with its `end` in the genitive, and `before` and `after` it what stays. */
  readonly compoundsOfTowns?: RegExp;
  /** The towns that have a greater area with a name of its own; see {@link compoundsOfTowns}. */
  readonly greatest?: string;
  /**
   * In which regions of the list of towns other places lie, `_` for a blank, parted by `|`: areas, which have no town of another region, and spots by or
   * in them. "Norrland Norrbotten Västerbotten|…". One becomes another that lies so to what the places beside it become.
   */
  readonly whereabouts?: {
    readonly areas: string;
    readonly spots: string;
    /** Regions with those that they border on, and what stands before one of which a border is told. */
    readonly borders?: { readonly before: RegExp; readonly lines: string };
  };
  /** Parts of great cities by the names of these, `_` for a blank: what stands for one is a part of what its city becomes. */
  readonly quarters?: Readonly<Record<string, string>>;
  /** Great cities that everybody knows, as the list of towns has them, `_` for a blank: one becomes another of its region. */
  readonly metropolises?: string;
  /** Regions without towns of their own in the list, `_` for a blank, each with a town that stands for where it lies: "Norfolk Norwich|…". */
  readonly seatsOfRegions?: string;
  /** Words of a line that tell how far places are from each other, and where: those abroad, of which no list tells that, stay. */
  readonly distances?: RegExp;
  /** What stands before a place that lies near the one named before it: "bei ". */
  readonly besides?: RegExp;
  /** Words beside a country that tell that it lies by the sea. */
  readonly sea?: RegExp;
  /** Regions of the list of towns, each with those that adjoin it: "ME NH|NH ME VT MA|…". What becomes of one adjoins what became of the others. */
  readonly adjoining?: string;
  /** Towns by the sea, `_` for a blank, in groups that `|` parts: where the line of one tells of the sea, it becomes another of its group and land. */
  readonly ports?: string;
  /** What stands before the name of a town by the sea, be it none of these: "praia de ". */
  readonly shores?: RegExp;
  /** Rivers with the towns by them, `_` for a blank, in groups that stand for each other: behind a town one becomes that by which the other town lies. */
  readonly rivers?: readonly Readonly<Record<string, string>>[];
  /** Names of lakes, which beside a town are called after what it becomes (see {@link ofTown}), but for those that stand behind words of a way there. */
  readonly lakes?: { readonly named: RegExp; readonly behindWay: RegExp };
  /** Names of houses, clubs and halls, separated by |, for one in words of the dictionary: "the Blue Note". */
  readonly houses?: string;
  /** Words of lines of antiquity and myth: who and what is named there has no like. */
  readonly antiquity?: RegExp;
  /** Words before which a place stays what it is: "the Munich Olympics". */
  readonly keptBefore?: RegExp;
  /** Words of a sentence that tell how places lie to each other, which is true of no others, so that its places stay: "flows into". */
  readonly relations?: RegExp;
  /** What tells that a sentence is of what everybody knows: who took part, when and where it was stays. */
  readonly known?: RegExp;
  /** Houses that stand for who governs in them, states that are no more or have no like, and directions of the sky, with _ for blanks: they stay. */
  readonly seatsOfPower?: string;
  /** States and times that are no more: beside them countries and peoples stay, since history tells who met whom there. */
  readonly bygone?: RegExp;
  /** Words of a line that tell how a state is made, so that a country of the language stays what it is there: another has no president. */
  readonly homesStay?: RegExp;
  /** Words behind which a place stays what it is: "the Romanian capital". */
  readonly keptBehind?: RegExp;
  /** Words before what somebody is elected for, and the region of the lists where that lies if it is called as a town of the first home country is; words behind it that tell that it is of that region, be it called as a state. */
  readonly constituencies?: { readonly before: RegExp; readonly after?: RegExp; readonly region: string };
  /** Countries that are none today, each with the one of the lists where its towns are, which | parts. */
  readonly formerly?: string;
  /** What stands behind the name of a county that is one of several before the word for them. */
  readonly countyRow?: RegExp;
  /** What stands before the name of somebody who was beaten, whatever the label says: "re-election over". */
  readonly rivals?: RegExp;
  /**
   * The letters of the country's regions behind its towns, "(MI)", "/SP": each alone, or with the region of the list of towns, "SP:São_Paulo", `_` for a blank, and what its
   * postcodes begin with there, "PG:Umbria:06"; with small letters such as texts write so, which are those of a region in capitals too: "(Qld)".
   */
  readonly regionCodes?: string;
  /** Letters right behind a number that make it one for an order: "2o". */
  readonly ordinalEnds?: string;
  /** Towns with a name in each of two languages, as in "Vitoria-Gasteiz": those of which the lists have both, parted by `|`. Where there is such, a town joined to what no list has is one too. */
  readonly twoNames?: string;
  /** Words of kind, folded, that stand in names of other languages alone, behind the country where they lie, which | parts. */
  readonly foreignKinds?: string;
  /** Small words that stay behind such a word of kind: "Isola di Lind". */
  readonly foreignJoints?: RegExp;
  /** Words that tell the kind of place, of street, of a part of a house, of a room. */
  readonly kinds?: string;
  readonly streets?: string;
  /** Words for a kind of way with letters left out, and whole: "P.zza" and "Piazza". */
  readonly shortStreets?: Readonly<Record<string, string>>;
  /** Whether streets that are called after people are after those whom everybody knows, of whom the list of names of streets has some. */
  readonly streetsOfKnown?: boolean;
  readonly units?: string;
  readonly rooms?: string;
  /** Adjectives that tell one way from another where nothing else does: "Gamla" of "Gamla vägen". */
  readonly wayAdjectives?: string;
  /** Ends of compound words that tell the kind of street: "Hauptstraße". */
  readonly streetHeads?: RegExp;
  /** Stems, without their ending, of adjectives that stand apart before the word for a kind of way: another of its group, which `|` parts, comes for one. */
  readonly streetAdjectives?: string;
  /** What stands before the number of a road that has no other name: "U.S. Route ". */
  readonly roads?: RegExp;
  /** What streets are called by, parted by `|`, behind what stands before it, where no word for a kind of way tells that it is one: "Am Anger". */
  readonly ways?: readonly (readonly [before: RegExp, names: string])[];
  /** Words for streets that stand in the names of towns and houses too. */
  readonly ambiguous?: string;
  readonly directions?: string;
  /** Folded words that are one for a kind of way at the end of a street's name, and elsewhere in names of places. */
  readonly streetEnds?: string;
  /** Whether the kind of street comes last: "Twelve Elm Road". */
  readonly streetKindLast?: boolean;
  /** Inflectional endings of places' names. */
  readonly endings?: string;
  /** Draws the figures of a postcode that the country could have given, `undefined` for a length that it has not; and the letters behind them. */
  readonly zip?: {
    readonly example: string;
    readonly letters?: string;
    readonly draw: (length: number, rng: Rng) => string | undefined;
  };
  /**
   * What the postcodes of regions begin with: regions as the list of towns has them, `_` for a blank, each with its beginnings or ranges
   * of them.
   */
  readonly zipAreas?: string;
  /** What the postcodes of great towns begin with: "Köln 506 507", parted by `|`; `_` for a blank. */
  readonly zipsOfTowns?: string;
  /** Adjectives that tell a part of a town before its name: "upper". */
  readonly partsOfTowns?: string;
  /** Words of kind before which no great town stands: "island". */
  readonly townless?: string;
  /** Continents and their parts: where a text names a country beside one, both have to fit each other. */
  readonly partsOfWorld?: RegExp;
  /** Of the name of a region at home, what decides its article: only such as have the same stand for each other. */
  readonly classOfRegion?: (name: string) => string;
  /** Countries with their capitals, parted by `|`: a government is in no other town. `_` is a blank. */
  readonly capitals?: string;
  /** Words in small letters that corpora label with a place behind them: "northern Iraq". */
  readonly leads?: RegExp;
  /** What texts call countries beside their names, lines parted by `|` that begin with an ISO 3166 code: "GB Großbritannien England". */
  readonly countryAliases?: string;
  /**
   * Abbreviations of countries whose letters no list of codes has, or not in this language, without dots and blanks: groups parted by `|` that begin
   * with the country. `_` for a blank.
   */
  readonly shortCountries?: string;
  /** Towns that texts write with letters behind them, without dots and blanks: countries, each with its own, parted by `|`. `_` for a blank. */
  readonly letteredTowns?: string;
  /** Languages in which addresses name countries beside the own: "Spain". */
  readonly countriesIn?: string;
  /** A language of the same country: behind its words for a kind of way stand names of its lists. */
  readonly neighbour?: string;
  /** What stands before the saint that a church is called after: "cathedral of ". */
  readonly churches?: RegExp;
  /** Languages of other countries that are likewise told by their words for a kind of way: "Rua", "Kaiserstraße". */
  readonly waysOf?: string;
  /** Regions of which the towns are called in one language, or are as great, in groups: each becomes another of its group. `_` for a blank. */
  readonly regionsAlike?: readonly string[];
  /** Home countries whose regions are not told by the list of these: lines of an ISO 3166 code and its regions, the greatest first. `_` for a blank. */
  readonly lands?: readonly string[];
  /** Whether its small towns are called as towns elsewhere are, so that beside towns of one other country a name is that of such. */
  readonly borrowsNames?: boolean;
  /**
   * Regions of other countries as texts call them, each with the language that has lists of its towns and what the lists call it, or the beginnings of
   * its postcodes: what no list of its own has is looked up in those, where this is there, be it empty. `_` for a blank.
   */
  readonly regionsAbroad?: readonly string[];
  /**
   * Rivers, lakes and seas by the word for their kind, each with the ISO 3166 codes of the countries and states where it is: another of these lies by the
   * places that a text has beside it. `_` for a blank.
   */
  readonly waters?: Readonly<Record<string, readonly string[]>>;
  /** Towns abroad that it calls otherwise than the lists there, each with its own name behind it, parted by |. `_` for a blank. */
  readonly townsCalled?: string;
  /** Whether towns are called by several words that hyphens join, so that what no list has is one name and not two. */
  readonly hyphenated?: boolean;
  /** What is written for a word within the name of a town: "s/" for "sur". */
  readonly shortJoint?: RegExp;
  /** First words, folded, that only names of towns have: "Bad". */
  readonly townBeginnings?: string;
  /** Words of kind, folded, behind which a region stands and no town: "Land Tirol". */
  readonly regionKinds?: string;
  /** A town with the number of a part of it, which no other town has: "Paris 11". */
  readonly districts?: RegExp;
  /** A county by its name, which the locale's list of counties has, and what stands behind: groups `name`, `kind` and `rest`. */
  readonly county?: RegExp;
  /** Folded names that several regions or countries have a town of: where such a town lies is not known. */
  readonly namesakes?: string;
  /**
   * Counties and provinces by the region of the list of towns that they lie in, or that is theirs; one of a line of `alike` stands for all of it
   * where the region is no code. `_` for a blank. Where there are {@link zipAreas}, in their order.
   */
  readonly parts?: Readonly<Record<string, string>>;
  /** What stands behind a town that lies in the part or province which is its group: " en Corrèze". */
  readonly partBehind?: RegExp;
  /** Words for who or what is of a country, with what that is called: beside one the country stays, and its towns in it. */
  readonly nationals?: ReadonlyMap<string, string>;
  /** Adjectives of regions of the list of towns, in small letters and without their endings, each line with the region first: a town behind one stays there. `_` for a blank. */
  readonly ofRegions?: string;
  /** What stands before a part of a region and before no river: "dans le Lot". */
  readonly partBefore?: RegExp;
  /** What stands behind a town that is the greatest of some land. */
  readonly largest?: RegExp;
  /** What stands before a capital that stands for who governs in it: another capital comes for it. */
  readonly governs?: RegExp;
  /** What stands behind one, and before it there: "and Washington announced". */
  readonly governsAfter?: { readonly before: RegExp; readonly after: RegExp };
  /** What stands before a town that has courts, a great hospital or a university: one of `metropolises` comes for it. */
  readonly seatsBefore?: RegExp;
  /** Provinces that are called after no town of the list, by the region that they lie in. `_` for a blank. */
  readonly provinces?: Readonly<Record<string, string>>;
  /** The province of each region of the list of towns, where these are smaller. */
  readonly provinceOf?: Readonly<Record<string, string>>;
  /** From a town to what it lies in, where a sentence says what it is: " è un comune della provincia di ". */
  readonly copulas?: RegExp;
  /** What stands before the name of a province, be that its capital's too, and provinces that need no article there. `_` for a blank. */
  readonly ofProvince?: { readonly before: RegExp; readonly names: string };
  /** Parts of the world, and who and what is of them: towns and countries beside them tell of which. */
  readonly continents?: string;
  /** Words that tell of a country: groups of words of texts, each group of one country; `_` for a blank. */
  readonly peoples?: string;
  /** Words of lines whose countries are those of history, or of one part of the world, so that no other fits. */
  readonly history?: RegExp;
  /** A word for a `people` before one for `all` of whom it is a part, and the `first` of two such: of these no other is true. Global. */
  readonly paired?: RegExp;
  /**
   * A word for a people, or an adjective of it, in the same form of another country: "French", "Poland" and "Polish".
   *
   * @param stands that it stands by itself for one who is of the country or for all, where the text tells it.
   */
  readonly demonym?: (form: string, country: string, stands?: 'one' | 'all') => string | undefined;
  /** Of what stands behind a country, where letters of the word for its people stand apart from it ("Austria n"): the countries to which those may be joined. */
  readonly cutAdjectives?: (after: string) => readonly string[] | undefined;
  /** What stands behind a country of which an office or money is that no other has: "United States presidents". */
  readonly offices?: RegExp;
  /**
   * What stands before a town or behind it and tells of a body that few towns have ("OLG "), and the towns of home countries, which | parts, that have
   * one, `_` for a blank: such a town becomes another of its country; of an empty list nothing is known. The first that fits counts.
   */
  readonly bodySeats?: readonly {
    readonly before?: RegExp;
    readonly after?: RegExp;
    readonly towns: string;
    /** Whether it governs the places around the town: what stands before one with such a word lies by it, "Lindinha, concelho de Lind". */
    readonly isCouncil?: boolean;
  }[];
  /** Seats of governments, with the places that stay what they are where a text names one. */
  readonly seats?: readonly (readonly [seat: RegExp, places: string])[];
  /** Whether what stands behind an article and no list has stays, be it a town or a spot in one: "o caminho do Cabeço". */
  readonly townsStayBehindArticles?: boolean;
  /** What a text has that tells of a region that its towns stay in, where no mention tells it: "CRM-SP". */
  readonly regionsHeld?: readonly (readonly [told: RegExp, region: string])[];
  /** Words for styles and peoples, and what stands in their line where another would make it untrue: a century, what is ancient, colours. */
  readonly eras?: readonly (readonly [words: RegExp, beside: RegExp])[];
  /** Small words before another place in brackets behind one: "(including Lind)". */
  readonly inBrackets?: RegExp;
  /** Parts of the world, with countries that lie there, which | parts into those that stand for each other: where a text names the part they become no others. */
  readonly together?: readonly (readonly [part: RegExp, countries: string])[];
  /**
   * Regions of one country, by any of its names, that the lists have no towns of. What a town before one of them becomes lies in that country, which stays
   * where one of them is labelled.
   */
  readonly statesOf?: { readonly countries: string; readonly names: string };
  /** What stands before a word for a people that stands for one of it, or for all, and words behind it that are no nouns: "the French refused". */
  readonly alone?: { readonly one: RegExp; readonly all: RegExp; readonly after: RegExp };
  /** What is of a town, as it stands before a noun: "Göttinger". */
  readonly ofTown?: (town: string) => string | undefined;
  /** Whether some of these are written without a capital. */
  readonly smallPeoples?: boolean;
  /** Whether the letters of a name that no list has tell that it is foreign. */
  readonly tellsForeign?: boolean;
  /** Folded words that many towns at home begin with: one of no list is there too, whatever is named beside it. */
  readonly homeBeginnings?: string;
  /** The word that tells a town from the region of its name: "New York City". */
  readonly cityWord?: string;
  /** Words for divisions of a country or a few, in small letters and parted by |, which tell that a text is about one of these. They are joined to one expression that has no flag `u`: no `\p`. */
  readonly divisions?: readonly (readonly [word: RegExp, countries: string])[];
  /**
   * Divisions of other countries, each of which becomes another of its country: each country with the word for their kind and their names, "County: Lind Lund", `_` for a
   * blank; what stands before the name of one or behind it, `isSure` where a name of no list is one too; and what a mention is that has the word for the kind in it.
   */
  readonly divisionsAbroad?: {
    readonly names: Readonly<Record<string, string>>;
    readonly before: RegExp;
    readonly after: RegExp;
    readonly isSure: RegExp;
    readonly withKind: RegExp;
  };
  /** What names of something held in a year, as elections are, tell of where the towns of their text lie: the region of the list of towns. */
  readonly heldIn?: readonly (readonly [name: RegExp, region: string])[];
  /** Names of what is held in the region that they name, where {@link heldIn} does not tell: "2014 Texas gubernatorial election". */
  readonly heldInNamed?: RegExp;
  /** Regions with the year since when there is each, `|` between them, `_` for blanks: an older text tells of none. */
  readonly since?: string;
  /** Towns abroad with other countries that have one of the name, `|` between them: they lie there beside places of those alone. */
  readonly alsoAbroad?: string;
  /** Wars and the like, in whose lines the countries stay. */
  readonly wars?: RegExp;
  /** Regions and countries that are called as a great town of theirs is, and what stands between such a name and another town beside it: "Oslo and Luxembourg". */
  readonly alsoTowns?: {
    readonly names: string;
    readonly joints: RegExp;
    /** Those that by themselves are the town, unless their line tells of the region. */
    readonly usually?: { readonly names: string; readonly unless: RegExp };
  };
  /** Of texts of one home country, by its ISO 3166 code: words that others do not have. Global. */
  readonly landWords?: Readonly<Record<string, RegExp>>;
  /** The countries whose towns its lists have, as ISO 3166 codes. */
  readonly countries?: string;
}

/** Names of places of one kind that stand for each other, by gender: `p` in the plural, `u` without an article. `_` is a blank. Where there is no name, what is of the kind stays. */
export interface PlaceGroup extends Readonly<Partial<Record<'f' | 'm' | 'n' | 'p' | 'u', string>>> {
  /** What a name that no list has ends in, and what stands before it or behind, where it is of this kind; a group with none of them takes all that have an article. */
  readonly ending?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** After what matches, the article is that of another word: "the Leeds train". */
  readonly unless?: RegExp;
  /** Whether names of several words are of it too, where the words before them match. */
  readonly ofPhrases?: boolean;
  /** Between the names of a row, which are of it as the first is: "hamlets: A, B and C". */
  readonly inRows?: RegExp;
  /** Whether what stands before a name tells its kind even where the lists know it as a town, and its ending even where no article stands before it. */
  readonly isSure?: boolean;
}

/** Telephone numbers, addresses of the internet, numbers of documents. */
export interface Contact {
  /** Words of addresses for what is written to there, in all languages: "segreteria". */
  readonly mailboxes?: string;
  readonly plans?: readonly NumberingPlan[];
  /** Examples of telephone numbers. */
  readonly phones?: string;
  /** Words before an extension. */
  readonly extension?: RegExp;
  /** Examples of other numbers by surrogate type, whose shape and check digits new ones take. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
  /** Words before, in and behind telephone numbers and addresses of the internet. */
  readonly words?: string;
  /** Words before a number that say what it numbers. */
  readonly numberWords?: string;
  /** Signs of a number that say of what kind it is, or of which state, and stay: "B 1234-19", "OAB/SP". Global. */
  readonly fixed?: RegExp;
  /** The number that everybody has, where it begins with the day of their birth: groups `year`, `month` and `day`; the last figure but one tells the sex, the last one is a check digit by Luhn; of eleven figures the last two check the others, as in Belgium. Without a `day` it is a French number, which begins with the sex. */
  readonly birthNumber?: RegExp;
}

/**
 * A national numbering plan, as far as a reader would notice: `draw` gives a national number (with its trunk 0 where the
 * source has one) as long as the source and of its kind, or `undefined` where the source does not fit the plan.
 */
export interface NumberingPlan {
  readonly country: string;
  /** How numbers are written of which the digits alone could be another country's. */
  readonly form?: RegExp;
  /** @param town gives all numbers of one area the same. */
  draw(national: string, rng: Rng, town?: Rng): string | undefined;
}

/** How words follow each other. */
export interface Agreement {
  /** Endings of the first word that tell a woman's profession, and a man's, where the lists do not know the word. */
  readonly genders?: { readonly f: RegExp; readonly m: RegExp };
  /** Words that lose their vowel before another vowel, by what is left of them: "de" and "d'". */
  readonly elision?: Readonly<Partial<Record<'d' | 'l', string>>>;
  readonly articles?: string;
  /** What tells of deputies, who stand for those whom they stand in for, and the other way round. */
  readonly deputies?: RegExp;
  /** Articles before a profession. */
  readonly beforeProfessions?: string;
  /** What is beside a profession and holds for others of the gender too, `_` for a blank: "retired", "ex", "im_Ruhestand". */
  readonly besideProfessions?: string;
  /** What stands behind a profession, and the name of who has it, where the text tells at what place they work, so that not everybody of the field would be there. */
  readonly workplaces?: RegExp;
  /** Prepositions that hold an article. */
  readonly contractions?: string;
  /** Prepositions that hold an article, without it: "del" and "de". */
  readonly uncontracted?: Readonly<Record<string, string>>;
  /** Prepositions that hold an article, as corpora of syntax write them: "del" and "de el". */
  readonly apart?: Readonly<Record<string, string>>;
  /** Prepositions before the article of a town's name, and the one word that both become: "de le" and "du". */
  readonly melted?: Readonly<Record<string, string>>;
  /** Articles that become one word with a preposition before them, also at the beginning of a place's name. */
  readonly contracting?: string;
  /** Prepositions before the name of a street, and articles in other cases. */
  readonly leads?: string;
  /** Before a word that no list of names knows these tell a common noun. */
  readonly beforeNouns?: string;
  /** Prepositions before where an institution is. */
  readonly beforePlaces?: string;
  /** Whether the second form of a pair (a/an, de/d') stands before a text; `undefined` where there is no rule for the first. */
  readonly sounds?: (first: string) => ((following: string) => boolean) | undefined;
  /** Pairs by that rule whose right form can be told from what follows: not le/la, which l' may stand for. An apostrophe takes the blank's place. */
  readonly soundPairs?: readonly (readonly [first: string, second: string])[];
  /**
   * Articles, alone and with what they melt into, a row for each: before a masculine word, before one that `impure` matches, without its vowel
   * (with an apostrophe), before a feminine word; `-` where there is none.
   */
  readonly articleForms?: readonly (readonly [m: string, impure: string, elided: string, f: string])[];
  readonly impure?: RegExp;
  /** What is an article before persons alone, and a preposition before all else: "en Pere", "en anglès". */
  readonly personal?: RegExp;
  /** The gender that an article without its vowel takes before a consonant, where nothing tells that of the name: clubs of towns have it. */
  readonly untold?: 'm';
  /** Words that only a vowel allows, with what stands in their place before a consonant and which they must replace before itself: "ad" and "a". */
  readonly euphonic?: Readonly<Record<string, string>>;
  /** Articles and prepositions that hold one, as they are before a town, which takes no article: "du" and "de", "la" and nothing. */
  readonly beforeTowns?: Readonly<Record<string, string>>;
  /** Of articles that agree, those that stand otherwise before a region: "nella" and "in", for no one is "nella Toscana". */
  readonly beforeRegions?: Readonly<Record<string, string>>;
  /** Whether capitals are read by letter, so that sounds depend on them. */
  readonly readsCapitals?: boolean;
  /** Articles and prepositions that hold one, in lower case, with the genders (f, m, n) of the singular nouns they may stand before. */
  readonly determiners?: Readonly<Record<string, string>>;
  /** An adjective between an article and a name of an organisation, with the blanks around it. */
  readonly attribute?: RegExp;
  /** What a masculine or neuter noun takes at its end after what matches. */
  readonly genitive?: { readonly after: RegExp; readonly ending: string; readonly afterSibilant: string };
  /** What is before a determiner of several genders decides it, or the name behind it: the genders that are left after what matches. */
  readonly narrowed?: readonly (readonly [pattern: RegExp, genders: string])[];
  /** The gender of the name of an organisation that is called with an article, by its head; `undefined` for one that takes none. */
  readonly genderOfName?: (name: string) => 'f' | 'm' | 'n' | undefined;
  /** Of a country's folded name, what decides its article: only such as have the same stand for each other. */
  readonly classOfCountry?: (folded: string) => string;
  /** What an owner's name takes behind the apostrophe, or in place of it, unless it ends in the sound of an s, which takes an apostrophe alone. */
  readonly owner?: { readonly sibilant: RegExp; readonly ending: string; readonly isJoined?: true };
  /** Articles, in lower case, that corpora label as part of a name: "the FBI", "l'OMS". */
  readonly ownArticles?: string;
  /** The ending of an owner that corpora label as part of the name: "Lind 's". */
  readonly ownPossessive?: RegExp;
  /** The class of countries that may become one without an article, which is then left out: "the Netherlands", "Belgium". */
  readonly droppedArticle?: string;
  /** The ending of an adjective or noun in small letters: what takes its place has the same. */
  readonly inflected?: RegExp;
  /** What else can be told to be right or wrong; see `findAgreement`. */
  readonly checks?: readonly AgreementCheck[];
  /** Articles and contractions that stand before singular nouns of either gender, and nouns of institutions and places of each, as they are written. */
  readonly articlesOf?: Readonly<Record<'f' | 'm', string>>;
  readonly nouns?: Readonly<Record<'f' | 'm', string>>;
  /** Forms of nouns beside the one that lists have: plurals and cases. */
  readonly inflections?: readonly Inflection[];
  /** What a noun in small letters may be a form of; most are no words. */
  readonly singulars?: (noun: string) => readonly string[];
}

export interface Inflection {
  /** @returns `undefined` where it is not told what changes. */
  readonly form: (noun: string, gender: 'f' | 'm') => string | undefined;
  /** The text before a noun that takes the form, where that tells it. */
  readonly after?: RegExp;
}

/** Something that can be told to be right or wrong where words follow each other. */
export interface AgreementCheck {
  /** What it is about, in the language's own words: "du", "il/lo". */
  readonly name: string;
  /** The source of a pattern of what stands before the word that decides, right or wrong, with the blank after it. Case matters not. */
  readonly site: string;
  /** @param word what the pattern found, as it is written, without blanks at its ends; next: the text after it, from its first letter on. */
  readonly isWrong: (word: string, next: string) => boolean;
}

/** How notes write eponyms; the list itself is `data/eponyms/<code>.txt`. */
export interface Eponyms {
  /** Other ways of writing the words of terms, without accents, as sources of patterns. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Marks of possession and endings of adjectives. */
  readonly possessive?: RegExp;
  /** What a name may end in before the end of the word. */
  readonly genitive?: RegExp;
  /** A word that may be left out before a name, and one that is no title. */
  readonly optional?: string;
  readonly noTitle?: string;
}

/**
 * What tells the placeholders of decisions that were anonymised, and what only looks like one. Words are as they are written, without the
 * full stop that ends an abbreviation.
 */
export interface Placeholders {
  /** Words of sentences that other languages do not have, in lower case, and what else tells a word for one of the language. */
  readonly sentenceWords: string;
  readonly sentenceSigns: RegExp;
  /** Forms of companies; what may join or follow them; those that have a full stop of their own; those of letters with blanks: "e. K.". */
  readonly legalForms: string;
  readonly formJoints: string;
  readonly shortForms: string;
  readonly splitForms: string;
  /** After "&" in the name of a company; what stands between its letter and its form: "X. Handels GmbH". */
  /** Forms of associations, which are no companies; professions that lawyers and the like name their firms by. */
  readonly associations: string;
  readonly practices: string;
  readonly partners: string;
  readonly firmPartners: string;
  readonly trades: string;
  /** Ends of compounds that say what a firm does: "Kunststofftechnik". */
  readonly tradeEnds: RegExp;
  /** Heads of names by label, in lower case, alone after a letter or joined to one: "X-Gruppe", "Ekliniken". */
  readonly heads: Readonly<Record<string, string>>;
  /** Heads of another label where a hyphen and a capital follow the letter: "F-Heim", but "Fheim". */
  readonly apart: Readonly<Record<string, string>>;
  /** Those that no letter is joined to without a hyphen, because real words would be made. */
  readonly notJoined: string;
  /** Those that are words of their own where a blank parts them from the letter: "weg". */
  readonly notApart: string;
  /** Heads in small letters after an ellipsis: "...bataillon ..."; those of streets after a letter: "H. straße". */
  readonly smallHeads: string;
  readonly streetHeads: string;
  readonly titles: string;
  /** Words that announce what is blacked out after them, by label; those that are written with a full stop. */
  readonly cues: Readonly<Record<string, string>>;
  readonly dottedCues: string;
  /** What compounds that announce like cues end with, by label: "Hemdenhersteller". */
  readonly cueEnds: Readonly<Record<string, string>>;
  /** Words that stand for a name where a number follows them or square brackets are around, by label, besides cues: "Vorname2", "[Datum]". */
  readonly stands: Readonly<Record<string, string>>;
  /** The ending of a noun in the genitive, as a pattern and as it is written: heads of names have it too. */
  readonly genitive: RegExp;
  readonly genitiveEnds: string;
  /** Bodies that their town or district names, before the town: "Kreiskrankenhaus", "Ortsverband". */
  readonly seatedBodyWords: RegExp;
  /** Makes of cars, and words near the letter of a model: "Opel Astra H". */
  readonly makes: string;
  readonly vehicles: string;
  /** Kinds of roads that have a number: in a word, and by a letter, which is none of a name then: "auf der L …". */
  readonly roads: RegExp;
  readonly roadLetters: string;
  readonly onRoads: string;
  /** Signs of blood groups, where such are spoken of. */
  readonly bloodGroups: string;
  readonly ofBlood: RegExp;
  /** What is named in quotation marks by its own name, not by that of who runs it: "Fonds". */
  readonly namedThings: RegExp;
  /** Articles of a genitive that a colon may follow: "Geschäftszahl des Bescheids:"; what says that a letter is what somebody is called from there on. */
  readonly ofArticles: string;
  readonly defined: RegExp;
  /** Nouns for persons by their ends, besides those that announce: "Jagdpächter", "Erzieherin". */
  readonly personNouns: RegExp;
  /** Brackets that hold nothing but a reference to a part of the decision: "(zu A. II. und C.)". */
  readonly reference: RegExp;
  /** Before a hyphen and the name of a place: "Ober-X". */
  readonly placePrefixes: string;
  /** After the quotation mark of a name that somebody bears: "als „K.“ vorstellte". */
  readonly naming: string;
  /** The end of a word that says what is hidden: "[Firmenname]"; before it, where it is somebody's. */
  readonly nameEnds: RegExp;
  readonly ownNames: string;
  /** Before a valley or a district. */
  readonly withinPlaces: string;
  /** Ends that nouns for persons have. */
  readonly personEnds: RegExp;
  /** Abbreviations of clubs, before a word of their name. */
  readonly clubs: RegExp;
  /** Before "nach" and who has died. */
  readonly heirs: string;
  /** Before a hyphen and a family name: "El-A…". */
  readonly nameParticles: string;
  /** What speaks of drawings and claims, where the letter after a noun is a thing's; of degrees, where "B. A." is one. */
  readonly drawings: RegExp;
  readonly degrees: RegExp;
  /** Names of two letters that stand for themselves, without blanks. */
  readonly houses: string;
  /** Brackets that say that something was taken out, from the first on: "(geschwärzt)", "[Name anonymisiert]". */
  readonly takenOut: RegExp;
  /** Before a child that a letter with a number stands for: "mit K1"; what speaks of families around it. */
  readonly ofKin: string;
  /** Prepositions that names stand after. */
  readonly beforeNames: string;
  readonly kin: RegExp;
  /** Roles that stand for a name with a number after a blank: "Zeugin 2". */
  readonly numberedRoles: string;
  /** What names of patterns begin with, and their other parts by label where these are no heads: "Mustermann". */
  readonly stock: RegExp;
  readonly stockRest: Readonly<Record<string, string>>;
  /** Of a party of the proceedings, before the word for party: "klagende". */
  readonly partyBefore: RegExp;
  readonly party: string;
  /** What ends right before the word that stands before the first of two places on a way: "auf der A 8 zwischen". */
  readonly ways: RegExp;
  readonly between: string;
  /** Before a place that lies within another, and between the two: "bei R. im Landkreis". */
  readonly near: string;
  readonly within: string;
  /** Words before "von" and a place: "in der Nähe von R."; what stands between a letter and its part: "N als Organträger". */
  readonly aroundPlaces: string;
  readonly ofPlaces: string;
  readonly asRole: string;
  /** What a clause on a place begins with: "nach B., wo". */
  readonly where: string;
  /** Before an article that few persons and most firms have: "bei der F.". */
  readonly employed: string;
  readonly feminine: string;
  /** Between a cue and what it announces: "die Nummer lautet". */
  readonly saying: string;
  /** Of land registers: before the number of a folio, and before the name of the parish that a folio before is of. */
  readonly folios: string;
  readonly parishes: string;
  /** What follows the place of a land register ("von T. Blatt 3"); words for a piece of land that a letter or a number names. */
  readonly sheetOf: string;
  readonly plots: string;
  /** What a street that is named by where it lies begins with; articles there: "An der X 4". */
  readonly streetPrepositions: string;
  readonly streetArticles: string;
  /** Words for a seat, and before its place: "mit Sitz auf". */
  readonly seats: string;
  readonly seatPrepositions: string;
  /** Groups of people whose name an article parts from the word: "Volksgruppe der". */
  readonly groups: string;
  /** A letter of a part in the proceedings with a number ("mit Z2"), and words before it where a thing is meant. */
  readonly numberedLetters: RegExp;
  readonly beforeThings: string;
  /** Things that a number names: "Grundstück Nr. X"; what words for numbers end with where they are cut: "Kat.-Nr". */
  readonly numberedThings: string;
  readonly numberShort: RegExp;
  /** What ends with the name of an office of several words that a place follows; and with what announces a lawyer. */
  readonly seatedBodies: RegExp;
  readonly lawyers: RegExp;
  /** Several lawyers, whose initials are their firm's. */
  readonly lawyersTogether: string;
  /** Cues that say no more than that a number follows, which may be of what is named before them: "Konto Nr.". */
  readonly plainNumbers: string;
  /** Cues after which a small letter is a name too; between an office and its place: "Richter am LSG". */
  readonly addresses: string;
  readonly atPlaces: string;
  /** Finds what announces a person's name that was left standing; a word before it that tells a judge's. */
  readonly announcing: RegExp;
  readonly judges: RegExp;
  /** A word that stands for a person of the decision without naming one: "Kunde", "Beklagte". */
  readonly roles: RegExp;
  /** Prepositions before a place, and before an organisation; all words after which a noun is due. */
  readonly placePrepositions: string;
  /** Around a place where somebody sets out: "von F. nach J.", "von F. aus"; words after the town of a lawyer: "Rechtsanwalt K., J., beigeordnet". */
  readonly setsOut: string;
  readonly towards: string;
  readonly outOf: string;
  readonly assigned: string;
  readonly determiners: string;
  /** Words between two things of a kind, a pattern of what may part two placeholders, and of what follows a hyphen that stays at a line end. */
  readonly joints: string;
  readonly link: RegExp;
  readonly suspended: RegExp;
  /** What a heading or the first sentence of a numbered part begins with. */
  readonly starters: string;
  /** Letters that belong together, each with a full stop: "i.V.m". */
  readonly abbreviations: string;
  /** Two or three letters that everybody knows; of those and of starters what may hide a name where a full stop follows. */
  readonly abbreviated: string;
  readonly dottedNames: string;
  readonly dottedStarters: string;
  /** In literature: after authors' names and right after one, before the book they stand in; the first letters of journals. */
  readonly authors: string;
  readonly others: string;
  readonly cited: string;
  readonly journals: string;
  /** Before authors that a decision follows or not; between initials and a name; a saint before a name: "St. Gallen". */
  readonly citing: string;
  readonly reviews: string;
  readonly nobility: string;
  readonly saints: string;
  /** What a text has before the letters of a textbook's case. */
  readonly examples: RegExp;
  /** Before the letter of a law or its parts; before the number of a section; the letter of a sentence; after the letter of a register. */
  readonly laws: string;
  readonly sections: string;
  readonly sentence: string;
  readonly afterRegister: string;
  /** Before the letter of a page, an appendix, a class; of a part in quotation marks. */
  readonly pages: string;
  readonly chapter: string;
  /** The letters of years of age and of sheets, and what follows the latter. */
  readonly years: string;
  readonly sheets: string;
  readonly afterSheets: string;
  /** Before the letter of a part of the decision: "siehe oben A."; the letter that shortens "oben", and what stands before it. */
  readonly referring: string;
  readonly below: string;
  readonly belowAfter: RegExp;
  /** Before letters that are meant as letters, and a pattern of a word after one. */
  readonly signs: string;
  readonly signed: RegExp;
  /** What a text has that is of trade marks, of sounds, of claims; nouns that patents name by a letter; text of another language. */
  readonly marks: RegExp;
  readonly sounds: RegExp;
  readonly claims: RegExp;
  readonly technical: RegExp;
  readonly foreign: RegExp;
  /** Endings of Latin words in names of nerves and germs, and words of the language that have them: "N. ulnaris", "alias". */
  readonly latin: RegExp;
  readonly notLatin: RegExp;
  /** Articles that no name has. */
  readonly indefinite: string;
  /** Letters that say how sure a diagnosis is. */
  readonly sureness: RegExp;
  /** What a text has that explains what a letter stands for; that speaks of a calculation. */
  readonly letterMeant: RegExp;
  readonly formula: RegExp;
  /** What a text has in which letters have a legend. */
  readonly variables: RegExp;
  /** Right before the name of whom a book honours, initials among it. */
  readonly honouring: RegExp;
  /** What a number counts, besides units. */
  readonly counted: string;
  readonly until: string;
  /** What comes after the stations of a way where a sentence begins with them. */
  readonly moving: RegExp;
  readonly surveyed: string;
  readonly aged: RegExp;
  /** Before a Roman numeral of one letter, and after it. */
  readonly numerals: string;
  readonly numbered: RegExp;
  /** Of numbers of proceedings: what a letter in brackets follows, a register, and registers that follow another. */
  readonly courtRegisters: string;
  readonly register: RegExp;
  readonly pairedRegisters: string;
  /** Before a hidden number of a file, after that of a court's part: "2 Ws …". */
  readonly registers: string;
  /** After an amount; for a share of a hundred; those of small numbers. */
  readonly units: string;
  /** Units of money that may stand before the amount: "Fr. 500". */
  readonly currencies: string;
  readonly percent: string;
  readonly smallUnits: string;
  /** Names of months, the twelve whole ones first, then abbreviations. */
  readonly months: string;
  /** After a date of birth. */
  readonly born: RegExp;
  /** Dates as forms write them: "TT.MM.JJJJ". */
  readonly dateForms: string;
  /** Before a hidden date, those that want a day. */
  readonly beforeDays: string;
  /** What is written over placeholders. */
  readonly writes: {
    /** Names for letters that begin few or none of the lists' values, by list; of common knowledge. */
    readonly rare: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Where there is no list. */
    readonly name: string;
    /** The last part of streets in one word, and what takes its place before a word for a street. */
    readonly streets: RegExp;
    readonly streetStem: string;
    /** Right before the number of a house, and one word further; before that of a file. */
    readonly streetNumbers: RegExp;
    readonly streetOf: RegExp;
    readonly fileNumbers: string;
    /** After a town in the name of a paper. */
    readonly media: string;
  };
  /**
   * What the words before the name of a person tell of his or her gender.
   *
   * @param before gives the word at a distance, from 1; empty beyond the border.
   */
  readonly genderBefore: (before: (distance: number) => string) => Gender;
}
