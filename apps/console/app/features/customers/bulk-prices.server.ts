import { randomUUID } from 'node:crypto'
import type { PriceGroupReport } from '@tessera/client/shop/types.gen'
import { priceGroups } from '@tessera/contract/shop/constants'
import { getEnvironment } from '../../http/environment.server.ts'
import { refusalText } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'

type PriceGroup = (typeof priceGroups)[number]

/** A step on the way from selected customers to other prices: look at it, done. */
export interface BulkPricesOutcome {
  work: 'prices'
  step: 'fill' | 'review' | 'done'
  /** The selected customers with the prices that the list showed. */
  selected: { number: string; seen: PriceGroup }[]
  priceGroup: string
  reason: string
  problem: string | null
  customers: PriceGroupReport['customers']
  key: string
}

const isGroup = (text: string): text is PriceGroup => priceGroups.some((group) => group === text)

/** Says what another price group would change, or changes it, customer by customer. */
export async function changePrices({ token }: Staff, form: FormData): Promise<BulkPricesOutcome> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const isPreview = text('intent') !== 'make:prices'
  const selected = [...new Set(form.getAll('customer').map(String))].flatMap((number) => {
    const seen = text(`seen.${number}`)
    return isGroup(seen) ? [{ number, seen }] : []
  })
  const priceGroup = text('priceGroup')
  const start: BulkPricesOutcome = {
    work: 'prices',
    step: 'fill',
    selected,
    priceGroup,
    reason: text('reason'),
    problem: null,
    customers: [],
    key: randomUUID(),
  }
  if (selected.length === 0) return { ...start, problem: 'Select at least one customer.' }
  if (!isGroup(priceGroup)) return { ...start, problem: 'Choose a price group.' }
  if (!start.reason) return { ...start, problem: 'Enter a reason.' }
  try {
    const { customers } = await getEnvironment().shop.Operator.ChangePriceGroups(
      {
        customers: selected.map(({ number, seen }) => ({ customerNumber: number, seen })),
        priceGroup,
        reason: start.reason,
        isPreview,
      },
      { accessToken: token, ...(!isPreview && { idempotencyKey: text('key') }) },
    )
    return { ...start, step: isPreview ? 'review' : 'done', customers }
  } catch (error) {
    return { ...start, problem: refusalText(error) }
  }
}
