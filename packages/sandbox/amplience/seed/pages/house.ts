import { button, type Draft, draft, page, picture, spacing, text } from '../draft.ts'
import type { SeedMarket } from '../markets.ts'
import { lookbook } from './lookbook.ts'

/** Pages about the company. */
export function housePages(market: SeedMarket): Record<string, Draft> {
  return { 'about-us': aboutUs(market), lookbook: lookbook(market), sustainability, careers, 'other-stuff': otherStuff }
}

function aboutUs({ prefix }: SeedMarket): Draft {
  const travels = prefix === 'uk/' ? 'You can still come and see.' : 'It travels well, as you are about to find out.'
  return page(
    'About us',
    'A small house of printed clothes and homewares, named after the edge of a cloth.',
    [
      draft('hero-banner-one', 'The studio', {
        image: picture('tailors-desk', 'A tailor behind bolts of printed cloth'),
        topHeading: null,
        heading: 'A finished edge',
        subheading: 'Painted, printed and sewn since 2009',
        subheadingSize: 24,
        subheadingMobileSize: 20,
        textPosition: 'Left',
        callsToAction: [],
      }),
      spacing('XL'),
      draft('text-block-large', 'Our name', {
        body: 'A selvedge is the edge of a cloth, woven so that it **cannot fray**. You never see it once the thing is made. It is doing its work all the same.',
        textAlignment: 'Center',
        textColour: null,
        textFont: 'Quisas',
      }),
      spacing('XL'),
      draft('text-box-type-one', 'The printing table', {
        subtitle: 'Then',
        heading: 'One table above a [wavy:#d8a23f]bicycle shop[/wavy]',
        body: `We started with one printing table, and a skirt. The skirt sold. The bicycle shop moved out, and we moved down. ${travels}`,
        annotation: { text: 'Still the same table', arrow: 'Right' },
        callsToAction: [],
        backgroundColour: '#27364f',
        textColour: '#fbf7f0',
        desktopBackground: picture('wardrobe-rail-3', 'Prints on a rail in the studio'),
        mobileBackground: null,
        altText: null,
      }),
      spacing('XL'),
      draft('text-block-group', 'How it is made', {
        title: 'How a thing is made here',
        textBlocks: [
          text('Painted', 'Every print begins as a painting, in the studio, with the radio on.'),
          text('Printed', 'In small runs. When a print is gone we paint another.'),
          text('Sewn', 'By people whose names we know, with pockets.'),
        ],
      }),
      spacing('XL'),
      draft('divider-two', 'Come and see', {
        text: 'Wear it, wash it, mend it',
        linkText: 'Ideas and advice',
        url: '/ideas',
        textColour: null,
        lineColour: null,
      }),
      spacing('Small'),
      draft('jump-off-one-group', 'The house, in three', {
        title: null,
        jumpOffs: [
          jump('How it is made', 'Fewer, better, mended.', 'knitting-basket', '/sustainability'),
          jump('Work with us', 'Cloth, paper, parcels or people.', 'market-day', '/careers'),
          jump('The lookbook', 'Walk, door, fire.', 'dusk-street', '/lookbook'),
        ],
      }),
    ],
    picture('tailors-desk', 'A tailor behind bolts of printed cloth'),
  )
}

function jump(title: string, body: string, scene: string, url: string) {
  return draft('jump-off-one', title, {
    image: picture(scene),
    mobileImage: null,
    title,
    text: body,
    textPosition: 'Bottom Left',
    textColour: null,
    url,
    callsToAction: [],
  })
}

