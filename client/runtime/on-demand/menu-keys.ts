const columns = '.desktop-navigation__columns > *'

type KeyTarget = { opens?: HTMLDetailsElement | null; focus?: () => HTMLElement }

/** The target of an arrow key in the mega-menu: along the top links, down into a panel, and within it. */
export function targetOf(from: HTMLElement, key: string): KeyTarget {
  const panel = from.closest<HTMLElement>('.desktop-navigation__panel')
  return panel ? inPanel(from, panel, key) : onTop(from, key)
}

function onTop(from: HTMLElement, key: string): KeyTarget {
  const item = from.closest('.desktop-navigation__item')
  const details = item?.querySelector('details') ?? null
  if (key === 'ArrowDown' && details) {
    const first = () => item?.querySelector<HTMLElement>('.desktop-navigation__panel a') ?? from
    return { opens: details, focus: first }
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step === undefined || !item) return {}
  const isToggle = from.matches('summary')
  const controls = [...(item.parentElement?.children ?? [])].flatMap(
    (each) =>
      each.querySelector<HTMLElement>((isToggle && ':scope > details > summary') || ':scope > a') ??
      each.querySelector<HTMLElement>(':scope > a, summary') ??
      [],
  )
  return { focus: () => stepped({ controls, from, step, wraps: true }) }
}

function inPanel(from: HTMLElement, panel: HTMLElement, key: string): KeyTarget {
  const links = [...panel.querySelectorAll<HTMLElement>('a[href]')]
  if (key === 'ArrowUp' && from === links[0]) {
    const toggle = panel.parentElement?.querySelector<HTMLElement>('summary')
    return toggle ? { focus: () => toggle } : {}
  }
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return { focus: () => stepped({ controls: links, from, step: key === 'ArrowDown' ? 1 : -1 }) }
  if (key === 'Home' || key === 'End') return { focus: () => links.at(key === 'Home' ? 0 : -1) ?? from }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step === undefined) return {}
  const firsts = [...panel.querySelectorAll(columns)].flatMap((column) => firstLink(column) ?? [])
  const column = from.closest(columns)
  const here = (column && firstLink(column)) ?? from
  return { focus: () => stepped({ controls: firsts, from: here, step }) }
}

/** The first link of a column, which may be the link of a picture. */
function firstLink(column: Element): HTMLElement | null {
  return column instanceof HTMLAnchorElement ? column : column.querySelector<HTMLElement>('a[href]')
}

function stepped({
  controls,
  from,
  step,
  wraps = false,
}: {
  controls: readonly HTMLElement[]
  from: HTMLElement
  step: number
  wraps?: boolean
}): HTMLElement {
  const to = controls.indexOf(from) + step
  return (wraps ? controls.at(to % controls.length) : controls[Math.min(Math.max(to, 0), controls.length - 1)]) ?? from
}
