import { Blocks } from '../blocks/blocks.tsx'
import type { ContentView } from './content-page.tsx'
import { platformText } from '#shared/domain/platform-text.ts'
import { inUnit, type SizeChart, sizeCharts, systemsOf, type Unit } from '#shared/domain/size-charts.ts'
import { type Market, marketRules } from '#shared/markets.ts'
import { catalogueSizes } from '#shared/merchant.ts'
import { sizeChartTexts, sizeGuide } from '#shared/messages/size-guide.ts'

export function SizeGuidePage({ market, title, blocks }: ContentView) {
  return (
    <div className="screen">
      <h1 className="screen__title">{title}</h1>
      <Blocks items={blocks} market={market} />
      <p className="screen__text">{sizeGuide.hint}</p>
      {sizeCharts.map((chart) => (
        <ChartTable key={chart.id} chart={chart} market={market} />
      ))}
    </div>
  )
}

function ChartTable({ chart, market }: { chart: SizeChart; market: Market }) {
  const unit = marketRules[market.code].lengthUnit
  const [marketSystem, ...others] = systemsOf(market)
  if (marketSystem === undefined) return null
  return (
    <div className="screen__table" role="region" aria-label={sizeChartTexts.names[chart.id]} tabIndex={0}>
      <table id={chart.id} data-unit={unit}>
        <caption>{sizeChartTexts.names[chart.id]}</caption>
        <thead>
          <tr>
            {[marketSystem, ...others].map((system) => (
              <th key={system} scope="col">
                {system}
              </th>
            ))}
            {chart.measures.map((measure) => (
              <th key={measure} scope="col" data-cm={measureIn(measure, 'cm')} data-in={measureIn(measure, 'in')}>
                {measureIn(measure, unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ labels, centimetres }) => (
            <tr key={labels[catalogueSizes]} data-size={labels[catalogueSizes]}>
              <th scope="row">{platformText(labels[marketSystem])}</th>
              {others.map((system) => (
                <td key={system}>{platformText(labels[system])}</td>
              ))}
              {centimetres.map((length, index) => (
                <td
                  key={chart.measures[index]}
                  data-cm={sizeChartTexts.length(inUnit(length, 'cm'))}
                  data-in={sizeChartTexts.length(inUnit(length, 'in'))}
                >
                  {sizeChartTexts.length(inUnit(length, unit))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function measureIn(measure: SizeChart['measures'][number], unit: Unit): string {
  return sizeChartTexts.inUnit(sizeChartTexts.measures[measure], unit)
}
