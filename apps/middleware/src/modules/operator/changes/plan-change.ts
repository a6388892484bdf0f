import type { OrderChangeWishInput, PostalAddress } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
import { findStaffAddProblem, findStaffCancelProblem } from '@tessera/domain/sales/find-staff-change-problem'
import { findDayProblem, findDeliveryChangeProblem, isSameArea } from '@tessera/domain/sales/order-change'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { maxUnits } from '../../checkout/cart/add-items.ts'
import { type ChangeableOrder, leftOf } from './changeable-order.ts'

interface Boxes {
  lineNo: number
  boxes: number
}

/** Null is what stays. */
interface NewDelivery {
  shippingAddress: PostalAddress | null
  wantedOn: string | null
  pickUpPerson: string | null
  instructions: string | null
}

/** A change that the rules allow, before the platform is asked. */
export interface ChangePlan {
  cancellations: Boxes[]
  addition: { sku: string; boxes: number } | null
  delivery: NewDelivery
  hasDelivery: boolean
  /** Nothing is left to ship, and nothing has shipped. */
  isEverything: boolean
}

/** Turns the wish into cancellations, one addition and a new delivery; refuses what cannot be done, with a sentence. */
export function planChange(order: ChangeableOrder, wish: OrderChangeWishInput, now: Date): ChangePlan {
  const steps = lineSteps(order, wish.lines ?? [])
  const cancellations = steps.flatMap(({ lineNo, boxes }) => (boxes < 0 ? [{ lineNo, boxes: -boxes }] : []))
  const addition = additionOf(order, steps, wish.add ?? null)
  const delivery = deliveryOf(order, wish)
  const hasDelivery = Object.values(delivery).some((value) => value !== null)
  if (cancellations.length === 0 && !addition && !hasDelivery) invalid('lines', 'Nothing would change.')
  const isAll = isEverything(order, cancellations, addition)
  for (const { lineNo, boxes } of cancellations) checkCancellation({ ...order, isAll }, lineNo, boxes)
  const problem = addition ? findStaffAddProblem(order) : undefined
  if (problem) refuse('Order.NotExtendable', { message: problem })
  if (hasDelivery) checkDelivery(order, delivery, dayIn(now, order.timeZone))
  return { cancellations, addition, delivery, hasDelivery, isEverything: isAll }
}

/** More or fewer boxes by line; lines that stay are left out. */
function lineSteps(order: ChangeableOrder, wished: NonNullable<OrderChangeWishInput['lines']>) {
  if (new Set(wished.map(({ lineNo }) => lineNo)).size !== wished.length) invalid('lines', 'List each line once.')
  return wished.flatMap(({ lineNo = 0, boxes = 0 }) => {
    const line = lineAt(order, lineNo)
    if (boxes < 0 || boxes > maxUnits) invalid('lines', `Enter a whole quantity from 0 to ${maxUnits}.`)
    const step = boxes - (line.boxes - line.canceledBoxes)
    return step === 0 ? [] : [{ lineNo, sku: line.sku, boxes: step }]
  })
}

const lineAt = ({ lines }: ChangeableOrder, lineNo: number) =>
  lines.find((line) => line.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)

/** More boxes of a line become a line of their own, because today's price may be another. */
function additionOf(
  order: ChangeableOrder,
  steps: readonly { sku: string; boxes: number }[],
  add: OrderChangeWishInput['add'] | null,
) {
  const more = [
    ...steps.filter(({ boxes }) => boxes > 0),
    ...(add ? [{ sku: add.sku ?? '', boxes: add.boxes ?? 0 }] : []),
  ]
  const [first] = more
  if (!first) return null
  if (more.some(({ sku }) => sku !== first.sku)) invalid('add', 'Add one product at a time.')
  const boxes = more.reduce((sum, one) => sum + one.boxes, 0)
  if (steps.some((step) => step.sku === first.sku && step.boxes < 0))
    invalid('lines', 'Cancel boxes of a product or add some, not both.')
  if (order.lines.length >= 500) invalid('add', 'This order has too many lines. Place a new one.')
  return { sku: first.sku, boxes }
}

function checkCancellation(order: ChangeableOrder & { isAll: boolean }, lineNo: number, boxes: number): void {
  const line = lineAt(order, lineNo)
  const problem = findStaffCancelProblem(order, { ...line, leftBoxes: leftOf(line) }, boxes)
  if (problem) refuse('Order.NotCancellable', { message: problem, data: { lineNo } })
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null

/** Only what differs from the order. */
function deliveryOf(order: ChangeableOrder, wish: OrderChangeWishInput): NewDelivery {
  const differing = (now: string | null, text: string | null) => (text === now ? null : text)
  const place = wish.shippingAddress ?? null
  return {
    shippingAddress: place && !isSamePlace(place, order.shippingAddress) ? placeOf(place) : null,
    wantedOn: differing(order.wantedOn, trimmed(wish.wantedOn)),
    pickUpPerson: differing(order.pickUpPerson, trimmed(wish.pickUpPerson)),
    instructions: differing(order.instructions, trimmed(wish.instructions)),
  }
}

const placeOf = (place: NonNullable<OrderChangeWishInput['shippingAddress']>): PostalAddress => {
  const { firstName = '', lastName = '', company = null, street1 = '', street2 = null } = place
  const { city = '', state = '', zip = '', phone = null } = place
  return { firstName, lastName, company, street1, street2, city, state, zip, phone, country: 'US' }
}

const placeNames = ['firstName', 'lastName', 'company', 'street1', 'street2', 'city', 'state', 'zip', 'phone'] as const

const isSamePlace = (
  one: Partial<Record<(typeof placeNames)[number], string | null>>,
  other: Partial<Record<(typeof placeNames)[number], string | null>> | null,
): boolean => placeNames.every((name) => (one[name] || null) === (other?.[name] || null))

function checkDelivery(order: ChangeableOrder, delivery: NewDelivery, today: string): void {
  const { shippingAddress: place, wantedOn } = delivery
  const fulfilments = order.lines.map(({ fulfilment }) => fulfilment)
  const isLate = findDeliveryChangeProblem({ ...order, fulfilments }) !== undefined
  if (isLate)
    refuse('Order.NotChangeable', {
      message: 'This order is being picked or has shipped in part, so its delivery stays.',
    })
  const from = order.shippingAddress
  if (place && (order.isPickUp || !from)) invalid('shippingAddress', 'This order is picked up at the store.')
  if (place && from && !isSameArea(place, from))
    refuse('Order.NotChangeable', {
      message: `Freight and tax were calculated for ZIP codes in ${from.state} that start with ${from.zip.slice(0, 3)}. For another area, cancel and order again.`,
    })
  const problem = wantedOn ? findDayProblem(wantedOn, today, order.isPickUp) : undefined
  if (problem) invalid('wantedOn', problem)
}

function isEverything(order: ChangeableOrder, cancellations: readonly Boxes[], addition: object | null): boolean {
  const left = order.lines.reduce((sum, line) => sum + leftOf(line), 0)
  const gone = cancellations.reduce((sum, { boxes }) => sum + boxes, 0)
  const isSent = order.lines.some(({ shippedBoxes }) => shippedBoxes > 0)
  if (gone < left || left === 0 || isSent) return false
  if (addition) invalid('add', 'Nothing of the order would be left. Cancel it and place a new one.')
  return true
}
