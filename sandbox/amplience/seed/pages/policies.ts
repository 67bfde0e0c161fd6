import { type Draft, page, text } from '../draft.ts'
import type { SeedMarket } from '../markets.ts'

/** Legal pages in plain English. */
export function policyPages(market: SeedMarket): Record<string, Draft> {
  return { privacy: privacy(market), cookies }
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
