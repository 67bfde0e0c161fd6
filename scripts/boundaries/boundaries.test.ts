import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readGraph } from './graph.ts'
import {
  adapterViolations,
  blockViolations,
  cartViolations,
  climbingViolations,
  cycleViolations,
  entryViolations,
  jotaiViolations,
  folderCycleViolations,
  frameworkViolations,
  layerViolations,
} from './imports.ts'
import { pathLiteralViolations } from './path-literals.ts'
import { breakpointViolations, broadRuleViolations, classNameViolations, longStylesheetViolations } from './styles.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function graphOf(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readGraph(root)
}

test('the checks report nothing for files that keep all boundaries', () => {
  const graph = graphOf({
    'shared/money.ts': "import * as v from 'valibot'\nexport const Money = v.number()",
    'client/atoms/jotai.ts': "export { atom } from 'jotai'",
    'client/entry.ts': "import './boot.ts'\nvoid import('./react-parts.ts')",
    'client/boot.ts': "import type { ReactNode } from 'react'\nexport type Node = ReactNode",
    'client/react-parts.ts':
      "import { createRoot } from 'react-dom/client'\nimport { atom } from './atoms/jotai.ts'\nexport { createRoot, atom }",
    'client/blocks/hero/block.css':
      '.hero { color: red } .hero-title, .hero_wide { margin: .5rem } @media (--tablet) { .hero:hover { color: blue } }',
    'client/blocks/hero/block.tsx': "import '../parts/cover-link.tsx'",
    'client/blocks/parts/cover-link.tsx': '',
    'client/blocks/parts/parts.css': '.cover-link { inset: 0 }',
    'worker/adapters/services.ts': "import { createCart } from './acme/cart/cart.ts'\nexport { createCart }",
    'worker/adapters/acme/acme.ts': "import './cart/cart.ts'",
    'worker/adapters/acme/api/http.ts': 'export const http = 1',
    'worker/adapters/acme/cart/cart.ts':
      "import { http } from '../api/http.ts'\nimport { Money } from '#shared/money.ts'\nexport const createCart = [http, Money]",
  })
  const checks = [
    layerViolations,
    climbingViolations,
    adapterViolations,
    blockViolations,
    jotaiViolations,
    cartViolations,
    entryViolations,
    cycleViolations,
    folderCycleViolations,
    pathLiteralViolations,
  ].flatMap((check) => check(graph))
  expect([
    ...checks,
    ...classNameViolations(root),
    ...longStylesheetViolations(root),
    ...breakpointViolations(root),
  ]).toEqual([])
})

test.each([
  ['client/a.ts', '../worker/app.ts'],
  ['shared/a.ts', '../client/entry.ts'],
  ['shared/a.ts', 'hono'],
  ['packages/sandbox/a.ts', '../../shared/money.ts'],
  ['packages/sandbox/a.test.ts', '../../worker/app.ts'],
  ['worker/a.ts', '../packages/sandbox/app.ts'],
  ['worker/a.ts', '../scripts/serve.ts'],
  ['proof/model/a.ts', '../../shared/money.ts'],
  ['proof/chaos/a.ts', '../../worker/app.ts'],
])('the layer check reports that %s may not import %s', (path, specifier) => {
  expect(layerViolations(graphOf({ [path]: `import '${specifier}'` }))).toHaveLength(1)
})

test.each([
  ['worker/cart/a.ts', 'hono', 1],
  ['worker/session/a.ts', 'hono/cookie', 1],
  ['worker/wallet/a.ts', '../context/app-env.ts', 1],
  ['worker/wallet/a.ts', '../context/visit.ts', 0],
  ['worker/routes/a.ts', 'hono', 0],
  ['worker/cart/a.test.ts', 'hono', 0],
])('the framework check judges an import of %s from %s', (path, specifier, count) => {
  expect(frameworkViolations(graphOf({ [path]: `import '${specifier}'` }))).toHaveLength(count)
})

test.each([
  ['client/a.ts', '../shared/money.ts'],
  ['client/blocks/hero/parts/a.ts', '../../../atoms/jotai.ts'],
])('the climbing check reports that %s may not import %s', (path, specifier) => {
  const graph = graphOf({ [path]: `import '${specifier}'` })
  expect(climbingViolations(graph)).toHaveLength(1)
  expect(climbingViolations(graphOf({ [path]: "import '#shared/money.ts'\nimport './b.ts'" }))).toEqual([])
})

test.each([
  ['worker/routes/cart-forms.ts', 'await services.cart.addItems({ cartId })'],
  ['worker/cart/change-lines.ts', 'await services.cart.createCart({ market })'],
])('the cart check reports that %s may not add lines to a cart: %s', (path, text) => {
  expect(cartViolations(graphOf({ [path]: text }))).toHaveLength(1)
})

test('the cart check allows one module to add lines to a cart, and other modules to add items to wishlists', () => {
  const graph = graphOf({
    'worker/cart/add-to-cart.ts': 'await services.cart.addItems({ cartId })',
    'worker/wishlist/own-wishlist.ts': 'await services.customers.addToWishlist({ wishlistId })',
  })
  expect(cartViolations(graph)).toEqual([])
})

