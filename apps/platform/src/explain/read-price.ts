import { errors } from '@tessera/contract/errors'
import type { PriceReason, PriceSource } from '@tessera/contract/platform/additions/explain-product'
import { fromUnits, zero } from '@tessera/domain/money'
import type { Offer } from '@tessera/domain/order-model/offer'
import { priceLine } from '@tessera/domain/pricing/price-line'
import { pricedQuantity } from '@tessera/domain/pricing/quantity'
import { findBreak } from '@tessera/domain/pricing/schedule-price'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readOffers } from '../orders/read-catalog.ts'
import { candidateSchedules } from '../visibility/price-schedule-for.ts'
import type { Viewer } from '../visibility/viewer.ts'

export interface PriceQuestion {
  productID: string
  quantity: number
  variantID: string | undefined
  time: Date
}

interface CandidateRow {
  id: string
  nearness: number
  hasCurrency: boolean
}

/** As `priceScheduleFor` numbers them; ten more for schedules of the parent. */
const sources: Readonly<Record<number, PriceSource>> = { 1: 'UserGroup', 2: 'Buyer', 3: 'Seller', 4: 'Product' }

/** The candidates in the order in which they are chosen, and why each is not. */
export async function readCandidates(db: Queryable, viewer: Viewer, productID: string) {
  const rows = await db.rows<CandidateRow>(sql`
    select found.nearness, found.id, lower(s.currency) is not distinct from ${viewer.currency}::text as "hasCurrency"
    from products p
    left join products up on up.marketplace_id = p.marketplace_id and up.id = p.parent_id
    cross join lateral (${candidateSchedules(viewer, sql`${viewer.marketplace}::text`)}) found(nearness, id)
    join price_schedules s on s.marketplace_id = p.marketplace_id and s.id = found.id
    where p.marketplace_id = ${viewer.marketplace} and p.id = ${productID}
    order by found.nearness, s.id`)
  const chosen = rows.find(({ hasCurrency }) => hasCurrency)
  const reasonOf = (row: CandidateRow): PriceReason =>
    row === chosen ? 'Chosen' : row.hasCurrency ? 'AnotherIsNearer' : 'OtherCurrency'
  return rows.map((row) => ({
    PriceScheduleID: row.id,
    Source: sources[row.nearness % 10],
    IsFromParent: row.nearness > 10,
    Reason: reasonOf(row),
  }))
}

/** The price of a line of this quantity alone in a cart of the user, by the functions that price carts. */
export async function readPrice(db: Queryable, viewer: Viewer, question: PriceQuestion) {
  const { productID, quantity, time } = question
  const [found] = await readOffers(db, viewer, viewer.marketplace, [productID])
  const offer = found?.offer
  const line = { ...noLine, productID, quantity, specs: offer ? specsOf(offer, question.variantID) : [] }
  const schedule = offer?.schedule ?? null
  const context = { now: time, isSubscription: false, currency: schedule?.currency ?? null }
  const decision = priceLine(line, [line], offer, context)
  const used = schedule && findBreak(schedule.breaks, pricedQuantity(line, [line], schedule))
  const problems = decision.ok ? [] : decision.problems
  return {
    PriceScheduleID: schedule?.id ?? null,
    BreakQuantity: used?.Quantity ?? 0,
    IsOnSale: decision.ok && decision.priced.isOnSale,
    UnitPrice: decision.ok ? fromUnits(decision.priced.unitPrice) : null,
    LineSubtotal: decision.ok ? fromUnits(decision.priced.lineSubtotal) : null,
    Problems: problems.map(({ code, message }) => ({ ErrorCode: code, Message: message ?? errors[code].message })),
  }
}

const noLine = { id: 'explained', isBundle: false, bundleItemID: null, priceOverridden: false, unitPrice: zero }

/** The options of a variant; without one the defaults of the product count. */
function specsOf({ variants }: Offer, variantID: string | undefined) {
  const specs = variants.find(({ id }) => id === variantID)?.specs ?? []
  return specs.map(({ SpecID, OptionID }) => ({
    SpecID,
    OptionID,
    Name: null,
    Value: null,
    PriceMarkupType: null,
    PriceMarkup: null,
  }))
}
