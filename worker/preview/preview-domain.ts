import type { PreviewConfiguration } from '../configuration/configuration.ts'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A preview that was requested and is refused. Its message is shown. */
export class InvalidPreviewError extends Error {
  override readonly name = 'InvalidPreviewError'
}

/**
 * Parses the name of a staging host: one label before the content service's staging suffix. It must be on the list of
 * our own hosts, because anyone can have a host with that suffix.
 *
 * @throws InvalidPreviewError
 */
export function parsePreviewDomain(text: string, { domainSuffix, domains }: PreviewConfiguration): string {
  const domain = text.toLowerCase()
  const isStaging = domain.endsWith(domainSuffix) && label.test(domain.slice(0, -domainSuffix.length))
  if (!isStaging || !domains.includes(domain)) throw new InvalidPreviewError('Invalid amplience staging domain')
  return domain
}
