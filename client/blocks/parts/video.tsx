import { type ReactNode, useContext } from 'react'
import { BlockSettingsContext } from '../block-settings.ts'
import { cx } from './cx.ts'
import type { Media } from './media.ts'
import * as messages from '#shared/messages/en.ts'

type VideoProps = { video: Media; isLooping?: boolean; className?: string }

/**
 * A silent video over its poster, which the block draws below it. It plays while it is in view, unless the visitor
 * prefers less motion or less data, and has a button that stops it (D-118). Without scripts the browser's own controls
 * start it.
 */
export function Video({ video, isLooping = true, className }: VideoProps) {
  const { videoProfile } = useContext(BlockSettingsContext)
  return (
    <sv-video class={cx('video', className)} data-behaviour="video">
      <video
        className="video__film"
        controls
        muted
        loop={isLooping}
        playsInline
        preload="none"
        aria-label={video.alt || undefined}
      >
        <source src={`${video.src}/${videoProfile}`} type="video/mp4" />
      </video>
      <button className="video__pause" type="button" hidden aria-pressed="false">
        <span className="visually-hidden">{messages.blocks.pauseVideo}</span>
      </button>
    </sv-video>
  )
}

type ElementAttributes = {
  class?: string
  'data-behaviour'?: string | undefined
  'data-on-use'?: string
  children: ReactNode
}

type DeliveryPromiseAttributes = {
  'data-cut-off': number
  'data-zone': string
  'data-holidays': string
  'data-first': number
  'data-last': number
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sv-video': ElementAttributes
      'sv-carousel': ElementAttributes
      'sv-see-more': ElementAttributes
      'sv-benefit-bar': ElementAttributes
      'sv-countdown': ElementAttributes & { 'data-start': number; 'data-end': number }
      'sv-raw-html': ElementAttributes & { 'data-raw-html': string; style: object }
      'sv-delivery-promise': ElementAttributes & DeliveryPromiseAttributes
      'sv-rail': ElementAttributes & { 'data-fragment': string }
      'sv-live-shopping': ElementAttributes & { 'data-channel': string; 'data-failed': string }
    }
  }
}
