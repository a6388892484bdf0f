import { Tabs } from '@tessera/ui/tabs'

const views = [
  { name: 'all', label: 'All products', href: '/prices' },
  { name: 'unused', label: 'Unused', href: '/prices?view=unused' },
] as const

/** The two ways to look at prices: by product, or those that no product has. */
export const PriceTabs = ({ view }: { view: (typeof views)[number]['name'] }) => (
  <Tabs label="Views" tabs={views.map(({ name, label, href }) => ({ label, href, isCurrent: name === view }))} />
)
