import * as v from 'valibot'
import { choice, lenientList } from '../parts/fields.ts'
import { NavigationTreeSchema } from '../parts/navigation-link.tsx'

export const MobileNavigationSchema = v.object({
  variant: v.fallback(choice(['Drill-down', 'Alternate']), 'Drill-down'),
  links: lenientList(NavigationTreeSchema),
})

export type NavigationTree = v.InferOutput<typeof NavigationTreeSchema>