test('the layer check reports types, re-exports and dynamic imports that cross a layer', () => {
  const text =
    "import type { A } from '../worker/a.ts'\nexport * from '../worker/b.ts'\nexport const later = () => import('../worker/c.ts')\nexport type B = A"
  expect(layerViolations(graphOf({ 'client/a.ts': text }))).toHaveLength(3)
})

test('the adapter check reports adapters that are imported outside worker/adapters/services.ts, by another vendor or by another part', () => {
  const graph = graphOf({
    'worker/app.ts': "import './adapters/acme/cart/cart.ts'",
    'worker/adapters/acme/cart/cart.ts': "import '../../other/search.ts'\nimport '../orders/order.ts'",
    'worker/adapters/acme/orders/order.ts': '',
    'worker/adapters/other/search.ts': '',
  })
  expect(adapterViolations(graph)).toHaveLength(3)
})

test('the block check reports a block that imports another', () => {
  const graph = graphOf({
    'client/blocks/a/block.tsx': "import '../b/block.tsx'",
    'client/blocks/b/block.tsx': '',
    'client/blocks/parts/x.ts': "import '../a/block.tsx'",
  })
  expect(blockViolations(graph)).toHaveLength(2)
})

test('the jotai check reports direct imports of jotai, and uses of its global store', () => {
  const graph = graphOf({
    'client/islands/bag.tsx': "import { useAtom } from 'jotai/react'",
    'worker/a.ts': 'export const s = getDefaultStore()',
  })
  expect(jotaiViolations(graph)).toHaveLength(2)
})

test('the entry check reports React in the boot script, with the chain of imports', () => {
  const graph = graphOf({
    'client/entry.ts': "import './boot.ts'",
    'client/boot.ts': "export { useState } from './deep.ts'",
    'client/deep.ts': "export { useState } from 'react'",
  })
  expect(entryViolations(graph)).toEqual([
    'The boot script must not load react: client/entry.ts → client/boot.ts → client/deep.ts',
  ])
})

test('the cycle check reports circular imports', () => {
  const graph = graphOf({
    'shared/a.ts': "import './b.ts'",
    'shared/b.ts': "import './c.ts'",
    'shared/c.ts': "import './a.ts'",
  })
  expect(cycleViolations(graph)).toEqual([
    'Imports go round in a circle: shared/a.ts → shared/b.ts → shared/c.ts → shared/a.ts',
  ])
})

test('the folder check reports folders that import in a circle, with the files, but not those of tests', () => {
  const graph = graphOf({
    'client/atoms/a.ts': "import type { B } from '../api/b.ts'\nexport type A = B",
    'client/atoms/a.test.ts': "import '../islands/c.ts'",
    'client/islands/c.ts': "import '../atoms/a.ts'",
    'client/api/b.ts': "import '../atoms/a.ts'\nexport type B = string",
    'shared/money.ts': "import './domain/price.ts'",
    'shared/domain/price.ts': "import '../markets.ts'",
    'shared/markets.ts': '',
    'worker/cart/add.ts': "import '../wallet/pay.ts'",
    'worker/wallet/pay.ts': "import './kinds/card.ts'",
    'worker/wallet/kinds/card.ts': "import type { Added } from '../../cart/added.ts'\nexport type Card = Added",
    'worker/cart/added.ts': 'export type Added = string',
  })
  expect(folderCycleViolations(graph)).toEqual([
    'Folders import in a circle: client/api → client/atoms → client/api (client/api/b.ts, client/atoms/a.ts)',
    'Folders import in a circle: shared/domain → shared/. → shared/domain (shared/domain/price.ts, shared/money.ts)',
    'Folders import in a circle: worker/cart → worker/wallet → worker/cart (worker/cart/add.ts, worker/wallet/kinds/card.ts)',
  ])
})

test('the folder check reports nothing when a folder imports the folders within it, or the other way round', () => {
  const graph = graphOf({
    'client/entry.ts': "import './atoms/a.ts'",
    'client/atoms/a.ts': "import './parts/b.ts'",
    'client/atoms/parts/b.ts': '',
    'worker/adapters/acme/acme.ts': "import '../../lib/log.ts'",
    'worker/lib/log.ts': '',
  })
  expect(folderCycleViolations(graph)).toEqual([])
})

test('the path check reports a path of the table that is written out outside of it, and a prefix that is added by hand', () => {
  const graph = graphOf({
    'client/a.tsx': "export const a = <a href={`${prefix}/bag?error=${error}`}>{prefix + '/LOGIN#top'}</a>",
    'client/b.tsx': 'export const b = <form action="/search" />',
    'shared/c.ts': 'export const c = (id: number) => `/p/${id}/${slug}/${colour}`',
    'worker/d.ts': "fetch('/api/visitor')\nmarketPath(market, '/returns')\nsiteUrl(site, `/ideas/${name}`)",
    'worker/e.ts': 'link(prefix + bagPath)\nlink(`${market.prefix}${bagPath}`)\nlink(`${market.prefix}/*`)',
    'worker/adapters/acme/acme.ts': 'link(`${market.prefix}/bag`)',
  })
  expect(pathLiteralViolations(graph).map((violation) => violation.replace(/: take.*/, ''))).toEqual([
    'client/a.tsx:1 writes out the path /bag',
    'client/a.tsx:1 adds the prefix of a market: call marketPath',
    'client/a.tsx:1 writes out the path /LOGIN',
    'client/b.tsx:1 writes out the path /search',
    'shared/c.ts:1 writes out the path /p/x/x/x',
    'worker/adapters/acme/acme.ts:1 writes out the path /bag',
    'worker/d.ts:1 writes out the path /api/visitor',
    'worker/d.ts:2 writes out the path /returns',
    'worker/d.ts:3 writes out the path /ideas/',
    'worker/e.ts:1 adds the prefix of a market: call marketPath',
    'worker/e.ts:2 adds the prefix of a market: call marketPath',
  ])
})

