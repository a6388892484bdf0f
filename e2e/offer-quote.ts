import type { StoreOfferInput, WaitingQuote } from '@tessera/client/shop/types.gen'
import { expect } from 'vitest'

const clerk = {
  grant_type: 'password',
  client_id: '7E55E2A0-0000-4000-8000-00000000000C',
  username: 'carl@tessera.example',
  password: 'Tessera-local-1',
}

/** A clerk offers the waiting quote of this job at list prices; the store itself would answer within two minutes. */
export async function offerQuote(base: string, job: string): Promise<void> {
  const signedIn = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(clerk) })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const desk = await fetch(`${base}/api/operator/GetDesk`, { headers })
  const { quotes } = (await desk.json()) as { quotes: WaitingQuote[] }
  const quote = quotes.find(({ jobName }) => jobName === job)
  if (!quote) throw new Error(`No quote waits for ${job}.`)
  const offer: StoreOfferInput = {
    quotationId: quote.quotationId,
    version: quote.version,
    validUntil: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    freightCents: 0,
    taxCents: null,
    lines: quote.lines.map(({ lineNo, requestedBoxes, listPriceCents }) => ({
      lineNo,
      boxes: requestedBoxes,
      unitPriceCents: listPriceCents,
      note: null,
    })),
  }
  const offered = await fetch(`${base}/api/operator/OfferQuote`, {
    method: 'POST',
    headers,
    body: JSON.stringify(offer),
  })
  expect(offered.ok, await offered.text()).toBe(true)
}
