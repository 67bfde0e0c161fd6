import { toCartEntity } from '../../../shared/domain/cart-entity.ts'
import type { BagView } from '../../../shared/views.ts'
import BagLines from '../../islands/bag-lines.tsx'

export function BagLinesSlot({ view }: { view: BagView }) {
  return <BagLines cart={toCartEntity(view.cart)} stock={view.stock} prefix={view.market.prefix} />
}
