import * as v from 'valibot'
import type { Market } from '../../../shared/markets.ts'
import { safeLink } from '../../components/safe-link.ts'
import { Backdrop } from './backdrop.tsx'
import { Text } from './fields.ts'
import { type Aspect, MediaSchema, OptionalMedia } from './media.ts'

/** A picture for each width, and where it leads; a linked one without words of its own takes the link's title. */
export const LinkedPictureSchema = v.object({
  image: MediaSchema,
  mobileImage: OptionalMedia,
  url: Text,
  linkTitle: Text,
})

type LinkedPictureProps = v.InferOutput<typeof LinkedPictureSchema> & {
  market: Market
  className: string
  aspects: readonly [wide: Aspect, narrow: Aspect]
  sizes: string
}

export function LinkedPicture({
  image,
  mobileImage,
  url,
  linkTitle,
  market,
  className,
  aspects,
  sizes,
}: LinkedPictureProps) {
  const href = safeLink(market, url)
  const alt = image.alt || mobileImage?.alt || (href ? (linkTitle ?? '') : '')
  const picture = (
    <Backdrop
      className={`${className}__media`}
      layers={{ desktop: image, mobile: mobileImage }}
      aspects={aspects}
      sizes={sizes}
      alt={alt}
    />
  )
  // A link that nobody could name is none.
  if (!href || !alt) return <div className={className}>{picture}</div>
  return (
    <div className={className}>
      <a className={`${className}__link`} href={href} aria-label={linkTitle ?? alt}>
        {picture}
      </a>
    </div>
  )
}
