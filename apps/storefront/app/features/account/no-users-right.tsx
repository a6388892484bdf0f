import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'

interface Props {
  company: string | null
  /** The action that the right opens, such as "manage users". */
  action: string
}

/** Names the missing right and the people who can grant it. */
export const NoUsersRight = ({ company, action }: Props) => (
  <EmptyState
    level={1}
    title={`You don’t have permission to ${action}`}
    action={<LinkButton href="/account">Go to your account</LinkButton>}
  >
    You need the “Manage users” permission. Anyone at {company ?? 'your company'} who has it can grant it under Account
    users. Any of our stores can help, too.
  </EmptyState>
)
