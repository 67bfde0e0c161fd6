/** Shows above the rendering why it differs from the form; `null` if it does not. */
export function showStatus(message: { title: string; lines: readonly string[] } | null): void {
  const status = document.querySelector('.picture-status') ?? createStatus()
  if (!message) return status.replaceChildren()
  const title = document.createElement('strong')
  title.textContent = message.title
  const list = document.createElement('ul')
  list.append(
    ...message.lines.map((line) => {
      const entry = document.createElement('li')
      entry.textContent = line
      return entry
    }),
  )
  status.replaceChildren(title, list)
}

function createStatus(): HTMLElement {
  const status = document.createElement('div')
  status.className = 'picture-status'
  status.setAttribute('role', 'status')
  document.body.prepend(status)
  return status
}
