import { afterFrame } from './idle.ts'
import { isModified } from './is-modified.ts'
import type { IslandHost } from './island-element.ts'

const holdTimeoutMs = 4000
const nativeControls = 'a[href], input, select, textarea, label, summary, option, [popovertarget], [commandfor]'

/**
 * Replays early events: a click or a submit in an island that is not live yet hydrates the island and is then repeated.
 * Fields, disclosures and links work natively until then. If hydration fails or takes too long, a form posts. Keys are
 * not repeated: the browser and the listeners on the document have already handled them. Returns a function that
 * reports if a form is being submitted.
 */
export function captureEarlyEvents(): { isSubmitting: () => boolean } {
  const replayed = new WeakSet<Event>()
  const nativeForms = new WeakSet<HTMLFormElement>()
  let waitingForms = 0

  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const island = unhydratedIsland(event)
        // An opening panel moves the focus into its island. Draw its frame first.
        if (island) afterFrame(() => void island.hydrate())
      },
      { capture: true, passive: true },
    )
  }

  document.addEventListener(
    'click',
    (event) => {
      const island = unhydratedIsland(event)
      const control =
        event.target instanceof Element
          ? event.target.closest(`button, [role="button"], [role="tab"], ${nativeControls}`)
          : null
      if (!island || !control || replayed.has(event) || isNative(control) || isModified(event)) return
      hold(event)
      // Hydration takes the visitor's changes from the fields for a moment.
      const wasIncomplete = isIncomplete(control) && !island.matches('[data-changes-taken]')
      void Promise.race([island.hydrate(), holdTimeout()]).then(
        // If the shopper has completed the form since, they press again.
        () => (wasIncomplete && !isIncomplete(control)) || replay(event, control),
      )
    },
    true,
  )

  document.addEventListener(
    'submit',
    (event) => {
      const island = unhydratedIsland(event)
      const form = event.target
      if (!island || !(form instanceof HTMLFormElement) || form.method === 'dialog' || nativeForms.has(form)) return
      hold(event)
      const { submitter } = event
      void replaySubmit(island, form, submitter)
    },
    true,
  )

  return { isSubmitting: () => waitingForms > 0 }

  async function replaySubmit(island: IslandHost, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    waitingForms += 1
    const isLive = await Promise.race([island.hydrate(), holdTimeout()])
    waitingForms -= 1
    if (!isLive) nativeForms.add(form)
    // The browser ignores this call while it handles the original event, which it may still do after a failed hydration.
    setTimeout(() => form.requestSubmit(submitter))
  }

  /** React may have replaced what was pressed, such as a text, within the control. */
  function replay(original: MouseEvent, control: Element): void {
    const copy = new MouseEvent('click', original)
    replayed.add(copy)
    const connected = [original.target as Element, control].find(({ isConnected }) => isConnected)
    connected?.dispatchEvent(copy)
  }
}

function unhydratedIsland(event: Event): IslandHost | null {
  const island = event.target instanceof Element ? event.target.closest<IslandHost>('sv-island') : null
  return island && !island.isLive ? island : null
}

/**
 * True if the browser's default action is right. A submit button causes a `submit` event, which is handled there,
 * unless the form is incomplete: then the island says what is missing.
 */
function isNative(control: Element): boolean {
  if (control instanceof HTMLButtonElement)
    return (
      control.matches('[popovertarget], [commandfor]') ||
      (control.type !== 'button' && control.form !== null && !isIncomplete(control))
    )
  return control.matches(nativeControls)
}

function isIncomplete(control: Element): boolean {
  return control instanceof HTMLButtonElement && control.type !== 'button' && control.form?.checkValidity() === false
}

export function hold(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Resolves after the longest time that an early event waits for its script. */
export function holdTimeout(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), holdTimeoutMs))
}
