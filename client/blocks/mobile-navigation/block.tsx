import { type BlockProps, defineBlock } from '../define-block.tsx'
import { AlternateMenu } from './alternate-menu.tsx'
import { DrillDown } from './drill-down.tsx'
import { MobileNavigationSchema } from './schema.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof MobileNavigationSchema>

// Neither variant needs a script: layers and accordions are disclosures, and the strip of categories is a group of
// radio buttons.
export default defineBlock(
  {
    name: 'mobile-navigation',
    schema: MobileNavigationSchema,
    stylesheet: 'later',
    description:
      'The menu on phones with three layers: one layer after another, or a strip of round pictures with lists below. It belongs under the key `mobile-navigation`.',
    hasDeliveryKey: true,
  },
  function MobileNavigation({ variant, links, context: { market } }: Props) {
    return (
      <nav className="mobile-navigation" aria-label={messages.shell.shopNavigation}>
        {variant === 'Alternate' ? (
          <AlternateMenu links={links} market={market} />
        ) : (
          <DrillDown links={links} market={market} />
        )}
      </nav>
    )
  },
)
