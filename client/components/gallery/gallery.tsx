import { galleryPicture } from './gallery-picture.ts'
import { type MediaImage, type MediaVideo, originalUrl } from '#shared/domain/media.ts'
import * as messages from '#shared/messages/product-page.ts'

type GalleryProps = { name: string; images: MediaImage[]; videos: MediaVideo[] }

/**
 * Pictures and videos of one colour: a strip to swipe on phones, a grid on wide screens. A picture links to its full
 * size; with scripts it opens the zoom dialog (`connectGallery`).
 */
export function Gallery({ name, images, videos }: GalleryProps) {
  const count = images.length + videos.length
  if (count === 0) return null
  return (
    <div className="gallery" data-name={name}>
      <ul className="gallery__strip" aria-label={messages.gallery.title}>
        {images.map((image, index) => (
          <li key={image.src}>
            <a className="gallery__link" href={originalUrl(image.src)} data-held="">
              <img
                {...galleryPicture(image, index > 0 && index === count - 1 && count % 2 === 1)}
                alt={image.alt}
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
            </a>
          </li>
        ))}
        {videos.map((video) => (
          <li key={video.src}>
            {/* The videos have no sound, so they need no captions. */}
            <video
              src={video.src}
              poster={video.poster}
              controls
              muted
              loop
              playsInline
              preload="none"
              aria-label={video.alt}
            />
          </li>
        ))}
      </ul>
      {count > 1 && <p className="gallery__position" aria-hidden="true">{`1 / ${count}`}</p>}
    </div>
  )
}
