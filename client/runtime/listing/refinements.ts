import { callCommerce } from '../../api/call-api.ts'
import { pageServices } from '../../atoms/services.ts'
import type { PageStore } from '../../atoms/store.ts'
import { openPanelAtom } from '../../atoms/ui.ts'
import { countRequest, type FilterCounts, readCounts } from './filter-counts.ts'
import { offerSizes, rememberSizes } from './my-sizes.ts'
import { sliderFields } from '#shared/domain/listing.ts'
import type { PluralForms } from '#shared/languages.ts'

const debounceMs = 250

/**
 * The filter panel. Choices update the checkboxes and their counts. 'Done' opens the refined listing once. 'Clear All'
 * clears the checkboxes and also waits for 'Done'.
 */
export function connectRefinements(listing: HTMLElement, signal: AbortSignal, store: PageStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: object | null = null

  listing.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const pair = target.closest('.refinements__group--price > div')?.querySelectorAll('input')
      if (!pair) return
      const [field, slider] = pair
      if (!field || !slider) return
      const open = slider.dataset['open']
      if (target === slider) field.value = slider.value === open ? '' : slider.value
      else slider.value = field.value || open || ''
    },
    { signal },
  )

  listing.addEventListener(
    'change',
    ({ target }) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>('.refinements') : null
      if (form) scheduleCount(form)
    },
    { signal },
  )

  listing.addEventListener(
    'click',
    (event) => {
      const form =
        event.target instanceof Element
          ? event.target.closest('[data-clears]')?.closest<HTMLFormElement>('.refinements')
          : null
      if (!form) return
      event.preventDefault()
      for (const input of form.querySelectorAll('input')) {
        input.checked = input.type === 'radio' && !input.value
        if (input.type === 'number' || input.type === 'date') input.value = ''
        if (input.type === 'range') input.value = input.dataset['open'] ?? ''
      }
      scheduleCount(form)
    },
    { signal },
  )

  // Two empty prices, 'any rating' and no day are no part of the address, and the sliders are for a form without scripts.
  listing.addEventListener(
    'formdata',
    ({ formData }) => {
      for (const name of Object.values(sliderFields)) formData.delete(name)
      for (const name of ['filters[price]', 'filters[rating]', 'by'])
        if (!formData.getAll(name).join('')) formData.delete(name)
    },
    { signal },
  )

  listing.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches('.refinements')) return
      clearTimeout(timer)
      rememberSizes(form)
      if (!isUnchanged(form)) return
      event.preventDefault()
      store.set(openPanelAtom, null)
    },
    { signal },
  )

  // What was chosen while this script was loading.
  const panel = listing.querySelector<HTMLFormElement>('.refinements')
  if (panel && !isUnchanged(panel)) scheduleCount(panel)
  if (panel) offerSizes(panel, () => scheduleCount(panel))

  function scheduleCount(form: HTMLFormElement): void {
    clearTimeout(timer)
    latest = null
    timer = setTimeout(() => void count(form), debounceMs)
  }

  async function count(form: HTMLFormElement): Promise<void> {
    const args = countRequest(new FormData(form), form.dataset)
    latest = args
    try {
      const counts = await callCommerce(pageServices(store.get), { method: 'getFilters', args, read: readCounts })
      if (latest === args) showCounts(form, counts)
    } catch (error) {
      // The old counts stay. 'Done' still works.
      console.warn('filters:', error)
    }
  }
}

function showCounts(form: HTMLFormElement, { total, counts }: FilterCounts): void {
  const status = form.querySelector<HTMLElement>('.refinements__count')
  if (status) {
    const forms = JSON.parse(status.dataset['forms'] ?? '{}') as PluralForms
    const rule = new Intl.PluralRules(document.documentElement.lang).select(total)
    status.textContent = (forms[rule] ?? forms.other).replace('{count}', String(total))
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[data-count] > input')) {
    const productCount = counts.get(`${box.name} ${box.value}`) ?? 0
    box.parentElement?.setAttribute('data-count', String(productCount))
    box.disabled = !productCount && !box.checked
  }
}

/** True if the choices equal those of the shown listing, on any of its pages. */
function isUnchanged(form: HTMLFormElement): boolean {
  const current = new URLSearchParams(location.search)
  current.delete('page')
  return choicesOf(current) === choicesOf(new FormData(form))
}

function choicesOf(entries: Iterable<[string, unknown]>): string {
  return String([...entries].toSorted().filter(([, value]) => value))
}
