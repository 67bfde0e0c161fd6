/**
 * Shared by all stand-ins: `record` reports a call to the sandbox, `draw` fills the page's elements for the widget, now
 * and later. A widget is in a shadow root with its own stylesheet, which needs no inline style and no nonce.
 */
export const common = `
  const source = new URL(document.currentScript.src)
  const element = (name, fields = {}, ...children) => {
    const made = Object.assign(document.createElement(name), fields)
    made.append(...children)
    return made
  }
  const record = (name, detail = {}) =>
    void fetch(source.origin + '/scripts/calls', {
      method: 'POST', mode: 'no-cors', keepalive: true, headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ script, name, detail, page: location.pathname }),
    }).catch(() => {})
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(\`
    :host { display: block; font: 400 1rem/1.5 system-ui, sans-serif; }
    section { font: 400 1rem/1.5 system-ui, sans-serif; color: #2a2521; background: #fffdf9; border: 1px solid #ddd2c3; border-radius: .6rem; padding: 1rem 1.25rem; }
    h2 { font: 600 1.1rem/1.3 Georgia, serif; margin: 0 0 .5rem; } p { margin: 0 0 .75rem; } ul, ol { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
    button { font: 600 1rem/1.2 system-ui, sans-serif; min-height: 2.75rem; padding: .5rem 1.1rem; margin: 0 .5rem .5rem 0; color: #fff; background: #2c5145; border: 1px solid #2c5145; border-radius: .4rem; cursor: pointer; }
    button.quiet { color: #2c5145; background: transparent; } a { color: #2c5145; } small { color: #655c53; }
    :focus-visible { outline: 3px solid #2c5145; outline-offset: 2px; }
    label { display: block; margin: 0 0 .5rem; } select, input { font: inherit; min-height: 2.75rem; padding: .3rem .6rem; border: 1px solid #8a7f73; border-radius: .35rem; background: #fff; }
    .bar { position: fixed; inset: auto 1rem 1rem; max-width: 40rem; margin-inline: auto; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .2); z-index: 2147483000; }\`)
  const shadowOf = (host) => {
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet]
    return shadow
  }
  const card = (title, ...children) => {
    const heading = element('h2', { textContent: title })
    const section = element('section', {}, heading, ...children)
    section.setAttribute('aria-label', title)
    return section
  }
  const drawn = new WeakSet()
  const draw = (selector, make) => {
    const fill = () => {
      for (const host of document.querySelectorAll(selector)) {
        if (drawn.has(host)) continue
        drawn.add(host)
        const shadow = host.shadowRoot ?? shadowOf(host)
        shadow.replaceChildren(...[make(host)].flat())
      }
    }
    fill()
    new MutationObserver(fill).observe(document, { childList: true, subtree: true })
  }
`
