import type { PaymentRequest, SavedCard } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { Notice } from '@tessera/ui/notice'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { CardForm } from '../../kit/cards/card-form.tsx'
import { cardState } from '../../kit/cards/card-label.ts'
import type { RefusedCard } from '../../kit/cards/read-card.server.ts'
import { PayForm } from './pay-form.tsx'
import type { AvailableCredit, PayableRow } from './pay-plan.ts'
import { choiceCookieText, type PaySelection, payPath } from './pay-selection.ts'
import { usePayPlan } from './use-pay-plan.ts'

interface Props {
  rows: readonly PayableRow[]
  address: PaySelection
  credits: readonly AvailableCredit[]
  cards: readonly SavedCard[]
  request: PaymentRequest | null
  refused: RefusedCard | undefined
  /** Of the billing address; empty if none is known. */
  billingZip: string
  /** The name on the card that was just entered: a declined card isn't typed again from the start. */
  holder: string
  card: Pick<SavedCard, 'brand' | 'last4'> | null
  formKey: string
  today: string
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Amounts, credits and card. A new card goes to the provider first and comes back as a token. */
export function PayStep({ request, refused, billingZip, holder, ...props }: Props) {
  const { rows, address, credits, cards, refusal, today } = props
  const live = usePayPlan({ rows, credits, address, refusal })
  // a wrong amount is corrected before a card is asked for
  const hasCardForm = live.plan.cardCents > 0 && live.plan.problems.size === 0
  const hasCard = props.card !== null || cards.some((card) => cardState(card, today) !== 'expired')
  return (
    <div className="grid gap-8">
      <PayForm {...props} live={live} hasCardForm={hasCardForm && request !== null} />
      {hasCardForm && (
        // the cookie that restores the selection also carries the typed amounts
        <div onSubmit={() => rememberChoice(live.address)}>
          <NewCard {...{ request, refused, billingZip, holder }} isFirst={!hasCard} />
        </div>
      )}
    </div>
  )
}

const rememberChoice = (address: PaySelection): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it when the provider redirects back
  document.cookie = choiceCookieText(address)
}

interface NewCardProps extends Pick<Props, 'request' | 'refused' | 'billingZip' | 'holder'> {
  /** True if there is no other payment method yet. */
  isFirst: boolean
}

function NewCard({ request, refused, billingZip, holder, isFirst }: NewCardProps) {
  if (!request)
    return (
      <Notice kind="warning" title="We can’t add new cards right now">
        Nothing was charged. Please try again in a few minutes{isFirst ? '.' : ', or pay with a saved card.'}
      </Notice>
    )
  const form = (
    <CardForm
      request={request}
      returnUrl={payPath}
      submit="Use this card"
      note="You won’t be charged yet. Your card number goes straight to our payment provider."
      isPrimary={isFirst}
      refused={refused}
      billingZip={billingZip}
      holder={holder}
    />
  )
  if (!isFirst)
    return (
      <Disclosure summary="Pay with another card" isOpen={refused !== undefined || undefined}>
        <div className="max-w-2xl">{form}</div>
      </Disclosure>
    )
  return (
    <section aria-labelledby="card-title" className="grid max-w-2xl gap-4">
      <h2 id="card-title" className="text-2xl">
        Card
      </h2>
      {form}
    </section>
  )
}
