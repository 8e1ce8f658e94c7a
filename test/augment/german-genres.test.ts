import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

/** What the only mention of a text becomes, in all copies. */
const becomes = async (text: string): Promise<readonly string[]> =>
  (await copiesIn('de', text)).map(({ mentions: [only = ''] }) => only);

describe('German houses and bodies', () => {
  it.each([
    ['Es sprach die [Autobahnpolizei Petersberg|ORG] .', /^Autobahnpolizei \p{Lu}/u],
    ['Er leitet den [Kirchenchor Wagrain|ORG] .', /^Kirchenchor \p{Lu}/u],
    ['Er ging zu den [Stahlwerken Bremen|ORG] .', /^Stahlwerken \p{Lu}/u],
    ['Er studierte an der [Akademie der Bildenden Künste München|ORG] .', /^Akademie der Bildenden Künste \p{Lu}/u],
    ['Die [HTL Traun|ORG] .', /^HTL \p{Lu}/u],
    ['Der [1. FC Lindach|ORG] spielt .', /^1\. FC \p{Lu}/u],
    ['Ein Bescheid der [Deutschen Rentenversicherung Schwaben|ORG] .', /^Deutschen Rentenversicherung \p{Lu}/u],
    ['Sie aßen in der Gaststätte „ [Zum Goldenen Hirsch|LOC] “ .', /^Zu[rm] \p{Lu}/u],
    ['Die [Burg Falkenstein|LOC] liegt hoch .', /^Burg \p{Lu}/u],
    ['Das [Schloss Lindach|LOC] liegt hoch .', /^Schloss \p{Lu}/u],
    ['Das Areal an der [Landstrasse|LOC] .', /^\p{Lu}\p{Ll}+strasse$/u],
    ['Sie zogen zum [Bremer Marktplatz|LOC] .', /^\p{Lu}\p{Ll}+er Marktplatz$/u],
    ['Er kommt aus [St. Johann im Pongau|LOC] .', /^St\. \p{Lu}\p{L}+ (?:im|in|am|an der) \p{Lu}/u],
    ['Das [Verwaltungsgericht des Kantons Bern|ORG] trat ein .', /^Verwaltungsgericht des Kantons \p{Lu}/u],
    ['Der Direktor des [Zoologischen Gartens Rostock|ORG] .', /^Zoologischen Gartens \p{Lu}/u],
    ['Der [Lions Club Wesel|ORG] half .', /^(?:Rotary|Kiwanis|Lions) Club \p{Lu}/u],
    ['Die [Gemeinde Saanen|ORG] verkauft .', /^Gemeinde \p{Lu}/u],
    ['Der [Landkreis Limburg-Weilburg|LOC] baut .', /^Landkreis \p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u],
    ['Das [Sozialgericht Speyer|ORG] hob ihn auf .', /^Sozialgericht (?!Speyer)\p{Lu}/u],
  ])('stay of their kind: %s', async (text, form) => {
    for (const name of await becomes(text)) expect(name).toMatch(form);
  });

  it('keep the Bavarians beside their party', async () => {
    for (const { mentions } of await copiesIn('de', 'Der [bayerische|LOC] Minister der CSU kam .'))
      expect(mentions).toEqual(['bayerische']);
  });
});

describe('German names', () => {
  it('are of no other people for a given name that others have too', async () => {
    for (const text of [
      'Ein deutscher Arzt war [Adolf Albrecht Hamberger|PER] .',
      'Sein Sohn [Adolf Hamberger|PER] kam .',
      'Der Ammann, [Roland Kuster|PER], kam .',
    ])
      for (const name of await becomes(text)) expect(name).not.toMatch(/[čěňřšžťďąęłśźńÁáíúý]|Joshua/u);
  });
});
