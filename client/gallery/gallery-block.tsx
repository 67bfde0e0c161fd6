import { blockLabel } from '../content-types/content-type.ts'
import { blockFieldsOf } from '../content-types/fields.ts'
import type { GalleryBlock } from './samples.ts'

const widths = { phone: 390, desktop: 1440 } as const

/** A block's fields, and each of its samples in frames as wide as a phone and a desktop. */
export function GalleryBlockPage({ entry: { block, samples }, base }: { entry: GalleryBlock; base: string }) {
  const { name, description } = block
  return (
    <div className="gallery">
      <p>
        <a href={base}>All blocks</a>
      </p>
      <h1 className="gallery__title">{blockLabel(name)}</h1>
      <p>{description}</p>
      <p>
        <a href={`${base}/${name}/samples`}>All samples on one page</a>
      </p>
      <details>
        <summary>Fields</summary>
        <Fields block={block} />
      </details>
      {samples.map((sample) => (
        <section key={sample.slug} aria-labelledby={`sample-${sample.slug}`}>
          <h2 className="gallery__subtitle" id={`sample-${sample.slug}`}>
            {sample.name}
          </h2>
          <div className="gallery__frames">
            {Object.entries(widths).map(([device, width]) => (
              <div key={device} className={`gallery__frame gallery__frame--${device}`}>
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this shop without visitor data, and its islands need their origin */}
                <iframe
                  src={`${base}/${name}/samples/${sample.slug}`}
                  title={`${sample.name}, ${width} pixels wide`}
                  loading="lazy"
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Fields({ block }: { block: GalleryBlock['block'] }) {
  return (
    <table className="gallery__fields">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it holds</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        {blockFieldsOf(block).map(({ path, kind, isRequired }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{kind}</td>
            <td>{isRequired ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
