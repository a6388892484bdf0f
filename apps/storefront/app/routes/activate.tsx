import { Button, LinkButton } from '@tessera/ui/button'
import { Form, useNavigation } from 'react-router'
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
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/activate.ts'

const purposes = ['activation', 'invitation'] as const

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  link: await readLink(context.get(visitorContext).shop, url.searchParams.get('token') ?? '', purposes),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(visitorContext)
  const form = await request.formData()
  const token = textOf(form, 'token')
  const answer = await answerForm(form, async () => ({
    done: await shop.Auth.AccountActivation({ token, password: secretOf(form, 'password') || null }),
  }))
  if ('done' in answer) return { done: answer.done }
  return { refusal: answer.data.refusal, link: await readLink(shop, token, purposes) }
}

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Activate your account' })

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
  useCleanAddress('/activate')
  const isBusy = useNavigation().state !== 'idle'
  if (actionData && 'done' in actionData)
    return (
      <SentState
        title="Your account is active"
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
    <FormPage
      title={link.isInvitation ? 'Welcome to your team' : 'Activate your account'}
      intro={link.isInvitation ? 'Choose a password, and you are in.' : 'One press, and your account is open.'}
    >
      <Form method="post" action="/activate" className="grid max-w-xl gap-6">
        <RefusalSummary refusal={refusal} />
        <input type="hidden" name="token" value={link.token} />
        <p>
          Account of <span className="font-bold break-all">{link.email}</span>
        </p>
        {link.isInvitation && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={link.email ?? ''} readOnly />
            <NewPasswordField error={refusal?.fields.password} />
          </>
        )}
        <div>
          <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
            Activate
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}
