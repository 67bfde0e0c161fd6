import { expect, test } from 'vitest'
import { RecommendationsPage } from '../../pages/recommendations-page.tsx'
import { htmlOf } from '../../test/html-of.ts'
import { type RecommendationLists, Recommendations } from './recommendations.tsx'
import { markets } from '#shared/markets.ts'
import { summary } from '#shared/test/products.ts'

const mediaBase = 'https://media.example/i/selvedge'
const twelve = Array.from({ length: 12 }, (_, index) => summary({ id: 500 + index }))
const render = (lists: Partial<RecommendationLists>) =>
  htmlOf(
    <Recommendations
      lists={{ completeTheLook: [], recommendations: [], ...lists }}
      market={markets.eu}
      mediaBase={mediaBase}
    />,
  )

test('a list of recommendations shows at most eight products [PDP-48, CONST-07]', () => {
  expect(render({ recommendations: twelve }).split('<article').length - 1).toBe(8)
})

test('complete-the-look products have their own list, before the other one [PDP-48]', () => {
  expect(render({ completeTheLook: [summary({ id: 900 })], recommendations: twelve })).toMatch(
    /Complete the look<\/h2>.*data-product="900".*You might also like<\/h2>/s,
  )
})

test('an empty list of recommendations renders nothing [PDP-48]', () => {
  expect(render({ recommendations: twelve })).not.toContain('Complete the look')
  expect(render({ completeTheLook: twelve })).not.toContain('You might also like')
  expect(render({})).toBe('')
})

test('the recommendations page links back to the product, and says so if there are no recommendations', () => {
  const page = (lists: RecommendationLists) =>
    htmlOf(
      <RecommendationsPage
        market={markets.eu}
        mediaBase={mediaBase}
        title="Goes with Smock"
        crumbs={[]}
        product={{ name: 'Smock', path: '/p/1/smock/Navy' }}
        lists={lists}
      />,
    )
  expect(page({ completeTheLook: [], recommendations: [] })).toContain('We have nothing to suggest')
  const html = page({ completeTheLook: [], recommendations: twelve })
  expect(html).not.toContain('We have nothing to suggest')
  expect(html).toContain('<a href="/eu/p/1/smock/Navy">Back to Smock</a>')
  expect(html.split('<h1').length - 1).toBe(1)
})
