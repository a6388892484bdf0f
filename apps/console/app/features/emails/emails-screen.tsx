import type { StaffEmailPage } from '@tessera/client/shop/types.gen'
import { EmptyStaffList } from '../../generic/empty-staff-list.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import { staffListHref, staffViewTabs } from '../../generic/staff-views.ts'
import { EmailTable } from './email-table.tsx'
import { type EmailListQuery, emailsPath, emailViews } from './email-views.ts'

interface Props {
  query: EmailListQuery
  found: StaffEmailPage
}

/** Emails of the last 30 days, newest first. */
export const EmailsScreen = ({ query, found }: Props) => (
  <StaffList
    title="Emails"
    customer={undefined}
    views={staffViewTabs(emailsPath, emailViews, query)}
    view={query.view === 'open' ? undefined : query.view}
    search={query.search}
    placeholder="Address, customer, order number or subject"
    found={found}
    hrefOf={(page) => staffListHref(emailsPath, { ...query, page })}
  >
    {found.items.length > 0 ? (
      <EmailTable rows={found.items} />
    ) : (
      <EmptyStaffList
        path={emailsPath}
        views={emailViews}
        query={query}
        row="email"
        searched="Addresses, customers, order numbers and subjects are searched. Emails are kept for 30 days."
      />
    )}
  </StaffList>
)
