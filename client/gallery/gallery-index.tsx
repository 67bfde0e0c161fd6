import { blockLabel } from '../content-types/content-type.ts'
import type { GalleryBlock } from './samples.ts'

/** A list of every block with its number of samples. `base` is the gallery's path. */
export function GalleryIndex({ blocks, base }: { blocks: readonly GalleryBlock[]; base: string }) {
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
