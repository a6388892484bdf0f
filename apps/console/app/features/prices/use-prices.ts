import type { PriceGroup } from '@tessera/contract/shop/constants'
import { formatCount } from '@tessera/ui/format'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CellEdit, cellKey } from '../../grid/edit-history.ts'
import type { SavedCells } from '../../grid/use-cell-edits.ts'
import { type RowWindow, windowRows } from '../../grid/use-row-windows.ts'
import { overtakingRecord, sendChanges, wordsOfRefusal } from '../../operations/send-changes.ts'
import {
  answersOf,
  changeOfBreaks,
  type PricePlan,
  planPrices,
  priceOf,
  type ReviewLine,
  reviewLines,
  settlePrices,
} from './plan-prices.ts'
import { checkPrice, gridRowOf, type PricePage, type PriceRow } from './price-cells.ts'
import { readBreaks, type TypedBreak } from './read-breaks.ts'

/** The question that a review asks; the answer decides whether anything is saved. */
export interface PriceReview {
  lines: ReviewLine[]
  decide(isApplied: boolean): void
}

/** The row as it is now, and what was refused. */
interface SavedBreaks {
  row?: PriceRow
  problem?: string
}

/** Reads prices window by window, and saves edited ones after a look at what would happen. */
export function usePrices(page: PricePage) {
  const [query] = useSearchParams()
  const words = query.toString()
  const rows = useRef(new Map(page.rows.map((row) => [row.id, row])))
  const [review, setReview] = useState<PriceReview | null>(null)
  const first = useMemo(() => ({ rows: page.rows.map(gridRowOf), total: page.total }), [page])
  const load = useCallback(
    async (window: number): Promise<RowWindow> => {
      const loaded = await readWindow(words, window)
      for (const row of loaded.rows) if (!rows.current.has(row.id)) rows.current.set(row.id, row)
      return { rows: loaded.rows.map(gridRowOf), total: loaded.total }
    },
    [words],
  )
  const ask = (lines: ReviewLine[]): Promise<boolean> =>
    new Promise((resolve) =>
      setReview({
        lines,
        decide: (isApplied) => {
          setReview(null)
          resolve(isApplied)
        },
      }),
    )
  const save = async (edits: readonly CellEdit[], report: (text: string) => void): Promise<SavedCells> => {
    const plan = planPrices(rows.current, edits, page.buyerID)
    const tried = await send(plan, true)
    const lines = reviewLines(rows.current, plan, tried)
    if (lines.length > 0 && !(await ask(lines))) return { ...unchanged, problems: plan.problems }
    const refused = new Set(lines.filter(({ refusal }) => refusal).map(({ key }) => key))
    const triedAnswers = answersOf(plan, tried)
    const isGood = ({ edit }: PricePlan['prices'][number]) => !refused.has(cellKey(edit.row, edit.column))
    const good = { ...plan, prices: plan.prices.filter(isGood) }
    const made = answersOf(good, await send(good, false, report))
    const answers = plan.prices.map((price, at) =>
      isGood(price) ? (made[good.prices.indexOf(price)] ?? []) : (triedAnswers[at] ?? []),
    )
    const settled = settlePrices(rows.current, plan, answers)
    for (const row of settled.newRows) rows.current.set(row.id, row)
    return settled
  }
  const saveBreaks = async (row: PriceRow, group: PriceGroup, typed: TypedBreak[]): Promise<SavedBreaks> => {
    const price = row.prices[group]
    const read = price ? readBreaks(price.breaks, typed) : { problem: 'Enter the first price in the grid.' }
    if (!price || 'problem' in read) return { problem: 'problem' in read ? read.problem : '' }
    const [answer] = await sendChanges([changeOfBreaks(price, read.breaks)], { key: crypto.randomUUID() })
    const saved = answer && (answer.After ?? overtakingRecord(answer))
    const next = saved ? { ...row, prices: { ...row.prices, [group]: priceOf(saved) } } : row
    rows.current.set(row.id, next)
    if (answer && answer.Status < 400) return { row: next }
    return { row: next, problem: answer ? wordsOfRefusal(answer) : 'Nothing was saved. Try again.' }
  }
  return { first, load, check: checkPrice, save, saveBreaks, review, rowOf: (id: string) => rows.current.get(id) }
}

const unchanged: SavedCells = {
  saved: [],
  problems: new Map(),
  rows: [],
  note: 'Nothing was saved. Your edits are still here.',
}

function send({ prices }: PricePlan, isDryRun: boolean, report?: (text: string) => void) {
  const changes = prices.flatMap((price) => price.changes)
  return sendChanges(changes, {
    isDryRun,
    key: crypto.randomUUID(),
    report: (done) => report?.(`${formatCount(done)} of ${formatCount(changes.length)} sent.`),
  })
}

async function readWindow(words: string, window: number): Promise<{ rows: PriceRow[]; total: number }> {
  const query = new URLSearchParams(words)
  query.set('page', String(window + 1))
  query.set('pageSize', String(windowRows))
  const response = await fetch(`/console/prices/rows?${query}`, { redirect: 'error' })
  if (!response.ok) throw new Error(`Prices couldn’t be loaded (${response.status}).`)
  return response.json()
}
