import { brand } from '../../merchant.ts'

/** The end of the mails that the shop writes itself. */
export const closing = { wishes: 'Herzliche Grüße', name: brand } as const
