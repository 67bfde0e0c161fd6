import { recordEvent, type ShopEvent } from '../api/record-event.ts'
import { atom } from './jotai.ts'

/** What tells the page what the shopper did; a test puts its own here. */
export const recorderAtom = atom<{ record: (event: ShopEvent) => void }>({ record: recordEvent })
