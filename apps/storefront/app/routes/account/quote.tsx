import { ownValue } from '@tessera/contract/kit/own-value'
import { LinkButton } from '@tessera/ui/button'
import { Notice, type NoticeKind } from '@tessera/ui/notice'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { uploadAttachment } from '../../features/forms/upload-photo.server.ts'
import { AcceptForm } from '../../features/quotes/accept-form.tsx'
import { changeQuote, quoteActions } from '../../features/quotes/change-quote.server.ts'
import { QuoteHead } from '../../features/quotes/quote-head.tsx'
import { QuoteMessages } from '../../features/quotes/quote-messages.tsx'
import { QuoteActionButton, QuoteResponses } from '../../features/quotes/quote-responses.tsx'
import { QuoteState } from '../../features/quotes/quote-state.tsx'
import { isWaiting } from '../../features/quotes/quote-status.tsx'
import { selectOffer } from '../../features/quotes/select-offer.ts'
import { stockChangesIn } from '../../features/quotes/stock-changes.ts'
import { VersionView } from '../../features/quotes/version-view.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { scopeField } from '../../kit/plans/scoped-form.tsx'
import { maxPhotoBytes, uploadFormPhoto } from '../../kit/plans/upload-form-photo.server.ts'
import { useRevalidateInterval } from '../../kit/plans/use-revalidate-interval.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/quote.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { searchParams: query } = url
  return asCustomer(visitor, url, async () => ({
    quote: await orNotFound(visitor.shop.MyAccount.GetQuoteDetail({ quotationId: params.quotationId })),
    version: query.get('version'),
    messageName: query.get('said') ?? '',
    isPro: visitor.profile.isPro,
  }))
}

export const action = formActions(
  quoteActions,
  (args: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(args, async () => {
      await uploadFormPhoto(args.request, args.form, uploadAttachment)
      return changeQuote(change, args)
    }),
  { maxBytes: maxPhotoBytes },
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, params }) =>
  metaOf(matches, { title: `Quote ${params.quotationId}` })

const messages: Record<string, { kind: NoticeKind; text: string }> = {
  waiting: {
    kind: 'success',
    text: 'Thank you. Your order is waiting for your company’s approval. We’ll email you once that’s decided.',
  },
  requested: { kind: 'success', text: 'Your request was sent to your store.' },
  declined: { kind: 'success', text: 'Offer declined. Thank you for letting us know why.' },
  asked: { kind: 'success', text: 'Your store will review your changes and send a new offer.' },
  message: { kind: 'success', text: 'Message sent.' },
  renewed: { kind: 'success', text: 'Your store is reviewing the offer.' },
  canceled: { kind: 'success', text: 'Request withdrawn.' },
  copied: { kind: 'success', text: 'This is a new draft with today’s prices.' },
}

/** Refreshes often while the store is working on the quote, otherwise rarely. */
const refreshMilliseconds = { waiting: 4000, usual: 30_000 }

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, version, messageName, isPro } = loaderData
  const refusal = findRefusal(actionData)
  const selected = selectOffer(quote, version)
  const message = actionData ? undefined : ownValue(messages, messageName)
  const can = (actionName: string) => quote.actions.includes(actionName)
  useRevalidateInterval(refreshMilliseconds[isWaiting(quote.status) ? 'waiting' : 'usual'])
  return (
    <div className="grid gap-8">
      <QuoteHead quote={quote} isPro={isPro} />
      {message && (
        <Notice kind={message.kind} isLive>
          {message.text}
        </Notice>
      )}
      {messageName === 'ordered' && quote.orderId && (
        <OrderedNotice orderId={quote.orderId} depositCents={quote.depositCents} />
      )}
      {refusal && !refusal.typed[scopeField] && (
        <Notice kind="error" isLive>
          {refusal.message}
        </Notice>
      )}
      {messageName !== 'ordered' && <QuoteState quote={quote} />}
      <VersionView quote={quote} shown={selected} />
      {can('accept') && !selected.isSuperseded && selected.offer && (
        <section aria-label="Your answer" className="grid gap-6 border border-grout bg-surface p-5 tablet:p-8">
          <AcceptForm
            lines={selected.lines}
            quote={quote}
            totalCents={selected.offer.totalCents}
            refusal={refusal}
            stockNews={stockChangesIn(actionData)}
          />
          <QuoteResponses quote={quote} lines={selected.lines} refusal={refusal} />
        </section>
      )}
      <QuoteMessages quote={quote} lines={selected.lines} refusal={refusal} />
      <div className="no-print flex flex-wrap gap-3 border-t border-grout pt-6">
        {can('duplicate') && <QuoteActionButton intent="duplicate">Duplicate</QuoteActionButton>}
        {can('cancel') && (
          <QuoteActionButton intent="cancel" kind="quiet">
            Withdraw request
          </QuoteActionButton>
        )}
      </div>
    </div>
  )
}

const OrderedNotice = ({ orderId, depositCents }: { orderId: string; depositCents: number | null }) => (
  <Notice
    kind="success"
    isLive
    title={`Thank you. Your order number is ${orderId}.`}
    action={
      <LinkButton href={`/account/orders/${orderId}`} kind="primary">
        See order
      </LinkButton>
    }
  >
    {depositCents ? 'A deposit is due before we start.' : 'Billed to your account on your terms.'}
  </Notice>
)
