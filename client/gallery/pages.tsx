import type { ReactElement } from 'react'
import { GalleryBlockPage } from './gallery-block.tsx'
import { GalleryIndex } from './gallery-index.tsx'
import { GallerySample, GallerySamples } from './gallery-samples.tsx'
import { galleryBlocks } from './samples.ts'
import type { Market } from '#shared/markets.ts'

type GalleryRequest = {
  market: Market
  base: string
  mediaHost: string
  /** One block, or several separated by commas to see all their samples on one page. */
  block?: string | undefined
  view?: string | undefined
  sample?: string | undefined
}

/** The page of the gallery at this address; `null` if there is none. */
export function galleryPage({ market, base, mediaHost, block, view, sample }: GalleryRequest): ReactElement | null {
  const blocks = galleryBlocks(mediaHost)
  if (block === undefined) return <GalleryIndex blocks={blocks} base={base} />
  const entries = block.split(',').flatMap((name) => blocks.find((each) => each.block.name === name) ?? [])
  const [entry] = entries
  if (!entry || entries.length < block.split(',').length) return null
  if (view === undefined) return <GalleryBlockPage entry={entry} base={base} />
  if (view !== 'samples') return null
  if (sample === undefined) return <GallerySamples entries={entries} market={market} />
  const found = entry.samples.find(({ slug }) => slug === sample)
  return found ? <GallerySample sample={found} market={market} /> : null
}
