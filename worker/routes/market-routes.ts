/// <reference types="vite/types/importMeta.d.ts" />
import type { Handler } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { dataDownload } from './account/data-pages.tsx'
import { gallery } from './block-gallery.tsx'
import { chooseLanguage } from './choose-language.ts'
import { previewForm } from './visualisation-page.tsx'
import { walletReturn } from './wallet-return.ts'
import { actions, endpoints, fragments, routes } from '#shared/routes.ts'

type Handlers = Handler<AppEnv> | readonly Handler<AppEnv>[]

const modules = import.meta.glob<Record<string, Handlers>>(
  ['./**/*.{ts,tsx}', '!./**/*.test.*', '!./market-routes.ts'],
  { eager: true },
)
const exported = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))

/**
 * Every form, fragment and page of a market. The handler of the page `bag` is the export `bagPage` of a file in this
 * folder, that of the form `clearBag` is `clearBagForm`, and that of the fragment `rail` is `railFragment`.
 *
 * @throws if a row of the table has no handler
 */
export const marketRoutes = factory
  .createApp()
  .get(endpoints.walletReturn.path, ...walletReturn)
  .get(endpoints.language.path, ...chooseLanguage)
  .get(endpoints.dataDownload.path, ...dataDownload)
  .get(`${endpoints.gallery.path}/:block?/:view?/:sample?`, ...gallery)
  .post(routes.visualization.pattern, ...previewForm)

for (const [name, path] of Object.entries(actions)) marketRoutes.on('POST', [path], ...handlersOf(`${name}Form`))
for (const [name, path] of Object.entries(fragments)) marketRoutes.on('GET', [path], ...handlersOf(`${name}Fragment`))
for (const [name, { pattern }] of Object.entries(routes))
  marketRoutes.on('GET', [pattern], ...handlersOf(`${name}Page`))

function handlersOf(name: string): readonly Handler<AppEnv>[] {
  const handlers = exported.get(name)
  if (!handlers) throw new Error(`No file of worker/routes exports ${name}.`)
  return [handlers].flat()
}
