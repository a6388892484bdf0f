import type { EstimateWithItems } from '@tessera/domain/checkout/estimate'
import { fail } from '@tessera/server/api-error'
import type { PlatformCall } from '../actor.ts'
import { readCalculatorFacts } from '../checkout/calculator-facts.ts'
import { findCalculatorWorksheet } from '../checkout/calculator-worksheet.ts'
import type { CheckoutCalculation, StoredWorksheet } from '../checkout/checkout-calculation.ts'
import { lockChangeableOrder, prepareCalculation, repriceOrder } from '../checkout/prepare-calculation.ts'
import { applyResponse, builtInResponse, saveOutcome } from '../checkout/run-calculation.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import { recordEvent } from '../record-event.ts'
import type { OrderBatch } from './order-batch.ts'

/** Runs as one of several changes in a transaction. False: a service must be called, which needs no open transaction. */
export async function calculateStep(
  batch: OrderBatch,
  call: PlatformCall,
  calculation: CheckoutCalculation,
): Promise<boolean> {
  const { locked, worksheet } = (await prepareInMemory(batch, call)) ?? (await prepareStored(batch, call))
  if (!worksheet) return false
  const decided = applyResponse(calculation, locked, worksheet, builtInResponse(calculation, worksheet), call.now)
  const { HttpStatusCode, UnhandledErrorBody, Succeeded, ShipEstimates } = decided.response
  if (!Succeeded) fail('IntegrationEvent.BadRequest', { HttpStatusCode, UnhandledErrorBody })
  await saveOutcome(call, calculation, locked, decided)
  if (calculation.column === 'ship_estimate_response') batch.setEstimates((ShipEstimates as EstimateWithItems[]) ?? [])
  return true
}

interface PreparedStep {
  locked: LockedOrder
  /** Undefined if a service calculates. */
  worksheet: StoredWorksheet | undefined
}

/** Repriced and calculated from what is locked, so that pending changes need not be written before. */
async function prepareInMemory(batch: OrderBatch, call: PlatformCall): Promise<PreparedStep | undefined> {
  const taken = await lockChangeableOrder(batch.target, call)
  if (taken.record.isNew) return undefined
  const { service, findOrigin } = await readCalculatorFacts(call.db, taken)
  if (!service?.isBuiltIn || service.event) return undefined
  const state = await repriceOrder(call, taken)
  // new prices may end the estimates
  const estimates = (state.order.hasShipEstimates && batch.findEstimates()) || []
  const worksheet = findCalculatorWorksheet({ state, catalog: taken.catalog, estimates, findOrigin })
  return worksheet && { locked: { ...taken, state }, worksheet }
}

/** Writes what is pending and reads the order back. */
async function prepareStored(batch: OrderBatch, call: PlatformCall): Promise<PreparedStep> {
  await batch.flush(call)
  const { event, locked, worksheet, isChanged } = await prepareCalculation(batch.target, call)
  if (event && isChanged) await recordEvent(call, undefined)
  return { locked, worksheet: event ? undefined : JSON.parse(worksheet.text) }
}
