import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import type { SheetStep } from '../ports/wallet-payment-port.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { takeSheetStep } from '../wallet/price-for-wallet.ts'
import type { EstimatedOption } from '#shared/domain/delivery-estimate.ts'
import type { FullContact } from '#shared/domain/wallet-contact.ts'
import { WalletContactSchema } from '#shared/domain/wallet.ts'

type Asked = {
  contact: FullContact
  /** The delivery that the checkout showed; `null` if nothing is sent. */
  option: EstimatedOption | null
}

/**
 * Opens the wallet's sheet of an assistant's cart and takes its steps, up to the quote of the delivery that was chosen.
 * Ids of options may differ from those of the estimate, so the one of the same name and price is chosen. `stale`: there
 * is none.
 *
 * @throws ServiceError
 */
export async function openSheet(own: Visit, { contact, option }: Asked): Promise<SheetStep> {
  const opened = await openWallet(own, { kind: 'google', source: { from: 'cart' } })
  if (opened.status === 'refused') return { status: 'refused', reason: opened.reason }
  if (!opened.quote.needsShipping) return { status: 'quoted', quote: opened.quote }
  const place = v.parse(WalletContactSchema, contact)
  const quoted = await takeSheetStep(own, (sheet) => sheet.contact({ contact: place }))
  if (quoted.status !== 'quoted') return quoted
  const { options, optionId } = quoted.quote
  const same =
    options.find(({ id }) => id === option?.id) ??
    options.find(({ label, amount }) => label === option?.name && amount.amount === option.cost.amount)
  if (!same) return { status: 'stale' }
  return same.id === optionId ? quoted : takeSheetStep(own, (sheet) => sheet.option({ optionId: same.id }))
}