test('the path check accepts the table, its links, tests, samples, and the paths of vendors', () => {
  const graph = graphOf({
    'shared/routes.ts': "export const bag = '/bag'",
    'shared/links.ts': "export const bagPath = '/bag'",
    'worker/a.test.ts': "get('/bag')",
    'client/blocks/hero/fixture.ts': "export default { link: '/browse/womens' }",
    'worker/adapters/acme/acme.ts':
      "post(`${url}/payments`, `${things}/search?q=${text}`, `/search/${term}`, '/v3/carts')\nmarketPath(market, '/')\nmarketPath(market, `${bagPath}/x`)",
  })
  expect(pathLiteralViolations(graph)).toEqual([])
})

test('the class name check reports a class in a block that does not begin with the name of the block', () => {
  graphOf({ 'client/blocks/hero/block.css': '.hero { color: red } .herald { color: red } .hero .title { color: red }' })
  expect(classNameViolations(root)).toEqual([
    'client/blocks/hero/block.css styles .herald: its classes must begin with hero',
    'client/blocks/hero/block.css styles .hero .title: its classes must begin with hero',
  ])
})

test('the class name check reports a CSS rule that uses no class of the component in whose folder it is', () => {
  graphOf({
    'client/components/price/price.css':
      '@media print { .price .icon { color: red } .card-title, .price { color: red } }',
    'client/pages/bag-page.css': '.bag-page > :is(.price, .icon), .header { color: red } /* .comment { */',
    'client/islands/bag/totals.css': '.bag-totals { color: red } .totals { color: red } p { color: red }',
  })
  expect(classNameViolations(root)).toEqual([
    'client/components/price/price.css styles .card-title: one of its classes must begin with price',
    'client/islands/bag/totals.css styles p: one of its classes must begin with totals',
    'client/pages/bag-page.css styles .header: one of its classes must begin with bag',
  ])
})

test('the stylesheet check reports a stylesheet of more than 200 lines', () => {
  graphOf({
    'client/components/price/price.css': '.price {\n}\n'.repeat(100),
    'client/pages/bag-page.css': '.bag-page {\n}\n'.repeat(101),
  })
  expect(longStylesheetViolations(root)).toEqual([
    'client/pages/bag-page.css has 202 lines, more than 200: split it by component',
  ])
})

test('the stylesheet check reports breakpoints that are not named [CONST-16]', () => {
  graphOf({
    'client/components/price/price.css': '@media (--tablet) {\n}\n@media (width < 72rem) {\n}\n',
    'client/pages/bag-page.css': '@media (min-width: 768px) {\n}\n@media (hover: hover) and (width >= 62rem) {\n}\n',
  })
  expect(breakpointViolations(root)).toEqual([
    'client/components/price/price.css has the breakpoint 72rem: use a name of client/styles/media.css',
    'client/pages/bag-page.css has the breakpoint 768px: use a name of client/styles/media.css',
    'client/pages/bag-page.css has the breakpoint 62rem: use a name of client/styles/media.css',
  ])
})

test('the stylesheet check reports rules for any element with :has(), and after any other element', () => {
  graphOf({
    'client/pages/bag-page.css': `
      .bag-page:has(.line) > :not(.total, .code), .bag-page :has(> :disabled), .bag-page:has([open]) * {}
      .bag-page:has(.line) .total, .bag-page:has(.line) > li:not(:first-child), .bag-page:has(.line)::before {}
      :root:has(.bag-page), :is(h1, h2):has(> .wavy), .bag-page > :not(.total) {}
      .bag-page > * + *, .bag-page > h1 + * {}
      .bag-page .line + *, .bag-page :not(.line) ~ .total, main:has(* + .line) ~ .bag-page {}`,
  })
  const advice = 'name a class or an element in the part that is styled'
  expect(broadRuleViolations(root)).toEqual([
    `client/pages/bag-page.css styles .bag-page:has(.line) > :not(.total, .code): ${advice}`,
    `client/pages/bag-page.css styles .bag-page :has(> :disabled): ${advice}`,
    `client/pages/bag-page.css styles .bag-page:has([open]) *: ${advice}`,
    `client/pages/bag-page.css styles .bag-page > * + *: ${advice}`,
    `client/pages/bag-page.css styles .bag-page > h1 + *: ${advice}`,
  ])
})
