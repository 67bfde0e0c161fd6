import { type BlockProps, defineBlock } from '../define-block.tsx'
import { ScrollableCardCarouselSchema } from './schema.ts'

type Props = BlockProps<typeof ScrollableCardCarouselSchema>

// A region that scrolls can be reached and scrolled by keyboard: hence the tab stop and the name.
export default defineBlock('scrollable-card-carousel', ScrollableCardCarouselSchema, function ScrollableCardCarousel({ title, cards, context }: Props) {
  return (
    <section className="scrollable-card-carousel">
      {title && <h2 className="scrollable-card-carousel__title">{title}</h2>}
      <div className="scrollable-card-carousel__track" role="region" aria-label={title ?? 'Cards'} tabIndex={0}>
        {cards.map((card, index) => (
          <div key={index} className="scrollable-card-carousel__slide">
            {context.slot([card])}
          </div>
        ))}
      </div>
    </section>
  )
})
