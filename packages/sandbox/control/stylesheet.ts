export const stylesheet = `
*, *::before, *::after { box-sizing: border-box; }
html { background: #faf6ef; color: #2a2521; font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
body { margin: 0; }
header { background: #fffdf9; border-bottom: 1px solid #ddd2c3; padding: .9rem 1.25rem; }
.brand, h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
.brand { font-size: 1.4rem; font-weight: 600; color: inherit; text-decoration: none; }
.brand span, .soft, small { color: #655c53; font-weight: 400; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: .5rem 0 1.5rem; }
h2 { font-size: 1.3rem; margin: 2rem 0 .6rem; }
ul { padding: 0; margin: 0; list-style: none; display: grid; gap: .4rem; }
a { color: #2c5145; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid #2c5145; outline-offset: 2px; }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: #f3e7cb; padding: .1em .35em; border-radius: .25em; }
.counts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0; }
.counts div { background: #fffdf9; border: 1px solid #ddd2c3; border-radius: .6rem; padding: .6rem 1.1rem; min-width: 7rem; }
.counts dt { color: #655c53; font-size: .9rem; }
.counts dd { margin: 0; font-size: 1.4rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: left; vertical-align: top; padding: .6rem 1rem .6rem 0; border-bottom: 1px solid #ddd2c3; }
tbody th { font-weight: 600; } small { display: block; font-size: .85rem; }
.columns { display: grid; gap: 0 3rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
button { font: inherit; font-weight: 600; min-height: 2.9rem; padding: .6rem 1.2rem; color: #9c3b22; background: transparent; border: 1px solid #9c3b22; border-radius: .45rem; cursor: pointer; margin-top: .75rem; }
button:hover { background: #9c3b22; color: #fff; }
.switches th, .switches td { padding: .3rem .5rem .3rem 0; white-space: nowrap; }
.switch { margin: 0; min-width: 3.4rem; min-height: 2.4rem; padding: .3rem .6rem; color: #655c53; border-color: #b8aa97; }
.switch[aria-pressed="true"] { color: #fff; background: #9c3b22; border-color: #9c3b22; }
.legend { display: grid; gap: .1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); margin: 1rem 0 0; font-size: .95rem; }
.legend dt { display: inline; font-weight: 600; } .legend dd { display: inline; margin: 0 0 0 .5rem; }
.fault { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; border-bottom: 1px solid #ddd2c3; padding-bottom: .4rem; }
.fault button { margin: 0; }
.fault-form { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); align-items: end; }
.fault-form button { justify-self: start; }
label { display: block; font-weight: 600; } .optional, .hint { color: #655c53; font-weight: 400; } .hint { margin: 0; font-size: .9rem; }
.error { color: #9c3b22; font-weight: 600; margin: 0; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input, select, textarea { font: inherit; width: 100%; min-height: 2.75rem; padding: .4rem .6rem; color: inherit; background: #fffdf9; border: 1px solid #8a7f73; border-radius: .35rem; margin-top: .25rem; }
[aria-invalid="true"] { border: 2px solid #9c3b22; }
summary { cursor: pointer; padding: .4rem 0; } ol { margin: 0 0 1rem; padding-left: 1.5rem; overflow-wrap: anywhere; }
.notice { background: #f3e7cb; border-left: 4px solid #2c5145; padding: .7rem 1rem; margin: 0 0 1.5rem; }
.mail { background: #fffdf9; border: 1px solid #ddd2c3; border-radius: .75rem; padding: 0 1.25rem 1.25rem; margin-bottom: 1.25rem; }
.fields { display: grid; gap: 1.25rem; } .fields button { margin: 0; } .actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.check { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; } .check input { width: 1.4rem; min-height: 1.4rem; margin: 0; accent-color: #2c5145; }
.beside { display: grid; gap: 1.5rem; } .beside > * { min-width: 0; } .beside p { margin: 0 0 .5rem; }
@media (min-width: 64rem) { .beside { grid-template-columns: 24rem 1fr; width: min(100vw - 4rem, 96rem); margin-left: 50%; transform: translateX(-50%); } }
fieldset { border: 1px solid #ddd2c3; border-radius: .6rem; padding: .75rem 1rem; margin: 0; min-width: 0; display: grid; gap: .75rem; } legend { font-weight: 600; padding: 0 .4rem; }
.entries { display: grid; gap: .5rem; margin: 0; } .entries li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: start; justify-content: space-between; border-bottom: 1px solid #ddd2c3; padding-bottom: .5rem; } .entries li > :first-child { flex: 1 1 14rem; min-width: 0; margin: 0; }
.entry-buttons { display: flex; gap: .35rem; } .entry-buttons button, .small { min-height: 2.2rem; padding: .2rem .6rem; font-size: .9rem; margin: 0; } .fields .actions select { width: auto; margin: 0; }
iframe { width: 100%; height: 75vh; border: 1px solid #ddd2c3; border-radius: .6rem; background: #fff; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0; }
`
