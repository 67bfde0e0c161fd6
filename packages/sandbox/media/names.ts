import type { ProductView } from '../pictures/product.ts'

export type ProductPictureName = { style: string; colour: string; view: ProductView }

/** The content of a parsed image name. */
export type PictureName =
  | ({ kind: 'product' } & ProductPictureName)
  | { kind: 'campaign'; scene: string; number: number }
  | { kind: 'wrap'; print: string }
  | { kind: 'default' }

/** The picture for a product without its own. */
export const defaultPicture = 'default-product'

const product = /^(?<style>[^_]+)_(?<colour>.+)_(?<view>[1-5]|scene|swatch)$/i
const campaign = /^campaign-(?<scene>[a-z-]+?)(?:-(?<number>\d{1,3}))?$/
const wrap = /^wrap-(?<print>[a-z-]+)$/
const set = /^(?<style>[^_-]+)-(?<colour>.+)-SET$/i

/**
 * Parses `{style}_{Colour_with_underscores}_{1..5|scene|swatch}`, `campaign-{scene}[-{n}]`, `wrap-{print}` and
 * `default-product`.
 */
export function parsePictureName(name: string): PictureName | undefined {
  if (name === defaultPicture) {
    return { kind: 'default' }
  }
  const { style, colour, view } = product.exec(name)?.groups ?? {}
  if (style && colour && view) {
    return { kind: 'product', style, colour: fromWire(colour), view: toView(view) }
  }
  const { print } = wrap.exec(name)?.groups ?? {}
  if (print) {
    return { kind: 'wrap', print }
  }
  const { scene, number } = campaign.exec(name)?.groups ?? {}
  return scene ? { kind: 'campaign', scene, number: Number(number ?? 1) } : undefined
}

/** Parses `{style}-{Colour_with_underscores}-SET`. */
export function parseSetName(name: string): { style: string; colour: string } | undefined {
  const { style, colour } = set.exec(name)?.groups ?? {}
  return style && colour ? { style, colour: fromWire(colour) } : undefined
}

export function productPictureName({ style, colour, view }: ProductPictureName) {
  return `${style}_${toWire(colour)}_${view}`
}

function toWire(colour: string) {
  return colour.replaceAll(' ', '_')
}

function fromWire(colour: string) {
  return colour.replaceAll('_', ' ')
}

const views: Readonly<Record<string, ProductView>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, scene: 'scene' }

function toView(view: string): ProductView {
  return views[view.toLowerCase()] ?? 'swatch'
}
