import { expect, test } from 'vitest'
import { compare, type Figures, versionsQuery } from './figures.ts'
import type { Platform, Share } from './platform.ts'
import { promoteInSteps } from './promote.ts'

const release = { versionId: 'new', old: 'old' }
const healthy: Figures = { requests: 1000, failed: 1, p95: 200 }

function rehearse({
  figures = [healthy],
  versions = ['new'],
}: { figures?: readonly Figures[]; versions?: readonly string[] } = {}) {
  const deployed: string[] = []
  const said: string[] = []
  let waits = 0
  const platform = {
    deploy: async (shares: readonly Share[]) =>
      void deployed.push(shares.map(({ versionId, percentage }) => `${versionId} ${percentage}`).join(', ')),
  } as Partial<Platform> as Platform
  const run = promoteInSteps({
    platform,
    release,
    readFigures: async () =>
      new Map([
        ['old', healthy],
        ['new', figures[Math.min(waits - 1, figures.length - 1)] ?? healthy],
      ]),
    wait: async () => void (waits += 1),
    versionsOfVisitor: async () => versions,
    say: (line) => void said.push(line),
  })
  return { run, deployed, said, waits: () => waits }
}

test('a healthy version is taken to all visitors, with a wait after each step but the last', async () => {
  const { run, deployed, waits } = rehearse()
  await run
  expect(deployed).toEqual(['new 5, old 95', 'new 25, old 75', 'new 100'])
  expect(waits()).toBe(2)
})

test('a version that fails more often than the old one is taken back from all visitors', async () => {
  const { run, deployed } = rehearse({ figures: [healthy, { requests: 1000, failed: 30, p95: 200 }] })
  await expect(run).rejects.toThrow(/taken back at 25 %: it fails more often \(3\.00 % of 1000 requests/)
  expect(deployed.at(-1)).toBe('old 100')
})

test('a version that is much slower is taken back', async () => {
  const { run, deployed } = rehearse({ figures: [{ ...healthy, p95: 320 }] })
  await expect(run).rejects.toThrow(/it is slower/)
  expect(deployed).toEqual(['new 5, old 95', 'old 100'])
})

test('a version is taken back at once if one visitor meets both', async () => {
  const { run, deployed, waits } = rehearse({ versions: ['old', 'old', 'new'] })
  await expect(run).rejects.toThrow(/one visitor meets both versions/)
  expect([deployed.at(-1), waits()]).toEqual(['old 100', 0])
})

test('a version with few requests is waited for, and goes on if none of them failed', async () => {
  const { run, said, waits } = rehearse({ figures: [{ requests: 5, failed: 0, p95: 900 }] })
  await run
  expect(waits()).toBe(6)
  expect(said.filter((line) => line.includes('fewer than 200 requests'))).toHaveLength(2)
})

test('one failure of few requests takes no version back, and two do', () => {
  const few = (failed: number) =>
    new Map([
      ['new', { requests: 5, failed, p95: 0 }],
      ['old', healthy],
    ])
  expect([compare(few(1), release).worse, compare(few(2), release).worse]).toEqual([null, 'it fails more often'])
})

test('a release without access to the figures stops before any visitor meets the version', async () => {
  const deployed: unknown[] = []
  const run = promoteInSteps({
    platform: { deploy: async (shares: unknown) => void deployed.push(shares) } as Partial<Platform> as Platform,
    release,
    readFigures: () => Promise.reject(new Error('no token')),
    wait: async () => undefined,
    versionsOfVisitor: async () => [],
    say: () => undefined,
  })
  await expect(run).rejects.toThrow('no token')
  expect(deployed).toEqual([])
})

test('the figures are read from the data points of requests since the step', () => {
  expect(versionsQuery('selvedge_staging', new Date('2026-11-25T08:00:00Z'))).toContain(
    "FROM selvedge_staging\nWHERE blob1 = 'request' AND timestamp > toDateTime('2026-11-25 08:00:00')",
  )
})
