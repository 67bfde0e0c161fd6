import { startStandIn } from './platform-stand-in.ts'

/**
 * The versions of a rehearsal: one from before the last migration, an earlier one, and the one that serves all
 * visitors.
 */
export const rehearsedVersions = {
  beforeMigration: '00000000-0000-4000-8000-000000000001',
  earlier: '00000000-0000-4000-8000-000000000002',
  running: '00000000-0000-4000-8000-000000000003',
} as const

type Rehearsal = {
  secrets: readonly string[]
  /** Tags of the build's migrations, the oldest first. */
  migrations: readonly string[]
}

/** The place of an account in a rehearsal: a stand-in for the platform's API, which wrangler calls. */
export function startRehearsal(
  rehearsal: Rehearsal & Pick<Parameters<typeof startStandIn>[0], 'onUpload' | 'figures'>,
) {
  const { secrets, migrations, ...hooks } = rehearsal
  const [before = null, last = null] = [migrations.at(-2), migrations.at(-1)]
  return startStandIn({
    secrets,
    versions: [
      { id: rehearsedVersions.beforeMigration, tag: 'before', migration: before },
      { id: rehearsedVersions.earlier, tag: 'earlier', migration: last },
      { id: rehearsedVersions.running, tag: 'running', migration: last },
    ],
    ...hooks,
  })
}
