import { createStoredList } from '../../api/stored-list.ts'
import { sizeKind } from '#shared/domain/size-kind.ts'
import { filterPanel } from '#shared/messages/listing.ts'

const mySizes = createStoredList('sv-sizes', 8)

const sizesIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('.refinements__group--size [type=checkbox]'),
]

/** Keeps the chosen sizes, in place of those of the same kinds. */
export function rememberSizes(form: HTMLFormElement): void {
  const chosen = sizesIn(form).flatMap(({ checked, value }) => (checked ? [value] : []))
  const kinds = new Set(chosen.map(sizeKind))
  if (chosen.length > 0) mySizes.write([...chosen, ...mySizes.read().filter((size) => !kinds.has(sizeKind(size)))])
}

/** Offers the sizes that were chosen before, where the listing has them and none is chosen. One press chooses them. */
export function offerSizes(form: HTMLFormElement, onChosen: () => void): void {
  const boxes = sizesIn(form)
  const kept = mySizes.read()
  const mine = boxes.filter(({ value, disabled }) => !disabled && kept.includes(value))
  if (mine.length === 0 || boxes.some(({ checked }) => checked)) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--quiet'
  button.style.gridColumn = '1 / -1'
  button.textContent = filterPanel.mySizes(mine.map(({ labels }) => labels?.[0]?.textContent ?? ''))
  button.addEventListener('click', () => {
    for (const box of mine) box.checked = true
    mine[0]?.focus()
    button.remove()
    onChosen()
  })
  form.querySelector('.refinements__group--size legend')?.after(button)
}
