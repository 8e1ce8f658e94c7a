import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CorpusFormat, CorpusOutput, CorpusWriter, FormatSample, InputFile, ReadContext, WriteContext } from '../../core/corpus-format.ts'; // prettier-ignore
import { PalimpsestError } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { buildDocument, sameEntities } from '../io/build-document.ts';
import { createFileReader, decodeOrReport, decodeUtf8, selectByExtension } from '../io/files.ts';
import { XmlFault } from '../io/xml-parser.ts';
import { FORBIDDEN_IN_XML, toXmlCharacters } from '../io/xml-text.ts';
import { createCasJson, parseCasJson, renderCasJson } from './json.ts';
import { createLayerSurvey, DEFAULT_LAYER_TYPE, type Layer } from './layer.ts';
import { type Cas, CasFault, shortName } from './model.ts';
import { type Added, type CasData, declaredTypes, type Plan, planChanges, planNew } from './plan.ts';
import { createWebanno, parseWebanno, renderWebanno } from './webanno-tsv.ts';
import { createXmi, parseXmi, renderXmi, withTypes } from './xmi.ts';

/** How a CAS is written down. */
interface Notation {
  readonly name: string;
  readonly description: string;
  readonly extension: string;
  readonly isXml: boolean;
  readonly detect: (sample: FormatSample) => number;
  /** @param part what is wanted at least. @throws XmlFault, CasFault */
  readonly parse: (source: string, types: string | undefined, part?: 'all' | 'mentions') => Cas;
  /** The source with what a plan changes. */
  readonly render: (source: string, cas: Cas, plan: Plan, layer: Layer) => string;
  readonly create: (text: string, added: readonly Added[], layer: Layer) => string;
  /** Cannot hold every text: white space at its beginning, and text that is nothing else. */
  readonly isBound?: true;
}

/** UIMA CAS XMI, as INCEpTION, WebAnno and DKPro write it: a file for each document, and `TypeSystem.xml` beside them. */
export const casXmi = createCasFormat({
  name: 'cas-xmi',
  description: 'UIMA CAS XMI of INCEpTION and DKPro; TypeSystem.xml and all other annotations are kept',
  extension: '.xmi',
  isXml: true,
  detect: ({ relative, head, siblings }) => {
    if (/<(?:\w+:)?XMI[\s>]/.test(head) && head.includes('http:///uima/cas.ecore')) return 0.98;
    const isTypes = /<(?:\w+:)?typeSystemDescription[\s>]/.test(head);
    return isTypes && relative.endsWith('.xml') && siblings.some((name) => name.endsWith('.xmi')) ? 0.97 : 0;
  },
  parse: parseXmi,
  render: renderXmi,
  create: createXmi,
});

