import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { releasedChangelog, steps, versionAfter } from './version/changelog.ts'
import { lastVersion, versionMessage } from './version/last-version.ts'
import { ownedAmong } from './version/merchant-files.ts'

const changed = ['CHANGELOG.md', 'package.json', 'package-lock.json']

// Makes a version of what has been committed: `npm run documents -- version minor` writes it into the changelog and the
// package, commits that and tags it. It stops if a file of merchants has changed and the changelog does not say so.
await main(async () => {
  const step = steps.find((known) => known === process.argv[2])
  if (!step) throw new Error(`npm run documents -- version ${steps.join(' | ')}`)
  if (git('status', '--porcelain') !== '') throw new Error('Commit your changes first.')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version: current } = JSON.parse(read('package.json')) as { version: string }
  const version = versionAfter(current, step)
  const paths = git('diff', '--name-only', lastVersion(git, current)).split('\n')
  const date = new Date().toISOString().slice(0, 10)
  const changelog = releasedChangelog(read('CHANGELOG.md'), { version, date, owned: ownedAmong(paths) })
  writeFileSync(join(root, 'CHANGELOG.md'), changelog)
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: root, stdio: 'ignore' })
  git('add', ...changed)
  git('commit', '--message', versionMessage(version))
  git('tag', `v${version}`)
  console.log(`v${version} is committed and tagged. Push both: git push --follow-tags`)
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
