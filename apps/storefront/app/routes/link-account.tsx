import { Button, LinkButton } from '@tessera/ui/button'
import { EmailText } from '@tessera/ui/email-text'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form, redirect, useNavigation } from 'react-router'
import { linkAccount } from '../features/auth/link-account.server.ts'
import { ReceiptDrawing } from '../features/auth/receipt-drawing.tsx'
import { type FormRefusal, fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { RefusalSummary } from '../kit/forms/refusal-summary.tsx'
import { SentState } from '../kit/forms/sent-state.tsx'
import { inStore } from '../kit/in-store.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/link-account.ts'

const signIn = '/sign-in?returnurl=%2Flink-account'

export async function loader({ context }: Route.LoaderArgs) {
  const { profile: shown, shop } = context.get(visitorContext)
  const known = shown.isSignedIn ? await optional(shop.User.GetPersonalData()) : undefined
  return { known: shown.isSignedIn ? { email: known?.email ?? shown.email ?? '', phone: known?.phone ?? null } : null }
}

export const action = formAction(async ({ visitor, form }: FormArgs<Route.ActionArgs>) =>
  visitor.profile.isSignedIn ? linkAccount(visitor, form) : redirect(signIn),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Link your in-store account',
    description: 'See what you bought in our stores online.',
    canonical: '/link-account',
    isHidden: true,
  })

export default function LinkAccount({ loaderData: { known }, actionData }: Route.ComponentProps) {
  if (actionData && 'linked' in actionData)
    return (
      <SentState
        title={`Your ${inStore} account is linked`}
        message={
          <p>
            You’re now signed in for {actionData.linked.name}, customer number {actionData.linked.number}.
          </p>
        }
        action={
          <LinkButton href="/account" kind="primary">
            Go to your account
          </LinkButton>
        }
      />
    )
  return (
    <FormPage
      title={`Link your ${inStore} account`}
      intro="Your customer number, phone number and email address must match your store’s records."
      aside={<Aside />}
    >
      {known ? <LinkForm known={known} refusal={findRefusal(actionData)} /> : <NotSignedIn />}
    </FormPage>
  )
}

interface LinkFormProps {
  known: { email: string; phone: string | null }
  refusal: FormRefusal | undefined
}

function LinkForm({ known, refusal }: LinkFormProps) {
  const field = fieldsOf(refusal, { phone: known.phone })
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid max-w-xl gap-5">
      <RefusalSummary refusal={refusal} />
      <TextField label="Customer number" {...field('customerNumber')} autoComplete="off" maxLength={40} required />
      <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" maxLength={30} required />
      <p>
        Email: <EmailText email={known.email} className="font-bold" />
      </p>
      <div>
        <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
          Link my account
        </Button>
      </div>
    </Form>
  )
}

const NotSignedIn = () => (
  <div className="grid gap-8 tablet:grid-cols-2">
    <AsideNote title="I have an online account">
      <p>Sign in first, then enter your customer number here.</p>
      <LinkButton href={signIn} kind="primary">
        Sign in
      </LinkButton>
    </AsideNote>
    <AsideNote title="I don’t have one yet">
      <p>Create one with your customer number. We’ll link both when you activate it.</p>
      <LinkButton href="/register?link=1">Create a Personal Account</LinkButton>
    </AsideNote>
  </div>
)

const Aside = () => (
  <>
    <AsideNote title="Where to find the number">
      <ReceiptDrawing />
      <p>On every store receipt, on the “Customer no.” line below the date.</p>
    </AsideNote>
    <AsideNote title="Doesn’t match?">
      <p>
        Your store may have a different phone number on file. <Link href="/stores">Call your store</Link> or{' '}
        <Link href="/contact">ask us to call you</Link>.
      </p>
    </AsideNote>
  </>
)
