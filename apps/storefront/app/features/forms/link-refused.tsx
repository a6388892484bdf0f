import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'

const titles: Record<string, string> = {
  'Form.LinkExpired': 'This link has expired',
  'Form.LinkUsed': 'This link has already been used',
  'Form.LinkInvalid': 'This link isn’t valid',
}

export const isLinkRefusal = (code: string | undefined): boolean => code !== undefined && code in titles

interface Props {
  code: string
  message: string
  href: string
  /** The text of the button. */
  label?: string
}

/** A page of an email's link that was opened without it. */
export const LinkMissing = () => (
  <LinkRefused
    code="Form.LinkInvalid"
    message="Open the link in your email again. If it still doesn’t work, we’ll help."
    href="/contact"
    label="Contact us"
  />
)

/** An expired or invalid link, with the way to a new one. */
export const LinkRefused = ({ code, message, href, label = 'Go to the form' }: Props) => (
  <div className="page pt-12">
    <EmptyState
      level={1}
      title={titles[code] ?? 'This link doesn’t work'}
      action={
        <LinkButton href={href} kind="primary">
          {label}
        </LinkButton>
      }
    >
      {message}
    </EmptyState>
  </div>
)
