import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RatingText, Stars } from './stars.tsx'
import { markets } from '#shared/markets.ts'

test('stars are drawn by the stylesheet, and never by a font [REV-01] [D-582]', () => {
  const one = renderToStaticMarkup(<Stars stars={4} />)
  const mean = renderToStaticMarkup(<RatingText rating={{ average: 4.26, count: 7 }} market={markets.en} />)
  expect(one).toBe(
    '<span class="reviews__stars card-stars" role="img" aria-label="4 out of 5 stars" style="--r:4"></span>',
  )
  expect(mean).toContain('aria-label="4.3 out of 5 stars" style="--r:4.3"')
  expect(one + mean).not.toMatch(/[★☆]/)
})
