import type { PageStore } from '../atoms/store.ts'
import { storedChoice } from '../runtime/consent.ts'
import { connectChoices, showGroups } from '../runtime/consent/choices.ts'

/** Makes the cookie settings work: they show the visitor's choice and change it, here or at the consent service. */
export function run(store: PageStore): void {
  const connected = new WeakSet<HTMLElement>()
  const connect = () => {
    const settings = settingsOfPage()
    if (!settings || connected.has(settings)) return
    connected.add(settings)
    for (const control of settings.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>('fieldset, button'))
      control.disabled = false
    settings
      .querySelector('[data-open-service]')
      ?.addEventListener('click', () => window.OneTrust?.ToggleInfoDisplay?.())
    if (!settings.querySelector('fieldset')) return
    connectChoices(settings, { store, onChosen: () => showChoice(settings) })
    showChoice(settings)
  }
  document.addEventListener('sv:navigate-end', connect)
  // A choice in another tab, or the one that a customer made on another device.
  document.addEventListener('sv:consent', () => {
    const settings = settingsOfPage()
    if (settings?.querySelector('fieldset')) showChoice(settings)
  })
  connect()
}

function settingsOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-consent-settings]')
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
