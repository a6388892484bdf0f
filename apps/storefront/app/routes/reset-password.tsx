import { Button, LinkButton } from '@tessera/ui/button'
import { Form, redirect, useNavigation } from 'react-router'
import { LinkProblem } from '../features/auth/link-problem.tsx'
import { readLink } from '../features/auth/read-link.server.ts'
import { answerForm, secretOf, textOf } from '../forms/form-answer.server.ts'
import { FormPage } from '../forms/form-page.tsx'
import { findRefusal } from '../forms/form-refusal.ts'
import { NewPasswordField } from '../forms/new-password-field.tsx'
import { RefusalSummary } from '../forms/refusal-summary.tsx'
import { SentState } from '../forms/sent-state.tsx'
import { secretPageHeaders, useCleanAddress } from '../forms/use-clean-address.ts'
import { metaOf } from '../lib/seo.ts'
import { orNothing } from '../lib/shop-answers.server.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/reset-password.ts'

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  link: await readLink(context.get(visitorContext).shop, url.searchParams.get('token') ?? '', ['reset']),
})

/** Whoever has the letter and the new password need not type it again: they are signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const [token, password] = [textOf(form, 'token'), secretOf(form, 'password')]
  const link = await readLink(visitor.shop, token, ['reset'])
  const answer = await answerForm(form, async () => ({
    done: await visitor.shop.Auth.ResetPassword({ token, password }),
  }))
  if (!('done' in answer)) return { refusal: answer.data.refusal, link: await readLink(visitor.shop, token, ['reset']) }
  const session = link.email ? await orNothing(visitor.shop.Auth.signIn({ userName: link.email, password })) : undefined
  if (!session) return { done: answer.done }
  visitor.keep(session)
  return redirect('/account?changed=password')
}

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Choose a new password' })

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  useCleanAddress('/reset-password')
  const isBusy = useNavigation().state !== 'idle'
  if (actionData && 'done' in actionData)
    return (
      <SentState
        title="Your password is changed"
        message={<p>{actionData.done?.message}</p>}
        action={
          <LinkButton href="/sign-in" kind="primary">
            Sign in
          </LinkButton>
        }
      />
    )
  const refusal = findRefusal(actionData)
  const link = actionData?.link ?? loaderData.link
  if (link.state !== 'good') return <LinkProblem state={link.state} />
  return (
    <FormPage title="Choose a new password" intro="It signs you in here and signs you out everywhere else.">
      <Form method="post" action="/reset-password" className="grid max-w-xl gap-6">
        <RefusalSummary refusal={refusal} />
        <input type="hidden" name="token" value={link.token} />
        <p>
          Account of <span className="font-bold break-all">{link.email}</span>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={link.email ?? ''} readOnly />
        <NewPasswordField label="New password" error={refusal?.fields.password} />
        <div>
          <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
            Save and sign in
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}
