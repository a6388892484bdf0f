import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { Notice } from '@tessera/ui/notice'
import { data, useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { InviteForm } from '../../features/account/invite-form.tsx'
import { NoUsersRight } from '../../features/account/no-users-right.tsx'
import { RightsForm } from '../../features/account/rights-form.tsx'
import { userActions } from '../../features/account/user-actions.server.ts'
import { UserHistory } from '../../features/account/user-history.tsx'
import { UsersTable } from '../../features/account/users-table.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/users.ts'

const actionMessages = {
  invited: 'was sent an invitation',
  locked: 'is locked',
  unlocked: 'can sign in again',
  removed: 'was removed',
  changed: 'has new permissions',
}

const messageIn = (query: URLSearchParams): string | null => {
  const [outcome, text] = Object.entries(actionMessages).find(([name]) => query.has(name)) ?? []
  return outcome && text ? `${query.get(outcome)?.slice(0, 100)} ${text}.` : null
}

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    try {
      const [{ users }, { user }, { deeds: actions }] = await Promise.all([
        visitor.shop.User.GetCustomerUserList(),
        visitor.shop.Auth.GetCustomerSet(),
        visitor.shop.People.GetUserDeeds(),
      ])
      const company = visitor.profile.customerName
      const edited = users.find(({ email, isSelf }) => email === url.searchParams.get('edit') && !isSelf)
      return { users, actions, edited, held: user?.rights ?? [], company, message: messageIn(url.searchParams) }
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status !== 403) throw error
      return data(
        { users: null, actions: [], edited: undefined, held: [], company: visitor.profile.customerName, message: null },
        { status: 403 },
      )
    }
  })
}

export const action = formActions(userActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor.shop, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Account users' })

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { users, actions, edited, held, company, message } = loaderData
  const { state, formData } = useNavigation()
  const refusal = findRefusal(actionData)
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  if (!users) return <NoUsersRight company={company} />
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <h1 className="text-5xl">Account users</h1>
        <RefusalSummary refusal={refusal} />
        {message && !refusal && (
          <Notice kind="success" isLive>
            {message}
          </Notice>
        )}
        <UsersTable users={users} />
        {users.length === 1 && <p className="text-stone">You are the only user. Invite a team member below.</p>}
      </div>
      {edited ? (
        <section className="grid gap-5 border-t border-grout pt-8" id="rights-of">
          <h2 className="text-2xl">
            Permissions for {edited.firstName} {edited.lastName}
          </h2>
          <RightsForm key={edited.email} user={edited} held={held} refusal={refusal} isBusy={isBusy('rights')} />
        </section>
      ) : (
        <section className="grid gap-5 border-t border-grout pt-8">
          <h2 className="text-2xl">Invite a team member</h2>
          <InviteForm
            key={message ?? 'invite'}
            held={held}
            refusal={refusal?.typed.intent === 'invite' ? refusal : undefined}
            isBusy={isBusy('invite')}
          />
        </section>
      )}
      <UserHistory actions={actions} />
    </div>
  )
}
