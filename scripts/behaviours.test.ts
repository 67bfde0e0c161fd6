import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

const modules = globSync('client/behaviours/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })

test.each(modules)('%s has the one shape of a behaviour', (path) => {
  const exported = [...readFileSync(join(root, path), 'utf8').matchAll(/^export (.*?)\(/gm)].map(([, name]) => name)
  expect(exported).toEqual(['function connect'])
})

test('markup names a behaviour at its own element, and each behaviour is named', () => {
  const named = globSync('client/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).flatMap((path) => {
    const markup = readFileSync(join(root, path), 'utf8')
    return [...markup.matchAll(/data-(?:behaviour|on-use)=(?:"|\{[^}]*?')([\w-]+)/g)].map(
      ({ index, 1: name = '' }) => ({
        name,
        element: /.*<([a-z][\w-]*)/s.exec(markup.slice(0, index))?.[1],
      }),
    )
  })
  for (const { name, element } of named) expect(element).toBe(`sv-${name}`)
  const known = modules.map((path) => basename(path, '.ts'))
  expect([...new Set(named.map(({ name }) => name))].toSorted()).toEqual(known.toSorted())
})
