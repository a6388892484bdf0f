import { LinkButton } from '@tessera/ui/button'
import { ConfirmForm } from '../features/forms/confirm-form.tsx'
import { isLinkRefusal, LinkMissing, LinkRefused } from '../features/forms/link-refused.tsx'
import { answerForm, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { FormPage } from '../kit/forms/form-page.tsx'
import { SentState } from '../kit/forms/sent-state.tsx'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/stock-alert.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({
  token: url.searchParams.get('token') ?? '',
  isEnd: url.searchParams.has('end'),
})

export const action = formAction(({ visitor, url, form }: FormArgs<Route.ActionArgs>) => {
  const { StockAlerts } = visitor.shop
  const work = url.searchParams.has('end') ? StockAlerts.endAlerts : StockAlerts.confirmAlert
  return answerForm(form, async () => ({ answer: await work({ token: textOf(form, 'token') }) }))
})

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Stock alerts', isHidden: true })

/** The emailed link shows a form; the button acts. */
export default function StockAlert({ loaderData: { token, isEnd }, actionData }: Route.ComponentProps) {
  const refusal = findRefusal(actionData)
  if (token === '' && !actionData) return <LinkMissing />
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/contact" />
  if (actionData && 'answer' in actionData) {
    const { message, product_url } = actionData.answer
    return (
      <SentState
        title={isEnd ? 'Stock alerts stopped' : 'Thank you'}
        message={<p>{message}</p>}
        action={<LinkButton href={product_url ?? '/'}>{product_url ? 'Go to the product' : 'Home'}</LinkButton>}
      />
    )
  }
  return (
    <FormPage
      title={isEnd ? 'Stop stock alerts?' : 'Is this your address?'}
      intro={
        isEnd ? 'This stops alerts for every product you’re waiting for.' : 'We’ll email you once, when it’s in stock.'
      }
    >
      <ConfirmForm
        action={isEnd ? '/stock-alert?end=1' : '/stock-alert'}
        token={token}
        submit={isEnd ? 'Stop alerts' : 'Yes, notify me'}
        refusal={refusal}
      />
    </FormPage>
  )
}
