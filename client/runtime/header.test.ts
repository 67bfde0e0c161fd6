import { expect, test } from 'vitest'
import { runningSyncsAtom } from '../atoms/promotions-state.ts'
import { createFakeWorker, createTestPage } from '../atoms/test/fake-worker.ts'
import { runCartLinks } from './header.ts'

function createLinks() {
  const links = [new Map([['href', '/us/bag']]), new Map([['href', '/us/bag']])]
  const elements = links.map((link) => ({
    setAttribute: (name: string, value: string) => void link.set(name, value),
    removeAttribute: (name: string) => void link.delete(name),
  }))
  const root = {
    querySelectorAll: (selector: string) => (selector === '[data-bag-link]' ? elements : []),
  } as unknown as Document
  return { links, root }
}

test('links to the bag are disabled during a promotions sync, keep their URL and say why [LAY-13]', () => {
  const { store } = createTestPage(createFakeWorker())
  const { links, root } = createLinks()
  runCartLinks(store, root)
  expect(links.map((link) => Object.fromEntries(link))).toEqual([{ href: '/us/bag' }, { href: '/us/bag' }])
  store.set(runningSyncsAtom, 2)
  const waiting = { href: '/us/bag', 'aria-disabled': 'true', 'aria-describedby': 'bag-wait' }
  expect(links.map((link) => Object.fromEntries(link))).toEqual([waiting, waiting])
  store.set(runningSyncsAtom, 1)
  expect(links[0]?.get('aria-disabled')).toBe('true')
  store.set(runningSyncsAtom, 0)
  expect(links.map((link) => Object.fromEntries(link))).toEqual([{ href: '/us/bag' }, { href: '/us/bag' }])
})
