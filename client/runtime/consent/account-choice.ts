import { readAccountConsent, saveAccountConsent } from '../../api/consent.ts'
import { pageServices } from '../../atoms/services.ts'
import type { PageStore } from '../../atoms/store.ts'
import { publishConsent, storedChoice } from '../consent.ts'
import { chooseGroups } from './choices.ts'
import { keepChoice } from './keep-choice.ts'

/** Stores this browser's choice with the signed-in customer. A failure is only logged: the choice counts here anyway. */
export async function saveToAccount(store: PageStore): Promise<void> {
  const choice = storedChoice()
  if (choice) await saveAccountConsent(pageServices(store.get), choice.groups).catch(warn)
}

/** Makes the choice that the signed-in customer made on another device, if there is one. */
export async function chooseAsInAccount(store: PageStore): Promise<void> {
  const groups = await readAccountConsent(pageServices(store.get)).catch(warn)
  if (!groups || storedChoice()) return
  const kept = keepChoice(store, chooseGroups(groups))
  publishConsent()
  await kept
}

function warn(error: unknown): null {
  console.warn('consent:', error)
  return null
}
