import { Tabs } from '@tessera/ui/tabs'

interface Props {
  kind: string
  current: 'fields' | 'used' | 'history' | 'raw'
  /** Whether this person may read who changed what. */
  hasHistory: boolean
  /** Whether other records can point to this one. */
  hasUses: boolean
}

/** The sides of a record. */
export const RecordTabs = ({ kind, current, hasHistory, hasUses }: Props) => (
  <Tabs
    label={kind}
    tabs={[
      { href: '?', label: 'Fields', isCurrent: current === 'fields' },
      ...(hasUses ? [{ href: '?view=used', label: 'Used by', isCurrent: current === 'used' }] : []),
      ...(hasHistory ? [{ href: '?view=history', label: 'History', isCurrent: current === 'history' }] : []),
      { href: '?view=raw', label: 'Raw', isCurrent: current === 'raw' },
    ]}
  />
)
