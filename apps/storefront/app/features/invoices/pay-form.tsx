import type { SavedCard } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox, RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { cardLabel, cardState, expiryLabel } from '../../kit/cards/card-label.ts'
import { BankFields } from './bank-fields.tsx'
import type { AvailableCredit, PayableRow } from './pay-plan.ts'
import { PaySummary } from './pay-summary.tsx'
import { PayTable } from './pay-table.tsx'
import type { PayPlanState } from './use-pay-plan.ts'

/** The card that was just entered. */
type NewCard = Pick<SavedCard, 'brand' | 'last4'>

interface Props {
  rows: readonly PayableRow[]
  credits: readonly AvailableCredit[]
  cards: readonly SavedCard[]
  card: NewCard | null
  live: PayPlanState
  /** The fields of a new card are on the page. */
  hasCardForm: boolean
  formKey: string
  today: string
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function PayForm({ rows, credits, cards, card, live, hasCardForm, formKey, today, refusal, isBusy }: Props) {
  const { plan } = live
  const options = paymentOptions(cards, card, today)
  const usable = options.find(({ isDisabled }) => !isDisabled)
  return (
    <Form method="post" className="grid gap-8 wide:grid-cols-3">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="expectedCents" value={plan.cardCents} />
      <div className="grid min-w-0 content-start gap-6 wide:col-span-2">
        <PayTable rows={rows} live={live} />
        {plan.hasPart && (
          <TextField
            label="Reason for partial payment"
            {...fieldsOf(refusal)('reason')}
            hint="Sent to our accounting team with partially paid documents."
            maxLength={300}
            isOptional
          />
        )}
        {credits.length > 0 && <CreditsCheckbox credits={credits} live={live} />}
        <div>
          <Button type="submit" name="intent" value="update" size="Small">
            Update total
          </Button>
        </div>
      </div>
      <div className="grid content-start gap-6">
        {plan.cardCents > 0 && usable && (
          <RadioGroup legend="Pay with" name="means" options={options} defaultValue={usable.value} isFramed />
        )}
        {plan.cardCents > 0 && card && <Checkbox name="saveCard" label="Save this card for next time" />}
        <PaySummary
          plan={plan}
          documents={rows.length}
          canPay={plan.cardCents === 0 || usable !== undefined}
          hasCardForm={hasCardForm}
          isBusy={isBusy}
        />
        {plan.cardCents > 0 && <BankFields cents={plan.cardCents} refusal={refusal} isBusy={isBusy} />}
      </div>
    </Form>
  )
}

function CreditsCheckbox({ credits, live }: { credits: readonly AvailableCredit[]; live: PayPlanState }) {
  const sum = credits.reduce((total, { freeCents }) => total + freeCents, 0)
  return (
    <Checkbox
      name="credits"
      checked={live.usesCredits}
      onChange={(event) => live.setCredits(event.currentTarget.checked)}
      label={`Apply open credits first, ${formatMoney(sum)}`}
      hint={`${formatUnits(credits.length, 'credit')}, oldest first, applied to the earliest due dates.`}
    />
  )
}

const paymentOptions = (cards: readonly SavedCard[], card: NewCard | null, today: string) => [
  ...(card ? [{ value: 'new', label: cardLabel(card), hint: 'The card you just entered', isDisabled: false }] : []),
  ...cards.map((saved) => {
    const isExpired = cardState(saved, today) === 'expired'
    return {
      value: saved.id,
      label: cardLabel(saved),
      hint: isExpired ? `Expired ${expiryLabel(saved)}` : `Expires ${expiryLabel(saved)}`,
      isDisabled: isExpired,
    }
  }),
]
