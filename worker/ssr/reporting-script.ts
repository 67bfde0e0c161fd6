import { manifest } from 'virtual:asset-manifest'
import { scriptJson } from './html.ts'
import { type Market, marketPath } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * A script for the head that makes a share of the documents report web vitals and failures (docs/runbook.md). The
 * browser draws the lot, so that it works for cached pages too. The reporting code loads after the page, when the
 * browser is idle; until then failures are kept.
 */
export function reportingScript({
  share,
  market,
  pageType,
  nonce,
}: {
  share: number
  market: Market
  pageType: string
  nonce: string
}): string {
  if (share === 0) return ''
  const to = scriptJson(marketPath(market, endpoints.browserReports.path))
  const file = scriptJson(manifest.scripts.reports)
  const script = `if(Math.random()<${share}){let e=[];svReports={to:${to},page:${scriptJson(pageType)},events:e};for(let t of["error","unhandledrejection","securitypolicyviolation"])addEventListener(t,v=>e.length<20&&e.push(v));addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>import(${file}).catch(()=>{})))}`
  return `<script nonce="${nonce}">${script}</script>`
}
