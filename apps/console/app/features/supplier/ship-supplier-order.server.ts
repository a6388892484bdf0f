import { getOperation } from '@tessera/contract/platform/get-operation'
import { callOperation, type OperationAnswer } from '../../operations/call-operation.server.ts'
import { requireRight } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readTyped } from '../../session/staff-work.server.ts'
import { readShipForm, type ShippedLine } from './read-ship-form.ts'
import { readSupplierOrder } from './read-supplier-orders.server.ts'

export interface ShipOutcome {
  /** The shipment that was made. */
  shipmentID?: string
  problem?: string
  typed: Record<string, string>
}

/**
 * Makes a shipment of the typed quantities. Its ID comes from the form, and saving a line again changes nothing, so a
 * form that is sent twice, or again after a lost network, is one shipment.
 */
export async function shipSupplierOrder(staff: Staff, orderID: string, form: FormData): Promise<ShipOutcome> {
  const typed = readTyped(form)
  const shipmentID = `ship-${/^[\w-]{8,80}$/.exec(typed.key ?? '')?.[0] ?? ''}`
  requireRight(staff.caller, getOperation('Shipments.Save'), { shipmentID })
  const { lines: open, shipments } = await readSupplierOrder(staff, orderID)
  if (shipments.some(({ ID }) => ID === shipmentID)) return { shipmentID, typed }
  const { lines, problem } = readShipForm(open, typed)
  if (!lines) return { problem, typed }
  const refusal = await makeShipment(staff, orderID, shipmentID, typed, lines)
  return refusal ? { problem: refusal, typed } : { shipmentID, typed }
}

/** Undefined, or why nothing was shipped. */
async function makeShipment(
  staff: Staff,
  OrderID: string,
  shipmentID: string,
  { shipper, tracking }: Record<string, string>,
  lines: readonly ShippedLine[],
): Promise<string | undefined> {
  const params = { shipmentID }
  const saved = await callOperation(staff.token, getOperation('Shipments.Save'), {
    params,
    body: {
      ID: shipmentID,
      Shipper: shipper || null,
      TrackingNumber: tracking || null,
      DateShipped: new Date().toISOString(),
    },
  })
  if (!saved.isOk) return wordsOf(saved)
  for (const line of lines) {
    const put = await callOperation(staff.token, getOperation('Shipments.SaveItem'), {
      params,
      body: { OrderID, ...line },
    })
    if (put.isOk) continue
    // a colleague shipped the same boxes a moment ago: nothing of this form is left behind
    await callOperation(staff.token, getOperation('Shipments.Delete'), { params })
    return wordsOf(put)
  }
  return undefined
}

const wordsOf = ({ errors }: OperationAnswer): string =>
  errors[0]?.Message ?? 'The platform didn’t respond. Nothing you typed is lost; it is shipped once.'
