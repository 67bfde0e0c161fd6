import { createServices } from './adapters/services.ts'
import { createApp } from './app.ts'

/** The shop with its real services: the Worker, and the part of it that runs in the objects of carts. */
export const storefront = createApp(createServices)
