import { CarouselElement } from './carousel-element.ts'
import { SeeMoreElement } from './see-more-element.ts'
import { VideoElement } from './video-element.ts'

for (const [name, element] of Object.entries({ 'sv-video': VideoElement, 'sv-carousel': CarouselElement, 'sv-see-more': SeeMoreElement })) {
  if (!customElements.get(name)) customElements.define(name, element)
}
