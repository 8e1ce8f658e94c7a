import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { fold } from '../../src/surrogates/case.ts';
import { findIn, lexiconFor } from '../../src/surrogates/persons/name-lexicon.ts';

/** The commonest names of each language, from general knowledge: whoever is called so is at home in it. */
const COMMON: Readonly<Record<string, readonly [given: string, family: string]>> = {
  ca: [
    'Jordi Marc Joan Josep Antoni Francesc David Xavier Daniel Carles Pere Àlex Albert Ramon Miquel Jaume Pau Sergi Lluís Oriol Arnau Pol Martí Roger Maria Montserrat Marta Anna Núria Laura Cristina Carme Rosa Mercè Isabel Teresa Sílvia Júlia Elena Roser Gemma Dolors Eva Mireia Pilar Mònica',
    'Garcia Martínez López Sánchez Rodríguez Fernàndez Pérez González Martí Vila Serra Puig Soler Ferrer Roca Pujol Vidal Font Bosch Sala Riera Rovira Pons',
  ],
  de: [
    'Peter Michael Thomas Andreas Wolfgang Klaus Jürgen Hans Stefan Christian Uwe Werner Horst Frank Dieter Manfred Günter Markus Bernd Jan Martin Alexander Maria Ursula Monika Petra Elisabeth Sabine Renate Helga Karin Brigitte Ingrid Erika Andrea Gisela Claudia Susanne Gabriele Christa',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann',
  ],
  en: [
    'James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Mark Luis Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Nancy Lisa Betty Margaret',
    "Smith Johnson Williams Brown Jones Garcia Miller Davis Wilson Anderson Taylor Thomas Moore Jackson Martin Lee Patel Khan Singh O'Brien Murphy Kelly",
  ],
  es: [
    'Antonio Manuel José Francisco David Juan Javier Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Pablo Ángel Sergio Fernando Luis Jorge Alberto Álvaro Diego Adrián Raúl María Carmen Ana Isabel Laura Cristina Josefa Antonia Dolores Pilar Marta Lucía Elena Francisca Sara Paula Raquel',
    'García González Rodríguez Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Ortega Castro',
  ],
  fr: [
    'Jean Pierre Michel André Philippe René Louis Alain Jacques Bernard Marcel Daniel Roger Robert Paul Claude Christian Henri Marie Jeanne Françoise Monique Catherine Nathalie Isabelle Jacqueline Anne Sylvie Martine Madeleine Nicole Suzanne',
    'Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux Bertrand Morel Fournier Girard Bonnet Dupont',
  ],
  it: [
    'Giuseppe Antonio Giovanni Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca',
    'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Mancini Costa Giordano Rizzo',
  ],
  nl: [
    'Jan Johannes Cornelis Hendrik Willem Pieter Peter Gerrit Johan Hans Marco Paul Erik Rob Henk Kees Maria Johanna Anna Cornelia Elisabeth Wilhelmina Catharina Ingrid Monique Linda Marjan Anja',
    'Jansen Bakker Visser Janssen Smit Meijer Boer Mulder Groot Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Smits Kok Jacobs',
  ],
  pt: [
    'Maria José Ana António João Francisco Carlos Paulo Pedro Lucas Luís Marcos Gabriel Rafael Daniel Marcelo Bruno Eduardo Manuel Fernando Adriana Juliana Márcia Fernanda Patrícia Sandra Camila Mariana Gabriela Vera',
    'Silva Santos Oliveira Souza Sousa Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes',
  ],
  sv: [
    'Lars Mikael Anders Johan Erik Per Karl Peter Thomas Jan Daniel Fredrik Hans Andreas Stefan Bengt Mats Anna Eva Maria Karin Kristina Lena Sara Kerstin Emma Ingrid Marie Malin Jenny Birgitta',
    'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Lindberg',
  ],
};

describe.each(Object.entries(COMMON))('the commonest names of %s', (locale, [given, family]) => {
  const lexicon = lexiconFor(loadGazetteers(), locale);

  it('are in its lists', () => {
    expect(given.split(' ').filter((name) => findIn(lexicon.given, fold(name)) === undefined)).toEqual([]);
    expect(family.split(' ').filter((name) => findIn(lexicon.family, fold(name)) === undefined)).toEqual([]);
  });

  it('are of no other language or people', () => {
    const strangers = given.split(' ').flatMap((first) =>
      family.split(' ').flatMap((last) => {
        const origin = lexicon.originOf(fold(first), [fold(last)]);
        return origin === undefined ? [] : [`${first} ${last}: ${origin.people ?? origin.code}`];
      }),
    );
    expect(strangers).toEqual([]);
  });
});

describe('an unlisted given name', () => {
  it.each([
    ['es', 'Leroy', 'Ortega'],
    ['es', 'Tyrone', 'García'],
  ])('before a usual family name makes nobody English: %s %s %s', (locale, first, last) => {
    const lexicon = lexiconFor(loadGazetteers(), locale);
    expect(findIn(lexicon.given, fold(first))).toBeUndefined();
    expect(lexicon.originOf(fold(first), [fold(last)])).toBeUndefined();
  });
});
