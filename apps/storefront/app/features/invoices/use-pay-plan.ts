import { useState } from 'react'
import type { FormRefusal } from '../../http/form-refusal.ts'
import type { PayAddress } from './pay-address.ts'
import { type DebtRow, type FreeCredit, type PayPlan, planOf } from './pay-plan.ts'
import { amountText, amountTyped, mostPayable, usuallyPaid } from './payable.ts'

export interface LivePlan {
  plan: PayPlan
  typed: ReadonlyMap<string, string>
  usesCredits: boolean
  type(documentId: string, text: string): void
  setCredits(uses: boolean): void
  /** The URL state of this step as currently filled in. */
  address: PayAddress
}

interface Given {
  rows: readonly DebtRow[]
  credits: readonly FreeCredit[]
  address: PayAddress
  refusal: FormRefusal | undefined
}

/** The plan as typed so far. The server calculates the same from the URL, so it works without JavaScript. */
export function usePayPlan({ rows, credits, address, refusal }: Given): LivePlan {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => firstAmounts(rows, address, refusal))
  const [usesCredits, setCredits] = useState(address.usesCredits)
  return {
    plan: planOf(rows, typed, usesCredits ? credits : []),
    typed,
    usesCredits,
    type: (documentId, text) => setTyped((before) => new Map(before).set(documentId, text)),
    setCredits,
    address: { picks: rows.map((row) => pickOf(row, typed)), usesCredits, card: address.card },
  }
}

function pickOf(row: DebtRow, typed: ReadonlyMap<string, string>) {
  const cents = amountTyped(typed.get(row.documentId) ?? '') ?? null
  return { id: row.documentId, cents: cents === usuallyPaid(row) ? null : cents }
}

function firstAmounts(rows: readonly DebtRow[], { picks }: PayAddress, refusal: FormRefusal | undefined) {
  return new Map(
    rows.map((row): [string, string] => {
      const part = picks.find(({ id }) => id === row.documentId)?.cents
      const usual = amountText(part ?? (usuallyPaid(row) || mostPayable(row)))
      return [row.documentId, refusal?.typed[`amount-${row.documentId}`] ?? usual]
    }),
  )
}
