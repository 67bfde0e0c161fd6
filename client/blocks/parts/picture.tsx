import { pictureSource, type Aspect, type Media, type PictureSource } from './media.ts'

type Priority = 'high' | 'lazy'

/** Crops of a picture in `<picture>`: the last one serves where no media query matches. */
export function Picture({ sources, alt, className, priority = 'lazy' }: { sources: readonly PictureSource[]; alt: string; className?: string; priority?: Priority }) {
  const fallback = sources.at(-1)
  if (!fallback) return null
  const loading = priority === 'high' ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <picture className={className}>
      {sources.slice(0, -1).map((source) => (
        <source key={source.media} media={source.media ?? undefined} srcSet={source.srcSet} sizes={source.sizes} width={source.width} height={source.height} />
      ))}
      <img {...loading} sizes={fallback.sizes} srcSet={fallback.srcSet} src={fallback.src} width={fallback.width} height={fallback.height} alt={alt} />
    </picture>
  )
}

/** A picture in one crop, or a video that plays when the visitor starts it. */
export function MediaView({ media, aspect, sizes, className, alt, priority }: MediaViewProps) {
  if (media.kind === 'video') return <VideoView media={media} {...(className ? { className } : {})} />
  return <Picture sources={[pictureSource(media.src, { aspect, sizes })]} alt={media.alt || (alt ?? '')} {...(className ? { className } : {})} {...(priority ? { priority } : {})} />
}

type MediaViewProps = { media: Media; aspect: Aspect; sizes: string; className?: string; alt?: string; priority?: Priority }

// It does not move by itself: nothing here could stop it without a script (D-118).
export function VideoView({ media, className }: { media: Extract<Media, { kind: 'video' }>; className?: string }) {
  return (
    <video className={className} controls muted loop playsInline preload="none" poster={media.poster} aria-label={media.alt || undefined}>
      <source src={media.src} type="video/mp4" />
    </video>
  )
}
