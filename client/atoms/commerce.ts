import { createCommerce } from '../api/commerce.ts'
import { atom } from './jotai.ts'
import { pageServices } from './services.ts'

export const commerceAtom = atom((get) => createCommerce(pageServices(get)))
