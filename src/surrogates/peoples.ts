import { memoise } from '../core/caches.ts';
import { packOf } from '../languages/index.ts';

/** Words that tell of a country, in lower case, with all that tell of it: first its name, then its people. */
export const peoplesOf = memoise((locale): ReadonlyMap<string, readonly string[]> => {
  const { peoples = '' } = packOf(locale)?.places ?? {};
  const groups = peoples.split('|').map((group) => (group.match(/\S+/gu) ?? []).map((word) => word.replaceAll('_', ' '))); // prettier-ignore
  return new Map(groups.flatMap((group) => group.map((word) => [word.toLowerCase(), group] as const)));
});
