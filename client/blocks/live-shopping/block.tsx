import { blockSettings } from '../block-settings.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { LiveShoppingSchema } from './schema.ts'
import { cookiesPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

// The script belongs to another company. It loads only if the visitor has agreed to it. Without it there is
// nothing to watch, so a shop without the service leaves the block out.
export default defineBlock(
  {
    name: 'live-shopping',
    schema: LiveShoppingSchema,
    stylesheet: 'occasional',
    description: 'A channel of the live-shopping service. The poster shows until the visitor allows the service.',
  },
  function LiveShopping({ channelId, title, text, poster, context }: BlockProps<typeof LiveShoppingSchema>) {
    if (!blockSettings().hasLiveShopping) {
      if (context.isForEditors) context.note('service: the shop has no live shopping')
      return null
    }
    return (
      <section className="live-shopping block-frame">
        <div className="live-shopping__words">
          <h2 className="live-shopping__title">{title ?? messages.blocks.liveShopping}</h2>
          {text && <p>{text}</p>}
        </div>
        <sv-live-shopping
          class="live-shopping__stage"
          data-behaviour="live-shopping"
          data-channel={channelId}
          data-failed={messages.blocks.liveShoppingFailed}
        >
          {poster && (
            <Backdrop
              className="live-shopping__poster"
              layers={{ desktop: poster, mobile: null }}
              aspects={['16:9', '16:9']}
              sizes="(min-width: 62rem) 60vw, 100vw"
            />
          )}
          {/* Shown by the script if the visitor has not agreed to it. */}
          <p className="live-shopping__notice" role="status" hidden>
            {messages.blocks.liveShoppingConsent}{' '}
            <a href={marketPath(context.market, cookiesPath)}>{messages.blocks.cookieSettings}</a>
          </p>
        </sv-live-shopping>
      </section>
    )
  },
)
