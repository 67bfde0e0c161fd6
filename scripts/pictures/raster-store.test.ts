import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRasterStore } from './raster-store.ts'

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#a33" d="M0 0h8v8H0z"/></svg>'
const signatureOf = (bytes: Uint8Array | null) =>
  bytes && new TextDecoder().decode(bytes.subarray(0, 12)).replace(/[^A-Z]/g, '')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a drawing becomes a WebP in the background, which the next run finds', async () => {
  const store = openRasterStore(folder)
  try {
    expect(store.find(square, 80)).toBeNull()
    expect(store.find(square, 80)).toBeNull()
    expect(store.waiting()).toBe(1)
    await vi.waitUntil(() => store.waiting() === 0, { timeout: 30_000 })
    expect(signatureOf(store.find(square, 80))).toBe('RIFFWEBP')
  } finally {
    store.stop()
  }
  const next = openRasterStore(folder)
  expect(signatureOf(next.find(square, 80))).toBe('RIFFWEBP')
  expect(next.waiting()).toBe(0)
})

test('another drawing or quality is another picture', () => {
  const store = openRasterStore(folder)
  try {
    for (const quality of [70, 80]) store.find(square, quality)
    store.find(square.replace('#a33', '#3a3'), 80)
    expect(store.waiting()).toBe(3)
  } finally {
    store.stop()
  }
})

test('a picture that was half written when a run ended is deleted', () => {
  writeFileSync(join(folder, 'a.webp.part'), 'RIFF')
  writeFileSync(join(folder, 'b.webp'), 'RIFF')
  openRasterStore(folder)
  expect(readdirSync(folder)).toEqual(['b.webp'])
})
