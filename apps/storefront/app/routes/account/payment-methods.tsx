import { ownValue } from '@tessera/contract/kit/own-value'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { cardActions } from '../../features/payment-methods/card-actions.server.ts'
import { CardList } from '../../features/payment-methods/card-list.tsx'
import { loadPaymentMethods } from '../../features/payment-methods/load-payment-methods.server.ts'
import { RemoveAllForm } from '../../features/payment-methods/remove-all-form.tsx'
import { TermsCard } from '../../features/payment-methods/terms-card.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { CardForm } from '../../kit/cards/card-form.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/payment-methods.ts'

const page = '/account/payment-methods'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () => loadPaymentMethods(visitor, url))
}

export const action = formActions(cardActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Payment methods' })

export default function PaymentMethods({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, billing, isAdding, canShare, canRemoveAll, company, today } = loaderData
  const refusal = findRefusal(actionData)
  const isBusy = useNavigation().state !== 'idle'
  if (isAdding) return <NewCard {...loaderData} />
  const add = (
    <LinkButton href={`${page}?add=1`} kind="primary">
      Add a card
    </LinkButton>
  )
  return (
    <div className="grid gap-8">
      <PageHead title="Payment methods" actions={cards && cards.length > 0 && add} />
      <RefusalSummary refusal={refusal} />
      {!refusal && <CardMessage {...loaderData} />}
      {cards === null && (
        <Notice kind="warning" title="We can’t load your saved cards right now" action={add}>
          They’re safe. Please try again in a moment.
        </Notice>
      )}
      {cards?.length === 0 && (
        <EmptyState title="Add a card for faster checkout" action={add}>
          Your card number stays with our payment provider; we only store the last four digits.
        </EmptyState>
      )}
      {cards && cards.length > 0 && <CardList cards={cards} today={today} canShare={canShare} isBusy={isBusy} />}
      {billing && billing.creditLineCents > 0 && <TermsCard billing={billing} />}
      {canRemoveAll && <RemoveAllForm company={company} refusal={refusal} isBusy={isBusy} />}
    </div>
  )
}

function NewCard({ request, refused }: Pick<Route.ComponentProps['loaderData'], 'request' | 'refused'>) {
  return (
    <div className="grid max-w-2xl gap-8">
      <PageHead title="New card" />
      {request ? (
        <CardForm
          request={request}
          returnUrl={page}
          submit="Save card"
          note="We verify the card with your bank without charging it. We never see your full card number."
          refused={refused}
        />
      ) : (
        <Notice kind="error" isLive title="Card service is temporarily unavailable">
          Nothing was charged or saved. Please try again in a few minutes.
        </Notice>
      )}
      <div>
        <LinkButton href={page} kind="quiet">
          Back to payment methods
        </LinkButton>
      </div>
    </div>
  )
}

interface CardMessageProps {
  saved: string | null
  removed: number | null
  isUsualSet: boolean
  shared: string | null
}

const sharedMessages: Record<string, string> = {
  yes: 'Everyone on your account can now pay with this card.',
  no: 'Only you can pay with this card now.',
}

function CardMessage({ saved, removed, isUsualSet, shared }: CardMessageProps) {
  const usual = isUsualSet ? 'This is now your default card.' : null
  const done = usual ?? ownValue(sharedMessages, shared ?? '')
  const text = saved ? `Card ending in ${saved} saved.` : removed !== null ? removedMessage(removed) : done
  if (!text) return null
  return (
    <Notice kind="success" isLive>
      {text}
    </Notice>
  )
}

const removedMessage = (count: number): string =>
  count > 0 ? `${formatUnits(count, 'card')} removed.` : 'There were no cards to remove.'
