import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { scanOrderHref } from '../../generic/scan/scan-order.tsx'
import { getEnvironment } from '../../http/environment.server.ts'
import { describeFailure } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { addRow, fillPack, findPackProblem, leavingBoxes, type Pack, type PackLine, type PackOrder } from './pack.ts'
import { readPackForm } from './read-pack-form.ts'
import { readScan } from './read-scan.ts'

export interface PackOutcome {
  /** Null if the browser could not reach us. */
  pack: Pack | null
  message?: string
  problem?: string
}

export const packLinesOf = ({ lines }: StaffOrder): PackLine[] => lines.filter(({ leftBoxes }) => leftBoxes > 0)

const packOrderOf = (order: StaffOrder): PackOrder => ({ ...order, lines: packLinesOf(order) })

/** Without script every button of the page comes here; with script only Ship does. */
export async function workAtPack(staff: Staff, order: StaffOrder, form: FormData): Promise<PackOutcome> {
  const lines = packLinesOf(order)
  const pack = readPackForm(form, lines)
  const [intent, variant = ''] = String(form.get('intent') ?? '').split(':')
  if (intent === 'addLot') return { pack: addRow(pack, Number(variant)) }
  if (intent === 'fill') return { pack: fillPack(pack, lines) }
  if (intent === 'scan') {
    const [packOrder, text] = [packOrderOf(order), String(form.get('scan') ?? '')]
    // asked with all lines: a repeat comes when nothing of its own may be left
    const { sends } = readScan(readPackForm(form, order.lines), packOrder, text)
    if (sends) return sendPack(staff, order, pack, String(form.get('key') ?? ''))
    const scanned = readScan(pack, packOrder, text)
    if (scanned.opens) throw redirect(scanOrderHref(scanned.opens))
    return { pack: scanned.pack, [scanned.isRefused ? 'problem' : 'message']: scanned.message }
  }
  return sendPack(staff, order, pack, String(form.get('key') ?? ''))
}

async function sendPack(staff: Staff, order: StaffOrder, pack: Pack, key: string): Promise<PackOutcome> {
  const { number, isPickUp } = order
  const problem = findPackProblem(pack, packLinesOf(order))
  const { Operator } = getEnvironment().shop
  const options = { accessToken: staff.token, idempotencyKey: key }
  try {
    // a repeat is answered by the delivery of its key, also if nothing is left by now
    const { deliveryNumber } = await Operator.SendDelivery(
      {
        number,
        key,
        carrier: pack.carrier || null,
        tracking: pack.tracking || null,
        expectedOn: null,
        lines: leavingBoxes(pack),
      },
      options,
    )
    if (isPickUp) await Operator.RecordArrival({ deliveryNumber, signedBy: null, note: null }, options)
    throw redirect(`/orders/${number}?shipped=${deliveryNumber}`)
  } catch (error) {
    if (error instanceof Response) throw error
    return { pack, problem: problem ?? problemText(error) }
  }
}

function problemText(error: unknown): string {
  if (error instanceof ShopApiError && error.status < 500)
    return error.fields.map(({ message }) => message).join(' ') || error.message
  const { code, requestId } = describeFailure(error)
  return `The shop didn’t respond (${[code, requestId && `request ${requestId}`].filter(Boolean).join(', ')}). Press Ship or scan the order number again; the boxes are sent once.`
}
