import type { OrderDetail, OrderDocument, OrderLine, OrderPartner } from '@tessera/client/shop/types.gen'
import { documentTypes, isCredit } from '@tessera/domain/billing/document-types'
import { dayIn } from '@tessera/domain/local-time'
import { claimabilityOf } from '@tessera/domain/sales/claimability'
import { findCancelProblem, findLineCancelProblem } from '@tessera/domain/sales/find-cancel-problem'
import { findExtendProblem } from '@tessera/domain/sales/find-extend-problem'
import { findDeliveryChangeProblem } from '@tessera/domain/sales/order-change'
import { overLimitText } from '@tessera/domain/sales/over-limit-text'
import { returnabilityOf } from '@tessera/domain/sales/returnability'
import { isSold } from '../../catalog/feed/catalog-product.ts'
import type { Approver } from '../../people/spending-limits/approvers.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { findPiecesPerBox } from './find-pieces-per-box.ts'
import { orderStatusText } from './order-labels.ts'
import type { BillRecord, OrderLineRecord, OrderRecord } from './order-record.ts'

type Products = SalesNeeds['catalog']

export interface OrderViewContext {
  partners: readonly OrderPartner[]
  catalog: Products
  /** Whether the person may see invoices; others get the receipt of the order. */
  seesBilling: boolean
  /** Without a billing area, but open amounts of this order can be paid on its page. */
  paysHere: boolean
  personId: string
  mayApprove: boolean
  approvers: readonly Pick<Approver, 'name'>[]
  pickUp: OrderDetail['pickUp']
  now: Date
}

/** An order as shown to its owner, with the allowed actions. */
export function orderView(record: OrderRecord, context: OrderViewContext): OrderDetail {
  const { partners, catalog, seesBilling, paysHere, personId, now } = context
  const { soldTo, shipTo, isPaidAtCounter, isPaid, bills, lines, ...rest } = record
  const {
    accountId: _account,
    personId: _person,
    attemptId: _attempt,
    isOnTerms: _terms,
    overLimit: _limit,
    approvalAskedAt: _asked,
    ...shown
  } = rest
  const today = dayIn(now, record.timeZone)
  const fulfilments = lines.map(({ fulfilment }) => fulfilment)
  const { status, origin, isPickUp, returns } = record
  const owed = paysHere ? bills.filter(isOwed).map(billView) : []
  return {
    ...shown,
    statusText: orderStatusText(status, lines, isPickUp),
    partners: partners.filter(({ id, role }) => isNamed(id, role, { soldTo, shipTo })),
    lines: lines.map((line) => ({
      ...lineView(line, catalog, today),
      // the day counts from an approval that no one can promise
      expectedOn: status === 'awaiting-approval' ? null : line.expectedOn,
      cancellability: cancellability(record, line),
    })),
    documents: [
      ...orderDocuments(record),
      ...(seesBilling ? bills.map(billView) : [...owed, ...receiptOf(record, isPaid)]),
    ],
    // credit documents need billing rights; everyone sees that the refund was made
    returns: seesBilling ? returns : returns.map((one) => ({ ...one, creditId: null })),
    cancel: permissionOf(findCancelProblem({ status, origin, fulfilments, isPaidAtCounter })),
    change: permissionOf(findDeliveryChangeProblem({ status, isPickUp, fulfilments })),
    extend: permissionOf(extendProblem(record, personId)),
    approval: approvalOf(record, context),
    pickUp: context.pickUp,
    areaSqft: Math.round(lines.reduce((sum, { areaSqft }) => sum + (areaSqft ?? 0), 0) * 10_000) / 10_000,
  }
}

export const extendProblem = (record: OrderRecord, personId: string): string | undefined =>
  findExtendProblem({
    ...record,
    fulfilments: record.lines.map(({ fulfilment }) => fulfilment),
    // a card is charged when the order ships, and once
    isPaid: record.isPaid || record.attemptId !== null,
    isMine: record.personId === personId,
  })

function approvalOf(
  record: OrderRecord,
  { mayApprove, personId, approvers }: OrderViewContext,
): OrderDetail['approval'] {
  const { approvalAskedAt: askedAt, overLimit, status } = record
  if (!askedAt) return null
  return {
    askedAt,
    reason: overLimitText(overLimit),
    canAnswer: mayApprove && status === 'awaiting-approval' && record.personId !== personId,
    approvers: approvers.map(({ name }) => name),
  }
}

const permissionOf = (problem: string | undefined) => ({ isAllowed: problem === undefined, reason: problem ?? null })

/** The order names sold-to and ship-to; bill-to and payer belong to the account. */
export const isNamed = (
  id: string,
  role: OrderPartner['role'],
  { soldTo, shipTo }: { soldTo: string | null; shipTo: string | null },
): boolean => id === soldTo || id === shipTo || role === 'bill-to' || role === 'payer'

export function cancellability(order: OrderRecord, line: OrderLineRecord): OrderLine['cancellability'] {
  const leftBoxes = line.boxes - line.shippedBoxes - line.canceledBoxes
  const reason = findLineCancelProblem({ ...order, ...line, leftBoxes }) ?? null
  return { canCancel: reason === null, boxes: reason === null ? leftBoxes : 0, reason }
}

function lineView(line: OrderLineRecord, catalog: Products, today: string): Omit<OrderLine, 'cancellability'> {
  const { returnKind: _, pendingBoxes: _pending, deliveredOn: _on, ...shown } = line
  const product = catalog.find(line.sku)
  return {
    ...shown,
    product_url: product ? `/products/${product.facts.slug}` : null,
    sku_image_url: catalog.index().pictureUrl(line.sku, 'face', 320),
    isSold: product !== undefined && (isSold(product) || line.isSample),
    returnability: returnabilityOf({ ...line, kind: line.returnKind }, today),
    claimability: { ...claimabilityOf(line, today), piecesPerBox: findPiecesPerBox(catalog, line.sku) },
  }
}

function orderDocuments({
  number,
  placedOn,
  timeZone,
  totalCents,
  balanceCents,
  shipments,
}: OrderRecord): OrderDocument[] {
  const order = { kind: 'order', id: number, label: `Order ${number}`, documentOn: placedOn }
  return [
    { ...order, amountCents: totalCents, openCents: balanceCents },
    ...shipments.map((one) => ({
      kind: 'packingList',
      id: one.number,
      label: `Packing list ${one.number}`,
      documentOn: dayIn(new Date(one.shippedAt), timeZone),
      amountCents: 0,
      openCents: 0,
    })),
  ]
}

const receiptOf = ({ number, placedOn, totalCents, status }: OrderRecord, isPaid: boolean): OrderDocument[] =>
  isPaid && status !== 'canceled'
    ? [
        {
          kind: 'receipt',
          id: number,
          label: `Receipt ${number}`,
          documentOn: placedOn,
          amountCents: totalCents,
          openCents: 0,
        },
      ]
    : []

const isOwed = ({ type, openCents }: BillRecord): boolean => !isCredit(type) && openCents > 0

const billView = ({ type, id, ...rest }: BillRecord): OrderDocument => ({
  ...rest,
  kind: type === 'DZ' ? 'receipt' : 'invoice',
  id,
  label: `${documentTypes[type].text} ${id}`,
})
