import { randomUUID } from 'node:crypto'
import { fail } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { type Desk, putBack, takeOrder } from '../orders/desk.ts'
import type { Place } from '../orders/place.ts'
import { recordEvent } from '../record-event.ts'
import { type Asked, ask } from './ask.ts'
import { askEvent } from './checkout-event.ts'
import type { Kind, StoredWorksheet } from './kinds.ts'
import type { CheckoutNeeds } from './needs.ts'
import { goodResponse, type Response, responseOf, unusable } from './response.ts'
import { getWorksheet } from './worksheet.ts'

const attempts = 2

/** Read, ask, write: three steps and no transaction around them, so nothing is locked while somebody else thinks. */
export const workOut =
  (needs: CheckoutNeeds, place: Place, kind: Kind): PlatformHandler =>
  async (call) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const asked = await needs.database.transaction((db) => ask(place, { ...call, db }))
      const response = await answerTo(needs, kind, asked)
      const written = await needs.database.transaction((db) => write({ ...call, db }, kind, asked, response))
      if (written === 'changed') continue
      const { HttpStatusCode, UnhandledErrorBody, Succeeded } = written.response
      if (!Succeeded) fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
      return written.worksheet
    }
    return fail('Order.ChangedMeanwhile', { OrderID: call.params.orderID ?? null })
  }

const fine = 200

async function answerTo(needs: CheckoutNeeds, kind: Kind, { worksheet, owner, event }: Asked): Promise<Response> {
  const { path, model } = kind
  if (!event) return goodResponse(model, kind.builtIn(JSON.parse(worksheet.text)) as Body, fine)
  return responseOf(model, await askEvent(needs, event, { path, eventID: randomUUID(), worksheet, owner }))
}

interface Written {
  response: Response
  worksheet: Json
}

/** The second short transaction. An answer about an order that is another one by now is not written. */
async function write(call: PlatformCall, kind: Kind, asked: Asked, answer: Response): Promise<Written | 'changed'> {
  const desk = await takeOrder(call, () => sql`t.uid = ${asked.uid}`)
  if (desk.sheet.order.lastUpdated !== asked.lastUpdated) return 'changed'
  const { sheet, response } = outcome(kind, desk, JSON.parse(asked.worksheet.text), answer, call.now)
  await putBack(call, desk, sheet)
  await call.db.rows(
    sql`update orders set ${kind.column} = ${JSON.stringify(response)}::jsonb where uid = ${asked.uid}`,
  )
  const worksheet = await getWorksheet(call.db, asked.uid)
  if (response.Succeeded) await recordEvent(call, worksheet)
  return { response, worksheet }
}

function outcome(kind: Kind, desk: Desk, worksheet: StoredWorksheet, answer: Response, now: Date) {
  if (!answer.Succeeded) return { sheet: kind.without(desk.sheet), response: answer }
  const decision = kind.apply(desk, answer, worksheet, now)
  if (decision.ok) return { sheet: decision.sheet, response: answer }
  return { sheet: kind.without(desk.sheet), response: unusable(kind.model, answer, decision.problems) }
}
