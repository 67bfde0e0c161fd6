import { request } from '../model/http.ts'
import { repeatUntil } from './repeat-until.ts'
import type { Stage } from './stage.ts'

const mailWithinMs = 10_000

/**
 * What the pattern's group finds in the latest mail to an address that has it. Mails to others are not looked at.
 *
 * @throws Error if no such mail comes in time
 */
export async function mailed({ shop }: Pick<Stage, 'shop'>, email: string, pattern: RegExp): Promise<string> {
  const outbox = new URL('/control/outbox', shop.sandbox)
  outbox.searchParams.set('to', email)
  let found = ''
  await repeatUntil(async () => {
    found = pattern.exec((await request(outbox)).body)?.[1] ?? ''
    return found !== ''
  }, mailWithinMs)
  if (found === '') throw new Error(`No mail to ${email} has ${pattern.source}.`)
  return found
}

/** The value of a mailed link to a path of the shop. */
export function linkTo(path: string): RegExp {
  return new RegExp(`${path}\\?link=([\\w-]+)`)
}
