import { loadStaticScreen } from '../pages/loaders/static-screen.tsx'
import { publicPage } from '../pages/public-page.ts'
import { SizeGuidePage } from '#client/pages/size-guide-page.tsx'
import { sizeGuidePath } from '#shared/links.ts'
import { sizeGuide } from '#shared/messages/size-guide.ts'
import { routes } from '#shared/routes.ts'

/** Sizes and measurements, in the units of the market. */
export const sizeGuidePage = publicPage(routes.sizeGuide, {
  query: [],
  load: (context) =>
    loadStaticScreen(context, {
      path: sizeGuidePath,
      title: sizeGuide.title,
      description: sizeGuide.description,
      body: (view) => <SizeGuidePage {...view} />,
    }),
})
