import type { PageStore } from '../atoms/store.ts'
import { storedChoice } from '../runtime/consent.ts'
import { connectChoices, showGroups } from '../runtime/consent/choices.ts'

/** Makes the cookie settings work: they show the visitor's choice and change it, here or at the consent service. */
export function connect(settings: HTMLElement, signal: AbortSignal, store: PageStore): void {
  for (const control of settings.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>('fieldset, button'))
    control.disabled = false
  settings
    .querySelector('[data-open-service]')
    ?.addEventListener('click', () => window.OneTrust?.ToggleInfoDisplay?.(), { signal })
  if (!settings.querySelector('fieldset')) return
  const show = () => showChoice(settings)
  connectChoices(settings, { store, onChosen: show })
  // A choice in another tab, or the one that a customer made on another device.
  document.addEventListener('sv:consent', show, { signal })
  show()
}

function showChoice(settings: HTMLElement): void {
  showGroups(settings)
  const status = settings.querySelector<HTMLElement>('[role=status]')
  if (status) status.textContent = describeChoice(settings, status.dataset)
}

function describeChoice(settings: HTMLElement, { none = '', chosen = '' }: DOMStringMap): string {
  const choice = storedChoice()
  if (!choice) return none
  const date = new Date(choice.day.replace(/(....)(..)(..)/, '$1-$2-$3'))
  const names = [...settings.querySelectorAll<HTMLInputElement>('input[name=groups]:checked')].map(
    (box) => box.parentElement?.querySelector('.consent-choices__name')?.textContent ?? '',
  )
  return chosen
    .replace('{date}', date.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }))
    .replace('{groups}', names.join(', '))
}
