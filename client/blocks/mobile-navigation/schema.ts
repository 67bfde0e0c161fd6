import * as v from 'valibot'
import { list } from '../parts/fields.ts'
import { NavigationTreeSchema } from '../parts/navigation-link.tsx'

export const MobileNavigationSchema = v.object({ links: list(NavigationTreeSchema) })
