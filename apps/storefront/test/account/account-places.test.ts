import { describe, expect, test } from 'vitest'
import { accountPages } from '../../app/shell/account/account-pages.ts'
import { accountRights } from '../../app/shell/account/account-rights.ts'

type User = NonNullable<Parameters<typeof accountRights>[0]['user']>

const rightsOf = (customerType: User['customerType'], rights: string[]) =>
  accountRights({ user: { customerType, rights, can_create_user: rights.includes('can_create_user') } as User })

const menuOf = (customerType: User['customerType'], rights: string[]) =>
  accountPages(rightsOf(customerType, rights), '/account').flatMap(({ places }) => places.map(({ label }) => label))

const billing = ['Invoices', 'Statements', 'Credits', 'Billing history']
const all = ['buy', 'account-view', 'billing-view', 'billing-pay', 'can_create_user']

describe('the menu of the account area', () => {
  test('shows a retail customer no billing and no rewards, whatever rights they have', () => {
    const menu = menuOf('Retail', all)
    for (const label of [...billing, 'Rewards']) expect(menu).not.toContain(label)
    expect(menu).toContain('Orders')
  })

  test('shows a pro without the right no billing', () => {
    const menu = menuOf('Pro', ['buy'])
    for (const label of [...billing, 'Rewards', 'Account users']) expect(menu).not.toContain(label)
  })

  test('shows who may pay what to pay', () => {
    expect(menuOf('Pro', ['billing-pay'])).toEqual(expect.arrayContaining(billing))
  })

  test('shows rewards to users who may see the account', () => {
    expect(menuOf('Pro', ['account-view'])).toContain('Rewards')
  })

  test('shows a person alone at home neither company nor users', () => {
    const menu = menuOf('Retail', all)
    for (const label of ['Company', 'Account users']) expect(menu).not.toContain(label)
  })

  test('shows quick order to those who buy only', () => {
    expect(menuOf('Pro', ['account-view', 'billing-pay'])).not.toContain('Quick order')
    expect(menuOf('Retail', ['buy'])).toContain('Quick order')
  })

  test('shows an owner everything', () => {
    expect(menuOf('Pro', all)).toEqual(expect.arrayContaining([...billing, 'Rewards', 'Account users']))
  })
})

describe('where one is', () => {
  const currentOn = (path: string) =>
    accountPages(rightsOf('Pro', all), path)
      .flatMap(({ places }) => places)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ label }) => label)

  test.each([
    ['/account', ['Overview']],
    ['/account/', ['Overview']],
    ['/account/orders', ['Orders']],
    ['/account/orders/4500001', ['Orders']],
    ['/account/invoices/pay', ['Invoices']],
    ['/account/ordersheets', []],
  ])('%s', (path, expected) => expect(currentOn(path)).toEqual(expected))
})
