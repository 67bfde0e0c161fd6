/**
 * The sheet of both wallets: a modal dialog in a shadow root, for the keyboard and for screen readers. `show` draws
 * what the rules say; each choice of the shopper is passed to a callback. Nothing else of it can be reached from the
 * page.
 */
export const sheetScript = `
  const walletSheet = new CSSStyleSheet()
  walletSheet.replaceSync(\`
    dialog { box-sizing: border-box; width: min(26rem, 100vw); max-height: 100dvh; margin: auto auto 0; padding: 1.25rem; overflow: auto; border: 1px solid #ddd2c3; border-radius: 1rem 1rem 0 0; background: #fffdf9; color: #2a2521; font: 400 1rem/1.5 system-ui, sans-serif; }
    dialog::backdrop { background: rgb(0 0 0 / .5); }
    select, input { box-sizing: border-box; width: 100%; } fieldset { border: 0; margin: 0 0 .75rem; padding: 0; } fieldset input { width: 1.25rem; min-height: 1.25rem; margin-right: .5rem; accent-color: #2c5145; }
    legend, .name { font-weight: 600; } dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 0 .75rem; } dd { margin: 0; font-variant-numeric: tabular-nums; } .total { font-weight: 600; }
    .coupon { display: flex; gap: .5rem; align-items: end; } .coupon[hidden] { display: none; } .coupon label { flex: 1; } .coupon button { margin-right: 0; } .error { color: #9c3b22; font-weight: 600; } .error:empty, .status:empty { display: none; }
    .offers { list-style: none; margin: 0 0 .75rem; padding: 0; } .offers li { display: flex; gap: .5rem; align-items: center; justify-content: space-between; } .offers[hidden] { display: none; }
    h2 { font: 600 1.125rem/1.5 system-ui, sans-serif; margin: 0 0 .5rem; }
    button[aria-disabled=true] { opacity: .55; cursor: default; }\`)
  const openWalletSheet = ({ title, cards, people, hasCoupon, couponCode = '', on }) => {
    const host = element('div')
    const shadow = shadowOf(host)
    shadow.adoptedStyleSheets = [sheet, walletSheet]
    const field = (label, control) => element('label', {}, element('span', { className: 'name', textContent: label }), control)
    const picker = (label, choices, choose) => {
      const select = element('select', { onchange: () => choose(choices[select.selectedIndex]) }, ...choices.map(({ id, label: text }) => element('option', { value: id, textContent: text })))
      return field(label, select)
    }
    const dialog = element('dialog')
    const heading = element('h2', { id: 'title', textContent: title })
    const errors = element('p', { className: 'error' })
    errors.setAttribute('role', 'alert')
    const status = element('p', { className: 'status' })
    status.setAttribute('role', 'status')
    const methods = element('fieldset', { hidden: true })
    const amounts = element('dl')
    const code = element('input', { name: 'coupon', autocomplete: 'off', value: couponCode })
    const coupon = element('div', { className: 'coupon', hidden: !hasCoupon }, field('Promo code', code), element('button', { type: 'button', className: 'quiet', textContent: 'Apply', onclick: () => on.coupon(code.value.trim()) }))
    const offers = element('ul', { className: 'offers', hidden: true })
    let canPay = false
    const pay = element('button', { type: 'button', textContent: 'Pay', onclick: () => canPay && on.pay() })
    const cancel = element('button', { type: 'button', className: 'quiet', textContent: 'Cancel', onclick: () => on.cancel() })
    dialog.setAttribute('aria-labelledby', 'title')
    dialog.append(
      heading,
      ...(cards.length ? [picker('Card', cards, on.card)] : []),
      ...(people.length ? [picker('Deliver to', people, on.person)] : []),
      methods, coupon, offers, errors, amounts, status, pay, cancel,
    )
    // Escape closes the sheet as the button does. The shop's own shortcuts must not see keys of the sheet.
    dialog.addEventListener('cancel', (event) => { event.preventDefault(); on.cancel() })
    dialog.addEventListener('keydown', (event) => event.stopPropagation())
    shadow.append(dialog)
    const restore = document.activeElement
    document.body.append(host)
    dialog.showModal()
    let drawnOffers = '[]'
    const drawOffers = (given) => {
      const signature = JSON.stringify(given)
      offers.hidden = given.length === 0
      if (signature === drawnOffers) return
      drawnOffers = signature
      if (given.some(({ redemptionCode }) => redemptionCode === code.value.trim().toUpperCase())) code.value = ''
      offers.replaceChildren(...given.map(({ redemptionCode, description }) => element('li', {}, element('span', { textContent: redemptionCode + ', ' + description }), element('button', { type: 'button', className: 'quiet', textContent: 'Remove ' + redemptionCode, onclick: () => { code.focus(); on.offer(redemptionCode) } }))))
    }
    let drawn = ''
    const drawMethods = (options, chosen) => {
      const signature = JSON.stringify(options)
      methods.hidden = options.length === 0
      if (signature !== drawn) {
        drawn = signature
        methods.replaceChildren(element('legend', { textContent: 'Delivery' }), ...options.map(({ id, label, detail }) =>
          element('label', {}, element('input', { type: 'radio', name: 'method', value: id, onchange: () => on.method(id) }), [label, detail].filter(Boolean).join(', '))))
      }
      for (const input of methods.querySelectorAll('input')) input.checked = input.value === chosen
    }
    return {
      show({ lines, total, options, chosen, offers = [], faults, isReady, isBlocked = faults.length > 0, note }) {
        drawMethods(options, chosen)
        drawOffers(offers)
        amounts.replaceChildren(...[...lines, { ...total, isTotal: true }].flatMap(({ label, amount, isTotal }) => [element('dt', { textContent: label, className: isTotal ? 'total' : '' }), element('dd', { textContent: amount, className: isTotal ? 'total' : '' })]))
        const text = faults.join(' ')
        if (errors.textContent !== text) errors.textContent = text
        const said = note ?? (isReady ? '' : 'One moment…')
        if (status.textContent !== said) status.textContent = said
        canPay = isReady && !isBlocked
        pay.setAttribute('aria-disabled', String(!canPay))
      },
      close() {
        dialog.close()
        host.remove()
        restore?.focus?.()
      },
    }
  }
  const startTimer = (callback, ms) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  const randomHex = (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const homes = { GBP: 'bristol', EUR: 'dublin', USD: 'austin' }
  // The wallet's own address comes first: the one at home in the currency.
  const peopleFor = (currency) => people.toSorted((one, other) => (other.id === homes[currency]) - (one.id === homes[currency]))
`
