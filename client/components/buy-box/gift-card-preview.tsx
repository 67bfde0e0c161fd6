import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import type { Modifier } from '#shared/domain/product.ts'
import { giftCardPreview } from '#shared/messages/gift-card-preview.ts'

/** `design` is a picture's URL without query. */
type GiftCardPreviewProps = { design: string; modifiers: readonly Modifier[]; values: ModifierValues }

/** The design of a gift card with its names and message as typed. Screen readers have them in the fields. */
export function GiftCardPreview({ design, modifiers, values }: GiftCardPreviewProps) {
  const valueOf = (label: string) => {
    const modifier = modifiers.find((candidate) => candidate.label.trim().toLowerCase() === label)
    return (modifier && values.get(modifier.id)?.trim()) ?? ''
  }
  const recipient = valueOf('recipient name')
  const message = valueOf('message')
  const sender = valueOf('your name')
  return (
    <figure className="gift-preview" aria-hidden="true">
      <img src={imageUrl(design, 360)} alt="" loading="lazy" {...productImageSize} />
      <figcaption>
        <small>{giftCardPreview.title}</small>
        {recipient !== '' && <b>{giftCardPreview.to(recipient)}</b>}
        {message !== '' && <p>{message}</p>}
        {sender !== '' && <span>{giftCardPreview.from(sender)}</span>}
      </figcaption>
    </figure>
  )
}
