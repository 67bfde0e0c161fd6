import { globSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

const pictures = globSync('public/block-pictures/*', { cwd: root })
const showNothing = ['app-header', 'spacing-block']

test('each block that shows something has a picture, of 600 KB at most in all: if this fails, run `npm run content -- pictures`', () => {
  const blocks = globSync('client/blocks/*/block.tsx', { cwd: root }).map((path) => basename(dirname(path)))
  expect(pictures.map((path) => basename(path, '.webp')).toSorted()).toEqual(
    blocks.filter((name) => !showNothing.includes(name)).toSorted(),
  )
  expect(pictures.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThan(600_000)
})
