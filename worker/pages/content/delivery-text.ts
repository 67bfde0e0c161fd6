import * as v from 'valibot'
import type { PublicContext } from '../../context/public-context.ts'
import { contentSlots } from './content-slots.ts'
import { optionalItems } from './optional-items.ts'
import { TextBlockSchema } from '#client/blocks/text-block/schema.ts'

const key = 'product-delivery'

/**
 * The market's text on delivery and returns: the text blocks of one content item, as Markdown. `null` if there is none
 * or the content service fails; the PDP then uses its own message.
 */
export async function deliveryText(context: Pick<PublicContext, 'services' | 'defer' | 'log'>): Promise<string | null> {
  const { [key]: item } = await optionalItems(context, [key])
  if (!item) return null
  const bodies = contentSlots(item, context.log).blocks.flatMap((block) => {
    const text = v.safeParse(TextBlockSchema, block)
    return text.success && text.output.body ? [text.output.body] : []
  })
  return bodies.length > 0 ? bodies.join('\n\n') : null
}