const sustainability = page(
  'Sustainability',
  'Fewer, better, mended: how our things are made, and what we have not solved yet.',
  [
    text(null, 'The best thing we can do is make something that you still wear in ten years. So we begin there.'),
    spacing('Large'),
    draft('jump-off-three', 'Cloth', {
      media: picture('knitting-basket', 'A Fair Isle jumper and a cardigan above a basket of wool'),
      mobileMedia: null,
      imagePosition: 'Left',
      title: 'Wool from flocks we can [wavy:#9e3d26]name[/wavy]',
      text: 'Nine metres in ten of our cotton are organic, and the linen is from Normandy, where it rains enough. The sheep are called Dorothy, mostly.',
      textColour: null,
      backgroundColour: null,
      url: null,
      callsToAction: [button('Shop knitwear', '/browse/womens/clothing/knitwear', 'primary')],
    }),
    spacing('Large'),
    draft('accordion', 'The rest of it', {
      title: 'The rest of it',
      items: [
        {
          title: 'Who makes it?',
          body: 'We work with eleven workshops, and have known most of them longer than we have known our own children. Each is visited every year, by somebody who can sew.',
        },
        {
          title: 'Will you mend it?',
          body: 'Send back anything of ours with a hole in it and we will mend it, once, for nothing. Moths are not our fault, but we are sorry for you. [How to darn](/ideas/darning), if you would rather.',
        },
        { title: 'What have you not solved?', body: 'Freight, zips and glitter. We have given up glitter.' },
        {
          title: 'What is it wrapped in?',
          body: 'A paper bag if it bends, a box if it breaks. No plastic, apart from one roll of tape that we are still using up.',
        },
      ],
    }),
  ],
)

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
  draft('navigation-links-banner', 'The dresser', {
    image: picture('kitchen-table-2', 'A dresser with jugs, cups and flowers'),
    mobileImage: null,
    title: 'The kitchen dresser',
    layout: '50/50',
    textColour: '#fbf7f0',
    backgroundColour: '#27364f',
    links: [
      { title: 'Mugs', url: '/browse/home/kitchen-and-dining/mugs' },
      { title: 'Tableware', url: '/browse/home/kitchen-and-dining/tableware', titleSuperscriptText: 'New' },
      { title: 'Kitchen textiles', url: '/browse/home/kitchen-and-dining/kitchen-textiles' },
    ],
    areaLinks: [
      {
        label: 'Everything for the kitchen',
        url: '/browse/home/kitchen-and-dining',
        left: 0,
        top: 0,
        width: 100,
        height: 100,
      },
    ],
  }),
  spacing('XL'),
  draft('round-call-to-action-group', 'Who is it for?', {
    title: 'Who is it for?',
    alignment: 'Center',
    callsToAction: [
      round('For her', 'category-womens', '/browse/gifts/gifts-for-her'),
      round('For him', 'category-mens', '/browse/gifts/gifts-for-him'),
      round('For the house', 'category-home', '/browse/gifts/gifts-for-the-home'),
      round('For the stocking', 'category-gifts', '/browse/gifts/stocking-fillers'),
    ],
  }),
  spacing('XL'),
  draft('live-shopping', 'An evening in the weaving shed', {
    channelId: 'selvedge-evenings',
    title: 'An evening in the weaving shed',
    text: 'Thursdays at eight: an hour of cloth, biscuits and unsolicited advice, with somebody who can sew.',
    poster: picture('wardrobe-rail-4', 'Prints on a rail, waiting to be talked about'),
  }),
  spacing('XL'),
  draft('sticker-template', 'Rules of the house', {
    template: 'Scattered',
    stickers: [
      rule('Pockets are not an extra', '#d8a23f'),
      rule('Mend first', '#e6dbc9'),
      rule('Sit down to tea', '#d8a23f'),
    ],
  }),
  spacing('XL'),
  draft('size-block', 'Knitwear by size', {
    titleText: 'Knitwear, by [wavy:#9e3d26]size[/wavy]',
    titleColour: null,
    callsToAction: ['8', '10', '12', '14', '16', '18'].map((size) => ({
      buttonText: size,
      buttonLink: `/browse/womens/clothing/knitwear?filters[size]=${size}`,
    })),
    ctaColour: null,
    showUnderline: true,
    underlineColour: '#9e3d26',
    hoverColour: '#9e3d26',
  }),
  spacing('XL'),
  draft('link-group', 'Small print, large print', {
    title: 'Also on this shelf',
    links: [
      { title: 'Stationery', url: '/browse/home/stationery' },
      { title: 'Gift cards', url: '/browse/gifts/gift-cards', featuredText: 'Always fit' },
      { title: 'Sale', url: '/browse/sale', textColour: '#b01e1e', textBold: true },
      { title: 'The lookbook', url: '/lookbook' },
      { title: 'Help', url: '/help' },
    ],
  }),
  spacing('XL'),
  draft('square-call-to-action-group', 'By the letter', {
    title: 'Children, by age',
    alignment: 'Center',
    callsToAction: ['3-4', '5-6', '7-8', '9-10'].map((age) => ({
      buttonText: age,
      buttonLink: `/browse/kids/clothing?filters[size]=${age}`,
      image: null,
      textColour: null,
      backgroundColour: null,
    })),
  }),
  spacing('Large'),
  draft('call-to-action-button', 'Way home', { ...button('Back to the front', '/', 'primary'), alignment: 'Center' }),
])

function round(buttonText: string, scene: string, buttonLink: string) {
  return { buttonText, buttonLink, image: picture(scene), textColour: null, backgroundColour: null }
}

function rule(label: string, backgroundColour: string): Draft {
  return draft('sticker', label, {
    url: null,
    width: 240,
    height: 170,
    backgroundColour,
    textLines: [{ text: label, position: 'Center', size: 28, colour: '#24211c' }],
    closeButton: null,
  })
}
