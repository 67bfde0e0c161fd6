import { expect, test } from 'vitest'
import type { MediaImage } from './media.ts'
import { areForFigures, figureNamed, isWorn, wornFirst } from './worn-picture.ts'

const picture = (name: string, number: number): MediaImage => ({
  src: `https://media.example/${name}`,
  alt: `Dress, ${number} of 3`,
  width: 1600,
  height: 2133,
})

test('figures wear what is made in a size of each, in numbers or letters, and nothing of a shop without figures [WORN-04]', () => {
  expect(
    [['6', '8', '14', '20'], ['XS', 'S', 'M', 'L', 'XL'], ['8', '9', '10', '11'], ['3-4'], []].map((sizes) =>
      isWorn({ sizes }),
    ),
  ).toEqual([true, true, false, false, false])
  expect(isWorn({ sizes: ['8', '14', '20'] }, [])).toBe(false)
})

test('a value that is no figure of the merchant is nobody [WORN-04]', () => {
  expect(['grace', 'Grace', '', 'edwin', undefined].map(figureNamed)).toEqual(['grace', null, null, null, null])
})

test('clothes of another department are not for the figures, unless they are also in theirs [WORN-04]', () => {
  expect(areForFigures(['/womens/clothing'])).toBe(true)
  expect(areForFigures(['/mens/clothing'])).toBe(false)
  expect(areForFigures(['/mens/clothing', '/womens/clothing'])).toBe(true)
  expect(areForFigures(['/sale'])).toBe(true)
})

test('the worn picture becomes the first, on the figure, and alternative texts stay in their places [WORN-04]', () => {
  const images = [picture('a_1', 1), picture('a_2', 2), picture('a_3', 3)]
  expect(wornFirst(images, 'joan').map(({ src, alt }) => [src, alt])).toEqual([
    ['https://media.example/a_2?on=joan', 'Dress, 1 of 3'],
    ['https://media.example/a_1', 'Dress, 2 of 3'],
    ['https://media.example/a_3', 'Dress, 3 of 3'],
  ])
  expect(wornFirst([picture('default', 1)], 'joan')).toEqual([picture('default', 1)])
})
