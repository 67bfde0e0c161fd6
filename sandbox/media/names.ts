import type { ProductView } from '../pictures/product.ts'

export type ProductPictureName = { style: string; colour: string; view: ProductView }

/** What an image name asks for. */
export type PictureName =
  | ({ kind: 'product' } & ProductPictureName)
  | { kind: 'campaign'; scene: string; number: number }
  | { kind: 'default' }

/** The picture for a product that has none of its own. */
export const DEFAULT_PICTURE = 'default-product'

const PRODUCT = /^(?<style>[^_]+)_(?<colour>.+)_(?<view>[1-4]|swatch)$/i
const CAMPAIGN = /^campaign-(?<scene>[a-z-]+?)(?:-(?<number>\d{1,3}))?$/
const SET = /^(?<style>[^_-]+)-(?<colour>.+)-SET$/i

/** Reads `{style}_{Colour_with_underscores}_{1..4|swatch}`, `campaign-{scene}[-{n}]` and `default-product`. */
export function parsePictureName(name: string): PictureName | undefined {
  if (name === DEFAULT_PICTURE) {
    return { kind: 'default' }
  }
  const { style, colour, view } = PRODUCT.exec(name)?.groups ?? {}
  if (style && colour && view) {
    return { kind: 'product', style, colour: fromWire(colour), view: toView(view) }
  }
  const { scene, number } = CAMPAIGN.exec(name)?.groups ?? {}
  return scene ? { kind: 'campaign', scene, number: Number(number ?? 1) } : undefined
}

/** Reads `{style}-{Colour_with_underscores}-SET`. */
export function parseSetName(name: string): { style: string; colour: string } | undefined {
  const { style, colour } = SET.exec(name)?.groups ?? {}
  return style && colour ? { style, colour: fromWire(colour) } : undefined
}

export const productPictureName = ({ style, colour, view }: ProductPictureName) => `${style}_${toWire(colour)}_${view}`
export const setName = ({ style, colour }: { style: string; colour: string }) => `${style}-${toWire(colour)}-SET`

const toWire = (colour: string) => colour.replaceAll(' ', '_')
const fromWire = (colour: string) => colour.replaceAll('_', ' ')

function toView(view: string): ProductView {
  return view === '1' ? 1 : view === '2' ? 2 : view === '3' ? 3 : view === '4' ? 4 : 'swatch'
}
