import * as v from 'valibot'
import type { PublicContext } from '../../context/public-context.ts'
import { contentSlots } from './content-slots.ts'
import { optionalItems } from './optional-items.ts'
import { TextBlockSchema } from '#client/blocks/text-block/schema.ts'
import type { DeliveryText } from '#client/components/product-view.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'

const key = 'product-delivery'

/**
 * The market's text on delivery and returns: the text blocks of one content item. `null` if there is none or the
 * content service fails; the PDP then uses its own message.
 */
export async function deliveryText(
  context: Pick<PublicContext, 'services' | 'defer' | 'log'>,
): Promise<DeliveryText | null> {
  const { [key]: item } = await optionalItems(context, [key])
  return item ? textOf(contentSlots(item, context.log).blocks) : null
}

const textOf = oncePerObject((blocks: readonly ContentItem[]): DeliveryText | null => {
  const bodies = blocks.flatMap((block) => {
    const text = v.safeParse(TextBlockSchema, block)
    return text.success && text.output.body ? [text.output.body] : []
  })
  return bodies.length > 0 ? { markdown: bodies.join('\n\n') } : null
})
