import { publicPage } from '../pages/public-page.ts'
import { loadStaticScreen } from '../pages/static-screen.tsx'
import { SizeGuidePage } from '#client/pages/size-guide-page.tsx'
import { sizeGuidePath } from '#shared/links.ts'
import * as messages from '#shared/messages/en.ts'
import { routes } from '#shared/routes.ts'

/** Sizes and measurements, in the units of the market. */
export const sizeGuidePage = publicPage(routes.sizeGuide, {
  query: [],
  load: (context) =>
    loadStaticScreen(context, {
      path: sizeGuidePath,
      title: messages.sizeGuide.title,
      description: messages.sizeGuide.description,
      body: (view) => <SizeGuidePage {...view} />,
    }),
})
