import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { CloseForm } from '../panel/close-form.tsx'
import { zoomPicture } from './gallery-picture.ts'
import { usePosition } from './use-position.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'
import type { MediaImage } from '#shared/domain/media.ts'
import * as messages from '#shared/messages/product-page.ts'

type ZoomProps = { name: string; images: MediaImage[]; first: number; onClose: () => void }

const levels = [1, 1.75, 2.5] as const

/** The zoom dialog: pictures to swipe or step through, and to zoom by buttons, keys, a tap, a wheel or two fingers. */
export function Zoom({ name, images, first, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [level, setLevel] = useState(0)
  const position = usePosition(strip, images.length)
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
    list?.scrollTo({ left: list.clientWidth * Math.min(images.length - 1, Math.max(0, index)) })
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
    <dialog
      className="zoom"
      ref={dialog}
      aria-label={`${messages.gallery.title}: ${name}`}
      onClose={onClose}
      onKeyDown={press}
    >
      <ul className="zoom__strip" ref={strip} tabIndex={0} aria-label={messages.gallery.title}>
        {images.map((image, index) => {
          const isShown = index === position
          return (
            <li key={image.src}>
              {/* Focusable, so that the arrow keys can scroll a picture that is larger than its box. */}
              <div
                className="zoom__slide"
                {...(isShown && level > 0 ? { tabIndex: 0, role: 'group', 'aria-label': image.alt } : {})}
              >
                <img
                  {...zoomPicture(image, isShown ? zoom : 1)}
                  alt={image.alt}
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
          <span>{`${position + 1} / ${images.length}`}</span>
        </p>
        <button type="button" onClick={() => show(position + 1)} disabled={position === images.length - 1}>
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
