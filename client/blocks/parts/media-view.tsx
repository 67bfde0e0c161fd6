import { Backdrop } from './backdrop.tsx'
import { pictureSource, type Aspect, type Media } from './media.ts'
import { Picture } from './picture.tsx'

type MediaViewProps = {
  media: Media
  aspect: Aspect
  sizes: string
  className?: string
  alt?: string
  priority?: 'high' | 'lazy'
}

/** A picture in one crop, or a video over its poster. */
export function MediaView({ media, aspect, sizes, className = '', alt, priority = 'lazy' }: MediaViewProps) {
  const altText = alt ?? media.alt
  if (media.kind === 'video')
    return (
      <Backdrop
        layers={{ desktop: media, mobile: null }}
        aspects={[aspect, aspect]}
        sizes={sizes}
        className={className}
        alt={altText}
        isLead={priority === 'high'}
      />
    )
  return (
    <Picture
      sources={[pictureSource(media, { aspect, sizes })]}
      alt={altText}
      className={className}
      priority={priority}
    />
  )
}
