import { divideCents } from '../divide-cents.ts'

export const costKinds = ['quoted', 'ordered', 'invoiced', 'returned'] as const
export type CostKind = (typeof costKinds)[number]

/** A quote, order, invoice or credit with its full amount, tax and delivery included. */
export interface CostDocument {
  kind: CostKind
  cents: number
  /** The lines it is about; `weight` is the line's goods in cents. Lines of other projects take their own share. */
  lines: readonly { projectId: string | null; room: string | null; weight: number }[]
}

export interface Costs {
  quotedCents: number
  orderedCents: number
  invoicedCents: number
  returnedCents: number
}

export const noCosts: Costs = { quotedCents: 0, orderedCents: 0, invoicedCents: 0, returnedCents: 0 }

/**
 * Costs of a project by room name; null is the part without a room. All parts together are the project's share of its
 * documents to the cent.
 */
export function costsByRoom(
  projectId: string,
  documents: readonly CostDocument[],
  rooms: ReadonlySet<string>,
): Map<string | null, Costs> {
  const costs = new Map<string | null, Costs>()
  for (const { kind, cents, lines } of documents) {
    const parts = divideCents(
      cents,
      lines.map(({ weight }) => weight),
    )
    for (const [at, line] of lines.entries()) {
      if (line.projectId !== projectId) continue
      const room = line.room !== null && rooms.has(line.room) ? line.room : null
      const before = costs.get(room) ?? noCosts
      costs.set(room, { ...before, [`${kind}Cents`]: before[`${kind}Cents`] + (parts[at] ?? 0) })
    }
  }
  return costs
}

/** The documents of each project; one that serves several is in several lists. */
export function groupByProject(documents: readonly CostDocument[]): Map<string, CostDocument[]> {
  const groups = new Map<string, CostDocument[]>()
  for (const document of documents)
    for (const id of new Set(document.lines.flatMap(({ projectId }) => projectId ?? [])))
      if (!groups.get(id)?.push(document)) groups.set(id, [document])
  return groups
}

export const sumCosts = (all: Iterable<Costs>): Costs =>
  [...all].reduce(
    (sum, one) => ({
      quotedCents: sum.quotedCents + one.quotedCents,
      orderedCents: sum.orderedCents + one.orderedCents,
      invoicedCents: sum.invoicedCents + one.invoicedCents,
      returnedCents: sum.returnedCents + one.returnedCents,
    }),
    noCosts,
  )

export interface Budget extends Costs {
  /** Budget less what is ordered, less what is still to order, plus what was returned; null without a budget. */
  leftCents: number | null
  /** Orders and the rest of the plan cost more than the budget. */
  isOver: boolean
  /** Orders alone cost more than the budget. */
  isOverspent: boolean
}

export function budgetOf(budgetCents: number | null, toOrderCents: number, costs: Costs): Budget {
  const spentCents = costs.orderedCents - costs.returnedCents
  if (budgetCents === null) return { ...costs, leftCents: null, isOver: false, isOverspent: false }
  const leftCents = budgetCents - spentCents - toOrderCents
  return { ...costs, leftCents, isOver: leftCents < 0, isOverspent: spentCents > budgetCents }
}
