import type { ConfigurationOf } from '../configuration/configuration.ts'

const maxLabel = 63
// The service adds a name and a value to the label of an environment, each after a hyphen:
// `{base}-gvzrfgnzc-1581598599444` is the environment at a time, `{base}-fancfubgvq-…` an edition's snapshot. It rotates
// their letters by 13 places, so `gvzrfgnzc` is `timestamp`. The name of an environment itself has no hyphen.
// https://amplience.com/developers/docs/apis/staging/ and StagingEnvironmentFactory.spec.ts of
// https://github.com/amplience/dc-delivery-sdk-js
const additions = /^(?:-[a-z0-9]+){1,2}$/
const pinnedTime = /-gvzrfgnzc-(?<moment>\d{12,14})[-.]/

/** A preview that was requested and is refused. Its message is shown. */
export class InvalidPreviewError extends Error {
  override readonly name = 'InvalidPreviewError'
}

/** A staging host, and the environment of `PREVIEW_DOMAINS` that it shows. */
export type StagingHost = { domain: string; environment: string }

/**
 * Parses the name of a staging host: an environment of our own list, or one with a time or a snapshot in its name.
 * Others are refused, because anyone can have a host with the content service's suffix.
 *
 * @throws InvalidPreviewError
 */
export function parsePreviewDomain(text: string, configuration: ConfigurationOf<'preview'>): StagingHost {
  const host = stagingHostOf(text, configuration)
  if (!host) throw new InvalidPreviewError('Invalid amplience staging domain')
  return host
}

/** Like `parsePreviewDomain`, but `null` for a host that is refused. */
export function stagingHostOf(text: string, { domainSuffix, domains }: ConfigurationOf<'preview'>): StagingHost | null {
  const domain = text.toLowerCase()
  const label = labelOf(domain, domainSuffix)
  if (label === null) return null
  const environment = domains.find((allowed) => {
    const base = labelOf(allowed, domainSuffix)
    return base !== null && label.startsWith(base) && (label === base || additions.test(label.slice(base.length)))
  })
  return environment === undefined ? null : { domain, environment }
}

/** The time in the name of a staging host, in epoch milliseconds; `null` if it has none. */
export function momentOf(domain: string): number | null {
  const moment = pinnedTime.exec(domain)?.groups?.['moment']
  return moment === undefined ? null : Number(moment)
}

/** The one label before the suffix; `null` if the host has another form. */
function labelOf(domain: string, suffix: string): string | null {
  const label = domain.endsWith(suffix) ? domain.slice(0, -suffix.length) : ''
  return label.length <= maxLabel && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label) ? label : null
}
