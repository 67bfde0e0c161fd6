import { categories } from '../catalogue/categories.ts'
import type { Currency } from '../catalogue/currencies.ts'
import { priceTag, toDecimal } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/queries/products.ts'

type Content = {
  text: string
  textColour: string
  backgroundColour: string
  link?: string
  pdpText?: string
  translations?: Record<'de', { text?: string; pdpText?: string }>
  percentage?: number
  amount?: number
}
export type Badge = {
  id: string
  typeId: 'microLabel' | 'percentOffWasNowPrice' | 'moneyOffWasNowPrice'
  content: Content
}
export type Shown = {
  product: Product
  categoryIds: readonly number[]
  currency: Currency | undefined
  applicationIds: readonly number[]
}

const paths = new Map(categories.map(({ id, path }) => [id, path]))
const sale = { text: 'Sale', textColour: '#ffffff', backgroundColour: '#b3261e' }
const label = { textColour: '#2a2521', backgroundColour: '#f3e7cb' }
const promotion = { textColour: '#ffffff', backgroundColour: '#2c5145' }

const labels: Record<string, { text: string; german: string }> = {
  'New In': { text: 'New in', german: 'Neu' },
  Bestseller: { text: 'Bestseller', german: 'Bestseller' },
  'Online Exclusive': { text: 'Online exclusive', german: 'Nur online' },
  'Limited Edition': { text: 'Limited edition', german: 'Limitiert' },
  Organic: { text: 'Organic', german: 'Bio' },
}

const german = (texts: { text?: string; pdpText?: string }) => ({ translations: { de: texts } })

/** A product's badges, the most important first: its sale, a promotion of the market's applications, and a label. */
export function badgesOf(shown: Shown): Badge[] {
  const saleBadge = saleBadgeOf(shown)
  return [saleBadge, promotionOf(shown, saleBadge !== undefined), labelOf(shown.product)].filter(
    (badge) => badge !== undefined,
  )
}

/** A sale as a whole percentage if that gives the exact price, rounded down to the penny; otherwise as an amount. */
function saleBadgeOf({ product, currency }: Shown): Badge | undefined {
  if (!currency) return undefined
  const tag = priceTag(product, undefined, currency)
  if (tag.sale === undefined) return undefined
  const off = tag.base - tag.sale
  const percentage = Math.ceil((off * 100) / tag.base)
  const percentages = [percentage, percentage - 1]
  const exact = percentages.find((percent) => Math.floor((tag.base * (100 - percent)) / 100) === tag.sale)
  if (exact !== undefined && exact > 0)
    return {
      id: badgeId(1, exact),
      typeId: 'percentOffWasNowPrice',
      content: {
        ...sale,
        pdpText: 'See everything in the sale',
        ...german({ pdpText: 'Alles im Sale ansehen' }),
        link: '/browse/sale',
        percentage: exact,
      },
    }
  return {
    id: badgeId(2, off),
    typeId: 'moneyOffWasNowPrice',
    content: { ...sale, link: '/browse/sale', amount: toDecimal(off) },
  }
}

/** A promotion that the promotions engine runs in every market. Without an application in the request there is none. */
function promotionOf({ product, categoryIds, applicationIds }: Shown, isOnSale: boolean): Badge | undefined {
  if (applicationIds.length === 0 || product.type === 'digital') return undefined
  const isIn = (part: string) => categoryIds.some((id) => paths.get(id)?.includes(part))
  if (isIn('/clothing/knitwear/') && !isOnSale) {
    return {
      id: badgeId(3, 1),
      typeId: 'percentOffWasNowPrice',
      content: {
        ...promotion,
        text: '20% off',
        pdpText: '20% off knitwear, taken off in your bag',
        ...german({ text: '−20 %', pdpText: '20 % auf Strick, im Warenkorb abgezogen' }),
        percentage: 20,
      },
    }
  }
  if (categoryIds.some((id) => paths.get(id)?.startsWith('/home/'))) {
    return {
      id: badgeId(3, 2),
      typeId: 'microLabel',
      content: {
        ...promotion,
        text: '3 for 2',
        pdpText: '3 for 2 on homewares: the cheapest is free',
        ...german({ text: '3 für 2', pdpText: '3 für 2 bei Wohnen: das günstigste Teil ist gratis' }),
        link: '/browse/home',
      },
    }
  }
  return undefined
}

function labelOf({ customFields }: Product): Badge | undefined {
  const value = customFields.find(({ name }) => name === 'product_badge')?.value ?? ''
  const words = labels[value]
  return (
    words && {
      id: badgeId(4, Object.keys(labels).indexOf(value) + 1),
      typeId: 'microLabel',
      content: { ...label, text: words.text, ...german({ text: words.german }) },
    }
  )
}

/** The same badge has the same id in every response. */
function badgeId(kind: number, size: number): string {
  return `5e1ed9e0-000${kind}-4000-8000-${size.toString(16).padStart(12, '0')}`
}
