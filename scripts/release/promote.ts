import { compare, enoughRequests, type ReadFigures } from './figures.ts'
import type { Platform } from './platform.ts'
import { promote, ReleaseRefused, steps } from './release.ts'

type Promotion = {
  platform: Platform
  release: { versionId: string; old: string }
  readFigures: ReadFigures
  /** Waits until the step has been seen long enough. */
  wait: () => Promise<void>
  /** The version that responds to each of some requests of one visitor. */
  versionsOfVisitor: () => Promise<readonly string[]>
  say: (line: string) => void
}

// Cloudflare writes data points within about a minute. A quiet shop needs longer to have enough requests.
const maxWaits = 3

/**
 * Takes a version to all visitors in steps. After each step it waits and compares the version with the old one in that
 * time. If the version fails more often or is slower, or if a visitor meets both, all visitors get the old one.
 *
 * @throws ReleaseRefused with the reason
 */
export async function promoteInSteps(promotion: Promotion): Promise<void> {
  const { platform, release, readFigures, say } = promotion
  // The figures must be readable before any visitor meets the version.
  await readFigures(new Date())
  for (const step of steps) {
    const since = new Date()
    await promote(platform, release, step)
    say(`The version serves ${step} % of the visitors.`)
    const reason = await examine(promotion, step, since).catch((cause: unknown) =>
      cause instanceof Error ? cause.message : String(cause),
    )
    if (reason === null) continue
    await platform.deploy([{ versionId: release.old, percentage: 100 }], `${release.versionId} taken back: ${reason}`)
    throw new ReleaseRefused(`The version was taken back at ${step} %: ${reason}. All visitors have ${release.old}.`)
  }
}

/** Returns why the version must be taken back. After the last step there is no old version to compare it with. */
async function examine(promotion: Promotion, step: number, since: Date): Promise<string | null> {
  const { release, readFigures, wait, versionsOfVisitor, say } = promotion
  if (step < 100 && new Set(await versionsOfVisitor()).size > 1)
    return 'one visitor meets both versions, so pages ask for assets of the other one. Add the rule of docs/deploy.md#one-visitor-one-version'
  if (step === 100) return null
  for (let waits = 1; ; waits += 1) {
    await wait()
    const { said, worse, isEnough } = compare(await readFigures(since), release)
    if (worse !== null || isEnough || waits === maxWaits) say(`${said}.`)
    if (worse !== null) return `${worse} (${said})`
    if (isEnough) return null
    if (waits === maxWaits) {
      say(`These are fewer than ${enoughRequests} requests, so the comparison says little.`)
      return null
    }
  }
}
