import { mediaBase } from '../configuration/media-base.ts'
import { heroImagesOf, pageSlots } from '../pages/content/content-slots.ts'
import { isPageSlug } from '../pages/content/page-slug.ts'
import { marketsWithPage } from '../pages/loaders/page-existence.ts'
import { publicPage } from '../pages/public-page.ts'
import { dependsOnTime, stylesheetsOf } from '#client/blocks/registry.ts'
import { ContentPage } from '#client/pages/content-page.tsx'
import { NotFoundError } from '#shared/errors.ts'
import { brand, pageTitle } from '#shared/merchant.ts'
import { routes } from '#shared/routes.ts'

/** The catch-all: a page of the content service with the key `page/{slug}`, or a 404 if there is none. */
export const contentPage = publicPage(routes.content, {
  query: [],
  async load({ market, services, configuration, log }, { slug = '' }) {
    if (!isPageSlug(slug)) throw new NotFoundError('No page has this slug.')
    const key = `page/${slug}` as const
    const path = `/${slug}`
    const { [key]: item } = await services.content.items([key])
    if (!item) throw new NotFoundError(`The content service has no ${key}.`)
    // Only for a page that exists: an unknown address costs one call, not one for each market.
    const alternatesIn = await marketsWithPage({ market, path }, services)
    const { blocks, seo, stickers } = pageSlots(item, log)
    const title = seo.title ?? brand
    return {
      status: 200,
      head: {
        title: seo.title === null ? brand : pageTitle(title),
        description: seo.description ?? '',
        path,
        // The text is that of the page in the other language.
        isIndexable: item._meta.language === undefined,
        hasAlternates: true,
        alternatesIn,
        image: seo.image,
        social: seo.social,
        preloads: heroImagesOf(blocks),
        styles: stylesheetsOf([item]),
        jsonLd: [],
      },
      body: (
        <ContentPage
          market={market}
          mediaBase={mediaBase(configuration)}
          title={title}
          blocks={blocks}
          stickers={stickers}
        />
      ),
      bodyOf: dependsOnTime(item) ? null : item,
    }
  },
})
