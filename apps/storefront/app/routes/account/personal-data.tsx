import { ownValue } from '@tessera/contract/kit/own-value'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { DeviceList } from '../../features/account/device-list.tsx'
import { CancelEmail, EmailForm } from '../../features/account/email-form.tsx'
import { NotificationsForm } from '../../features/account/notifications-form.tsx'
import { PasswordForm } from '../../features/account/password-form.tsx'
import { personalDataActions } from '../../features/account/personal-data-actions.server.ts'
import { PersonalDataForm } from '../../features/account/personal-data-form.tsx'
import { PersonalDataPanel } from '../../features/account/personal-data-panel.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { storeChoices } from '../../kit/forms/store-choices.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/personal-data.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const [known, stores, { topics }, { devices }] = await Promise.all([
      visitor.shop.User.GetPersonalData(),
      storeChoices(visitor.shop),
      visitor.shop.OwnData.GetNotifications(),
      visitor.shop.People.GetSessions(),
    ])
    // the new address may have been confirmed on another device
    if (known.email !== visitor.profile.email) visitor.set(cookieKeys.email, known.email)
    return { known, stores, topics, devices, saved: url.searchParams.get('saved') }
  })
}

export const action = formActions(personalDataActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Personal data' })

const messages: Record<string, string> = {
  password: 'Password changed. Your other devices were signed out.',
  email: 'We emailed a link to your new address. Your old address stays active until you confirm.',
  letters: 'Notifications saved.',
  'email-canceled': 'Your email address is unchanged. The confirmation link no longer works.',
  session: 'That device is signed out.',
  elsewhere: 'Every other device is signed out.',
}

export default function PersonalDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { known, stores, topics, devices, saved } = loaderData
  const refusal = findRefusal(actionData)
  const refused = refusal?.typed.intent
  const { state, formData } = useNavigation()
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  return (
    <div className="grid max-w-2xl gap-10">
      <div className="grid gap-6">
        <h1 className="text-5xl">Personal data</h1>
        <RefusalSummary refusal={refusal} />
        {saved && !refusal && (
          <Notice kind="success" isLive>
            {ownValue(messages, saved) ?? 'Changes saved.'}
          </Notice>
        )}
        <PersonalDataForm
          known={known}
          stores={stores}
          refusal={refused === 'data' ? refusal : undefined}
          isBusy={isBusy('data')}
        />
      </div>
      <section className="grid gap-5 border-t border-grout pt-8">
        <h2 className="text-2xl">Email address</h2>
        <EmailForm
          key={known.pendingEmail ?? ''}
          known={known}
          refusal={refused === 'email' ? refusal : undefined}
          isBusy={isBusy('email')}
        />
        {known.pendingEmail && <CancelEmail />}
      </section>
      <section className="grid gap-5 border-t border-grout pt-8">
        <h2 className="text-2xl">Email notifications</h2>
        <NotificationsForm topics={topics} isBusy={isBusy('letters')} />
      </section>
      <section className="grid gap-5 border-t border-grout pt-8">
        <h2 className="text-2xl">Password</h2>
        <PasswordForm
          key={saved === 'password' ? 'changed' : 'same'}
          email={known.email}
          refusal={refused === 'password' ? refusal : undefined}
          isBusy={isBusy('password')}
        />
      </section>
      <DeviceList devices={devices} isBusy={isBusy('sign-out-elsewhere')} />
      <PersonalDataPanel refusal={refused === 'delete' ? refusal : undefined} isBusy={isBusy} />
    </div>
  )
}
