import { blockSettings } from '../block-settings.ts'
import { cx } from './cx.ts'
import type { Media } from './media.ts'
import * as messages from '#shared/messages/shop.ts'

type VideoProps = { video: Media; isLooping?: boolean; className?: string }

/**
 * A silent video over its poster, which the block draws below it. It plays while it is in view, unless the visitor
 * prefers less motion or less data, and has a button that stops it (D-118). Without scripts the browser's own controls
 * start it.
 */
export function Video({ video, isLooping = true, className }: VideoProps) {
  const { videoProfile } = blockSettings()
  return (
    <sv-video class={cx('video', className)} data-behaviour="video">
      <video
        className="video__player"
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
