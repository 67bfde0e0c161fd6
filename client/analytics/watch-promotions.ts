import { recordEvent } from '../api/record-event.ts'
import type { EventFields } from '#shared/analytics/events.ts'

/**
 * Records each promotional block once for each view of its page, when half of it is in view, and each followed link in
 * one.
 */
export function watchPromotions(isActive: () => boolean): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !isActive()) continue
        observer.unobserve(target)
        recordEvent({ event: 'view_promotion', ecommerce: promotionOf(target as HTMLElement) })
      }
    },
    { threshold: 0.5 },
  )
  const watch = () => promotions().forEach((promotion) => observer.observe(promotion))
  document.addEventListener('sv:navigate-end', watch)
  addEventListener('pageshow', ({ persisted }) => persisted && watch())
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[data-promotion] a[href]') : null
    const promotion = link?.closest<HTMLElement>('[data-promotion]')
    if (promotion && isActive()) recordEvent({ event: 'select_promotion', ecommerce: promotionOf(promotion) })
  })
  watch()
}

function promotions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-promotion]')]
}

/** `creative_name` is the block's type, `creative_slot` its position among the page's promotions, from 1. */
function promotionOf(element: HTMLElement): EventFields['view_promotion']['ecommerce'] {
  const heading = element.querySelector('h2, h3') ?? element.querySelector('a[href]')
  return {
    promotion_id: element.dataset['promotion'] ?? '',
    promotion_name: heading?.textContent.trim() ?? '',
    creative_name: element.classList.item(0) ?? '',
    creative_slot: String(promotions().indexOf(element) + 1),
    items: [],
  }
}
