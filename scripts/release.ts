import { execFileSync } from 'node:child_process'
import { refuseWrongSettings } from './doctor/refuse-wrong-settings.ts'
import { readEnvironmentName, readOptions } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { writeEnvironment } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { createPlatform } from './release/platform.ts'
import { startRehearsal } from './release/rehearse.ts'
import { prepareRelease, promote, steps } from './release/release.ts'
import { createSmokeTest } from './release/smoke-test.ts'

// Releases a build to an environment: uploads it as a version, smoke tests it at 0 %, and prints the steps to 100 %, or
// takes them with --promote. --plan prints what would happen. --rehearse does everything without an account.
await main(async () => {
  const options = readOptions({
    env: { type: 'string' },
    plan: { type: 'boolean', default: false },
    promote: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
  })
  const environment = readEnvironmentName(options.env)
  const tag = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  if (options.plan) return printPlan(environment, tag)
  if (!options.rehearse) refuseWrongSettings(environment)
  await buildIfStale(['storefront'])
  const { path, configuration } = writeEnvironment(environment)
  const migrations = configuration.migrations.map(({ tag: name }) => name)
  const migration = migrations.at(-1) ?? null
  const rehearsal = options.rehearse
    ? await startRehearsal({ secrets: configuration.secrets.required, migrations })
    : null
  try {
    const platform = createPlatform({ config: path, ...(rehearsal && { env: rehearsal.env }) })
    const origin = () => rehearsal?.origin() ?? new URL(configuration.vars.PUBLIC_ORIGIN ?? '').origin
    const release = await prepareRelease({
      platform,
      tag,
      migration,
      say: console.log,
      smokeTest: (versionId) =>
        createSmokeTest({
          origin: origin(),
          worker: configuration.name,
          closedLocales: rehearsal ? undefined : configuration.vars.MAINTENANCE_LOCALES,
          say: console.log,
        })(versionId),
    })
    if (!options.promote) return printSteps(path, release)
    for (const step of steps) {
      await promote(platform, release, step)
      console.log(`The version serves ${step} % of the visitors.`)
    }
  } finally {
    await rehearsal?.stop()
  }
})

function printSteps(config: string, { versionId, old }: { versionId: string; old: string }): void {
  console.log('Next, with a look at the logs and at /health/ready after each step:')
  for (const step of steps) {
    const rest = step < 100 ? ` ${old}@${100 - step}%` : ''
    console.log(`  npx wrangler versions deploy ${versionId}@${step}%${rest} --yes --config ${config}`)
  }
  console.log(`To undo: npm run rollback -- --env ${config.split('.').at(-2)} --to ${old}`)
}

function printPlan(environment: string, tag: string): void {
  const lines = [
    'stop if a setting is missing or wrong',
    'build the storefront, if its sources have changed',
    `write dist/selvedge/wrangler.${environment}.json`,
    'stop if the build has a migration that the running version does not have',
    `upload version ${tag}; the platform refuses it if a required secret is missing`,
    'serve it to 0 % of the visitors',
    'smoke test it by version override: health, readiness, and in each market home, listing, product, cart',
    'if that fails: serve the old version to everybody and stop',
    ...steps.map((step) => `print the command for ${step} %, or take the step with --promote`),
  ]
  console.log(`Plan for ${environment}. Nothing has been done.`)
  for (const [index, line] of lines.entries()) console.log(`${index + 1}. ${line}`)
}
