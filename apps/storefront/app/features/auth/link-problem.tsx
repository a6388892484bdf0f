import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { EmailLink } from './read-link.server.ts'

const problemTexts = {
  expired: {
    title: 'This link has expired',
    text: 'We’ll send you a new one. Only the link in the latest email works.',
    action: { label: 'Send a new email', href: '/forgot-password' },
  },
  used: {
    title: 'This link has already been used',
    text: 'Your account is ready. Sign in with your password.',
    action: { label: 'Sign in', href: '/sign-in' },
  },
  wrong: {
    title: 'This link is incomplete',
    text: 'Copy the full link from the latest email, or request a new one.',
    action: { label: 'Send a new email', href: '/forgot-password' },
  },
} as const

export function LinkProblem({ state }: { state: Exclude<EmailLink['state'], 'good'> }) {
  const { title, text, action } = problemTexts[state]
  return (
    <div className="page pt-12">
      <EmptyState
        level={1}
        title={title}
        action={
          <LinkButton href={action.href} kind="primary">
            {action.label}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
