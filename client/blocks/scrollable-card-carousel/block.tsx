import { Icon } from '../../components/icon/icon.tsx'
import { arrowsFrom } from '../../runtime/loop.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { TitledGroup } from '../parts/titled-group.tsx'
import { ScrollableCardCarouselSchema } from './schema.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof ScrollableCardCarouselSchema>

// The scrolling region has a tab stop and a name, so that keyboards can reach and scroll it. The arrows only show where
// scripts run.
export default defineBlock(
  {
    name: 'scrollable-card-carousel',
    schema: ScrollableCardCarouselSchema,
    stylesheet: 'campaign',
    description: 'A row of cards that scrolls sideways. For exactly four tiles without scrolling, use Link Tile Group.',
  },
  function ScrollableCardCarousel({ title, cards, context }: Props) {
    const name = title ?? messages.blocks.cards
    return (
      <TitledGroup
        className={cx('scrollable-card-carousel', cards.length < arrowsFrom && 'scrollable-card-carousel--few')}
        title={title}
        titleClass="block-title block-title--inset"
      >
        <sv-carousel class="tile-row scrollable-card-carousel__stage" data-on-use="carousel">
          <div className="scrollable-card-carousel__track" role="region" aria-label={name} tabIndex={0}>
            {cards.map((card, index) => (
              <div key={index} className="scrollable-card-carousel__slide">
                {context.slot([card])}
              </div>
            ))}
          </div>
          {cards.length > 1 && (
            <>
              <button
                className="scrollable-card-carousel__arrow scrollable-card-carousel__arrow--back"
                type="button"
                aria-label={`${messages.blocks.previous}: ${name}`}
              >
                <Icon name="arrow" />
              </button>
              <button
                className="scrollable-card-carousel__arrow"
                type="button"
                aria-label={`${messages.blocks.next}: ${name}`}
              >
                <Icon name="arrow" />
              </button>
            </>
          )}
        </sv-carousel>
      </TitledGroup>
    )
  },
)
