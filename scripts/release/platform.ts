import * as v from 'valibot'
import { runWrangler } from '../lib/wrangler.ts'

/** A version and its share of the visitors, in percent. */
export type Share = { versionId: string; percentage: number }

/** What the release needs of the platform. */
export interface Platform {
  /** The versions that serve visitors now; empty before the first deployment. */
  current(): Promise<Share[]>
  /** The tag of the last Durable Object migration that a version was uploaded with; `null` if there was none. */
  migrationOf(versionId: string): Promise<string | null>
  /** Uploads the build without serving it, and returns the id of the version. */
  upload(tag: string): Promise<string>
  /** Serves versions to visitors by share. */
  deploy(shares: readonly Share[], message: string): Promise<void>
}

const DeploymentSchema = v.object({
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
})
const VersionSchema = v.object({
  resources: v.object({ script_runtime: v.optional(v.object({ migration_tag: v.optional(v.string()) }), {}) }),
})

/** The platform by way of wrangler. `config` is the path of the environment's configuration. */
export function createPlatform({ config, env = {} }: { config: string; env?: Record<string, string> }): Platform {
  const wrangler = (...options: string[]) => runWrangler([...options, '--config', config], { env })
  return {
    async current() {
      const { versions } = parseJson(DeploymentSchema, await wrangler('deployments', 'status', '--json'))
      return versions.map(({ version_id: versionId, percentage }) => ({ versionId, percentage }))
    },
    async migrationOf(versionId) {
      const { resources } = parseJson(VersionSchema, await wrangler('versions', 'view', versionId, '--json'))
      return resources.script_runtime.migration_tag ?? null
    },
    async upload(tag) {
      const output = await wrangler('versions', 'upload', '--tag', tag, '--message', `Build ${tag}`)
      const id = /Worker Version ID: ([\da-f-]{36})/.exec(output)?.[1]
      if (!id) throw new Error(`wrangler did not print the id of the uploaded version:\n${output}`)
      return id
    },
    async deploy(shares, message) {
      const versions = shares.map(({ versionId, percentage }) => `${versionId}@${percentage}%`)
      await wrangler('versions', 'deploy', ...versions, '--message', message, '--yes')
    },
  }
}

function parseJson<Schema extends v.GenericSchema>(schema: Schema, output: string): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(output.slice(output.search(/[[{]/))))
}
