import { button, type Draft, draft, page, picture, text } from '../draft.ts'
import type { SeedMarket } from '../markets.ts'

/** Pages about the people who make the things. */
export function housePages(market: SeedMarket): Record<string, Draft> {
  return { 'about-us': aboutUs(market), sustainability, careers, 'other-stuff': otherStuff }
}

function aboutUs({ prefix }: SeedMarket): Draft {
  const travels = prefix === 'uk/' ? 'You can still come and see.' : 'It travels well, as you are about to find out.'
  return page(
    'About us',
    'A small house of printed clothes and homewares, named after the edge of a cloth.',
    [
      draft('hero-banner-one', 'The studio', { image: picture('orchard', 'Trees and long grass behind the studio'), topHeading: null, heading: 'A finished edge', subheading: 'Painted, printed and sewn since 2009', textPosition: 'Left', callsToAction: [] }),
      text(
        null,
        `
A selvedge is the edge of a cloth, woven so that it cannot fray. You never see it once the thing is made. It is doing its work all the same.

We started with one printing table above a bicycle shop, and a skirt. The skirt sold. The bicycle shop moved out, and we moved down. ${travels}

## What we do

We paint every print by hand, in the studio, with the radio on. We make small runs of them, and when a print is gone we paint another.

## What we do not

We do not follow fashion very closely. It keeps turning round to see whether we are still there.
`,
        button('How we make things', '/sustainability', 'secondary'),
      ),
    ],
    picture('orchard', 'Trees and long grass behind the studio'),
  )
}

const sustainability = page('Sustainability', 'Fewer, better, mended: how our things are made, and what we have not solved yet.', [
  text(
    null,
    `
The best thing we can do is make something that you still wear in ten years. So we begin there.

## Cloth

Nine metres in ten of our cotton are organic. The wool is from flocks we can name, and the linen is from Normandy, where it rains enough.

## Makers

We work with eleven workshops, and have known most of them longer than we have known our own children. Each is visited every year, by somebody who can sew.

## Mending

Send back anything of ours with a hole in it and we will mend it, once, for nothing. Moths are not our fault, but we are sorry for you.

## What we have not solved

Freight, zips and glitter. We have given up glitter.
`,
    button('Shop knitwear', '/browse/womens/clothing/knitwear', 'tertiary'),
  ),
])

const careers = page('Careers', 'Work with cloth, paper, parcels or people.', [
  text(
    null,
    `
We are about ninety people and four dogs. We hire slowly and keep people long.

## Open now

- **Print designer**, studio: paints better than they draw, draws better than most.
- **Shop keeper**, Edinburgh: likes weather, strangers and folding.
- **Pattern cutter**, studio: believes in pockets.

Send us something you have made, and a page about it, to [work@selvedge.example](mailto:work@selvedge.example). We would rather see that than a list.
`,
  ),
])

const otherStuff = page('Other stuff', 'Things that did not fit under any other heading.', [
  draft('jump-off-two-group', 'Other stuff', {
    title: null,
    jumpOffs: [
      draft('jump-off-two', 'Stationery', { image: picture('kitchen-table-2', 'Letters on a table'), title: 'Stationery', text: 'For letters you mean to write.', url: '/browse/home/stationery' }),
      draft('jump-off-two', 'Gift cards', { image: picture('category-gifts-3', 'A parcel tied with string'), title: 'Gift cards', text: 'For people who know what they want.', url: '/browse/gifts/gift-cards' }),
    ],
  }),
  text(null, 'Lost, or only browsing? The [help page](/help) knows the way back, and the [sale](/browse/sale) is always worth a wrong turning.'),
])
