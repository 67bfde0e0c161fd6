import { productPictureSrc } from '../../components/product-picture.ts'
import { lineOption } from '#shared/domain/cart.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import type { OrderPiece } from '#shared/domain/order.ts'
import { baseSku } from '#shared/domain/product.ts'

/** The picture of a line of an order, in its colour. */
export function PiecePicture({ piece, mediaBase }: { piece: OrderPiece; mediaBase: string }) {
  const src = productPictureSrc(mediaBase, { style: baseSku(piece.sku), colour: lineOption(piece, 'Color') })
  return <img src={imageUrl(src, 200)} alt={piece.name} loading="lazy" {...productImageSize} />
}
