import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { LetterLink } from './read-link.server.ts'

const words = {
  expired: {
    title: 'This link is older than two hours',
    text: 'We send you a new one; only the newest letter works.',
    action: { label: 'Send a new letter', href: '/forgot-password' },
  },
  used: {
    title: 'This link was used already',
    text: 'Your account is ready. Sign in with your password.',
    action: { label: 'Sign in', href: '/sign-in' },
  },
  wrong: {
    title: 'This link is not complete',
    text: 'Please copy the whole address from the newest letter, or ask for a new one.',
    action: { label: 'Send a new letter', href: '/forgot-password' },
  },
} as const

export function LinkProblem({ state }: { state: Exclude<LetterLink['state'], 'good'> }) {
  const { title, text, action } = words[state]
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
