import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { galleryLinks } from '../components/gallery/connect-gallery.ts'
import { useZoomGestures } from '../components/gallery/use-zoom-gestures.ts'
import { watchPosition } from '../components/gallery/watch-position.ts'
import { Icon } from '../components/icon/icon.tsx'
import { CloseForm } from '../components/panel/close-form.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive } from '../island/use-visitor-value.ts'
import * as messages from '#shared/messages/product-page.ts'

const levels = [1, 1.75, 2.5] as const

type ZoomProps = { first: number }

/** Rendered in the browser, in a host that `connectGallery` makes and that is removed when the dialog has closed. */
function Zoom({ first }: ZoomProps) {
  return useIsLive() ? <ZoomDialog first={first} /> : null
}

/** Pictures to swipe or step through, and to zoom by buttons, keys, a tap, a wheel or two fingers. */
function ZoomDialog({ first }: ZoomProps) {
  const [{ name, pictures }] = useState(readGallery)
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [level, setLevel] = useState(0)
  const [position, setPosition] = useState(0)
  const zoom = levels[level] ?? 1

  const step = (by: number) => setLevel((current) => Math.min(levels.length - 1, Math.max(0, current + by)))
  useZoomGestures(strip, { step, toggle: () => setLevel((current) => (current === 0 ? levels.length - 1 : 0)) })

  useEffect(() => {
    const { current: element } = dialog
    const { current: list } = strip
    if (!element || !list || element.open) return
    element.showModal()
    list.scrollTo({ left: list.clientWidth * first, behavior: 'instant' })
  }, [first])

  useEffect(() => {
    const end = new AbortController()
    if (strip.current) watchPosition(strip.current, setPosition, end.signal)
    return () => end.abort()
  }, [])

  // Scroll to the middle of the enlarged picture.
  useEffect(() => {
    const slide = strip.current?.children[position]?.firstElementChild
    if (slide && level > 0)
      slide.scrollTo({
        left: (slide.scrollWidth - slide.clientWidth) / 2,
        top: (slide.scrollHeight - slide.clientHeight) / 2,
        behavior: 'instant',
      })
  }, [level, position])

  function show(index: number) {
    setLevel(0)
    const { current: list } = strip
    list?.scrollTo({ left: list.clientWidth * Math.min(pictures.length - 1, Math.max(0, index)) })
  }

  function press(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => show(position - 1),
      ArrowRight: () => show(position + 1),
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
    }
    const action = actions[event.key]
    if (!action || event.ctrlKey || event.metaKey || (zoom > 1 && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    action()
  }

  return (
    <dialog className="zoom" ref={dialog} aria-label={`${messages.gallery.title}: ${name}`} onKeyDown={press}>
      <ul className="zoom__strip" ref={strip} tabIndex={0} aria-label={messages.gallery.title}>
        {pictures.map(({ original, srcSet, alt, ...size }, index) => {
          const isShown = index === position
          return (
            <li key={original}>
              {/* Focusable, so that the arrow keys can scroll a picture that is larger than its box. */}
              <div
                className="zoom__slide"
                {...(isShown && level > 0 ? { tabIndex: 0, role: 'group', 'aria-label': alt } : {})}
              >
                <img
                  {...size}
                  alt={alt}
                  src={original}
                  srcSet={`${srcSet}, ${original} ${size.width}w`}
                  sizes={`${Math.round((isShown ? zoom : 1) * 100)}vw`}
                  loading="lazy"
                  className={isShown && level > 0 ? `zoom__picture zoom__picture--${level}` : 'zoom__picture'}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <div className="zoom__tools">
        <button type="button" onClick={() => show(position - 1)} disabled={position === 0}>
          <Icon name="back" />
          <span className="visually-hidden">{messages.gallery.previous}</span>
        </button>
        <p className="zoom__position" role="status">
          <span className="visually-hidden">{`${messages.gallery.picture} `}</span>
          <span>{`${position + 1} / ${pictures.length}`}</span>
        </p>
        <button type="button" onClick={() => show(position + 1)} disabled={position === pictures.length - 1}>
          <Icon name="arrow" />
          <span className="visually-hidden">{messages.gallery.next}</span>
        </button>
        <button type="button" onClick={() => step(-1)} disabled={level === 0}>
          <Icon name="minus" />
          <span className="visually-hidden">{messages.gallery.zoomOut}</span>
        </button>
        <button type="button" onClick={() => step(1)} disabled={level === levels.length - 1}>
          <Icon name="plus" />
          <span className="visually-hidden">{messages.gallery.zoomIn}</span>
        </button>
      </div>
      <CloseForm className="zoom__close" label={messages.gallery.close} />
    </dialog>
  )
}

/** The pictures that the page shows: `srcSet` is that of the gallery, the size that of the original. */
function readGallery() {
  const gallery = document.querySelector<HTMLElement>('.gallery')
  const pictures = galleryLinks(document).map((link) => {
    const image = link.querySelector('img')
    const number = (name: string) => Number(image?.getAttribute(name))
    return {
      original: link.href,
      srcSet: image?.srcset ?? '',
      alt: image?.alt ?? '',
      width: number('width'),
      height: number('height'),
    }
  })
  return { name: gallery?.dataset['name'] ?? '', pictures }
}

export default defineIsland('zoom', 'interaction', Zoom)
