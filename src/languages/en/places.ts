import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds: `
    county district province region state city town village parish municipality borough township territory republic kingdom empire federation
    river lake sea ocean bay gulf strait island islands isle isles mount mountain mountains hill hills valley forest desert beach coast cape point peninsula creek
    park gardens garden square bridge station railway airport port harbor harbour mall market centre center tower castle palace hall house church abbey cathedral
    temple stadium arena field fields school college university hospital hotel building museum library cemetery farm ranch fort camp base
    north south east west northern southern eastern western central upper lower new old great greater little united states area convention shopping saint st`,
  streets: `
    street st str avenue ave av avn road rd boulevard blvd bd bld bvd lane ln drive dr court ct place pl square sq terrace ter way highway hwy route
    parkway pkwy alley trail circle cir crescent close row walk mews broadway loop pike`,
  units:
    'apt apartment suite ste unit floor fl flat room rm building bldg pt po box p o psc apo aa ae ap dpo fpo corner near p.o studio no',
  rooms: `
    bed ward bay wing level station box hall area zone theatre theater lab desk office pod suite tower block pavilion icu micu sicu nicu ccu er ed or window door zip zipcode postcode postal code control`,
  ambiguous: 'st square court place close row park ring ct cl pl av way loop local',
  directions: 'north south east west',
  streetKindLast: true,
  zip: {
    example: '12345',
    draw: (length, rng) =>
      length === 5 || length === 9 ? between(10, 994, rng, 3) + figures(length - 3, rng) : undefined,
  },
};
