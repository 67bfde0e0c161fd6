import { productsByTracking } from './counted-products.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import { markets } from '#shared/markets.ts'

/** The gift card that is sent by e-mail, and the values that a shopper has to write on it. */
export async function giftCardByMail() {
  const { untracked } = await productsByTracking()
  const { catalogue } = sandboxServices().services
  const product = present(await catalogue.product({ market: markets.en, id: untracked.id }, untilDone()), 'gift card')
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const valueOf = (label: string) =>
    label.toLowerCase().includes('email') ? 'mabel@example.com' : label === 'Send date' ? nextWeek : 'Mabel'
  const values = product.modifiers
    .filter(({ isRequired }) => isRequired)
    .map(({ id, label }) => ({ id, value: valueOf(label) }))
  return {
    product,
    variant: present(product.variants[0], 'variant'),
    values,
    /** The values as the API takes them. */
    option_selections: values.map(({ id, value }) => ({ option_id: id, option_value: value })),
  }
}
