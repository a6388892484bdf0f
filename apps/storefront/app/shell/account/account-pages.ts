import type { AccountRights } from './account-rights.ts'

interface AccountPage {
  href: string
  label: string
  /** Hidden in the menu without this right; the page itself explains the right and who can grant it. */
  needs?: keyof AccountRights
}

interface AccountPageGroup {
  label: string
  places: readonly AccountPage[]
}

const groups: readonly AccountPageGroup[] = [
  {
    label: 'Buying',
    places: [
      { href: '/account', label: 'Overview' },
      { href: '/account/orders', label: 'Orders' },
      { href: '/account/quick-order', label: 'Quick order', needs: 'canBuy' },
      { href: '/account/projects', label: 'Projects' },
      { href: '/account/quotes', label: 'Quotes' },
      { href: '/account/selection-sheets', label: 'Selection sheets' },
    ],
  },
  {
    label: 'Billing',
    places: [
      { href: '/account/invoices', label: 'Invoices', needs: 'seesBilling' },
      { href: '/account/statements', label: 'Statements', needs: 'seesBilling' },
      { href: '/account/credits', label: 'Credits', needs: 'seesBilling' },
      { href: '/account/billing-history', label: 'Billing history', needs: 'seesBilling' },
      { href: '/account/rewards', label: 'Rewards', needs: 'seesRewards' },
    ],
  },
  {
    label: 'Account',
    places: [
      { href: '/account/payment-methods', label: 'Payment methods' },
      { href: '/account/addresses', label: 'Addresses' },
      { href: '/account/personal-data', label: 'Personal data' },
      { href: '/account/company', label: 'Company', needs: 'managesCompany' },
      { href: '/account/users', label: 'Account users', needs: 'managesUsers' },
    ],
  },
]

export interface AccountPageLink {
  href: string
  label: string
  isCurrent: boolean
}

/** The account menu for a user's rights and the current page. A detail page belongs to its list. */
export function accountPages(rights: AccountRights, pathname: string): { label: string; places: AccountPageLink[] }[] {
  const here = pathname.replace(/\/$/, '')
  const shown = groups.map(({ label, places }) => ({
    label,
    places: places
      .filter(({ needs }) => needs === undefined || rights[needs])
      .map(({ href, label }) => ({ href, label, isCurrent: isWithin(here, href) })),
  }))
  return shown.filter(({ places }) => places.length > 0)
}

const isWithin = (here: string, href: string): boolean =>
  here === href || (href !== '/account' && here.startsWith(`${href}/`))
