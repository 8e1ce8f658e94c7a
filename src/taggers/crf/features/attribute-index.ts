import type { FeatureSet, Template } from './feature-set.ts';
import { GrowingInts } from './growing.ts';

const NONE = -1;

/**
 * The numbers of the attributes of a feature set. The values of a template are numbered first, whatever their offset, and a
 * table tells which attribute a value is at each: so a word is looked up once and not once for each offset.
 */
export interface AttributeIndex {
  readonly size: number;
  /** The number of a value of the template's field; -1 where no attribute has it. */
  findValue(template: number, field: number, value: string): number;
  /** The attribute that the value is at the offset of that index (0 for a bag); -1 where there is none. */
  findAttribute(template: number, field: number, value: number, offset: number): number;
  /** An attribute that no template makes. */
  findConstant(attribute: string): number;
  /** The texts of the attributes, by number. */
  list(): readonly string[];
}

/** The values of one field of one template. */
interface ValueTable {
  /** By offset. */
  readonly names: readonly string[];
  readonly values: Map<string, number>;
  /** By value, then offset: the attribute's number plus 1. */
  readonly attributes: GrowingInts;
}

function createTables(templates: readonly Template[]): readonly (readonly ValueTable[])[] {
  const names = templates.flatMap((template) => template.names.flat());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new TypeError(`the feature set must name its attributes apart; ${twice} comes twice`);
  return templates.map((template) =>
    template.names.map((byOffset) => ({ names: byOffset, values: new Map(), attributes: new GrowingInts(8) })),
  );
}

function addValue({ values, attributes, names }: ValueTable, value: string): number {
  let number = values.get(value);
  if (number === undefined) {
    values.set(value, (number = values.size));
    for (let i = 0; i < names.length; i++) attributes.push(0);
  }
  return number;
}

/** An index that gives every attribute it is asked for a number, in the order in which they come. */
export function createGrowingIndex(set: FeatureSet): AttributeIndex {
  const tables = createTables(set.templates);
  const constants = new Map<string, number>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    findValue: (template, field, value) => addValue(tableOf(tables, template, field), value),
    findAttribute(template, field, value, offset) {
      const { attributes, names } = tableOf(tables, template, field);
      const at = value * names.length + offset;
      const known = attributes.values[at] as number;
      if (known !== 0) return known - 1;
      attributes.values[at] = ++size;
      return size - 1;
    },
    findConstant(attribute) {
      let number = constants.get(attribute);
      if (number === undefined) constants.set(attribute, (number = size++));
      return number;
    },
    list() {
      const texts: string[] = [];
      for (const { names, values, attributes } of tables.flat()) {
        for (const [value, number] of values) {
          names.forEach((name, i) => {
            const attribute = (attributes.values[number * names.length + i] as number) - 1;
            if (attribute >= 0) texts[attribute] = `${name}=${value}`;
          });
        }
      }
      for (const [attribute, number] of constants) texts[number] = attribute;
      return texts;
    },
  };
}

/** The index of the attributes of a trained model. */
export function createFixedIndex(set: FeatureSet, list: readonly string[]): AttributeIndex {
  const tables = createTables(set.templates);
  const places = new Map(
    tables.flat().flatMap((table) => table.names.map((name, offset) => [name, { table, offset }] as const)),
  );
  const constants = new Map<string, number>();
  list.forEach((attribute, number) => {
    const end = attribute.indexOf('=');
    const place = end < 0 ? undefined : places.get(attribute.slice(0, end));
    if (!place) {
      constants.set(attribute, number);
      return;
    }
    const { table, offset } = place;
    const value = addValue(table, attribute.slice(end + 1));
    table.attributes.values[value * table.names.length + offset] = number + 1;
  });
  return {
    size: list.length,
    findValue: (template, field, value) => tableOf(tables, template, field).values.get(value) ?? NONE,
    findAttribute(template, field, value, offset) {
      const { attributes, names } = tableOf(tables, template, field);
      return (attributes.values[value * names.length + offset] as number) - 1;
    },
    findConstant: (attribute) => constants.get(attribute) ?? NONE,
    list: () => list,
  };
}

function tableOf(tables: readonly (readonly ValueTable[])[], template: number, field: number): ValueTable {
  return (tables[template] as readonly ValueTable[])[field] as ValueTable;
}
