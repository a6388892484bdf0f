import { randomUUID } from 'node:crypto'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { type LockedOrder, lockOrder, saveOrder, withoutStock } from '../orders/locked-order.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import { recordEvent } from '../record-event.ts'
import { repeats } from '../repeats.ts'
import type { CheckoutCalculation, StoredWorksheet } from './checkout-calculation.ts'
import { type CheckoutEvent, callCheckoutEvent } from './checkout-event.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { type CheckoutResponse, goodResponse, readResponse, unusableResponse } from './checkout-response.ts'
import { type CalculationInput, prepareCalculation, readLastUpdated } from './prepare-calculation.ts'
import { getWorksheet } from './worksheet.ts'

const attempts = 2

/** Without a service: one transaction. With one: read, call, write; no lock is held during the call. */
export const runCalculation =
  (needs: CheckoutNeeds, target: OrderTarget, calculation: CheckoutCalculation): PlatformHandler =>
  async (call) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const started = await needs.database.transaction((db) => startCalculation(target, { ...call, db }, calculation))
      const written = 'written' in started ? started.written : await callAndWrite(needs, call, calculation, started)
      if (written === 'changed') continue
      const { HttpStatusCode, UnhandledErrorBody, Succeeded } = written.response
      if (!Succeeded) fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
      return written.worksheet
    }
    return fail('Order.ChangedMeanwhile', { OrderID: call.params.orderID ?? null })
  }

/** The order state that a service is called about. */
interface PendingCalculation extends CalculationInput {
  event: CheckoutEvent
  lastUpdated: string
}

async function startCalculation(
  target: OrderTarget,
  call: PlatformCall,
  calculation: CheckoutCalculation,
): Promise<{ written: WrittenCalculation } | PendingCalculation> {
  const prepared = await prepareCalculation(target, call)
  const { event, locked, worksheet } = prepared
  if (!event) {
    const answer = builtInResponse(calculation, JSON.parse(worksheet.text))
    return { written: await writeResponse(call, calculation, locked, worksheet, answer) }
  }
  if (prepared.isChanged) await recordEvent(call, undefined)
  return { ...prepared, event, lastUpdated: await readLastUpdated(call, locked.record.uid) }
}

/** A response is discarded if the order changed during the call. */
async function callAndWrite(
  needs: CheckoutNeeds,
  call: PlatformCall,
  calculation: CheckoutCalculation,
  { locked, event, worksheet, owner, lastUpdated }: PendingCalculation,
): Promise<WrittenCalculation | 'changed'> {
  const question = { path: calculation.path, eventID: randomUUID(), worksheet, owner }
  const answer = readResponse(calculation.model, await callCheckoutEvent(needs, event, question))
  return needs.database.transaction(async (db) => {
    const own = { ...call, db }
    const now = await lockOrder(own, () => sql`t.uid = ${locked.record.uid}`, withoutStock)
    return now.state.order.lastUpdated === lastUpdated
      ? writeResponse(own, calculation, now, worksheet, answer)
      : 'changed'
  })
}

interface WrittenCalculation {
  response: CheckoutResponse
  worksheet: JsonText
}

async function writeResponse(
  call: PlatformCall,
  calculation: CheckoutCalculation,
  locked: LockedOrder,
  sentWorksheet: JsonText,
  answer: CheckoutResponse,
): Promise<WrittenCalculation> {
  const decided = applyResponse(calculation, locked, JSON.parse(sentWorksheet.text), answer, call.now)
  const { response } = decided
  const first = response.Succeeded && call.key !== undefined ? await repeats.begin(call, call.key) : undefined
  if (first) return { response, worksheet: first.reply as JsonText }
  await saveOutcome(call, calculation, locked, decided)
  const worksheet = await getWorksheet(call.db, locked.record.uid)
  if (response.Succeeded) await recordEvent(call, worksheet)
  if (response.Succeeded && call.key !== undefined) await repeats.save(call, call.key, worksheet)
  return { response, worksheet }
}

const okStatus = 200

export const builtInResponse = (calculation: CheckoutCalculation, worksheet: StoredWorksheet): CheckoutResponse =>
  goodResponse(calculation.model, calculation.builtIn(worksheet) as RequestBody, okStatus)

export const saveOutcome = (
  call: PlatformCall,
  calculation: CheckoutCalculation,
  locked: LockedOrder,
  { state, response }: CalculationOutcome,
): Promise<void> =>
  saveOrder(call, locked, state, { extraColumns: { [calculation.column]: sql`${JSON.stringify(response)}::jsonb` } })

interface CalculationOutcome {
  state: OrderState
  response: CheckoutResponse
}

export function applyResponse(
  calculation: CheckoutCalculation,
  locked: LockedOrder,
  worksheet: StoredWorksheet,
  answer: CheckoutResponse,
  now: Date,
): CalculationOutcome {
  if (!answer.Succeeded) return { state: calculation.clear(locked.state), response: answer }
  const decision = calculation.apply(locked, answer, worksheet, now)
  if (decision.ok) return { state: decision.state, response: answer }
  return {
    state: calculation.clear(locked.state),
    response: unusableResponse(calculation.model, answer, decision.problems),
  }
}
