import type { BillingRow } from '@tessera/client/shop/types.gen'
import { useState } from 'react'
import { defaultPayable, maxPayable } from './payable.ts'

export interface PickState {
  has(documentId: string): boolean
  toggle(documentId: string): void
  /** Selects all rows of the page, or none. */
  toggleAll(): void
  /** The number of selected rows. */
  count: number
  /** The selected rows that can be paid; the others can only be downloaded. */
  payable: readonly string[]
  cents: number
  all: 'none' | 'some' | 'all'
}

/** The selected rows of this page and their total. */
export function usePicks(rows: readonly BillingRow[]): PickState {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const picked = rows.filter(({ documentId }) => ids.has(documentId))
  const payable = picked.filter(({ canPay }) => canPay)
  const all = picked.length === 0 ? 'none' : picked.length < rows.length ? 'some' : 'all'
  return {
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    toggleAll: () => setIds(new Set(all === 'all' ? [] : rows.map(({ documentId }) => documentId))),
    count: picked.length,
    payable: payable.map(({ documentId }) => documentId),
    cents: payable.reduce((sum, row) => sum + (defaultPayable(row) || maxPayable(row)), 0),
    all,
  }
}
