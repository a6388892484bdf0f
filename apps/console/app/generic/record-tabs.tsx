import { Tabs } from '@tessera/ui/tabs'

interface Props {
  kind: string
  current: 'fields' | 'history' | 'raw'
  /** Whether this person may read who changed what. */
  hasHistory: boolean
}

/** The sides of a record. */
export const RecordTabs = ({ kind, current, hasHistory }: Props) => (
  <Tabs
    label={kind}
    tabs={[
      { href: '?', label: 'Fields', isCurrent: current === 'fields' },
      ...(hasHistory ? [{ href: '?view=history', label: 'History', isCurrent: current === 'history' }] : []),
      { href: '?view=raw', label: 'Raw', isCurrent: current === 'raw' },
    ]}
  />
)
