import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { releasedChangelog, versionAfter } from './changelog.ts'
import { lastVersion } from './last-version.ts'
import { merchantFiles, ownedAmong } from './merchant-files.ts'

const facts = { version: '0.2.0', date: '2026-12-01', owned: ['wrangler.toml'] }
const changelogWith = (section: string) => `# Changelog\n\n${section}\n## 0.1.0, 2026-11-20\n\n- First.\n`
const complete = '## Next\n\n- Feeds.\n\n### What a merchant must do\n\n- Add `FEEDS` to `wrangler.toml`.\n'

test('a version raises its part, and the parts below it begin at zero', () => {
  expect([versionAfter('0.1.9', 'patch'), versionAfter('0.1.9', 'minor'), versionAfter('0.1.9', 'major')]).toEqual([
    '0.1.10',
    '0.2.0',
    '1.0.0',
  ])
})

test('what comes next becomes the version, and a new section is begun above it', () => {
  expect(releasedChangelog(changelogWith(complete), facts)).toBe(
    changelogWith(complete.replace('## Next', '## Next\n\n## 0.2.0, 2026-12-01')),
  )
})

test.each([
  ['has no section', '## Later\n\n- Feeds.\n', /no section/],
  ['says nothing', '## Next\n\n### What a merchant must do\n\n- Nothing.\n', /is empty/],
  ['does not say what to do', '## Next\n\n- Feeds.\n', /has no "### What a merchant must do"/],
  ['leaves out a file of the merchant', complete.replace('`wrangler.toml`', 'the settings'), /with wrangler\.toml/],
])('a changelog is refused that %s', (_what, section, message) => {
  expect(() => releasedChangelog(changelogWith(section), facts)).toThrow(message)
})

const gitWith =
  ({ tags = '', log = '' }) =>
  (command = '') =>
    ({ tag: tags, log })[command] ?? ''

test.each([
  ['its tag', { tags: 'v0.2.0' }, 'v0.2.0'],
  ['its commit if there is no tag', { log: 'c3 fix: x\nb2 build: version 0.2.0\na1 build: version 0.1.0' }, 'b2'],
])('the changes of merchants’ files are those since the last version: %s', (_what, history, revision) => {
  expect(lastVersion(gitWith(history), '0.2.0')).toBe(revision)
})

test.each([{}, { log: 'b2 build: version 0.2.01\na1 Revert "build: version 0.2.0"' }])(
  'a version is refused if the last one is not found in %j',
  (history) => {
    expect(() => lastVersion(gitWith(history), '0.2.0')).toThrow(/neither a tag v0\.2\.0 nor a commit/)
  },
)

test('the files of a merchant exist, and a change below one of their folders is found', () => {
  expect(merchantFiles.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(ownedAmong(['worker/own/erp.ts', 'worker/app.ts', 'wrangler.toml', 'shared/merchant.test.ts'])).toEqual([
    'worker/own/erp.ts',
    'wrangler.toml',
  ])
})
