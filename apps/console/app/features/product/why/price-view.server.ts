import { perSqftCents } from '@tessera/domain/coverage/box-price'
import { tryRead } from '../../../operations/try-read.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import type { ProductExplanation } from './explanation.ts'

export interface PriceBreakView {
  quantity: number
  price: number
  salePrice: number | null
  isUsed: boolean
}

/** The price of a quantity, step by step. Amounts are dollars, as the platform has them. */
export interface PriceView {
  quantity: number
  candidates: { id: string; source: string; verdict: string; isChosen: boolean }[]
  breaks: PriceBreakView[]
  /** Added or taken off by the options of a variant; zero without. */
  markup: number
  isOnSale: boolean
  unitPrice: number | null
  perSqft: number | null
  unit: string
  lineSubtotal: number | null
  problems: string[]
}

type Candidate = ProductExplanation['Candidates'][number]

const sources: Readonly<Record<Candidate['Source'], string>> = {
  UserGroup: 'Assigned to a group of the customer',
  Buyer: 'Assigned to the whole company',
  Seller: 'Of the seller of the product',
  Product: 'The product’s own price',
}

const verdicts: Readonly<Record<Candidate['Reason'], string>> = {
  Chosen: 'Used: the nearest one',
  AnotherIsNearer: 'Not used: another one is nearer',
  OtherCurrency: 'Not used: another currency',
}

interface Schedule {
  PriceBreaks: { Quantity: number; Price: number; SalePrice: number | null }[]
}

interface Units {
  xp: { units?: { purchaseUnit?: string; sqftPerUnit?: string | null } } | null
}

export async function priceView(staff: Staff, explanation: ProductExplanation): Promise<PriceView> {
  const { ProductID, PriceScheduleID, Candidates, Problems, UnitPrice, IsOnSale, BreakQuantity } = explanation
  const [schedule, product] = await Promise.all([
    PriceScheduleID ? tryRead<Schedule>(staff, 'PriceSchedules.Get', { priceScheduleID: PriceScheduleID }) : undefined,
    tryRead<Units>(staff, 'Products.Get', { productID: ProductID }),
  ])
  const breaks = (schedule?.PriceBreaks ?? []).map(({ Quantity, Price, SalePrice }) => ({
    quantity: Quantity,
    price: Price,
    salePrice: SalePrice,
    isUsed: UnitPrice !== null && Quantity === BreakQuantity,
  }))
  const used = breaks.find(({ isUsed }) => isUsed)
  const base = used && (IsOnSale ? (used.salePrice ?? used.price) : used.price)
  const { purchaseUnit, sqftPerUnit } = product?.xp?.units ?? {}
  return {
    quantity: explanation.Quantity,
    candidates: Candidates.map(({ PriceScheduleID: id, Source, Reason, IsFromParent }) => ({
      id,
      source: `${sources[Source]}${IsFromParent ? ', for its parent' : ''}`,
      verdict: verdicts[Reason],
      isChosen: Reason === 'Chosen',
    })),
    breaks,
    markup: base === undefined || UnitPrice === null ? 0 : Math.round((UnitPrice - base) * 10_000) / 10_000,
    isOnSale: IsOnSale,
    unitPrice: UnitPrice,
    perSqft: UnitPrice === null ? null : perSqft(UnitPrice, sqftPerUnit),
    unit: purchaseUnit ?? 'unit',
    lineSubtotal: explanation.LineSubtotal,
    problems: Problems.map(({ ErrorCode, Message }) =>
      ErrorCode === 'NotFound' ? 'They don’t see the product, so they can’t add it to a cart.' : Message,
    ),
  }
}

function perSqft(unitPrice: number, sqftPerUnit: string | null | undefined): number | null {
  if (!sqftPerUnit || !(Number(sqftPerUnit) > 0)) return null
  return perSqftCents(Math.round(unitPrice * 100), sqftPerUnit) / 100
}
