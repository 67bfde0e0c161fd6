import { productPictureSrc } from '../product-picture.ts'
import { lineOption } from '#shared/domain/cart.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import type { OrderPiece } from '#shared/domain/order.ts'
import { baseSku } from '#shared/domain/product.ts'

type PiecePictureProps = {
  piece: OrderPiece
  mediaBase: string
  /** Empty if the name stands beside it. */
  alt?: string
}

/** The picture of a line of an order, in its colour. */
export function PiecePicture({ piece, mediaBase, alt = piece.name }: PiecePictureProps) {
  const src = productPictureSrc(mediaBase, { style: baseSku(piece.sku), colour: lineOption(piece, 'Color') })
  return <img src={imageUrl(src, 200)} alt={alt} loading="lazy" {...productImageSize} />
}
