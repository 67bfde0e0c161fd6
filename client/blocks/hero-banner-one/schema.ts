import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { heroFields } from '../parts/hero.ts'

export const HeroBannerOneSchema = v.object({ ...heroFields, url: address('url') })
