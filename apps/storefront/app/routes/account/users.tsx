import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { Notice } from '@tessera/ui/notice'
import { data, useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { InviteForm } from '../../features/account/invite-form.tsx'
import { NoUsersRight } from '../../features/account/no-users-right.tsx'
import { OverLimitForm } from '../../features/account/over-limit-form.tsx'
import { RemoveUserForm } from '../../features/account/remove-user-form.tsx'
import { RightsForm } from '../../features/account/rights-form.tsx'
import { userActions } from '../../features/account/user-actions.server.ts'
import { UserHistory } from '../../features/account/user-history.tsx'
import { pageOfUsers } from '../../features/account/user-list.ts'
import { userMessage } from '../../features/account/user-outcomes.ts'
import { UserSearch } from '../../features/account/user-search.tsx'
import { UsersTable } from '../../features/account/users-table.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { takeNote } from '../../http/session/page-note.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/users.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    try {
      const [{ users }, { user }, { deeds: actions }, { overLimit }] = await Promise.all([
        visitor.shop.User.GetCustomerUserList(),
        visitor.shop.Auth.GetCustomerSet(),
        visitor.shop.People.GetUserDeeds(),
        visitor.shop.MyOrders.GetSpendingLimits(),
      ])
      const company = visitor.profile.customerName
      const saved = url.searchParams.has('saved') ? 'Your choice for orders over a limit is saved.' : null
      const named = (name: string) => users.find(({ email, isSelf }) => email === url.searchParams.get(name) && !isSelf)
      return {
        list: pageOfUsers(users, url.searchParams),
        isPro: visitor.profile.isPro,
        actions,
        edited: named('edit'),
        removed: named('remove'),
        overLimit,
        users: named('remove') ? users : [],
        held: user?.rights ?? [],
        company,
        message: userMessage(takeNote(visitor, url.pathname)) ?? saved,
      }
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status !== 403) throw error
      return data(
        {
          list: null,
          isPro: visitor.profile.isPro,
          actions: [],
          edited: undefined,
          removed: undefined,
          overLimit: 'approve' as const,
          users: [],
          held: [],
          company: visitor.profile.customerName,
          message: null,
        },
        { status: 403 },
      )
    }
  })
}

export const action = formActions(userActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Account users' })

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { list, isPro, actions, edited, removed, overLimit, users, held, company, message } = loaderData
  const { state, formData } = useNavigation()
  const refusal = findRefusal(actionData)
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  const isAlone = list?.total === 1 && !list.state.q
  if (!list) return <NoUsersRight company={company} action="manage users" />
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
        {(list.total > 10 || list.state.q) && <UserSearch list={list} />}
        <UsersTable list={list} />
        {isAlone && (
          <p className="text-stone">
            {isPro
              ? 'You are the only user. Invite a team member below.'
              : 'You are the only person on this account. Invite someone to share it, such as your partner or your designer.'}
          </p>
        )}
      </div>
      {removed && <RemoveUserForm user={removed} users={users} />}
      {edited ? (
        <section className="grid gap-5 border-t border-grout pt-8" id="rights-of">
          <h2 className="text-2xl">
            Permissions for {edited.firstName} {edited.lastName}
          </h2>
          <RightsForm key={edited.email} user={edited} held={held} refusal={refusal} isBusy={isBusy('rights')} />
        </section>
      ) : (
        <section className="grid gap-5 border-t border-grout pt-8">
          <h2 className="text-2xl">{isPro ? 'Invite a team member' : 'Invite someone'}</h2>
          <InviteForm
            key={message ?? 'invite'}
            held={held}
            refusal={refusal?.typed.intent === 'invite' ? refusal : undefined}
            isBusy={isBusy('invite')}
          />
        </section>
      )}
      {(isPro || !isAlone) && (
        <section className="grid gap-5 border-t border-grout pt-8">
          <h2 className="text-2xl">Orders over a limit</h2>
          <OverLimitForm key={overLimit} chosen={overLimit} isBusy={isBusy('over-limit')} />
        </section>
      )}
      <UserHistory actions={actions} />
    </div>
  )
}
