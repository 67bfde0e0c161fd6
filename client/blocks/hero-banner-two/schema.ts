import * as v from 'valibot'
import { heroFields } from '../parts/hero.ts'

/** The fields of the first hero without its address: a single call to action says where the hero leads. */
export const HeroBannerTwoSchema = v.object(heroFields)
