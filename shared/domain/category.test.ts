import { expect, test } from 'vitest'
import { type Category, categoryNames, distinctNames, findCategory } from './category.ts'

type Names = { [name: string]: Names }

let nextId = 1
const treeOf = (names: Names, url = '', path: number[] = []): Category[] =>
  Object.entries(names).map(([name, below]) => {
    const id = nextId++
    const ownUrl = `${url}/${name.toLowerCase()}`
    return { id, name, url: ownUrl, parentId: path.at(-1) ?? 0, path, children: treeOf(below, ownUrl, [...path, id]) }
  })

const tree = treeOf({
  Womens: { Clothing: { Dresses: {}, Skirts: {} } },
  Kids: { Clothing: { Dresses: {}, Socks: {} } },
  Mens: { Accessories: { Socks: {} } },
  Sale: { Womens: { Dresses: {} } },
})

test.each([
  ['womens/clothing/skirts', ['Skirts']],
  ['kids/clothing/dresses', ['Dresses', 'Kids']],
  ['sale/womens/dresses', ['Dresses', 'Sale']],
  ['womens/clothing/dresses', ['Dresses', 'Clothing', 'Womens']],
  ['womens/clothing', ['Clothing', 'Womens']],
  ['mens/accessories/socks', ['Socks', 'Mens']],
  ['womens', ['Womens']],
  ['sale/womens', ['Womens', 'Sale']],
])('the category %s is told from its namesakes by %j [D-273]', (url, names) => {
  const category = findCategory(tree, url.split('/'))
  expect(category && distinctNames(tree, category)).toEqual(names)
})

test.each([
  [
    ['womens', 'womens/clothing/dresses', 'womens/clothing'],
    ['Womens', 'Clothing', 'Dresses'],
  ],
  [
    ['sale/womens/dresses', 'womens/clothing'],
    ['Womens', 'Clothing'],
  ],
  [
    ['sale', 'sale/womens'],
    ['Sale', 'Womens'],
  ],
  [[], []],
])(
  'a product of the categories %j belongs to the deepest, and to one of the sale only if it has no other [D-240]',
  (urls, names) => {
    const ids = urls.map((url) => findCategory(tree, url.split('/'))?.id ?? 0)
    expect(categoryNames(tree, [...ids, 999_999])).toEqual(names)
  },
)
