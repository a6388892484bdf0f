import { Button, LinkButton } from '@tessera/ui/button'
import type { ReactNode } from 'react'

interface Props {
  back: string
  isBusy: boolean
  /** What the button does. */
  children: ReactNode
}

/** How a panel is left: by doing it, or not. */
export const PanelEnd = ({ back, isBusy, children }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" kind="primary" isBusy={isBusy}>
      {children}
    </Button>
    <LinkButton href={back} kind="quiet">
      Cancel
    </LinkButton>
  </div>
)
