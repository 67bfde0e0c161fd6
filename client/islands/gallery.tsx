import { type MouseEvent, useRef, useState } from 'react'
import { galleryPicture } from '../components/gallery/gallery-picture.ts'
import { usePosition } from '../components/gallery/use-position.ts'
import type { Zoom } from '../components/gallery/zoom.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { isModified } from '../island/is-modified.ts'
import { useIsLive } from '../island/use-visitor-value.ts'
import { type MediaImage, type MediaVideo, originalUrl } from '#shared/domain/media.ts'
import * as messages from '#shared/messages/product-page.ts'

export type GalleryProps = { name: string; images: MediaImage[]; videos: MediaVideo[] }

/**
 * Pictures and videos of one colour: a strip to swipe on phones, a grid on wide screens. A picture links to its full
 * size; with scripts it opens the zoom dialog.
 */
function Gallery({ name, images, videos }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const count = images.length + videos.length
  const position = usePosition(strip, count)
  const isLive = useIsLive()
  // Loaded on first use, because few shoppers zoom.
  const [dialog, setDialog] = useState<{ Zoom: typeof Zoom } | null>(null)

  function open(event: MouseEvent, index: number) {
    if (isModified(event)) return
    event.preventDefault()
    setOpened(index)
    if (dialog === null) void load(images[index])
  }

  async function load(image: MediaImage | undefined) {
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(null)
    document.addEventListener('keydown', cancel)
    try {
      setDialog(await import('../components/gallery/zoom.tsx'))
    } catch (error) {
      console.error('zoom:', error)
      if (image) location.assign(originalUrl(image.src))
    } finally {
      document.removeEventListener('keydown', cancel)
    }
  }

  if (count === 0) return null
  return (
    <div className="gallery">
      <ul className="gallery__strip" aria-label={messages.gallery.title} ref={strip}>
        {images.map((image, index) => (
          <li key={image.src}>
            <a
              className="gallery__link"
              href={originalUrl(image.src)}
              data-held=""
              onClick={(event) => open(event, index)}
              {...(isLive ? { 'aria-haspopup': 'dialog' as const } : {})}
            >
              <img
                {...galleryPicture(image)}
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
      {count > 1 && (
        <p className="gallery__position" aria-hidden="true">
          {`${position + 1} / ${count}`}
        </p>
      )}
      {opened !== null && dialog && (
        <dialog.Zoom name={name} images={images} first={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

export default defineIsland('gallery', 'input', Gallery)
