import { customerFitOf } from '../../catalogue/customer-fit.ts'
import { createRandom } from '../../catalogue/random.ts'
import { ratingOf } from '../../catalogue/rating.ts'
import { awkward, endings, foreign, middles, type Mood, names, openings, sizes, titles } from './phrases.ts'
import type { Review } from './review-store.ts'

type Subject = { id: number; style: string; garment: string }

const idsPerProduct = 1000
const dayMs = 86_400_000
// The newest review of the start; the others are days and weeks before it.
const newest = Date.UTC(2026, 9, 20, 9, 30)
const moods: Record<number, Mood> = { 5: 'delighted', 4: 'content', 3: 'unsure' }

/** The number of a product's approved reviews at the start, and the sum of their stars. */
export function seededSummary({ style }: Pick<Subject, 'style'>): { count: number; sum: number } {
  const { stars } = ratingOf(style)
  return { count: stars.length, sum: stars.reduce((sum, star) => sum + star, 0) }
}

/** A product's approved reviews at the start, the newest first. They follow from the catalogue alone. */
export function seededReviews(product: Subject): Review[] {
  return ratingOf(product.style).stars.map((rating, index) => reviewAt(product, rating, index))
}

function reviewAt({ id, style, garment }: Subject, rating: number, index: number): Review {
  const random = createRandom(`review ${style} ${index}`)
  const mood = moods[rating] ?? 'cross'
  const kind = random.int(0, 59)
  const special = kind === 0 ? random.pick(awkward) : kind < 4 && rating > 3 ? random.pick(foreign) : null
  // The next review of the product has other words.
  const turn = createRandom(`reviews ${style}`).int(0, 999) + index
  const at = (parts: readonly string[], step = 1) => parts[(turn * step) % parts.length] ?? ''
  const text = [
    at(openings[mood]),
    random.pick(middles[mood]),
    random.pick(sizes[customerFitOf(style)]),
    random.pick(endings),
  ].filter(Boolean)
  const written = {
    title: at(titles[mood]),
    // Some people are brief.
    text: (random.chance(0.25) ? text.slice(0, 1) : text).join(' ').replace('{garment}', garment.replaceAll('-', ' ')),
    name: at(names, 7),
  }
  return {
    id: id * idsPerProduct + index,
    rating,
    ...written,
    ...special,
    email: `reader-${id}-${index}@example.com`,
    status: 'approved',
    createdAt: new Date(newest - index * 3 * dayMs - random.int(0, 2 * dayMs)).toISOString(),
  }
}
