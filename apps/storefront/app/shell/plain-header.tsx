import { LockIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { Logo } from './logo.tsx'

/** Header of the checkout: logo, link back, and help. */
export function PlainHeader({ phone }: { phone: string | undefined }) {
  return (
    <header className="border-b border-grout bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <Logo />
        <p className="flex flex-wrap items-center gap-x-5 text-sm text-stone">
          <span className="hidden items-center gap-1.5 tablet:flex">
            <LockIcon className="size-4" /> Secure checkout
          </span>
          {phone && <a href={`tel:+1-${phone}`}>{phone}</a>}
          <Link href="/contact">Help</Link>
        </p>
      </div>
    </header>
  )
}
