import type { StaffAccount, StaffEmailPage } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { OrdersTable } from '../orders/orders-table.tsx'
import type { NotesView } from '../tasks/note-view.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import type { ChangeOutcome } from './change-customer.server.ts'
import { ChangeForm } from './change-form.tsx'
import { CustomerEmails } from './customer-emails.tsx'
import { priceGroupLabels } from './customer-list.ts'
import { CustomerMarks } from './customer-marks.tsx'
import {
  CustomerActivity,
  CustomerCredit,
  CustomerDocuments,
  CustomerPeople,
  CustomerQuotes,
} from './customer-parts.tsx'
import { CustomerProjects } from './customer-projects.tsx'
import { CustomerWhy, type CustomerWhyView } from './customer-why.tsx'
import type { InviteOutcome } from './invite-person.server.ts'

interface Props {
  account: StaffAccount
  notes: NotesView
  formKey: string
  outcome: ChangeOutcome | undefined
  noted: TaskOutcome | undefined
  /** Whether this person may change terms and credit. */
  mayChange: boolean
  /** The page was opened to change the terms. */
  isTermsAsked: boolean
  /** Null for people who may not read products. */
  why: CustomerWhyView | null
  /** Whether this person may open the shop as a customer. */
  mayAct: boolean
  /** Whether this person may enter orders for customers. */
  mayOrder: boolean
  mayInvite: boolean
  mayLock: boolean
  mayReset: boolean
  mayRestore: boolean
  mayResend: boolean
  /** Whether this person decides about new company names. */
  mayRename: boolean
  invited: InviteOutcome | undefined
  helped: StaffOutcome | undefined
  hasHistory: boolean
  /** Null for people who may not read emails. */
  emails: StaffEmailPage | 'unread' | null
  now: string
}

/** Everything about one customer. */
export function CustomerScreen(props: Props) {
  const { account, notes, formKey, outcome, noted, invited, helped, hasHistory, now } = props
  const { mayChange, isTermsAsked, mayAct, mayOrder, mayInvite, mayLock, mayReset, mayRestore, why, emails } = props
  const done =
    outcome?.done ??
    noted?.done ??
    invited?.done ??
    (helped?.done && `${emailOf(account, helped.about)}: ${helped.done}`)
  return (
    <div className="grid gap-5">
      <CustomerHead account={account} hasHistory={hasHistory} mayOrder={mayOrder} mayRename={props.mayRename} />
      {done && (
        <Notice kind="success" isLive>
          {done}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {why && <CustomerWhy account={account} why={why} />}
          <CustomerOrders account={account} now={now} />
          <CustomerQuotes account={account} />
          <CustomerProjects account={account} />
          <CustomerDocuments account={account} />
          {emails && (
            <CustomerEmails
              number={account.number}
              timeZone={account.timeZone}
              emails={emails}
              mayResend={props.mayResend}
              sendKey={formKey}
            />
          )}
          <CustomerActivity account={account} notes={notes} formKey={formKey} outcome={noted} />
        </div>
        {/* on a phone the credit and the people of a customer come before the long lists */}
        <div className="order-first grid min-w-0 gap-6 desktop:order-none">
          <CustomerCredit account={account} />
          {mayChange && account.type === 'Pro' && account.status === 'active' && (
            <ChangeForm account={account} outcome={outcome} isAsked={isTermsAsked} />
          )}
          <CustomerPeople
            {...{ account, mayAct, mayOrder, mayInvite, mayLock, mayReset, mayRestore, invited, helped, formKey }}
          />
        </div>
      </div>
    </div>
  )
}

/** A restored person is known by ID. */
const emailOf = ({ people }: StaffAccount, about: string): string =>
  people.find(({ userID }) => userID === about)?.email ?? about

type HeadProps = Pick<Props, 'account' | 'hasHistory' | 'mayOrder' | 'mayRename'>

function CustomerHead({ account, hasHistory, mayOrder, mayRename }: HeadProps) {
  const { number, name, type, priceGroup, storeName, pendingName } = account
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Customers', url: '/customers' },
          { title: name, url: `/customers/${number}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <CustomerMarks {...account} />
        {mayOrder && (
          <LinkButton href={`/counter/new?customer=${number}`} className="tablet:ms-auto">
            Counter order
          </LinkButton>
        )}
      </div>
      <p className="text-stone">
        {[
          `Customer ${number}`,
          type === 'Pro' ? 'Pro Account' : 'Personal Account',
          priceGroupLabels[priceGroup],
          storeName,
        ]
          .filter(Boolean)
          .join(' · ')}
        {hasHistory && (
          <>
            {' · '}
            <Link href={`/audit?record=customers/${number}`}>History</Link>
          </>
        )}
      </p>
      {pendingName && (
        <p>
          Requested a new name: {pendingName}. {mayRename && <Link href="/?list=companyNames">Decide</Link>}
        </p>
      )}
    </header>
  )
}

const CustomerOrders = ({ account: { orders, orderCount, name, number }, now }: Pick<Props, 'account' | 'now'>) => (
  <ScreenPart title="Orders">
    {orders.length === 0 ? (
      <p className="text-stone">No orders, or none you can see.</p>
    ) : (
      <OrdersTable caption={`Orders of ${name}`} rows={orders} now={now} isOfOne />
    )}
    {orderCount > orders.length && (
      <p>
        <Link href={`/orders?customer=${number}`}>All {formatCount(orderCount)} orders</Link>
      </p>
    )}
  </ScreenPart>
)
