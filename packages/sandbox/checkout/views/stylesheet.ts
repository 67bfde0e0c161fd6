import { countries } from '../../bigcommerce/commerce/countries.ts'
import display from '../fonts/fraunces-latin-wght-normal.woff2?inline'
import text from '../fonts/instrument-sans-latin-wght-normal.woff2?inline'

// Without :has(), all lists of states are shown, and the labels of the country that the page came with.
const ofChosenCountry = `
@supports not selector(:has(*)) { span[data-countries]:not(.is-chosen) { display: none; } }
@supports selector(:has(*)) {
  .address-fields [data-countries] { display: none; }
${countries.map(({ code }) => `  .address-fields:has(option[value=${code}]:checked) [data-countries~=${code}] { display: revert; }`).join('\n')}
}`

/**
 * Styles of the checkout: mobile first. The merchant's theme: the shop's colours, both fonts, square corners and the
 * stitched line, so that a shopper sees the same shop.
 */
export const stylesheet = `
@font-face { font-family: "Selvedge Display"; src: url(${display}) format("woff2"); font-weight: 400 600; font-display: swap; }
@font-face { font-family: "Selvedge Text"; src: url(${text}) format("woff2"); font-weight: 400 700; font-display: swap; }
:root {
  --paper: #fbf7f0; --card: #fbf7f0; --ink: #24211c; --soft: #5c5548; --line: #d9cdba; --field: #8b806d;
  --leaf: #24211c; --leaf-deep: #9e3d26; --clay: #b01e1e; --clay-pale: #fbeae4; --straw: #f2eade; --madder: #9e3d26; --indigo: #27364f;
  --stitch: repeating-linear-gradient(90deg, var(--madder) 0 7px, transparent 7px 11px);
  --serif: "Selvedge Display", Georgia, serif;
  --sans: "Selvedge Text", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
h1, h2, h3, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }
a { color: var(--leaf); text-underline-offset: .2em; }
a:hover { color: var(--leaf-deep); }
:focus-visible { outline: 2px solid var(--indigo); outline-offset: 3px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; background: var(--ink); color: var(--paper); padding: .5rem 1rem; z-index: 1; }
.skip:focus { top: .5rem; }

.top { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: .75rem; padding: .9rem 1.25rem; background: var(--stitch) 0 100% / 100% 1.5px no-repeat; }
.brand { font: 520 1.75rem/1 var(--serif); letter-spacing: -.03em; padding-bottom: .18em; color: var(--ink); text-decoration: underline dashed var(--madder) 1.5px; text-underline-offset: .17em; }
.secure { display: flex; align-items: center; gap: .4rem; color: var(--soft); font-size: .9rem; }
.back { justify-self: end; font-size: .9rem; padding: .4rem 0; }
.page { flex: 1; width: 100%; max-width: 68rem; margin: 0 auto; padding: 1.25rem 1.25rem 3rem; }
main { min-width: 0; }
h1 { font: 440 2.1rem/1.1 var(--serif); letter-spacing: -.018em; margin: .25rem 0 1.25rem; text-wrap: balance; }
.bottom { border-top: 1px solid var(--line); padding: 1rem 1.25rem; color: var(--soft); font-size: .85rem; text-align: center; }

.steps { margin-bottom: 1rem; }
.steps ol { display: flex; gap: .4rem; font-size: .9rem; }
.steps li { flex: 1; border-top: 3px solid var(--line); padding-top: .4rem; color: var(--soft); }
.steps li:has([aria-current]) { border-color: var(--madder); color: var(--ink); font-weight: 600; }
.steps li.is-done { border-color: var(--madder); }
.steps a { display: inline-block; padding: .1rem 0; }
.glance { background: var(--straw); border-radius: 3px; padding: .55rem .9rem; margin-bottom: 1rem; font-size: .95rem; }
.glance a { color: var(--ink); }

form > fieldset { background: var(--card); border: 1px solid var(--line); border-radius: 3px; padding: 1.1rem 1.1rem 1.25rem; margin-bottom: 1.25rem; min-width: 0; }
legend { float: left; width: 100%; padding: 0; font: 500 1.3rem/1.3 var(--serif); margin-bottom: .9rem; }
legend + * { clear: both; }
.field { margin-bottom: 1rem; }
fieldset > .field:last-child { margin-bottom: 0; }
.pair { display: grid; grid-template-columns: 1fr; column-gap: 1rem; align-items: end; }
.pair-tight { grid-template-columns: 1fr 1fr; }
label { display: block; font-weight: 600; font-size: .95rem; margin-bottom: .3rem; }
.optional { font-weight: 400; color: var(--soft); }
.hint { color: var(--soft); font-size: .875rem; margin-bottom: .3rem; }
.error { color: var(--clay); font-size: .9rem; font-weight: 600; margin-bottom: .3rem; }
input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea { width: 100%; min-height: 3rem; padding: .6rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid var(--field); border-radius: 3px; }
input:not([type=radio], [type=checkbox]):focus-visible, select:focus-visible, textarea:focus-visible { outline-offset: 0; }
[aria-invalid=true] { border: 2px solid var(--clay) !important; }
.choices { display: grid; gap: .6rem; clear: both; }
.choice { display: flex; align-items: center; gap: .75rem; margin: 0; padding: .8rem .9rem; min-height: 3rem; border: 1px solid var(--field); border-radius: 3px; background: #fff; font-weight: 400; cursor: pointer; }
.choice:has(:checked) { border-color: var(--leaf); box-shadow: inset 0 0 0 1px var(--leaf); background: var(--straw); }
.choice input { width: 1.2rem; height: 1.2rem; accent-color: var(--leaf); margin: 0; flex: none; }
.choice-text { flex: 1; display: grid; }
.choice-text span { color: var(--soft); font-size: .9rem; }
.choice-more { padding: .6rem 0 0 2.85rem; }
.choice-more .field { margin: 0; }
.choice-group:not(:has(input:checked)) .choice-more { display: none; }
.choice-price { font-weight: 600; }
.choices + .new-address, .billing-fields { margin-top: 1.1rem; }
.addresses:has([name=address]:checked:not([value=new])) .new-address { display: none; }
.known { overflow-wrap: anywhere; }
.known b { display: block; font-size: .95rem; }
.tick { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; margin: 0; font-weight: 400; cursor: pointer; }
.tick input { width: 1.2rem; height: 1.2rem; accent-color: var(--leaf); margin: 0; flex: none; }
.billing:has(#billing-same:checked) .billing-fields { display: none; }
.test-note { background: var(--straw); border-radius: 3px; padding: .6rem .8rem; font-size: .9rem; margin-bottom: 1rem; clear: both; }

.button { display: inline-block; width: 100%; min-height: 3.25rem; padding: .8rem 1.5rem; font: 600 1.05rem/1.5 var(--sans); text-align: center; text-decoration: none; color: #fff; background: var(--leaf); border: 0; border-radius: 3px; cursor: pointer; }
.button:hover { background: var(--leaf-deep); color: #fff; }
.quiet-button { min-height: 3rem; padding: .5rem 1.1rem; font: 600 .95rem/1.2 var(--sans); color: var(--leaf); background: transparent; border: 1px solid var(--leaf); border-radius: 3px; cursor: pointer; }
.quiet-button:hover { background: var(--leaf); color: #fff; }
.text-button { min-height: 2rem; padding: .2rem .3rem; font: inherit; font-size: .9rem; color: var(--leaf); background: none; border: 0; text-decoration: underline; text-underline-offset: .2em; cursor: pointer; }

.error-summary { border: 2px solid var(--clay); background: var(--clay-pale); border-radius: 3px; padding: 1rem 1.1rem; margin-bottom: 1.25rem; }
.error-summary h2 { font: 500 1.2rem/1.3 var(--serif); margin-bottom: .4rem; }
.error-summary a { color: var(--clay); font-weight: 600; }
.notice { background: var(--straw); border-left: 4px solid var(--clay); padding: .8rem 1rem; margin-bottom: 1.25rem; border-radius: 3px; }
.recap { display: grid; grid-template-columns: 1fr auto; gap: .6rem 1rem; align-items: start; border: 1px solid var(--line); border-radius: 3px; padding: .9rem 1.1rem; margin-bottom: 1.25rem; font-size: .95rem; }
.recap p { display: grid; overflow-wrap: anywhere; }
.recap span { color: var(--soft); }
.message { max-width: 34rem; padding: 2rem 0; }
.message p + p { margin-top: 1.5rem; }
.message .button { width: auto; }

.summary { margin-top: 2rem; padding: 1.25rem 1.1rem; background: var(--card); border: 1px solid var(--line); border-radius: 3px; scroll-margin-top: 1rem; }
.summary h2 { display: flex; justify-content: space-between; align-items: baseline; font: 500 1.4rem/1.3 var(--serif); margin-bottom: 1rem; }
.count { font: 400 .9rem/1 var(--sans); color: var(--soft); }
.lines { display: grid; gap: 1rem; }
.lines li { display: grid; grid-template-columns: 4rem 1fr auto; gap: .9rem; }
.lines img { width: 4rem; height: 5rem; object-fit: cover; border-radius: 3px; background: var(--straw); }
.line-name { font-weight: 600; line-height: 1.3; }
.line-options, .line-quantity { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.line-price { display: grid; align-content: start; justify-items: end; font-variant-numeric: tabular-nums; }
.line-price s { color: var(--soft); font-size: .875rem; }
.coupon { border-top: 1px solid var(--line); margin-top: 1.25rem; padding-top: 1.1rem; display: grid; gap: .75rem; }
.coupon-row { display: grid; grid-template-columns: 1fr auto; gap: .5rem; }
.coupon-applied { display: flex; justify-content: space-between; align-items: center; gap: 1rem; background: var(--straw); border-radius: 3px; padding: .4rem .75rem; font-size: .9rem; }
.amounts { border-top: 1px solid var(--line); margin-top: 1.25rem; padding-top: 1rem; display: grid; gap: .4rem; font-variant-numeric: tabular-nums; }
.amounts > div { display: flex; justify-content: space-between; gap: 1rem; }
.amounts .total { border-top: 1px solid var(--line); margin-top: .4rem; padding-top: .7rem; font-weight: 600; font-size: 1.15rem; }
.amounts .tax { color: var(--soft); font-size: .875rem; }

@media (min-width: 34rem) {
  .pair { grid-template-columns: 1fr 1fr; }
  form > fieldset { padding: 1.4rem 1.5rem 1.5rem; }
}
@media (min-width: 60rem) {
  .page { padding-top: 2.25rem; }
  .page-split { display: grid; grid-template-columns: minmax(0, 1fr) 23rem; gap: 3.5rem; align-items: start; }
  .summary { margin-top: 0; position: sticky; top: 1.5rem; padding: 1.5rem; }
  .glance { display: none; }
  h1 { font-size: 2.75rem; }
}
${ofChosenCountry}
@media (prefers-reduced-motion: no-preference) { .button, .quiet-button { transition: background-color .15s, color .15s; } }
`
