import { Button, LinkButton } from '@tessera/ui/button'
import type { ReactNode } from 'react'

interface Props {
  back: string
  isBusy: boolean
  /** The label of the submit button. */
  children: ReactNode
}

/** The submit button and the cancel link of a panel. */
export const PanelActions = ({ back, isBusy, children }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" kind="primary" isBusy={isBusy}>
      {children}
    </Button>
    <LinkButton href={back} kind="quiet">
      Cancel
    </LinkButton>
  </div>
)
