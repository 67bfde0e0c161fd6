import * as v from 'valibot'
import { safeLink } from '../../components/safe-link.ts'
import type { BlockProps } from '../define-block.tsx'
import { address } from './address.ts'
import { Backdrop } from './backdrop.tsx'
import { cx } from './cx.ts'
import { Text } from './fields.ts'
import { type Aspect, MediaSchema, OptionalMedia } from './media.ts'

/** A picture for each width, and its link. Without alternative text of its own, it takes the link's title. */
export const LinkedPictureSchema = v.object({
  image: MediaSchema,
  mobileImage: OptionalMedia,
  url: address('url'),
  linkTitle: Text,
})

type Look = { className: string; aspects: readonly [wide: Aspect, narrow: Aspect]; sizes: string }

/** The component of a block that is only a linked picture. */
export function linkedPicture({ className, aspects, sizes }: Look) {
  return function LinkedPicture(props: BlockProps<typeof LinkedPictureSchema>) {
    const { image, mobileImage, url, linkTitle, context } = props
    const href = safeLink(context.market, url)
    const alt = image.alt || mobileImage?.alt || (href ? (linkTitle ?? '') : '')
    const picture = (
      <Backdrop
        className="linked-picture__media"
        layers={{ desktop: image, mobile: mobileImage }}
        aspects={aspects}
        sizes={sizes}
        alt={alt}
      />
    )
    // A link without a name is inaccessible, so there is none.
    const hasLink = href !== null && alt !== ''
    if (href !== null && alt === '') context.note('link: needs a title, or a picture with alternative text')
    return (
      <div className={cx('linked-picture', className)}>
        {hasLink ? (
          <a className="linked-picture__link" href={href} aria-label={linkTitle ?? alt}>
            {picture}
          </a>
        ) : (
          picture
        )}
      </div>
    )
  }
}
