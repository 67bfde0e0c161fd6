import type { ReactElement } from 'react'
import { blockLabel } from '../content-types/content-type.ts'
import { GalleryBlockPage } from './gallery-block.tsx'
import { GallerySample, GallerySamples } from './gallery-samples.tsx'
import { galleryBlocks, type GalleryBlock } from './samples.ts'
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

/** A list of every block with its number of samples. `base` is the gallery's path. */
function GalleryIndex({ blocks, base }: { blocks: readonly GalleryBlock[]; base: string }) {
  return (
    <div className="gallery">
      <h1 className="gallery__title">{`Block gallery: ${blocks.length} blocks`}</h1>
      <ul className="gallery__list">
        {blocks.map(({ block: { name, description }, samples }) => (
          <li key={name} className="gallery__entry">
            <a href={`${base}/${name}`}>{blockLabel(name)}</a>{' '}
            <span className="gallery__soft">{`${samples.length} samples`}</span>
            <p className="gallery__soft">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
