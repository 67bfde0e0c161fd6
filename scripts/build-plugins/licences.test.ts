import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { licencesText, runtimePackages } from './licences.ts'

test('the file of licences has the notice of each runtime package and font', () => {
  const text = licencesText(root)
  const packages = runtimePackages(root)
  for (const name of ['hono', 'react', 'react-dom', 'valibot', 'htmlparser2', 'entities'])
    expect(packages).toContain(`node_modules/${name}`)
  for (const path of packages) expect(text).toMatch(new RegExp(`^${path.replace(/^.*node_modules\//, '')}$`, 'm'))
  for (const notice of ['Copyright (c) Meta Platforms', 'Fraunces', 'Instrument Sans', 'SIL OPEN FONT LICENSE'])
    expect(text.toLowerCase()).toContain(notice.toLowerCase())
  expect(packages.filter((path) => /vite|typescript|sandbox|graphql/.test(path))).toEqual([])
})
