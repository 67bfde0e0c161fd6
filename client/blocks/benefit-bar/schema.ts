import * as v from 'valibot'
import { Flag, RequiredText, Text } from '../parts/fields.ts'

const BenefitSchema = v.object({ text: RequiredText, link: Text, openInNewTab: Flag })

export const BenefitBarSchema = v.object({ items: v.pipe(v.array(BenefitSchema), v.minLength(1)), showOnHome: Flag })
