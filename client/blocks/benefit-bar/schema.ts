import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { Flag, RequiredText } from '../parts/fields.ts'

const BenefitSchema = v.object({ text: RequiredText, link: address('link'), openInNewTab: Flag })

export const BenefitBarSchema = v.object({ items: v.pipe(v.array(BenefitSchema), v.minLength(1)), showOnHome: Flag })
