import { randomUUID } from 'node:crypto'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { data } from 'react-router'
import { type PackOutcome, packLinesOf, workAtPack } from '../features/pack/pack-actions.server.ts'
import { PackScreen } from '../features/pack/pack-screen.tsx'
import { notHere, refusalOf } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/pack.ts'

const readOrder = (staff: Staff, number: string) =>
  readStaffCall(staff, operatorCalls.getOrder, (operator, options) => operator.GetOrder({ number }, options))

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const order = await readOrder(staff, params.number)
  if (!mayUse(staff, operatorCalls.sendDelivery)) throw refusalOf('Auth.InsufficientRoles', operatorCalls.sendDelivery)
  const { number, customer, isPickUp, isAwaitingPayment, status, isBeingCanceled } = order
  return {
    order: { number, customer, isPickUp, isAwaitingPayment, status, isBeingCanceled },
    lines: packLinesOf(order),
    shipments: order.shipments.length,
    packKey: randomUUID(),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, operatorCalls.sendDelivery)) throw notHere()
  const form = await request.formData()
  const outcome = await workAtPack(staff, await readOrder(staff, params.number), form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

/** A browser without a network keeps the page and its key, so that a second press sends once. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const problem =
      'No connection. Nothing is lost. Press Ship or scan the order number again when you’re back online; the boxes are sent once.'
    // a failed status keeps the data of the page, which could not be read again
    return data<PackOutcome>({ pack: null, problem }, { status: 503 })
  }
}

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Pack ${params.number} · Tessera console` }]

export default function PackOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <PackScreen {...loaderData} outcome={actionData} />
}
