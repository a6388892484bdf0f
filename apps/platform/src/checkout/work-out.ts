import { randomUUID } from 'node:crypto'
import type { Sheet } from '@tessera/domain/orders/sheet'
import { fail } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { type Desk, putBack, takeOrder, uncounted } from '../orders/desk.ts'
import type { Place } from '../orders/place.ts'
import { recordEvent } from '../record-event.ts'
import { repeats } from '../repeats.ts'
import { type Asked, ask, lastUpdatedOf } from './ask.ts'
import { askEvent, type CheckoutEvent } from './checkout-event.ts'
import type { Kind, StoredWorksheet } from './kinds.ts'
import type { CheckoutNeeds } from './needs.ts'
import { goodResponse, type Response, responseOf, unusable } from './response.ts'
import { getWorksheet } from './worksheet.ts'

const attempts = 2

/** Without a service: one transaction. With one: read, call, write; no lock is held during the call. */
export const workOut =
  (needs: CheckoutNeeds, place: Place, kind: Kind): PlatformHandler =>
  async (call) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const begun = await needs.database.transaction((db) => begin(place, { ...call, db }, kind))
      const written = 'written' in begun ? begun.written : await askAndWrite(needs, call, kind, begun)
      if (written === 'changed') continue
      const { HttpStatusCode, UnhandledErrorBody, Succeeded } = written.response
      if (!Succeeded) fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
      return written.worksheet
    }
    return fail('Order.ChangedMeanwhile', { OrderID: call.params.orderID ?? null })
  }

/** The order state that a service is called about. */
interface Open extends Asked {
  event: CheckoutEvent
  lastUpdated: string
}

const fine = 200

async function begin(place: Place, call: PlatformCall, kind: Kind): Promise<{ written: Written } | Open> {
  const asked = await ask(place, call)
  const { event, desk, worksheet } = asked
  if (!event) {
    const answer = goodResponse(kind.model, kind.builtIn(JSON.parse(worksheet.text)) as Body, fine)
    return { written: await write(call, kind, desk, worksheet, answer) }
  }
  if (asked.isChanged) await recordEvent(call, undefined)
  return { ...asked, event, lastUpdated: await lastUpdatedOf(call, desk.open.uid) }
}

/** A response is discarded if the order changed during the call. */
async function askAndWrite(
  needs: CheckoutNeeds,
  call: PlatformCall,
  kind: Kind,
  { desk, event, worksheet, owner, lastUpdated }: Open,
): Promise<Written | 'changed'> {
  const question = { path: kind.path, eventID: randomUUID(), worksheet, owner }
  const answer = responseOf(kind.model, await askEvent(needs, event, question))
  return needs.database.transaction(async (db) => {
    const own = { ...call, db }
    const now = await takeOrder(own, () => sql`t.uid = ${desk.open.uid}`, uncounted)
    return now.sheet.order.lastUpdated === lastUpdated ? write(own, kind, now, worksheet, answer) : 'changed'
  })
}

interface Written {
  response: Response
  worksheet: Json
}

async function write(call: PlatformCall, kind: Kind, desk: Desk, asked: Json, answer: Response): Promise<Written> {
  const decided = outcome(kind, desk, JSON.parse(asked.text), answer, call.now)
  const { response } = decided
  const first = response.Succeeded && call.key !== undefined ? await repeats.begin(call, call.key) : undefined
  if (first) return { response, worksheet: first.reply as Json }
  await put(call, kind, desk, decided)
  const worksheet = await getWorksheet(call.db, desk.open.uid)
  if (response.Succeeded) await recordEvent(call, worksheet)
  if (response.Succeeded && call.key !== undefined) await repeats.keep(call, call.key, worksheet)
  return { response, worksheet }
}

const put = (call: PlatformCall, kind: Kind, desk: Desk, { sheet, response }: Outcome): Promise<void> =>
  putBack(call, desk, sheet, { beside: { [kind.column]: sql`${JSON.stringify(response)}::jsonb` } })

/**
 * Runs as one of several changes in a transaction. False: a service must be called, which needs no open transaction.
 */
export async function workOutHere(place: Place, call: PlatformCall, kind: Kind): Promise<boolean> {
  const { event, desk, worksheet, isChanged } = await ask(place, call)
  if (event) {
    if (isChanged) await recordEvent(call, undefined)
    return false
  }
  const stored = JSON.parse(worksheet.text)
  const answer = goodResponse(kind.model, kind.builtIn(stored) as Body, fine)
  const decided = outcome(kind, desk, stored, answer, call.now)
  const { HttpStatusCode, UnhandledErrorBody, Succeeded } = decided.response
  if (!Succeeded) fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
  await put(call, kind, desk, decided)
  return true
}

interface Outcome {
  sheet: Sheet
  response: Response
}

function outcome(kind: Kind, desk: Desk, worksheet: StoredWorksheet, answer: Response, now: Date): Outcome {
  if (!answer.Succeeded) return { sheet: kind.without(desk.sheet), response: answer }
  const decision = kind.apply(desk, answer, worksheet, now)
  if (decision.ok) return { sheet: decision.sheet, response: answer }
  return { sheet: kind.without(desk.sheet), response: unusable(kind.model, answer, decision.problems) }
}
