import { imageSrcSet, imageUrl, type MediaImage } from '../../../shared/domain/media.ts'
import * as messages from '../../../shared/messages/en.ts'

const widths = [200, 453, 768, 1517]

/** The picture as the gallery asks for it; the page's head preloads the first one from the same values. */
export function galleryPicture(image: MediaImage) {
  return {
    src: imageUrl(image.src, 768),
    srcSet: imageSrcSet(image.src, widths),
    sizes: '(min-width:62rem) 30vw, (min-width:48rem) 46vw, 88vw',
    width: image.width,
    height: image.height,
  }
}

/** Pictures of one colour: a strip to swipe on a phone, a grid on wide screens. */
export function Gallery({ images }: { images: MediaImage[] }) {
  return (
    <ul className="gallery" aria-label={messages.product.pictures} tabIndex={0}>
      {images.map((image, index) => (
        <li key={image.src}>
          <img {...galleryPicture(image)} alt={image.alt} {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
        </li>
      ))}
    </ul>
  )
}
