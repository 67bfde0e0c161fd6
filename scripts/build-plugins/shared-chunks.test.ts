import { expect, test } from 'vitest'
import { readGraph } from '../boundaries/graph.ts'
import { root } from '../lib/root.ts'
import { assignChunks, sharedChunks, type SharedChunk } from './shared-chunks.ts'

const boot: SharedChunk = { name: 'boot', roots: ['entry'], isEntry: true }
const shop: SharedChunk = { name: 'shop', roots: ['cart'] }
const panels: SharedChunk = { name: 'panels', roots: ['panel'] }

function assign(chunks: readonly SharedChunk[], modules: Record<string, readonly string[]>) {
  return [...assignChunks(chunks, (id) => modules[id] ?? null)].map(([id, { name }]) => `${id}: ${name}`)
}

test('puts each module in the first chunk that needs it, and in no second one', () => {
  const modules = {
    entry: ['store'],
    cart: ['store', 'money'],
    panel: ['cart', 'money', 'react'],
    store: [],
    money: ['price'],
    price: [],
    react: [],
    lonely: ['price'],
  }
  expect(assign([boot, shop, panels], modules)).toEqual([
    'entry: boot',
    'store: boot',
    'cart: shop',
    'money: shop',
    'price: shop',
    'panel: panels',
    'react: panels',
  ])
})

test('names the chunk and the root when no script imports the root', () => {
  expect(() => assign([boot, shop], { entry: [] })).toThrow('The chunk shop has a root that no script imports: cart')
})

test('keeps React out of the chunks that every page loads', () => {
  const graph = readGraph(root)
  const importsOf = (id: string) =>
    graph.get(id)?.imports.flatMap(({ target, isType, isDynamic }) => (isType || isDynamic ? [] : [target])) ??
    (id.startsWith('client/') || id.startsWith('shared/') ? null : [])
  const assigned = assignChunks(sharedChunks, importsOf)
  expect(assigned.get('client/atoms/store.ts')?.name).toBe('boot')
  expect(assigned.get('client/atoms/cart.ts')?.name).toBe('shop')
  expect(assigned.get('react')?.name).toBe('react')
  expect(assigned.get('react-dom/client')?.name).toBe('react')
})
