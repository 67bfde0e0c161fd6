import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { refuseWrongSettings } from './doctor/refuse-wrong-settings.ts'
import { readEnvironmentName, readOptions } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { writeEnvironment } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { dropEarlierAssets, keepEarlierAssets, sayKept } from './release/earlier-assets.ts'
import { createReadFigures } from './release/figures.ts'
import { createPlatform } from './release/platform.ts'
import { promoteInSteps } from './release/promote.ts'
import { rehearseRelease } from './release/rehearse-release.ts'
import { prepareRelease, steps } from './release/release.ts'
import { createSmokeTest } from './release/smoke-test.ts'
import { versionsOfVisitor } from './release/versions-of-visitor.ts'

// Releases a build to an environment: uploads it as a version, smoke tests it at 0 %, and prints the steps to 100 %, or
// takes them with --promote, each after --minutes (by default 10) without more errors. --plan prints what would happen. --rehearse does everything without an account.
await main(async () => {
  const options = readOptions({
    env: { type: 'string' },
    plan: { type: 'boolean', default: false },
    promote: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
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
    ? await rehearseRelease({ secrets: configuration.secrets.required, migrations })
    : null
  const assets = join(root, 'dist/client')
  try {
    const platform = createPlatform({ config: path, ...(rehearsal && { env: rehearsal.env }) })
    const origin = rehearsal?.origin ?? new URL(configuration.vars.PUBLIC_ORIGIN ?? '').origin
    sayKept(await keepEarlierAssets({ folder: assets, origin, now: Date.now() }))
    const release = await prepareRelease({
      platform,
      tag,
      migration,
      say: console.log,
      smokeTest: (versionId) =>
        createSmokeTest({
          origin,
          worker: configuration.name,
          closedLocales: rehearsal ? undefined : configuration.vars.MAINTENANCE_LOCALES,
          marketHosts: rehearsal ? undefined : configuration.vars.MARKET_HOSTS,
          say: console.log,
        })(versionId),
    })
    if (!options.promote) return printSteps(path, release)
    await promoteInSteps({
      platform,
      release,
      readFigures: createReadFigures({
        env: rehearsal?.env ?? process.env,
        dataset: configuration.analytics_engine_datasets[0]?.dataset ?? '',
      }),
      wait: rehearsal?.visit ?? (() => setTimeout(Number(options.minutes) * 60_000)),
      versionsOfVisitor: () => versionsOfVisitor(origin),
      say: console.log,
    })
    // The pages that were open before the release go on after it.
    await rehearsal?.visit()
  } finally {
    dropEarlierAssets(assets)
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
    `write dist/storefront/wrangler.${environment}.json`,
    'add the assets of the builds of the last fourteen days, from the running version',
    'stop if the build has a migration that the running version does not have',
    `upload version ${tag}; the platform refuses it if a required secret is missing`,
    'serve it to 0 % of the visitors',
    'smoke test it by version override: health, readiness, and in each market home, listing, product, cart',
    'if that fails: serve the old version to everybody and stop',
    ...steps.map((step) => `print the command for ${step} %, or take the step with --promote`),
    'with --promote: compare errors and latency of both versions after each step, and go back if the new one is worse',
  ]
  console.log(`Plan for ${environment}. Nothing has been done.`)
  for (const [index, line] of lines.entries()) console.log(`${index + 1}. ${line}`)
}
