import * as v from 'valibot'
import { heroFields } from '../parts/hero.ts'

/** The fields of the first hero, but for its address: the one call to action says where it leads. */
export const HeroBannerTwoSchema = v.object(heroFields)
