import type { PriceBreak } from '@tessera/client/platform/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { type CellEdit, cellKey } from '../../grid/edit-history.ts'
import type { SavedCells } from '../../grid/use-cell-edits.ts'
import { type CallChange, type CallResult, overtakingRecord, wordsOfRefusal } from '../../operations/send-changes.ts'
import { priceGroupLabels } from '../customers/customer-list.ts'
import { changesOfPrice, type GroupPrice, gridRowOf, type PriceRow, readPrice, textOfPrice } from './price-cells.ts'

interface PlannedPrice {
  edit: CellEdit
  group: PriceGroup
  changes: CallChange[]
}

export interface PricePlan {
  prices: PlannedPrice[]
  problems: Map<string, string>
}

/** The changes behind edited prices; those that cannot be read are refused here. */
export function planPrices(
  rows: ReadonlyMap<string, PriceRow>,
  edits: readonly CellEdit[],
  buyerID: string | null,
): PricePlan {
  const plan: PricePlan = { prices: [], problems: new Map() }
  for (const edit of edits) {
    const row = rows.get(edit.row)
    const group = edit.column as PriceGroup
    const read = row ? readPrice(edit.text) : { problem: 'This product no longer exists.' }
    const planned = 'price' in read && row ? changesOfPrice(row, group, read.price, buyerID) : read
    if ('changes' in planned) plan.prices.push({ edit, group, changes: planned.changes })
    else if ('problem' in planned) plan.problems.set(cellKey(edit.row, edit.column), planned.problem)
  }
  return plan
}

/** One price as the review shows it. */
export interface ReviewLine {
  key: string
  product: string
  group: string
  was: string
  now: string
  /** Prices of larger quantities: `10+ 4.99, 40+ 4.83`. */
  breaks: string
  refusal: string | null
}

const isMade = ({ Status }: CallResult): boolean => Status > 0 && Status < 400

/** The answers to each price, in the order of the changes. */
export function answersOf({ prices }: PricePlan, results: readonly CallResult[]): CallResult[][] {
  let at = 0
  return prices.map(({ changes }) => {
    const from = at
    at += changes.length
    return results.slice(from, at)
  })
}

const refusalOf = (answers: readonly CallResult[]): CallResult | undefined => answers.find((one) => !isMade(one))

export function reviewLines(
  rows: ReadonlyMap<string, PriceRow>,
  plan: PricePlan,
  results: readonly CallResult[],
): ReviewLine[] {
  const answers = answersOf(plan, results)
  return plan.prices.map(({ edit, group, changes }, at) => {
    const refused = refusalOf(answers[at] ?? [])
    return {
      key: cellKey(edit.row, edit.column),
      product: rows.get(edit.row)?.name ?? edit.row,
      group: priceGroupLabels[group],
      was: edit.was,
      now: edit.text,
      breaks: breaksText((changes[0]?.Body?.PriceBreaks ?? []) as PriceBreak[]),
      refusal: refused ? wordsOfRefusal(refused) : null,
    }
  })
}

const breaksText = (breaks: readonly PriceBreak[]): string =>
  breaks
    .toSorted((one, other) => one.Quantity - other.Quantity)
    .slice(1)
    .map(({ Quantity, Price }) => `${Quantity}+ ${textOfPrice(Price)}`)
    .join(', ')

/** Sorts prices into saved and refused ones, with the rows as they are now. */
export function settlePrices(
  rows: ReadonlyMap<string, PriceRow>,
  { prices, problems }: PricePlan,
  answers: readonly (readonly CallResult[])[],
): SavedCells & { newRows: PriceRow[] } {
  const saved: string[] = []
  const changed = new Map<string, PriceRow>()
  for (const [at, { edit, group }] of prices.entries()) {
    const own = answers[at] ?? []
    const refused = own.length === 0 ? undefined : refusalOf(own)
    const key = cellKey(edit.row, edit.column)
    const theirs = refused && overtakingRecord(refused)
    const current = refused ? theirs : own[0]?.After
    const row = changed.get(edit.row) ?? rows.get(edit.row)
    if (row && current) changed.set(edit.row, { ...row, prices: { ...row.prices, [group]: priceOf(current) } })
    if (own.length > 0 && !refused) saved.push(key)
    else if (refused) problems.set(key, theirs ? overtaken(theirs, edit.text) : wordsOfRefusal(refused))
  }
  const newRows = [...changed.values()]
  const left = problems.size > 0 ? `, ${problems.size.toLocaleString('en-US')} not saved` : ''
  const note = `${saved.length.toLocaleString('en-US')} ${saved.length === 1 ? 'price' : 'prices'} saved${left}.`
  return { saved, problems, rows: newRows.map(gridRowOf), newRows, note }
}

/** The change that gives a schedule other prices of larger quantities. */
export const changeOfBreaks = ({ scheduleID, breaks }: GroupPrice, wanted: readonly PriceBreak[]): CallChange => ({
  Operation: 'PriceSchedules.Patch',
  Parameters: { priceScheduleID: scheduleID },
  Body: { PriceBreaks: wanted },
  Was: { PriceBreaks: breaks },
})

export const priceOf = (schedule: Readonly<Record<string, unknown>>): GroupPrice => ({
  scheduleID: String(schedule.ID),
  breaks: (schedule.PriceBreaks ?? []) as PriceBreak[],
  saleStart: (schedule.SaleStart ?? null) as string | null,
  saleEnd: (schedule.SaleEnd ?? null) as string | null,
})

function overtaken(theirs: Readonly<Record<string, unknown>>, mine: string): string {
  const [first] = priceOf(theirs).breaks.toSorted((one, other) => one.Quantity - other.Quantity)
  return `Someone else changed this price to ${first ? textOfPrice(first.Price) : 'none'}. Save again to make it ${mine}.`
}
