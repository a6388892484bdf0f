import { Button } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Tabs } from '@tessera/ui/tabs'
import { Form, useLocation } from 'react-router'

const places = [
  { href: '/account', label: 'Overview' },
  { href: '/account/personal-data', label: 'Personal data' },
  { href: '/account/addresses', label: 'Addresses' },
  { href: '/account/users', label: 'Account users', isForManagers: true },
]

/** On the left where there is room, tabs on phones. What somebody may not use is not in the menu. */
export function AccountNav({ canCreateUser }: { canCreateUser: boolean }) {
  const { pathname } = useLocation()
  const shown = places
    .filter(({ isForManagers }) => !isForManagers || canCreateUser)
    .map(({ href, label }) => ({ href, label, isCurrent: pathname.replace(/\/$/, '') === href }))
  return (
    <>
      <div className="desktop:hidden">
        <Tabs label="Account" tabs={shown} />
      </div>
      <nav aria-label="Account" className="hidden desktop:block">
        <ul className="border-t border-grout">
          {shown.map(({ href, label, isCurrent }) => (
            <li key={href} className="border-b border-grout">
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className="flex min-h-12 items-center no-underline hover:underline aria-[current]:font-bold"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <SignOut />
        </div>
      </nav>
    </>
  )
}

export function SignOut() {
  return (
    <Form method="post" action="/sign-out">
      <Button type="submit" size="Small">
        Sign out
      </Button>
    </Form>
  )
}
