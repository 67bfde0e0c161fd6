import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

afterEach(() => void vi.unstubAllGlobals())

const link = { url: 'https://shop.example/p/1', title: 'Smock', copied: 'Copied' }

test.each([
  ['a touch device shows its dialog', { isTouch: true, share: async () => {} }, null],
  ['a dialog that the shopper closes says nothing', { isTouch: true, share: () => refuse('AbortError') }, null],
  ['a desktop copies the link', { isTouch: false, share: () => refuse('NotAllowedError') }, link.copied],
  ['a device without dialog copies the link', { isTouch: true }, link.copied],
  ['a link that cannot be copied is shown', { isTouch: false, writeText: () => refuse('NotAllowedError') }, link.url],
])('%s', async (_case, { isTouch, writeText = async () => {}, ...dialog }: Device, text) => {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...dialog })
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
  expect(await shareLink(link)).toBe(text)
})

type Device = { isTouch: boolean; share?: () => Promise<void>; writeText?: () => Promise<void> }

function refuse(name: string): Promise<never> {
  return Promise.reject(new DOMException('refused', name))
}
