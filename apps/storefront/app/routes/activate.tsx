import { EmailLinkDone, EmailLinkForm } from '../features/auth/email-link-form.tsx'
import { LinkProblem } from '../features/auth/link-problem.tsx'
import { readLink } from '../features/auth/read-link.server.ts'
import { restoreLink } from '../features/auth/restore-link.ts'
import { answerForm, secretOf, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { secretPageHeaders, useCleanAddress } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/activate.ts'

const purposes = ['activation', 'invitation'] as const

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  link: await readLink(context.get(visitorContext).shop, url.searchParams.get('token') ?? '', purposes),
})

export const action = formAction(async ({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) => {
  const token = textOf(form, 'token')
  const answer = await answerForm(form, async () => ({
    done: await shop.Auth.AccountActivation({ token, password: secretOf(form, 'password') || null }),
  }))
  if ('done' in answer) return { done: answer.done }
  return { refusal: answer.data.refusal, link: await readLink(shop, token, purposes) }
})

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Activate your account' })

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
  useCleanAddress('/activate')
  if (actionData && 'done' in actionData)
    return <EmailLinkDone title="Your account is active" message={actionData.done?.message} />
  const refusal = findRefusal(actionData)
  const link = (actionData && 'link' in actionData && actionData.link) || restoreLink(loaderData.link, refusal)
  if (link.state !== 'good') return <LinkProblem state={link.state} />
  return (
    <EmailLinkForm
      title={link.isInvitation ? 'Welcome to your team' : 'Activate your account'}
      intro={link.isInvitation ? 'Choose a password to finish.' : 'Select Activate to finish.'}
      action="/activate"
      link={link}
      passwordLabel={link.isInvitation ? 'Password' : undefined}
      button="Activate"
      refusal={refusal}
    />
  )
}
