import type { PictureSource } from './media.ts'

type Priority = 'high' | 'lazy'

/** Crops of a picture in `<picture>`. The last one is used where no media query matches. */
export function Picture({
  sources,
  alt,
  className,
  priority = 'lazy',
}: {
  sources: readonly PictureSource[]
  alt: string
  className?: string
  priority?: Priority
}) {
  const fallback = sources.at(-1)
  if (!fallback) return null
  const loading =
    priority === 'high'
      ? ({ loading: 'eager', fetchPriority: 'high' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <picture className={className || undefined}>
      {sources.slice(0, -1).map((source) => (
        <source
          key={source.media}
          media={source.media ?? undefined}
          srcSet={source.srcSet || source.src}
          sizes={(source.srcSet && source.sizes) || undefined}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        {...loading}
        sizes={(fallback.srcSet && fallback.sizes) || undefined}
        srcSet={fallback.srcSet || undefined}
        src={fallback.src}
        width={fallback.width}
        height={fallback.height}
        alt={alt}
      />
    </picture>
  )
}
