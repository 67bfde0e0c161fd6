import { colourStyle } from './colour.ts'
import { cx } from './cx.ts'
import { videoFocusPosition, focusPosition } from './focus.ts'
import { layerSources, type Layers } from './media-layers.ts'
import { type Aspect, type Media, sidesOf } from './media.ts'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

type BackdropProps = {
  layers: Layers
  aspects: readonly [wide: Aspect, narrow: Aspect]
  sizes: string
  className: string
  isLead?: boolean
  /** Replaces the media's own alternative text; `''` for decoration. */
  alt?: string | null
  /** True if the video starts again at its end. */
  loops?: { desktop: boolean; mobile: boolean }
}

const endless = { desktop: true, mobile: true }

/** The pictures for wide and narrow screens, or the posters of the videos that play over them. */
export function Backdrop({ layers, aspects, sizes, className, isLead = false, alt, loops = endless }: BackdropProps) {
  const { desktop, mobile } = layers
  const wide = desktop ?? mobile
  const narrow = mobile ?? desktop
  if (!wide || !narrow) return null
  const isShared = wide === narrow
  return (
    <div className={cx('backdrop', className)} style={focusStyle({ wide, narrow, aspects })}>
      <Picture
        className="backdrop__picture"
        sources={layerSources(layers, { aspects, sizes })}
        alt={alt ?? (wide.alt || narrow.alt)}
        priority={isLead ? 'high' : 'lazy'}
      />
      <LayerVideo media={wide} shownOn={isShared ? 'all' : 'wide'} isLooping={loops.desktop} />
      {!isShared && <LayerVideo media={narrow} shownOn="narrow" isLooping={loops.mobile} />}
    </div>
  )
}

function focusStyle({
  wide,
  narrow,
  aspects: [wideAspect, narrowAspect],
}: {
  wide: Media
  narrow: Media
  aspects: BackdropProps['aspects']
}) {
  const videoPosition = (media: Media, aspect: Aspect) =>
    media.kind === 'video' && media.focus ? videoFocusPosition(media.focus, sidesOf(aspect)) : null
  return colourStyle({
    '--backdrop-focus-wide': wide.focus && focusPosition(wide.focus),
    '--backdrop-focus-narrow': narrow.focus && focusPosition(narrow.focus),
    '--backdrop-video-wide': videoPosition(wide, wideAspect),
    '--backdrop-video-narrow': videoPosition(narrow, narrowAspect),
  })
}

function LayerVideo({
  media,
  shownOn,
  isLooping,
}: {
  media: Media
  shownOn: 'all' | 'wide' | 'narrow'
  isLooping: boolean
}) {
  return media.kind === 'video' ? (
    <Video className={cx('backdrop__video', `backdrop__video--${shownOn}`)} video={media} isLooping={isLooping} />
  ) : null
}
