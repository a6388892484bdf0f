import { LinkMissing, LinkRefused } from '../features/forms/link-refused.tsx'
import { loadPayLink } from '../features/pay-link/load-pay-link.server.ts'
import { payLinkActions } from '../features/pay-link/pay-link-actions.server.ts'
import { PayLinkScreen } from '../features/pay-link/pay-link-screen.tsx'
import { answerForm } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/pay.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  answerForm(new FormData(), async () => ({
    paying: await loadPayLink(context.get(visitorContext), url.searchParams),
  }))

export const action = formActions(payLinkActions, (args: FormArgs<Route.ActionArgs>, act) =>
  answerForm(args.form, () => act(args)),
)

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Pay by card' })

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const refused = findRefusal(loaderData)
  if (refused) return <LinkRefused code={refused.code} message={refused.message} href="/contact" label="Contact us" />
  if (!('paying' in loaderData) || !loaderData.paying) return <LinkMissing />
  return <PayLinkScreen {...loaderData.paying} refusal={findRefusal(actionData)} />
}
