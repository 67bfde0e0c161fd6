import { Backdrop } from './backdrop.tsx'
import { layerSources } from './media-layers.ts'
import { pictureSource, type Aspect, type Media } from './media.ts'
import { Picture } from './picture.tsx'

type MediaViewProps = {
  media: Media
  /** One crop for all screens, or one for wide and one for narrow screens. */
  aspect: Aspect | readonly [wide: Aspect, narrow: Aspect]
  sizes: string
  /** A media query, if the picture is hidden on other screens. */
  shownOn?: string
  className?: string
  alt?: string
  priority?: 'high' | 'lazy'
}

/** A picture, or a video over its poster. */
export function MediaView({ media, aspect, sizes, shownOn, className = '', alt, priority = 'lazy' }: MediaViewProps) {
  const altText = alt ?? media.alt
  const layers = { desktop: media, mobile: null }
  const aspects = typeof aspect === 'string' ? ([aspect, aspect] as const) : aspect
  if (media.kind === 'video')
    return (
      <Backdrop
        layers={layers}
        aspects={aspects}
        sizes={sizes}
        className={className}
        alt={altText}
        isLead={priority === 'high'}
      />
    )
  return (
    <Picture
      sources={
        typeof aspect === 'string'
          ? [pictureSource(media, { aspect, sizes, ...(shownOn && { media: shownOn }) })]
          : layerSources(layers, { aspects, sizes })
      }
      alt={altText}
      className={className}
      priority={priority}
    />
  )
}
