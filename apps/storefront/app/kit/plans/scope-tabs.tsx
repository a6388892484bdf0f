import { Tabs } from '@tessera/ui/tabs'
import { type ListState, listHref } from '../lists/list-state.ts'

interface Props {
  path: string
  state: ListState
  /** `quotes`, `sheets`. */
  noun: string
}

/** Tabs for the user's own documents or those of the whole account; a missing right is explained on the page. */
export const ScopeTabs = ({ path, state, noun }: Props) => (
  <Tabs
    label={`Whose ${noun}`}
    tabs={[
      { href: listHref(path, state, { scope: 1 }), label: `My ${noun}`, isCurrent: state.scope !== 3 },
      { href: listHref(path, state, { scope: 3 }), label: `All account ${noun}`, isCurrent: state.scope === 3 },
    ]}
  />
)
