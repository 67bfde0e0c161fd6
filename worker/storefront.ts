import { createServices } from './adapters/services.ts'
import { createApp } from './app.ts'

/** The shop with its real services. */
export const storefront = createApp(createServices)
