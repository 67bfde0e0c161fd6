import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readGraph } from './graph.ts'
import {
  adapterFaults,
  blockFaults,
  cartFaults,
  cycleFaults,
  entryFaults,
  jotaiFaults,
  knotFaults,
  layerFaults,
} from './imports.ts'
import { classNameFaults, longStyleFaults } from './styles.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function tree(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readGraph(root)
}

test('reports nothing for a tree that keeps all boundaries', () => {
  const graph = tree({
    'shared/money.ts': "import * as v from 'valibot'\nexport const Money = v.number()",
    'client/atoms/jotai.ts': "export { atom } from 'jotai'",
    'client/entry.ts': "import './boot.ts'\nvoid import('./react-parts.ts')",
    'client/boot.ts': "import type { ReactNode } from 'react'\nexport type Node = ReactNode",
    'client/react-parts.ts':
      "import { createRoot } from 'react-dom/client'\nimport { atom } from './atoms/jotai.ts'\nexport { createRoot, atom }",
    'client/blocks/hero/block.css':
      '.hero { color: red } .hero-title, .hero_wide { margin: .5rem } @media (width > 1px) { .hero:hover { color: blue } }',
    'client/blocks/hero/block.tsx': "import '../parts/cover-link.tsx'",
    'client/blocks/parts/cover-link.tsx': '',
    'client/blocks/parts/parts.css': '.cover-link { inset: 0 }',
    'worker/services.ts': "import { createCart } from './adapters/acme-cart/cart.ts'\nexport { createCart }",
    'worker/adapters/acme-api/http.ts': 'export const http = 1',
    'worker/adapters/acme-cart/cart.ts':
      "import { http } from '../acme-api/http.ts'\nimport { Money } from '../../../shared/money.ts'\nexport const createCart = [http, Money]",
  })
  const checks = [
    layerFaults,
    adapterFaults,
    blockFaults,
    jotaiFaults,
    cartFaults,
    entryFaults,
    cycleFaults,
    knotFaults,
  ].flatMap((check) => check(graph))
  expect([...checks, ...classNameFaults(root), ...longStyleFaults(root)]).toEqual([])
})

test.each([
  ['client/a.ts', '../worker/app.ts'],
  ['shared/a.ts', '../client/entry.ts'],
  ['shared/a.ts', 'hono'],
  ['sandbox/a.ts', '../shared/money.ts'],
  ['sandbox/a.test.ts', '../worker/app.ts'],
  ['worker/a.ts', '../sandbox/app.ts'],
  ['worker/a.ts', '../scripts/serve.ts'],
  ['model/a.ts', '../shared/money.ts'],
])('reports that %s may not import %s', (path, specifier) => {
  expect(layerFaults(tree({ [path]: `import '${specifier}'` }))).toHaveLength(1)
})

test.each([
  ['worker/routes/cart-forms.ts', 'await services.cart.addItems({ cartId })'],
  ['worker/cart/change-lines.ts', 'await services.cart.createCart({ market })'],
  ['worker/api/cart-operations.ts', 'await c.var.services.cart.updateItem({ cartId })'],
  ['worker/promotions/sync-cart.ts', 'await services.cartDiscounts.set({ cartId })'],
])('reports that %s may not write to a cart: %s', (path, text) => {
  expect(cartFaults(tree({ [path]: text }))).toHaveLength(1)
})

test('allows the cart module to write to a cart, and other modules to add to other lists', () => {
  const graph = tree({
    'worker/cart/add-to-cart.ts': 'await services.cart.addItems({ cartId })',
    'worker/cart/change-lines.ts': 'await services.cart.updateItem({ cartId })',
    'worker/promotions/strip-discounts.ts': 'await services.cartDiscounts.clear({ cartId })',
    'worker/wishlist/own-wishlist.ts': 'await services.wishlists.addItems({ wishlistId })',
  })
  expect(cartFaults(graph)).toEqual([])
})

test('reports types, re-exports and dynamic imports that cross a layer', () => {
  const text =
    "import type { A } from '../worker/a.ts'\nexport * from '../worker/b.ts'\nexport const later = () => import('../worker/c.ts')\nexport type B = A"
  expect(layerFaults(tree({ 'client/a.ts': text }))).toHaveLength(3)
})

