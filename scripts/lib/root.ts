import { resolve } from 'node:path'

/** Root folder of the project. */
export const root = resolve(import.meta.dirname, '../..')
