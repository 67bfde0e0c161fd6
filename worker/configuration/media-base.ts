import type { Configuration } from './configuration.ts'

/** Base URL of the account's images, without a trailing slash. */
export function mediaBase({ media }: Configuration): string {
  return `${media.url}/i/${media.account}`
}
