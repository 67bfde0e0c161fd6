import { atom } from './jotai.ts'
import { settingsAtom } from './services.ts'

/** Order value in minor units from which standard delivery is free; `null` if the market does not say. */
export const freeDeliveryFromAtom = atom((get) => {
  const { freeFrom } = get(settingsAtom)
  return freeFrom === undefined ? null : Number(freeFrom)
})
