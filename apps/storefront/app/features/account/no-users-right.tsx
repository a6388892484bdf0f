import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'

/** Names the right and who can give it; never a blank page. */
export const NoUsersRight = ({ company }: { company: string | null }) => (
  <EmptyState
    level={1}
    title="This page needs the right to manage users"
    action={<LinkButton href="/account">To your account</LinkButton>}
  >
    You do not have the right “Manage users” (can_create_user). Anybody of {company ?? 'your company'} who has it can
    give it to you under Account users. If nobody has, any of our stores can help.
  </EmptyState>
)
