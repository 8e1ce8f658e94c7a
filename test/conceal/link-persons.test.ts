import { describe, expect, it } from 'vitest';
import { createHashes } from '../../src/conceal/hashes.ts';
import { findPerson, type PersonalId } from '../../src/conceal/link-persons.ts';
import { createPersonIndex, type Person, type Word } from '../../src/conceal/person-index.ts';

const { hash, hashPart, hashId } = createHashes(Buffer.from('a key of sixteen'));

/** "a." is an initial; a name with a star is one of the lists. */
const wordsOf = (name: string): readonly Word[] =>
  name
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [isInitial, isListed] = [part.endsWith('.'), part.endsWith('*')];
      return { forms: [hashPart({ key: part.replace(/[.*]$/, ''), isInitial, isListed })] };
    });

function person(name: string, { mrn, field }: { readonly mrn?: string; readonly field?: string } = {}): Person {
  const id = mrn === undefined ? undefined : hashId(mrn);
  return {
    role: 'patient',
    stream: name,
    words: wordsOf(name).map(({ forms }) => ({ forms: [...forms], surrogate: '' })),
    ids: id ? { MRN: [id] } : {},
    fields: field === undefined ? [] : [hash('field', field)],
  };
}

function link(persons: readonly Person[], name: string, mrn?: string, field?: string) {
  const id = mrn === undefined ? undefined : hashId(mrn);
  const ids: readonly PersonalId[] = id ? [['MRN', 'medical-record', id]] : [];
  const query = { role: 'patient' as const, words: [...wordsOf(name)], ids, field: field && hash('field', field) };
  const found = findPerson(query, createPersonIndex(persons));
  return found && [persons.indexOf(found[0]), found[1]];
}

describe('persons of a vault', () => {
  it('are told by their field, then by a number of their own, then by the name', () => {
    const persons = [person('eva brandvold', { mrn: '4417093' }), person('ida quist', { field: 'P7' })];
    expect(link(persons, 'karl falk', undefined, 'P7')).toEqual([1, 'field']);
    expect(link(persons, 'eva b.', '44-17093')).toEqual([0, 'id']);
    expect(link(persons, 'ida quist')).toEqual([1, 'name']);
    expect(link(persons, 'i. quist')).toEqual([1, 'initials']);
    expect(link(persons, 'eva brandvolt')).toEqual([0, 'misspelt']);
    expect(link(persons, 'karl falk')).toBeUndefined();
  });

  it('are nobody where a number is told of somebody of another name, or the name has another number', () => {
    const persons = [person('eva brandvold', { mrn: '4417093' })];
    expect(link(persons, 'karl falk', '4417093')).toBeUndefined();
    expect(link(persons, 'eva brandvold', '9021664')).toBeUndefined();
    expect(link(persons, 'eva brandvold', '4417098')).toEqual([0, 'name']);
  });

  it('are nobody where two fit as well, whoever else fits less', () => {
    const namesakes = [person('anna brandvold', { mrn: '1111111' }), person('anna brandvold', { mrn: '2222222' })];
    expect(link(namesakes, 'anna brandvold')).toBeUndefined();
    expect(link([...namesakes, person('a. brandvold')], 'anna brandvold')).toBeUndefined();
  });

  it('are told one letter apart only of a name that one alone bears, where both are names of the lists', () => {
    const [hansen, jansen] = [person('eva hansen*'), person('eva jansen*')];
    expect(link([hansen], 'eva jansen*')).toEqual([0, 'misspelt']);
    expect(link([hansen, person('eva holm'), person('ida jansen*')], 'eva jansen*')).toEqual([0, 'misspelt']);
    expect(link([hansen, jansen], 'eva jansen*')).toEqual([1, 'name']);
  });
});
