import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { lenientList, Text } from '../parts/fields.ts'
import { MediaSchema } from '../parts/media.ts'
import { NavigationGroupSchema, NavigationLinkSchema } from '../parts/navigation-link.tsx'

const JumpOffSchema = v.object({ image: MediaSchema, title: Text, url: address('url') })

/** A column holds link groups, or a picture with a link. */
const ColumnSchema = v.object({
  groups: lenientList(NavigationGroupSchema),
  jumpOff: v.fallback(v.nullish(JumpOffSchema, null), null),
})

export const DesktopNavigationSchema = v.object({
  links: lenientList(v.object({ ...NavigationLinkSchema.entries, columns: lenientList(ColumnSchema) })),
})

export type TopLink = v.InferOutput<typeof DesktopNavigationSchema>['links'][number]
export type Column = TopLink['columns'][number]
