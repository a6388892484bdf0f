import { own } from '@tessera/contract/kit/own'
import { LinkButton } from '@tessera/ui/button'
import { Notice, type NoticeKind } from '@tessera/ui/notice'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { uploadAttachment } from '../../features/forms/upload-photo.server.ts'
import { AcceptForm } from '../../features/quotes/accept-form.tsx'
import { changeQuote, quoteActions } from '../../features/quotes/change-quote.server.ts'
import { stockNewsIn } from '../../features/quotes/differences.ts'
import { QuoteHead } from '../../features/quotes/quote-head.tsx'
import { QuoteMessages } from '../../features/quotes/quote-messages.tsx'
import { QuoteState } from '../../features/quotes/quote-state.tsx'
import { isWaiting } from '../../features/quotes/quote-status.tsx'
import { OtherAnswers, QuoteDeed } from '../../features/quotes/quote-ways.tsx'
import { shownOffer } from '../../features/quotes/shown-offer.ts'
import { VersionView } from '../../features/quotes/version-view.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { orNotFound } from '../../http/shop-answers.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { passPhoto, photoBytes } from '../../kit/plans/pass-photo.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { scopeField } from '../../kit/plans/scoped-form.tsx'
import { useLookingAgain } from '../../kit/plans/use-looking-again.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/quote.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { searchParams: query } = url
  return asCustomer(visitor, url, async () => ({
    quote: await orNotFound(visitor.shop.MyAccount.GetQuoteDetail({ quotationId: params.quotationId })),
    asked: query.get('version'),
    said: query.get('said') ?? '',
    isPro: visitor.shown.isPro,
  }))
}

export const action = formActions(
  quoteActions,
  (asked: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(asked, async () => {
      await passPhoto(asked.request, asked.form, uploadAttachment)
      return changeQuote(change, asked)
    }),
  { mostBytes: photoBytes },
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, params }) =>
  metaOf(matches, { title: `Quote ${params.quotationId}` })

const words: Record<string, { kind: NoticeKind; text: string }> = {
  requested: { kind: 'success', text: 'Your request was sent to your store.' },
  declined: { kind: 'success', text: 'Offer declined. Thank you for letting us know why.' },
  asked: { kind: 'success', text: 'Your store will review your changes and send a new offer.' },
  message: { kind: 'success', text: 'Message sent.' },
  renewed: { kind: 'success', text: 'Your store is reviewing the offer.' },
  canceled: { kind: 'success', text: 'Request withdrawn.' },
  copied: { kind: 'success', text: 'This is a new draft with today’s prices.' },
}

/** Refreshes often while the store is working on the quote, otherwise rarely. */
const lookAgainMilliseconds = { waiting: 4000, usual: 30_000 }

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, asked, said, isPro } = loaderData
  const refusal = findRefusal(actionData)
  const shown = shownOffer(quote, asked)
  const told = actionData ? undefined : own(words, said)
  const can = (deed: string) => quote.actions.includes(deed)
  useLookingAgain(lookAgainMilliseconds[isWaiting(quote.status) ? 'waiting' : 'usual'])
  return (
    <div className="grid gap-8">
      <QuoteHead quote={quote} isPro={isPro} />
      {told && (
        <Notice kind={told.kind} isLive>
          {told.text}
        </Notice>
      )}
      {said === 'ordered' && quote.orderId && <Ordered orderId={quote.orderId} depositCents={quote.depositCents} />}
      {refusal && !refusal.typed[scopeField] && (
        <Notice kind="error" isLive>
          {refusal.message}
        </Notice>
      )}
      {said !== 'ordered' && <QuoteState quote={quote} />}
      <VersionView quote={quote} shown={shown} />
      {can('accept') && !shown.isSuperseded && shown.offer && (
        <section aria-label="Your answer" className="grid gap-6 border border-grout bg-surface p-5 tablet:p-8">
          <AcceptForm
            lines={shown.lines}
            quote={quote}
            totalCents={shown.offer.totalCents}
            refusal={refusal}
            stockNews={stockNewsIn(actionData)}
          />
          <OtherAnswers quote={quote} lines={shown.lines} refusal={refusal} />
        </section>
      )}
      <QuoteMessages quote={quote} lines={shown.lines} refusal={refusal} />
      <div className="no-print flex flex-wrap gap-3 border-t border-grout pt-6">
        {can('duplicate') && <QuoteDeed intent="duplicate">Duplicate</QuoteDeed>}
        {can('cancel') && (
          <QuoteDeed intent="cancel" kind="quiet">
            Withdraw request
          </QuoteDeed>
        )}
      </div>
    </div>
  )
}

const Ordered = ({ orderId, depositCents }: { orderId: string; depositCents: number | null }) => (
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
