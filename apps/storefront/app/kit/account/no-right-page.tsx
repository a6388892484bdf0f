import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type NoRight, noRightText } from './no-right.ts'

interface Props {
  noRight: NoRight
  /** 1 if this is the whole page, 2 inside another page. */
  level?: 1 | 2 | undefined
}

/** Shows the missing right by name and the people who can grant it. */
export function NoRightPage({ noRight, level = 1 }: Props) {
  const { title, right } = noRightText(noRight)
  return (
    <EmptyState level={level} title={title} action={<LinkButton href="/account">Go to your account</LinkButton>}>
      <p>{noRight.message}</p>
      {right && (
        <p className="mt-2">
          {noRight.managers.length > 0
            ? `Look for “${right}” under Account users.`
            : `You need the “${right}” permission. Any of our stores can help.`}
        </p>
      )}
    </EmptyState>
  )
}
