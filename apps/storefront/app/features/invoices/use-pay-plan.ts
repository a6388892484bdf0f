import { useState } from 'react'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { type AvailableCredit, type PayableRow, type PayPlan, planOf } from './pay-plan.ts'
import type { PaySelection } from './pay-selection.ts'
import { amountText, defaultPayable, maxPayable, readAmount } from './payable.ts'

export interface PayPlanState {
  plan: PayPlan
  typed: ReadonlyMap<string, string>
  usesCredits: boolean
  type(documentId: string, text: string): void
  setCredits(uses: boolean): void
  /** The URL state of this step as currently filled in. */
  address: PaySelection
}

interface PayPlanInput {
  rows: readonly PayableRow[]
  credits: readonly AvailableCredit[]
  address: PaySelection
  refusal: FormRefusal | undefined
}

/** The plan as typed so far. The server calculates the same from the URL, so it works without JavaScript. */
export function usePayPlan({ rows, credits, address, refusal }: PayPlanInput): PayPlanState {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => firstAmounts(rows, address, refusal))
  const [usesCredits, setCredits] = useState(address.usesCredits)
  return {
    plan: planOf(rows, typed, usesCredits ? credits : []),
    typed,
    usesCredits,
    type: (documentId, text) => setTyped((before) => new Map(before).set(documentId, text)),
    setCredits,
    address: { picks: rows.map((row) => pickOf(row, typed)), usesCredits },
  }
}

function pickOf(row: PayableRow, typed: ReadonlyMap<string, string>) {
  const cents = readAmount(typed.get(row.documentId) ?? '') ?? null
  return { id: row.documentId, cents: cents === defaultPayable(row) ? null : cents }
}

function firstAmounts(rows: readonly PayableRow[], { picks }: PaySelection, refusal: FormRefusal | undefined) {
  return new Map(
    rows.map((row): [string, string] => {
      const part = picks.find(({ id }) => id === row.documentId)?.cents
      const usual = amountText(part ?? (defaultPayable(row) || maxPayable(row)))
      return [row.documentId, refusal?.typed[`amount-${row.documentId}`] ?? usual]
    }),
  )
}
