import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ofOneMachine = [
  /(?<![\w.])\/Users\/[\w.-]+/,
  /(?<![\w.])\/home\/[\w.-]+\/(?:src|git|code|work|projects|repos|Documents|Desktop)\b/,
  /(?<![\w.])\/(?:root|farm)\/[\w.-]+/,
  /(?<![\w.])\/work\/(?:main|shared)\b/,
  /(?<![\w.])\/tmp\/[\w.-]+/,
  /[A-Z]:\\{1,2}Users\\/,
  /https?:\/\/registry\.[\w.-]+/,
]

/** Files that carry a path of somebody's machine or the address of a package registry. */
export function machineFaults(root: string): string[] {
  const patterns = [
    '{worker,client,shared,sandbox,scripts,e2e,bench,docs,public}/**/*.{ts,tsx,mjs,css,md,sql,toml,json,html}',
    '*.{ts,json,toml,md}',
    '.ci/run',
  ]
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return ofOneMachine
        .flatMap((pattern) => pattern.exec(text)?.slice(0, 1) ?? [])
        .map((match) => `${path} holds ${match}, which is of one machine`)
    })
}
