import { moneyFromDecimal, type Money } from '../../shared/domain/money.ts'
import { offeredVariants, type ProductOffer } from '../../shared/domain/offer.ts'
import type { ShownPrice } from '../../shared/domain/price.ts'

/** A price as a surface says it: `5900`, or `5900 now 4720`; in minor units. */
export type Said = string

export function saidOf({ price, special }: ShownPrice): Said {
  return special === null ? String(price.amount) : `${price.amount} now ${special.amount}`
}

/**
 * What was said of products, by their ids, and of variants, by their SKUs: a surface's words. The same surface may say
 * it more than once.
 */
export class SaidPrices {
  readonly #said = new Map<number | string, Map<string, Set<Said>>>()

  add(surface: string, id: number | string, said: Said): void {
    const surfaces = this.#said.get(id) ?? new Map<string, Set<Said>>()
    surfaces.set(surface, (surfaces.get(surface) ?? new Set()).add(said))
    this.#said.set(id, surfaces)
  }

  /** Of all products that were seen. */
  get ids(): number[] {
    return [...this.#said.keys()].filter((id) => typeof id === 'number')
  }

  /** How many products a surface has said something of. */
  count(surface: string): number {
    return [...this.#said.values()].filter((surfaces) => surfaces.has(surface)).length
  }

  /** What a surface says of a product. */
  of(surface: string, id: number): Said | undefined {
    return [...(this.#said.get(id)?.get(surface) ?? [])][0]
  }

  /** One line for each product of which two surfaces, or one surface twice, say two prices. */
  disagreements(): string[] {
    return [...this.#said].flatMap(([id, surfaces]) => {
      const prices = new Set([...surfaces.values()].flatMap((said) => [...said]))
      if (prices.size <= 1) return []
      const by = [...prices].map(
        (price) =>
          `${price} (${[...surfaces]
            .filter(([, said]) => said.has(price))
            .map(([surface]) => surface)
            .join(', ')})`,
      )
      return [`${id}: ${by.join(' | ')}`]
    })
  }
}

/** The cards of a page: what they show, and what they tell scripts. */
export function cardsOf(html: string): { id: number; shown: Said | null; told: Said | null }[] {
  return [...html.matchAll(/<article class="product-card"([^>]*)>(.*?)<\/article>/gs)].map(
    ([, attributes = '', content = '']) => {
      const [, id = ''] = /data-product="(\d+)"/.exec(attributes) ?? []
      const [, now] = /data-price="(\d+)"/.exec(attributes) ?? []
      const [, was] = /data-was="(\d+)"/.exec(attributes) ?? []
      return {
        id: Number(id),
        shown: shownIn(content),
        told: now === undefined ? null : was === undefined ? now : `${was} now ${now}`,
      }
    },
  )
}

/** The first price of a piece of HTML, as it is read. */
export function shownIn(html: string): Said | null {
  const [, content = ''] = /<p class="price[^"]*">(.*?)<\/p>/s.exec(html) ?? []
  const amounts = [
    ...content.replaceAll(/<!-- -->|<small>.*?<\/small>/gs, '').matchAll(/[£$€]\s*([\d,]+(?:\.\d{2})?)/g),
  ].map(([, text = '']) => moneyFromDecimal(text.replaceAll(',', ''), 'GBP').amount)
  const [first, second] = amounts
  if (first === undefined) return null
  return second === undefined ? String(first) : `${first} now ${second}`
}

/** Prices of an offer's variants by SKU. */
export function saidBySku(offer: ProductOffer): Map<string, Said> {
  return new Map(offeredVariants(offer).map(({ sku, price }) => [sku, saidOf(price)]))
}

/** What search engines are told: the price of each variant, by SKU. */
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

/** The props of an island of a page. @throws Error where the page has none */
export function propsOf<Props>(html: string, island: string): Props {
  const [, props] = new RegExp(`<sv-island data-name="${island}"[^>]*data-props="([^"]*)"`).exec(html) ?? []
  if (props === undefined) throw new Error(`The page has no island ${island}.`)
  return JSON.parse(
    props
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  ) as Props
}