test('reports an adapter imported outside the table of services, and an adapter that imports another', () => {
  const graph = tree({
    'worker/app.ts': "import './adapters/acme-cart/cart.ts'",
    'worker/adapters/acme-cart/cart.ts': "import '../acme-search/search.ts'",
    'worker/adapters/acme-search/search.ts': '',
  })
  expect(adapterFaults(graph)).toHaveLength(2)
})

test('reports a block that imports another', () => {
  const graph = tree({
    'client/blocks/a/block.tsx': "import '../b/block.tsx'",
    'client/blocks/b/block.tsx': '',
    'client/blocks/parts/x.ts': "import '../a/block.tsx'",
  })
  expect(blockFaults(graph)).toHaveLength(2)
})

test('reports direct imports of jotai, and uses of its global store', () => {
  const graph = tree({
    'client/islands/bag.tsx': "import { useAtom } from 'jotai/react'",
    'worker/a.ts': 'export const s = getDefaultStore()',
  })
  expect(jotaiFaults(graph)).toHaveLength(2)
})

test('reports React behind the entry, with the files that lead to it', () => {
  const graph = tree({
    'client/entry.ts': "import './boot.ts'",
    'client/boot.ts': "export { useState } from './deep.ts'",
    'client/deep.ts': "export { useState } from 'react'",
  })
  expect(entryFaults(graph)).toEqual([
    'The boot script must not load react: client/entry.ts → client/boot.ts → client/deep.ts',
  ])
})

test('reports circular imports', () => {
  const graph = tree({
    'shared/a.ts': "import './b.ts'",
    'shared/b.ts': "import './c.ts'",
    'shared/c.ts': "import './a.ts'",
  })
  expect(cycleFaults(graph)).toEqual([
    'Imports go round in a circle: shared/a.ts → shared/b.ts → shared/c.ts → shared/a.ts',
  ])
})

test('reports two folders of the client that import from each other, except in tests and the entry', () => {
  const graph = tree({
    'client/entry.ts': "import './atoms/a.ts'",
    'client/atoms/a.ts': "import type { B } from '../api/b.ts'\nexport type A = B",
    'client/atoms/a.test.ts': "import '../islands/c.ts'",
    'client/islands/c.ts': "import '../atoms/a.ts'",
    'client/api/b.ts': "import '../atoms/a.ts'\nexport type B = string",
  })
  expect(knotFaults(graph)).toEqual([
    'client/api and client/atoms import from each other: client/api/b.ts imports client/atoms/a.ts, client/atoms/a.ts imports client/api/b.ts',
  ])
})

test('reports a class in a block that does not begin with the name of the block', () => {
  tree({ 'client/blocks/hero/block.css': '.hero { color: red } .herald { color: red } .hero .title { color: red }' })
  expect(classNameFaults(root)).toEqual([
    'client/blocks/hero/block.css styles .herald: its classes must begin with hero',
    'client/blocks/hero/block.css styles .hero .title: its classes must begin with hero',
  ])
})

test('reports a rule beside a component that names none of its classes', () => {
  tree({
    'client/components/price/price.css':
      '@media print { .price .icon { color: red } .card-title, .price { color: red } }',
    'client/pages/bag-page.css': '.bag-page > :is(.price, .icon), .header { color: red } /* .comment { */',
    'client/islands/bag/totals.css': '.bag-totals { color: red } .totals { color: red } p { color: red }',
  })
  expect(classNameFaults(root)).toEqual([
    'client/components/price/price.css styles .card-title: one of its classes must begin with price',
    'client/islands/bag/totals.css styles p: one of its classes must begin with totals',
    'client/pages/bag-page.css styles .header: one of its classes must begin with bag',
  ])
})

test('reports a stylesheet of more than 200 lines', () => {
  tree({
    'client/components/price/price.css': '.price {\n}\n'.repeat(100),
    'client/pages/bag-page.css': '.bag-page {\n}\n'.repeat(101),
  })
  expect(longStyleFaults(root)).toEqual([
    'client/pages/bag-page.css has 202 lines, more than 200: split it by component',
  ])
})
