import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { Flag, lenientList, RequiredText, Text } from '../parts/fields.ts'
import { NavigationLinkSchema } from '../parts/navigation-link.tsx'
import { paymentNames } from './payment-names.ts'
import { footer } from '#shared/messages/shop.ts'

export const socialNetworks = ['Instagram', 'Facebook', 'Pinterest', 'X', 'TikTok'] as const

export const FooterSchema = v.object({
  columns: lenientList(v.object({ title: RequiredText, links: lenientList(NavigationLinkSchema) })),
  allowMultipleOpen: Flag,
  followUsTitle: Text,
  socialLinks: lenientList(v.object({ network: v.picklist(socialNetworks), url: address('url') })),
  paymentLogos: v.pipe(
    lenientList(v.pipe(RequiredText, v.maxLength(30))),
    v.transform((names) => [...new Set(names)]),
    v.description(`The accepted payment methods. These have a logo, others show as text: ${paymentNames.join(', ')}`),
  ),
  textBox: v.pipe(
    Text,
    v.transform((text) => text ?? footer.textBox),
  ),
})
