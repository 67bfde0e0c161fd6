import * as v from 'valibot'
import { list, Text } from '../parts/fields.ts'
import { MediaSchema } from '../parts/media.ts'
import { NavigationGroupSchema, NavigationLinkSchema } from '../parts/navigation-link.tsx'

const JumpOffSchema = v.object({ image: MediaSchema, title: Text, url: Text })

/** A column holds link groups, or a picture that leads somewhere. */
const ColumnSchema = v.object({ groups: list(NavigationGroupSchema), jumpOff: v.nullish(JumpOffSchema, null) })

export const DesktopNavigationSchema = v.object({
  links: list(v.object({ ...NavigationLinkSchema.entries, columns: list(ColumnSchema) })),
})

export type TopLink = v.InferOutput<typeof DesktopNavigationSchema>['links'][number]
export type Column = TopLink['columns'][number]
