import type { PayLink, PaymentRequest, SavedCard } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { FactList } from '@tessera/ui/fact-list'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { CardForm } from '../../kit/cards/card-form.tsx'
import { cardLabel } from '../../kit/cards/card-label.ts'
import type { RefusedCard } from '../../kit/cards/read-card.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { payPath } from './link-cookie.ts'

export interface PayLinkScreenProps {
  link: PayLink
  card: Pick<SavedCard, 'brand' | 'last4'> | null
  /** Null before the first button, and while the provider is down. */
  request: PaymentRequest | null
  refused: RefusedCard | undefined
  /** Empty before the first button. */
  formKey: string
  refusal: FormRefusal | undefined
}

const titles: Readonly<Record<PayLink['status'], string>> = {
  open: 'Pay by card',
  declined: 'Pay by card',
  closed: 'Nothing to pay here',
  challenge: 'Your bank needs to verify this payment',
  working: 'Payment under review',
  paid: 'Thank you',
}

/** An amount, and the card that pays it. */
export function PayLinkScreen(props: PayLinkScreenProps) {
  const { link, refusal } = props
  return (
    <div className="page grid max-w-3xl gap-8 py-10">
      <PageHead title={titles[link.status]}>{link.title}</PageHead>
      <RefusalSummary refusal={refusal && nameDecline(refusal)} />
      {link.status !== 'open' && <Outcome link={link} />}
      <Amounts link={link} />
      {link.status === 'open' && <Paying {...props} />}
    </div>
  )
}

/** A declined card is no mistake in the form. */
const nameDecline = (refusal: FormRefusal): FormRefusal =>
  refusal.code === 'Payment.Declined' ? { ...refusal, title: 'Your payment didn’t go through' } : refusal

const Outcome = ({ link: { status, message, nextUrl } }: { link: PayLink }) => (
  <Notice
    kind={status === 'paid' ? 'success' : 'info'}
    isLive
    action={
      status === 'challenge' && nextUrl ? (
        <a href={nextUrl} className="inline-flex min-h-11 items-center">
          Continue to your bank
        </a>
      ) : status === 'working' ? (
        <LinkButton href={payPath}>Check again</LinkButton>
      ) : undefined
    }
  >
    {message}
  </Notice>
)

function Amounts({ link }: { link: PayLink }) {
  const { customer, dueOn, poNumber, jobName, receipt, lines, amountCents, status } = link
  return (
    <section aria-label="Amount" className="grid gap-4">
      <FactList
        facts={[
          ['Customer', customer],
          ['Due', dueOn && formatDay(dueOn)],
          ['PO number', poNumber],
          ['Job', jobName],
          ['Reference', receipt],
        ]}
      />
      {lines.length > 0 && (
        <ul>
          {lines.map(({ name, amountCents: cents }) => (
            <li key={name} className="flex justify-between gap-4 border-b border-grout py-2">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="tabular">{formatMoney(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex justify-between gap-4 text-xl font-bold">
        <span>{status === 'paid' ? 'Paid' : 'Total'}</span>
        <span className="tabular">{formatMoney(amountCents)}</span>
      </p>
    </section>
  )
}

function Paying({ link, card, request, refused, formKey }: PayLinkScreenProps) {
  const isBusy = useNavigation().state === 'submitting'
  if (formKey === '')
    return (
      <Form method="post">
        <Button type="submit" name="intent" value="start" kind="primary" size="Large" isBusy={isBusy}>
          Enter a card
        </Button>
      </Form>
    )
  const entry = request ? (
    <CardForm
      request={request}
      returnUrl={payPath}
      submit="Use this card"
      note="You won’t be charged yet. Your card number goes straight to our payment provider."
      isPrimary={!card}
      refused={refused}
    />
  ) : (
    <Notice kind="warning" title="We can’t take new cards right now">
      Nothing was charged. Please try again in a few minutes.
    </Notice>
  )
  if (!card) return entry
  return (
    <>
      <Form method="post" className="grid justify-items-start gap-4">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="expectedCents" value={link.amountCents} />
        <p>{cardLabel(card)}, the card you just entered</p>
        <Button type="submit" name="intent" value="pay" kind="primary" size="Large" isBusy={isBusy}>
          Pay {formatMoney(link.amountCents)}
        </Button>
      </Form>
      <Disclosure summary="Pay with another card" isOpen={refused !== undefined || undefined}>
        {entry}
      </Disclosure>
    </>
  )
}
