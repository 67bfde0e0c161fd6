import * as v from 'valibot'
import type { ConfigurationOf } from '../configuration/configuration.ts'
import { createSigner } from '../lib/signed-value.ts'
import { InvalidPreviewError, parsePreviewDomain, type StagingHost, stagingHostOf } from './preview-domain.ts'

/** Query values that start a preview. */
export const previewQuery = { domain: 'domain', timestamp: 'timestamp', token: 'token', path: 'path' } as const

/** A preview lasts eight hours, in seconds. */
export const previewMaxAge = 28_800

const tokenPurpose = (environment: string) => `preview-token ${environment}`

/**
 * An editor's preview. `timestamp` is the time that it shows, `null` for now; `until` is when the preview ends. Both
 * are in epoch milliseconds.
 */
export type Preview = { domain: string; timestamp: number | null; until: number }

const PreviewSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ domain: v.string(), timestamp: v.nullable(v.number()), until: v.number() }),
)

/**
 * The preview that the query asks for, or `null` if it asks for none. If a preview secret is set, the query must have a
 * token `{expires}.{signature}` for the host's environment, signed with it; `expires` is in epoch seconds.
 *
 * @throws InvalidPreviewError
 */
export async function requestedPreview(
  query: URLSearchParams,
  options: { configuration: ConfigurationOf<'preview'>; now: number },
): Promise<Preview | null> {
  const { configuration, now } = options
  const text = query.get(previewQuery.domain)
  if (text === null) return null
  const host = parsePreviewDomain(text, configuration)
  await requirePreviewToken(query.get(previewQuery.token), { host, configuration, now })
  return {
    domain: host.domain,
    timestamp: parseTimestamp(query.get(previewQuery.timestamp)),
    until: now + previewMaxAge * 1000,
  }
}

/**
 * Checks the token of a staging host, if a preview secret is set. A token is valid for all hosts of an environment.
 *
 * @throws InvalidPreviewError
 */
export async function requirePreviewToken(
  token: string | null,
  options: { host: StagingHost; configuration: ConfigurationOf<'preview'>; now: number },
): Promise<void> {
  const { host, configuration, now } = options
  if (configuration.key === null) return
  const expires = await createSigner([configuration.key]).verify(tokenPurpose(host.environment), token ?? '')
  if (expires === null || !(Number(expires) * 1000 > now)) throw new InvalidPreviewError('Invalid preview token')
}

/** A token that opens previews of the environment until `expires` (epoch seconds). */
export async function createPreviewToken(key: string, environment: string, expires: number): Promise<string> {
  return createSigner([key]).sign(tokenPurpose(environment), String(expires))
}

/** The preview of a cookie's value, or `null` if it has ended or its host is no longer one of ours. */
export function parsePreview(
  value: string | null,
  options: { configuration: ConfigurationOf<'preview'>; now: number },
): Preview | null {
  if (value === null) return null
  const parsed = v.safeParse(PreviewSchema, value)
  if (!parsed.success || parsed.output.until <= options.now) return null
  return stagingHostOf(parsed.output.domain, options.configuration) ? parsed.output : null
}

function parseTimestamp(text: string | null): number | null {
  if (text === null || text === '') return null
  if (!/^\d{12,14}$/.test(text)) throw new InvalidPreviewError('Invalid preview timestamp')
  return Number(text)
}
