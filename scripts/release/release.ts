import type { Platform, Share } from './platform.ts'
import type { SmokeTest } from './smoke-test.ts'

/** Percentages of the visitors that a version serves, one after the other. */
export const steps = [5, 25, 100] as const

type Release = {
  platform: Platform
  /** Name of the build at the platform. */
  tag: string
  /** Tag of the last migration of the build; `null` if it has none. */
  migration: string | null
  smokeTest: SmokeTest
  say: (line: string) => void
}

/** The release stops here, and visitors keep the version that they have. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused'
}

/**
 * Uploads the build as a version, serves it to no visitor (0 %), and smoke tests it by version override. Returns the
 * versions to promote. @throws ReleaseRefused if the build has a new migration or the smoke test fails
 */
export async function prepareRelease({ platform, tag, migration, smokeTest, say }: Release) {
  const old = await stableVersion(platform)
  const oldMigration = await platform.migrationOf(old)
  if (migration !== oldMigration)
    throw new ReleaseRefused(
      `The build has the migration ${migration ?? '(none)'}, and the running version ${oldMigration ?? '(none)'}. The platform does not accept a migration in a version: run npm run deploy.`,
    )
  const versionId = await platform.upload(tag)
  say(`Uploaded ${tag} as version ${versionId}.`)
  await platform.deploy(
    [
      { versionId, percentage: 0 },
      { versionId: old, percentage: 100 },
    ],
    `Smoke test of ${tag}`,
  )
  say('It serves 0 % of the visitors.')
  const failures = await smokeTest(versionId)
  if (failures.length > 0) {
    await platform.deploy([{ versionId: old, percentage: 100 }], `Smoke test of ${tag} failed`)
    throw new ReleaseRefused(
      `The smoke test failed, so the version is not promoted. All visitors keep ${old}.\n${failures.map((failure) => `- ${failure}`).join('\n')}`,
    )
  }
  say('The smoke test passed.')
  return { versionId, old }
}

/** Serves the version to a share of the visitors. */
export function promote(platform: Platform, { versionId, old }: { versionId: string; old: string }, step: number) {
  const shares: Share[] = [
    { versionId, percentage: step },
    { versionId: old, percentage: 100 - step },
  ]
  return platform.deploy(
    shares.filter(({ percentage }) => percentage > 0),
    `${step} % of ${versionId}`,
  )
}

type Rollback = Pick<Release, 'platform' | 'say'> & { versionId: string }

/**
 * Serves one earlier version to all visitors. @throws ReleaseRefused if a migration lies between it and a version that
 * serves now
 */
export async function rollBack({ platform, versionId, say }: Rollback): Promise<void> {
  await checkRollback({ platform, versionId })
  await platform.deploy([{ versionId, percentage: 100 }], `Rollback to ${versionId}`)
  say(`Version ${versionId} serves all visitors.`)
}

/** Says what `rollBack` would do, and changes nothing. @throws ReleaseRefused if it would be refused */
export async function planRollback({ platform, versionId, say }: Rollback): Promise<void> {
  const current = await checkRollback({ platform, versionId })
  for (const { versionId: running, percentage } of current)
    say(`Version ${running} serves ${percentage} % of the visitors.`)
  say(`Version ${versionId} would serve all of them. No migration lies between. Nothing has been done.`)
}

/** The versions that serve now. @throws ReleaseRefused if a migration lies between */
async function checkRollback({ platform, versionId }: Omit<Rollback, 'say'>): Promise<Share[]> {
  const current = await platform.current()
  const target = await platform.migrationOf(versionId)
  for (const { versionId: running } of current) {
    const migration = await platform.migrationOf(running)
    if (migration !== target)
      throw new ReleaseRefused(
        `Version ${versionId} was uploaded before the migration ${migration ?? '(none)'} (it has ${target ?? '(none)'}). Its code does not know the Durable Objects that exist now, and the platform refuses such a rollback. Revert the change in the repository and release that.`,
      )
  }
  return current
}

/** The version that serves most visitors. @throws ReleaseRefused if a release is under way or none is deployed */
async function stableVersion(platform: Platform): Promise<string> {
  const current = (await platform.current()).filter(({ percentage }) => percentage > 0)
  const [only, other] = current
  if (!only) throw new ReleaseRefused('The environment has no deployment yet: run npm run deploy.')
  if (other)
    throw new ReleaseRefused(
      `Another release is under way: ${current.map(({ versionId, percentage }) => `${versionId} at ${percentage} %`).join(', ')}. Take it to 100 % or roll it back first.`,
    )
  return only.versionId
}
