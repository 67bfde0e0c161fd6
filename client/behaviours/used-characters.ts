const pauseMs = 1000

/** Counts the characters of a text while it is typed. Screen readers hear the number when the typing pauses. */
export function connect(field: HTMLElement, signal: AbortSignal): void {
  const input = field.querySelector('textarea')
  const shown = field.querySelector('[aria-hidden]')
  const announced = field.querySelector('[role="status"]')
  if (!input || !shown || !announced) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    shown.textContent = (field.dataset['text'] ?? '').replace('{used}', String(input.value.length))
  }
  const onInput = () => {
    show()
    clearTimeout(timer)
    timer = setTimeout(() => (announced.textContent = shown.textContent), pauseMs)
  }
  input.addEventListener('input', onInput, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  show()
}