/** UIMA CAS JSON 0.4, as INCEpTION and dkpro-cassis write it: a file for each document. */
export const casJson = createCasFormat({
  name: 'cas-json',
  description: 'UIMA CAS JSON 0.4 of INCEpTION and dkpro-cassis; types and all other annotations are kept',
  extension: '.json',
  isXml: false,
  detect: ({ head }) => (/^\s*\{\s*"%(?:HEADER|TYPES|FEATURE_STRUCTURES|VIEWS)"/.test(head) ? 0.99 : 0),
  parse: parseCasJson,
  render: renderCasJson,
  create: createCasJson,
});

/** WebAnno TSV 3, which INCEpTION writes too: a file for each document, with its span layers in columns. */
export const webannoTsv = createCasFormat({
  name: 'webanno-tsv',
  description: 'WebAnno TSV 3 of INCEpTION and WebAnno: tokens with span layers; a mention may end within a token',
  extension: '.tsv',
  isXml: false,
  detect: ({ head }) => (head.startsWith('#FORMAT=WebAnno TSV 3') ? 0.99 : 0),
  parse: parseWebanno,
  render: renderWebanno,
  create: createWebanno,
  isBound: true,
});

function createCasFormat(notation: Notation): CorpusFormat {
  const { name, description, extension, detect } = notation;
  return {
    name,
    description,
    perFile: 'document',
    extension,
    detect,
    selects: selectByExtension(extension),
    read: (files, context) => readCas(files, context, notation),
    createWriter: (output, context) => createCasWriter(output, context, notation),
  };
}

/** The layer of mentions is looked for in so many files. */
const SURVEYED = 200;
/** What was read of files of so many characters, and of the first, is kept until their documents are made. */
const MOST_KEPT = 2 ** 24;

async function* readCas(
  files: readonly InputFile[],
  context: ReadContext,
  notation: Notation,
): AsyncGenerator<Document> {
  const { options } = context;
  const typesOf = notation.isXml ? createTypesFinder() : async () => undefined;
  const survey = createLayerSurvey();
  const readFrom = createFileReader();
  const read = async (file: InputFile) =>
    readFrom(file).catch((error: unknown) => {
      throw describeFileError(error, file.path);
    });
  const known = new Map<InputFile, { readonly source: string; readonly cas: Cas }>();
  let size = 0;
  for (const file of files.slice(0, SURVEYED)) {
    const source = decodeOrReport(await read(file), { file: file.path, documentId: '' }, () => undefined);
    const types = await typesOf(file);
    try {
      if (source === undefined) continue;
      const cas = notation.parse(source, types?.source, 'mentions');
      survey.add(cas);
      if ((size += source.length) < MOST_KEPT || file === files[0]) known.set(file, { source, cas });
    } catch (error) {
      if (!(error instanceof XmlFault || error instanceof CasFault)) throw error; // told where the document is read
    }
  }
  const layer = survey.choose(options.type, files[0]?.path ?? '', context.report);
  for (const file of files) {
    const id = file.relative.replace(/\.[^./]*$/, '');
    const place = { file: file.path, documentId: id };
    const kept = known.get(file);
    known.delete(file);
    const source = kept?.source ?? decodeOrReport(await read(file), place, context.report);
    const types = await typesOf(file);
    if (source === undefined) continue;
    try {
      const cas = kept?.cas ?? notation.parse(source, types?.source, 'mentions');
      const doc = toDocument({ id, source, file, layer, types, cas }, notation.name, context);
      if (doc) yield doc;
    } catch (error) {
      if (!(error instanceof XmlFault || error instanceof CasFault)) throw error;
      const where = error instanceof XmlFault ? { line: error.line } : error.place;
      context.report({ severity: 'error', code: error.code, message: error.message, place: { ...place, ...where } });
    }
  }
}

/** Finds the type system of a file: the `TypeSystem.xml` of its folder, or of one above it in the corpus. */
function createTypesFinder(): (file: InputFile) => Promise<CasData['types']> {
  const known = new Map<string, Promise<string | undefined>>();
  const read = async (file: string): Promise<string | undefined> => {
    for (const name of ['TypeSystem.xml', 'typesystem.xml']) {
      try {
        return decodeUtf8(await readFile(path.join(file, name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw describeFileError(error, path.join(file, name));
      }
    }
    return undefined;
  };
  return async ({ path: file, relative }) => {
    const parts = relative.split('/');
    for (let up = 1; up <= parts.length; up++) {
      const folder = path.join(file, ...Array.from({ length: up }, () => '..'));
      if (!known.has(folder)) known.set(folder, read(folder));
      const source = await known.get(folder);
      if (source !== undefined) return { file: [...parts.slice(0, -up), 'TypeSystem.xml'].join('/'), source };
    }
    return undefined;
  };
}

interface Source {
  readonly id: string;
  readonly source: string;
  readonly file: InputFile;
  readonly layer: Layer | undefined;
  readonly types: CasData['types'];
  readonly cas: Cas;
}

function toDocument(
  { id, source, file, layer, types, cas }: Source,
  format: string,
  context: ReadContext,
): Document | undefined {
  const place = { file: file.path, documentId: id };
  if (!cas.sofa) throw new CasFault('missing-text', 'there is no Sofa with a text');
  const { id: sofa, text } = cas.sofa;
  const stated: { readonly entity: Entity; readonly features: readonly (readonly [string, string])[] }[] = [];
  let [empty, unlabelled] = [0, 0];
  for (const structure of layer ? cas.structures : []) {
    const { type, begin, end, values } = structure;
    if (structure.sofa !== sofa || begin === undefined || end === undefined || !cas.types.isA(type, layer?.type ?? '')) continue; // prettier-ignore
    if (begin === end) {
      empty++;
      continue;
    }
    const label = values.get(layer?.feature ?? '') ?? '';
    if (label === '' && layer?.feature !== undefined) unlabelled++;
    stated.push({
      entity: { id: structure.id, start: begin, end, label: label === '' ? shortName(type) : label },
      features: [...values].filter(([name]) => name !== layer?.feature),
    });
  }
  const warn = (code: string, message: string) => context.report({ severity: 'warning', code, message, place });
  if (empty > 0) warn('empty-annotation', `${empty} annotations of no text are not read as mentions`);
  if (unlabelled > 0) warn('no-label', `${unlabelled} mentions have no label: the name of their type stands for it`);
  const entities = stated.map(({ entity }) => entity);
  const quoted = new Set(entities.flatMap((entity) => wordsOf(text.slice(entity.start, entity.end))));
  const mentions = stated.map(({ entity, features }): Entity => {
    const portable = features.filter(([, value]) => !wordsOf(value).some((word) => quoted.has(word)));
    return portable.length > 0 ? { ...entity, attributes: Object.fromEntries(portable) } : entity;
  });
  const data: CasData = { source, entities, ...(layer && { layer }), ...(types && { types }) };
  const envelope = { format, file: file.relative, data };
  return buildDocument({ id, text, entities: mentions, envelope }, place, context);
}

/** What may tell of whom a mention is: features that have such a word stay in the file, and go into no other format. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{3,}|\p{Nd}{3,}/gu) ?? [];
}

/**
 * Writes each document as `<id>.xmi` or `<id>.json`: an unchanged one as it was, byte for byte; of a derived one what
 * {@link planChanges} says. What leaves the house, or comes from another format, is written with tokens, sentences and mentions alone.
 */
function createCasWriter(output: CorpusOutput, context: WriteContext, notation: Notation): CorpusWriter {
  const types = new Map<string, { source: string | undefined; readonly needed: Map<string, Set<string>> }>();
  let written = 0;
  let known: Layer | undefined; // of the first document that has one: those of other formats join it

  function need(file: string, source: string | undefined, declared: ReadonlyMap<string, ReadonlySet<string>>): void {
    const own = types.get(file) ?? { source, needed: new Map<string, Set<string>>() };
    types.set(file, own);
    own.source ??= source;
    for (const [type, features] of declared) {
      const all = own.needed.get(type) ?? new Set();
      for (const feature of features) all.add(feature);
      own.needed.set(type, all);
    }
  }

  function render(doc: Document): string {
    const { envelope } = doc;
    const data = envelope?.format === notation.name ? (envelope.data as CasData) : undefined;
    if (data?.layer?.feature !== undefined) known ??= data.layer;
    const layer = data?.layer ?? known ?? DEFAULT_LAYER_TYPE;
    const cleaned = notation.isXml ? forXml(doc, context) : doc;
    if (data && envelope?.sealed === undefined) {
      const cas = notation.parse(data.source, data.types?.source);
      if (data.types) need(data.types.file, data.types.source, new Map());
      if (cas.sofa?.text === doc.text && sameEntities(data.entities, doc.entities)) return data.source;
      const plan = planChanges(cleaned, cas, data, context);
      if (data.types) need(data.types.file, data.types.source, plan.added.length > 0 ? declaredTypes(plan.added, layer) : new Map()); // prettier-ignore
      return notation.render(data.source, cas, plan, layer);
    }
    const added = planNew(cleaned, layer, context);
    need('TypeSystem.xml', undefined, declaredTypes(added, layer));
    return notation.create(cleaned.text, added, layer);
  }

  /** Whether the text is what is read again, but for the kind of white space before the first token. */
  function isHeld({ id, text }: Document, source: string): boolean {
    const read = notation.parse(source, undefined, 'mentions').sofa?.text ?? '';
    if (read.trimEnd() === text.trimEnd() && (read !== '' || text === '')) return true;
    const isBlank = read.trim() === text.trim() && read.trim() !== '';
    const message = isBlank
      ? 'white space before the first token is written as blanks'
      : `${notation.name} cannot hold a text without tokens: the document was not written`;
    context.report({
      severity: isBlank ? 'warning' : 'error',
      code: 'white-space',
      message,
      place: { documentId: id },
    });
    return isBlank;
  }

  return {
    write: async (doc) => {
      if (output.kind === 'file' && written > 0) {
        throw new PalimpsestError('needs-folder', `${notation.name} has a file for each document`, {
          hint: 'Name a folder as the output.',
        });
      }
      const text = render(doc);
      if (notation.isBound && !isHeld(doc, text)) return 'refused';
      written++;
      const sink = await output.open(`${doc.id}${notation.extension}`);
      await sink.write(text);
      await sink.close();
    },
    close: async () => {
      if (!notation.isXml || output.kind === 'file') return;
      for (const [file, { source, needed }] of types) {
        const sink = await output.open(file);
        await sink.write(withTypes(source, needed));
        await sink.close();
      }
    },
  };
}

/** A document as XML can hold it: text and labels without control characters, which is told. */
function forXml(doc: Document, context: WriteContext): Document {
  const text = toXmlCharacters(doc, context.report);
  const clean = (label: string) => label.replaceAll(new RegExp(FORBIDDEN_IN_XML, 'g'), ' ');
  const entities = doc.entities.map((entity) => {
    if (!FORBIDDEN_IN_XML.test(entity.label)) return entity;
    context.report({
      severity: 'warning',
      code: 'label-rewritten',
      message: `XML cannot hold the label ${JSON.stringify(entity.label)}: its control characters are written as spaces`,
      place: { documentId: doc.id },
      once: true,
    });
    return { ...entity, label: clean(entity.label) };
  });
  return text === doc.text && entities.every((entity, i) => entity === doc.entities[i]) ? doc : { ...doc, text, entities }; // prettier-ignore
}
