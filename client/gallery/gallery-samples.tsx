import { Blocks } from '../blocks/blocks.tsx'
import { blockLabel } from '../content-types/content-type.ts'
import type { GalleryBlock, Sample } from './samples.ts'
import type { Market } from '#shared/markets.ts'

/** All samples of some blocks, one below the other. Browser tests of every block use this page. */
export function GallerySamples({ entries, market }: { entries: readonly GalleryBlock[]; market: Market }) {
  return (
    <>
      {entries.map(({ block, samples }) => (
        <section key={block.name} aria-label={block.name}>
          <h1 className="gallery__label">{blockLabel(block.name)}</h1>
          {samples.map((sample) => (
            <div key={sample.name} data-sample={`${block.name} ${sample.name}`}>
              <p className="gallery__label">{sample.name}</p>
              <GallerySample sample={sample} market={market} />
            </div>
          ))}
        </section>
      ))}
    </>
  )
}

/** One sample by itself, as wide as the window. */
export function GallerySample({ sample, market }: { sample: Sample; market: Market }) {
  return <Blocks items={[sample.item]} market={market} />
}
