import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { ownedAmong } from './merchant-files.ts'
import { rebrandings, toIdentity } from './rebrand.ts'
import { brand, brandSlug, contentTypeBase } from '#shared/merchant.ts'

const before = { name: brand, slug: brandSlug, domain: new URL(contentTypeBase).host }
const after = { name: 'Zw Irn & Söhne’s', slug: 'zw-irn', domain: 'zw-irn.example' }
const changed = Object.fromEntries(
  Object.entries(rebrandings(before, after)).map(([path, change]) => [
    path,
    change(readFileSync(join(root, path), 'utf8')),
  ]),
)

test('gives the merchant’s file and the Worker another name, in files that a merchant owns', () => {
  expect(ownedAmong(Object.keys(changed))).toEqual(Object.keys(changed))
  expect(changed['shared/merchant.ts']).toContain("export const brand = 'Zw Irn & Söhne’s'")
  expect(changed['shared/merchant.ts']).toContain("export const brandSlug = 'zw-irn'")
  expect(changed['shared/merchant.ts']).toContain("const namespace = 'https://zw-irn.example'")
  expect(changed['wrangler.toml']).toMatch(/^name = "zw-irn"$/m)
  expect(changed['wrangler.toml']).toContain('PUBLIC_ORIGIN = "https://www.zw-irn.example"')
})

test('leaves the former name in none of these files', () => {
  const left = Object.entries(changed).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => line.toLowerCase().includes(brandSlug) && !line.includes('/sandbox'))
      .map((line) => `${path}: ${line}`),
  )
  expect(left).toEqual([])
})

test.each([
  [{ name: ' ' }, /--name/],
  [{ name: '春', domain: 'shop.example' }, /--slug/],
  [{ name: 'Marram', slug: 'Marram' }, /--slug/],
  [{ name: 'Marram' }, /--domain/],
  [{ name: 'Marram', domain: 'https://marram.example' }, /--domain/],
])('refuses %j', (given, message) => {
  expect(() => toIdentity(given)).toThrow(message)
})

test('makes the name in names of files from the name', () => {
  expect(toIdentity({ name: 'Ma Rram & Co.', domain: 'marram.example' }).slug).toBe('ma-rram-co')
})

test.each(['Dollar$', "Ca$'h", "Sons'"])('writes the name %s as it is, and can replace it again', (name) => {
  const path = 'shared/merchant.ts'
  const text = readFileSync(join(root, path), 'utf8')
  const named = { ...before, name }
  const there = rebrandings(before, named)[path]?.(text) ?? ''
  expect(there).toContain(`export const brand = '${name.replaceAll("'", String.raw`\'`)}'`)
  expect(rebrandings(named, before)[path]?.(there)).toContain(`export const brand = '${before.name}'`)
})

test('gives the shop another domain again', () => {
  const path = 'wrangler.toml'
  const again = { ...after, domain: 'other.example' }
  expect(rebrandings(after, again)[path]?.(changed[path] ?? '')).toContain(
    'PUBLIC_ORIGIN = "https://www.other.example"',
  )
})
