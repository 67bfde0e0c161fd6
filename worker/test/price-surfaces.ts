import { decodeHTML } from 'entities'
import { moneyFromDecimal, type Money } from '#shared/domain/money.ts'
import { offeredVariants, type ProductOffer } from '#shared/domain/offer.ts'
import type { ShownPrice } from '#shared/domain/price.ts'

/** A price as a surface shows it, in minor units: `5900`, or `5900 now 4720` if it is reduced. */
export type PriceText = string

export function priceTextOf({ price, special }: ShownPrice): PriceText {
  return special === null ? String(price.amount) : `${price.amount} now ${special.amount}`
}

/** Prices that each surface shows for products (by id) and variants (by SKU). A surface may show a price more than once. */
export class SurfacePrices {
  readonly #texts = new Map<number | string, Map<string, Set<PriceText>>>()

  add(surface: string, id: number | string, text: PriceText): void {
    const surfaces = this.#texts.get(id) ?? new Map<string, Set<PriceText>>()
    surfaces.set(surface, (surfaces.get(surface) ?? new Set()).add(text))
    this.#texts.set(id, surfaces)
  }

  /** Ids of all products that were seen. */
  get ids(): number[] {
    return [...this.#texts.keys()].filter((id) => typeof id === 'number')
  }

  /** The number of products and variants that the surface shows a price for. */
  count(surface: string): number {
    return [...this.#texts.values()].filter((surfaces) => surfaces.has(surface)).length
  }

  /** The price that a surface shows for a product. */
  of(surface: string, id: number): PriceText | undefined {
    return [...(this.#texts.get(id)?.get(surface) ?? [])][0]
  }

  /** One line for each product or variant that is shown with more than one price. */
  disagreements(): string[] {
    return [...this.#texts].flatMap(([id, surfaces]) => {
      const prices = new Set([...surfaces.values()].flatMap((text) => [...text]))
      if (prices.size <= 1) return []
      const by = [...prices].map(
        (price) =>
          `${price} (${[...surfaces]
            .filter(([, text]) => text.has(price))
            .map(([surface]) => surface)
            .join(', ')})`,
      )
      return [`${id}: ${by.join(' | ')}`]
    })
  }
}

/**
 * The product cards of a page: the price that each shows (`shown`) and the price in its data attributes
 * (`inAttributes`).
 */
export function cardsOf(html: string): { id: number; shown: PriceText | null; inAttributes: PriceText | null }[] {
  return [...html.matchAll(/<article class="product-card"([^>]*)>(.*?)<\/article>/gs)].map(
    ([, attributes = '', content = '']) => {
      const [, id = ''] = /data-product="(\d+)"/.exec(attributes) ?? []
      const [, now] = /data-price="(\d+)"/.exec(attributes) ?? []
      const [, was] = /data-was="(\d+)"/.exec(attributes) ?? []
      return {
        id: Number(id),
        shown: shownIn(content),
        inAttributes: now === undefined ? null : was === undefined ? now : `${was} now ${now}`,
      }
    },
  )
}

/** The first price that a piece of HTML shows. */
export function shownIn(html: string): PriceText | null {
  const [, content = ''] = /<p class="price[^"]*"[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const amounts = [
    ...content.replaceAll(/<!-- -->|<small>.*?<\/small>/gs, '').matchAll(/[£$€]\s*([\d,]+(?:\.\d{2})?)/g),
  ].map(([, text = '']) => moneyFromDecimal(text.replaceAll(',', ''), 'GBP').amount)
  const [first, second] = amounts
  if (first === undefined) return null
  return second === undefined ? String(first) : `${first} now ${second}`
}

/** Prices of an offer's variants by SKU. */
export function priceTextsBySku(offer: ProductOffer): Map<string, PriceText> {
  return new Map(offeredVariants(offer).map(({ sku, price }) => [sku, priceTextOf(price)]))
}

/** The price of each variant in the page's JSON-LD, by SKU. */
export function jsonLdPrices(html: string): Map<string, number> {
  const groups = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Group,
  )
  const variants = groups.flatMap(({ hasVariant = [] }) => hasVariant)
  return new Map(
    variants.flatMap(({ sku, offers }) =>
      offers ? [[sku, moneyFromDecimal(offers.price, offers.priceCurrency).amount] as const] : [],
    ),
  )
}

type Group = { hasVariant?: { sku: string; offers?: { price: number; priceCurrency: Money['currency'] } }[] }

/** The props of an island on a page. @throws Error if the page does not have the island */
export function propsOf<Props>(html: string, island: string): Props {
  const [, props] = new RegExp(`<sv-island data-name="${island}"[^>]*data-props="([^"]*)"`).exec(html) ?? []
  if (props === undefined) throw new Error(`The page has no island ${island}.`)
  return JSON.parse(decodeHTML(props)) as Props
}
