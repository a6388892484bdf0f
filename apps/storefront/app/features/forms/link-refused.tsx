import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'

const titles: Record<string, string> = {
  'Form.LinkExpired': 'This link has ended',
  'Form.LinkUsed': 'This link was used already',
  'Form.LinkInvalid': 'This link is not valid',
}

export const isLinkRefusal = (code: string | undefined): boolean => code !== undefined && code in titles

/** A link of a letter that no longer works, and the form to get a new one. */
export const LinkRefused = ({ code, message, href }: { code: string; message: string; href: string }) => (
  <div className="page pt-12">
    <EmptyState
      level={1}
      title={titles[code] ?? 'This link does not work'}
      action={
        <LinkButton href={href} kind="primary">
          To the form
        </LinkButton>
      }
    >
      {message}
    </EmptyState>
  </div>
)
