import { createCommerce } from '../api/commerce.ts'
import { atom } from './jotai.ts'
import { pageServices } from './services.ts'

/** The cart operations of the Worker's API. */
export const commerceAtom = atom((get) => createCommerce(pageServices(get)))
