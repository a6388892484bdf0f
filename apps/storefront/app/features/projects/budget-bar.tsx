import type { ProjectDetail, ProjectRow } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { ShareBar } from '../../kit/plans/share-bar.tsx'

type BudgetFigures = Pick<
  ProjectDetail['budget'] & ProjectRow,
  'budgetCents' | 'plannedCents' | 'toOrderCents' | 'orderedCents' | 'returnedCents' | 'leftCents' | 'isOverspent'
>

/** A text such as `$5,719.73 ordered · $200.00 returned · $948.40 still to order`. */
function spendingText({ orderedCents, returnedCents, toOrderCents }: BudgetFigures): string {
  const parts: [number, string][] = [
    [orderedCents, 'ordered'],
    [returnedCents, 'returned'],
    [toOrderCents, 'still to order'],
  ]
  const shown = parts.filter(([cents]) => cents > 0).map(([cents, what]) => `${formatMoney(cents)} ${what}`)
  return shown.join(' · ') || 'Nothing ordered or planned yet'
}

/** Ordered and still to order against the budget; the text says the same. */
export function BudgetBar({ budget, size = 'text-2xl' }: { budget: BudgetFigures; size?: string }) {
  const { budgetCents, plannedCents, toOrderCents, leftCents, isOverspent } = budget
  const spentCents = Math.max(budget.orderedCents - budget.returnedCents, 0)
  const isOver = leftCents !== null && leftCents < 0
  return (
    <div className="grid gap-2">
      <p className={`flex flex-wrap items-baseline gap-x-3 ${isOver ? 'text-sale' : ''}`}>
        <span className={`tabular font-display leading-tight ${size}`}>
          {formatMoney(leftCents === null ? plannedCents : Math.abs(leftCents))}
        </span>
        <span className={isOver ? 'font-bold' : 'text-stone'}>{headline(budget)}</span>
      </p>
      <ShareBar
        whole={Math.max(budgetCents ?? 0, spentCents + toOrderCents)}
        mark={budgetCents ?? undefined}
        parts={[
          { tone: isOverspent ? 'sale' : 'sage', value: spentCents },
          { tone: isOver && !isOverspent ? 'sale' : 'ink', value: toOrderCents },
        ]}
      />
      <p className="text-sm text-stone">{spendingText(budget)}</p>
    </div>
  )
}

function headline({ budgetCents, leftCents, isOverspent, orderedCents, returnedCents }: BudgetFigures): string {
  if (budgetCents === null || leftCents === null) return 'planned, no budget set'
  const budget = `the ${formatMoney(budgetCents)} budget`
  if (leftCents >= 0) return `left of ${budget}`
  if (!isOverspent) return `over ${budget} once everything is ordered`
  const overspentCents = orderedCents - returnedCents - budgetCents
  // the amount of orders alone is what the alert of the overview says
  return overspentCents === -leftCents
    ? `over ${budget}`
    : `over ${budget}, ${formatMoney(overspentCents)} of it in orders`
}
