import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { Link } from '@tessera/ui/link'
import { Form, useLocation } from 'react-router'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import { type AccountPageLink, accountPages } from './account-pages.ts'
import type { AccountRights } from './account-rights.ts'

/** On the left on wide screens; on phones a menu labeled with the current page. */
export function AccountNav({ rights }: { rights: AccountRights }) {
  const { pathname } = useLocation()
  const groups = accountPages(rights, pathname)
  const here = groups.flatMap(({ places }) => places).find(({ isCurrent }) => isCurrent)
  return (
    <>
      <nav aria-label="Account" className="desktop:hidden">
        {/* the key is the page, so navigation closes the menu */}
        <Disclosure key={pathname} summary={<PhoneSummary label={here?.label} />} className="border-t">
          <div className="grid grid-cols-2 gap-x-6 gap-y-5">
            {groups.map((group) => (
              <CachedPart key={group.label} as="div" part={NavGroup} given={group} />
            ))}
            <div className="self-end">
              <SignOut />
            </div>
          </div>
        </Disclosure>
      </nav>
      <nav aria-label="Account" className="hidden desktop:grid desktop:gap-7">
        {groups.map((group) => (
          <CachedPart key={group.label} as="div" part={NavGroup} given={group} />
        ))}
        <SignOut />
      </nav>
    </>
  )
}

const PhoneSummary = ({ label }: { label: string | undefined }) => (
  <>
    <span className="text-stone">Account menu</span>
    {label && <span> · {label}</span>}
  </>
)

const NavGroup = ({ label, places }: { label: string; places: readonly AccountPageLink[] }) => (
  <>
    <p className="mb-1 text-sm text-stone">{label}</p>
    <ul>
      {places.map(({ href, label, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className="-ms-3 flex min-h-11 items-center border-s-2 border-transparent ps-3 no-underline hover:underline aria-[current]:border-clay aria-[current]:font-bold desktop:min-h-9"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </>
)

const SignOut = () => (
  <Form method="post" action="/sign-out">
    <Button type="submit" size="Small">
      Sign out
    </Button>
  </Form>
)
