import { mediaBase } from '../configuration/media-base.ts'
import { heroImagesOf, pageSlots } from '../pages/content/content-slots.ts'
import { publicPage } from '../pages/public-page.ts'
import { webSite } from '../pages/ssr/json-ld.ts'
import { organization } from '../pages/ssr/organization.ts'
import { dependsOnTime, stylesheetsOf } from '#client/blocks/registry.ts'
import { HomePage } from '#client/pages/home-page.tsx'
import { NotFoundError } from '#shared/errors.ts'
import { pages } from '#shared/messages/pages.ts'
import { routes } from '#shared/routes.ts'
import { siteIn } from '#shared/sites.ts'

/** The home page, from the content item `home`. */
export const homePage = publicPage(routes.home, {
  query: [],
  async load({ market, services, configuration, log }) {
    const { home } = await services.content.items(['home'])
    if (!home) throw new NotFoundError(`The market ${market.code} has no home page in the content service.`)
    const { blocks, seo, stickers } = pageSlots(home, log)
    return {
      status: 200,
      head: {
        title: seo.title ?? pages.homeTitle,
        description: seo.description ?? pages.homeDescription,
        path: '/',
        isIndexable: true,
        hasAlternates: true,
        image: seo.image,
        preloads: heroImagesOf(blocks),
        styles: stylesheetsOf(stickers.desktop || stickers.mobile ? [home] : blocks),
        social: seo.social,
        jsonLd: [organization(configuration, market), webSite(siteIn(configuration.sites, market))],
      },
      body: <HomePage market={market} mediaBase={mediaBase(configuration)} blocks={blocks} stickers={stickers} />,
      bodyOf: dependsOnTime(home) ? null : home,
    }
  },
})
