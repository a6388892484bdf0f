import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { data, redirect } from 'react-router'
import { returnPathOf, withJoinedLines, withReturnPath } from '../features/auth/return-path.ts'
import { SignInForm } from '../features/auth/sign-in-form.tsx'
import { SignInProblem } from '../features/auth/sign-in-problem.tsx'
import { useSignedIn } from '../features/auth/use-signed-in.ts'
import { refusalOf, secretOf, textOf } from '../http/answer-form.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { inStore } from '../kit/in-store.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/sign-in.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { profile: shown, lastEmail = null } = context.get(visitorContext)
  const back = returnPathOf(url.searchParams.get(returnUrlParameter))
  const isAgain = url.searchParams.has('again')
  if (shown.isSignedIn && !isAgain) throw redirect(back)
  const hasLeft = url.searchParams.has('ended')
  return { back, isAgain, email: isAgain || hasLeft ? lastEmail : null, hasLeft }
}

export const action = formAction(async ({ visitor, form }: FormArgs<Route.ActionArgs>) => {
  const back = returnPathOf(textOf(form, returnUrlParameter))
  try {
    const session = await visitor.shop.Auth.signIn({
      userName: textOf(form, 'userName'),
      password: secretOf(form, 'password'),
    })
    visitor.saveSession(session)
    return redirect(withJoinedLines(back, session.joinedLines))
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return data({ refusal: refusalOf(error, form), back }, { status: error.status })
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Sign in',
    description: 'Your prices, projects and addresses.',
    canonical: '/sign-in',
    isHidden: true,
  })

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { isAgain, email, hasLeft } = loaderData
  const back = actionData && 'back' in actionData ? actionData.back : loaderData.back
  useSignedIn()
  return (
    <FormPage title={isAgain ? 'Please sign in again' : 'Sign in'} aside={<OtherWays back={back} />}>
      {isAgain && <p className="max-w-text">For your security, enter your password to continue.</p>}
      {hasLeft && !actionData && <Notice>Your session has expired. Sign in to pick up where you left off.</Notice>}
      {actionData?.refusal && <SignInProblem refusal={actionData.refusal} />}
      <SignInForm back={back} refusal={actionData?.refusal} email={email} />
    </FormPage>
  )
}

const OtherWays = ({ back }: { back: string }) => (
  <>
    <AsideNote title="New here?">
      <p>Save addresses, track orders and check out faster.</p>
      <LinkButton href={withReturnPath('/register', back)}>Create a Personal Account</LinkButton>
      <Link href="/register/pro" className="inline-flex min-h-8 items-center">
        Or apply for a Pro Account
      </Link>
    </AsideNote>
    <AsideNote title="Ordered as a guest?">
      <p>You don’t need an account to see your order.</p>
      <Link href="/order-status" className="inline-flex min-h-8 items-center">
        Order status
      </Link>
    </AsideNote>
    <AsideNote title="I shop in store">
      <p>Your customer number is on every receipt. Use it to see your purchases here.</p>
      <Link href="/link-account" className="inline-flex min-h-8 items-center">
        Link my {inStore} account
      </Link>
    </AsideNote>
    <AsideNote title="Waiting for an email?">
      <p>
        Activation links expire after two hours. <Link href="/forgot-password">Send me a new one</Link>.
      </p>
    </AsideNote>
  </>
)
