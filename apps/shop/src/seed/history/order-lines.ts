import { coveredBy } from '@tessera/domain/coverage/boxes'
import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import type { FulfillmentState, NewSalesLine } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { returnKindOf } from '@tessera/middleware/modules/orders/returns/return-kind'
import { seededRandom } from '@tessera/range/seeded-random'
import { priceOf } from './demo-products.ts'
import type { OrderStage, PlannedLine, PlannedOrder } from './planned-order.ts'

const fulfilments: Record<OrderStage, FulfillmentState> = {
  delivered: 'delivered',
  'delivered-in-two': 'delivered',
  'on-the-way': 'shipped',
  'partly-delivered': 'delivered',
  confirmed: 'confirmed',
  allocated: 'allocated',
  picking: 'picking',
  'ready-for-pick-up': 'ready-for-pick-up',
  backordered: 'backordered',
  declined: 'canceled',
  canceled: 'canceled',
}

const gone: ReadonlySet<OrderStage> = new Set(['delivered', 'delivered-in-two', 'on-the-way'])

export const orderLines = (order: PlannedOrder, expectedOn: string | null): NewSalesLine[] =>
  order.lines.map((line, index) => lineOf(order, line, index, expectedOn))

function lineOf(order: PlannedOrder, line: PlannedLine, index: number, expectedOn: string | null): NewSalesLine {
  const { product, boxes, room = null } = line
  const { account, placedOn } = order
  const perBox = product.facts.units.sqftPerUnit
  const unitPriceCents = line.unitPriceCents ?? priceOf(product, account.priceGroup, placedOn, boxes)
  const returnKind = returnKindOf(product)
  return {
    lineNo: index + 1,
    sku: product.sku,
    name: product.name,
    unit: product.facts.units.purchaseUnit,
    isSample: returnKind === 'sample',
    returnKind,
    room,
    boxes,
    sqft: perBox === null ? null : Number(coveredBy(boxes, perBox)),
    unitPriceCents,
    totalCents: boxes * unitPriceCents,
    lot: lotOf(product, boxes, `${order.key} ${index}`),
    ...boxesOf(order, index, boxes, expectedOn),
  }
}

/** Fulfillment of one line. In a partial delivery the last line is the missing one. */
function boxesOf(order: PlannedOrder, index: number, boxes: number, expectedOn: string | null) {
  const { stage, lines, returnedBoxes = 0 } = order
  const isMissing = stage === 'partly-delivered' && index === lines.length - 1
  if (stage === 'backordered' || isMissing)
    return { fulfilment: 'backordered' as const, backorderedBoxes: boxes, expectedOn }
  const hasLeft = gone.has(stage) || stage === 'partly-delivered'
  return {
    fulfilment: fulfilments[stage],
    shippedBoxes: hasLeft ? boxes : 0,
    canceledBoxes: fulfilments[stage] === 'canceled' ? boxes : 0,
    returnedBoxes: index === 0 ? returnedBoxes : 0,
    expectedOn: hasLeft ? null : expectedOn,
  }
}

/** A lot that is still in stock where possible, so that the customer can reorder from the same lot. */
function lotOf({ stock, facts }: CatalogProduct, boxes: number, seed: string): string | null {
  if (facts.units.sqftPerUnit === null) return null
  const fitting = stock.flatMap(({ lots }) => lots).filter(({ boxesOnHand }) => boxesOnHand >= boxes)
  return fitting.length > 0 ? seededRandom(seed).pick(fitting).lotNo : null
}
