import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { unstable_readConfig as readConfig } from 'wrangler'
import { embeddedSettings } from './embedded-settings.ts'
import { hasOtherMarkets } from './markets-file.ts'
import { root } from './root.ts'
import { requiredSecrets, type SettingTexts } from '#worker/configuration/parse-settings.ts'

const folder = 'dist/storefront'

export const environmentNames = ['staging', 'production'] as const

export type EnvironmentName = (typeof environmentNames)[number]

type Configuration = {
  name: string
  vars: SettingTexts
  ratelimits: { name: string; namespace_id: string }[]
  analytics_engine_datasets: { binding: string; dataset: string }[]
  migrations: { tag: string }[]
}

/** The name in an argument of a command. @throws Error that lists the names */
export function toEnvironmentName(name: string): EnvironmentName {
  const found = environmentNames.find((known) => known === name)
  if (found) return found
  throw new Error(`There is no environment ${name}. wrangler.toml has ${environmentNames.join(' and ')}.`)
}

/** The settings of this shop: with the merchant's own of `wrangler.toml`, which tests do not have. */
export function embeddedVars(): Record<string, string> {
  const own = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true }).vars as Record<string, string>
  return { ...embeddedSettings(), ...(hasOtherMarkets ? {} : own) }
}

/** The table `[env.{name}]` of `wrangler.toml`: the facts that only this environment has. */
export function readEnvironment(environment: EnvironmentName) {
  const file = join(root, 'wrangler.toml')
  // The warnings are about bindings that the table does not repeat, and which `completeEnvironment` adds.
  const { routes, kv_namespaces, r2_buckets, vars } = readConfig(
    { config: file, env: environment },
    { hideWarnings: true },
  )
  return {
    routes,
    kv_namespaces: kv_namespaces as { binding: string; id: string }[],
    // An environment without the bucket has no product feeds.
    r2_buckets,
    vars: vars as SettingTexts,
  }
}

/**
 * The configuration with which a build is deployed to an environment: everything of the build's own configuration
 * except the values of the embedded set-up. So each environment runs the same build. The name is the one that `wrangler
 * --env` uses.
 */
export function completeEnvironment<Built extends Configuration>(
  built: Built,
  environment: EnvironmentName,
  own: { vars: SettingTexts } = readEnvironment(environment),
) {
  const name = `${built.name}-${environment}`
  return {
    ...built,
    ...own,
    name,
    secrets: { required: requiredSecrets(own.vars) },
    // Workers of one account that have the same namespace share its counts.
    analytics_engine_datasets: built.analytics_engine_datasets.map(({ binding, dataset }) => ({
      binding,
      dataset: `${dataset}_${environment}`,
    })),
    ratelimits: built.ratelimits.map((limit) => ({ ...limit, namespace_id: String(crc32(`${name} ${limit.name}`)) })),
  }
}

/**
 * Writes a configuration with which wrangler finds the versions of an environment, without a build. Returns its path,
 * and what the sources say about secrets and migrations.
 */
export function writeName(environment: EnvironmentName) {
  const { name, compatibility_date, migrations } = readConfig(
    { config: join(root, 'wrangler.toml') },
    { hideWarnings: true },
  )
  const path = `dist/name.${environment}.json`
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify({ name: `${name}-${environment}`, compatibility_date }))
  return {
    path,
    secrets: requiredSecrets(readEnvironment(environment).vars),
    migrations: (migrations as Configuration['migrations']).map(({ tag }) => tag),
  }
}

/**
 * Writes the configuration of an environment beside the build, and returns it with its path. @throws Error without a
 * build
 */
export function writeEnvironment(environment: EnvironmentName) {
  const built = JSON.parse(readFileSync(join(root, folder, 'wrangler.json'), 'utf8')) as Configuration
  const path = `${folder}/wrangler.${environment}.json`
  const configuration = completeEnvironment(built, environment)
  writeFileSync(join(root, path), JSON.stringify(configuration))
  return { path, configuration }
}
