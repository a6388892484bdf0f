import { Button } from '@tessera/ui/button'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import type { PayPlan } from './pay-plan.ts'

interface Props {
  plan: PayPlan
  documents: number
  /** A card is chosen, or none is needed. */
  canPay: boolean
  /** The fields of a new card are on the page. */
  hasCardForm: boolean
  isBusy: boolean
}

/** The running total and the pay button. */
export function PaySummary({ plan, documents, canPay, hasCardForm, isBusy }: Props) {
  const { totalCents, creditCents, cardCents, problems } = plan
  return (
    <section aria-labelledby="sum-title" className="grid gap-4 border border-grout bg-surface p-6">
      <h2 id="sum-title" className="text-2xl">
        Total
      </h2>
      <output aria-live="polite" className="grid gap-2">
        <SummaryLine name={formatUnits(documents, 'document')} cents={totalCents} />
        {creditCents > 0 && <SummaryLine name="Credits applied" cents={-creditCents} />}
        <span className="flex items-baseline justify-between gap-4 border-t border-grout pt-3">
          <span>{cardCents > 0 ? 'By card' : 'Nothing by card'}</span>
          <span className="font-display text-3xl leading-tight">{formatMoney(cardCents)}</span>
        </span>
      </output>
      {canPay && (
        <Button
          type="submit"
          name="intent"
          value="pay"
          kind="primary"
          size="Large"
          isWide
          isBusy={isBusy}
          disabled={problems.size > 0 || totalCents === 0}
        >
          {cardCents > 0 ? `Pay ${formatMoney(cardCents)}` : `Pay ${formatMoney(totalCents)} with credits`}
        </Button>
      )}
      <p className="text-sm text-stone">{nextStepOf(canPay, hasCardForm, problems.size > 0)}</p>
    </section>
  )
}

function nextStepOf(canPay: boolean, hasCardForm: boolean, isWrong: boolean): string {
  if (isWrong) return 'Correct the marked amounts to continue.'
  if (canPay) return 'If an amount changes, you won’t be charged until you’ve seen the new total.'
  return hasCardForm ? 'Enter a card below, or pay from a bank account.' : 'Pay from a bank account.'
}

const SummaryLine = ({ name, cents }: { name: string; cents: number }) => (
  <span className="flex justify-between gap-4">
    <span className="text-stone">{name}</span>
    <span className="tabular">{formatMoney(cents)}</span>
  </span>
)
