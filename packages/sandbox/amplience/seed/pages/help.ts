import { button, type Draft, draft, page, picture, spacing, text, tile } from '../draft.ts'
import type { SeedMarket } from '../markets.ts'

/** Pages that answer customers' questions. */
export function helpPages(market: SeedMarket): Record<string, Draft> {
  return {
    help: help(market),
    delivery: delivery(market),
    returns: returns(market),
    'size-guide': sizeGuide(market),
    'shop-finder': shopFinder,
    'download-our-app': downloadOurApp,
  }
}

function help({ freeFrom }: SeedMarket): Draft {
  return page('Help & FAQs', 'Delivery, returns, sizes and washing: the questions we are asked most, with answers.', [
    text(
      null,
      'Most of what people ask us is below. If yours is not, write to [help@selvedge.example](mailto:help@selvedge.example). A person answers, usually before lunch.',
    ),
    spacing('Medium'),
    draft('accordion', 'Questions', {
      title: null,
      items: [
        {
          title: 'Where is my parcel?',
          body: 'The link in your dispatch e-mail knows more than we do. If it has said nothing new for three days, tell us and we will chase it. You can also [find your order](/find-order).',
        },
        {
          title: 'Is delivery free?',
          body: `From **${freeFrom}**, yes. The rest is on the [delivery page](/delivery).`,
        },
        {
          title: 'Can I change an order?',
          body: 'For about an hour, while it is still a piece of paper. After that it is in a box, and easier to [send back](/returns).',
        },
        {
          title: 'What size am I?',
          body: 'The [size guide](/size-guide) has measurements in both inches and centimetres, and an honest note on which things run large.',
        },
        {
          title: 'How do I wash it?',
          body: 'Cool, inside out, and less often than you think. Knitwear would rather be [aired than washed](/ideas/washing-wool).',
        },
      ],
    }),
    spacing('Medium'),
    draft('call-to-action-button', 'Write to us', {
      ...button('Write to us', 'mailto:help@selvedge.example', 'primary'),
      alignment: 'Center',
    }),
  ])
}

function delivery({ standard, express, freeFrom, reach, otherDelivery = [] }: SeedMarket): Draft {
  return page('Delivery', `Standard delivery ${standard.price}, free from ${freeFrom}.`, [
    text(
      null,
      `
We deliver ${reach}.

- **Standard**: ${standard.price}, in ${standard.days}. Free from **${freeFrom}**.
- **Express**: ${express.price}, in ${express.days}.
${otherDelivery.map((line) => `- ${line}\n`).join('')}
## When it leaves us

Orders placed before two in the afternoon leave the same day, Monday to Friday. Gift cards travel by e-mail and are there before the kettle boils.

## In December

The post is slower and so are we. Order by the fourteenth to be safe.

## Packaging

A paper bag if it bends, a box if it breaks. No plastic, apart from one roll of tape that we are still using up.
`,
    ),
  ])
}

function returns({ returnsPost }: SeedMarket): Draft {
  return page('Returns', 'Twenty-eight days to change your mind, and how to send things home.', [
    text(
      null,
      `
You have **28 days** from the day it arrives. Things should come back unworn, unwashed and with their labels on. Trying on is not wearing; dancing is.

## How to send it

1. Find the slip in the parcel and tick a reason. We do read them.
2. Put slip and thing back in the bag it came in.
3. Post it ${returnsPost}.

## When you will hear

We refund within five working days of its arrival, to the card or wallet you paid with.

## What cannot come back

Earrings, underwear, gift cards and anything made with your initials on it, unless it is faulty. If it is faulty, it is our mistake and our postage.
`,
    ),
  ])
}

function sizeGuide(market: SeedMarket): Draft {
  const sizing =
    market.prefix === 'us/'
      ? 'We print British sizes. Take **four** off for yours: our 12 is your 8.'
      : market.prefix === 'eu/'
        ? 'We print British sizes. Add **28** for yours: our 12 is your 40.'
        : 'Our sizes are ordinary British ones, cut with a little kindness.'
  return page('Size guide', 'How we measure, and which things run large.', [
    text(
      null,
      `
${sizing}

## How to measure

Over what you would wear beneath it, with the tape flat and nobody breathing in. Between two sizes, take the larger in coats and the smaller in knitwear.
`,
    ),
    draft('two-col-tile-row', 'Where to measure', {
      tiles: [
        tile('measuring-woman', {
          heading: 'Women',
          text: '1 Bust, round the fullest part. 2 Waist, where you bend to the side. 3 Hips, round the widest part.',
          altText: 'A woman with tapes round her bust, waist and hips',
        }),
        tile('measuring-man', {
          heading: 'Men',
          text: '1 Chest, under the arms and straight across the back. 2 Waist, where the trousers sit.',
          altText: 'A man with tapes round his chest and waist',
        }),
      ],
    }),
    spacing('Medium'),
  ])
}

const shopFinder = page('Shop Finder', 'Our shops, and when their doors are open.', [
  draft('hero-banner-one', 'Shops', {
    image: picture('shop-front-2', 'A lit shop front at dusk, with clothes in its windows'),
    heading: 'Come and feel the cloth',
    subheading: null,
    topHeading: null,
    textPosition: 'Right',
    callsToAction: [],
  }),
  text(
    null,
    `
Dogs may come in. Several already work here.
`,
  ),
])

const downloadOurApp = page(
  'Download our application',
  'The shop in your pocket, which is where it would like to be.',
  [
    text(
      null,
      `
It is the same shop, a little quicker, and it remembers your size so that you need not say it aloud.

- See new prints on Thursday morning, before everybody else.
- Keep a wish list that survives a lost phone.
- Scan a label in one of [our shops](/shop-finder) to see the sizes we have out the back.

Look for **Selvedge** in the app shop of your telephone.
`,
    ),
  ],
)
