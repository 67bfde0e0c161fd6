import type { ContentView } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'

export function ContentPage({ market, title, blocks }: ContentView) {
  return (
    <div className="content-page">
      <h1 className="content-page__title">{title}</h1>
      <Blocks items={blocks} market={market} />
    </div>
  )
}
