import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button, LinkButton } from '@tessera/ui/button'
import type { ReactNode } from 'react'
import type { ActionLink, Crumb } from './views.ts'

interface Props {
  title: string
  about?: ReactNode | undefined
  crumbs: readonly Crumb[]
  actions: readonly ActionLink[]
}

const maxButtons = 4

/**
 * Where this is, what it is, and what can be done here: the first actions as buttons, the others in a menu. On phones the
 * usual one is a bar at the bottom.
 */
export function PageHead({ title, about, crumbs, actions }: Props) {
  const shown = actions.length <= maxButtons ? actions : actions.slice(0, maxButtons - 1)
  const others = actions.slice(shown.length)
  return (
    <header className="grid gap-2">
      {crumbs.length > 1 && <Breadcrumb crumbs={crumbs} />}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {about && <p className="text-stone">{about}</p>}
        </div>
        {shown.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {shown.map((action) => (
              <ActionButton key={action.href} action={action} />
            ))}
            {others.length > 0 && <ActionMenu actions={others} />}
          </div>
        )}
      </div>
    </header>
  )
}

function ActionButton({ action: { label, href, isDanger, isFile, isUsual, shortcut } }: { action: ActionLink }) {
  const button = (
    <LinkButton
      href={href}
      download={isFile ? '' : undefined}
      kind={isDanger ? 'danger' : 'secondary'}
      data-key={shortcut}
    >
      {label}
    </LinkButton>
  )
  return isUsual ? <div className="action-bar">{button}</div> : button
}

function ActionMenu({ actions }: { actions: readonly ActionLink[] }) {
  return (
    <div className="action-menu">
      <Button popoverTarget="page-actions">More</Button>
      <ul id="page-actions" popover="auto" className="action-list shadow-sheet">
        {actions.map(({ label, href, isDanger, isFile }) => (
          <li key={href}>
            <LinkButton
              href={href}
              download={isFile ? '' : undefined}
              kind="quiet"
              isWide
              className={isDanger ? 'justify-start text-sale' : 'justify-start'}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
