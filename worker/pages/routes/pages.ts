/// <reference types="vite/types/importMeta.d.ts" />
import type { Handler } from 'hono'
import { type AppEnv, factory } from '../../context/app-env.ts'
import { routes } from '#shared/routes.ts'

type PageHandler = Handler<AppEnv> | readonly Handler<AppEnv>[]

const modules = import.meta.glob<Record<string, PageHandler>>('./**/*-page{,s}.{ts,tsx}', { eager: true })

/** Every page of the table, in its order. The handler of the row `bag` is the export `bagPage` of a `*-page.tsx` file. */
export const pages = factory.createApp()

const handlers = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))
for (const [name, { pattern }] of Object.entries(routes)) {
  const handler = handlers.get(`${name}Page`)
  if (!handler) throw new Error(`The page ${name} has no handler: no file of worker/pages/routes exports ${name}Page.`)
  for (const step of [handler].flat()) pages.get(pattern, step)
}
