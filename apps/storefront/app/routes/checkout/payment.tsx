import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { Button, LinkButton } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, redirect, redirectDocument } from 'react-router'
import { CardForm } from '../../features/checkout/card-form.tsx'
import { keepCard } from '../../features/checkout/keep-card.server.ts'
import { answerForm, textOf } from '../../forms/form-answer.server.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/payment.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  const kept = await keepCard(shop, url.searchParams)
  if (kept === 'kept') throw redirect('/checkout/order-review')
  const [{ options }, request] = await Promise.all([shop.Product.GetPaymentOptions(), shop.Payment.getrequestid()])
  return { options, request, problem: kept, declined: url.searchParams.get('declined') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(visitorContext)
  const form = await request.formData()
  return answerForm(form, async () => {
    const method = textOf(form, 'method')
    if (method === 'Invoice') {
      await shop.Cart.ProcessCart({ paymentMethod: 'Invoice', poNumber: textOf(form, 'poNumber') || null })
      return redirect('/checkout/order-review')
    }
    const begun = await shop.Payment.initiatepayment({ method: 'Citizen_Pay', returnUrl: '/checkout/order-review' })
    await shop.Cart.ProcessCart({ paymentMethod: 'Citizen_Pay', referenceId: begun.referenceId })
    if (!begun.nextUrl) throw new ShopApiError(502, 'Bad Gateway', { message: begun.message })
    return redirectDocument(begun.nextUrl)
  })
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { options, request, problem, declined } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const others = options.filter(({ method }) => method !== 'Credit_Card')
  return (
    <div className="grid gap-10">
      <h1 className="text-4xl">Payment</h1>
      {declined && (
        <Notice kind="error" isLive title="The payment did not go through">
          {declined}
        </Notice>
      )}
      {refusal && <ErrorSummary title={refusal.message} />}
      <section aria-labelledby="card-title" className="grid gap-4">
        <h2 id="card-title" className="text-2xl">
          Credit card
        </h2>
        <CardForm request={request} problem={problem} />
      </section>
      {others.map((option) => (
        <section key={option.method} className="grid gap-3 border-t border-grout pt-6">
          <h2 className="text-2xl">
            {option.method === 'Invoice' ? 'Pay on terms' : 'Pay over time with Citizen Pay'}
          </h2>
          <p className="text-stone">{option.reason ?? describe(option)}</p>
          {option.isAvailable && (
            <Form method="post">
              <input type="hidden" name="method" value={option.method} />
              <Button type="submit">{option.method === 'Invoice' ? 'Pay on invoice' : 'Apply with Citizen Pay'}</Button>
            </Form>
          )}
        </section>
      ))}
      <div>
        <LinkButton href="/checkout/shipping" kind="quiet">
          Back to shipping
        </LinkButton>
      </div>
    </div>
  )
}

const describe = (option: { method: string; dueOn: string | null; creditFreeCents: number | null }): string =>
  option.method === 'Invoice'
    ? `Due ${option.dueOn ? formatDay(option.dueOn) : 'as agreed'}. ${formatMoney(option.creditFreeCents ?? 0)} of your credit line is free.`
    : 'The lender asks a few questions on its own page. Seeing your rate is a soft inquiry; taking the loan is a hard one.'
