import { type Draft, page, text } from '../draft.ts'
import type { SeedMarket } from '../markets.ts'

/** Legal pages in plain English. */
export function policyPages(market: SeedMarket): Record<string, Draft> {
  return { privacy: privacy(market), cookies, accessibility: accessibility(market) }
}

function privacy({ prefix }: SeedMarket): Draft {
  const authority =
    prefix === 'uk/'
      ? 'In the United Kingdom you may also complain to the Information Commissioner’s Office.'
      : prefix === 'eu/'
        ? 'In the European Union you may also complain to the data protection authority of your country.'
        : 'Wherever you live, you may ask for all of this, and we answer everybody alike.'
  return page('Privacy', 'What we know about you, why, and how to make us forget it.', [
    text(
      null,
      `
We sell clothes and mugs. We do not sell you.

## What we keep

- Your name, address and e-mail, because parcels need them.
- What you have ordered, because returns and the taxman need it. We keep orders for seven years, and nothing else for so long.
- Nothing of your card. It goes straight to the payment service, and we never see the number.

## Who else sees it

The carrier sees your address, the payment service sees your payment, and the people who answer our post see what you tell them.

## What you can ask

You may ask to see it, mend it, carry it elsewhere or have it erased. Write to [privacy@selvedge.example](mailto:privacy@selvedge.example). ${authority}

See also the page on [cookies](/cookies).
`,
    ),
  ])
}

const cookies = page('Cookies', 'The small files we keep in your browser, and which of them you may refuse.', [
  text(
    null,
    `Some the shop needs; the others wait until you say yes, and you may change your mind at any time. For biscuits, see the [shops](/shop-finder).`,
  ),
])

function accessibility({ prefix }: SeedMarket): Draft {
  const authority =
    prefix === 'eu/'
      ? 'In the European Union you may also complain to the body that enforces the European Accessibility Act in your country.'
      : prefix === 'uk/'
        ? 'In Great Britain you may also contact the Equality Advisory and Support Service.'
        : 'If our answer does not help, ask for it to be reviewed at the same address.'
  return page('Accessibility', 'How we make the shop work for everybody, and where it does not yet.', [
    text(
      null,
      `
Everybody should be able to shop here: with a keyboard, a screen reader, large text, strong contrast, or without moving pictures.

## What we aim for

The shop follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and the European standard EN 301 549.

- Every page and every form works with the keyboard alone, and without scripts.
- Text can be enlarged to 400 % without scrolling sideways.
- Moving text and pictures stop if your device asks for less motion, and each has a pause button.
- Prices, sizes, stock and errors are read aloud in words, not only shown in colour.

## How we check it

Automatic tests look at every page after each change, on phone and desktop. We also walk from the home page to the order with the keyboard, and read what a screen reader is given.

## What does not work yet

- Videos have no sound, so they have no captions. They have no audio description either.
- Reviews, size advice and live shopping come from other companies. We cannot vouch for all of their parts. The shop works without them.

## Tell us

Something in your way? Write to [access@selvedge.example](mailto:access@selvedge.example). We answer within two working days, and can take your order by e-mail. ${authority}
`,
    ),
  ])
}
