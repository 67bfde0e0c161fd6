import * as v from 'valibot'
import { safeLink } from '../../components/safe-link.ts'
import { noteLeftOut } from '../left-out.ts'
import { defaultMarket } from '#shared/markets.ts'

export const addressHint = 'A path of this shop such as /browse/womens, or https://…, mailto: or tel:'

/** An optional address that content links to. One that `safeLink` refuses reads as `null`, and an editor is told. */
export function address(field: string) {
  return v.pipe(
    v.nullish(v.string(), null),
    v.description(addressHint),
    v.transform((text) => {
      const entered = text?.trim() || null
      // Whether an address is allowed is the same in every market.
      if (entered === null || safeLink(defaultMarket, entered) !== null) return entered
      noteLeftOut(`${field}: not a path of this shop, nor an https, mailto or tel address`)
      return null
    }),
  )
}
