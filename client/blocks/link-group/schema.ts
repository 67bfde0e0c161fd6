import * as v from 'valibot'
import { list, Text } from '../parts/fields.ts'
import { NavigationLinkSchema } from '../parts/navigation-link.tsx'

export const LinkGroupSchema = v.object({ title: Text, links: v.pipe(list(NavigationLinkSchema), v.minLength(1)) })
