import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Version = { id: string; tag: string; migration: string | null }
type Shares = { version_id: string; percentage: number }[]

type StandInOptions = {
  /** Names of the secrets that are set. */
  secrets: readonly string[]
  /** The versions that were uploaded before, the oldest first. The last one serves all visitors. */
  versions: readonly Version[]
  /** Called when a version has been uploaded, before the response. */
  onUpload?: (version: Version) => Promise<void>
  /** The rows that a query of the data points returns. */
  figures?: () => readonly object[]
}

const account = 'account'
const created = '2026-01-01T00:00:00Z'

/**
 * Stands in for the platform's API, for the calls that wrangler makes when it uploads, deploys and lists versions. It
 * keeps the platform's rules: an upload without a required secret is refused, percentages make 100, and a version must
 * exist. `env` is the environment in which wrangler calls it.
 */
export async function startStandIn({ secrets, versions: earlier, onUpload, figures = () => [] }: StandInOptions) {
  const versions: Version[] = [...earlier]
  const last = versions.at(-1)
  const deployments: Shares[] = last ? [[{ version_id: last.id, percentage: 100 }]] : []
  const server = createServer((request, response) => {
    // This API alone does not wrap its result.
    if (request.url?.endsWith('/analytics_engine/sql')) return respond(response, 200, { data: figures() })
    readBody(request)
      .then((body) => answer(request, body))
      .then(
        (result) => respond(response, 200, { success: true, errors: [], messages: [], result }),
        (error: unknown) =>
          respond(response, 400, {
            success: false,
            errors: [{ code: 10_000, message: error instanceof Error ? error.message : String(error) }],
            messages: [],
            result: null,
          }),
      )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    versions,
    deployments,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'stand-in',
      CLOUDFLARE_ACCOUNT_ID: account,
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer({ method = 'GET', url = '' }: IncomingMessage, body: string): Promise<unknown> {
    const path = url.replace(/^.*?\/workers\//, '').split('?')[0] ?? ''
    const [, , what = '', id] = path.split('/')
    if (path.startsWith('services/')) return service()
    if (what === 'secrets') return secrets.map((name) => ({ name, type: 'secret_text' }))
    if (what === 'assets-upload-session') return { jwt: 'stand-in', buckets: [] }
    if (what === 'versions')
      return method === 'POST' ? upload(body) : id ? toWire(find(id)) : { items: versions.map(toWire) }
    if (what === 'deployments')
      return method === 'POST' ? deploy(body) : { deployments: deployments.map(toDeployment).toReversed() }
    return {}
  }

  function service() {
    if (versions.length === 0) throw new Error('This Worker does not exist on your account.')
    const script = { tag: 'stand-in', migration_tag: versions.at(-1)?.migration ?? '', last_deployed_from: 'wrangler' }
    return { default_environment: { environment: 'production', script } }
  }

  async function upload(body: string) {
    const { annotations = {}, bindings = [] } = metadataOf(body)
    const missing = bindings.find(({ type, name }) => type === 'inherit' && !secrets.includes(name))
    if (missing) throw new Error(`inherit binding '${missing.name}' is invalid: there is no such binding`)
    const version: Version = {
      id: crypto.randomUUID(),
      tag: annotations['workers/tag'] ?? '',
      migration: versions.at(-1)?.migration ?? null,
    }
    versions.push(version)
    await onUpload?.(version)
    return { id: version.id, startup_time_ms: 1, metadata: { has_preview: false } }
  }

  function deploy(body: string) {
    const { versions: shares } = JSON.parse(body) as { versions: Shares }
    for (const { version_id } of shares) find(version_id)
    if (shares.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
      throw new Error('The percentages do not make 100.')
    deployments.push(shares)
    return { id: crypto.randomUUID() }
  }

  function find(id: string): Version {
    const version = versions.find((each) => each.id === id)
    if (!version) throw new Error(`There is no version ${id}.`)
    return version
  }
}

function toWire({ id, tag, migration }: Version) {
  return {
    id,
    number: 1,
    metadata: { created_on: created, source: 'wrangler', author_email: 'operator@example.com' },
    annotations: { 'workers/tag': tag },
    resources: {
      bindings: [],
      script: { etag: id, handlers: ['fetch'], last_deployed_from: 'wrangler' },
      script_runtime: { usage_model: 'standard', ...(migration !== null && { migration_tag: migration }) },
    },
  }
}

function toDeployment(versions: Shares) {
  return {
    id: crypto.randomUUID(),
    source: 'wrangler',
    strategy: 'percentage',
    author_email: 'operator@example.com',
    created_on: created,
    versions,
  }
}

/** The `metadata` part of an upload, which is a multipart form. */
function metadataOf(body: string) {
  const json = /name="metadata"[^{]*(\{.*?\})\r\n--/s.exec(body)?.[1] ?? '{}'
  return JSON.parse(json) as { annotations?: Record<string, string>; bindings?: { type: string; name: string }[] }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
