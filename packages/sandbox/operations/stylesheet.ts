export const stylesheet = `
.lead { max-width: 46rem; margin: 0 0 1.5rem; }
.figures td, .figures thead th { white-space: nowrap; font-variant-numeric: tabular-nums; }
.figures thead th { font-size: .9rem; color: #655c53; vertical-align: bottom; }
.figures .chart { min-width: 11rem; }
.figures tbody th { white-space: normal; overflow-wrap: anywhere; min-width: 8rem; }
.figures code, .trace code { background: none; padding: 0; }
.track { display: block; height: .55rem; margin: .2rem 0; background: #efe6d8; border-radius: .3rem; overflow: hidden; }
.bar { display: block; height: 100%; min-width: 2px; background: #2c5145; border-radius: .3rem; }
.bar.p50, .bar.cache-hit, .bar.cache { background: #7fa396; }
.bar.cache-stale, .bar.cache-stale-if-error { background: #c19a3f; }
.bar.render { background: #c19a3f; } .bar.request { background: #b8aa97; } .bar.object { background: #5b6f9c; }
.bar.failed { background: #9c3b22; }
.bad { color: #9c3b22; font-weight: 700; }
.trace { background: #fffdf9; border: 1px solid #ddd2c3; border-radius: .6rem; padding: .2rem 1rem; margin-bottom: .5rem; }
.trace summary { min-height: 2.75rem; display: list-item; padding: .55rem 0; overflow-wrap: anywhere; }
.trace summary code { font-weight: 600; }
.waterfall { list-style: none; padding: 0; margin: .5rem 0 1rem; font-size: .95rem; }
.waterfall li { display: grid; grid-template-columns: minmax(0, 20rem) 1fr 5rem; gap: 0 1rem; align-items: center; padding: .2rem 0; border-top: 1px solid #efe6d8; }
.waterfall .track { background: none; border-radius: 0; }
.span-time { text-align: right; font-variant-numeric: tabular-nums; }
.rating { font-weight: 600; } .rating.good { color: #2c5145; } .rating.needs { color: #7a5a10; } .rating.poor { color: #9c3b22; }
@media (max-width: 45rem) {
  .waterfall li { grid-template-columns: 1fr 5rem; }
  .waterfall .span-name { grid-column: 1 / -1; }
  .counts div { min-width: calc(50% - .4rem); }
  .figures tbody th { max-width: 9rem; }
}
`
