import * as v from 'valibot'
import { Text } from '../parts/fields.ts'
import { heroFields } from '../parts/hero.ts'

export const HeroBannerOneSchema = v.object({ ...heroFields, url: Text })
