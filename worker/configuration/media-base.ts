import type { Configuration } from '../env.ts'

/** Address under which the account's pictures stand, without a trailing slash. */
export function mediaBase({ media }: Configuration): string {
  return `${media.url}/i/${media.account}`
}
