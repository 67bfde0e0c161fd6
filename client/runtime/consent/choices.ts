import type { PageStore } from '../../atoms/store.ts'
import { holdReload, publishConsent, readConsent } from '../consent.ts'
import { hasHint } from '../hint-cookies.ts'
import { readPageSettings } from '../page-settings.ts'
import { consentCookie, dayOf, formatChoice } from '#shared/consent-cookie.ts'
import { allGroups, type ConsentGroup, consentGroups, groupsUnderPrivacyControl } from '#shared/consent.ts'

const maxWaitMs = 1000

/**
 * Makes the buttons of an element with consent groups work. `onChosen` runs once the choice is stored. The choice is
 * published at once, because the visitor may leave the page. A reload waits for the requests that keep the choice.
 */
export function connectChoices(
  root: HTMLElement,
  { store, onChosen }: { store: PageStore; onChosen: () => void },
): void {
  showGroups(root)
  root.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice']
    if (choice === 'choose') return openGroups(root)
    if (choice === undefined) return
    const value = chooseGroups(choice === 'all' || choice === 'save' ? groupsOf(root, choice) : [])
    onChosen()
    const requests = [import('./keep-choice.ts').then(({ keepChoice }) => void keepChoice(store, value))]
    if (hasHint('user-authenticated'))
      requests.push(import('./account-choice.ts').then(({ saveToAccount }) => void saveToAccount(store)))
    const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
    holdReload(Promise.race([Promise.allSettled(requests), late]))
    publishConsent()
  })
}

/** Checks the boxes of the granted groups. Global Privacy Control disables those that it switches off. */
export function showGroups(root: HTMLElement): void {
  const { groups } = readConsent()
  const hasPrivacyControl = navigator.globalPrivacyControl === true
  for (const box of boxesOf(root)) {
    box.checked = groups.some((group) => group === box.value)
    box.disabled = box.value === consentGroups.necessary || (hasPrivacyControl && isUnderControl(box.value))
  }
  const note = root.querySelector<HTMLElement>('[data-privacy-control]')
  if (note) note.hidden = !hasPrivacyControl
}

/** Stores the choice in this browser. Global Privacy Control is over it. Returns the cookie's value. */
export function chooseGroups(chosen: readonly ConsentGroup[]): string {
  const hasPrivacyControl = navigator.globalPrivacyControl === true
  const value = formatChoice({
    groups: chosen.filter((group) => !hasPrivacyControl || !isUnderControl(group)),
    market: readPageSettings(document).market,
    hasPrivacyControl,
    day: dayOf(Date.now()),
    id: crypto.randomUUID().replaceAll('-', '').slice(16),
  })
  writeChoice(value)
  return value
}

export function writeChoice(value: string): void {
  document.cookie = `${consentCookie.name}=${value}; path=/; max-age=${consentCookie.maxAge}; samesite=lax; secure`
}

/** The groups that the visitor accepts: those that are listed, or those that are checked. */
function groupsOf(root: HTMLElement, choice: 'all' | 'save'): ConsentGroup[] {
  const accepted = [...boxesOf(root)].filter((box) => choice === 'all' || box.checked).map((box) => box.value)
  return allGroups.filter((group) => accepted.includes(group))
}

function openGroups(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-groups], [data-choice=save]')) element.hidden = false
  for (const element of root.querySelectorAll<HTMLElement>('[data-choice=choose]')) element.hidden = true
  root.querySelector<HTMLInputElement>('input:enabled')?.focus()
}

function boxesOf(root: HTMLElement): NodeListOf<HTMLInputElement> {
  return root.querySelectorAll<HTMLInputElement>('input[name=groups]')
}

function isUnderControl(group: string): boolean {
  return groupsUnderPrivacyControl.some((known) => known === group)
}
