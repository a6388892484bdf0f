import type { ReactNode } from 'react'
import { AccountNav } from './account-nav.tsx'
import type { AccountRights } from './account-rights.ts'

/** Menu on the left, page on the right; one above the other on phones. */
export const AccountFrame = ({ rights, children }: { rights: AccountRights; children: ReactNode }) => (
  <div
    data-private
    className="page grid grid-cols-1 gap-x-10 gap-y-6 pt-4 desktop:grid-cols-[11rem_minmax(0,1fr)] desktop:pt-12"
  >
    <div className="min-w-0">
      <AccountNav rights={rights} />
    </div>
    <div className="min-w-0">{children}</div>
  </div>
)
