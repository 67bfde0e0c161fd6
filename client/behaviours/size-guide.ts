type Unit = 'cm' | 'in'

/** Opens the chart that the element names in a sheet. The chart is part of the page of all charts. */
export function connect(guide: HTMLElement, signal: AbortSignal): void {
  const { href = '', failed = '' } = guide.dataset
  const button = guide.querySelector('button')
  if (!button) return
  let loading: Promise<HTMLDialogElement> | null = null

  async function open(): Promise<void> {
    try {
      loading ??= loadSheet(guide)
      const sheet = await loading
      if (signal.aborted || sheet.open) return
      markChosen(sheet)
      sheet.showModal()
    } catch (error) {
      loading = null
      if (signal.aborted) return
      console.warn(failed, error)
      location.assign(href)
    }
  }

  button.addEventListener('click', () => void open(), { signal })
  signal.addEventListener('abort', () => void loading?.then((sheet) => sheet.remove()).catch(() => undefined))
}

/** Marks the row of the size that is chosen on the page. */
function markChosen(sheet: HTMLElement): void {
  const chosen = document.querySelector<HTMLInputElement>('.product-page input[name=size]:checked')?.value ?? ''
  for (const row of sheet.querySelectorAll<HTMLElement>('[data-size]'))
    if (row.dataset['size'] === chosen) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
}

async function loadSheet(guide: HTMLElement): Promise<HTMLDialogElement> {
  const { href = '', close = '' } = guide.dataset
  const response = await fetch(href, { signal: AbortSignal.timeout(8000) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const table = page.getElementById(new URL(href, location.href).hash.slice(1))
  if (!table) throw new Error(`${response.status}: no size chart at ${href}`)

  const sheet = document.createElement('dialog')
  sheet.className = 'sheet-base sheet size-guide-sheet'
  const body = document.createElement('div')
  body.className = 'sheet__body'
  const title = document.createElement('h2')
  title.textContent = guide.querySelector('button')?.textContent ?? ''
  title.id = 'size-guide-title'
  sheet.setAttribute('aria-labelledby', title.id)
  const closing = document.createElement('button')
  closing.className = 'panel__close'
  closing.type = 'button'
  closing.setAttribute('aria-label', close)
  closing.append('✕')
  closing.addEventListener('click', () => sheet.close())
  // A press on the veil has the dialog itself as its target.
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  body.append(title, unitSwitch(table, guide.dataset), document.adoptNode(table.closest('[role=region]') ?? table))
  sheet.append(body, closing)
  document.body.append(sheet)
  return sheet
}

/** The button that shows all lengths in the other unit. */
function unitSwitch(table: HTMLElement, texts: DOMStringMap): HTMLButtonElement {
  let other: Unit = table.dataset['unit'] === 'in' ? 'cm' : 'in'
  const button = document.createElement('button')
  button.className = 'size-guide__button'
  button.type = 'button'
  button.textContent = texts[other] ?? ''
  button.addEventListener('click', () => {
    for (const cell of table.querySelectorAll<HTMLElement>('[data-cm]')) cell.textContent = cell.dataset[other] ?? ''
    other = other === 'in' ? 'cm' : 'in'
    button.textContent = texts[other] ?? ''
  })
  return button
}
