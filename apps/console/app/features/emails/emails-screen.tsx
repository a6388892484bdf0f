import type { StaffEmailPage } from '@tessera/client/shop/types.gen'
import { StaffList } from '../../generic/staff-list.tsx'
import { type EmailListQuery, emailList } from './email-list.ts'
import { EmailTable } from './email-table.tsx'

interface Props {
  query: EmailListQuery
  found: StaffEmailPage
}

/** Emails of the last 30 days, newest first. */
export const EmailsScreen = ({ query, found }: Props) => (
  <StaffList
    title="Emails"
    list={emailList}
    query={query}
    placeholder="Address, customer, order number or subject"
    found={found}
    row="email"
    searched="Addresses, customers, order numbers and subjects are searched. Emails are kept for 30 days."
  >
    <EmailTable rows={found.items} />
  </StaffList>
)
