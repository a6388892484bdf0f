import { redirect } from 'react-router'
import { EmailLinkDone, EmailLinkForm } from '../features/auth/email-link-form.tsx'
import { LinkProblem } from '../features/auth/link-problem.tsx'
import { readLink } from '../features/auth/read-link.server.ts'
import { restoreLink } from '../features/auth/restore-link.ts'
import { answerForm, secretOf, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { secretPageHeaders, useCleanAddress } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/reset-password.ts'

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  link: await readLink(context.get(visitorContext).shop, url.searchParams.get('token') ?? '', ['reset']),
})

/** Signs the customer in, because the emailed token and the new password prove who they are. */
export const action = formAction(async ({ visitor, form }: FormArgs<Route.ActionArgs>) => {
  const [token, password] = [textOf(form, 'token'), secretOf(form, 'password')]
  const link = await readLink(visitor.shop, token, ['reset'])
  const answer = await answerForm(form, async () => ({
    done: await visitor.shop.Auth.ResetPassword({ token, password }),
  }))
  if (!('done' in answer)) return { refusal: answer.data.refusal, link: await readLink(visitor.shop, token, ['reset']) }
  const session = link.email ? await optional(visitor.shop.Auth.signIn({ userName: link.email, password })) : undefined
  if (!session) return { done: answer.done }
  visitor.saveSession(session)
  return redirect('/account?changed=password')
})

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Choose a new password' })

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  useCleanAddress('/reset-password')
  if (actionData && 'done' in actionData)
    return <EmailLinkDone title="Your password has been changed" message={actionData.done?.message} />
  const refusal = findRefusal(actionData)
  const link = (actionData && 'link' in actionData && actionData.link) || restoreLink(loaderData.link, refusal)
  if (link.state !== 'good') return <LinkProblem state={link.state} />
  return (
    <EmailLinkForm
      title="Choose a new password"
      intro="You’ll be signed in here and signed out on other devices."
      action="/reset-password"
      link={link}
      passwordLabel="New password"
      button="Save and sign in"
      refusal={refusal}
    />
  )
}
