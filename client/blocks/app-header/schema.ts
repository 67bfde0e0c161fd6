import * as v from 'valibot'
import { Flag } from '../parts/fields.ts'

/** Editors' settings of the site header. `transparentHomeHeader`: it overlays the first picture of the home page. */
export const AppHeaderSchema = v.object({ transparentHomeHeader: Flag })
