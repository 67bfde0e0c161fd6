import * as v from 'valibot'
import { Flag } from '../parts/fields.ts'

export const AppHeaderSchema = v.object({ transparentHomeHeader: Flag })
